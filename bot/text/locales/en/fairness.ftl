### The shuffle and how it is checked (V-16).

fair-line = 🔒 Fair shuffle `{ $digest }`
fair-line-verified = 🔒 Fair shuffle verified `{ $digest }`
fair-line-wrong = ⚠️ The cards do not match the shuffle fixed at the start: `{ $digest }`
fair-button-how = How?
fair-heading = The shuffle of match { $match }
fair-about = The order of the cards comes from a secret number and from a number that each player adds. The secret is fixed first, so nobody can choose the cards. If you opened the table, press *Shuffle* once, so that your number comes after the secret too.
fair-digest = The line at the table stands for everything below:
fair-commitment = Fingerprint of the secret (commitment):
fair-nonces = Added by each player (nonces):
fair-computers = each computer, with the number of its seat
fair-later = Write the line down if you like. After the match, `/briscola verify` shows the secret and works out every shuffle again.
