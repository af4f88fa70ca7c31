## Palabras que comparten todos los juegos

you = Tú
guest = Comensal
list-and = { $list } y { $last }
yes = sí
no = no
level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto

## Lo que la plataforma no acepta

refused-malformed_action = No se entiende ese mensaje.
refused-unknown_action = En este juego no existe esa jugada.
refused-not_a_player = Estás mirando esta partida, no jugando.
refused-not_your_seat = Solo puedes jugar por ti.
refused-match_not_started = La partida todavía no empezó.
refused-match_over = Esta partida ya terminó.
refused-stale_action = Ese turno ya pasó; mira otra vez la mesa.
refused-not_your_turn = No es tu turno.
refused-unknown_option = No hay ninguna opción «{ $name }». Hay { $known }.
refused-bad_option_value = La opción «{ $name }» no puede ser «{ $value }».
refused-bad_player_count =
    { $numbers ->
        [one] Juegan { $most }, no { $players }.
        [either] Pueden jugar { $least } o { $most }, no { $players }.
       *[range] Pueden jugar de { $least } a { $most }, no { $players }.
    }
refused-options_conflict = Estas opciones no van juntas: { $names }.
refused-unknown_game = No hay ningún juego «{ $name }» en el estante. Hay { $known }.
refused-bad_seed = Una semilla es un número entero de 0 a 2^256 − 1.
refused-bad_position = Con esta posición no se puede jugar ({ $why }).
refused-bad_record =
    { $line ->
        [0] Este registro no está en orden ({ $why }).
       *[other] Este registro no está en orden: línea { NUMBER($line, useGrouping: 0) } ({ $why }).
    }

## Fichas de número

tile =
    { $colour ->
        [K] { $number } negro
        [R] { $number } rojo
        [B] { $number } azul
        [Y] { $number } amarillo
       *[none] { $number }
    }
tile-joker = comodín
tile-back = ficha boca abajo
tile-stands = { $name }, vale { $as }

## Lo que enseña un enlace antes de abrirlo

preview-title = { $game } · Sobremesa
preview-table = Te guardan una silla. { $tagline }
