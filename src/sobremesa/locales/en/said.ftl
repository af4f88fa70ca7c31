## The rules of a table as one sentence, a part for each option; what was chosen stands between asterisks. $value is a number, “yes” or “no”, or the name of the value.

## Sumo

sumo-said-mode =
    { $value ->
        [standard] with the *full deck*
        [short_deck] with the *short deck*
       *[two_round] *two rounds* with the full deck
    }
sumo-said-target_sumos = to *{ $value } sumos*
sumo-said-rounds =
    { $value ->
        [one] for *one round*
       *[other] for *{ $value } rounds*
    }
sumo-said-short_deck_jokers =
    { $value ->
        [yes] with *jokers*
       *[no] *without jokers*
    }
sumo-said-change_before_reveal =
    { $value ->
        [yes] a laid card *may be changed*
       *[no] a laid card *stays*
    }
sumo-said-pile_view =
    { $value ->
        [open] with the piles *open*
       *[face_down] with the piles *face down*
    }

## Rummy israelí

rummy-said-mode =
    { $value ->
        [single_hand] *a single hand*
       *[match] the *lowest total* wins
    }
rummy-said-hands =
    { $value ->
        [one] *one hand*
       *[other] *{ $value } hands*
    }
rummy-said-first_player =
    { $value ->
        [0] *chair 1* begins
        [1] *chair 2* begins
        [2] *chair 3* begins
        [3] *chair 4* begins
       *[random] whoever is *drawn by lot* begins
    }
rummy-said-opening_minimum =
    { $value ->
        [0] opening needs *no minimum*
       *[other] opening takes *{ $value } points*
    }
rummy-said-opening_then_play =
    { $value ->
        [yes] who opens *may play on*
       *[no] who opens *waits for the next turn*
    }
rummy-said-closing_tile_use =
    { $value ->
        [after_draw] the closing tile is used *after drawing*
        [instead_of_draw] the closing tile is used *instead of drawing*
        [either] the closing tile is used *either way*
       *[unused] *no closing tile*
    }
rummy-said-joker_as_closing_tile =
    { $value ->
        [redraw] a joker as closing tile is *drawn again*
       *[keep] a joker may *stay* the closing tile
    }
rummy-said-joker_exchange_source =
    { $value ->
        [rack_or_table] a joker is exchanged *from rack or table*
       *[rack] a joker is exchanged *from the rack*
    }
rummy-said-joker_in_trio =
    { $value ->
        [locked] in a group of three a joker is *locked*
       *[both_missing] a joker leaves a group of three for *both missing colours*
    }
rummy-said-stock_out =
    { $value ->
        [end_hand] an empty stock *ends the hand*
       *[play_on] with an empty stock *play goes on*
    }
rummy-said-tie_break =
    { $value ->
        [extra_hand] a tie takes *one more hand*
       *[shared] a tie is *shared*
    }
rummy-said-turn_seconds =
    { $value ->
        [0] *no clock*
       *[other] *{ $value } seconds* a turn
    }

## Burako

burako-said-hand_size = *{ $value } tiles* each
burako-said-target = to *{ $value } points*
burako-said-muerto_bonus =
    { $value ->
        [yes] buying the muerto *adds 100*
       *[no] buying the muerto *adds nothing*
    }
burako-said-one_low =
    { $value ->
        [yes] the 1 goes *also below the 2*
       *[no] the 1 goes *only above the 13*
    }
burako-said-max_wilds_per_meld =
    { $value ->
        [1] with *one wild tile* in a meld
       *[other] with *up to { $value } wild tiles* in a meld
    }
burako-said-sets_of_twos =
    { $value ->
        [yes] with *sets of twos*
       *[no] *without sets of twos*
    }
burako-said-wild_move =
    { $value ->
        [free] wild tiles move *freely*
       *[swap] wild tiles move *only by a swap*
    }
burako-said-close_discard =
    { $value ->
        [required] closing *needs a discard*
        [forbidden] closing is *without a discard*
       *[optional] closing is *with or without a discard*
    }

## Sumoku

sumoku-said-mode =
    { $value ->
        [classic] *classic*, in turns
        [speed] *speed*
        [spot] *spot*
        [team] in *teams*
       *[solo] *solo*
    }
sumoku-said-key_number =
    { $value ->
        [0] the key is *thrown with the die*
       *[other] the key is *always { $value }*
    }
sumoku-said-teams = *{ $value } teams*
sumoku-said-claim_check =
    { $value ->
        [assisted] claims *with help*
       *[strict] claims *without help*
    }
sumoku-said-show_seconds = *{ $value } seconds* to show
sumoku-said-time_limit_seconds =
    { $value ->
        [0] *no clock*
       *[other] *{ $value } seconds* on the clock
    }

## Sorry!

sorry-said-mode =
    { $value ->
        [standard] the *standard* game
        [partners] *partners*, two against two
       *[scored] *for points*, with five cards in hand
    }
sorry-said-colours = colours: *{ $value }*
sorry-said-first_player =
    { $value ->
        [red] *red* begins
        [blue] *blue* begins
        [yellow] *yellow* begins
        [green] *green* begins
       *[random] whoever is *drawn by lot* begins
    }
sorry-said-draw_pile =
    { $value ->
        [face_down] with the pile *face down*
       *[face_up] with the pile *face up*
    }
sorry-said-swapped_pawn_slides =
    { $value ->
        [yes] swapped pawns *slide*
       *[no] swapped pawns *do not slide*
    }
sorry-said-scored_two =
    { $value ->
        [no_bonus] a 2 gives *no second card*
       *[play_again] a 2 lets you *play again*
    }
sorry-said-tier_bonus =
    { $value ->
        [cumulative] *all bonuses* count
       *[highest] *only the best bonus* counts
    }
sorry-said-match_games =
    { $value ->
        [one] *one game*
       *[other] *{ $value } games*
    }
sorry-said-match_target =
    { $value ->
        [0] *no target*
       *[other] to *{ $value } points*
    }

## Rummy 500

rummy500-said-mode =
    { $value ->
        [fixed_rounds] a *bell game*
       *[first_to_target] a *simple tournament*
    }
rummy500-said-target_score = to *{ $value } points*
rummy500-said-rounds =
    { $value ->
        [one] of *one round*
       *[other] of *{ $value } rounds*
    }
rummy500-said-jokers =
    { $value ->
        [yes] with *jokers*
       *[no] *without jokers*
    }
rummy500-said-joker_meld_value =
    { $value ->
        [fifteen] a joker *always counts 15*
       *[represented] a joker counts *as its card*
    }
rummy500-said-set_duplicates =
    { $value ->
        [yes] a set *may hold twins*
       *[no] a set holds *no twins*
    }
rummy500-said-free_top_discard =
    { $value ->
        [yes] the last discard is *free to take*
       *[no] the last discard is *taken to be used*
    }
rummy500-said-final_discard =
    { $value ->
        [optional] going out *with or without a discard*
       *[required] going out *with a discard*
    }
rummy500-said-stock_out =
    { $value ->
        [play_on] without a stock *play goes on*
       *[end_of_turn] an empty stock *ends the round*
    }
rummy500-said-tie_break =
    { $value ->
        [shared] a tie is *shared*
       *[extra_round] a tie takes *one more round*
    }
