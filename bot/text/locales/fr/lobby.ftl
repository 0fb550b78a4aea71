### Avant la partie : que faire maintenant, et qui est là.

lobby-now-waiting = { $count ->
    [one] Il manque une personne.
   *[other] Il manque { $count } personnes.
} { $invited ->
    [yes] Si tu as une invitation, appuie sur *Rejoindre* ; { $host } lance la partie.
   *[no] Appuie sur *Rejoindre* ; { $host } lance la partie.
}
lobby-now-computers = { $count ->
    [one] Il reste une place :
   *[other] Il reste { $count } places :
} appuie sur *+ Ordinateur*, puis sur *Commencer*.
lobby-now-ready = Tout le monde est là : { $host } peut appuyer sur *Commencer*.
lobby-now-empty = Il n'y a personne. Appuie sur *Rejoindre*, et la table est à toi.
lobby-now-shuffle = Les places ont changé : { $names }, { $count ->
    [one] appuie
   *[other] appuyez
} encore une fois sur *Mélanger*.
lobby-noted = { $player }, { $note }
lobby-team = Équipe { $number } : { $members }.
