## The page

page-title = Sobremesa
page-title-of = { $what } · Sobremesa
page-close = Cerrar
page-less = Menos
page-more = Más
page-back = Estante
page-menu = Menú
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

## The shelf

shelf-title = ¿A qué jugamos?
shelf-games = Juegos
shelf-how = La mesa, en la tele o el portátil. Tus cartas y fichas, en el móvil. Sin cuentas.
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
box-minutes = { $minutes } min
box-sumo-tag = Que no te toque la sexta
box-sumo-minutes = 20
box-sorry-tag = Perdón, estabas en mi casilla
box-sorry-minutes = 30–60
box-rummy500-tag = Mete la mano en el pozo
box-rummy500-minutes = 60

## Words too long for a button elsewhere

sumo-option-end_condition-target-short = Por sumos
sumo-option-end_condition-rounds-short = Por rondas

## Opening a box

open-name = Tu nombre
open-name-missing = Dinos primero cómo te llamas.
open-solo = Solo, contra bots
open-solo-go = Jugar ya
open-solo-rivals = Rivales
open-solo-level = Nivel de los bots
open-with-people = Con gente
open-with-people-help = Cada cual en su pantalla: comparte el enlace o enseña el código.
open-with-people-go = Poner la mesa
open-as-table = Esta pantalla es la mesa
open-as-table-help = Las filas aquí, a la vista de todos; las cartas de cada uno, en su móvil.
open-as-table-go = Hacer de mesa

## The lobby

lobby-sub = Poniendo la mesa
lobby-invite-title = Arrima una silla
lobby-invite-how = Escanea con el móvil o escribe el código. No hace falta cuenta.
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
        [yes] anfitrión · aquí
       *[other] en este aparato
    }
lobby-chair-person = { $host ->
        [yes] anfitrión
       *[other] en la mesa
    }
lobby-chair-away = vuelve enseguida
lobby-chair-bot = bot · { $level }
lobby-chair-change = cambiar
lobby-bot-title = { $name } juega
lobby-bot-about = Los bots se sientan como los demás: solo saben lo que se ve desde su silla.
lobby-bot-level-easy = Juega sin mirar mucho. Para empezar.
lobby-bot-level-medium = Piensa lo justo. Da guerra.
lobby-bot-level-hard = Cuenta y calcula. Cuesta ganarle.
lobby-bot-away = Que se levante
lobby-person-title = La silla de { $name }
lobby-person-link = Enlace nuevo para su silla
lobby-person-link-help = ¿Cambió de móvil? Con este enlace vuelve a su sitio; el de antes deja de valer.
lobby-person-remove = Que deje la silla libre
lobby-you-title = Tu silla
lobby-you-stand = Levantarme
lobby-another = Alguien más en este aparato
lobby-another-title = En este aparato
lobby-another-help = Se lo pasan de mano en mano: antes de cada turno, un telón tapa lo que no es tuyo.
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
lobby-fair-how = El servidor ya eligió su parte del azar y este es su sello. Cada persona que se sienta añade la suya. Al final se abre todo y cualquiera puede comprobar que nadie eligió las cartas.
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
        [0] Ya estáis. ¡Cuando queráis!
        [one] Empieza ya o espera a uno más.
       *[other] Empieza ya o espera a { $free } más.
    }
lobby-wait-host =
    { $known ->
        [yes] { $name } empieza cuando estéis.
       *[other] Quien puso la mesa la empieza.
    }
lobby-problem-nobody_sits = Falta alguien que juegue: siéntate o comparte el enlace.
lobby-problem-too_few =
    { $missing ->
        [one] Falta al menos uno más. Comparte el enlace o invita a un bot.
       *[other] Faltan al menos { $missing } más. Comparte el enlace o invita a un bot.
    }
lobby-problem-too_many = Así juegan { $most } como mucho.
lobby-problem-other = Con estas reglas no se puede empezar.
lobby-start = Empezar la partida
lobby-tv = Ver la mesa en esta pantalla
lobby-tv-new = Abrir la mesa en otra pantalla
lobby-arrived = { $name } se ha sentado.
lobby-left = { $name } se ha levantado.
lobby-close = Recoger la mesa
lobby-close-sure = ¿Recogemos la mesa? Se borra para todos y no vuelve.
lobby-close-no = Déjala puesta
lobby-menu-title = La mesa
lobby-watchers =
    { $watchers ->
        [one] 1 persona mira
       *[other] { $watchers } personas miran
    }

## When there is no table

trouble-no_such_table-title = Aquí no hay mesa
trouble-no_such_table = La mesa { $code } no existe, o ya se recogió. Mira bien el código.
trouble-closed-title = La mesa se recogió
trouble-closed = Ha sido un gusto. El estante sigue en su sitio.
trouble-too_many_guesses-title = Con calma
trouble-too_many_guesses = Demasiados códigos que no existen. Espera un minuto y vuelve a probar.
trouble-protocol_changed-title = La página se ha quedado vieja
trouble-protocol_changed = El servidor es más nuevo que esta página. Vuelve a cargarla.
trouble-other-title = Algo no ha salido bien
trouble-nowhere-title = Por aquí no es
trouble-nowhere = En esta dirección no hay nada.
trouble-shelf = Ir al estante
trouble-retry = Probar otra vez
trouble-reload = Cargar de nuevo

## What the server refuses

refused-away = Ahora no llego al servidor. Prueba otra vez en un momento.
refused-bad_name = Ese nombre no se puede leer. Prueba con letras.
refused-bad_request = El servidor no ha entendido la petición.
refused-hello_first = El servidor no ha entendido la petición.
refused-left = Ya no estás en la mesa.
refused-malformed_message = El servidor no ha entendido la petición.
refused-match_of_older_rules = Esta partida se empezó con reglas de otra versión y ya no se puede seguir.
refused-match_paused = La partida está en pausa.
refused-match_running = La partida ya está en marcha.
refused-match_unreadable = Esta partida no se ha podido volver a leer.
refused-name_taken = Ya hay alguien que se llama { $name }. ¿Otro nombre?
refused-no_such_match = Esa partida no existe.
refused-no_such_seat = Esa silla ya no está.
refused-no_such_table = No hay ninguna mesa con ese código.
refused-nobody_sits = Falta alguien que juegue.
refused-not_away = Acaba de salir; démosle un momento.
refused-not_found = Eso no está aquí.
refused-not_saved = No se ha podido guardar. Prueba otra vez.
refused-not_the_host = Eso lo decide quien puso la mesa.
refused-protocol_changed = El servidor es más nuevo que esta página. Vuelve a cargarla.
refused-reveals_first = Primero se descubre lo que está tapado; después, sigue.
refused-seat_taken = Esa silla ya está ocupada.
refused-seats_taken = Hay { $taken } en la mesa: no caben en { $players } sillas.
refused-server_error = Algo falló en el servidor.
refused-table_closed = La mesa se recogió.
refused-table_full = No queda ninguna silla libre.
refused-too_fast = Con calma: demasiadas cosas a la vez.
refused-too_many_guesses = Demasiados códigos que no existen. Espera un minuto.
refused-too_many_seats = Este aparato ya tiene todas las sillas que puede.
refused-unknown = No ha podido ser ({ $code }).
