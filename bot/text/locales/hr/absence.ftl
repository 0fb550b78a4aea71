# Absence, substitutes, hints by agreement, the match clock.

ui-away = { $player } nije za stolom: do povratka igra { $computer }.
ui-left = { $player } više ne igra. Dalje igra { $computer }, a mjesto može zauzeti bilo tko.
ui-withdrawn = { $player } više ne igra na turniru. Dalje igra { $computer }.
ui-table-waits = Nema nikoga: stol čeka. Zatvara se { $when } ako se nijedan igrač ne vrati.
ui-sought = { $own ->
    [yes] { $player } mora ići i traži zamjenu.
   *[no] { $player } nije za stolom. Tko preuzima mjesto?
}
ui-call = Tko prvi pritisne, preuzima to mjesto. Igra: { $game }. { $score }
ui-call-invited = Za ovaj stol treba poziv: najprije te moraju pozvati oni koji igraju.
ui-call-rated = Meč je rangiran: zamjena može dobiti rejting, a ne može ga izgubiti.
ui-leaving-rated = Ovaj je meč rangiran. Odeš li ili prepustiš mjesto, gubiš ga i čekaš nekoliko minuta do sljedećeg rangiranog stola. Ostali stolovi ostaju ti otvoreni.
ui-match-clock = ⏱️ Preostalo za meč: { $clocks }
ui-hints-allowed = 💡 Savjeti su dopušteni, po dogovoru: meč nije rangiran.
ui-vote-hints = Prijedlog da se savjeti dopuste svima: { $names }{ $rated ->
    [yes] ; meč više ne bi bio rangiran
   *[no] { "" }
}. Slažu li se svi?

ui-button-substitute-for = Igraj dalje za: { $player }
ui-button-seek = Traži zamjenu
ui-button-seek-for = Traži zamjenu za: { $player }
ui-button-stay = Ostajem
ui-button-allow-hints = Dopusti savjete
ui-button-no-hints = Bez savjeta

say-done-callsubstitute = Raspitujem se. Tko prvi dođe, uzima tvoje mjesto; do tada igraš dalje.
say-done-dropcall = Više se ne raspitujem.
say-done-allowhints = Predlažeš savjete. Kad se svi slože, savjeti su dopušteni, a meč više nije rangiran.
say-done-refusehints = Igraš bez savjeta.
say-left-rated = Napuštaš rangirani meč, ali se gumbom *Opet igram* možeš vratiti dok je tvoje mjesto slobodno. Rangirani stolovi opet su ti otvoreni { $when }, a svi drugi uvijek.
