rummy500-name = Rami 500
rummy500-tagline = Des brelans et des suites que chacun peut allonger, et une rangée de défausses où puiser.

## Modes

rummy500-mode-first_to_target = Tournoi simple : la partie finit après la manche où quelqu’un atteint l’objectif. Le plus grand total gagne.
rummy500-mode-fixed_rounds = Jeu à la cloche : un nombre de manches convenu. Le plus grand total gagne.

## Options

rummy500-option-players = Joueurs
rummy500-option-players-help = Combien s’assoient à la table, bots compris. À partir de cinq, on joue avec deux jeux.
rummy500-option-mode = Mode
rummy500-option-mode-help = Jusqu’à un nombre de points, ou pendant un nombre de manches.
rummy500-option-mode-first_to_target = tournoi simple
rummy500-option-mode-fixed_rounds = à la cloche
rummy500-option-target_score = Objectif
rummy500-option-target_score-help = La partie est finie quand quelqu’un a ce nombre de points à la fin d’une manche.
rummy500-option-rounds = Manches
rummy500-option-rounds-help = Combien de manches on joue.
rummy500-option-jokers = Jokers
rummy500-option-jokers-help = Jouer avec les jokers, ou les retirer du jeu.
rummy500-option-joker_meld_value = Joker sur la table
rummy500-option-joker_meld_value-help = Ce que vaut un joker sur la table : autant que la carte qu’il remplace, ou toujours 15.
rummy500-option-joker_meld_value-represented = comme sa carte
rummy500-option-joker_meld_value-fifteen = toujours 15
rummy500-option-set_duplicates = Jumelles dans un brelan
rummy500-option-set_duplicates-help = Avec deux jeux, un brelan peut contenir deux fois la même carte, et jusqu’à huit cartes. À partir de cinq joueurs.
rummy500-option-free_top_discard = Dernière défausse libre
rummy500-option-free_top_discard-help = La dernière défausse, seule, peut être prise sans être posée. On ne peut pas la défausser au même tour.
rummy500-option-final_discard = Finir
rummy500-option-final_discard-help = Si la dernière carte doit être défaussée, ou peut aussi être posée.
rummy500-option-final_discard-required = en défaussant
rummy500-option-final_discard-optional = avec ou sans défausse
rummy500-option-stock_out = Pioche vide
rummy500-option-stock_out-help = La manche finit avec le tour où la dernière carte est piochée, ou continue avec la défausse jusqu’à ce que quelqu’un passe.
rummy500-option-stock_out-end_of_turn = finit la manche
rummy500-option-stock_out-play_on = on continue
rummy500-option-tie_break = Égalité en tête
rummy500-option-tie_break-help = Si plusieurs mènent avec le même total à la fin : une manche de plus pour tous, ou victoire partagée.
rummy500-option-tie_break-extra_round = une manche de plus
rummy500-option-tie_break-shared = victoire partagée

## Ce qui se passe
## $who est « you » ou « other », $kind est « set » ou « run » ; les cartes sont du texte, $took compte les cartes prises, $meld est un nombre.

rummy500-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rummy500-event-dealt =
    { $who ->
        [you] Manche { $round }. Tu as distribué ; { $card } est retournée.
       *[other] Manche { $round }. { $player } a distribué ; { $card } est retournée.
    }
rummy500-event-hand = Ta main : { $cards }.
rummy500-event-drew =
    { $who ->
        [you] Tu pioches { $card }.
       *[other] { $player } pioche.
    }
rummy500-event-took =
    { $took ->
        [one] { $who ->
            [you] Tu prends { $card } dans la défausse.
           *[other] { $player } prend { $card } dans la défausse.
        }
       *[other] { $who ->
            [you] Tu vas chercher { $card } et prends { $took } cartes de la défausse : { $cards }.
           *[other] { $player } va chercher { $card } et prend { $took } cartes de la défausse : { $cards }.
        }
    }
rummy500-event-melded =
    { $kind ->
        [set] { $who ->
            [you] Tu poses un brelan : { $cards }, { rummy500-points }.
           *[other] { $player } pose un brelan : { $cards }, { rummy500-points }.
        }
       *[run] { $who ->
            [you] Tu poses une suite : { $cards }, { rummy500-points }.
           *[other] { $player } pose une suite : { $cards }, { rummy500-points }.
        }
    }
rummy500-event-laid_off =
    { $who ->
        [you] Tu ajoutes { $cards } à la combinaison { $meld } : { rummy500-points }.
       *[other] { $player } ajoute { $cards } à la combinaison { $meld } : { rummy500-points }.
    }
rummy500-event-discarded =
    { $who ->
        [you] Tu défausses { $card }.
       *[other] { $player } défausse { $card }.
    }
rummy500-event-passed =
    { $who ->
        [you] Tu passes.
       *[other] { $player } passe.
    }
rummy500-event-round_over =
    { $reason ->
        [out] { $who ->
            [you] Tu as fini ! Fin de la manche { $round } : { $scores }.
           *[other] { $player } a fini ! Fin de la manche { $round } : { $scores }.
        }
        [stalled] Plus personne ne pose rien. Fin de la manche { $round } : { $scores }.
       *[stock_empty] La pioche est vide. Fin de la manche { $round } : { $scores }.
    }
rummy500-event-round_over-score = { $player } { $score }
rummy500-event-match_over =
    { $result ->
        [you] { rummy500-reason } Tu gagnes avec { rummy500-points } !
        [you_shared] { rummy500-reason } Victoire partagée : { $winners }, avec { rummy500-points } !
        [shared] { rummy500-reason } Victoire partagée : { $winners }, avec { rummy500-points }.
       *[other] { rummy500-reason } { $winners } gagne avec { rummy500-points }.
    }

## Pourquoi la partie est finie

rummy500-reason =
    { $reason ->
        [target_reached] { rummy500-reason-target_reached }
        [rounds_played] { rummy500-reason-rounds_played }
       *[last_round] { rummy500-reason-last_round }
    }
rummy500-reason-target_reached = L’objectif est atteint.
rummy500-reason-rounds_played = Toutes les manches sont jouées.
rummy500-reason-last_round = Soixante manches sont jouées, et aucune partie n’est plus longue.

## Pourquoi une manche est finie

rummy500-round-out = Quelqu’un a fini.
rummy500-round-stock_empty = La pioche est épuisée.
rummy500-round-stalled = Plus personne ne posait rien.

## Ce qui est refusé

rummy500-refused-must_draw_first = Prends d’abord une carte.
rummy500-refused-already_drawn = Tu as déjà pris une carte à ce tour.
rummy500-refused-pass_not_allowed = Tu ne peux pas passer ; prends une carte.
rummy500-refused-stock_empty = La pioche est vide.
rummy500-refused-card_not_in_discard = { $card } n’est pas dans la défausse.
rummy500-refused-must_use_taken_card = Tu ne peux prendre { $card } que si tu la poses aussitôt.
rummy500-refused-no_such_meld = Cette combinaison n’est pas sur la table.
rummy500-refused-choose_end = Pour une suite, il faut dire à quel bout ; un brelan n’a pas de bouts.
rummy500-refused-unknown_card = Il n’y a pas de carte { $card } dans ce jeu.
rummy500-refused-duplicate_card = Tu as nommé { $card } deux fois.
rummy500-refused-card_not_in_hand = Tu n’as pas { $card }.
rummy500-refused-meld_too_short = Une combinaison a au moins trois cartes.
rummy500-refused-too_few_naturals = Une nouvelle combinaison demande deux cartes qui ne soient pas des jokers.
rummy500-refused-set_repeats_suit = Dans un brelan, les couleurs sont différentes.
rummy500-refused-set_too_big = Un brelan a { $most } cartes au plus.
rummy500-refused-run_past_ace = Une suite s’arrête à l’as.
rummy500-refused-run_not_consecutive = Ces cartes ne se suivent pas.
rummy500-refused-not_a_meld = Ce n’est ni un brelan ni une suite.
rummy500-refused-does_not_fit = { $card } ne va pas là.
rummy500-refused-keep_a_discard = Garde une carte à défausser.
rummy500-refused-cannot_discard_taken_card = Tu ne peux pas remettre { $card }, la carte que tu viens de prendre.

## Ce qui est demandé

rummy500-ask-draw = Tu pioches (s), ou tu prends dans la défausse ?
rummy500-ask-pass = La pioche est vide. Tu prends dans la défausse, ou tu passes (p) ?
rummy500-ask-play = Tu poses, tu ajoutes, ou tu défausses ?

## Ce qu’on peut taper, outre les lettres et les pièces : des mots séparés par des virgules

rummy500-typed-draw = piocher, pioches, pioche, tu pioches
rummy500-typed-pass = passer, passes, passe, tu passes
rummy500-typed-take = prendre, prends, tu prends
rummy500-typed-lay = poser, poses, pose, tu poses
rummy500-typed-add = ajouter, ajoutes, ajoute, tu ajoutes
rummy500-typed-discard = défausser, défausses, défausse, tu défausses

## La table

rummy500-table-title = Rami 500 · manche { $round }
rummy500-table-target = jusqu’à { rummy500-points }
rummy500-table-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
rummy500-table-stock = Pioche
rummy500-table-row = Défausse
rummy500-table-melds = Sur la table
rummy500-table-empty = rien encore
rummy500-table-cards = cartes
rummy500-table-laid = posé
rummy500-table-total = total
rummy500-table-hand = Ta main, { rummy500-points } contre toi
rummy500-table-barred = { $card } ne peut pas être défaussée à ce tour.
rummy500-table-could = Tu pourrais poser
rummy500-table-known = connues
rummy500-table-few = Il reste peu de cartes dans la pioche !
rummy500-sheet-title = Les points après la manche { $round }
rummy500-sheet-round = M{ $round }
rummy500-sheet-total = total
rummy500-sheet-settle = solde

## Aide dans le terminal

rummy500-help-draw = piocher
rummy500-help-take = prendre cette carte et toutes celles du dessus, et la poser avec ces cartes
rummy500-help-take-on = prendre cette carte et toutes celles du dessus, et l’ajouter à la combinaison 2 avec ces cartes
rummy500-help-take-free = prendre la dernière défausse en main
rummy500-help-meld = poser ces cartes, dans n’importe quel ordre
rummy500-help-lay-off = ajouter ces cartes à la combinaison 2 (@2< ou @2> dit à quel bout, bas ou haut)
rummy500-help-discard = défausser cette carte
rummy500-help-pass = passer, ce qui finit la manche
rummy500-help-legend-joker = un joker qui remplace le six de cœur
rummy500-help-legend-dealer = a distribué
rummy500-help-legend-turn = à qui le tour
rummy500-help-legend-open = là où une combinaison peut encore grandir
rummy500-help-legend-usable = une défausse que tu pourrais prendre et poser aussitôt

## Les règles en bref

rummy500-rules-goal-title = Le but
rummy500-rules-goal = Les cartes que tu poses comptent pour toi, celles qui restent en main contre toi. Le plus grand total gagne.
rummy500-rules-turn-title = Un tour
rummy500-rules-turn = Prends une fois ; puis pose et ajoute autant que tu veux ; puis défausse une carte.
rummy500-rules-meld-title = Les combinaisons
rummy500-rules-meld = Un brelan, c’est trois ou quatre cartes de même valeur, de couleurs différentes. Une suite, c’est au moins trois cartes d’une couleur qui se suivent. L’as va sous le deux ou sur le roi, et rien ne passe au-delà.
rummy500-rules-row-title = La défausse
rummy500-rules-row = Toutes les défausses restent visibles. Au lieu de piocher, tu peux en prendre n’importe laquelle si tu la poses aussitôt ; tu prends aussi toutes les cartes du dessus.
rummy500-rules-layoff-title = Ajouter
rummy500-rules-layoff = Chacun peut ajouter à toute combinaison. Chaque carte compte pour qui l’a posée.
rummy500-rules-joker-title = Les jokers
rummy500-rules-joker = Un joker remplace n’importe quelle carte et reste où il est. Une nouvelle combinaison demande deux cartes qui ne soient pas des jokers.
rummy500-rules-values-title = Les valeurs
rummy500-rules-values = De 2 à 10, les cartes valent leur nombre ; valet, dame et roi valent dix. L’as vaut 15, et sous un deux seulement 1. Un joker vaut 15 en main ; sur la table, autant que la carte qu’il remplace.
rummy500-rules-out-title = Fin de la manche
rummy500-rules-out = La manche finit quand quelqu’un défausse sa dernière carte, ou avec le tour où la pioche s’épuise.
rummy500-rules-end-title = Fin de la partie
rummy500-rules-end = La partie finit après la manche où quelqu’un atteint l’objectif (500, si rien d’autre n’est convenu), ou après le nombre de manches convenu. Si plusieurs mènent ensemble, on joue une manche de plus.

## Pourquoi : ce qui accompagne une piste

rummy500-why-lays =
    { $cards ->
        [one] { $points } points sur la table, et une carte de moins contre toi.
       *[other] { $points } points sur la table, et { $cards } cartes de moins contre toi.
    }
rummy500-why-goes_out = Ta main se vide : la manche finit, et les autres perdent ce qu’ils tiennent.
rummy500-why-uses = Cette carte apporte { $points } points tout de suite.
rummy500-why-takes_top = La carte du dessus sert plus qu’une à l’aveugle.
rummy500-why-with_it =
    { $cards ->
        [one] Une carte de plus vient avec : { $points } contre toi si tu la gardes.
       *[other] { $cards } cartes de plus viennent avec : { $points } contre toi si tu les gardes.
    }
rummy500-why-row_useless = Rien dans la rangée ne peut servir.
rummy500-why-leaves_row = La rangée offre quelque chose, mais elle chargerait ta main plus qu’elle ne rapporte.
rummy500-why-ends = La manche finit ici : ta main coûte { $points }.
rummy500-why-alone = Elle ne va avec rien dans ta main, et la garder coûterait { $points }.
rummy500-why-least_missed = C’est celle qui te manquera le moins ; en main elle coûte { $points }.
rummy500-why-fits_table = Risque : elle entre dans une combinaison de la table, quelqu’un peut s’en servir.
rummy500-why-rival_near =
    { $cards ->
        [one] Il reste une carte à { $player } : la manche peut finir bientôt.
       *[other] Il reste { $cards } cartes à { $player } : la manche peut finir bientôt.
    }
