## Sorry! on the page. $card is text, $who is “you” or “other”, $slides, $home and $again are “yes” or “no”.

sorry-page-start = Start
sorry-page-home = Home
sorry-page-on-track = Track
sorry-page-lane = safety square { $square }
sorry-page-track = square { $square }
sorry-page-card = card { $card }
sorry-page-card-back = card face down
sorry-page-face-1 = start a pawn or 1 forward
sorry-page-face-2 = start or 2 forward, then another card
sorry-page-face-3 = 3 forward
sorry-page-face-4 = 4 backward
sorry-page-face-5 = 5 forward
sorry-page-face-7 = 7 forward, or split it
sorry-page-face-8 = 8 forward
sorry-page-face-10 = 10 forward or 1 backward
sorry-page-face-11 = 11 forward, or swap
sorry-page-face-12 = 12 forward
sorry-page-face-sorry = come out and take their place
sorry-page-pawn =
    { $kind ->
        [start] { sorry-pawn } pawn, in START
        [home] { sorry-pawn } pawn, HOME
        [lane] { sorry-pawn } pawn, safety square { $square }
       *[track] { sorry-pawn } pawn, square { $square }
    }
sorry-page-pawn-of =
    { $who ->
        [you] your pawn
       *[other] { $player }’s pawn
    }
sorry-page-pick-start =
    { $colour ->
        [red] start a red pawn
        [blue] start a blue pawn
        [yellow] start a yellow pawn
       *[green] start a green pawn
    }
sorry-page-homes =
    { $count ->
        [0] none home
       *[other] { $count } home
    }
sorry-page-board-seat = { $player }: { $places }.

## What the match is about

sorry-page-headline = Game { $game }
sorry-page-headline-short = Game { $game }
sorry-page-headline-single = Four to bring home
sorry-page-headline-teams = Eight to bring home, two by two
sorry-page-goal = Who is getting there
sorry-page-goal-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    }
sorry-page-goal-target = To { $target } points
sorry-page-unit-points =
    { $points ->
        [one] point
       *[other] points
    }
sorry-page-unit-games =
    { $points ->
        [one] game
       *[other] games
    }
sorry-page-plot-points = Points so far
sorry-page-plot-games = Games won
sorry-page-team-0 = the straw hats
sorry-page-team-1 = the pointed caps
sorry-page-as-table = The board here, for all to see; everybody moves from their phone.

## The piles

sorry-page-your-card = your card
sorry-page-card-of = { $player }’s card
sorry-page-heap = discards
sorry-page-pile =
    { $cards ->
        [0] to be shuffled
        [one] { $cards } card
       *[other] { $cards } cards
    }
sorry-page-next = next · { $cards }
sorry-page-discards = The discards
sorry-page-discards-open =
    { $cards ->
        [one] { $card }. See the discards: { $cards } card
       *[other] { $card }. See the discards: { $cards } cards
    }
sorry-page-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
sorry-page-arriving = The pawns
sorry-page-known = Cards that were seen
sorry-page-tv-last = The last cards

## On the wood

sorry-page-hand = Your hand
sorry-page-yours = Your pawns
sorry-page-partners = { $player }’s pawns
sorry-page-chip-start = in start
sorry-page-chip-home = home
sorry-page-chip-lane = safe
sorry-page-chip-track = on track

## What is asked

sorry-page-turned = It’s { $card }
sorry-page-turned-again = Again! It’s { $card }
sorry-page-cannot = No pawn can move { $card }.
sorry-page-cannot-1 = No pawn can start or move 1.
sorry-page-cannot-2 = No pawn can start or move 2. You still get another card.
sorry-page-cannot-4 = No pawn can go 4 backward.
sorry-page-cannot-10 = No pawn can go 10 forward or 1 backward.
sorry-page-cannot-11 = No pawn can move 11 or swap.
sorry-page-cannot-sorry = There is nobody to say Sorry! to.
sorry-page-where = How far?
sorry-page-whom = To whom?
sorry-page-how-many = How many steps with this pawn?
sorry-page-go = Tap the square or the button.
sorry-page-other-pawn =
    { $steps ->
        [one] { $steps } step left: which other pawn?
       *[other] { $steps } steps left: which other pawn?
    }
sorry-page-confirm-split = Like this?
sorry-page-swap-only = You can only swap, or pass.
sorry-page-swap-whom = Swap with whom?
sorry-page-swap-or = Go forward, or tap whom to swap with.
sorry-page-with-card = With { $card }
sorry-page-hand-again = Again!
sorry-page-hand-pick = Choose a card, or a pawn.
sorry-page-hand-none = No card is of use: throw one away.
sorry-page-hand-swap = Only a swap is possible. Or throw a card away.
sorry-page-tap-card = First tap the card to throw away.
sorry-page-unusable = { $card } is of no use right now.
sorry-page-idle = That pawn cannot do anything right now.
sorry-page-sure = Sure?
sorry-page-sure-discard = { $card } goes, you draw another, your turn ends.
sorry-page-sure-bump =
    { $count ->
        [one] { $pawns } goes back to START.
       *[other] { $pawns } go back to START.
    }

## What can be done

sorry-page-pass = Pass
sorry-page-swap = Swap
sorry-page-split = Split the 7
sorry-page-other-order = Other order
sorry-page-do-anyway = Yes, move
sorry-page-discard = Throw { $card } away
sorry-page-discard-one = Throw a card away
sorry-page-with = { $card }: { $text }
sorry-page-do-start = Start a pawn
sorry-page-do-forward =
    { $home ->
        [yes] { $steps } forward → HOME
       *[no] { $steps } forward
    }
sorry-page-do-back =
    { $home ->
        [yes] { $steps } backward → HOME
       *[no] { $steps } backward
    }
sorry-page-do-part =
    { $home ->
        [yes] { $steps } of the 7 → HOME
       *[no] { $steps } of the 7
    }
sorry-page-do-split = Move { $first } and { $second }
sorry-page-do-swap =
    { $who ->
        [you] Swap with your pawn
       *[other] Swap with { $player }
    }
sorry-page-do-sorry =
    { $who ->
        [you] Sorry! to your pawn
       *[other] Sorry! to { $player }
    }
sorry-page-do-sorry-colour =
    { $colour ->
        [red] Red comes out
        [blue] Blue comes out
        [yellow] Yellow comes out
       *[green] Green comes out
    }
sorry-page-detail =
    { $slides ->
        [yes] { $count ->
            [0] you slide
            [one] you slide, and { $pawns } goes back to START
           *[other] you slide, and { $pawns } go back to START
        }
       *[no] { $count ->
            [one] { $pawns } goes back to START
           *[other] { $pawns } go back to START
        }
    }
sorry-page-hint = I would do this: { $what }
sorry-page-hint-kind =
    { $kind ->
        [start] I would bring a pawn out
        [back] I would go backward
        [split] I would split the 7 between two pawns
        [swap] I would change places with somebody
        [sorry] I would send somebody back to START
       *[move] I would move a pawn forward
    }
sorry-page-hint-pass = I would pass
sorry-page-hint-discard-one = I would throw a card away
sorry-page-hint-discard = I would throw { $card } away

## What is shown

sorry-page-call-sorry = Sorry!
sorry-page-call-again = Again!
sorry-page-plays =
    { $again ->
        [yes] goes on with { $card }.
       *[no] plays { $card }.
    }
sorry-page-chooses =
    { $again ->
        [yes] plays another card.
       *[no] is choosing a card.
    }
sorry-page-news-moved =
    { $way ->
        [start] { $who ->
            [you] You start a pawn.
           *[other] { $player } starts a pawn.
        }
        [back] { $who ->
            [you] You go { $steps } backward.
           *[other] { $player } goes { $steps } backward.
        }
        [split] { $who ->
            [you] You split it: { $steps } and { $rest }.
           *[other] { $player } splits it: { $steps } and { $rest }.
        }
        [swap] { $who ->
            [you] You change places with { $target }.
           *[other] { $player } changes places with { $target }.
        }
        [sorry] { $who ->
            [you] You take the place of { $target }.
           *[other] { $player } takes the place of { $target }.
        }
       *[move] { $home ->
            [yes] { $who ->
                [you] You go { $steps } forward and come home.
               *[other] { $player } goes { $steps } forward and comes home.
            }
           *[no] { $who ->
                [you] You go { $steps } forward.
               *[other] { $player } goes { $steps } forward.
            }
        }
    }
sorry-page-news-then =
    { $slides ->
        [yes] { $count ->
            [0] It slides.
            [one] It slides, and { $pawns } goes back to START.
           *[other] It slides, and { $pawns } go back to START.
        }
       *[no] { $count ->
            [one] Back to START: { $pawns }.
           *[other] Back to START: { $pawns }.
        }
    }
sorry-page-news-passed =
    { $who ->
        [you] You pass
       *[other] { $player } passes
    }
sorry-page-news-discarded =
    { $who ->
        [you] Nothing is of use: away with it.
       *[other] { $player } can use nothing and throws it away.
    }
sorry-page-news-drew =
    { $who ->
        [you] You draw { $card }.
       *[other] { $player } draws { $card }.
    }
sorry-page-news-began =
    { $who ->
        [you] You start.
       *[other] { $player } starts.
    }
sorry-page-news-reshuffled = The pile is empty: the discards are shuffled.
sorry-page-news-over = All home!
sorry-page-news-game-over = Game { $game } is over. { $victory }.

## The end

sorry-page-victory =
    { $who ->
        [you] You win!
        [both] You and { $players } win!
       *[other] { $count ->
            [one] { $players } wins
           *[other] { $players } win
        }
    }
sorry-page-epilogue = All home. The others: { $homes }.
sorry-page-epilogue-points =
    { $games ->
        [one] { $total } points in one game.
       *[other] { $total } points in { $games } games.
    }
sorry-page-epilogue-games =
    { $total ->
        [one] { $total } game won of { $games }.
       *[other] { $total } games won of { $games }.
    }
sorry-page-over = End of game { $game }
sorry-page-result-home = Home
sorry-page-result-pawns = Own pawns
sorry-page-result-opponents = Opponents
sorry-page-result-tier = Bonus
sorry-page-result-points = Points
sorry-page-result-why = 5 for each pawn home. The winner adds 5 for every opposing pawn that is not.
sorry-page-result-tier-why =
    { $tier ->
        [0] No bonus this time: somebody else had { $most } home.
       *[other] { $most ->
            [0] A bonus of { $tier }: nobody else had any home.
            [one] A bonus of { $tier }: nobody else had more than { $most } home.
           *[other] A bonus of { $tier }: nobody else had more than { $most } home.
        }
    }
sorry-page-result-hand = Cards left in hand
sorry-page-story = Sent back to start
sorry-page-story-sent =
    { $count ->
        [one] { $who ->
            [you] went back once
           *[other] went back once
        }
       *[other] { $who ->
            [you] went back { $count } times
           *[other] went back { $count } times
        }
    }

## The rules at hand

sorry-rules-partners-title = Partners
sorry-rules-partners = Red and yellow play against blue and green. In your turn you move any of the team’s eight pawns; the two colours do not spare each other: landing on your partner’s pawn sends it back to START. Straw hats are one team, pointed caps the other.
sorry-page-keys-number = A pawn, a card, or a number of steps
