## How Burako is taught (games/burako/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

burako-lesson-take = Pioche ou pozo
burako-lesson-take-task = Tu as deux 9. Prends là où se trouve le troisième : pioche ou pozo.
burako-lesson-take-why = Chaque tour commence ainsi : une tuile cachée de la pioche, ou *tout le pozo*.
burako-lesson-take-done = Te voilà avec trois 9. Le pozo se prend toujours en entier, utile ou non.
burako-lesson-take-wrong = La pioche donne une tuile au hasard. Le 9 qui te manque est dans le pozo.

burako-lesson-run = Poser et jeter
burako-lesson-run-task = Pose trois numéros qui se suivent, d’une couleur, puis jette une tuile.
burako-lesson-run-why = Trois tuiles ou plus *qui se suivent* font une suite. Jeter finit ton tour.
burako-lesson-run-done = Ce que tu poses compte pour ton camp ; ce qui reste en main se déduit.
burako-lesson-run-wrong = Pose ta suite avant de jeter : jeter finit le tour.

burako-lesson-wild = Le joker
burako-lesson-wild-task = Tu as deux 8 : pose-les avec un joker en guise de troisième.
burako-lesson-wild-why = Les 2 et les jokers remplacent tout, mais *un seul par combinaison*.
burako-lesson-wild-done = Trois tuiles ou plus d’un même numéro vont ensemble, avec ou sans joker.
burako-lesson-wild-wrong = C’est permis, mais ici il s’agit de poser les deux 8 avec un joker.

burako-lesson-canasta = La canasta
burako-lesson-canasta-task = Fais une canasta pure : ajoute la septième tuile à ta suite.
burako-lesson-canasta-why = *Sept tuiles* font une canasta : 200 points si elle est pure, 100 avec joker.
burako-lesson-canasta-done = Sept tuiles et pas un joker : 200 points de prime.
burako-lesson-canasta-wrong = Avec un joker, ce serait 100. Tu as la tuile qui la rend pure : 200.

burako-lesson-muerto = Le muerto
burako-lesson-muerto-task = Ajoute ta dernière tuile à la suite et prends le muerto.
burako-lesson-muerto-why = Le premier de ton camp qui n’a plus rien *achète le muerto* : onze tuiles.
burako-lesson-muerto-done = Tu as posé ta dernière tuile : tu continues dans le même tour.
burako-lesson-muerto-wrong = La jeter l’achète aussi, mais ton tour serait fini.

burako-lesson-close = Fermer
burako-lesson-close-task = Tu as le muerto. Ferme : fais une canasta avec ta dernière tuile.
burako-lesson-close-why = On ferme en vidant son chevalet, *avec une canasta et le muerto* acheté.
burako-lesson-close-done = Fermer rapporte 100 de plus. Ton camp passe 3000 et gagne la partie.
