## Sumoku sur la page. $tiles, $points, $lines et les autres quantités sont des nombres ; $player, $players, $sums sont du texte ; $who est « you » ou « other ».

sumoku-page-mode =
    { $mode ->
        [classic] Classique
        [speed] Speed
        [spot] Spot
        [team] En équipes
       *[solo] Solo
    }
sumoku-page-goal =
    { $mode ->
        [classic] Points
        [speed] Manches gagnées
        [spot] Premier à { $target } jetons
        [team] La première équipe
       *[solo] Les 96 jetons
    }
sumoku-bot =
    { $mode ->
        [solo] aide · { $level }
       *[other] bot · { $level }
    }
sumoku-page-round = M{ $round }
sumoku-page-round-of = Manche { $round }
sumoku-page-round-over = Manche { $round }
sumoku-page-plot = Manches gagnées
sumoku-page-unit-points =
    { $count ->
        [one] point
       *[other] points
    }
sumoku-page-unit-rounds =
    { $count ->
        [one] manche
       *[other] manches
    }
sumoku-page-unit-tiles =
    { $count ->
        [one] jeton
       *[other] jetons
    }
sumoku-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sumoku-page-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
sumoku-page-tiles =
    { $tiles ->
        [one] { $tiles } jeton
       *[other] { $tiles } jetons
    }

## Les jetons et la table

sumoku-page-tile =
    { $colour ->
        [red] { $number } rouge
        [orange] { $number } orange
        [yellow] { $number } jaune
        [green] { $number } vert
        [blue] { $number } bleu
       *[purple] { $number } violet
    }
sumoku-page-cell = Colonne { $column }, rangée { $row } : { $what }
sumoku-page-cell-empty = vide
sumoku-page-grid =
    { $tiles ->
        [0] La grille, vide
        [one] La grille, avec un jeton
       *[other] La grille, avec { $tiles } jetons
    }
sumoku-page-grid-own =
    { $tiles ->
        [0] Ta grille, vide
        [one] Ta grille, avec un jeton
       *[other] Ta grille, avec { $tiles } jetons
    }
sumoku-page-fit = Tout voir
sumoku-page-zoom-in = Rapprocher
sumoku-page-zoom-out = Éloigner
sumoku-page-key = Multiples de { $key }
sumoku-page-key-none = Le dé n’est pas encore lancé
sumoku-page-pile = { $tiles } dans le sac
sumoku-page-rack = Tes jetons
sumoku-page-rack-empty = Plus un seul jeton
sumoku-page-rack-undealt = Pas encore de jetons
sumoku-page-turn-six = Touche un 6 choisi pour le tourner
sumoku-page-direction =
    { $way ->
        [down] Vers le bas
       *[across] Vers la droite
    }
sumoku-page-to-rack = Reprendre
sumoku-page-sort =
    { $way ->
        [colour] Jetons rangés par couleur
        [number] Jetons rangés par nombre
       *[own] Jetons rangés à ta façon
    }
sumoku-page-sort-colour = Couleur
sumoku-page-sort-number = Nombre
sumoku-page-sort-own = À la main

## Classique

sumoku-page-pick = Soulève un jeton : tu verras où il va.
sumoku-page-open = À toi d’ouvrir : une ligne par le milieu.
sumoku-page-tap-cell =
    { $tiles ->
        [one] Touche où il va.
       *[other] Touche où va le premier { $way ->
            [down] (↓)
           *[across] (→)
        }.
    }
sumoku-page-fits =
    { $count ->
        [one] Il va à un seul endroit.
       *[other] Il va à { $count } endroits.
    }
sumoku-page-fits-map = Ceux qu’on ne voit pas sont sur la carte.
sumoku-page-fits-nowhere = Il ne va nulle part seul. Essaie un autre.
sumoku-page-miss = Pas là
sumoku-page-miss-taken = Il y a déjà un { $number }.
sumoku-page-miss-kept = Tu tiens toujours le { $tile }.
sumoku-page-places =
    { $count ->
        [one] Un endroit où il va
       *[other] { $count } endroits où il va
    }
sumoku-page-place =
    Rangée { $row }, colonne { $column } : { $points } points{ $six ->
        [yes] , ligne de six
       *[no] { "" }
    }
sumoku-page-place-six = six
sumoku-page-judging = Voyons…
sumoku-page-good =
    { $lines ->
        [one] Une bonne ligne : { $sums }.
       *[other] { $lines } bonnes lignes : { $sums }.
    }
sumoku-page-bad-sum = Une ligne fait { $sum } : pas un multiple de { $key }.
sumoku-page-play = Jouer
sumoku-page-play-for = Jouer +{ $points }
sumoku-page-lay-first = Pose d’abord un jeton.
sumoku-page-pass = Passer
sumoku-page-pass-sure = Passer ?
sumoku-page-pass-something = Un de tes jetons irait.
sumoku-page-pass-ends = Un de tes jetons irait, et passer maintenant finit la partie.
sumoku-page-replay = Une ligne de six !
sumoku-page-replay-how = Rejoue, sans piocher.
sumoku-page-stop = En rester là
sumoku-page-six = Une ligne de six !
sumoku-page-plays = réfléchit
sumoku-page-plays-again = rejoue
sumoku-page-move-placed =
    { $who ->
        [you] as posé { $tiles } : +{ $points }
       *[other] a posé { $tiles } : +{ $points }
    }
sumoku-page-move-passed =
    { $who ->
        [you] as passé
       *[other] a passé
    }
sumoku-page-rack-cost =
    { $points ->
        [0] 0 en main
       *[other] −{ $points } en main
    }
sumoku-page-hint =
    { $action ->
        [pass] Rien de mieux en vue que passer
        [claim] C’est complet : annonce !
       *[give_up] Pas moyen : mieux vaut laisser
    }
sumoku-page-hint-points =
    { $points ->
        [one] Moi, je marquerais { $points } point
       *[other] Moi, je marquerais { $points } points
    }
sumoku-page-hint-these =
    { $tiles ->
        [one] Moi, je poserais ce jeton
       *[other] Moi, je poserais ces { $tiles } jetons
    }
sumoku-page-hint-exchange-one = Moi, j’échangerais un jeton
sumoku-page-hint-exchange = Moi, j’échangerais { $tile }
sumoku-page-hint-arrange-count =
    { $way ->
        [clear] { $tiles ->
            [one] Moi, j’enlèverais { $tiles } jeton
           *[other] Moi, j’enlèverais { $tiles } jetons
        }
       *[lay] { $tiles ->
            [one] Moi, je poserais { $tiles } jeton
           *[other] Moi, je poserais { $tiles } jetons
        }
    }
sumoku-page-hint-arrange =
    { $way ->
        [clear] { $tiles ->
            [one] Moi, j’enlèverais ce jeton
           *[other] Moi, j’enlèverais ces { $tiles } jetons
        }
       *[lay] { $tiles ->
            [one] Moi, je poserais ce jeton
           *[other] Moi, je poserais ces { $tiles } jetons
        }
    }
sumoku-page-hint-arrange-do =
    { $way ->
        [clear] { $tiles ->
            [one] L’enlever
           *[other] Les enlever
        }
       *[lay] { $tiles ->
            [one] Le poser
           *[other] Les poser
        }
    }

## Les courses

sumoku-page-race = Relie-les tous !
sumoku-page-solo = Relie-les tous
sumoku-page-racing = La course est lancée
sumoku-page-left =
    { $tiles ->
        [one] Encore un jeton.
       *[other] Encore { $tiles } jetons.
    }
sumoku-page-tap-move =
    { $tiles ->
        [one] Touche où il va.
       *[other] Touche où va le bloc.
    }
sumoku-page-complete = Tout est juste ! Touche le sac.
sumoku-page-faults = Des lignes ne tombent pas juste.
sumoku-page-all-laid =
    { $way ->
        [tap] Tout est posé. Est-ce juste ? Touche le sac.
       *[hold] Tout est posé. Sûr ? Garde le doigt sur le sac.
    }
sumoku-page-claim = Sumoku !
sumoku-page-claim-hold = Garde le doigt sur le sac pour annoncer.
sumoku-page-claim-changed = La grille vient de changer : regarde encore.
sumoku-page-next = Dix de plus
sumoku-page-finish = Finir !
sumoku-page-exchange = Un contre deux
sumoku-page-exchange-label = Échanger un jeton contre deux du sac
sumoku-page-exchange-how = Choisis un jeton et touche ici, ou pose-le ici.
sumoku-page-exchange-sure = Tu rends le jeton choisi et tu en reçois deux.
sumoku-page-exchange-do = Échanger
sumoku-page-clear = Tout reprendre
sumoku-page-give-up = Abandonner
sumoku-page-give-up-sure = Abandonner ?
sumoku-page-give-up-what =
    { $way ->
        [solo] La partie s’arrête là.
        [team] Cela vaut quand toute l’équipe le dit.
       *[speed] Tu quittes cette manche.
    }
sumoku-page-giving-up =
    { $count ->
        [one] { $players } veut abandonner.
       *[other] { $players } veulent abandonner.
    }
sumoku-page-ready = Prêt
sumoku-page-ready-ask = Prêt ?
sumoku-page-ready-how = On distribue quand tout le monde l’est.
sumoku-page-ready-wait = Tu es prêt
sumoku-page-ready-missing =
    { $count ->
        [0] On distribue.
       *[other] On attend { $players }.
    }
sumoku-page-countdown = Attention…
sumoku-page-countdown-race = Regarde tes jetons ; il manque le dé.
sumoku-page-countdown-spot = Les yeux sur les jetons.
sumoku-page-out =
    { $why ->
        [wrong_claim] Hors de la manche
       *[gave_up] Abandon
    }
sumoku-page-out-watch = Regarde où en sont les autres.
sumoku-page-progress = { $laid } sur { $tiles }
sumoku-page-team = Équipe { $team }
sumoku-page-race-state = La course
sumoku-page-claims = Annonces
sumoku-page-right = Sumoku !
sumoku-page-right-what =
    { $who ->
        [you] Tout est juste : c’est gagné.
       *[other] Tout est juste : c’est pour { $player }.
    }
sumoku-page-wrong = Tubadoku !
sumoku-page-fault =
    { $fault ->
        [tiles_left] il restait des jetons.
        [not_connected] tout n’est pas relié.
        [line_too_long] une ligne de { $length } jetons.
        [colour_repeat] une couleur deux fois dans une ligne.
        [bad_sum] une ligne fait { $sum }, pas un multiple de { $key }.
       *[none] tout est juste.
    }
sumoku-page-fault-short =
    { $fault ->
        [tiles_left] jetons restants
        [not_connected] pas relié
        [line_too_long] ligne trop longue
        [colour_repeat] couleur en double
        [bad_sum] mauvaise somme
       *[none] tout est juste
    }
sumoku-page-verdict-close = Écarter
sumoku-page-sumoku-of = Le sumoku de { $player }

## Solo

sumoku-page-stage = Étape { $stage }
sumoku-page-stages = Étape { $stage } : { $confirmed } jetons confirmés, { $tiles } en jeu, { $all } en tout
sumoku-page-clock = Temps
sumoku-page-best = Tes meilleurs
sumoku-page-best-none = Aucun encore sur cet appareil.
sumoku-page-result-tiles = Jetons reliés
sumoku-page-result-stages = Étapes
sumoku-page-result-exchanges = Échanges
sumoku-page-result-time = Temps
sumoku-page-solo-over =
    { $result ->
        [complete] Les 96 reliés !
       *[rest] { $tiles ->
            [one] Un jeton relié
           *[other] { $tiles } jetons reliés
        }
    }

## Spot

sumoku-page-display = Les jetons exposés
sumoku-page-sums = Sommes à annoncer
sumoku-page-spot = Ouvre l’œil !
sumoku-page-spot-how = Quatre couleurs, un multiple de { $key } : annonce la somme.
sumoku-page-typed = Entrée pour annoncer.
sumoku-page-called = { $sum } !
sumoku-page-show-four =
    { $left ->
        [0] Les voilà.
        [one] Touche encore un jeton.
       *[other] Touche { $left } jetons.
    }
sumoku-page-picked =
    { $tiles ->
        [one] Un jeton choisi
       *[other] { $tiles } jetons choisis
    }
sumoku-page-showing = Il faut les montrer.
sumoku-page-see-nothing = Je ne vois rien
sumoku-page-see-nothing-count = { $passed } sur { $asked }
sumoku-page-passed = Tu ne vois rien
sumoku-page-passed-may = Si tu vois maintenant, annonce encore.
sumoku-page-sits-out = Tu sautes cette manche
sumoku-page-sits-out-what = Tu reviens à la suivante.
sumoku-page-spot-seat =
    { $state ->
        [out] saute son tour
       *[passed] ne voit rien
    }
sumoku-page-won = Tu as { $tiles } jetons sur { $target }
sumoku-page-last-calls = Dernières annonces

## Ce qui se passe

sumoku-page-news-rolled =
    { $fixed ->
        [yes] Comme convenu.
       *[no] { $who ->
            [you] C’est ton lancer.
           *[other] Le lancer de { $player }.
        }
    }
sumoku-page-news-placed =
    { $lines ->
        [one] +{ $points }
       *[other] { $sums } = +{ $points }
    }
sumoku-page-news-six =
    { $who ->
        [you] Tu rejoues, sans piocher.
       *[other] { $player } rejoue, sans piocher.
    }
sumoku-page-news-passed =
    { $why ->
        [automatic] { $who ->
            [you] rien ne va : tu passes
           *[other] rien ne va : passe
        }
        [replay] { $who ->
            [you] tu en restes là
           *[other] en reste là
        }
       *[own] { $who ->
            [you] tu passes
           *[other] passe
        }
    }
sumoku-page-news-over = C’est fini
sumoku-page-news-deducted = On retire ce qui reste à chacun.
sumoku-page-news-called =
    { $who ->
        [you] Tu annonces { $sum }
       *[other] { $player } annonce { $sum }
    }
sumoku-page-news-shown =
    { $result ->
        [right] Bien vu !
        [colour_repeat] Une couleur deux fois.
        [too_late] Trop tard.
       *[wrong_sum] Ce n’est pas la somme.
    }
sumoku-page-news-redrawn = De nouveaux jetons
sumoku-page-news-redrawn-what = Personne ne voyait rien : en voilà dix autres.

## La fin

sumoku-page-nobody = Personne ne gagne
sumoku-page-victory =
    { $who ->
        [you] Gagné !
        [both] { $players } et toi, vous gagnez !
       *[other] { $count ->
            [one] { $players } gagne
           *[other] { $players } gagnent
        }
    }
sumoku-page-epilogue =
    { $reason ->
        [no_placement] Plus personne ne peut poser ; { $most } points.
        [passes] Deux tours sans rien poser ; { $most } points.
        [two_in_a_row] Deux manches de suite.
        [three_rounds] Trois manches gagnées.
        [voids] Trois manches de suite sans gagnant.
        [void] Aucune équipe n’y est arrivée.
        [complete] Tous les jetons posés, et tout est juste.
        [all_tiles] Pas un de trop, et tout est juste.
        [gave_up] La partie s’arrête là.
        [time_up] Le temps est écoulé.
        [target_reached] { $most } jetons gagnés.
        [last_round] Cent manches suffisent.
       *[no_combination] Il n’y a plus de combinaison.
    }
sumoku-page-keys-lift = Prendre un jeton du chevalet
sumoku-page-keys-turn = L’autre direction
sumoku-page-keys-zoom = Plus près, plus loin
sumoku-page-keys-map = La carte
sumoku-page-keys-play = Jouer ce qui est posé
sumoku-page-keys-sum = Écrire une somme
sumoku-page-keys-call = L’annoncer
