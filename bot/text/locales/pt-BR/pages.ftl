### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

page-intro = Todos os jogos que se podem jogar aqui, com as regras normais. Para ver as regras da sua mesa: `/briscola regras`.
page-options-note = A escolha normal está em **negrito**.
reference-intro = Todos os comandos com as suas opções. As que estão em negrito são obrigatórias; o Discord sugere valores enquanto você escreve.
