page-title = Sobremesa
page-nowhere = Il n’y a rien ici.
shelf-title = On joue à quoi ?
