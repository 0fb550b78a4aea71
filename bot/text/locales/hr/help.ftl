### What to do first, the greeting of a server, and apologies.

command-help = pomoć
command-help-about = Što najprije učiniti, gdje god se nalaziš

ui-button-new = Novi stol
ui-button-tutor = Nauči igru
ui-button-no-tutor = Ne, hvala
ui-button-help = Pomoć

help-none = Ovdje te ne čeka nijedan stol. Otvori novi ili odigraj prvu partiju koja se objašnjava kartu po kartu.
help-alone = Ovdje igraš protiv računala. Otvori stol ili odigraj prvu partiju koja se objašnjava kartu po kartu.
help-open = { $host } traži igrače. Pritisni *Sjedni*.
help-guest = Sjediš za stolom. Meč započinje { $host }.
help-waiting = { $alone ->
    [yes] { $count ->
        [one] Slobodno je { $count } mjesto.
        [few] Slobodna su { $count } mjesta.
       *[other] Slobodno je { $count } mjesta.
    } Pritisni *+ Računalo*, zatim *Kreni*.
   *[no] Nedostaje još: { $count }. Pritisni *+ Računalo* da popuniš mjesto.
}
help-ready = Svi su tu. Pritisni *Kreni*.
help-turn = Na potezu si. Otvori *Moje karte* i pritisni kartu koju želiš igrati.
help-turn-hand = Otvori *Moje karte*.
help-wait = Još nisi na potezu. *Moje karte* pokazuje tvoje karte.
help-back = Tvoje se karte igraju umjesto tebe. Pritisni *Opet igram* da ih igraš ti.
help-over = Meč je gotov. Pritisni *Revanš* za novi.
help-finished = Meč je gotov.
help-where = Stol je ovdje: { $place }.
help-joined = 👋 Bok! Dijelim karte za briškulu i cijelu njezinu obitelj, za dva do deset igrača, a na slobodna mjesta sjedaju računala. Otvori stol ili mi daj da te naučim igrati.
help-incident = Dogodi li se opet, reci onome tko vodi bota ovaj id: `{ $id }`
help-incident-more = Dogodi li se opet, reci onome tko vodi bota ovaj id: `{ $id }`. Pomoć: `/briškula pomoć`
