## En la terminal

terminal-welcome = { $game } con { $players }. ¡A la mesa!
terminal-hint = Escribe ? para ver qué puedes hacer, «reglas» para leer las reglas.
terminal-thinking = Los demás están eligiendo…
terminal-not-understood = No entiendo «{ $typed }». Escribe ? para ver qué puedes hacer.
terminal-example = Por ejemplo, «{ $example }».
terminal-go-on = Enter para seguir
terminal-goodbye = ¡Hasta la próxima!
terminal-goodbye-record = ¡Hasta la próxima! Tu partida queda en { $file }.
terminal-help-title = Puedes escribir:
terminal-help-rules = las reglas, en breve
terminal-help-log = lo que pasó hasta ahora
terminal-help-table = la mesa otra vez
terminal-help-quit = levantarte de la mesa
terminal-word-help = ayuda
terminal-word-rules = reglas
terminal-word-log = historia
terminal-word-table = mesa
terminal-word-quit = salir

## Registros

replay-title = { $game } con { $players }
replay-unfinished = El registro llega hasta aquí: la partida no se terminó.
verify-good = Este registro está en orden: todas las jugadas eran válidas y el resultado sale de ellas.
verify-game = Juego
verify-moves = Jugadas
verify-outcome = Resultado
verify-rank = { $rank }.º { $player } ({ $total })
verify-position = Posición final
verify-commitment = Compromiso
verify-proved-secret = Probado: el secreto del servidor abre el compromiso de arriba, así que no cambió después de mostrarse.
verify-proved-added = Probado: el reparto sale de ese secreto y de los bytes al azar de { $players }, en el orden de sus sillas, y de nada más. Los bots no añaden nada.
verify-nobody-added = Sin probar: nadie en la mesa añadió bytes al azar, así que el servidor repartió solo y pudo elegir el reparto.
verify-bots-added = Sin probar: en este formato más antiguo también los bots añadían bytes, y el servidor podía elegirlos al final. Pudo probar hasta que el reparto le gustara.
verify-commitment-note = Compara el compromiso con el que se mostró antes de que te sentaras y busca tus propios bytes en el archivo; la página hace las dos cosas al terminar la partida. Ningún archivo puede mostrar si alguien de la mesa estaba de acuerdo con el servidor: quien añadió lo último habría podido elegir.
verify-seed = Semilla
verify-seed-note = Esta partida se jugó con semilla a la vista: quien la empezó pudo conocer el reparto.

## El estante

games-players = de { $least } a { $most } jugadores
games-players-exactly = { $players } jugadores
games-players-either = { $least } o { $most } jugadores
games-modes = Modos
games-options = Opciones
games-bots = Bots

## Simulaciones y torneos

lab-title =
    { $matches ->
        [one] Una partida de { $game } ({ $mode }), { $players } jugadores
       *[other] { $matches } partidas de { $game } ({ $mode }), { $players } jugadores
    }
simulate-wins = Victorias por lugar
simulate-mean = Decisiones por partida
simulate-decisions = Decisiones
simulate-seconds = Segundos
simulate-speed = Decisiones por segundo
simulate-games-speed = Partidas por segundo
simulate-engine = Motor
simulate-compiled = compilado
simulate-interpreted = interpretado
simulate-seed = Semilla
arena-bot = Bot
arena-rating = Fuerza
arena-wins = Victorias
arena-score = Puntos por mano
arena-slowest = Más lenta
arena-note = Entre corchetes: dónde está el valor con un 95 % de confianza. 400 puntos más de fuerza son diez contra uno.
arena-seed = Semilla { $seed }, { $seconds } segundos.
progress-matches = Partidas

## La línea de órdenes

cli-about = Juegos de mesa para la familia, tal como manda el folleto.
cli-usage = Uso:
cli-commands = Órdenes
cli-arguments = Argumentos
cli-options = Opciones
cli-command-games = lo que hay en el estante
cli-command-play = jugar contra bots, aquí en la terminal
cli-command-simulate = hacer que bots, o el azar, jueguen muchas partidas
cli-command-arena = un torneo entre bots
cli-command-replay = volver a ver una partida registrada
cli-command-verify = comprobar que una partida registrada es auténtica
cli-help-help = mostrar esta ayuda
cli-help-version = mostrar la versión
cli-help-lang = idioma: es, es-AR, en o fr (si no, el de tu sistema)
cli-help-json = para programas: un documento JSON
cli-help-game = un juego del estante, por ejemplo sumo
cli-help-file = una partida registrada
cli-help-mode = un modo del juego
cli-help-players = cuántos juegan, contando los bots
cli-help-level = el nivel de los bots: easy, medium, hard o expert
cli-help-seed = un número que fija todo el azar, para repetir el mismo reparto
cli-help-option = una opción del juego, por ejemplo target_sumos=40 (se puede repetir)
cli-help-record = guardar la partida en este archivo
cli-help-games = cuántas partidas
cli-help-matches = cuántas partidas
cli-help-bots = quiénes juegan, separados por comas: easy, medium, hard, expert, random, o un bot propio: module:name
cli-help-workers = cuántos procesos se reparten el trabajo
cli-help-seconds = cuánto puede pensar un bot cada respuesta

cli-error = sobremesa: { $message }
cli-wrong-usage = No se entiende esta orden ({ $why }). Mira { $program } --help
cli-missing = Falta algo: { $names }. Mira { $program } --help
cli-unrecognized = Aquí nadie sabe qué es «{ $names }». Mira { $program } --help
cli-needs-value = { $name } necesita un valor. Mira { $program } --help
cli-takes-no-value = { $name } no lleva valor. Mira { $program } --help
cli-no-command = No existe la orden «{ $name }». Mira { $program } --help
cli-not-a-number = { $name } tiene que ser un número entero, no «{ $value }».
cli-too-small = { $name } tiene que ser al menos { $least }.
cli-too-large = { $name } puede ser como mucho { $most }.
cli-unknown-value = { $name } no puede ser «{ $value }». Valores posibles: { $known }.
cli-malformed-option = Una opción se escribe nombre=valor, no «{ $value }».
cli-option-twice = La opción «{ $name }» aparece dos veces.
cli-bad-value = { $refusal } Valores posibles: { $values }.
cli-allowed-range = de { $least } a { $most }
cli-allowed-steps = de { $least } a { $most }, múltiplos de { $step }
cli-allowed-list = { $values }: sin repetir, en este orden alrededor del tablero
cli-bad-bot = El bot «{ $bot }» no funciona: { $why }
cli-too-many-bots = Hay { $bots } bots, pero solo { $players } lugares.
cli-file-missing = No existe el archivo «{ $file }».
cli-file-directory = «{ $file }» es una carpeta.
cli-file-unreadable = No se puede leer el archivo «{ $file }» ({ $why }).
cli-file-unwritable = No se puede escribir el archivo «{ $file }» ({ $why }).
cli-file-too-large = «{ $file }» es demasiado grande para ser un registro.
cli-no-output = No se puede escribir la salida ({ $why }).
cli-interrupted = interrumpido.

## El servidor

cli-command-serve = poner la mesa: jugar en el navegador (es lo que hace sobremesa a secas)
cli-help-host = escuchar en esta dirección (si no, en todas)
cli-help-port = escuchar en este puerto (si no, en el primero libre desde el 8000)
cli-help-db = guardar las partidas aquí: sqlite:///ARCHIVO o postgresql://… (si no, donde diga SOBREMESA_DB en el entorno, o en tu carpeta de datos)
cli-help-public-url = la dirección por la que se conoce este servidor, como https://juegos.example
cli-help-trusted-proxy = un proxy en otra máquina al que se le cree quién viene: su dirección o red; puede repetirse
cli-help-processes = servir desde tantos procesos en un mismo puerto (necesita PostgreSQL)
cli-help-node = el nombre de este servidor entre otros en el mismo PostgreSQL
cli-help-node-address = dónde lo alcanzan los otros, como 10.0.0.5:7000 (si no, solo en esta máquina)
cli-help-no-browser = no abrir el navegador
cli-help-verbose = contar más en el registro
serve-welcome = La mesa está puesta.
serve-here = En esta máquina: { $address }
serve-everywhere = En los teléfonos de tu red: { $address }
serve-no-network = No se encontró ninguna red: solo se puede jugar en esta máquina. Para que entren teléfonos hay que conectarse a una y empezar de nuevo.
serve-already = Sobremesa ya está en marcha: { $address }
serve-stop = Con Ctrl-C se levanta la mesa; todas las partidas quedan guardadas.

## Lo que solo se oye en la línea de órdenes

refused-unknown_level = No hay ningún bot «{ $level }». Hay { $known }.
refused-page_not_built = La página todavía no está hecha: ejecuta «make web».
refused-bad_public_url = «{ $url }» no es una dirección que se pueda escribir; es como https://games.example.
refused-bad_trusted_proxy = «{ $proxy }» no es la dirección ni la red de un proxy; es como 10.0.0.7 o 10.0.0.0/8.
refused-port_taken = El puerto { NUMBER($port, useGrouping: 0) } está en uso; elige otro con --port.
refused-port_forbidden = El puerto { NUMBER($port, useGrouping: 0) } pide permisos especiales; elige uno mayor que 1023 con --port.
refused-no_such_host = Esta máquina no tiene la dirección «{ $host }».
refused-cannot_listen = No se puede dejar entrar a nadie ({ $why }).
refused-no_store = No se pueden guardar las partidas ({ $why }).
refused-store_newer = Una versión más nueva de Sobremesa escribió estas partidas. Hay que instalar esa versión o dar a esta su propio archivo con --db ({ $why }).
refused-store_damaged = El archivo de las partidas está dañado. Hay que poner una copia en su lugar, o apartarlo para empezar con uno vacío ({ $why }).
refused-store_read_only = No se pueden escribir las partidas. Hay que revisar los permisos y el disco, o dar otro lugar con --db sqlite:///ARCHIVO ({ $why }).
refused-store_in_use = Otro Sobremesa ya está sirviendo desde { $store }. Usa ese, detenlo antes o dale a este su propio archivo con --db.
refused-nodes_need_postgresql = Varios servidores necesitan un almacén que puedan compartir: da su dirección con --db postgresql://…
refused-no_processes_here = Este sistema no puede compartir un puerto entre procesos. Empieza sin --processes.
refused-bad_node_address = «{ $address }» no es la dirección de un nodo; es como 10.0.0.5:7000.
cli-command-nodes = listar los servidores que comparten un PostgreSQL, y sus mesas
nodes-found =
    { $count ->
        [0] No hay ningún servidor en este almacén.
        [one] Hay un servidor en este almacén:
       *[other] Hay { $count } servidores en este almacén:
    }
nodes-well = { $address } · versión { $program } · mesas: { $tables }
nodes-leaving = { $address } · versión { $program } · se está yendo, mesas: { $tables }
nodes-late = { $address } · versión { $program } · sin señal de vida desde hace { $seconds } s, mesas: { $tables }
cli-command-prune = borrar partidas viejas
cli-help-days = solo lo que terminó hace más de tantos días
prune-done =
    Fuera: { $matches } { $matches ->
        [one] partida
       *[other] partidas
     } y { $tables } { $tables ->
        [one] mesa
       *[other] mesas
     }; { $closed } cerradas que nadie visita.
