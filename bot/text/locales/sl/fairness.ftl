### The shuffle and how it is checked (V-16).

fair-line = 🔒 Pošteno mešanje `{ $digest }`
fair-line-verified = 🔒 Pošteno mešanje, preverjeno `{ $digest }`
fair-line-wrong = ⚠️ Karte se ne ujemajo z mešanjem, določenim na začetku: `{ $digest }`
fair-button-how = Kako?
fair-heading = Mešanje tekme { $match }
fair-about = Vrstni red kart nastane iz skrivne številke in iz številke, ki jo doda vsak igralec. Skrivnost je določena prva, zato kart nihče ne more izbirati. Če je miza tvoja, enkrat pritisni *Premešaj*, da tudi tvoja številka pride za skrivnostjo.
fair-digest = Vrstica v sporočilu mize jamči za vse, kar je spodaj:
fair-commitment = Odtis skrivnosti (zaveza):
fair-nonces = Številke, ki so jih dodali igralci:
fair-computers = vsak računalnik, s številko svojega mesta
fair-later = Vrstico si lahko zapišeš. Po tekmi `/briscola verify` pokaže skrivnost in znova izračuna vsako mešanje.
