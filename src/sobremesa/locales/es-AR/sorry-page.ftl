# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

sorry-page-face-sorry = salí y ocupá su lugar
sorry-page-as-table = El tablero acá, a la vista de todos; cada cual mueve desde su celular.
sorry-page-go = Tocá la casilla o el botón.
sorry-page-swap-only = Solo podés cambiar de lugar, o pasar.
sorry-page-swap-whom = ¿Con quién cambiás?
sorry-page-swap-or = Avanzá, o tocá con quién cambiás.
sorry-page-hand-pick = Elegí una carta, o una ficha.
sorry-page-hand-none = Ninguna carta te sirve: tirá una.
sorry-page-hand-swap = Solo un cambio es posible. O tirá una carta.
sorry-page-tap-card = Primero tocá la carta que querés tirar.
sorry-page-sure-discard = Tirás { $card }, tomás otra y perdés el turno.
sorry-page-detail =
    { $slides ->
        [yes] { $count ->
            [0] resbalás
            [one] resbalás, y { $pawns } vuelve a la SALIDA
           *[other] resbalás, y { $pawns } vuelven a la SALIDA
        }
       *[no] { $count ->
            [one] { $pawns } vuelve a la SALIDA
           *[other] { $pawns } vuelven a la SALIDA
        }
    }
sorry-page-news-moved =
    { $way ->
        [start] { $who ->
            [you] Sacás una ficha.
           *[other] { $player } saca una ficha.
        }
        [back] { $who ->
            [you] Vas { $steps } atrás.
           *[other] { $player } va { $steps } atrás.
        }
        [split] { $who ->
            [you] Repartís: { $steps } y { $rest }.
           *[other] { $player } reparte: { $steps } y { $rest }.
        }
        [swap] { $who ->
            [you] Cambiás de lugar con { $target }.
           *[other] { $player } cambia de lugar con { $target }.
        }
        [sorry] { $who ->
            [you] Ocupás el lugar de { $target }.
           *[other] { $player } ocupa el lugar de { $target }.
        }
       *[move] { $home ->
            [yes] { $who ->
                [you] Vas { $steps } adelante y llegás a casa.
               *[other] { $player } va { $steps } adelante y llega a casa.
            }
           *[no] { $who ->
                [you] Vas { $steps } adelante.
               *[other] { $player } va { $steps } adelante.
            }
        }
    }
sorry-page-news-passed =
    { $who ->
        [you] Pasás
       *[other] { $player } pasa
    }
sorry-page-news-discarded =
    { $who ->
        [you] Nada te sirve: la tirás.
       *[other] A { $player } no le sirve nada y la tira.
    }
sorry-page-news-drew =
    { $who ->
        [you] Tomás { $card }.
       *[other] { $player } toma { $card }.
    }
sorry-page-news-began =
    { $who ->
        [you] Empezás vos.
       *[other] Empieza { $player }.
    }
sorry-page-victory =
    { $who ->
        [you] ¡Ganaste!
        [both] ¡Ganaste con { $players }!
       *[other] { $count ->
            [one] Gana { $players }
           *[other] Ganan { $players }
        }
    }
sorry-rules-partners = Rojo y amarillo juegan contra azul y verde. En tu turno movés cualquiera de las ocho fichas del equipo; entre los dos colores no hay perdón: quien cae sobre la otra la manda a la SALIDA. Las del sombrero son un equipo y las del gorro el otro.
