page-title = Sobremesa
page-nowhere = Aquí no hay nada.
shelf-title = ¿A qué jugamos?
