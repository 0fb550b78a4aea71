### Il riepilogo settimanale di un server

# /briscola-admin digest
command-digest = riepilogo
command-digest-about = Che cosa è successo in settimana, ogni lunedì in un canale; spento finché non ne scegli uno
admin-digest-on = Ogni lunedì dalle 9:00 ({ $zone }) esce in { $channel } il riepilogo della settimana prima. Non menziona nessuno. Con meno di tre partite non c'è riepilogo.
admin-digest-off = Su questo server non esce nessun riepilogo settimanale.

# Both are dates, such as "lunedì 16 novembre".
digest-heading = La settimana da { $first } a { $last }
digest-matches = **{ $matches } partite** giocate da { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}: { $games }
digest-game = { $game } ({ $count })
digest-busiest = Più presente al tavolo: **{ $name }**, { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}, { $wins ->
    [one] { $wins } vinta
   *[other] { $wins } vinte
}
digest-climb = Salita migliore: **{ $name }** a { $game }, valutazione { $before } → { $after }
digest-comeback = Rimonta della settimana: **{ $names }**, una smazzata di { $game } vinta rimontando { $behind } punti
digest-puzzle = Risultati del problema condivisi da { $people ->
    [one] { $people } persona
   *[other] { $people } persone
}
digest-deals = Smazzata del giorno: la prova migliore è di **{ $name }** con { $percent } (le cinque migliori delle sette smazzate chiuse), su { $people ->
    [one] { $people } persona in classifica
   *[other] { $people } persone in classifica
}
digest-season = Stagione { $season } finora: { $leaders }
digest-season-over = La stagione { $season } è finita: { $leaders }
digest-season-leader = **{ $name }** { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
digest-trick-heading = La presa della settimana
digest-trick = A { $game } **{ $name }** ha giocato { $card }. Secondo l'analisi, ogni altra carta avrebbe reso { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in meno.
digest-trick-words = La presa a parole
digest-replay = Guarda la rimonta
digest-stop = Basta riepiloghi
