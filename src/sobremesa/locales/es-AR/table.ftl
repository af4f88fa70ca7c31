# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

table-drop-nowhere = Ahí no entra: soltala donde brille el borde.
table-wins =
    { $count ->
        [one] { $who ->
            [you] ¡Ganaste!
           *[other] Gana { $players }
        }
       *[other] Victoria compartida
    }
table-host-missing-next =
    { $who ->
        [you] La partida sigue. Si no vuelve, la mesa la llevás vos.
       *[other] La partida sigue. Si no vuelve, la mesa la lleva { $next }.
    }
table-hint-more = Buscalo vos, o seguí preguntando.
table-hint-where = Mostrame
table-hint-win = Así ganás el { $percent } % de las veces.
table-shelf-note = Si volvés al estante, tu silla sigue siendo tuya.
table-close = Levantar la mesa
tv-join = ¿Te sentás?
tv-join-how = Escaneá con el celular o escribí
tv-watch = La mesa, en tu celular
tv-watch-how = Escaneá y mirá desde acá
tv-lobby-title = Arrimá una silla
tv-lobby-how = Escaneá con el celular, o entrá y escribí el código:
tv-closed = La mesa se levantó
table-mark-asked = acá
