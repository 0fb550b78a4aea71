### Die Mischung, und wie man sie prüft (V-16).

fair-line = 🔒 Fair gemischt `{ $digest }`
fair-line-verified = 🔒 Fair gemischt, geprüft `{ $digest }`
fair-line-wrong = ⚠️ Die Karten passen nicht zur Mischung, die am Anfang feststand: `{ $digest }`
fair-button-how = Wie?
fair-heading = Die Mischung der Partie { $match }
fair-about = Die Reihenfolge der Karten ergibt sich aus einer geheimen Zahl und aus einer Zahl von jedem Spieler. Das Geheimnis steht zuerst fest, deshalb kann niemand die Karten aussuchen. Wenn du den Tisch eröffnet hast, drück einmal auf *Mischen*, damit auch deine Zahl nach dem Geheimnis kommt.
fair-digest = Die Zeile am Tisch steht für alles Folgende:
fair-commitment = Fingerabdruck des Geheimnisses (Festlegung):
fair-nonces = Zahlen der Spieler (Nonces):
fair-computers = jeder Computer, mit seiner Platznummer
fair-later = Schreib dir die Zeile auf, wenn du magst. Nach der Partie zeigt `/briscola prüfen` das Geheimnis und rechnet jede Mischung nach.
