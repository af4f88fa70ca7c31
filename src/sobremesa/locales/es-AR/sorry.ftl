# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

sorry-mode-standard = Descubrís una carta, la usás, y gana quien lleva primero sus cuatro fichas al HOGAR.
sorry-mode-partners = Dos contra dos: vos y quien se sienta enfrente mueven las ocho fichas del equipo, sea el turno de quien sea.
sorry-card-1 = Sacá una ficha, o avanzá una 1 casilla.
sorry-card-2 = Sacá una ficha, o avanzá una 2 casillas. Después, otra carta.
sorry-card-3 = Avanzá una ficha 3 casillas.
sorry-card-4 = Retrocedé una ficha 4 casillas.
sorry-card-5 = Avanzá una ficha 5 casillas.
sorry-card-7 = Avanzá una ficha 7 casillas, o repartí el 7 entre dos fichas.
sorry-card-8 = Avanzá una ficha 8 casillas.
sorry-card-10 = Avanzá una ficha 10 casillas, o retrocedé 1.
sorry-card-11 = Avanzá una ficha 11 casillas, o cambiala de lugar con una contraria.
sorry-card-12 = Avanzá una ficha 12 casillas.
sorry-card-sorry = Poné una ficha de la SALIDA en el lugar de una contraria, que vuelve atrás.
sorry-event-began =
    { $who ->
        [you] Juego { $game }. Empezás vos.
       *[other] Juego { $game }. Empieza { $player }.
    }
sorry-event-moved =
    { $way ->
        [start] { $who ->
            [you] Sacás una ficha con { sorry-card }: { $journeys }.
           *[other] { $player } saca una ficha con { sorry-card }: { $journeys }.
        }
        [split] { $who ->
            [you] Repartís el 7: { $journeys }.
           *[other] { $player } reparte el 7: { $journeys }.
        }
        [swap] { $who ->
            [you] Cambiás de lugar con el 11: { $journeys }.
           *[other] { $player } cambia de lugar con el 11: { $journeys }.
        }
        [sorry] { $who ->
            [you] ¡Sorry! Ponés { $journeys }.
           *[other] ¡Sorry! { $player } pone { $journeys }.
        }
       *[move] { $who ->
            [you] Usás { sorry-card }: { $journeys }.
           *[other] { $player } usa { sorry-card }: { $journeys }.
        }
    }
sorry-event-passed =
    { $who ->
        [you] Pasás con { sorry-card-stop }
       *[other] { $player } pasa con { sorry-card-stop }
    }
sorry-event-discarded =
    { $who ->
        [you] No podés usar ninguna carta y descartás { sorry-card-stop }
       *[other] { $player } no puede usar ninguna carta y descarta { sorry-card-stop }
    }
sorry-event-drew =
    { $known ->
        [yes] { $who ->
            [you] Tomás { sorry-card-stop }
           *[other] { $player } toma { sorry-card-stop }
        }
       *[no] { $player } toma una carta.
    }
sorry-refused-wrong_card = Tenés que usar la carta que salió.
sorry-refused-card_not_in_hand = No tenés esa carta.
sorry-refused-target_not_opponent = Elegí una ficha contraria.
sorry-refused-opponent_available = Solo podés mandar atrás a tu compañero si no alcanzás a ningún contrario.
sorry-refused-must_move = Podés usar esta carta, así que tenés que hacerlo.
sorry-refused-must_play = Tenés una carta que podés usar, así que tenés que jugar.
sorry-rules-turn = Descubrís una carta y la usás. Si podés usarla tenés que hacerlo, aunque te duela; si no, pasás. Después de un 2 descubrís otra, lo hayas usado o no.
sorry-rules-move = Se pasa por encima de cualquiera. Si caés sobre otro color, esa ficha vuelve a su SALIDA; sobre tu propio color no podés caer. En tu zona segura y en el HOGAR nadie te toca.
sorry-rules-slides = Si caés en el triángulo de un resbalón de otro color vas hasta su final, y todos los que están en él vuelven a la SALIDA, también los tuyos. Los resbalones propios no hacen nada.
sorry-rules-scored = En el juego por puntos jugás de una mano de cinco y tomás una. Si no podés usar ninguna, descartás una. Cada ficha en el HOGAR vale 5 puntos; quien gana suma 5 por cada ficha contraria que no llegó, y un premio de 100, 50 o 25 si ningún contrario tiene más de 0, 1 o 2 fichas en el HOGAR.
sorry-why-wins = Con esto llegan todas: ganás.
sorry-why-forward =
    { $squares ->
        [one] Ganás { $squares } casilla.
       *[other] Ganás { $squares } casillas.
    }
sorry-why-back =
    { $squares ->
        [one] Perdés { $squares } casilla: es lo menos que se puede.
       *[other] Perdés { $squares } casillas: lo demás es peor.
    }
