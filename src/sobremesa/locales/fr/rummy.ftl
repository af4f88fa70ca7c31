rummy-name = Rummy israélien
rummy-tagline = Des suites et des groupes sur une table que chacun peut réarranger.

## Modes

rummy-mode-match = Une partie : quatre manches, ou autant que convenu. Le plus petit total gagne.
rummy-mode-single_hand = Une seule manche. Qui garde le moins sur son chevalet gagne.

## Options

rummy-option-players = Joueurs
rummy-option-players-help = Combien s’assoient à la table, bots compris.
rummy-option-mode = Mode
rummy-option-mode-help = Plusieurs manches additionnées, ou une manche seule.
rummy-option-mode-match = partie
rummy-option-mode-single_hand = une manche
rummy-option-hands = Manches
rummy-option-hands-help = Combien de manches compte la partie.
rummy-option-first_player = Qui commence
rummy-option-first_player-help = Qui commence la première manche. Ensuite, c’est chaque fois le voisin de gauche.
rummy-option-first_player-random = tiré au sort
rummy-option-first_player-0 = place 1
rummy-option-first_player-1 = place 2
rummy-option-first_player-2 = place 3
rummy-option-first_player-3 = place 4
rummy-option-opening_minimum = Points pour ouvrir
rummy-option-opening_minimum-help = Ce que tes premières combinaisons d’une manche doivent valoir ensemble.
rummy-option-opening_then_play = Continuer après l’ouverture
rummy-option-opening_then_play-help = Si, au tour où tu ouvres, tu peux continuer et te servir de la table.
rummy-option-closing_tile_use = Tuile de fin
rummy-option-closing_tile_use-help = Quand la tuile de fin peut servir à finir : après avoir pioché, au lieu de piocher, des deux façons, ou jamais.
rummy-option-closing_tile_use-after_draw = après avoir pioché
rummy-option-closing_tile_use-instead_of_draw = au lieu de piocher
rummy-option-closing_tile_use-either = des deux façons
rummy-option-closing_tile_use-unused = jamais
rummy-option-joker_as_closing_tile = Joker retourné
rummy-option-joker_as_closing_tile-help = Si la tuile de fin est un joker : il reste, ou l’on mélange tout de nouveau.
rummy-option-joker_as_closing_tile-keep = il reste
rummy-option-joker_as_closing_tile-redraw = mélanger de nouveau
rummy-option-joker_exchange_source = Échange du joker
rummy-option-joker_exchange_source-help = D’où doit venir la tuile qui prend la place d’un joker de la table.
rummy-option-joker_exchange_source-rack = du chevalet
rummy-option-joker_exchange_source-rack_or_table = du chevalet ou de la table
rummy-option-joker_in_trio = Joker dans un groupe de trois
rummy-option-joker_in_trio-help = Si un joker peut quitter un groupe de trois quand tu poses de ton chevalet, à la fois, les deux couleurs qui manquent.
rummy-option-joker_in_trio-both_missing = avec les deux couleurs
rummy-option-joker_in_trio-locked = jamais
rummy-option-stock_out = Pioche vide
rummy-option-stock_out-help = Continuer sans piocher jusqu’à ce que personne ne pose rien, ou finir la manche avec la dernière tuile piochée.
rummy-option-stock_out-play_on = on continue
rummy-option-stock_out-end_hand = finit la manche
rummy-option-tie_break = Égalité en tête
rummy-option-tie_break-help = Si plusieurs ont le plus petit total à la fin : victoire partagée, ou une manche de plus.
rummy-option-tie_break-shared = victoire partagée
rummy-option-tie_break-extra_hand = une manche de plus
rummy-option-turn_seconds = Secondes par tour
rummy-option-turn_seconds-help = Combien de temps peut durer un tour. Quand le temps est écoulé, le tour finit ; 0 veut dire sans limite.

## Ce qui se passe
## $who est « you » ou « other » ; les tuiles sont du texte, $count compte celles posées, $left celles qui restent sur le chevalet ; $opening et $closing sont « true » ou « false ».

rummy-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rummy-event-dealt =
    { $who ->
        [you] Manche { $hand }. Tu commences ; la tuile de fin est { $tile }.
       *[other] Manche { $hand }. { $player } commence ; la tuile de fin est { $tile }.
    }
rummy-event-rack = Ton chevalet : { $tiles }.
rummy-event-drew =
    { $who ->
        [you] Tu pioches { $tile }.
       *[other] { $player } pioche une tuile.
    }
rummy-event-played =
    { $opening ->
        [true] { $who ->
            [you] Tu ouvres avec { rummy-points } : { $tiles }.
           *[other] { $player } ouvre avec { rummy-points } : { $tiles }.
        }
       *[false] { $left ->
            [0] { $closing ->
                [true] { $who ->
                    [you] Tu poses tes dernières tuiles, { $count } avec celle de fin : { $tiles }.
                   *[other] { $player } pose ses dernières tuiles, { $count } avec celle de fin : { $tiles }.
                }
               *[false] { $who ->
                    [you] Tu poses tout ce qui te restait ({ $count }) : { $tiles }.
                   *[other] { $player } pose tout ce qui lui restait ({ $count }) : { $tiles }.
                }
            }
           *[other] { $who ->
                [you] Tu poses { $tiles }.
               *[other] { $player } pose { $tiles }.
            }
        }
    }
rummy-event-passed =
    { $who ->
        [you] Tu passes.
       *[other] { $player } passe.
    }
rummy-event-time_ran_out =
    { $who ->
        [you] Le temps est écoulé : ton tour est fini.
       *[other] Le temps est écoulé : le tour de { $player } est fini.
    }
rummy-event-hand_over =
    { $reason ->
        [closed] { $who ->
            [you] Tu finis ! Fin de la manche { $hand } : { $scores }.
           *[other] { $player } finit ! Fin de la manche { $hand } : { $scores }.
        }
        [all_passed] Plus personne ne pose rien. Fin de la manche { $hand } : { $scores }.
       *[stock_empty] La pioche est vide. Fin de la manche { $hand } : { $scores }.
    }
rummy-event-hand_over-score = { $player } { $score }
rummy-event-match_over =
    { $result ->
        [you] { rummy-reason } Tu gagnes avec { rummy-points } !
        [you_shared] { rummy-reason } Victoire partagée : { $winners }, avec { rummy-points } !
        [shared] { rummy-reason } Victoire partagée : { $winners }, avec { rummy-points }.
       *[other] { rummy-reason } { $winners } gagne avec { rummy-points }.
    }

## Pourquoi la partie est finie

rummy-reason =
    { $reason ->
       *[hands_played] { rummy-reason-hands_played }
    }
rummy-reason-hands_played = Toutes les manches ont été jouées.

## Pourquoi une manche est finie

rummy-hand-closed = Quelqu’un a fini.
rummy-hand-all_passed = Plus personne ne posait rien.
rummy-hand-stock_empty = La pioche est vide.

## Ce qui est refusé

rummy-refused-already_drawn = Tu as déjà pioché à ce tour.
rummy-refused-stock_empty = La pioche est vide.
rummy-refused-draw_first = Pioche d’abord une tuile.
rummy-refused-unknown_tile = La tuile { $tile } n’existe pas.
rummy-refused-duplicate_tile = { $tile } apparaît deux fois dans ton arrangement.
rummy-refused-tile_not_available = Tu n’as pas { $tile }.
rummy-refused-closing_tile_unused = À cette table, on ne se sert pas de la tuile de fin.
rummy-refused-closing_tile_after_draw = La tuile de fin ne peut être prise qu’au lieu de piocher.
rummy-refused-table_tile_missing = { $tile } était sur la table et doit y rester.
rummy-refused-nothing_laid = Pose au moins une tuile de ton chevalet, ou passe.
rummy-refused-set_too_short = Une combinaison a au moins trois tuiles.
rummy-refused-group_too_long = Un groupe a au plus quatre tuiles.
rummy-refused-invalid_group = Un groupe, c’est un même nombre en couleurs différentes.
rummy-refused-invalid_run = Une suite, ce sont des nombres consécutifs d’une couleur, de 1 à 13.
rummy-refused-closing_tile_needs_close = La tuile de fin ne sert qu’à finir : aucune tuile ne doit rester sur ton chevalet.
rummy-refused-open_first = Ta première pose doit laisser la table comme elle est.
rummy-refused-opening_below_minimum = Ta première pose vaut { rummy-points } ; il en faut { $least }.
rummy-refused-joker_not_exchanged =
    { $choices ->
        [0] Un joker dans un groupe de trois reste où il est.
        [one] Ce joker ne peut bouger que si tu poses de ton chevalet { $tiles }.
       *[other] Ce joker ne peut bouger que si tu poses de ton chevalet { $needed } de celles-ci : { $tiles }.
    }

## Ce qui est demandé

rummy-ask-draw = Piocher (d) ?
rummy-ask-draw-or-close = Piocher (d), ou finir avec la tuile de fin (*) ?
rummy-ask-play = Poser des tuiles, ou passer (p) ?
rummy-ask-open = Poser { rummy-points } pour ouvrir, ou passer (p) ?

## Ce qu’on peut taper, outre les lettres et les pièces : des mots séparés par des virgules

rummy-typed-draw = piocher, pioche
rummy-typed-pass = passer, passe
rummy-typed-close = finir, finis
rummy-typed-lay = poser, pose

## La table

rummy-table-title = Rummy israélien · manche { $hand }
rummy-table-hands =
    { $hands ->
        [one] { $hands } manche
       *[other] { $hands } manches
    }
rummy-table-single = une seule manche
rummy-table-stock = Pioche
rummy-table-closing = Tuile de fin
rummy-table-sets = Sur la table
rummy-table-empty = rien encore
rummy-table-tiles = tuiles
rummy-table-opened = ouvert
rummy-table-total = total
rummy-table-rack = Ton chevalet, { rummy-points } contre toi
rummy-table-drawn = piochée
rummy-table-last = La manche finit avec ce tour !
rummy-sheet-title = Après la manche { $hand }
rummy-sheet-hand = M{ $hand }
rummy-sheet-total = total

## Aide dans le terminal

rummy-help-draw = piocher une tuile
rummy-help-pass = passer
rummy-help-set = poser une nouvelle combinaison ; les tuiles qui ne sont pas sur ton chevalet sont prises sur la table
rummy-help-add = ajouter ces tuiles à la combinaison { $set }
rummy-help-from = dire que c’est { $tile } de la combinaison { $set }, quand il y en a plusieurs
rummy-help-join = joindre la combinaison { $other } à la combinaison { $set }
rummy-help-several = faire plusieurs choses en un coup, séparées par des virgules
rummy-help-close = dire que c’est la tuile de fin
rummy-help-legend-joker = un joker qui remplace le six rouge
rummy-help-legend-colours = noir, rouge, bleu, jaune
rummy-help-legend-new = posée au dernier coup
rummy-help-legend-turn = à qui de jouer
rummy-help-legend-starter = qui a commencé la manche

## Les règles, en bref

rummy-rules-goal-title = But
rummy-rules-goal = Être le premier à poser sur la table toutes les tuiles de son chevalet. Ce qui reste aux autres compte contre eux ; le plus petit total gagne.
rummy-rules-turn-title = Ton tour
rummy-rules-turn = Pioche une tuile, toujours. Puis pose autant que tu veux, ou passe. On n’est jamais obligé de poser.
rummy-rules-sets-title = Suites et groupes
rummy-rules-sets = Une suite, ce sont trois nombres consécutifs ou plus d’une couleur, de 1 à 13. Un groupe, ce sont trois ou quatre tuiles d’un même nombre, de couleurs différentes.
rummy-rules-opening-title = Ouvrir
rummy-rules-opening = Tes premières combinaisons d’une manche doivent valoir ensemble 30 points et venir de ton seul chevalet. Jusque-là, on ne touche pas à la table.
rummy-rules-table-title = La table
rummy-rules-table = Une fois ouvert, tu peux réarranger toute la table : ajouter, couper, joindre, reconstruire. À la fin, chaque combinaison doit être juste, aucune tuile ne doit manquer, et une au moins doit venir de toi.
rummy-rules-joker-title = Jokers
rummy-rules-joker = Un joker remplace n’importe quelle tuile et garde sa place. Pour le prendre, pose de ton chevalet la vraie tuile et sers-t’en aussitôt. Dans un groupe de trois, il faut les deux couleurs qui manquent.
rummy-rules-closing-title = Finir
rummy-rules-closing = Qui pose sa dernière tuile finit la manche. La tuile de fin, visible, peut servir à chacun, mais seulement dans le coup qui finit.
rummy-rules-end-title = La fin
rummy-rules-end = La pioche vide, on continue sans piocher, jusqu’à ce que quelqu’un finisse ou que plus personne ne pose rien. Une partie a quatre manches.
rummy-rules-values-title = Valeurs
rummy-rules-values = Chaque tuile vaut son nombre. Un joker vaut autant que la tuile qu’il remplace, mais 50 s’il reste sur ton chevalet.

## Pourquoi : ce qui accompagne une piste

rummy-why-draw_first = Un tour commence par une pioche.
rummy-why-cannot_open = Ton chevalet n’atteint pas les { $least } points qu’il faut pour ouvrir.
rummy-why-nothing_fits = Aucune de tes tuiles n’entre sur la table, même en réarrangeant tout.
rummy-why-holds_back = Ce que tu poses aide aussi les autres : garde-le pour finir d’un coup.
rummy-why-closes = Ton chevalet se vide : tu termines la manche.
rummy-why-opens = Tu ouvres avec { $worth } points, et ton chevalet s’allège de { $points } points.
rummy-why-lays =
    { $tiles ->
        [one] Tu poses une tuile : { $points } points de moins sur ton chevalet.
       *[other] Tu poses { $tiles } tuiles : { $points } points de moins sur ton chevalet.
    }
rummy-why-frees_joker = Au passage, un joker de la table se libère.
rummy-why-keeps_joker = Tu gardes le joker ; attention, il compte 50 sur le chevalet.
rummy-why-rival_near =
    { $tiles ->
        [one] Il reste une tuile à { $player } : la fin est proche.
       *[other] Il reste { $tiles } tuiles à { $player } : la fin est proche.
    }
