"""The classic game: racks of eight, one common grid, one placement after the other."""
