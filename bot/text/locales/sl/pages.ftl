### Pages for people: what stands around the rules of a game.

page-title = Igre
page-intro = Vse igre, ki jih lahko igraš tu, z običajnimi pravili. `/briscola rules` pove pravila tvoje mize.
page-back = Vse igre
page-also = Imenuje se tudi: { $names }.
page-numbers = Igralci: { $players }.
page-head-options = Kaj lahko izbiraš
page-options-note = Običajna izbira je **krepka**.
page-head-common = Kaj lahko izbiraš v vsaki igri
page-head-presets = Pripravljene mize
page-counted = { $value } ({ $numbers })
page-any = poljubno

reference-title = Ukazi
reference-back = Vsi jeziki
reference-intro = Vsak ukaz in njegove možnosti. Krepke možnosti so obvezne; Discord med tipkanjem ponudi vrednosti.
reference-command = ukaz
reference-about = kaj naredi
reference-options = možnosti
