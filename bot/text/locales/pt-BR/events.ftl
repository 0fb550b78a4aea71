### Torneios: o que se diz de outro modo no Brasil.

event-round-ready = Aperte *Estou* na sua mesa até { $when }. Quem faltar perdeu.
event-none = Aqui não há nenhum torneio. `/torneio novo` abre um.
help-event-open = Está aberto: aperte *Inscrever-me* na mensagem dele ou use `/torneio inscrever`.
event-table-ready = Apertem *Estou*, { $names }. As cartas são dadas quando estiverem todos.
