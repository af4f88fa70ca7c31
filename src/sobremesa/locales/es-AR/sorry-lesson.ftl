# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

sorry-lesson-start-task = Sale un 1: sacá una ficha al tablero.
sorry-lesson-start-done = Ya son dos en camino. Cuantas más tengas afuera, más podés elegir.
sorry-lesson-start-wrong = Con el 1 también se puede avanzar una casilla, pero acá toca sacar una ficha.
sorry-lesson-back-task = Sale un 4: retrocedé con la ficha que acaba de salir.
sorry-lesson-slide-task = Sale un 5: mové la ficha que cae en el triángulo azul.
sorry-lesson-swap-task = Sale un 11: cambiá tu ficha por la de Canela que está cerca de tu HOGAR.
sorry-lesson-swap-done = De un salto estás a 4 de tu zona segura, y Canela donde estabas vos.
sorry-lesson-swap-wrong-walk = Avanzar 11 se puede, pero cambiando llegás mucho más lejos.
sorry-lesson-sorry-task = ¡Sorry!: sacá una ficha al lugar de la contraria más cerca de tu HOGAR.
sorry-lesson-sorry-done = ¡Perdón! Saliste y ya casi llegás; la de Canela empieza otra vez.
sorry-lesson-home-task = Sale un 7: repartilo para meter las dos fichas en el HOGAR.
sorry-lesson-home-done = 4 y 3 son 7: las cuatro están en casa y ganás.
