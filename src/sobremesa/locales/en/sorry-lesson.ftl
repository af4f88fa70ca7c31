## How Sorry! is taught (games/sorry/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

sorry-lesson-start = Coming out
sorry-lesson-start-task = A 1 is up: bring a pawn out onto the board.
sorry-lesson-start-why = Only *a 1 or a 2* brings pawns out. The other cards move those that are out.
sorry-lesson-start-done = Two are on their way. The more are out, the more you can choose from.
sorry-lesson-start-wrong = A 1 may also move a pawn one on, but here a pawn is to come out.

sorry-lesson-back = A 4 goes backward
sorry-lesson-back-task = A 4 is up: go back with the pawn that has just come out.
sorry-lesson-back-why = *Backward* leads home as well: your entry lies just behind your exit.
sorry-lesson-back-done = Four steps back save the whole way round: your lane is 2 squares away.
sorry-lesson-back-wrong = That pawn would lose ground. The other stands right before your entry.

sorry-lesson-slide = Sliding
sorry-lesson-slide-task = A 5 is up: move the pawn that lands on the blue triangle.
sorry-lesson-slide-why = A triangle *of another colour* takes you to its circle and sweeps off who is there.
sorry-lesson-slide-done = You slid three squares on, and Canela’s pawn goes back to START.
sorry-lesson-slide-wrong = That one lands on a plain square. The other lands on a triangle.

sorry-lesson-swap = Swapping with an 11
sorry-lesson-swap-task = An 11 is up: swap with Canela’s pawn that is close to your home.
sorry-lesson-swap-why = An 11 moves 11 on, or *changes places* with an opponent’s pawn on the track.
sorry-lesson-swap-done = In one leap you are 4 squares from your lane, and Canela is where you were.
sorry-lesson-swap-wrong-walk = Moving 11 is allowed, but a swap takes you much further.
sorry-lesson-swap-wrong-far = That one is further from your home: the other is almost at your door.

sorry-lesson-sorry = Sorry!
sorry-lesson-sorry-task = Sorry!: bring a pawn out in place of the opponent nearest to your home.
sorry-lesson-sorry-why = Your pawn takes the place of an opponent’s, which *goes back to START*.
sorry-lesson-sorry-done = Sorry! You are out and almost home; Canela’s pawn begins again.
sorry-lesson-sorry-wrong = That one is further from your home. The other is almost at your door.

sorry-lesson-home = Four at home
sorry-lesson-home-task = A 7 is up: split it to bring both pawns home.
sorry-lesson-home-why = HOME is reached by *exact count*, and a 7 may be split between two pawns.
sorry-lesson-home-done = 4 and 3 make 7: all four are home, and you have won.
