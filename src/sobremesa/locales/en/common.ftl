## Words every game shares

you = You
guest = Guest
list-and = { $list } and { $last }
yes = yes
no = no
level-easy = easy
level-medium = medium
level-hard = hard

## What the platform refuses

refused-malformed_action = That message could not be understood.
refused-unknown_action = There is no such move in this game.
refused-not_a_player = You are watching this match, not playing in it.
refused-not_your_seat = You can only act for yourself.
refused-match_not_started = The match has not started yet.
refused-match_over = This match is over.
refused-stale_action = That turn is already over; look at the table again.
refused-not_your_turn = It is not your turn.
refused-unknown_option = There is no option “{ $name }”. There are { $known }.
refused-bad_option_value = The option “{ $name }” cannot be “{ $value }”.
refused-bad_player_count = It takes { $least } to { $most } players, not { $players }.
refused-options_conflict = These options do not go together: { $names }.
refused-unknown_game = There is no game “{ $name }” on the shelf. There is { $known }.
refused-unknown_level = There is no bot “{ $level }”. There are { $known }.
refused-bad_seed = A seed is a whole number from 0 to 2^256 − 1.
refused-bad_position = This is not a position that can be played ({ $why }).
refused-bad_record =
    { $line ->
        [0] This is not a record in good order ({ $why }).
       *[other] This is not a record in good order: line { NUMBER($line, useGrouping: "false") } ({ $why }).
    }

## At the terminal

terminal-welcome = { $game } with { $players }. Pull up a chair!
terminal-hint = Type ? to see what you can do, “rules” to read the rules.
terminal-thinking = The others are choosing…
terminal-not-understood = I do not understand “{ $typed }”. Type ? to see what you can do.
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
verify-commitment-note = Compare the commitment with the one shown before the match: if they are equal, nobody could choose the deal.
verify-seed = Seed
verify-seed-note = This match was played with an open seed: whoever started it could have known the deal.

## The shelf

games-players = { $least } to { $most } players
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
arena-wins = Wins per seat
arena-score = Points per hand
arena-slowest = Slowest answer
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
cli-help-lang = language: es, en or fr (else that of your system)
cli-help-json = for programs: one JSON document
cli-help-game = a game of the shelf, such as sumo
cli-help-file = a recorded match
cli-help-mode = a mode of the game
cli-help-players = how many play, bots included
cli-help-level = how well the bots play: easy, medium or hard
cli-help-seed = a number that fixes all chance, to play the same deal again
cli-help-option = an option of the game, such as target_sumos=40 (may be repeated)
cli-help-record = keep the match in this file
cli-help-games = how many matches
cli-help-matches = how many matches
cli-help-bots = who plays, separated by commas: easy, medium, hard, random
cli-help-workers = how many processes share the work

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
cli-too-many-bots = There are { $bots } bots, but only { $players } seats.
cli-file-missing = There is no file “{ $file }”.
cli-file-directory = “{ $file }” is a folder.
cli-file-unreadable = The file “{ $file }” cannot be read ({ $why }).
cli-file-unwritable = The file “{ $file }” cannot be written ({ $why }).
cli-file-too-large = “{ $file }” is too large to be a record.
cli-no-output = The output cannot be written ({ $why }).
cli-interrupted = interrupted.
