### Pagine da leggere: ciò che sta attorno alle regole di un gioco.

page-title = I giochi
page-intro = Tutti i giochi che trovi qui, con le regole solite. Le regole del tuo tavolo le dice `/briscola regole`.
page-back = Tutti i giochi
page-also = Si chiama anche: { $names }.
page-numbers = Giocatori: { $players }.
page-head-options = Che cosa puoi scegliere
page-options-note = La scelta solita è in **grassetto**.
page-head-common = Che cosa puoi scegliere in ogni gioco
page-head-presets = Tavoli già pronti
page-counted = { $value } ({ $numbers })
page-any = a piacere

reference-title = I comandi
reference-back = Tutte le lingue
reference-intro = Tutti i comandi con le loro opzioni. Quelle in grassetto sono obbligatorie; Discord suggerisce i valori mentre scrivi.
reference-command = comando
reference-about = che cosa fa
reference-options = opzioni
