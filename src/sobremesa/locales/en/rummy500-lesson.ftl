## How Rummy 500 is taught (games/rummy500/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

rummy500-lesson-set = Draw and lay down
rummy500-lesson-set-task = Draw a card from the stock and lay down a set: three of one rank.
rummy500-lesson-set-why = A turn is: *take* a card, *lay down* what you can, *discard* one.
rummy500-lesson-set-done = Your three 7s now count 21 points on the table.
rummy500-lesson-set-wrong = Lay down your three 7s before you discard: on the table they count.

rummy500-lesson-run = The run
rummy500-lesson-run-task = Lay down a run of three cards that has the ace in it.
rummy500-lesson-run-why = Cards *of one suit in a row*. The ace is above the king or below the 2: an end.
rummy500-lesson-run-done = Above the king the ace counts 15; below the 2, only 1.
rummy500-lesson-run-wrong = You may do that, but here a run with the ace is to be laid down.

rummy500-lesson-off = Laying off
rummy500-lesson-off-task = Add a card to Canela’s run.
rummy500-lesson-off-why = You may add to any combination on the table, *also to other people’s*.
rummy500-lesson-off-done = Those 10 points are yours, although the run was begun by Canela.
rummy500-lesson-off-wrong = You hold a card that carries on that run: add it and it counts for you.

rummy500-lesson-row = Take from the row
rummy500-lesson-row-task = Take from the row the card that completes your 9s.
rummy500-lesson-row-why = Take any card of the row *if you lay it at once*, with all that lie on it.
rummy500-lesson-row-done = The two on top of it came to your hand: of use, or points against you.
rummy500-lesson-row-wrong = A card of the stock comes unseen. The 9 you lack is in the row.

rummy500-lesson-discard = Discarding
rummy500-lesson-discard-task = End your turn: discard the card that would cost you most.
rummy500-lesson-discard-why = Cards left in your hand *cost* their number, J, Q and K 10, an ace 15.
rummy500-lesson-discard-done = Fifteen points less against you. Now it lies in the row for all to see.
rummy500-lesson-discard-wrong = There is one that would cost you more: look what an ace counts.

rummy500-lesson-out = Going out
rummy500-lesson-out-task = Go out: lay down all you can and discard your last card.
rummy500-lesson-out-why = The round ends when somebody discards *their last card*.
rummy500-lesson-out-done = The others lose what they hold. You reach 509, past 500, and win.
rummy500-lesson-out-wrong = Not yet: you hold a run, which would cost you 30.
