### The weekly digest of a server

# /briscola-admin digest
command-digest = pregled
command-digest-about = Kaj se je zgodilo v tednu, vsak ponedeljek v kanalu; izklopljeno, dokler ga ne izbereš
admin-digest-on = Vsak ponedeljek od 9:00 ({ $zone }) se pregled minulega tedna objavi tukaj: { $channel }. Nikogar ne omenja. Teden z manj kot tremi tekmami nima pregleda.
admin-digest-off = Na tem strežniku se tedenski pregled ne objavlja.

# Both are dates, such as "Monday 16 November".
digest-heading = Teden: { $first } – { $last }
digest-matches = { $matches ->
    [one] **{ $matches } tekma**
    [two] **{ $matches } tekmi**
    [few] **{ $matches } tekme**
   *[other] **{ $matches } tekem**
}, { $people ->
    [one] { $people } oseba
    [two] { $people } osebi
    [few] { $people } osebe
   *[other] { $people } oseb
}: { $games }
digest-game = { $game } ({ $count })
digest-busiest = Največ za mizo: **{ $name }**, { $matches ->
    [one] { $matches } tekma
    [two] { $matches } tekmi
    [few] { $matches } tekme
   *[other] { $matches } tekem
}, dobljene: { $wins }
digest-climb = Najlepši vzpon: **{ $name }**, { $game }, rejting { $before } → { $after }
digest-comeback = Preobrat tedna: **{ $names }**, { $behind ->
    [one] partija, dobljena po zaostanku za { $behind } točko
    [two] partija, dobljena po zaostanku za { $behind } točki
    [few] partija, dobljena po zaostanku za { $behind } točke
   *[other] partija, dobljena po zaostanku za { $behind } točk
}. Igra: { $game }
digest-puzzle = Rezultat uganke { $people ->
    [one] je objavila { $people } oseba
    [two] sta objavili { $people } osebi
    [few] so objavile { $people } osebe
   *[other] je objavilo { $people } oseb
}
digest-deals = Partija dneva: najboljši rezultat ima **{ $name }**, { $percent } (najboljših pet od sedmih zaprtih partij); na lestvici { $people ->
    [one] { $people } oseba
    [two] { $people } osebi
    [few] { $people } osebe
   *[other] { $people } oseb
}
digest-season = Sezona { $season } doslej: { $leaders }
digest-season-over = Sezona { $season } je končana: { $leaders }
digest-season-leader = **{ $name }** { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
digest-trick-heading = Runda tedna
digest-trick = **{ $name }** igra { CASE($card, "accusative") } ({ $game }). Po analizi bi bila vsaka druga karta vredna { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
} manj.
digest-trick-words = Runda z besedami
digest-replay = Poglej preobrat
digest-stop = Ustavi te preglede
