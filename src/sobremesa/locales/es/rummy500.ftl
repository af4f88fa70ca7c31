rummy500-name = Rummy 500
rummy500-tagline = Grupos y escaleras que todos pueden alargar, y un pozo abierto donde meter la mano.

## Modos

rummy500-mode-first_to_target = Torneo simple: la partida termina después de la ronda en que alguien llega a la meta. Gana el total más alto.
rummy500-mode-fixed_rounds = Juego campana: un número acordado de rondas. Gana el total más alto.

## Opciones

rummy500-option-players = Jugadores
rummy500-option-players-help = Cuántos se sientan a la mesa, personas y bots. Desde cinco se juega con dos barajas.
rummy500-option-mode = Modo
rummy500-option-mode-help = Hasta un número de puntos, o por un número de rondas.
rummy500-option-mode-first_to_target = torneo simple
rummy500-option-mode-fixed_rounds = juego campana
rummy500-option-target_score = Meta
rummy500-option-target_score-help = La partida termina cuando alguien tiene estos puntos al final de una ronda.
rummy500-option-rounds = Rondas
rummy500-option-rounds-help = Cuántas rondas se juegan.
rummy500-option-jokers = Comodines
rummy500-option-jokers-help = Jugar con los comodines, o sacarlos de la baraja.
rummy500-option-joker_meld_value = Comodín en la mesa
rummy500-option-joker_meld_value-help = Lo que vale un comodín en la mesa: lo mismo que la carta que reemplaza, o siempre 15.
rummy500-option-joker_meld_value-represented = como su carta
rummy500-option-joker_meld_value-fifteen = siempre 15
rummy500-option-set_duplicates = Gemelas en un grupo
rummy500-option-set_duplicates-help = Con dos barajas, un grupo puede tener dos veces la misma carta, y hasta ocho cartas. Desde cinco jugadores.
rummy500-option-free_top_discard = Último descarte libre
rummy500-option-free_top_discard-help = El último descarte, solo, puede tomarse sin usarlo. No puede descartarse en el mismo turno.
rummy500-option-final_discard = Salir
rummy500-option-final_discard-help = Si la última carta tiene que descartarse, o también puede bajarse a la mesa.
rummy500-option-final_discard-required = con descarte
rummy500-option-final_discard-optional = con o sin descarte
rummy500-option-stock_out = Mazo vacío
rummy500-option-stock_out-help = La ronda termina con el turno en que se roba la última carta, o sigue con el pozo hasta que alguien pase.
rummy500-option-stock_out-end_of_turn = termina la ronda
rummy500-option-stock_out-play_on = se sigue jugando
rummy500-option-tie_break = Empate arriba
rummy500-option-tie_break-help = Si al final varios van primeros con el mismo total: una ronda más para todos, o comparten la victoria.
rummy500-option-tie_break-extra_round = una ronda más
rummy500-option-tie_break-shared = victoria compartida

## Lo que pasa
## $who es “you” u “other”, $kind es “set” o “run”; las cartas son texto, $took cuenta las cartas tomadas, $meld es un número.

rummy500-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rummy500-event-dealt =
    { $who ->
        [you] Ronda { $round }. Repartiste tú; queda a la vista { $card }.
       *[other] Ronda { $round }. Repartió { $player }; queda a la vista { $card }.
    }
rummy500-event-hand = Tu mano: { $cards }.
rummy500-event-drew =
    { $who ->
        [you] Robas { $card } del mazo.
       *[other] { $player } roba del mazo.
    }
rummy500-event-took =
    { $took ->
        [one] { $who ->
            [you] Tomas { $card } del pozo.
           *[other] { $player } toma { $card } del pozo.
        }
       *[other] { $who ->
            [you] Buscas { $card } y tomas { $took } cartas del pozo: { $cards }.
           *[other] { $player } busca { $card } y toma { $took } cartas del pozo: { $cards }.
        }
    }
rummy500-event-melded =
    { $kind ->
        [set] { $who ->
            [you] Bajas un grupo: { $cards }, { rummy500-points }.
           *[other] { $player } baja un grupo: { $cards }, { rummy500-points }.
        }
       *[run] { $who ->
            [you] Bajas una escalera: { $cards }, { rummy500-points }.
           *[other] { $player } baja una escalera: { $cards }, { rummy500-points }.
        }
    }
rummy500-event-laid_off =
    { $who ->
        [you] Agregas { $cards } a la combinación { $meld }: { rummy500-points }.
       *[other] { $player } agrega { $cards } a la combinación { $meld }: { rummy500-points }.
    }
rummy500-event-discarded =
    { $who ->
        [you] Descartas { $card }.
       *[other] { $player } descarta { $card }.
    }
rummy500-event-passed =
    { $who ->
        [you] Pasas.
       *[other] { $player } pasa.
    }
rummy500-event-round_over =
    { $reason ->
        [out] { $who ->
            [you] ¡Sales! Fin de la ronda { $round }: { $scores }.
           *[other] ¡{ $player } sale! Fin de la ronda { $round }: { $scores }.
        }
        [stalled] Ya nadie baja nada. Fin de la ronda { $round }: { $scores }.
       *[stock_empty] Se acabó el mazo. Fin de la ronda { $round }: { $scores }.
    }
rummy500-event-round_over-score = { $player } { $score }
rummy500-event-match_over =
    { $result ->
        [you] { rummy500-reason } ¡Ganaste con { rummy500-points }!
        [you_shared] { rummy500-reason } ¡Victoria compartida: { $winners }, con { rummy500-points }!
        [shared] { rummy500-reason } Victoria compartida: { $winners }, con { rummy500-points }.
       *[other] { rummy500-reason } Gana { $winners } con { rummy500-points }.
    }

## Por qué terminó la partida

rummy500-reason =
    { $reason ->
        [target_reached] { rummy500-reason-target_reached }
        [rounds_played] { rummy500-reason-rounds_played }
       *[last_round] { rummy500-reason-last_round }
    }
rummy500-reason-target_reached = Se llegó a la meta.
rummy500-reason-rounds_played = Se jugaron todas las rondas.
rummy500-reason-last_round = Se jugaron sesenta rondas, y ninguna partida dura más.

## Por qué terminó una ronda

rummy500-round-out = Alguien salió.
rummy500-round-stock_empty = Se acabó el mazo.
rummy500-round-stalled = Ya nadie bajaba nada.

## Lo que no se acepta

rummy500-refused-must_draw_first = Primero toma una carta.
rummy500-refused-already_drawn = Ya tomaste carta en este turno.
rummy500-refused-pass_not_allowed = No puedes pasar; toma una carta.
rummy500-refused-stock_empty = El mazo está vacío.
rummy500-refused-card_not_in_discard = { $card } no está en el pozo.
rummy500-refused-must_use_taken_card = Solo puedes tomar { $card } si la usas enseguida.
rummy500-refused-no_such_meld = No hay tal combinación en la mesa.
rummy500-refused-choose_end = En una escalera hay que decir en qué extremo; un grupo no tiene extremos.
rummy500-refused-unknown_card = En este juego no existe la carta { $card }.
rummy500-refused-duplicate_card = Nombraste dos veces { $card }.
rummy500-refused-card_not_in_hand = No tienes { $card }.
rummy500-refused-meld_too_short = Una combinación lleva al menos tres cartas.
rummy500-refused-too_few_naturals = Una combinación nueva necesita dos cartas que no sean comodines.
rummy500-refused-set_repeats_suit = En un grupo los palos son distintos.
rummy500-refused-set_too_big = Un grupo tiene como mucho { $most } cartas.
rummy500-refused-run_past_ace = La escalera termina en el as.
rummy500-refused-run_not_consecutive = Estas cartas no van seguidas.
rummy500-refused-not_a_meld = Eso no es ni un grupo ni una escalera.
rummy500-refused-does_not_fit = { $card } no va ahí.
rummy500-refused-keep_a_discard = Guarda una carta para descartar.
rummy500-refused-cannot_discard_taken_card = No puedes devolver { $card }, la carta que acabas de tomar.

## Lo que se pregunta

rummy500-ask-draw = ¿Robas del mazo (s), o tomas del pozo?
rummy500-ask-pass = El mazo está vacío. ¿Tomas del pozo, o pasas (p)?
rummy500-ask-play = ¿Bajas, agregas o descartas?

## Lo que se puede escribir, además de letras y piezas: palabras separadas por comas

rummy500-typed-draw = robar, robas, robo, robar del mazo, mazo
rummy500-typed-pass = pasar, pasas, paso
rummy500-typed-take = tomar, tomas, tomo, tomar del pozo
rummy500-typed-lay = bajar, bajas, bajo
rummy500-typed-add = agregar, agregas, agrego
rummy500-typed-discard = descartar, descartas, descarto

## La mesa

rummy500-table-title = Rummy 500 · ronda { $round }
rummy500-table-target = a { rummy500-points }
rummy500-table-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
rummy500-table-stock = Mazo
rummy500-table-row = Pozo
rummy500-table-melds = En la mesa
rummy500-table-empty = nada todavía
rummy500-table-cards = cartas
rummy500-table-laid = bajado
rummy500-table-total = total
rummy500-table-hand = Tu mano, { rummy500-points } en contra
rummy500-table-barred = { $card } no puede descartarse en este turno.
rummy500-table-could = Podrías bajar
rummy500-table-known = se sabe
rummy500-table-few = ¡Quedan pocas cartas en el mazo!
rummy500-sheet-title = Puntos después de la ronda { $round }
rummy500-sheet-round = R{ $round }
rummy500-sheet-total = total
rummy500-sheet-settle = ajuste

## Ayuda en la terminal

rummy500-help-draw = robar del mazo
rummy500-help-take = tomar esa carta con todas las de encima, y bajarla con estas cartas
rummy500-help-take-on = tomar esa carta con todas las de encima, y agregarla a la combinación 2 con estas cartas
rummy500-help-take-free = tomar el último descarte
rummy500-help-meld = bajar estas cartas, en cualquier orden
rummy500-help-lay-off = agregar estas cartas a la combinación 2 (@2< o @2> dice en qué extremo, bajo o alto)
rummy500-help-discard = descartar esa carta
rummy500-help-pass = pasar, con lo que termina la ronda
rummy500-help-legend-joker = un comodín que reemplaza al seis de corazones
rummy500-help-legend-dealer = repartió
rummy500-help-legend-turn = a quién le toca
rummy500-help-legend-open = por donde una combinación aún puede crecer
rummy500-help-legend-usable = un descarte que podrías tomar y usar enseguida

## Las reglas, en breve

rummy500-rules-goal-title = Objetivo
rummy500-rules-goal = Las cartas que pones en la mesa suman para ti; las que te quedan en la mano, en contra. Gana el total más alto.
rummy500-rules-turn-title = El turno
rummy500-rules-turn = Toma carta una vez; después baja y agrega cuanto quieras; después descarta una carta.
rummy500-rules-meld-title = Combinaciones
rummy500-rules-meld = Un grupo son tres o cuatro cartas del mismo valor y de palos distintos. Una escalera son tres o más cartas seguidas de un palo. El as va debajo del dos o encima del rey, y nada pasa más allá.
rummy500-rules-row-title = El pozo
rummy500-rules-row = Todos los descartes quedan a la vista. En vez de robar del mazo puedes tomar cualquiera si lo pones enseguida en la mesa; te llevas también todas las cartas de encima.
rummy500-rules-layoff-title = Agregar
rummy500-rules-layoff = Cualquiera puede agregar a cualquier combinación. Cada carta suma para quien la puso.
rummy500-rules-joker-title = Comodines
rummy500-rules-joker = Un comodín reemplaza cualquier carta y se queda donde está. Una combinación nueva necesita dos cartas que no sean comodines.
rummy500-rules-values-title = Valores
rummy500-rules-values = Del 2 al 10 valen su número; J, Q y K valen diez. El as vale 15, y debajo del dos solo 1. El comodín vale 15 en la mano; en la mesa, lo mismo que la carta que reemplaza.
rummy500-rules-out-title = Fin de la ronda
rummy500-rules-out = La ronda termina cuando alguien descarta su última carta, o con el turno en que se acaba el mazo.
rummy500-rules-end-title = Fin de la partida
rummy500-rules-end = La partida termina después de la ronda en que alguien llega a la meta (500, si no se acordó otra), o después de las rondas acordadas. Si varios van primeros, se juega una ronda más.

## Por qué: lo que acompaña a una pista

rummy500-why-lays =
    { $cards ->
        [one] { $points } puntos en la mesa, y una carta menos que cuente en contra.
       *[other] { $points } puntos en la mesa, y { $cards } cartas menos que cuenten en contra.
    }
rummy500-why-goes_out = Te quedas sin cartas: la ronda se acaba y a los demás les resta lo que tengan.
rummy500-why-uses = Con esa carta bajas { $points } puntos ya.
rummy500-why-takes_top = La carta de arriba te sirve más que una a ciegas.
rummy500-why-with_it =
    { $cards ->
        [one] Con ella viene una carta más: { $points } en contra si te quedas con ella.
       *[other] Con ella vienen { $cards } cartas más: { $points } en contra si te quedas con ellas.
    }
rummy500-why-row_useless = Con el pozo no puedes bajar nada.
rummy500-why-leaves_row = Del pozo podrías usar algo, pero carga tu mano más de lo que da.
rummy500-why-ends = La ronda se acaba aquí: te restan { $points } de la mano.
rummy500-why-alone = No va con nada de tu mano, y si te la quedas resta { $points }.
rummy500-why-least_missed = Es la que menos falta te hará; en la mano resta { $points }.
rummy500-why-fits_table = Riesgo: cabe en una combinación de la mesa, y otro puede usarla.
rummy500-why-rival_near =
    { $cards ->
        [one] A { $player } le queda una carta: la ronda puede acabar pronto.
       *[other] A { $player } le quedan { $cards } cartas: la ronda puede acabar pronto.
    }
