## Le Rummy sur la page. $tile et les listes de tuiles sont du texte là où on les nomme ; ailleurs $tiles les compte ; $points sont des nombres ; $who est “you” ou “other”, $kind est “run” ou “group”.

rummy-page-name = Rummy
rummy-page-unit =
    { $points ->
        [one] pt
       *[other] pts
    }
rummy-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rummy-page-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
rummy-page-seat =
    { $opened ->
        [true] { rummy-page-tiles }
       *[false] { rummy-page-tiles } · pas ouvert
    }
rummy-page-opened = a ouvert
rummy-page-unopened = pas encore ouvert
rummy-page-headline = Manche { $hand }
rummy-page-headline-of = Manche { $hand } sur { $hands }
rummy-page-headline-one = Une seule manche
rummy-page-goal = Moins, c’est mieux
rummy-page-plot = Points jusqu’ici

## La table

rummy-page-stock =
    { $tiles ->
        [one] Pioche : { $tiles } tuile
       *[other] Pioche : { $tiles } tuiles
    }
rummy-page-in-stock = { $tiles } à piocher
rummy-page-closing = pour finir
rummy-page-closing-off = hors jeu
rummy-page-closing-why = Cette tuile ne sert qu’à finir : dans le coup où tu poses ta dernière tuile.
rummy-page-sets = Combinaisons sur la table
rummy-page-no-sets = Rien sur la table pour l’instant.
rummy-page-set =
    { $kind ->
        [run] Suite : { $tiles }
       *[group] Brelan ou carré : { $tiles }
    }
rummy-page-put-at = pose tes tuiles ici
rummy-page-gap = Il manque : { $tile }
rummy-page-joker-waits = à placer
rummy-page-joker-price =
    { $price ->
        [none] On ne peut pas le libérer à ce tour.
        [table] Pour le libérer, il faut sur la table une de ces tuiles, de ton chevalet ou déjà là : { $tiles }.
        [all] Pour le libérer, pose de ton chevalet : { $tiles }.
       *[some] Pour le libérer, pose de ton chevalet { $needed } de ces tuiles : { $tiles }.
    }
rummy-page-clock = Il reste { $seconds } secondes
rummy-page-other =
    { $kind ->
        [run] En faire la suite { $tiles }
       *[group] En faire le groupe { $tiles }
    }
rummy-page-zoom = Voir de près
rummy-page-opening = { $points } sur { $least }
rummy-page-against = Sur ton chevalet : { $points } contre toi
rummy-page-move-played =
    { $who ->
        [you] as posé { rummy-page-tiles }
       *[other] a posé { rummy-page-tiles }
    }
rummy-page-move-passed =
    { $who ->
        [you] as passé
       *[other] a passé
    }

## Ton chevalet

rummy-page-rack-label = Ton chevalet
rummy-page-rack = { rummy-page-tiles } · { rummy-page-points }
rummy-page-sort =
    { $way ->
        [colour] Ordre : par couleur. Changer
        [number] Ordre : par nombre. Changer
       *[own] Ordre : à ta façon. Changer
    }
rummy-page-sort-colour = Par couleur
rummy-page-sort-number = Par nombre
rummy-page-sort-own = À la main

## Ton tour

rummy-page-draw = Pioche une tuile.
rummy-page-draw-or-close = Pioche une tuile, ou finis avec la tuile de fin.
rummy-page-draw-do = Piocher
rummy-page-play = Pose des tuiles ou passe.
rummy-page-play-on = Tu as ouvert : pose encore ou passe.
rummy-page-open =
    { $least ->
        [0] Pose des combinaisons de ton chevalet, ou passe.
       *[other] Pour ouvrir, pose { $least } points de ton chevalet, ou passe.
    }
rummy-page-picked =
    { $tiles ->
        [one] Touche sa place : une combinaison ou un coin libre.
       *[other] Touche leur place : une combinaison ou un coin libre.
    }
rummy-page-looking = Un instant…
rummy-page-ready = Prêt à confirmer.
rummy-page-opens = Tu ouvres avec { rummy-page-points }. On confirme ?
rummy-page-closes = Avec ça, tu finis !
rummy-page-confirm = Confirmer
rummy-page-close = Finir !
rummy-page-nothing = Pose au moins une tuile de ton chevalet, ou passe.
rummy-page-pass = Passer
rummy-page-pass-strong = Passer ?
rummy-page-pass-why = Ce que tu as arrangé ne comptera pas.
rummy-page-pass-sure = Oui, passer
rummy-page-let-go = Lâcher
rummy-page-take-back = Reprendre
rummy-page-split = Couper ici
rummy-page-aside = Nouvelle
rummy-page-danger-few =
    { $tiles ->
        [one] Attention : il reste { $tiles } tuile à { $player }.
       *[other] Attention : il reste { $tiles } tuiles à { $player }.
    }
rummy-page-danger-stock =
    { $tiles ->
        [0] La pioche est vide : on ne pioche plus.
        [one] Il reste { $tiles } tuile à piocher.
       *[other] Il reste { $tiles } tuiles à piocher.
    }
rummy-page-danger-last = Dernier tour : la manche finit avec lui.
rummy-page-why-set_too_short = Il manque des tuiles
rummy-page-why-invalid_run = Pas une suite
rummy-page-why-invalid_group = Pas un groupe
rummy-page-why-group_too_long = Trop de tuiles
rummy-page-why-open_first = N’y touche pas avant d’ouvrir

## Conseils

rummy-page-hint-draw = Moi, je piocherais
rummy-page-hint-pass = Moi, je passerais
rummy-page-hint-count =
    { $tiles ->
        [one] Je poserais { $tiles } tuile
       *[other] Je poserais { $tiles } tuiles
    }
rummy-page-hint-these =
    { $tiles ->
        [one] Je poserais cette tuile
       *[other] Je poserais ces { $tiles } tuiles
    }
rummy-page-hint-put =
    { $tiles ->
        [one] La poser
       *[other] Les poser
    }
rummy-page-hint-again = Je l’arrangerais autrement
rummy-page-hint-ready = Je laisserais comme ça

## Ce qu’on montre

rummy-page-draws = pioche une tuile.
rummy-page-plays = arrange ses tuiles.
rummy-page-news-drew =
    { $who ->
        [you] pioches une tuile.
       *[other] pioche une tuile.
    }
rummy-page-news-played =
    { $who ->
        [you] poses { rummy-page-tiles }.
       *[other] pose { rummy-page-tiles }.
    }
rummy-page-news-joker =
    { $who ->
        [you] libères un joker et poses { rummy-page-tiles }.
       *[other] libère un joker et pose { rummy-page-tiles }.
    }
rummy-page-news-opens =
    { $who ->
        [you] ouvres avec { rummy-page-points }.
       *[other] ouvre avec { rummy-page-points }.
    }
rummy-page-news-closes =
    { $who ->
        [you] poses tes dernières tuiles et finis.
       *[other] pose ses dernières tuiles et finit.
    }
rummy-page-news-passed =
    { $who ->
        [you] passes.
       *[other] passe.
    }
rummy-page-news-late =
    { $who ->
        [you] n’as plus de temps.
       *[other] n’a plus de temps.
    }
rummy-page-news-over = Fin de la manche { $hand }
rummy-page-news-closed =
    { $who ->
        [you] Tu finis ! On montre les chevalets.
       *[other] { $player } finit ! On montre les chevalets.
    }
rummy-page-news-all_passed = Plus personne ne pose. On montre les chevalets.
rummy-page-news-stock_empty = La pioche est vide. On montre les chevalets.

## Le décompte

rummy-page-count = Ce qui restait à la manche { $hand }
rummy-page-count-rack = { rummy-page-tiles } : { rummy-page-points }
rummy-page-count-none = plus rien
rummy-page-closed-flag = a fini
rummy-page-review = Tes tours, revus
rummy-page-review-sum =
    { $best ->
        [one] Dans { $best } tour sur { $turns }, on ne pouvait rien poser de mieux.
       *[other] Dans { $best } tours sur { $turns }, on ne pouvait rien poser de mieux.
    }
rummy-page-review-turn = Tour { $turn }
rummy-page-review-laid =
    { $tiles ->
        [0] tu n’as rien posé
        [one] tu as posé { $tiles } tuile
       *[other] tu as posé { $tiles } tuiles
    }
rummy-page-review-best = le mieux : { rummy-page-tiles }, { rummy-page-points }
rummy-page-review-closed = le mieux : finir !
rummy-page-epilogue =
    { $hands ->
        [one] { rummy-page-points } en une manche.
       *[other] { rummy-page-points } en { $hands } manches.
    }
rummy-page-keys-new = Nouvelle combinaison avec ce qui est pris
rummy-page-keys-split = Couper la combinaison ici
rummy-page-keys-back = Retour au chevalet
