## Rummy 500 sur la page. $card et les cartes nommées sont du texte ; les nombres de cartes et $points sont des nombres ; $who est « you » ou « other », $kind est « run », « set », « meld » ou « lay_off ».

rummy500-page-unit =
    { $points ->
        [one] pt
       *[other] pts
    }
rummy500-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rummy500-page-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
rummy500-page-seat = { rummy500-page-cards } · { $points } sur table
rummy500-page-on-table = { $points } sur table
rummy500-page-headline = Manche { $round }
rummy500-page-headline-of = Manche { $round } sur { $rounds }
rummy500-page-goal-target = Jusqu’à { $target }
rummy500-page-goal-rounds =
    { $rounds ->
        [one] Une manche
       *[other] { $rounds } manches
    }
rummy500-page-plot = Points jusqu’ici

## Les cartes

rummy500-page-card-rank =
    { $rank ->
        [A] as
        [J] valet
        [Q] dame
        [K] roi
       *[other] { $rank }
    }
rummy500-page-card =
    { $suit ->
        [S] { rummy500-page-card-rank } de pique
        [H] { rummy500-page-card-rank } de cœur
        [D] { rummy500-page-card-rank } de carreau
        [C] { rummy500-page-card-rank } de trèfle
       *[none] { rummy500-page-card-rank }
    }
rummy500-page-card-back = carte, face cachée
rummy500-page-card-of = de { $player }
rummy500-page-joker =
    { $as ->
        [card] joker, vaut { $card }
       *[none] joker
    }
rummy500-page-joker-name = joker
rummy500-page-joker-as = joker ({ $card })
rummy500-page-barred = pas à défausser ce tour-ci

## La table

rummy500-page-stock =
    { $cards ->
        [one] Pioche : { $cards } carte
       *[other] Pioche : { $cards } cartes
    }
rummy500-page-row =
    { $cards ->
        [one] Défausse : { $cards } carte, la plus récente à la fin
       *[other] Défausse : { $cards } cartes, la plus récente à la fin
    }
rummy500-page-row-take =
    { $cards ->
        [one] tu peux la prendre
       *[other] tu peux la prendre : { $cards } cartes en tout
    }
rummy500-page-row-no = rien pour l’utiliser maintenant
rummy500-page-melds = Ce qu’il y a sur la table
rummy500-page-no-melds = Encore rien sur la table.
rummy500-page-meld =
    { $kind ->
        [run] Suite { $meld } : { $cards }
       *[set] Brelan { $meld } : { $cards }
    }
rummy500-page-meld-pick =
    { $kind ->
        [run] Ajouter à la suite { $meld } : { $cards }
       *[set] Ajouter au brelan { $meld } : { $cards }
    }
rummy500-page-column-table = Table
rummy500-page-against = Dans ta main : { $points } contre toi
rummy500-page-known = Vu de tous
rummy500-page-move-drew =
    { $who ->
        [you] as pioché
       *[other] a pioché
    }
rummy500-page-move-took =
    { $who ->
        [you] as pris { rummy500-page-cards }
       *[other] a pris { rummy500-page-cards }
    }
rummy500-page-move-melded =
    { $who ->
        [you] as posé { $cards }
       *[other] a posé { $cards }
    }
rummy500-page-move-laid_off =
    { $who ->
        [you] as ajouté { $cards }
       *[other] a ajouté { $cards }
    }
rummy500-page-move-discarded =
    { $who ->
        [you] as défaussé { $card }
       *[other] a défaussé { $card }
    }
rummy500-page-move-passed =
    { $who ->
        [you] as passé
       *[other] a passé
    }

## Ta main

rummy500-page-hand = Ta main
rummy500-page-other-way = Autrement
rummy500-page-tag = { rummy500-page-cards } · table { $table } · main −{ $points }
rummy500-page-sort =
    { $way ->
        [suit] Tri : par couleur. Changer
        [rank] Tri : par valeur. Changer
       *[own] Tri : à ta façon. Changer
    }
rummy500-page-sort-suit = Par couleur
rummy500-page-sort-rank = Par valeur
rummy500-page-sort-own = À la main

## Piocher

rummy500-page-draw = Pioche, ou prends dans la défausse.
rummy500-page-draw-or-pass = Plus de pioche : prends dans la défausse ou passe.
rummy500-page-draw-stock = Piocher
rummy500-page-danger-few =
    { $cards ->
        [one] Attention : il reste { $cards } carte à { $player }.
       *[other] Attention : il reste { $cards } cartes à { $player }.
    }
rummy500-page-danger-stock =
    { $cards ->
        [one] Plus que { $cards } carte à piocher.
       *[other] Plus que { $cards } cartes à piocher.
    }
rummy500-page-would-take =
    { $cards ->
        [one] Tu en prendrais { $cards }
       *[other] Tu en prendrais { $cards }
    }
rummy500-page-staged =
    { $cards ->
        [one] Tu en prends { $cards }
       *[other] Tu en prends { $cards }
    }
rummy500-page-staged-use =
    { $kind ->
        [meld] Tu poses { $cards } : { rummy500-page-points }.
       *[lay_off] Tu ajoutes { $cards } : { rummy500-page-points }.
    }
rummy500-page-staged-must = à utiliser tout de suite
rummy500-page-staged-pick = Choisis avec quelles cartes tu l’utilises.
rummy500-page-staged-free = Tu peux la prendre sans l’utiliser.
rummy500-page-ways = Façons de l’utiliser
rummy500-page-take-down = Prendre et poser
rummy500-page-take-off = Prendre et ajouter
rummy500-page-take-free = La prendre, c’est tout
rummy500-page-take-many = Les { $cards } ?
rummy500-page-take-many-why =
    { $cards ->
        [one] Il t’en reste { $cards } de plus en main.
       *[other] Il t’en reste { $cards } de plus en main.
    }
rummy500-page-take-sure = Oui, en prendre { $cards }
rummy500-page-pass = Passer
rummy500-page-pass-strong = Tu passes ?
rummy500-page-pass-why = La manche s’arrête là.
rummy500-page-pass-sure = Oui, passer

## Poser et défausser

rummy500-page-play = Pose ce que tu veux, puis défausse une carte.
rummy500-page-one = Défausse-la, ou choisis-en d’autres à poser.
rummy500-page-one-fits = Elle va sur la table : touche où, ou défausse-la.
rummy500-page-picked =
    { $cards ->
        [one] { $cards } choisie
       *[other] { $cards } choisies
    }
rummy500-page-pick-more = Choisis celles qui vont ensemble.
rummy500-page-down-ready =
    { $kind ->
        [run] Une suite : { $cards }.
       *[set] Un brelan : { $cards }.
    }
rummy500-page-down = Poser
rummy500-page-down-points = Poser +{ $points }
rummy500-page-lay-off = Ajouter
rummy500-page-which-way = De quelle façon ?
rummy500-page-way =
    { $kind ->
        [lay_off] Ajouter { $cards } à la combinaison { $meld }
       *[meld] Poser { $cards }
    }
rummy500-page-discard = Défausser
rummy500-page-discard-card = Défausser { $card }
rummy500-page-discard-here = Défausser ici
rummy500-page-discard-first = Touche d’abord la carte à défausser.
rummy500-page-discard-sure = Oui, défausser { $card }
rummy500-page-regret-joker = va avec tout. La défausser quand même ?
rummy500-page-regret-fits = irait sur la table et rapporterait. La défausser ?
rummy500-page-why-must_use_taken_card = Tu ne la prends que si tu l’utilises tout de suite.
rummy500-page-why-set_too_big = Ce brelan est complet.
rummy500-page-why-does_not_fit = Ça ne va pas là.
rummy500-page-out-strong = Tu finis !
rummy500-page-out-why = Tu n’auras plus de cartes : la manche est finie.
rummy500-page-out-sure = Finir

## Conseils

rummy500-page-hint-draw = Moi, je piocherais
rummy500-page-hint-pass = Moi, je passerais
rummy500-page-hint-discard-one = Moi, je défausserais déjà
rummy500-page-hint-discard = Moi, je défausserais { $card }
rummy500-page-hint-take-count =
    { $cards ->
        [one] Je prendrais { $cards } carte de la défausse
       *[other] Je prendrais { $cards } cartes de la défausse
    }
rummy500-page-hint-take =
    { $cards ->
        [one] Je prendrais { $card }
       *[other] Je prendrais { $cards } cartes à partir de { $card }
    }
rummy500-page-hint-down-count =
    { $count ->
        [one] Moi, je poserais { $count } carte
       *[other] Moi, je poserais { $count } cartes
    }
rummy500-page-hint-down = Moi, je poserais { $cards }
rummy500-page-hint-off-count =
    { $count ->
        [one] Moi, j’ajouterais { $count } carte
       *[other] Moi, j’ajouterais { $count } cartes
    }
rummy500-page-hint-off = Moi, j’ajouterais { $cards }

## Ce qu’on montre

rummy500-page-draws = pioche, ou prend dans la défausse.
rummy500-page-plays = pose et défausse.
rummy500-page-news-drew =
    { $who ->
        [you] pioches.
       *[other] pioche.
    }
rummy500-page-news-took =
    { $who ->
        [you] prends { rummy500-page-cards } à partir de { $card }.
       *[other] prend { rummy500-page-cards } à partir de { $card }.
    }
rummy500-page-news-melded =
    { $kind ->
        [run] une suite : +{ $points }
       *[set] un brelan : +{ $points }
    }
rummy500-page-news-laid-off =
    { $who ->
        [you] ajoutes { rummy500-page-cards } : +{ $points }
       *[other] ajoute { rummy500-page-cards } : +{ $points }
    }
rummy500-page-news-discarded =
    { $who ->
        [you] défausses { $card }.
       *[other] défausse { $card }.
    }
rummy500-page-news-passed =
    { $who ->
        [you] passes.
       *[other] passe.
    }
rummy500-page-news-over = Fin de la manche { $round }
rummy500-page-news-out =
    { $who ->
        [you] Tu as fini ! On montre les mains.
       *[other] { $player } a fini ! On montre les mains.
    }
rummy500-page-news-stock_empty = Plus de pioche. On montre les mains.
rummy500-page-news-stalled = Personne n’avance : on compte.

## Le compte

rummy500-page-count = Le compte de la manche { $round }
rummy500-page-count-table = Sur la table : { rummy500-page-points }
rummy500-page-count-hand = En main, contre : { rummy500-page-points }
rummy500-page-out-flag = a fini
rummy500-page-settle = Les comptes
rummy500-page-settle-how = Deux à deux, on règle la différence ; au total, zéro.
rummy500-page-epilogue =
    { $rounds ->
        [one] { rummy500-page-points } en une manche.
       *[other] { rummy500-page-points } en { $rounds } manches.
    }
