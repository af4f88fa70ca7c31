## How Sumo is taught (games/sumo/lesson.py): of each scene its name, what to do, why, and what is said afterwards.

sumo-lesson-secret = Choisir en secret
sumo-lesson-secret-task = Choisis une carte de ta main et pose-la face cachée.
sumo-lesson-secret-why = Chacun en choisit une sans la montrer, et *on les retourne ensemble*.
sumo-lesson-secret-done = Retournées, elles se placent de la plus petite à la plus grande.

sumo-lesson-row = Quelle rangée ?
sumo-lesson-row-task = Touche la rangée où va ton 52.
sumo-lesson-row-why = Chaque carte va derrière celle qui est *plus petite* et *la plus proche*.
sumo-lesson-row-title = Juste là
sumo-lesson-row-done = De 48 à 52 il y a 4, et aucune autre rangée n’est *plus proche en dessous*.
sumo-lesson-row-so = Le 52 reste dans la rangée 2.
sumo-lesson-row-look = Regarde les distances
sumo-lesson-row-again = Le 52 revient dans ta main. Essaie une autre rangée.
sumo-lesson-row-wrong-far = 27 est plus petit que 52, oui. Mais une autre rangée est *plus proche*.
sumo-lesson-row-wrong-higher = Cette rangée finit par un nombre *plus grand* que 52 : pas là.

sumo-lesson-sixth = La sixième prend tout
sumo-lesson-sixth-task = Joue la carte qui ne tombe pas dans la rangée pleine.
sumo-lesson-sixth-why = Une rangée a cinq places. Qui pose la sixième *ramasse les cinq*.
sumo-lesson-sixth-done = C’est tombé sur Canela : son 49 était la sixième, 11 sumos pour elle.
sumo-lesson-sixth-wrong = 50 va derrière 48, rangée 2 : ce serait la sixième et la rangée pour toi.

sumo-lesson-low = Plus petite que toutes
sumo-lesson-low-task = Ton 3 ne va nulle part : prends la rangée qui a le moins de sumos.
sumo-lesson-low-why = Si ta carte est la plus petite, *tu choisis une rangée* et tu la ramasses.
sumo-lesson-low-done = Seulement 2 sumos, et ton 3 recommence la rangée.
sumo-lesson-low-wrong = Compte les sumos dessinés sur ses cartes : une rangée coûte moins.

sumo-lesson-joker = Le joker
sumo-lesson-joker-task = Pose ton joker dans une rangée qui n’est pas pleine.
sumo-lesson-joker-why = Le joker va *où tu veux*, derrière un nombre, et vaut autant que lui.
sumo-lesson-joker-done = Il vaut maintenant la carte d’avant. Et personne n’a rien ramassé.
sumo-lesson-joker-wrong = Cette rangée a déjà cinq cartes : ton joker serait la sixième.

sumo-lesson-win = Le moins de sumos gagne
sumo-lesson-win-task = Dernier tour : prends la rangée qui te fait gagner la partie.
sumo-lesson-win-why = Quand quelqu’un arrive à 70 sumos, c’est fini : *le plus petit total gagne*.
sumo-lesson-win-done = Canela a dépassé 70. Avec 54 sumos, c’est toi qui gagnes.
sumo-lesson-win-wrong = Tu en as 52 et Anís 57 : avec cette rangée tu en aurais plus qu’Anís.
