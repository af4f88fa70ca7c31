# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

rummy500-page-barred = en este turno no la podés descartar
rummy500-page-row-take =
    { $cards ->
        [one] la podés tomar
       *[other] la podés tomar: te llevás { $cards } cartas
    }
rummy500-page-row-no = ahora no tenés con qué usarla
rummy500-page-draw = Robá del mazo o tomá del pozo.
rummy500-page-draw-or-pass = El mazo se acabó: tomá del pozo o pasá.
rummy500-page-staged =
    { $cards ->
        [one] Te llevás { $cards }
       *[other] Te llevás { $cards }
    }
rummy500-page-staged-use =
    { $kind ->
        [meld] Bajás { $cards }: { rummy500-page-points }.
       *[lay_off] Agregás { $cards }: { rummy500-page-points }.
    }
rummy500-page-staged-pick = Elegí con qué cartas la usás.
rummy500-page-staged-free = Podés llevártela sin usarla.
rummy500-page-pass-strong = ¿Pasás?
rummy500-page-play = Bajá lo que quieras y descartá una.
rummy500-page-one = Descartala, o elegí más para bajar.
rummy500-page-one-fits = Entra en la mesa: tocá dónde, o descartala.
rummy500-page-pick-more = Elegí las que van juntas.
rummy500-page-discard-here = Descartar acá
rummy500-page-discard-first = Primero tocá la carta que querés descartar.
rummy500-page-regret-joker = es un comodín. ¿De verdad la descartás?
rummy500-page-regret-fits = entra en la mesa y te daría puntos. ¿La descartás?
rummy500-page-why-must_use_taken_card = Solo te la llevás si la usás ahora mismo.
rummy500-page-out-strong = ¡Cerrás!
rummy500-page-out-why = Con esto te quedás sin cartas y termina la ronda.
rummy500-page-news-drew =
    { $who ->
        [you] robás del mazo.
       *[other] roba del mazo.
    }
rummy500-page-news-took =
    { $who ->
        [you] tomás { rummy500-page-cards } desde { $card }.
       *[other] toma { rummy500-page-cards } desde { $card }.
    }
rummy500-page-news-laid-off =
    { $who ->
        [you] agregás { rummy500-page-cards }: +{ $points }
       *[other] agrega { rummy500-page-cards }: +{ $points }
    }
rummy500-page-news-discarded =
    { $who ->
        [you] descartás { $card }.
       *[other] descarta { $card }.
    }
rummy500-page-news-passed =
    { $who ->
        [you] pasás.
       *[other] pasa.
    }
