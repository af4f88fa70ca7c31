sumoku-name = Sumoku
sumoku-tagline = Des mots croisés de chiffres en couleur : chaque ligne est un multiple de la clef.

## Modes

sumoku-mode-classic = Classique : à tour de rôle, sur une grille commune. Chaque ligne qui reçoit un jeton rapporte sa somme ; une ligne de six permet de rejouer. Le plus haut total gagne.
sumoku-mode-speed = Speed : dix jetons chacun, et tous construisent leur grille en même temps. Qui place le premier tous ses jetons gagne la manche ; deux manches de suite ou trois en tout gagnent la partie.
sumoku-mode-spot = Spot : dix jetons au milieu. Qui voit le premier quatre couleurs dont la somme est un multiple de la clef l’annonce et les garde.
sumoku-mode-team = Équipes : comme Speed, avec tous les jetons partagés et une grille par équipe.
sumoku-mode-solo = Solo : seize jetons, puis dix de plus chaque fois que tous sont bien posés, jusqu’aux 96. Seul, ou à plusieurs sur la même grille.

## Options

sumoku-option-players = Joueurs
sumoku-option-players-help = Combien sont à table, personnes et robots ensemble.
sumoku-option-mode = Mode
sumoku-option-mode-help = À tour de rôle, à la course, d’un coup d’œil, en équipes ou seul.
sumoku-option-mode-classic = classique
sumoku-option-mode-speed = speed
sumoku-option-mode-spot = spot
sumoku-option-mode-team = équipes
sumoku-option-mode-solo = solo
sumoku-option-key_number = Chiffre clef
sumoku-option-key_number-help = Donné par le dé, ou convenu pour toute la partie. Avec 5, c’est plus facile.
sumoku-option-key_number-0 = lancer le dé
sumoku-option-key_number-3 = toujours 3
sumoku-option-key_number-4 = toujours 4
sumoku-option-key_number-5 = toujours 5
sumoku-option-teams = Équipes
sumoku-option-teams-help = Combien d’équipes ; les places leur reviennent à tour de rôle.
sumoku-option-teams-2 = deux
sumoku-option-teams-3 = trois
sumoku-option-teams-4 = quatre
sumoku-option-claim_check = Annonces
sumoku-option-claim_check-help = Strict : rien n’est compté pour vous, et une annonce fausse vous sort de la manche. Assisté : les sommes et les fautes de chaque ligne sont montrées, et une annonce fausse est seulement refusée.
sumoku-option-claim_check-strict = strict
sumoku-option-claim_check-assisted = assisté
sumoku-option-show_seconds = Secondes pour montrer
sumoku-option-show_seconds-help = Le temps pour montrer les quatre jetons une fois leur somme annoncée.
sumoku-option-time_limit_seconds = Limite de temps
sumoku-option-time_limit_seconds-help = Combien de secondes dure un solo ; sans limite, aussi longtemps qu’on veut.

## Ce qui se passe
## $who est « you » ou « other » ; les jetons sont du texte ; $how, $why, $result et $fault sont des mots.

sumoku-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sumoku-event-became_ready =
    { $who ->
        [you] Tu es prêt.
       *[other] { $player } est prêt.
    }
sumoku-event-rolled =
    { $how ->
        [fixed] Le chiffre clef est { $key }, comme convenu.
        [you] Tu lances le dé : { $key }.
        [other] { $player } lance le dé : { $key }.
       *[nobody] Le dé montre { $key }.
    }
sumoku-event-countdown_began = Trois, deux, un…
sumoku-event-match_over =
    { $result ->
        [you] { sumoku-reason } Tu gagnes !
        [you_shared] { sumoku-reason } Tu partages la victoire : { $winners } !
        [shared] { sumoku-reason } { $winners } partagent la victoire.
        [nobody] { sumoku-reason } Personne n’a gagné.
       *[other] { sumoku-reason } { $winners } gagne.
    }
sumoku-event-dealt =
    { $who ->
        [you] Huit jetons chacun. Les tiens font le moins : tu commences.
       *[other] Huit jetons chacun. Ceux de { $player } font le moins : c’est à son tour.
    }
sumoku-event-placed =
    { $who ->
        [you] Tu poses { $tiles } : { sumoku-points }.
       *[other] { $player } pose { $tiles } : { sumoku-points }.
    } { $how ->
        [again] Une ligne de six : on rejoue !
       *[once] {""}
    }
sumoku-event-passed =
    { $how ->
        [automatic] { $who ->
            [you] Rien ne va : tu passes.
           *[other] Rien ne va : { $player } passe.
        }
        [replay] { $who ->
            [you] Tu ne poses plus rien.
           *[other] { $player } ne pose plus rien.
        }
       *[own] { $who ->
            [you] Tu passes.
           *[other] { $player } passe.
        }
    }
sumoku-event-drew =
    { $who ->
        [you] Tu pioches { $tiles }.
       *[other] { $player } pioche { $tiles }.
    }
sumoku-event-deducted = Ce qui reste est déduit : { $scores }.
sumoku-event-race_dealt = Manche { $round } : les jetons sont distribués.
sumoku-event-race_opened = C’est parti !
sumoku-event-arranged =
    { $who ->
        [you] Tu déplaces { $tiles }.
       *[other] { $player } déplace { $tiles }.
    }
sumoku-event-exchanged =
    { $who ->
        [you] Tu rends { $gave } et pioches { $tiles }.
       *[other] { $player } rend { $gave } et pioche { $tiles }.
    }
sumoku-event-claimed =
    { $who ->
        [you] Sumoku ! annonces-tu.
       *[other] { $player } annonce Sumoku !
    } { sumoku-fault }
sumoku-fault =
    { $fault ->
        [tiles_left] TUBADOKU : il reste des jetons.
        [not_connected] TUBADOKU : tout n’est pas relié.
        [line_too_long] TUBADOKU : une ligne est trop longue.
        [colour_repeat] TUBADOKU : une couleur paraît deux fois dans une ligne.
        [bad_sum] TUBADOKU : une ligne n’est pas un multiple.
       *[none] Tout est juste.
    }
sumoku-event-owner_out =
    { $who ->
        [you] Tu sors de la manche.
       *[other] { $player } sort de la manche.
    }
sumoku-event-penalty_drawn =
    { $who ->
        [you] Tu pioches { $tiles }.
       *[other] { $player } pioche { $tiles }.
    }
sumoku-event-giving_up =
    { $who ->
        [you] Tu veux abandonner.
       *[other] { $player } veut abandonner.
    }
sumoku-event-round_over =
    { $who ->
        [you] La manche { $round } est à toi.
        [nobody] Personne ne gagne la manche { $round }.
       *[other] { $player } gagne la manche { $round }.
    }
sumoku-event-stage_confirmed =
    { $tiles ->
        [0] Les { $confirmed } jetons sont bien posés !
       *[other] Juste : { $confirmed } jetons. En voici { $tiles } de plus.
    }
sumoku-event-solo_over =
    { $used ->
        [one] { $used } jeton placé
       *[other] { $used } jetons placés
    }, en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
sumoku-event-display_laid = Au milieu : { $tiles }.
sumoku-event-round_opened = Tour { $round }.
sumoku-event-called =
    { $who ->
        [you] Tu annonces { $sum }.
       *[other] { $player } annonce { $sum }.
    }
sumoku-event-shown =
    { $why ->
        [right] { $who ->
            [you] Tu montres { $tiles } : juste, ils sont à toi.
           *[other] { $player } montre { $tiles } : juste.
        }
        [colour_repeat] { $who ->
            [you] Tu montres { $tiles } : une couleur paraît deux fois.
           *[other] { $player } montre { $tiles } : une couleur paraît deux fois.
        }
        [too_late] { $who ->
            [you] Trop tard : tu n’as rien montré.
           *[other] Trop tard : { $player } n’a rien montré.
        }
       *[wrong_sum] { $who ->
            [you] Tu montres { $tiles } : ce n’est pas la somme annoncée.
           *[other] { $player } montre { $tiles } : ce n’est pas la somme annoncée.
        }
    }
sumoku-event-gave_back =
    { $who ->
        [you] Tu rends { $tiles }.
       *[other] { $player } rend { $tiles }.
    }
sumoku-event-sits_out =
    { $who ->
        [you] Tu ne joues pas le prochain tour.
       *[other] { $player } ne joue pas le prochain tour.
    }
sumoku-event-redrawn = Personne ne voit rien : dix nouveaux jetons.

## Pourquoi la partie est finie

sumoku-reason =
    { $reason ->
        [no_placement] { sumoku-reason-no_placement }
        [passes] { sumoku-reason-passes }
        [two_in_a_row] { sumoku-reason-two_in_a_row }
        [three_rounds] { sumoku-reason-three_rounds }
        [voids] { sumoku-reason-voids }
        [complete] { sumoku-reason-complete }
        [void] { sumoku-reason-void }
        [time_up] { sumoku-reason-time_up }
        [gave_up] { sumoku-reason-gave_up }
        [target_reached] { sumoku-reason-target_reached }
        [last_round] { sumoku-reason-last_round }
       *[no_combination] { sumoku-reason-no_combination }
    }
sumoku-reason-no_placement = Plus personne ne peut rien poser.
sumoku-reason-passes = Tout le monde a passé deux fois.
sumoku-reason-two_in_a_row = Deux manches de suite sont gagnées.
sumoku-reason-three_rounds = Trois manches sont gagnées.
sumoku-reason-voids = Personne n’a gagné les trois dernières manches.
sumoku-reason-complete = Tous les jetons sont placés.
sumoku-reason-void = Il ne reste aucune équipe en course.
sumoku-reason-time_up = Le temps est écoulé.
sumoku-reason-gave_up = On en reste là.
sumoku-reason-target_reached = Il y a assez de jetons pour gagner.
sumoku-reason-last_round = Cent tours ont été joués, et aucune partie n’est plus longue.
sumoku-reason-no_combination = Il ne reste aucune combinaison.

## Ce qui est refusé

sumoku-refused-stale_action = La table avait changé avant que cela n’arrive ; cela ne compte pas.
sumoku-refused-wrong_mode = Cela n’existe pas dans ce mode.
sumoku-refused-eliminated = Tu es hors de cette manche.
sumoku-refused-round_over = La manche est déjà finie.
sumoku-refused-call_pending = Quelqu’un a annoncé avant toi.
sumoku-refused-wrong_phase = Pas maintenant.
sumoku-refused-sitting_out = Tu ne joues pas ce tour.
sumoku-refused-already_done = Tu l’as déjà dit.
sumoku-refused-no_tiles = Prends au moins un jeton.
sumoku-refused-too_many_tiles = Une ligne compte six jetons au plus.
sumoku-refused-unknown_tile = Il n’y a pas de jeton { $tile }.
sumoku-refused-duplicate_tile = Tu as pris { $tile } deux fois.
sumoku-refused-not_your_tile = { $tile } n’est pas un de tes jetons.
sumoku-refused-bad_value = Seul un 6 se retourne, en 9.
sumoku-refused-out_of_bounds = C’est hors de la table.
sumoku-refused-duplicate_cell = Deux jetons ne peuvent pas partager une place.
sumoku-refused-cell_occupied = Il y a déjà un jeton.
sumoku-refused-opening_too_short = La première ligne a au moins deux jetons.
sumoku-refused-must_cover_origin = Commence au milieu de la table.
sumoku-refused-not_in_one_line = Les jetons d’un tour vont tous dans une rangée ou une colonne.
sumoku-refused-gap_in_line = Ta ligne a un trou.
sumoku-refused-not_connected = Relie tes jetons à la grille.
sumoku-refused-line_too_long = Une ligne a six jetons au plus.
sumoku-refused-colour_repeat = Une couleur ne paraît qu’une fois dans une ligne.
sumoku-refused-bad_sum = Une ligne fait { $sum }, qui n’est pas un multiple de { $key }.
sumoku-refused-pile_too_small = Il ne reste pas assez de jetons pour échanger.
sumoku-refused-not_a_sumoku =
    { $fault ->
        [tiles_left] Pas encore un sumoku : il reste des jetons.
        [not_connected] Pas encore un sumoku : tout n’est pas relié.
        [line_too_long] Pas encore un sumoku : une ligne est trop longue.
        [colour_repeat] Pas encore un sumoku : une couleur paraît deux fois dans une ligne.
       *[bad_sum] Pas encore un sumoku : une ligne n’est pas un multiple.
    }
sumoku-refused-bad_call = Annonce un multiple de { $key }, de 4 à 36.
sumoku-refused-need_four_tiles = Montre exactement quatre jetons.
sumoku-refused-not_on_display = { $tile } n’est pas au milieu.

## Ce qui est demandé

sumoku-ask-opening = Pose la première ligne.
sumoku-ask-place = Quels jetons, et où ?
sumoku-ask-again = Une ligne de six ! Rejoue, ou p pour arrêter.
sumoku-ask-ready = On commence ? (r)
sumoku-ask-race = Quels jetons déplaces-tu ?
sumoku-ask-spot = Quelle somme vois-tu ?
sumoku-ask-show = Montre quatre jetons qui font { $sum }.

## Ce qu’on peut taper, outre les lettres et les pièces : des mots séparés par des virgules

sumoku-typed-pass = passer, passe, arrêter
sumoku-typed-ready = prêt, prête, commencer, commence, on commence
sumoku-typed-claim = réclamer
sumoku-typed-give-up = abandonner
sumoku-typed-exchange = échanger, échange
sumoku-typed-lay = poser, pose, rejouer, rejoue
sumoku-typed-move = déplacer, déplaces-tu, déplace
sumoku-typed-show = montrer, montre

## La table

sumoku-table-title =
    { $mode ->
        [classic] Sumoku
        [speed] Sumoku · speed
        [spot] Sumoku · spot
        [team] Sumoku · équipes
       *[solo] Sumoku · solo
    }
sumoku-table-key = multiples de { $key }
sumoku-table-no-key = le dé n’est pas encore lancé
sumoku-table-pile = Pioche
sumoku-table-score = points
sumoku-table-rack = jetons
sumoku-table-rounds = manches
sumoku-table-laid = posés
sumoku-table-tiles = jetons
sumoku-table-out = dehors
sumoku-table-sits-out = ne joue pas
sumoku-table-own = Tes jetons
sumoku-table-empty = Rien n’est encore posé.
sumoku-table-display = Au milieu
sumoku-table-bad = Pas encore juste
sumoku-table-line =
    { $direction ->
        [row] rangée depuis { $cell } : { $sum }
       *[column] colonne depuis { $cell } : { $sum }
    }
sumoku-table-stage = { $confirmed } confirmés, { $tiles } en jeu

## Aide au terminal

sumoku-help-place = poser ces jetons depuis cette place vers la droite, en sautant ce qui s’y trouve (6=9 retourne un six)
sumoku-help-down = de même, vers le bas
sumoku-help-single = poser chaque jeton à sa place
sumoku-help-pass = passer, ou ne plus rien poser
sumoku-help-ready = dire qu’on peut commencer
sumoku-help-back = reprendre ce jeton
sumoku-help-exchange = rendre ce jeton contre deux de la pioche
sumoku-help-claim = Sumoku ! ta grille est complète
sumoku-help-give-up = abandonner
sumoku-help-call = annoncer cette somme
sumoku-help-show = montrer ces quatre jetons
sumoku-help-nothing = dire que tu ne vois rien
sumoku-help-legend-turn = à qui de jouer
sumoku-help-legend-nine = un six posé en 9
sumoku-help-legend-tile = un 5 rouge ; les couleurs sont R, O, Y, G, B et P (rouge, orange, jaune, vert, bleu et violet)

## Les règles en bref

sumoku-rules-goal-title = Le but
sumoku-rules-goal = Les chiffres en couleur se posent comme des mots croisés. À tour de rôle, on joue sur une grille commune pour des points ; dans les autres modes, il faut placer tous ses jetons, ou en voir quatre qui vont ensemble, avant les autres.
sumoku-rules-line-title = Une ligne
sumoku-rules-line = Des jetons qui se touchent dans une rangée ou une colonne forment une ligne : de deux à six jetons, jamais deux fois la même couleur, et leur somme est un multiple du chiffre clef. Toute la grille est d’un seul tenant.
sumoku-rules-six-title = Six et neuf
sumoku-rules-six = Un 6 retourné est un 9. Il vaut la même chose dans sa rangée et dans sa colonne.
sumoku-rules-turn-title = Classique : un tour
sumoku-rules-turn = Pose jusqu’à six jetons dans une rangée ou une colonne, sans trou et reliés à la grille. Chaque ligne qui reçoit un jeton rapporte toute sa somme ; un jeton dans deux lignes compte dans les deux. Puis pioche jusqu’à huit jetons.
sumoku-rules-bonus-title = Une ligne de six
sumoku-rules-bonus = Qui complète une ligne de six jetons peut rejouer aussitôt, avant de piocher.
sumoku-rules-end-title = Classique : la fin
sumoku-rules-end = La partie s’arrête quand personne ne peut rien poser, ou quand tout le monde a passé deux fois. Ce qui te reste est déduit de ton score.
sumoku-rules-speed-title = Speed
sumoku-rules-speed = Dix jetons chacun, et tous construisent leur grille en même temps. On peut rendre un jeton contre deux nouveaux. Qui a tout placé annonce Sumoku ! et gagne la manche ; s’il y a une faute, c’est TUBADOKU : tu sors, et les autres piochent deux jetons. Deux manches de suite ou trois en tout gagnent.
sumoku-rules-team-title = Équipes
sumoku-rules-team = Comme Speed, mais tous les jetons sont partagés et chaque équipe a une grille. Chacun peut déplacer tous les jetons de son équipe.
sumoku-rules-spot-title = Spot
sumoku-rules-spot = Trouve au milieu quatre jetons de quatre couleurs dont la somme est un multiple de la clef, annonce la somme et montre-les. Juste : ils sont à toi. Faux : tu rends les quatre derniers, ou tu passes un tour. Seize jetons gagnent, douze à cinq joueurs ou plus.
sumoku-rules-solo-title = Solo
sumoku-rules-solo = Place les seize jetons, pioches-en dix de plus, et ainsi de suite jusqu’aux 96. Tout peut être déplacé à tout moment.

## Pourquoi : ce qui accompagne une piste

sumoku-why-scores = Cela marque { $points } points.
sumoku-why-crosses = Cela compte dans { $lines } lignes à la fois : { $points } points.
sumoku-why-six = Une ligne de six est complète : tu rejoues.
sumoku-why-keeps_tiles =
    { $tiles ->
        [one] Tu gardes ton jeton pour une meilleure ligne.
       *[other] Tu gardes tes { $tiles } jetons pour une meilleure ligne.
    }
sumoku-why-arranges =
    { $tiles ->
        [one] Ainsi un jeton de plus entre dans une grille qui peut être complétée.
       *[other] Ainsi { $tiles } jetons entrent dans une grille qui peut être complétée.
    }
sumoku-why-clears = Telle quelle, elle ne peut pas être complétée : il faut retirer quelque chose.
sumoku-why-exchanges = Ce jeton ne va pas avec les autres : échange-le.
sumoku-why-complete = Elle est complète : toutes les lignes sont justes.
