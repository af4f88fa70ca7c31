page-title = Sobremesa
page-nowhere = There is nothing here.
shelf-title = What shall we play?
