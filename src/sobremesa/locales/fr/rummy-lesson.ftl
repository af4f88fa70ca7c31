## How Rummy is taught (games/rummy/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

rummy-lesson-draw = D’abord, piocher
rummy-lesson-draw-task = Pioche une tuile.
rummy-lesson-draw-why = *Chaque tour commence ainsi*, même si tu as déjà de quoi poser.
rummy-lesson-draw-done = Le 11 jaune. Ensuite tu poses des tuiles, ou tu passes si rien ne va.

rummy-lesson-open = Ouvrir avec 30
rummy-lesson-open-task = Pose de ton chevalet une suite qui vaut 30 ou plus.
rummy-lesson-open-why = Une suite : trois nombres consécutifs ou plus, d’une couleur. La première pose *vaut 30*.
rummy-lesson-open-done = Tu as ouvert : désormais tu peux aussi te servir de la table.
rummy-lesson-open-wrong = On peut passer, mais tu as une suite qui atteint 30.

rummy-lesson-group = Le groupe
rummy-lesson-group-task = Ajoute aux huit de la table la tuile qui leur manque.
rummy-lesson-group-why = Un groupe : trois ou quatre tuiles d’un nombre, *chacune d’une autre couleur*.
rummy-lesson-group-done = Complet. Les suites s’allongent aussi : la table est à tout le monde.
rummy-lesson-group-wrong = Pas encore : une de tes tuiles va dans le groupe.

rummy-lesson-move = Déplacer la table
rummy-lesson-move-task = Pose tes deux sept avec le 7 jaune de la table.
rummy-lesson-move-why = Tu peux tout déplacer si à la fin chaque combinaison a *trois tuiles ou plus*.
rummy-lesson-move-done = Ton 10 a pris la place du 7 : trois tuiles de moins sur ton chevalet.
rummy-lesson-move-wrong = Regarde la suite : si tu ajoutes ton 10, elle peut céder le 7.
rummy-lesson-move-wrong-ten = Le 10 va bien là. Le 7 est libre, maintenant : à côté de tes sept.

rummy-lesson-joker = Libérer un joker
rummy-lesson-joker-task = Mets ton 7 rouge à la place du joker, et le joker avec tes douze.
rummy-lesson-joker-why = Qui pose la vraie tuile *libère le joker*, et s’en sert aussitôt.
rummy-lesson-joker-done = Un joker ne se garde pas : libéré, il est reposé dans le même coup.
rummy-lesson-joker-wrong = Ici, le joker doit finir avec tes deux douze.
rummy-lesson-joker-wrong-end = Il est libre, oui ; mais avec tes deux douze tu poserais trois tuiles.

rummy-lesson-close = Finir
rummy-lesson-close-task = Finis : pose tout ton chevalet, avec l’aide du 11 bleu.
rummy-lesson-close-why = La tuile de fin est à qui pose avec elle *tout ce qui lui reste*.
rummy-lesson-close-done = Zéro point pour toi. Canela en garde 59 : son joker seul compte 50.
rummy-lesson-close-wrong = Tu peux vider ton chevalet : la tuile de fin t’aide.
rummy-lesson-close-wrong-six = Le 6 va bien là. Pose aussi tes onze, avec le 11 bleu.
