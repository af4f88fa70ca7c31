## Dans le terminal

terminal-welcome = { $game } avec { $players }. On s’assoit ?
terminal-hint = Tape ? pour voir ce que tu peux faire, « règles » pour lire les règles.
terminal-thinking = Les autres choisissent…
terminal-not-understood = Je ne comprends pas « { $typed } ». Tape ? pour voir ce que tu peux faire.
terminal-example = Par exemple « { $example } ».
terminal-go-on = Entrée pour continuer
terminal-goodbye = À la prochaine !
terminal-goodbye-record = À la prochaine ! Ta partie est gardée dans { $file }.
terminal-help-title = Tu peux taper :
terminal-help-rules = les règles en bref
terminal-help-log = ce qui s’est passé jusqu’ici
terminal-help-table = la table encore une fois
terminal-help-quit = quitter la table
terminal-word-help = aide
terminal-word-rules = règles
terminal-word-log = journal
terminal-word-table = table
terminal-word-quit = quitter

## Enregistrements

replay-title = { $game } avec { $players }
replay-unfinished = L’enregistrement s’arrête ici : la partie n’a pas été terminée.
verify-good = Cet enregistrement est en ordre : tous les coups étaient permis, et le résultat en découle.
verify-game = Jeu
verify-moves = Coups
verify-outcome = Résultat
verify-rank = { $rank }. { $player } ({ $total })
verify-position = Dernière position
verify-commitment = Engagement
verify-proved-secret = Prouvé : le secret du serveur ouvre l’engagement ci-dessus, il n’a donc pas changé après avoir été montré.
verify-proved-added = Prouvé : la donne découle de ce secret et des octets tirés au hasard par { $players }, dans l’ordre de leurs chaises, et de rien d’autre. Les bots n’ajoutent rien.
verify-nobody-added = Non prouvé : personne à la table n’a ajouté d’octets au hasard, le serveur a donc donné seul et a pu choisir la donne.
verify-bots-added = Non prouvé : dans ce format plus ancien, les bots ajoutaient aussi des octets, que le serveur pouvait choisir en dernier. Il a pu essayer jusqu’à ce que la donne lui plaise.
verify-commitment-note = Compare l’engagement à celui montré avant que tu t’assoies, et cherche tes propres octets dans le fichier ; la page fait les deux à la fin de la partie. Aucun fichier ne peut montrer si quelqu’un à la table était de mèche avec le serveur : qui a ajouté en dernier aurait pu choisir.
verify-seed = Graine
verify-seed-note = Cette partie s’est jouée avec une graine connue : qui l’a lancée pouvait connaître la donne.

## L’étagère

games-players = de { $least } à { $most } joueurs
games-players-exactly = { $players } joueurs
games-players-either = { $least } ou { $most } joueurs
games-modes = Modes
games-options = Options
games-bots = Bots

## Simulations et tournois

lab-title =
    { $matches ->
        [one] Une partie de { $game } ({ $mode }), { $players } joueurs
       *[other] { $matches } parties de { $game } ({ $mode }), { $players } joueurs
    }
simulate-wins = Victoires par place
simulate-mean = Décisions par partie
simulate-decisions = Décisions
simulate-seconds = Secondes
simulate-speed = Décisions par seconde
simulate-games-speed = Parties par seconde
simulate-engine = Moteur
simulate-compiled = compilé
simulate-interpreted = interprété
simulate-seed = Graine
arena-bot = Bot
arena-rating = Force
arena-wins = Victoires
arena-score = Points par manche
arena-slowest = Plus lente
arena-note = Entre crochets : où se trouve la valeur, avec une confiance de 95 %. 400 points de force en plus, c’est dix contre un.
arena-seed = Graine { $seed }, { $seconds } secondes.
progress-matches = Parties

## La ligne de commande

cli-about = Des jeux de société en famille, exactement selon la règle de la boîte.
cli-usage = Usage :
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-command-games = ce qu’il y a sur l’étagère
cli-command-play = jouer contre des bots, ici dans le terminal
cli-command-simulate = laisser les bots, ou le hasard, jouer beaucoup de parties
cli-command-arena = un tournoi entre bots
cli-command-replay = revoir une partie enregistrée
cli-command-verify = vérifier qu’une partie enregistrée est authentique
cli-help-help = montrer cette aide
cli-help-version = montrer la version
cli-help-lang = langue : es, es-AR, en ou fr (sinon celle de ton système)
cli-help-json = pour les programmes : un document JSON
cli-help-game = un jeu de l’étagère, par exemple sumo
cli-help-file = une partie enregistrée
cli-help-mode = un mode du jeu
cli-help-players = combien jouent, bots compris
cli-help-level = le niveau des bots : easy, medium, hard ou expert
cli-help-seed = un nombre qui fixe tout le hasard, pour rejouer la même donne
cli-help-option = une option du jeu, par exemple target_sumos=40 (peut se répéter)
cli-help-record = garder la partie dans ce fichier
cli-help-games = combien de parties
cli-help-matches = combien de parties
cli-help-bots = qui joue, séparés par des virgules : easy, medium, hard, expert, random, ou un bot à vous : module:name
cli-help-workers = combien de processus se partagent le travail
cli-help-seconds = combien de temps un bot peut réfléchir à une réponse

cli-error = sobremesa : { $message }
cli-wrong-usage = Cette commande est incompréhensible ({ $why }). Voir { $program } --help
cli-missing = Il manque quelque chose : { $names }. Voir { $program } --help
cli-unrecognized = Personne ici ne connaît « { $names } ». Voir { $program } --help
cli-needs-value = { $name } demande une valeur. Voir { $program } --help
cli-takes-no-value = { $name } ne prend pas de valeur. Voir { $program } --help
cli-no-command = Il n’y a pas de commande « { $name } ». Voir { $program } --help
cli-not-a-number = { $name } doit être un nombre entier, pas « { $value } ».
cli-too-small = { $name } doit être au moins { $least }.
cli-too-large = { $name } peut être au plus { $most }.
cli-unknown-value = { $name } ne peut pas être « { $value } ». Valeurs possibles : { $known }.
cli-malformed-option = Une option s’écrit nom=valeur, pas « { $value } ».
cli-option-twice = L’option « { $name } » est donnée deux fois.
cli-bad-value = { $refusal } Valeurs possibles : { $values }.
cli-allowed-range = de { $least } à { $most }
cli-allowed-steps = de { $least } à { $most }, multiples de { $step }
cli-allowed-list = { $values } : sans répéter, dans cet ordre autour du plateau
cli-bad-bot = Le bot « { $bot } » ne fonctionne pas : { $why }
cli-too-many-bots = Il y a { $bots } bots, mais seulement { $players } places.
cli-file-missing = Il n’y a pas de fichier « { $file } ».
cli-file-directory = « { $file } » est un dossier.
cli-file-unreadable = Le fichier « { $file } » ne peut pas être lu ({ $why }).
cli-file-unwritable = Le fichier « { $file } » ne peut pas être écrit ({ $why }).
cli-file-too-large = « { $file } » est trop grand pour être un enregistrement.
cli-no-output = La sortie ne peut pas être écrite ({ $why }).
cli-interrupted = interrompu.

## Le serveur

cli-command-serve = mettre la table : jouer dans le navigateur (ce que fait sobremesa tout court)
cli-help-host = écouter à cette adresse (sinon à toutes)
cli-help-port = écouter sur ce port (sinon sur le premier libre à partir de 8000)
cli-help-db = garder les parties ici : sqlite:///FICHIER ou postgresql://… (sinon là où le dit SOBREMESA_DB dans l’environnement, ou dans ton dossier de données)
cli-help-public-url = l'adresse sous laquelle on connaît ce serveur, comme https://jeux.example
cli-help-trusted-proxy = un proxy sur une autre machine que l’on croit sur qui vient : son adresse ou son réseau ; peut être répété
cli-help-processes = servir depuis autant de processus derrière le même port (demande PostgreSQL)
cli-help-node = le nom de ce serveur parmi d’autres sur le même PostgreSQL
cli-help-node-address = où les autres le joignent, par exemple 10.0.0.5:7000 (sinon sur cette machine seulement)
cli-help-no-browser = ne pas ouvrir de navigateur
cli-help-verbose = en dire plus dans le journal
serve-welcome = La table est mise.
serve-here = Sur cette machine : { $address }
serve-everywhere = Sur les téléphones de ton réseau : { $address }
serve-no-network = Aucun réseau n’a été trouvé : on ne peut jouer que sur cette machine. Connecte-la à un réseau et redémarre pour laisser entrer les téléphones.
serve-already = Sobremesa est déjà en marche : { $address }
serve-stop = Ctrl-C débarrasse la table ; toutes les parties sont gardées.

## Ce qu’on n’entend qu’en ligne de commande

refused-unknown_level = Il n’y a pas de bot « { $level } ». Il y a { $known }.
refused-page_not_built = La page n’est pas encore construite : lance « make web ».
refused-bad_public_url = « { $url } » n’est pas une adresse que l’on peut taper ; elle est comme https://games.example.
refused-bad_trusted_proxy = « { $proxy } » n’est ni l’adresse ni le réseau d’un proxy ; c’est par exemple 10.0.0.7 ou 10.0.0.0/8.
refused-port_taken = Le port { NUMBER($port, useGrouping: 0) } est occupé ; choisis-en un autre avec --port.
refused-port_forbidden = Le port { NUMBER($port, useGrouping: 0) } demande des droits spéciaux ; choisis-en un au-dessus de 1023 avec --port.
refused-no_such_host = Cette machine n’a pas l’adresse « { $host } ».
refused-cannot_listen = On ne peut laisser entrer personne ({ $why }).
refused-no_store = Les parties ne peuvent pas être gardées ({ $why }).
refused-store_newer = Une version plus récente de Sobremesa a écrit ces parties. Installe cette version, ou donne à celle-ci son propre fichier avec --db ({ $why }).
refused-store_damaged = Le fichier des parties est abîmé. Mets une sauvegarde à sa place, ou déplace-le pour repartir d’un fichier vide ({ $why }).
refused-store_read_only = Les parties ne peuvent pas être écrites. Vérifie les droits et le disque, ou choisis un autre endroit avec --db sqlite:///FICHIER ({ $why }).
refused-store_in_use = Un autre Sobremesa sert déjà depuis { $store }. Utilise celui-là, arrête-le d’abord, ou donne à celui-ci son propre fichier avec --db.
refused-nodes_need_postgresql = Plusieurs serveurs ont besoin d’une base qu’ils puissent partager : donne son adresse avec --db postgresql://…
refused-no_processes_here = Ce système ne peut pas partager un port entre plusieurs processus. Démarre sans --processes.
refused-bad_node_address = « { $address } » n’est pas l’adresse d’un nœud ; c’est par exemple 10.0.0.5:7000.
cli-command-nodes = lister les serveurs qui partagent un PostgreSQL, et leurs tables
nodes-found =
    { $count ->
        [0] Aucun serveur n’est sur cette base.
        [one] Un serveur est sur cette base :
       *[other] { $count } serveurs sont sur cette base :
    }
nodes-well = { $address } · version { $program } · tables : { $tables }
nodes-leaving = { $address } · version { $program } · s’en va, tables : { $tables }
nodes-late = { $address } · version { $program } · aucun signe de vie depuis { $seconds } s, tables : { $tables }
cli-command-prune = jeter les vieilles parties
cli-help-days = seulement ce qui s'est terminé il y a plus de tant de jours
prune-done =
    Jetées : { $matches } { $matches ->
        [one] partie
       *[other] parties
     } et { $tables } { $tables ->
        [one] table
       *[other] tables
     } ; { $closed } fermées que personne ne visite.
