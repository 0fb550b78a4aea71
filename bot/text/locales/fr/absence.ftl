# Absences, remplacements, conseils d'un commun accord, la pendule de la partie.

ui-away = { $player } n'est pas là : { $computer } joue à sa place en attendant.
ui-left = { $player } a quitté la partie. { $computer } continue, et la place est à qui la veut.
ui-withdrawn = { $player } n'est plus dans le tournoi. { $computer } continue.
ui-table-waits = Il n'y a personne : la table attend. Elle ferme { $when } si personne ne revient.
ui-sought = { $own ->
    [yes] { $player } doit partir et cherche quelqu'un pour continuer.
   *[no] { $player } n'est pas là. Qui prend la place ?
}
ui-call = La place est à qui appuie en premier : { $game }. { $score }
ui-call-invited = Cette table est sur invitation : il faut d'abord que quelqu'un de la table t'invite.
ui-call-rated = La partie est classée : en remplaçant, ta cote peut monter, jamais baisser.
ui-leaving-rated = Cette partie est classée. Si tu la quittes ou cèdes ta place, tu la perds, et tu attends quelques minutes avant ta prochaine table classée. Les autres tables te restent ouvertes.
ui-match-clock = ⏱️ Temps restant pour la partie : { $clocks }
ui-hints-allowed = 💡 Les conseils sont permis, d'un commun accord : la partie n'est pas classée.
ui-vote-hints = Pour permettre les conseils à tout le monde : { $names }{ $rated ->
    [yes] . La partie ne serait plus classée
   *[no] { "" }
}. Tout le monde est d'accord ?

ui-button-substitute-for = Remplacer { $player }
ui-button-seek = Me faire remplacer
ui-button-seek-for = Faire remplacer { $player }
ui-button-stay = Je reste
ui-button-allow-hints = Permettre les conseils
ui-button-no-hints = Pas de conseils

say-done-callsubstitute = Je demande autour de moi. La première personne venue prend ta place ; d'ici là, tu continues.
say-done-dropcall = Je ne demande plus à personne.
say-done-allowhints = Tu es pour les conseils. Dès que tout le monde est d'accord, ils sont permis, et la partie n'est plus classée.
say-done-refusehints = On joue sans conseils.
say-left-rated = Tu as quitté une partie classée ; tu peux revenir avec *Me revoilà* tant que ta place est libre. Les tables classées te seront rouvertes { $when }, toutes les autres te restent ouvertes.
