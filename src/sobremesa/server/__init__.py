"""Tables in the network: people with browsers, bots, and a store that never loses a move."""
