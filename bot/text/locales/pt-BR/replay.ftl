### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

command-replay-about = Rever uma rodada de uma partida terminada, em imagem animada
option-deal-about = Qual rodada, contando a partir de 1; a última, se você não disser
option-form-about = O tipo de imagem animada; WebP, se você não disser
choice-form-gif = GIF (abre em qualquer lugar)
reply-unknown-deal = { $deals ->
    [one] Esta partida só tem uma rodada: escolha 1, ou nada.
   *[other] Esta partida tem as rodadas 1 a { $deals }: escolha uma delas.
}
reply-unknown-trick = { $tricks ->
    [0] Esta rodada não tem vazas: escolha outra.
    [one] Esta rodada só tem uma vaza: escolha 1, ou nada.
   *[other] Esta rodada tem as vazas 1 a { $tricks }: escolha uma delas.
}
reply-replay-running = Ainda estou desenhando a sua última repetição: chega daqui a pouco.
reply-replay-busy = Estou desenhando muitas repetições. Tente de novo daqui a pouco.
reply-replay-failed = Não consegui desenhar a imagem; aqui está a rodada em palavras.
replay-working = Desenhando a rodada, um momento…
replay-drawn = Os jogadores compram.
