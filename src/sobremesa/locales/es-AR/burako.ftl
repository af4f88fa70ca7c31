# Español del Río de la Plata: solo lo que se dice de otra manera que en es.

burako-event-dealt =
    { $who ->
        [you] Mano { $hand }. Empezás vos.
       *[other] Mano { $hand }. Empieza { $player }.
    }
burako-event-drew =
    { $who ->
        [you] Robás { $tile } de la pila.
       *[other] { $player } roba de la pila.
    }
burako-event-returned =
    { $who ->
        [you] Dejás { $tile } en el pozo y tomás otra ficha.
       *[other] { $player } deja { $tile } en el pozo y toma otra ficha.
    }
burako-event-took_pozo =
    { $count ->
        [one] { $who ->
            [you] Te llevás el pozo: { $tiles }.
           *[other] { $player } se lleva el pozo: { $tiles }.
        }
       *[other] { $who ->
            [you] Te llevás el pozo, { $count } fichas: { $tiles }.
           *[other] { $player } se lleva el pozo, { $count } fichas: { $tiles }.
        }
    }
burako-event-laid =
    { $kind ->
        [set] { $who ->
            [you] Bajás una pierna: { $tiles }.
           *[other] { $player } baja una pierna: { $tiles }.
        }
       *[run] { $who ->
            [you] Bajás una escalera: { $tiles }.
           *[other] { $player } baja una escalera: { $tiles }.
        }
    }
burako-event-added =
    { $swap ->
        [yes] { $who ->
            [you] Agregás { $tiles } a { $meld } y el comodín se mueve.
           *[other] { $player } agrega { $tiles } a { $meld } y el comodín se mueve.
        }
       *[no] { $who ->
            [you] Agregás { $tiles } a { $meld }.
           *[other] { $player } agrega { $tiles } a { $meld }.
        }
    }
burako-event-bought =
    { $direct ->
        [yes] { $who ->
            [you] Comprás el muerto y seguís jugando: { $tiles }.
           *[other] { $player } compra el muerto y sigue jugando.
        }
       *[no] { $who ->
            [you] Comprás el muerto con tu descarte: { $tiles }.
           *[other] { $player } compra el muerto con su descarte.
        }
    }
burako-event-discarded =
    { $who ->
        [you] Descartás { $tile }.
       *[other] { $player } descarta { $tile }.
    }
burako-event-locked =
    { $who ->
        [you] El pozo ya dio demasiadas vueltas: tenés que robar de la pila.
       *[other] El pozo ya dio demasiadas vueltas: { $player } tiene que robar de la pila.
    }
burako-event-hand_over =
    { $reason ->
        [closed] { $who ->
            [you] ¡Cerrás! Fin de la mano { $hand }: { $scores }.
           *[other] ¡{ $player } cierra! Fin de la mano { $hand }: { $scores }.
        }
        [void] Se acabó la pila y nadie tiene canasta: la mano { $hand } no vale y se reparte de nuevo.
       *[stock_empty] Se acabó la pila. Fin de la mano { $hand }: { $scores }.
    }
burako-event-match_over =
    { $result ->
        [you] { burako-reason-target_reached } ¡Ganaste con { burako-points }!
        [you_shared] { burako-reason-target_reached } ¡Gana tu pareja con { burako-points }: { $winners }!
        [shared] { burako-reason-target_reached } Ganan { $winners } con { burako-points }.
       *[other] { burako-reason-target_reached } Gana { $winners } con { burako-points }.
    }
burako-refused-draw_first = Primero tomá una ficha o el pozo.
burako-refused-pozo_locked = El pozo ya dio demasiadas vueltas: robá de la pila.
burako-refused-not_your_meld = Solo podés agregar a los juegos de tu bando.
burako-refused-tile_not_in_rack = No tenés { $tile }.
burako-refused-nothing_added = Agregá al menos una ficha.
burako-refused-same_tile_back = Acabás de tomar { $tile }: descartá otra ficha.
burako-refused-close_needs_canasta = Tu bando necesita una canasta para cerrar: guardá una ficha.
burako-refused-close_needs_discard = Guardá una ficha para cerrar con ella.
burako-refused-would_strand = Te quedarías con una última ficha sin salida: guardá dos, o hacé antes una canasta.
burako-ask-draw = ¿Robás de la pila (s) o te llevás el pozo (p)?
burako-ask-stock = Robá de la pila (s).
burako-ask-return = ¿Seguís, o devolvés la ficha y tomás otra (r)?
burako-ask-play = ¿Bajás, agregás o descartás?
burako-typed-draw = robar, robás, robo, robá, robar de la pila, pila
burako-typed-pozo = pozo, llevar, te llevás el pozo, me llevo el pozo
burako-typed-return = devolver, devolvés, devuelvo
burako-typed-lay = bajar, bajás, bajo
burako-typed-add = agregar, agregás, agrego
burako-typed-discard = descartar, descartás, descarto
burako-table-locked = El pozo está cerrado: robá de la pila.
burako-rules-turn = Tomá una ficha de la pila o todo el pozo; bajá y agregá cuanto quieras; descartá una ficha. En el primer turno de la mano, quien empieza puede dejar en el pozo la ficha recién tomada y tomar otra.
burako-why-closes = Cerrás la mano: 100 puntos.
burako-why-buys = Se vacía tu atril y comprás el muerto.
burako-why-alone = No va con nada de tu atril, y si te la quedás resta { $points }.
