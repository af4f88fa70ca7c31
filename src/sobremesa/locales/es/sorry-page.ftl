## Sorry! on the page. $card is text, $who is “you” or “other”, $slides, $home and $again are “yes” or “no”.

sorry-page-start = Salida
sorry-page-home = Hogar
sorry-page-on-track = Pista
sorry-page-lane = zona segura, casilla { $square }
sorry-page-track = casilla { $square }
sorry-page-card = carta { $card }
sorry-page-card-back = carta boca abajo
sorry-page-face-1 = sacar ficha o 1 adelante
sorry-page-face-2 = sacar o 2 adelante, y otra carta
sorry-page-face-3 = 3 adelante
sorry-page-face-4 = 4 atrás
sorry-page-face-5 = 5 adelante
sorry-page-face-7 = 7 adelante, o repartirlo
sorry-page-face-8 = 8 adelante
sorry-page-face-10 = 10 adelante o 1 atrás
sorry-page-face-11 = 11 adelante, o cambiar
sorry-page-face-12 = 12 adelante
sorry-page-face-sorry = sal y ocupa su lugar
sorry-page-pawn =
    { $kind ->
        [start] ficha { sorry-pawn }, en la SALIDA
        [home] ficha { sorry-pawn }, en HOGAR
        [lane] ficha { sorry-pawn }, casilla { $square } de la zona segura
       *[track] ficha { sorry-pawn }, casilla { $square }
    }
sorry-page-pawn-of =
    { $who ->
        [you] tu ficha
       *[other] la ficha de { $player }
    }
sorry-page-pick-start =
    { $colour ->
        [red] sacar una ficha roja
        [blue] sacar una ficha azul
        [yellow] sacar una ficha amarilla
       *[green] sacar una ficha verde
    }
sorry-page-homes =
    { $count ->
        [0] ninguna en casa
       *[other] { $count } en casa
    }
sorry-page-board-seat = { $player }: { $places }.

## What the match is about

sorry-page-headline = Juego { $game }
sorry-page-headline-short = Juego { $game }
sorry-page-headline-single = Cuatro a casa
sorry-page-headline-teams = Ocho a casa, entre dos
sorry-page-goal = Quién va llegando
sorry-page-goal-games =
    { $games ->
        [one] Un juego
       *[other] { $games } juegos
    }
sorry-page-goal-target = Hasta { $target } puntos
sorry-page-unit-points =
    { $points ->
        [one] punto
       *[other] puntos
    }
sorry-page-unit-games =
    { $points ->
        [one] juego
       *[other] juegos
    }
sorry-page-plot-points = Puntos acumulados
sorry-page-plot-games = Juegos ganados
sorry-page-team-0 = los del sombrero
sorry-page-team-1 = los del gorro
sorry-page-as-table = El tablero aquí, a la vista de todos; cada cual mueve desde su teléfono.

## The piles

sorry-page-your-card = tu carta
sorry-page-card-of = carta de { $player }
sorry-page-heap = descarte
sorry-page-pile =
    { $cards ->
        [0] se baraja
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
sorry-page-next = sigue · { $cards }
sorry-page-discards = El descarte
sorry-page-discards-open =
    { $cards ->
        [one] { $card }. Ver el descarte: { $cards } carta
       *[other] { $card }. Ver el descarte: { $cards } cartas
    }
sorry-page-left =
    { $cards ->
        [one] Queda { $cards } carta
       *[other] Quedan { $cards } cartas
    }
sorry-page-arriving = Las fichas
sorry-page-known = Cartas que se vieron
sorry-page-tv-last = Las últimas cartas

## On the wood

sorry-page-hand = Tu mano
sorry-page-yours = Tus fichas
sorry-page-partners = Las fichas de { $player }
sorry-page-chip-start = en la salida
sorry-page-chip-home = en casa
sorry-page-chip-lane = zona segura
sorry-page-chip-track = en la pista

## What is asked

sorry-page-turned = Sale { $card }
sorry-page-turned-again = ¡Otra! Sale { $card }
sorry-page-cannot = Ninguna ficha puede mover { $card }.
sorry-page-cannot-1 = Nadie puede salir ni mover 1.
sorry-page-cannot-2 = Nadie puede salir ni mover 2. Pero da otra carta.
sorry-page-cannot-4 = Ninguna ficha puede ir 4 atrás.
sorry-page-cannot-10 = Ninguna puede ir 10 adelante ni 1 atrás.
sorry-page-cannot-11 = Ninguna puede mover 11 ni cambiar de lugar.
sorry-page-cannot-sorry = No hay a quién decirle Sorry!
sorry-page-where = ¿Hasta dónde?
sorry-page-whom = ¿A quién?
sorry-page-how-many = ¿Cuántos pasos con esta ficha?
sorry-page-go = Toca la casilla o el botón.
sorry-page-other-pawn =
    { $steps ->
        [one] Queda { $steps } paso: ¿con qué otra ficha?
       *[other] Quedan { $steps } pasos: ¿con qué otra ficha?
    }
sorry-page-confirm-split = ¿Así?
sorry-page-swap-only = Solo puedes cambiar de lugar, o pasar.
sorry-page-swap-whom = ¿Con quién cambias?
sorry-page-swap-or = Avanza, o toca con quién cambias.
sorry-page-with-card = Con { $card }
sorry-page-hand-again = ¡Otra vez!
sorry-page-hand-pick = Elige una carta, o una ficha.
sorry-page-hand-none = Ninguna carta te sirve: tira una.
sorry-page-hand-swap = Solo un cambio es posible. O tira una carta.
sorry-page-tap-card = Primero toca la carta que quieres tirar.
sorry-page-unusable = Ahora no hay nada que hacer con { $card }.
sorry-page-idle = Ahora esa ficha no puede hacer nada.
sorry-page-sure = ¿Seguro?
sorry-page-sure-discard = Tiras { $card }, tomas otra y pierdes el turno.
sorry-page-sure-bump =
    { $count ->
        [one] { $pawns } vuelve a la SALIDA.
       *[other] { $pawns } vuelven a la SALIDA.
    }

## What can be done

sorry-page-pass = Pasar
sorry-page-swap = Cambiar
sorry-page-split = Repartir el 7
sorry-page-other-order = Al revés
sorry-page-do-anyway = Sí, mover
sorry-page-discard = Tirar { $card }
sorry-page-discard-one = Tirar una carta
sorry-page-with = { $card }: { $text }
sorry-page-do-start = Sacar ficha
sorry-page-do-forward =
    { $home ->
        [yes] { $steps } adelante → HOGAR
       *[no] { $steps } adelante
    }
sorry-page-do-back =
    { $home ->
        [yes] { $steps } atrás → HOGAR
       *[no] { $steps } atrás
    }
sorry-page-do-part =
    { $home ->
        [yes] { $steps } de los 7 → HOGAR
       *[no] { $steps } de los 7
    }
sorry-page-do-split = Mover { $first } y { $second }
sorry-page-do-swap =
    { $who ->
        [you] Cambiar con tu ficha
       *[other] Cambiar con { $player }
    }
sorry-page-do-sorry =
    { $who ->
        [you] Sorry! a tu ficha
       *[other] Sorry! a { $player }
    }
sorry-page-do-sorry-colour =
    { $colour ->
        [red] Sale la roja
        [blue] Sale la azul
        [yellow] Sale la amarilla
       *[green] Sale la verde
    }
sorry-page-detail =
    { $slides ->
        [yes] { $count ->
            [0] resbalas
            [one] resbalas, y { $pawns } vuelve a la SALIDA
           *[other] resbalas, y { $pawns } vuelven a la SALIDA
        }
       *[no] { $count ->
            [one] { $pawns } vuelve a la SALIDA
           *[other] { $pawns } vuelven a la SALIDA
        }
    }
sorry-page-hint = Yo haría esto: { $what }
sorry-page-hint-kind =
    { $kind ->
        [start] Yo sacaría una ficha
        [back] Yo iría hacia atrás
        [split] Yo repartiría el 7 entre dos fichas
        [swap] Yo cambiaría de lugar con alguien
        [sorry] Yo mandaría a alguien a la SALIDA
       *[move] Yo avanzaría con una ficha
    }
sorry-page-hint-pass = Yo pasaría
sorry-page-hint-discard-one = Yo tiraría una carta
sorry-page-hint-discard = Yo tiraría { $card }

## What is shown

sorry-page-call-sorry = Sorry!
sorry-page-call-again = ¡Otra!
sorry-page-plays =
    { $again ->
        [yes] repite, con { $card }.
       *[no] juega { $card }.
    }
sorry-page-chooses =
    { $again ->
        [yes] juega otra carta.
       *[no] elige una carta.
    }
sorry-page-news-moved =
    { $way ->
        [start] { $who ->
            [you] Sacas una ficha.
           *[other] { $player } saca una ficha.
        }
        [back] { $who ->
            [you] Vas { $steps } atrás.
           *[other] { $player } va { $steps } atrás.
        }
        [split] { $who ->
            [you] Repartes: { $steps } y { $rest }.
           *[other] { $player } reparte: { $steps } y { $rest }.
        }
        [swap] { $who ->
            [you] Cambias de lugar con { $target }.
           *[other] { $player } cambia de lugar con { $target }.
        }
        [sorry] { $who ->
            [you] Ocupas el lugar de { $target }.
           *[other] { $player } ocupa el lugar de { $target }.
        }
       *[move] { $home ->
            [yes] { $who ->
                [you] Vas { $steps } adelante y llegas a casa.
               *[other] { $player } va { $steps } adelante y llega a casa.
            }
           *[no] { $who ->
                [you] Vas { $steps } adelante.
               *[other] { $player } va { $steps } adelante.
            }
        }
    }
sorry-page-news-then =
    { $slides ->
        [yes] { $count ->
            [0] Resbala.
            [one] Resbala, y { $pawns } vuelve a la SALIDA.
           *[other] Resbala, y { $pawns } vuelven a la SALIDA.
        }
       *[no] { $count ->
            [one] Vuelve a la SALIDA: { $pawns }.
           *[other] Vuelven a la SALIDA: { $pawns }.
        }
    }
sorry-page-news-passed =
    { $who ->
        [you] Pasas
       *[other] { $player } pasa
    }
sorry-page-news-discarded =
    { $who ->
        [you] Nada te sirve: la tiras.
       *[other] A { $player } no le sirve nada y la tira.
    }
sorry-page-news-drew =
    { $who ->
        [you] Tomas { $card }.
       *[other] { $player } toma { $card }.
    }
sorry-page-news-began =
    { $who ->
        [you] Empiezas tú.
       *[other] Empieza { $player }.
    }
sorry-page-news-reshuffled = Se acabó el montón: se baraja el descarte.
sorry-page-news-over = ¡Todas en casa!
sorry-page-news-game-over = Fin del juego { $game }. { $victory }.

## The end

sorry-page-victory =
    { $who ->
        [you] ¡Ganas tú!
        [both] ¡Ganas con { $players }!
       *[other] { $count ->
            [one] Gana { $players }
           *[other] Ganan { $players }
        }
    }
sorry-page-epilogue = Todas en casa. Los demás: { $homes }.
sorry-page-epilogue-points =
    { $games ->
        [one] { $total } puntos en un juego.
       *[other] { $total } puntos en { $games } juegos.
    }
sorry-page-epilogue-games =
    { $total ->
        [one] { $total } juego ganado de { $games }.
       *[other] { $total } juegos ganados de { $games }.
    }
sorry-page-over = Fin del juego { $game }
sorry-page-result-home = En casa
sorry-page-result-pawns = Sus fichas
sorry-page-result-opponents = Contrarias
sorry-page-result-tier = Premio
sorry-page-result-points = Puntos
sorry-page-result-why = 5 por ficha en casa. Quien gana suma 5 por cada contraria que no llegó.
sorry-page-result-tier-why =
    { $tier ->
        [0] Esta vez sin premio: alguien más tenía { $most } en casa.
       *[other] { $most ->
            [0] Premio de { $tier }: nadie más tenía ninguna en casa.
            [one] Premio de { $tier }: nadie más tenía más de { $most } en casa.
           *[other] Premio de { $tier }: nadie más tenía más de { $most } en casa.
        }
    }
sorry-page-result-hand = Cartas que quedaron
sorry-page-story = De vuelta a la salida
sorry-page-story-sent =
    { $count ->
        [one] { $who ->
            [you] volviste una vez
           *[other] volvió una vez
        }
       *[other] { $who ->
            [you] volviste { $count } veces
           *[other] volvió { $count } veces
        }
    }

## The rules at hand

sorry-rules-partners-title = Compañeros
sorry-rules-partners = Rojo y amarillo juegan contra azul y verde. En tu turno mueves cualquiera de las ocho fichas del equipo; entre los dos colores no hay perdón: quien cae sobre la otra la manda a la SALIDA. Las del sombrero son un equipo y las del gorro el otro.
sorry-page-keys-number = Una ficha, una carta o tantos pasos
