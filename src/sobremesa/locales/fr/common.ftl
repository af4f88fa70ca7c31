## Les mots communs à tous les jeux

you = Moi
guest = Convive
list-and = { $list } et { $last }
yes = oui
no = non
level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert

## Ce que la plateforme refuse

refused-malformed_action = Ce message est incompréhensible.
refused-unknown_action = Ce coup n’existe pas dans ce jeu.
refused-not_a_player = Tu regardes cette partie, tu n’y joues pas.
refused-not_your_seat = Tu ne peux jouer que pour toi.
refused-match_not_started = La partie n’a pas encore commencé.
refused-match_over = Cette partie est terminée.
refused-stale_action = Ce tour est déjà passé ; regarde de nouveau la table.
refused-not_your_turn = Ce n’est pas ton tour.
refused-unknown_option = Il n’y a pas d’option « { $name } ». Il y a { $known }.
refused-bad_option_value = L’option « { $name } » ne peut pas être « { $value } ».
refused-bad_player_count =
    { $numbers ->
        [one] On y joue à { $most }, pas à { $players }.
        [either] On y joue à { $least } ou à { $most }, pas à { $players }.
       *[range] On y joue de { $least } à { $most }, pas à { $players }.
    }
refused-options_conflict = Ces options ne vont pas ensemble : { $names }.
refused-unknown_game = Il n’y a pas de jeu « { $name } » sur l’étagère. Il y a { $known }.
refused-bad_seed = Une graine est un nombre entier de 0 à 2^256 − 1.
refused-bad_position = On ne peut pas jouer à partir de cette position ({ $why }).
refused-bad_record =
    { $line ->
        [0] Cet enregistrement n’est pas en ordre ({ $why }).
       *[other] Cet enregistrement n’est pas en ordre : ligne { NUMBER($line, useGrouping: 0) } ({ $why }).
    }

## Tuiles numérotées

tile =
    { $colour ->
        [K] { $number } noir
        [R] { $number } rouge
        [B] { $number } bleu
        [Y] { $number } jaune
       *[none] { $number }
    }
tile-joker = joker
tile-back = tuile face cachée
tile-stands = { $name }, vaut { $as }

## Ce qu’un lien montre avant d’être ouvert

preview-title = { $game } · Sobremesa
preview-table = Une chaise t’attend. { $tagline }
