### Des pages à lire : ce qui entoure les règles d'un jeu.

page-title = Les jeux
page-intro = Tous les jeux d'ici, avec leurs règles habituelles. `/briscola règles` dit celles de ta table.
page-back = Tous les jeux
page-also = Aussi appelé : { $names }.
page-numbers = Joueurs : { $players }.
page-head-options = Ce qui se choisit
page-options-note = Le choix habituel est en **gras**.
page-head-common = Ce qui se choisit dans tous les jeux
page-head-presets = Des tables toutes prêtes
page-counted = { $value } ({ $numbers })
page-any = au choix

reference-title = Les commandes
reference-back = Toutes les langues
reference-intro = Chaque commande et ses options. Celles en gras sont obligatoires ; Discord propose des valeurs pendant que tu écris.
reference-command = commande
reference-about = ce qu'elle fait
reference-options = options
