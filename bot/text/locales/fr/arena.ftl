### Arènes.

choice-format-arena = Arène : qui attend reçoit un adversaire
option-minutes = minutes
option-minutes-about = Combien de temps dure une arène ; 60 si tu ne mets rien
event-format-arena = Arène
event-minutes = { $count } minutes

## Le message

event-arena-until = L'arène se termine { $when }. Quand ta table s'ouvre, appuie sur *J'y suis* dans la minute.
event-arena-over = Le temps est écoulé. Les parties encore en cours ne comptent pas.
event-arena-waits = En attente : { $names }
event-arena-paused = En pause : { $names }
event-arena-computers = Les ordinateurs ne jouent que contre des personnes, pas entre eux.
event-table-heading-match = { $title } · partie { $table }
ui-closed-arena = Le tournoi a fermé cette table. Si tu l'as manquée, tu es en pause : avec *Partie suivante*, tu joues de nouveau.
ui-button-arena-next = Partie suivante
ui-button-arena-pause = Pause

## Réponses

event-entered-arena = C'est noté : tu joues **{ $title }**. Tu auras une partie dès que quelqu'un sera libre.
event-next = Tu auras la prochaine partie dès que quelqu'un sera libre.
event-paused = Tu n'auras pas de nouvelle partie tant que tu n'appuies pas sur *Partie suivante*.
event-paused-later = Ta partie continue. Tu n'en auras pas d'autre tant que tu n'appuies pas sur *Partie suivante*.
event-my-match-waits = Tu attends un adversaire. Je te mentionnerai à ta table.
event-my-match-paused = Tu es en pause. Avec *Partie suivante*, tu joues de nouveau.
event-verify-right-arena = La graine correspond à son engagement, et toutes les rencontres de l'arène en découlent.

## Refus

event-refusal-arena-is-live = Une arène se joue en direct.
event-refusal-arena-length = Une arène dure de { $least } à { $most } minutes.
event-refusal-arena-minutes = Seule une arène a une durée en minutes.
event-refusal-plays-on = Dans une arène, une partie ne se rejoue que si les deux attendent encore un adversaire.
