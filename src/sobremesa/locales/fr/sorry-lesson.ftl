## How Sorry! is taught (games/sorry/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

sorry-lesson-start = Sortir un pion
sorry-lesson-start-task = Un 1 : sors un pion sur le plateau.
sorry-lesson-start-why = Seuls *le 1 et le 2* font sortir. Les autres cartes font avancer ceux de dehors.
sorry-lesson-start-done = Deux sont en route. Plus tu en as dehors, plus tu as le choix.
sorry-lesson-start-wrong = Le 1 fait aussi avancer d’une case, mais ici il faut sortir un pion.

sorry-lesson-back = Le 4 recule
sorry-lesson-back-task = Un 4 : recule avec le pion qui vient de sortir.
sorry-lesson-back-why = *En reculant* on arrive aussi : ton entrée est juste derrière ta sortie.
sorry-lesson-back-done = Quatre pas en arrière évitent tout le tour : ton couloir est à 2 cases.
sorry-lesson-back-wrong = Ce pion perdrait du chemin. L’autre est juste devant ton entrée.

sorry-lesson-slide = Glisser
sorry-lesson-slide-task = Un 5 : bouge le pion qui tombe sur le triangle bleu.
sorry-lesson-slide-why = Un triangle *d’une autre couleur* t’emmène à son rond et balaie ceux qui y sont.
sorry-lesson-slide-done = Trois cases de plus en glissant, et le pion de Canela repart de zéro.
sorry-lesson-slide-wrong = Celui-là tombe sur une case ordinaire. L’autre tombe sur un triangle.

sorry-lesson-swap = Échanger avec un 11
sorry-lesson-swap-task = Un 11 : échange avec le pion de Canela qui est près de ta maison.
sorry-lesson-swap-why = Le 11 avance de 11, ou *échange sa place* avec un pion adverse de la piste.
sorry-lesson-swap-done = D’un bond tu es à 4 cases de ton couloir, et Canela est où tu étais.
sorry-lesson-swap-wrong-walk = Avancer de 11 est permis, mais l’échange te mène bien plus loin.
sorry-lesson-swap-wrong-far = Celui-là est plus loin de ta maison : l’autre est presque à ta porte.

sorry-lesson-sorry = Sorry !
sorry-lesson-sorry-task = Sorry ! : sors un pion à la place de l’adversaire le plus près de chez toi.
sorry-lesson-sorry-why = Ton pion prend la place d’un pion adverse, qui *repart de zéro*.
sorry-lesson-sorry-done = Pardon ! Te voilà dehors et presque arrivé ; celui de Canela recommence.
sorry-lesson-sorry-wrong = Celui-là est plus loin de ta maison. L’autre est presque à ta porte.

sorry-lesson-home = Quatre à la maison
sorry-lesson-home-task = Un 7 : partage-le pour rentrer les deux pions.
sorry-lesson-home-why = On rentre avec *le compte exact*, et le 7 se partage entre deux pions.
sorry-lesson-home-done = 4 et 3 font 7 : les quatre sont rentrés, tu as gagné.
