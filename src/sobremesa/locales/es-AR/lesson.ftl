# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

lesson-helper = juega con vos en la lección
lesson-try-again = No cuesta nada. Probá otra vez.
lesson-look = Mirá otra vez
lesson-go-on = Seguí cuando quieras.
lesson-show = Mostrame
lesson-known = Ya sabés jugar
lesson-so-far = Hasta acá
lesson-list = Lo que ya sabés
lesson-rest = Lo demás te espera acá.
