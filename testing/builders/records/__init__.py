"""Records of matches: right ones, wrong ones, and the deals that they tell."""
