### What to do first, the greeting of a server, and apologies.

command-help = pomoč
command-help-about = Kaj storiti najprej, kjerkoli že si

ui-button-new = Nova miza
ui-button-tutor = Nauči se igre
ui-button-no-tutor = Ne, hvala
ui-button-help = Pomoč

help-none = Tu te ne čaka nobena miza. Odpri novo ali odigraj prvo partijo, ki ti jo razložim karto za karto.
help-alone = Tu igraš proti računalnikom. Odpri mizo ali odigraj prvo partijo, ki ti jo razložim karto za karto.
help-open = { $host } išče soigralce. Pritisni *Prisedi*.
help-guest = Sediš za mizo. Tekmo začne { $host }.
help-waiting = { $alone ->
    [yes] { $count ->
        [one] Prosto je { $count } mesto.
        [two] Prosti sta { $count } mesti.
        [few] Prosta so { $count } mesta.
       *[other] Prostih je { $count } mest.
    } Pritisni *+ Računalnik*, nato *Začni*.
   *[no] Manjka še: { $count }. Pritisni *+ Računalnik*, da zapolniš mesto.
}
help-ready = Vsi so tu. Pritisni *Začni*.
help-turn = Na vrsti si. Odpri *Moje karte* in pritisni karto, ki jo želiš igrati.
help-turn-hand = Odpri *Moje karte*.
help-wait = Nisi še na vrsti. *Moje karte* pokažejo, kaj imaš v roki.
help-back = Tvoje karte se igrajo namesto tebe. Pritisni *Spet igram*, da jih igraš ti.
help-over = Tekma je končana. Pritisni *Revanša* za novo.
help-finished = Tekma je končana.
help-where = Miza je tukaj: { $place }.
help-joined = 👋 Živjo! Delim karte za briškolo in vso njeno družino, za dva do deset igralcev, na prostih mestih pa igrajo računalniki. Odpri mizo ali mi pusti, da te naučim igrati.
help-incident = Če se ponovi, povej tistemu, ki vodi bota, ta id: `{ $id }`
help-incident-more = Če se ponovi, povej tistemu, ki vodi bota, ta id: `{ $id }`. Pomoč: `/briscola help`
