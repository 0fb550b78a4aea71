### A finished deal as a moving picture, and in words.

command-replay = replay
command-replay-about = Watch a deal of a finished match again, as a moving picture
option-deal = deal
option-deal-about = Which deal, counted from 1; the last one if you leave it out
option-trick = trick
option-trick-about = Only this trick, as a still picture
option-form = format
option-form-about = The kind of moving picture; WebP if you leave it out
choice-form-webp = WebP (small and fine)
choice-form-gif = GIF (plays everywhere)

suggest-deal = Deal { $deal }: { $points }
suggest-trick = Trick { $trick }: { $cards }

reply-unknown-deal = { $deals ->
    [one] This match has only one deal: choose 1, or leave it out.
   *[other] This match has deals 1 to { $deals }: choose one of them.
}
reply-unknown-trick = { $tricks ->
    [0] This deal has no tricks: choose another.
    [one] This deal has only one trick: choose 1, or leave it out.
   *[other] This deal has tricks 1 to { $tricks }: choose one of them.
}
reply-replay-running = I am still drawing your last replay: it comes in a moment.
reply-replay-busy = Many replays are being drawn right now. Please try again in a moment.
reply-replay-failed = The picture could not be drawn; here is the deal in words.

replay-working = Drawing the deal, one moment…
replay-heading = Match { $match }, deal { $deal }
replay-alt = Moving picture of deal { $deal }, { $tricks ->
    [0] without a trick
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, played by { $players }.
replay-trick = **{ $trick }.** { $text }
replay-drawn = The players draw cards.
