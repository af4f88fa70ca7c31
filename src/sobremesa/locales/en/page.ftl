## The page

page-title = Sobremesa
page-title-of = { $what } · Sobremesa
page-close = Close
page-less = Less
page-more = More
page-back = Shelf
page-menu = Menu
page-seat-lost = While you were away, { $known ->
        [yes] { $by } made a new link for { $name }’s seat
       *[no] a new link was made for { $name }’s seat
    }, so this device no longer opens it. To sit there again, ask the host for a new link as soon as nobody is in the seat.
page-away = The table is still here, reconnecting…
page-copied = Copied
page-you = You

## Settings

settings-title = Make yourself at home
settings-open = Settings
settings-language = Language
settings-theme = Light
settings-theme-system = Like the system
settings-theme-light = Afternoon
settings-theme-dark = Evening
settings-to-dark = Switch to evening
settings-to-light = Switch to afternoon
settings-motion = Motion
settings-motion-system = Like the system
settings-motion-full = Full
settings-motion-reduced = Reduced
settings-sound = Sound
settings-sound-on = Sound on
settings-sound-off = Silent
settings-auto-pass = If you cannot move
settings-auto-pass-on = Pass for me
settings-auto-pass-off = Wait for me
settings-pieces = Pieces
settings-pieces-normal = normal
settings-pieces-large = large

## The shelf

shelf-title = Shall we play?
shelf-games = Games
shelf-how = The table goes on the TV or the laptop, your cards and tiles on your phone. No accounts.
shelf-join-title = I’m expected
shelf-join-code = Table code
shelf-join-example = HIGO 2746
shelf-join-go = Sit down
shelf-join-empty = Type the code you see on the table’s screen.
shelf-resume-title =
    { $tables ->
        [one] The table is still set
       *[other] The tables are still set
    }
shelf-resume-turn = Your turn
shelf-resume-go = Go back
shelf-resume-away = Take away the note of { $game }, table { $code }
shelf-resume-lobby = the table is being set
shelf-resume-playing = waiting for { $names }
shelf-resume-yours = they’re waiting for you
shelf-resume-paused = paused
shelf-resume-over = match over
shelf-away = I can’t reach the server right now. Trying again…
box-players =
    { $most ->
        [one] player
       *[other] players
    }
box-either = { $least } or { $most }
box-minutes = { $minutes } min
box-sumo-tag = Don’t lay the sixth
box-sumo-minutes = 20
box-sumo-letter = S
box-sorry-tag = Oh, was that your square?
box-sorry-minutes = 30–60
box-sorry-letter = !
box-burako-tag = Canastas, two against two
box-burako-minutes = 45–90
box-burako-letter = B
box-rummy-tag = Rearrange the whole table
box-rummy-minutes = 40
box-rummy-letter = R
box-rummy500-tag = Reach into the row
box-rummy500-minutes = 60
box-rummy500-letter = 5
box-sumoku-tag = A crossword of sums
box-sumoku-minutes = 5–60
box-sumoku-letter = S
box-sumo-short =
    { $mode ->
        [two_round] Two rounds · about 8 min
       *[other] To 30 sumos · about 10 min
    }
box-sorry-short =
    { $mode ->
        [scored] One game · about 10 min
       *[other] For points, five cards in hand · about 10 min
    }
box-burako-short = To 500 points · about 10 min
box-rummy-short = One hand · about 10 min
box-rummy500-short =
    { $mode ->
        [fixed_rounds] Two rounds · about 10 min
       *[other] To 150 points · about 10 min
    }
box-sumoku-short =
    { $mode ->
        [classic] About 15 min
        [solo] 10 min on the clock
       *[other] About 10 min
    }

## Words too long for a button elsewhere

sumo-option-end_condition-target-short = By sumos
sumo-option-end_condition-rounds-short = By rounds

## Opening a box

open-name = Your name
open-name-once = asked only once
open-name-known = You play as
open-name-change = Change the name
open-name-keep = Keep the name
open-name-missing = Tell us your name first.
open-learn = Learn it in two minutes
open-learn-help =
    { $scenes ->
        [one] One short scene, with real pieces.
       *[other] { $scenes } short scenes, with real pieces.
    }
open-learn-line =
    { $scenes ->
        [one] One scene, with real pieces
       *[other] { $scenes } scenes, with real pieces
    }
open-learn-done = You have done it
open-learn-left = scene { $scene } of { $scenes }
open-learn-go = Begin
open-learn-go-label = Begin: learn it in two minutes
open-learn-again = Once more
open-learn-again-label = Once more: the lesson
open-go-on = Go on
open-learn-left-label = Go on with the lesson, scene { $scene } of { $scenes }
open-solo = Against bots
open-solo-go = Play now
open-solo-level-label = level { $level }
open-solo-laid = The table is still laid
open-solo-laid-label = Go on against bots: the table is still laid
open-solo-level = Level
open-fold = Change
open-fold-short = short match
open-fold-changed = rules changed
open-bots =
    { $bots ->
        [0] no bots
        [one] 1 bot
       *[other] { $bots } bots
    }
open-bots-burako =
    { $bots ->
        [3] partner and 2 opponents
       *[other] { open-bots }
    }
open-bots-sorry =
    { $mode ->
        [partners] partner and 2 opponents
       *[other] { open-bots }
    }
open-against =
    { $bots ->
        [0] Play now on your own
        [one] Play now against 1 bot
       *[other] Play now against { $bots } bots
    }
open-against-burako =
    { $bots ->
        [3] Play now with a partner against 2 bots
       *[other] { open-against }
    }
open-against-sorry =
    { $mode ->
        [partners] Play now with a partner against 2 bots
       *[other] { open-against }
    }
open-against-sumoku =
    { $mode ->
        [solo] { $bots ->
            [0] Play now on your own
            [one] Play now with 1 helper
           *[other] Play now with { $bots } helpers
        }
       *[other] { open-against }
    }
open-rivals = Opponents
open-rivals-burako = Bots
open-rivals-sumoku =
    { $mode ->
        [solo] Helpers
        [team] Bots
       *[other] Opponents
    }
open-waiting =
    { $count ->
        [one] { $names } is waiting for you
       *[other] { $names } are waiting for you
    }
open-waiting-nobody = This time you play on your own
open-more = More options
open-back = Back to the box
open-away = No connection
open-short = Short match
open-with-people = With people
open-with-people-help = Everybody on their phone; the table, here or on the TV
open-with-people-screen = The table, here or on the TV
open-with-people-go = Set the table
open-with-people-label = Set the table with people
open-screen = This screen is
open-screen-player = My place
open-screen-player-help = You play here; the others on their own phones or screens.
open-screen-table = The table
open-as-table = This screen is the table
open-as-table-help = What you share is here for all to see; what is yours alone is on your phone.
open-as-table-label = Set the table on this screen

## House rules kept on this device

house-by = Rules
house-leaflet = As in the leaflet
house-save = Keep as a house rule…
house-name = Name of the house rule
house-keep = Keep
house-cancel = Cancel
house-rename = Rename “{ $name }”
house-delete-of = Delete “{ $name }”
house-delete-sure = Delete “{ $name }”?
house-delete = Delete
house-kept = “{ $name }” is kept on this device.
house-deleted = “{ $name }” is gone.
house-refused = “{ $name }” can no longer be played. { $why }
house-problem =
    { $problem ->
        [no_name] It needs a name.
        [name_taken] There is one of that name already.
        [too_many] There is room for { $most }. Delete one to keep another.
       *[too_long] It is too long to be kept.
    }

## The lobby

lobby-sub = Setting the table
lobby-invite-title = Pull up a chair
lobby-invite-how = Scan with a phone, or type the code. No account needed.
lobby-code = Table code
lobby-qr = QR code of the link to this table
lobby-copy = Copy link
lobby-share = Share
lobby-share-text = A round of { $game }? I’m keeping a chair for you.
lobby-chairs-title = At the table
lobby-chair-free = Free chair
lobby-chair-free-bot = tap to add a bot
lobby-chair-free-sit = tap to sit here
lobby-chair-free-another = tap for somebody beside you
lobby-chair-add = One more chair
lobby-chair-remove = Take chair { $number } away
lobby-chair-you = { $host ->
        [yes] host · here
       *[other] on this device
    }
lobby-chair-person = { $host ->
        [yes] host
       *[other] at the table
    }
lobby-chair-away = back in a moment
lobby-chair-change = change
lobby-bot-title = { $name } plays
lobby-bot-about = Bots sit down like everybody else: they only know what can be seen from their chair.
lobby-bot-level-easy = Plays without looking too hard. A friendly start.
lobby-bot-level-medium = Thinks a little. Puts up a fight.
lobby-bot-level-hard = Counts and calculates. Hard to beat.
lobby-bot-level-expert = Only wants to win, by anything the rules allow.
lobby-bot-level-expert-rummy = Only wants to win: may pass for many turns, then lay everything at once.
lobby-bot-away = Send away
lobby-person-title = { $name }’s chair
lobby-person-link = New link for this chair
lobby-person-link-help = Another phone? This link leads back to the chair; the old one stops working.
lobby-person-remove = Free the chair
lobby-you-title = Your chair
lobby-you-stand = Stand up
lobby-another = Somebody else on this device
lobby-another-title = On this device
lobby-another-help = You pass it round: before each turn a curtain hides what is not yours to see.
lobby-another-name = Name of whoever sits beside you
lobby-another-go = Seat them
lobby-one-stands = { $name } stands up
lobby-rules-title = House rules
lobby-rules-agreed = What we’re playing
lobby-rules-more =
    { $changed ->
        [0] { $count ->
            [one] 1 more rule, as in the leaflet
           *[other] { $count } more rules, all as in the leaflet
        }
       *[other] { $count ->
            [one] 1 more rule, changed
           *[other] { $count } more rules, { $changed } not as in the leaflet
        }
    }
lobby-rules-fewer = Fewer rules
lobby-fair = Fair deal
lobby-fair-how = The server has already drawn its part of the chance, and this is its seal. Everybody who sits down adds a part, bots add none. In the end all is opened: your device checks that the seal is still this one and that your part is in.
lobby-guest-title = They’re waiting for you
lobby-guest-table = { $who ->
        [0] { $game }, table { $code }
       *[other] At the table: { $names }. There’s a chair for you.
    }
lobby-guest-sit = Sit down
lobby-guest-watch = Just watch
lobby-guest-full = No chair is left. You can stay and watch.
lobby-host-sit = Are you playing on this screen?
lobby-count = { $taken } of { $chairs }
lobby-ready =
    { $free ->
        [0] Everybody’s here. Whenever you like!
        [one] Start now, or wait for one more.
       *[other] Start now, or wait for { $free } more.
    }
lobby-wait-host =
    { $known ->
        [yes] { $name } will start when you’re all here.
       *[other] Whoever set the table will start.
    }
lobby-problem-nobody_sits = Somebody has to play: sit down or share the link.
lobby-problem-too_few =
    { $missing ->
        [one] One more, at least.{ $who ->
            [host] {" "}Share the link or add a bot.
           *[guest] {""}
        }
       *[other] { $missing } more, at least.{ $who ->
            [host] {" "}Share the link or add a bot.
           *[guest] {""}
        }
    }
lobby-problem-too_many = This way { $most } can play at most.
lobby-problem-other = It cannot start with these rules.
lobby-start = Start the game
lobby-tv = Show table on this screen
lobby-tv-new = Open the table on another screen
lobby-arrived = { $name } has sat down.
lobby-left = { $name } has stood up.
lobby-close = Clear the table
lobby-close-sure = Clear the table? It goes away for everybody and does not come back.
lobby-close-no = Leave it set
lobby-how = How to play
lobby-menu-title = The table
lobby-watchers =
    { $watchers ->
        [one] 1 person is watching
       *[other] { $watchers } people are watching
    }

## My matches

mine-title = My matches
mine-sum =
    { $count ->
        [one] { $count } match, { $won ->
            [0] not won yet.
           *[other] won.
        }
       *[other] { $count } matches since { $since }. You won { $won }.
    }
mine-show = Show
mine-all = All
mine-last = The latest
mine-won = You won
mine-place =
    { $place ->
        [1] { $place }st of { $of }
        [2] { $place }nd of { $of }
        [3] { $place }rd of { $of }
       *[other] { $place }th of { $of }
    }
mine-with = with { $names }
mine-score =
    { $game ->
        [sumo] { $total } sumos
       *[other] { $total } points
    }
mine-replay = Watch again: { $what }
mine-all-matches = Show all { $count } matches
mine-today = today
mine-yesterday = yesterday
mine-how = How it went
mine-how-help =
    { $count ->
        [one] Your place in the last one
       *[other] Your place in the last { $count } and, as a line, the mean
    }
mine-plot-label =
    { $count ->
        [one] One match, { $won } won
       *[other] The last { $count } matches, { $won } won
    }
mine-plot-middle = middle
mine-plot-last = last
mine-against = Against whom
mine-against-help = Matches you finished ahead – behind
mine-bots = The bots
mine-by-game = By game
mine-by-game-help = Won of those played
mine-of = of { $played }
mine-private = Nothing leaves this device
mine-private-help = There is no account and no cloud. What you erase is gone.
mine-save = Save a copy
mine-bring = Bring a copy
mine-forget = Erase
mine-forget-sure =
    { $count ->
        [one] Erase the match noted here? There is no other copy than one you have saved.
       *[other] Erase the { $count } matches noted here? There is no other copy than one you have saved.
    }
mine-no-copy = That file is no copy of matches.
mine-brought =
    { $count ->
        [one] There is 1 match more.
       *[other] There are { $count } matches more.
    }
mine-empty-sum = What you play on this device is kept here.
mine-blank = A blank page
mine-blank-help = The first match writes itself down when it ends, against bots too.
mine-unknown-game = { $game }

## When there is no table

trouble-no_such_table-title = There is no table here
trouble-no_such_table = Table { $code } does not exist, or has been cleared. Have another look at the code.
trouble-closed-title = The table has been cleared
trouble-closed = It was a pleasure. The shelf is where it always is.
trouble-too_many_guesses-title = Easy now
trouble-too_many_guesses = Too many codes that do not exist. Wait a minute and try again.
trouble-protocol_changed-title = This page has grown old
trouble-protocol_changed = The server is newer than this page. Please load it again.
trouble-other-title = Something went wrong
trouble-nowhere-title = Not this way
trouble-nowhere = There is nothing at this address.
trouble-shelf = To the shelf
trouble-retry = Try again
trouble-reload = Load again

## What the server refuses

refused-away = I can’t reach the server right now. Try again in a moment.
refused-bad_name = That name cannot be read. Try letters.
refused-bad_request = The server did not understand that.
refused-door_closed = The door is closed: nobody else can sit down now.
refused-hello_first = The server did not understand that.
refused-hint_running = I am thinking about it already.
refused-left = You are no longer at the table.
refused-malformed_message = The server did not understand that.
refused-match_of_older_rules = This match was begun under the rules of another version and cannot go on.
refused-match_paused = The match is paused.
refused-match_running = The match is already on.
refused-match_unreadable = This match could not be read back.
refused-name_claims_role = “{ $name }” looks like a sign of the table. Write your name only.
refused-name_means_you = “{ $name }” is you already. Write your name.
refused-name_taken = Somebody here is called { $name } already, or something that looks the same. Another name?
refused-server_leaving = This server is being restarted. Try again in a moment.
refused-table_elsewhere = This table is on another server right now. Try again in a moment.
refused-match_too_long = That match became too long to be kept and cannot go on. You can start another.
refused-match_of_newer_rules = This match was begun with a newer version of Sobremesa. It waits, untouched, until this server is upgraded.
refused-already_added = Your part of the deal is in already.
refused-no_hint = I have no advice this time.
refused-no_hints = There is no advice in this game: seeing it is the game.
refused-no_lesson = This game has no lesson yet.
refused-no_review = There is nothing to look back at.
refused-no_such_match = There is no such match.
refused-no_such_scene = There is no such scene.
refused-no_such_seat = That chair is gone.
refused-no_such_table = There is no table with that code.
refused-nobody_sits = Somebody has to play.
refused-not_asked = The rules allow it, but something else is asked here.
refused-not_away = They are still here, or have only just left; give them a moment.
refused-hosts_seat = That is the host’s own seat; it waits for the host.
refused-not_found = That is not here.
refused-not_in_a_lesson = That cannot be done in a lesson.
refused-not_saved = It could not be saved. Try again.
refused-not_the_host = That is up to whoever set the table.
refused-protocol_changed = The server is newer than this page. Please load it again.
refused-reveals_first = What is hidden is turned up first; then go on.
refused-review_running = I am looking at that hand already.
refused-seat_taken = That chair is taken.
refused-seats_taken = { $taken } are at the table: they do not fit on { $players } chairs.
refused-server_error = Something went wrong on the server.
refused-table_closed = The table has been cleared.
refused-table_full = No chair is free.
refused-too_fast = Easy now: too many things at once.
refused-too_many_changes = You have changed your card many times this turn. This one stays.
refused-too_many_guesses = Too many codes that do not exist. Wait a minute.
refused-too_many_hints = Enough advice for now. Ask again in a moment.
refused-too_many_lessons = Too many people are learning right now. Try again in a moment.
refused-too_much_to_store = A great many moves were saved from your connection in a short time. Wait a few minutes and go on.
refused-too_many_tables = There is no room for another table here right now. Try again later.
refused-too_many_seats = This device has all the chairs it can hold.
refused-unknown = That did not work ({ $code }).
