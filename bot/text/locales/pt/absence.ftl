# Ausências, substitutos, dicas por acordo, tempo da partida.

ui-away = { $player } não está: { $computer } joga em seu lugar até que volte.
ui-left = { $player } saiu da partida. { $computer } continua, e quem quiser pode ficar com o lugar.
ui-table-waits = Não está cá ninguém: a mesa espera. Fecha { $when } se não voltar nenhum jogador.
ui-sought = { $own ->
    [yes] { $player } tem de ir e procura quem jogue no seu lugar.
   *[no] { $player } não está. Quem fica com o lugar?
}
ui-call = O primeiro a clicar fica com esse lugar: { $game }. { $score }
ui-call-invited = Para esta mesa é preciso convite: primeiro têm de te convidar os seus jogadores.
ui-call-rated = A partida conta para a classificação: quem substitui pode ganhar rating e não perde nenhum.
ui-leaving-rated = Esta partida conta para a classificação. Se saíres ou cederes o lugar, perde-la e esperas alguns minutos pela tua próxima mesa que conte. As outras mesas continuam abertas para ti.
ui-match-clock = ⏱️ Tempo que resta para a partida: { $clocks }
ui-hints-allowed = 💡 As dicas são permitidas, por acordo: a partida não conta para a classificação.
ui-vote-hints = A favor de permitir dicas a todos: { $names }{ $rated ->
    [yes] . A partida deixaria de contar para a classificação
   *[no] { "" }
}. Todos concordam?

ui-button-substitute-for = Jogar por { $player }
ui-button-seek = Procurar substituto
ui-button-seek-for = Procurar quem jogue por { $player }
ui-button-stay = Eu fico
ui-button-allow-hints = Permitir dicas
ui-button-no-hints = Sem dicas

say-done-callsubstitute = Já ando a perguntar. O primeiro a chegar fica com o teu lugar; até lá jogas tu.
say-done-dropcall = Já não ando a perguntar.
say-done-allowhints = Queres permitir dicas. Quando todos concordarem são permitidas, e a partida deixa de contar para a classificação.
say-done-refusehints = Jogas sem dicas.
say-left-rated = Saíste de uma partida que conta para a classificação; podes voltar com *Voltei* enquanto o teu lugar estiver livre. Às mesas que contam podes voltar { $when }, às outras a qualquer hora.
