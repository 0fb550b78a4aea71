# Abwesenheit, Ersatz, Tipps im Einvernehmen, Partieuhr.

ui-away = { $player } ist gerade nicht da: Bis zur Rückkehr spielt { $computer }.
ui-left = { $player } hat die Partie verlassen: { $computer } spielt weiter, und wer will, kann den Platz übernehmen.
ui-table-waits = Niemand ist da: Der Tisch wartet. Er schließt { $when }, wenn niemand zurückkommt.
ui-sought = { $own ->
    [yes] { $player } muss gehen und sucht Ersatz.
   *[no] Für den Platz von { $player } wird jemand gesucht, denn dort ist niemand.
}
ui-call = Wer zuerst drückt, spielt auf diesem Platz weiter: { $game }. { $score }
ui-call-invited = Hier spielt man auf Einladung: Erst muss dich jemand vom Tisch einladen.
ui-call-rated = Die Partie wird gewertet: Ein Ersatz kann dabei nur gewinnen, nichts verlieren.
ui-leaving-rated = Diese Partie wird gewertet: Wer geht oder den Platz abgibt, verliert sie und wartet ein paar Minuten bis zum nächsten gewerteten Tisch. Ungewertet geht es immer.
ui-match-clock = ⏱️ Restzeit für die Partie: { $clocks }
ui-hints-allowed = 💡 Tipps sind im Einvernehmen erlaubt: Die Partie wird nicht gewertet.
ui-vote-hints = { $names } möchte Tipps für alle erlauben{ $rated ->
    [yes] ; die Partie würde dann nicht mehr gewertet
   *[no] { "" }
}. Sind alle einverstanden?

ui-button-substitute-for = Für { $player } weiterspielen
ui-button-seek = Ersatz suchen
ui-button-seek-for = Jemanden für { $player } suchen
ui-button-stay = Ich bleibe
ui-button-allow-hints = Tipps erlauben
ui-button-no-hints = Keine Tipps

say-done-callsubstitute = Es wird jemand gesucht. Wer zuerst kommt, bekommt den Platz; bis dahin bleibt alles, wie es ist.
say-done-dropcall = Es wird niemand mehr gesucht.
say-done-allowhints = Du möchtest Tipps erlauben. Sie sind erlaubt, sobald alle zustimmen; gewertet wird die Partie dann nicht.
say-done-refusehints = Du spielst ohne Tipps.
say-left-rated = Du hast eine gewertete Partie verlassen und kannst mit *Bin wieder da* zurück, solange dein Platz frei ist. Gewertete Tische stehen dir { $when } wieder offen, alle anderen jederzeit.
