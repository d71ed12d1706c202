"""wildbunch: the open digital edition of the board games Colt Express and El Paso."""
