# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

rummy500-lesson-set-task = Robá una carta del mazo y bajá un grupo de tres cartas del mismo valor.
rummy500-lesson-set-wrong = Antes de descartar, bajá tus tres 7: en la mesa suman.
rummy500-lesson-run-task = Bajá una escalera de tres cartas que lleve el as.
rummy500-lesson-run-wrong = Eso se puede, pero acá se trata de bajar una escalera con el as.
rummy500-lesson-off-task = Agregá una carta a la escalera de Canela.
rummy500-lesson-off-wrong = Tenés una carta que sigue esa escalera: agregala y suma para vos.
rummy500-lesson-row-task = Tomá del pozo la carta que completa tus 9.
rummy500-lesson-row-why = Del pozo podés tomar cualquiera *si la bajás enseguida*, con todas las de encima.
rummy500-lesson-discard-task = Terminá tu turno: descartá la carta que más te restaría.
rummy500-lesson-discard-wrong = Hay otra que te restaría más: mirá cuánto vale el as.
rummy500-lesson-out-task = Cerrá la ronda: bajá todo lo que puedas y descartá tu última carta.
rummy500-lesson-out-done = A los demás les resta su mano. Llegás a 509, pasás de 500 y ganás.
rummy500-lesson-out-wrong = Todavía no: tenés una escalera en la mano y te restaría 30.
