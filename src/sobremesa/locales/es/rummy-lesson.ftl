## How Rummy is taught (games/rummy/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

rummy-lesson-draw = Primero, robar
rummy-lesson-draw-task = Roba una ficha del pozo.
rummy-lesson-draw-why = *Cada turno empieza así*, también cuando ya tienes algo que bajar.
rummy-lesson-draw-done = El 11 amarillo. Después de robar bajas fichas, o pasas si nada va.

rummy-lesson-open = Abrir con 30
rummy-lesson-open-task = Baja de tu atril una escalera que sume 30 o más.
rummy-lesson-open-why = Escalera: tres números seguidos o más, de un color. La primera bajada vale *30 o más*.
rummy-lesson-open-done = Ya abriste: desde ahora puedes usar también lo que hay en la mesa.
rummy-lesson-open-wrong = Pasar se puede, pero tienes una escalera que llega a 30.

rummy-lesson-group = La pierna
rummy-lesson-group-task = Agrega a los ochos de la mesa la ficha que les falta.
rummy-lesson-group-why = Pierna: tres o cuatro fichas de un número, *cada una de otro color*.
rummy-lesson-group-done = Completa. También las escaleras se alargan: la mesa es de todos.
rummy-lesson-group-wrong = Todavía no: una ficha tuya cabe en la pierna.

rummy-lesson-move = Mover la mesa
rummy-lesson-move-task = Baja tus dos sietes con el 7 amarillo de la mesa.
rummy-lesson-move-why = Puedes mover lo que hay si al final cada juego tiene *tres fichas o más*.
rummy-lesson-move-done = Tu 10 ocupó el lugar del 7: tres fichas menos en tu atril.
rummy-lesson-move-wrong = Mira la escalera: si pones tu 10, puede soltar el 7.
rummy-lesson-move-wrong-ten = El 10 va bien ahí. Y ahora el 7 sobra: llévalo con tus sietes.

rummy-lesson-joker = Liberar un comodín
rummy-lesson-joker-task = Pon tu 7 rojo donde está el comodín, y llévalo con tus doces.
rummy-lesson-joker-why = Quien pone la ficha verdadera *libera el comodín*, y lo usa en el acto.
rummy-lesson-joker-done = Un comodín no se guarda: liberado, vuelve a la mesa en la misma jugada.
rummy-lesson-joker-wrong = Aquí el comodín tiene que acabar con tus dos doces.
rummy-lesson-joker-wrong-end = Está libre, sí; pero con tus dos doces bajarías tres fichas.

rummy-lesson-close = Cerrar
rummy-lesson-close-task = Cierra: baja todo tu atril, con la ayuda del 11 azul.
rummy-lesson-close-why = La ficha de cierre es de quien baja con ella *todo lo que tiene*.
rummy-lesson-close-done = Cero puntos para ti. Canela carga con 59: solo su comodín son 50.
rummy-lesson-close-wrong = Puedes vaciar el atril ya: te ayuda la ficha de cierre.
rummy-lesson-close-wrong-six = El 6 va bien ahí. Baja también tus onces, con el 11 azul.
