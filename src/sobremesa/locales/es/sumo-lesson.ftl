## How Sumo is taught (games/sumo/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

sumo-lesson-secret = Elegir en secreto
sumo-lesson-secret-task = Elige una carta de tu mano y ponla boca abajo.
sumo-lesson-secret-why = Cada cual elige una sin enseñarla, y se destapan *todas a la vez*.
sumo-lesson-secret-done = Destapadas, se colocan de menor a mayor. Tu turno siempre empieza así.

sumo-lesson-row = ¿A qué fila?
sumo-lesson-row-task = Toca la fila donde cae tu 52.
sumo-lesson-row-why = Cada carta va detrás de la que es *menor* y está *más cerca*.
sumo-lesson-row-title = Justo ahí
sumo-lesson-row-done = De 48 a 52 hay 4, y ninguna otra fila queda *más cerca por debajo*.
sumo-lesson-row-so = El 52 se queda en la fila 2.
sumo-lesson-row-look = Mira las distancias
sumo-lesson-row-again = El 52 vuelve a tu mano. Prueba otra fila.
sumo-lesson-row-wrong-far = 27 es menor que 52, sí. Pero hay otra fila que termina *más cerca*.
sumo-lesson-row-wrong-higher = Esa fila termina en un número *mayor* que 52: no puede ir ahí.

sumo-lesson-sixth = La sexta toma la fila
sumo-lesson-sixth-task = Juega la carta que no cae en la fila llena.
sumo-lesson-sixth-why = En una fila caben cinco. Quien pone la sexta *se lleva las cinco*.
sumo-lesson-sixth-done = A Canela le tocó: su 49 era la sexta y se llevó 11 sumos.
sumo-lesson-sixth-wrong = 50 va detrás de 48, en la fila 2: sería la sexta y te llevarías la fila.

sumo-lesson-low = Si es menor que todas
sumo-lesson-low-task = Tu 3 no cabe en ninguna fila: toma la que menos sumos tiene.
sumo-lesson-low-why = Si tu carta es menor que todas, *eliges una fila* y te la llevas.
sumo-lesson-low-done = Solo 2 sumos, y tu 3 empieza la fila de nuevo.
sumo-lesson-low-wrong = Cuenta los sumos dibujados en sus cartas: hay una fila más barata.

sumo-lesson-joker = El comodín
sumo-lesson-joker-task = Pon tu comodín en una fila que no esté llena.
sumo-lesson-joker-why = El comodín va *donde quieras*, detrás de un número, y vale lo mismo que él.
sumo-lesson-joker-done = Ahora vale como la carta que tiene delante. Y nadie se lleva nada.
sumo-lesson-joker-wrong = Esa fila ya tiene cinco: tu comodín sería la sexta y te la llevarías.

sumo-lesson-win = Gana quien menos suma
sumo-lesson-win-task = Último turno: toma la fila con la que ganas la partida.
sumo-lesson-win-why = Cuando alguien llega a 70 sumos se acaba, y *gana quien menos tiene*.
sumo-lesson-win-done = Canela pasó de 70. Con 54 sumos, ganas tú.
sumo-lesson-win-wrong = Vas 52 y Anís 57: con esa fila tendrías más sumos que Anís.
