## Sumoku en la página. $tiles, $points, $lines y los demás números de cosas son números; $player, $players, $sums son texto; $who es «you» u «other».

sumoku-page-mode =
    { $mode ->
        [classic] Clásico
        [speed] Velocidad
        [spot] Vista
        [team] Equipos
       *[solo] Solitario
    }
sumoku-page-goal =
    { $mode ->
        [classic] Puntos
        [speed] Rondas ganadas
        [spot] Hasta { $target } fichas
        [team] El primer equipo
       *[solo] Las 96 fichas
    }
sumoku-bot =
    { $mode ->
        [solo] ayudante · { $level }
       *[other] bot · { $level }
    }
sumoku-page-round = R{ $round }
sumoku-page-round-of = Ronda { $round }
sumoku-page-round-over = Ronda { $round }
sumoku-page-plot = Rondas ganadas
sumoku-page-unit-points =
    { $count ->
        [one] punto
       *[other] puntos
    }
sumoku-page-unit-rounds =
    { $count ->
        [one] ronda
       *[other] rondas
    }
sumoku-page-unit-tiles =
    { $count ->
        [one] ficha
       *[other] fichas
    }
sumoku-page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
sumoku-page-rounds =
    { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
sumoku-page-tiles =
    { $tiles ->
        [one] { $tiles } ficha
       *[other] { $tiles } fichas
    }

## Las fichas y la mesa

sumoku-page-tile =
    { $colour ->
        [red] { $number } rojo
        [orange] { $number } naranja
        [yellow] { $number } amarillo
        [green] { $number } verde
        [blue] { $number } azul
       *[purple] { $number } morado
    }
sumoku-page-cell = Columna { $column }, fila { $row }: { $what }
sumoku-page-cell-empty = vacío
sumoku-page-grid =
    { $tiles ->
        [0] La mesa, vacía
        [one] La mesa, con una ficha
       *[other] La mesa, con { $tiles } fichas
    }
sumoku-page-grid-own =
    { $tiles ->
        [0] Tu mesa, vacía
        [one] Tu mesa, con una ficha
       *[other] Tu mesa, con { $tiles } fichas
    }
sumoku-page-fit = Ver todo
sumoku-page-zoom-in = Acercar
sumoku-page-zoom-out = Alejar
sumoku-page-key = Múltiplos de { $key }
sumoku-page-key-none = Aún sin tirar el dado
sumoku-page-pile = { $tiles } en la bolsa
sumoku-page-rack = Tus fichas
sumoku-page-rack-empty = No te quedan fichas
sumoku-page-rack-undealt = Aún no hay fichas
sumoku-page-turn-six = Toca un 6 elegido para girarlo
sumoku-page-direction =
    { $way ->
        [down] Hacia abajo
       *[across] Hacia la derecha
    }
sumoku-page-to-rack = Al atril
sumoku-page-sort =
    { $way ->
        [colour] Orden de las fichas: por color
        [number] Orden de las fichas: por número
       *[own] Orden de las fichas: el tuyo
    }
sumoku-page-sort-colour = Color
sumoku-page-sort-number = Número
sumoku-page-sort-own = A mano

## Clásico

sumoku-page-pick = Levanta una ficha y verás dónde cabe.
sumoku-page-open = Abre tú: una línea desde el centro.
sumoku-page-tap-cell =
    { $tiles ->
        [one] Toca dónde va.
       *[other] Toca dónde va la primera { $way ->
            [down] (↓)
           *[across] (→)
        }.
    }
sumoku-page-fits =
    { $count ->
        [one] Cabe en un sitio.
       *[other] Cabe en { $count } sitios.
    }
sumoku-page-fits-map = Los que no ves, en el mapa.
sumoku-page-fits-nowhere = No cabe solo. Prueba con otra.
sumoku-page-miss = Ahí no
sumoku-page-miss-taken = Ya hay un { $number }.
sumoku-page-miss-kept = El { $tile } sigue en tu mano.
sumoku-page-places =
    { $count ->
        [one] Un sitio donde cabe
       *[other] { $count } sitios donde cabe
    }
sumoku-page-place =
    Fila { $row }, columna { $column }: { $points } puntos{ $six ->
        [yes] , línea de seis
       *[no] { "" }
    }
sumoku-page-place-six = seis
sumoku-page-judging = A ver…
sumoku-page-good =
    { $lines ->
        [one] Una línea buena: { $sums }.
       *[other] { $lines } líneas buenas: { $sums }.
    }
sumoku-page-bad-sum = Una línea suma { $sum }: no es múltiplo de { $key }.
sumoku-page-play = Jugar
sumoku-page-play-for = Jugar +{ $points }
sumoku-page-lay-first = Pon primero alguna ficha en la mesa.
sumoku-page-pass = Pasar
sumoku-page-pass-sure = ¿Pasar?
sumoku-page-pass-something = Alguna ficha tuya cabe.
sumoku-page-pass-ends = Alguna ficha tuya cabe, y si pasas se acaba la partida.
sumoku-page-replay = ¡Línea de seis!
sumoku-page-replay-how = Juega otra vez, sin robar fichas.
sumoku-page-stop = Plantarse
sumoku-page-six = ¡Línea de seis!
sumoku-page-plays = piensa su jugada
sumoku-page-plays-again = juega otra vez
sumoku-page-move-placed =
    { $who ->
        [you] pusiste { $tiles }: +{ $points }
       *[other] puso { $tiles }: +{ $points }
    }
sumoku-page-move-passed =
    { $who ->
        [you] pasaste
       *[other] pasó
    }
sumoku-page-rack-cost =
    { $points ->
        [0] 0 en el atril
       *[other] −{ $points } en el atril
    }
sumoku-page-hint =
    { $action ->
        [pass] No se ve nada mejor que pasar
        [claim] Está completo: ¡cántalo!
       *[give_up] No hay manera: mejor dejarlo
    }
sumoku-page-hint-points =
    { $points ->
        [one] Yo sumaría { $points } punto
       *[other] Yo sumaría { $points } puntos
    }
sumoku-page-hint-these =
    { $tiles ->
        [one] Yo pondría esta ficha
       *[other] Yo pondría estas { $tiles } fichas
    }
sumoku-page-hint-exchange-one = Yo cambiaría una ficha
sumoku-page-hint-exchange = Yo cambiaría { $tile }
sumoku-page-hint-arrange-count =
    { $way ->
        [clear] { $tiles ->
            [one] Yo quitaría { $tiles } ficha
           *[other] Yo quitaría { $tiles } fichas
        }
       *[lay] { $tiles ->
            [one] Yo pondría { $tiles } ficha
           *[other] Yo pondría { $tiles } fichas
        }
    }
sumoku-page-hint-arrange =
    { $way ->
        [clear] { $tiles ->
            [one] Yo quitaría esta ficha
           *[other] Yo quitaría estas { $tiles } fichas
        }
       *[lay] { $tiles ->
            [one] Yo pondría esta ficha
           *[other] Yo pondría estas { $tiles } fichas
        }
    }
sumoku-page-hint-arrange-do =
    { $way ->
        [clear] { $tiles ->
            [one] Quitarla
           *[other] Quitarlas
        }
       *[lay] { $tiles ->
            [one] Ponerla
           *[other] Ponerlas
        }
    }

## Carreras

sumoku-page-race = ¡A juntarlas!
sumoku-page-solo = Únelas todas
sumoku-page-racing = La carrera está en marcha
sumoku-page-left =
    { $tiles ->
        [one] Te queda una ficha.
       *[other] Te quedan { $tiles } fichas.
    }
sumoku-page-tap-move =
    { $tiles ->
        [one] Toca adónde va.
       *[other] Toca adónde va el bloque.
    }
sumoku-page-complete = ¡Todo cuadra! Toca la bolsa.
sumoku-page-faults = Hay líneas que no cuadran.
sumoku-page-all-laid =
    { $way ->
        [tap] Todas puestas. ¿Cuadra todo? Toca la bolsa.
       *[hold] Todas puestas. ¿Seguro? Deja el dedo en la bolsa.
    }
sumoku-page-claim = ¡Sumoku!
sumoku-page-claim-hold = Deja el dedo en la bolsa para cantar.
sumoku-page-claim-changed = La mesa acaba de cambiar: mírala otra vez.
sumoku-page-next = Diez más
sumoku-page-finish = ¡Acabar!
sumoku-page-exchange = Una por dos
sumoku-page-exchange-label = Cambiar una ficha por dos de la bolsa
sumoku-page-exchange-how = Elige una ficha y toca aquí, o suéltala aquí.
sumoku-page-exchange-sure = Devuelves la ficha elegida y te llegan dos.
sumoku-page-exchange-do = Cambiar
sumoku-page-clear = Recoger todo
sumoku-page-give-up = Rendirse
sumoku-page-give-up-sure = ¿Rendirse?
sumoku-page-give-up-what =
    { $way ->
        [solo] La partida acaba aquí.
        [team] Vale cuando lo diga todo el equipo.
       *[speed] Sales de esta ronda.
    }
sumoku-page-giving-up =
    { $count ->
        [one] { $players } quiere rendirse.
       *[other] { $players } quieren rendirse.
    }
sumoku-page-ready = Listo
sumoku-page-ready-ask = ¿Listo?
sumoku-page-ready-how = Se reparte cuando lo digan todos.
sumoku-page-ready-wait = Todo listo por aquí
sumoku-page-ready-missing =
    { $count ->
        [0] Ya se reparte.
        [one] Falta { $players }.
       *[other] Faltan { $players }.
    }
sumoku-page-countdown = Preparados…
sumoku-page-countdown-race = Mira tus fichas; falta el dado.
sumoku-page-countdown-spot = Ojos en las fichas.
sumoku-page-out =
    { $why ->
        [wrong_claim] Fuera de la ronda
       *[gave_up] Abandono
    }
sumoku-page-out-watch = Mira cómo siguen los demás.
sumoku-page-progress = { $laid } de { $tiles }
sumoku-page-team = Equipo { $team }
sumoku-page-race-state = La carrera
sumoku-page-claims = Cantados
sumoku-page-right = ¡Sumoku!
sumoku-page-right-what =
    { $who ->
        [you] Todo cuadra: es tuyo.
       *[other] Todo cuadra: es de { $player }.
    }
sumoku-page-wrong = ¡Tubadoku!
sumoku-page-fault =
    { $fault ->
        [tiles_left] quedaban fichas en el atril.
        [not_connected] no está todo unido.
        [line_too_long] una línea de { $length } fichas.
        [colour_repeat] un color dos veces en una línea.
        [bad_sum] una línea suma { $sum }, y no es múltiplo de { $key }.
       *[none] todo cuadra.
    }
sumoku-page-fault-short =
    { $fault ->
        [tiles_left] fichas sin poner
        [not_connected] sin unir
        [line_too_long] línea larga
        [colour_repeat] color repetido
        [bad_sum] suma mala
       *[none] todo cuadra
    }
sumoku-page-verdict-close = Apartar
sumoku-page-sumoku-of = El sumoku de { $player }

## Solitario

sumoku-page-stage = Etapa { $stage }
sumoku-page-stages = Etapa { $stage }: { $confirmed } fichas confirmadas, { $tiles } en juego, { $all } en total
sumoku-page-clock = Tiempo
sumoku-page-best = Tus mejores
sumoku-page-best-none = Aún ninguna en este dispositivo.
sumoku-page-result-tiles = Fichas unidas
sumoku-page-result-stages = Etapas
sumoku-page-result-exchanges = Cambios
sumoku-page-result-time = Tiempo
sumoku-page-solo-over =
    { $result ->
        [complete] ¡Las 96 unidas!
       *[rest] { $tiles ->
            [one] Una ficha unida
           *[other] { $tiles } fichas unidas
        }
    }

## Al vuelo

sumoku-page-display = Las fichas a la vista
sumoku-page-sums = Sumas que se pueden cantar
sumoku-page-spot = ¡Al vuelo!
sumoku-page-spot-how = Cuatro colores que sumen un múltiplo de { $key }: canta la suma.
sumoku-page-typed = Enter para cantar.
sumoku-page-called = ¡{ $sum }!
sumoku-page-show-four =
    { $left ->
        [0] Ahí van.
        [one] Toca una ficha más.
       *[other] Toca { $left } fichas.
    }
sumoku-page-picked =
    { $tiles ->
        [one] Una ficha elegida
       *[other] { $tiles } fichas elegidas
    }
sumoku-page-showing = Ahora las muestra.
sumoku-page-see-nothing = No veo nada
sumoku-page-see-nothing-count = { $passed } de { $asked }
sumoku-page-passed = No ves nada
sumoku-page-passed-may = Si la ves ahora, aún puedes cantar.
sumoku-page-sits-out = Descansas esta ronda
sumoku-page-sits-out-what = En la siguiente vuelves.
sumoku-page-spot-seat =
    { $state ->
        [out] descansa
       *[passed] no ve nada
    }
sumoku-page-won = Tienes { $tiles } fichas de { $target }
sumoku-page-last-calls = Últimas sumas

## Lo que pasa

sumoku-page-news-rolled =
    { $fixed ->
        [yes] Así se acordó.
       *[no] { $who ->
            [you] Es tu tirada.
           *[other] La tirada de { $player }.
        }
    }
sumoku-page-news-placed =
    { $lines ->
        [one] +{ $points }
       *[other] { $sums } = +{ $points }
    }
sumoku-page-news-six =
    { $who ->
        [you] Juegas otra vez, sin robar.
       *[other] { $player } juega otra vez, sin robar.
    }
sumoku-page-news-passed =
    { $why ->
        [automatic] { $who ->
            [you] no puedes poner nada: pasas
           *[other] no puede poner nada: pasa
        }
        [replay] { $who ->
            [you] te plantas
           *[other] se planta
        }
       *[own] { $who ->
            [you] pasas
           *[other] pasa
        }
    }
sumoku-page-news-over = Se acabó
sumoku-page-news-deducted = Se resta lo que queda en cada atril.
sumoku-page-news-called =
    { $who ->
        [you] Cantas { $sum }
       *[other] { $player } canta { $sum }
    }
sumoku-page-news-shown =
    { $result ->
        [right] ¡Bien visto!
        [colour_repeat] Un color dos veces.
        [too_late] Se acabó el tiempo.
       *[wrong_sum] No es esa suma.
    }
sumoku-page-news-redrawn = Fichas nuevas
sumoku-page-news-redrawn-what = Nadie veía nada: llegan otras diez.

## El final

sumoku-page-nobody = Nadie gana
sumoku-page-victory =
    { $who ->
        [you] ¡Ganas!
        [both] ¡Ganas con { $players }!
       *[other] { $count ->
            [one] Gana { $players }
           *[other] Ganan { $players }
        }
    }
sumoku-page-epilogue =
    { $reason ->
        [no_placement] Nadie puede poner más; { $most } puntos.
        [passes] Dos vueltas seguidas sin poner nada; { $most } puntos.
        [two_in_a_row] Dos rondas seguidas.
        [three_rounds] Tres rondas ganadas.
        [voids] Tres rondas seguidas sin ganador.
        [void] Ningún equipo llegó al final.
        [complete] Todas sus fichas, y todo cuadra.
        [all_tiles] Ni una fuera, y todo cuadra.
        [gave_up] Hasta aquí llegó la partida.
        [time_up] Se acabó el tiempo.
        [target_reached] { $most } fichas ganadas.
        [last_round] Cien rondas son bastantes.
       *[no_combination] Ya no queda ninguna combinación.
    }
sumoku-page-keys-lift = Tomar una ficha del atril
sumoku-page-keys-turn = Otra dirección
sumoku-page-keys-zoom = Más cerca, más lejos
sumoku-page-keys-map = El mapa
sumoku-page-keys-play = Jugar lo puesto
sumoku-page-keys-sum = Escribir una suma
sumoku-page-keys-call = Cantarla
