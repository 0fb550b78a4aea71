### The shuffle and how it is checked (V-16).

fair-line = 🔒 Pošteno miješanje `{ $digest }`
fair-line-verified = 🔒 Pošteno miješanje, provjereno `{ $digest }`
fair-line-wrong = ⚠️ Karte ne odgovaraju miješanju utvrđenom na početku: `{ $digest }`
fair-button-how = Kako?
fair-heading = Miješanje meča { $match }
fair-about = Redoslijed karata nastaje iz tajnog broja i iz broja koji doda svaki igrač. Tajna se utvrđuje prva, pa karte nitko ne može birati. Ako je stol tvoj, pritisni jednom *Promiješaj*, da i tvoj broj dođe nakon tajne.
fair-digest = Redak u poruci stola jamči za sve ovo ispod:
fair-commitment = Otisak tajne (obveza):
fair-nonces = Brojevi koje su dodali igrači:
fair-computers = svako računalo, s brojem svojeg mjesta
fair-later = Zapiši redak ako želiš. Nakon meča `/briškula provjeri` pokazuje tajnu i iznova izračunava svako miješanje.
