### La parole à la table : signes, guet, questions, ordres, le rais.

## Gestes, comme signes à faire

gesture-pagat-ace = lèvres rentrées sur les dents
gesture-pagat-three = bouche tordue d'un côté
gesture-pagat-king = un coup d'œil en l'air
gesture-pagat-queen = bout de la langue
gesture-pagat-jack = une épaule haussée
gesture-wikipedia-ace = lèvres pincées
gesture-wikipedia-three = un clin d'œil
gesture-wikipedia-king = sourcils levés
gesture-wikipedia-queen = une épaule haussée
gesture-wikipedia-jack = un coup de langue sur les lèvres
gesture-wikipedia-load = bouche vite ouverte et refermée
gesture-for = { $card } – { $gesture }
gesture-load = as ou { $ten } hors atout

## Gestes, comme on les voit

gesturing-pagat-ace = { $player } rentre les lèvres sur les dents.
gesturing-pagat-three = { $player } tord la bouche d'un côté.
gesturing-pagat-king = { $player } jette un coup d'œil en l'air.
gesturing-pagat-queen = { $player } montre le bout de la langue.
gesturing-pagat-jack = { $player } hausse une épaule.
gesturing-wikipedia-ace = { $player } pince les lèvres.
gesturing-wikipedia-three = { $player } fait un clin d'œil.
gesturing-wikipedia-king = { $player } lève les sourcils.
gesturing-wikipedia-queen = { $player } hausse une épaule.
gesturing-wikipedia-jack = { $player } se lèche les lèvres.
gesturing-wikipedia-load = { $player } ouvre et referme vite la bouche.
gesturing-custom = { $player } fait un signe : { $gesture }.
signal-meaning = Le signe veut dire : { $card }.
signal-caught = Tu as surpris { $player } à faire un signe.
signal-own = Tu fais signe pour { $card } : { $gesture }.
signal-own-private = Seul ton camp le voit.
signal-own-catchable = Ton camp le voit, et l'adversaire qui te guette.
signal-own-public = Tout le monde le voit.

## Guetter

watching-you = Tu guettes { $player } pendant ce pli. Personne d'autre ne le sait.

## Questions, réponses et ordres

question-lisci = As-tu des petites cartes ?
question-briscoline = As-tu un petit atout ?
question-vestite = As-tu roi, { $queen } ou valet d'atout ?
question-head = { $suit ->
    [none] Peux-tu prendre le pli sans atout ?
   *[other] Peux-tu prendre le pli à { $suit } ?
}
question-carichi = As-tu un as ou un { $ten } hors atout ?
answer-yes = Oui
answer-yes-count = Oui, { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
}
answer-no = Non
answer-perhaps = Peut-être
order-liscio = Joue une petite carte !
order-trump_high = Joue un gros atout !
order-trump_low = Joue un petit atout !
order-head = Prends le pli sans atout !
order-carico = Joue un as ou un { $ten } hors atout !
said-asked = { $player } demande à { $target } : « { $question } »
said-answered = { $player } répond : « { $answer }. »
said-ordered = { $player } dit à { $target } : « { $order } »
talk-due = { $target } doit répondre à { $player } : « { $question } »
talk-due-you = Réponds à { $player } : « { $question } »

## Le rais

rais-are = Les rais des deux équipes : { $players }.
rais-you = Le rais de ton équipe, c'est toi.
happened-looked = { $target } montre sa main à { $player }.

## Ce qui peut se dire maintenant

talk-off = On ne parle pas à cette table.
talk-silence = On ne parle pas avant le pli { $trick }.
talk-signals = Les partenaires peuvent se faire des signes.
talk-conversation = { $player } peut poser des questions et donner des ordres avant d'entamer.
talk-conversation-led = On ne parle plus pendant ce pli.
talk-rais = { $players } peuvent poser des questions et donner des ordres ; leurs partenaires ne font que répondre.
talk-free = Tout le monde peut parler.

## Après une manche

summary-none = Personne n'a fait de signe dans cette manche.
summary-signal = { $player } a fait signe pour { $card }{ $true ->
    [yes] { "" }
   *[no] , un faux signe
}{ $caught ->
    [none] .
   *[other] . Surpris par { $caught }.
}

## Étiquettes

label-to = { $player } : { $what }
label-look = Voir la main : { $player }
label-watch = Guetter { $player }
