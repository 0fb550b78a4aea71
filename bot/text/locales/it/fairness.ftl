### La mescolata e come si controlla (V-16).

fair-line = 🔒 Mescolata equa `{ $digest }`
fair-line-verified = 🔒 Mescolata equa, verificata `{ $digest }`
fair-line-wrong = ⚠️ Questa mescolata non è quella fissata: `{ $digest }`
fair-button-how = Come?
fair-heading = La mescolata della partita { $match }
fair-about = L'ordine delle carte nasce da un numero segreto e da un numero aggiunto da ogni giocatore. Il segreto si fissa prima, così nessuno può scegliere le carte. Hai aperto tu il tavolo? Premi una volta *Mescola*: così anche il tuo numero arriva dopo il segreto.
fair-digest = La riga al tavolo. Riassume tutto ciò che segue:
fair-commitment = Impronta del segreto (impegno):
fair-nonces = Aggiunto da ogni giocatore (nonce):
fair-computers = ogni computer, con il numero del suo posto
fair-later = Se vuoi, annota la riga. A partita finita `/briscola verifica` mostra il segreto e ricalcola ogni mazzo.
