# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

you = Vos
refused-not_your_seat = Solo podés jugar por vos.
refused-stale_action = Ese turno ya pasó; mirá otra vez la mesa.
