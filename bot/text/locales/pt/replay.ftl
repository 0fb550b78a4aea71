### Uma rodada acabada em imagem animada, e por palavras.

command-replay = repetição
command-replay-about = Rever uma rodada de uma partida acabada, em imagem animada
option-deal = rodada
option-deal-about = Que rodada, a contar de 1; a última, se não disseres
option-trick = vaza
option-trick-about = Só esta vaza, em imagem parada
option-form = formato
option-form-about = O tipo de imagem animada; WebP, se não disseres
choice-form-webp = WebP (pequena e nítida)
choice-form-gif = GIF (abre em todo o lado)

suggest-deal = Rodada { $deal }: { $points }
suggest-trick = Vaza { $trick }: { $cards }

reply-unknown-deal = { $deals ->
    [one] Esta partida só tem uma rodada: escolhe 1, ou nada.
   *[other] Esta partida tem as rodadas 1 a { $deals }: escolhe uma delas.
}
reply-unknown-trick = { $tricks ->
    [0] Esta rodada não tem vazas: escolhe outra.
    [one] Esta rodada só tem uma vaza: escolhe 1, ou nada.
   *[other] Esta rodada tem as vazas 1 a { $tricks }: escolhe uma delas.
}
reply-replay-running = Ainda estou a desenhar a tua última repetição: chega daqui a pouco.
reply-replay-busy = Estou a desenhar muitas repetições. Tenta outra vez daqui a pouco.
reply-replay-failed = Não consegui desenhar a imagem; aqui fica a rodada por palavras.

replay-working = A desenhar a rodada, um momento…
replay-heading = Partida { $match }, rodada { $deal }
replay-alt = Imagem animada da rodada { $deal }, { $tricks ->
    [0] sem vazas
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}, jogada por { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = Os jogadores biscam.
