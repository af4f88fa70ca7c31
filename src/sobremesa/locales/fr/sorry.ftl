sorry-name = Sorry!
sorry-tagline = Quatre pions font la course, et chaque carte peut renvoyer quelqu’un au départ.

## Modes

sorry-mode-standard = On retourne une carte, on l’utilise ; le premier qui ramène ses quatre pions au REFUGE gagne.
sorry-mode-partners = Deux contre deux : toi et le joueur d’en face, vous déplacez les huit pions de l’équipe, quel que soit le tour.
sorry-mode-scored = Une main de cinq cartes, un pion déjà sorti, et des points pour tous à la fin.

## Options

sorry-option-mode = Mode
sorry-option-mode-help = La course classique, des équipes de deux, ou le jeu avec mains et points.
sorry-option-mode-standard = standard
sorry-option-mode-partners = équipes
sorry-option-mode-scored = aux points
sorry-option-players = Joueurs
sorry-option-players-help = Combien s’assoient à la table, bots compris.
sorry-option-colours = Couleurs
sorry-option-colours-help = La couleur de chaque place, dans l’ordre du plateau : rouge, bleu, jaune, vert.
sorry-option-colours-red = rouge
sorry-option-colours-blue = bleu
sorry-option-colours-yellow = jaune
sorry-option-colours-green = vert
sorry-option-first_player = Qui commence
sorry-option-first_player-help = Qui commence la première manche. Ensuite, c’est le gagnant.
sorry-option-first_player-random = au sort
sorry-option-first_player-red = rouge
sorry-option-first_player-blue = bleu
sorry-option-first_player-yellow = jaune
sorry-option-first_player-green = vert
sorry-option-draw_pile = Pioche
sorry-option-draw_pile-help = Face visible, tout le monde voit la carte suivante. Face cachée, personne.
sorry-option-draw_pile-face_up = face visible
sorry-option-draw_pile-face_down = face cachée
sorry-option-swapped_pawn_slides = Les pions échangés glissent
sorry-option-swapped_pawn_slides-help = Le pion adverse qu’un 11 pose sur un triangle glisse aussi, pas seulement le tien.
sorry-option-scored_two = Un 2 de la main
sorry-option-scored_two-help = Si celui qui utilise un 2 rejoue une carte dans le même tour.
sorry-option-scored_two-play_again = on rejoue
sorry-option-scored_two-no_bonus = rien de spécial
sorry-option-tier_bonus = Prime du gagnant
sorry-option-tier_bonus-help = Aucun adversaire avec un pion au REFUGE vaut 100, un au plus 50, deux au plus 25 : seulement la meilleure de ces primes, ou toutes celles qui sont atteintes.
sorry-option-tier_bonus-highest = la meilleure
sorry-option-tier_bonus-cumulative = toutes ensemble
sorry-option-match_games = Manches
sorry-option-match_games-help = Combien de manches fait une partie.
sorry-option-match_target = Points pour gagner
sorry-option-match_target-help = On joue jusqu’à ce que quelqu’un ait ce nombre de points, de 50 à 1000 ; avec 0, c’est le nombre de manches qui compte.

## Couleurs, pions, places et cartes
## $card est ce que dit la carte, « sorry » pour Sorry! ; $place est « start », « home » ou une case comme T4 ou S1.

sorry-colour-red = rouge
sorry-colour-blue = bleu
sorry-colour-yellow = jaune
sorry-colour-green = vert
sorry-letter-red = R
sorry-letter-blue = B
sorry-letter-yellow = J
sorry-letter-green = V
sorry-pawn =
    { $colour ->
        [red] rouge { $number }
        [blue] bleu { $number }
        [yellow] jaune { $number }
       *[green] vert { $number }
    }
sorry-place =
    { $place ->
        [start] DÉPART
        [home] REFUGE
       *[square] { $place }
    }
sorry-card =
    { $card ->
        [sorry] Sorry!
       *[number] { $card }
    }
sorry-card-stop =
    { $card ->
        [sorry] Sorry!
       *[number] { $card }.
    }
sorry-card-1 = Sors un pion, ou avance un pion de 1.
sorry-card-2 = Sors un pion, ou avance un pion de 2. Puis une autre carte.
sorry-card-3 = Avance un pion de 3.
sorry-card-4 = Recule un pion de 4.
sorry-card-5 = Avance un pion de 5.
sorry-card-7 = Avance un pion de 7, ou partage le 7 entre deux pions.
sorry-card-8 = Avance un pion de 8.
sorry-card-10 = Avance un pion de 10, ou recule de 1.
sorry-card-11 = Avance un pion de 11, ou échange sa place avec un pion adverse.
sorry-card-12 = Avance un pion de 12.
sorry-card-sorry = Pose un pion du DÉPART à la place d’un pion adverse, qui repart de zéro.

## Ce qui se passe
## $who est « you » ou « other », $again et $known sont « yes » ou « no », $way est l’emploi de la carte.

sorry-event-began =
    { $who ->
        [you] Manche { $game }. Tu commences.
       *[other] Manche { $game }. { $player } commence.
    }
sorry-event-hand = Ta main : { $cards }.
sorry-event-turned_up =
    { $again ->
        [yes] { $who ->
            [you] Le 2 te donne une autre carte : { sorry-card-stop }
           *[other] Le 2 donne une autre carte à { $player } : { sorry-card-stop }
        }
       *[no] { $who ->
            [you] Tu retournes { sorry-card-stop }
           *[other] { $player } retourne { sorry-card-stop }
        }
    }
sorry-event-reshuffled =
    { $draw ->
        [one] La pioche est vide : { $draw } carte défaussée devient la nouvelle.
       *[other] La pioche est vide : les { $draw } cartes défaussées sont mélangées et deviennent la nouvelle.
    }
sorry-event-moved =
    { $way ->
        [start] { $who ->
            [you] Tu sors un pion avec { sorry-card } : { $journeys }.
           *[other] { $player } sort un pion avec { sorry-card } : { $journeys }.
        }
        [split] { $who ->
            [you] Tu partages le 7 : { $journeys }.
           *[other] { $player } partage le 7 : { $journeys }.
        }
        [swap] { $who ->
            [you] Tu échanges les places avec le 11 : { $journeys }.
           *[other] { $player } échange les places avec le 11 : { $journeys }.
        }
        [sorry] { $who ->
            [you] Sorry! Tu poses { $journeys }.
           *[other] Sorry! { $player } pose { $journeys }.
        }
       *[move] { $who ->
            [you] Tu utilises { sorry-card } : { $journeys }.
           *[other] { $player } utilise { sorry-card } : { $journeys }.
        }
    }
sorry-journey = { $pawn } { $origin } → { $goal }
sorry-journey-slide = { $pawn } { $origin } → { $goal }, glisse jusqu’à { $end }
sorry-journey-bumped = { $journey }, retour au DÉPART : { $pawns }
sorry-event-passed =
    { $who ->
        [you] Tu passes avec { sorry-card-stop }
       *[other] { $player } passe avec { sorry-card-stop }
    }
sorry-event-discarded =
    { $who ->
        [you] Tu ne peux utiliser aucune carte et tu défausses { sorry-card-stop }
       *[other] { $player } ne peut utiliser aucune carte et défausse { sorry-card-stop }
    }
sorry-event-drew =
    { $known ->
        [yes] { $who ->
            [you] Tu pioches { sorry-card-stop }
           *[other] { $player } pioche { sorry-card-stop }
        }
       *[no] { $player } pioche une carte.
    }
sorry-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sorry-games =
    { $games ->
        [one] { $games } manche
       *[other] { $games } manches
    }
sorry-event-game_over =
    { $result ->
        [you] Tous au REFUGE : tu gagnes la manche { $game } !
        [you_shared] Tous au REFUGE : la manche { $game } est à { $winners } !
        [shared] Tous au REFUGE : la manche { $game } est à { $winners }.
       *[other] Tous au REFUGE : { $winners } gagne la manche { $game }.
    }
sorry-event-game_over-scores = Points : { $scores }.
sorry-event-game_over-score = { $player } +{ $points }
sorry-event-match_over =
    { $result ->
        [you] { sorry-reason } Tu gagnes la partie !
        [you_shared] { sorry-reason } Victoire partagée : { $winners } !
        [shared] { sorry-reason } Victoire partagée : { $winners }.
       *[other] { sorry-reason } { $winners } gagne la partie.
    }

## Pourquoi la partie est finie

sorry-reason =
    { $reason ->
        [target_reached] { sorry-reason-target_reached }
        [games_played] { sorry-reason-games_played }
       *[game_won] { sorry-reason-game_won }
    }
sorry-reason-target_reached = Le but est atteint.
sorry-reason-games_played = Toutes les manches sont jouées.
sorry-reason-game_won = Tous les pions sont au REFUGE.

## Ce qui est refusé

sorry-refused-wrong_mode = Ce n’est pas possible dans cette façon de jouer.
sorry-refused-wrong_card = Il faut utiliser la carte retournée.
sorry-refused-card_not_in_hand = Tu n’as pas cette carte.
sorry-refused-card_cannot_do_that = Cette carte ne permet pas cela.
sorry-refused-wrong_steps = Cette carte ne mène pas un pion aussi loin, ni dans ce sens.
sorry-refused-bad_split = Un 7 se partage en deux avances qui font 7 ensemble.
sorry-refused-no_such_pawn = Il n’y a pas de tel pion dans ce jeu.
sorry-refused-not_your_pawn = Ce pion n’est pas à toi.
sorry-refused-same_pawn_twice = Les deux parts doivent déplacer deux pions différents.
sorry-refused-no_pawn_in_start = Il n’y a pas de pion de cette couleur au DÉPART.
sorry-refused-pawn_in_start = Ce pion est encore au DÉPART.
sorry-refused-pawn_already_home = Ce pion est au REFUGE et y reste.
sorry-refused-pawn_not_on_track = Un pion dans sa zone sûre ne peut pas échanger sa place.
sorry-refused-target_not_opponent = Choisis un pion adverse.
sorry-refused-target_not_on_track = Ce pion est hors d’atteinte.
sorry-refused-opponent_available = Tu ne peux renvoyer ton partenaire que si aucun adversaire n’est à portée.
sorry-refused-overshoots_home = On entre au REFUGE par le nombre exact.
sorry-refused-own_pawn_there = Deux pions d’une couleur ne peuvent pas partager une case.
sorry-refused-second_part_impossible = Après la première part, l’autre pion ne peut pas faire le reste.
sorry-refused-must_move = Tu peux utiliser cette carte, donc tu le dois.
sorry-refused-must_play = Tu as une carte que tu peux utiliser, donc tu dois en jouer une.

## Ce qui est demandé

sorry-ask-play = Quel coup ? (numéro)
sorry-ask-only = Il n’y a qu’un coup : Entrée le joue.

## La table

sorry-table-title = Sorry! · manche { $game }
sorry-table-games = { sorry-games }
sorry-table-target = à { sorry-points }
sorry-table-single = une seule manche
sorry-table-card = Carte : { sorry-card-stop }
sorry-table-again = Elle suit un 2.
sorry-table-pile =
    { $draw ->
        [one] Pioche : { $draw } carte
       *[other] Pioche : { $draw } cartes
    }
sorry-table-next = suivante : { sorry-card }
sorry-table-empty = vide : on mélangera de nouveau
sorry-table-discard = Dernière carte : { sorry-card }
sorry-table-hand = Ta main
sorry-table-home = refuge
sorry-table-total = total
sorry-table-known = vues
sorry-table-plays = Tes coups
sorry-play-pass = passer
sorry-play-discard = défausser { sorry-card }
sorry-play-use = { sorry-card } : { $journeys }
sorry-play-wins = gagne !
sorry-sheet-title = Points après la manche { $game }
sorry-sheet-game = M{ $game }
sorry-sheet-total = total
sorry-sheet-explained = { $player } : { $pawns } pour les pions au REFUGE, { $opponents } pour les pions adverses, { $tier } de prime

## Aide au terminal

sorry-help-play = jouer le coup de ce numéro
sorry-help-only = jouer le seul coup qu’il y a ; Entrée suffit
sorry-help-legend-pawn = un pion : la lettre de sa couleur et son numéro
sorry-help-legend-square = une case du parcours, et d’une zone sûre
sorry-help-legend-triangle = le triangle où commence un toboggan ; il emporte les autres couleurs
sorry-help-legend-slide = le reste d’un toboggan, et sa fin
sorry-help-legend-start = les pions au DÉPART et au REFUGE
sorry-help-legend-journey = d’où vers où

## Les règles en bref

sorry-rules-goal-title = Le but
sorry-rules-goal = Mener tes quatre pions du DÉPART autour du plateau, dans le sens des aiguilles d’une montre, par ta zone sûre jusqu’au REFUGE, au nombre exact.
sorry-rules-turn-title = Un tour
sorry-rules-turn = Retourne une carte et utilise-la. Si tu peux l’utiliser tu le dois, même si cela fait mal ; sinon tu passes. Après un 2 tu retournes une autre carte, utilisé ou non.
sorry-rules-start-title = Sortir
sorry-rules-start = Un 1 ou un 2 met un pion sur la case de sortie de sa couleur. Un pion de ta couleur y fait obstacle, un autre est renvoyé.
sorry-rules-move-title = Avancer
sorry-rules-move = On passe par-dessus tout le monde. Tomber sur une autre couleur renvoie ce pion à son DÉPART ; sur ta propre couleur tu ne peux pas tomber. Dans ta zone sûre et au REFUGE personne ne te touche.
sorry-rules-slides-title = Toboggans
sorry-rules-slides = Tomber sur le triangle d’un toboggan d’une autre couleur te mène à sa fin, et tous ceux qui sont dessus retournent au DÉPART, tes pions aussi. Tes propres toboggans ne font rien.
sorry-rules-cards-title = Les cartes
sorry-rules-cards = Le 1 et le 2 sortent un pion ou l’avancent. Le 4 recule. Le 7 peut se partager entre deux pions. Le 10 peut reculer de 1. Le 11 peut échanger les places avec un pion adverse du parcours. Sorry! pose un pion du DÉPART à la place d’un pion adverse du parcours. Les autres avancent d’autant de cases qu’elles disent. Il n’y a ni 6 ni 9.
sorry-rules-scored-title = Avec des mains
sorry-rules-scored = Dans le jeu aux points tu joues d’une main de cinq et tu en pioches une. Si aucune carte n’est utilisable, tu en défausses une. Chaque pion au REFUGE vaut 5 points ; le gagnant ajoute 5 pour chaque pion adverse qui n’y est pas, et une prime de 100, 50 ou 25 si aucun adversaire n’a plus de 0, 1 ou 2 pions au REFUGE.
sorry-rules-end-title = La fin
sorry-rules-end = Qui a ses quatre pions au REFUGE gagne aussitôt ; entre partenaires, l’équipe qui a les huit. Le gagnant commence la manche suivante.

## Pourquoi : ce qui accompagne une piste

sorry-why-wins = Toutes arrivent : tu gagnes.
sorry-why-bumps =
    { $pawns ->
        [one] Un pion de { $players } repart de zéro.
       *[other] { $pawns } pions repartent de zéro : { $players }.
    }
sorry-why-bumps_own =
    { $pawns ->
        [one] Mais un de tes pions repart aussi.
       *[other] Mais { $pawns } de tes pions repartent aussi.
    }
sorry-why-home =
    { $pawns ->
        [one] Un pion rentre à la maison.
       *[other] { $pawns } pions rentrent à la maison.
    }
sorry-why-safe =
    { $pawns ->
        [one] Un pion entre en zone sûre : plus personne n’y touche.
       *[other] { $pawns } pions entrent en zone sûre.
    }
sorry-why-out =
    { $pawns ->
        [one] Il sort un pion : plus de choix ensuite.
       *[other] Il sort { $pawns } pions.
    }
sorry-why-short_cut = Reculer est un raccourci : { $squares } cases de gagnées.
sorry-why-forward =
    { $squares ->
        [one] Tu gagnes { $squares } case.
       *[other] Tu gagnes { $squares } cases.
    }
sorry-why-back =
    { $squares ->
        [one] Tu perds { $squares } case : le reste est pire.
       *[other] Tu perds { $squares } cases : le reste est pire.
    }
sorry-why-exposed =
    { $pawns ->
        [one] Risque : il reste à portée d’un pion adverse.
       *[other] Risque : il reste à portée de { $pawns } pions adverses.
    }
sorry-why-keeps_place = Échanger te coûterait plus que passer.
sorry-why-no_use = Aucun pion ne peut utiliser cette carte.
sorry-why-no_card = Aucune carte ne sert maintenant, et celle-ci manquera le moins.
