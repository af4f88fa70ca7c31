## Burako sur la page. $tile, $tiles nommés, $side, $player et $meld sont du texte ; $count, $points et les nombres de tuiles sont des nombres ; $who est « you » ou « other », $kind est « run », « set », « lay » ou « add ».

burako-page-unit =
    { $points ->
        [one] pt
       *[other] pts
    }
burako-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
burako-page-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
burako-page-headline = Manche { $hand }
burako-page-column = M{ $hand }
burako-page-goal = Jusqu’à { $target }
burako-page-plot = Points jusqu’ici
burako-page-over = Fin de la manche { $hand }

## La table

burako-page-stock =
    { $tiles ->
        [one] Pioche : { $tiles } tuile
       *[other] Pioche : { $tiles } tuiles
    }
burako-page-stock-left = pioche · { $tiles }
burako-page-pozo =
    { $tiles ->
        [one] Pozo : { $tiles } tuile, { $top }.
       *[other] Pozo : { $tiles } tuiles, dessus { $top }.
    }
burako-page-pozo-count = pozo · { $tiles }
burako-page-pozo-locked = bloqué pour l’instant
burako-page-pozo-take = Le prendre en entier
burako-page-pozo-look = Le voir en entier
burako-page-pozo-order = De la plus ancienne à la plus récente
burako-page-spread = Voir tout le pozo
burako-page-muerto =
    { $tiles ->
        [one] Muerto, { $side } : { $tiles } tuile
       *[other] Muerto, { $side } : { $tiles } tuiles
    }
burako-page-muerto-bought = Muerto, { $side } : acheté par { $player }
burako-page-muerto-word = muerto
burako-page-has-canasta =
    { $count ->
        [0] pas de canasta
        [one] { $count } canasta
       *[other] { $count } canastas
    }
burako-page-has-muerto =
    { $is ->
        [yes] muerto
       *[no] sans muerto
    }
burako-page-no-melds = Encore rien sur la table.
burako-page-meld-kind =
    { $kind ->
        [run] Suite
       *[set] Brelan
    }
burako-page-meld =
    { $canasta ->
        [pure] Canasta pure, { $count } tuiles : { $tiles }
        [impure] Canasta impure, { $count } tuiles : { $tiles }
       *[none] { burako-page-meld-kind }, { $count } tuiles : { $tiles }
    }
burako-page-meld-add = Ajouter à : { $meld }
burako-page-meld-open = Ouvrir : { $meld }
burako-page-meld-fold = Replier : { $meld }
burako-page-tag-count = { $count } sur { $of }
burako-page-tag-canasta =
    { $canasta ->
        [pure] pure +{ $bonus }
       *[impure] impure +{ $bonus }
    }
burako-page-canasta-pure = canasta pure
burako-page-canasta-impure = canasta impure
burako-page-missing =
    { $what ->
        [both] Pour fermer, il manque le muerto et une canasta.
        [canasta] Pour fermer, il manque une canasta.
        [muerto] Pour fermer, il manque le muerto.
       *[nothing] On peut fermer.
    }
burako-page-lacks =
    { $what ->
        [both] ni muerto ni canasta
        [canasta] pas de canasta
        [muerto] pas de muerto
       *[nothing] tout y est
    }
burako-page-known = Au vu de tous
burako-page-move-drew =
    { $who ->
        [you] as pioché
       *[other] a pioché
    }
burako-page-move-took =
    { $who ->
        [you] as pris le pozo ({ $tiles })
       *[other] a pris le pozo ({ $tiles })
    }
burako-page-move-laid =
    { $who ->
        [you] as posé { $tiles }
       *[other] a posé { $tiles }
    }
burako-page-move-added =
    { $who ->
        [you] as ajouté { $tiles }
       *[other] a ajouté { $tiles }
    }
burako-page-move-bought =
    { $who ->
        [you] as acheté le muerto
       *[other] a acheté le muerto
    }
burako-page-move-discarded =
    { $who ->
        [you] as jeté { $tile }
       *[other] a jeté { $tile }
    }

## Ton chevalet

burako-page-rack = Ton chevalet
burako-page-with = avec { $players }
burako-page-need-canasta = canasta
burako-page-need-muerto = muerto
burako-page-need =
    { $is ->
        [yes]  : fait
       *[no]  : manque pour fermer
    }
burako-page-held = main
burako-page-barred = tu ne peux pas la jeter maintenant
burako-page-sort =
    { $way ->
        [colour] Ordre : par couleur. Changer
        [number] Ordre : par nombre. Changer
       *[own] Ordre : à ta façon. Changer
    }
burako-page-sort-colour = Couleur
burako-page-sort-number = Nombre
burako-page-sort-own = À la main

## Prendre

burako-page-draw-choice = Pioche, ou prends le pozo.
burako-page-draw-only = Le pozo est vide : pioche.
burako-page-draw-locked = Le pozo a assez tourné : pioche.
burako-page-take = Prendre le pozo
burako-page-draw-stock = Piocher
burako-page-take-pozo =
    { $tiles ->
        [one] Prendre le pozo ({ $tiles })
       *[other] Prendre le pozo ({ $tiles })
    }
burako-page-danger-few =
    { $tiles ->
        [one] Attention ! { $player } peut fermer : plus que { $tiles } tuile.
       *[other] Attention ! { $player } peut fermer : plus que { $tiles } tuiles.
    }
burako-page-danger-stock =
    { $tiles ->
        [one] Plus que { $tiles } tuile à piocher.
       *[other] Plus que { $tiles } tuiles à piocher.
    }
burako-page-may-return = Tu as pioché { $tile } : garde-la, ou rends-la pour une autre.
burako-page-return = Rendre et repiocher

## Poser et jeter

burako-page-play = Pose des tuiles, ou jettes-en une au pozo.
burako-page-play-last = Dernier tour : la pioche est vide.
burako-page-one = Jette-la, ou choisis-en d’autres à poser.
burako-page-one-fits = Elle va sur la table : touche où, ou jette-la.
burako-page-many-fit = Elles vont sur la table : touche où.
burako-page-picked =
    { $tiles ->
        [one] { $tiles } choisie
       *[other] { $tiles } choisies
    }
burako-page-pick-more = Choisis celles qui vont ensemble.
burako-page-lay-ready =
    { $kind ->
        [run] Suite : { $tiles }.
       *[set] Brelan : { $tiles }.
    }
burako-page-then-buy = Et tu achètes le muerto.
burako-page-then-close = Et tu fermes !
burako-page-lay = Poser
burako-page-lay-what = Poser { $tiles }
burako-page-add = Ajouter
burako-page-must-lay = Il reste { $tile } : il faut la poser aussi.
burako-page-which-way = Comment les poser ?
burako-page-way =
    { $kind ->
        [add] Ajouter, pour avoir : { $tiles }
       *[lay] Poser { $tiles }
    }
burako-page-tried-lay = Tu poses { $tiles }.
burako-page-tried-add = On a maintenant : { $tiles }.
burako-page-tried-take = Tu prends le pozo.
burako-page-discard = Jeter
burako-page-discard-tile = Jeter { $tile }
burako-page-discard-here = Jeter ici
burako-page-discard-first = Touche d’abord la tuile à jeter.
burako-page-discard-sure = Oui, jeter { $tile }
burako-page-regret-wild = peut servir de joker. La jeter vraiment ?
burako-page-regret-fits = va sur vos combinaisons et rapporte. La jeter ?
burako-page-regret-late = est la dernière : tu prends le muerto, la pioche est courte, et ce qui reste sera déduit.
burako-page-buy-strong = Acheter le muerto ?
burako-page-buy-why = Tu poses tes dernières tuiles et continues avec le muerto. Sans retour.
burako-page-buy-sure = Acheter
burako-page-close-strong = Tu fermes !
burako-page-close-why = Tu n’as plus de tuiles et la manche se termine.
burako-page-close-partner =
    { $tiles ->
        [one] La manche se termine. Il reste { $tiles } tuile à ton équipe, à déduire.
       *[other] La manche se termine. Il reste { $tiles } tuiles à ton équipe, à déduire.
    }
burako-page-close-sure = Fermer
burako-page-spoil-strong = La salir ?
burako-page-spoil-why =
    { $points ->
        [one] Avec un joker, la canasta pure devient impure : { $points } point de moins.
       *[other] Avec un joker, la canasta pure devient impure : { $points } points de moins.
    }
burako-page-spoil-sure = Oui, ajouter

## Conseils

burako-page-hint-draw = Moi, je piocherais
burako-page-hint-take_pozo = Moi, je prendrais le pozo
burako-page-hint-return_tile = Moi, je la rendrais pour une autre
burako-page-hint-discard-one = Moi, je jetterais déjà
burako-page-hint-discard = Moi, je jetterais { $tile }
burako-page-hint-lay-count =
    { $count ->
        [one] Moi, je poserais { $count } tuile
       *[other] Moi, je poserais { $count } tuiles
    }
burako-page-hint-lay =
    { $count ->
        [one] Moi, je poserais cette tuile
       *[other] Moi, je poserais ces { $count } tuiles
    }
burako-page-hint-add-count =
    { $count ->
        [one] Moi, j’ajouterais { $count } tuile
       *[other] Moi, j’ajouterais { $count } tuiles
    }
burako-page-hint-add =
    { $count ->
        [one] Moi, j’ajouterais { $tiles }
       *[other] Moi, j’ajouterais ces { $count } tuiles
    }

## Ce qui se passe

burako-page-draws = pioche, ou prend le pozo.
burako-page-plays = pose et jette.
burako-page-last-turn = Dernier tour.
burako-page-news-drew =
    { $who ->
        [you] pioches.
       *[other] pioche.
    }
burako-page-news-took-pozo =
    { $who ->
        [you] prends le pozo : { burako-page-tiles }.
       *[other] prend le pozo : { burako-page-tiles }.
    }
burako-page-news-returned =
    { $who ->
        [you] rends { $tile } et repioches.
       *[other] rend { $tile } et repioche.
    }
burako-page-news-laid =
    { $who ->
        [you] poses { burako-page-tiles }.
       *[other] pose { burako-page-tiles }.
    }
burako-page-news-added =
    { $who ->
        [you] ajoutes { burako-page-tiles }.
       *[other] ajoute { burako-page-tiles }.
    }
burako-page-news-swap =
    { $who ->
        [you] mets la tuile qui manquait, et le joker se déplace.
       *[other] met la tuile qui manquait, et le joker se déplace.
    }
burako-page-news-canasta =
    { $canasta ->
        [pure] une canasta pure !
       *[impure] une canasta impure !
    }
burako-page-news-spoiled =
    { $who ->
        [you] salis une canasta pure.
       *[other] salit une canasta pure.
    }
burako-page-news-bought =
    { $who ->
        [you] achètes le muerto.
       *[other] achète le muerto.
    }
burako-page-news-discarded =
    { $who ->
        [you] jettes { $tile }.
       *[other] jette { $tile }.
    }
burako-page-news-locked =
    { $who ->
        [you] ne peux pas prendre le pozo cette fois.
       *[other] ne peut pas prendre le pozo cette fois.
    }
burako-page-news-closed =
    { $who ->
        [you] Tu as fermé ! Chacun montre son chevalet.
       *[other] { $player } a fermé ! Chacun montre son chevalet.
    }
burako-page-news-stock_empty = La pioche est vide. Chacun montre son chevalet.
burako-page-news-void = Personne n’a de canasta : la manche est nulle et se rejoue.

## Le journal

burako-page-log-dealt =
    { $who ->
        [you] Manche { $hand } : tu commences.
       *[other] Manche { $hand } : { $player } commence.
    }
burako-page-log-drew =
    { $who ->
        [you] Tu as pioché { $tile }.
       *[other] { $player } a pioché.
    }
burako-page-log-returned =
    { $who ->
        [you] Tu as rendu { $tile } et repioché.
       *[other] { $player } a rendu { $tile } et repioché.
    }
burako-page-log-took =
    { $who ->
        [you] Tu as pris le pozo : { $tiles }.
       *[other] { $player } a pris le pozo : { $tiles }.
    }
burako-page-log-laid =
    { $who ->
        [you] Tu as posé { $tiles }.
       *[other] { $player } a posé { $tiles }.
    }
burako-page-log-added =
    { $who ->
        [you] Tu as ajouté { $tiles }.
       *[other] { $player } a ajouté { $tiles }.
    }
burako-page-log-swapped = Le joker se déplace.
burako-page-log-canasta-pure = Une canasta pure !
burako-page-log-canasta-impure = Une canasta impure.
burako-page-log-bought =
    { $who ->
        [you] Tu as acheté le muerto.
       *[other] { $player } a acheté le muerto.
    }
burako-page-log-discarded =
    { $who ->
        [you] Tu as jeté { $tile }.
       *[other] { $player } a jeté { $tile }.
    }
burako-page-log-locked =
    { $who ->
        [you] Le pozo a assez tourné : cette fois, tu pioches.
       *[other] Le pozo a assez tourné : cette fois, { $player } pioche.
    }
burako-page-log-closed =
    { $who ->
        [you] Tu as fermé la manche { $hand }.
       *[other] { $player } a fermé la manche { $hand }.
    }
burako-page-log-ended =
    { $reason ->
        [void] La manche { $hand } est nulle : personne n’a de canasta.
       *[stock_empty] La pioche est vide : fin de la manche { $hand }.
    }

## Le compte

burako-page-count = Le compte de la manche { $hand }
burako-page-count-line = Ligne
burako-page-count-closed = Fermeture
burako-page-count-canastas = Canastas
burako-page-count-pure =
    { $pure ->
        [one] { $pure } pure
       *[other] { $pure } pures
    }
burako-page-count-impure =
    { $impure ->
        [one] { $impure } impure
       *[other] { $impure } impures
    }
burako-page-count-laid = Tuiles posées
burako-page-count-held = Tuiles en main
burako-page-count-muerto = Muerto
burako-page-count-score = Manche { $hand }
burako-page-count-void = Personne n’avait de canasta quand la pioche s’est vidée : rien ne compte, et la manche se rejoue.
burako-page-closed-flag = a fermé
burako-page-victory =
    { $who ->
        [you] Tu gagnes !
        [both] { $players } et toi, vous gagnez !
       *[other]
            { $count ->
                [one] { $players } gagne !
               *[other] { $players } gagnent !
            }
    }
burako-page-epilogue =
    { $hands ->
        [one] { $won } à { $lost } en une manche.
       *[other] { $won } à { $lost } en { $hands } manches.
    }
