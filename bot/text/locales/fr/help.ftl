### Par où commencer, le bonjour à un serveur, et les excuses.

command-help = aide
command-help-about = Que faire maintenant, où que tu en sois

ui-button-new = Nouvelle table
ui-button-tutor = Apprendre le jeu
ui-button-no-tutor = Non merci
ui-button-help = Aide

help-none = Aucune table ne t'attend ici. Ouvres-en une, ou joue une première manche expliquée carte par carte.
help-alone = Ici, tu joues contre des ordinateurs. Ouvre une table, ou joue une première manche expliquée carte par carte.
help-open = { $host } cherche du monde. Appuie sur *Rejoindre* pour t'asseoir.
help-guest = Tu es à la table. C'est { $host } qui lance la partie.
help-waiting = { $alone ->
    [yes] { $count ->
        [one] Il reste une place.
       *[other] Il reste { $count } places.
    } Appuie sur *+ Ordinateur*, puis sur *Commencer*.
   *[no] Il manque encore { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }. Appuie sur *+ Ordinateur* pour remplir une place.
}
help-ready = Tout le monde est là. Appuie sur *Commencer*.
help-turn = C'est à toi. Ouvre *Mes cartes* et appuie sur la carte que tu veux jouer.
help-turn-hand = Ouvre *Mes cartes*.
help-wait = Ce n'est pas encore à toi. *Mes cartes* montre ta main.
help-back = On joue tes cartes à ta place. Appuie sur *Me revoilà* pour les jouer toi-même.
help-over = La partie est finie. Appuie sur *Revanche* pour rejouer.
help-finished = La partie est finie.
help-where = La table est dans { $place }.
help-joined = 👋 Bonjour ! Je donne les cartes de la briscola et de toute sa famille, pour deux à dix personnes, avec des ordinateurs pour les places libres. Ouvre une table, ou laisse-moi t'apprendre le jeu.
help-incident = Si ça se reproduit, donne cet identifiant à la personne qui gère le bot : `{ $id }`
help-incident-more = Si ça se reproduit, donne cet identifiant à la personne qui gère le bot : `{ $id }`. Aide : `/briscola aide`
