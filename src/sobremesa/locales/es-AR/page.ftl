# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

page-seat-lost = Mientras no estabas, { $known ->
        [yes] { $by } hizo un enlace nuevo para el lugar de { $name }
       *[no] se hizo un enlace nuevo para el lugar de { $name }
    }, y este dispositivo ya no lo abre. Para volver a sentarte ahí, pedile otro enlace a quien puso la mesa apenas el lugar quede libre.
page-away = La mesa sigue acá, vuelvo a conectar…
page-you = Vos
settings-auto-pass = Si no podés mover
shelf-how = La mesa, en la tele o en una pantalla grande. Tus cartas y fichas, en el celular. Sin cuentas.
shelf-join-empty = Escribí el código que ves en la pantalla de la mesa.
shelf-resume-yours = te esperan a vos
shelf-resume-over = partida terminada
box-rummy-tag = Reordená toda la mesa
box-rummy500-tag = Meté la mano en el pozo
open-name-known = Jugás como
open-name-missing = Decinos primero cómo te llamás.
open-learn = Aprendé en dos minutos
open-learn-go-label = Empezar: aprendé en dos minutos
open-waiting-nobody = Esta vez jugás a solas
open-with-people-help = Cada cual en su celular; la mesa, acá o en la tele
open-with-people-screen = La mesa, acá o en la tele
open-screen-player = Mi lugar
open-screen-player-help = Jugás acá; los demás, cada cual en su celular o en su pantalla.
open-as-table-help = Lo común acá, a la vista de todos; lo de cada uno, en su celular.
house-problem =
    { $problem ->
        [no_name] Falta el nombre.
        [name_taken] Ya hay una con ese nombre.
        [too_many] Entran { $most }. Borrá una para guardar otra.
       *[too_long] Es demasiado larga para guardarla.
    }
lobby-invite-title = Arrimá una silla
lobby-invite-how = Escaneá con el celular o escribí el código. No hace falta cuenta.
lobby-chair-free-bot = tocá y viene un bot
lobby-chair-free-sit = tocá para sentarte
lobby-chair-free-another = tocá si alguien juega a tu lado
lobby-chair-you = { $host ->
        [yes] ponés la mesa
       *[other] en este dispositivo
    }
lobby-person-link-help = ¿Cambió de celular? Con este enlace vuelve a su lugar; el de antes deja de valer.
lobby-guest-table = { $who ->
        [0] Mesa { $code } de { $game }
       *[other] En la mesa: { $names }. Hay silla para vos.
    }
lobby-guest-full = No queda silla. Podés quedarte a mirar.
lobby-host-sit = ¿Jugás en esta pantalla?
lobby-ready =
    { $free ->
        [0] Ya no falta nadie. ¡A jugar!
        [one] Empezá ya o esperá a uno más.
       *[other] Empezá ya o esperá a { $free } más.
    }
lobby-problem-nobody_sits = Falta alguien que juegue: sentate o compartí el enlace.
lobby-problem-too_few =
    { $missing ->
        [one] Falta al menos uno más.{ $who ->
            [host] {" "}Compartí el enlace o invitá a un bot.
           *[guest] {""}
        }
       *[other] Faltan al menos { $missing } más.{ $who ->
            [host] {" "}Compartí el enlace o invitá a un bot.
           *[guest] {""}
        }
    }
lobby-close = Levantar la mesa
lobby-close-sure = ¿Levantamos la mesa? Se borra para todos y no vuelve.
lobby-close-no = Dejala puesta
mine-private-help = No hay cuenta ni nube. Si lo borrás, se borra.
mine-forget-sure =
    { $count ->
        [one] ¿Borramos la partida anotada? No hay otra copia que la que hayas guardado.
       *[other] ¿Borramos las { $count } partidas anotadas? No hay otra copia que la que hayas guardado.
    }
mine-empty-sum = Acá queda lo que jugás en este dispositivo.
mine-blank-help = La primera partida se anota sola cuando termina, también contra bots.
trouble-no_such_table-title = Acá no hay mesa
trouble-no_such_table = La mesa { $code } no existe, o ya se levantó. Mirá bien el código.
trouble-closed-title = La mesa se levantó
trouble-too_many_guesses = Demasiados códigos que no existen. Esperá un minuto y volvé a probar.
trouble-protocol_changed = El servidor es más nuevo que esta página. Volvé a cargarla.
trouble-nowhere-title = Por acá no es
refused-away = Ahora no llego al servidor. Probá otra vez en un momento.
refused-bad_name = Ese nombre no se puede leer. Probá con letras.
refused-name_claims_role = «{ $name }» parece un cartel de la mesa. Escribí solo tu nombre.
refused-name_means_you = «{ $name }» ya sos vos. Escribí tu nombre.
refused-server_leaving = Este servidor se está reiniciando. Probá otra vez en un momento.
refused-table_elsewhere = Esta mesa está ahora en otro servidor. Probá otra vez en un momento.
refused-not_asked = Las reglas lo permiten, pero acá se pide otra cosa.
refused-not_away = Sigue acá o acaba de salir; démosle un momento.
refused-not_found = Eso no está acá.
refused-not_saved = No se pudo guardar. Probá otra vez.
refused-protocol_changed = El servidor es más nuevo que esta página. Volvé a cargarla.
refused-reveals_first = Primero se descubre lo que está tapado; después, seguí.
refused-table_closed = La mesa se levantó.
refused-too_many_guesses = Demasiados códigos que no existen. Esperá un minuto.
refused-too_many_hints = Bastantes pistas por ahora. Preguntá de nuevo en un momento.
refused-too_many_lessons = Hay demasiadas lecciones a la vez. Probá en un momento.
refused-too_much_to_store = Desde tu conexión se guardaron muchísimas jugadas en poco tiempo. Esperá unos minutos y seguí.
refused-too_many_tables = Ahora no entran más mesas acá. Probá más tarde.
