### The talk on Discord: commands, menus, answers. The words of the talk itself stand in talk.ftl.

## Commands

command-signal = mot
command-signal-about = Motom pokaži partnerima koju kartu imaš
command-watch = pazi
command-watch-about = U ovoj ruci pazi na protivnika, da uhvatiš mot; to ne zna nitko drugi
command-gesture = opiši-mot
command-gesture-about = Opiši mot za kartu za stolom s vlastitim motima (domaćin)
command-ask = pitaj
command-ask-about = Prije otvaranja naglas nešto pitaj partnera
command-answer = odgovori
command-answer-about = Odgovori na pitanje svojeg partnera
command-order = zapovjedi
command-order-about = Prije otvaranja naglas reci partneru što da igra
command-rais = rais
command-rais-about = Kapetan ekipe u igri Schembil
command-rais-vote = glasaj
command-rais-vote-about = Glasaj za kapetana svoje ekipe
command-rais-ask = pitaj
command-rais-ask-about = Kao rais naglas nešto pitaj partnera
command-rais-order = zapovjedi
command-rais-order-about = Kao rais naglas reci partneru što da igra
command-rais-look = pogledaj
command-rais-look-about = Kao rais pogledaj karte jednog partnera kad talona više nema, jednom po partiji

option-gesture = karta
option-gesture-about = Karta koju mot znači
option-opponent = igrač
option-opponent-about = Protivnik na kojeg paziš
option-partner = partner
option-partner-about = Koji od tvojih partnera
option-rais = igrač
option-rais-about = Tvoj izbor za kapetana ekipe
option-sign = karta
option-sign-about = Karta čiji mot opisuješ
option-text = tekst
option-text-about = Mot u nekoliko riječi; ostavi prazno da vratiš uobičajeni
option-question = pitanje
option-question-about = Što želiš znati
option-suit = zog
option-suit-about = Zog kojim treba ubiti; samo uz to pitanje
option-reply = odgovor
option-reply-about = Tvoj odgovor; gdje odlučuju karte, mora biti istinit
option-told = što
option-told-about = Što tvoj partner treba igrati
choice-question-lisci = Imaš li koju lišinu?
choice-question-briscoline = Imaš li niski adut?
choice-question-vestite = Imaš li adutsku figuru?
choice-question-head = Možeš li ubiti bez aduta?
choice-question-carichi = Imaš li karik izvan aduta?
choice-reply-yes = Da
choice-reply-no = Ne
choice-reply-perhaps = Možda
choice-told-liscio = Lišinu
choice-told-trump-high = Visoki adut
choice-told-trump-low = Niski adut
choice-told-head = Neka ubije bez aduta
choice-told-carico = Karik izvan aduta
choice-suit-d = Dinari ili karo
choice-suit-c = Kupe ili herc
choice-suit-s = Špade ili pik
choice-suit-b = Baštoni ili tref

## Menus of the hand

talk-signal-hint = Motiraj…
talk-watch-hint = Pazi na protivnika…
talk-ask-hint = Pitaj…
talk-order-hint = Zapovjedi…
talk-gesture-hint = Opiši mot…
talk-gesture-title = Mot za kartu
talk-partner-holds = Vidiš da { $player } ima { CASE($cards, "accusative") }.

## Answers

talk-done-ask = Pitanje je postavljeno. Odgovara { $player }.
talk-done-answer = Tvoj odgovor: { $answer }.
talk-done-order = Tvoja je zapovijed izrečena. Partner: { $player }.
talk-done-vote = Tvoj glas dobiva { $player }.
say-done-voterais = Tvoj glas vrijedi.
say-done-setgesture = Gotovo: mot je opisan.
reply-unknown-gesture = Takvog mota nema: odaberi jedan od ponuđenih.
reply-unknown-player = Ovdje nitko nema to ime: odaberi jedno od ponuđenih.
reply-which-partner = Imaš više partnera: odaberi jednog.

## In public

talk-to-answer = { $when ->
    [none] Odgovara { $player }.
   *[other] Odgovara { $player }. Vrijeme ističe { $when }.
}
talk-answer-until = { $player }, odgovori pod *Moje karte*. Inače bot odgovara umjesto tebe { $when }.

## Electing the rais

rais-election = { $when ->
    [none] Svaka ekipa bira raisa.
   *[other] Svaka ekipa bira raisa. Glasovi se broje { $when }.
}
rais-about = Rais je kapetan: samo rais smije pitati partnere i zapovijedati im. Pritisni ime iz svoje ekipe. Glas možeš promijeniti dok se glasovi ne prebroje.
rais-waiting = Još glasaju: { $players }
rais-voted = { $player } bira za raisa: { $target }
rais-not-voted = { $player }: još bez glasa
rais-ballot = Tko će biti rais tvoje ekipe?
ui-hand-election = { $game }: ekipe najprije biraju raisa. Tvoje karte dolaze nakon toga.
happened-election = Ekipe biraju raisa.
