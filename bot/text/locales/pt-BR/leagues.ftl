### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

event-league-down = ⬇️ Caem: { $names }
ui-picture-down = cai
event-league-next = A próxima temporada fica aberta uma semana. Quem jogou esta até o fim participa; os outros clicam em *Participar*.
event-league-carried = Quem jogou a última temporada até o fim participa sem clicar em *Participar*. Quem é novo começa na última divisão.
event-refusal-league-by-post = Uma liga é jogada por correspondência, uma partida por semana.
