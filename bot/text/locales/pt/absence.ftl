# Ausências, substitutos, dicas por acordo, tempo da partida.

ui-away = { $player } não está cá: { $computer } joga no seu lugar até que volte.
ui-left = { $player } saiu da partida. { $computer } continua, e quem quiser pode ficar com o lugar.
ui-withdrawn = { $player } já não está no torneio. { $computer } continua.
ui-table-waits = Não está cá ninguém: a mesa espera. Fecha { $when } se não voltar nenhum jogador.
ui-sought = { $own ->
    [yes] { $player } tem de sair e procura quem jogue no seu lugar.
   *[no] { $player } não está. Quem fica com o lugar?
}
ui-call = Quem clicar primeiro fica com esse lugar: { $game }. { $score }
ui-call-invited = Esta mesa é por convite: primeiro tem de te convidar alguém que lá joga.
ui-call-rated = A partida é a valer: quem entra para substituir pode ganhar rating, mas não perder.
ui-leaving-rated = Esta partida é a valer. Se saíres ou cederes o lugar, perde-la e esperas alguns minutos pela tua próxima mesa a valer. As outras mesas continuam abertas para ti.
ui-match-clock = ⏱️ Tempo que resta para a partida: { $clocks }
ui-hints-allowed = 💡 As dicas são permitidas, por acordo: a partida não é a valer.
ui-vote-hints = A favor de permitir dicas a todos: { $names }{ $rated ->
    [yes] . A partida deixaria de ser a valer
   *[no] { "" }
}. Todos concordam?

ui-button-substitute-for = Jogar por { $player }
ui-button-seek = Procurar substituto
ui-button-seek-for = Procurar quem jogue por { $player }
ui-button-stay = Eu fico
ui-button-allow-hints = Permitir dicas
ui-button-no-hints = Sem dicas

say-done-callsubstitute = Já ando a perguntar. Quem chegar primeiro fica com o teu lugar; até lá jogas tu.
say-done-dropcall = Já não ando a perguntar.
say-done-allowhints = Propuseste permitir dicas. Quando todos concordarem são permitidas, e a partida deixa de ser a valer.
say-done-refusehints = Jogas sem dicas.
say-left-rated = Saíste de uma partida a valer; podes voltar com *Voltei* enquanto o teu lugar estiver livre. Às mesas a valer podes voltar { $when }, às outras a qualquer hora.
