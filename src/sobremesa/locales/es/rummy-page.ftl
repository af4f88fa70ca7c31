## El Rummy en la página. $tile y las listas de fichas son texto donde se nombran; $tiles las cuenta en lo demás; $points son números; $who es “you” u “other”, $kind es “run” o “group”.

rummy-page-name = Rummy
rummy-page-unit =
    { $points ->
        [one] pto
       *[other] ptos
    }
rummy-page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rummy-page-tiles =
    { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }
rummy-page-seat =
    { $opened ->
        [true] { rummy-page-tiles }
       *[false] { rummy-page-tiles } · sin abrir
    }
rummy-page-opened = ya abrió
rummy-page-unopened = sin abrir
rummy-page-headline = Mano { $hand }
rummy-page-headline-of = Mano { $hand } de { $hands }
rummy-page-headline-one = Una sola mano
rummy-page-goal = Menos es más
rummy-page-plot = Puntos hasta ahora

## La mesa

rummy-page-stock =
    { $tiles ->
        [one] Pozo: { $tiles } ficha
       *[other] Pozo: { $tiles } fichas
    }
rummy-page-in-stock = { $tiles } en el pozo
rummy-page-closing = solo para cerrar
rummy-page-closing-off = no se usa
rummy-page-closing-why = Esta ficha solo sirve para cerrar: en la jugada en que bajas tu última ficha.
rummy-page-sets = Juegos en la mesa
rummy-page-no-sets = Todavía no hay nada en la mesa.
rummy-page-set =
    { $kind ->
        [run] Escalera: { $tiles }
       *[group] Pierna: { $tiles }
    }
rummy-page-put-at = pon aquí tus fichas
rummy-page-gap = Falta: { $tile }
rummy-page-joker-waits = por colocar
rummy-page-joker-price =
    { $price ->
        [none] No se puede liberar en este turno.
        [table] Se libera si queda en la mesa una de estas, de tu atril o que ya estaba: { $tiles }.
        [all] Se libera poniendo de tu atril: { $tiles }.
       *[some] Se libera poniendo de tu atril { $needed } de estas: { $tiles }.
    }
rummy-page-clock = Quedan { $seconds } segundos
rummy-page-other =
    { $kind ->
        [run] Que sea la escalera { $tiles }
       *[group] Que sea la pierna { $tiles }
    }
rummy-page-zoom = Mirar de cerca
rummy-page-opening = { $points } de { $least }
rummy-page-against = En tu atril: { $points } en contra
rummy-page-move-played =
    { $who ->
        [you] bajaste { rummy-page-tiles }
       *[other] bajó { rummy-page-tiles }
    }
rummy-page-move-passed =
    { $who ->
        [you] pasaste
       *[other] pasó
    }

## Tu atril

rummy-page-rack-label = Tu atril
rummy-page-rack = { rummy-page-tiles } · { rummy-page-points }
rummy-page-sort =
    { $way ->
        [colour] Orden: por color. Cambiar
        [number] Orden: por número. Cambiar
       *[own] Orden: a tu manera. Cambiar
    }
rummy-page-sort-colour = Por color
rummy-page-sort-number = Por número
rummy-page-sort-own = A mano

## Tu turno

rummy-page-draw = Roba una ficha.
rummy-page-draw-or-close = Roba una ficha, o cierra con la ficha de cierre.
rummy-page-draw-do = Robar
rummy-page-play = Baja fichas o pasa.
rummy-page-play-on = Ya abriste: baja más o pasa.
rummy-page-open =
    { $least ->
        [0] Baja juegos de tu atril, o pasa.
       *[other] Para abrir, baja { $least } puntos de tu atril, o pasa.
    }
rummy-page-picked =
    { $tiles ->
        [one] Toca adónde va: un juego o un sitio libre.
       *[other] Toca adónde van: un juego o un sitio libre.
    }
rummy-page-looking = Un momento…
rummy-page-ready = Listo para confirmar.
rummy-page-opens = Abres con { rummy-page-points }. ¿Confirmas?
rummy-page-closes = ¡Con esto cierras!
rummy-page-confirm = Confirmar
rummy-page-close = ¡Cerrar!
rummy-page-nothing = Baja al menos una ficha de tu atril, o pasa.
rummy-page-pass = Pasar
rummy-page-pass-strong = ¿Pasar?
rummy-page-pass-why = Lo que tienes colocado no cuenta entonces.
rummy-page-pass-sure = Sí, pasar
rummy-page-let-go = Soltar
rummy-page-take-back = Recoger
rummy-page-split = Separar aquí
rummy-page-aside = Juego nuevo
rummy-page-danger-few =
    { $tiles ->
        [one] ¡Ojo! A { $player } le queda { $tiles } ficha.
       *[other] ¡Ojo! A { $player } le quedan { $tiles } fichas.
    }
rummy-page-danger-stock =
    { $tiles ->
        [0] El pozo está vacío: ya no se roba.
        [one] Queda { $tiles } ficha en el pozo.
       *[other] Quedan { $tiles } fichas en el pozo.
    }
rummy-page-danger-last = Último turno: con él termina la mano.
rummy-page-why-set_too_short = Le faltan fichas
rummy-page-why-invalid_run = No es una escalera
rummy-page-why-invalid_group = No es una pierna
rummy-page-why-group_too_long = Le sobran fichas
rummy-page-why-open_first = Déjalo así hasta que abras

## Pistas

rummy-page-hint-draw = Yo robaría una ficha
rummy-page-hint-pass = Yo pasaría
rummy-page-hint-count =
    { $tiles ->
        [one] Yo bajaría { $tiles } ficha
       *[other] Yo bajaría { $tiles } fichas
    }
rummy-page-hint-these =
    { $tiles ->
        [one] Yo bajaría esta ficha
       *[other] Yo bajaría estas { $tiles } fichas
    }
rummy-page-hint-put =
    { $tiles ->
        [one] Ponerla
       *[other] Ponerlas
    }
rummy-page-hint-again = Yo lo pondría de otra manera
rummy-page-hint-ready = Yo lo dejaría así

## Lo que se muestra

rummy-page-draws = roba una ficha.
rummy-page-plays = coloca sus fichas.
rummy-page-news-drew =
    { $who ->
        [you] robas una ficha.
       *[other] roba una ficha.
    }
rummy-page-news-played =
    { $who ->
        [you] bajas { rummy-page-tiles }.
       *[other] baja { rummy-page-tiles }.
    }
rummy-page-news-joker =
    { $who ->
        [you] liberas un comodín y bajas { rummy-page-tiles }.
       *[other] libera un comodín y baja { rummy-page-tiles }.
    }
rummy-page-news-opens =
    { $who ->
        [you] abres con { rummy-page-points }.
       *[other] abre con { rummy-page-points }.
    }
rummy-page-news-closes =
    { $who ->
        [you] bajas tus últimas fichas y cierras.
       *[other] baja sus últimas fichas y cierra.
    }
rummy-page-news-passed =
    { $who ->
        [you] pasas.
       *[other] pasa.
    }
rummy-page-news-late =
    { $who ->
        [you] te quedaste sin tiempo.
       *[other] se quedó sin tiempo.
    }
rummy-page-news-over = Terminó la mano { $hand }
rummy-page-news-closed =
    { $who ->
        [you] ¡Cerraste! Se muestran los atriles.
       *[other] ¡{ $player } cerró! Se muestran los atriles.
    }
rummy-page-news-all_passed = Nadie baja más. Se muestran los atriles.
rummy-page-news-stock_empty = Se acabó el pozo. Se muestran los atriles.

## La cuenta

rummy-page-count = Lo que quedó en la mano { $hand }
rummy-page-count-rack = { rummy-page-tiles }: { rummy-page-points }
rummy-page-count-none = sin fichas
rummy-page-closed-flag = cerró
rummy-page-review = Tus turnos, vistos de nuevo
rummy-page-review-sum =
    { $best ->
        [one] En { $best } de { $turns } turnos no se podía bajar nada mejor.
       *[other] En { $best } de { $turns } turnos no se podía bajar nada mejor.
    }
rummy-page-review-turn = Turno { $turn }
rummy-page-review-laid =
    { $tiles ->
        [0] no bajaste nada
        [one] bajaste { $tiles } ficha
       *[other] bajaste { $tiles } fichas
    }
rummy-page-review-best = lo mejor: { rummy-page-tiles }, { rummy-page-points }
rummy-page-review-closed = lo mejor: ¡cerrar!
rummy-page-epilogue =
    { $hands ->
        [one] { rummy-page-points } en una mano.
       *[other] { rummy-page-points } en { $hands } manos.
    }
rummy-page-keys-new = Juego nuevo con lo tomado
rummy-page-keys-split = Partir el juego ahí
rummy-page-keys-back = De vuelta al atril
