## The table: what every game's screen says while a match is on

table-title = { $game } · { $code }
table-title-turn = ● À toi · { $game }
table-shelf = Étagère
table-to-shelf = Retour à l’étagère
table-menu = Menu
table-sound = Son
table-seats = Les autres
table-cloth = La table
table-dock = À toi
table-your-turn = À toi
table-cancel = Annuler
table-sending = C’est parti
table-sending-wait = Ton coup arrivera dès que la connexion revient.
table-skip = Passer
table-last-turn = Tour précédent
table-moves = Derniers coups
table-said-of = { $names } : { $text }
table-drop-nowhere = Ça ne va pas là : lâche-la où le bord brille.
table-drop-wait = Ce n’est pas encore ton tour.
table-seat =
    { $state ->
        [done] { $facts }, a choisi
        [thinking] { $facts }, réfléchit
       *[none] { $facts }
    }

table-pad = Carnet
table-pad-who = Qui
table-us = Nous
table-them = Eux
table-partner = ton équipe
table-opponents = eux
table-pad-total = Total
table-sheet-place = Place
table-sheet-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
table-plot-target = { $target }, c’est fini

## When a hand is over

table-dealt = C’est distribué
table-leads =
    { $who ->
        [you] Tu es en tête, avec { $total }.
        [one] { $players } mène, avec { $total }.
       *[many] En tête : { $players }, avec { $total }.
    }
table-result-waiting = Regardent encore la feuille : { $players }.
table-result-all = On continue quand tu veux.
table-continue = Continuer

## When the match is over

table-over = Fin de la partie
table-over-short = Fin
table-wins =
    { $count ->
        [one] { $who ->
            [you] Tu gagnes !
           *[other] { $players } gagne
        }
       *[other] Victoire partagée
    }
table-again = Une autre ?
table-again-ask = La table est toujours mise.
table-again-waiting = Tu as dit oui. On attend les autres.
table-again-yes =
    { $count ->
        [one] { $players } a déjà dit oui.
       *[other] { $players } ont déjà dit oui.
    }
table-rematch = Une autre partie
table-replay = Revoir la partie
table-picture = Image du résultat
table-record = Garder la feuille de partie
table-fair-mine = Donne honnête : le sceau est celui montré avant, et ta part est dans la feuille
table-fair-not-mine = Attention : le sceau ou ta part du hasard n’est pas dans la feuille tel que donné
table-fair = Donne honnête : la feuille contient le secret scellé par

## Away, paused

table-away = pas là
table-present = à table
table-stands-in = un bot joue
table-bot = bot · { $level }
table-bot-expert = bot · expert, gagne à tout prix
table-host = hôte
table-stand-in = Un bot pour { $player }
table-missing = { $player } n’est pas là.
table-missing-wait = Sans retour rapide, un bot peut jouer à sa place.
table-missing-bot = Un bot peut jouer à sa place jusqu’à son retour.
table-missing-watch = À la table, on peut mettre un bot à sa place jusqu’à son retour.
table-host-missing =
    { $known ->
        [yes] { $host } n’est pas là.
       *[no] L’hôte n’est pas là.
    }
table-host-missing-next =
    { $who ->
        [you] La partie continue. Sans retour, c’est toi qui tiens la table.
       *[other] La partie continue. Sans retour, { $next } tient la table.
    }
table-let-bot = Laisser jouer un bot
table-end-bot = Arrêter le bot
table-paused = En pause
table-paused-host = Personne ne joue tant que tu n’as pas repris.
table-paused-wait = On reprend quand l’hôte le voudra.
table-pause = Pause
table-go-on = Reprendre

## Un appareil qui passe de main en main

table-curtain =
    { $asked ->
        [yes] À { $player } de jouer
       *[no] Pour { $player }
    }
table-curtain-how = L’écran est pour { $player }, et personne d’autre.
table-i-am = Je suis { $player }
table-pass-to = Passer à { $player }
table-on-this-device = Aussi sur cet appareil

## The menu

table-undo = Annuler
table-redo = Rétablir
table-reset = Recommencer
table-more-pieces = { $count } de plus
table-hint = Un conseil
table-hint-close = Fermer le conseil
table-hint-more = Cherche, ou demande encore.
table-hint-which =
    { $pieces ->
        [one] Dis-le-moi
       *[other] Dis-les-moi
    }
table-hint-where = Montre-moi
table-hint-win = Tu gagnes { $percent } % du temps avec ça.
table-hint-drop = Je continue
table-rules = Les règles
table-rules-of = Règles de { $game }
table-log = Ce qui s’est passé
table-notice-match_too_long = La partie est devenue trop longue pour être conservée et reste inachevée. La table est prête pour une autre.
table-notice-new_link = { $known ->
        [yes] { $by } a fait un nouveau lien pour la place de { $name } : qui l’a y joue maintenant.
       *[no] Qui a mis la table a fait un nouveau lien pour la place de { $name } : qui l’a y joue maintenant.
    }
table-log-empty = Il ne s’est encore rien passé.
table-people = À table
table-tv = La table sur un autre écran
table-stand = Quitter la table
table-stand-ask = Ta chaise sera libre et quelqu’un d’autre pourra la prendre.
table-shelf-note = Si tu retournes à l’étagère, ta chaise reste à toi.
table-new-link = Nouveau lien
table-link-for = Seulement pour { $player } :
table-remove = Retirer
table-close = Débarrasser la table
table-close-ask = C’est fini pour tout le monde, sans retour possible.
table-watchers =
    { $count ->
        [0] Personne d’autre ne regarde.
        [one] Une personne de plus regarde.
       *[other] { $count } de plus regardent.
    }

table-gestures = Un geste
table-gesture-clap = Applaudir
table-gesture-laugh = Rire
table-gesture-wow = Oh !
table-gesture-ouch = Aïe !
table-gesture-hurry = Allez !
table-gesture-toast = Trinquer
table-reacted =
    { $gesture ->
        [clap] { $player } applaudit.
        [laugh] { $player } rit.
        [wow] { $player } : oh !
        [ouch] { $player } : aïe !
        [hurry] { $player } : allez !
       *[toast] { $player } trinque.
    }

## The table screen

tv-join = On s’assoit ?
tv-join-how = Scanne avec ton téléphone ou tape
tv-watch = La table sur ton téléphone
tv-watch-how = Scanne pour regarder
tv-lobby = On met la table
tv-lobby-title = Prends une chaise
tv-lobby-how = Scanne avec ton téléphone, ou ouvre la page et tape le code :
tv-lobby-seats = À table
tv-lobby-free =
    { $count ->
        [0] Il n’y a plus de chaise
        [one] Il reste une chaise
       *[other] Il reste { $count } chaises
    }
tv-result-waiting = Regardent la feuille : { $players }
tv-closed = La table a été débarrassée

## The replay

replay-of = Encore une fois : { $game }
replay-again = Revoir
replay-result = Résultat
replay-to-result = Retour au résultat
replay-share = Partager le lien
replay-copied = Lien copié
replay-eyes = Les yeux de { $player }
replay-hand = La main de { $player }
replay-so-far = Jusqu’à ce tour
replay-pins = Grands moments
replay-speed = Vitesse
replay-at = { $hand }, tour { $turn }
replay-start = La donne
replay-first = Au début
replay-back = Un tour en arrière
replay-next = Un tour plus loin
replay-last = À la fin
replay-play = Laisser défiler
replay-stop = Arrêter
replay-slider = Moment
replay-who = Voir avec les yeux de
replay-all = Toutes les mains
replay-spectator = La table seule
replay-hands = Les mains
replay-gone = Cette partie ne peut pas être revue : elle n’existe pas ou n’est pas finie.

## Keyboard shortcuts

keys-title = Touches
keys-along = De pièce en pièce
keys-press = Prendre, poser ou confirmer
keys-cancel = Lâcher ou annuler
keys-ends = Au début et à la fin du chevalet
keys-sort = Trier
keys-carry = Déplacer une pièce sur le chevalet
keys-undo = Annuler le dernier pas
keys-redo = Refaire
keys-primary = Le bouton safran
keys-help = Ces touches
keys-turn = Un tour en arrière ou en avant
keys-whole = Au début et à la fin
keys-run = Lancer et arrêter
keys-speed = Vitesse
table-mark-tried = pas ça
table-mark-asked = ici
