## Sorry! on the page. $card is text, $who is “you” or “other”, $slides, $home and $again are “yes” or “no”.

sorry-page-start = Départ
sorry-page-home = Maison
sorry-page-on-track = Piste
sorry-page-lane = case { $square } du couloir
sorry-page-track = case { $square }
sorry-page-card = carte { $card }
sorry-page-card-back = carte face cachée
sorry-page-face-1 = sortir un pion ou avancer de 1
sorry-page-face-2 = sortir ou avancer de 2, puis une autre carte
sorry-page-face-3 = avancer de 3
sorry-page-face-4 = reculer de 4
sorry-page-face-5 = avancer de 5
sorry-page-face-7 = avancer de 7, ou partager
sorry-page-face-8 = avancer de 8
sorry-page-face-10 = avancer de 10 ou reculer de 1
sorry-page-face-11 = avancer de 11, ou échanger
sorry-page-face-12 = avancer de 12
sorry-page-face-sorry = sors et prends sa place
sorry-page-pawn =
    { $kind ->
        [start] pion { sorry-pawn }, au DÉPART
        [home] pion { sorry-pawn }, à la MAISON
        [lane] pion { sorry-pawn }, case { $square } du couloir
       *[track] pion { sorry-pawn }, case { $square }
    }
sorry-page-pawn-of =
    { $who ->
        [you] ton pion
       *[other] le pion de { $player }
    }
sorry-page-pick-start =
    { $colour ->
        [red] sortir un pion rouge
        [blue] sortir un pion bleu
        [yellow] sortir un pion jaune
       *[green] sortir un pion vert
    }
sorry-page-homes =
    { $count ->
        [0] aucun rentré
        [one] { $count } rentré
       *[other] { $count } rentrés
    }
sorry-page-board-seat = { $player } : { $places }.

## What the match is about

sorry-page-headline = Manche { $game }
sorry-page-headline-short = Manche { $game }
sorry-page-headline-single = Quatre à rentrer
sorry-page-headline-teams = Huit à rentrer, deux par deux
sorry-page-goal = Qui arrive ?
sorry-page-goal-games =
    { $games ->
        [one] Une manche
       *[other] { $games } manches
    }
sorry-page-goal-target = Jusqu’à { $target } points
sorry-page-unit-points =
    { $points ->
        [one] point
       *[other] points
    }
sorry-page-unit-games =
    { $points ->
        [one] manche
       *[other] manches
    }
sorry-page-plot-points = Points cumulés
sorry-page-plot-games = Manches gagnées
sorry-page-team-0 = les chapeaux
sorry-page-team-1 = les bonnets
sorry-page-as-table = Le plateau ici, sous les yeux de tous ; chacun joue depuis son téléphone.

## The piles

sorry-page-your-card = ta carte
sorry-page-card-of = carte de { $player }
sorry-page-heap = défausse
sorry-page-pile =
    { $cards ->
        [0] à mélanger
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
sorry-page-next = suit · { $cards }
sorry-page-discards = La défausse
sorry-page-discards-open =
    { $cards ->
        [one] { $card }. Voir la défausse : { $cards } carte
       *[other] { $card }. Voir la défausse : { $cards } cartes
    }
sorry-page-left =
    { $cards ->
        [one] Reste { $cards } carte
       *[other] Restent { $cards } cartes
    }
sorry-page-arriving = Les pions
sorry-page-known = Cartes que l’on a vues
sorry-page-tv-last = Les dernières cartes

## On the wood

sorry-page-hand = Ta main
sorry-page-yours = Tes pions
sorry-page-partners = Les pions de { $player }
sorry-page-chip-start = départ
sorry-page-chip-home = rentré
sorry-page-chip-lane = couloir
sorry-page-chip-track = en piste

## What is asked

sorry-page-turned = C’est { $card }
sorry-page-turned-again = Encore ! C’est { $card }
sorry-page-cannot = Aucun pion ne peut avancer de { $card }.
sorry-page-cannot-1 = Aucun pion ne peut sortir ni avancer de 1.
sorry-page-cannot-2 = Ni sortie ni 2 cases possibles. Mais une autre carte vient.
sorry-page-cannot-4 = Aucun pion ne peut reculer de 4.
sorry-page-cannot-10 = Ni 10 en avant, ni 1 en arrière.
sorry-page-cannot-11 = Ni 11 cases ni échange possibles.
sorry-page-cannot-sorry = Personne à qui dire Sorry!
sorry-page-where = Jusqu’où ?
sorry-page-whom = À qui ?
sorry-page-how-many = Combien de pas avec ce pion ?
sorry-page-go = Touche la case ou le bouton.
sorry-page-other-pawn =
    { $steps ->
        [one] Reste { $steps } pas : avec quel autre pion ?
       *[other] Restent { $steps } pas : avec quel autre pion ?
    }
sorry-page-confirm-split = Comme ça ?
sorry-page-swap-only = Tu peux seulement échanger, ou passer.
sorry-page-swap-whom = Échanger avec qui ?
sorry-page-swap-or = Avance, ou touche avec qui échanger.
sorry-page-with-card = Avec { $card }
sorry-page-hand-again = Encore !
sorry-page-hand-pick = Choisis une carte, ou un pion.
sorry-page-hand-none = Aucune carte ne sert : jettes-en une.
sorry-page-hand-swap = Seul un échange est possible. Ou jette une carte.
sorry-page-tap-card = Touche d’abord la carte à jeter.
sorry-page-unusable = { $card } ne sert à rien pour l’instant.
sorry-page-idle = Ce pion ne peut rien faire pour l’instant.
sorry-page-sure = Tu es sûr ?
sorry-page-sure-discard = Tu jettes { $card }, tu pioches, et c’est tout.
sorry-page-sure-bump =
    { $count ->
        [one] { $pawns } retourne au DÉPART.
       *[other] { $pawns } retournent au DÉPART.
    }

## What can be done

sorry-page-pass = Passer
sorry-page-swap = Échanger
sorry-page-split = Partager le 7
sorry-page-other-order = Dans l’autre sens
sorry-page-do-anyway = Oui, jouer
sorry-page-discard = Jeter { $card }
sorry-page-discard-one = Jeter une carte
sorry-page-with = { $card } : { $text }
sorry-page-do-start = Sortir un pion
sorry-page-do-forward =
    { $home ->
        [yes] Avancer de { $steps } → MAISON
       *[no] Avancer de { $steps }
    }
sorry-page-do-back =
    { $home ->
        [yes] Reculer de { $steps } → MAISON
       *[no] Reculer de { $steps }
    }
sorry-page-do-part =
    { $home ->
        [yes] { $steps } des 7 → MAISON
       *[no] { $steps } des 7
    }
sorry-page-do-split = Jouer { $first } et { $second }
sorry-page-do-swap =
    { $who ->
        [you] Échanger avec ton pion
       *[other] Échanger avec { $player }
    }
sorry-page-do-sorry =
    { $who ->
        [you] Sorry! à ton pion
       *[other] Sorry! à { $player }
    }
sorry-page-do-sorry-colour =
    { $colour ->
        [red] Le rouge sort
        [blue] Le bleu sort
        [yellow] Le jaune sort
       *[green] Le vert sort
    }
sorry-page-detail =
    { $slides ->
        [yes] { $count ->
            [0] tu glisses
            [one] tu glisses, et { $pawns } retourne au DÉPART
           *[other] tu glisses, et { $pawns } retournent au DÉPART
        }
       *[no] { $count ->
            [one] { $pawns } retourne au DÉPART
           *[other] { $pawns } retournent au DÉPART
        }
    }
sorry-page-hint = Moi, je ferais ceci : { $what }
sorry-page-hint-kind =
    { $kind ->
        [start] Moi, je sortirais un pion
        [back] Moi, j’irais en arrière
        [split] Moi, je partagerais le 7 entre deux pions
        [swap] Moi, j’échangerais ma place avec quelqu’un
        [sorry] Moi, je renverrais quelqu’un au DÉPART
       *[move] Moi, j’avancerais un pion
    }
sorry-page-hint-pass = Moi, je passerais
sorry-page-hint-discard-one = Moi, je jetterais une carte
sorry-page-hint-discard = Moi, je jetterais { $card }

## What is shown

sorry-page-call-sorry = Sorry!
sorry-page-call-again = Encore !
sorry-page-plays =
    { $again ->
        [yes] rejoue, avec { $card }.
       *[no] joue { $card }.
    }
sorry-page-chooses =
    { $again ->
        [yes] joue une autre carte.
       *[no] choisit une carte.
    }
sorry-page-news-moved =
    { $way ->
        [start] { $who ->
            [you] Tu sors un pion.
           *[other] { $player } sort un pion.
        }
        [back] { $who ->
            [you] Tu recules de { $steps }.
           *[other] { $player } recule de { $steps }.
        }
        [split] { $who ->
            [you] Tu partages : { $steps } et { $rest }.
           *[other] { $player } partage : { $steps } et { $rest }.
        }
        [swap] { $who ->
            [you] Tu changes de place avec { $target }.
           *[other] { $player } change de place avec { $target }.
        }
        [sorry] { $who ->
            [you] Tu prends la place : { $target }.
           *[other] { $player } prend la place : { $target }.
        }
       *[move] { $home ->
            [yes] { $who ->
                [you] Tu avances de { $steps } et tu rentres.
               *[other] { $player } avance de { $steps } et rentre.
            }
           *[no] { $who ->
                [you] Tu avances de { $steps }.
               *[other] { $player } avance de { $steps }.
            }
        }
    }
sorry-page-news-then =
    { $slides ->
        [yes] { $count ->
            [0] Le pion glisse.
            [one] Le pion glisse, et { $pawns } retourne au DÉPART.
           *[other] Le pion glisse, et { $pawns } retournent au DÉPART.
        }
       *[no] { $count ->
            [one] Retour au DÉPART : { $pawns }.
           *[other] Retour au DÉPART : { $pawns }.
        }
    }
sorry-page-news-passed =
    { $who ->
        [you] Tu passes
       *[other] { $player } passe
    }
sorry-page-news-discarded =
    { $who ->
        [you] Rien ne sert : tu la jettes.
       *[other] Rien ne sert à { $player }, qui la jette.
    }
sorry-page-news-drew =
    { $who ->
        [you] Tu pioches { $card }.
       *[other] { $player } pioche { $card }.
    }
sorry-page-news-began =
    { $who ->
        [you] Tu commences.
       *[other] { $player } commence.
    }
sorry-page-news-reshuffled = La pioche est vide : on mélange la défausse.
sorry-page-news-over = Tous rentrés !
sorry-page-news-game-over = Fin de la manche { $game }. { $victory }.

## The end

sorry-page-victory =
    { $who ->
        [you] Tu gagnes !
        [both] Tu gagnes avec { $players } !
       *[other] { $count ->
            [one] { $players } gagne
           *[other] { $players } gagnent
        }
    }
sorry-page-epilogue = Tous rentrés. Les autres : { $homes }.
sorry-page-epilogue-points =
    { $games ->
        [one] { $total } points en une manche.
       *[other] { $total } points en { $games } manches.
    }
sorry-page-epilogue-games =
    { $total ->
        [one] { $total } manche gagnée sur { $games }.
       *[other] { $total } manches gagnées sur { $games }.
    }
sorry-page-over = Fin de la manche { $game }
sorry-page-result-home = Rentrés
sorry-page-result-pawns = Ses pions
sorry-page-result-opponents = Adversaires
sorry-page-result-tier = Prime
sorry-page-result-points = Points
sorry-page-result-why = 5 par pion rentré. Qui gagne ajoute 5 par pion adverse qui ne l’est pas.
sorry-page-result-tier-why =
    { $tier ->
        [0] Pas de prime cette fois : quelqu’un d’autre avait { $most } pions rentrés.
       *[other] { $most ->
            [0] Prime de { $tier } : personne d’autre n’avait de pion rentré.
            [one] Prime de { $tier } : personne d’autre n’avait plus de { $most } pion rentré.
           *[other] Prime de { $tier } : personne d’autre n’avait plus de { $most } pions rentrés.
        }
    }
sorry-page-result-hand = Cartes restées en main
sorry-page-story = Renvoyés au départ
sorry-page-story-sent =
    { $count ->
        [one] { $who ->
            [you] renvoyé une fois
           *[other] renvoyé une fois
        }
       *[other] { $who ->
            [you] renvoyé { $count } fois
           *[other] renvoyé { $count } fois
        }
    }

## The rules at hand

sorry-rules-partners-title = À deux contre deux
sorry-rules-partners = Rouge et jaune jouent contre bleu et vert. À ton tour, tu joues n’importe lequel des huit pions de l’équipe ; les deux couleurs ne s’épargnent pas : tomber sur le pion de ton partenaire le renvoie au DÉPART. Les chapeaux font une équipe, les bonnets l’autre.
sorry-page-keys-number = Un pion, une carte ou un nombre de pas
