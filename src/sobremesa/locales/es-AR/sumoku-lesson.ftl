# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

sumoku-lesson-sum-task = Poné una ficha junto a la línea, y que siga sumando un múltiplo de 5.
sumoku-lesson-sum-done = Te llevás en puntos lo que suma la línea.
sumoku-lesson-colour-task = Alargá la línea con uno de tus cincos.
sumoku-lesson-colour-wrong = Uno de tus cincos entra: mirá qué colores tiene la línea.
sumoku-lesson-cross-task = Alargá la fila con tu 5, y poné con él en columna tus otras dos fichas.
sumoku-lesson-cross-wrong = Usá las tres: el 5 en la fila, y las otras dos en columna con él.
sumoku-lesson-nine-task = Hacé una columna con el 1 de la mesa y tu 6.
sumoku-lesson-nine-why = Girado, *un 6 es un 9*: tocalo otra vez y se gira.
sumoku-lesson-nine-wrong = Con el 4 vale como 6. Acá va con el 1: giralo y es un 9.
sumoku-lesson-six-task = Completá la línea de seis.
sumoku-lesson-six-done = ¡Línea de seis! Jugás otra vez enseguida, con las fichas que te quedan.
sumoku-lesson-six-wrong = Buscá la ficha con la que la fila llega a seis.
sumoku-lesson-race-task = Poné tu última ficha donde todo cuadre, y tocá la bolsa.
sumoku-lesson-race-done = ¡Sumoku! Todo unido y todo cuadra: ganás la ronda.
sumoku-lesson-race-wrong-claim = Ya está todo en su lugar: tocá la bolsa antes que nadie.
