sumo-name = Sumo
sumo-tagline = Cada cual elige una carta en secreto, crecen cuatro filas, y nadie quiere poner la sexta.

## Modos

sumo-mode-standard = El mazo completo de 104 cartas; diez para cada uno, ronda tras ronda.
sumo-mode-short_deck = Solo los números más bajos, diez por jugador y cuatro más. Se reparten todos: cada cual sabe qué cartas hay en juego.
sumo-mode-two_round = Dos rondas y nada más; la segunda sigue con las filas tal como quedaron.

## Opciones

sumo-option-players = Jugadores
sumo-option-players-help = Cuántos se sientan a la mesa, entre personas y bots.
sumo-option-mode = Modo
sumo-option-mode-help = El juego de siempre, o una de las dos variantes del folleto.
sumo-option-mode-standard = estándar
sumo-option-mode-short_deck = mazo corto
sumo-option-mode-two_round = dos rondas
sumo-option-end_condition = Fin de la partida
sumo-option-end_condition-help = La partida termina cuando alguien llega a una cantidad de sumos, o después de unas cuantas rondas.
sumo-option-end_condition-target = al llegar a una cantidad de sumos
sumo-option-end_condition-rounds = después de unas cuantas rondas
sumo-option-target_sumos = Meta
sumo-option-target_sumos-help = La partida termina cuando alguien tiene esta cantidad de sumos al cerrar una ronda.
sumo-option-rounds = Rondas
sumo-option-rounds-help = Cuántas rondas se juegan.
sumo-option-short_deck_jokers = Comodines en el mazo corto
sumo-option-short_deck_jokers-help = Los dos comodines entran en el mazo corto; entonces quedan dos cartas sin ver.
sumo-option-change_before_reveal = Cambiar de idea
sumo-option-change_before_reveal-help = La carta boca abajo se puede cambiar hasta que todos hayan elegido.
sumo-option-pile_view = Pilas
sumo-option-pile_view-help = Si los demás ven las cartas que te llevaste, o solo cuántas son.
sumo-option-pile_view-face_down = boca abajo
sumo-option-pile_view-open = a la vista

## Lo que pasa
## $who es «you» u «other», $kind es «joker» o «number»; las cartas son texto, $took cuenta las cartas llevadas.

sumo-sumos =
    { $sumos ->
        [one] { $sumos } sumo
       *[other] { $sumos } sumos
    }
sumo-event-dealt = Ronda { $round }. Las filas: { $rows }.
sumo-event-dealt-exchanged = En la fila { $row } había salido { $joker } y se cambió por otra carta.
sumo-event-hand = Tu mano: { $cards }.
sumo-event-void_deal = { $rows }: salió un comodín y no queda carta para cambiarlo. Se reparte de nuevo.
sumo-event-laid =
    { $who ->
        [you] Pones el { $card } boca abajo.
       *[other] { $player } ya eligió.
    }
sumo-event-revealed = ¡Cartas arriba! { $cards }
sumo-event-revealed-card = { $card } { $player }
sumo-event-must_choose =
    { $kind ->
        [joker] { $who ->
            [you] Eliges fila para tu { $card }.
           *[other] { $player } elige fila para su { $card }.
        }
       *[number] { $who ->
            [you] Tu { $card } es menor que todas las filas: te llevas una.
           *[other] { $player } tiene que llevarse una fila: su { $card } es menor que todas.
        }
    }
sumo-event-placed =
    { $took ->
        [0] { $kind ->
            [joker] { $who ->
                [you] Tu { $card } va a la fila { $row } y vale { $value }.
               *[other] El { $card } de { $player } va a la fila { $row } y vale { $value }.
            }
           *[number] { $who ->
                [you] Tu { $card } va a la fila { $row }.
               *[other] El { $card } de { $player } va a la fila { $row }.
            }
        }
       *[other] { $who ->
            [you] Con tu { $card } te llevas la fila { $row } ({ $cards }): +{ sumo-sumos }.
           *[other] Con su { $card }, { $player } se lleva la fila { $row } ({ $cards }): +{ sumo-sumos }.
        }
    }
sumo-event-round_over = Fin de la ronda { $round }: { $scores }.
sumo-event-round_over-score = { $player } +{ $sumos }
sumo-event-match_over =
    { $result ->
        [you] { sumo-reason } ¡Ganaste con { sumo-sumos }!
        [you_shared] { sumo-reason } ¡Victoria compartida: { $winners }, con { sumo-sumos }!
        [shared] { sumo-reason } Victoria compartida: { $winners }, con { sumo-sumos }.
       *[other] { sumo-reason } Gana { $winners } con { sumo-sumos }.
    }

## Por qué terminó la partida

sumo-reason =
    { $reason ->
        [target_reached] { sumo-reason-target_reached }
        [rounds_played] { sumo-reason-rounds_played }
       *[two_rounds] { sumo-reason-two_rounds }
    }
sumo-reason-target_reached = Se llegó a la meta.
sumo-reason-rounds_played = Se jugaron todas las rondas.
sumo-reason-two_rounds = Se jugaron las dos rondas.

## Lo que no se acepta

sumo-refused-not_your_turn =
    { $reason ->
        [choosing_row] Otra persona está eligiendo fila.
       *[card_laid] Ya pusiste tu carta de este turno.
    }
sumo-refused-cards_revealed = Las cartas ya están a la vista; primero elige una fila.
sumo-refused-unknown_card = No existe la carta { $card }.
sumo-refused-card_not_in_hand = No tienes el { $card }.
sumo-refused-no_choice_pending = Ahora no hay ninguna fila que elegir.
sumo-refused-joker_must_be_placed = Tu comodín va detrás de un número.
sumo-refused-must_take_row = Tu carta es menor que todas las filas; elige cuál te llevas.
sumo-refused-no_such_row = Solo hay filas de la 1 a la 4.
sumo-refused-joker_after_joker = Un comodín no puede seguir a otro, y la fila { $row } termina en uno.

## Lo que se pregunta

sumo-ask-card = ¿Qué carta juegas?
sumo-ask-joker = ¿Detrás de qué fila pones tu { $card }?
sumo-ask-row = Tu { $card } es menor que todas las filas. ¿Cuál te llevas?

## Lo que se puede escribir, además de letras y piezas: palabras separadas por comas

sumo-typed-play = jugar, juegas, juego
sumo-typed-put = poner, pones, pongo
sumo-typed-take = llevar, llevas, te llevas, me llevo

## La mesa

sumo-table-title = Sumo · ronda { $round } · turno { $turn } de { $turns }
sumo-table-target = a { sumo-sumos }
sumo-table-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
sumo-table-two_rounds = 2 rondas
sumo-table-full = LLENA
sumo-table-pile = pila
sumo-table-total = total
sumo-table-hand = Tu mano
sumo-table-forecast = → iría a esa fila, ▲ se la llevaría, ▼ es menor que todas
sumo-table-laid = Boca abajo frente a ti: { $card }
sumo-table-last-turn = Último turno
sumo-table-this-turn = Este turno
sumo-sheet-title = Sumos después de la ronda { $round }
sumo-sheet-round = R{ $round }
sumo-sheet-total = total

## Ayuda en la terminal

sumo-help-card = jugar esa carta
sumo-help-joker = poner tu comodín detrás de esa fila
sumo-help-row = llevarte esa fila
sumo-help-legend-sumo = un sumo, es decir un punto en contra
sumo-help-legend-chosen = ya eligió
sumo-help-legend-choosing = está eligiendo fila
sumo-help-legend-value = lo que vale un comodín en su fila
sumo-help-legend-row = la fila adonde iría la carta, con la mesa como está
sumo-help-legend-take = sería la sexta de esa fila y te la llevarías
sumo-help-legend-low = es menor que todas las filas: te llevarías una

## Las reglas, en breve

sumo-rules-goal-title = Objetivo
sumo-rules-goal = Cada • de una carta es un sumo, un punto en contra. Al final gana quien tenga menos.
sumo-rules-turn-title = El turno
sumo-rules-turn = Cada cual pone una carta boca abajo y todas se descubren a la vez. Después se colocan una a una: primero los comodines (J7, luego J5) y después los números, de menor a mayor.
sumo-rules-place-title = Su fila
sumo-rules-place = Las filas van en aumento. Un número va a la fila cuya última carta sea menor y la más próxima. No hay nada que elegir.
sumo-rules-take-title = La sexta
sumo-rules-take = En una fila caben cinco cartas. Quien tiene que poner la sexta se lleva las cinco, y su carta empieza la fila de nuevo.
sumo-rules-low-title = Muy baja
sumo-rules-low = Si tu carta es menor que todas las filas, eliges una fila y te la llevas; tu carta la empieza de nuevo.
sumo-rules-joker-title = Comodines
sumo-rules-joker = Tú eliges la fila de tu comodín, cualquiera que termine en un número. Vale lo mismo que la carta anterior. Si es la sexta, se lleva la fila como cualquier otra.
sumo-rules-sumos-title = Sumos
sumo-rules-sumos = El 55 tiene 7, los demás múltiplos de 11 tienen 5, los múltiplos de 10 tienen 3, los demás terminados en 5 tienen 2, y el resto 1. J7 tiene 7 y J5 tiene 5.
sumo-rules-end-title = El final
sumo-rules-end = Cuando se acaban las cartas de la mano termina la ronda y se anotan los sumos. Cuando alguien llegó a la meta (70, si no se acordó otra), o después de las rondas acordadas, gana el total más bajo. Si hay empate, se comparte la victoria.

## Por qué: lo que acompaña a una pista

sumo-why-next = Va justo detrás del { $value }: ninguna puede entrar antes.
sumo-why-room =
    { $between ->
        [one] En la fila { $row } hay sitio: antes solo puede entrar { $between }.
       *[other] En la fila { $row } hay sitio, aunque entren { $between } cartas antes.
    }
sumo-why-may_fill =
    { $free ->
        [one] Cuidado: en la { $row } queda { $free } sitio, y pueden entrar { $between } antes.
       *[other] En la { $row } quedan { $free } sitios, y pueden entrar { $between } antes.
    }
sumo-why-sixth = Sexta de la fila { $row }: { sumo-sumos }, pero lo demás cuesta más.
sumo-why-low = Te llevas la fila que quieras: la más barata, { sumo-sumos }.
sumo-why-joker_first = Se coloca antes que los números, y tú eliges la fila.
sumo-why-joker_takes = La fila { $row } está llena: te la llevas con { sumo-sumos }.
sumo-why-joker_room =
    { $left ->
        [one] En la fila { $row } hay sitio, y después solo queda uno más.
       *[other] En la fila { $row } hay sitio, y después quedan { $left } más.
    }
sumo-why-others_take =
    { $cards ->
        [one] Con otra de tus cartas te llevarías una fila.
       *[other] Con otras { $cards } de tus cartas te llevarías una fila.
    }
sumo-why-cheapest = Es la fila más barata: { sumo-sumos }.
sumo-why-dearer = { sumo-sumos } en vez de { $least }, pero deja mejores filas.
