# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

sumoku-option-claim_check-help = Estricto: nadie suma por vos, y si cantás mal quedás afuera de la ronda. Con ayuda: se ven las sumas y los fallos de cada línea, y cantar mal no cuenta.
sumoku-event-became_ready =
    { $who ->
        [you] Ya podés empezar.
       *[other] { $player } ya puede empezar.
    }
sumoku-event-rolled =
    { $how ->
        [fixed] El número clave es { $key }, como se acordó.
        [you] Tirás el dado: { $key }.
        [other] { $player } tira el dado: { $key }.
       *[nobody] El dado marca { $key }.
    }
sumoku-event-match_over =
    { $result ->
        [you] { sumoku-reason } ¡Ganaste!
        [you_shared] { sumoku-reason } Compartís la victoria: ¡{ $winners }!
        [shared] { sumoku-reason } { $winners } comparten la victoria.
        [nobody] { sumoku-reason } No gana nadie.
       *[other] { sumoku-reason } Gana { $winners }.
    }
sumoku-event-dealt =
    { $who ->
        [you] Ocho fichas para cada uno. Las tuyas suman menos: empezás vos.
       *[other] Ocho fichas para cada uno. Las de { $player } suman menos: empieza la partida.
    }
sumoku-event-placed =
    { $who ->
        [you] Ponés { $tiles }: { sumoku-points }.
       *[other] { $player } pone { $tiles }: { sumoku-points }.
    } { $how ->
        [again] ¡Línea de seis, y otra jugada!
       *[once] {""}
    }
sumoku-event-passed =
    { $how ->
        [automatic] { $who ->
            [you] Nada encaja: pasás.
           *[other] Nada encaja: { $player } pasa.
        }
        [replay] { $who ->
            [you] No ponés nada más.
           *[other] { $player } no pone nada más.
        }
       *[own] { $who ->
            [you] Pasás.
           *[other] { $player } pasa.
        }
    }
sumoku-event-drew =
    { $who ->
        [you] Robás { $tiles }.
       *[other] { $player } roba { $tiles }.
    }
sumoku-event-arranged =
    { $who ->
        [you] Movés { $tiles }.
       *[other] { $player } mueve { $tiles }.
    }
sumoku-event-exchanged =
    { $who ->
        [you] Devolvés { $gave } y robás { $tiles }.
       *[other] { $player } devuelve { $gave } y roba { $tiles }.
    }
sumoku-event-claimed =
    { $who ->
        [you] ¡Sumoku!, cantás.
       *[other] { $player } canta ¡Sumoku!
    } { sumoku-fault }
sumoku-event-owner_out =
    { $who ->
        [you] Quedás afuera de la ronda.
       *[other] { $player } queda afuera de la ronda.
    }
sumoku-event-penalty_drawn =
    { $who ->
        [you] Robás { $tiles }.
       *[other] { $player } roba { $tiles }.
    }
sumoku-event-giving_up =
    { $who ->
        [you] Querés dejarlo.
       *[other] { $player } quiere dejarlo.
    }
sumoku-event-stage_confirmed =
    { $tiles ->
        [0] ¡Las { $confirmed } fichas están bien puestas!
       *[other] Bien: { $confirmed } fichas. Acá van { $tiles } más.
    }
sumoku-event-called =
    { $who ->
        [you] Cantás { $sum }.
       *[other] { $player } canta { $sum }.
    }
sumoku-event-shown =
    { $why ->
        [right] { $who ->
            [you] Mostrás { $tiles }: bien, son tuyas.
           *[other] { $player } muestra { $tiles }: bien.
        }
        [colour_repeat] { $who ->
            [you] Mostrás { $tiles }: se repite un color.
           *[other] { $player } muestra { $tiles }: se repite un color.
        }
        [too_late] { $who ->
            [you] Tarde: no mostrás nada.
           *[other] Tarde: { $player } no muestra nada.
        }
       *[wrong_sum] { $who ->
            [you] Mostrás { $tiles }: no es la suma que cantaste.
           *[other] { $player } muestra { $tiles }: no es la suma que cantó.
        }
    }
sumoku-event-gave_back =
    { $who ->
        [you] Devolvés { $tiles }.
       *[other] { $player } devuelve { $tiles }.
    }
sumoku-event-sits_out =
    { $who ->
        [you] No jugás la próxima ronda.
       *[other] { $player } no juega la próxima ronda.
    }
sumoku-reason-gave_up = Hasta acá llegó la partida.
sumoku-refused-sitting_out = Esta ronda no la jugás.
sumoku-refused-no_tiles = Tomá al menos una ficha.
sumoku-refused-must_cover_origin = Empezá en el centro de la mesa.
sumoku-refused-not_connected = Uní tus fichas a la cuadrícula.
sumoku-refused-bad_call = Cantá un múltiplo de { $key }, de 4 a 36.
sumoku-refused-need_four_tiles = Mostrá exactamente cuatro fichas.
sumoku-ask-opening = Poné la primera línea.
sumoku-ask-again = ¡Línea de seis! Jugá otra vez, o p para dejarlo.
sumoku-ask-race = ¿Qué fichas movés?
sumoku-ask-show = Mostrá cuatro fichas que sumen { $sum }.
sumoku-typed-lay = poner, poné, pongo, jugá, jugar
sumoku-typed-move = mover, movés, muevo
sumoku-typed-show = mostrar, mostrá, muestro
sumoku-help-ready = decir que ya podés empezar
sumoku-rules-turn = Poné hasta seis fichas en una fila o una columna, sin huecos y unidas a la cuadrícula. Cada línea con una ficha nueva puntúa entera; una ficha en dos líneas cuenta en las dos. Después robás hasta tener ocho.
sumoku-rules-end = La partida termina cuando nadie puede poner nada, o cuando todos pasan dos veces. Lo que te quede en el atril se resta.
sumoku-rules-speed = Diez fichas por cabeza, y cada cual forma su cuadrícula al mismo tiempo. Podés devolver una ficha a cambio de dos. Quien usa todas canta ¡Sumoku! y gana la ronda; si algo está mal es TUBADOKU: quedás afuera y los demás roban dos. Ganan dos rondas seguidas o tres en total.
sumoku-rules-spot = Buscá cuatro fichas a la vista, de cuatro colores, que sumen un múltiplo de la clave; cantá la suma y mostralas. Si está bien, son tuyas. Si está mal, devolvés las últimas cuatro o no jugás una ronda. Ganan dieciséis fichas, doce si son cinco o más.
sumoku-rules-solo = Usá las dieciséis fichas, robá diez más, y así hasta que estén las 96. Todo se puede mover en cualquier momento.
sumoku-why-six = Completa una línea de seis: jugás otra vez.
sumoku-why-keeps_tiles =
    { $tiles ->
        [one] Guardás tu ficha para una línea mejor.
       *[other] Guardás tus { $tiles } fichas para una línea mejor.
    }
sumoku-why-exchanges = Esta ficha no encaja con las demás: cambiala.
