"""One live table: its lobby, its match, the people at it, and what they may ask."""
