## Two people, partners, records of a server

versus-heading = { $name } in { $other }
versus-none = Med njima ni tekem, ki jih lahko vidiš.
versus-against = **Drug proti drugemu**: { $matches ->
    [one] { $matches } tekma
    [two] { $matches } tekmi
    [few] { $matches } tekme
   *[other] { $matches } tekem
}. Zmage: { $name } { $wins }, { $other } { $losses }.
versus-with = **Kot partnerja**: { $matches ->
    [one] { $matches } tekma
    [two] { $matches } tekmi
    [few] { $matches } tekme
   *[other] { $matches } tekem
}, { $wins ->
    [one] { $wins } zmaga
    [two] { $wins } zmagi
    [few] { $wins } zmage
   *[other] { $wins } zmag
}.
versus-points = Točke kart na partijo: { $name } { $points }, { $other } { $others }
versus-runs = Največ zmag zapored: { $name } { $run }, { $other } { $others }
versus-form = Zadnje tekme drug proti drugemu, najnovejša na koncu: { $form }
versus-form-with = Zadnje tekme kot partnerja, najnovejša na koncu: { $form }
versus-line = { $when } · { $game } · { $winner ->
    [none] ne dobi nobeden od njiju
   *[other] dobi { $winner }
} · `{ $match }`
versus-reach = { $most ->
    [one] Šteje samo zadnja { $most } tekma.
    [two] Štejeta samo zadnji { $most } tekmi.
    [few] Štejejo samo zadnje { $most } tekme.
   *[other] Šteje samo zadnjih { $most } tekem.
}
stats-with-oneself = Navedi dve različni osebi.
partners-none = { $least ->
    [one] Ni še partnerja z vsaj { $least } tekmo za rejting, ki jo lahko vidiš.
    [two] Ni še partnerja z vsaj { $least } tekmama za rejting, ki ju lahko vidiš.
    [few] Ni še partnerja z vsaj { $least } tekmami za rejting, ki jih lahko vidiš.
   *[other] Ni še partnerja z vsaj { $least } tekmami za rejting, ki jih lahko vidiš.
}
partners-line = **{ $name }**: { $matches ->
    [one] { $matches } tekma za rejting
    [two] { $matches } tekmi za rejting
    [few] { $matches } tekme za rejting
   *[other] { $matches } tekem za rejting
}, dobljene: { $wins }, { $more } glede na pričakovanje rejtingov
partners-note = { $least ->
    [one] Partnerji od { $least } tekme za rejting naprej.
    [two] Partnerji od { $least } tekem za rejting naprej.
    [few] Partnerji od { $least } tekem za rejting naprej.
   *[other] Partnerji od { $least } tekem za rejting naprej.
} Plus pomeni, da dobita več, kot pričakujejo njuni rejtingi.
records-heading = Rekordi tega strežnika: { $game }
records-only-servers = Rekordi se vodijo za vsak strežnik. Vprašaj zanje tam.
records-none = V tekmah, ki jih lahko vidiš, še ni rekorda.
records-highest = Največ točk kart v partiji
records-deals = Najdaljše tekme
records-behind = Največji preobrati v partiji
records-line-highest = { $value ->
    [one] **{ $value } točka**: { $names } · { $game } · { $when }
    [two] **{ $value } točki**: { $names } · { $game } · { $when }
    [few] **{ $value } točke**: { $names } · { $game } · { $when }
   *[other] **{ $value } točk**: { $names } · { $game } · { $when }
}
records-line-deals = **{ $value ->
    [one] { $value } partija
    [two] { $value } partiji
    [few] { $value } partije
   *[other] { $value } partij
}**: { $names } · { $game } · { $when }
records-line-behind = { $value ->
    [one] **{ $value } točka zaostanka**, in zmaga: { $names } · { $game } · { $when }
    [two] **{ $value } točki zaostanka**, in zmaga: { $names } · { $game } · { $when }
    [few] **{ $value } točke zaostanka**, in zmaga: { $names } · { $game } · { $when }
   *[other] **{ $value } točk zaostanka**, in zmaga: { $names } · { $game } · { $when }
}

## Seasons

season-heading = Sezona { $season }: { $game }
season-only-servers = Sezone se vodijo za vsak strežnik. Vprašaj zanje tam.
season-unknown = Take sezone ni. Izberi eno od tistih, ki jih ponudi `/leaderboard season:`.
season-none = V tej sezoni še nihče ni končal tekme.
season-last = Končna lestvica prejšnje sezone: `/leaderboard season:{ $season }`.
season-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}** · { $matches ->
    [one] { $matches } tekma
    [two] { $matches } tekmi
    [few] { $matches } tekme
   *[other] { $matches } tekem
}, { $wins ->
    [one] { $wins } zmaga
    [two] { $wins } zmagi
    [few] { $wins } zmage
   *[other] { $wins } zmag
}{ $rating ->
    [none] { "" }
   *[other] { " " }· rejting { $rating }
}
season-dates = { $starts } – { $ends }
first-of-month = 1
season-note = Točke sezone: 3 za dobljeno tekmo za rejting, 1 za tekmo, odigrano do konca; šteje največ 10 tekem na teden in 3 na dan med istimi ljudmi.
season-longest = Največ zmag zapored: { $name }, { $run }.
admin-seasons-quarter = Sezona traja četrt leta. Začne se po časovnem pasu { $zone }. Zaprte sezone ostanejo, kakršne so.
admin-seasons-month = Sezona traja mesec. Začne se po časovnem pasu { $zone }. Zaprte sezone ostanejo, kakršne so.

## Against computers

computer-ratings-heading = Proti računalnikom
computer-ratings-note = To vidiš samo ti. *Enakovreden nasprotnik* k mizi povabi računalnik te stopnje. Točke so točke stopenj računalnikov; ± pove, koliko lahko še odstopajo: z vsako partijo proti računalnikom manj.
computer-ratings-line = **{ $game }** · enakovreden nasprotnik: { $level } ({ $points } ± { $margin } točk po { $matches ->
    [one] { $matches } tekmi
    [two] { $matches } tekmah
    [few] { $matches } tekmah
   *[other] { $matches } tekmah
})
computer-ratings-even = Prisedel je enakovreden nasprotnik: { $level }. Zakaj, izveš samo ti: v tej igri proti računalnikom dosegaš { $points } ± { $margin } točk in ta stopnja je najbližja.
computer-ratings-even-new = Prisedel je računalnik: { $level }. V tej igri še nimaš rejtinga proti računalnikom, ta stopnja pa ustreza večini. Tvoje tekme proti računalnikom bodo našle tvojo; vidiš jo samo ti.

## Badges

badges-hidden = Ta oseba svojih značk ne kaže nikomur.
badges-none = Značk še ni.
badges-line = **{ $name }**: { $about }{ $day ->
    [none] { "" }
   *[other] { " " }· { $day }
}
badges-giro = **Giro**, v teku. Dobljene igre: { $count } od { $of }. { $games }
badges-rescues = **Rešilni pas**, v teku. Mesta: { $count } od { $of }
badge-cappotto = Kapot
badge-cappotto-about = vse točke ene partije
badge-narrow = Za las
badge-narrow-about = partija, dobljena 61–59
badge-comeback = Preobrat
badge-comeback-about = tekma do tri, dobljena po 0–2
badge-conquista = Konkvista
badge-conquista-about = pokazana konkvista
badge-chiada = Chiada
badge-chiada-about = adutna trojka, pobrana z adutnim asom
badge-claim = Enaintrideset
badge-claim-about = prijavljeno, in drži
badge-gato = Gato
badge-gato-about = tekma v sueci, dobljena 4–0
badge-chapeu = Chapéu
badge-chapeu-about = tekma v sueci, dobljena 4–1
badge-alone = Proti vsem
badge-alone-about = ponudba, izpolnjena brez partnerja
badge-signal = Ostro oko
badge-signal-about = ujet znak nasprotnika
badge-review = Jasen pogled
badge-review-about = tekma, v kateri analiza najde največ dve izgubljeni točki
badge-streak = { $days ->
    [one] { $days } dan
    [two] { $days } dneva
    [few] { $days } dnevi
   *[other] { $days } dni
}
badge-streak-about = { $days ->
    [one] dnevna uganka, rešena { $days } dan zapored
    [two] dnevna uganka, rešena { $days } dneva zapored
    [few] dnevna uganka, rešena { $days } dni zapored
   *[other] dnevna uganka, rešena { $days } dni zapored
}
badge-rescues = Rešilni pas
badge-rescues-about = deset prevzetih mest, odigranih do konca
badge-giro = Giro
badge-giro-about = zmaga v vsaki igri
