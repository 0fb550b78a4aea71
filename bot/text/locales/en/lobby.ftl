### The lobby: what to do now, and who is there.

lobby-now-waiting = { $count ->
    [one] Waiting for one more.
   *[other] Waiting for { $count } more.
} { $invited ->
    [yes] If you are invited, press *Join*; { $host } starts.
   *[no] Press *Join*; { $host } starts.
}
lobby-now-computers = { $count ->
    [one] One seat is free:
   *[other] { $count } seats are free:
} press *+ Computer*, then *Start*.
lobby-now-ready = Everyone is here: { $host } can press *Start*.
lobby-now-empty = Nobody is here. Press *Join* and the table is yours.
lobby-now-shuffle = The seats have changed: { $names }, { $count ->
    [one] please press
    [2] please both press
   *[other] please all press
} *Shuffle* once more.
lobby-noted = { $player }, { $note }
lobby-team = Team { $number }: { $members }.
