## The lesson of any game. $n of $of scenes, $seconds as a number, $scene and $game are text.

lesson-title = Apprendre { $game }
lesson-leave = Quitter la leçon
lesson-sub = Apprendre en jouant
lesson-sub-over = Leçon terminée
lesson-steps = Scène { $n } sur { $of }
lesson-step = { $n } sur { $of } · { $scene }
lesson-step-done = { $scene } : faite
lesson-step-ahead = { $scene } : à venir
lesson-helper = joue avec toi pendant la leçon
lesson-why = Pourquoi ?
lesson-your-turn = À toi
lesson-almost = Presque
lesson-try-again = Ça ne coûte rien. Essaie encore.
lesson-look = Regarde bien
lesson-right = C’est ça
lesson-well = Bien vu
lesson-go-on = Continue quand tu veux.
lesson-skip = Passer la scène
lesson-show = Montre-moi
lesson-next = Suivant
lesson-finish = Terminer

## Its last screen

lesson-known = Tu sais jouer
lesson-so-far = Jusqu’ici, tout va bien
lesson-offer =
    { $short ->
        [yes] Une partie courte ?
       *[no] Une partie ?
    }
lesson-list = Ce que tu sais déjà
lesson-list-rest = La leçon
lesson-rest = Le reste t’attend ici.
lesson-repeat = revoir
lesson-repeat-of = Revoir : { $scene }
lesson-count = { $n } sur { $of }
lesson-time-seconds = Tu as appris en { $seconds } s.
lesson-time-minutes = Tu as appris en { $minutes } min { $seconds } s.
lesson-back = Retour
lesson-play =
    { $short ->
        [yes] Jouer une courte
       *[no] Jouer une partie
    }
