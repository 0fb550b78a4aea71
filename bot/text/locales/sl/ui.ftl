# Labels and headings of messages.

## The game

ui-clock-off = brez omejitve časa
ui-clock = { $post ->
    [yes] dopisno, { $span } na potezo
   *[no] { $span } na potezo
}
ui-rated = za rejting
ui-differences = Hišna pravila: { $what }
ui-level-novice = začetnik
ui-level-player = dober igralec
ui-level-expert = strokovnjak
ui-level-maestro = maestro
ui-level-1 = novinec
ui-level-2 = učenec
ui-level-3 = priložnostni igralec
ui-level-4 = stalni igralec
ui-level-5 = izkušen igralec
ui-level-6 = spreten igralec
ui-level-7 = klubski igralec
ui-level-8 = močan igralec
ui-level-9 = prvak
ui-level-10 = maestro
ui-level-numbered = { $number } · { $word }
ui-level-hint = Dodaj računalnik…
ui-level-other = { $player }: druga stopnja…
ui-personality-hint = Računalnik z značajem…
ui-personality-none = Brez posebnega značaja
ui-personality-level = Stopnja: { $player }…
personality-pina = Pina · varčuje z aduti
personality-pina-about = Pina varčuje z aduti: raje izpusti rundo, kot da bi katerega porabila.
personality-rosina = Rosina · najprej igra figure
personality-rosina-about = Rosina najprej igra figure: pri njej se ne zadržijo dolgo.
personality-peppino = Peppino · bori se za vsako točko
personality-peppino-about = Peppino se bori za vsako točko: za dve porabi tudi aduta.
personality-mimi = Mimì · igra na varno
personality-mimi-about = Mimì igra na varno: točke odvrže šele, ko jih nihče več ne more pobrati.
personality-gege = Gegè · začne visoko
personality-gege-about = Gegè začne visoko: rundo rad začne s točkami in gleda, kdo si upa.

## The lobby

ui-host = gostitelj
ui-team = ekipa { $number }
ui-seating-random-note = Ekipi in mesta se žrebajo na začetku.
ui-seating-host-note = Ekipi sestavi gostitelj.
ui-seating-join-order-note = Ekipi se sestavita po vrstnem redu prihoda.
ui-invited = Povabljeni: { $names }
ui-invite-hint = Povabi koga…
ui-invitation = { $person }, { $host } te vabi za mizo. Igra: { $game }.
ui-rematch-call = { $person }, { $host } želi še eno tekmo. Igra: { $game }.
ui-thread-title = Briškola, gostitelj { $host }

## Buttons

ui-button-join = Prisedi
ui-button-leave = Zapusti
ui-button-start = Začni
ui-button-options = Možnosti
ui-button-rules = Pravila
ui-button-add = + Računalnik
ui-button-drop = − Računalnik
ui-button-shuffle = Premešaj
ui-button-accept = Sprejmi
ui-button-decline = Odkloni
ui-button-close = Zapri mizo
ui-button-hand = Moje karte
ui-button-last = Zadnja runda
ui-button-score = Rezultat
ui-button-more = Več…
ui-button-back = Spet igram
ui-button-resign = Predaj tekmo
ui-button-end = Zapri mizo
ui-button-agree-end = Strinjam se: zapri
ui-button-agree-resign = Strinjam se: predaj
ui-button-keep-playing = Igram naprej
ui-button-rematch = Revanša
ui-button-replay = Posnetek
ui-button-replay-words = Z besedami
ui-button-replay-deal = Partija { $deal }
ui-button-review = Analiza
ui-button-review-deals = Partija za partijo
ui-button-to-lobby = Nazaj

## The options of a lobby

ui-options-title = Možnosti
ui-options-help = Izberi možnost, nato njeno vrednost. Vsaka izbira velja takoj.
ui-remove-hint = Odstrani igralca…
ui-team-hint = Ekipa 1, izberi: { $count }

## The table

ui-deal-trick = Partija { $deal } · runda { $trick }
ui-turn = Na vrsti: { $player }.
ui-turn-until = Na vrsti: { $player }. Čas poteče { $when }.
ui-turn-nobody = Nihče ni na vrsti.
ui-trick-taken = Rundo pobere **{ $player }**{ $points ->
    [none] {"."}
    [0] : brez točk.
    [one] : { $points } točka.
    [two] : { $points } točki.
    [few] : { $points } točke.
   *[other] : { $points } točk.
}
ui-vote-end = Predlog za zaprtje mize: { $names }. Se vsi strinjate?
ui-vote-resign = Predlog za predajo tekme: { $names }. Se strinja vsa stran?
ui-warning = { $player }, na vrsti si: čas ti poteče { $when }.
ui-warning-you = ⏳ Na vrsti si: čas ti poteče { $when }.
ui-post-turn = Na vrsti si. Igra: { $game }. Za mizo še: { $players }. Kje: { $place }. Čas ti poteče { $when }.
ui-post-reminder = Še vedno si na vrsti. Igra: { $game }. Za mizo še: { $players }. Kje: { $place }. Čas ti poteče { $when }.
ui-post-help = Pri dopisnih igrah ti enkrat povem, da si na vrsti, in te enkrat spomnim. `/briscola-me preferences` to izklopi ali nastavi tihe ure; `/briscola-me holiday` ustavi tvoje ure.
ui-post-match = Igra: { $game }. Za mizo še: { $players }. Kje: { $place }.
ui-post-waits = Čas ti je potekel. Miza te čaka do { $when }. Pritisni *Spet igram*, da nadaljuješ.
ui-holiday = { $player } je na dopustu do { $when }. Poteze čakajo.
ui-finished = Tekma je končana. Rezultat je spodaj.
ui-moved = { $game }: miza je niže, v najnovejšem sporočilu.
ui-closed = Miza je zaprta.
ui-closed-agreed = Mizo so zaprli igralci.
ui-closed-host = Gostitelj je zaprl mizo.
ui-closed-moderator = Moderator je zaprl mizo.
ui-closed-abandoned = Vsi so odšli: miza je zaprta.
ui-closed-idle = Nekaj časa se ni nič zgodilo: miza je zaprta.
ui-closed-removed = Strežnik je odstranil bota: miza je zaprta.

## Results

ui-deal-over = Partija { $deal } je končana
ui-deal-broken-off = Partija { $deal } ni odigrana do konca
ui-match-over = Tekma je končana
ui-deal-line = Partija { $deal }:
ui-deal-drawn = neodločeno
ui-no-deals = Nobena partija ni odigrana do konca.

## Hands

ui-hand-title = Tvoje karte · { $game } · partija { $deal }
ui-hand-lobby = { $game }: tekma se še ni začela. Tvoje karte pridejo z njo.
ui-hand-onlooker = { $game }: v tej tekmi nimaš mesta.
read-again = Za nadaljevanje znova uporabi `/briscola read`.
ui-hand-out = { $game }: v tej tekmi ne igraš več; do konca jo odigrata druga dva.
ui-hand-over = { $game }: tekma je končana.
ui-hand-result = Celoten izid in kaj lahko storiš naprej: { $place }.
ui-hand-away = { $player } igra namesto tebe, ker ti je potekel čas. Pritisni *Spet igram*, da nadaljuješ.
ui-hand-left = { $player } igra namesto tebe, odkar te ni za mizo. Pritisni *Spet igram*, da se vrneš na svoje mesto.
ui-hand-withdrawn = { $player } igra tvoje karte do konca, ker na turnirju ne igraš več.
ui-hand-waits = Miza čaka nate. Pritisni *Spet igram*, da nadaljuješ.
ui-hand-marked = ✔ Pritisni označeno karto še enkrat, da jo odigraš, ali drugo, da označiš njo.
ui-your-turn = **Na vrsti si.**
ui-your-turn-until = **Na vrsti si.** Čas ti poteče { $when }.
ui-you-lead = Rundo začneš ti.
ui-not-your-turn = Nisi na vrsti.
ui-hand-cards = Tvoje karte: { CASE($cards, "nominative") }
ui-hand-until = Velja do { $when }. Potem pritisni *Moje karte*.
ui-hand-until-day = Velja do { $when }. Potem nadaljuj z `/puzzle day play`.
ui-hand-elsewhere = Tvoje karte so drugje: { $place }. Če želiš igrati tu, uporabi `/briscola hand`.
ui-hand-same-channel = Igraš iz drugega sporočila tukaj, ki ga vidiš samo ti.
ui-hand-further-down = Tvoje karte so niže.
ui-hand-empty = Nimaš več kart.
ui-welcome = { $game }, { $place }: tvoje karte pošiljam sem. Pokaže jih tudi gumb *Moje karte* pri mizi.
ui-dm-closed = Ne morem ti pošiljati zasebnih sporočil, zato karte pridejo pri mizi: tam pritisni *Moje karte* ali uporabi `/briscola hand`.
ui-dm-later = Trenutno ti ne morem poslati zasebnega sporočila. Karte so pri mizi: tam pritisni *Moje karte* ali uporabi `/briscola hand`.
ui-more = Kaj želiš storiti?
ui-more-nothing = Pri tej mizi trenutno nimaš kaj storiti.
ui-which-table = Katero mizo imaš v mislih?
ui-table-named = { $game }: { $names } · { $table }

## Words on pictures

ui-picture-title = Partija { $deal } · runda { $trick } od { $tricks }
ui-picture-letter = { $letter }: { CASE($rank, "nominative") }
ui-picture-sheet = Partija { $deal } · vse runde
ui-picture-leads = začne rundo
ui-picture-takes = pobere rundo
ui-picture-trump = Adut: { CASE($suit, "nominative") }
ui-picture-seat = Igralec { $number }
ui-picture-auction = Partija { $deal } · licitacija
ui-picture-hand = Tvoje karte
ui-picture-turn = na vrsti
ui-picture-dealer = D
ui-picture-last = Zadnje karte: kupčka ni več
ui-picture-bid = Najvišja ponudba: { CASE($bid, "nominative") }
ui-picture-called = Klicano: { CASE($cards, "nominative") }
ui-picture-declared = Ponudba: { CASE($bid, "nominative") }
ui-picture-passed = naprej
ui-picture-declarer = nosilec
ui-picture-partner = partner
ui-picture-rais = rais
ui-picture-points = Točke
ui-picture-counts = Šteje
ui-picture-match = Tekma
ui-picture-deals = Partija za partijo
ui-picture-matches = Tekme
ui-picture-wins = Zmage
ui-picture-rating = Rejting
ui-picture-season-points = Točke
ui-picture-season-rating = Rejting
ui-picture-season-wins = Zmage
ui-picture-form = Forma
ui-picture-ratings = { $count ->
    [one] Rejting po zadnji { $count } tekmi za rejting: { $game }
    [two] Rejting po zadnjih { $count } tekmah za rejting: { $game }
    [few] Rejting po zadnjih { $count } tekmah za rejting: { $game }
   *[other] Rejting po zadnjih { $count } tekmah za rejting: { $game }
}
ui-picture-rose = višji ali enak
ui-picture-fell = nižji
ui-picture-values = { $count ->
    [one] { $note }. Zadnja { $count } vrednost, po vrsti: { $values }.
    [two] { $note }. Zadnji { $count } vrednosti, po vrsti: { $values }.
    [few] { $note }. Zadnje { $count } vrednosti, po vrsti: { $values }.
   *[other] { $note }. Zadnjih { $count } vrednosti, po vrsti: { $values }.
}
ui-picture-bounds = Najnižje: { $lowest }, najvišje: { $highest }.
ui-picture-season-start = začetek sezone
ui-picture-seasons = Navpična črta pomeni začetek sezone, pred tekmo { $numbers }.
ui-picture-plot = { $count ->
    [one] Točke kart v zadnji { $count } tekmi
    [two] Točke kart v zadnjih { $count } tekmah
    [few] Točke kart v zadnjih { $count } tekmah
   *[other] Točke kart v zadnjih { $count } tekmah
} { $here ->
    [yes] na tem strežniku
   *[no] { "" }
}
ui-picture-won = dobljeno
ui-picture-lost = izgubljeno
ui-picture-along = od najstarejše do najnovejše
ui-picture-free = prosto
ui-picture-level = stopnja { $number }
ui-picture-line = { $side }: { $figures }.

## Answers

say-apology = Pri meni je šlo nekaj narobe. Spremenilo se je samo to, kar vidiš; poskusi znova.
say-discord-refused = Discord tega ni sprejel. Mogoče mi v tem kanalu manjka dovoljenje.
say-unknown-button = Ta gumb ne deluje več. `/briscola table` mizo pokaže na novo.
say-old-command = Ta oblika ukaza je zastarela. Discord čez trenutek pokaže novo; poskusi znova.
say-press-again = To je trajalo predolgo. Pritisni še enkrat.
say-opened = Miza je odprta.
say-opened-thread = Miza je odprta tukaj: { $place }.
say-no-thread = Tu ne smem ustvarjati niti, zato je miza v kanalu.
say-shared = Tvoj rezultat je zdaj v kanalu.
say-table-elsewhere = Ta miza je tukaj: { $place }.
say-table-direct = Miza je v tvojih zasebnih sporočilih z mano.
say-not-invited = Na ta strežnik nimam povabila. Igraj z mano v zasebnih sporočilih ali prosi administratorja, naj me povabi.
say-hand-replaced = Te karte so zastarele: tvoje so v novejšem sporočilu.
say-played = Odigrano: { CASE($card, "nominative") }.
say-invite-bot = Boti tu ne igrajo. Raje dodaj računalnik.
say-done-join = Sediš za mizo.
say-done-leave = Ne sediš več za mizo.
say-done-shuffle = Tudi tvoje mešanje je tu.
say-done-invite = Povabilo je poslano.
say-done-decline = Odklonjeno. Mogoče drugič!
say-done-addcomputer = { $player } sedi za mizo: { $level }.
say-done-removecomputer = Računalnik je odšel.
say-done-remove = Te osebe ni več za mizo.
say-done-arrange = Ekipi sta sestavljeni.
say-done-change = Narejeno: možnosti so spremenjene.
say-done-start = Tekma se začne.
say-given-up = Tekma je predana.
say-done-resign = Predlagaš predajo. Tekma je predana, ko se strinja vsa tvoja stran.
say-done-refuseresign = Igraš naprej.
say-done-end = Predlagaš zaprtje mize. Zapre se, ko se vsi strinjajo.
say-done-refuseend = Igraš naprej.
say-done-endbymoderator = Miza je zaprta.
say-done-substitute = Mesto je tvoje.
say-done-rematch = Čakalnica za novo tekmo je odprta.
