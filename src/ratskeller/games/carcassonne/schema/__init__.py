"""What Carcassonne shows to others, as structs: views, odds and the catalogue."""
