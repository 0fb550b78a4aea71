### Le mélange et sa vérification (V-16).

fair-line = 🔒 Mélange équitable `{ $digest }`
fair-line-verified = 🔒 Mélange équitable vérifié `{ $digest }`
fair-line-wrong = ⚠️ Les cartes ne correspondent pas au mélange fixé au départ : `{ $digest }`
fair-button-how = Comment ?
fair-heading = Le mélange de la partie { $match }
fair-about = L'ordre des cartes vient d'un nombre secret et d'un nombre que chaque personne ajoute. Le secret est fixé d'abord, donc personne ne peut choisir les cartes. Si c'est toi qui as ouvert la table, appuie une fois sur *Mélanger*, pour que ton nombre vienne lui aussi après le secret.
fair-digest = La ligne de la table résume tout ceci :
fair-commitment = Empreinte du secret (engagement) :
fair-nonces = Ajouté par chaque personne (nonces) :
fair-computers = chaque ordinateur, avec le numéro de sa place
fair-later = Note la ligne si tu veux. Après la partie, `/briscola vérifier` montre le secret et recalcule chaque mélange.
