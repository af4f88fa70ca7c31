## At the terminal

terminal-welcome = { $game } with { $players }. Pull up a chair!
terminal-hint = Type ? to see what you can do, “rules” to read the rules.
terminal-thinking = The others are choosing…
terminal-not-understood = I do not understand “{ $typed }”. Type ? to see what you can do.
terminal-example = For example “{ $example }”.
terminal-go-on = Enter to go on
terminal-goodbye = Until next time!
terminal-goodbye-record = Until next time! Your match is kept in { $file }.
terminal-help-title = You can type:
terminal-help-rules = the rules in short
terminal-help-log = what has happened so far
terminal-help-table = the table once more
terminal-help-quit = leave the table
terminal-word-help = help
terminal-word-rules = rules
terminal-word-log = log
terminal-word-table = table
terminal-word-quit = quit

## Records

replay-title = { $game } with { $players }
replay-unfinished = The record ends here: the match was not finished.
verify-good = This record is in good order: every move was legal, and the result follows from the moves.
verify-game = Game
verify-moves = Moves
verify-outcome = Result
verify-rank = { $rank }. { $player } ({ $total })
verify-position = Last position
verify-commitment = Commitment
verify-proved-secret = Proved: the server’s secret opens the commitment above, so it was not changed after that was shown.
verify-proved-added = Proved: the deal follows from that secret and from the random bytes of { $players }, in the order of their chairs, and from nothing else. Bots add nothing.
verify-nobody-added = Not proved: nobody at the table added random bytes, so the server alone drew the deal and could have chosen it.
verify-bots-added = Not proved: in this older format bots added bytes too, and the server could choose those last. It could have tried until it liked the deal.
verify-commitment-note = Compare the commitment with the one shown before you sat down, and look for your own bytes in the file; the page does both when the match is over. No file can show whether somebody at the table was in league with the server: whoever added last could then have chosen.
verify-seed = Seed
verify-seed-note = This match was played with an open seed: whoever started it could have known the deal.

## The shelf

games-players = { $least } to { $most } players
games-players-exactly = { $players } players
games-players-either = { $least } or { $most } players
games-modes = Modes
games-options = Options
games-bots = Bots

## Simulations and tournaments

lab-title =
    { $matches ->
        [one] One match of { $game } ({ $mode }), { $players } players
       *[other] { $matches } matches of { $game } ({ $mode }), { $players } players
    }
simulate-wins = Wins by seat
simulate-mean = Decisions per match
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-speed = Decisions per second
simulate-games-speed = Matches per second
simulate-engine = Engine
simulate-compiled = compiled
simulate-interpreted = interpreted
simulate-seed = Seed
arena-bot = Bot
arena-rating = Rating
arena-wins = Wins
arena-score = Points a hand
arena-slowest = Slowest
arena-note = In brackets: where the figure lies with 95 % confidence. A difference of 400 in rating is odds of ten to one.
arena-seed = Seed { $seed }, { $seconds } seconds.
progress-matches = Matches

## The command line

cli-about = Family tabletop games, played exactly by the leaflet.
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-command-games = what is on the shelf
cli-command-play = play against bots, here in the terminal
cli-command-simulate = let bots, or chance, play many matches
cli-command-arena = a tournament between bots
cli-command-replay = watch a recorded match again
cli-command-verify = check that a recorded match is genuine
cli-help-help = show this help
cli-help-version = show the version
cli-help-lang = language: es, es-AR, en or fr (else that of your system)
cli-help-json = for programs: one JSON document
cli-help-game = a game of the shelf, such as sumo
cli-help-file = a recorded match
cli-help-mode = a mode of the game
cli-help-players = how many play, bots included
cli-help-level = how well the bots play: easy, medium, hard or expert
cli-help-seed = a number that fixes all chance, to play the same deal again
cli-help-option = an option of the game, such as target_sumos=40 (may be repeated)
cli-help-record = keep the match in this file
cli-help-games = how many matches
cli-help-matches = how many matches
cli-help-bots = who plays, separated by commas: easy, medium, hard, expert, random, or a bot of your own: module:name
cli-help-workers = how many processes share the work
cli-help-seconds = how long a bot may think about an answer

cli-error = sobremesa: { $message }
cli-wrong-usage = This command cannot be understood ({ $why }). See { $program } --help
cli-missing = Something is missing: { $names }. See { $program } --help
cli-unrecognized = Nobody knows what “{ $names }” means here. See { $program } --help
cli-needs-value = { $name } needs a value. See { $program } --help
cli-takes-no-value = { $name } takes no value. See { $program } --help
cli-no-command = There is no command “{ $name }”. See { $program } --help
cli-not-a-number = { $name } has to be a whole number, not “{ $value }”.
cli-too-small = { $name } has to be at least { $least }.
cli-too-large = { $name } can be at most { $most }.
cli-unknown-value = { $name } cannot be “{ $value }”. Possible: { $known }.
cli-malformed-option = An option is written name=value, not “{ $value }”.
cli-option-twice = The option “{ $name }” is given twice.
cli-bad-value = { $refusal } Possible: { $values }.
cli-allowed-range = { $least } to { $most }
cli-allowed-steps = { $least } to { $most }, multiples of { $step }
cli-allowed-list = { $values }: each at most once, in this order round the board
cli-bad-bot = The bot “{ $bot }” does not work: { $why }
cli-too-many-bots = There are { $bots } bots, but only { $players } seats.
cli-file-missing = There is no file “{ $file }”.
cli-file-directory = “{ $file }” is a folder.
cli-file-unreadable = The file “{ $file }” cannot be read ({ $why }).
cli-file-unwritable = The file “{ $file }” cannot be written ({ $why }).
cli-file-too-large = “{ $file }” is too large to be a record.
cli-no-output = The output cannot be written ({ $why }).
cli-interrupted = interrupted.

## The server

cli-command-serve = set the tables: play in the browser (this is what sobremesa alone does)
cli-help-host = listen at this address (else at all of them)
cli-help-port = listen at this port (else at the first free one from 8000)
cli-help-db = keep the matches here: sqlite:///FILE or postgresql://… (else where the environment says in SOBREMESA_DB, or in your data folder)
cli-help-public-url = the address people know this server by, such as https://games.example
cli-help-trusted-proxy = a proxy on another machine whose word counts for who comes: its address or network; may be given again
cli-help-processes = serve from so many processes behind the one port (needs a PostgreSQL store)
cli-help-node = the name of this server among others on the same PostgreSQL
cli-help-node-address = where the others reach this one, such as 10.0.0.5:7000 (else on this machine alone)
cli-help-no-browser = do not open a browser
cli-help-verbose = tell more in the log
serve-welcome = The table is set.
serve-here = On this machine: { $address }
serve-everywhere = On the phones in your network: { $address }
serve-no-network = No network was found, so only this machine can play. Connect to one and start again to let phones in.
serve-already = Sobremesa is already running: { $address }
serve-stop = Ctrl-C clears everything away; every match is kept.

## What only the command line hears

refused-unknown_level = There is no bot “{ $level }”. There are { $known }.
refused-page_not_built = The page has not been built yet: run “make web”.
refused-bad_public_url = “{ $url }” is not an address people can type; it is like https://games.example.
refused-bad_trusted_proxy = “{ $proxy }” is no address or network of a proxy; it is like 10.0.0.7 or 10.0.0.0/8.
refused-port_taken = Port { NUMBER($port, useGrouping: 0) } is in use; choose another one with --port.
refused-port_forbidden = Port { NUMBER($port, useGrouping: 0) } needs special rights; choose one above 1023 with --port.
refused-no_such_host = This machine has no address “{ $host }”.
refused-cannot_listen = Nobody can be let in ({ $why }).
refused-no_store = The matches cannot be kept ({ $why }).
refused-store_newer = A newer version of Sobremesa has written these matches. Install that version, or give this one a store of its own with --db ({ $why }).
refused-store_damaged = The file with the matches is damaged. Put a backup in its place, or move it away to start with an empty one ({ $why }).
refused-store_read_only = The matches cannot be written. Check the rights and the disk, or choose another place with --db sqlite:///FILE ({ $why }).
refused-store_in_use = Another Sobremesa is already serving from { $store }. Use that one, stop it first, or give this one a store of its own with --db.
refused-nodes_need_postgresql = Several servers need a store that they can share: give its address with --db postgresql://…
refused-no_processes_here = This system cannot share a port between processes. Start without --processes.
refused-bad_node_address = “{ $address }” is no address of a node; it is like 10.0.0.5:7000.
cli-command-nodes = list the servers that share a PostgreSQL, and their tables
nodes-found =
    { $count ->
        [0] No server is on this store.
        [one] One server is on this store:
       *[other] { $count } servers are on this store:
    }
nodes-well = { $address } · version { $program } · tables: { $tables }
nodes-leaving = { $address } · version { $program } · leaving, tables: { $tables }
nodes-late = { $address } · version { $program } · no sign of life for { $seconds } s, tables: { $tables }
cli-command-prune = throw old matches away
cli-help-days = only what ended more than so many days ago
prune-done =
    Gone: { $matches } { $matches ->
        [one] match
       *[other] matches
     } and { $tables } { $tables ->
        [one] table
       *[other] tables
     }; { $closed } closed that nobody visits.
