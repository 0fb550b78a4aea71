## Enchères, appels, et ce qu'on fait d'autre que jouer une carte

ui-bid-rank = Enchérir : une carte…
ui-bid-points = Enchérir : des points…
ui-bid-force = Garder la carte, monter les points…
ui-bid-other = Un autre nombre…
ui-bid-between = Un nombre de { $low } à { $high }
ui-call-suit = Appeler : { $suit }…
ui-call-two = Appeler deux cartes : { $suit }…
ui-call-one-or-two = Appeler une ou deux cartes : { $suit }…
ui-button-denounce = Dénoncer…
ui-button-sure = Oui, c'est sûr
ui-button-never-mind = Non
ui-claim-sure-31 = Tu annonces 31 points ? Avec 31 points ou plus dans tes plis, tu gagnes la manche ; avec moins, tu la perds.
ui-claim-sure = Tu annonces la manche gagnée ? Elle s'arrête aussitôt, et les cartes en main ne sont pas jouées.
ui-denounce-sure = Qui veux-tu dénoncer ? Cela met fin à la partie : ton camp la gagne s'il y a eu renonce ; sinon, c'est l'autre.
ui-resign-sure = Tu abandonnes la partie ? Elle s'arrête aussitôt, et l'autre camp la gagne.
ui-end-sure = Tu fermes la table ? La partie en cours s'arrête avec elle.
ui-turn-auction = À { $player } d'enchérir ou de passer.
ui-turn-call = À { $player } d'appeler.
ui-turn-naming = À { $player } de nommer la couleur.
ui-turn-ends = Le temps expire { $when }.
ui-short-trick = Il n'y avait pas assez de cartes pour tout le monde : ce pli se joue entre { $players }.
ui-pick-game = Ce qu'on joue…
ui-pick-open = Parole et cartes visibles…
ui-pick-table = La table…
ui-code = Code des règles : `{ $code }`
ui-deck-usual = habituel
say-moved = C'est fait : { $move }.
say-which-game = Plusieurs jeux portent ce nom. Lequel ?
say-ask-again = J'ai oublié ce que tu demandais là : redonne la commande, s'il te plaît.
reply-unknown-rank = Je ne connais pas cette carte. Choisis parmi les propositions qui viennent quand tu écris.
reply-unknown-game = Je ne connais pas ce jeu. Choisis parmi les propositions qui viennent quand tu écris.

## Commandes

command-bid = enchérir
command-bid-about = Enchérir : une carte, ou des points
command-pass = passer
command-pass-about = Passer aux enchères, pour de bon
command-call = appeler
command-call-about = Appeler comme preneur : une couleur, une carte, deux, ou rien encore ; puis nommer la couleur
command-exchange = échanger
command-exchange-about = Échanger ta carte contre la retourne, si la table le permet
command-conquista = conquista
command-conquista-about = Montrer as, carte à dix points et roi d'atout, et gagner la manche, si la table le permet
command-claim = annoncer
command-claim-about = Annoncer que tu as les points ; on te demande de confirmer
command-concede = concéder
command-concede-about = Concéder une manche perdue ; on te demande de confirmer
command-denounce = dénoncer
command-denounce-about = Dire qu'un adversaire n'a pas fourni ; on te demande de confirmer

option-rank = carte
option-rank-about = La carte de ton enchère
option-points = points
option-points-about = Les points de ton enchère
option-force = forcer
option-force-about = Garder la carte et demander des points
option-trump = couleur
option-trump-about = La couleur que tu appelles, qui devient l'atout
option-called = carte
option-called-about = La carte que tu appelles
option-second = deuxième
option-second-about = La deuxième carte, à 120 points
option-blind = aveugle
option-blind-about = Taire la couleur pendant le premier pli
option-sure = sûr
option-sure-about = C'est décidé, sans autre question
option-accused = joueur
option-accused-about = Qui n'a pas fourni
option-preset = modèle
option-preset-about = Une façon de jouer qui porte un nom
option-options = options
option-options-about = Le code des règles d'une table, ou des options écrites ainsi : tie=carry target=3
choice-trump-d = Denier ou carreau
choice-trump-c = Coupe ou cœur
choice-trump-s = Épée ou pique
choice-trump-b = Bâton ou trèfle
choice-pack-french32 = Cartes françaises, 32
choice-pack-spanish40 = Cartes espagnoles
choice-pack-spanish48 = Cartes espagnoles, 48
choice-players-5 = 5
choice-players-7 = 7
choice-players-8 = 8
choice-players-9 = 9
choice-players-10 = 10

## Concéder une manche

ui-button-concede = Concéder la manche…
ui-concede-sure = { $partner ->
    [none] Tu concèdes cette manche ? Elle s'arrête aussitôt, et tous les points qui restent vont à l'autre camp.
   *[other] Tu voudrais concéder cette manche ? Si { $partner } est d'accord, elle s'arrête, et tous les points qui restent vont à l'autre camp.
}
happened-concession-offered = { $player } voudrait concéder cette manche. { $target }, d'accord ?
happened-concession-refused = { $player } préfère continuer.
happened-conceded = { $side } { $count ->
    [one] concède
   *[other] concèdent
} la manche.
concession-due-you = { $player } voudrait concéder cette manche, qui est perdue. D'accord ?
label-concede = Concéder la manche
label-concede-agree = D'accord
label-concede-refuse = Continuer
