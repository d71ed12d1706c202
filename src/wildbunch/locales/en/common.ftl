### Words that belong to no game: the games' names, and errors.

## The games

game-colt-express = Colt Express
game-el-paso = El Paso

## Errors

error-wrong-seat = It is not this seat’s turn.
error-illegal-action = That is not possible now.
error-game-over = The game is over.
error-stale = The table has moved on in the meantime; look again and choose.
error-malformed = The message could not be understood.
error-too-large = The message is too large.
error-too-fast = Too many messages; please wait a moment.
error-too-slow = The request took too long to arrive.
error-unknown-table = There is no such table.
error-not-yours = This seat belongs to somebody else.
error-storage = The move could not be saved; please try again.
error-internal = Something is wrong with this table; the fault is in the server’s log.
error-not-over = The game still goes on; this can be had after its end.
error-wrong-origin = This page may not talk to this server.
error-no-guest = Please open the front page first.
error-too-many-sockets = Too many tables are open at once; please close one.
error-bad-seats = These seats are not possible.
error-unknown-bot = There is no such bot.
error-bad-option = There is no such option or choice.
