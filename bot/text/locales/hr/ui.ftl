# Labels and headings of messages.

## The game

ui-clock-off = bez ograničenja vremena
ui-clock = { $post ->
    [yes] dopisno, { $span } po potezu
   *[no] { $span } po potezu
}
ui-rated = rangirano
ui-differences = Kućna pravila: { $what }
ui-level-novice = početnik
ui-level-player = dobar igrač
ui-level-expert = stručnjak
ui-level-maestro = maestro
ui-level-1 = novajlija
ui-level-2 = učenik
ui-level-3 = rekreativac
ui-level-4 = redoviti igrač
ui-level-5 = uvježban igrač
ui-level-6 = vješt igrač
ui-level-7 = klupski igrač
ui-level-8 = jak igrač
ui-level-9 = prvak
ui-level-10 = maestro
ui-level-numbered = { $number } · { $word }
ui-level-hint = Dodaj računalo…
ui-level-other = { $player }: druga razina…
ui-personality-hint = Narav računala…
ui-personality-none = Bez posebne naravi
ui-personality-level = Razina: { $player }…
personality-pina = Pina · čuva adute
personality-pina-about = Pina čuva adute: radije pušta ruku nego da potroši adut.
personality-rosina = Rosina · rano igra figure
personality-rosina-about = Rosina rano igra figure: kod nje dugo ne ostaju.
personality-peppino = Peppino · bori se za svaki punat
personality-peppino-about = Peppino se bori za svaki punat: za dva potroši i adut.
personality-mimi = Mimì · igra na sigurno
personality-mimi-about = Mimì igra na sigurno: punte baca tek kad ih više nitko ne može uzeti.
personality-gege = Gegè · otvara visoko
personality-gege-about = Gegè otvara visoko: rado započinje ruku puntima pa gleda tko se usudi.

## The lobby

ui-host = domaćin
ui-team = ekipa { $number }
ui-seating-random-note = Ekipe i mjesta ždrijebaju se na početku.
ui-seating-host-note = Ekipe slaže domaćin.
ui-seating-join-order-note = Ekipe idu redom dolaska.
ui-invited = Pozvani: { $names }
ui-invite-hint = Pozovi nekoga…
ui-invitation = { $person }, { $host } te poziva za stol. Igra: { $game }.
ui-rematch-call = { $person }, { $host } bi još jedan meč. Igra: { $game }.
ui-thread-title = Briškula, domaćin { $host }

## Buttons

ui-button-join = Sjedni
ui-button-leave = Napusti
ui-button-start = Kreni
ui-button-options = Opcije
ui-button-rules = Pravila
ui-button-add = + Računalo
ui-button-drop = − Računalo
ui-button-shuffle = Promiješaj
ui-button-accept = Prihvati
ui-button-decline = Odbij
ui-button-close = Zatvori stol
ui-button-hand = Moje karte
ui-button-last = Posljednja ruka
ui-button-score = Rezultat
ui-button-more = Još…
ui-button-back = Opet igram
ui-button-resign = Predaj meč
ui-button-end = Zatvori stol
ui-button-agree-end = Slažem se: zatvori
ui-button-agree-resign = Slažem se: predaj
ui-button-keep-playing = Igram dalje
ui-button-rematch = Revanš
ui-button-replay = Snimka
ui-button-replay-words = Riječima
ui-button-replay-deal = Partija { $deal }
ui-button-review = Analiza
ui-button-review-deals = Partiju po partiju
ui-button-to-lobby = Natrag

## The options of a lobby

ui-options-title = Opcije
ui-options-help = Odaberi opciju, zatim njezinu vrijednost. Svaki izbor vrijedi odmah.
ui-remove-hint = Udalji igrača…
ui-team-hint = Ekipa 1, odaberi: { $count }

## The table

ui-deal-trick = Partija { $deal } · ruka { $trick }
ui-turn = Na potezu: { $player }.
ui-turn-until = Na potezu: { $player }. Vrijeme ističe { $when }.
ui-turn-nobody = Nitko nije na potezu.
ui-trick-taken = Ruku uzima **{ $player }**{ $points ->
    [none] {"."}
    [0] {": bez punata."}
    [one] : { $points } punat.
    [few] : { $points } punta.
   *[other] : { $points } punata.
}
ui-vote-end = Prijedlog da se stol zatvori: { $names }. Slažu li se svi?
ui-vote-resign = Prijedlog da se meč preda: { $names }. Slaže li se cijela strana?
ui-warning = { $player }, na potezu si: vrijeme ti ističe { $when }.
ui-warning-you = ⏳ Na potezu si: vrijeme ti ističe { $when }.
ui-post-turn = Na potezu si. Igra: { $game }. Za stolom još: { $players }. Mjesto: { $place }. Vrijeme ti ističe { $when }.
ui-post-reminder = Još si na potezu. Igra: { $game }. Za stolom još: { $players }. Mjesto: { $place }. Vrijeme ti ističe { $when }.
ui-post-help = U dopisnim igrama javljam ti jednom kad si na potezu i jednom te podsjećam. `/briškula-ja postavke` to isključuje ili postavlja tihe sate; `/briškula-ja odmor` zaustavlja tvoje satove.
ui-post-match = Igra: { $game }. Za stolom još: { $players }. Mjesto: { $place }.
ui-post-waits = Isteklo ti je vrijeme. Stol te čeka do { $when }. Pritisni *Opet igram* da nastaviš.
ui-holiday = { $player } je na odmoru do { $when }. Potezi čekaju.
ui-finished = Meč je gotov. Rezultat je ispod.
ui-moved = { $game }: stol je niže, u najnovijoj poruci.
ui-closed = Stol je zatvoren.
ui-closed-agreed = Stol su zatvorili igrači.
ui-closed-host = Domaćin je zatvorio stol.
ui-closed-moderator = Moderator je zatvorio stol.
ui-closed-abandoned = Svi su otišli: stol je zatvoren.
ui-closed-idle = Neko se vrijeme ništa nije dogodilo: stol je zatvoren.
ui-closed-removed = Poslužitelj je uklonio bota: stol je zatvoren.

## Results

ui-deal-over = Partija { $deal } je gotova
ui-deal-broken-off = Partija { $deal } nije odigrana do kraja
ui-match-over = Meč je gotov
ui-deal-line = Partija { $deal }:
ui-deal-drawn = neriješeno
ui-no-deals = Nijedna partija nije odigrana do kraja.

## Hands

ui-hand-title = Tvoje karte · { $game } · partija { $deal }
ui-hand-lobby = { $game }: meč još nije počeo. Tvoje karte dolaze s njim.
ui-hand-onlooker = { $game }: nemaš mjesto u ovom meču.
read-again = Za nastavak ponovo upiši `/briškula čitaj`.
ui-hand-out = { $game }: više ne igraš u ovom meču; drugo dvoje igra ga do kraja.
ui-hand-over = { $game }: meč je gotov.
ui-hand-result = Cijeli rezultat, i što možeš dalje: { $place }.
ui-hand-away = { $player } igra umjesto tebe jer ti je isteklo vrijeme. Pritisni *Opet igram* da nastaviš.
ui-hand-left = { $player } igra umjesto tebe otkad te nema za stolom. Pritisni *Opet igram* da se vratiš na svoje mjesto.
ui-hand-withdrawn = { $player } igra tvoje karte do kraja jer više ne igraš na turniru.
ui-hand-waits = Stol čeka tebe. Pritisni *Opet igram* da nastaviš.
ui-hand-marked = ✔ Pritisni označenu kartu još jednom da je odigraš ili drugu da označiš nju.
ui-your-turn = **Na potezu si.**
ui-your-turn-until = **Na potezu si.** Vrijeme ti ističe { $when }.
ui-you-lead = Otvaraš ruku.
ui-not-your-turn = Nisi na potezu.
ui-hand-cards = Tvoje karte: { CASE($cards, "nominative") }
ui-hand-until = Vrijedi do { $when }. Nakon toga pritisni *Moje karte*.
ui-hand-until-day = Vrijedi do { $when }. Nakon toga nastavi s `/zadatak dan igraj`.
ui-hand-elsewhere = Tvoje su karte sada drugdje: { $place }. Da igraš ovdje, upotrijebi `/briškula karte`.
ui-hand-same-channel = Igraš iz druge poruke ovdje, koju vidiš samo ti.
ui-hand-further-down = Tvoje su karte niže.
ui-hand-empty = Nemaš više karata.
ui-welcome = { $game }, { $place }: tvoje karte šaljem ovamo. Pokazuje ih i gumb *Moje karte* za stolom.
ui-dm-closed = Ne mogu ti slati izravne poruke, pa karte dolaze za stolom: ondje pritisni *Moje karte* ili upotrijebi `/briškula karte`.
ui-dm-later = Trenutačno ti ne mogu poslati izravnu poruku. Karte su za stolom: ondje pritisni *Moje karte* ili upotrijebi `/briškula karte`.
ui-more = Što želiš učiniti?
ui-more-nothing = Za ovim stolom trenutačno nemaš što učiniti.
ui-which-table = Na koji stol misliš?
ui-table-named = { $game }: { $names } · { $table }

## Words on pictures

ui-picture-title = Partija { $deal } · ruka { $trick } od { $tricks }
ui-picture-letter = { $letter }: { CASE($rank, "nominative") }
ui-picture-sheet = Partija { $deal } · sve ruke
ui-picture-leads = otvara ruku
ui-picture-takes = uzima ruku
ui-picture-trump = Adut: { CASE($suit, "nominative") }
ui-picture-seat = Igrač { $number }
ui-picture-auction = Partija { $deal } · licitacija
ui-picture-hand = Tvoje karte
ui-picture-turn = na potezu
ui-picture-dealer = D
ui-picture-last = Posljednje karte: talona više nema
ui-picture-bid = Zadnja ponuda: { CASE($bid, "nominative") }
ui-picture-called = Zvano: { CASE($cards, "nominative") }
ui-picture-declared = Ponuda: { CASE($bid, "nominative") }
ui-picture-passed = dalje
ui-picture-declarer = nositelj
ui-picture-partner = partner
ui-picture-rais = rais
ui-picture-points = Punti
ui-picture-counts = Vrijedi
ui-picture-match = Meč
ui-picture-deals = Partiju po partiju
ui-picture-matches = Mečevi
ui-picture-wins = Pobjede
ui-picture-rating = Rejting
ui-picture-season-points = Bodovi
ui-picture-season-rating = Rejting
ui-picture-season-wins = Pobjede
ui-picture-form = Forma
ui-picture-ratings = { $count ->
    [one] Rejting nakon posljednjeg { $count } rangiranog meča: { $game }
    [few] Rejting nakon posljednja { $count } rangirana meča: { $game }
   *[other] Rejting nakon posljednjih { $count } rangiranih mečeva: { $game }
}
ui-picture-rose = rastao ili isti
ui-picture-fell = pao
ui-picture-values = { $count ->
    [one] { $note }. Posljednja { $count } vrijednost, redom: { $values }.
    [few] { $note }. Posljednje { $count } vrijednosti, redom: { $values }.
   *[other] { $note }. Posljednjih { $count } vrijednosti, redom: { $values }.
}
ui-picture-bounds = Najniže: { $lowest }, najviše: { $highest }.
ui-picture-season-start = početak sezone
ui-picture-seasons = Okomita crta označava početak sezone, prije meča { $numbers }.
ui-picture-plot = { $count ->
    [one] Punti u posljednjem { $count } meču
    [few] Punti u posljednja { $count } meča
   *[other] Punti u posljednjih { $count } mečeva
} { $here ->
    [yes] na ovom poslužitelju
   *[no] { "" }
}
ui-picture-won = dobiveno
ui-picture-lost = izgubljeno
ui-picture-along = od najstarijeg do najnovijeg
ui-picture-free = slobodno
ui-picture-level = razina { $number }
ui-picture-line = { $side }: { $figures }.

## Answers

say-apology = Kod mene je nešto pošlo po zlu. Promijenilo se samo ono što vidiš; pokušaj opet.
say-discord-refused = Discord to nije prihvatio. Možda mi u ovom kanalu nedostaje dozvola.
say-unknown-button = Taj gumb više ne radi. `/briškula stol` pokazuje stol iznova.
say-old-command = Ovaj je oblik naredbe zastario. Discord za trenutak pokazuje novi; pokušaj opet.
say-press-again = To mi je predugo trajalo. Pritisni još jednom.
say-opened = Stol je otvoren.
say-opened-thread = Stol je otvoren ovdje: { $place }.
say-no-thread = Ovdje ne smijem stvarati niti, pa je stol u kanalu.
say-shared = Tvoj je rezultat sada u kanalu.
say-table-elsewhere = Taj je stol ovdje: { $place }.
say-table-direct = Stol je u tvojim izravnim porukama sa mnom.
say-not-invited = Nemam poziv na ovaj poslužitelj. Igraj sa mnom u izravnim porukama ili zamoli administratora da me pozove.
say-hand-replaced = Te su karte zastarjele: tvoje su u novijoj poruci.
say-played = Odigrano: { CASE($card, "nominative") }.
say-invite-bot = Botovi ovdje ne igraju. Radije dodaj računalo.
say-done-join = Sjediš za stolom.
say-done-leave = Više ne sjediš za stolom.
say-done-shuffle = I tvoje je miješanje tu.
say-done-invite = Poziv je poslan.
say-done-decline = Odbijeno. Možda drugi put!
say-done-addcomputer = { $player } sjedi za stolom: { $level }.
say-done-removecomputer = Računalo je otišlo.
say-done-remove = Ta osoba više nije za stolom.
say-done-arrange = Ekipe su složene.
say-done-change = Gotovo: opcije su promijenjene.
say-done-start = Meč počinje.
say-given-up = Meč je predan.
say-done-resign = Predlažeš predaju. Meč je predan kad se složi cijela tvoja strana.
say-done-refuseresign = Igraš dalje.
say-done-end = Predlažeš zatvaranje stola. Zatvara se kad se svi slože.
say-done-refuseend = Igraš dalje.
say-done-endbymoderator = Stol je zatvoren.
say-done-substitute = Mjesto je tvoje.
say-done-rematch = Čekaonica za novi meč je otvorena.
