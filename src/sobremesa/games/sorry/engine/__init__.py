"""What only Sorry! has."""
