### La parole sur Discord : commandes, menus, réponses. Les mots de la parole elle-même sont dans talk.ftl.

## Commandes

command-signal = signe
command-signal-about = Montrer à tes partenaires par un signe quelle carte tu as
command-watch = guetter
command-watch-about = Guetter un adversaire pendant ce pli, pour surprendre un signe ; personne d'autre ne le sait
command-gesture = geste
command-gesture-about = Décrire le geste d'une carte, à une table qui a ses propres gestes, quand tu es l'hôte
command-ask = demander
command-ask-about = Demander quelque chose à voix haute à un partenaire avant d'entamer
command-answer = répondre
command-answer-about = Répondre à la question de ton partenaire
command-order = ordonner
command-order-about = Dire à voix haute à un partenaire quoi jouer, avant d'entamer
command-rais = rais
command-rais-about = Le capitaine d'une équipe au schembil
command-rais-vote = voter
command-rais-vote-about = Voter pour le capitaine de ton équipe
command-rais-ask = demander
command-rais-ask-about = Rais : demander quelque chose à voix haute à un partenaire
command-rais-order = ordonner
command-rais-order-about = Rais : dire à voix haute à un partenaire quoi jouer
command-rais-look = regarder
command-rais-look-about = Rais : regarder la main d'un partenaire, talon épuisé, une fois par manche

option-gesture = carte
option-gesture-about = La carte que le geste désigne
option-opponent = joueur
option-opponent-about = L'adversaire à guetter
option-partner = partenaire
option-partner-about = Lequel de tes partenaires
option-rais = joueur
option-rais-about = Ton choix comme capitaine de ton équipe
option-sign = carte
option-sign-about = La carte dont tu décris le geste
option-text = texte
option-text-about = Le geste en quelques mots ; vide, le geste habituel revient
option-question = question
option-question-about = Ce que tu voudrais savoir
option-suit = couleur
option-suit-about = La couleur dans laquelle prendre le pli ; seulement avec cette question
option-reply = réponse
option-reply-about = Ta réponse ; là où tes cartes décident, elle doit être vraie
option-told = quoi
option-told-about = Ce que ton partenaire devrait jouer
choice-question-lisci = As-tu des petites cartes ?
choice-question-briscoline = As-tu un petit atout ?
choice-question-vestite = As-tu une figure d'atout ?
choice-question-head = Peux-tu prendre le pli sans atout ?
choice-question-carichi = As-tu une brisque hors atout ?
choice-reply-yes = Oui
choice-reply-no = Non
choice-reply-perhaps = Peut-être
choice-told-liscio = Une petite carte
choice-told-trump-high = Un gros atout
choice-told-trump-low = Un petit atout
choice-told-head = Prendre le pli sans atout
choice-told-carico = Une brisque hors atout
choice-suit-d = Denier ou carreau
choice-suit-c = Coupe ou cœur
choice-suit-s = Épée ou pique
choice-suit-b = Bâton ou trèfle

## Les menus de la main

talk-signal-hint = Faire signe…
talk-watch-hint = Guetter un adversaire…
talk-ask-hint = Demander…
talk-order-hint = Ordonner…
talk-gesture-hint = Décrire un geste…
talk-gesture-title = Le geste d'une carte
talk-partner-holds = Chez { $player }, tu vois : { $cards }.

## Réponses

talk-done-ask = Question posée à { $player }.
talk-done-answer = Tu as répondu : { $answer }.
talk-done-order = Ordre donné à { $player }.
talk-done-vote = Tu as voté pour { $player }.
say-done-voterais = Ton vote compte.
say-done-setgesture = C'est fait : le geste est décrit.
reply-unknown-gesture = Ce geste n'existe pas : choisis parmi ceux proposés.
reply-unknown-player = Personne ici ne porte ce nom : choisis parmi ceux proposés.
reply-which-partner = Tu as plusieurs partenaires : choisis-en un.

## En public

talk-to-answer = { $when ->
    [none] À { $player } de répondre.
   *[other] À { $player } de répondre. Le temps expire { $when }.
}
talk-answer-until = { $player }, réponds sous *Mes cartes*. Sinon, le bot répond à ta place { $when }.

## L'élection du rais

rais-election = { $when ->
    [none] Chaque équipe élit son rais.
   *[other] Chaque équipe élit son rais. Le vote est compté { $when }.
}
rais-about = Le rais est le capitaine : lui seul peut poser des questions à ses partenaires et leur donner des ordres. Appuie sur un nom de ton équipe. Tu peux changer ton vote jusqu'au dépouillement.
rais-waiting = Doivent encore voter : { $players }
rais-voted = { $player } vote pour { $target }
rais-not-voted = { $player } n'a pas encore voté
rais-ballot = Qui sera le rais de ton équipe ?
ui-hand-election = { $game } : les équipes élisent d'abord leur rais. Tes cartes viendront après.
happened-election = Les équipes élisent leur rais.
