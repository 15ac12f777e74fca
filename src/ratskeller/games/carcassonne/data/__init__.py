"""What comes in the boxes of Carcassonne, as data files, and what reads them."""
