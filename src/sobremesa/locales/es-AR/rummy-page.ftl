# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

rummy-page-closing-why = Esta ficha solo sirve para cerrar: en la jugada en que bajás tu última ficha.
rummy-page-put-at = poné acá tus fichas
rummy-page-draw = Robá una ficha.
rummy-page-draw-or-close = Robá una ficha, o cerrá con la ficha de cierre.
rummy-page-play = Bajá fichas o pasá.
rummy-page-play-on = Ya abriste: bajá más o pasá.
rummy-page-open =
    { $least ->
        [0] Bajá juegos de tu atril, o pasá.
       *[other] Para abrir, bajá { $least } puntos de tu atril, o pasá.
    }
rummy-page-picked =
    { $tiles ->
        [one] Tocá adónde va: un juego o un lugar libre.
       *[other] Tocá adónde van: un juego o un lugar libre.
    }
rummy-page-opens = Abrís con { rummy-page-points }. ¿Confirmás?
rummy-page-closes = ¡Con esto cerrás!
rummy-page-nothing = Bajá al menos una ficha de tu atril, o pasá.
rummy-page-pass-why = Lo que tenés colocado no cuenta entonces.
rummy-page-split = Separar acá
rummy-page-why-open_first = Dejalo así hasta que abras
rummy-page-news-drew =
    { $who ->
        [you] robás una ficha.
       *[other] roba una ficha.
    }
rummy-page-news-played =
    { $who ->
        [you] bajás { rummy-page-tiles }.
       *[other] baja { rummy-page-tiles }.
    }
rummy-page-news-joker =
    { $who ->
        [you] liberás un comodín y bajás { rummy-page-tiles }.
       *[other] libera un comodín y baja { rummy-page-tiles }.
    }
rummy-page-news-opens =
    { $who ->
        [you] abrís con { rummy-page-points }.
       *[other] abre con { rummy-page-points }.
    }
rummy-page-news-closes =
    { $who ->
        [you] bajás tus últimas fichas y cerrás.
       *[other] baja sus últimas fichas y cierra.
    }
rummy-page-news-passed =
    { $who ->
        [you] pasás.
       *[other] pasa.
    }
