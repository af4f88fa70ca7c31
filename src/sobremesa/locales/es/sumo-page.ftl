## Sumo on the page. $card is text, $sumos and $cards are numbers, $kind is “joker” or “number”, $who is “you” or “other”.

sumo-page-unit =
    { $sumos ->
        [one] sumo
       *[other] sumos
    }
sumo-page-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
sumo-page-card = { $card }, { sumo-sumos }
sumo-page-card-back = carta boca abajo
sumo-page-joker =
    { $value ->
        [0] comodín de { sumo-sumos }
       *[other] comodín de { sumo-sumos }, vale { $value }
    }
sumo-page-joker-name = comodín { $sumos }
sumo-page-headline = Ronda { $round } · turno { $turn } de { $turns }
sumo-page-headline-short = Ronda { $round }
sumo-page-goal-target = Hasta { $target } sumos
sumo-page-goal-rounds =
    { $rounds ->
        [one] Una ronda
       *[other] { $rounds } rondas
    }
sumo-page-goal-two = Dos rondas
sumo-page-plot = Sumos acumulados

## Rows

sumo-page-sixth = 6.ª
sumo-page-sixth-takes = toma
sumo-page-row = Fila { $row }
sumo-page-row-short = fila { $row }
sumo-page-measure = de { $from } a { $to }
sumo-page-measure-higher = { $value } es mayor:
sumo-page-measure-never = no puede ir aquí
sumo-page-stray-far = lejos
sumo-page-stray-higher = aquí no
sumo-page-row-put = Fila { $row }, termina en { $value }: poner aquí tu { $card }
sumo-page-given = Ahora tu { $card }: toca la fila donde cae.
sumo-page-row-full = ¡llena!
sumo-page-row-free = gratis
sumo-page-row-cost = +{ $sumos }
sumo-page-row-choose = Elegir
sumo-page-why-joker_after_joker = acaba en comodín
sumo-page-row-label =
    { $state ->
        [full] Fila { $row }, llena, { sumo-sumos }
       *[room] Fila { $row }, { sumo-page-cards }, { sumo-sumos }
    }
sumo-page-row-pick =
    { $sumos ->
        [0] Fila { $row }: gratis
       *[other] Fila { $row }: te llevas { sumo-page-cards }, { sumo-sumos }
    }
sumo-page-line = Las cartas de este turno
sumo-page-line-placed = colocada
sumo-page-line-now = se coloca ahora
sumo-page-line-to-come = por colocar
sumo-page-takes = { $player } toma { $sumos }
sumo-page-took = { $player } tomó { $sumos }
sumo-page-pins = Filas más caras
sumo-page-tv-order = Se colocan de menor a mayor

## What is asked

sumo-page-pick = Elige una carta.
sumo-page-play = Jugar
sumo-page-play-card = Jugar { $card }
sumo-page-change = Cambiar carta
sumo-page-change-for = Cambiar por { $card }
sumo-page-tap-first = Primero toca una carta de tu mano.
sumo-page-tap-to-change = Toca otra carta para cambiarla.
sumo-page-stays = En esta mesa, carta puesta no se cambia.
sumo-page-again = Tócala otra vez y va boca abajo.
sumo-page-forecast = Iría a la fila { $row }.
sumo-page-forecast-takes = Sería la sexta de la fila { $row }: +{ sumo-sumos }.
sumo-page-forecast-low = Es menor que todas: te llevarías una fila.
sumo-page-forecast-joker = Sale primero, y tú eliges su fila.
sumo-page-forecast-chip = Pronóstico: { $card } → fila { $row }
sumo-page-laid = { $card } boca abajo
sumo-page-missing =
    { $count ->
        [0] Se destapan…
        [one] Falta { $players }.
       *[other] Faltan { $players }.
    }
sumo-page-missing-many = Faltan { $count }.
sumo-page-may-change = Aún puedes cambiar.
sumo-page-choosing = Todos eligen
sumo-page-chooses =
    { $kind ->
        [joker] elige dónde va su { $card }.
       *[number] elige qué fila se lleva con su { $card }.
    }
sumo-page-choose-strong =
    { $kind ->
        [joker] Tu { $card }
       *[number] Tu { $card } es la menor
    }
sumo-page-choose =
    { $kind ->
        [joker] ¿Detrás de qué fila va?
       *[number] ¿Qué fila te llevas?
    }
sumo-page-confirm = está llena: te llevas { sumo-page-cards }, { sumo-sumos }.
sumo-page-take = Llevarme { sumo-sumos }
sumo-page-hint-kind =
    { $kind ->
        [joker] Yo jugaría un comodín
        [low] Yo jugaría una menor que todas
       *[row] Yo iría a la fila { $row }
    }
sumo-page-hint-card = Yo jugaría { $card }
sumo-page-hint-cost =
    { $sumos ->
        [0] Yo lo pondría donde no cuesta nada
       *[other] Yo me llevaría { sumo-sumos }
    }
sumo-page-hint-row = Yo elegiría la fila { $row }
sumo-page-hint-put = Ponerlo en la { $row }
sumo-page-own-pile =
    { $sumos ->
        [0] Tienes { $total } y en esta ronda nada.
       *[other] Tienes { $total }, y en esta ronda { sumo-sumos } en { sumo-page-cards }.
    }

## What is shown

sumo-page-news-reveal-strong = ¡Cartas arriba!
sumo-page-news-reveal = Se colocan de menor a mayor.
sumo-page-news-placing =
    { $who ->
        [you] Va a la fila { $row }.
       *[other] { $player }, a la fila { $row }.
    }
sumo-page-news-sixth = { $card } es la sexta
sumo-page-news-low = { $card } es la menor
sumo-page-news-takes =
    { $who ->
        [you] Te llevas la fila { $row }: +{ sumo-sumos }
       *[other] { $player } se lleva la fila { $row }: +{ sumo-sumos }
    }
sumo-page-news-over = Fin de la ronda { $round }
sumo-page-news-count = Se cuentan los sumos.

## The end

sumo-page-epilogue =
    { $rounds ->
        [one] { sumo-sumos } en una ronda.
       *[other] { sumo-sumos } en { $rounds } rondas.
    }
sumo-page-epilogue-target =
    { $who ->
        [you] Llegaste a { $target } y se acabó.
        [together] Se llegó a { $target } y se acabó.
       *[other] { $count ->
            [one] { $players } llegó a { $target } y se acabó.
           *[other] { $players } llegaron a { $target } y se acabó.
        }
    }
sumo-page-rules-goal = Cada luchador dibujado en una carta es un sumo, un punto en contra. Al final gana quien tenga menos.
sumo-page-rules-turn = Cada cual pone una carta boca abajo y todas se descubren a la vez. Después se colocan una a una: primero los comodines (el de 7 sumos, luego el de 5) y después los números, de menor a mayor.
sumo-page-rules-sumos = El 55 tiene 7, los demás múltiplos de 11 tienen 5, los múltiplos de 10 tienen 3, los demás terminados en 5 tienen 2, y el resto 1. Los comodines tienen 5 y 7, valgan lo que valgan.

## In a picture of the rules

sumo-page-rules-gap = { $gap } de { $from } a { $to }
sumo-page-keys-row = Elegir la fila
