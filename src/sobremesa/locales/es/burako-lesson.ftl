## How Burako is taught (games/burako/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

burako-lesson-take = Pila o pozo
burako-lesson-take-task = Tienes dos 9. Toma de donde salga el tercero: la pila o el pozo.
burako-lesson-take-why = Cada turno empieza así: una ficha de la pila, a ciegas, o *el pozo entero*.
burako-lesson-take-done = Ya tienes tres 9. El pozo se toma siempre entero, te sirva o no.
burako-lesson-take-wrong = De la pila sale una ficha a ciegas. El 9 que te falta está en el pozo.

burako-lesson-run = Bajar y tirar
burako-lesson-run-task = Baja tres números seguidos de un mismo color; después tira una ficha.
burako-lesson-run-why = Tres o más *seguidas de un color* son una escalera. Tirar termina tu turno.
burako-lesson-run-done = Lo que bajas suma para tu bando; lo que queda en los atriles resta.
burako-lesson-run-wrong = Antes de tirar, baja tu escalera: al tirar se acaba el turno.

burako-lesson-wild = El comodín
burako-lesson-wild-task = Tienes dos 8: bájalos con un comodín que haga de tercero.
burako-lesson-wild-why = Los 2 y los comodines hacen de cualquier ficha, *uno solo en cada juego*.
burako-lesson-wild-done = Tres o más de un mismo número son una pierna, con comodín o sin él.
burako-lesson-wild-wrong = Eso se puede, pero aquí se trata de bajar los dos 8 con un comodín.

burako-lesson-canasta = La canasta
burako-lesson-canasta-task = Haz una canasta pura: agrega la séptima ficha a tu escalera.
burako-lesson-canasta-why = *Siete fichas* hacen canasta: 200 puntos si es pura, 100 si lleva comodín.
burako-lesson-canasta-done = Siete fichas y ningún comodín: 200 puntos de premio.
burako-lesson-canasta-wrong = Con un comodín valdría 100. Tienes la ficha que la hace pura, y vale 200.

burako-lesson-muerto = El muerto
burako-lesson-muerto-task = Agrega tu última ficha a la escalera y llévate el muerto.
burako-lesson-muerto-why = El primero de tu bando que se queda sin fichas *compra el muerto*: once más.
burako-lesson-muerto-done = Bajaste la última, así que sigues jugando en el mismo turno.
burako-lesson-muerto-wrong = Si la tiras también lo compras, pero tu turno se acaba ahí.

burako-lesson-close = Cerrar
burako-lesson-close-task = Ya tienes el muerto. Cierra: haz canasta con tu última ficha.
burako-lesson-close-why = Cierra quien se queda sin fichas, *con una canasta y el muerto* comprado.
burako-lesson-close-done = Cerrar da 100 puntos más. Tu bando pasa de 3000 y gana la partida.
