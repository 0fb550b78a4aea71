### Pagine da leggere: ciò che sta attorno alle regole di un gioco.

page-title = I giochi
page-intro = Tutti i giochi che si giocano qui, come li gioca un tavolo quando non si sceglie altro. Le regole di un tavolo le dice `/briscola regole`.
page-back = Tutti i giochi
page-also = Si chiama anche: { $names }.
page-numbers = Giocatori: { $players }.
page-head-options = Che cosa può scegliere un tavolo
page-options-note = Il valore solito è in **grassetto**.
page-head-common = Che cosa può scegliere ogni tavolo
page-head-presets = Formule pronte
page-counted = { $value } ({ $numbers })
page-any = a piacere

reference-title = I comandi
reference-back = Tutte le lingue
reference-intro = Tutti i comandi con le loro opzioni. Quelle in grassetto sono obbligatorie; Discord suggerisce i valori mentre scrivi.
reference-command = comando
reference-about = che cosa fa
reference-options = opzioni
