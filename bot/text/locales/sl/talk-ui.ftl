### The talk on Discord: commands, menus, answers. The words of the talk itself stand in talk.ftl.

## Commands

command-signal = znak
command-signal-about = Z znakom pokaži partnerjem, katero karto imaš
command-watch = pazi
command-watch-about = V tej rundi pazi na nasprotnika, da ujameš znak; tega ne ve nihče drug
command-gesture = opiši-znak
command-gesture-about = Opiši znak za karto pri mizi z lastnimi znaki (gostitelj)
command-ask = vprašaj
command-ask-about = Preden začneš rundo, partnerja na glas kaj vprašaj
command-answer = odgovori
command-answer-about = Odgovori na vprašanje svojega partnerja
command-order = ukaži
command-order-about = Preden začneš rundo, partnerju na glas povej, kaj naj igra
command-rais = rais
command-rais-about = Kapetan ekipe v igri Schembil
command-rais-vote = glasuj
command-rais-vote-about = Glasuj za kapetana svoje ekipe
command-rais-ask = vprašaj
command-rais-ask-about = Kot rais partnerja na glas kaj vprašaj
command-rais-order = ukaži
command-rais-order-about = Kot rais partnerju na glas povej, kaj naj igra
command-rais-look = poglej
command-rais-look-about = Kot rais poglej karte enega partnerja, ko kupčka ni več, enkrat na partijo

option-gesture = karta
option-gesture-about = Karta, ki jo pomeni znak
option-opponent = igralec
option-opponent-about = Nasprotnik, na katerega paziš
option-partner = partner
option-partner-about = Kateri od tvojih partnerjev
option-rais = igralec
option-rais-about = Tvoja izbira za kapetana ekipe
option-sign = karta
option-sign-about = Karta, za katero opisuješ znak
option-text = besedilo
option-text-about = Znak v nekaj besedah; pusti prazno, da se vrne običajni
option-question = vprašanje
option-question-about = Kaj te zanima
option-suit = barva
option-suit-about = Barva, v kateri naj kdo pobere; samo pri tem vprašanju
option-reply = odgovor
option-reply-about = Tvoj odgovor; kjer odločajo karte, mora biti resničen
option-told = kaj
option-told-about = Kaj naj igra tvoj partner
choice-question-lisci = Imaš kakšno prazno karto?
choice-question-briscoline = Imaš nizkega aduta?
choice-question-vestite = Imaš adutno figuro?
choice-question-head = Lahko pobereš rundo brez aduta?
choice-question-carichi = Imaš karto za 10 ali 11, ki ni adut?
choice-reply-yes = Da
choice-reply-no = Ne
choice-reply-perhaps = Mogoče
choice-told-liscio = Prazno karto
choice-told-trump-high = Visokega aduta
choice-told-trump-low = Nizkega aduta
choice-told-head = Naj pobere rundo brez aduta
choice-told-carico = Karto za 10 ali 11, ki ni adut
choice-suit-d = Denarji ali karo
choice-suit-c = Pokali ali srce
choice-suit-s = Sablje ali pik
choice-suit-b = Palice ali križ

## Menus of the hand

talk-signal-hint = Daj znak…
talk-watch-hint = Pazi na nasprotnika…
talk-ask-hint = Vprašaj…
talk-order-hint = Ukaži…
talk-gesture-hint = Opiši znak…
talk-gesture-title = Znak za karto
talk-partner-holds = Vidiš, da ima { $player } { CASE($cards, "accusative") }.

## Answers

talk-done-ask = Vprašanje je postavljeno. Odgovoriti mora { $player }.
talk-done-answer = Tvoj odgovor: { $answer }.
talk-done-order = Tvoj ukaz je izrečen. Partner: { $player }.
talk-done-vote = Tvoj glas dobi { $player }.
say-done-voterais = Tvoj glas šteje.
say-done-setgesture = Narejeno: znak je opisan.
reply-unknown-gesture = Takega znaka ni: izberi enega od ponujenih.
reply-unknown-player = Tega imena tu nima nihče: izberi eno od ponujenih.
reply-which-partner = Imaš več partnerjev: izberi enega.

## In public

talk-to-answer = { $when ->
    [none] Odgovoriti mora { $player }.
   *[other] Odgovoriti mora { $player }. Čas poteče { $when }.
}
talk-answer-until = { $player }, odgovori pod *Moje karte*. Sicer { $when } namesto tebe odgovori bot.

## Electing the rais

rais-election = { $when ->
    [none] Vsaka ekipa voli raisa.
   *[other] Vsaka ekipa voli raisa. Glasovi se štejejo { $when }.
}
rais-about = Rais je kapetan: samo rais sme partnerje spraševati in jim ukazovati. Pritisni ime iz svoje ekipe. Glas lahko spremeniš, dokler se glasovi ne preštejejo.
rais-waiting = Glasujejo še: { $players }
rais-voted = { $player } voli: { $target }
rais-not-voted = { $player }: glasu še ni
rais-ballot = Kdo naj bo rais tvoje ekipe?
ui-hand-election = { $game }: ekipi najprej volita raisa. Tvoje karte pridejo potem.
happened-election = Ekipi volita raisa.
