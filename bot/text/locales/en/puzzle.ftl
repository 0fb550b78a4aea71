### The daily puzzle: the end of a deal in which one card wins.

command-puzzle = puzzle
command-puzzle-about = The daily puzzle: one card wins, which one?
command-puzzle-solve = solve
command-puzzle-solve-about = Solve the puzzle of the day, or practise with an earlier one
option-date = date
option-date-about = Which day; the open puzzle if you leave it out
command-puzzle-board = board
command-puzzle-board-about = Your streak, and who has shared a result on this server
# /briscola-admin puzzle
command-admin-puzzle = puzzle
command-admin-puzzle-about = A quiet message about each daily puzzle in a channel; off unless you choose one
option-post = channel
option-post-about = Where the message is posted
option-hour = hour
option-hour-about = From which hour of the day, 0 to 23
option-server_zone = zone
option-server_zone-about = The time zone of this server
option-off = off
option-off-about = Post no more of these messages

## The puzzle

# $weekday and $month are names, $day is the number of the day.
puzzle-date = { $weekday } { $day } { $month }
# $stars: stars such as ★★☆☆.
puzzle-heading = Puzzle of { $date } · { $stars }
puzzle-practice = Practice: the puzzle of { $date } · { $stars }
# $stars and $most are numbers.
puzzle-about = { $game }. Difficulty { $stars } of { $most }. All hands are open, and everyone plays their best.
puzzle-question = You have { $points } points, and it is your lead. Which card brings you to { $goal }?
puzzle-question-later = You have { $points } points. Which card still wins?
puzzle-picture-question = Which card wins?
puzzle-you = You
puzzle-partner = Partner
puzzle-opponent = Opponent
puzzle-opponent-of-two = Opponent { $number }
puzzle-you-two = You two
puzzle-opponents = Opponents
puzzle-hand = { $player }: { $cards }.
puzzle-running = On the table: { $plays }.
puzzle-points = You have { $mine } points, they have { $theirs }.
puzzle-solved = ✅ **Solved!** You end with { $points } points.
puzzle-lost = ❌ **Not this time:** { $card } does not win. Against best play you end with { $points } points, and you need { $goal }.
puzzle-streak = { $days ->
    [0] No streak at the moment
    [one] A streak of one day
   *[other] A streak of { $days } days
} · longest { $longest } · solved { $solved }
puzzle-jokers = { $count ->
    [one] 🃏 You have a joker: it mends a day without a solved puzzle.
   *[other] 🃏 You have { $count } jokers: each mends a day without a solved puzzle.
}
puzzle-later = The solution can be seen from { $when }.
puzzle-solution = The winner is { $card }, with { $points } points:
puzzle-fair = 🔒 Made from the keys of the year: `{ $line }`

## Buttons

puzzle-solve = Solve
puzzle-practise = Try it
puzzle-again = Try again
puzzle-share = Share
puzzle-proof = Proof
puzzle-other = Puzzle of { $date }
ui-button-puzzle = Daily puzzle

## In a server

puzzle-message = The deal is nearly over, and exactly one card wins. You have one try, in a message that only you see.
# $squares: green and red squares.
puzzle-shared = 🧩 **{ $name }** · { $date } · { $stars }
    { $squares } · { $days ->
        [0] no streak
        [one] a streak of one day
       *[other] a streak of { $days } days
    }
puzzle-board = Daily puzzle
puzzle-board-line = { $squares } { $name } · { $days ->
    [0] no streak
    [one] one day
   *[other] { $days } days
}
puzzle-board-empty = Nobody has shared a result here yet.
puzzle-own = You

## What cannot be done

puzzle-none = There is no puzzle for that day.
puzzle-not-yet-open = That puzzle is not open yet.
puzzle-being-made = The puzzle is still being made. Please try again in a minute.
puzzle-share-nothing = Finish the puzzle first.
puzzle-share-again = You have shared this puzzle here already.
puzzle-proof-file = What proves this puzzle: its key, the deal and the position. `docs/fair_puzzle.py` checks it.

## /briscola-admin puzzle

admin-puzzle-on = A message about the daily puzzle is posted in { $channel } every day from { $time } ({ $zone }). It mentions nobody.
admin-puzzle-off = No message about the daily puzzle is posted on this server.
