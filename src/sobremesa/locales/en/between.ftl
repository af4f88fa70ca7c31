## Between two matches: the lobby with the last result beside it

between-sub = Between two matches
between-sub-short = Between matches
between-title = Change the table
between-change = Change the table
between-last-label = The last match
between-last =
    { $who ->
        [you] You won the last one
        [shared] You shared the last one with { $players }
        [one] Last one: { $players } won
       *[many] Last one: { $players } won
    }
between-gone = left
between-replay = Watch again
between-sheet = Full sheet
between-chair-you-host = you set the table
between-chair-you = this is your chair
between-chair-host = sets the table
between-chair-yes = said yes
between-chair-here = at the table
between-chair-was = { $name } sat here
between-chair-free-bot = add a bot
between-chair-free-sit = tap to sit down
between-chair-free-move = tap to move here
between-chair-change = What to do with { $name }
between-chair-new = Just sat down
between-shuffle = Draw lots for chairs
between-shuffle-short = Draw lots
between-hand-over = Hand over the table
between-hand-over-short = Hand over
between-hand-over-how = Whoever you choose starts, pauses and changes the rules from now on.
between-door-close = Close the door
between-door-close-short = Close
between-door-open = Open the door
between-door-open-short = Open
between-rules = How we play
between-rules-change = Change
between-rules-bots = The bots’ level is
between-missing = Somebody missing?
between-game = Another game
between-game-title = Another game
between-game-how = At the same table, with the same people.
between-ready = Whenever you like. Nobody has to wait.
between-ask = Staying for another?
between-you-said-yes = You said yes.
between-came = { $name } has just come.
between-count-me-in = Count me in
between-count-me-out = Not this time
between-wait =
    { $known ->
        [yes] { $name } is setting the table
       *[other] The table is being set
    }
between-wait-how =
    { $known ->
        [yes] It starts when { $name } says so.
       *[other] It starts when the host says so.
    }
between-guest = Just in time: sit down.
between-sit = There is a chair for you.
between-sit-next = Sit down
between-sit-title = For the next one

## The host

host-away =
    { $known ->
        [yes] { $host } is away. Unless they come back, { $who ->
            [you] you set the table
           *[other] { $next } sets the table
        }
       *[other] The host is away. Unless they come back, { $who ->
            [you] you set the table
           *[other] { $next } sets the table
        }
    }
host-away-in = in { $seconds } s.
host-now =
    { $who ->
        [you] You set the table now.
       *[other] { $name } sets the table now.
    }

## The lobby: names, chairs, who only looks on

lobby-watching = You are watching.
lobby-guest-full-title = Table full
lobby-guest-door-title = Door closed
lobby-guest-door = Nobody else can sit down now. You can stay and watch.
lobby-you-move = Move to this chair
lobby-person-host = Let { $name } set the table
lobby-chair-swap = Change chairs
lobby-chair-number =
    { $kind ->
        [free] Chair { $number }
       *[other] Chair { $number }, with { $name }
    }
table-rename = Change my name
table-watching = You are watching
table-watching-how = The others play; you see it all from here.
tv-first = Whoever sits down first sets the table, from their phone.
tv-host = { $name } sets the table and starts from their phone.

## Pace

settings-pace = Pace
settings-pace-calm = Calm
settings-pace-normal = Normal
settings-pace-fast = Fast
