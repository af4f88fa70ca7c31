# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

between-last =
    { $who ->
        [you] La última la ganaste vos
        [shared] La última la ganaste con { $players }
        [one] La última: ganó { $players }
       *[many] La última: ganaron { $players }
    }
between-chair-you-host = ponés la mesa
between-chair-free-bot = sumá un bot
between-chair-free-sit = tocá para sentarte
between-chair-free-move = tocá para cambiarte
between-ask = ¿Te quedás a otra?
between-count-me-in = Contá conmigo
between-guest = Llegás a tiempo: sentate.
between-sit = Hay silla para vos.
host-away =
    { $known ->
        [yes] { $host } no está. Si no vuelve, { $who ->
            [you] ponés la mesa vos
           *[other] pone la mesa { $next }
        }
       *[other] Quien puso la mesa no está. Si no vuelve, { $who ->
            [you] la ponés vos
           *[other] la pone { $next }
        }
    }
host-now =
    { $who ->
        [you] Ahora ponés la mesa vos.
       *[other] Ahora pone la mesa { $name }.
    }
lobby-guest-door = Ahora no se sienta nadie más. Podés quedarte a mirar.
table-watching-how = Juegan los demás; vos ves todo desde acá.
tv-first = Quien se siente primero pone la mesa: la dirige desde su celular.
tv-host = { $name } pone la mesa y empieza desde su celular.
