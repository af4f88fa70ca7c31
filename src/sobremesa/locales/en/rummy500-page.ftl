## Rummy 500 on the page. $card and named cards are text; numbers of cards and $points are numbers; $who is “you” or “other”, $kind is “run”, “set”, “meld” or “lay_off”.

rummy500-page-unit =
    { $points ->
        [one] pt
       *[other] pts
    }
rummy500-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rummy500-page-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
rummy500-page-seat = { rummy500-page-cards } · { $points } on table
rummy500-page-on-table = { $points } on table
rummy500-page-headline = Round { $round }
rummy500-page-headline-of = Round { $round } of { $rounds }
rummy500-page-goal-target = Up to { $target }
rummy500-page-goal-rounds =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }
rummy500-page-plot = Points so far

## The cards

rummy500-page-card-rank =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    }
rummy500-page-card =
    { $suit ->
        [S] { rummy500-page-card-rank } of spades
        [H] { rummy500-page-card-rank } of hearts
        [D] { rummy500-page-card-rank } of diamonds
        [C] { rummy500-page-card-rank } of clubs
       *[none] { rummy500-page-card-rank }
    }
rummy500-page-card-back = card, face down
rummy500-page-card-of = of { $player }
rummy500-page-joker =
    { $as ->
        [card] joker, counts as { $card }
       *[none] joker
    }
rummy500-page-joker-name = joker
rummy500-page-joker-as = joker ({ $card })
rummy500-page-barred = not to be discarded in this turn

## The table

rummy500-page-stock =
    { $cards ->
        [one] Stock: { $cards } card
       *[other] Stock: { $cards } cards
    }
rummy500-page-row =
    { $cards ->
        [one] Discard row: { $cards } card, newest last
       *[other] Discard row: { $cards } cards, newest last
    }
rummy500-page-row-take =
    { $cards ->
        [one] you can take it
       *[other] you can take it: { $cards } cards in all
    }
rummy500-page-row-no = nothing to use it with now
rummy500-page-melds = What lies on the table
rummy500-page-no-melds = Nothing on the table yet.
rummy500-page-meld =
    { $kind ->
        [run] Run { $meld }: { $cards }
       *[set] Set { $meld }: { $cards }
    }
rummy500-page-meld-pick =
    { $kind ->
        [run] Add to run { $meld }: { $cards }
       *[set] Add to set { $meld }: { $cards }
    }
rummy500-page-column-table = Table
rummy500-page-against = In your hand: { $points } against you
rummy500-page-known = Seen by everybody
rummy500-page-move-drew =
    { $who ->
        [you] drew
       *[other] drew
    }
rummy500-page-move-took =
    { $who ->
        [you] took { rummy500-page-cards }
       *[other] took { rummy500-page-cards }
    }
rummy500-page-move-melded =
    { $who ->
        [you] laid { $cards }
       *[other] laid { $cards }
    }
rummy500-page-move-laid_off =
    { $who ->
        [you] added { $cards }
       *[other] added { $cards }
    }
rummy500-page-move-discarded =
    { $who ->
        [you] discarded { $card }
       *[other] discarded { $card }
    }
rummy500-page-move-passed =
    { $who ->
        [you] passed
       *[other] passed
    }

## Your hand

rummy500-page-hand = Your hand
rummy500-page-other-way = Another way
rummy500-page-tag = { rummy500-page-cards } · table { $table } · hand −{ $points }
rummy500-page-sort =
    { $way ->
        [suit] Sorted by suit. Change
        [rank] Sorted by rank. Change
       *[own] Sorted your way. Change
    }
rummy500-page-sort-suit = By suit
rummy500-page-sort-rank = By rank
rummy500-page-sort-own = By hand

## Drawing

rummy500-page-draw = Draw from the stock, or take from the row.
rummy500-page-draw-or-pass = The stock is gone: take from the row or pass.
rummy500-page-draw-stock = Draw from the stock
rummy500-page-danger-few =
    { $cards ->
        [one] Careful: { $player } has { $cards } card left.
       *[other] Careful: { $player } has { $cards } cards left.
    }
rummy500-page-danger-stock =
    { $cards ->
        [one] { $cards } card left in the stock.
       *[other] { $cards } cards left in the stock.
    }
rummy500-page-would-take =
    { $cards ->
        [one] You would take { $cards }
       *[other] You would take { $cards }
    }
rummy500-page-staged =
    { $cards ->
        [one] You take { $cards }
       *[other] You take { $cards }
    }
rummy500-page-staged-use =
    { $kind ->
        [meld] You lay down { $cards }: { rummy500-page-points }.
       *[lay_off] You lay off { $cards }: { rummy500-page-points }.
    }
rummy500-page-staged-must = has to be used now
rummy500-page-staged-pick = Pick the cards you use it with.
rummy500-page-staged-free = You may take it without using it.
rummy500-page-ways = Ways to use it
rummy500-page-take-down = Take and lay down
rummy500-page-take-off = Take and lay off
rummy500-page-take-free = Just take it
rummy500-page-take-many = All { $cards }?
rummy500-page-take-many-why =
    { $cards ->
        [one] You keep { $cards } more in your hand.
       *[other] You keep { $cards } more in your hand.
    }
rummy500-page-take-sure = Yes, take { $cards }
rummy500-page-pass = Pass
rummy500-page-pass-strong = Pass?
rummy500-page-pass-why = That ends the round at once.
rummy500-page-pass-sure = Yes, pass

## Laying and discarding

rummy500-page-play = Lay what you like, then discard a card.
rummy500-page-one = Discard it, or pick more to lay down.
rummy500-page-one-fits = It fits on the table: tap where, or discard it.
rummy500-page-picked =
    { $cards ->
        [one] { $cards } picked
       *[other] { $cards } picked
    }
rummy500-page-pick-more = Pick those that go together.
rummy500-page-down-ready =
    { $kind ->
        [run] A run: { $cards }.
       *[set] A set: { $cards }.
    }
rummy500-page-down = Lay down
rummy500-page-down-points = Lay down +{ $points }
rummy500-page-lay-off = Lay off
rummy500-page-which-way = Which way?
rummy500-page-way =
    { $kind ->
        [lay_off] Lay { $cards } off on combination { $meld }
       *[meld] Lay down { $cards }
    }
rummy500-page-discard = Discard
rummy500-page-discard-card = Discard { $card }
rummy500-page-discard-here = Discard here
rummy500-page-discard-first = First tap the card you want to discard.
rummy500-page-discard-sure = Yes, discard { $card }
rummy500-page-regret-joker = goes with anything. Discard it anyway?
rummy500-page-regret-fits = would fit on the table and score. Discard it?
rummy500-page-why-must_use_taken_card = You may take it only if you use it right away.
rummy500-page-why-set_too_big = That set is full.
rummy500-page-why-does_not_fit = That does not fit there.
rummy500-page-out-strong = You are out!
rummy500-page-out-why = That leaves you without cards and ends the round.
rummy500-page-out-sure = Go out

## Hints

rummy500-page-hint-draw = I would draw from the stock
rummy500-page-hint-pass = I would pass
rummy500-page-hint-discard-one = I would discard now
rummy500-page-hint-discard = I would discard { $card }
rummy500-page-hint-take-count =
    { $cards ->
        [one] I would take { $cards } card from the row
       *[other] I would take { $cards } cards from the row
    }
rummy500-page-hint-take =
    { $cards ->
        [one] I would take { $card }
       *[other] I would take { $cards } cards, from { $card } on
    }
rummy500-page-hint-down-count =
    { $count ->
        [one] I would lay down { $count } card
       *[other] I would lay down { $count } cards
    }
rummy500-page-hint-down = I would lay down { $cards }
rummy500-page-hint-off-count =
    { $count ->
        [one] I would lay off { $count } card
       *[other] I would lay off { $count } cards
    }
rummy500-page-hint-off = I would lay off { $cards }

## What is shown

rummy500-page-draws = draws, or takes from the row.
rummy500-page-plays = lays and discards.
rummy500-page-news-drew =
    { $who ->
        [you] draw from the stock.
       *[other] draws from the stock.
    }
rummy500-page-news-took =
    { $who ->
        [you] take { rummy500-page-cards } from { $card } on.
       *[other] takes { rummy500-page-cards } from { $card } on.
    }
rummy500-page-news-melded =
    { $kind ->
        [run] a run: +{ $points }
       *[set] a set: +{ $points }
    }
rummy500-page-news-laid-off =
    { $who ->
        [you] lay off { rummy500-page-cards }: +{ $points }
       *[other] lays off { rummy500-page-cards }: +{ $points }
    }
rummy500-page-news-discarded =
    { $who ->
        [you] discard { $card }.
       *[other] discards { $card }.
    }
rummy500-page-news-passed =
    { $who ->
        [you] pass.
       *[other] passes.
    }
rummy500-page-news-over = Round { $round } is over
rummy500-page-news-out =
    { $who ->
        [you] You are out! All hands are shown.
       *[other] { $player } is out! All hands are shown.
    }
rummy500-page-news-stock_empty = The stock is gone. All hands are shown.
rummy500-page-news-stalled = Nobody gets on: it is counted as it is.

## The count

rummy500-page-count = How round { $round } was counted
rummy500-page-count-table = On the table: { rummy500-page-points }
rummy500-page-count-hand = In hand, against: { rummy500-page-points }
rummy500-page-out-flag = went out
rummy500-page-settle = Settling up
rummy500-page-settle-how = Every two settle their difference; together it is nought.
rummy500-page-epilogue =
    { $rounds ->
        [one] { rummy500-page-points } in one round.
       *[other] { rummy500-page-points } in { $rounds } rounds.
    }
