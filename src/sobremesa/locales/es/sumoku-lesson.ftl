## How Sumoku is taught (games/sumoku/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

sumoku-lesson-sum = Múltiplos de 5
sumoku-lesson-sum-task = Pon una ficha junto a la línea, y que siga sumando un múltiplo de 5.
sumoku-lesson-sum-why = El dado dio 5: hasta el final, *toda línea* suma 5, 10, 15, 20…
sumoku-lesson-sum-done = Te llevas en puntos lo que suma la línea.
sumoku-lesson-sum-wrong = No hace falta pasar: una ficha tuya lleva la línea a 15.

sumoku-lesson-colour = Cada color, una vez
sumoku-lesson-colour-task = Alarga la línea con uno de tus cincos.
sumoku-lesson-colour-why = En una línea no se repite *ningún color*. Los números sí pueden.
sumoku-lesson-colour-done = Solo el naranja podía: el rojo y el azul ya estaban en la línea.
sumoku-lesson-colour-wrong = Uno de tus cincos cabe: mira qué colores tiene la línea.

sumoku-lesson-cross = Dos líneas a la vez
sumoku-lesson-cross-task = Alarga la fila con tu 5, y pon con él en columna tus otras dos fichas.
sumoku-lesson-cross-why = Cada línea con una ficha nueva puntúa entera: tu 5 cuenta *en las dos*.
sumoku-lesson-cross-done = Fila de 15 y columna de 10: 25 puntos en un turno.
sumoku-lesson-cross-wrong = Usa las tres: el 5 en la fila, y las otras dos en columna con él.
sumoku-lesson-cross-wrong-row = Son 15 puntos. Con las otras dos en columna bajo el 5 serían 25.
sumoku-lesson-cross-wrong-long = Son 20 puntos. En columna con el 5 serían 15 y 10: 25.

sumoku-lesson-nine = Un 6 puede ser un 9
sumoku-lesson-nine-task = Haz una columna con el 1 de la mesa y tu 6.
sumoku-lesson-nine-why = Girado, *un 6 es un 9*: tócalo otra vez y se gira.
sumoku-lesson-nine-done = 1 y 9 son 10. Puesto como 9, se queda así toda la partida.
sumoku-lesson-nine-wrong = Con el 4 vale como 6. Aquí va con el 1: gíralo y será un 9.

sumoku-lesson-six = Línea de seis
sumoku-lesson-six-task = Completa la línea de seis.
sumoku-lesson-six-why = Seis fichas es lo más largo. Quien llega *juega otra vez* enseguida.
sumoku-lesson-six-done = ¡Línea de seis! Juegas otra vez enseguida, con las fichas que te quedan.
sumoku-lesson-six-wrong = Busca la ficha con la que la fila llega a seis.
sumoku-lesson-six-wrong-column = Son 10 puntos. En la fila serían 20, y otro turno.

sumoku-lesson-race = La carrera
sumoku-lesson-race-task = Pon tu última ficha donde todo cuadre, y toca la bolsa.
sumoku-lesson-race-why = En una carrera *todos arman a la vez*. Gana quien antes usa todas sus fichas.
sumoku-lesson-race-done = ¡Sumoku! Todo unido y todo cuadra: ganas la ronda.
sumoku-lesson-race-wrong = Ahí no cuadra. El buen hueco une las dos partes y da 15.
sumoku-lesson-race-wrong-claim = Ya está todo en su sitio: toca la bolsa antes que nadie.
