sumoku-name = Sumoku
sumoku-tagline = A crossword of coloured numbers: every line a multiple of the key.

## Modes

sumoku-mode-classic = Classic: in turns on one common grid. Every line with a new tile scores its sum; a line of six lets you lay again. The highest score wins.
sumoku-mode-speed = Speed: ten tiles each, and all lay their own grid at the same time. Whoever first uses all their tiles wins the round; two rounds in a row or three in all win the match.
sumoku-mode-spot = Spot: ten tiles in the middle. Whoever first sees four colours that make a multiple of the key calls the sum and keeps them.
sumoku-mode-team = Teams: like Speed, with all the tiles shared out and one grid for each team.
sumoku-mode-solo = Solo: sixteen tiles, then ten more each time they all lie right, until all 96 do. Alone, or several together on one grid.

## Options

sumoku-option-players = Players
sumoku-option-players-help = How many sit at the table, people and bots together.
sumoku-option-mode = Mode
sumoku-option-mode-help = In turns, in a race, at a glance, in teams or alone.
sumoku-option-mode-classic = classic
sumoku-option-mode-speed = speed
sumoku-option-mode-spot = spot
sumoku-option-mode-team = teams
sumoku-option-mode-solo = solo
sumoku-option-key_number = Key number
sumoku-option-key_number-help = Rolled with the die, or agreed for the whole match. With 5 it is easiest.
sumoku-option-key_number-0 = roll the die
sumoku-option-key_number-3 = always 3
sumoku-option-key_number-4 = always 4
sumoku-option-key_number-5 = always 5
sumoku-option-teams = Teams
sumoku-option-teams-help = How many teams there are; seats belong to them in turn.
sumoku-option-teams-2 = two
sumoku-option-teams-3 = three
sumoku-option-teams-4 = four
sumoku-option-claim_check = Claims
sumoku-option-claim_check-help = Strict: nothing is added up for you, and a wrong claim puts you out of the round. Assisted: the sums and faults of every line are shown, and a wrong claim is only refused.
sumoku-option-claim_check-strict = strict
sumoku-option-claim_check-assisted = assisted
sumoku-option-show_seconds = Seconds to show
sumoku-option-show_seconds-help = How long you have to show the four tiles after you have called their sum.
sumoku-option-time_limit_seconds = Time limit
sumoku-option-time_limit_seconds-help = How many seconds a solo game lasts; without a limit it lasts as long as you like.

## What happens
## $who is “you” or “other”; tiles are text; $how, $why, $result and $fault are words.

sumoku-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sumoku-event-became_ready =
    { $who ->
        [you] You are ready.
       *[other] { $player } is ready.
    }
sumoku-event-rolled =
    { $how ->
        [fixed] The key number is { $key }, as agreed.
        [you] You roll the die: { $key }.
        [other] { $player } rolls the die: { $key }.
       *[nobody] The die shows { $key }.
    }
sumoku-event-countdown_began = Three, two, one…
sumoku-event-match_over =
    { $result ->
        [you] { sumoku-reason } You win!
        [you_shared] { sumoku-reason } You share the win: { $winners }!
        [shared] { sumoku-reason } { $winners } share the win.
        [nobody] { sumoku-reason } Nobody has won.
       *[other] { sumoku-reason } { $winners } wins.
    }
sumoku-event-dealt =
    { $who ->
        [you] Eight tiles for everybody. Yours add up to the least: you start.
       *[other] Eight tiles for everybody. Those of { $player } add up to the least, who starts.
    }
sumoku-event-placed =
    { $who ->
        [you] You lay { $tiles }: { sumoku-points }.
       *[other] { $player } lays { $tiles }: { sumoku-points }.
    } { $how ->
        [again] A line of six: one more placement!
       *[once] {""}
    }
sumoku-event-passed =
    { $how ->
        [automatic] { $who ->
            [you] Nothing fits: you pass.
           *[other] Nothing fits: { $player } passes.
        }
        [replay] { $who ->
            [you] You lay nothing more.
           *[other] { $player } lays nothing more.
        }
       *[own] { $who ->
            [you] You pass.
           *[other] { $player } passes.
        }
    }
sumoku-event-drew =
    { $who ->
        [you] You draw { $tiles }.
       *[other] { $player } draws { $tiles }.
    }
sumoku-event-deducted = What is left in the racks is taken off: { $scores }.
sumoku-event-race_dealt = Round { $round }: the tiles are dealt.
sumoku-event-race_opened = Off you go!
sumoku-event-arranged =
    { $who ->
        [you] You move { $tiles }.
       *[other] { $player } moves { $tiles }.
    }
sumoku-event-exchanged =
    { $who ->
        [you] You give { $gave } back and draw { $tiles }.
       *[other] { $player } gives { $gave } back and draws { $tiles }.
    }
sumoku-event-claimed =
    { $who ->
        [you] Sumoku! you call.
       *[other] { $player } calls Sumoku!
    } { sumoku-fault }
sumoku-fault =
    { $fault ->
        [tiles_left] TUBADOKU: there are tiles left in the rack.
        [not_connected] TUBADOKU: it is not in one piece.
        [line_too_long] TUBADOKU: a line is too long.
        [colour_repeat] TUBADOKU: a colour appears twice in a line.
        [bad_sum] TUBADOKU: a line does not add up.
       *[none] Everything is right.
    }
sumoku-event-owner_out =
    { $who ->
        [you] You are out of the round.
       *[other] { $player } is out of the round.
    }
sumoku-event-penalty_drawn =
    { $who ->
        [you] You draw { $tiles }.
       *[other] { $player } draws { $tiles }.
    }
sumoku-event-giving_up =
    { $who ->
        [you] You want to give up.
       *[other] { $player } wants to give up.
    }
sumoku-event-round_over =
    { $who ->
        [you] Round { $round } is yours.
        [nobody] Nobody wins round { $round }.
       *[other] { $player } wins round { $round }.
    }
sumoku-event-stage_confirmed =
    { $tiles ->
        [0] All { $confirmed } tiles lie right!
       *[other] Right: { $confirmed } tiles. Here are { $tiles } more.
    }
sumoku-event-solo_over =
    { $used ->
        [one] { $used } tile used
       *[other] { $used } tiles used
    }, in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
sumoku-event-display_laid = On display: { $tiles }.
sumoku-event-round_opened = Round { $round }.
sumoku-event-called =
    { $who ->
        [you] You call { $sum }.
       *[other] { $player } calls { $sum }.
    }
sumoku-event-shown =
    { $why ->
        [right] { $who ->
            [you] You show { $tiles }: right, they are yours.
           *[other] { $player } shows { $tiles }: right.
        }
        [colour_repeat] { $who ->
            [you] You show { $tiles }: a colour appears twice.
           *[other] { $player } shows { $tiles }: a colour appears twice.
        }
        [too_late] { $who ->
            [you] Too late: you have shown nothing.
           *[other] Too late: { $player } has shown nothing.
        }
       *[wrong_sum] { $who ->
            [you] You show { $tiles }: that is not the sum you called.
           *[other] { $player } shows { $tiles }: that is not the sum called.
        }
    }
sumoku-event-gave_back =
    { $who ->
        [you] You give { $tiles } back.
       *[other] { $player } gives { $tiles } back.
    }
sumoku-event-sits_out =
    { $who ->
        [you] You sit out the next round.
       *[other] { $player } sits out the next round.
    }
sumoku-event-redrawn = Nobody sees anything: ten new tiles.

## Why the match ended

sumoku-reason =
    { $reason ->
        [no_placement] { sumoku-reason-no_placement }
        [passes] { sumoku-reason-passes }
        [two_in_a_row] { sumoku-reason-two_in_a_row }
        [three_rounds] { sumoku-reason-three_rounds }
        [voids] { sumoku-reason-voids }
        [complete] { sumoku-reason-complete }
        [void] { sumoku-reason-void }
        [time_up] { sumoku-reason-time_up }
        [gave_up] { sumoku-reason-gave_up }
        [target_reached] { sumoku-reason-target_reached }
        [last_round] { sumoku-reason-last_round }
       *[no_combination] { sumoku-reason-no_combination }
    }
sumoku-reason-no_placement = Nobody can lay anything any more.
sumoku-reason-passes = Everybody has passed twice.
sumoku-reason-two_in_a_row = Two rounds in a row have been won.
sumoku-reason-three_rounds = Three rounds have been won.
sumoku-reason-voids = Nobody has won any of the last three rounds.
sumoku-reason-complete = All tiles have been used.
sumoku-reason-void = No team is left in the race.
sumoku-reason-time_up = The time is up.
sumoku-reason-gave_up = That is as far as it went.
sumoku-reason-target_reached = There are tiles enough to win.
sumoku-reason-last_round = A hundred rounds have been played, and no match is longer.
sumoku-reason-no_combination = There is no combination left.

## What is refused

sumoku-refused-stale_action = The table had changed before that arrived; it does not count.
sumoku-refused-wrong_mode = That does not exist in this mode.
sumoku-refused-eliminated = You are out of this round.
sumoku-refused-round_over = The round is already over.
sumoku-refused-call_pending = Somebody else has called first.
sumoku-refused-wrong_phase = Not now.
sumoku-refused-sitting_out = You sit this round out.
sumoku-refused-already_done = You have already said so.
sumoku-refused-no_tiles = Take at least one tile.
sumoku-refused-too_many_tiles = At most six tiles fit in a line.
sumoku-refused-unknown_tile = There is no tile { $tile }.
sumoku-refused-duplicate_tile = You used { $tile } twice.
sumoku-refused-not_your_tile = { $tile } is not one of your tiles.
sumoku-refused-bad_value = Only a 6 can be turned, into a 9.
sumoku-refused-out_of_bounds = That is off the table.
sumoku-refused-duplicate_cell = Two tiles cannot share a place.
sumoku-refused-cell_occupied = There is a tile there already.
sumoku-refused-opening_too_short = The first line needs at least two tiles.
sumoku-refused-must_cover_origin = Start in the middle of the table.
sumoku-refused-not_in_one_line = All tiles of a turn go in one row or column.
sumoku-refused-gap_in_line = Your line has a gap.
sumoku-refused-not_connected = Join your tiles to the grid.
sumoku-refused-line_too_long = A line has at most six tiles.
sumoku-refused-colour_repeat = A colour may appear only once in a line.
sumoku-refused-bad_sum = A line adds up to { $sum }, which is not a multiple of { $key }.
sumoku-refused-pile_too_small = There are not enough tiles left to exchange.
sumoku-refused-not_a_sumoku =
    { $fault ->
        [tiles_left] Not a sumoku yet: there are tiles left in the rack.
        [not_connected] Not a sumoku yet: it is not in one piece.
        [line_too_long] Not a sumoku yet: a line is too long.
        [colour_repeat] Not a sumoku yet: a colour appears twice in a line.
       *[bad_sum] Not a sumoku yet: a line does not add up.
    }
sumoku-refused-bad_call = Call a multiple of { $key }, from 4 to 36.
sumoku-refused-need_four_tiles = Show exactly four tiles.
sumoku-refused-not_on_display = { $tile } is not on display.

## What is asked

sumoku-ask-opening = Lay the first line.
sumoku-ask-place = Which tiles, and where?
sumoku-ask-again = A line of six! Lay again, or p to stop.
sumoku-ask-ready = Ready? (r)
sumoku-ask-race = Which tiles do you move?
sumoku-ask-spot = Which sum do you see?
sumoku-ask-show = Show four tiles that make { $sum }.

## What may be typed, beside letters and pieces: words with commas between them

sumoku-typed-pass = pass, stop
sumoku-typed-ready = ready
sumoku-typed-claim = claim
sumoku-typed-give-up = give up
sumoku-typed-exchange = exchange
sumoku-typed-lay = lay, lay again
sumoku-typed-move = move
sumoku-typed-show = show

## The table

sumoku-table-title =
    { $mode ->
        [classic] Sumoku
        [speed] Sumoku · speed
        [spot] Sumoku · spot
        [team] Sumoku · teams
       *[solo] Sumoku · solo
    }
sumoku-table-key = multiples of { $key }
sumoku-table-no-key = the die has not been rolled yet
sumoku-table-pile = Pile
sumoku-table-score = score
sumoku-table-rack = rack
sumoku-table-rounds = rounds
sumoku-table-laid = laid
sumoku-table-tiles = tiles
sumoku-table-out = out
sumoku-table-sits-out = sits out
sumoku-table-own = Your tiles
sumoku-table-empty = Nothing has been laid yet.
sumoku-table-display = Display
sumoku-table-bad = Not right yet
sumoku-table-line =
    { $direction ->
        [row] row from { $cell }: { $sum }
       *[column] column from { $cell }: { $sum }
    }
sumoku-table-stage = { $confirmed } confirmed, { $tiles } in play

## Help at the terminal

sumoku-help-place = lay these tiles from that place to the right, past what lies there (6=9 turns a six)
sumoku-help-down = the same, downwards
sumoku-help-single = lay each tile on its own place
sumoku-help-pass = pass, or lay nothing more
sumoku-help-ready = say that you are ready
sumoku-help-back = take that tile back
sumoku-help-exchange = give that tile back for two of the pile
sumoku-help-claim = Sumoku! your grid is complete
sumoku-help-give-up = give up
sumoku-help-call = call that sum
sumoku-help-show = show these four tiles
sumoku-help-nothing = say that you see nothing
sumoku-help-legend-turn = whose turn it is
sumoku-help-legend-nine = a six that lies as a 9
sumoku-help-legend-tile = a red 5; colours are R, O, Y, G, B and P

## The rules in short

sumoku-rules-goal-title = The aim
sumoku-rules-goal = Coloured numbers are laid like a crossword. In turns you lay on one common grid and collect points; in the other modes you use up your own tiles, or spot four that fit, before the others do.
sumoku-rules-line-title = A line
sumoku-rules-line = Tiles that touch in a row or column are a line: two to six tiles, no colour twice, and their sum is a multiple of the key number. The whole grid hangs together.
sumoku-rules-six-title = Six and nine
sumoku-rules-six = A 6 turned round is a 9. It counts the same in its row and in its column.
sumoku-rules-turn-title = Classic: a turn
sumoku-rules-turn = Lay up to six tiles in one row or column without gaps, joined to the grid. Every line with a new tile scores its whole sum; a tile in two lines counts in both. Then draw up to eight tiles.
sumoku-rules-bonus-title = A line of six
sumoku-rules-bonus = Whoever completes a line of six tiles may lay again at once, before drawing.
sumoku-rules-end-title = Classic: the end
sumoku-rules-end = The game ends when nobody can lay anything, or when everybody has passed twice. What is left in your rack is taken off your score.
sumoku-rules-speed-title = Speed
sumoku-rules-speed = Ten tiles each, and everybody arranges a grid of their own at the same time. You may give one tile back for two new ones. Whoever has used all tiles calls Sumoku! and wins the round; if anything is wrong it is TUBADOKU: you are out, and the others draw two tiles. Two rounds in a row or three in all win.
sumoku-rules-team-title = Teams
sumoku-rules-team = Like Speed, but all the tiles are shared out and each team has one grid. Every member may move every tile.
sumoku-rules-spot-title = Spot
sumoku-rules-spot = Find four tiles of four colours on display whose sum is a multiple of the key, call the sum and show them. Right: they are yours. Wrong: you give your last four back, or sit out a round. Sixteen tiles win, twelve with five players or more.
sumoku-rules-solo-title = Solo
sumoku-rules-solo = Use all sixteen tiles, then draw ten more, and so on until all 96 lie. Everything may be moved at any time.

## Why: what comes with a hint

sumoku-why-scores = It scores { $points } points.
sumoku-why-crosses = It counts in { $lines } lines at once: { $points } points.
sumoku-why-six = It completes a line of six: you play again.
sumoku-why-keeps_tiles =
    { $tiles ->
        [one] You keep your tile for a better line.
       *[other] You keep your { $tiles } tiles for a better line.
    }
sumoku-why-arranges =
    { $tiles ->
        [one] So one more tile fits into a grid that can be completed.
       *[other] So { $tiles } tiles fit into a grid that can be completed.
    }
sumoku-why-clears = As it lies it cannot be completed: something has to come off.
sumoku-why-exchanges = This tile does not go with the others: exchange it.
sumoku-why-complete = It is complete: every line adds up.
