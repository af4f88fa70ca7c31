## Rummy on the page. $tile and lists of tiles are text where they are named; $tiles counts them elsewhere; $points are numbers; $who is “you” or “other”, $kind is “run” or “group”.

rummy-page-name = Rummy
rummy-page-unit =
    { $points ->
        [one] pt
       *[other] pts
    }
rummy-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rummy-page-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
rummy-page-seat =
    { $opened ->
        [true] { rummy-page-tiles }
       *[false] { rummy-page-tiles } · not open
    }
rummy-page-opened = has opened
rummy-page-unopened = not open yet
rummy-page-headline = Hand { $hand }
rummy-page-headline-of = Hand { $hand } of { $hands }
rummy-page-headline-one = A single hand
rummy-page-goal = Less is more
rummy-page-plot = Points so far

## The table

rummy-page-stock =
    { $tiles ->
        [one] Stock: { $tiles } tile
       *[other] Stock: { $tiles } tiles
    }
rummy-page-in-stock = { $tiles } in stock
rummy-page-closing = only to close
rummy-page-closing-off = not in play
rummy-page-closing-why = This tile can only be used to close: in the play with which you lay your last tile.
rummy-page-sets = Sets on the table
rummy-page-no-sets = Nothing on the table yet.
rummy-page-set =
    { $kind ->
        [run] Run: { $tiles }
       *[group] Group: { $tiles }
    }
rummy-page-put-at = put your tiles here
rummy-page-gap = Missing: { $tile }
rummy-page-joker-waits = place it
rummy-page-joker-price =
    { $price ->
        [none] It cannot be freed in this turn.
        [table] To free it, one of these has to lie on the table, from your rack or already there: { $tiles }.
        [all] To free it, lay from your rack: { $tiles }.
       *[some] To free it, lay { $needed } of these from your rack: { $tiles }.
    }
rummy-page-clock = { $seconds } seconds left
rummy-page-other =
    { $kind ->
        [run] Make it the run { $tiles }
       *[group] Make it the group { $tiles }
    }
rummy-page-zoom = Look closer
rummy-page-opening = { $points } of { $least }
rummy-page-against = On your rack: { $points } against you
rummy-page-move-played =
    { $who ->
        [you] laid { rummy-page-tiles }
       *[other] laid { rummy-page-tiles }
    }
rummy-page-move-passed =
    { $who ->
        [you] passed
       *[other] passed
    }

## Your rack

rummy-page-rack-label = Your rack
rummy-page-rack = { rummy-page-tiles } · { rummy-page-points }
rummy-page-sort =
    { $way ->
        [colour] Order: by colour. Change
        [number] Order: by number. Change
       *[own] Order: your own. Change
    }
rummy-page-sort-colour = By colour
rummy-page-sort-number = By number
rummy-page-sort-own = By hand

## Your turn

rummy-page-draw = Draw a tile.
rummy-page-draw-or-close = Draw a tile, or close with the closing tile.
rummy-page-draw-do = Draw
rummy-page-play = Lay tiles, or pass.
rummy-page-play-on = You are open: lay more, or pass.
rummy-page-open =
    { $least ->
        [0] Lay sets from your rack, or pass.
       *[other] To open, lay { $least } points from your rack, or pass.
    }
rummy-page-picked =
    { $tiles ->
        [one] Tap where it goes: a set, or a free place.
       *[other] Tap where they go: a set, or a free place.
    }
rummy-page-looking = One moment …
rummy-page-ready = Ready to confirm.
rummy-page-opens = You open with { rummy-page-points }. Confirm?
rummy-page-closes = That closes the hand!
rummy-page-confirm = Confirm
rummy-page-close = Close!
rummy-page-nothing = Lay at least one tile of your rack, or pass.
rummy-page-pass = Pass
rummy-page-pass-strong = Pass?
rummy-page-pass-why = What you have arranged does not count then.
rummy-page-pass-sure = Yes, pass
rummy-page-let-go = Let go
rummy-page-take-back = Take back
rummy-page-split = Split here
rummy-page-aside = New set
rummy-page-danger-few =
    { $tiles ->
        [one] Careful: { $player } has { $tiles } tile left.
       *[other] Careful: { $player } has { $tiles } tiles left.
    }
rummy-page-danger-stock =
    { $tiles ->
        [0] The stock is empty: no more drawing.
        [one] { $tiles } tile left in the stock.
       *[other] { $tiles } tiles left in the stock.
    }
rummy-page-danger-last = Last turn: the hand ends with it.
rummy-page-why-set_too_short = Needs more tiles
rummy-page-why-invalid_run = Not a run
rummy-page-why-invalid_group = Not a group
rummy-page-why-group_too_long = Too many for a group
rummy-page-why-open_first = Leave this until you are open

## Hints

rummy-page-hint-draw = I would draw a tile
rummy-page-hint-pass = I would pass
rummy-page-hint-count =
    { $tiles ->
        [one] I would lay { $tiles } tile
       *[other] I would lay { $tiles } tiles
    }
rummy-page-hint-these =
    { $tiles ->
        [one] I would lay this tile
       *[other] I would lay these { $tiles } tiles
    }
rummy-page-hint-put =
    { $tiles ->
        [one] Put it there
       *[other] Put them there
    }
rummy-page-hint-again = I would arrange it another way
rummy-page-hint-ready = I would leave it like this

## What is shown

rummy-page-draws = draws a tile.
rummy-page-plays = arranges tiles.
rummy-page-news-drew =
    { $who ->
        [you] draw a tile.
       *[other] draws a tile.
    }
rummy-page-news-played =
    { $who ->
        [you] lay { rummy-page-tiles }.
       *[other] lays { rummy-page-tiles }.
    }
rummy-page-news-joker =
    { $who ->
        [you] free a joker and lay { rummy-page-tiles }.
       *[other] frees a joker and lays { rummy-page-tiles }.
    }
rummy-page-news-opens =
    { $who ->
        [you] open with { rummy-page-points }.
       *[other] opens with { rummy-page-points }.
    }
rummy-page-news-closes =
    { $who ->
        [you] lay your last tiles and close!
       *[other] lays the last tiles and closes!
    }
rummy-page-news-passed =
    { $who ->
        [you] pass.
       *[other] passes.
    }
rummy-page-news-late =
    { $who ->
        [you] ran out of time.
       *[other] ran out of time.
    }
rummy-page-news-over = Hand { $hand } is over
rummy-page-news-closed =
    { $who ->
        [you] You closed! All racks are shown.
       *[other] { $player } closed! All racks are shown.
    }
rummy-page-news-all_passed = Nobody lays any more. All racks are shown.
rummy-page-news-stock_empty = The stock is empty. All racks are shown.

## The count

rummy-page-count = What was left in hand { $hand }
rummy-page-count-rack = { rummy-page-tiles }: { rummy-page-points }
rummy-page-count-none = nothing left
rummy-page-closed-flag = closed
rummy-page-review = Your turns, looked at again
rummy-page-review-sum =
    { $best ->
        [one] In { $best } of { $turns } turns nothing better could be laid.
       *[other] In { $best } of { $turns } turns nothing better could be laid.
    }
rummy-page-review-turn = Turn { $turn }
rummy-page-review-laid =
    { $tiles ->
        [0] you laid nothing
        [one] you laid { $tiles } tile
       *[other] you laid { $tiles } tiles
    }
rummy-page-review-best = best: { rummy-page-tiles }, { rummy-page-points }
rummy-page-review-closed = best: close!
rummy-page-epilogue =
    { $hands ->
        [one] { rummy-page-points } in one hand.
       *[other] { rummy-page-points } in { $hands } hands.
    }
rummy-page-keys-new = New set from what is picked
rummy-page-keys-split = Split the set there
rummy-page-keys-back = Back to the rack
