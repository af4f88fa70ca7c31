## Sumoku on the page. $tiles, $points, $lines and other counts are numbers; $player, $players, $sums are text; $who is “you” or “other”.

sumoku-page-mode =
    { $mode ->
        [classic] Classic
        [speed] Speed
        [spot] Spot
        [team] Teams
       *[solo] Solo
    }
sumoku-page-goal =
    { $mode ->
        [classic] Points
        [speed] Rounds won
        [spot] First to { $target } tiles
        [team] The first team
       *[solo] All 96 tiles
    }
sumoku-bot =
    { $mode ->
        [solo] helper · { $level }
       *[other] bot · { $level }
    }
sumoku-page-round = R{ $round }
sumoku-page-round-of = Round { $round }
sumoku-page-round-over = Round { $round }
sumoku-page-plot = Rounds won
sumoku-page-unit-points =
    { $count ->
        [one] point
       *[other] points
    }
sumoku-page-unit-rounds =
    { $count ->
        [one] round
       *[other] rounds
    }
sumoku-page-unit-tiles =
    { $count ->
        [one] tile
       *[other] tiles
    }
sumoku-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sumoku-page-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
sumoku-page-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }

## Tiles and table

sumoku-page-tile =
    { $colour ->
        [red] red { $number }
        [orange] orange { $number }
        [yellow] yellow { $number }
        [green] green { $number }
        [blue] blue { $number }
       *[purple] purple { $number }
    }
sumoku-page-cell = Column { $column }, row { $row }: { $what }
sumoku-page-cell-empty = empty
sumoku-page-grid =
    { $tiles ->
        [0] The grid, empty
        [one] The grid, with one tile
       *[other] The grid, with { $tiles } tiles
    }
sumoku-page-grid-own =
    { $tiles ->
        [0] Your grid, empty
        [one] Your grid, with one tile
       *[other] Your grid, with { $tiles } tiles
    }
sumoku-page-fit = See everything
sumoku-page-zoom-in = Closer
sumoku-page-zoom-out = Further away
sumoku-page-key = Multiples of { $key }
sumoku-page-key-none = The die is still to roll
sumoku-page-pile = { $tiles } in the bag
sumoku-page-rack = Your tiles
sumoku-page-rack-empty = No tiles left
sumoku-page-rack-undealt = No tiles yet
sumoku-page-turn-six = Tap a picked 6 to turn it
sumoku-page-direction =
    { $way ->
        [down] Downwards
       *[across] To the right
    }
sumoku-page-to-rack = Back to the rack
sumoku-page-sort =
    { $way ->
        [colour] Tiles sorted by colour
        [number] Tiles sorted by number
       *[own] Tiles in your own order
    }
sumoku-page-sort-colour = Colour
sumoku-page-sort-number = Number
sumoku-page-sort-own = By hand

## Classic

sumoku-page-pick = Lift a tile to see where it fits.
sumoku-page-open = You open: a line through the middle.
sumoku-page-tap-cell =
    { $tiles ->
        [one] Tap where it goes.
       *[other] Tap where the first goes { $way ->
            [down] (↓)
           *[across] (→)
        }.
    }
sumoku-page-fits =
    { $count ->
        [one] It fits in one place.
       *[other] It fits in { $count } places.
    }
sumoku-page-fits-map = Those out of sight are on the map.
sumoku-page-fits-nowhere = It doesn’t fit by itself. Try another.
sumoku-page-miss = Not there
sumoku-page-miss-taken = There’s a { $number } already.
sumoku-page-miss-kept = You still hold the { $tile }.
sumoku-page-places =
    { $count ->
        [one] One place where it fits
       *[other] { $count } places where it fits
    }
sumoku-page-place =
    Row { $row }, column { $column }: { $points } points{ $six ->
        [yes] , a line of six
       *[no] { "" }
    }
sumoku-page-place-six = six
sumoku-page-judging = Let’s see…
sumoku-page-good =
    { $lines ->
        [one] One good line: { $sums }.
       *[other] { $lines } good lines: { $sums }.
    }
sumoku-page-bad-sum = A line adds up to { $sum }, not a multiple of { $key }.
sumoku-page-play = Play
sumoku-page-play-for = Play +{ $points }
sumoku-page-lay-first = Put a tile on the table first.
sumoku-page-pass = Pass
sumoku-page-pass-sure = Pass?
sumoku-page-pass-something = One of your tiles would fit.
sumoku-page-pass-ends = One of your tiles would fit, and passing now ends the game.
sumoku-page-replay = A line of six!
sumoku-page-replay-how = Play again, without drawing.
sumoku-page-stop = Stop here
sumoku-page-six = A line of six!
sumoku-page-plays = is thinking
sumoku-page-plays-again = plays again
sumoku-page-move-placed =
    { $who ->
        [you] laid { $tiles }: +{ $points }
       *[other] laid { $tiles }: +{ $points }
    }
sumoku-page-move-passed =
    { $who ->
        [you] passed
       *[other] passed
    }
sumoku-page-rack-cost =
    { $points ->
        [0] 0 in the rack
       *[other] −{ $points } in the rack
    }
sumoku-page-hint =
    { $action ->
        [pass] Nothing better than a pass in sight
        [claim] It is complete: call it!
       *[give_up] There is no way: better leave it
    }
sumoku-page-hint-points =
    { $points ->
        [one] I would score { $points } point
       *[other] I would score { $points } points
    }
sumoku-page-hint-these =
    { $tiles ->
        [one] I would lay this tile
       *[other] I would lay these { $tiles } tiles
    }
sumoku-page-hint-exchange-one = I would exchange a tile
sumoku-page-hint-exchange = I would exchange { $tile }
sumoku-page-hint-arrange-count =
    { $way ->
        [clear] { $tiles ->
            [one] I would take { $tiles } tile away
           *[other] I would take { $tiles } tiles away
        }
       *[lay] { $tiles ->
            [one] I would lay { $tiles } tile
           *[other] I would lay { $tiles } tiles
        }
    }
sumoku-page-hint-arrange =
    { $way ->
        [clear] { $tiles ->
            [one] I would take this tile away
           *[other] I would take these { $tiles } tiles away
        }
       *[lay] { $tiles ->
            [one] I would lay this tile
           *[other] I would lay these { $tiles } tiles
        }
    }
sumoku-page-hint-arrange-do =
    { $way ->
        [clear] { $tiles ->
            [one] Take it away
           *[other] Take them away
        }
       *[lay] { $tiles ->
            [one] Put it there
           *[other] Put them there
        }
    }

## Races

sumoku-page-race = Join them all!
sumoku-page-solo = Join them all
sumoku-page-racing = The race is on
sumoku-page-left =
    { $tiles ->
        [one] One tile left.
       *[other] { $tiles } tiles left.
    }
sumoku-page-tap-move =
    { $tiles ->
        [one] Tap where it goes.
       *[other] Tap where the block goes.
    }
sumoku-page-complete = It all adds up! Tap the bag.
sumoku-page-faults = Some lines do not add up.
sumoku-page-all-laid =
    { $way ->
        [tap] All laid. Does it add up? Tap the bag.
       *[hold] All laid. Sure? Hold the bag.
    }
sumoku-page-claim = Sumoku!
sumoku-page-claim-hold = Hold the bag to call it.
sumoku-page-claim-changed = The grid has just changed: look again.
sumoku-page-next = Ten more
sumoku-page-finish = Finish!
sumoku-page-exchange = One for two
sumoku-page-exchange-label = Exchange a tile for two from the bag
sumoku-page-exchange-how = Pick one tile and tap here, or drop it here.
sumoku-page-exchange-sure = You give the picked tile back and get two.
sumoku-page-exchange-do = Exchange
sumoku-page-clear = Clear all
sumoku-page-give-up = Give up
sumoku-page-give-up-sure = Give up?
sumoku-page-give-up-what =
    { $way ->
        [solo] The game ends here.
        [team] It counts when the whole team says so.
       *[speed] You leave this round.
    }
sumoku-page-giving-up =
    { $count ->
        [one] { $players } wants to give up.
       *[other] { $players } want to give up.
    }
sumoku-page-ready = Ready
sumoku-page-ready-ask = Ready?
sumoku-page-ready-how = Tiles are dealt when everybody is.
sumoku-page-ready-wait = You are ready
sumoku-page-ready-missing =
    { $count ->
        [0] Here they come.
       *[other] Waiting for { $players }.
    }
sumoku-page-countdown = Get ready…
sumoku-page-countdown-race = Look at your tiles; the die is still to come.
sumoku-page-countdown-spot = Eyes on the tiles.
sumoku-page-out =
    { $why ->
        [wrong_claim] Out of the round
       *[gave_up] Gave up
    }
sumoku-page-out-watch = See how the others get on.
sumoku-page-progress = { $laid } of { $tiles }
sumoku-page-team = Team { $team }
sumoku-page-race-state = The race
sumoku-page-claims = Called
sumoku-page-right = Sumoku!
sumoku-page-right-what =
    { $who ->
        [you] It all adds up: it is yours.
       *[other] It all adds up: { $player } has it.
    }
sumoku-page-wrong = Tubadoku!
sumoku-page-fault =
    { $fault ->
        [tiles_left] there were tiles left in the rack.
        [not_connected] it is not all joined.
        [line_too_long] a line of { $length } tiles.
        [colour_repeat] a colour twice in one line.
        [bad_sum] a line adds up to { $sum }, not a multiple of { $key }.
       *[none] it all adds up.
    }
sumoku-page-fault-short =
    { $fault ->
        [tiles_left] tiles left over
        [not_connected] not joined
        [line_too_long] line too long
        [colour_repeat] colour twice
        [bad_sum] wrong sum
       *[none] it all adds up
    }
sumoku-page-verdict-close = Put aside
sumoku-page-sumoku-of = { $player }’s sumoku

## Solo

sumoku-page-stage = Stage { $stage }
sumoku-page-stages = Stage { $stage }: { $confirmed } tiles confirmed, { $tiles } in play, { $all } in all
sumoku-page-clock = Time
sumoku-page-best = Your best
sumoku-page-best-none = None on this device yet.
sumoku-page-result-tiles = Tiles joined
sumoku-page-result-stages = Stages
sumoku-page-result-exchanges = Exchanges
sumoku-page-result-time = Time
sumoku-page-solo-over =
    { $result ->
        [complete] All 96 joined!
       *[rest] { $tiles ->
            [one] One tile joined
           *[other] { $tiles } tiles joined
        }
    }

## Spot

sumoku-page-display = Tiles on display
sumoku-page-sums = Sums to call
sumoku-page-spot = Spot it!
sumoku-page-spot-how = Four colours that make a multiple of { $key }: call the sum.
sumoku-page-typed = Enter to call it.
sumoku-page-called = { $sum }!
sumoku-page-show-four =
    { $left ->
        [0] There they are.
        [one] Tap one more tile.
       *[other] Tap { $left } tiles.
    }
sumoku-page-picked =
    { $tiles ->
        [one] One tile picked
       *[other] { $tiles } tiles picked
    }
sumoku-page-showing = Now they have to be shown.
sumoku-page-see-nothing = I see nothing
sumoku-page-see-nothing-count = { $passed } of { $asked }
sumoku-page-passed = You see nothing
sumoku-page-passed-may = If you do now, you may still call.
sumoku-page-sits-out = You sit this round out
sumoku-page-sits-out-what = You are back in the next.
sumoku-page-spot-seat =
    { $state ->
        [out] sits out
       *[passed] sees nothing
    }
sumoku-page-won = You have { $tiles } tiles of { $target }
sumoku-page-last-calls = Last calls

## What happens

sumoku-page-news-rolled =
    { $fixed ->
        [yes] As you agreed.
       *[no] { $who ->
            [you] Your roll.
           *[other] { $player }’s roll.
        }
    }
sumoku-page-news-placed =
    { $lines ->
        [one] +{ $points }
       *[other] { $sums } = +{ $points }
    }
sumoku-page-news-six =
    { $who ->
        [you] You play again, without drawing.
       *[other] { $player } plays again, without drawing.
    }
sumoku-page-news-passed =
    { $why ->
        [automatic] { $who ->
            [you] nothing fits: you pass
           *[other] nothing fits: a pass
        }
        [replay] { $who ->
            [you] you stop here
           *[other] stops here
        }
       *[own] { $who ->
            [you] you pass
           *[other] passes
        }
    }
sumoku-page-news-over = That’s it
sumoku-page-news-deducted = What is left in each rack is subtracted.
sumoku-page-news-called =
    { $who ->
        [you] You call { $sum }
       *[other] { $player } calls { $sum }
    }
sumoku-page-news-shown =
    { $result ->
        [right] Well spotted!
        [colour_repeat] A colour twice.
        [too_late] Out of time.
       *[wrong_sum] That is not the sum.
    }
sumoku-page-news-redrawn = New tiles
sumoku-page-news-redrawn-what = Nobody saw anything: ten new ones come.

## The end

sumoku-page-nobody = Nobody wins
sumoku-page-victory =
    { $who ->
        [you] You win!
        [both] You and { $players } win!
       *[other] { $count ->
            [one] { $players } wins
           *[other] { $players } win
        }
    }
sumoku-page-epilogue =
    { $reason ->
        [no_placement] Nobody can lay any more; { $most } points.
        [passes] Twice round without a tile laid; { $most } points.
        [two_in_a_row] Two rounds in a row.
        [three_rounds] Three rounds won.
        [voids] Three rounds in a row without a winner.
        [void] No team made it.
        [complete] Every tile laid, and it all adds up.
        [all_tiles] Not one left over, and it all adds up.
        [gave_up] This far and no further.
        [time_up] Time is up.
        [target_reached] { $most } tiles won.
        [last_round] A hundred rounds are enough.
       *[no_combination] There is no combination left.
    }
sumoku-page-keys-lift = Lift a tile of the rack
sumoku-page-keys-turn = The other direction
sumoku-page-keys-zoom = Nearer, farther
sumoku-page-keys-map = The map
sumoku-page-keys-play = Play what is laid
sumoku-page-keys-sum = Type a sum
sumoku-page-keys-call = Call it
