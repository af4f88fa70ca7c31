sorry-name = Sorry!
sorry-tagline = Cuatro fichas corren a su hogar, y con cada carta alguien puede volver al principio.

## Modos

sorry-mode-standard = Descubres una carta, la usas, y gana quien lleva primero sus cuatro fichas al HOGAR.
sorry-mode-partners = Dos contra dos: tú y quien se sienta enfrente mueven las ocho fichas del equipo, sea el turno de quien sea.
sorry-mode-scored = Una mano de cinco cartas, una ficha ya fuera, y al final puntos para todos.

## Opciones

sorry-option-mode = Modo
sorry-option-mode-help = La carrera clásica, equipos de dos, o el juego con manos y puntos.
sorry-option-mode-standard = estándar
sorry-option-mode-partners = compañeros
sorry-option-mode-scored = por puntos
sorry-option-players = Jugadores
sorry-option-players-help = Cuántos se sientan a la mesa, entre personas y bots.
sorry-option-colours = Colores
sorry-option-colours-help = El color de cada lugar, en el orden del tablero: rojo, azul, amarillo, verde.
sorry-option-colours-red = rojo
sorry-option-colours-blue = azul
sorry-option-colours-yellow = amarillo
sorry-option-colours-green = verde
sorry-option-first_player = Quién empieza
sorry-option-first_player-help = Quién empieza el primer juego. Después empieza quien ganó.
sorry-option-first_player-random = por sorteo
sorry-option-first_player-red = rojo
sorry-option-first_player-blue = azul
sorry-option-first_player-yellow = amarillo
sorry-option-first_player-green = verde
sorry-option-draw_pile = Montón
sorry-option-draw_pile-help = Boca arriba, todos ven qué carta sigue. Boca abajo, nadie.
sorry-option-draw_pile-face_up = boca arriba
sorry-option-draw_pile-face_down = boca abajo
sorry-option-swapped_pawn_slides = Las fichas cambiadas resbalan
sorry-option-swapped_pawn_slides-help = También la ficha contraria que un 11 deja en un triángulo resbala, no solo la tuya.
sorry-option-scored_two = Un 2 de la mano
sorry-option-scored_two-help = Si quien usa un 2 juega otra carta en el mismo turno.
sorry-option-scored_two-play_again = se juega otra vez
sorry-option-scored_two-no_bonus = nada especial
sorry-option-tier_bonus = Premio del ganador
sorry-option-tier_bonus-help = Que ningún contrario tenga fichas en el HOGAR vale 100, como mucho una 50, como mucho dos 25: solo el mejor de estos premios, o todos los que correspondan.
sorry-option-tier_bonus-highest = solo el mejor
sorry-option-tier_bonus-cumulative = todos juntos
sorry-option-match_games = Juegos
sorry-option-match_games-help = Cuántos juegos tiene la partida.
sorry-option-match_target = Puntos para ganar
sorry-option-match_target-help = Se juega hasta que alguien tenga estos puntos, de 50 a 1000; con 0 vale la cantidad de juegos.

## Colores, fichas, lugares y cartas
## $card es lo que dice la carta, «sorry» para Sorry!; $place es «start», «home» o una casilla como T4 o S1.

sorry-colour-red = rojo
sorry-colour-blue = azul
sorry-colour-yellow = amarillo
sorry-colour-green = verde
sorry-letter-red = R
sorry-letter-blue = Z
sorry-letter-yellow = M
sorry-letter-green = V
sorry-pawn =
    { $colour ->
        [red] roja { $number }
        [blue] azul { $number }
        [yellow] amarilla { $number }
       *[green] verde { $number }
    }
sorry-place =
    { $place ->
        [start] SALIDA
        [home] HOGAR
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
sorry-card-1 = Saca una ficha, o avanza una 1 casilla.
sorry-card-2 = Saca una ficha, o avanza una 2 casillas. Después, otra carta.
sorry-card-3 = Avanza una ficha 3 casillas.
sorry-card-4 = Retrocede una ficha 4 casillas.
sorry-card-5 = Avanza una ficha 5 casillas.
sorry-card-7 = Avanza una ficha 7 casillas, o reparte el 7 entre dos fichas.
sorry-card-8 = Avanza una ficha 8 casillas.
sorry-card-10 = Avanza una ficha 10 casillas, o retrocede 1.
sorry-card-11 = Avanza una ficha 11 casillas, o cámbiala de lugar con una contraria.
sorry-card-12 = Avanza una ficha 12 casillas.
sorry-card-sorry = Pon una ficha de la SALIDA en el lugar de una contraria, que vuelve atrás.

## Lo que pasa
## $who es «you» u «other», $again y $known son «yes» o «no», $way es el uso de la carta.

sorry-event-began =
    { $who ->
        [you] Juego { $game }. Empiezas tú.
       *[other] Juego { $game }. Empieza { $player }.
    }
sorry-event-hand = Tu mano: { $cards }.
sorry-event-turned_up =
    { $again ->
        [yes] { $who ->
            [you] El 2 te da otra carta: { sorry-card-stop }
           *[other] El 2 le da otra carta a { $player }: { sorry-card-stop }
        }
       *[no] { $who ->
            [you] Te sale { sorry-card-stop }
           *[other] A { $player } le sale { sorry-card-stop }
        }
    }
sorry-event-reshuffled =
    { $draw ->
        [one] Se acabó el montón: { $draw } carta del descarte es el nuevo.
       *[other] Se acabó el montón: las { $draw } cartas del descarte se barajan y son el nuevo.
    }
sorry-event-moved =
    { $way ->
        [start] { $who ->
            [you] Sacas una ficha con { sorry-card }: { $journeys }.
           *[other] { $player } saca una ficha con { sorry-card }: { $journeys }.
        }
        [split] { $who ->
            [you] Repartes el 7: { $journeys }.
           *[other] { $player } reparte el 7: { $journeys }.
        }
        [swap] { $who ->
            [you] Cambias de lugar con el 11: { $journeys }.
           *[other] { $player } cambia de lugar con el 11: { $journeys }.
        }
        [sorry] { $who ->
            [you] ¡Sorry! Pones { $journeys }.
           *[other] ¡Sorry! { $player } pone { $journeys }.
        }
       *[move] { $who ->
            [you] Usas { sorry-card }: { $journeys }.
           *[other] { $player } usa { sorry-card }: { $journeys }.
        }
    }
sorry-journey = { $pawn } { $origin } → { $goal }
sorry-journey-slide = { $pawn } { $origin } → { $goal }, resbala hasta { $end }
sorry-journey-bumped = { $journey }, vuelve a la SALIDA: { $pawns }
sorry-event-passed =
    { $who ->
        [you] Pasas con { sorry-card-stop }
       *[other] { $player } pasa con { sorry-card-stop }
    }
sorry-event-discarded =
    { $who ->
        [you] No puedes usar ninguna carta y descartas { sorry-card-stop }
       *[other] { $player } no puede usar ninguna carta y descarta { sorry-card-stop }
    }
sorry-event-drew =
    { $known ->
        [yes] { $who ->
            [you] Tomas { sorry-card-stop }
           *[other] { $player } toma { sorry-card-stop }
        }
       *[no] { $player } toma una carta.
    }
sorry-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
sorry-games =
    { $games ->
        [one] { $games } juego
       *[other] { $games } juegos
    }
sorry-event-game_over =
    { $result ->
        [you] Todas en el HOGAR: ¡ganaste el juego { $game }!
        [you_shared] Todas en el HOGAR: ¡el juego { $game } es de { $winners }!
        [shared] Todas en el HOGAR: el juego { $game } es de { $winners }.
       *[other] Todas en el HOGAR: { $winners } gana el juego { $game }.
    }
sorry-event-game_over-scores = Puntos: { $scores }.
sorry-event-game_over-score = { $player } +{ $points }
sorry-event-match_over =
    { $result ->
        [you] { sorry-reason } ¡Ganaste la partida!
        [you_shared] { sorry-reason } ¡Victoria compartida: { $winners }!
        [shared] { sorry-reason } Victoria compartida: { $winners }.
       *[other] { sorry-reason } { $winners } gana la partida.
    }

## Por qué terminó la partida

sorry-reason =
    { $reason ->
        [target_reached] { sorry-reason-target_reached }
        [games_played] { sorry-reason-games_played }
       *[game_won] { sorry-reason-game_won }
    }
sorry-reason-target_reached = Se llegó a la meta.
sorry-reason-games_played = Se jugaron todos los juegos.
sorry-reason-game_won = Todas las fichas están en el HOGAR.

## Lo que no se puede

sorry-refused-wrong_mode = Eso no se puede en este modo de jugar.
sorry-refused-wrong_card = Tienes que usar la carta que salió.
sorry-refused-card_not_in_hand = No tienes esa carta.
sorry-refused-card_cannot_do_that = Esta carta no permite eso.
sorry-refused-wrong_steps = Esta carta no mueve una ficha tan lejos ni en esa dirección.
sorry-refused-bad_split = Un 7 se reparte en dos avances que suman 7.
sorry-refused-no_such_pawn = No hay tal ficha en este juego.
sorry-refused-not_your_pawn = Esa ficha no es tuya.
sorry-refused-same_pawn_twice = Las dos partes tienen que mover dos fichas distintas.
sorry-refused-no_pawn_in_start = No hay ninguna ficha de ese color en la SALIDA.
sorry-refused-pawn_in_start = Esa ficha todavía está en la SALIDA.
sorry-refused-pawn_already_home = Esa ficha está en el HOGAR y ahí se queda.
sorry-refused-pawn_not_on_track = Una ficha en su zona segura no puede cambiar de lugar.
sorry-refused-target_not_opponent = Elige una ficha contraria.
sorry-refused-target_not_on_track = Esa ficha está fuera de alcance.
sorry-refused-opponent_available = Solo puedes mandar atrás a tu compañero si no alcanzas a ningún contrario.
sorry-refused-overshoots_home = Al HOGAR se llega con el número exacto.
sorry-refused-own_pawn_there = Dos fichas de un color no pueden compartir una casilla.
sorry-refused-second_part_impossible = Después de la primera parte, la otra ficha no puede mover el resto.
sorry-refused-must_move = Puedes usar esta carta, así que tienes que hacerlo.
sorry-refused-must_play = Tienes una carta que puedes usar, así que tienes que jugar.

## Lo que se pregunta

sorry-ask-play = ¿Qué jugada? (número)
sorry-ask-only = Hay una sola jugada: Enter la hace.

## La mesa

sorry-table-title = Sorry! · juego { $game }
sorry-table-games = { sorry-games }
sorry-table-target = a { sorry-points }
sorry-table-single = un solo juego
sorry-table-card = Carta: { sorry-card-stop }
sorry-table-again = Viene después de un 2.
sorry-table-pile =
    { $draw ->
        [one] Montón: { $draw } carta
       *[other] Montón: { $draw } cartas
    }
sorry-table-next = sigue: { sorry-card }
sorry-table-empty = vacío: se barajará de nuevo
sorry-table-discard = Última carta: { sorry-card }
sorry-table-hand = Tu mano
sorry-table-home = hogar
sorry-table-total = total
sorry-table-known = vistas
sorry-table-plays = Tus jugadas
sorry-play-pass = pasar
sorry-play-discard = descartar { sorry-card }
sorry-play-use = { sorry-card }: { $journeys }
sorry-play-wins = ¡gana!
sorry-sheet-title = Puntos después del juego { $game }
sorry-sheet-game = J{ $game }
sorry-sheet-total = total
sorry-sheet-explained = { $player }: { $pawns } por fichas en el HOGAR, { $opponents } por fichas contrarias, { $tier } de premio

## Ayuda en la terminal

sorry-help-play = hacer la jugada de ese número
sorry-help-only = hacer la única jugada que hay; basta con Enter
sorry-help-legend-pawn = una ficha: la letra de su color y su número
sorry-help-legend-square = una casilla de la pista, y de una zona segura
sorry-help-legend-triangle = el triángulo donde empieza un resbalón; se lleva a los demás colores
sorry-help-legend-slide = el resto de un resbalón, y su final
sorry-help-legend-start = fichas en la SALIDA y en el HOGAR
sorry-help-legend-journey = de dónde a dónde

## Las reglas en breve

sorry-rules-goal-title = El objetivo
sorry-rules-goal = Llevar tus cuatro fichas desde la SALIDA alrededor del tablero, como las agujas del reloj, por tu zona segura hasta el HOGAR, con el número exacto.
sorry-rules-turn-title = Un turno
sorry-rules-turn = Descubres una carta y la usas. Si puedes usarla tienes que hacerlo, aunque te duela; si no, pasas. Después de un 2 descubres otra, lo hayas usado o no.
sorry-rules-start-title = Salir
sorry-rules-start = Un 1 o un 2 pone una ficha en la primera casilla de su color. Una ficha de tu color ahí estorba; una de otro color vuelve atrás.
sorry-rules-move-title = Mover
sorry-rules-move = Se pasa por encima de cualquiera. Si caes sobre otro color, esa ficha vuelve a su SALIDA; sobre tu propio color no puedes caer. En tu zona segura y en el HOGAR nadie te toca.
sorry-rules-slides-title = Resbalones
sorry-rules-slides = Si caes en el triángulo de un resbalón de otro color vas hasta su final, y todos los que están en él vuelven a la SALIDA, también los tuyos. Los resbalones propios no hacen nada.
sorry-rules-cards-title = Las cartas
sorry-rules-cards = El 1 y el 2 sacan una ficha o la mueven. El 4 va hacia atrás. El 7 se puede repartir entre dos fichas. El 10 puede ir 1 hacia atrás. El 11 puede cambiar de lugar con una ficha contraria de la pista. Sorry! pone una ficha de la SALIDA en el lugar de una contraria de la pista. Las demás avanzan lo que dicen. No hay 6 ni 9.
sorry-rules-scored-title = Con manos
sorry-rules-scored = En el juego por puntos juegas de una mano de cinco y tomas una. Si no puedes usar ninguna, descartas una. Cada ficha en el HOGAR vale 5 puntos; quien gana suma 5 por cada ficha contraria que no llegó, y un premio de 100, 50 o 25 si ningún contrario tiene más de 0, 1 o 2 fichas en el HOGAR.
sorry-rules-end-title = El final
sorry-rules-end = Quien tiene sus cuatro fichas en el HOGAR gana en el acto; entre compañeros, el equipo con las ocho. Quien gana empieza el juego siguiente.

## Por qué: lo que acompaña a una pista

sorry-why-wins = Con esto llegan todas: ganas.
sorry-why-bumps =
    { $pawns ->
        [one] Manda de vuelta una ficha de { $players }.
       *[other] Manda de vuelta { $pawns } fichas: { $players }.
    }
sorry-why-bumps_own =
    { $pawns ->
        [one] Pero también vuelve atrás una ficha tuya.
       *[other] Pero también vuelven atrás { $pawns } fichas tuyas.
    }
sorry-why-home =
    { $pawns ->
        [one] Una ficha llega a casa.
       *[other] { $pawns } fichas llegan a casa.
    }
sorry-why-safe =
    { $pawns ->
        [one] Una ficha entra en la zona segura: ya nadie la toca.
       *[other] { $pawns } fichas entran en la zona segura.
    }
sorry-why-out =
    { $pawns ->
        [one] Saca una ficha a la pista: más para elegir después.
       *[other] Saca { $pawns } fichas a la pista.
    }
sorry-why-short_cut = Hacia atrás es un atajo: ahorra { $squares } casillas.
sorry-why-forward =
    { $squares ->
        [one] Ganas { $squares } casilla.
       *[other] Ganas { $squares } casillas.
    }
sorry-why-back =
    { $squares ->
        [one] Pierdes { $squares } casilla: es lo menos que se puede.
       *[other] Pierdes { $squares } casillas: lo demás es peor.
    }
sorry-why-exposed =
    { $pawns ->
        [one] Riesgo: queda al alcance de una ficha contraria.
       *[other] Riesgo: queda al alcance de { $pawns } fichas contrarias.
    }
sorry-why-keeps_place = Cambiar de lugar te haría perder más que pasar.
sorry-why-no_use = Ninguna ficha puede usar esta carta.
sorry-why-no_card = Ninguna carta sirve ahora, y esta es la que menos falta hará.
