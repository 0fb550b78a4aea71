## Two people, partners, records of a server

versus-heading = { $name } and { $other }
versus-none = The two have no match that you can see.
versus-against = **Against each other**: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}. { $name } won { $wins }, { $other } won { $losses }.
versus-with = **Partners**: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}.
versus-points = Card points per deal: { $name } { $points }, { $other } { $others }
versus-runs = Most wins in a row: { $name } { $run }, { $other } { $others }
versus-form = The latest against each other, the last one at the end: { $form }
versus-form-with = The latest as partners, the last one at the end: { $form }
versus-line = { $when } · { $game } · { $winner ->
    [none] neither won
   *[other] { $winner } won
} · `{ $match }`
versus-reach = Only the latest { $most } matches are counted.
stats-with-oneself = Name two different people.
partners-none = No partner yet with { $least } rated matches that you can see.
partners-line = **{ $name }**: { $matches } rated matches, { $wins } won, { $more } against what the ratings expected
partners-note = Partners from { $least } rated matches on. A plus means that the two win more than their ratings expected.
records-heading = Records of this server: { $game }
records-only-servers = Records are kept for each server. Ask for them there.
records-none = No record yet in the matches that you can see.
records-highest = The most card points in a deal
records-deals = The longest matches
records-behind = The biggest comebacks in a deal
records-line-highest = **{ $value } points**: { $names } · { $game } · { $when }
records-line-deals = **{ $value ->
    [one] { $value } deal
   *[other] { $value } deals
}**: { $names } · { $game } · { $when }
records-line-behind = **{ $value } points behind**, and won: { $names } · { $game } · { $when }

## Seasons

season-heading = Season { $season }: { $game }
season-only-servers = Seasons are kept for each server. Ask for them there.
season-unknown = There is no such season. Choose one of those that `/leaderboard season:` suggests.
season-none = Nobody has finished a match in this season yet.
season-last = The final board of the last season: `/leaderboard season:{ $season }`.
season-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}{ $rating ->
    [none] { "" }
   *[other] { " " }· rating { $rating }
}
season-dates = From { $starts } to { $ends }.
first-of-month = 1
season-note = Season points: 3 for a rated match won, 1 for one played to its end; 10 matches a week count, and 3 a day among the same people.
season-longest = Most wins in a row: { $name }, { $run }.
admin-seasons-quarter = A season lasts a quarter of a year. It begins by the clock of { $zone }. Closed seasons stay as they are.
admin-seasons-month = A season lasts a month. It begins by the clock of { $zone }. Closed seasons stay as they are.

## Against computers

computer-ratings-heading = Against computers
computer-ratings-note = You alone see this. *An even opponent* in a lobby seats this level. The points are those of the computers' levels; ± says how far off they may still be: less with every deal you play against computers.
computer-ratings-line = **{ $game }** · even opponent: { $level } ({ $points } ± { $margin } points after { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
})
computer-ratings-even = An even opponent has sat down: { $level }. Only you are told why: in this game you play at { $points } ± { $margin } points against computers, and this level is the nearest.
computer-ratings-even-new = A computer has sat down: { $level }. You have no rating against computers in this game yet, and this level suits most people. Your matches against computers will find yours; you alone see it.

## Badges

badges-hidden = This player shows their badges to nobody.
badges-none = No badge yet.
badges-line = **{ $name }**: { $about }{ $day ->
    [none] { "" }
   *[other] { " " }· { $day }
}
badges-giro = **Giro**, on the way: won at { $count } of { $of } games: { $games }
badges-rescues = **Rescuer**, on the way: { $count } of { $of } seats
badge-cappotto = Cappotto
badge-cappotto-about = took all points of a deal
badge-narrow = By a hair
badge-narrow-about = won a deal 61–59
badge-comeback = Comeback
badge-comeback-about = won a match to three after 0–2
badge-conquista = Conquista
badge-conquista-about = showed a conquista
badge-chiada = Chiada
badge-chiada-about = took the three of trumps with the ace of trumps
badge-claim = Thirty-one
badge-claim-about = claimed, and was right
badge-gato = Gato
badge-gato-about = won a Sueca match 4–0
badge-chapeu = Chapéu
badge-chapeu-about = won a Sueca match 4–1
badge-alone = Alone against all
badge-alone-about = made a bid without a partner
badge-signal = Sharp eyes
badge-signal-about = caught a signal of the opponents
badge-review = Clear view
badge-review-about = played a match whose review found at most two points lost
badge-streak = { $days } days
badge-streak-about = solved the daily puzzle { $days } days in a row
badge-rescues = Rescuer
badge-rescues-about = took over ten seats and played them to the end
badge-giro = Giro
badge-giro-about = won at every game
