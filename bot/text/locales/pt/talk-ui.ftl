### A conversa no Discord: comandos, menus, respostas. As palavras da própria conversa estão em talk.ftl.

## Comandos

command-signal = sinal
command-signal-about = Mostrar aos parceiros, com um sinal, que carta tens
command-watch = vigiar
command-watch-about = Vigiar um adversário nesta vaza, para apanhar um sinal; mais ninguém sabe
command-gesture = gesto
command-gesture-about = Descrever o gesto de uma carta, se organizas uma mesa com gestos próprios
command-ask = perguntar
command-ask-about = Fazer uma pergunta a um parceiro, em voz alta, antes de puxar
command-answer = responder
command-answer-about = Responder à pergunta do parceiro
command-order = mandar
command-order-about = Dizer a um parceiro, em voz alta, o que jogar, antes de puxar
command-rais = rais
command-rais-about = O capitão de uma equipa no Schembil
command-rais-vote = votar
command-rais-vote-about = Votar no capitão da tua equipa
command-rais-ask = perguntar
command-rais-ask-about = Como rais, fazer uma pergunta a um parceiro, em voz alta
command-rais-order = mandar
command-rais-order-about = Como rais, dizer a um parceiro, em voz alta, o que jogar
command-rais-look = ver
command-rais-look-about = Como rais, ver a mão de um parceiro quando o monte acaba, uma vez por rodada

option-gesture = carta
option-gesture-about = A carta que o gesto indica
option-opponent = jogador
option-opponent-about = O adversário a vigiar
option-partner = parceiro
option-partner-about = Qual dos parceiros
option-rais = jogador
option-rais-about = Quem queres para capitão da tua equipa
option-sign = carta
option-sign-about = A carta cujo gesto descreves
option-text = texto
option-text-about = O gesto em poucas palavras; vazio, volta o do costume
option-question = pergunta
option-question-about = O que queres saber
option-suit = naipe
option-suit-about = O naipe em que subir; só com essa pergunta
option-reply = resposta
option-reply-about = A tua resposta; onde decidem as cartas, tem de ser verdadeira
option-told = jogada
option-told-about = O que o parceiro deve jogar
choice-question-lisci = Tens palhas?
choice-question-briscoline = Tens um trunfo baixo?
choice-question-vestite = Tens uma figura de trunfo?
choice-question-head = Consegues subir sem trunfo?
choice-question-carichi = Tens ás ou carta de dez fora do trunfo?
choice-reply-yes = Sim
choice-reply-no = Não
choice-reply-perhaps = Talvez
choice-told-liscio = Uma palha
choice-told-trump-high = Um trunfo alto
choice-told-trump-low = Um trunfo baixo
choice-told-head = Subir sem trunfo
choice-told-carico = Ás ou carta de dez fora do trunfo
choice-suit-d = Ouros
choice-suit-c = Copas
choice-suit-s = Espadas
choice-suit-b = Paus

## Menus da mão

talk-signal-hint = Fazer sinal…
talk-watch-hint = Vigiar um adversário…
talk-ask-hint = Perguntar…
talk-order-hint = Mandar…
talk-gesture-hint = Descrever um gesto…
talk-gesture-title = O gesto de uma carta
talk-partner-holds = Na mão de { $player } vês: { $cards }.

## Respostas

talk-done-ask = Perguntaste a { $player }.
talk-done-answer = Respondeste: { $answer }.
talk-done-order = Ordem dada a { $player }.
talk-done-vote = Votaste em { $player }.
say-done-voterais = O teu voto conta.
say-done-setgesture = Feito: o gesto está descrito.
reply-unknown-gesture = Esse sinal não existe: escolhe um dos propostos.
reply-unknown-player = Aqui ninguém tem esse nome: escolhe um dos propostos.
reply-which-partner = Tens vários parceiros: escolhe um deles.

## À vista de todos

talk-to-answer = { $when ->
    [none] { $player } tem de responder.
   *[other] { $player } tem de responder. O tempo acaba { $when }.
}
talk-answer-until = { $player }, responde em *As minhas cartas*. Senão, o bot responde por ti { $when }.

## Eleger o rais

rais-election = { $when ->
    [none] Cada equipa elege o seu rais.
   *[other] Cada equipa elege o seu rais. Os votos contam-se { $when }.
}
rais-about = O rais é o capitão: só o rais pode fazer perguntas aos parceiros e dar-lhes ordens. Clica num nome da tua equipa. Podes mudar o voto até à contagem.
rais-waiting = Falta o voto de: { $players }
rais-voted = { $player } vota em { $target }
rais-not-voted = { $player } ainda não votou
rais-ballot = Quem deve ser o rais da tua equipa?
ui-hand-election = { $game }: primeiro as equipas elegem o rais. As tuas cartas vêm a seguir.
happened-election = As equipas elegem o seu rais.
