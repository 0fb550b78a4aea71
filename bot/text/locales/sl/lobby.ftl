### The lobby: what to do now, and who is there.

lobby-now-waiting = { $count ->
    [one] Manjka še { $count } igralec.
    [two] Manjkata še { $count } igralca.
    [few] Manjkajo še { $count } igralci.
   *[other] Manjka še { $count } igralcev.
} { $invited ->
    [yes] Če imaš povabilo, pritisni *Prisedi*; tekmo začne { $host }.
   *[no] Pritisni *Prisedi*; tekmo začne { $host }.
}
lobby-now-computers = { $count ->
    [one] Prosto je { $count } mesto:
    [two] Prosti sta { $count } mesti:
    [few] Prosta so { $count } mesta:
   *[other] Prostih je { $count } mest:
} pritisni *+ Računalnik*, nato *Začni*.
lobby-now-ready = Vsi so tu. *Začni* lahko pritisne { $host }.
lobby-now-empty = Nikogar ni. Pritisni *Prisedi* in miza je tvoja.
lobby-now-shuffle = Mesta so se spremenila. { $names }, { $count ->
    [1] pritisni
    [2] oba pritisnita
    [one] vsi pritisnite
    [two] vsi pritisnite
    [few] vsi pritisnite
   *[other] vsi pritisnite
} še enkrat *Premešaj*.
lobby-noted = { $player }, { $note }
lobby-team = Ekipa { $number }: { $members }.
