# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

rules-here = Acá
