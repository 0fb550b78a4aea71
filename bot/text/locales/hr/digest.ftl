### The weekly digest of a server

# /briscola-admin digest
command-digest = pregled
command-digest-about = Što se dogodilo u tjednu, svakog ponedjeljka u kanalu; isključeno dok ga ne odabereš
admin-digest-on = Svakog ponedjeljka od 9:00 ({ $zone }) pregled prošlog tjedna objavljuje se ovdje: { $channel }. Nikoga ne spominje. Tjedan s manje od tri meča nema pregleda.
admin-digest-off = Na ovom se poslužitelju ne objavljuje tjedni pregled.

# Both are dates, such as "Monday 16 November".
digest-heading = Tjedan: { $first } – { $last }
digest-matches = { $matches ->
    [one] **{ $matches } meč**
    [few] **{ $matches } meča**
   *[other] **{ $matches } mečeva**
}, { $people ->
    [one] { $people } osoba
    [few] { $people } osobe
   *[other] { $people } osoba
}: { $games }
digest-game = { $game } ({ $count })
digest-busiest = Najviše za stolom: **{ $name }**, { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}, dobiveno { $wins }
digest-climb = Najbolji uspon: **{ $name }**, { $game }, rejting { $before } → { $after }
digest-comeback = Preokret tjedna: **{ $names }**, { $behind ->
    [one] partija dobivena nakon zaostatka od { $behind } punta
    [few] partija dobivena nakon zaostatka od { $behind } punta
   *[other] partija dobivena nakon zaostatka od { $behind } punata
}. Igra: { $game }
digest-puzzle = { $people ->
    [one] Rezultat zadatka objavila je { $people } osoba
    [few] Rezultat zadatka objavile su { $people } osobe
   *[other] Rezultat zadatka objavilo je { $people } osoba
}
digest-deals = Partija dana: najbolji rezultat ima **{ $name }**, { $percent } (najboljih pet od sedam zatvorenih partija); u poretku { $people ->
    [one] { $people } osoba
    [few] { $people } osobe
   *[other] { $people } osoba
}
digest-season = Sezona { $season } dosad: { $leaders }
digest-season-over = Sezona { $season } je završila: { $leaders }
digest-season-leader = **{ $name }** { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
digest-trick-heading = Ruka tjedna
digest-trick = **{ $name }** igra { CASE($card, "accusative") } ({ $game }). Prema analizi svaka bi druga karta vrijedila { $points ->
    [one] { $points } punat
    [few] { $points } punta
   *[other] { $points } punata
} manje.
digest-trick-words = Ruka riječima
digest-replay = Pogledaj preokret
digest-stop = Zaustavi ove preglede
