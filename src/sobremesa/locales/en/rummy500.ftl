rummy500-name = Rummy 500
rummy500-tagline = Sets and runs for everybody to build on, and a row of discards to reach into.

## Modes

rummy500-mode-first_to_target = Simple tournament: the match ends after the round in which somebody reaches the target. The highest total wins.
rummy500-mode-fixed_rounds = Bell game: an agreed number of rounds. The highest total wins.

## Options

rummy500-option-players = Players
rummy500-option-players-help = How many sit at the table, people and bots together. From five on two packs are used.
rummy500-option-mode = Mode
rummy500-option-mode-help = To a number of points, or for a number of rounds.
rummy500-option-mode-first_to_target = simple tournament
rummy500-option-mode-fixed_rounds = bell game
rummy500-option-target_score = Target
rummy500-option-target_score-help = The match is over when somebody has this many points at the end of a round.
rummy500-option-rounds = Rounds
rummy500-option-rounds-help = How many rounds are played.
rummy500-option-jokers = Jokers
rummy500-option-jokers-help = Play with the jokers, or take them out of the pack.
rummy500-option-joker_meld_value = Joker on the table
rummy500-option-joker_meld_value-help = What a joker on the table is worth: as much as the card it stands for, or always 15.
rummy500-option-joker_meld_value-represented = as its card
rummy500-option-joker_meld_value-fifteen = always 15
rummy500-option-set_duplicates = Twins in a set
rummy500-option-set_duplicates-help = With two packs a set may hold the same card twice, and up to eight cards. For five players or more.
rummy500-option-free_top_discard = Free top discard
rummy500-option-free_top_discard-help = The top discard alone may be taken into the hand without using it. It may not be discarded in the same turn.
rummy500-option-final_discard = Going out
rummy500-option-final_discard-help = Whether the last card has to be discarded, or may also be laid on the table.
rummy500-option-final_discard-required = with a discard
rummy500-option-final_discard-optional = discard or not
rummy500-option-stock_out = Empty stock
rummy500-option-stock_out-help = The round ends with the turn in which the last card is drawn, or goes on with the discard row until somebody passes.
rummy500-option-stock_out-end_of_turn = ends the round
rummy500-option-stock_out-play_on = play on
rummy500-option-tie_break = Equal first
rummy500-option-tie_break-help = If several lead with the same total at the end: one more round for everybody, or they share the win.
rummy500-option-tie_break-extra_round = one more round
rummy500-option-tie_break-shared = shared win

## What happens
## $who is “you” or “other”, $kind is “set” or “run”; cards are text, $took counts the cards taken, $meld is a number.

rummy500-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rummy500-event-dealt =
    { $who ->
        [you] Round { $round }. You have dealt; { $card } is turned up.
       *[other] Round { $round }. { $player } has dealt; { $card } is turned up.
    }
rummy500-event-hand = Your hand: { $cards }.
rummy500-event-drew =
    { $who ->
        [you] You draw { $card } from the stock.
       *[other] { $player } draws from the stock.
    }
rummy500-event-took =
    { $took ->
        [one] { $who ->
            [you] You take { $card } from the discard row.
           *[other] { $player } takes { $card } from the discard row.
        }
       *[other] { $who ->
            [you] You reach for { $card } and take { $took } cards from the discard row: { $cards }.
           *[other] { $player } reaches for { $card } and takes { $took } cards from the discard row: { $cards }.
        }
    }
rummy500-event-melded =
    { $kind ->
        [set] { $who ->
            [you] You lay down a set: { $cards }, { rummy500-points }.
           *[other] { $player } lays down a set: { $cards }, { rummy500-points }.
        }
       *[run] { $who ->
            [you] You lay down a run: { $cards }, { rummy500-points }.
           *[other] { $player } lays down a run: { $cards }, { rummy500-points }.
        }
    }
rummy500-event-laid_off =
    { $who ->
        [you] You lay off { $cards } on combination { $meld }: { rummy500-points }.
       *[other] { $player } lays off { $cards } on combination { $meld }: { rummy500-points }.
    }
rummy500-event-discarded =
    { $who ->
        [you] You discard { $card }.
       *[other] { $player } discards { $card }.
    }
rummy500-event-passed =
    { $who ->
        [you] You pass.
       *[other] { $player } passes.
    }
rummy500-event-round_over =
    { $reason ->
        [out] { $who ->
            [you] You go out! End of round { $round }: { $scores }.
           *[other] { $player } goes out! End of round { $round }: { $scores }.
        }
        [stalled] Nobody lays anything any more. End of round { $round }: { $scores }.
       *[stock_empty] The stock is empty. End of round { $round }: { $scores }.
    }
rummy500-event-round_over-score = { $player } { $score }
rummy500-event-match_over =
    { $result ->
        [you] { rummy500-reason } You win with { rummy500-points }!
        [you_shared] { rummy500-reason } You share the win: { $winners }, with { rummy500-points } each!
        [shared] { rummy500-reason } { $winners } share the win with { rummy500-points } each.
       *[other] { rummy500-reason } { $winners } wins with { rummy500-points }.
    }

## Why the match ended

rummy500-reason =
    { $reason ->
        [target_reached] { rummy500-reason-target_reached }
        [rounds_played] { rummy500-reason-rounds_played }
       *[last_round] { rummy500-reason-last_round }
    }
rummy500-reason-target_reached = The target has been reached.
rummy500-reason-rounds_played = All rounds have been played.
rummy500-reason-last_round = Sixty rounds have been played, and no match is longer.

## Why a round ended

rummy500-round-out = Somebody went out.
rummy500-round-stock_empty = The stock ran out.
rummy500-round-stalled = Nobody laid anything any more.

## What is refused

rummy500-refused-must_draw_first = Draw a card first.
rummy500-refused-already_drawn = You have already drawn this turn.
rummy500-refused-pass_not_allowed = You cannot pass; draw a card.
rummy500-refused-stock_empty = The stock is empty.
rummy500-refused-card_not_in_discard = { $card } is not in the discard row.
rummy500-refused-must_use_taken_card = You may take { $card } only if you use it right away.
rummy500-refused-no_such_meld = There is no such combination on the table.
rummy500-refused-choose_end = A run needs to know at which end; a set has no ends.
rummy500-refused-unknown_card = There is no card { $card } in this game.
rummy500-refused-duplicate_card = You named { $card } twice.
rummy500-refused-card_not_in_hand = You do not hold { $card }.
rummy500-refused-meld_too_short = A combination needs at least three cards.
rummy500-refused-too_few_naturals = A new combination needs two cards that are not jokers.
rummy500-refused-set_repeats_suit = A set needs different suits.
rummy500-refused-set_too_big = A set has { $most } cards at most.
rummy500-refused-run_past_ace = A run stops at the ace.
rummy500-refused-run_not_consecutive = These cards do not follow each other.
rummy500-refused-not_a_meld = That is neither a set nor a run.
rummy500-refused-does_not_fit = { $card } does not fit there.
rummy500-refused-keep_a_discard = Keep one card to discard.
rummy500-refused-cannot_discard_taken_card = You cannot put back { $card }, the card you just took.

## What is asked

rummy500-ask-draw = Draw from the stock (s), or take from the row?
rummy500-ask-pass = The stock is empty. Take from the row, or pass (p)?
rummy500-ask-play = Lay down, lay off, or discard?

## What may be typed, beside letters and pieces: words with commas between them

rummy500-typed-draw = draw, draw from the stock, stock
rummy500-typed-pass = pass
rummy500-typed-take = take, take from the row
rummy500-typed-lay = lay, lay down
rummy500-typed-add = add, lay off
rummy500-typed-discard = discard

## The table

rummy500-table-title = Rummy 500 · round { $round }
rummy500-table-target = to { rummy500-points }
rummy500-table-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
rummy500-table-stock = Stock
rummy500-table-row = Discards
rummy500-table-melds = On the table
rummy500-table-empty = nothing yet
rummy500-table-cards = cards
rummy500-table-laid = laid
rummy500-table-total = total
rummy500-table-hand = Your hand, { rummy500-points } against you
rummy500-table-barred = { $card } may not be discarded in this turn.
rummy500-table-could = You could lay
rummy500-table-known = known
rummy500-table-few = Few cards are left in the stock!
rummy500-sheet-title = Score sheet after round { $round }
rummy500-sheet-round = R{ $round }
rummy500-sheet-total = total
rummy500-sheet-settle = settles

## Help at the terminal

rummy500-help-draw = draw from the stock
rummy500-help-take = take that card and all on top of it, and lay it down with these cards
rummy500-help-take-on = take that card and all on top of it, and lay it off on combination 2 with these cards
rummy500-help-take-free = take the top discard into your hand
rummy500-help-meld = lay down these cards, in any order
rummy500-help-lay-off = lay these cards off on combination 2 (@2< or @2> names the low or high end)
rummy500-help-discard = discard that card
rummy500-help-pass = pass, which ends the round
rummy500-help-legend-joker = a joker that stands for the six of hearts
rummy500-help-legend-dealer = has dealt
rummy500-help-legend-turn = whose turn it is
rummy500-help-legend-open = where a combination can still grow
rummy500-help-legend-usable = a discard you could take and use at once

## The rules in short

rummy500-rules-goal-title = The aim
rummy500-rules-goal = Cards you put on the table score for you, cards left in your hand against you. The highest total wins.
rummy500-rules-turn-title = A turn
rummy500-rules-turn = Draw once; then lay down and lay off as much as you like; then discard one card.
rummy500-rules-meld-title = Combinations
rummy500-rules-meld = A set is three or four cards of one rank in different suits. A run is three or more cards of one suit in sequence. The ace stands below the two or above the king, and nothing goes beyond it.
rummy500-rules-row-title = The discard row
rummy500-rules-row = All discards lie open. Instead of drawing from the stock you may reach for any of them if you lay it on the table at once; you get all the cards on top of it too.
rummy500-rules-layoff-title = Laying off
rummy500-rules-layoff = Anybody may add to any combination. Every card scores for whoever put it there.
rummy500-rules-joker-title = Jokers
rummy500-rules-joker = A joker stands for any card and stays where it lies. A new combination needs two cards that are not jokers.
rummy500-rules-values-title = Values
rummy500-rules-values = 2 to 10 count their number, J, Q and K ten. An ace counts 15, below a two only 1. A joker counts 15 in the hand, on the table as much as the card it stands for.
rummy500-rules-out-title = End of the round
rummy500-rules-out = The round ends when somebody discards their last card, or with the turn in which the stock runs out.
rummy500-rules-end-title = End of the match
rummy500-rules-end = The match ends after the round in which somebody reaches the target (500 if nothing else was agreed), or after the agreed number of rounds. If several lead together there is one more round.

## Why: what comes with a hint

rummy500-why-lays =
    { $cards ->
        [one] { $points } points on the table, and one card fewer to count against you.
       *[other] { $points } points on the table, and { $cards } cards fewer to count against you.
    }
rummy500-why-goes_out = It empties your hand: the round ends, and the others lose what they hold.
rummy500-why-uses = That card brings { $points } points to the table at once.
rummy500-why-takes_top = The top card is of more use than a blind one.
rummy500-why-with_it =
    { $cards ->
        [one] One more card comes along: { $points } against you if you keep it.
       *[other] { $cards } more cards come along: { $points } against you if you keep them.
    }
rummy500-why-row_useless = Nothing in the discard row can be used.
rummy500-why-leaves_row = Something in the row could be used, but it would load your hand more than it brings.
rummy500-why-ends = The round ends here: your hand costs { $points }.
rummy500-why-alone = It goes with nothing in your hand, and keeping it would cost { $points }.
rummy500-why-least_missed = You will miss it least; in the hand it costs { $points }.
rummy500-why-fits_table = Risk: it fits a combination on the table, so somebody may use it.
rummy500-why-rival_near =
    { $cards ->
        [one] { $player } has one card left: the round may end soon.
       *[other] { $player } has { $cards } cards left: the round may end soon.
    }
