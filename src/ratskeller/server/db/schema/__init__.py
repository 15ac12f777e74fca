"""The tables of the database, as structs: the only place where a column, its type and its comment are written down."""
