# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

sumo-lesson-secret-task = Elegí una carta de tu mano y ponela boca abajo.
sumo-lesson-secret-why = Cada cual elige una sin mostrarla, y se destapan *todas a la vez*.
sumo-lesson-row-task = Tocá la fila donde cae tu 52.
sumo-lesson-row-look = Mirá las distancias
sumo-lesson-row-again = El 52 vuelve a tu mano. Probá otra fila.
sumo-lesson-sixth-task = Jugá la carta que no cae en la fila llena.
sumo-lesson-low-task = Tu 3 no entra en ninguna fila: llevate la que tiene menos sumos.
sumo-lesson-low-why = Si tu carta es menor que todas, *elegís una fila* y te la llevás.
sumo-lesson-low-wrong = Contá los sumos dibujados en sus cartas: hay una fila más barata.
sumo-lesson-joker-task = Poné tu comodín en una fila que no esté llena.
sumo-lesson-win-task = Último turno: llevate la fila con la que ganás la partida.
sumo-lesson-win-done = Canela pasó de 70. Con 54 sumos, ganás vos.
