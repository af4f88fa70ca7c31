## The page

page-title = Sobremesa
page-title-of = { $what } · Sobremesa
page-close = Cerrar
page-less = Menos
page-more = Más
page-back = Estante
page-menu = Menú
page-seat-lost = Mientras no estabas, { $known ->
        [yes] { $by } hizo un enlace nuevo para el sitio de { $name }
       *[no] se hizo un enlace nuevo para el sitio de { $name }
    }, y este dispositivo ya no lo abre. Para volver a sentarte ahí, pide otro enlace a quien puso la mesa en cuanto el sitio quede libre.
page-away = La mesa sigue aquí, vuelvo a conectar…
page-copied = Copiado
page-you = Tú

## Settings

settings-title = A tu gusto
settings-open = Ajustes
settings-language = Idioma
settings-theme = Luz
settings-theme-system = Como el sistema
settings-theme-light = De día
settings-theme-dark = De noche
settings-to-dark = Pasar a la noche
settings-to-light = Pasar al día
settings-motion = Movimiento
settings-motion-system = Como el sistema
settings-motion-full = Todo
settings-motion-reduced = Poco
settings-sound = Sonido
settings-sound-on = Con sonido
settings-sound-off = En silencio
settings-auto-pass = Si no puedes mover
settings-auto-pass-on = Pasar solo
settings-auto-pass-off = Esperarme
settings-pieces = Piezas
settings-pieces-normal = normales
settings-pieces-large = grandes

## The shelf

shelf-title = ¿A qué jugamos?
shelf-games = Juegos
shelf-how = La mesa, en la tele o en una pantalla grande. Tus cartas y fichas, en el teléfono. Sin cuentas.
shelf-join-title = Me esperan
shelf-join-code = Código de la mesa
shelf-join-example = HIGO 2746
shelf-join-go = Sentarme
shelf-join-empty = Escribe el código que ves en la pantalla de la mesa.
shelf-resume-title =
    { $tables ->
        [one] La mesa sigue puesta
       *[other] Las mesas siguen puestas
    }
shelf-resume-turn = Te toca
shelf-resume-go = Volver
shelf-resume-away = Quitar la nota de { $game }, mesa { $code }
shelf-resume-lobby = se está poniendo la mesa
shelf-resume-playing = esperamos a { $names }
shelf-resume-yours = te esperan a ti
shelf-resume-paused = en pausa
shelf-resume-over = partida acabada
shelf-away = Ahora no llego al servidor. Lo intento otra vez…
box-players =
    { $most ->
        [one] jugador
       *[other] jugadores
    }
box-either = { $least } o { $most }
box-minutes = { $minutes } min
box-sumo-tag = Que no te toque la sexta
box-sumo-minutes = 20
box-sumo-letter = S
box-sorry-tag = Perdón, estabas en mi casilla
box-sorry-minutes = 30–60
box-sorry-letter = !
box-burako-tag = Canastas en pareja
box-burako-minutes = 45–90
box-burako-letter = B
box-rummy-tag = Reordena toda la mesa
box-rummy-minutes = 40
box-rummy-letter = R
box-rummy500-tag = Mete la mano en el pozo
box-rummy500-minutes = 60
box-rummy500-letter = 5
box-sumoku-tag = Crucigrama de números
box-sumoku-minutes = 5–60
box-sumoku-letter = S
box-sumo-short =
    { $mode ->
        [two_round] Dos rondas · unos 8 min
       *[other] Hasta 30 sumos · unos 10 min
    }
box-sorry-short =
    { $mode ->
        [scored] Un juego · unos 10 min
       *[other] Por puntos, cinco cartas en la mano · unos 10 min
    }
box-burako-short = Hasta 500 puntos · unos 10 min
box-rummy-short = Una mano · unos 10 min
box-rummy500-short =
    { $mode ->
        [fixed_rounds] Dos rondas · unos 10 min
       *[other] Hasta 150 puntos · unos 10 min
    }
box-sumoku-short =
    { $mode ->
        [classic] Unos 15 min
        [solo] 10 min de reloj
       *[other] Unos 10 min
    }

## Words too long for a button elsewhere

sumo-option-end_condition-target-short = Por sumos
sumo-option-end_condition-rounds-short = Por rondas

## Opening a box

open-name = Tu nombre
open-name-once = se pregunta una vez
open-name-known = Juegas como
open-name-change = Cambiar el nombre
open-name-keep = Guardar el nombre
open-name-missing = Dinos primero cómo te llamas.
open-learn = Aprende en dos minutos
open-learn-help =
    { $scenes ->
        [one] Una escena corta, con piezas de verdad.
       *[other] { $scenes } escenas cortas, con piezas de verdad.
    }
open-learn-line =
    { $scenes ->
        [one] Una escena, con piezas de verdad
       *[other] { $scenes } escenas, con piezas de verdad
    }
open-learn-done = Ya la hiciste
open-learn-left = escena { $scene } de { $scenes }
open-learn-go = Empezar
open-learn-go-label = Empezar: aprende en dos minutos
open-learn-again = Repetir
open-learn-again-label = Repetir la lección
open-go-on = Seguir
open-learn-left-label = Seguir la lección, escena { $scene } de { $scenes }
open-solo = Contra bots
open-solo-go = Jugar ya
open-solo-level-label = nivel { $level }
open-solo-laid = La mesa sigue puesta
open-solo-laid-label = Seguir contra bots: la mesa sigue puesta
open-solo-level = Nivel
open-fold = Cambiar
open-fold-short = partida corta
open-fold-changed = reglas cambiadas
open-bots =
    { $bots ->
        [0] sin bots
        [one] 1 bot
       *[other] { $bots } bots
    }
open-bots-burako =
    { $bots ->
        [3] pareja y 2 rivales
       *[other] { open-bots }
    }
open-bots-sorry =
    { $mode ->
        [partners] pareja y 2 rivales
       *[other] { open-bots }
    }
open-against =
    { $bots ->
        [0] Jugar ya a solas
        [one] Jugar ya contra 1 bot
       *[other] Jugar ya contra { $bots } bots
    }
open-against-burako =
    { $bots ->
        [3] Jugar ya en pareja contra 2 bots
       *[other] { open-against }
    }
open-against-sorry =
    { $mode ->
        [partners] Jugar ya en pareja contra 2 bots
       *[other] { open-against }
    }
open-against-sumoku =
    { $mode ->
        [solo] { $bots ->
            [0] Jugar ya a solas
            [one] Jugar ya con 1 ayudante
           *[other] Jugar ya con { $bots } ayudantes
        }
       *[other] { open-against }
    }
open-rivals = Rivales
open-rivals-burako = Bots
open-rivals-sumoku =
    { $mode ->
        [solo] Ayudantes
        [team] Bots
       *[other] Rivales
    }
open-waiting =
    { $count ->
        [one] { $names } te espera
       *[other] { $names } te esperan
    }
open-waiting-nobody = Esta vez juegas a solas
open-more = Más opciones
open-back = Volver a la caja
open-away = Sin conexión
open-short = Partida corta
open-with-people = Con gente
open-with-people-help = Cada cual en su teléfono; la mesa, aquí o en la tele
open-with-people-screen = La mesa, aquí o en la tele
open-with-people-go = Poner la mesa
open-with-people-label = Poner la mesa con gente
open-screen = Esta pantalla es
open-screen-player = Mi sitio
open-screen-player-help = Juegas aquí; los demás, cada cual en su teléfono o en su pantalla.
open-screen-table = La mesa
open-as-table = Esta pantalla es la mesa
open-as-table-help = Lo común aquí, a la vista de todos; lo de cada uno, en su teléfono.
open-as-table-label = Poner la mesa en esta pantalla

## House rules kept on this device

house-by = Se juega
house-leaflet = Como en el folleto
house-save = Guardar como regla de la casa…
house-name = Nombre de la regla de la casa
house-keep = Guardar
house-cancel = Cancelar
house-rename = Cambiar el nombre de «{ $name }»
house-delete-of = Borrar «{ $name }»
house-delete-sure = ¿Borramos «{ $name }»?
house-delete = Borrar
house-kept = «{ $name }» queda guardada en este dispositivo.
house-deleted = «{ $name }» ya no está.
house-refused = Así, «{ $name }» ya no se puede jugar. { $why }
house-problem =
    { $problem ->
        [no_name] Falta el nombre.
        [name_taken] Ya hay una con ese nombre.
        [too_many] Caben { $most }. Borra una para guardar otra.
       *[too_long] Es demasiado larga para guardarla.
    }

## The lobby

lobby-sub = Poniendo la mesa
lobby-invite-title = Arrima una silla
lobby-invite-how = Escanea con el teléfono o escribe el código. No hace falta cuenta.
lobby-code = Código de la mesa
lobby-qr = Código QR del enlace a esta mesa
lobby-copy = Copiar enlace
lobby-share = Compartir
lobby-share-text = ¿Jugamos a { $game }? Te guardo una silla.
lobby-chairs-title = En la mesa
lobby-chair-free = Silla libre
lobby-chair-free-bot = toca y viene un bot
lobby-chair-free-sit = toca para sentarte
lobby-chair-free-another = toca si alguien juega a tu lado
lobby-chair-add = Otra silla
lobby-chair-remove = Quitar la silla { $number }
lobby-chair-you = { $host ->
        [yes] pones la mesa
       *[other] en este dispositivo
    }
lobby-chair-person = { $host ->
        [yes] pone la mesa
       *[other] en la mesa
    }
lobby-chair-away = vuelve enseguida
lobby-chair-change = cambiar
lobby-bot-title = { $name } juega
lobby-bot-about = Los bots se sientan como los demás: solo saben lo que se ve desde su silla.
lobby-bot-level-easy = Juega sin mirar mucho. Para empezar.
lobby-bot-level-medium = Piensa lo justo. No regala nada.
lobby-bot-level-hard = Cuenta y calcula. Cuesta ganarle.
lobby-bot-level-expert = Solo quiere ganar, con todo lo que permiten las reglas.
lobby-bot-level-expert-rummy = Solo quiere ganar: puede pasar muchos turnos y bajar todo de golpe.
lobby-bot-away = Que se levante
lobby-person-title = La silla de { $name }
lobby-person-link = Enlace nuevo para su silla
lobby-person-link-help = ¿Cambió de teléfono? Con este enlace vuelve a su sitio; el de antes deja de valer.
lobby-person-remove = Que deje la silla libre
lobby-you-title = Tu silla
lobby-you-stand = Levantarme
lobby-another = Alguien más en este dispositivo
lobby-another-title = En este dispositivo
lobby-another-help = Va de mano en mano: antes de cada turno, un telón tapa lo que no es tuyo.
lobby-another-name = Nombre de quien juega a tu lado
lobby-another-go = Darle silla
lobby-one-stands = { $name } se levanta
lobby-rules-title = Reglas de la casa
lobby-rules-agreed = Lo que se juega
lobby-rules-more =
    { $changed ->
        [0] { $count ->
            [one] 1 regla más, como en el folleto
           *[other] { $count } reglas más, todas como en el folleto
        }
       *[other] { $count ->
            [one] 1 regla más, cambiada
           *[other] { $count } reglas más, { $changed } sin seguir el folleto
        }
    }
lobby-rules-fewer = Menos reglas
lobby-fair = Reparto limpio
lobby-fair-how = El servidor ya eligió su parte del azar y este es su sello. Cada persona que se sienta añade la suya; los bots, ninguna. Al final se abre todo: tu dispositivo comprueba que el sello sigue siendo este y que tu parte está dentro.
lobby-guest-title = Te esperan
lobby-guest-table = { $who ->
        [0] Mesa { $code } de { $game }
       *[other] En la mesa: { $names }. Hay silla para ti.
    }
lobby-guest-sit = Sentarme
lobby-guest-watch = Solo mirar
lobby-guest-full = No queda silla. Puedes quedarte a mirar.
lobby-host-sit = ¿Juegas en esta pantalla?
lobby-count = { $taken } de { $chairs }
lobby-ready =
    { $free ->
        [0] Ya no falta nadie. ¡A jugar!
        [one] Empieza ya o espera a uno más.
       *[other] Empieza ya o espera a { $free } más.
    }
lobby-wait-host =
    { $known ->
        [yes] { $name } empieza cuando esté todo listo.
       *[other] Quien puso la mesa la empieza.
    }
lobby-problem-nobody_sits = Falta alguien que juegue: siéntate o comparte el enlace.
lobby-problem-too_few =
    { $missing ->
        [one] Falta al menos uno más.{ $who ->
            [host] {" "}Comparte el enlace o invita a un bot.
           *[guest] {""}
        }
       *[other] Faltan al menos { $missing } más.{ $who ->
            [host] {" "}Comparte el enlace o invita a un bot.
           *[guest] {""}
        }
    }
lobby-problem-too_many = Así juegan { $most } como mucho.
lobby-problem-other = Con estas reglas no se puede empezar.
lobby-start = Empezar la partida
lobby-tv = Ver la mesa en esta pantalla
lobby-tv-new = Abrir la mesa en otra pantalla
lobby-arrived = { $name } se sienta.
lobby-left = { $name } se levanta.
lobby-close = Recoger la mesa
lobby-close-sure = ¿Recogemos la mesa? Se borra para todos y no vuelve.
lobby-close-no = Déjala puesta
lobby-how = Cómo se juega
lobby-menu-title = La mesa
lobby-watchers =
    { $watchers ->
        [one] 1 persona mira
       *[other] { $watchers } personas miran
    }

## My matches

mine-title = Mis partidas
mine-sum =
    { $count ->
        [one] { $count } partida, { $won ->
            [0] sin ganar todavía.
           *[other] ganada.
        }
       *[other] { $count } partidas desde { $since }. Ganaste { $won }.
    }
mine-show = Ver
mine-all = Todo
mine-last = Las últimas
mine-won = Ganaste
mine-place = { $place }.º de { $of }
mine-with = con { $names }
mine-score =
    { $game ->
        [sumo] { $total } sumos
       *[other] { $total } puntos
    }
mine-replay = Ver otra vez: { $what }
mine-all-matches = Ver las { $count } partidas
mine-today = hoy
mine-yesterday = ayer
mine-how = Cómo te fue
mine-how-help =
    { $count ->
        [one] Tu puesto en la última
       *[other] Tu puesto en las últimas { $count } y, en línea, la media
    }
mine-plot-label =
    { $count ->
        [one] Una partida, { $won } ganadas
       *[other] Últimas { $count } partidas, { $won } ganadas
    }
mine-plot-middle = mitad
mine-plot-last = último
mine-against = Contra quién
mine-against-help = Partidas que terminaste por delante – por detrás
mine-bots = Los bots
mine-by-game = Por juego
mine-by-game-help = Ganadas de las jugadas
mine-of = de { $played }
mine-private = Nada sale de este dispositivo
mine-private-help = No hay cuenta ni nube. Si lo borras, se borra.
mine-save = Guardar copia
mine-bring = Traer una copia
mine-forget = Borrar
mine-forget-sure =
    { $count ->
        [one] ¿Borramos la partida apuntada? No hay otra copia que la que hayas guardado.
       *[other] ¿Borramos las { $count } partidas apuntadas? No hay otra copia que la que hayas guardado.
    }
mine-no-copy = Ese archivo no es una copia de partidas.
mine-brought =
    { $count ->
        [one] Hay 1 partida más.
       *[other] Hay { $count } partidas más.
    }
mine-empty-sum = Aquí queda lo que juegas en este dispositivo.
mine-blank = Hoja en blanco
mine-blank-help = La primera partida se apunta sola cuando termina, también contra bots.
mine-unknown-game = { $game }

## When there is no table

trouble-no_such_table-title = Aquí no hay mesa
trouble-no_such_table = La mesa { $code } no existe, o ya se recogió. Mira bien el código.
trouble-closed-title = La mesa se recogió
trouble-closed = Fue un gusto. El estante sigue en su sitio.
trouble-too_many_guesses-title = Con calma
trouble-too_many_guesses = Demasiados códigos que no existen. Espera un minuto y vuelve a probar.
trouble-protocol_changed-title = Esta página ya es vieja
trouble-protocol_changed = El servidor es más nuevo que esta página. Vuelve a cargarla.
trouble-other-title = Algo salió mal
trouble-nowhere-title = Por aquí no es
trouble-nowhere = En esta dirección no hay nada.
trouble-shelf = Ir al estante
trouble-retry = Probar otra vez
trouble-reload = Cargar de nuevo

## What the server refuses

refused-away = Ahora no llego al servidor. Prueba otra vez en un momento.
refused-bad_name = Ese nombre no se puede leer. Prueba con letras.
refused-bad_request = El servidor no entendió la petición.
refused-door_closed = La puerta está cerrada: ahora no se sienta nadie más.
refused-hello_first = El servidor no entendió la petición.
refused-hint_running = Ya lo estoy pensando.
refused-left = Ya no estás en la mesa.
refused-malformed_message = El servidor no entendió la petición.
refused-match_of_older_rules = Esta partida se empezó con reglas de otra versión y ya no se puede seguir.
refused-match_paused = La partida está en pausa.
refused-match_running = La partida ya está en marcha.
refused-match_unreadable = Esta partida ya no se puede leer.
refused-name_claims_role = «{ $name }» parece un cartel de la mesa. Escribe solo tu nombre.
refused-name_means_you = «{ $name }» ya eres tú. Escribe tu nombre.
refused-name_taken = Ya hay alguien que se llama { $name }, o algo que se ve igual. ¿Otro nombre?
refused-server_leaving = Este servidor se está reiniciando. Prueba otra vez en un momento.
refused-table_elsewhere = Esta mesa está ahora en otro servidor. Prueba otra vez en un momento.
refused-match_too_long = Esa partida se hizo demasiado larga para guardarla y ya no sigue. Pueden empezar otra.
refused-match_of_newer_rules = Esta partida empezó con una versión más nueva de Sobremesa. Espera, intacta, a que se actualice este servidor.
refused-already_added = Tu parte del azar ya está puesta.
refused-no_hint = Esta vez no tengo consejo.
refused-no_hints = En este juego no hay pistas: de verlo se trata.
refused-no_lesson = Este juego aún no tiene lección.
refused-no_review = No hay ninguna mano que repasar.
refused-no_such_match = Esa partida no existe.
refused-no_such_scene = Esa escena no existe.
refused-no_such_seat = Esa silla ya no está.
refused-no_such_table = No hay ninguna mesa con ese código.
refused-nobody_sits = Falta alguien que juegue.
refused-not_asked = Las reglas lo permiten, pero aquí se pide otra cosa.
refused-not_away = Sigue aquí o acaba de salir; démosle un momento.
refused-hosts_seat = Ese es el sitio de quien puso la mesa, y le espera.
refused-not_found = Eso no está aquí.
refused-not_in_a_lesson = Eso no se puede en una lección.
refused-not_saved = No se pudo guardar. Prueba otra vez.
refused-not_the_host = Eso lo decide quien puso la mesa.
refused-protocol_changed = El servidor es más nuevo que esta página. Vuelve a cargarla.
refused-reveals_first = Primero se descubre lo que está tapado; después, sigue.
refused-review_running = Ya estoy repasando esa mano.
refused-seat_taken = Esa silla ya está ocupada.
refused-seats_taken = Hay { $taken } en la mesa: no caben en { $players } sillas.
refused-server_error = Algo falló en el servidor.
refused-table_closed = La mesa se recogió.
refused-table_full = No queda ninguna silla libre.
refused-too_fast = Con calma: demasiadas cosas a la vez.
refused-too_many_changes = Ya cambiaste de carta muchas veces en este turno. Esta se queda.
refused-too_many_guesses = Demasiados códigos que no existen. Espera un minuto.
refused-too_many_hints = Bastantes pistas por ahora. Pregunta de nuevo en un momento.
refused-too_many_lessons = Hay demasiadas lecciones a la vez. Prueba en un momento.
refused-too_much_to_store = Desde tu conexión se guardaron muchísimas jugadas en poco tiempo. Espera unos minutos y sigue.
refused-too_many_tables = Ahora no caben más mesas aquí. Prueba más tarde.
refused-too_many_seats = Este dispositivo ya tiene todas las sillas que puede.
refused-unknown = No pudo ser ({ $code }).
