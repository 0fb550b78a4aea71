## Aste, chiamate e mosse oltre al gioco delle carte

ui-bid-rank = Offri una carta…
ui-bid-points = Offri punti…
ui-bid-force = Tieni la carta, chiedi punti…
ui-bid-other = Un altro numero…
ui-bid-between = Un numero da { $low } a { $high }
ui-call-suit = Chiama: { $suit }…
ui-call-two = Chiama due carte: { $suit }…
ui-call-one-or-two = Chiama una o due carte: { $suit }…
ui-button-denounce = Denuncia…
ui-button-sure = Sì, certo
ui-button-never-mind = No
ui-claim-sure-31 = Dichiari 31 punti? Con 31 o più nelle tue prese vinci la smazzata, con meno la perdi.
ui-claim-sure = Dichiari vinta la smazzata? Finisce subito, e le carte in mano non si giocano.
ui-denounce-sure = Chi denunci? La partita finisce: è tua se non ha risposto al seme pur potendo, sua se ha risposto.
ui-resign-sure = Ti arrendi? La partita finisce subito e la vincono gli avversari.
ui-end-sure = Chiudi il tavolo? Con lui finisce anche la partita in corso.
ui-turn-auction = Tocca { AD($player) } { $player }: offre o passa.
ui-turn-call = Tocca { AD($player) } { $player } chiamare.
ui-turn-naming = Tocca { AD($player) } { $player } dire il seme.
ui-turn-ends = Il tempo scade { $when }.
ui-short-trick = Le carte non bastavano per tutti: questa presa la giocano { $players }.
ui-pick-game = Che cosa si gioca…
ui-pick-open = Parole e carte scoperte…
ui-pick-table = Il tavolo…
ui-code = Codice delle regole: `{ $code }`
ui-deck-usual = quello solito
say-moved = Fatto: { $move }.
say-which-game = Questo nome indica più giochi. Quale?
say-ask-again = Non so più che cosa avevi chiesto lì: dai di nuovo il comando, per favore.
reply-unknown-rank = Non conosco questa carta. Scegli una di quelle suggerite mentre scrivi.
reply-unknown-game = Non conosco questo gioco. Scegline uno fra quelli proposti mentre scrivi.

## Comandi

command-bid = offri
command-bid-about = Offri in un'asta: una carta, o punti
command-pass = passo
command-pass-about = Passa in un'asta, fino alla fine
command-call = chiama
command-call-about = Chiama: un seme, una carta, due carte, o ancora niente; dice anche il seme dopo la prima presa
command-exchange = scambia
command-exchange-about = Scambia la tua carta con la briscola in tavola, dove il tavolo lo permette
command-conquista = conquista
command-conquista-about = Mostra asso, carta da dieci e re di briscola e vinci la smazzata, dove il tavolo lo permette
command-claim = dichiara
command-claim-about = Dichiara di avere i punti; ti viene chiesta conferma
command-concede = concedi
command-concede-about = Concedi una smazzata ormai persa; ti viene chiesta conferma
command-denounce = denuncia
command-denounce-about = Di' che un avversario non ha risposto al seme; ti viene chiesta conferma

option-rank = carta
option-rank-about = La carta che offri
option-points = punti
option-points-about = I punti che offri
option-force = forza
option-force-about = Tieni la carta offerta e chiedi punti
option-trump = seme
option-trump-about = Il seme che chiami, che è briscola
option-called = carta
option-called-about = La carta che chiami
option-second = seconda
option-second-about = La seconda carta, a 120 punti
option-blind = buio
option-blind-about = Non dire il seme per la prima presa
option-sure = conferma
option-sure-about = Confermi subito, senza un'altra domanda
option-accused = giocatore
option-accused-about = Chi non ha risposto al seme
option-preset = modello
option-preset-about = Un modo di giocare che ha un nome
option-options = opzioni
option-options-about = Il codice delle regole di un tavolo, o opzioni scritte così: tie=carry target=3
choice-trump-d = Denari o quadri
choice-trump-c = Coppe o cuori
choice-trump-s = Spade o picche
choice-trump-b = Bastoni o fiori
choice-pack-french32 = Carte francesi, 32
choice-pack-spanish40 = Carte spagnole
choice-pack-spanish48 = Carte spagnole, 48
choice-players-5 = 5
choice-players-7 = 7
choice-players-8 = 8
choice-players-9 = 9
choice-players-10 = 10

## Concedere una smazzata

ui-button-concede = Concedi la smazzata…
ui-concede-sure = { $partner ->
    [none] Concedi questa smazzata? Finisce subito, e i punti rimasti vanno tutti a chi vince.
   *[other] Vuoi concedere questa smazzata? Se { $partner } è d'accordo finisce, e i punti rimasti vanno tutti a chi vince.
}
happened-concession-offered = { $player } vorrebbe concedere questa smazzata. { $target }, sei d'accordo?
happened-concession-refused = { $player } preferisce continuare.
happened-conceded = { $side } { $count ->
    [one] concede
   *[other] concedono
} la smazzata.
concession-due-you = { $player } vorrebbe concedere questa smazzata: ormai è persa. Sei d'accordo?
label-concede = Concedi la smazzata
label-concede-agree = D'accordo
label-concede-refuse = Si continua
