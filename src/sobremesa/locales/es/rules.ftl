# Las reglas de un juego con su índice y su búsqueda, y el folleto al lado de lo que aquí se decide. Se piden al abrirlas.

rules-index = Índice
rules-search = Buscar en las reglas
rules-search-hint = Buscar
rules-search-clear = Borrar la búsqueda
rules-found =
    { $sections ->
        [0] No se encontró nada
        [one] Aparece en { $sections } sección
       *[other] Aparece en { $sections } secciones
    }
rules-none = Ninguna sección lleva esas palabras. Con una más corta puede salir.
rules-rulings = Cómo leemos el folleto ({ $count })
rules-leaflet = El folleto
rules-here = Aquí
rules-silent = No dice nada.
