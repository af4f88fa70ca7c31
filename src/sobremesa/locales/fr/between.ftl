## Between two matches: the lobby with the last result beside it

between-sub = Entre deux parties
between-sub-short = Entre deux parties
between-title = Changer la table
between-change = Changer la table
between-last-label = La dernière partie
between-last =
    { $who ->
        [you] La dernière, tu l’as gagnée
        [shared] La dernière, tu l’as partagée avec { $players }
        [one] La dernière : victoire de { $players }
       *[many] La dernière : victoire de { $players }
    }
between-gone = a quitté la table
between-replay = Revoir
between-sheet = Feuille complète
between-chair-you-host = tu mets la table
between-chair-you = c’est ta chaise
between-chair-host = met la table
between-chair-yes = a dit oui
between-chair-here = à table
between-chair-was = c’était celle de { $name }
between-chair-free-bot = ajoute un bot
between-chair-free-sit = touche pour t’asseoir
between-chair-free-move = touche pour changer
between-chair-change = Que faire avec { $name }
between-chair-new = Vient de s’asseoir
between-shuffle = Tirer les chaises au sort
between-shuffle-short = Tirer au sort
between-hand-over = Passer la main
between-hand-over-short = Passer
between-hand-over-how = La personne choisie commence, met en pause et change les règles dès maintenant.
between-door-close = Fermer la porte
between-door-close-short = Fermer
between-door-open = Ouvrir la porte
between-door-open-short = Ouvrir
between-rules = On joue comme ça
between-rules-change = Changer
between-rules-bots = Les bots jouent au niveau
between-missing = Il manque quelqu’un ?
between-game = Un autre jeu
between-game-title = Un autre jeu
between-game-how = À la même table, avec les mêmes personnes.
between-ready = Quand tu veux. Personne n’a besoin d’attendre.
between-ask = Tu restes pour une autre ?
between-you-said-yes = Tu as dit oui.
between-came = { $name } vient d’arriver.
between-count-me-in = Compte sur moi
between-count-me-out = Pas cette fois
between-wait =
    { $known ->
        [yes] { $name } met la table
       *[other] On met la table
    }
between-wait-how =
    { $known ->
        [yes] On commence quand { $name } le dit.
       *[other] On commence quand l’hôte le dit.
    }
between-guest = Tu arrives à temps : assieds-toi.
between-sit = Il y a une chaise pour toi.
between-sit-next = M’asseoir
between-sit-title = Pour la prochaine

## The host

host-away =
    { $known ->
        [yes] { $host } n’est pas là. Faute de retour, { $who ->
            [you] c’est toi qui mets la table
           *[other] c’est { $next } qui met la table
        }
       *[other] L’hôte n’est pas là. Faute de retour, { $who ->
            [you] c’est toi qui mets la table
           *[other] c’est { $next } qui met la table
        }
    }
host-away-in = dans { $seconds } s.
host-now =
    { $who ->
        [you] C’est toi qui mets la table maintenant.
       *[other] C’est { $name } qui met la table maintenant.
    }

## The lobby: names, chairs, who only looks on

lobby-watching = Tu regardes.
lobby-guest-full-title = Table complète
lobby-guest-door-title = Porte fermée
lobby-guest-door = Plus personne ne s’assoit pour l’instant. Tu peux rester regarder.
lobby-you-move = M’asseoir ici
lobby-person-host = Confier la table à { $name }
lobby-chair-swap = Changer de chaise
lobby-chair-number =
    { $kind ->
        [free] Chaise { $number }
       *[other] Chaise { $number }, avec { $name }
    }
table-rename = Changer mon nom
table-watching = Tu regardes
table-watching-how = Les autres jouent ; d’ici, tu vois tout.
tv-first = Qui s’assoit en premier met la table, depuis son téléphone.
tv-host = { $name } met la table et commence depuis son téléphone.

## Pace

settings-pace = Rythme
settings-pace-calm = Calme
settings-pace-normal = Normal
settings-pace-fast = Rapide
