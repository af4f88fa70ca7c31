sumo-name = Sumo
sumo-tagline = Chacun choisit une carte en secret, et personne ne veut poser la sixième d’une rangée.

## Modes

sumo-mode-standard = Le jeu complet de 104 cartes ; dix pour chacun, manche après manche.
sumo-mode-short_deck = Seulement les plus petits nombres, dix par joueur et quatre de plus. Tous sont distribués : chacun sait quelles cartes sont en jeu.
sumo-mode-two_round = Deux manches, pas une de plus ; la seconde reprend les rangées là où la première les a laissées.

## Options

sumo-option-players = Joueurs
sumo-option-players-help = Combien s’assoient à la table, bots compris.
sumo-option-mode = Mode
sumo-option-mode-help = Le jeu de base, ou l’une des deux variantes de la règle.
sumo-option-mode-standard = standard
sumo-option-mode-short_deck = jeu réduit
sumo-option-mode-two_round = deux manches
sumo-option-end_condition = Fin de la partie
sumo-option-end_condition-help = La partie finit quand quelqu’un atteint un nombre de sumos, ou après un nombre de manches.
sumo-option-end_condition-target = à un nombre de sumos
sumo-option-end_condition-rounds = après un nombre de manches
sumo-option-target_sumos = Limite
sumo-option-target_sumos-help = La partie est finie quand quelqu’un a ce nombre de sumos à la fin d’une manche.
sumo-option-rounds = Manches
sumo-option-rounds-help = Combien de manches on joue.
sumo-option-short_deck_jokers = Jokers dans le jeu réduit
sumo-option-short_deck_jokers-help = Les deux jokers rejoignent le jeu réduit ; deux cartes restent alors inconnues.
sumo-option-change_before_reveal = Changer d’avis
sumo-option-change_before_reveal-help = Une carte posée face cachée peut être changée tant que tous n’ont pas choisi.
sumo-option-pile_view = Piles
sumo-option-pile_view-help = Si les autres voient les cartes que tu as ramassées, ou seulement combien.
sumo-option-pile_view-face_down = faces cachées
sumo-option-pile_view-open = ouvertes

## Ce qui se passe
## $who est « you » ou « other », $kind est « joker » ou « number » ; les cartes sont du texte, $took compte les cartes ramassées.

sumo-sumos =
    { $sumos ->
        [one] { $sumos } sumo
       *[other] { $sumos } sumos
    }
sumo-event-dealt = Manche { $round }. Les rangées : { $rows }.
sumo-event-dealt-exchanged = { $joker } était sorti dans la rangée { $row } et a été échangé.
sumo-event-hand = Ta main : { $cards }.
sumo-event-void_deal = { $rows } : un joker, et plus de carte pour l’échanger. On redistribue tout.
sumo-event-laid =
    { $who ->
        [you] Tu poses le { $card } face cachée.
       *[other] { $player } a choisi.
    }
sumo-event-revealed = On retourne les cartes ! { $cards }
sumo-event-revealed-card = { $card } { $player }
sumo-event-must_choose =
    { $kind ->
        [joker] { $who ->
            [you] Tu choisis une rangée pour ton { $card }.
           *[other] { $player } choisit une rangée pour son { $card }.
        }
       *[number] { $who ->
            [you] Ton { $card } est plus petit que toutes les rangées : tu en ramasses une.
           *[other] { $player } doit ramasser une rangée : son { $card } est plus petit que toutes.
        }
    }
sumo-event-placed =
    { $took ->
        [0] { $kind ->
            [joker] { $who ->
                [you] Ton { $card } va dans la rangée { $row } et vaut { $value }.
               *[other] Le { $card } de { $player } va dans la rangée { $row } et vaut { $value }.
            }
           *[number] { $who ->
                [you] Ton { $card } va dans la rangée { $row }.
               *[other] Le { $card } de { $player } va dans la rangée { $row }.
            }
        }
       *[other] { $who ->
            [you] Avec ton { $card }, tu ramasses la rangée { $row } ({ $cards }) : +{ sumo-sumos }.
           *[other] Avec son { $card }, { $player } ramasse la rangée { $row } ({ $cards }) : +{ sumo-sumos }.
        }
    }
sumo-event-round_over = Fin de la manche { $round } : { $scores }.
sumo-event-round_over-score = { $player } +{ $sumos }
sumo-event-match_over =
    { $result ->
        [you] { sumo-reason } Tu gagnes avec { sumo-sumos } !
        [you_shared] { sumo-reason } Victoire partagée : { $winners }, avec { sumo-sumos } !
        [shared] { sumo-reason } Victoire partagée : { $winners }, avec { sumo-sumos }.
       *[other] { sumo-reason } { $winners } gagne avec { sumo-sumos }.
    }

## Pourquoi la partie est finie

sumo-reason =
    { $reason ->
        [target_reached] { sumo-reason-target_reached }
        [rounds_played] { sumo-reason-rounds_played }
       *[two_rounds] { sumo-reason-two_rounds }
    }
sumo-reason-target_reached = La limite est atteinte.
sumo-reason-rounds_played = Toutes les manches sont jouées.
sumo-reason-two_rounds = Les deux manches sont jouées.

## Ce qui est refusé

sumo-refused-not_your_turn =
    { $reason ->
        [choosing_row] Quelqu’un d’autre choisit une rangée.
       *[card_laid] Tu as déjà posé ta carte pour ce tour.
    }
sumo-refused-cards_revealed = Les cartes sont sur la table ; choisis d’abord une rangée.
sumo-refused-unknown_card = Il n’y a pas de carte { $card }.
sumo-refused-card_not_in_hand = Tu n’as pas le { $card }.
sumo-refused-no_choice_pending = Il n’y a pas de rangée à choisir maintenant.
sumo-refused-joker_must_be_placed = Ton joker se pose après un nombre.
sumo-refused-must_take_row = Ta carte est plus petite que toutes les rangées ; choisis celle que tu ramasses.
sumo-refused-no_such_row = Il n’y a que les rangées 1 à 4.
sumo-refused-joker_after_joker = Un joker ne peut pas suivre un joker, et la rangée { $row } se termine par un joker.

## Ce qui est demandé

sumo-ask-card = Quelle carte joues-tu ?
sumo-ask-joker = Après quelle rangée poses-tu ton { $card } ?
sumo-ask-row = Ton { $card } est plus petit que toutes les rangées. Laquelle ramasses-tu ?

## Ce qu’on peut taper, outre les lettres et les pièces : des mots séparés par des virgules

sumo-typed-play = jouer, joues-tu, joue
sumo-typed-put = poser, poses-tu, pose
sumo-typed-take = ramasser, ramasses-tu, ramasse

## La table

sumo-table-title = Sumo · manche { $round } · tour { $turn } sur { $turns }
sumo-table-target = jusqu’à { sumo-sumos }
sumo-table-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
sumo-table-two_rounds = 2 manches
sumo-table-full = PLEINE
sumo-table-pile = pile
sumo-table-total = total
sumo-table-hand = Ta main
sumo-table-forecast = → irait dans cette rangée, ▲ la ramasserait, ▼ plus petite que toutes
sumo-table-laid = Face cachée devant toi : { $card }
sumo-table-last-turn = Dernier tour
sumo-table-this-turn = Ce tour
sumo-sheet-title = Les sumos après la manche { $round }
sumo-sheet-round = M{ $round }
sumo-sheet-total = total

## Aide dans le terminal

sumo-help-card = jouer cette carte
sumo-help-joker = poser ton joker après cette rangée
sumo-help-row = ramasser cette rangée
sumo-help-legend-sumo = un sumo, c’est-à-dire un point de pénalité
sumo-help-legend-chosen = a choisi
sumo-help-legend-choosing = choisit une rangée
sumo-help-legend-value = ce que vaut un joker dans sa rangée
sumo-help-legend-row = la rangée où irait la carte, la table étant ce qu’elle est
sumo-help-legend-take = elle serait la sixième de cette rangée et la ramasserait
sumo-help-legend-low = elle est plus petite que toutes les rangées : tu en ramasserais une

## Les règles en bref

sumo-rules-goal-title = Le but
sumo-rules-goal = Chaque • sur une carte est un sumo, un point de pénalité. À la fin, qui en a le moins gagne.
sumo-rules-turn-title = Un tour
sumo-rules-turn = Chacun pose une carte face cachée, et toutes sont retournées ensemble. On les place une à une : d’abord les jokers (J7, puis J5), puis les nombres, du plus petit au plus grand.
sumo-rules-place-title = Sa rangée
sumo-rules-place = Les rangées montent. Un nombre va dans la rangée dont la dernière carte est plus petite, et la plus proche. Il n’y a rien à choisir.
sumo-rules-take-title = La sixième
sumo-rules-take = Une rangée tient cinq cartes. Qui doit poser la sixième ramasse les cinq, et sa carte recommence la rangée.
sumo-rules-low-title = Trop petite
sumo-rules-low = Si ta carte est plus petite que toutes les rangées, tu choisis une rangée et la ramasses ; ta carte la recommence.
sumo-rules-joker-title = Les jokers
sumo-rules-joker = Tu choisis la rangée de ton joker, n’importe laquelle qui finit par un nombre. Il vaut autant que la carte qui le précède. En sixième, il ramasse la rangée comme une autre carte.
sumo-rules-sumos-title = Les sumos
sumo-rules-sumos = Le 55 en a 7, les autres multiples de 11 en ont 5, les multiples de 10 en ont 3, les autres nombres finissant par 5 en ont 2, tous les autres 1. J7 en a 7, J5 en a 5.
sumo-rules-end-title = La fin
sumo-rules-end = Quand les mains sont vides, la manche est finie et on note les sumos ramassés. Quand quelqu’un a atteint la limite (70, si rien d’autre n’est convenu), ou après le nombre de manches convenu, le plus petit total gagne. À égalité, on partage la victoire.

## Pourquoi : ce qui accompagne une piste

sumo-why-next = Juste derrière le { $value } : aucune ne peut passer avant.
sumo-why-room =
    { $between ->
        [one] Il y a de la place en { $row } : une seule peut passer avant.
       *[other] Il y a de la place en { $row }, même si { $between } passent avant.
    }
sumo-why-may_fill =
    { $free ->
        [one] Attention : une place en { $row }, et { $between } peuvent passer avant.
       *[other] Encore { $free } places en { $row } ; { $between } peuvent passer avant.
    }
sumo-why-sixth = Sixième de la rangée { $row } : { sumo-sumos }, mais le reste coûte plus.
sumo-why-low = Tu prends la rangée que tu veux : la moins chère, { sumo-sumos }.
sumo-why-joker_first = Il se place avant les nombres, et tu choisis sa rangée.
sumo-why-joker_takes = La rangée { $row } est pleine : tu la prends avec { sumo-sumos }.
sumo-why-joker_room =
    { $left ->
        [one] La rangée { $row } a de la place, et encore une ensuite.
       *[other] La rangée { $row } a de la place, et encore { $left } ensuite.
    }
sumo-why-others_take =
    { $cards ->
        [one] Une autre de tes cartes prendrait une rangée.
       *[other] { $cards } autres de tes cartes prendraient une rangée.
    }
sumo-why-cheapest = C’est la rangée la moins chère : { sumo-sumos }.
sumo-why-dearer = { sumo-sumos } au lieu de { $least }, mais de meilleures rangées restent.
