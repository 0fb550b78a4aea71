### Arenen.

choice-format-arena = Arena: wer wartet, bekommt einen Gegner
option-minutes = minuten
option-minutes-about = Wie lange eine Arena dauert; ohne Angabe 60
event-format-arena = Arena
event-minutes = { $count } Minuten

## The message

event-arena-until = Die Arena endet { $when }. Wenn dein Tisch öffnet, drück innerhalb einer Minute auf *Bereit*.
event-arena-over = Die Zeit ist um. Partien, die noch laufen, zählen nicht.
event-arena-waits = In der Warteschlange: { $names }
event-arena-paused = In der Pause: { $names }
event-arena-computers = Computer spielen nur gegen Menschen, nicht gegeneinander.
event-table-heading-match = { $title } · Partie { $table }
ui-closed-arena = Das Turnier hat diesen Tisch geschlossen. Hast du ihn verpasst, pausierst du: Mit *Nächste Partie* spielst du weiter.
ui-button-arena-next = Nächste Partie
ui-button-arena-pause = Pause

## Answers

event-entered-arena = Du bist bei **{ $title }** dabei. Du bekommst eine Partie, sobald jemand frei ist.
event-next = Du bekommst die nächste Partie, sobald jemand frei ist.
event-paused = Du bekommst keine neue Partie, bis du auf *Nächste Partie* drückst.
event-paused-later = Deine Partie geht weiter. Eine neue bekommst du erst, wenn du auf *Nächste Partie* drückst.
event-my-match-waits = Du wartest auf einen Gegner. An deinem Tisch erwähne ich dich.
event-my-match-paused = Du pausierst. Mit *Nächste Partie* spielst du weiter.
event-verify-right-arena = Der Startwert passt zur Festlegung, und jede Paarung der Arena folgt daraus.

## Refusals

event-refusal-arena-is-live = Eine Arena wird live gespielt.
event-refusal-arena-length = Eine Arena dauert { $least } bis { $most } Minuten.
event-refusal-arena-minutes = Nur eine Arena hat eine Dauer in Minuten.
event-refusal-plays-on = In einer Arena wird eine Partie nur wiederholt, solange beide auf Gegner warten.
