### The lobby: what to do now, and who is there.

lobby-now-waiting = { $count ->
    [one] Čeka se još { $count } igrač.
    [few] Čekaju se još { $count } igrača.
   *[other] Čeka se još { $count } igrača.
} { $invited ->
    [yes] Ako imaš poziv, pritisni *Sjedni*; meč započinje { $host }.
   *[no] Pritisni *Sjedni*; meč započinje { $host }.
}
lobby-now-computers = { $count ->
    [one] Slobodno je { $count } mjesto:
    [few] Slobodna su { $count } mjesta:
   *[other] Slobodno je { $count } mjesta:
} pritisni *+ Računalo*, zatim *Kreni*.
lobby-now-ready = Svi su tu. *Kreni* može pritisnuti { $host }.
lobby-now-empty = Nema nikoga. Pritisni *Sjedni* i stol je tvoj.
lobby-now-shuffle = Mjesta su se promijenila. { $names }, { $count ->
    [1] pritisni
    [2] oboje pritisnite
    [one] svi pritisnite
    [few] svi pritisnite
   *[other] svi pritisnite
} još jednom *Promiješaj*.
lobby-noted = { $player }, { $note }
lobby-team = Ekipa { $number }: { $members }.
