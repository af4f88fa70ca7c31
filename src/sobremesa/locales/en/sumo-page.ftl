## Sumo on the page. $card is text, $sumos and $cards are numbers, $kind is “joker” or “number”, $who is “you” or “other”.

sumo-page-unit =
    { $sumos ->
        [one] sumo
       *[other] sumos
    }
sumo-page-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
sumo-page-card = { $card }, { sumo-sumos }
sumo-page-card-back = card, face down
sumo-page-joker =
    { $value ->
        [0] joker with { sumo-sumos }
       *[other] joker with { sumo-sumos }, counts as { $value }
    }
sumo-page-joker-name = joker { $sumos }
sumo-page-headline = Round { $round } · turn { $turn } of { $turns }
sumo-page-headline-short = Round { $round }
sumo-page-goal-target = Up to { $target } sumos
sumo-page-goal-rounds =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }
sumo-page-goal-two = Two rounds
sumo-page-plot = Sumos so far

## Rows

sumo-page-sixth = 6th
sumo-page-sixth-takes = takes
sumo-page-row = Row { $row }
sumo-page-row-short = row { $row }
sumo-page-measure = from { $from } to { $to }
sumo-page-measure-higher = { $value } is higher:
sumo-page-measure-never = not here
sumo-page-stray-far = too far
sumo-page-stray-higher = not here
sumo-page-row-put = Row { $row }, ends with { $value }: put your { $card } here
sumo-page-given = Now your { $card }: tap the row it goes to.
sumo-page-row-full = full!
sumo-page-row-free = free
sumo-page-row-cost = +{ $sumos }
sumo-page-row-choose = Choose
sumo-page-why-joker_after_joker = ends in a joker
sumo-page-row-label =
    { $state ->
        [full] Row { $row }, full, { sumo-sumos }
       *[room] Row { $row }, { sumo-page-cards }, { sumo-sumos }
    }
sumo-page-row-pick =
    { $sumos ->
        [0] Row { $row }: free
       *[other] Row { $row }: you take { sumo-page-cards }, { sumo-sumos }
    }
sumo-page-line = The cards of this turn
sumo-page-line-placed = placed
sumo-page-line-now = being placed
sumo-page-line-to-come = still to come
sumo-page-takes = { $player } takes { $sumos }
sumo-page-took = { $player } took { $sumos }
sumo-page-pins = Dearest rows
sumo-page-tv-order = Lowest first

## What is asked

sumo-page-pick = Pick a card.
sumo-page-play = Play
sumo-page-play-card = Play { $card }
sumo-page-change = Change card
sumo-page-change-for = Change to { $card }
sumo-page-tap-first = First tap a card of your hand.
sumo-page-tap-to-change = Tap another card to change it.
sumo-page-stays = At this table a card that is laid stays.
sumo-page-again = Tap it again to lay it face down.
sumo-page-forecast = Would go to row { $row }.
sumo-page-forecast-takes = Would be the sixth of row { $row }: +{ sumo-sumos }.
sumo-page-forecast-low = Lower than every row: you would take one.
sumo-page-forecast-joker = Comes first, and you choose its row.
sumo-page-forecast-chip = Forecast: { $card } → row { $row }
sumo-page-laid = { $card } face down
sumo-page-missing =
    { $count ->
        [0] Cards up…
       *[other] Waiting for { $players }.
    }
sumo-page-missing-many = { $count } still to choose.
sumo-page-may-change = You can still change.
sumo-page-choosing = Everybody chooses
sumo-page-chooses =
    { $kind ->
        [joker] chooses where { $card } goes.
       *[number] chooses the row to take with { $card }.
    }
sumo-page-choose-strong =
    { $kind ->
        [joker] Your { $card }
       *[number] Your { $card } is too low
    }
sumo-page-choose =
    { $kind ->
        [joker] After which row does it go?
       *[number] Which row do you take?
    }
sumo-page-confirm = is full: you take { sumo-page-cards }, { sumo-sumos }.
sumo-page-take = Take { sumo-sumos }
sumo-page-hint-kind =
    { $kind ->
        [joker] I would play a joker
        [low] I would play below all rows
       *[row] I would go for row { $row }
    }
sumo-page-hint-card = I would play { $card }
sumo-page-hint-cost =
    { $sumos ->
        [0] I would put it where it costs nothing
       *[other] I would take { sumo-sumos }
    }
sumo-page-hint-row = I would choose row { $row }
sumo-page-hint-put = Put it on { $row }
sumo-page-own-pile =
    { $sumos ->
        [0] You have { $total }, and nothing in this round.
       *[other] You have { $total }, and in this round { sumo-sumos } on { sumo-page-cards }.
    }

## What is shown

sumo-page-news-reveal-strong = Cards up!
sumo-page-news-reveal = The lowest goes first.
sumo-page-news-placing =
    { $who ->
        [you] Goes to row { $row }.
       *[other] { $player }, to row { $row }.
    }
sumo-page-news-sixth = { $card } is the sixth
sumo-page-news-low = { $card } is too low
sumo-page-news-takes =
    { $who ->
        [you] You take row { $row }: +{ sumo-sumos }
       *[other] { $player } takes row { $row }: +{ sumo-sumos }
    }
sumo-page-news-over = Round { $round } is over
sumo-page-news-count = The sumos are counted.

## The end

sumo-page-epilogue =
    { $rounds ->
        [one] { sumo-sumos } in one round.
       *[other] { sumo-sumos } in { $rounds } rounds.
    }
sumo-page-epilogue-target =
    { $who ->
        [you] You reached { $target }, and that was that.
        [together] { $target } was reached, and that was that.
       *[other] { $count ->
            [one] { $players } reached { $target }, and that was that.
           *[other] { $players } all reached { $target }, and that was that.
        }
    }
sumo-page-rules-goal = Every wrestler drawn on a card is a sumo, a penalty point. Whoever has the fewest when the match ends wins.
sumo-page-rules-turn = Everybody lays a card face down, all are turned up together, and they are placed one after the other: jokers first (the one with 7 sumos, then the one with 5), then the numbers from the lowest to the highest.
sumo-page-rules-sumos = 55 has 7, other multiples of 11 have 5, multiples of 10 have 3, other numbers ending in 5 have 2, all others 1. The jokers have 5 and 7, whatever they count as.

## In a picture of the rules

sumo-page-rules-gap = { $gap } from { $from } to { $to }
sumo-page-keys-row = Choose the row
