# The rules of a game with their index and search, and the leaflet beside our rulings. Fetched when they are opened.

rules-index = Contents
rules-search = Search the rules
rules-search-hint = Search
rules-search-clear = Clear the search
rules-found =
    { $sections ->
        [0] Nothing found
        [one] Found in { $sections } section
       *[other] Found in { $sections } sections
    }
rules-none = No section has these words. Try a shorter word.
rules-rulings = How we read the leaflet ({ $count })
rules-leaflet = The leaflet
rules-here = Here
rules-silent = Says nothing about it.
