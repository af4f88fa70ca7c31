## The lesson of any game. $n of $of scenes, $seconds as a number, $scene and $game are text.

lesson-title = Aprender { $game }
lesson-leave = Dejar la lección
lesson-sub = Aprender jugando
lesson-sub-over = Lección terminada
lesson-steps = Escena { $n } de { $of }
lesson-step = { $n } de { $of } · { $scene }
lesson-step-done = { $scene }: hecha
lesson-step-ahead = { $scene }: por hacer
lesson-helper = juega contigo en la lección
lesson-why = ¿Por qué?
lesson-your-turn = Te toca
lesson-almost = Casi
lesson-try-again = No cuesta nada. Prueba otra vez.
lesson-look = Mira otra vez
lesson-right = Eso es
lesson-well = Bien visto
lesson-go-on = Sigue cuando quieras.
lesson-skip = Saltar escena
lesson-show = Enséñame
lesson-next = Siguiente
lesson-finish = Terminar

## Its last screen

lesson-known = Ya sabes jugar
lesson-so-far = Hasta aquí
lesson-offer =
    { $short ->
        [yes] ¿Una partida corta?
       *[no] ¿Una partida?
    }
lesson-list = Lo que ya sabes
lesson-list-rest = La lección
lesson-rest = Lo demás te espera aquí.
lesson-repeat = repetir
lesson-repeat-of = Repetir: { $scene }
lesson-count = { $n } de { $of }
lesson-time-seconds = Lo aprendiste en { $seconds } s.
lesson-time-minutes = Lo aprendiste en { $minutes } min { $seconds } s.
lesson-back = Volver
lesson-play =
    { $short ->
        [yes] Jugar una corta
       *[no] Jugar una partida
    }
