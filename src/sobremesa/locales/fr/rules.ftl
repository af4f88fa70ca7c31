# Les règles d’un jeu avec leur sommaire et leur recherche, et la notice à côté de nos décisions. Chargées à l’ouverture.

rules-index = Sommaire
rules-search = Chercher dans les règles
rules-search-hint = Chercher
rules-search-clear = Effacer la recherche
rules-found =
    { $sections ->
        [0] Rien trouvé
        [one] Trouvé dans { $sections } section
       *[other] Trouvé dans { $sections } sections
    }
rules-none = Aucune section ne contient ces mots. Essaie un mot plus court.
rules-rulings = Notre lecture de la notice ({ $count })
rules-leaflet = La notice
rules-here = Ici
rules-silent = N’en dit rien.
