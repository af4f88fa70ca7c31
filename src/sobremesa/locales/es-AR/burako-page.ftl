# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

burako-page-barred = ahora no la podés tirar
burako-page-draw-choice = Robá o llevate el pozo.
burako-page-draw-only = El pozo está vacío: robá de la pila.
burako-page-draw-locked = El pozo ya dio muchas vueltas: robá de la pila.
burako-page-may-return = Sacaste { $tile }: quedátela, o devolvela y sacá otra.
burako-page-play = Bajá fichas o tirá una al pozo.
burako-page-one = Tirala, o elegí más para bajar.
burako-page-one-fits = Entra en la mesa: tocá dónde, o tirala.
burako-page-many-fit = Entran en la mesa: tocá dónde.
burako-page-pick-more = Elegí las que van juntas.
burako-page-then-buy = Y comprás el muerto.
burako-page-then-close = ¡Y cerrás!
burako-page-tried-lay = Bajás { $tiles }.
burako-page-tried-take = Te llevás el pozo.
burako-page-discard-here = Tirar acá
burako-page-discard-first = Primero tocá la ficha que querés tirar.
burako-page-regret-wild = puede hacer de comodín. ¿De verdad la tirás?
burako-page-regret-fits = entra en sus juegos y les daría puntos. ¿La tirás?
burako-page-regret-late = es la última: te llevás el muerto con poca pila por delante, y lo que quede resta.
burako-page-buy-strong = ¿Comprás el muerto?
burako-page-buy-why = Bajás tus últimas fichas y seguís con las del muerto. Ya no se deshace.
burako-page-close-strong = ¡Cerrás!
burako-page-close-why = Te quedás sin fichas y termina la mano.
burako-page-spoil-strong = ¿La ensuciás?
burako-page-news-drew =
    { $who ->
        [you] robás de la pila.
       *[other] roba de la pila.
    }
burako-page-news-took-pozo =
    { $who ->
        [you] te llevás el pozo: { burako-page-tiles }.
       *[other] se lleva el pozo: { burako-page-tiles }.
    }
burako-page-news-returned =
    { $who ->
        [you] devolvés { $tile } y sacás otra.
       *[other] devuelve { $tile } y saca otra.
    }
burako-page-news-laid =
    { $who ->
        [you] bajás { burako-page-tiles }.
       *[other] baja { burako-page-tiles }.
    }
burako-page-news-added =
    { $who ->
        [you] agregás { burako-page-tiles }.
       *[other] agrega { burako-page-tiles }.
    }
burako-page-news-swap =
    { $who ->
        [you] ponés la ficha que faltaba, y el comodín se corre.
       *[other] pone la ficha que faltaba, y el comodín se corre.
    }
burako-page-news-spoiled =
    { $who ->
        [you] ensuciás una canasta pura.
       *[other] ensucia una canasta pura.
    }
burako-page-news-bought =
    { $who ->
        [you] comprás el muerto.
       *[other] compra el muerto.
    }
burako-page-news-discarded =
    { $who ->
        [you] tirás { $tile }.
       *[other] tira { $tile }.
    }
burako-page-news-locked =
    { $who ->
        [you] no podés llevarte el pozo esta vez.
       *[other] no puede llevarse el pozo esta vez.
    }
burako-page-log-dealt =
    { $who ->
        [you] Mano { $hand }: empezás vos.
       *[other] Mano { $hand }: empieza { $player }.
    }
burako-page-log-locked =
    { $who ->
        [you] El pozo dio muchas vueltas: esta vez robás de la pila.
       *[other] El pozo dio muchas vueltas: esta vez { $player } roba de la pila.
    }
burako-page-victory =
    { $who ->
        [you] ¡Ganaste!
        [both] ¡Ganaste con { $players }!
       *[other]
            { $count ->
                [one] ¡Gana { $players }!
               *[other] ¡Ganan { $players }!
            }
    }
