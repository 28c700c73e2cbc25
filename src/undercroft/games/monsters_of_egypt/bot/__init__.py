"""How a bot plays: what it chooses, what things are worth to it, ways and goals."""
