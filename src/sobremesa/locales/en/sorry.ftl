sorry-name = Sorry!
sorry-tagline = Four pawns race home round the board, and every card is a chance to send somebody back.

## Modes

sorry-mode-standard = Turn up a card, use it, and bring your four pawns HOME first.
sorry-mode-partners = Two against two: you and the player opposite move all eight pawns of the team, whoever’s turn it is.
sorry-mode-scored = A hand of five cards, one pawn already out, and points for everybody at the end.

## Options

sorry-option-mode = Mode
sorry-option-mode-help = The classic race, teams of two, or the game with hands and points.
sorry-option-mode-standard = standard
sorry-option-mode-partners = partners
sorry-option-mode-scored = scored
sorry-option-players = Players
sorry-option-players-help = How many sit at the table, people and bots together.
sorry-option-colours = Colours
sorry-option-colours-help = The colour of each seat, going round the board: red, blue, yellow, green.
sorry-option-colours-red = red
sorry-option-colours-blue = blue
sorry-option-colours-yellow = yellow
sorry-option-colours-green = green
sorry-option-first_player = First player
sorry-option-first_player-help = Who begins the first game. After that the winner begins.
sorry-option-first_player-random = drawn by lot
sorry-option-first_player-red = red
sorry-option-first_player-blue = blue
sorry-option-first_player-yellow = yellow
sorry-option-first_player-green = green
sorry-option-draw_pile = Draw pile
sorry-option-draw_pile-help = Face up, everybody sees which card comes next. Face down, nobody does.
sorry-option-draw_pile-face_up = face up
sorry-option-draw_pile-face_down = face down
sorry-option-swapped_pawn_slides = Swapped pawns slide
sorry-option-swapped_pawn_slides-help = An opponent’s pawn that an 11 puts on a triangle slides too, not only your own.
sorry-option-scored_two = A 2 from the hand
sorry-option-scored_two-help = Whether whoever uses a 2 plays another card in the same turn.
sorry-option-scored_two-play_again = play again
sorry-option-scored_two-no_bonus = nothing special
sorry-option-tier_bonus = Winner’s bonus
sorry-option-tier_bonus-help = No opponent with a pawn HOME is worth 100, at most one 50, at most two 25: only the best of these, or all that are met.
sorry-option-tier_bonus-highest = the best one
sorry-option-tier_bonus-cumulative = all together
sorry-option-match_games = Games
sorry-option-match_games-help = How many games make a match.
sorry-option-match_target = Points to win
sorry-option-match_target-help = Play games until somebody has this many points, from 50 to 1000; 0 plays the number of games.

## Colours, pawns, places and cards
## $card is a rank as the cards bear it, “sorry” for Sorry!; $place is “start”, “home” or a square such as T4 or S1.

sorry-colour-red = red
sorry-colour-blue = blue
sorry-colour-yellow = yellow
sorry-colour-green = green
sorry-letter-red = R
sorry-letter-blue = B
sorry-letter-yellow = Y
sorry-letter-green = G
sorry-pawn =
    { $colour ->
        [red] red { $number }
        [blue] blue { $number }
        [yellow] yellow { $number }
       *[green] green { $number }
    }
sorry-place =
    { $place ->
        [start] START
        [home] HOME
       *[square] { $place }
    }
sorry-card =
    { $card ->
        [sorry] Sorry!
       *[number] { $card }
    }
sorry-card-stop =
    { $card ->
        [sorry] Sorry!
       *[number] { $card }.
    }
sorry-card-1 = Start a pawn, or move one 1 forward.
sorry-card-2 = Start a pawn, or move one 2 forward. Then another card.
sorry-card-3 = Move a pawn 3 forward.
sorry-card-4 = Move a pawn 4 backward.
sorry-card-5 = Move a pawn 5 forward.
sorry-card-7 = Move a pawn 7 forward, or split the 7 between two pawns.
sorry-card-8 = Move a pawn 8 forward.
sorry-card-10 = Move a pawn 10 forward, or 1 backward.
sorry-card-11 = Move a pawn 11 forward, or change places with an opponent’s pawn.
sorry-card-12 = Move a pawn 12 forward.
sorry-card-sorry = Put a pawn from START in the place of an opponent’s, which goes back.

## What happens
## $who is “you” or “other”, $again and $known are “yes” or “no”, $way is the use of the card.

sorry-event-began =
    { $who ->
        [you] Game { $game }. You begin.
       *[other] Game { $game }. { $player } begins.
    }
sorry-event-hand = Your hand: { $cards }.
sorry-event-turned_up =
    { $again ->
        [yes] { $who ->
            [you] A 2 gives you another card: { sorry-card-stop }
           *[other] A 2 gives { $player } another card: { sorry-card-stop }
        }
       *[no] { $who ->
            [you] You turn up { sorry-card-stop }
           *[other] { $player } turns up { sorry-card-stop }
        }
    }
sorry-event-reshuffled =
    { $draw ->
        [one] The pile is empty: { $draw } discard becomes the new one.
       *[other] The pile is empty: the { $draw } discards are shuffled and become the new one.
    }
sorry-event-moved =
    { $way ->
        [start] { $who ->
            [you] You start a pawn with { sorry-card }: { $journeys }.
           *[other] { $player } starts a pawn with { sorry-card }: { $journeys }.
        }
        [split] { $who ->
            [you] You split the 7: { $journeys }.
           *[other] { $player } splits the 7: { $journeys }.
        }
        [swap] { $who ->
            [you] You change places with the 11: { $journeys }.
           *[other] { $player } changes places with the 11: { $journeys }.
        }
        [sorry] { $who ->
            [you] Sorry! You put { $journeys }.
           *[other] Sorry! { $player } puts { $journeys }.
        }
       *[move] { $who ->
            [you] You use { sorry-card }: { $journeys }.
           *[other] { $player } uses { sorry-card }: { $journeys }.
        }
    }
sorry-journey = { $pawn } { $origin } → { $goal }
sorry-journey-slide = { $pawn } { $origin } → { $goal }, sliding to { $end }
sorry-journey-bumped = { $journey }, back to START: { $pawns }
sorry-event-passed =
    { $who ->
        [you] You pass on { sorry-card-stop }
       *[other] { $player } passes on { sorry-card-stop }
    }
sorry-event-discarded =
    { $who ->
        [you] You cannot use any card and throw away { sorry-card-stop }
       *[other] { $player } cannot use any card and throws away { sorry-card-stop }
    }
sorry-event-drew =
    { $known ->
        [yes] { $who ->
            [you] You draw { sorry-card-stop }
           *[other] { $player } draws { sorry-card-stop }
        }
       *[no] { $player } draws a card.
    }
sorry-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sorry-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
sorry-event-game_over =
    { $result ->
        [you] All home: you win game { $game }!
        [you_shared] All home: { $winners } win game { $game }!
        [shared] All home: { $winners } win game { $game }.
       *[other] All home: { $winners } wins game { $game }.
    }
sorry-event-game_over-scores = Points: { $scores }.
sorry-event-game_over-score = { $player } +{ $points }
sorry-event-match_over =
    { $result ->
        [you] { sorry-reason } You win the match!
        [you_shared] { sorry-reason } You share the win: { $winners }!
        [shared] { sorry-reason } { $winners } share the win.
       *[other] { sorry-reason } { $winners } wins the match.
    }

## Why the match ended

sorry-reason =
    { $reason ->
        [target_reached] { sorry-reason-target_reached }
        [games_played] { sorry-reason-games_played }
       *[game_won] { sorry-reason-game_won }
    }
sorry-reason-target_reached = The target has been reached.
sorry-reason-games_played = All games have been played.
sorry-reason-game_won = All pawns are HOME.

## What is refused

sorry-refused-wrong_mode = That is not possible in this way of playing.
sorry-refused-wrong_card = You must use the card that was turned up.
sorry-refused-card_not_in_hand = You do not have that card.
sorry-refused-card_cannot_do_that = This card does not allow that.
sorry-refused-wrong_steps = This card does not move a pawn that far or in that direction.
sorry-refused-bad_split = A 7 must be split into two forward parts that add up to 7.
sorry-refused-no_such_pawn = There is no such pawn in this game.
sorry-refused-not_your_pawn = That pawn is not yours to move.
sorry-refused-same_pawn_twice = The two parts must move two different pawns.
sorry-refused-no_pawn_in_start = There is no pawn of that colour in START.
sorry-refused-pawn_in_start = That pawn is still in START.
sorry-refused-pawn_already_home = That pawn is HOME and stays there.
sorry-refused-pawn_not_on_track = A pawn in its safety zone cannot change places.
sorry-refused-target_not_opponent = Choose an opponent’s pawn.
sorry-refused-target_not_on_track = That pawn is out of reach.
sorry-refused-opponent_available = You may only send your partner back if no opponent can be reached.
sorry-refused-overshoots_home = HOME must be reached by exact count.
sorry-refused-own_pawn_there = Two pawns of one colour cannot share a square.
sorry-refused-second_part_impossible = After the first part, the other pawn cannot move the rest.
sorry-refused-must_move = You can use this card, so you must.
sorry-refused-must_play = You have a card you can use, so you must play one.

## What is asked

sorry-ask-play = Which play? (number)
sorry-ask-only = There is only one play: Enter makes it.

## The table

sorry-table-title = Sorry! · game { $game }
sorry-table-games = { sorry-games }
sorry-table-target = to { sorry-points }
sorry-table-single = one game
sorry-table-card = Card: { sorry-card-stop }
sorry-table-again = It follows a 2.
sorry-table-pile =
    { $draw ->
        [one] Pile: { $draw } card
       *[other] Pile: { $draw } cards
    }
sorry-table-next = next: { sorry-card }
sorry-table-empty = empty: it will be shuffled anew
sorry-table-discard = Last card: { sorry-card }
sorry-table-hand = Your hand
sorry-table-home = home
sorry-table-total = total
sorry-table-known = seen
sorry-table-plays = Your plays
sorry-play-pass = pass
sorry-play-discard = throw away { sorry-card }
sorry-play-use = { sorry-card }: { $journeys }
sorry-play-wins = wins!
sorry-sheet-title = Score sheet after game { $game }
sorry-sheet-game = G{ $game }
sorry-sheet-total = total
sorry-sheet-explained = { $player }: { $pawns } for pawns HOME, { $opponents } for opponents’ pawns, { $tier } bonus

## Help at the terminal

sorry-help-play = make the play with that number
sorry-help-only = make the only play there is; Enter will do
sorry-help-legend-pawn = a pawn: the letter of its colour and its number
sorry-help-legend-square = a square of the track, and of a safety zone
sorry-help-legend-triangle = the triangle at which a slide begins; it takes other colours along
sorry-help-legend-slide = the rest of a slide, and its end
sorry-help-legend-start = pawns in START and HOME
sorry-help-legend-journey = from where to where

## The rules in short

sorry-rules-goal-title = The aim
sorry-rules-goal = Bring your four pawns from START round the board, clockwise, through your safety zone and HOME, by exact count.
sorry-rules-turn-title = A turn
sorry-rules-turn = Turn up a card and use it. If you can use it you must, even if it hurts; if not, you pass. After a 2 you turn up another card, used or not.
sorry-rules-start-title = Leaving START
sorry-rules-start = A 1 or a 2 puts a pawn on the exit square of its colour. A pawn of your own colour there is in the way, another is sent back.
sorry-rules-move-title = Moving
sorry-rules-move = Pass over anybody. Landing on another colour sends that pawn back to its START; on your own colour you cannot land. In your safety zone and HOME nobody can touch you.
sorry-rules-slides-title = Slides
sorry-rules-slides = Landing on the triangle of another colour’s slide takes you to its end, and everybody on it goes back to START, your own pawns too. Your own slides do nothing.
sorry-rules-cards-title = The cards
sorry-rules-cards = 1 and 2 start a pawn or move it. 4 goes backward. 7 may be split between two pawns. 10 may go 1 backward instead. 11 may swap places with an opponent’s pawn on the track. Sorry! puts a pawn from START in the place of an opponent’s on the track. The others move as many squares as they say. There is no 6 and no 9.
sorry-rules-scored-title = With hands
sorry-rules-scored = In the scored game you play from a hand of five and draw one. If no card can be used, throw one away. Each pawn HOME is 5 points; the winner adds 5 for every opponent’s pawn that is not, and a bonus of 100, 50 or 25 if no opponent has more than 0, 1 or 2 pawns HOME.
sorry-rules-end-title = The end
sorry-rules-end = Whoever has all four pawns HOME wins at once; of partners, the team with all eight. The winner begins the next game.

## Why: what comes with a hint

sorry-why-wins = That brings them all home: you win.
sorry-why-bumps =
    { $pawns ->
        [one] It sends a pawn of { $players } back.
       *[other] It sends { $pawns } pawns back: { $players }.
    }
sorry-why-bumps_own =
    { $pawns ->
        [one] But a pawn of yours goes back too.
       *[other] But { $pawns } pawns of yours go back too.
    }
sorry-why-home =
    { $pawns ->
        [one] A pawn gets home.
       *[other] { $pawns } pawns get home.
    }
sorry-why-safe =
    { $pawns ->
        [one] A pawn reaches the safety zone, where nobody can touch it.
       *[other] { $pawns } pawns reach the safety zone.
    }
sorry-why-out =
    { $pawns ->
        [one] It brings a pawn out: more to choose from later.
       *[other] It brings { $pawns } pawns out.
    }
sorry-why-short_cut = Backwards is a short cut: it saves { $squares } squares.
sorry-why-forward =
    { $squares ->
        [one] You gain { $squares } square.
       *[other] You gain { $squares } squares.
    }
sorry-why-back =
    { $squares ->
        [one] You lose { $squares } square: the rest is worse.
       *[other] You lose { $squares } squares: the rest is worse.
    }
sorry-why-exposed =
    { $pawns ->
        [one] Risk: it stands within reach of a rival pawn.
       *[other] Risk: it stands within reach of { $pawns } rival pawns.
    }
sorry-why-keeps_place = Swapping would cost you more than passing.
sorry-why-no_use = No pawn can use this card.
sorry-why-no_card = No card is of use now, and this one will be missed least.
