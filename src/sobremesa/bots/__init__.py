"""What the bots of all games share: levels, and the search over imagined worlds."""
