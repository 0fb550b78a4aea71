# Abwesenheit, Ersatz, Tipps im Einvernehmen, Partieuhr.

ui-away = { $player } ist gerade nicht da: { $computer } springt ein.
ui-left = { $player } hat die Partie verlassen. { $computer } spielt weiter; wer will, übernimmt den Platz.
ui-withdrawn = { $player } ist nicht mehr im Turnier. { $computer } spielt weiter.
ui-table-waits = Niemand ist da: Der Tisch wartet. Er schließt { $when }, wenn niemand zurückkommt.
ui-sought = { $own ->
    [yes] { $player } muss gehen und sucht Ersatz.
   *[no] { $player } ist nicht da. Wer übernimmt den Platz?
}
ui-call = Wer zuerst drückt, bekommt den Platz: { $game }. { $score }
ui-call-invited = Hier spielt man auf Einladung: Erst muss dich jemand vom Tisch einladen.
ui-call-rated = Die Partie wird gewertet: Ein Ersatz kann dabei nur gewinnen, nichts verlieren.
ui-leaving-rated = Diese Partie wird gewertet. Wenn du gehst oder den Platz abgibst, verlierst du sie und wartest ein paar Minuten auf den nächsten gewerteten Tisch. Alle anderen stehen dir offen.
ui-match-clock = ⏱️ Restzeit für die Partie: { $clocks }
ui-hints-allowed = 💡 Tipps sind im Einvernehmen erlaubt: Die Partie wird nicht gewertet.
ui-vote-hints = Tipps für alle erlauben? Dafür: { $names }{ $rated ->
    [yes] . Die Partie würde dann nicht mehr gewertet
   *[no] { "" }
}. Sind alle einverstanden?

ui-button-substitute-for = Für { $player } weiterspielen
ui-button-seek = Ersatz suchen
ui-button-seek-for = Jemanden für { $player } suchen
ui-button-stay = Ich bleibe
ui-button-allow-hints = Tipps erlauben
ui-button-no-hints = Keine Tipps

say-done-callsubstitute = Ich höre mich um. Wer zuerst kommt, bekommt den Platz; bis dahin spielst du weiter.
say-done-dropcall = Ich höre mich nicht weiter um.
say-done-allowhints = Du möchtest Tipps erlauben. Sie sind erlaubt, sobald alle zustimmen; gewertet wird die Partie dann nicht.
say-done-refusehints = Du spielst ohne Tipps.
say-left-rated = Du hast eine gewertete Partie verlassen und kannst mit *Bin wieder da* zurück, solange dein Platz frei ist. Gewertete Tische stehen dir { $when } wieder offen, alle anderen jederzeit.
