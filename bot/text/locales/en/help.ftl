### What to do first, the greeting of a server, and apologies.

command-help = help
command-help-about = What to do next, wherever you are

ui-button-new = New table
ui-button-tutor = Learn the game
ui-button-no-tutor = No, thanks
ui-button-help = Help

help-none = No table is waiting for you here. Open one, or play a first deal that is explained card by card.
help-alone = Here you play alone against computers. Open a table, or play a first deal that is explained card by card.
help-open = { $host } is looking for players. Press *Join* to sit down.
help-guest = You are at the table. { $host } starts the match.
help-waiting = { $alone ->
    [yes] { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    } Press *+ Computer*, then *Start*.
   *[no] Waiting for { $count } more. Press *+ Computer* to fill a seat.
}
help-ready = Everyone is here. Press *Start*.
help-turn = It is your turn. Open *My cards* and press the card you want to play.
help-turn-hand = Open *My cards*.
help-wait = It is not your turn yet. *My cards* shows your hand.
help-back = Your cards are being played for you. Press *I'm back* to play them yourself.
help-over = The match is over. Press *Rematch* to play again.
help-finished = The match is over.
help-where = The table stands in { $place }.
help-joined = 👋 Hello! I deal Briscola and its whole family, for two to ten players, with computers for the free seats. Open a table, or let me teach you the game.
help-incident = If it happens again, tell whoever runs the bot this id: `{ $id }`
help-incident-more = If it happens again, tell whoever runs the bot this id: `{ $id }`. Help: `/briscola help`
