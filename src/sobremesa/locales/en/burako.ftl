burako-name = Burako
burako-tagline = Two pairs, long melds, wild tiles that move, and a second hand to buy.

## Options

burako-option-players = Players
burako-option-players-help = Four play in two pairs, partners sitting opposite each other; two play one against one.
burako-option-hand_size = Tiles dealt
burako-option-hand_size-help = Tiles on each rack at the start: 11 with four players, 12 or 15 with two.
burako-option-hand_size-11 = 11
burako-option-hand_size-12 = 12
burako-option-hand_size-15 = 15
burako-option-target = Target
burako-option-target-help = The match ends after the hand in which a side reaches this many points; the higher total wins.
burako-option-muerto_bonus = Points for the muerto
burako-option-muerto_bonus-help = A side that has bought its muerto gets 100 points. Without it a side always loses 100.
burako-option-one_low = Low 1
burako-option-one_low-help = The 1 may also stand below the 2. It may always stand above the 13.
burako-option-max_wilds_per_meld = Wild tiles in a meld
burako-option-max_wilds_per_meld-help = How many tiles of a meld may be wild. They are always fewer than the others.
burako-option-max_wilds_per_meld-1 = one
burako-option-max_wilds_per_meld-2 = up to two
burako-option-sets_of_twos = Sets of twos
burako-option-sets_of_twos-help = Twos may form a set of their own number.
burako-option-wild_move = Moving wild tiles
burako-option-wild_move-help = A wild tile in a run changes its place only when the tile it stands for arrives, or whenever a tile is added to the run.
burako-option-wild_move-swap = only by a swap
burako-option-wild_move-free = freely
burako-option-close_discard = Closing
burako-option-close_discard-help = Whether the last tile may be discarded to close the hand, has to be, or must not be.
burako-option-close_discard-optional = with or without a discard
burako-option-close_discard-required = only with a discard
burako-option-close_discard-forbidden = only without a discard

## What happens
## $who is “you” or “other”, $kind is “run” or “set”; tiles are text, $meld is the name of a meld, $swap and $direct are “yes” or “no”.

burako-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
burako-event-dealt =
    { $who ->
        [you] Hand { $hand }. You start.
       *[other] Hand { $hand }. { $player } starts.
    }
burako-event-rack = Your rack: { $tiles }.
burako-event-drew =
    { $who ->
        [you] You draw { $tile } from the stock.
       *[other] { $player } draws from the stock.
    }
burako-event-returned =
    { $who ->
        [you] You put { $tile } on the pozo and take another tile.
       *[other] { $player } puts { $tile } on the pozo and takes another tile.
    }
burako-event-took_pozo =
    { $count ->
        [one] { $who ->
            [you] You take the pozo: { $tiles }.
           *[other] { $player } takes the pozo: { $tiles }.
        }
       *[other] { $who ->
            [you] You take the pozo, { $count } tiles: { $tiles }.
           *[other] { $player } takes the pozo, { $count } tiles: { $tiles }.
        }
    }
burako-event-laid =
    { $kind ->
        [set] { $who ->
            [you] You lay a set: { $tiles }.
           *[other] { $player } lays a set: { $tiles }.
        }
       *[run] { $who ->
            [you] You lay a run: { $tiles }.
           *[other] { $player } lays a run: { $tiles }.
        }
    }
burako-event-added =
    { $swap ->
        [yes] { $who ->
            [you] You add { $tiles } to { $meld }, and the wild tile moves.
           *[other] { $player } adds { $tiles } to { $meld }, and the wild tile moves.
        }
       *[no] { $who ->
            [you] You add { $tiles } to { $meld }.
           *[other] { $player } adds { $tiles } to { $meld }.
        }
    }
burako-event-canasta =
    { $canasta ->
        [pure] A pure canasta!
       *[impure] An impure canasta.
    }
burako-event-bought =
    { $direct ->
        [yes] { $who ->
            [you] You buy the muerto and play on: { $tiles }.
           *[other] { $player } buys the muerto and plays on.
        }
       *[no] { $who ->
            [you] You buy the muerto with your discard: { $tiles }.
           *[other] { $player } buys the muerto with a discard.
        }
    }
burako-event-discarded =
    { $who ->
        [you] You discard { $tile }.
       *[other] { $player } discards { $tile }.
    }
burako-event-locked =
    { $who ->
        [you] The pozo has gone round long enough: you have to draw from the stock.
       *[other] The pozo has gone round long enough: { $player } has to draw from the stock.
    }
burako-event-hand_over =
    { $reason ->
        [closed] { $who ->
            [you] You close! End of hand { $hand }: { $scores }.
           *[other] { $player } closes! End of hand { $hand }: { $scores }.
        }
        [void] The stock is empty and nobody has a canasta: hand { $hand } does not count and is dealt again.
       *[stock_empty] The stock is empty. End of hand { $hand }: { $scores }.
    }
burako-event-hand_over-score = { $players } { $score }
burako-event-match_over =
    { $result ->
        [you] { burako-reason-target_reached } You win with { burako-points }!
        [you_shared] { burako-reason-target_reached } Your side wins with { burako-points }: { $winners }!
        [shared] { burako-reason-target_reached } { $winners } win with { burako-points }.
       *[other] { burako-reason-target_reached } { $winners } wins with { burako-points }.
    }

## Why the match ended

burako-reason-target_reached = The target has been reached.

## What is refused

burako-refused-draw_first = Take a tile or the pozo first.
burako-refused-already_drawn = You have already taken this turn.
burako-refused-pozo_empty = There is nothing in the pozo yet.
burako-refused-pozo_locked = The pozo has gone round long enough: draw from the stock.
burako-refused-return_not_allowed = Only the starter may return the first tile, right after drawing it.
burako-refused-unknown_meld = There is no such meld.
burako-refused-not_your_meld = You can only add to your own side’s melds.
burako-refused-unknown_tile = There is no such tile.
burako-refused-tile_withdrawn = Tiles on the table stay in their meld.
burako-refused-tile_not_in_rack = You do not have { $tile }.
burako-refused-nothing_added = Add at least one tile.
burako-refused-meld_too_short = A meld needs three tiles.
burako-refused-mixed_colours = A run has one colour.
burako-refused-bad_run = These numbers do not follow each other.
burako-refused-run_out_of_range = A run cannot go round the corner.
burako-refused-bad_set = A set has one number.
burako-refused-sets_of_twos_off = Twos cannot form a set at this table.
burako-refused-too_few_naturals = A meld needs two natural tiles.
burako-refused-too_many_wilds = Too many wild tiles in this meld.
burako-refused-tile_moved = Natural tiles stay where they are.
burako-refused-wild_moved = A wild tile only moves when its natural tile arrives.
burako-refused-same_tile_back = You just took { $tile }: discard another tile.
burako-refused-close_needs_canasta = Your side needs a canasta to close: keep a tile.
burako-refused-close_needs_discard = Keep one tile to close with.
burako-refused-close_by_discard_off = At this table you close by laying all your tiles.
burako-refused-would_strand = You would be stuck with your last tile: keep two, or make a canasta first.

## What is asked

burako-ask-draw = Draw from the stock (s), or take the discard pile, the pozo (p)?
burako-ask-stock = Draw from the stock (s).
burako-ask-return = Play on, or put the tile back and take another (r)?
burako-ask-play = Lay, add, or discard?

## What may be typed, beside letters and pieces: words with commas between them

burako-typed-draw = draw, draw from the stock, stock
burako-typed-pozo = pozo, take, take the pozo
burako-typed-return = return, put back, back
burako-typed-lay = lay
burako-typed-add = add
burako-typed-discard = discard

## The table

burako-table-title = Burako · hand { $hand }
burako-table-target = to { burako-points }
burako-table-stock = Stock
burako-table-pozo = Pozo
burako-table-empty = nothing yet
burako-table-tiles = tiles
burako-table-total = total
burako-table-known = known
burako-table-side =
    { $players } · { $canastas ->
        [0] no canasta yet
        [one] { $canastas } canasta
       *[other] { $canastas } canastas
    } · { $bought ->
        [yes] muerto bought
       *[no] muerto not bought
    } · { burako-points } laid
burako-table-rack = Your rack, { burako-points } against you
burako-table-barred = { $tile } may not be discarded in this turn.
burako-table-could = You could lay
burako-table-locked = The pozo is locked: draw from the stock.
burako-table-last = The stock is empty: the hand ends with this turn.
burako-sheet-title = Score sheet after hand { $hand }
burako-sheet-hand = H{ $hand }
burako-sheet-total = total
burako-sheet-closed = closing
burako-sheet-canastas = canastas
burako-sheet-laid = laid
burako-sheet-held = held
burako-sheet-muerto = muerto
burako-sheet-score = this hand

## Help at the terminal

burako-help-draw = draw from the stock
burako-help-pozo = take the whole pozo
burako-help-return = put the tile you drew on the pozo and take another
burako-help-lay = lay these tiles, a run with its wild tile where it stands, else in any order
burako-help-add = add these tiles to m2 (m2< or m2> names the end for a wild tile)
burako-help-discard = discard that tile
burako-help-legend-wild = a joker that stands for the red 6
burako-help-legend-turn = whose turn it is
burako-help-legend-starter = started the hand
burako-help-legend-pure = a pure canasta
burako-help-legend-impure = an impure canasta

## The rules in short

burako-rules-goal-title = The aim
burako-rules-goal = Your side lays melds and scores them; tiles left on your racks count against it. The match goes to 3000 points if nothing else was agreed.
burako-rules-turn-title = A turn
burako-rules-turn = Take one tile of the stock or the whole discard pile (pozo); lay and add as much as you like; discard one tile. In the first turn of a hand the starter may put the tile just drawn on the pozo and take another.
burako-rules-pozo-title = The pozo
burako-rules-pozo = All discards lie open. Whoever takes the pozo takes all of it, and need not use any of it. Who took a single tile may not just put it back.
burako-rules-meld-title = Melds
burako-rules-meld = A run is three or more tiles of one colour in sequence; the 1 stands below the 2 or above the 13. A set is three or more tiles of one number in any colours. You may add to all melds of your side, never to the others’.
burako-rules-wild-title = Wild tiles
burako-rules-wild = Jokers and twos stand for any tile. A meld has one wild tile at most and two natural ones at least. A two in its own place of a run of its own colour, or in a set of twos, is not wild.
burako-rules-swap-title = The swap
burako-rules-swap = When the tile arrives for which a wild tile stands in a run, it takes that place, and the wild tile moves to one end of the run. Wild tiles never leave their meld.
burako-rules-canasta-title = Canastas
burako-rules-canasta = A meld of seven tiles or more is a canasta: 200 points if it is pure, 100 if it has a wild tile.
burako-rules-muerto-title = The muerto
burako-rules-muerto = Each side has a muerto of eleven tiles. The first of its players who runs out of tiles takes it: by laying, and plays on at once, or by the discard, and plays it from the next turn on.
burako-rules-close-title = Closing
burako-rules-close = With its muerto bought and a canasta on the table a side may close: get rid of all tiles of a rack. Otherwise keep one tile. If the stock runs out first, the hand ends with that turn; if nobody has a canasta then, it is dealt again.
burako-rules-score-title = Scoring
burako-rules-score = Closing 100, canastas 200 or 100, every tile laid; less every tile on the racks, and 100 for a muerto that was not bought. A 1 counts 15, a 2 counts 20, 3 to 7 count 5, 8 to 13 count 10, a joker counts 50.

## Why: what comes with a hint

burako-why-closes = You close the hand: 100 points.
burako-why-buys = It empties your rack and buys the muerto.
burako-why-canasta = It makes a canasta: { $bonus } bonus points.
burako-why-one_short = It is one tile short of a canasta.
burako-why-spoils = But the canasta is pure no longer.
burako-why-lays =
    { $tiles ->
        [one] One tile off your rack, { $points } points on the table.
       *[other] { $tiles } tiles off your rack, { $points } points on the table.
    }
burako-why-alone = It goes with nothing on your rack, and keeping it would cost { $points }.
burako-why-least_missed = You will miss it least; on the rack it costs { $points }.
burako-why-helps_them = Risk: the other side could add it to a meld.
burako-why-useless_to_them = It fits none of the other side’s melds.
burako-why-no_pozo = There is nothing in the pozo.
burako-why-pozo_fits =
    { $fits ->
        [one] Of the { $tiles } tiles in the pozo one fits your melds already.
       *[other] Of the { $tiles } tiles in the pozo { $fits } fit your melds already.
    }
burako-why-pozo =
    { $tiles ->
        [one] A tile you can see is worth more than a blind one.
       *[other] { $tiles } tiles you can see give more to combine than a blind one.
    }
burako-why-leaves_pozo =
    { $fits ->
        [one] The pozo would load you with { $points } points, and only one tile fits already.
       *[other] The pozo would load you with { $points } points; { $fits } of { $tiles } fit already.
    }
burako-why-another_tile = The tile you drew is no help: take another, and it goes to the pozo.
