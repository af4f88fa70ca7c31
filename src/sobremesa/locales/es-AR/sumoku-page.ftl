# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

sumoku-page-turn-six = Tocá un 6 elegido para girarlo
sumoku-page-pick = Levantá una ficha y ves dónde entra.
sumoku-page-open = Abrí vos: una línea desde el centro.
sumoku-page-tap-cell =
    { $tiles ->
        [one] Tocá dónde va.
       *[other] Tocá dónde va la primera { $way ->
            [down] (↓)
           *[across] (→)
        }.
    }
sumoku-page-fits =
    { $count ->
        [one] Entra en un sitio.
       *[other] Entra en { $count } sitios.
    }
sumoku-page-fits-nowhere = No entra solo. Probá con otra.
sumoku-page-places =
    { $count ->
        [one] Un sitio donde entra
       *[other] { $count } sitios donde entra
    }
sumoku-page-lay-first = Poné primero alguna ficha en la mesa.
sumoku-page-pass-ends = Alguna ficha tuya entra, y si pasás se termina la partida.
sumoku-page-replay-how = Jugá otra vez, sin robar fichas.
sumoku-page-hint =
    { $action ->
        [pass] No se ve nada mejor que pasar
        [claim] Está completo: ¡cantalo!
       *[give_up] No hay manera: mejor dejarlo
    }
sumoku-page-solo = Unilas todas
sumoku-page-tap-move =
    { $tiles ->
        [one] Tocá adónde va.
       *[other] Tocá adónde va el bloque.
    }
sumoku-page-complete = ¡Todo cuadra! Tocá la bolsa.
sumoku-page-all-laid =
    { $way ->
        [tap] Todas puestas. ¿Cuadra todo? Tocá la bolsa.
       *[hold] Todas puestas. ¿Seguro? Dejá el dedo en la bolsa.
    }
sumoku-page-claim-hold = Dejá el dedo en la bolsa para cantar.
sumoku-page-claim-changed = La mesa acaba de cambiar: mirala otra vez.
sumoku-page-finish = ¡Terminar!
sumoku-page-exchange-how = Elegí una ficha y tocá acá, o soltala acá.
sumoku-page-exchange-sure = Devolvés la ficha elegida y te llegan dos.
sumoku-page-give-up-what =
    { $way ->
        [solo] La partida termina acá.
        [team] Vale cuando lo diga todo el equipo.
       *[speed] Salís de esta ronda.
    }
sumoku-page-ready-wait = Todo listo por acá
sumoku-page-countdown-race = Mirá tus fichas; falta el dado.
sumoku-page-out-watch = Mirá cómo siguen los demás.
sumoku-page-spot-how = Cuatro colores que sumen un múltiplo de { $key }: cantá la suma.
sumoku-page-show-four =
    { $left ->
        [0] Ahí van.
        [one] Tocá una ficha más.
       *[other] Tocá { $left } fichas.
    }
sumoku-page-passed-may = Si la ves ahora, todavía podés cantar.
sumoku-page-sits-out = Descansás esta ronda
sumoku-page-sits-out-what = En la siguiente volvés.
sumoku-page-won = Tenés { $tiles } fichas de { $target }
sumoku-page-news-six =
    { $who ->
        [you] Jugás otra vez, sin robar.
       *[other] { $player } juega otra vez, sin robar.
    }
sumoku-page-news-passed =
    { $why ->
        [automatic] { $who ->
            [you] no podés poner nada: pasás
           *[other] no puede poner nada: pasa
        }
        [replay] { $who ->
            [you] te plantás
           *[other] se planta
        }
       *[own] { $who ->
            [you] pasás
           *[other] pasa
        }
    }
sumoku-page-news-called =
    { $who ->
        [you] Cantás { $sum }
       *[other] { $player } canta { $sum }
    }
sumoku-page-victory =
    { $who ->
        [you] ¡Ganaste!
        [both] ¡Ganaste con { $players }!
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
        [gave_up] Hasta acá llegó la partida.
        [time_up] Se acabó el tiempo.
        [target_reached] { $most } fichas ganadas.
        [last_round] Cien rondas son bastantes.
       *[no_combination] Ya no queda ninguna combinación.
    }
