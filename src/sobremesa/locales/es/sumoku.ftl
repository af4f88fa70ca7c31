sumoku-name = Sumoku
sumoku-tagline = Un crucigrama de números de colores: cada línea, un múltiplo de la clave.

## Modos

sumoku-mode-classic = Clásico: por turnos, en una cuadrícula común. Cada línea con una ficha nueva suma sus puntos; una línea de seis deja jugar otra vez. Gana quien tenga más puntos.
sumoku-mode-speed = Velocidad: diez fichas por cabeza, y cada cual forma su cuadrícula a la vez que los demás. Quien primero use todas sus fichas gana la ronda; la partida, dos rondas seguidas o tres en total.
sumoku-mode-spot = Vista: diez fichas en el centro. Quien primero vea cuatro colores que sumen un múltiplo de la clave canta la suma y se las queda.
sumoku-mode-team = Equipos: como Velocidad, con todas las fichas repartidas y una cuadrícula por equipo.
sumoku-mode-solo = Solitario: dieciséis fichas, y diez más cada vez que todas estén bien puestas, hasta las 96. A solas, o entre varios con la misma cuadrícula.

## Opciones

sumoku-option-players = Jugadores
sumoku-option-players-help = Cuántos se sientan a la mesa, entre personas y bots.
sumoku-option-mode = Modo
sumoku-option-mode-help = Por turnos, a la carrera, de un vistazo, en equipos o a solas.
sumoku-option-mode-classic = clásico
sumoku-option-mode-speed = velocidad
sumoku-option-mode-spot = vista
sumoku-option-mode-team = equipos
sumoku-option-mode-solo = solitario
sumoku-option-key_number = Número clave
sumoku-option-key_number-help = Lo da el dado, o se acuerda para toda la partida. Con el 5 es más fácil.
sumoku-option-key_number-0 = tirar el dado
sumoku-option-key_number-3 = siempre 3
sumoku-option-key_number-4 = siempre 4
sumoku-option-key_number-5 = siempre 5
sumoku-option-teams = Equipos
sumoku-option-teams-help = Cuántos equipos hay; los asientos se reparten entre ellos por orden.
sumoku-option-teams-2 = dos
sumoku-option-teams-3 = tres
sumoku-option-teams-4 = cuatro
sumoku-option-claim_check = Al cantar
sumoku-option-claim_check-help = Estricto: nadie suma por ti, y si cantas mal quedas fuera de la ronda. Con ayuda: se ven las sumas y los fallos de cada línea, y cantar mal no cuenta.
sumoku-option-claim_check-strict = estricto
sumoku-option-claim_check-assisted = con ayuda
sumoku-option-show_seconds = Segundos para mostrar
sumoku-option-show_seconds-help = Cuánto tiempo hay para mostrar las cuatro fichas después de cantar la suma.
sumoku-option-time_limit_seconds = Límite de tiempo
sumoku-option-time_limit_seconds-help = Cuántos segundos dura un solitario; sin límite, lo que quieras.

## Lo que pasa
## $who es “you” u “other”; las fichas son texto; $how, $why, $result y $fault son palabras.

sumoku-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
sumoku-event-became_ready =
    { $who ->
        [you] Ya puedes empezar.
       *[other] { $player } ya puede empezar.
    }
sumoku-event-rolled =
    { $how ->
        [fixed] El número clave es { $key }, como se acordó.
        [you] Tiras el dado: { $key }.
        [other] { $player } tira el dado: { $key }.
       *[nobody] El dado marca { $key }.
    }
sumoku-event-countdown_began = Tres, dos, uno…
sumoku-event-match_over =
    { $result ->
        [you] { sumoku-reason } ¡Ganas tú!
        [you_shared] { sumoku-reason } Compartes la victoria: ¡{ $winners }!
        [shared] { sumoku-reason } { $winners } comparten la victoria.
        [nobody] { sumoku-reason } No gana nadie.
       *[other] { sumoku-reason } Gana { $winners }.
    }
sumoku-event-dealt =
    { $who ->
        [you] Ocho fichas para cada uno. Las tuyas suman menos: empiezas tú.
       *[other] Ocho fichas para cada uno. Las de { $player } suman menos: empieza la partida.
    }
sumoku-event-placed =
    { $who ->
        [you] Pones { $tiles }: { sumoku-points }.
       *[other] { $player } pone { $tiles }: { sumoku-points }.
    } { $how ->
        [again] ¡Línea de seis, y otra jugada!
       *[once] {""}
    }
sumoku-event-passed =
    { $how ->
        [automatic] { $who ->
            [you] Nada encaja: pasas.
           *[other] Nada encaja: { $player } pasa.
        }
        [replay] { $who ->
            [you] No pones nada más.
           *[other] { $player } no pone nada más.
        }
       *[own] { $who ->
            [you] Pasas.
           *[other] { $player } pasa.
        }
    }
sumoku-event-drew =
    { $who ->
        [you] Robas { $tiles }.
       *[other] { $player } roba { $tiles }.
    }
sumoku-event-deducted = Se resta lo que queda en los atriles: { $scores }.
sumoku-event-race_dealt = Ronda { $round }: fichas repartidas.
sumoku-event-race_opened = ¡Ya!
sumoku-event-arranged =
    { $who ->
        [you] Mueves { $tiles }.
       *[other] { $player } mueve { $tiles }.
    }
sumoku-event-exchanged =
    { $who ->
        [you] Devuelves { $gave } y robas { $tiles }.
       *[other] { $player } devuelve { $gave } y roba { $tiles }.
    }
sumoku-event-claimed =
    { $who ->
        [you] ¡Sumoku!, cantas.
       *[other] { $player } canta ¡Sumoku!
    } { sumoku-fault }
sumoku-fault =
    { $fault ->
        [tiles_left] TUBADOKU: quedan fichas en el atril.
        [not_connected] TUBADOKU: no está todo unido.
        [line_too_long] TUBADOKU: hay una línea demasiado larga.
        [colour_repeat] TUBADOKU: un color se repite en una línea.
        [bad_sum] TUBADOKU: hay una línea que no suma.
       *[none] Está todo bien.
    }
sumoku-event-owner_out =
    { $who ->
        [you] Quedas fuera de la ronda.
       *[other] { $player } queda fuera de la ronda.
    }
sumoku-event-penalty_drawn =
    { $who ->
        [you] Robas { $tiles }.
       *[other] { $player } roba { $tiles }.
    }
sumoku-event-giving_up =
    { $who ->
        [you] Quieres dejarlo.
       *[other] { $player } quiere dejarlo.
    }
sumoku-event-round_over =
    { $who ->
        [you] La ronda { $round } es tuya.
        [nobody] Nadie gana la ronda { $round }.
       *[other] { $player } gana la ronda { $round }.
    }
sumoku-event-stage_confirmed =
    { $tiles ->
        [0] ¡Las { $confirmed } fichas están bien puestas!
       *[other] Bien: { $confirmed } fichas. Aquí van { $tiles } más.
    }
sumoku-event-solo_over =
    { $used ->
        [one] { $used } ficha usada
       *[other] { $used } fichas usadas
    }, en { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }.
sumoku-event-display_laid = A la vista: { $tiles }.
sumoku-event-round_opened = Ronda { $round }.
sumoku-event-called =
    { $who ->
        [you] Cantas { $sum }.
       *[other] { $player } canta { $sum }.
    }
sumoku-event-shown =
    { $why ->
        [right] { $who ->
            [you] Muestras { $tiles }: bien, son tuyas.
           *[other] { $player } muestra { $tiles }: bien.
        }
        [colour_repeat] { $who ->
            [you] Muestras { $tiles }: se repite un color.
           *[other] { $player } muestra { $tiles }: se repite un color.
        }
        [too_late] { $who ->
            [you] Tarde: no muestras nada.
           *[other] Tarde: { $player } no muestra nada.
        }
       *[wrong_sum] { $who ->
            [you] Muestras { $tiles }: no es la suma que cantaste.
           *[other] { $player } muestra { $tiles }: no es la suma que cantó.
        }
    }
sumoku-event-gave_back =
    { $who ->
        [you] Devuelves { $tiles }.
       *[other] { $player } devuelve { $tiles }.
    }
sumoku-event-sits_out =
    { $who ->
        [you] No juegas la próxima ronda.
       *[other] { $player } no juega la próxima ronda.
    }
sumoku-event-redrawn = Nadie ve nada: diez fichas nuevas.

## Por qué acabó la partida

sumoku-reason =
    { $reason ->
        [no_placement] { sumoku-reason-no_placement }
        [passes] { sumoku-reason-passes }
        [two_in_a_row] { sumoku-reason-two_in_a_row }
        [three_rounds] { sumoku-reason-three_rounds }
        [voids] { sumoku-reason-voids }
        [complete] { sumoku-reason-complete }
        [void] { sumoku-reason-void }
        [time_up] { sumoku-reason-time_up }
        [gave_up] { sumoku-reason-gave_up }
        [target_reached] { sumoku-reason-target_reached }
        [last_round] { sumoku-reason-last_round }
       *[no_combination] { sumoku-reason-no_combination }
    }
sumoku-reason-no_placement = Ya nadie puede poner nada.
sumoku-reason-passes = Todos pasaron dos veces.
sumoku-reason-two_in_a_row = Dos rondas ganadas seguidas.
sumoku-reason-three_rounds = Tres rondas ganadas.
sumoku-reason-voids = Tres rondas seguidas sin ganador.
sumoku-reason-complete = Se usaron todas las fichas.
sumoku-reason-void = No queda ningún equipo en la carrera.
sumoku-reason-time_up = Se acabó el tiempo.
sumoku-reason-gave_up = Hasta aquí llegó la partida.
sumoku-reason-target_reached = Ya hay fichas para ganar.
sumoku-reason-last_round = Se jugaron cien rondas, y ninguna partida dura más.
sumoku-reason-no_combination = No queda ninguna combinación.

## Lo que no se puede

sumoku-refused-stale_action = La mesa cambió antes de que llegara; no cuenta.
sumoku-refused-wrong_mode = Eso no existe en este modo.
sumoku-refused-eliminated = Estás fuera de esta ronda.
sumoku-refused-round_over = La ronda ya terminó.
sumoku-refused-call_pending = Alguien cantó antes.
sumoku-refused-wrong_phase = Ahora no.
sumoku-refused-sitting_out = Esta ronda no la juegas.
sumoku-refused-already_done = Ya lo dijiste.
sumoku-refused-no_tiles = Toma al menos una ficha.
sumoku-refused-too_many_tiles = En una línea caben seis fichas como mucho.
sumoku-refused-unknown_tile = No hay ninguna ficha { $tile }.
sumoku-refused-duplicate_tile = Usaste { $tile } dos veces.
sumoku-refused-not_your_tile = { $tile } no es una de tus fichas.
sumoku-refused-bad_value = Solo un 6 se puede girar, y se vuelve un 9.
sumoku-refused-out_of_bounds = Eso está fuera de la mesa.
sumoku-refused-duplicate_cell = Dos fichas no caben en el mismo sitio.
sumoku-refused-cell_occupied = Ahí ya hay una ficha.
sumoku-refused-opening_too_short = La primera línea necesita al menos dos fichas.
sumoku-refused-must_cover_origin = Empieza en el centro de la mesa.
sumoku-refused-not_in_one_line = Todas las fichas de un turno van en una fila o en una columna.
sumoku-refused-gap_in_line = Tu línea tiene un hueco.
sumoku-refused-not_connected = Une tus fichas a la cuadrícula.
sumoku-refused-line_too_long = Una línea tiene seis fichas como mucho.
sumoku-refused-colour_repeat = Un color solo puede aparecer una vez en cada línea.
sumoku-refused-bad_sum = Una línea suma { $sum }, que no es múltiplo de { $key }.
sumoku-refused-pile_too_small = No quedan fichas suficientes para cambiar.
sumoku-refused-not_a_sumoku =
    { $fault ->
        [tiles_left] Todavía no es un sumoku: quedan fichas en el atril.
        [not_connected] Todavía no es un sumoku: no está todo unido.
        [line_too_long] Todavía no es un sumoku: hay una línea demasiado larga.
        [colour_repeat] Todavía no es un sumoku: un color se repite en una línea.
       *[bad_sum] Todavía no es un sumoku: hay una línea que no suma.
    }
sumoku-refused-bad_call = Canta un múltiplo de { $key }, de 4 a 36.
sumoku-refused-need_four_tiles = Muestra exactamente cuatro fichas.
sumoku-refused-not_on_display = { $tile } no está a la vista.

## Lo que se pregunta

sumoku-ask-opening = Pon la primera línea.
sumoku-ask-place = ¿Qué fichas, y dónde?
sumoku-ask-again = ¡Línea de seis! Juega otra vez, o p para dejarlo.
sumoku-ask-ready = ¿Empezamos? (r)
sumoku-ask-race = ¿Qué fichas mueves?
sumoku-ask-spot = ¿Qué suma ves?
sumoku-ask-show = Muestra cuatro fichas que sumen { $sum }.

## Lo que se puede escribir, además de letras y piezas: palabras separadas por comas

sumoku-typed-pass = pasar, paso, dejarlo
sumoku-typed-ready = listo, lista, empezamos, empezar
sumoku-typed-claim = reclamar
sumoku-typed-give-up = rendirse, me rindo
sumoku-typed-exchange = cambiar, cambio
sumoku-typed-lay = poner, pon, pongo, juega, jugar
sumoku-typed-move = mover, mueves, muevo
sumoku-typed-show = mostrar, muestra, muestro

## La mesa

sumoku-table-title =
    { $mode ->
        [classic] Sumoku
        [speed] Sumoku · velocidad
        [spot] Sumoku · vista
        [team] Sumoku · equipos
       *[solo] Sumoku · solitario
    }
sumoku-table-key = múltiplos de { $key }
sumoku-table-no-key = falta tirar el dado
sumoku-table-pile = Bolsa
sumoku-table-score = puntos
sumoku-table-rack = atril
sumoku-table-rounds = rondas
sumoku-table-laid = puestas
sumoku-table-tiles = fichas
sumoku-table-out = fuera
sumoku-table-sits-out = no juega
sumoku-table-own = Tus fichas
sumoku-table-empty = Todavía no hay nada.
sumoku-table-display = A la vista
sumoku-table-bad = Aún no está bien
sumoku-table-line =
    { $direction ->
        [row] fila desde { $cell }: { $sum }
       *[column] columna desde { $cell }: { $sum }
    }
sumoku-table-stage = { $confirmed } confirmadas, { $tiles } en juego

## Ayuda en la terminal

sumoku-help-place = poner esas fichas desde ese sitio hacia la derecha, saltando lo que haya (6=9 gira un seis)
sumoku-help-down = lo mismo, hacia abajo
sumoku-help-single = poner cada ficha en su sitio
sumoku-help-pass = pasar, o no poner nada más
sumoku-help-ready = decir que ya puedes empezar
sumoku-help-back = retirar esa ficha
sumoku-help-exchange = devolver esa ficha a cambio de dos
sumoku-help-claim = ¡Sumoku!: tu cuadrícula está completa
sumoku-help-give-up = dejarlo
sumoku-help-call = cantar esa suma
sumoku-help-show = mostrar esas cuatro fichas
sumoku-help-nothing = decir que no ves nada
sumoku-help-legend-turn = a quién le toca
sumoku-help-legend-nine = un seis puesto como 9
sumoku-help-legend-tile = un 5 rojo; los colores son R, O, Y, G, B y P (rojo, naranja, amarillo, verde, azul y morado)

## Las reglas en breve

sumoku-rules-goal-title = El objetivo
sumoku-rules-goal = Los números de colores se ponen como en un crucigrama. Por turnos se juega en una cuadrícula común y se suman puntos; en los demás modos hay que usar todas las fichas propias, o ver cuatro que encajen, antes que nadie.
sumoku-rules-line-title = Una línea
sumoku-rules-line = Las fichas que se tocan en una fila o una columna son una línea: de dos a seis fichas, sin repetir color, y su suma es múltiplo del número clave. Toda la cuadrícula está unida.
sumoku-rules-six-title = Seis y nueve
sumoku-rules-six = Un 6 girado es un 9. Vale lo mismo en su fila y en su columna.
sumoku-rules-turn-title = Clásico: el turno
sumoku-rules-turn = Pon hasta seis fichas en una fila o una columna, sin huecos y unidas a la cuadrícula. Cada línea con una ficha nueva puntúa entera; una ficha en dos líneas cuenta en las dos. Después robas hasta tener ocho.
sumoku-rules-bonus-title = Línea de seis
sumoku-rules-bonus = Quien completa una línea de seis fichas puede jugar otra vez enseguida, antes de robar.
sumoku-rules-end-title = Clásico: el final
sumoku-rules-end = La partida acaba cuando nadie puede poner nada, o cuando todos pasan dos veces. Lo que te quede en el atril se resta.
sumoku-rules-speed-title = Velocidad
sumoku-rules-speed = Diez fichas por cabeza, y cada cual forma su cuadrícula al mismo tiempo. Puedes devolver una ficha a cambio de dos. Quien usa todas canta ¡Sumoku! y gana la ronda; si algo está mal es TUBADOKU: quedas fuera y los demás roban dos. Ganan dos rondas seguidas o tres en total.
sumoku-rules-team-title = Equipos
sumoku-rules-team = Como Velocidad, pero se reparten todas las fichas y cada equipo tiene una cuadrícula. Cualquiera del equipo puede mover cualquier ficha.
sumoku-rules-spot-title = Vista
sumoku-rules-spot = Busca cuatro fichas a la vista, de cuatro colores, que sumen un múltiplo de la clave; canta la suma y muéstralas. Si está bien, son tuyas. Si está mal, devuelves las últimas cuatro o no juegas una ronda. Ganan dieciséis fichas, doce si son cinco o más.
sumoku-rules-solo-title = Solitario
sumoku-rules-solo = Usa las dieciséis fichas, roba diez más, y así hasta que estén las 96. Todo se puede mover en cualquier momento.

## Por qué: lo que acompaña a una pista

sumoku-why-scores = Suma { $points } puntos.
sumoku-why-crosses = Cuenta en { $lines } líneas a la vez: { $points } puntos.
sumoku-why-six = Completa una línea de seis: juegas otra vez.
sumoku-why-keeps_tiles =
    { $tiles ->
        [one] Guardas tu ficha para una línea mejor.
       *[other] Guardas tus { $tiles } fichas para una línea mejor.
    }
sumoku-why-arranges =
    { $tiles ->
        [one] Así encaja una ficha más en una cuadrícula que se puede completar.
       *[other] Así encajan { $tiles } fichas en una cuadrícula que se puede completar.
    }
sumoku-why-clears = Así como está no se puede completar: hay que quitar algo.
sumoku-why-exchanges = Esta ficha no encaja con las demás: cámbiala.
sumoku-why-complete = Está completa: todas las líneas suman bien.
