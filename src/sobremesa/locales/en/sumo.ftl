sumo-name = Sumo
sumo-tagline = Everybody picks a card in secret, four rows grow, and nobody wants to lay the sixth.

## Modes

sumo-mode-standard = The whole deck of 104 cards; ten for each player, round after round.
sumo-mode-short_deck = Only the lowest numbers, ten for each player and four more. All are dealt, so everybody knows which cards take part.
sumo-mode-two_round = Just two rounds; the second goes on with the rows as the first has left them.

## Options

sumo-option-players = Players
sumo-option-players-help = How many sit at the table, people and bots together.
sumo-option-mode = Mode
sumo-option-mode-help = The base game, or one of the leaflet's two variants.
sumo-option-mode-standard = standard
sumo-option-mode-short_deck = short deck
sumo-option-mode-two_round = two rounds
sumo-option-end_condition = End of the match
sumo-option-end_condition-help = The match ends when somebody reaches a number of sumos, or after a number of rounds.
sumo-option-end_condition-target = at a number of sumos
sumo-option-end_condition-rounds = after a number of rounds
sumo-option-target_sumos = Target
sumo-option-target_sumos-help = The match is over when somebody has this many sumos at the end of a round.
sumo-option-rounds = Rounds
sumo-option-rounds-help = How many rounds are played.
sumo-option-short_deck_jokers = Jokers in the short deck
sumo-option-short_deck_jokers-help = Both jokers join the short deck; two cards then stay unseen.
sumo-option-change_before_reveal = Change of mind
sumo-option-change_before_reveal-help = A card laid face down may be changed until everybody has chosen.
sumo-option-pile_view = Piles
sumo-option-pile_view-help = Whether the others see the cards you have taken, or only how many.
sumo-option-pile_view-face_down = face down
sumo-option-pile_view-open = open

## What happens
## $who is “you” or “other”, $kind is “joker” or “number”; cards are text, $took counts the cards taken.

sumo-sumos =
    { $sumos ->
        [one] { $sumos } sumo
       *[other] { $sumos } sumos
    }
sumo-event-dealt = Round { $round }. The rows: { $rows }.
sumo-event-dealt-exchanged = { $joker } had turned up in row { $row } and was exchanged.
sumo-event-hand = Your hand: { $cards }.
sumo-event-void_deal = { $rows }: a joker, and no card left to exchange it. All is dealt again.
sumo-event-laid =
    { $who ->
        [you] You lay { $card } face down.
       *[other] { $player } has chosen.
    }
sumo-event-revealed = Cards up! { $cards }
sumo-event-revealed-card = { $card } { $player }
sumo-event-must_choose =
    { $kind ->
        [joker] { $who ->
            [you] You choose a row for your { $card }.
           *[other] { $player } chooses a row for { $card }.
        }
       *[number] { $who ->
            [you] Your { $card } is lower than every row: you have to take one.
           *[other] { $player } has to take a row: { $card } is lower than every one.
        }
    }
sumo-event-placed =
    { $took ->
        [0] { $kind ->
            [joker] { $who ->
                [you] Your { $card } goes to row { $row } and is worth { $value }.
               *[other] { $player }’s { $card } goes to row { $row } and is worth { $value }.
            }
           *[number] { $who ->
                [you] Your { $card } goes to row { $row }.
               *[other] { $player }’s { $card } goes to row { $row }.
            }
        }
       *[other] { $who ->
            [you] Your { $card } makes you take row { $row } ({ $cards }): +{ sumo-sumos }.
           *[other] { $player }’s { $card } takes row { $row } ({ $cards }): +{ sumo-sumos }.
        }
    }
sumo-event-round_over = End of round { $round }: { $scores }.
sumo-event-round_over-score = { $player } +{ $sumos }
sumo-event-match_over =
    { $result ->
        [you] { sumo-reason } You win with { sumo-sumos }!
        [you_shared] { sumo-reason } You share the win: { $winners }, with { sumo-sumos } each!
        [shared] { sumo-reason } { $winners } share the win with { sumo-sumos } each.
       *[other] { sumo-reason } { $winners } wins with { sumo-sumos }.
    }

## Why the match ended

sumo-reason =
    { $reason ->
        [target_reached] { sumo-reason-target_reached }
        [rounds_played] { sumo-reason-rounds_played }
       *[two_rounds] { sumo-reason-two_rounds }
    }
sumo-reason-target_reached = The target has been reached.
sumo-reason-rounds_played = All rounds have been played.
sumo-reason-two_rounds = Both rounds have been played.

## What is refused

sumo-refused-not_your_turn =
    { $reason ->
        [choosing_row] Another player is choosing a row.
       *[card_laid] You have already laid your card for this turn.
    }
sumo-refused-cards_revealed = The cards are on the table; choose a row first.
sumo-refused-unknown_card = There is no card { $card }.
sumo-refused-card_not_in_hand = You do not have { $card }.
sumo-refused-no_choice_pending = There is no row to choose now.
sumo-refused-joker_must_be_placed = Your joker must be placed after a number.
sumo-refused-must_take_row = Your card is lower than all rows; pick a row to take.
sumo-refused-no_such_row = There are only rows 1 to 4.
sumo-refused-joker_after_joker = A joker cannot follow a joker, and row { $row } ends in one.

## What is asked

sumo-ask-card = Which card do you play?
sumo-ask-joker = After which row do you put your { $card }?
sumo-ask-row = Your { $card } is lower than every row. Which one do you take?

## What may be typed, beside letters and pieces: words with commas between them

sumo-typed-play = play
sumo-typed-put = put
sumo-typed-take = take

## The table

sumo-table-title = Sumo · round { $round } · turn { $turn } of { $turns }
sumo-table-target = to { sumo-sumos }
sumo-table-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
sumo-table-two_rounds = 2 rounds
sumo-table-full = FULL
sumo-table-pile = pile
sumo-table-total = total
sumo-table-hand = Your hand
sumo-table-forecast = → would go to that row, ▲ would take it, ▼ is lower than all
sumo-table-laid = Face down before you: { $card }
sumo-table-last-turn = Last turn
sumo-table-this-turn = This turn
sumo-sheet-title = Score sheet after round { $round }
sumo-sheet-round = R{ $round }
sumo-sheet-total = total

## Help at the terminal

sumo-help-card = play that card
sumo-help-joker = put your joker after that row
sumo-help-row = take that row
sumo-help-legend-sumo = a sumo, that is a penalty point
sumo-help-legend-chosen = has chosen
sumo-help-legend-choosing = is choosing a row
sumo-help-legend-value = the value a joker has in its row
sumo-help-legend-row = the row a card would go to as the table is now
sumo-help-legend-take = it would be the sixth card of that row and take it
sumo-help-legend-low = it is lower than every row: you would take one

## The rules in short

sumo-rules-goal-title = The aim
sumo-rules-goal = Every • on a card is a sumo, a penalty point. Whoever has the fewest at the end wins.
sumo-rules-turn-title = A turn
sumo-rules-turn = Everybody lays a card face down, and all are turned up together. They are placed one after the other: first the jokers (J7, then J5), then the numbers, lowest first.
sumo-rules-place-title = Its row
sumo-rules-place = Rows ascend. A number goes to the row whose last card is lower, and nearest to it. There is nothing to choose.
sumo-rules-take-title = The sixth
sumo-rules-take = A row holds five cards. Whoever has to lay the sixth takes the five, and the card starts the row anew.
sumo-rules-low-title = Too low
sumo-rules-low = If your card is lower than every row, you pick a row and take it, and your card starts it anew.
sumo-rules-joker-title = Jokers
sumo-rules-joker = You choose the row for your joker, any that ends in a number. It is worth as much as the card before it. As the sixth card it takes the row like any other.
sumo-rules-sumos-title = Sumos
sumo-rules-sumos = 55 has 7, other multiples of 11 have 5, multiples of 10 have 3, other numbers ending in 5 have 2, all the rest 1. J7 has 7, J5 has 5.
sumo-rules-end-title = The end
sumo-rules-end = When the hands are empty the round is over, and the sumos taken are written down. When somebody has reached the target (70 if nothing else was agreed), or after the agreed number of rounds, the lowest total wins. Equal totals share the win.

## Why: what comes with a hint

sumo-why-next = It goes right behind { $value }: no card can slip in.
sumo-why-room =
    { $between ->
        [one] Row { $row } has room: only { $between } card can slip in first.
       *[other] Row { $row } has room, even if { $between } cards slip in first.
    }
sumo-why-may_fill =
    { $free ->
        [one] Mind: row { $row } has { $free } place, and { $between } could slip in first.
       *[other] Row { $row } has { $free } places; { $between } cards could slip in first.
    }
sumo-why-sixth = Sixth of row { $row }: { sumo-sumos }, but the rest would cost more.
sumo-why-low = You take any row you like: the cheapest is { sumo-sumos }.
sumo-why-joker_first = It is placed before the numbers, and you choose its row.
sumo-why-joker_takes = Row { $row } is full: you take it with { sumo-sumos }.
sumo-why-joker_room =
    { $left ->
        [one] Row { $row } has room, and one more place after that.
       *[other] Row { $row } has room, and { $left } more places after that.
    }
sumo-why-others_take =
    { $cards ->
        [one] Another card of your hand would take a row now.
       *[other] { $cards } other cards of your hand would take a row now.
    }
sumo-why-cheapest = It is the cheapest row: { sumo-sumos }.
sumo-why-dearer = { sumo-sumos } instead of { $least }, but it leaves better rows.
