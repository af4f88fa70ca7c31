## How Sumoku is taught (games/sumoku/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

sumoku-lesson-sum = Multiples de 5
sumoku-lesson-sum-task = Pose un jeton contre la ligne : elle doit rester un multiple de 5.
sumoku-lesson-sum-why = Le dé a donné 5 : jusqu’à la fin, *chaque ligne* fait 5, 10, 15, 20…
sumoku-lesson-sum-done = Tu marques ce que fait la ligne.
sumoku-lesson-sum-wrong = Inutile de passer : un de tes jetons amène la ligne à 15.

sumoku-lesson-colour = Couleurs distinctes
sumoku-lesson-colour-task = Allonge la ligne avec un de tes cinq.
sumoku-lesson-colour-why = Dans une ligne, *aucune couleur* ne revient. Les chiffres, si.
sumoku-lesson-colour-done = Seul l’orange allait : rouge et bleu étaient déjà dans la ligne.
sumoku-lesson-colour-wrong = Un de tes cinq convient : regarde les couleurs de la ligne.

sumoku-lesson-cross = Deux lignes à la fois
sumoku-lesson-cross-task = Allonge la rangée avec ton 5, et mets avec lui les deux autres en colonne.
sumoku-lesson-cross-why = Chaque ligne qui reçoit un jeton compte en entier : ton 5 compte *deux fois*.
sumoku-lesson-cross-done = Une rangée de 15 et une colonne de 10 : 25 points en un tour.
sumoku-lesson-cross-wrong = Prends les trois : le 5 dans la rangée, les autres en colonne avec lui.
sumoku-lesson-cross-wrong-row = Cela fait 15 points. Avec les deux autres en colonne, ce serait 25.
sumoku-lesson-cross-wrong-long = Cela fait 20 points. En colonne avec le 5, ce serait 15 et 10 : 25.

sumoku-lesson-nine = Un 6 peut être un 9
sumoku-lesson-nine-task = Fais une colonne avec le 1 de la table et ton 6.
sumoku-lesson-nine-why = Retourné, *un 6 est un 9* : touche-le encore et il se retourne.
sumoku-lesson-nine-done = 1 et 9 font 10. Posé comme 9, il le reste toute la partie.
sumoku-lesson-nine-wrong = Avec le 4 il va comme 6. Ici il va avec le 1 : retourne-le en 9.

sumoku-lesson-six = Une ligne de six
sumoku-lesson-six-task = Complète la ligne de six.
sumoku-lesson-six-why = Six jetons, c’est le plus long. Qui y arrive *rejoue* aussitôt.
sumoku-lesson-six-done = Une ligne de six ! Tu rejoues aussitôt, avec les jetons qui te restent.
sumoku-lesson-six-wrong = Cherche le jeton qui amène la rangée à six.
sumoku-lesson-six-wrong-column = Cela fait 10 points. Dans la rangée ce serait 20, et un autre tour.

sumoku-lesson-race = La course
sumoku-lesson-race-task = Pose ton dernier jeton là où tout tombe juste, et touche le sac.
sumoku-lesson-race-why = Dans une course, *tous posent à la fois*. Le premier à tout placer gagne.
sumoku-lesson-race-done = Sumoku ! Tout se tient, tout tombe juste : la manche est à toi.
sumoku-lesson-race-wrong = Là, ce n’est pas juste. Le bon trou relie les deux parties et fait 15.
sumoku-lesson-race-wrong-claim = Tout est à sa place : touche le sac avant les autres.
