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
table-moves = Últimas jugadas
table-said-of = { $names }: { $text }
table-drop-nowhere = Ahí no cabe: suéltala donde brille el borde.
table-drop-wait = Todavía no te toca.
table-seat =
    { $state ->
        [done] { $facts }, ya eligió
        [thinking] { $facts }, está pensando
       *[none] { $facts }
    }

table-pad = Libreta
table-pad-who = Quién
table-us = Nosotros
table-them = Ellos
table-partner = tu pareja
table-opponents = ellos
table-pad-total = Total
table-sheet-place = Puesto
table-sheet-rank = { $rank }.º
table-plot-target = { $target }, se acaba

## When a hand is over

table-dealt = Ya está repartido
table-leads =
    { $who ->
        [you] Vas ganando, con { $total }.
        [one] Va ganando { $players }, con { $total }.
       *[many] Van ganando { $players }, con { $total }.
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
table-picture = Imagen del resultado
table-record = Guardar el acta
table-fair-mine = Reparto limpio: el sello es el que se mostró antes y tu parte está en el acta
table-fair-not-mine = Atención: el sello o tu parte del azar no están en el acta como se dieron
table-fair = Reparto limpio: el acta lleva el secreto que se selló con

## Away, paused

table-away = ausente
table-present = en la mesa
table-stands-in = juega un bot
table-bot = bot · { $level }
table-bot-expert = bot · experto, va a ganar como sea
table-host = anfitrión
table-stand-in = Un bot por { $player }
table-missing = { $player } no está.
table-missing-wait = Si no vuelve pronto, un bot puede jugar en su lugar.
table-missing-bot = Un bot puede jugar en su lugar hasta que vuelva.
table-missing-watch = En la mesa pueden poner un bot en su lugar hasta que vuelva.
table-host-missing =
    { $known ->
        [yes] { $host } no está.
       *[no] No está quien puso la mesa.
    }
table-host-missing-next =
    { $who ->
        [you] La partida sigue. Si no vuelve, la mesa la llevas tú.
       *[other] La partida sigue. Si no vuelve, la mesa la lleva { $next }.
    }
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
table-on-this-device = También en este dispositivo

## The menu

table-undo = Deshacer
table-redo = Rehacer
table-reset = Reiniciar
table-more-pieces = { $count } más
table-hint = Una pista
table-hint-close = Cerrar la pista
table-hint-more = Búscalo tú, o sigue preguntando.
table-hint-which =
    { $pieces ->
        [one] ¿Cuál?
       *[other] ¿Cuáles?
    }
table-hint-where = Muéstrame
table-hint-win = Así ganas el { $percent } % de las veces.
table-hint-drop = Sigo yo
table-rules = Las reglas
table-rules-of = Reglas de { $game }
table-log = Lo que pasó
table-notice-match_too_long = La partida se hizo demasiado larga para guardarla y quedó sin terminar. La mesa está lista para otra.
table-notice-new_link = { $known ->
        [yes] { $by } hizo un enlace nuevo para el sitio de { $name }: ahora juega ahí quien lo tenga.
       *[no] Quien puso la mesa hizo un enlace nuevo para el sitio de { $name }: ahora juega ahí quien lo tenga.
    }
table-log-empty = Todavía no pasó nada.
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
table-gesture-hurry = ¡Vamos!
table-gesture-toast = Brindar
table-reacted =
    { $gesture ->
        [clap] { $player } aplaude.
        [laugh] { $player } se ríe.
        [wow] { $player }: ¡Oh!
        [ouch] { $player }: ¡Ay!
        [hurry] { $player }: ¡Vamos!
       *[toast] { $player } brinda.
    }

## The table screen

tv-join = ¿Te sientas?
tv-join-how = Escanea con el teléfono o escribe
tv-watch = La mesa, en tu teléfono
tv-watch-how = Escanea y mira desde aquí
tv-lobby = Se está poniendo la mesa
tv-lobby-title = Arrima una silla
tv-lobby-how = Escanea con el teléfono, o entra y escribe el código:
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
replay-again = Otra vez
replay-result = Resultado
replay-to-result = Volver al resultado
replay-share = Compartir enlace
replay-copied = Enlace copiado
replay-eyes = Ojos de { $player }
replay-hand = La mano de { $player }
replay-so-far = Hasta este turno
replay-pins = Grandes momentos
replay-speed = Velocidad
replay-at = { $hand }, turno { $turn }
replay-start = El reparto
replay-first = Al principio
replay-back = Un turno atrás
replay-next = Un turno adelante
replay-last = Al final
replay-play = Ver seguido
replay-stop = Parar
replay-slider = Momento
replay-who = Ver con los ojos de
replay-all = Todas las manos
replay-spectator = Solo la mesa
replay-hands = Las manos
replay-gone = Esta partida no se puede ver: no existe o sigue en juego.

## Keyboard shortcuts

keys-title = Teclas
keys-along = De pieza en pieza
keys-press = Tomar, soltar o confirmar lo señalado
keys-cancel = Soltar o cancelar
keys-ends = Al principio y al final del atril
keys-sort = Ordenar
keys-carry = Mover una pieza en el atril
keys-undo = Deshacer
keys-redo = Rehacer
keys-primary = El botón azafrán
keys-help = Estas teclas
keys-turn = Un turno atrás o adelante
keys-whole = Al principio y al final
keys-run = Ver y parar
keys-speed = Velocidad
table-mark-tried = así no
table-mark-asked = aquí
