### La mescolata e come si controlla (V-16).

fair-line = 🔒 Mazzo mescolato onestamente `{ $digest }`
fair-line-verified = 🔒 Mazzo mescolato onestamente, verificato `{ $digest }`
fair-line-wrong = ⚠️ Le carte non corrispondono alla mescolata fissata all'inizio: `{ $digest }`
fair-button-how = Come?
fair-heading = La mescolata della partita { $match }
fair-about = L'ordine delle carte nasce da un numero segreto e da un numero aggiunto da ogni giocatore. Il segreto si fissa prima, così nessuno può scegliere le carte. Se hai aperto tu il tavolo, premi una volta *Mescola*: così anche il tuo numero arriva dopo il segreto.
fair-digest = La riga al tavolo riassume tutto ciò che segue:
fair-commitment = Impronta del segreto (impegno):
fair-nonces = Aggiunto da ogni giocatore (nonce):
fair-computers = ogni computer, con il numero del suo posto
fair-later = Se vuoi, annota la riga. A partita finita `/briscola verifica` mostra il segreto e ricalcola ogni mazzo.
