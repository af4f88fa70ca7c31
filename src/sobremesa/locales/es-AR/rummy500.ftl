# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

rummy500-event-dealt =
    { $who ->
        [you] Ronda { $round }. Repartiste vos; queda a la vista { $card }.
       *[other] Ronda { $round }. Repartió { $player }; queda a la vista { $card }.
    }
rummy500-event-drew =
    { $who ->
        [you] Robás { $card } del mazo.
       *[other] { $player } roba del mazo.
    }
rummy500-event-took =
    { $took ->
        [one] { $who ->
            [you] Tomás { $card } del pozo.
           *[other] { $player } toma { $card } del pozo.
        }
       *[other] { $who ->
            [you] Buscás { $card } y tomás { $took } cartas del pozo: { $cards }.
           *[other] { $player } busca { $card } y toma { $took } cartas del pozo: { $cards }.
        }
    }
rummy500-event-melded =
    { $kind ->
        [set] { $who ->
            [you] Bajás un grupo: { $cards }, { rummy500-points }.
           *[other] { $player } baja un grupo: { $cards }, { rummy500-points }.
        }
       *[run] { $who ->
            [you] Bajás una escalera: { $cards }, { rummy500-points }.
           *[other] { $player } baja una escalera: { $cards }, { rummy500-points }.
        }
    }
rummy500-event-laid_off =
    { $who ->
        [you] Agregás { $cards } a la combinación { $meld }: { rummy500-points }.
       *[other] { $player } agrega { $cards } a la combinación { $meld }: { rummy500-points }.
    }
rummy500-event-discarded =
    { $who ->
        [you] Descartás { $card }.
       *[other] { $player } descarta { $card }.
    }
rummy500-event-passed =
    { $who ->
        [you] Pasás.
       *[other] { $player } pasa.
    }
rummy500-event-round_over =
    { $reason ->
        [out] { $who ->
            [you] ¡Salís! Fin de la ronda { $round }: { $scores }.
           *[other] ¡{ $player } sale! Fin de la ronda { $round }: { $scores }.
        }
        [stalled] Ya nadie baja nada. Fin de la ronda { $round }: { $scores }.
       *[stock_empty] Se acabó el mazo. Fin de la ronda { $round }: { $scores }.
    }
rummy500-refused-must_draw_first = Primero tomá una carta.
rummy500-refused-pass_not_allowed = No podés pasar; tomá una carta.
rummy500-refused-must_use_taken_card = Solo podés tomar { $card } si la usás enseguida.
rummy500-refused-card_not_in_hand = No tenés { $card }.
rummy500-refused-keep_a_discard = Guardá una carta para descartar.
rummy500-refused-cannot_discard_taken_card = No podés devolver { $card }, la carta que acabás de tomar.
rummy500-ask-draw = ¿Robás del mazo (s), o tomás del pozo?
rummy500-ask-pass = El mazo está vacío. ¿Tomás del pozo, o pasás (p)?
rummy500-ask-play = ¿Bajás, agregás o descartás?
rummy500-typed-draw = robar, robás, robo, robar del mazo, mazo
rummy500-typed-pass = pasar, pasás, paso
rummy500-typed-take = tomar, tomás, tomo, tomar del pozo
rummy500-typed-lay = bajar, bajás, bajo
rummy500-typed-add = agregar, agregás, agrego
rummy500-typed-discard = descartar, descartás, descarto
rummy500-rules-goal = Las cartas que ponés en la mesa suman para vos; las que te quedan en la mano, en contra. Gana el total más alto.
rummy500-rules-turn = Tomá carta una vez; después bajá y agregá cuanto quieras; después descartá una carta.
rummy500-rules-row = Todos los descartes quedan a la vista. En vez de robar del mazo podés tomar cualquiera si lo ponés enseguida en la mesa; te llevás también todas las cartas de encima.
rummy500-why-goes_out = Te quedás sin cartas: la ronda se termina y a los demás les resta lo que tengan.
rummy500-why-uses = Con esa carta ya bajás { $points } puntos.
rummy500-why-with_it =
    { $cards ->
        [one] Con ella viene una carta más: { $points } en contra si te quedás con ella.
       *[other] Con ella vienen { $cards } cartas más: { $points } en contra si te quedás con ellas.
    }
rummy500-why-row_useless = Con el pozo no podés bajar nada.
rummy500-why-ends = La ronda se termina acá: te restan { $points } de la mano.
rummy500-why-alone = No va con nada de tu mano, y si te la quedás resta { $points }.
rummy500-why-rival_near =
    { $cards ->
        [one] A { $player } le queda una carta: la ronda puede terminar pronto.
       *[other] A { $player } le quedan { $cards } cartas: la ronda puede terminar pronto.
    }
