### Leagues.

choice-format-league = League: divisions, a match a week
event-format-league = League
event-heading-season = 🏆 { $title } · season { $season }
event-division = Division { $number }
event-group = Group { $number }
event-more-divisions = { $count ->
    [one] … and one more division
   *[other] … and { $count } more divisions
}
event-more-groups = { $count ->
    [one] … and one more group
   *[other] … and { $count } more groups
}
event-league-up = ⬆️ Promoted: { $names }
event-league-down = ⬇️ Relegated: { $names }
ui-picture-up = promoted
ui-picture-down = relegated
event-league-next = The next season is open for a week. Whoever played this one to its end takes part; everybody else presses *Enter*.
event-league-carried = Whoever played the last season to its end takes part without pressing *Enter*. Newcomers begin in the last division.
event-refusal-league-by-post = A league is played by correspondence, a match a week.
