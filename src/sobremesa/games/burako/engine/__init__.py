"""What only Burako has."""
