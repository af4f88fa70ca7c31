## How Sumo is taught (games/sumo/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

sumo-lesson-secret = Choose in secret
sumo-lesson-secret-task = Pick a card of your hand and lay it face down.
sumo-lesson-secret-why = Everybody picks one unseen, and *all are turned up at once*.
sumo-lesson-secret-done = Once up, they are placed from low to high. Every turn begins like this.

sumo-lesson-row = Which row?
sumo-lesson-row-task = Tap the row your 52 goes to.
sumo-lesson-row-why = Each card goes after the one that is *lower* and *nearest*.
sumo-lesson-row-title = Right there
sumo-lesson-row-done = From 48 to 52 it is 4, and no other row ends *nearer below it*.
sumo-lesson-row-so = The 52 stays in row 2.
sumo-lesson-row-look = Look at the distances
sumo-lesson-row-again = The 52 is back in your hand. Try another row.
sumo-lesson-row-wrong-far = 27 is lower than 52, true. But another row ends *nearer to it*.
sumo-lesson-row-wrong-higher = That row ends with a number *higher* than 52: it cannot go there.

sumo-lesson-sixth = The sixth takes the row
sumo-lesson-sixth-task = Play the card that does not land in the full row.
sumo-lesson-sixth-why = A row holds five. Whoever lays the sixth *takes those five*.
sumo-lesson-sixth-done = Canela got it: her 49 was the sixth, and she took 11 sumos.
sumo-lesson-sixth-wrong = 50 goes after 48, in row 2: it would be the sixth, and the row yours.

sumo-lesson-low = Lower than all
sumo-lesson-low-task = Your 3 fits no row: take the one with the fewest sumos.
sumo-lesson-low-why = If your card is lower than all rows, you *choose a row* and take it.
sumo-lesson-low-done = Only 2 sumos, and your 3 begins the row anew.
sumo-lesson-low-wrong = Count the sumos drawn on its cards: there is a cheaper row.

sumo-lesson-joker = The joker
sumo-lesson-joker-task = Put your joker in a row that is not full.
sumo-lesson-joker-why = A joker goes *where you like*, after a number, and is worth the same.
sumo-lesson-joker-done = Now it counts as the card before it. And nobody has taken anything.
sumo-lesson-joker-wrong = That row has five already: your joker would be the sixth and take it.

sumo-lesson-win = The fewest sumos win
sumo-lesson-win-task = Last turn: take the row with which you win the match.
sumo-lesson-win-why = When somebody reaches 70 sumos it is over, and *the fewest win*.
sumo-lesson-win-done = Canela went past 70. With 54 sumos, you win.
sumo-lesson-win-wrong = You have 52 and Anís 57: with that row you would have more than Anís.
