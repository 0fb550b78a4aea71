### O problema do dia: o fim de uma rodada em que ganha uma só carta.

command-puzzle = problema
command-puzzle-about = O problema do dia: ganha uma só carta, qual?
command-puzzle-solve = resolver
command-puzzle-solve-about = Resolver o problema do dia, ou treinar com um anterior
option-date = data
option-date-about = De que dia; o que está aberto, se não disseres
command-puzzle-board = tabela
command-puzzle-board-about = A tua série, e quem partilhou um resultado neste servidor
# /briscola-admin puzzle
command-admin-puzzle = problema
command-admin-puzzle-about = Uma mensagem discreta num canal sobre cada problema do dia; só se escolheres um
option-post = canal
option-post-about = Onde se publica a mensagem
option-hour = hora
option-hour-about = A partir de que hora do dia, de 0 a 23
option-server_zone = fuso
option-server_zone-about = O fuso horário deste servidor
option-off = desligar
option-off-about = Não publicar mais destas mensagens

## O problema

# $weekday e $month são nomes, $day é o número do dia.
puzzle-date = { $weekday }, { $day } de { $month }
# $stars: estrelas como ★★☆☆.
puzzle-heading = Problema de { $date } · { $stars }
puzzle-practice = Treino: o problema de { $date } · { $stars }
# $stars e $most são números.
puzzle-about = { $game }. Dificuldade { $stars } de { $most }. Todas as mãos estão à vista, e todos jogam da melhor maneira possível.
puzzle-question = Tens { $points } pontos e puxas tu. Que carta te leva aos { $goal }?
puzzle-question-later = Tens { $points } pontos. Que carta ainda ganha?
puzzle-picture-question = Que carta ganha?
puzzle-you = Tu
puzzle-partner = Parceiro
puzzle-opponent = Adversário
puzzle-opponent-of-two = Adversário { $number }
puzzle-you-two = Vocês dois
puzzle-opponents = Adversários
puzzle-hand = { $player }: { $cards }.
puzzle-running = Na mesa: { $plays }.
puzzle-points = Tu tens { $mine } pontos, os outros { $theirs }.
puzzle-solved = ✅ **Resolvido!** Acabas com { $points } pontos.
puzzle-lost = ❌ **Desta vez não:** com { $card } não se ganha. Contra o melhor jogo acabas com { $points } pontos, e para ganhar são precisos { $goal }.
puzzle-streak = { $days ->
    [0] Nenhuma série neste momento
    [one] Série de um dia
   *[other] Série de { $days } dias
} · a mais longa: { $longest } · resolvidos: { $solved }
puzzle-jokers = { $count ->
    [one] 🃏 Tens um joker: salva um dia sem problema resolvido.
   *[other] 🃏 Tens { $count } jokers: cada um salva um dia sem problema resolvido.
}
puzzle-later = A solução pode ver-se a partir de { $when }.
puzzle-solution = A carta certa: { $card }, com { $points } pontos:
puzzle-fair = 🔒 Feito com as chaves do ano: `{ $line }`

## Botões

puzzle-solve = Resolver
puzzle-practise = Tentar
puzzle-again = Tentar outra vez
puzzle-share = Partilhar
puzzle-proof = Prova
puzzle-other = Problema de { $date }
ui-button-puzzle = Problema do dia

## Num servidor

puzzle-message = A rodada está quase no fim, e ganha uma só carta. Tens uma tentativa, numa mensagem que só tu vês.
# $squares: quadrados verdes e vermelhos.
puzzle-shared = 🧩 **{ $name }** · { $date } · { $stars }
    { $squares } · { $days ->
        [0] sem série
        [one] série de um dia
       *[other] série de { $days } dias
    }
puzzle-board = Problema do dia
puzzle-board-line = { $squares } { $name } · { $days ->
    [0] sem série
    [one] um dia
   *[other] { $days } dias
}
puzzle-board-empty = Ainda ninguém partilhou aqui um resultado.
puzzle-own = Tu

## O que não se pode fazer

puzzle-none = Não há problema desse dia.
puzzle-not-yet-open = Esse problema ainda não abriu.
puzzle-being-made = O problema ainda está a ser feito. Tenta outra vez daqui a um minuto.
puzzle-share-nothing = Primeiro acaba o problema.
puzzle-share-again = Já partilhaste aqui este problema.
puzzle-proof-file = O que prova este problema: a chave, a rodada e a posição. `docs/fair_puzzle.py` verifica-o.

## /briscola-admin puzzle

admin-puzzle-on = Em { $channel } publica-se todos os dias, a partir das { $time } ({ $zone }), uma mensagem sobre o problema do dia. Não menciona ninguém.
admin-puzzle-off = Neste servidor não se publica nenhuma mensagem sobre o problema do dia.
