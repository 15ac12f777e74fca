"""Tables: sessions in memory, the log of entries, seats, permissions, clocks, and who watches."""
