## How Rummy is taught (games/rummy/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

rummy-lesson-draw = First, draw
rummy-lesson-draw-task = Draw a tile from the stock.
rummy-lesson-draw-why = *Every turn begins like this*, even when you have something to lay.
rummy-lesson-draw-done = The yellow 11. After the draw you lay tiles, or pass if nothing fits.

rummy-lesson-open = Opening with 30
rummy-lesson-open-task = Lay a run from your rack that adds up to 30 or more.
rummy-lesson-open-why = A run: three numbers in a row or more, of one colour. Your first one is worth *30 or more*.
rummy-lesson-open-done = You have opened: from now on you may use what lies on the table too.
rummy-lesson-open-wrong = You may pass, but you have a run that reaches 30.

rummy-lesson-group = The group
rummy-lesson-group-task = Add the missing tile to the eights on the table.
rummy-lesson-group-why = A group is three or four tiles of one number, *each of another colour*.
rummy-lesson-group-done = Complete. Runs can be made longer too: the table is everybody’s.
rummy-lesson-group-wrong = Not yet: one of your tiles fits the group.

rummy-lesson-move = Moving the table
rummy-lesson-move-task = Lay your two sevens with the yellow 7 of the table.
rummy-lesson-move-why = You may move what lies there if each set has *three tiles or more* in the end.
rummy-lesson-move-done = Your 10 took the place of the 7: three tiles fewer on your rack.
rummy-lesson-move-wrong = Look at the run: if you add your 10, it can spare the 7.
rummy-lesson-move-wrong-ten = The 10 is fine there. Now the 7 is free: take it to your sevens.

rummy-lesson-joker = Freeing a joker
rummy-lesson-joker-task = Put your red 7 where the joker is, and take the joker to your twelves.
rummy-lesson-joker-why = Whoever lays the real tile *frees the joker*, and uses it at once.
rummy-lesson-joker-done = A joker cannot be kept: once free, it is laid again in the same play.
rummy-lesson-joker-wrong = Here the joker has to end up with your two twelves.
rummy-lesson-joker-wrong-end = It is free, true; but with your two twelves you would lay three tiles.

rummy-lesson-close = Closing
rummy-lesson-close-task = Close: lay your whole rack, with the help of the blue 11.
rummy-lesson-close-why = The closing tile is for whoever lays *all they have* with it.
rummy-lesson-close-done = No points for you. Canela is left with 59: her joker alone is 50.
rummy-lesson-close-wrong = You can empty your rack now: the closing tile helps you.
rummy-lesson-close-wrong-six = The 6 is fine there. Lay your elevens too, with the blue 11.
