## How Burako is taught (games/burako/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

burako-lesson-take = Stock or discard pile
burako-lesson-take-task = You have two 9s. Take from where you get the third: stock or discard pile (pozo).
burako-lesson-take-why = Every turn begins so: one tile of the stock, unseen, or *the whole pozo*.
burako-lesson-take-done = Now you have three 9s. The pozo is always taken whole, useful or not.
burako-lesson-take-wrong = A tile of the stock comes unseen. The 9 you lack is in the pozo.

burako-lesson-run = Lay and discard
burako-lesson-run-task = Lay three numbers in a row of one colour, then discard a tile.
burako-lesson-run-why = Three or more *in a row of one colour* are a run. A discard ends your turn.
burako-lesson-run-done = What you lay counts for your side; what stays on the racks, against it.
burako-lesson-run-wrong = Lay your run before you discard: the discard ends the turn.

burako-lesson-wild = Wild tiles
burako-lesson-wild-task = You have two 8s: lay them with a wild tile as the third.
burako-lesson-wild-why = Twos and jokers stand for any tile, but *only one of them in each meld*.
burako-lesson-wild-done = Three or more of one number are a set, with a wild tile or without.
burako-lesson-wild-wrong = You may do that, but here the two 8s are to be laid with a wild tile.

burako-lesson-canasta = The canasta
burako-lesson-canasta-task = Make a pure canasta: add the seventh tile to your run.
burako-lesson-canasta-why = *Seven tiles* are a canasta: 200 points if pure, 100 with a wild tile.
burako-lesson-canasta-done = Seven tiles, none of them wild: a bonus of 200 points.
burako-lesson-canasta-wrong = With a wild tile it would pay 100. You hold the tile that makes it pure: 200.

burako-lesson-muerto = The muerto
burako-lesson-muerto-task = Add your last tile to the run and take the muerto.
burako-lesson-muerto-why = The first of your side to run out of tiles *buys the muerto*: eleven more.
burako-lesson-muerto-done = You laid your last tile, so you play on in the same turn.
burako-lesson-muerto-wrong = A discard buys it too, but your turn would be over.

burako-lesson-close = Closing
burako-lesson-close-task = You have the muerto. Now close: make a canasta with your last tile.
burako-lesson-close-why = You close by running out of tiles, *with a canasta and the muerto* bought.
burako-lesson-close-done = Closing pays 100 more. Your side passes 3000 and wins the match.
