"""What only Rummy israelí has."""
