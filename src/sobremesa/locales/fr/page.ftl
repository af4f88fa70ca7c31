## The page

page-title = Sobremesa
page-title-of = { $what } · Sobremesa
page-close = Fermer
page-less = Moins
page-more = Plus
page-back = Étagère
page-menu = Menu
page-seat-lost = Pendant ton absence, { $known ->
        [yes] { $by } a fait un nouveau lien pour la place de { $name }
       *[no] un nouveau lien a été fait pour la place de { $name }
    }, et cet appareil ne l’ouvre plus. Pour t’y rasseoir, demande un autre lien à qui a mis la table dès que la place est libre.
page-away = La table est toujours là, je me reconnecte…
page-copied = Copié
page-you = Moi

## Settings

settings-title = Mets-toi à l’aise
settings-open = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-system = Comme le système
settings-theme-light = Après-midi
settings-theme-dark = Soirée
settings-to-dark = Passer à la soirée
settings-to-light = Passer à l’après-midi
settings-motion = Mouvement
settings-motion-system = Comme le système
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-sound = Son
settings-sound-on = Avec le son
settings-sound-off = En silence
settings-auto-pass = Si tu ne peux pas jouer
settings-auto-pass-on = Passer tout seul
settings-auto-pass-off = M’attendre
settings-pieces = Pièces
settings-pieces-normal = normales
settings-pieces-large = grandes

## The shelf

shelf-title = On joue à quoi ?
shelf-games = Jeux
shelf-how = La table sur la télé ou l’ordinateur, tes cartes et tes tuiles sur ton téléphone. Sans compte.
shelf-join-title = On m’attend
shelf-join-code = Code de la table
shelf-join-example = HIGO 2746
shelf-join-go = M’asseoir
shelf-join-empty = Écris le code affiché sur l’écran de la table.
shelf-resume-title =
    { $tables ->
        [one] La table est encore mise
       *[other] Les tables sont encore mises
    }
shelf-resume-turn = À toi
shelf-resume-go = Y retourner
shelf-resume-away = Enlever le mot de { $game }, table { $code }
shelf-resume-lobby = on met la table
shelf-resume-playing = on attend { $names }
shelf-resume-yours = on n’attend que toi
shelf-resume-paused = en pause
shelf-resume-over = partie finie
shelf-away = Je n’arrive pas à joindre le serveur. Je réessaie…
box-players =
    { $most ->
        [one] joueur
       *[other] joueurs
    }
box-either = { $least } ou { $most }
box-minutes = { $minutes } min
box-sumo-tag = Gare à la sixième
box-sumo-minutes = 20
box-sumo-letter = S
box-sorry-tag = Pardon, c’était ta case ?
box-sorry-minutes = 30–60
box-sorry-letter = !
box-burako-tag = Des canastas à deux contre deux
box-burako-minutes = 45–90
box-burako-letter = B
box-rummy-tag = Réarrange toute la table
box-rummy-minutes = 40
box-rummy-letter = R
box-rummy500-tag = Pioche dans la défausse
box-rummy500-minutes = 60
box-rummy500-letter = 5
box-sumoku-tag = Des chiffres croisés
box-sumoku-minutes = 5–60
box-sumoku-letter = S
box-sumo-short =
    { $mode ->
        [two_round] Deux manches · environ 8 min
       *[other] Jusqu’à 30 sumos · environ 10 min
    }
box-sorry-short =
    { $mode ->
        [scored] Un jeu · environ 10 min
       *[other] Aux points, cinq cartes en main · environ 10 min
    }
box-burako-short = Jusqu’à 500 points · environ 10 min
box-rummy-short = Une manche · environ 10 min
box-rummy500-short =
    { $mode ->
        [fixed_rounds] Deux manches · environ 10 min
       *[other] Jusqu’à 150 points · environ 10 min
    }
box-sumoku-short =
    { $mode ->
        [classic] Environ 15 min
        [solo] 10 min au chrono
       *[other] Environ 10 min
    }

## Words too long for a button elsewhere

sumo-option-end_condition-target-short = Par sumos
sumo-option-end_condition-rounds-short = Par manches

## Opening a box

open-name = Ton nom
open-name-once = demandé une seule fois
open-name-known = Tu es
open-name-change = Changer de nom
open-name-keep = Garder ce nom
open-name-missing = Dis-nous d’abord comment tu t’appelles.
open-learn = Apprends en deux minutes
open-learn-help =
    { $scenes ->
        [one] Une petite scène, avec de vraies pièces.
       *[other] { $scenes } petites scènes, avec de vraies pièces.
    }
open-learn-line =
    { $scenes ->
        [one] Une scène, avec de vraies pièces
       *[other] { $scenes } scènes, avec de vraies pièces
    }
open-learn-done = C’est déjà fait
open-learn-left = scène { $scene } sur { $scenes }
open-learn-go = Commencer
open-learn-go-label = Commencer : apprends en deux minutes
open-learn-again = Revoir
open-learn-again-label = Revoir la leçon
open-go-on = Continuer
open-learn-left-label = Continuer la leçon, scène { $scene } sur { $scenes }
open-solo = Contre des bots
open-solo-go = Jouer
open-solo-level-label = niveau { $level }
open-solo-laid = La table est encore mise
open-solo-laid-label = Continuer contre les bots : la table est encore mise
open-solo-level = Niveau
open-fold = Changer
open-fold-short = partie courte
open-fold-changed = règles changées
open-bots =
    { $bots ->
        [0] sans bots
        [one] 1 bot
       *[other] { $bots } bots
    }
open-bots-burako =
    { $bots ->
        [3] partenaire et 2 adversaires
       *[other] { open-bots }
    }
open-bots-sorry =
    { $mode ->
        [partners] partenaire et 2 adversaires
       *[other] { open-bots }
    }
open-against =
    { $bots ->
        [0] Jouer en solitaire
        [one] Jouer contre 1 bot
       *[other] Jouer contre { $bots } bots
    }
open-against-burako =
    { $bots ->
        [3] Jouer en équipe contre 2 bots
       *[other] { open-against }
    }
open-against-sorry =
    { $mode ->
        [partners] Jouer en équipe contre 2 bots
       *[other] { open-against }
    }
open-against-sumoku =
    { $mode ->
        [solo] { $bots ->
            [0] Jouer en solitaire
            [one] Jouer avec 1 assistant
           *[other] Jouer avec { $bots } assistants
        }
       *[other] { open-against }
    }
open-rivals = Adversaires
open-rivals-burako = Bots
open-rivals-sumoku =
    { $mode ->
        [solo] Assistants
        [team] Bots
       *[other] Adversaires
    }
open-waiting =
    { $count ->
        [one] { $names } t’attend
       *[other] { $names } t’attendent
    }
open-waiting-nobody = Cette fois, tu joues en solitaire
open-more = Plus d’options
open-back = Retour à la boîte
open-away = Pas de connexion
open-short = Partie courte
open-with-people = À plusieurs
open-with-people-help = Chacun sur son téléphone ; la table, ici ou sur la télé
open-with-people-screen = La table, ici ou sur la télé
open-with-people-go = Mettre la table
open-with-people-label = Mettre la table à plusieurs
open-screen = Cet écran, c’est
open-screen-player = Ma place
open-screen-player-help = Tu joues ici ; les autres, chacun sur son téléphone ou son écran.
open-screen-table = La table
open-as-table = Cet écran est la table
open-as-table-help = Ce qui est à tous ici, sous les yeux de chacun ; le reste, chacun sur son téléphone.
open-as-table-label = Mettre la table sur cet écran

## House rules kept on this device

house-by = On joue
house-leaflet = Comme dans le livret
house-save = Garder comme règle maison…
house-name = Nom de la règle maison
house-keep = Garder
house-cancel = Annuler
house-rename = Renommer « { $name } »
house-delete-of = Effacer « { $name } »
house-delete-sure = On efface « { $name } » ?
house-delete = Effacer
house-kept = « { $name } » est gardée sur cet appareil.
house-deleted = « { $name } » n’est plus là.
house-refused = On ne peut plus jouer « { $name } » ainsi. { $why }
house-problem =
    { $problem ->
        [no_name] Il manque le nom.
        [name_taken] Il y en a déjà une de ce nom.
        [too_many] Il y a de la place pour { $most }. Effaces-en une pour en garder une autre.
       *[too_long] C’est trop long à garder.
    }

## The lobby

lobby-sub = On met la table
lobby-invite-title = On s’assoit ?
lobby-invite-how = Scanne avec ton téléphone ou tape le code. Pas besoin de compte.
lobby-code = Code de la table
lobby-qr = Code QR du lien vers cette table
lobby-copy = Copier le lien
lobby-share = Partager
lobby-share-text = Une partie de { $game } ? Je te garde une chaise.
lobby-chairs-title = À table
lobby-chair-free = Chaise libre
lobby-chair-free-bot = touche pour inviter un bot
lobby-chair-free-sit = touche pour t’asseoir
lobby-chair-free-another = touche pour quelqu’un à côté de toi
lobby-chair-add = Une chaise de plus
lobby-chair-remove = Enlever la chaise { $number }
lobby-chair-you = { $host ->
        [yes] hôte · ici
       *[other] sur cet appareil
    }
lobby-chair-person = { $host ->
        [yes] hôte
       *[other] à table
    }
lobby-chair-away = revient tout de suite
lobby-chair-change = changer
lobby-bot-title = { $name } joue
lobby-bot-about = Les bots s’assoient comme tout le monde : ils ne savent que ce qu’on voit de leur chaise.
lobby-bot-level-easy = Joue sans trop regarder. Pour commencer.
lobby-bot-level-medium = Réfléchit un peu. Se défend bien.
lobby-bot-level-hard = Compte et calcule. Dur à battre.
lobby-bot-level-expert = Ne veut que gagner, par tout ce que permettent les règles.
lobby-bot-level-expert-rummy = Ne veut que gagner : il peut passer longtemps, puis tout poser d’un coup.
lobby-bot-away = Qu’il se lève
lobby-person-title = La chaise de { $name }
lobby-person-link = Nouveau lien pour sa chaise
lobby-person-link-help = Un autre téléphone ? Ce lien ramène à sa place ; l’ancien ne vaut plus rien.
lobby-person-remove = Libérer la chaise
lobby-you-title = Ta chaise
lobby-you-stand = Me lever
lobby-another = Quelqu’un d’autre sur cet appareil
lobby-another-title = Sur cet appareil
lobby-another-help = Il passe de main en main : avant chaque tour, un rideau cache ce qui n’est pas à toi.
lobby-another-name = Nom de qui joue à côté de toi
lobby-another-go = L’asseoir
lobby-one-stands = { $name } se lève
lobby-rules-title = Règles de la maison
lobby-rules-agreed = Ce qu’on joue
lobby-rules-more =
    { $changed ->
        [0] { $count ->
            [one] 1 autre règle, comme dans le livret
           *[other] { $count } autres règles, toutes comme dans le livret
        }
       *[other] { $count ->
            [one] 1 autre règle, modifiée
           *[other] { $count } autres règles, { $changed } hors du livret
        }
    }
lobby-rules-fewer = Moins de règles
lobby-fair = Donne honnête
lobby-fair-how = Le serveur a déjà tiré sa part du hasard, et voici son sceau. Chacun ajoute la sienne en s’asseyant, les bots n’ajoutent rien. À la fin tout est ouvert : ton appareil vérifie que le sceau est resté le même et que ta part y est.
lobby-guest-title = On t’attend
lobby-guest-table = { $who ->
        [0] { $game }, table { $code }
       *[other] À table : { $names }. Il y a une chaise pour toi.
    }
lobby-guest-sit = M’asseoir
lobby-guest-watch = Juste regarder
lobby-guest-full = Il n’y a plus de chaise. Tu peux rester regarder.
lobby-host-sit = Tu joues sur cet écran ?
lobby-count = { $taken } sur { $chairs }
lobby-ready =
    { $free ->
        [0] Tout le monde est là. Quand vous voulez !
        [one] Commence, ou attends encore quelqu’un.
       *[other] Commence, ou attends-en encore { $free }.
    }
lobby-wait-host =
    { $known ->
        [yes] { $name } lance la partie quand vous y êtes.
       *[other] C’est à qui a mis la table de commencer.
    }
lobby-problem-nobody_sits = Il faut quelqu’un pour jouer : assieds-toi ou partage le lien.
lobby-problem-too_few =
    { $missing ->
        [one] Il en manque au moins un.{ $who ->
            [host] {" "}Partage le lien ou invite un bot.
           *[guest] {""}
        }
       *[other] Il en manque au moins { $missing }.{ $who ->
            [host] {" "}Partage le lien ou invite un bot.
           *[guest] {""}
        }
    }
lobby-problem-too_many = Ainsi on joue à { $most } au plus.
lobby-problem-other = On ne peut pas commencer avec ces règles.
lobby-start = Commencer la partie
lobby-tv = Voir la table sur cet écran
lobby-tv-new = Ouvrir la table sur un autre écran
lobby-arrived = { $name } s’assoit.
lobby-left = { $name } a quitté la table.
lobby-close = Débarrasser la table
lobby-close-sure = On débarrasse ? La table disparaît pour tout le monde et ne revient pas.
lobby-close-no = La laisser mise
lobby-how = Comment jouer
lobby-menu-title = La table
lobby-watchers =
    { $watchers ->
        [one] 1 personne regarde
       *[other] { $watchers } personnes regardent
    }

## My matches

mine-title = Mes parties
mine-sum =
    { $count ->
        [one] { $count } partie, { $won ->
            [0] pas encore gagnée.
           *[other] gagnée.
        }
       *[other] { $count } parties depuis { $since }. Tu en as gagné { $won }.
    }
mine-show = Afficher
mine-all = Tout
mine-last = Les dernières
mine-won = Gagnée
mine-place = { $place ->
        [1] { $place }er sur { $of }
       *[other] { $place }e sur { $of }
    }
mine-with = avec { $names }
mine-score =
    { $game ->
        [sumo] { $total } sumos
       *[other] { $total } points
    }
mine-replay = Revoir : { $what }
mine-all-matches = Voir les { $count } parties
mine-today = aujourd’hui
mine-yesterday = hier
mine-how = Comment ça s’est passé
mine-how-help =
    { $count ->
        [one] Ta place à la dernière
       *[other] Ta place aux { $count } dernières et, en ligne, la moyenne
    }
mine-plot-label =
    { $count ->
        [one] Une partie, { $won } gagnées
       *[other] Les { $count } dernières parties, { $won } gagnées
    }
mine-plot-middle = milieu
mine-plot-last = dernier
mine-against = Contre qui
mine-against-help = Parties terminées devant – derrière
mine-bots = Les bots
mine-by-game = Par jeu
mine-by-game-help = Gagnées sur jouées
mine-of = sur { $played }
mine-private = Rien ne quitte cet appareil
mine-private-help = Ni compte ni nuage. Ce que tu effaces disparaît.
mine-save = Garder une copie
mine-bring = Reprendre une copie
mine-forget = Effacer
mine-forget-sure =
    { $count ->
        [one] Effacer la partie notée ici ? Il n’y a pas d’autre copie que celle que tu as gardée.
       *[other] Effacer les { $count } parties notées ici ? Il n’y a pas d’autre copie que celle que tu as gardée.
    }
mine-no-copy = Ce fichier n’est pas une copie de parties.
mine-brought =
    { $count ->
        [one] Il y a 1 partie de plus.
       *[other] Il y a { $count } parties de plus.
    }
mine-empty-sum = Ce que tu joues sur cet appareil reste ici.
mine-blank = Page blanche
mine-blank-help = La première partie se note toute seule à la fin, même contre des bots.
mine-unknown-game = { $game }

## When there is no table

trouble-no_such_table-title = Il n’y a pas de table ici
trouble-no_such_table = La table { $code } n’existe pas, ou elle a été débarrassée. Regarde bien le code.
trouble-closed-title = La table a été débarrassée
trouble-closed = C’était un plaisir. L’étagère est toujours à sa place.
trouble-too_many_guesses-title = Doucement
trouble-too_many_guesses = Trop de codes qui n’existent pas. Attends une minute et réessaie.
trouble-protocol_changed-title = Cette page a vieilli
trouble-protocol_changed = Le serveur est plus récent que cette page. Charge-la de nouveau.
trouble-other-title = Quelque chose n’a pas marché
trouble-nowhere-title = Ce n’est pas par ici
trouble-nowhere = Il n’y a rien à cette adresse.
trouble-shelf = Vers l’étagère
trouble-retry = Réessayer
trouble-reload = Charger de nouveau

## What the server refuses

refused-away = Je n’arrive pas à joindre le serveur. Réessaie dans un instant.
refused-bad_name = Ce nom est illisible. Essaie avec des lettres.
refused-bad_request = Le serveur n’a pas compris.
refused-door_closed = La porte est fermée : plus personne ne s’assoit pour l’instant.
refused-hello_first = Le serveur n’a pas compris.
refused-hint_running = J’y réfléchis déjà.
refused-left = Tu n’es plus à table.
refused-malformed_message = Le serveur n’a pas compris.
refused-match_of_older_rules = Cette partie a commencé avec les règles d’une autre version et ne peut plus continuer.
refused-match_paused = La partie est en pause.
refused-match_running = La partie est déjà en cours.
refused-match_unreadable = Cette partie n’a pas pu être relue.
refused-name_claims_role = « { $name } » ressemble à une indication de la table. Écris seulement ton prénom.
refused-name_means_you = « { $name } », c’est déjà toi. Écris ton prénom.
refused-name_taken = Quelqu’un s’appelle déjà { $name } ici, ou presque pareil à l’œil. Un autre nom ?
refused-server_leaving = Ce serveur redémarre. Réessaie dans un instant.
refused-table_elsewhere = Cette table est sur un autre serveur en ce moment. Réessaie dans un instant.
refused-match_too_long = Cette partie est devenue trop longue pour être conservée et s’arrête là. Vous pouvez en commencer une autre.
refused-match_of_newer_rules = Cette partie a commencé avec une version plus récente de Sobremesa. Elle attend, intacte, que ce serveur soit mis à jour.
refused-already_added = Ta part du hasard y est déjà.
refused-no_hint = Pas de conseil cette fois.
refused-no_hints = Pas de conseil dans ce jeu : tout est de le voir.
refused-no_lesson = Ce jeu n’a pas encore de leçon.
refused-no_review = Il n’y a pas de manche à revoir.
refused-no_such_match = Cette partie n’existe pas.
refused-no_such_scene = Cette scène n’existe pas.
refused-no_such_seat = Cette chaise n’est plus là.
refused-no_such_table = Il n’y a pas de table avec ce code.
refused-nobody_sits = Il faut quelqu’un pour jouer.
refused-not_asked = Les règles le permettent, mais ici on demande autre chose.
refused-not_away = Cette personne est encore là, ou vient de partir ; laissons-lui un moment.
refused-hosts_seat = C’est la place de qui a mis la table, elle l’attend.
refused-not_found = Ce n’est pas ici.
refused-not_in_a_lesson = Impossible pendant une leçon.
refused-not_saved = L’enregistrement a échoué. Réessaie.
refused-not_the_host = C’est à qui a mis la table d’en décider.
refused-protocol_changed = Le serveur est plus récent que cette page. Charge-la de nouveau.
refused-reveals_first = On retourne d’abord ce qui est caché ; continue ensuite.
refused-review_running = Je suis déjà en train de revoir cette manche.
refused-seat_taken = Cette chaise est prise.
refused-seats_taken = Vous êtes { $taken } à table : impossible de tenir sur { $players } chaises.
refused-server_error = Quelque chose n’a pas marché sur le serveur.
refused-table_closed = La table a été débarrassée.
refused-table_full = Aucune chaise n’est libre.
refused-too_fast = Doucement : trop de choses à la fois.
refused-too_many_changes = Tu as déjà changé de carte bien des fois ce tour-ci. Celle-ci reste.
refused-too_many_guesses = Trop de codes qui n’existent pas. Attends une minute.
refused-too_many_hints = Assez de conseils pour l’instant. Redemande dans un moment.
refused-too_many_lessons = Trop de leçons en même temps. Réessaie dans un moment.
refused-too_much_to_store = Énormément de coups ont été enregistrés depuis ta connexion en peu de temps. Attends quelques minutes et continue.
refused-too_many_tables = Il n’y a plus de place pour une autre table en ce moment. Réessaie plus tard.
refused-too_many_seats = Cet appareil a déjà toutes les chaises qu’il peut tenir.
refused-unknown = Ça n’a pas marché ({ $code }).
