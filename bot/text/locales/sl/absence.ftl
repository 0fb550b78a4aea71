# Absence, substitutes, hints by agreement, the match clock.

ui-away = { $player } trenutno ne igra: do vrnitve igra { $computer }.
ui-left = { $player } ne igra več. Naprej igra { $computer }, mesto pa lahko zasede kdorkoli.
ui-withdrawn = { $player } na turnirju ne igra več. Naprej igra { $computer }.
ui-table-waits = Nikogar ni: miza čaka. Zapre se { $when }, če se noben igralec ne vrne.
ui-sought = { $own ->
    [yes] { $player } mora oditi in išče zamenjavo.
   *[no] { $player } se ne oglaša. Kdo prevzame mesto?
}
ui-call = Kdor prvi pritisne, prevzame to mesto. Igra: { $game }. { $score }
ui-call-invited = Ta miza je samo za povabljene: najprej te morajo povabiti tisti, ki igrajo.
ui-call-rated = Tekma je za rejting: zamenjava ga lahko pridobi, izgubiti pa ga ne more.
ui-leaving-rated = Ta tekma je za rejting. Če odideš ali oddaš mesto, jo izgubiš in na naslednjo mizo za rejting počakaš nekaj minut. Druge mize so ti vedno odprte.
ui-match-clock = ⏱️ Preostali čas za tekmo: { $clocks }
ui-hints-allowed = 💡 Namigi so dovoljeni, po dogovoru: tekma ni za rejting.
ui-vote-hints = Predlog, da so namigi dovoljeni vsem: { $names }{ $rated ->
    [yes] ; tekma potem ne bi bila več za rejting
   *[no] { "" }
}. Se vsi strinjate?

ui-button-substitute-for = Igraj naprej za: { $player }
ui-button-seek = Poišči zamenjavo
ui-button-seek-for = Poišči zamenjavo za: { $player }
ui-button-stay = Ostanem
ui-button-allow-hints = Dovoli namige
ui-button-no-hints = Brez namigov

say-done-callsubstitute = Sprašujem naokoli. Kdor prvi pride, prevzame tvoje mesto; do takrat igraš naprej.
say-done-dropcall = Ne sprašujem več naokoli.
say-done-allowhints = Predlagaš namige. Ko se vsi strinjajo, so namigi dovoljeni, tekma pa ni več za rejting.
say-done-refusehints = Igraš brez namigov.
say-left-rated = Zapuščaš tekmo za rejting. Z gumbom *Spet igram* se lahko vrneš, dokler je tvoje mesto prosto. Mize za rejting so ti spet odprte { $when }, vse druge kadarkoli.
