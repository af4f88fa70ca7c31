## Words every game shares

you = You
guest = Guest
list-and = { $list } and { $last }
yes = yes
no = no
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

## What the platform refuses

refused-malformed_action = That message could not be understood.
refused-unknown_action = There is no such move in this game.
refused-not_a_player = You are watching this match, not playing in it.
refused-not_your_seat = You can only act for yourself.
refused-match_not_started = The match has not started yet.
refused-match_over = This match is over.
refused-stale_action = That turn is already over; look at the table again.
refused-not_your_turn = It is not your turn.
refused-unknown_option = There is no option “{ $name }”. There are { $known }.
refused-bad_option_value = The option “{ $name }” cannot be “{ $value }”.
refused-bad_player_count =
    { $numbers ->
        [one] It takes { $most } players, not { $players }.
        [either] It takes { $least } or { $most } players, not { $players }.
       *[range] It takes { $least } to { $most } players, not { $players }.
    }
refused-options_conflict = These options do not go together: { $names }.
refused-unknown_game = There is no game “{ $name }” on the shelf. There is { $known }.
refused-bad_seed = A seed is a whole number from 0 to 2^256 − 1.
refused-bad_position = This is not a position that can be played ({ $why }).
refused-bad_record =
    { $line ->
        [0] This is not a record in good order ({ $why }).
       *[other] This is not a record in good order: line { NUMBER($line, useGrouping: 0) } ({ $why }).
    }

## Number tiles

tile =
    { $colour ->
        [K] black { $number }
        [R] red { $number }
        [B] blue { $number }
        [Y] yellow { $number }
       *[none] { $number }
    }
tile-joker = joker
tile-back = tile face down
tile-stands = { $name }, stands for { $as }

## What a link shows before it is opened

preview-title = { $game } · Sobremesa
preview-table = There is a chair for you. { $tagline }
