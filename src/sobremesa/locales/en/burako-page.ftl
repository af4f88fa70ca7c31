## Burako on the page. Named $tile, $tiles, $side, $player and $meld are text; $count, $points and numbers of tiles are numbers; $who is “you” or “other”, $kind is “run”, “set”, “lay” or “add”.

burako-page-unit =
    { $points ->
        [one] pt
       *[other] pts
    }
burako-page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
burako-page-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
burako-page-headline = Hand { $hand }
burako-page-column = H{ $hand }
burako-page-goal = To { $target }
burako-page-plot = Points so far
burako-page-over = End of hand { $hand }

## The table

burako-page-stock =
    { $tiles ->
        [one] Stock: { $tiles } tile
       *[other] Stock: { $tiles } tiles
    }
burako-page-stock-left = stock · { $tiles }
burako-page-pozo =
    { $tiles ->
        [one] Pozo: { $tiles } tile, { $top }.
       *[other] Pozo: { $tiles } tiles, on top { $top }.
    }
burako-page-pozo-count = pozo · { $tiles }
burako-page-pozo-locked = locked for now
burako-page-pozo-take = Take all of it
burako-page-pozo-look = Look at all of it
burako-page-pozo-order = From the oldest to the newest
burako-page-spread = See the whole pozo
burako-page-muerto =
    { $tiles ->
        [one] Muerto, { $side }: { $tiles } tile
       *[other] Muerto, { $side }: { $tiles } tiles
    }
burako-page-muerto-bought = Muerto, { $side }: bought by { $player }
burako-page-muerto-word = muerto
burako-page-has-canasta =
    { $count ->
        [0] no canasta
        [one] { $count } canasta
       *[other] { $count } canastas
    }
burako-page-has-muerto =
    { $is ->
        [yes] muerto
       *[no] no muerto
    }
burako-page-no-melds = Nothing on the table yet.
burako-page-meld-kind =
    { $kind ->
        [run] Run
       *[set] Set
    }
burako-page-meld =
    { $canasta ->
        [pure] Pure canasta, { $count } tiles: { $tiles }
        [impure] Impure canasta, { $count } tiles: { $tiles }
       *[none] { burako-page-meld-kind }, { $count } tiles: { $tiles }
    }
burako-page-meld-add = Add to: { $meld }
burako-page-meld-open = Open: { $meld }
burako-page-meld-fold = Fold: { $meld }
burako-page-tag-count = { $count } of { $of }
burako-page-tag-canasta =
    { $canasta ->
        [pure] pure +{ $bonus }
       *[impure] impure +{ $bonus }
    }
burako-page-canasta-pure = pure canasta
burako-page-canasta-impure = impure canasta
burako-page-missing =
    { $what ->
        [both] To close, the muerto and a canasta are missing.
        [canasta] To close, a canasta is missing.
        [muerto] To close, the muerto is missing.
       *[nothing] Ready to close.
    }
burako-page-lacks =
    { $what ->
        [both] no muerto, no canasta
        [canasta] no canasta yet
        [muerto] no muerto yet
       *[nothing] all set
    }
burako-page-known = Everybody has seen
burako-page-move-drew =
    { $who ->
        [you] drew
       *[other] drew
    }
burako-page-move-took =
    { $who ->
        [you] took the pozo ({ $tiles })
       *[other] took the pozo ({ $tiles })
    }
burako-page-move-laid =
    { $who ->
        [you] laid { $tiles }
       *[other] laid { $tiles }
    }
burako-page-move-added =
    { $who ->
        [you] added { $tiles }
       *[other] added { $tiles }
    }
burako-page-move-bought =
    { $who ->
        [you] bought the muerto
       *[other] bought the muerto
    }
burako-page-move-discarded =
    { $who ->
        [you] discarded { $tile }
       *[other] discarded { $tile }
    }

## Your rack

burako-page-rack = Your rack
burako-page-with = with { $players }
burako-page-need-canasta = canasta
burako-page-need-muerto = muerto
burako-page-need =
    { $is ->
        [yes] : done
       *[no] : missing to close
    }
burako-page-held = rack
burako-page-barred = you cannot discard it now
burako-page-sort =
    { $way ->
        [colour] Order: by colour. Change
        [number] Order: by number. Change
       *[own] Order: your own. Change
    }
burako-page-sort-colour = By colour
burako-page-sort-number = By number
burako-page-sort-own = By hand

## Taking

burako-page-draw-choice = Draw, or take the discard pile (pozo).
burako-page-draw-only = The discard pile (pozo) is empty: draw from the stock.
burako-page-draw-locked = The pozo has gone round enough: draw from the stock.
burako-page-take = Take the pozo
burako-page-draw-stock = Draw
burako-page-take-pozo =
    { $tiles ->
        [one] Take the pozo ({ $tiles })
       *[other] Take the pozo ({ $tiles })
    }
burako-page-danger-few =
    { $tiles ->
        [one] Careful! { $player } can close, with { $tiles } tile left.
       *[other] Careful! { $player } can close, with { $tiles } tiles left.
    }
burako-page-danger-stock =
    { $tiles ->
        [one] { $tiles } tile left in the stock.
       *[other] { $tiles } tiles left in the stock.
    }
burako-page-may-return = You drew { $tile }: keep it, or put it back and draw another.
burako-page-return = Put back, draw another

## Laying and discarding

burako-page-play = Lay tiles, or discard one to the pozo.
burako-page-play-last = Last turn: the stock is gone.
burako-page-one = Discard it, or pick more to lay.
burako-page-one-fits = It fits on the table: tap where, or discard it.
burako-page-many-fit = They fit on the table: tap where.
burako-page-picked =
    { $tiles ->
        [one] { $tiles } picked
       *[other] { $tiles } picked
    }
burako-page-pick-more = Pick those that go together.
burako-page-lay-ready =
    { $kind ->
        [run] Run: { $tiles }.
       *[set] Set: { $tiles }.
    }
burako-page-then-buy = And you buy the muerto.
burako-page-then-close = And you close!
burako-page-lay = Lay
burako-page-lay-what = Lay { $tiles }
burako-page-add = Add
burako-page-must-lay = { $tile } is left: it has to be laid too.
burako-page-which-way = Which way?
burako-page-way =
    { $kind ->
        [add] Add, so that it is: { $tiles }
       *[lay] Lay { $tiles }
    }
burako-page-tried-lay = You lay { $tiles }.
burako-page-tried-add = It is now: { $tiles }.
burako-page-tried-take = You take the pozo.
burako-page-discard = Discard
burako-page-discard-tile = Discard { $tile }
burako-page-discard-here = Discard here
burako-page-discard-first = First tap the tile you want to discard.
burako-page-discard-sure = Yes, discard { $tile }
burako-page-regret-wild = can be wild. Really discard it?
burako-page-regret-fits = fits on your melds and would score. Discard it?
burako-page-regret-late = is your last: you get the muerto with little stock left, and what stays counts against you.
burako-page-buy-strong = Buy the muerto?
burako-page-buy-why = You lay your last tiles and go on with the muerto. It cannot be undone.
burako-page-buy-sure = Buy
burako-page-close-strong = You close!
burako-page-close-why = You are out of tiles and the hand ends.
burako-page-close-partner =
    { $tiles ->
        [one] The hand ends. Your partner holds { $tiles } tile, which counts against you.
       *[other] The hand ends. Your partner holds { $tiles } tiles, which count against you.
    }
burako-page-close-sure = Close
burako-page-spoil-strong = Spoil it?
burako-page-spoil-why =
    { $points ->
        [one] With a wild tile the pure canasta becomes impure: { $points } point less.
       *[other] With a wild tile the pure canasta becomes impure: { $points } points less.
    }
burako-page-spoil-sure = Yes, add

## Hints

burako-page-hint-draw = I would draw from the stock
burako-page-hint-take_pozo = I would take the pozo
burako-page-hint-return_tile = I would put it back and draw another
burako-page-hint-discard-one = I would discard now
burako-page-hint-discard = I would discard { $tile }
burako-page-hint-lay-count =
    { $count ->
        [one] I would lay { $count } tile
       *[other] I would lay { $count } tiles
    }
burako-page-hint-lay =
    { $count ->
        [one] I would lay this tile
       *[other] I would lay these { $count } tiles
    }
burako-page-hint-add-count =
    { $count ->
        [one] I would add { $count } tile
       *[other] I would add { $count } tiles
    }
burako-page-hint-add =
    { $count ->
        [one] I would add { $tiles }
       *[other] I would add these { $count } tiles
    }

## What is shown

burako-page-draws = draws, or takes the pozo.
burako-page-plays = lays and discards.
burako-page-last-turn = Last turn.
burako-page-news-drew =
    { $who ->
        [you] draw from the stock.
       *[other] draws from the stock.
    }
burako-page-news-took-pozo =
    { $who ->
        [you] take the pozo: { burako-page-tiles }.
       *[other] takes the pozo: { burako-page-tiles }.
    }
burako-page-news-returned =
    { $who ->
        [you] put { $tile } back and draw another.
       *[other] puts { $tile } back and draws another.
    }
burako-page-news-laid =
    { $who ->
        [you] lay { burako-page-tiles }.
       *[other] lays { burako-page-tiles }.
    }
burako-page-news-added =
    { $who ->
        [you] add { burako-page-tiles }.
       *[other] adds { burako-page-tiles }.
    }
burako-page-news-swap =
    { $who ->
        [you] put in the missing tile, and the wild one moves.
       *[other] puts in the missing tile, and the wild one moves.
    }
burako-page-news-canasta =
    { $canasta ->
        [pure] a pure canasta!
       *[impure] an impure canasta!
    }
burako-page-news-spoiled =
    { $who ->
        [you] spoil a pure canasta.
       *[other] spoils a pure canasta.
    }
burako-page-news-bought =
    { $who ->
        [you] buy the muerto.
       *[other] buys the muerto.
    }
burako-page-news-discarded =
    { $who ->
        [you] discard { $tile }.
       *[other] discards { $tile }.
    }
burako-page-news-locked =
    { $who ->
        [you] cannot take the pozo this time.
       *[other] cannot take the pozo this time.
    }
burako-page-news-closed =
    { $who ->
        [you] You closed! Everybody shows their rack.
       *[other] { $player } closed! Everybody shows their rack.
    }
burako-page-news-stock_empty = The stock is gone. Everybody shows their rack.
burako-page-news-void = Nobody has a canasta: the hand is void and dealt again.

## The log

burako-page-log-dealt =
    { $who ->
        [you] Hand { $hand }: you start.
       *[other] Hand { $hand }: { $player } starts.
    }
burako-page-log-drew =
    { $who ->
        [you] You drew { $tile }.
       *[other] { $player } drew from the stock.
    }
burako-page-log-returned =
    { $who ->
        [you] You put { $tile } back and drew another.
       *[other] { $player } put { $tile } back and drew another.
    }
burako-page-log-took =
    { $who ->
        [you] You took the pozo: { $tiles }.
       *[other] { $player } took the pozo: { $tiles }.
    }
burako-page-log-laid =
    { $who ->
        [you] You laid { $tiles }.
       *[other] { $player } laid { $tiles }.
    }
burako-page-log-added =
    { $who ->
        [you] You added { $tiles }.
       *[other] { $player } added { $tiles }.
    }
burako-page-log-swapped = The wild tile moves.
burako-page-log-canasta-pure = A pure canasta!
burako-page-log-canasta-impure = An impure canasta.
burako-page-log-bought =
    { $who ->
        [you] You bought the muerto.
       *[other] { $player } bought the muerto.
    }
burako-page-log-discarded =
    { $who ->
        [you] You discarded { $tile }.
       *[other] { $player } discarded { $tile }.
    }
burako-page-log-locked =
    { $who ->
        [you] The pozo has gone round enough: this time you draw.
       *[other] The pozo has gone round enough: this time { $player } draws.
    }
burako-page-log-closed =
    { $who ->
        [you] You closed hand { $hand }.
       *[other] { $player } closed hand { $hand }.
    }
burako-page-log-ended =
    { $reason ->
        [void] Hand { $hand } is void: nobody has a canasta.
       *[stock_empty] The stock is gone: end of hand { $hand }.
    }

## The count

burako-page-count = How hand { $hand } was counted
burako-page-count-line = Item
burako-page-count-closed = Closing
burako-page-count-canastas = Canastas
burako-page-count-pure =
    { $pure ->
        [one] { $pure } pure
       *[other] { $pure } pure
    }
burako-page-count-impure =
    { $impure ->
        [one] { $impure } impure
       *[other] { $impure } impure
    }
burako-page-count-laid = Tiles on the table
burako-page-count-held = Tiles on the racks
burako-page-count-muerto = Muerto
burako-page-count-score = Hand { $hand }
burako-page-count-void = Nobody had a canasta when the stock ran out: nothing counts, and the hand is dealt again.
burako-page-closed-flag = closed
burako-page-victory =
    { $who ->
        [you] You win!
        [both] You and { $players } win!
       *[other]
            { $count ->
                [one] { $players } wins!
               *[other] { $players } win!
            }
    }
burako-page-epilogue =
    { $hands ->
        [one] { $won } to { $lost } in one hand.
       *[other] { $won } to { $lost } in { $hands } hands.
    }
