## The lesson of any game. $n of $of scenes, $seconds as a number, $scene and $game are text.

lesson-title = Learn { $game }
lesson-leave = Leave the lesson
lesson-sub = Learn by playing
lesson-sub-over = Lesson over
lesson-steps = Scene { $n } of { $of }
lesson-step = { $n } of { $of } · { $scene }
lesson-step-done = { $scene }: done
lesson-step-ahead = { $scene }: to come
lesson-helper = plays along in the lesson
lesson-why = Why?
lesson-your-turn = Your turn
lesson-almost = Almost
lesson-try-again = It costs nothing. Try again.
lesson-look = Look again
lesson-right = That’s it
lesson-well = Well spotted
lesson-go-on = Go on when you like.
lesson-skip = Skip scene
lesson-show = Show me
lesson-next = Next
lesson-finish = Finish

## Its last screen

lesson-known = You know how to play
lesson-so-far = So far, so good
lesson-offer =
    { $short ->
        [yes] Fancy a short match?
       *[no] A match?
    }
lesson-list = What you know now
lesson-list-rest = The lesson
lesson-rest = The rest waits for you here.
lesson-repeat = repeat
lesson-repeat-of = Repeat: { $scene }
lesson-count = { $n } of { $of }
lesson-time-seconds = You learnt it in { $seconds } s.
lesson-time-minutes = You learnt it in { $minutes } min { $seconds } s.
lesson-back = Back
lesson-play =
    { $short ->
        [yes] Play a short one
       *[no] Play a match
    }
