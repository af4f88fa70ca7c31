# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

sumo-event-laid =
    { $who ->
        [you] Ponés el { $card } boca abajo.
       *[other] { $player } ya eligió.
    }
sumo-event-must_choose =
    { $kind ->
        [joker] { $who ->
            [you] Elegís fila para tu { $card }.
           *[other] { $player } elige fila para su { $card }.
        }
       *[number] { $who ->
            [you] Tu { $card } es menor que todas las filas: te llevás una.
           *[other] { $player } tiene que llevarse una fila: su { $card } es menor que todas.
        }
    }
sumo-event-placed =
    { $took ->
        [0] { $kind ->
            [joker] { $who ->
                [you] Tu { $card } va a la fila { $row } y vale { $value }.
               *[other] El { $card } de { $player } va a la fila { $row } y vale { $value }.
            }
           *[number] { $who ->
                [you] Tu { $card } va a la fila { $row }.
               *[other] El { $card } de { $player } va a la fila { $row }.
            }
        }
       *[other] { $who ->
            [you] Con tu { $card } te llevás la fila { $row } ({ $cards }): +{ sumo-sumos }.
           *[other] Con su { $card }, { $player } se lleva la fila { $row } ({ $cards }): +{ sumo-sumos }.
        }
    }
sumo-refused-cards_revealed = Las cartas ya están a la vista; primero elegí una fila.
sumo-refused-card_not_in_hand = No tenés el { $card }.
sumo-refused-must_take_row = Tu carta es menor que todas las filas; elegí cuál te llevás.
sumo-ask-card = ¿Qué carta jugás?
sumo-ask-joker = ¿Detrás de qué fila ponés tu { $card }?
sumo-ask-row = Tu { $card } es menor que todas las filas. ¿Cuál te llevás?
sumo-typed-play = jugar, jugás, juego
sumo-typed-put = poner, ponés, pongo
sumo-typed-take = llevar, llevás, te llevás, me llevo
sumo-table-laid = Boca abajo frente a vos: { $card }
sumo-rules-low = Si tu carta es menor que todas las filas, elegís una fila y te la llevás; tu carta la empieza de nuevo.
sumo-rules-joker = Vos elegís la fila de tu comodín, cualquiera que termine en un número. Vale lo mismo que la carta anterior. Si es la sexta, se lleva la fila como cualquier otra.
sumo-why-low = Te llevás la fila que quieras: la más barata, { sumo-sumos }.
sumo-why-joker_first = Se coloca antes que los números, y vos elegís la fila.
sumo-why-joker_takes = La fila { $row } está llena: te la llevás con { sumo-sumos }.
