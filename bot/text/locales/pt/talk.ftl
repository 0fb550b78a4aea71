### A conversa à mesa: sinais, vigiar, perguntas, ordens, o rais.

## Sinais, para fazer

gesture-pagat-ace = lábios por cima dos dentes
gesture-pagat-three = boca torcida para um lado
gesture-pagat-king = olhos para cima
gesture-pagat-queen = ponta da língua
gesture-pagat-jack = encolher um ombro
gesture-wikipedia-ace = lábios franzidos
gesture-wikipedia-three = piscar o olho
gesture-wikipedia-king = sobrancelhas levantadas
gesture-wikipedia-queen = encolher um ombro
gesture-wikipedia-jack = língua nos lábios
gesture-wikipedia-load = abrir e fechar a boca depressa
gesture-for = { $card } – { $gesture }
gesture-load = ás ou { $ten } fora do trunfo

## Sinais, como se veem

gesturing-pagat-ace = { $player } puxa os lábios por cima dos dentes.
gesturing-pagat-three = { $player } torce a boca para um lado.
gesturing-pagat-king = { $player } olha para cima.
gesturing-pagat-queen = { $player } mostra a ponta da língua.
gesturing-pagat-jack = { $player } encolhe um ombro.
gesturing-wikipedia-ace = { $player } franze os lábios.
gesturing-wikipedia-three = { $player } pisca o olho.
gesturing-wikipedia-king = { $player } levanta as sobrancelhas.
gesturing-wikipedia-queen = { $player } encolhe um ombro.
gesturing-wikipedia-jack = { $player } passa a língua pelos lábios.
gesturing-wikipedia-load = { $player } abre e fecha a boca depressa.
gesturing-custom = { $player } faz um sinal: { $gesture }.
signal-meaning = O sinal diz: { $card }.
signal-caught = Apanhaste { $player } a fazer um sinal.
signal-own = Com este sinal dizes { $card }: { $gesture }.
signal-own-private = Só o teu lado o vê.
signal-own-catchable = Veem-no o teu lado e o adversário que te vigia.
signal-own-public = Toda a gente o vê.

## Vigiar

watching-you = Estás a vigiar { $player } nesta vaza. Mais ninguém o sabe.

## Perguntas, respostas e ordens

question-lisci = Tens palhas?
question-briscoline = Tens um trunfo baixo?
question-vestite = Tens uma figura de trunfo: rei, { $queen } ou valete?
question-head = { $suit ->
    [none] Consegues subir sem trunfo?
   *[other] Consegues subir em { $suit }?
}
question-carichi = Tens um ás ou um { $ten } fora do trunfo?
answer-yes = Sim
answer-yes-count = Sim, { $count ->
    [1] uma carta
    [2] duas cartas
    [3] três cartas
    [4] quatro cartas
    [5] cinco cartas
   *[other] { $count } cartas
}
answer-no = Não
answer-perhaps = Talvez
order-liscio = Joga uma palha!
order-trump_high = Joga um trunfo alto!
order-trump_low = Joga um trunfo baixo!
order-head = Sobe sem trunfo!
order-carico = Carrega: um ás ou um { $ten } fora do trunfo!
said-asked = { $player } pergunta a { $target }: “{ $question }”
said-answered = { $player } responde: “{ $answer }.”
said-ordered = { $player } diz a { $target }: “{ $order }”
talk-due = { $target } tem de responder a { $player }: “{ $question }”
talk-due-you = Responde a { $player }: “{ $question }”

## O rais

rais-are = O rais de cada equipa: { $players }.
rais-you = O rais da tua equipa és tu.
happened-looked = { $player } vê a mão de { $target }.

## O que se pode dizer agora

talk-off = Nesta mesa ninguém fala.
talk-silence = Não se fala antes da vaza { $trick }.
talk-signals = Os parceiros podem fazer sinais.
talk-conversation = { $player } pode fazer perguntas e dar ordens antes de puxar.
talk-conversation-led = Nesta vaza já não se fala.
talk-rais = { $players } podem fazer perguntas e dar ordens; os parceiros só respondem.
talk-free = Todos podem falar.

## Depois de uma rodada

summary-none = Nesta rodada ninguém fez sinais.
summary-signal = { $player } fez sinal: { $card }{ $true ->
    [yes] { "" }
   *[no] , e era falso
}{ $caught ->
    [none] .
   *[other] ; quem o apanhou: { $caught }.
}

## Etiquetas

label-to = { $player }: { $what }
label-look = Ver as cartas de { $player }
label-watch = Vigiar { $player }
