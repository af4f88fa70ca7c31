# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

burako-lesson-take-task = Tenés dos 9. Tomá de donde salga el tercero: la pila o el pozo.
burako-lesson-take-done = Ya tenés tres 9. El pozo se toma siempre entero, te sirva o no.
burako-lesson-run-task = Bajá tres números seguidos de un mismo color; después tirá una ficha.
burako-lesson-run-done = Lo que bajás suma para tu bando; lo que queda en los atriles resta.
burako-lesson-run-wrong = Antes de tirar, bajá tu escalera: al tirar se termina el turno.
burako-lesson-wild-task = Tenés dos 8: bajalos con un comodín que haga de tercero.
burako-lesson-wild-wrong = Eso se puede, pero acá se trata de bajar los dos 8 con un comodín.
burako-lesson-canasta-task = Hacé una canasta pura: agregá la séptima ficha a tu escalera.
burako-lesson-canasta-wrong = Con un comodín valdría 100. Tenés la ficha que la hace pura, y vale 200.
burako-lesson-muerto-task = Agregá tu última ficha a la escalera y llevate el muerto.
burako-lesson-muerto-done = Bajaste la última, así que seguís jugando en el mismo turno.
burako-lesson-muerto-wrong = Si la tirás también lo comprás, pero tu turno se termina ahí.
burako-lesson-close-task = Ya tenés el muerto. Cerrá: hacé canasta con tu última ficha.
