### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

command-signal-about = Mostrar aos parceiros, com um sinal, que carta você tem
command-watch-about = Vigiar um adversário nesta vaza, para pegar um sinal; ninguém mais sabe
command-gesture-about = Descrever o gesto de uma carta, se você organiza uma mesa com gestos próprios
command-rais-about = O capitão de uma equipe no Schembil
command-rais-vote-about = Votar no capitão da sua equipe
option-rais-about = Quem você quer para capitão da sua equipe
option-sign-about = A carta cujo gesto você descreve
option-text-about = O gesto em poucas palavras; vazio, volta o normal
option-question-about = O que você quer saber
option-reply-about = Sua resposta; onde decidem as cartas, tem que ser verdadeira
choice-question-lisci = Você tem palhas?
choice-question-briscoline = Você tem um trunfo baixo?
choice-question-vestite = Você tem uma figura de trunfo?
choice-question-head = Você consegue subir sem trunfo?
choice-question-carichi = Tem ás ou carta de dez fora do trunfo?
talk-partner-holds = Na mão de { $player } você vê: { $cards }.
talk-done-ask = Você perguntou a { $player }.
talk-done-answer = Você respondeu: { $answer }.
talk-done-vote = Você votou em { $player }.
say-done-voterais = Seu voto conta.
reply-unknown-gesture = Esse sinal não existe: escolha um dos propostos.
reply-unknown-player = Aqui ninguém tem esse nome: escolha um dos propostos.
reply-which-partner = Você tem vários parceiros: escolha um deles.
talk-to-answer = { $when ->
    [none] { $player } tem que responder.
   *[other] { $player } tem que responder. O tempo acaba { $when }.
}
talk-answer-until = { $player }, responda em *Minhas cartas*. Senão, o bot responde por você { $when }.
rais-election = { $when ->
    [none] Cada equipe elege o seu rais.
   *[other] Cada equipe elege o seu rais. Os votos são contados { $when }.
}
rais-about = O rais é o capitão: só o rais pode fazer perguntas aos parceiros e dar ordens a eles. Clique num nome da sua equipe. Dá para mudar o voto até a contagem.
rais-ballot = Quem deve ser o rais da sua equipe?
ui-hand-election = { $game }: primeiro as equipes elegem o rais. Suas cartas vêm em seguida.
happened-election = As equipes elegem o seu rais.
