### O que no Brasil se diz de outra maneira. Tudo o resto está em pt.

option-minutes-about = Quanto dura uma arena; 60, se você não disser
event-arena-until = A arena termina { $when }. Quando a sua mesa abrir, clique em *Pronto* em até um minuto.
event-arena-over = O tempo acabou. As partidas ainda em andamento não contam.
event-arena-waits = Esperando: { $names }
event-entered-arena = Sua inscrição em **{ $title }** está feita. Você terá uma partida assim que alguém estiver livre.
event-next = Você terá a próxima partida assim que alguém estiver livre.
event-paused = Você não terá uma nova partida até clicar em *Próxima*.
event-paused-later = Sua partida continua. Você não terá outra até clicar em *Próxima*.
ui-closed-arena = O torneio fechou esta mesa. Se você faltou, está em pausa: com *Próxima* você volta a jogar.
event-my-match-waits = Você está esperando um adversário. Vou mencionar você na sua mesa.
event-my-match-paused = Você está em pausa. Com *Próxima* você volta a jogar.
event-verify-right-arena = A semente confere com o compromisso, e todos os confrontos da arena vêm dela.
event-refusal-arena-is-live = Uma arena é jogada ao vivo.
