"""What is stored: guests, tables with their seats, and the entries of a table's stream."""
