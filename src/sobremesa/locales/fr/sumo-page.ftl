## Sumo on the page. $card is text, $sumos and $cards are numbers, $kind is “joker” or “number”, $who is “you” or “other”.

sumo-page-unit =
    { $sumos ->
        [one] sumo
       *[other] sumos
    }
sumo-page-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
sumo-page-card = { $card }, { sumo-sumos }
sumo-page-card-back = carte face cachée
sumo-page-joker =
    { $value ->
        [0] joker à { sumo-sumos }
       *[other] joker à { sumo-sumos }, vaut { $value }
    }
sumo-page-joker-name = joker { $sumos }
sumo-page-headline = Manche { $round } · tour { $turn } sur { $turns }
sumo-page-headline-short = Manche { $round }
sumo-page-goal-target = Jusqu’à { $target } sumos
sumo-page-goal-rounds =
    { $rounds ->
        [one] Une manche
       *[other] { $rounds } manches
    }
sumo-page-goal-two = Deux manches
sumo-page-plot = Sumos cumulés

## Rows

sumo-page-sixth = 6e
sumo-page-sixth-takes = prend
sumo-page-row = Rangée { $row }
sumo-page-row-short = rangée { $row }
sumo-page-measure = de { $from } à { $to }
sumo-page-measure-higher = { $value } est plus grand :
sumo-page-measure-never = impossible ici
sumo-page-stray-far = loin
sumo-page-stray-higher = pas ici
sumo-page-row-put = Rangée { $row }, finit par { $value } : poser ton { $card } ici
sumo-page-given = C’est ton { $card } : touche la rangée où il va.
sumo-page-row-full = pleine
sumo-page-row-free = gratuit
sumo-page-row-cost = +{ $sumos }
sumo-page-row-choose = Prends
sumo-page-why-joker_after_joker = finit par un joker
sumo-page-row-label =
    { $state ->
        [full] Rangée { $row }, pleine, { sumo-sumos }
       *[room] Rangée { $row }, { sumo-page-cards }, { sumo-sumos }
    }
sumo-page-row-pick =
    { $sumos ->
        [0] Rangée { $row } : gratuit
       *[other] Rangée { $row } : tu prends { sumo-page-cards }, { sumo-sumos }
    }
sumo-page-line = Les cartes de ce tour
sumo-page-line-placed = posée
sumo-page-line-now = se pose maintenant
sumo-page-line-to-come = à poser
sumo-page-takes = { $player } prend { $sumos }
sumo-page-took = { $player } a pris { $sumos }
sumo-page-pins = Rangées les plus chères
sumo-page-tv-order = De la plus basse à la plus haute

## What is asked

sumo-page-pick = Choisis une carte.
sumo-page-play = Jouer
sumo-page-play-card = Jouer { $card }
sumo-page-change = Changer de carte
sumo-page-change-for = Changer pour { $card }
sumo-page-tap-first = Touche d’abord une carte de ta main.
sumo-page-tap-to-change = Touche une autre carte pour changer.
sumo-page-stays = À cette table, carte posée ne change plus.
sumo-page-again = Touche-la encore pour la poser face cachée.
sumo-page-forecast = Irait dans la rangée { $row }.
sumo-page-forecast-takes = Serait la sixième de la rangée { $row } : +{ sumo-sumos }.
sumo-page-forecast-low = Plus basse que tout : tu prendrais une rangée.
sumo-page-forecast-joker = Il passe en premier et tu choisis sa rangée.
sumo-page-forecast-chip = Prévision : { $card } → rangée { $row }
sumo-page-laid = { $card } face cachée
sumo-page-missing =
    { $count ->
        [0] On retourne…
       *[other] On attend { $players }.
    }
sumo-page-missing-many = On en attend { $count }.
sumo-page-may-change = Tu peux encore changer.
sumo-page-choosing = Chacun choisit
sumo-page-chooses =
    { $kind ->
        [joker] choisit où va son { $card }.
       *[number] choisit la rangée à prendre avec son { $card }.
    }
sumo-page-choose-strong =
    { $kind ->
        [joker] Ton { $card }
       *[number] Ton { $card } est trop bas
    }
sumo-page-choose =
    { $kind ->
        [joker] Derrière quelle rangée va-t-il ?
       *[number] Quelle rangée prends-tu ?
    }
sumo-page-confirm = est pleine : tu prends { sumo-page-cards }, { sumo-sumos }.
sumo-page-take = Prendre { sumo-sumos }
sumo-page-hint-kind =
    { $kind ->
        [joker] Je jouerais un joker
        [low] Je jouerais sous toutes les rangées
       *[row] J’irais à la rangée { $row }
    }
sumo-page-hint-card = Je jouerais { $card }
sumo-page-hint-cost =
    { $sumos ->
        [0] Je le mettrais là où ça ne coûte rien
       *[other] Je prendrais { sumo-sumos }
    }
sumo-page-hint-row = Je choisirais la rangée { $row }
sumo-page-hint-put = Le mettre en { $row }
sumo-page-own-pile =
    { $sumos ->
        [0] Tu as { $total }, et rien dans cette manche.
       *[other] Tu as { $total }, et dans cette manche { sumo-sumos } sur { sumo-page-cards }.
    }

## What is shown

sumo-page-news-reveal-strong = Cartes en l’air !
sumo-page-news-reveal = La plus basse d’abord.
sumo-page-news-placing =
    { $who ->
        [you] Va dans la rangée { $row }.
       *[other] { $player }, rangée { $row }.
    }
sumo-page-news-sixth = { $card } est la sixième
sumo-page-news-low = { $card } est trop bas
sumo-page-news-takes =
    { $who ->
        [you] Tu prends la rangée { $row } : +{ sumo-sumos }
       *[other] { $player } prend la rangée { $row } : +{ sumo-sumos }
    }
sumo-page-news-over = Fin de la manche { $round }
sumo-page-news-count = On compte les sumos.

## The end

sumo-page-epilogue =
    { $rounds ->
        [one] { sumo-sumos } en une manche.
       *[other] { sumo-sumos } en { $rounds } manches.
    }
sumo-page-epilogue-target =
    { $who ->
        [you] Tu as atteint { $target }, et voilà.
        [together] On a atteint { $target }, et voilà.
       *[other] { $count ->
            [one] { $players } a atteint { $target }, et voilà.
           *[other] { $players } ont atteint { $target }, et voilà.
        }
    }
sumo-page-rules-goal = Chaque lutteur dessiné sur une carte est un sumo, un point de pénalité. À la fin, celui qui en a le moins gagne.
sumo-page-rules-turn = Chacun pose une carte face cachée et on les retourne toutes ensemble. Puis on les place une à une : d’abord les jokers (celui à 7 sumos, puis celui à 5), ensuite les nombres, du plus bas au plus haut.
sumo-page-rules-sumos = 55 en a 7, les autres multiples de 11 en ont 5, les multiples de 10 en ont 3, les autres nombres finissant par 5 en ont 2, le reste 1. Les jokers en ont 5 et 7, quoi qu’ils valent.

## In a picture of the rules

sumo-page-rules-gap = { $gap } de { $from } à { $to }
sumo-page-keys-row = Choisir la rangée
