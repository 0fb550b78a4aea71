### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

signal-caught = Você pegou { $player } fazendo um sinal.
signal-own = Com este sinal você diz { $card }: { $gesture }.
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
happened-looked-cards = Você vê { $cards }.
talk-conversation-led = Nesta vaza não se fala mais.
summary-signal = { $player } fez sinal: { $card }{ $true ->
    [yes] { "" }
   *[no] , e era falso
}{ $caught ->
    [none] .
   *[other] ; quem pegou: { $caught }.
}
illegal-answer-due = { $player ->
    [none] Espere: primeiro é preciso responder a uma pergunta.
   *[other] Espere: primeiro { $player } tem que responder a uma pergunta.
}
illegal-not-asked = { $player ->
    [none] Essa pergunta não é para você.
   *[other] Essa pergunta é para { $player }, não é para você.
}
illegal-untrue-answer = A sua resposta tem que ser verdadeira: escolha a que combina com as suas cartas.
illegal-not-a-signal = { $card ->
    [none] Nesta mesa não há sinal para essa carta: escolha uma das propostas.
   *[other] Nesta mesa { $card } não tem sinal: escolha uma das cartas propostas.
}
illegal-not-a-partner = Isso só se faz com um parceiro: escolha um.
illegal-not-an-opponent = Você só pode vigiar um adversário: escolha um.
illegal-watched-already = Você já está vigiando alguém: escolha de novo na próxima vaza.
illegal-rais-asks = { $player ->
    [none] Só o rais de uma equipe pode fazer isso: os outros só respondem.
   *[other] Só o seu rais, { $player }, pode fazer isso: você só responde.
}
illegal-asked-enough = { $cap ->
    [none] Já chega de perguntas nesta vaza.
    [0] Nesta mesa não se fazem perguntas.
    [one] Você já fez a sua pergunta nesta vaza: na próxima tem outra.
   *[other] Você já fez as suas { $cap } perguntas nesta vaza: na próxima tem mais.
}
illegal-ordered-enough = { $cap ->
    [none] Já chega de ordens nesta vaza.
    [0] Nesta mesa não se dão ordens.
    [one] Você já deu a sua ordem a este parceiro nesta vaza: na próxima tem outra.
   *[other] Você já deu as suas { $cap } ordens a este parceiro nesta vaza: na próxima tem mais.
}
illegal-partner-has-played = Esse parceiro já jogou: tente na próxima vaza.
illegal-look-too-early = Você pode ver a mão de um parceiro quando o monte acabar.
illegal-looked-already = Você já viu a mão de um parceiro: só pode uma vez por rodada.
illegal-ordered-otherwise = Você pode cumprir a ordem, por isso tem que cumpri-la: escolha uma das cartas propostas.
