# Cards, play and results.

