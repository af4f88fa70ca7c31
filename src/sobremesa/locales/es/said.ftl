## Las reglas de una mesa en una frase, una parte por opción; entre asteriscos, lo que se eligió. $value es un número, «yes» o «no», o el nombre del valor.

## Sumo

sumo-said-mode =
    { $value ->
        [standard] con el *mazo completo*
        [short_deck] con el *mazo corto*
       *[two_round] a *dos rondas*, con el mazo completo
    }
sumo-said-target_sumos = hasta *{ $value } sumos*
sumo-said-rounds =
    { $value ->
        [one] a *una ronda*
       *[other] a *{ $value } rondas*
    }
sumo-said-short_deck_jokers =
    { $value ->
        [yes] con *comodines*
       *[no] *sin comodines*
    }
sumo-said-change_before_reveal =
    { $value ->
        [yes] la carta puesta *se puede cambiar*
       *[no] la carta puesta *no se cambia*
    }
sumo-said-pile_view =
    { $value ->
        [open] con las pilas *a la vista*
       *[face_down] con las pilas *boca abajo*
    }

## Rummy israelí

rummy-said-mode =
    { $value ->
        [single_hand] *una sola mano*
       *[match] gana el *total más bajo*
    }
rummy-said-hands =
    { $value ->
        [one] *una mano*
       *[other] *{ $value } manos*
    }
rummy-said-first_player =
    { $value ->
        [0] empieza *la silla 1*
        [1] empieza *la silla 2*
        [2] empieza *la silla 3*
        [3] empieza *la silla 4*
       *[random] empieza *quien salga por sorteo*
    }
rummy-said-opening_minimum =
    { $value ->
        [0] se abre *sin mínimo*
       *[other] se abre con *{ $value } puntos*
    }
rummy-said-opening_then_play =
    { $value ->
        [yes] quien abre *puede seguir*
       *[no] quien abre *espera al próximo turno*
    }
rummy-said-closing_tile_use =
    { $value ->
        [after_draw] la ficha de cierre se usa *después de robar*
        [instead_of_draw] la ficha de cierre se usa *en vez de robar*
        [either] la ficha de cierre se usa *de las dos maneras*
       *[unused] *sin ficha de cierre*
    }
rummy-said-joker_as_closing_tile =
    { $value ->
        [redraw] un comodín a la vista *se vuelve a mezclar*
       *[keep] un comodín a la vista *se queda*
    }
rummy-said-joker_exchange_source =
    { $value ->
        [rack_or_table] el comodín se canjea *desde el atril o la mesa*
       *[rack] el comodín se canjea *desde el atril*
    }
rummy-said-joker_in_trio =
    { $value ->
        [locked] de una pierna de tres *no sale el comodín*
       *[both_missing] de una pierna de tres el comodín sale *con los dos colores*
    }
rummy-said-stock_out =
    { $value ->
        [end_hand] con el pozo vacío *termina la mano*
       *[play_on] con el pozo vacío *se sigue jugando*
    }
rummy-said-tie_break =
    { $value ->
        [extra_hand] un empate pide *una mano más*
       *[shared] un empate *se comparte*
    }
rummy-said-turn_seconds =
    { $value ->
        [0] *sin reloj*
       *[other] *{ $value } segundos* por turno
    }

## Burako

burako-said-hand_size = *{ $value } fichas* para cada uno
burako-said-target = hasta *{ $value } puntos*
burako-said-muerto_bonus =
    { $value ->
        [yes] comprar el muerto *suma 100*
       *[no] comprar el muerto *no suma*
    }
burako-said-one_low =
    { $value ->
        [yes] el 1 va *también debajo del 2*
       *[no] el 1 va *solo encima del 13*
    }
burako-said-max_wilds_per_meld =
    { $value ->
        [1] con *un comodín* por juego
       *[other] con *hasta { $value } comodines* por juego
    }
burako-said-sets_of_twos =
    { $value ->
        [yes] con *piernas de doses*
       *[no] *sin piernas de doses*
    }
burako-said-wild_move =
    { $value ->
        [free] los comodines se mueven *libremente*
       *[swap] los comodines se mueven *solo por cambio*
    }
burako-said-close_discard =
    { $value ->
        [required] se cierra *solo con descarte*
        [forbidden] se cierra *solo sin descarte*
       *[optional] se cierra *con descarte o sin él*
    }

## Sumoku

sumoku-said-mode =
    { $value ->
        [classic] al modo *clásico*, por turnos
        [speed] al modo *velocidad*
        [spot] al modo *vista*
        [team] por *equipos*
       *[solo] un *solitario*
    }
sumoku-said-key_number =
    { $value ->
        [0] la clave la da *el dado*
       *[other] la clave es *siempre { $value }*
    }
sumoku-said-teams = *{ $value } equipos*
sumoku-said-claim_check =
    { $value ->
        [assisted] al cantar *hay ayuda*
       *[strict] al cantar *no hay ayuda*
    }
sumoku-said-show_seconds = *{ $value } segundos* para mostrar
sumoku-said-time_limit_seconds =
    { $value ->
        [0] *sin reloj*
       *[other] *{ $value } segundos* de reloj
    }

## Sorry!

sorry-said-mode =
    { $value ->
        [standard] el juego *estándar*
        [partners] *por compañeros*, dos contra dos
       *[scored] *por puntos*, con cinco cartas en la mano
    }
sorry-said-colours = colores: *{ $value }*
sorry-said-first_player =
    { $value ->
        [red] empieza *el rojo*
        [blue] empieza *el azul*
        [yellow] empieza *el amarillo*
        [green] empieza *el verde*
       *[random] empieza *quien salga por sorteo*
    }
sorry-said-draw_pile =
    { $value ->
        [face_down] con el montón *boca abajo*
       *[face_up] con el montón *boca arriba*
    }
sorry-said-swapped_pawn_slides =
    { $value ->
        [yes] las fichas cambiadas *resbalan*
       *[no] las fichas cambiadas *no resbalan*
    }
sorry-said-scored_two =
    { $value ->
        [no_bonus] con un 2 *no se repite*
       *[play_again] con un 2 *se juega otra vez*
    }
sorry-said-tier_bonus =
    { $value ->
        [cumulative] cuentan *todos los premios*
       *[highest] cuenta *solo el mejor premio*
    }
sorry-said-match_games =
    { $value ->
        [one] *un juego*
       *[other] *{ $value } juegos*
    }
sorry-said-match_target =
    { $value ->
        [0] *sin meta* de puntos
       *[other] hasta *{ $value } puntos*
    }

## Rummy 500

rummy500-said-mode =
    { $value ->
        [fixed_rounds] un *juego campana*
       *[first_to_target] un *torneo simple*
    }
rummy500-said-target_score = hasta *{ $value } puntos*
rummy500-said-rounds =
    { $value ->
        [one] de *una ronda*
       *[other] de *{ $value } rondas*
    }
rummy500-said-jokers =
    { $value ->
        [yes] con *comodines*
       *[no] *sin comodines*
    }
rummy500-said-joker_meld_value =
    { $value ->
        [fifteen] el comodín vale *siempre 15*
       *[represented] el comodín vale *como su carta*
    }
rummy500-said-set_duplicates =
    { $value ->
        [yes] un grupo *puede repetir carta*
       *[no] un grupo *no repite carta*
    }
rummy500-said-free_top_discard =
    { $value ->
        [yes] el último descarte *se toma libremente*
       *[no] el último descarte *se toma para usarlo*
    }
rummy500-said-final_discard =
    { $value ->
        [optional] se sale *con o sin descarte*
       *[required] se sale *con descarte*
    }
rummy500-said-stock_out =
    { $value ->
        [play_on] sin mazo *se sigue jugando*
       *[end_of_turn] sin mazo *termina la ronda*
    }
rummy500-said-tie_break =
    { $value ->
        [shared] un empate *se comparte*
       *[extra_round] un empate pide *una ronda más*
    }
