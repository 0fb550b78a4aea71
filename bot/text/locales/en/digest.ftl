### The weekly digest of a server

# /briscola-admin digest
command-digest = digest
command-digest-about = What happened in a week, every Monday in a channel; off unless you choose one
admin-digest-on = Every Monday from 9:00 ({ $zone }), what happened in the week before is posted in { $channel }. It mentions nobody. A week with fewer than three matches has no digest.
admin-digest-off = No weekly digest is posted on this server.

# Both are dates, such as "Monday 16 November".
digest-heading = The week from { $first } to { $last }
digest-matches = **{ $matches } matches** by { $people ->
    [one] { $people } person
   *[other] { $people } people
}: { $games }
digest-game = { $game } ({ $count })
digest-busiest = Most at the table: **{ $name }**, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $wins } won
digest-climb = Best climb: **{ $name }** at { $game }, rating { $before } → { $after }
digest-comeback = Comeback of the week: **{ $names }** won a deal of { $game } after being { $behind } points behind
digest-puzzle = Puzzle results shared by { $people ->
    [one] { $people } person
   *[other] { $people } people
}
digest-deals = Deal of the day: **{ $name }** was best with { $percent } (the best five of the seven deals that closed), of { $people ->
    [one] { $people } ranked person
   *[other] { $people } ranked people
}
digest-season = Season { $season } so far: { $leaders }
digest-season-over = Season { $season } has ended: { $leaders }
digest-season-leader = **{ $name }** { $points ->
    [one] { $points } point
   *[other] { $points } points
}
digest-trick-heading = Trick of the week
digest-trick = **{ $name }** played { $card } at { $game }. By the review, any other card would have been worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} less.
digest-trick-words = The trick in words
digest-replay = Watch the comeback
digest-stop = Stop these digests
