### Pages for people: what stands around the rules of a game.

page-title = Igre
page-intro = Sve igre koje ovdje možeš igrati, s uobičajenim pravilima. `/briškula pravila` pokazuje pravila tvojeg stola.
page-back = Sve igre
page-also = Zove se i: { $names }.
page-numbers = Igrači: { $players }.
page-head-options = Što možeš birati
page-options-note = Uobičajeni izbor je **podebljan**.
page-head-common = Što možeš birati u svakoj igri
page-head-presets = Gotovi stolovi
page-counted = { $value } ({ $numbers })
page-any = bilo koji

reference-title = Naredbe
reference-back = Svi jezici
reference-intro = Svaka naredba i njezine opcije. Podebljane su opcije obavezne; Discord nudi vrijednosti dok tipkaš.
reference-command = naredba
reference-about = što radi
reference-options = opcije
