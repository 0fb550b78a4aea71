### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

signal-caught = Você pegou { $player } fazendo um sinal.
signal-own = Com este sinal você diz { $card }: { $gesture }.
signal-own-private = Só o seu lado vê.
signal-own-catchable = Veem o seu lado e o adversário que vigia você.
signal-own-public = Todos veem.
watching-you = Você está vigiando { $player } nesta vaza. Ninguém mais sabe.
question-lisci = Você tem palhas?
question-briscoline = Você tem um trunfo baixo?
question-vestite = Você tem uma figura de trunfo: rei, { $queen } ou valete?
question-head = { $suit ->
    [none] Você consegue subir sem trunfo?
   *[other] Você consegue subir em { $suit }?
}
question-carichi = Você tem um ás ou um { $ten } fora do trunfo?
order-liscio = Jogue uma palha!
order-trump_high = Jogue um trunfo alto!
order-trump_low = Jogue um trunfo baixo!
order-head = Suba sem trunfo!
order-carico = Carregue: um ás ou um { $ten } fora do trunfo!
talk-due = { $target } tem que responder a { $player }: “{ $question }”
talk-due-you = Responda a { $player }: “{ $question }”
rais-are = O rais de cada equipe: { $players }.
rais-you = O rais da sua equipe é você.
talk-conversation-led = Nesta vaza não se fala mais.
summary-signal = { $player } fez sinal: { $card }{ $true ->
    [yes] { "" }
   *[no] , e era falso
}{ $caught ->
    [none] .
   *[other] ; quem pegou: { $caught }.
}
