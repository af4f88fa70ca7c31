## The table: what every game's screen says while a match is on

table-title = { $game } · { $code }
table-title-turn = ● Your turn · { $game }
table-shelf = Shelf
table-to-shelf = Back to the shelf
table-menu = Menu
table-sound = Sound
table-seats = The others
table-cloth = The table
table-dock = Yours
table-your-turn = Your turn
table-cancel = Cancel
table-sending = On its way
table-sending-wait = Your move arrives as soon as there is a connection.
table-skip = Skip
table-last-turn = Last turn
table-moves = Last moves
table-said-of = { $names }: { $text }
table-drop-nowhere = It does not go there: drop it where the edge glows.
table-drop-wait = It is not your turn yet.
table-seat =
    { $state ->
        [done] { $facts }, has chosen
        [thinking] { $facts }, is thinking
       *[none] { $facts }
    }

table-pad = Score pad
table-pad-who = Who
table-us = Us
table-them = Them
table-partner = your partner
table-opponents = them
table-pad-total = Total
table-sheet-place = Place
table-sheet-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
table-plot-target = { $target }, the end

## When a hand is over

table-dealt = Cards are dealt
table-leads =
    { $who ->
        [you] You are in front, with { $total }.
        [one] { $players } is in front, with { $total }.
       *[many] In front: { $players }, with { $total }.
    }
table-result-waiting = Still looking at the sheet: { $players }.
table-result-all = Ready when you are.
table-continue = Carry on

## When the match is over

table-over = End of the match
table-over-short = The end
table-wins =
    { $count ->
        [one] { $who ->
            [you] You win!
           *[other] { $players } wins
        }
       *[other] A shared win
    }
table-again = Another?
table-again-ask = The table is still set.
table-again-waiting = You said yes. Waiting for the others.
table-again-yes =
    { $count ->
        [one] { $players } has said yes.
       *[other] { $players } have said yes.
    }
table-rematch = Play again
table-replay = Watch it again
table-picture = Picture of the result
table-record = Save the record
table-fair-mine = Fair deal: the seal is the one shown before, and your part is in the record
table-fair-not-mine = Careful: the seal or your part of the chance is not in the record as it was given
table-fair = Fair deal: the record holds the secret sealed as

## Away, paused

table-away = away
table-present = at the table
table-stands-in = a bot plays on
table-bot = bot · { $level }
table-bot-expert = bot · expert, wins by any means
table-host = host
table-stand-in = A bot for { $player }
table-missing = { $player } is away.
table-missing-wait = If they do not come back soon, a bot can play for them.
table-missing-bot = A bot can play for them until they come back.
table-missing-watch = The players can let a bot play for them until they come back.
table-host-missing =
    { $known ->
        [yes] { $host } is away.
       *[no] The host is away.
    }
table-host-missing-next =
    { $who ->
        [you] The match goes on. If they do not come back, you run the table.
       *[other] The match goes on. If they do not come back, { $next } runs the table.
    }
table-let-bot = Let a bot play
table-end-bot = Stop the bot
table-paused = Paused
table-paused-host = Nobody plays until you go on.
table-paused-wait = We go on when the host is ready.
table-pause = Pause
table-go-on = Go on

## One device passed round

table-curtain =
    { $asked ->
        [yes] { $player }’s turn
       *[no] For { $player }
    }
table-curtain-how = Only { $player } looks now.
table-i-am = I am { $player }
table-pass-to = Pass to { $player }
table-on-this-device = Also on this device

## The menu

table-undo = Undo
table-redo = Redo
table-reset = Start over
table-more-pieces = { $count } more
table-hint = A hint
table-hint-close = Close the hint
table-hint-more = Look for it, or ask on.
table-hint-which =
    { $pieces ->
        [one] Which one?
       *[other] Which ones?
    }
table-hint-where = Show me
table-hint-win = You win { $percent } % of the time with it.
table-hint-drop = I’ll do it
table-rules = The rules
table-rules-of = Rules of { $game }
table-log = What has happened
table-notice-match_too_long = The match became too long to be kept and was left unfinished. The table is ready for another.
table-notice-new_link = { $known ->
        [yes] { $by } made a new link for { $name }’s seat: whoever has it plays there now.
       *[no] The host made a new link for { $name }’s seat: whoever has it plays there now.
    }
table-log-empty = Nothing has happened yet.
table-people = At the table
table-tv = The table on another screen
table-stand = Leave the table
table-stand-ask = Your chair is free then, and somebody else may take it.
table-shelf-note = If you go back to the shelf, your chair stays yours.
table-new-link = New link
table-link-for = For { $player } only:
table-remove = Remove
table-close = Clear the table
table-close-ask = It ends for everybody and cannot be undone.
table-watchers =
    { $count ->
        [0] Nobody else is watching.
        [one] One more is watching.
       *[other] { $count } more are watching.
    }

table-gestures = A gesture
table-gesture-clap = Clap
table-gesture-laugh = Laugh
table-gesture-wow = Oh!
table-gesture-ouch = Ouch!
table-gesture-hurry = Come on!
table-gesture-toast = Cheers
table-reacted =
    { $gesture ->
        [clap] { $player } claps.
        [laugh] { $player } laughs.
        [wow] { $player }: oh!
        [ouch] { $player }: ouch!
        [hurry] { $player }: come on!
       *[toast] { $player }: cheers!
    }

## The table screen

tv-join = Pull up a chair
tv-join-how = Scan with a phone, or type
tv-watch = The table on your phone
tv-watch-how = Scan it to look on
tv-lobby = Setting the table
tv-lobby-title = Pull up a chair
tv-lobby-how = Scan with a phone, or open the page and type the code:
tv-lobby-seats = At the table
tv-lobby-free =
    { $count ->
        [0] No chair is left
        [one] One chair is left
       *[other] { $count } chairs are left
    }
tv-result-waiting = Looking at the sheet: { $players }
tv-closed = The table has been cleared

## The replay

replay-of = Once more: { $game }
replay-again = Once more
replay-result = Result
replay-to-result = Back to the result
replay-share = Share link
replay-copied = Link copied
replay-eyes = { $player }’s eyes
replay-hand = { $player }’s hand
replay-so-far = Up to this turn
replay-pins = Big moments
replay-speed = Speed
replay-at = { $hand }, turn { $turn }
replay-start = The deal
replay-first = To the start
replay-back = One turn back
replay-next = One turn on
replay-last = To the end
replay-play = Play on
replay-stop = Stop
replay-slider = Moment
replay-who = Seen with the eyes of
replay-all = All hands
replay-spectator = Only the table
replay-hands = The hands
replay-gone = This match cannot be watched: there is none, or it is not over.

## Keyboard shortcuts

keys-title = Keys
keys-along = From piece to piece
keys-press = Take, drop or confirm what is in focus
keys-cancel = Drop or cancel
keys-ends = To the start and end of the rack
keys-sort = Sort
keys-carry = Move a piece within the rack
keys-undo = Undo
keys-redo = Redo
keys-primary = The saffron button
keys-help = These keys
keys-turn = One turn back or on
keys-whole = To the start and the end
keys-run = Run and stop
keys-speed = Speed
table-mark-tried = not this
table-mark-asked = here
