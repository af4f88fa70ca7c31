## How Rummy 500 is taught (games/rummy500/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

rummy500-lesson-set = Piocher et poser
rummy500-lesson-set-task = Pioche une carte et pose un brelan : trois cartes de même valeur.
rummy500-lesson-set-why = Un tour, c’est *prendre* une carte, *poser* ce qu’on peut et en *défausser* une.
rummy500-lesson-set-done = Tes trois 7 comptent déjà 21 points sur la table.
rummy500-lesson-set-wrong = Pose tes trois 7 avant de défausser : sur la table, ils comptent.

rummy500-lesson-run = La suite
rummy500-lesson-run-task = Pose une suite de trois cartes avec l’as.
rummy500-lesson-run-why = Des cartes *d’une couleur qui se suivent*. L’as, sur le roi ou sous le 2, la ferme.
rummy500-lesson-run-done = Sur le roi, l’as vaut 15 ; sous le 2, seulement 1.
rummy500-lesson-run-wrong = C’est permis, mais ici il s’agit de poser une suite avec l’as.

rummy500-lesson-off = Ajouter
rummy500-lesson-off-task = Ajoute une carte à la suite de Canela.
rummy500-lesson-off-why = On peut ajouter à toute combinaison de la table, *même à celles des autres*.
rummy500-lesson-off-done = Ces 10 points sont à toi, même si c’est Canela qui a commencé la suite.
rummy500-lesson-off-wrong = Tu as une carte qui continue cette suite : ajoute-la, elle compte pour toi.

rummy500-lesson-row = Dans la défausse
rummy500-lesson-row-task = Prends dans la défausse la carte qui complète tes 9.
rummy500-lesson-row-why = Prends-y celle que tu veux, *si tu la poses aussitôt*, avec celles du dessus.
rummy500-lesson-row-done = Les deux du dessus sont dans ta main : utiles, ou des points en moins.
rummy500-lesson-row-wrong = La pioche donne une carte au hasard. Le 9 qui te manque est à découvert.

rummy500-lesson-discard = Défausser
rummy500-lesson-discard-task = Finis ton tour : défausse la carte qui te coûterait le plus.
rummy500-lesson-discard-why = Ce qui reste en main *se déduit* : le nombre, 10 par figure, 15 par as.
rummy500-lesson-discard-done = Quinze points de moins contre toi. La carte est à la vue de tous.
rummy500-lesson-discard-wrong = Une autre te coûterait plus cher : regarde ce que vaut l’as.

rummy500-lesson-out = Sortir
rummy500-lesson-out-task = Sors : pose tout ce que tu peux et défausse ta dernière carte.
rummy500-lesson-out-why = La manche finit quand quelqu’un défausse *sa dernière carte*.
rummy500-lesson-out-done = Les autres déduisent leur main. Tu arrives à 509, plus que 500 : gagné.
rummy500-lesson-out-wrong = Pas encore : tu as une suite en main, elle te coûterait 30.
