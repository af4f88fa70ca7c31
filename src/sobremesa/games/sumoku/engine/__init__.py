"""What only Sumoku has."""
