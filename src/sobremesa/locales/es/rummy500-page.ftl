## Rummy 500 en la página. $card, $cards con nombre y $player son texto; $count, $points y los números de cartas son números; $who es «you» u «other», $kind es «run», «set», «meld» o «lay_off».

rummy500-page-unit =
    { $points ->
        [one] pto
       *[other] ptos
    }
rummy500-page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rummy500-page-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
rummy500-page-seat = { rummy500-page-cards } · { $points } en mesa
rummy500-page-on-table = { $points } en mesa
rummy500-page-headline = Ronda { $round }
rummy500-page-headline-of = Ronda { $round } de { $rounds }
rummy500-page-goal-target = Hasta { $target }
rummy500-page-goal-rounds =
    { $rounds ->
        [one] Una ronda
       *[other] { $rounds } rondas
    }
rummy500-page-plot = Puntos hasta ahora

## Las cartas

rummy500-page-card-rank =
    { $rank ->
        [A] as
        [J] jota
        [Q] reina
        [K] rey
       *[other] { $rank }
    }
rummy500-page-card =
    { $suit ->
        [S] { rummy500-page-card-rank } de picas
        [H] { rummy500-page-card-rank } de corazones
        [D] { rummy500-page-card-rank } de diamantes
        [C] { rummy500-page-card-rank } de tréboles
       *[none] { rummy500-page-card-rank }
    }
rummy500-page-card-back = carta boca abajo
rummy500-page-card-of = de { $player }
rummy500-page-joker =
    { $as ->
        [card] comodín, vale { $card }
       *[none] comodín
    }
rummy500-page-joker-name = comodín
rummy500-page-joker-as = comodín ({ $card })
rummy500-page-barred = en este turno no la puedes descartar

## La mesa

rummy500-page-stock =
    { $cards ->
        [one] Mazo: { $cards } carta
       *[other] Mazo: { $cards } cartas
    }
rummy500-page-row =
    { $cards ->
        [one] Pozo: { $cards } carta, la más nueva al final
       *[other] Pozo: { $cards } cartas, la más nueva al final
    }
rummy500-page-row-take =
    { $cards ->
        [one] la puedes tomar
       *[other] la puedes tomar: te llevas { $cards } cartas
    }
rummy500-page-row-no = ahora no tienes con qué usarla
rummy500-page-melds = Lo que hay en la mesa
rummy500-page-no-melds = Todavía no hay nada en la mesa.
rummy500-page-meld =
    { $kind ->
        [run] Escalera { $meld }: { $cards }
       *[set] Grupo { $meld }: { $cards }
    }
rummy500-page-meld-pick =
    { $kind ->
        [run] Agregar a la escalera { $meld }: { $cards }
       *[set] Agregar al grupo { $meld }: { $cards }
    }
rummy500-page-column-table = Mesa
rummy500-page-against = En tu mano: { $points } en contra
rummy500-page-known = A la vista de todos
rummy500-page-move-drew =
    { $who ->
        [you] robaste
       *[other] robó
    }
rummy500-page-move-took =
    { $who ->
        [you] tomaste { rummy500-page-cards }
       *[other] tomó { rummy500-page-cards }
    }
rummy500-page-move-melded =
    { $who ->
        [you] bajaste { $cards }
       *[other] bajó { $cards }
    }
rummy500-page-move-laid_off =
    { $who ->
        [you] agregaste { $cards }
       *[other] agregó { $cards }
    }
rummy500-page-move-discarded =
    { $who ->
        [you] descartaste { $card }
       *[other] descartó { $card }
    }
rummy500-page-move-passed =
    { $who ->
        [you] pasaste
       *[other] pasó
    }

## Tu mano

rummy500-page-hand = Tu mano
rummy500-page-other-way = Otra manera
rummy500-page-tag = { rummy500-page-cards } · mesa { $table } · mano −{ $points }
rummy500-page-sort =
    { $way ->
        [suit] Orden: por palo. Cambiar
        [rank] Orden: por valor. Cambiar
       *[own] Orden: a tu manera. Cambiar
    }
rummy500-page-sort-suit = Por palo
rummy500-page-sort-rank = Por valor
rummy500-page-sort-own = A mano

## Robar

rummy500-page-draw = Roba del mazo o toma del pozo.
rummy500-page-draw-or-pass = El mazo se acabó: toma del pozo o pasa.
rummy500-page-draw-stock = Robar del mazo
rummy500-page-danger-few =
    { $cards ->
        [one] ¡Ojo! A { $player } le queda { $cards } carta.
       *[other] ¡Ojo! A { $player } le quedan { $cards } cartas.
    }
rummy500-page-danger-stock =
    { $cards ->
        [one] Queda { $cards } carta en el mazo.
       *[other] Quedan { $cards } cartas en el mazo.
    }
rummy500-page-would-take =
    { $cards ->
        [one] Te llevarías { $cards }
       *[other] Te llevarías { $cards }
    }
rummy500-page-staged =
    { $cards ->
        [one] Te llevas { $cards }
       *[other] Te llevas { $cards }
    }
rummy500-page-staged-use =
    { $kind ->
        [meld] Bajas { $cards }: { rummy500-page-points }.
       *[lay_off] Agregas { $cards }: { rummy500-page-points }.
    }
rummy500-page-staged-must = hay que usarla ya
rummy500-page-staged-pick = Elige con qué cartas la usas.
rummy500-page-staged-free = Puedes llevártela sin usarla.
rummy500-page-ways = Formas de usarla
rummy500-page-take-down = Tomar y bajar
rummy500-page-take-off = Tomar y agregar
rummy500-page-take-free = Solo llevármela
rummy500-page-take-many = ¿Las { $cards }?
rummy500-page-take-many-why =
    { $cards ->
        [one] Después de bajar te queda { $cards } más en la mano.
       *[other] Después de bajar te quedan { $cards } más en la mano.
    }
rummy500-page-take-sure = Sí, tomar { $cards }
rummy500-page-pass = Pasar
rummy500-page-pass-strong = ¿Pasas?
rummy500-page-pass-why = Ahí mismo termina la ronda.
rummy500-page-pass-sure = Sí, pasar

## Bajar y descartar

rummy500-page-play = Baja lo que quieras y descarta una.
rummy500-page-one = Descártala, o elige más para bajar.
rummy500-page-one-fits = Cabe en la mesa: toca dónde, o descártala.
rummy500-page-picked =
    { $cards ->
        [one] { $cards } elegida
       *[other] { $cards } elegidas
    }
rummy500-page-pick-more = Elige las que van juntas.
rummy500-page-down-ready =
    { $kind ->
        [run] Escalera: { $cards }.
       *[set] Grupo: { $cards }.
    }
rummy500-page-down = Bajar
rummy500-page-down-points = Bajar +{ $points }
rummy500-page-lay-off = Agregar
rummy500-page-which-way = ¿Cómo van?
rummy500-page-way =
    { $kind ->
        [lay_off] Agregar { $cards } a la combinación { $meld }
       *[meld] Bajar { $cards }
    }
rummy500-page-discard = Descartar
rummy500-page-discard-card = Descartar { $card }
rummy500-page-discard-here = Descartar aquí
rummy500-page-discard-first = Primero toca la carta que quieres descartar.
rummy500-page-discard-sure = Sí, descartar { $card }
rummy500-page-regret-joker = es un comodín. ¿De verdad la descartas?
rummy500-page-regret-fits = cabe en la mesa y te daría puntos. ¿La descartas?
rummy500-page-why-must_use_taken_card = Solo te la llevas si la usas ahora mismo.
rummy500-page-why-set_too_big = Ese grupo ya está completo.
rummy500-page-why-does_not_fit = Ahí no cabe.
rummy500-page-out-strong = ¡Cierras!
rummy500-page-out-why = Con esto te quedas sin cartas y termina la ronda.
rummy500-page-out-sure = Cerrar

## Consejos

rummy500-page-hint-draw = Yo robaría del mazo
rummy500-page-hint-pass = Yo pasaría
rummy500-page-hint-discard-one = Yo descartaría ya
rummy500-page-hint-discard = Yo descartaría { $card }
rummy500-page-hint-take-count =
    { $cards ->
        [one] Yo me llevaría { $cards } carta del pozo
       *[other] Yo me llevaría { $cards } cartas del pozo
    }
rummy500-page-hint-take =
    { $cards ->
        [one] Yo me llevaría { $card }
       *[other] Yo tomaría desde { $card }: { $cards } cartas
    }
rummy500-page-hint-down-count =
    { $count ->
        [one] Yo bajaría { $count } carta
       *[other] Yo bajaría { $count } cartas
    }
rummy500-page-hint-down = Yo bajaría { $cards }
rummy500-page-hint-off-count =
    { $count ->
        [one] Yo agregaría { $count } carta
       *[other] Yo agregaría { $count } cartas
    }
rummy500-page-hint-off = Yo agregaría { $cards }

## Lo que se muestra

rummy500-page-draws = roba, o toma del pozo.
rummy500-page-plays = baja y descarta.
rummy500-page-news-drew =
    { $who ->
        [you] robas del mazo.
       *[other] roba del mazo.
    }
rummy500-page-news-took =
    { $who ->
        [you] tomas { rummy500-page-cards } desde { $card }.
       *[other] toma { rummy500-page-cards } desde { $card }.
    }
rummy500-page-news-melded =
    { $kind ->
        [run] una escalera: +{ $points }
       *[set] un grupo: +{ $points }
    }
rummy500-page-news-laid-off =
    { $who ->
        [you] agregas { rummy500-page-cards }: +{ $points }
       *[other] agrega { rummy500-page-cards }: +{ $points }
    }
rummy500-page-news-discarded =
    { $who ->
        [you] descartas { $card }.
       *[other] descarta { $card }.
    }
rummy500-page-news-passed =
    { $who ->
        [you] pasas.
       *[other] pasa.
    }
rummy500-page-news-over = Fin de la ronda { $round }
rummy500-page-news-out =
    { $who ->
        [you] ¡Cerraste! Todos muestran su mano.
       *[other] ¡{ $player } cerró! Todos muestran su mano.
    }
rummy500-page-news-stock_empty = Se acabó el mazo. Todos muestran su mano.
rummy500-page-news-stalled = Nadie avanza: se cuenta lo que hay.

## La cuenta

rummy500-page-count = Cómo salió la ronda { $round }
rummy500-page-count-table = En la mesa: { rummy500-page-points }
rummy500-page-count-hand = En la mano, en contra: { rummy500-page-points }
rummy500-page-out-flag = cerró
rummy500-page-settle = Cuentas claras
rummy500-page-settle-how = Cada dos saldan su diferencia; todo junto da cero.
rummy500-page-epilogue =
    { $rounds ->
        [one] { rummy500-page-points } en una ronda.
       *[other] { rummy500-page-points } en { $rounds } rondas.
    }
