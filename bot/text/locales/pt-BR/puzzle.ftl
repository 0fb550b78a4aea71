### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

option-date-about = De qual dia; o que está aberto, se você não disser
command-puzzle-board-about = Sua sequência, e quem compartilhou um resultado neste servidor
command-admin-puzzle-about = Uma mensagem discreta num canal sobre cada problema do dia; só se você escolher um
puzzle-date = { $weekday }, { $day ->
    [1] 1º
   *[other] { $day }
} de { $month }
puzzle-question = Você tem { $points } pontos, e é você quem puxa. Que carta leva você a { $goal }?
puzzle-question-later = Você tem { $points } pontos. Que carta ainda ganha?
puzzle-you = Você
puzzle-points = Você tem { $mine } pontos, os outros { $theirs }.
puzzle-solved = ✅ **Resolvido!** Você termina com { $points } pontos.
puzzle-lost = ❌ **Desta vez não:** com { $card } não se ganha. Contra o melhor jogo você termina com { $points } pontos, e para ganhar são precisos { $goal }.
puzzle-streak = { $days ->
    [0] Nenhuma sequência no momento
    [one] Sequência de um dia
   *[other] Sequência de { $days } dias
} · a mais longa: { $longest } · resolvidos: { $solved }
puzzle-jokers = { $count ->
    [one] 🃏 Você tem um curinga: salva um dia sem problema resolvido.
   *[other] 🃏 Você tem { $count } curingas: cada um salva um dia sem problema resolvido.
}
puzzle-later = A solução pode ser vista a partir de { $when }.
puzzle-share = Compartilhar
puzzle-message = A rodada está quase no fim, e ganha uma só carta. Você tem uma tentativa, numa mensagem que só você vê.
puzzle-shared = 🧩 **{ $name }** · { $date } · { $stars }
    { $squares } · { $days ->
        [0] sem sequência
        [one] sequência de um dia
       *[other] sequência de { $days } dias
    }
puzzle-board-line = { $squares } { $name } · { $days ->
    [0] sem sequência
    [one] um dia
   *[other] { $days } dias
}
puzzle-board-empty = Ninguém compartilhou um resultado aqui ainda.
puzzle-own = Você
puzzle-being-made = O problema ainda está sendo feito. Tente de novo daqui a um minuto.
puzzle-share-nothing = Primeiro termine o problema.
puzzle-share-again = Você já compartilhou este problema aqui.
puzzle-proof-file = O que prova este problema: a chave, a rodada e a posição. `docs/fair_puzzle.py` verifica.
admin-puzzle-on = Em { $channel } é publicada todos os dias, a partir das { $time } ({ $zone }), uma mensagem sobre o problema do dia. Não menciona ninguém.
