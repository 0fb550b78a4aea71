### Die Mischung, und wie man sie prüft (V-16).

fair-line = 🔒 Faire Mischung `{ $digest }`
fair-line-verified = 🔒 Faire Mischung, geprüft `{ $digest }`
fair-line-wrong = ⚠️ Diese Mischung ist nicht die festgelegte: `{ $digest }`
fair-button-how = Wie?
fair-heading = Die Mischung der Partie { $match }
fair-about = Die Reihenfolge der Karten ergibt sich aus einer geheimen Zahl und aus einer Zahl von jedem Spieler. Das Geheimnis steht zuerst fest, deshalb kann niemand die Karten aussuchen. Hast du den Tisch eröffnet? Drück einmal *Mischen*, damit auch deine Zahl nach dem Geheimnis kommt.
fair-digest = Die Zeile am Tisch. Sie steht für alles Folgende:
fair-commitment = Fingerabdruck des Geheimnisses (Festlegung):
fair-nonces = Zahlen der Spieler (Nonces):
fair-computers = jeder Computer, mit seiner Platznummer
fair-later = Notiere die Zeile, wenn du magst. Nach der Partie zeigt `/briscola prüfen` das Geheimnis und rechnet jede Mischung nach.
