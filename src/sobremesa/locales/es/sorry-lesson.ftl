## How Sorry! is taught (games/sorry/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

sorry-lesson-start = Salir
sorry-lesson-start-task = Sale un 1: saca una ficha al tablero.
sorry-lesson-start-why = Solo *el 1 y el 2* sacan fichas. Las demás cartas mueven las que ya están fuera.
sorry-lesson-start-done = Ya son dos en camino. Cuantas más tengas fuera, más puedes elegir.
sorry-lesson-start-wrong = Con el 1 también se puede avanzar una casilla, pero aquí toca sacar una ficha.

sorry-lesson-back = El 4 va hacia atrás
sorry-lesson-back-task = Sale un 4: retrocede con la ficha que acaba de salir.
sorry-lesson-back-why = *Hacia atrás* también se llega: tras tu salida está la entrada al HOGAR.
sorry-lesson-back-done = Con cuatro pasos atrás se ahorra la vuelta entera: está a 2 de tu zona segura.
sorry-lesson-back-wrong = Esa ficha perdería camino. La otra está justo delante de tu entrada.

sorry-lesson-slide = Resbalar
sorry-lesson-slide-task = Sale un 5: mueve la ficha que cae en el triángulo azul.
sorry-lesson-slide-why = Un triángulo *de otro color* te lleva hasta su círculo, y barre a quien encuentre.
sorry-lesson-slide-done = Resbalaste tres casillas más, y la ficha de Canela vuelve a empezar.
sorry-lesson-slide-wrong = Esa se queda en una casilla cualquiera. La otra cae justo en un triángulo.

sorry-lesson-swap = Cambiar con el 11
sorry-lesson-swap-task = Sale un 11: cambia tu ficha por la de Canela que está cerca de tu HOGAR.
sorry-lesson-swap-why = El 11 avanza 11 o *cambia de sitio* con una ficha contraria de la pista.
sorry-lesson-swap-done = De un salto estás a 4 de tu zona segura, y Canela donde estabas tú.
sorry-lesson-swap-wrong-walk = Avanzar 11 se puede, pero cambiando llegas mucho más lejos.
sorry-lesson-swap-wrong-far = Esa está más lejos de tu HOGAR: la otra te deja casi en la puerta.

sorry-lesson-sorry = ¡Sorry!
sorry-lesson-sorry-task = ¡Sorry!: saca una ficha al lugar de la contraria más cerca de tu HOGAR.
sorry-lesson-sorry-why = Tu ficha ocupa el lugar de una contraria, que *vuelve a empezar*.
sorry-lesson-sorry-done = ¡Perdón! Saliste y ya casi llegas; la de Canela empieza otra vez.
sorry-lesson-sorry-wrong = Está más lejos de tu HOGAR. La otra te deja casi en la puerta.

sorry-lesson-home = Cuatro en casa
sorry-lesson-home-task = Sale un 7: repártelo para meter las dos fichas en el HOGAR.
sorry-lesson-home-why = Al HOGAR se entra con *la cuenta exacta*, y el 7 se puede repartir entre dos fichas.
sorry-lesson-home-done = 4 y 3 son 7: las cuatro están en casa y ganas.
