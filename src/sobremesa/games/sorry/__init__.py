"""Sorry!: four pawns race home round the board, and every card is a chance to send somebody back."""
