## Two people, partners, records of a server

versus-heading = { $name } i { $other }
versus-none = Ovo dvoje nema nijedan meč koji možeš vidjeti.
versus-against = **Jedno protiv drugoga**: { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}. Pobjede: { $name } { $wins }, { $other } { $losses }.
versus-with = **Partneri**: { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}, { $wins ->
    [one] { $wins } pobjeda
    [few] { $wins } pobjede
   *[other] { $wins } pobjeda
}.
versus-points = Punti po partiji: { $name } { $points }, { $other } { $others }
versus-runs = Najviše pobjeda zaredom: { $name } { $run }, { $other } { $others }
versus-form = Posljednji mečevi jedno protiv drugoga, najnoviji na kraju: { $form }
versus-form-with = Posljednji mečevi kao partneri, najnoviji na kraju: { $form }
versus-line = { $when } · { $game } · { $winner ->
    [none] ne dobiva nitko od njih dvoje
   *[other] dobiva { $winner }
} · `{ $match }`
versus-reach = { $most ->
    [one] Broji se samo posljednji { $most } meč.
    [few] Broje se samo posljednja { $most } meča.
   *[other] Broji se samo posljednjih { $most } mečeva.
}
stats-with-oneself = Navedi dvije različite osobe.
partners-none = { $least ->
    [one] Još nema partnera s barem { $least } rangiranim mečom koji možeš vidjeti.
    [few] Još nema partnera s barem { $least } rangirana meča koja možeš vidjeti.
   *[other] Još nema partnera s barem { $least } rangiranih mečeva koje možeš vidjeti.
}
partners-line = **{ $name }**: { $matches ->
    [one] { $matches } rangiran meč
    [few] { $matches } rangirana meča
   *[other] { $matches } rangiranih mečeva
}, dobiveno { $wins }, { $more } u odnosu na očekivanje rejtinga
partners-note = { $least ->
    [one] Partneri od { $least } rangiranog meča nadalje.
    [few] Partneri od { $least } rangirana meča nadalje.
   *[other] Partneri od { $least } rangiranih mečeva nadalje.
} Plus znači da to dvoje dobiva više nego što očekuju njihovi rejtinzi.
records-heading = Rekordi ovog poslužitelja: { $game }
records-only-servers = Rekordi se vode po poslužitelju. Pitaj za njih ondje.
records-none = Još nema rekorda u mečevima koje možeš vidjeti.
records-highest = Najviše punata u partiji
records-deals = Najdulji mečevi
records-behind = Najveći preokreti u partiji
records-line-highest = { $value ->
    [one] **{ $value } punat**: { $names } · { $game } · { $when }
    [few] **{ $value } punta**: { $names } · { $game } · { $when }
   *[other] **{ $value } punata**: { $names } · { $game } · { $when }
}
records-line-deals = **{ $value ->
    [one] { $value } partija
    [few] { $value } partije
   *[other] { $value } partija
}**: { $names } · { $game } · { $when }
records-line-behind = { $value ->
    [one] **{ $value } punat zaostatka**, i pobjeda: { $names } · { $game } · { $when }
    [few] **{ $value } punta zaostatka**, i pobjeda: { $names } · { $game } · { $when }
   *[other] **{ $value } punata zaostatka**, i pobjeda: { $names } · { $game } · { $when }
}

## Seasons

season-heading = Sezona { $season }: { $game }
season-only-servers = Sezone se vode po poslužitelju. Pitaj za njih ondje.
season-unknown = Takve sezone nema. Odaberi jednu od onih koje nudi `/ljestvica sezona:`.
season-none = U ovoj sezoni još nitko nije završio meč.
season-last = Konačna ljestvica prošle sezone: `/ljestvica sezona:{ $season }`.
season-line = **{ $place }.** { $name }: **{ $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}** · { $matches ->
    [one] { $matches } meč
    [few] { $matches } meča
   *[other] { $matches } mečeva
}, { $wins ->
    [one] { $wins } pobjeda
    [few] { $wins } pobjede
   *[other] { $wins } pobjeda
}{ $rating ->
    [none] { "" }
   *[other] { " " }· rejting { $rating }
}
season-dates = Od { $starts } do { $ends }
first-of-month = 1
season-note = Bodovi sezone: 3 za dobiven rangirani meč, 1 za meč odigran do kraja; broji se najviše 10 mečeva tjedno i 3 dnevno među istim ljudima.
season-longest = Najviše pobjeda zaredom: { $name }, { $run }.
admin-seasons-quarter = Sezona traje četvrt godine. Počinje po vremenskoj zoni { $zone }. Zatvorene sezone ostaju kakve jesu.
admin-seasons-month = Sezona traje mjesec. Počinje po vremenskoj zoni { $zone }. Zatvorene sezone ostaju kakve jesu.

## Against computers

computer-ratings-heading = Protiv računala
computer-ratings-note = Ovo vidiš samo ti. *Ravnopravan protivnik* za stol dovodi računalo te razine. Bodovi su bodovi razina računala; ± kaže koliko još mogu odstupati: sve manje sa svakom partijom protiv računala.
computer-ratings-line = **{ $game }** · ravnopravan protivnik: { $level } ({ $points } ± { $margin } bodova nakon { $matches ->
    [one] { $matches } meča
    [few] { $matches } meča
   *[other] { $matches } mečeva
})
computer-ratings-even = Sjeo je ravnopravan protivnik: { $level }. Zašto, saznaješ samo ti: u ovoj igri protiv računala vrijediš { $points } ± { $margin } bodova, a ova je razina najbliža.
computer-ratings-even-new = Sjelo je računalo: { $level }. U ovoj igri još nemaš rejting protiv računala, a ova razina odgovara većini. Tvoji mečevi protiv računala pronaći će tvoju; vidiš je samo ti.

## Badges

badges-hidden = Ova osoba svoje značke ne pokazuje nikome.
badges-none = Još nema znački.
badges-line = **{ $name }**: { $about }{ $day ->
    [none] { "" }
   *[other] { " " }· { $day }
}
badges-giro = **Giro**, u tijeku. Dobivene igre: { $count } od { $of }. { $games }
badges-rescues = **Spas u zadnji čas**, u tijeku. Mjesta: { $count } od { $of }
badge-cappotto = Kapot
badge-cappotto-about = svi punti jedne partije
badge-narrow = Za dlaku
badge-narrow-about = partija dobivena 61–59
badge-comeback = Preokret
badge-comeback-about = meč do tri dobiven nakon 0–2
badge-conquista = Konkvista
badge-conquista-about = pokazana konkvista
badge-chiada = Chiada
badge-chiada-about = adutska trica uzeta adutskim asom
badge-claim = Trideset i jedan
badge-claim-about = prijavljeno, i točno
badge-gato = Gato
badge-gato-about = meč suece dobiven 4–0
badge-chapeu = Chapéu
badge-chapeu-about = meč suece dobiven 4–1
badge-alone = Protiv svih
badge-alone-about = ponuda ispunjena bez partnera
badge-signal = Oštro oko
badge-signal-about = uhvaćen mot protivnika
badge-review = Čist pogled
badge-review-about = meč u kojem analiza nalazi najviše dva izgubljena punta
badge-streak = { $days ->
    [one] { $days } dan
    [few] { $days } dana
   *[other] { $days } dana
}
badge-streak-about = { $days ->
    [one] dnevni zadatak riješen { $days } dan zaredom
    [few] dnevni zadatak riješen { $days } dana zaredom
   *[other] dnevni zadatak riješen { $days } dana zaredom
}
badge-rescues = Spas u zadnji čas
badge-rescues-about = deset preuzetih mjesta odigranih do kraja
badge-giro = Giro
badge-giro-about = pobjeda u svakoj igri
