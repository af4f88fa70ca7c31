"""What only Rummy 500 has."""
