# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

rummy-lesson-draw-task = Robá una ficha del pozo.
rummy-lesson-draw-why = *Cada turno empieza así*, también cuando ya tenés algo que bajar.
rummy-lesson-draw-done = El 11 amarillo. Después de robar bajás fichas, o pasás si no va nada.
rummy-lesson-open-task = Bajá de tu atril una escalera que sume 30 o más.
rummy-lesson-open-done = Ya abriste: desde ahora podés usar también lo que hay en la mesa.
rummy-lesson-open-wrong = Pasar se puede, pero tenés una escalera que llega a 30.
rummy-lesson-group-task = Agregá a los ochos de la mesa la ficha que les falta.
rummy-lesson-move-task = Bajá tus dos sietes con el 7 amarillo de la mesa.
rummy-lesson-move-why = Podés mover lo que hay si al final cada juego tiene *tres fichas o más*.
rummy-lesson-move-wrong = Mirá la escalera: si ponés tu 10, puede soltar el 7.
rummy-lesson-move-wrong-ten = El 10 va bien ahí. Y ahora el 7 sobra: llevalo con tus sietes.
rummy-lesson-joker-task = Poné tu 7 rojo donde está el comodín, y llevalo con tus doces.
rummy-lesson-joker-wrong = Acá el comodín tiene que terminar con tus dos doces.
rummy-lesson-close-task = Cerrá: bajá todo tu atril, con la ayuda del 11 azul.
rummy-lesson-close-done = Cero puntos para vos. Canela carga con 59: solo su comodín son 50.
rummy-lesson-close-wrong = Podés vaciar el atril ya: te ayuda la ficha de cierre.
rummy-lesson-close-wrong-six = El 6 va bien ahí. Bajá también tus onces, con el 11 azul.
