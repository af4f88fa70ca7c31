burako-name = Burako
burako-tagline = Dos parejas, juegos largos, comodines que se mueven y un muerto por comprar.

## Options

burako-option-players = Jugadores
burako-option-players-help = Cuatro juegan en dos parejas, con los compañeros enfrentados; dos, uno contra uno.
burako-option-hand_size = Fichas que se reparten
burako-option-hand_size-help = Fichas en cada atril al empezar: 11 con cuatro jugadores, 12 o 15 con dos.
burako-option-hand_size-11 = 11
burako-option-hand_size-12 = 12
burako-option-hand_size-15 = 15
burako-option-target = Meta
burako-option-target-help = La partida termina con la mano en que un bando llega a estos puntos; gana el total más alto.
burako-option-muerto_bonus = Puntos por el muerto
burako-option-muerto_bonus-help = El bando que compró su muerto suma 100 puntos. El que no lo compró pierde siempre 100.
burako-option-one_low = Uno bajo
burako-option-one_low-help = El 1 puede ir también debajo del 2. Encima del 13 puede ir siempre.
burako-option-max_wilds_per_meld = Comodines por juego
burako-option-max_wilds_per_meld-help = Cuántas fichas de un juego pueden hacer de comodín. Siempre son menos que las demás.
burako-option-max_wilds_per_meld-1 = uno
burako-option-max_wilds_per_meld-2 = hasta dos
burako-option-sets_of_twos = Piernas de doses
burako-option-sets_of_twos-help = Los doses pueden formar una pierna de su propio número.
burako-option-wild_move = Mover comodines
burako-option-wild_move-help = Un comodín de una escalera cambia de lugar solo cuando llega la ficha que representa, o cada vez que se agrega una ficha a la escalera.
burako-option-wild_move-swap = solo por cambio
burako-option-wild_move-free = libremente
burako-option-close_discard = Cerrar
burako-option-close_discard-help = Si para cerrar la mano la última ficha se puede, se debe o no se puede descartar.
burako-option-close_discard-optional = con descarte o sin él
burako-option-close_discard-required = solo con descarte
burako-option-close_discard-forbidden = solo sin descarte

## What happens
## $who is “you” or “other”, $kind is “run” or “set”; tiles are text, $meld is the name of a meld, $swap and $direct are “yes” or “no”.

burako-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
burako-event-dealt =
    { $who ->
        [you] Mano { $hand }. Empiezas tú.
       *[other] Mano { $hand }. Empieza { $player }.
    }
burako-event-rack = Tu atril: { $tiles }.
burako-event-drew =
    { $who ->
        [you] Robas { $tile } de la pila.
       *[other] { $player } roba de la pila.
    }
burako-event-returned =
    { $who ->
        [you] Dejas { $tile } en el pozo y tomas otra ficha.
       *[other] { $player } deja { $tile } en el pozo y toma otra ficha.
    }
burako-event-took_pozo =
    { $count ->
        [one] { $who ->
            [you] Te llevas el pozo: { $tiles }.
           *[other] { $player } se lleva el pozo: { $tiles }.
        }
       *[other] { $who ->
            [you] Te llevas el pozo, { $count } fichas: { $tiles }.
           *[other] { $player } se lleva el pozo, { $count } fichas: { $tiles }.
        }
    }
burako-event-laid =
    { $kind ->
        [set] { $who ->
            [you] Bajas una pierna: { $tiles }.
           *[other] { $player } baja una pierna: { $tiles }.
        }
       *[run] { $who ->
            [you] Bajas una escalera: { $tiles }.
           *[other] { $player } baja una escalera: { $tiles }.
        }
    }
burako-event-added =
    { $swap ->
        [yes] { $who ->
            [you] Agregas { $tiles } a { $meld } y el comodín se mueve.
           *[other] { $player } agrega { $tiles } a { $meld } y el comodín se mueve.
        }
       *[no] { $who ->
            [you] Agregas { $tiles } a { $meld }.
           *[other] { $player } agrega { $tiles } a { $meld }.
        }
    }
burako-event-canasta =
    { $canasta ->
        [pure] ¡Canasta pura!
       *[impure] Canasta impura.
    }
burako-event-bought =
    { $direct ->
        [yes] { $who ->
            [you] Compras el muerto y sigues jugando: { $tiles }.
           *[other] { $player } compra el muerto y sigue jugando.
        }
       *[no] { $who ->
            [you] Compras el muerto con tu descarte: { $tiles }.
           *[other] { $player } compra el muerto con su descarte.
        }
    }
burako-event-discarded =
    { $who ->
        [you] Descartas { $tile }.
       *[other] { $player } descarta { $tile }.
    }
burako-event-locked =
    { $who ->
        [you] El pozo ya dio demasiadas vueltas: tienes que robar de la pila.
       *[other] El pozo ya dio demasiadas vueltas: { $player } tiene que robar de la pila.
    }
burako-event-hand_over =
    { $reason ->
        [closed] { $who ->
            [you] ¡Cierras! Fin de la mano { $hand }: { $scores }.
           *[other] ¡{ $player } cierra! Fin de la mano { $hand }: { $scores }.
        }
        [void] Se acabó la pila y nadie tiene canasta: la mano { $hand } no vale y se reparte de nuevo.
       *[stock_empty] Se acabó la pila. Fin de la mano { $hand }: { $scores }.
    }
burako-event-hand_over-score = { $players } { $score }
burako-event-match_over =
    { $result ->
        [you] { burako-reason-target_reached } ¡Ganas con { burako-points }!
        [you_shared] { burako-reason-target_reached } ¡Gana tu pareja con { burako-points }: { $winners }!
        [shared] { burako-reason-target_reached } Ganan { $winners } con { burako-points }.
       *[other] { burako-reason-target_reached } Gana { $winners } con { burako-points }.
    }

## Why the match ended

burako-reason-target_reached = Se alcanzó la meta.

## What is refused

burako-refused-draw_first = Primero toma una ficha o el pozo.
burako-refused-already_drawn = Ya tomaste en este turno.
burako-refused-pozo_empty = Todavía no hay nada en el pozo.
burako-refused-pozo_locked = El pozo ya dio demasiadas vueltas: roba de la pila.
burako-refused-return_not_allowed = Solo quien empieza la mano puede devolver la primera ficha, y en cuanto la toma.
burako-refused-unknown_meld = No existe ese juego.
burako-refused-not_your_meld = Solo puedes agregar a los juegos de tu bando.
burako-refused-unknown_tile = No existe esa ficha.
burako-refused-tile_withdrawn = Las fichas de la mesa se quedan en su juego.
burako-refused-tile_not_in_rack = No tienes { $tile }.
burako-refused-nothing_added = Agrega al menos una ficha.
burako-refused-meld_too_short = Un juego necesita tres fichas.
burako-refused-mixed_colours = Una escalera es de un solo color.
burako-refused-bad_run = Estos números no son correlativos.
burako-refused-run_out_of_range = Una escalera no da la vuelta.
burako-refused-bad_set = Una pierna es de un solo número.
burako-refused-sets_of_twos_off = En esta mesa los doses no forman piernas.
burako-refused-too_few_naturals = Un juego necesita dos fichas naturales.
burako-refused-too_many_wilds = Hay demasiados comodines en este juego.
burako-refused-tile_moved = Las fichas naturales no cambian de lugar.
burako-refused-wild_moved = Un comodín solo se mueve cuando llega su ficha natural.
burako-refused-same_tile_back = Acabas de tomar { $tile }: descarta otra ficha.
burako-refused-close_needs_canasta = Tu bando necesita una canasta para cerrar: guarda una ficha.
burako-refused-close_needs_discard = Guarda una ficha para cerrar con ella.
burako-refused-close_by_discard_off = En esta mesa se cierra bajando todas las fichas.
burako-refused-would_strand = Te quedarías con una última ficha sin salida: guarda dos, o haz antes una canasta.

## What is asked

burako-ask-draw = ¿Robas de la pila (s) o te llevas el pozo (p)?
burako-ask-stock = Roba de la pila (s).
burako-ask-return = ¿Sigues, o devuelves la ficha y tomas otra (r)?
burako-ask-play = ¿Bajas, agregas o descartas?

## Lo que se puede escribir, además de letras y piezas: palabras separadas por comas

burako-typed-draw = robar, robas, robo, roba, robar de la pila, pila
burako-typed-pozo = pozo, llevar, te llevas el pozo, me llevo el pozo
burako-typed-return = devolver, devuelves, devuelvo
burako-typed-lay = bajar, bajas, bajo
burako-typed-add = agregar, agregas, agrego
burako-typed-discard = descartar, descartas, descarto

## The table

burako-table-title = Burako · mano { $hand }
burako-table-target = a { burako-points }
burako-table-stock = Pila
burako-table-pozo = Pozo
burako-table-empty = nada todavía
burako-table-tiles = fichas
burako-table-total = total
burako-table-known = se sabe
burako-table-side =
    { $players } · { $canastas ->
        [0] todavía sin canasta
        [one] { $canastas } canasta
       *[other] { $canastas } canastas
    } · { $bought ->
        [yes] muerto comprado
       *[no] muerto sin comprar
    } · { burako-points } en la mesa
burako-table-rack = Tu atril, { burako-points } en contra
burako-table-barred = { $tile } no se puede descartar en este turno.
burako-table-could = Podrías bajar
burako-table-locked = El pozo está cerrado: roba de la pila.
burako-table-last = Se acabó la pila: la mano termina con este turno.
burako-sheet-title = Puntos después de la mano { $hand }
burako-sheet-hand = M{ $hand }
burako-sheet-total = total
burako-sheet-closed = cierre
burako-sheet-canastas = canastas
burako-sheet-laid = en la mesa
burako-sheet-held = en atriles
burako-sheet-muerto = muerto
burako-sheet-score = esta mano

## Help at the terminal

burako-help-draw = robar de la pila
burako-help-pozo = llevarse todo el pozo
burako-help-return = dejar en el pozo la ficha robada y tomar otra
burako-help-lay = bajar estas fichas; una escalera con su comodín en su lugar, lo demás en cualquier orden
burako-help-add = agregar estas fichas a m2 (m2< o m2> dice en qué extremo va un comodín)
burako-help-discard = descartar esa ficha
burako-help-legend-wild = un comodín que hace de 6 rojo
burako-help-legend-turn = de quién es el turno
burako-help-legend-starter = empezó la mano
burako-help-legend-pure = una canasta pura
burako-help-legend-impure = una canasta impura

## The rules in short

burako-rules-goal-title = El objetivo
burako-rules-goal = Tu bando baja juegos y los suma; las fichas que quedan en los atriles restan. Se juega a 3000 puntos si no se acordó otra cosa.
burako-rules-turn-title = El turno
burako-rules-turn = Toma una ficha de la pila o todo el pozo; baja y agrega cuanto quieras; descarta una ficha. En el primer turno de la mano, quien empieza puede dejar en el pozo la ficha recién tomada y tomar otra.
burako-rules-pozo-title = El pozo
burako-rules-pozo = Los descartes quedan a la vista. Quien toma el pozo se lo lleva entero y no está obligado a usarlo. Quien tomó una sola ficha no puede devolverla sin más.
burako-rules-meld-title = Los juegos
burako-rules-meld = Una escalera son tres o más fichas correlativas de un color; el 1 va debajo del 2 o encima del 13. Una pierna (en otros lugares, grupo o trío) son tres o más fichas de un número en cualquier color. Se agrega a los juegos del propio bando, nunca a los del otro.
burako-rules-wild-title = Los comodines
burako-rules-wild = Los comodines y los doses reemplazan a cualquier ficha. Un juego lleva un comodín como máximo y al menos dos fichas naturales. Un dos en su lugar de una escalera de su color, o en una pierna de doses, no es comodín.
burako-rules-swap-title = El cambio
burako-rules-swap = Cuando llega la ficha a la que un comodín reemplaza en una escalera, ocupa ese lugar, y el comodín pasa a un extremo de la escalera. Un comodín nunca sale de su juego.
burako-rules-canasta-title = Las canastas
burako-rules-canasta = Un juego de siete fichas o más es una canasta: 200 puntos si es pura, 100 si lleva un comodín.
burako-rules-muerto-title = El muerto
burako-rules-muerto = Cada bando tiene un muerto de once fichas. El primero de sus jugadores que se queda sin fichas lo compra: bajando, y sigue jugando enseguida, o con el descarte, y lo juega desde su próximo turno.
burako-rules-close-title = Cerrar
burako-rules-close = Con el muerto comprado y una canasta en la mesa, un bando puede cerrar: quedarse sin fichas en un atril. Si no, hay que guardar una ficha. Si antes se acaba la pila, la mano termina con ese turno; si nadie tiene canasta, se reparte de nuevo.
burako-rules-score-title = Los puntos
burako-rules-score = Cerrar 100, canastas 200 o 100, y cada ficha en la mesa; menos cada ficha en los atriles y 100 por un muerto sin comprar. El 1 vale 15, el 2 vale 20, del 3 al 7 valen 5, del 8 al 13 valen 10, el comodín vale 50.

## Por qué: lo que acompaña a una pista

burako-why-closes = Cierras la mano: 100 puntos.
burako-why-buys = Se vacía tu atril y compras el muerto.
burako-why-canasta = Es una canasta: { $bonus } puntos de premio.
burako-why-one_short = Queda a una sola ficha de la canasta.
burako-why-spoils = Pero la canasta deja de ser pura.
burako-why-lays =
    { $tiles ->
        [one] Una ficha menos en el atril, { $points } puntos en la mesa.
       *[other] { $tiles } fichas menos en el atril, { $points } puntos en la mesa.
    }
burako-why-alone = No va con nada de tu atril, y si te la quedas resta { $points }.
burako-why-least_missed = Es la que menos falta te hará; en el atril resta { $points }.
burako-why-helps_them = Riesgo: al otro bando le cabe en un juego.
burako-why-useless_to_them = Al otro bando no le cabe en ningún juego.
burako-why-no_pozo = En el pozo no hay nada.
burako-why-pozo_fits =
    { $fits ->
        [one] De las { $tiles } fichas del pozo, una ya cabe en tus juegos.
       *[other] De las { $tiles } fichas del pozo, { $fits } ya caben en tus juegos.
    }
burako-why-pozo =
    { $tiles ->
        [one] Una ficha a la vista vale más que una a ciegas.
       *[other] { $tiles } fichas a la vista dan más para combinar que una a ciegas.
    }
burako-why-leaves_pozo =
    { $fits ->
        [one] El pozo te cargaría con { $points } puntos, y solo una ficha te cabe ya.
       *[other] El pozo te cargaría con { $points } puntos; te caben ya { $fits } de { $tiles }.
    }
burako-why-another_tile = La ficha que salió no ayuda: mejor otra, y aquella queda en el pozo.
