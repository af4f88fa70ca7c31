## The table: what every game's screen says while a match is on

table-title = { $game } · { $code }
table-title-turn = ● Te toca · { $game }
table-shelf = Estante
table-to-shelf = Volver al estante
table-menu = Menú
table-sound = Sonido
table-seats = Los demás
table-cloth = La mesa
table-dock = Lo tuyo
table-your-turn = Te toca
table-cancel = Cancelar
table-sending = Ya va
table-sending-wait = Tu jugada llega en cuanto haya conexión.
table-skip = Saltar
table-last-turn = Turno anterior
table-seat =
    { $state ->
        [done] { $facts }, ya eligió
        [thinking] { $facts }, está pensando
       *[none] { $facts }
    }

table-pad = Libreta
table-pad-who = Quién
table-pad-total = Total
table-sheet-place = Puesto
table-sheet-rank = { $rank }.º
table-plot-target = { $target }, se acaba

## When a hand is over

table-dealt = Ya hay cartas
table-leads =
    { $who ->
        [you] Vas por delante, con { $total }.
        [one] Va por delante { $players }, con { $total }.
       *[many] En cabeza: { $players }, con { $total }.
    }
table-result-waiting = Aún miran la hoja: { $players }.
table-result-all = Cuando quieras, seguimos.
table-continue = Seguir

## When the match is over

table-over = Final de la partida
table-over-short = Final
table-wins =
    { $count ->
        [one] { $who ->
            [you] ¡Ganas tú!
           *[other] Gana { $players }
        }
       *[other] Victoria compartida
    }
table-again = ¿Otra?
table-again-ask = La mesa sigue puesta.
table-again-waiting = Dijiste que sí. Faltan los demás.
table-again-yes =
    { $count ->
        [one] { $players } ya dijo que sí.
       *[other] { $players } ya dijeron que sí.
    }
table-rematch = Otra partida
table-replay = Ver la partida otra vez
table-record = Guardar el acta
table-fair = Reparto limpio: el acta lleva el secreto que se selló con

## Away, paused

table-away = ausente
table-present = en la mesa
table-stands-in = juega un bot
table-bot = bot · { $level }
table-host = anfitrión
table-stand-in = Un bot por { $player }
table-let-bot = Que juegue un bot
table-end-bot = Quitar el bot
table-paused = En pausa
table-paused-host = Nadie juega hasta que sigas.
table-paused-wait = Seguimos cuando quiera quien puso la mesa.
table-pause = Pausa
table-go-on = Seguir

## Un aparato que pasa de mano en mano

table-curtain =
    { $asked ->
        [yes] Le toca a { $player }
       *[no] Para { $player }
    }
table-curtain-how = Ahora solo mira { $player }.
table-i-am = Soy { $player }
table-pass-to = Pasar a { $player }
table-on-this-device = También en este aparato

## The menu

table-hint = Una pista
table-rules = Las reglas
table-rules-of = Reglas de { $game }
table-log = Lo que ha pasado
table-log-empty = Todavía no ha pasado nada.
table-people = En la mesa
table-tv = La mesa en otra pantalla
table-stand = Levantarme
table-stand-ask = Tu silla queda libre y otra persona puede sentarse.
table-shelf-note = Si vuelves al estante, tu silla sigue siendo tuya.
table-new-link = Enlace nuevo
table-link-for = Solo para { $player }:
table-remove = Quitar
table-close = Recoger la mesa
table-close-ask = Se acaba para todos y no se puede volver.
table-watchers =
    { $count ->
        [0] Nadie más mira.
        [one] Mira una persona más.
       *[other] Miran { $count } más.
    }

table-gestures = Un gesto
table-gesture-clap = Aplaudir
table-gesture-laugh = Reír
table-gesture-wow = ¡Oh!
table-gesture-ouch = ¡Ay!
table-gesture-hurry = ¡Venga!
table-gesture-toast = Brindar
table-reacted =
    { $gesture ->
        [clap] { $player } aplaude.
        [laugh] { $player } se ríe.
        [wow] { $player }: ¡Oh!
        [ouch] { $player }: ¡Ay!
        [hurry] { $player }: ¡Venga!
       *[toast] { $player } brinda.
    }

## The table screen

tv-join = ¿Te sientas?
tv-join-how = Escanea con el móvil o escribe
tv-watch = La mesa, en tu móvil
tv-watch-how = Escanea y mira desde aquí
tv-lobby = Se está poniendo la mesa
tv-lobby-title = Arrima una silla
tv-lobby-how = Escanea con el móvil, o entra y escribe el código:
tv-lobby-seats = En la mesa
tv-lobby-free =
    { $count ->
        [0] Ya no quedan sillas
        [one] Queda una silla
       *[other] Quedan { $count } sillas
    }
tv-result-waiting = Mirando la hoja: { $players }
tv-closed = La mesa se recogió

## The replay

replay-of = Otra vez: { $game }
replay-step = Jugada { $n } de { $of }
replay-start = El reparto
replay-first = Al principio
replay-back = Una atrás
replay-next = Una adelante
replay-last = Al final
replay-play = Ver seguido
replay-stop = Parar
replay-slider = Jugada
replay-who = Desde la silla de
replay-all = todos
replay-spectator = quien mira
replay-hands = Las manos
replay-gone = Esta partida no se puede ver: no existe o no ha terminado.
