## Burako en la página. $tile, $tiles con nombre, $side, $player y $meld son texto; $count, $points y los números de fichas son números; $who es «you» u «other», $kind es «run», «set», «lay» o «add».

burako-page-unit =
    { $points ->
        [one] pto
       *[other] ptos
    }
burako-page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
burako-page-tiles =
    { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }
burako-page-headline = Mano { $hand }
burako-page-column = M{ $hand }
burako-page-goal = Hasta { $target }
burako-page-plot = Puntos hasta ahora
burako-page-over = Fin de la mano { $hand }

## La mesa

burako-page-stock =
    { $tiles ->
        [one] Pila: { $tiles } ficha
       *[other] Pila: { $tiles } fichas
    }
burako-page-stock-left = pila · { $tiles }
burako-page-pozo =
    { $tiles ->
        [one] Pozo: { $tiles } ficha, { $top }.
       *[other] Pozo: { $tiles } fichas, arriba { $top }.
    }
burako-page-pozo-count = pozo · { $tiles }
burako-page-pozo-locked = cerrado por ahora
burako-page-pozo-take = Llevártelo entero
burako-page-pozo-look = Mirarlo entero
burako-page-pozo-order = De la más vieja a la más nueva
burako-page-spread = Ver todo el pozo
burako-page-muerto =
    { $tiles ->
        [one] Muerto, { $side }: { $tiles } ficha
       *[other] Muerto, { $side }: { $tiles } fichas
    }
burako-page-muerto-bought = Muerto, { $side }: lo compró { $player }
burako-page-muerto-word = muerto
burako-page-has-canasta =
    { $count ->
        [0] sin canasta
        [one] { $count } canasta
       *[other] { $count } canastas
    }
burako-page-has-muerto =
    { $is ->
        [yes] muerto
       *[no] sin muerto
    }
burako-page-no-melds = Todavía nada en la mesa.
burako-page-meld-kind =
    { $kind ->
        [run] Escalera
       *[set] Pierna
    }
burako-page-meld =
    { $canasta ->
        [pure] Canasta pura, { $count } fichas: { $tiles }
        [impure] Canasta impura, { $count } fichas: { $tiles }
       *[none] { burako-page-meld-kind }, { $count } fichas: { $tiles }
    }
burako-page-meld-add = Agregar a: { $meld }
burako-page-meld-open = Abrir: { $meld }
burako-page-meld-fold = Plegar: { $meld }
burako-page-tag-count = { $count } de { $of }
burako-page-tag-canasta =
    { $canasta ->
        [pure] pura +{ $bonus }
       *[impure] impura +{ $bonus }
    }
burako-page-canasta-pure = canasta pura
burako-page-canasta-impure = canasta impura
burako-page-missing =
    { $what ->
        [both] Para cerrar faltan el muerto y una canasta.
        [canasta] Para cerrar falta una canasta.
        [muerto] Para cerrar falta el muerto.
       *[nothing] Ya se puede cerrar.
    }
burako-page-lacks =
    { $what ->
        [both] faltan muerto y canasta
        [canasta] falta una canasta
        [muerto] falta el muerto
       *[nothing] todo listo
    }
burako-page-known = A la vista de todos
burako-page-move-drew =
    { $who ->
        [you] robaste
       *[other] robó
    }
burako-page-move-took =
    { $who ->
        [you] tomaste el pozo ({ $tiles })
       *[other] tomó el pozo ({ $tiles })
    }
burako-page-move-laid =
    { $who ->
        [you] bajaste { $tiles }
       *[other] bajó { $tiles }
    }
burako-page-move-added =
    { $who ->
        [you] agregaste { $tiles }
       *[other] agregó { $tiles }
    }
burako-page-move-bought =
    { $who ->
        [you] compraste el muerto
       *[other] compró el muerto
    }
burako-page-move-discarded =
    { $who ->
        [you] descartaste { $tile }
       *[other] descartó { $tile }
    }

## Tu atril

burako-page-rack = Tu atril
burako-page-with = con { $players }
burako-page-need-canasta = canasta
burako-page-need-muerto = muerto
burako-page-need =
    { $is ->
        [yes] : hecho
       *[no] : falta para cerrar
    }
burako-page-held = atril
burako-page-barred = ahora no la puedes tirar
burako-page-sort =
    { $way ->
        [colour] Orden: por color. Cambiar
        [number] Orden: por número. Cambiar
       *[own] Orden: a tu manera. Cambiar
    }
burako-page-sort-colour = Por color
burako-page-sort-number = Por número
burako-page-sort-own = A mano

## Tomar

burako-page-draw-choice = Roba o llévate el pozo.
burako-page-draw-only = El pozo está vacío: roba de la pila.
burako-page-draw-locked = El pozo ya dio muchas vueltas: roba de la pila.
burako-page-take = Tomar el pozo
burako-page-draw-stock = Robar
burako-page-take-pozo =
    { $tiles ->
        [one] Llevarme el pozo ({ $tiles })
       *[other] Llevarme el pozo ({ $tiles })
    }
burako-page-danger-few =
    { $tiles ->
        [one] ¡Ojo! { $player } puede cerrar: le queda { $tiles } ficha.
       *[other] ¡Ojo! { $player } puede cerrar: le quedan { $tiles } fichas.
    }
burako-page-danger-stock =
    { $tiles ->
        [one] Queda { $tiles } ficha en la pila.
       *[other] Quedan { $tiles } fichas en la pila.
    }
burako-page-may-return = Sacaste { $tile }: quédatela, o devuélvela y saca otra.
burako-page-return = Devolver y sacar otra

## Bajar y tirar

burako-page-play = Baja fichas o tira una al pozo.
burako-page-play-last = Última vuelta: la pila se acabó.
burako-page-one = Tírala, o elige más para bajar.
burako-page-one-fits = Cabe en la mesa: toca dónde, o tírala.
burako-page-many-fit = Caben en la mesa: toca dónde.
burako-page-picked =
    { $tiles ->
        [one] { $tiles } elegida
       *[other] { $tiles } elegidas
    }
burako-page-pick-more = Elige las que van juntas.
burako-page-lay-ready =
    { $kind ->
        [run] Escalera: { $tiles }.
       *[set] Pierna: { $tiles }.
    }
burako-page-then-buy = Y compras el muerto.
burako-page-then-close = ¡Y cierras!
burako-page-lay = Bajar
burako-page-lay-what = Bajar { $tiles }
burako-page-add = Agregar
burako-page-must-lay = Te queda { $tile }: hay que bajarla también.
burako-page-which-way = ¿Cómo van?
burako-page-way =
    { $kind ->
        [add] Agregar, queda así: { $tiles }
       *[lay] Bajar { $tiles }
    }
burako-page-tried-lay = Bajas { $tiles }.
burako-page-tried-add = Queda así: { $tiles }.
burako-page-tried-take = Te llevas el pozo.
burako-page-discard = Tirar
burako-page-discard-tile = Tirar { $tile }
burako-page-discard-here = Tirar aquí
burako-page-discard-first = Primero toca la ficha que quieres tirar.
burako-page-discard-sure = Sí, tirar { $tile }
burako-page-regret-wild = puede hacer de comodín. ¿De verdad la tiras?
burako-page-regret-fits = cabe en sus juegos y les daría puntos. ¿La tiras?
burako-page-regret-late = es la última: te llevas el muerto con poca pila por delante, y lo que quede resta.
burako-page-buy-strong = ¿Compras el muerto?
burako-page-buy-why = Bajas tus últimas fichas y sigues con las del muerto. Ya no se deshace.
burako-page-buy-sure = Comprar
burako-page-close-strong = ¡Cierras!
burako-page-close-why = Te quedas sin fichas y termina la mano.
burako-page-close-partner =
    { $tiles ->
        [one] Termina la mano. A tu pareja le queda { $tiles } ficha, que resta.
       *[other] Termina la mano. A tu pareja le quedan { $tiles } fichas, que restan.
    }
burako-page-close-sure = Cerrar
burako-page-spoil-strong = ¿La ensucias?
burako-page-spoil-why =
    { $points ->
        [one] Con un comodín la canasta pura pasa a impura: { $points } punto menos.
       *[other] Con un comodín la canasta pura pasa a impura: { $points } puntos menos.
    }
burako-page-spoil-sure = Sí, agregar

## Consejos

burako-page-hint-draw = Yo robaría de la pila
burako-page-hint-take_pozo = Yo me llevaría el pozo
burako-page-hint-return_tile = Yo la devolvería y sacaría otra
burako-page-hint-discard-one = Yo tiraría ya
burako-page-hint-discard = Yo tiraría { $tile }
burako-page-hint-lay-count =
    { $count ->
        [one] Yo bajaría { $count } ficha
       *[other] Yo bajaría { $count } fichas
    }
burako-page-hint-lay =
    { $count ->
        [one] Yo bajaría esta ficha
       *[other] Yo bajaría estas { $count } fichas
    }
burako-page-hint-add-count =
    { $count ->
        [one] Yo agregaría { $count } ficha
       *[other] Yo agregaría { $count } fichas
    }
burako-page-hint-add =
    { $count ->
        [one] Yo agregaría { $tiles }
       *[other] Yo agregaría estas { $count } fichas
    }

## Lo que se muestra

burako-page-draws = roba, o se lleva el pozo.
burako-page-plays = baja y tira.
burako-page-last-turn = Última vuelta.
burako-page-news-drew =
    { $who ->
        [you] robas de la pila.
       *[other] roba de la pila.
    }
burako-page-news-took-pozo =
    { $who ->
        [you] te llevas el pozo: { burako-page-tiles }.
       *[other] se lleva el pozo: { burako-page-tiles }.
    }
burako-page-news-returned =
    { $who ->
        [you] devuelves { $tile } y sacas otra.
       *[other] devuelve { $tile } y saca otra.
    }
burako-page-news-laid =
    { $who ->
        [you] bajas { burako-page-tiles }.
       *[other] baja { burako-page-tiles }.
    }
burako-page-news-added =
    { $who ->
        [you] agregas { burako-page-tiles }.
       *[other] agrega { burako-page-tiles }.
    }
burako-page-news-swap =
    { $who ->
        [you] pones la ficha que faltaba, y el comodín se corre.
       *[other] pone la ficha que faltaba, y el comodín se corre.
    }
burako-page-news-canasta =
    { $canasta ->
        [pure] ¡canasta pura!
       *[impure] ¡canasta impura!
    }
burako-page-news-spoiled =
    { $who ->
        [you] ensucias una canasta pura.
       *[other] ensucia una canasta pura.
    }
burako-page-news-bought =
    { $who ->
        [you] compras el muerto.
       *[other] compra el muerto.
    }
burako-page-news-discarded =
    { $who ->
        [you] tiras { $tile }.
       *[other] tira { $tile }.
    }
burako-page-news-locked =
    { $who ->
        [you] no puedes llevarte el pozo esta vez.
       *[other] no puede llevarse el pozo esta vez.
    }
burako-page-news-closed =
    { $who ->
        [you] ¡Cerraste! Todos muestran su atril.
       *[other] ¡{ $player } cerró! Todos muestran su atril.
    }
burako-page-news-stock_empty = Se acabó la pila. Todos muestran su atril.
burako-page-news-void = Nadie tiene canasta: la mano no vale y se juega de nuevo.

## El cuaderno de jugadas

burako-page-log-dealt =
    { $who ->
        [you] Mano { $hand }: empiezas tú.
       *[other] Mano { $hand }: empieza { $player }.
    }
burako-page-log-drew =
    { $who ->
        [you] Robaste { $tile }.
       *[other] { $player } robó de la pila.
    }
burako-page-log-returned =
    { $who ->
        [you] Devolviste { $tile } y sacaste otra.
       *[other] { $player } devolvió { $tile } y sacó otra.
    }
burako-page-log-took =
    { $who ->
        [you] Te llevaste el pozo: { $tiles }.
       *[other] { $player } se llevó el pozo: { $tiles }.
    }
burako-page-log-laid =
    { $who ->
        [you] Bajaste { $tiles }.
       *[other] { $player } bajó { $tiles }.
    }
burako-page-log-added =
    { $who ->
        [you] Agregaste { $tiles }.
       *[other] { $player } agregó { $tiles }.
    }
burako-page-log-swapped = El comodín se corre.
burako-page-log-canasta-pure = ¡Canasta pura!
burako-page-log-canasta-impure = Canasta impura.
burako-page-log-bought =
    { $who ->
        [you] Compraste el muerto.
       *[other] { $player } compró el muerto.
    }
burako-page-log-discarded =
    { $who ->
        [you] Tiraste { $tile }.
       *[other] { $player } tiró { $tile }.
    }
burako-page-log-locked =
    { $who ->
        [you] El pozo dio muchas vueltas: esta vez robas de la pila.
       *[other] El pozo dio muchas vueltas: esta vez { $player } roba de la pila.
    }
burako-page-log-closed =
    { $who ->
        [you] Cerraste la mano { $hand }.
       *[other] { $player } cerró la mano { $hand }.
    }
burako-page-log-ended =
    { $reason ->
        [void] La mano { $hand } no vale: nadie tiene canasta.
       *[stock_empty] La pila se acabó: fin de la mano { $hand }.
    }

## La cuenta

burako-page-count = Cómo salió la mano { $hand }
burako-page-count-line = Concepto
burako-page-count-closed = Cerrar
burako-page-count-canastas = Canastas
burako-page-count-pure =
    { $pure ->
        [one] { $pure } pura
       *[other] { $pure } puras
    }
burako-page-count-impure =
    { $impure ->
        [one] { $impure } impura
       *[other] { $impure } impuras
    }
burako-page-count-laid = Fichas en la mesa
burako-page-count-held = Fichas en el atril
burako-page-count-muerto = Muerto
burako-page-count-score = Mano { $hand }
burako-page-count-void = Nadie tenía canasta cuando se acabó la pila: nada cuenta, y la mano se juega de nuevo.
burako-page-closed-flag = cerró
burako-page-victory =
    { $who ->
        [you] ¡Ganas tú!
        [both] ¡Ganas con { $players }!
       *[other]
            { $count ->
                [one] ¡Gana { $players }!
               *[other] ¡Ganan { $players }!
            }
    }
burako-page-epilogue =
    { $hands ->
        [one] { $won } a { $lost } en una mano.
       *[other] { $won } a { $lost } en { $hands } manos.
    }
