# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

terminal-hint = Escribí ? para ver qué podés hacer, «reglas» para leer las reglas.
terminal-not-understood = No entiendo «{ $typed }». Escribí ? para ver qué podés hacer.
terminal-help-title = Podés escribir:
replay-unfinished = El registro llega hasta acá: la partida no se terminó.
verify-commitment-note = Compará el compromiso con el que se mostró antes de que te sentaras y buscá tus propios bytes en el archivo; la página hace las dos cosas al terminar la partida. Ningún archivo puede mostrar si alguien de la mesa estaba de acuerdo con el servidor: quien agregó lo último habría podido elegir.
cli-command-play = jugar contra bots, acá en la terminal
cli-wrong-usage = No se entiende esta orden ({ $why }). Mirá { $program } --help
cli-missing = Falta algo: { $names }. Mirá { $program } --help
cli-unrecognized = Acá nadie sabe qué es «{ $names }». Mirá { $program } --help
cli-needs-value = { $name } necesita un valor. Mirá { $program } --help
cli-takes-no-value = { $name } no lleva valor. Mirá { $program } --help
cli-no-command = No existe la orden «{ $name }». Mirá { $program } --help
cli-help-db = guardar las partidas acá: sqlite:///ARCHIVO o postgresql://… (si no, donde diga SOBREMESA_DB en el entorno, o en tu carpeta de datos)
serve-everywhere = En los celulares de tu red: { $address }
refused-page_not_built = La página todavía no está hecha: ejecutá «make web».
refused-port_taken = El puerto { NUMBER($port, useGrouping: 0) } está en uso; elegí otro con --port.
refused-port_forbidden = El puerto { NUMBER($port, useGrouping: 0) } pide permisos especiales; elegí uno mayor que 1023 con --port.
refused-store_in_use = Otro Sobremesa ya está sirviendo desde { $store }. Usá ese, detenelo antes o dale a este su propio archivo con --db.
refused-no_processes_here = Este sistema no puede compartir un puerto entre procesos. Empezá sin --processes.
