## How Sumoku is taught (games/sumoku/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

sumoku-lesson-sum = Multiples of 5
sumoku-lesson-sum-task = Put a tile beside the line so that it still adds up to a multiple of 5.
sumoku-lesson-sum-why = The die said 5: to the end, *every line* adds up to 5, 10, 15, 20…
sumoku-lesson-sum-done = You score what the line adds up to.
sumoku-lesson-sum-wrong = No need to pass: one of your tiles takes the line to 15.

sumoku-lesson-colour = Each colour once
sumoku-lesson-colour-task = Make the line longer with one of your fives.
sumoku-lesson-colour-why = *No colour* may come twice in a line. Numbers may.
sumoku-lesson-colour-done = Only the orange one could: red and blue were in the line already.
sumoku-lesson-colour-wrong = One of your fives fits: look at the colours of the line.

sumoku-lesson-cross = Two lines at once
sumoku-lesson-cross-task = Lengthen the row with your 5, and put your other two in a column with it.
sumoku-lesson-cross-why = Every line with a new tile scores in full: your 5 counts *in both*.
sumoku-lesson-cross-done = A row of 15 and a column of 10: 25 points in one turn.
sumoku-lesson-cross-wrong = Use all three: the 5 in the row, the other two in a column with it.
sumoku-lesson-cross-wrong-row = That is 15 points. With the other two in a column it would be 25.
sumoku-lesson-cross-wrong-long = That is 20 points. In a column with the 5 it would be 15 and 10: 25.

sumoku-lesson-nine = A 6 can be a 9
sumoku-lesson-nine-task = Make a column of the 1 on the table and your 6.
sumoku-lesson-nine-why = Turned round, *a 6 is a 9*: tap it again and it turns.
sumoku-lesson-nine-done = 1 and 9 are 10. Laid as a 9, it stays one for the whole game.
sumoku-lesson-nine-wrong = With the 4 it works as a 6. Here it goes with the 1: turn it into a 9.

sumoku-lesson-six = A line of six
sumoku-lesson-six-task = Complete the line of six.
sumoku-lesson-six-why = Six tiles is the longest. Whoever gets there *plays again* at once.
sumoku-lesson-six-done = A line of six! You play again at once, with the tiles you have left.
sumoku-lesson-six-wrong = Look for the tile that brings the row to six.
sumoku-lesson-six-wrong-column = That is 10 points. In the row it would be 20, and another turn.

sumoku-lesson-race = The race
sumoku-lesson-race-task = Lay your last tile where everything adds up, and tap the bag.
sumoku-lesson-race-why = In a race *all build at once*. Whoever first uses all their tiles wins.
sumoku-lesson-race-done = Sumoku! All joined, all adds up: you win the round.
sumoku-lesson-race-wrong = It does not add up there. The right gap joins both parts and makes 15.
sumoku-lesson-race-wrong-claim = Everything is in its place: tap the bag before anybody else.
