## Between two matches: the lobby with the last result beside it

between-sub = Entre dos partidas
between-sub-short = Entre partidas
between-title = Cambiar la mesa
between-change = Cambiar la mesa
between-last-label = La última partida
between-last =
    { $who ->
        [you] La última la ganaste tú
        [shared] La última la ganaste con { $players }
        [one] La última: ganó { $players }
       *[many] La última: ganaron { $players }
    }
between-gone = se fue
between-replay = Ver otra vez
between-sheet = Hoja completa
between-chair-you-host = pones la mesa
between-chair-you = esta es tu silla
between-chair-host = pone la mesa
between-chair-yes = dijo que sí
between-chair-here = en la mesa
between-chair-was = era la de { $name }
between-chair-free-bot = suma un bot
between-chair-free-sit = toca para sentarte
between-chair-free-move = toca para cambiarte
between-chair-change = Qué hacer con { $name }
between-chair-new = Acaba de sentarse
between-shuffle = Sortear sillas
between-shuffle-short = Sortear
between-hand-over = Ceder la mesa
between-hand-over-short = Ceder
between-hand-over-how = Quien elijas empieza, pausa y cambia las reglas desde ahora.
between-door-close = Cerrar la puerta
between-door-close-short = Cerrar
between-door-open = Abrir la puerta
between-door-open-short = Abrir
between-rules = Se juega así
between-rules-change = Cambiar
between-rules-bots = Los bots juegan en nivel
between-missing = ¿Falta alguien?
between-game = Otro juego
between-game-title = Otro juego
between-game-how = En la misma mesa y con la misma gente.
between-ready = Cuando quieras. Nadie tiene que esperar.
between-ask = ¿Te quedas a otra?
between-you-said-yes = Dijiste que sí.
between-came = { $name } acaba de llegar.
between-count-me-in = Cuenta conmigo
between-count-me-out = Esta vez no
between-wait =
    { $known ->
        [yes] { $name } está poniendo la mesa
       *[other] Se está poniendo la mesa
    }
between-wait-how =
    { $known ->
        [yes] Empieza cuando { $name } diga.
       *[other] Empieza cuando diga quien la puso.
    }
between-guest = Llegas a tiempo: siéntate.
between-sit = Hay silla para ti.
between-sit-next = Sentarme
between-sit-title = Para la próxima

## The host

host-away =
    { $known ->
        [yes] { $host } no está. Si no vuelve, { $who ->
            [you] pones la mesa tú
           *[other] pone la mesa { $next }
        }
       *[other] Quien puso la mesa no está. Si no vuelve, { $who ->
            [you] la pones tú
           *[other] la pone { $next }
        }
    }
host-away-in = en { $seconds } s.
host-now =
    { $who ->
        [you] Ahora pones la mesa tú.
       *[other] Ahora pone la mesa { $name }.
    }

## The lobby: names, chairs, who only looks on

lobby-watching = Estás mirando.
lobby-guest-full-title = Mesa completa
lobby-guest-door-title = Puerta cerrada
lobby-guest-door = Ahora no se sienta nadie más. Puedes quedarte a mirar.
lobby-you-move = Cambiarme a esta silla
lobby-person-host = Que { $name } ponga la mesa
lobby-chair-swap = Cambiar de silla
lobby-chair-number =
    { $kind ->
        [free] Silla { $number }
       *[other] Silla { $number }, con { $name }
    }
table-rename = Cambiar mi nombre
table-watching = Estás mirando
table-watching-how = Juegan los demás; tú lo ves todo desde aquí.
tv-first = Quien se siente primero pone la mesa: la dirige desde su teléfono.
tv-host = { $name } pone la mesa y empieza desde su teléfono.

## Pace

settings-pace = Ritmo
settings-pace-calm = Con calma
settings-pace-normal = Normal
settings-pace-fast = Rápido
