### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

ui-away = { $player } não está: { $computer } joga em seu lugar até a volta.
ui-table-waits = Não tem ninguém aqui: a mesa espera. Fecha { $when } se nenhum jogador voltar.
ui-sought = { $own ->
    [yes] { $player } precisa sair e procura quem jogue em seu lugar.
   *[no] { $player } não está. Quem fica com o lugar?
}
ui-call-invited = Para esta mesa é preciso convite: primeiro os jogadores dela têm que convidar você.
ui-leaving-rated = Esta partida conta para a classificação. Se você sair ou ceder o lugar, perde a partida e espera alguns minutos pela próxima mesa que conte. As outras mesas continuam abertas para você.
say-done-callsubstitute = Já estou perguntando por aí. O primeiro a chegar fica com o seu lugar; até lá você joga.
say-done-dropcall = Parei de perguntar por aí.
say-done-allowhints = Você quer permitir dicas. Quando todos concordarem elas são permitidas, e a partida deixa de contar para a classificação.
say-done-refusehints = Você joga sem dicas.
say-left-rated = Você saiu de uma partida que conta para a classificação; pode voltar com *Voltei* enquanto o seu lugar estiver livre. Às mesas que contam você pode voltar { $when }, às outras a qualquer hora.
