burako-name = Burako
burako-tagline = Deux équipes, de longues combinaisons, des jokers mobiles et une main à acheter.

## Options

burako-option-players = Joueurs
burako-option-players-help = À quatre on joue en deux équipes, les partenaires face à face ; à deux, l’un contre l’autre.
burako-option-hand_size = Tuiles distribuées
burako-option-hand_size-help = Tuiles sur chaque chevalet au départ : 11 à quatre joueurs, 12 ou 15 à deux.
burako-option-hand_size-11 = 11
burako-option-hand_size-12 = 12
burako-option-hand_size-15 = 15
burako-option-target = Objectif
burako-option-target-help = La partie s’arrête après la manche où un camp atteint ce nombre de points ; le total le plus élevé gagne.
burako-option-muerto_bonus = Points pour le muerto
burako-option-muerto_bonus-help = Un camp qui a acheté son muerto reçoit 100 points. Celui qui ne l’a pas acheté en perd toujours 100.
burako-option-one_low = Un en bas
burako-option-one_low-help = Le 1 peut aussi se placer sous le 2. Au-dessus du 13, il le peut toujours.
burako-option-max_wilds_per_meld = Jokers par combinaison
burako-option-max_wilds_per_meld-help = Combien de tuiles d’une combinaison peuvent servir de joker. Elles sont toujours moins nombreuses que les autres.
burako-option-max_wilds_per_meld-1 = un seul
burako-option-max_wilds_per_meld-2 = jusqu’à deux
burako-option-sets_of_twos = Groupes de deux
burako-option-sets_of_twos-help = Les 2 peuvent former un groupe de leur propre numéro.
burako-option-wild_move = Déplacer les jokers
burako-option-wild_move-help = Un joker d’une suite change de place seulement quand arrive la tuile qu’il remplace, ou chaque fois qu’une tuile s’ajoute à la suite.
burako-option-wild_move-swap = par échange seulement
burako-option-wild_move-free = librement
burako-option-close_discard = Fermer
burako-option-close_discard-help = Pour fermer la manche, la dernière tuile peut, doit ou ne doit pas être défaussée.
burako-option-close_discard-optional = avec ou sans défausse
burako-option-close_discard-required = seulement avec une défausse
burako-option-close_discard-forbidden = seulement sans défausse

## What happens
## $who is “you” or “other”, $kind is “run” or “set”; tiles are text, $meld is the name of a meld, $swap and $direct are “yes” or “no”.

burako-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
burako-event-dealt =
    { $who ->
        [you] Manche { $hand }. Tu commences.
       *[other] Manche { $hand }. { $player } commence.
    }
burako-event-rack = Ton chevalet : { $tiles }.
burako-event-drew =
    { $who ->
        [you] Tu pioches { $tile }.
       *[other] { $player } pioche.
    }
burako-event-returned =
    { $who ->
        [you] Tu poses { $tile } sur le pozo et prends une autre tuile.
       *[other] { $player } pose { $tile } sur le pozo et prend une autre tuile.
    }
burako-event-took_pozo =
    { $count ->
        [one] { $who ->
            [you] Tu prends le pozo : { $tiles }.
           *[other] { $player } prend le pozo : { $tiles }.
        }
       *[other] { $who ->
            [you] Tu prends le pozo, { $count } tuiles : { $tiles }.
           *[other] { $player } prend le pozo, { $count } tuiles : { $tiles }.
        }
    }
burako-event-laid =
    { $kind ->
        [set] { $who ->
            [you] Tu poses un groupe : { $tiles }.
           *[other] { $player } pose un groupe : { $tiles }.
        }
       *[run] { $who ->
            [you] Tu poses une suite : { $tiles }.
           *[other] { $player } pose une suite : { $tiles }.
        }
    }
burako-event-added =
    { $swap ->
        [yes] { $who ->
            [you] Tu ajoutes { $tiles } à { $meld }, et le joker se déplace.
           *[other] { $player } ajoute { $tiles } à { $meld }, et le joker se déplace.
        }
       *[no] { $who ->
            [you] Tu ajoutes { $tiles } à { $meld }.
           *[other] { $player } ajoute { $tiles } à { $meld }.
        }
    }
burako-event-canasta =
    { $canasta ->
        [pure] Une canasta pure !
       *[impure] Une canasta impure.
    }
burako-event-bought =
    { $direct ->
        [yes] { $who ->
            [you] Tu achètes le muerto et continues : { $tiles }.
           *[other] { $player } achète le muerto et continue.
        }
       *[no] { $who ->
            [you] Tu achètes le muerto par ta défausse : { $tiles }.
           *[other] { $player } achète le muerto par sa défausse.
        }
    }
burako-event-discarded =
    { $who ->
        [you] Tu défausses { $tile }.
       *[other] { $player } défausse { $tile }.
    }
burako-event-locked =
    { $who ->
        [you] Le pozo a assez tourné : tu dois piocher.
       *[other] Le pozo a assez tourné : { $player } doit piocher.
    }
burako-event-hand_over =
    { $reason ->
        [closed] { $who ->
            [you] Tu fermes ! Fin de la manche { $hand } : { $scores }.
           *[other] { $player } ferme ! Fin de la manche { $hand } : { $scores }.
        }
        [void] La pioche est vide et personne n’a de canasta : la manche { $hand } ne compte pas et se redistribue.
       *[stock_empty] La pioche est vide. Fin de la manche { $hand } : { $scores }.
    }
burako-event-hand_over-score = { $players } { $score }
burako-event-match_over =
    { $result ->
        [you] { burako-reason-target_reached } Tu gagnes avec { burako-points } !
        [you_shared] { burako-reason-target_reached } Ton équipe gagne avec { burako-points } : { $winners } !
        [shared] { burako-reason-target_reached } { $winners } gagnent avec { burako-points }.
       *[other] { burako-reason-target_reached } { $winners } gagne avec { burako-points }.
    }

## Why the match ended

burako-reason-target_reached = L’objectif est atteint.

## What is refused

burako-refused-draw_first = Prends d’abord une tuile ou le pozo.
burako-refused-already_drawn = Tu as déjà pris pendant ce tour.
burako-refused-pozo_empty = Il n’y a encore rien dans le pozo.
burako-refused-pozo_locked = Le pozo a assez tourné : pioche.
burako-refused-return_not_allowed = Seul le premier joueur peut rendre sa première tuile, juste après l’avoir piochée.
burako-refused-unknown_meld = Cette combinaison n’existe pas.
burako-refused-not_your_meld = Tu ne peux ajouter qu’aux combinaisons de ton camp.
burako-refused-unknown_tile = Cette tuile n’existe pas.
burako-refused-tile_withdrawn = Les tuiles posées restent dans leur combinaison.
burako-refused-tile_not_in_rack = Tu n’as pas { $tile }.
burako-refused-nothing_added = Ajoute au moins une tuile.
burako-refused-meld_too_short = Une combinaison a besoin de trois tuiles.
burako-refused-mixed_colours = Une suite est d’une seule couleur.
burako-refused-bad_run = Ces numéros ne se suivent pas.
burako-refused-run_out_of_range = Une suite ne fait pas le tour.
burako-refused-bad_set = Un groupe est d’un seul numéro.
burako-refused-sets_of_twos_off = À cette table, les 2 ne forment pas de groupe.
burako-refused-too_few_naturals = Une combinaison a besoin de deux tuiles naturelles.
burako-refused-too_many_wilds = Il y a trop de jokers dans cette combinaison.
burako-refused-tile_moved = Les tuiles naturelles restent à leur place.
burako-refused-wild_moved = Un joker ne se déplace que lorsque sa tuile naturelle arrive.
burako-refused-same_tile_back = Tu viens de prendre { $tile } : défausse une autre tuile.
burako-refused-close_needs_canasta = Ton camp a besoin d’une canasta pour fermer : garde une tuile.
burako-refused-close_needs_discard = Garde une tuile pour fermer.
burako-refused-close_by_discard_off = À cette table on ferme en posant toutes ses tuiles.
burako-refused-would_strand = Ta dernière tuile serait sans issue : gardes-en deux, ou fais d’abord une canasta.

## What is asked

burako-ask-draw = Piocher (s) ou prendre le pozo (p) ?
burako-ask-stock = Pioche (s).
burako-ask-return = Continuer, ou rendre la tuile et en prendre une autre (r) ?
burako-ask-play = Poser, ajouter ou défausser ?

## Ce qu’on peut taper, outre les lettres et les pièces : des mots séparés par des virgules

burako-typed-draw = piocher, pioche
burako-typed-pozo = pozo, prendre, prendre le pozo
burako-typed-return = rendre, rends
burako-typed-lay = poser, pose
burako-typed-add = ajouter, ajoute
burako-typed-discard = défausser, défausse

## The table

burako-table-title = Burako · manche { $hand }
burako-table-target = à { burako-points }
burako-table-stock = Pioche
burako-table-pozo = Pozo
burako-table-empty = encore rien
burako-table-tiles = tuiles
burako-table-total = total
burako-table-known = connues
burako-table-side =
    { $players } · { $canastas ->
        [0] pas encore de canasta
        [one] { $canastas } canasta
       *[other] { $canastas } canastas
    } · { $bought ->
        [yes] muerto acheté
       *[no] muerto pas encore acheté
    } · { burako-points } posés
burako-table-rack = Ton chevalet, { burako-points } contre toi
burako-table-barred = { $tile } ne peut pas être défaussée pendant ce tour.
burako-table-could = Tu pourrais poser
burako-table-locked = Le pozo est bloqué : pioche.
burako-table-last = La pioche est vide : la manche s’arrête avec ce tour.
burako-sheet-title = Marque après la manche { $hand }
burako-sheet-hand = M{ $hand }
burako-sheet-total = total
burako-sheet-closed = fermeture
burako-sheet-canastas = canastas
burako-sheet-laid = posé
burako-sheet-held = en main
burako-sheet-muerto = muerto
burako-sheet-score = cette manche

## Help at the terminal

burako-help-draw = piocher
burako-help-pozo = prendre tout le pozo
burako-help-return = rendre au pozo la tuile piochée et en prendre une autre
burako-help-lay = poser ces tuiles ; une suite avec son joker à sa place, sinon dans n’importe quel ordre
burako-help-add = ajouter ces tuiles à m2 (m2< ou m2> dit à quel bout va un joker)
burako-help-discard = défausser cette tuile
burako-help-legend-wild = un joker qui remplace le 6 rouge
burako-help-legend-turn = à qui c’est le tour
burako-help-legend-starter = a commencé la manche
burako-help-legend-pure = une canasta pure
burako-help-legend-impure = une canasta impure

## The rules in short

burako-rules-goal-title = Le but
burako-rules-goal = Ton camp pose des combinaisons et les compte ; les tuiles restées sur les chevalets se déduisent. On joue à 3000 points, sauf si l’on a convenu d’autre chose.
burako-rules-turn-title = Un tour
burako-rules-turn = Prends une tuile de la pioche ou tout le pozo ; pose et ajoute autant que tu veux ; défausse une tuile. Au premier tour de la manche, celui qui commence peut rendre au pozo la tuile piochée et en prendre une autre.
burako-rules-pozo-title = Le pozo
burako-rules-pozo = Les défausses restent visibles. Qui prend le pozo le prend en entier, sans devoir s’en servir. Qui a pris une seule tuile ne peut pas simplement la rendre.
burako-rules-meld-title = Les combinaisons
burako-rules-meld = Une suite, c’est trois tuiles ou plus d’une couleur qui se suivent ; le 1 va sous le 2 ou au-dessus du 13. Un groupe, c’est trois tuiles ou plus du même numéro, de n’importe quelles couleurs. On ajoute à toutes les combinaisons de son camp, jamais à celles de l’autre.
burako-rules-wild-title = Les jokers
burako-rules-wild = Les jokers et les 2 remplacent n’importe quelle tuile. Une combinaison a un joker au plus et deux tuiles naturelles au moins. Un 2 à sa place dans une suite de sa couleur, ou dans un groupe de 2, n’est pas un joker.
burako-rules-swap-title = L’échange
burako-rules-swap = Quand arrive la tuile qu’un joker remplace dans une suite, elle prend cette place, et le joker passe à un bout de la suite. Un joker ne quitte jamais sa combinaison.
burako-rules-canasta-title = Les canastas
burako-rules-canasta = Une combinaison de sept tuiles ou plus est une canasta : 200 points si elle est pure, 100 si elle contient un joker.
burako-rules-muerto-title = Le muerto
burako-rules-muerto = Chaque camp a un muerto de onze tuiles. Le premier de ses joueurs qui n’a plus de tuiles l’achète : en posant, et il continue aussitôt, ou par sa défausse, et il le joue à partir de son prochain tour.
burako-rules-close-title = Fermer
burako-rules-close = Avec son muerto acheté et une canasta sur la table, un camp peut fermer : vider un chevalet. Sinon il faut garder une tuile. Si la pioche s’épuise avant, la manche s’arrête avec ce tour ; si personne n’a de canasta, on redistribue.
burako-rules-score-title = Le décompte
burako-rules-score = Fermer 100, canastas 200 ou 100, et chaque tuile posée ; moins chaque tuile des chevalets, et 100 pour un muerto qui n’a pas été acheté. Le 1 compte 15, le 2 compte 20, du 3 au 7 c’est 5, du 8 au 13 c’est 10, un joker compte 50.

## Pourquoi : ce qui accompagne une piste

burako-why-closes = Tu fermes la manche : 100 points.
burako-why-buys = Ton chevalet se vide et tu achètes le muerto.
burako-why-canasta = C’est une canasta : { $bonus } points de prime.
burako-why-one_short = Il ne manque plus qu’une tuile pour la canasta.
burako-why-spoils = Mais la canasta n’est plus pure.
burako-why-lays =
    { $tiles ->
        [one] Une tuile de moins au chevalet, { $points } points sur la table.
       *[other] { $tiles } tuiles de moins au chevalet, { $points } points sur la table.
    }
burako-why-alone = Elle ne va avec rien sur ton chevalet, et la garder coûterait { $points }.
burako-why-least_missed = C’est celle qui te manquera le moins ; au chevalet elle coûte { $points }.
burako-why-helps_them = Risque : l’autre camp pourrait l’ajouter à une combinaison.
burako-why-useless_to_them = Elle n’entre dans aucune combinaison de l’autre camp.
burako-why-no_pozo = Il n’y a rien au pozo.
burako-why-pozo_fits =
    { $fits ->
        [one] Des { $tiles } tuiles du pozo, une entre déjà dans tes combinaisons.
       *[other] Des { $tiles } tuiles du pozo, { $fits } entrent déjà dans tes combinaisons.
    }
burako-why-pozo =
    { $tiles ->
        [one] Une tuile visible vaut mieux qu’une à l’aveugle.
       *[other] { $tiles } tuiles visibles offrent plus qu’une à l’aveugle.
    }
burako-why-leaves_pozo =
    { $fits ->
        [one] Le pozo te chargerait de { $points } points, et une seule tuile entre déjà.
       *[other] Le pozo te chargerait de { $points } points ; { $fits } sur { $tiles } entrent déjà.
    }
burako-why-another_tile = La tuile piochée n’aide pas : prends-en une autre, elle va au pozo.
