## Les règles d’une table en une phrase, un morceau par option ; ce qu’on a choisi est entre astérisques. $value est un nombre, « yes » ou « no », ou le nom de la valeur.

## Sumo

sumo-said-mode =
    { $value ->
        [standard] avec le *jeu complet*
        [short_deck] avec le *jeu réduit*
       *[two_round] en *deux manches*, avec le jeu complet
    }
sumo-said-target_sumos = jusqu’à *{ $value } sumos*
sumo-said-rounds =
    { $value ->
        [one] en *une manche*
       *[other] en *{ $value } manches*
    }
sumo-said-short_deck_jokers =
    { $value ->
        [yes] avec des *jokers*
       *[no] *sans joker*
    }
sumo-said-change_before_reveal =
    { $value ->
        [yes] la carte posée *peut être changée*
       *[no] la carte posée *reste*
    }
sumo-said-pile_view =
    { $value ->
        [open] les piles *ouvertes*
       *[face_down] les piles *faces cachées*
    }

## Rummy israelí

rummy-said-mode =
    { $value ->
        [single_hand] *une seule manche*
       *[match] le *total le plus bas* gagne
    }
rummy-said-hands =
    { $value ->
        [one] *une manche*
       *[other] *{ $value } manches*
    }
rummy-said-first_player =
    { $value ->
        [0] *la chaise 1* commence
        [1] *la chaise 2* commence
        [2] *la chaise 3* commence
        [3] *la chaise 4* commence
       *[random] *le sort* dit qui commence
    }
rummy-said-opening_minimum =
    { $value ->
        [0] on ouvre *sans minimum*
       *[other] on ouvre avec *{ $value } points*
    }
rummy-said-opening_then_play =
    { $value ->
        [yes] qui ouvre *peut continuer*
       *[no] qui ouvre *attend le tour suivant*
    }
rummy-said-closing_tile_use =
    { $value ->
        [after_draw] la tuile de fin sert *après la pioche*
        [instead_of_draw] la tuile de fin sert *au lieu de piocher*
        [either] la tuile de fin sert *des deux façons*
       *[unused] *sans tuile de fin*
    }
rummy-said-joker_as_closing_tile =
    { $value ->
        [redraw] un joker comme tuile de fin est *retiré*
       *[keep] un joker peut *rester* la tuile de fin
    }
rummy-said-joker_exchange_source =
    { $value ->
        [rack_or_table] un joker s’échange *du chevalet ou de la table*
       *[rack] un joker s’échange *du chevalet*
    }
rummy-said-joker_in_trio =
    { $value ->
        [locked] dans un groupe de trois, le joker est *bloqué*
       *[both_missing] un joker quitte un groupe de trois pour *les deux couleurs*
    }
rummy-said-stock_out =
    { $value ->
        [end_hand] la pioche vide *finit la manche*
       *[play_on] pioche vide, *on continue*
    }
rummy-said-tie_break =
    { $value ->
        [extra_hand] une égalité demande *une manche de plus*
       *[shared] une égalité *se partage*
    }
rummy-said-turn_seconds =
    { $value ->
        [0] *sans chrono*
       *[other] *{ $value } secondes* par tour
    }

## Burako

burako-said-hand_size = *{ $value } tuiles* chacun
burako-said-target = jusqu’à *{ $value } points*
burako-said-muerto_bonus =
    { $value ->
        [yes] acheter le muerto *ajoute 100*
       *[no] acheter le muerto *n’ajoute rien*
    }
burako-said-one_low =
    { $value ->
        [yes] le 1 va *aussi sous le 2*
       *[no] le 1 va *seulement après le 13*
    }
burako-said-max_wilds_per_meld =
    { $value ->
        [1] avec *un joker* par combinaison
       *[other] avec *jusqu’à { $value } jokers* par combinaison
    }
burako-said-sets_of_twos =
    { $value ->
        [yes] avec des *groupes de deux*
       *[no] *sans groupe de deux*
    }
burako-said-wild_move =
    { $value ->
        [free] les jokers bougent *librement*
       *[swap] les jokers bougent *seulement par échange*
    }
burako-said-close_discard =
    { $value ->
        [required] on finit *seulement en défaussant*
        [forbidden] on finit *seulement sans défausser*
       *[optional] on finit *avec ou sans défausse*
    }

## Sumoku

sumoku-said-mode =
    { $value ->
        [classic] en *classique*, à tour de rôle
        [speed] en *speed*
        [spot] en *spot*
        [team] en *équipes*
       *[solo] en *solo*
    }
sumoku-said-key_number =
    { $value ->
        [0] la clef vient *du dé*
       *[other] la clef est *toujours { $value }*
    }
sumoku-said-teams = *{ $value } équipes*
sumoku-said-claim_check =
    { $value ->
        [assisted] on annonce *avec de l’aide*
       *[strict] on annonce *sans aide*
    }
sumoku-said-show_seconds = *{ $value } secondes* pour montrer
sumoku-said-time_limit_seconds =
    { $value ->
        [0] *sans chrono*
       *[other] *{ $value } secondes* au chrono
    }

## Sorry!

sorry-said-mode =
    { $value ->
        [standard] le jeu *standard*
        [partners] *en équipes*, deux contre deux
       *[scored] *aux points*, cinq cartes en main
    }
sorry-said-colours = couleurs : *{ $value }*
sorry-said-first_player =
    { $value ->
        [red] *le rouge* commence
        [blue] *le bleu* commence
        [yellow] *le jaune* commence
        [green] *le vert* commence
       *[random] *le sort* dit qui commence
    }
sorry-said-draw_pile =
    { $value ->
        [face_down] la pioche *cachée*
       *[face_up] la pioche *visible*
    }
sorry-said-swapped_pawn_slides =
    { $value ->
        [yes] les pions échangés *glissent*
       *[no] les pions échangés *ne glissent pas*
    }
sorry-said-scored_two =
    { $value ->
        [no_bonus] un 2 *ne fait pas rejouer*
       *[play_again] un 2 *fait rejouer*
    }
sorry-said-tier_bonus =
    { $value ->
        [cumulative] *toutes les primes* comptent
       *[highest] *seule la meilleure prime* compte
    }
sorry-said-match_games =
    { $value ->
        [one] *un jeu*
       *[other] *{ $value } jeux*
    }
sorry-said-match_target =
    { $value ->
        [0] *sans but* de points
       *[other] jusqu’à *{ $value } points*
    }

## Rummy 500

rummy500-said-mode =
    { $value ->
        [fixed_rounds] un jeu *à la cloche*
       *[first_to_target] un *tournoi simple*
    }
rummy500-said-target_score = jusqu’à *{ $value } points*
rummy500-said-rounds =
    { $value ->
        [one] en *une manche*
       *[other] en *{ $value } manches*
    }
rummy500-said-jokers =
    { $value ->
        [yes] avec des *jokers*
       *[no] *sans joker*
    }
rummy500-said-joker_meld_value =
    { $value ->
        [fifteen] un joker vaut *toujours 15*
       *[represented] un joker vaut *comme sa carte*
    }
rummy500-said-set_duplicates =
    { $value ->
        [yes] un groupe *peut avoir des doubles*
       *[no] un groupe est *sans double*
    }
rummy500-said-free_top_discard =
    { $value ->
        [yes] la dernière défausse se prend *librement*
       *[no] la dernière défausse se prend *pour servir*
    }
rummy500-said-final_discard =
    { $value ->
        [optional] on sort *avec ou sans défausse*
       *[required] on sort *en défaussant*
    }
rummy500-said-stock_out =
    { $value ->
        [play_on] sans pioche *on continue*
       *[end_of_turn] la pioche vide *finit la manche*
    }
rummy500-said-tie_break =
    { $value ->
        [shared] une égalité *se partage*
       *[extra_round] une égalité demande *une manche de plus*
    }
