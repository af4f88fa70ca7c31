rummy-name = Rummy israelí
rummy-tagline = Números seguidos o iguales en una mesa que todos pueden reordenar.

## Modos

rummy-mode-match = Una partida: cuatro manos, o las que se acuerden. Gana el total más bajo.
rummy-mode-single_hand = Una sola mano. Gana quien se queda con menos en el atril.

## Opciones

rummy-option-players = Jugadores
rummy-option-players-help = Cuántos se sientan a la mesa, personas y bots.
rummy-option-mode = Modo
rummy-option-mode-help = Varias manos que se suman, o una mano sola.
rummy-option-mode-match = partida
rummy-option-mode-single_hand = una mano
rummy-option-hands = Manos
rummy-option-hands-help = Cuántas manos tiene la partida.
rummy-option-first_player = Quién empieza
rummy-option-first_player-help = Quién empieza la primera mano. Después empieza cada vez el de la izquierda.
rummy-option-first_player-random = por sorteo
rummy-option-first_player-0 = asiento 1
rummy-option-first_player-1 = asiento 2
rummy-option-first_player-2 = asiento 3
rummy-option-first_player-3 = asiento 4
rummy-option-opening_minimum = Puntos para abrir
rummy-option-opening_minimum-help = Lo que tienen que valer juntos tus primeros juegos de una mano.
rummy-option-opening_then_play = Seguir después de abrir
rummy-option-opening_then_play-help = Si en el turno en que abres puedes seguir y usar la mesa.
rummy-option-closing_tile_use = Ficha de cierre
rummy-option-closing_tile_use-help = Cuándo puede usarse la ficha de cierre para cerrar: después de robar, en vez de robar, de las dos maneras o nunca.
rummy-option-closing_tile_use-after_draw = después de robar
rummy-option-closing_tile_use-instead_of_draw = en vez de robar
rummy-option-closing_tile_use-either = de las dos maneras
rummy-option-closing_tile_use-unused = nunca
rummy-option-joker_as_closing_tile = Comodín a la vista
rummy-option-joker_as_closing_tile-help = Si la ficha de cierre resulta ser un comodín: se queda, o se mezcla todo de nuevo.
rummy-option-joker_as_closing_tile-keep = se queda
rummy-option-joker_as_closing_tile-redraw = mezclar de nuevo
rummy-option-joker_exchange_source = Canje del comodín
rummy-option-joker_exchange_source-help = De dónde tiene que venir la ficha que ocupa el lugar de un comodín de la mesa.
rummy-option-joker_exchange_source-rack = del atril
rummy-option-joker_exchange_source-rack_or_table = del atril o la mesa
rummy-option-joker_in_trio = Comodín en pierna de tres
rummy-option-joker_in_trio-help = Si un comodín puede salir de una pierna de tres cuando bajas de tu atril, a la vez, los dos colores que faltan.
rummy-option-joker_in_trio-both_missing = con los dos colores
rummy-option-joker_in_trio-locked = nunca
rummy-option-stock_out = Pozo vacío
rummy-option-stock_out-help = Seguir sin robar hasta que nadie baje nada, o terminar la mano con la última ficha robada.
rummy-option-stock_out-play_on = se sigue jugando
rummy-option-stock_out-end_hand = termina la mano
rummy-option-tie_break = Empate arriba
rummy-option-tie_break-help = Si al final varios tienen el total más bajo: comparten la victoria, o juegan una mano más.
rummy-option-tie_break-shared = victoria compartida
rummy-option-tie_break-extra_hand = una mano más
rummy-option-turn_seconds = Segundos por turno
rummy-option-turn_seconds-help = Cuánto puede durar un turno. Cuando se acaba el tiempo, el turno termina; 0 es sin límite.

## Lo que pasa
## $who es “you” u “other”; las fichas son texto, $count cuenta las bajadas, $left las que quedan en el atril; $opening y $closing son “true” o “false”.

rummy-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
rummy-event-dealt =
    { $who ->
        [you] Mano { $hand }. Empiezas tú; la ficha de cierre es { $tile }.
       *[other] Mano { $hand }. Empieza { $player }; la ficha de cierre es { $tile }.
    }
rummy-event-rack = Tu atril: { $tiles }.
rummy-event-drew =
    { $who ->
        [you] Robas { $tile }.
       *[other] { $player } roba una ficha.
    }
rummy-event-played =
    { $opening ->
        [true] { $who ->
            [you] Abres con { rummy-points }: { $tiles }.
           *[other] { $player } abre con { rummy-points }: { $tiles }.
        }
       *[false] { $left ->
            [0] { $closing ->
                [true] { $who ->
                    [you] Bajas tus últimas fichas, { $count } con la de cierre: { $tiles }.
                   *[other] { $player } baja sus últimas fichas, { $count } con la de cierre: { $tiles }.
                }
               *[false] { $who ->
                    [you] Bajas lo último que te quedaba ({ $count }): { $tiles }.
                   *[other] { $player } baja lo último que le quedaba ({ $count }): { $tiles }.
                }
            }
           *[other] { $who ->
                [you] Bajas { $tiles }.
               *[other] { $player } baja { $tiles }.
            }
        }
    }
rummy-event-passed =
    { $who ->
        [you] Pasas.
       *[other] { $player } pasa.
    }
rummy-event-time_ran_out =
    { $who ->
        [you] Se acabó el tiempo: tu turno termina.
       *[other] Se acabó el tiempo: termina el turno de { $player }.
    }
rummy-event-hand_over =
    { $reason ->
        [closed] { $who ->
            [you] ¡Cierras! Fin de la mano { $hand }: { $scores }.
           *[other] ¡{ $player } cierra! Fin de la mano { $hand }: { $scores }.
        }
        [all_passed] Ya nadie baja nada. Fin de la mano { $hand }: { $scores }.
       *[stock_empty] Se acabó el pozo. Fin de la mano { $hand }: { $scores }.
    }
rummy-event-hand_over-score = { $player } { $score }
rummy-event-match_over =
    { $result ->
        [you] { rummy-reason } ¡Ganaste con { rummy-points }!
        [you_shared] { rummy-reason } ¡Victoria compartida: { $winners }, con { rummy-points }!
        [shared] { rummy-reason } Victoria compartida: { $winners }, con { rummy-points }.
       *[other] { rummy-reason } Gana { $winners } con { rummy-points }.
    }

## Por qué terminó la partida

rummy-reason =
    { $reason ->
       *[hands_played] { rummy-reason-hands_played }
    }
rummy-reason-hands_played = Se jugaron todas las manos.

## Por qué terminó una mano

rummy-hand-closed = Alguien cerró.
rummy-hand-all_passed = Ya nadie bajaba nada.
rummy-hand-stock_empty = Se acabó el pozo.

## Lo que no se acepta

rummy-refused-already_drawn = Ya robaste en este turno.
rummy-refused-stock_empty = El pozo está vacío.
rummy-refused-draw_first = Primero roba una ficha.
rummy-refused-unknown_tile = No existe la ficha { $tile }.
rummy-refused-duplicate_tile = { $tile } aparece dos veces en tu jugada.
rummy-refused-tile_not_available = No tienes { $tile }.
rummy-refused-closing_tile_unused = En esta mesa no se usa la ficha de cierre.
rummy-refused-closing_tile_after_draw = La ficha de cierre solo puede tomarse en vez de robar.
rummy-refused-table_tile_missing = { $tile } estaba en la mesa y tiene que quedarse en ella.
rummy-refused-nothing_laid = Baja al menos una ficha de tu atril, o pasa.
rummy-refused-set_too_short = Un juego lleva al menos tres fichas.
rummy-refused-group_too_long = Una pierna tiene como mucho cuatro fichas.
rummy-refused-invalid_group = Una pierna es un mismo número en colores distintos.
rummy-refused-invalid_run = Una escalera son números seguidos de un color, del 1 al 13.
rummy-refused-closing_tile_needs_close = La ficha de cierre solo sirve para cerrar: no puede quedarte ninguna ficha en el atril.
rummy-refused-open_first = Tu primera bajada tiene que dejar la mesa como está.
rummy-refused-opening_below_minimum = Tu primera bajada vale { rummy-points }; hacen falta { $least }.
rummy-refused-joker_not_exchanged =
    { $choices ->
        [0] Un comodín en una pierna de tres se queda donde está.
        [one] Ese comodín solo puede moverse si bajas de tu atril { $tiles }.
       *[other] Ese comodín solo puede moverse si bajas de tu atril { $needed } de estas: { $tiles }.
    }

## Lo que se pregunta

rummy-ask-draw = ¿Robas (d)?
rummy-ask-draw-or-close = ¿Robas (d), o cierras con la ficha de cierre (*)?
rummy-ask-play = ¿Bajas fichas, o pasas (p)?
rummy-ask-open = ¿Bajas { rummy-points } para abrir, o pasas (p)?

## Lo que se puede escribir, además de letras y piezas: palabras separadas por comas

rummy-typed-draw = robar, robas, robo
rummy-typed-pass = pasar, pasas, paso
rummy-typed-close = cerrar, cierras, cierro
rummy-typed-lay = bajar, bajas, bajo

## La mesa

rummy-table-title = Rummy israelí · mano { $hand }
rummy-table-hands =
    { $hands ->
        [one] { $hands } mano
       *[other] { $hands } manos
    }
rummy-table-single = una sola mano
rummy-table-stock = Pozo
rummy-table-closing = Ficha de cierre
rummy-table-sets = En la mesa
rummy-table-empty = nada todavía
rummy-table-tiles = fichas
rummy-table-opened = abrió
rummy-table-total = total
rummy-table-rack = Tu atril, { rummy-points } en contra
rummy-table-drawn = robada
rummy-table-last = ¡La mano termina con este turno!
rummy-sheet-title = Después de la mano { $hand }
rummy-sheet-hand = M{ $hand }
rummy-sheet-total = total

## Ayuda en la terminal

rummy-help-draw = robar una ficha
rummy-help-pass = pasar
rummy-help-set = bajar un juego nuevo; las fichas que no están en tu atril se toman de la mesa
rummy-help-add = agregar estas fichas al juego { $set }
rummy-help-from = decir que es { $tile } del juego { $set }, cuando hay varios
rummy-help-join = unir el juego { $other } al juego { $set }
rummy-help-several = hacer varias cosas en una jugada, separadas por comas
rummy-help-close = decir que es la ficha de cierre
rummy-help-legend-joker = un comodín que reemplaza al seis rojo
rummy-help-legend-colours = negro, rojo, azul, amarillo
rummy-help-legend-new = bajada en la última jugada
rummy-help-legend-turn = a quién le toca
rummy-help-legend-starter = quién empezó la mano

## Las reglas, en breve

rummy-rules-goal-title = Objetivo
rummy-rules-goal = Ser el primero en pasar a la mesa todas las fichas de su atril. Lo que les queda a los demás cuenta en su contra; gana el total más bajo.
rummy-rules-turn-title = El turno
rummy-rules-turn = Roba una ficha, siempre. Después baja cuantas quieras, o pasa. Nunca es obligatorio bajar.
rummy-rules-sets-title = Escaleras y piernas
rummy-rules-sets = Una escalera son tres o más números seguidos de un color, del 1 al 13. Una pierna (en otros lugares, grupo o trío) son tres o cuatro fichas del mismo número y de colores distintos.
rummy-rules-opening-title = Abrir
rummy-rules-opening = Tus primeros juegos de una mano tienen que valer juntos 30 puntos y salir solo de tu atril. Hasta entonces la mesa no se toca.
rummy-rules-table-title = La mesa
rummy-rules-table = Cuando ya abriste, puedes reordenar toda la mesa: agregar, partir, unir y reconstruir. Al final todos los juegos tienen que estar bien, no puede faltar ninguna ficha, y al menos una tiene que ser tuya.
rummy-rules-joker-title = Comodines
rummy-rules-joker = Un comodín reemplaza cualquier ficha y conserva su lugar. Para llevártelo, baja de tu atril la ficha verdadera y úsalo enseguida. En una pierna de tres hacen falta los dos colores que faltan.
rummy-rules-closing-title = Cerrar
rummy-rules-closing = Quien baja su última ficha cierra. La ficha de cierre, a la vista, la puede usar cualquiera, pero solo en la jugada con que cierra.
rummy-rules-end-title = El final
rummy-rules-end = Con el pozo vacío se sigue sin robar, hasta que alguien cierre o ya nadie baje nada. Una partida tiene cuatro manos.
rummy-rules-values-title = Valores
rummy-rules-values = Cada ficha vale su número. El comodín vale lo mismo que la ficha que reemplaza, pero 50 si se queda en tu atril.

## Por qué: lo que acompaña a una pista

rummy-why-draw_first = El turno empieza robando una ficha.
rummy-why-cannot_open = Con tu atril no llegas a los { $least } puntos para abrir.
rummy-why-nothing_fits = Ninguna ficha tuya cabe en la mesa, ni moviéndolo todo.
rummy-why-holds_back = Lo que bajas también ayuda a los demás: guárdalo para cerrar de golpe.
rummy-why-closes = Se vacía tu atril: cierras la mano.
rummy-why-opens = Abre con { $worth } puntos, y te quedas con { $points } puntos menos en el atril.
rummy-why-lays =
    { $tiles ->
        [one] Bajas una ficha: { $points } puntos menos en el atril.
       *[other] Bajas { $tiles } fichas: { $points } puntos menos en el atril.
    }
rummy-why-frees_joker = De paso libera un comodín de la mesa.
rummy-why-keeps_joker = Guardas el comodín: ojo, en el atril cuenta 50.
rummy-why-rival_near =
    { $tiles ->
        [one] A { $player } le queda una ficha: puede cerrar pronto.
       *[other] A { $player } le quedan { $tiles } fichas: puede cerrar pronto.
    }
