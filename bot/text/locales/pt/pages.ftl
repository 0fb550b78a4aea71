### Páginas para ler: o que está à volta das regras de um jogo.

page-title = Os jogos
page-intro = Todos os jogos que se podem jogar aqui, com as regras do costume. Para veres as regras da tua mesa: `/briscola rules`.
page-back = Todos os jogos
page-also = Também se chama: { $names }.
page-numbers = Jogadores: { $players }.
page-head-options = O que se pode escolher
page-options-note = A escolha do costume está a **negrito**.
page-head-common = O que se pode escolher em todos os jogos
page-head-presets = Mesas já prontas
page-counted = { $value } ({ $numbers })
page-any = qualquer

reference-title = Os comandos
reference-back = Todos os idiomas
reference-intro = Todos os comandos com as suas opções. As que estão a negrito são obrigatórias; o Discord sugere valores enquanto escreves.
reference-command = comando
reference-about = o que faz
reference-options = opções
