"""A running match in words: events, hands, tricks, bids, talk, results."""
