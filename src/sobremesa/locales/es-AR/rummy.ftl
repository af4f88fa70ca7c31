# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

rummy-option-opening_then_play-help = Si en el turno en que abrís podés seguir y usar la mesa.
rummy-option-joker_in_trio-help = Si un comodín puede salir de una pierna de tres cuando bajás de tu atril, a la vez, los dos colores que faltan.
rummy-event-dealt =
    { $who ->
        [you] Mano { $hand }. Empezás vos; la ficha de cierre es { $tile }.
       *[other] Mano { $hand }. Empieza { $player }; la ficha de cierre es { $tile }.
    }
rummy-event-drew =
    { $who ->
        [you] Robás { $tile }.
       *[other] { $player } roba una ficha.
    }
rummy-event-played =
    { $opening ->
        [true] { $who ->
            [you] Abrís con { rummy-points }: { $tiles }.
           *[other] { $player } abre con { rummy-points }: { $tiles }.
        }
       *[false] { $left ->
            [0] { $closing ->
                [true] { $who ->
                    [you] Bajás tus últimas fichas, { $count } con la de cierre: { $tiles }.
                   *[other] { $player } baja sus últimas fichas, { $count } con la de cierre: { $tiles }.
                }
               *[false] { $who ->
                    [you] Bajás lo último que te quedaba ({ $count }): { $tiles }.
                   *[other] { $player } baja lo último que le quedaba ({ $count }): { $tiles }.
                }
            }
           *[other] { $who ->
                [you] Bajás { $tiles }.
               *[other] { $player } baja { $tiles }.
            }
        }
    }
rummy-event-passed =
    { $who ->
        [you] Pasás.
       *[other] { $player } pasa.
    }
rummy-event-hand_over =
    { $reason ->
        [closed] { $who ->
            [you] ¡Cerrás! Fin de la mano { $hand }: { $scores }.
           *[other] ¡{ $player } cierra! Fin de la mano { $hand }: { $scores }.
        }
        [all_passed] Ya nadie baja nada. Fin de la mano { $hand }: { $scores }.
       *[stock_empty] Se acabó el pozo. Fin de la mano { $hand }: { $scores }.
    }
rummy-refused-draw_first = Primero robá una ficha.
rummy-refused-tile_not_available = No tenés { $tile }.
rummy-refused-nothing_laid = Bajá al menos una ficha de tu atril, o pasá.
rummy-refused-joker_not_exchanged =
    { $choices ->
        [0] Un comodín en una pierna de tres se queda donde está.
        [one] Ese comodín solo puede moverse si bajás de tu atril { $tiles }.
       *[other] Ese comodín solo puede moverse si bajás de tu atril { $needed } de estas: { $tiles }.
    }
rummy-ask-draw = ¿Robás (d)?
rummy-ask-draw-or-close = ¿Robás (d), o cerrás con la ficha de cierre (*)?
rummy-ask-play = ¿Bajás fichas, o pasás (p)?
rummy-ask-open = ¿Bajás { rummy-points } para abrir, o pasás (p)?
rummy-typed-draw = robar, robás, robo, robá
rummy-typed-pass = pasar, pasás, paso
rummy-typed-close = cerrar, cerrás, cierro
rummy-typed-lay = bajar, bajás, bajo
rummy-rules-turn = Robá una ficha, siempre. Después bajá cuantas quieras, o pasá. Nunca es obligatorio bajar.
rummy-rules-table = Cuando ya abriste, podés reordenar toda la mesa: agregar, partir, unir y reconstruir. Al final todos los juegos tienen que estar bien, no puede faltar ninguna ficha, y al menos una tiene que ser tuya.
rummy-rules-joker = Un comodín reemplaza cualquier ficha y conserva su lugar. Para llevártelo, bajá de tu atril la ficha verdadera y usalo enseguida. En una pierna de tres hacen falta los dos colores que faltan.
rummy-why-cannot_open = Con tu atril no llegás a los { $least } puntos para abrir.
rummy-why-holds_back = Lo que bajás también ayuda a los demás: guardalo para cerrar de golpe.
rummy-why-closes = Se vacía tu atril: cerrás la mano.
rummy-why-opens = Abre con { $worth } puntos, y te quedás con { $points } puntos menos en el atril.
rummy-why-lays =
    { $tiles ->
        [one] Bajás una ficha: { $points } puntos menos en el atril.
       *[other] Bajás { $tiles } fichas: { $points } puntos menos en el atril.
    }
rummy-why-keeps_joker = Guardás el comodín: ojo, en el atril cuenta 50.
