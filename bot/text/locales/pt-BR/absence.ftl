### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

ui-withdrawn = { $player } não está mais no torneio. { $computer } continua.
ui-table-waits = Não tem ninguém aqui: a mesa espera. Fecha { $when } se nenhum jogador voltar.
ui-sought = { $own ->
    [yes] { $player } precisa sair e procura quem jogue em seu lugar.
   *[no] { $player } não está. Quem fica com o lugar?
}
ui-call-invited = Esta mesa é por convite: primeiro alguém que joga nela tem que convidar você.
ui-call-rated = A partida é ranqueada: quem entra para substituir pode ganhar rating, mas não perder.
ui-leaving-rated = Esta partida é ranqueada. Se você sair ou ceder o lugar, perde a partida e espera alguns minutos pela próxima mesa ranqueada. As outras mesas continuam abertas para você.
ui-hints-allowed = 💡 As dicas são permitidas, por acordo: a partida não é ranqueada.
ui-vote-hints = A favor de permitir dicas a todos: { $names }{ $rated ->
    [yes] . A partida deixaria de ser ranqueada
   *[no] { "" }
}. Todos concordam?
say-done-callsubstitute = Já estou perguntando por aí. Quem chegar primeiro fica com o seu lugar; até lá você joga.
say-done-dropcall = Parei de perguntar por aí.
say-done-allowhints = Você propôs permitir dicas. Quando todos concordarem elas são permitidas, e a partida deixa de ser ranqueada.
say-done-refusehints = Você joga sem dicas.
say-left-rated = Você saiu de uma partida ranqueada; pode voltar com *Voltei* enquanto o seu lugar estiver livre. Às mesas ranqueadas você pode voltar { $when }, às outras a qualquer hora.
ui-away = { $player } não está: { $computer } joga no lugar até a volta.
