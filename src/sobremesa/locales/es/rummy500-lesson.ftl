## How Rummy 500 is taught (games/rummy500/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

rummy500-lesson-set = Robar y bajar
rummy500-lesson-set-task = Roba una carta del mazo y baja un grupo de tres cartas del mismo valor.
rummy500-lesson-set-why = Un turno es *tomar* una carta, *bajar* lo que puedas y *descartar* una.
rummy500-lesson-set-done = Tus tres 7 ya suman 21 puntos en la mesa.
rummy500-lesson-set-wrong = Antes de descartar, baja tus tres 7: en la mesa suman.

rummy500-lesson-run = La escalera
rummy500-lesson-run-task = Baja una escalera de tres cartas que lleve el as.
rummy500-lesson-run-why = Cartas *seguidas de un palo*. El as va sobre el rey o bajo el 2, y ahí termina.
rummy500-lesson-run-done = Sobre el rey el as vale 15; bajo el 2, solo 1.
rummy500-lesson-run-wrong = Eso se puede, pero aquí se trata de bajar una escalera con el as.

rummy500-lesson-off = Agregar
rummy500-lesson-off-task = Agrega una carta a la escalera de Canela.
rummy500-lesson-off-why = Se puede agregar a cualquier combinación de la mesa, *también a las ajenas*.
rummy500-lesson-off-done = Esos 10 puntos son tuyos, aunque la escalera la empezó Canela.
rummy500-lesson-off-wrong = Tienes una carta que sigue esa escalera: agrégala y suma para ti.

rummy500-lesson-row = Tomar del pozo
rummy500-lesson-row-task = Toma del pozo la carta que completa tus 9.
rummy500-lesson-row-why = Del pozo puedes tomar cualquiera *si la bajas enseguida*, con todas las de encima.
rummy500-lesson-row-done = Las dos que estaban encima vinieron a tu mano: sirven, o restarán.
rummy500-lesson-row-wrong = Del mazo sale una carta a ciegas. El 9 que te falta está en el pozo.

rummy500-lesson-discard = Descartar
rummy500-lesson-discard-task = Termina tu turno: descarta la carta que más te restaría.
rummy500-lesson-discard-why = Lo que te queda en la mano *resta*: su número, las figuras 10, el as 15.
rummy500-lesson-discard-done = Quince puntos menos en contra. Ahora está a la vista de todos en el pozo.
rummy500-lesson-discard-wrong = Hay otra que te restaría más: mira cuánto vale el as.

rummy500-lesson-out = Cerrar la ronda
rummy500-lesson-out-task = Cierra la ronda: baja todo lo que puedas y descarta tu última carta.
rummy500-lesson-out-why = La ronda termina cuando alguien descarta *su última carta*.
rummy500-lesson-out-done = A los demás les resta su mano. Llegas a 509, pasas de 500 y ganas.
rummy500-lesson-out-wrong = Todavía no: tienes una escalera en la mano y te restaría 30.
