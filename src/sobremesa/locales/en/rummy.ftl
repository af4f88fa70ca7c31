rummy-name = Rummy israelí
rummy-tagline = Runs and groups on a table that everybody may rearrange.

## Modes

rummy-mode-match = A match: four hands, or as many as you agree on. Lowest total wins.
rummy-mode-single_hand = A single hand. Whoever has least left on the rack wins.

## Options

rummy-option-players = Players
rummy-option-players-help = How many sit at the table, people and bots.
rummy-option-mode = Mode
rummy-option-mode-help = Several hands added up, or one hand by itself.
rummy-option-mode-match = match
rummy-option-mode-single_hand = single hand
rummy-option-hands = Hands
rummy-option-hands-help = How many hands make the match.
rummy-option-first_player = Who starts
rummy-option-first_player-help = Who starts the first hand. After that the start moves to the left.
rummy-option-first_player-random = drawn by lot
rummy-option-first_player-0 = seat 1
rummy-option-first_player-1 = seat 2
rummy-option-first_player-2 = seat 3
rummy-option-first_player-3 = seat 4
rummy-option-opening_minimum = Points to open
rummy-option-opening_minimum-help = What your first sets of a hand have to be worth together.
rummy-option-opening_then_play = Play on after opening
rummy-option-opening_then_play-help = Whether you may go on to use the table in the turn in which you open.
rummy-option-closing_tile_use = Closing tile
rummy-option-closing_tile_use-help = When the closing tile may be used to close: after drawing, in place of drawing, either way, or never.
rummy-option-closing_tile_use-after_draw = after drawing
rummy-option-closing_tile_use-instead_of_draw = instead of drawing
rummy-option-closing_tile_use-either = either way
rummy-option-closing_tile_use-unused = never
rummy-option-joker_as_closing_tile = Joker turned up
rummy-option-joker_as_closing_tile-help = When the closing tile is a joker: it stays, or everything is mixed again.
rummy-option-joker_as_closing_tile-keep = it stays
rummy-option-joker_as_closing_tile-redraw = mix again
rummy-option-joker_exchange_source = Exchanging a joker
rummy-option-joker_exchange_source-help = Where the tile has to come from that takes the place of a joker on the table.
rummy-option-joker_exchange_source-rack = from the rack
rummy-option-joker_exchange_source-rack_or_table = from rack or table
rummy-option-joker_in_trio = Joker in a group of three
rummy-option-joker_in_trio-help = Whether a joker may leave a group of three when you lay both missing colours from your rack at once.
rummy-option-joker_in_trio-both_missing = with both colours
rummy-option-joker_in_trio-locked = never
rummy-option-stock_out = Empty stock
rummy-option-stock_out-help = Play on without drawing until nobody lays anything, or end the hand with the last tile drawn.
rummy-option-stock_out-play_on = play on
rummy-option-stock_out-end_hand = end the hand
rummy-option-tie_break = Tie for first
rummy-option-tie_break-help = If several have the lowest total in the end: share the win, or play one more hand.
rummy-option-tie_break-shared = shared win
rummy-option-tie_break-extra_hand = one more hand
rummy-option-turn_seconds = Seconds a turn
rummy-option-turn_seconds-help = How long a turn may take. When time is up the turn ends; 0 means as long as you like.

## What happens
## $who is “you” or “other”; tiles are text, $count counts those laid, $left those still on the rack; $opening and $closing are “true” or “false”.

rummy-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
rummy-event-dealt =
    { $who ->
        [you] Hand { $hand }. You start; the closing tile is { $tile }.
       *[other] Hand { $hand }. { $player } starts; the closing tile is { $tile }.
    }
rummy-event-rack = Your rack: { $tiles }.
rummy-event-drew =
    { $who ->
        [you] You draw { $tile }.
       *[other] { $player } draws a tile.
    }
rummy-event-played =
    { $opening ->
        [true] { $who ->
            [you] You open with { rummy-points }: { $tiles }.
           *[other] { $player } opens with { rummy-points }: { $tiles }.
        }
       *[false] { $left ->
            [0] { $closing ->
                [true] { $who ->
                    [you] You lay your last { $count } with the closing tile: { $tiles }.
                   *[other] { $player } lays the last { $count } with the closing tile: { $tiles }.
                }
               *[false] { $who ->
                    [you] You lay your last { $count }: { $tiles }.
                   *[other] { $player } lays the last { $count }: { $tiles }.
                }
            }
           *[other] { $who ->
                [you] You lay { $tiles }.
               *[other] { $player } lays { $tiles }.
            }
        }
    }
rummy-event-passed =
    { $who ->
        [you] You pass.
       *[other] { $player } passes.
    }
rummy-event-time_ran_out =
    { $who ->
        [you] Time is up, and your turn is over.
       *[other] Time is up, and { $player }’s turn is over.
    }
rummy-event-hand_over =
    { $reason ->
        [closed] { $who ->
            [you] You close! End of hand { $hand }: { $scores }.
           *[other] { $player } closes! End of hand { $hand }: { $scores }.
        }
        [all_passed] Nobody lays anything any more. End of hand { $hand }: { $scores }.
       *[stock_empty] The stock is empty. End of hand { $hand }: { $scores }.
    }
rummy-event-hand_over-score = { $player } { $score }
rummy-event-match_over =
    { $result ->
        [you] { rummy-reason } You win with { rummy-points }!
        [you_shared] { rummy-reason } You share the win: { $winners }, with { rummy-points } each!
        [shared] { rummy-reason } { $winners } share the win with { rummy-points } each.
       *[other] { rummy-reason } { $winners } wins with { rummy-points }.
    }

## Why the match ended

rummy-reason =
    { $reason ->
       *[hands_played] { rummy-reason-hands_played }
    }
rummy-reason-hands_played = All hands have been played.

## Why a hand ended

rummy-hand-closed = Somebody closed.
rummy-hand-all_passed = Nobody laid anything any more.
rummy-hand-stock_empty = The stock ran out.

## What is refused

rummy-refused-already_drawn = You have already drawn this turn.
rummy-refused-stock_empty = The stock is empty.
rummy-refused-draw_first = Draw a tile first.
rummy-refused-unknown_tile = There is no tile { $tile }.
rummy-refused-duplicate_tile = { $tile } appears twice in your arrangement.
rummy-refused-tile_not_available = You do not have { $tile }.
rummy-refused-closing_tile_unused = The closing tile is not used at this table.
rummy-refused-closing_tile_after_draw = The closing tile can only be taken instead of drawing.
rummy-refused-table_tile_missing = { $tile } was on the table and must stay there.
rummy-refused-nothing_laid = Lay at least one tile from your rack, or pass.
rummy-refused-set_too_short = A set needs at least three tiles.
rummy-refused-group_too_long = A group has at most four tiles.
rummy-refused-invalid_group = A group is one number in different colours.
rummy-refused-invalid_run = A run is consecutive numbers of one colour, from 1 to 13.
rummy-refused-closing_tile_needs_close = The closing tile may only be used to close: no tile may stay on your rack.
rummy-refused-open_first = Your first lay-down must leave the table as it is.
rummy-refused-opening_below_minimum = Your first lay-down is worth { rummy-points }; it needs { $least }.
rummy-refused-joker_not_exchanged =
    { $choices ->
        [0] A joker in a group of three stays where it is.
        [one] That joker can only be moved by laying { $tiles } from your rack.
       *[other] That joker can only be moved by laying { $needed } of these from your rack: { $tiles }.
    }

## What is asked

rummy-ask-draw = Draw (d)?
rummy-ask-draw-or-close = Draw (d), or close with the closing tile (*)?
rummy-ask-play = Lay tiles, or pass (p)?
rummy-ask-open = Lay { rummy-points } to open, or pass (p)?

## What may be typed, beside letters and pieces: words with commas between them

rummy-typed-draw = draw
rummy-typed-pass = pass
rummy-typed-close = close
rummy-typed-lay = lay

## The table

rummy-table-title = Rummy israelí · hand { $hand }
rummy-table-hands =
    { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }
rummy-table-single = a single hand
rummy-table-stock = Stock
rummy-table-closing = Closing tile
rummy-table-sets = On the table
rummy-table-empty = nothing yet
rummy-table-tiles = tiles
rummy-table-opened = open
rummy-table-total = total
rummy-table-rack = Your rack, { rummy-points } against you
rummy-table-drawn = drawn
rummy-table-last = The hand ends with this turn!
rummy-sheet-title = After hand { $hand }
rummy-sheet-hand = H{ $hand }
rummy-sheet-total = total

## Help in the terminal

rummy-help-draw = draw a tile
rummy-help-pass = pass
rummy-help-set = lay a new set; tiles that are not on your rack are taken from the table
rummy-help-add = add these tiles to set { $set }
rummy-help-from = mean the { $tile } of set { $set }, where there are several
rummy-help-join = join set { $other } to set { $set }
rummy-help-several = do several things in one play, parted by commas
rummy-help-close = mean the closing tile
rummy-help-legend-joker = a joker that stands for the red six
rummy-help-legend-colours = black, red, blue, yellow
rummy-help-legend-new = laid in the last play
rummy-help-legend-turn = whose turn it is
rummy-help-legend-starter = who started the hand

## The rules in short

rummy-rules-goal-title = Goal
rummy-rules-goal = Be the first to get all tiles of your rack onto the table. What the others have left counts against them; the lowest total wins.
rummy-rules-turn-title = Your turn
rummy-rules-turn = Draw one tile, always. Then lay as many as you like, or pass. You never have to lay.
rummy-rules-sets-title = Runs and groups
rummy-rules-sets = A run is three or more numbers in a row of one colour, from 1 to 13. A group is three or four tiles of one number in different colours.
rummy-rules-opening-title = Opening
rummy-rules-opening = Your first sets of a hand must be worth 30 points together and come from your rack alone. Until then the table is not yours to touch.
rummy-rules-table-title = The table
rummy-rules-table = Once you have opened, the whole table is yours to rearrange: add, split, join and rebuild. In the end every set must be right, every tile still be there, and at least one of your own have come.
rummy-rules-joker-title = Jokers
rummy-rules-joker = A joker stands for any tile and keeps its place. Lay the real tile from your rack to take it, and use it at once. In a group of three you need both missing colours.
rummy-rules-closing-title = Closing
rummy-rules-closing = Whoever lays the last tile closes. The open closing tile may be used by anybody, but only in the play that closes.
rummy-rules-end-title = The end
rummy-rules-end = When the stock is empty you play on without drawing, until somebody closes or nobody lays anything any more. A match has four hands.
rummy-rules-values-title = What tiles count
rummy-rules-values = Tiles count their numbers. A joker counts as the tile it stands for, but 50 if it is left on your rack.

## Why: what comes with a hint

rummy-why-draw_first = A turn begins with a draw.
rummy-why-cannot_open = Your rack does not come to the { $least } points it takes to open.
rummy-why-nothing_fits = None of your tiles fits on the table, however it is rearranged.
rummy-why-holds_back = What you lay helps the others too: keep it to close all at once.
rummy-why-closes = It empties your rack: you close the hand.
rummy-why-opens = It opens with { $worth } points, and your rack gets { $points } points lighter.
rummy-why-lays =
    { $tiles ->
        [one] You lay one tile: { $points } points fewer on your rack.
       *[other] You lay { $tiles } tiles: { $points } points fewer on your rack.
    }
rummy-why-frees_joker = On the way it frees a joker from the table.
rummy-why-keeps_joker = You keep the joker; mind, it counts 50 on the rack.
rummy-why-rival_near =
    { $tiles ->
        [one] { $player } has one tile left and may close soon.
       *[other] { $player } has { $tiles } tiles left and may close soon.
    }
