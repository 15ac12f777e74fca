"""What comes in the box of Rattus, as data files, and what reads them."""
