# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

sumo-page-measure-never = no puede ir acá
sumo-page-stray-higher = acá no
sumo-page-row-put = Fila { $row }, termina en { $value }: poner acá tu { $card }
sumo-page-given = Ahora tu { $card }: tocá la fila donde cae.
sumo-page-why-joker_after_joker = termina en comodín
sumo-page-row-pick =
    { $sumos ->
        [0] Fila { $row }: gratis
       *[other] Fila { $row }: te llevás { sumo-page-cards }, { sumo-sumos }
    }
sumo-page-pick = Elegí una carta.
sumo-page-tap-first = Primero tocá una carta de tu mano.
sumo-page-tap-to-change = Tocá otra carta para cambiarla.
sumo-page-again = Tocala otra vez y va boca abajo.
sumo-page-forecast-joker = Sale primero, y vos elegís su fila.
sumo-page-may-change = Todavía podés cambiar.
sumo-page-choose =
    { $kind ->
        [joker] ¿Detrás de qué fila va?
       *[number] ¿Qué fila te llevás?
    }
sumo-page-confirm = está llena: te llevás { sumo-page-cards }, { sumo-sumos }.
sumo-page-own-pile =
    { $sumos ->
        [0] Tenés { $total } y en esta ronda nada.
       *[other] Tenés { $total }, y en esta ronda { sumo-sumos } en { sumo-page-cards }.
    }
sumo-page-news-takes =
    { $who ->
        [you] Te llevás la fila { $row }: +{ sumo-sumos }
       *[other] { $player } se lleva la fila { $row }: +{ sumo-sumos }
    }
