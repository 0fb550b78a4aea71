### Vor der Partie: was jetzt zu tun ist, und wer da ist.

lobby-now-waiting = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
} { $invited ->
    [yes] Wenn du eingeladen bist, drück auf *Hinsetzen*; { $host } startet.
   *[no] Drück auf *Hinsetzen*; { $host } startet.
}
lobby-now-computers = { $count ->
    [one] Ein Platz ist frei:
   *[other] { $count } Plätze sind frei:
} drück auf *+ Computer*, dann auf *Starten*.
lobby-now-ready = Alle sind da: { $host } kann auf *Starten* drücken.
lobby-now-empty = Niemand ist da. Drück auf *Hinsetzen*, und der Tisch gehört dir.
lobby-now-shuffle = Die Plätze haben sich geändert: { $names }, { $count ->
    [one] drück
   *[other] drückt
} bitte noch einmal auf *Mischen*.
lobby-noted = { $player }, { $note }
lobby-team = Mannschaft { $number }: { $members }.
