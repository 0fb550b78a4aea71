"""Speed of the rules and of the search, strength of the computers, fairness of the packs."""
