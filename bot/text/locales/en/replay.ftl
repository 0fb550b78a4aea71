### A finished deal as a moving picture, and in words.

command-replay = replay
command-replay-about = Watch a deal of a finished match again, as a moving picture
option-deal = deal
option-deal-about = Which deal, counted from 1; the last one if you name none
option-trick = trick
option-trick-about = Only this trick, as a still picture
option-form = format
option-form-about = The kind of moving picture; WebP if you choose none
choice-form-webp = WebP (small and fine)
choice-form-gif = GIF (moves everywhere)

suggest-deal = Deal { $deal }: { $points }
suggest-trick = Trick { $trick }: { $cards }

reply-unknown-deal = { $deals ->
    [one] This match has a single deal: choose 1, or none.
   *[other] This match has the deals 1 to { $deals }.
}
reply-unknown-trick = { $tricks ->
    [0] Not one trick was taken in this deal.
    [one] A single trick was taken in this deal: choose 1, or none.
   *[other] This deal has the tricks 1 to { $tricks }.
}
reply-replay-running = Your last replay is still being drawn: it comes in a moment.
reply-replay-busy = Many replays are being drawn right now. Please try again in a moment.
reply-replay-failed = The picture could not be drawn; here is the deal in words.

replay-working = Drawing the deal: this takes a moment…
replay-heading = Match { $match }, deal { $deal }
replay-alt = Moving picture of deal { $deal }, { $tricks ->
    [0] without a trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, played by { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = Cards are drawn from the stock.
