### Arenas.

choice-format-arena = Arena: quem espera recebe adversário
option-minutes = minutos
option-minutes-about = Quanto dura uma arena; 60, se não o disseres
event-format-arena = Arena
event-minutes = { $count } minutos

## The message

event-arena-until = A arena acaba { $when }. Quando a tua mesa abrir, clica em *Pronto* no prazo de um minuto.
event-arena-over = O tempo acabou. As partidas que ainda se jogam não contam.
event-arena-waits = À espera: { $names }
event-arena-paused = Em pausa: { $names }
event-arena-computers = Os computadores só jogam contra pessoas, não uns contra os outros.
event-table-heading-match = { $title } · partida { $table }
ui-closed-arena = O torneio fechou esta mesa. Se faltaste, estás em pausa: com *Próxima* voltas a jogar.
ui-button-arena-next = Próxima
ui-button-arena-pause = Pausa

## Answers

event-entered-arena = A tua inscrição em **{ $title }** está feita. Tens uma partida assim que alguém estiver livre.
event-next = Tens a próxima partida assim que alguém estiver livre.
event-paused = Não tens partida nova até clicares em *Próxima*.
event-paused-later = A tua partida continua. Não tens outra até clicares em *Próxima*.
event-my-match-waits = Estás à espera de adversário. Menciono-te na tua mesa.
event-my-match-paused = Estás em pausa. Com *Próxima* voltas a jogar.
event-verify-right-arena = A semente bate certo com o compromisso, e todos os encontros da arena vêm dela.

## Refusals

event-refusal-arena-is-live = Uma arena joga-se ao vivo.
event-refusal-arena-length = Uma arena dura de { $least } a { $most } minutos.
event-refusal-arena-minutes = Só uma arena tem uma duração em minutos.
event-refusal-plays-on = Numa arena uma partida só se repete enquanto ambos esperam adversário.
