### Worte, die zu keinem Spiel gehören: die Namen der Spiele und Fehler.

## Die Spiele

game-colt-express = Colt Express
game-el-paso = El Paso

## Fehler

error-wrong-seat = Dieser Platz ist nicht am Zug.
error-illegal-action = Das geht jetzt nicht.
error-game-over = Das Spiel ist aus.
error-stale = Am Tisch ist inzwischen etwas geschehen; sieh nach und wähle neu.
error-malformed = Die Nachricht war nicht zu verstehen.
error-too-large = Die Nachricht ist zu groß.
error-too-fast = Zu viele Nachrichten; bitte warte einen Augenblick.
error-too-slow = Die Anfrage kam zu langsam an.
error-unknown-table = Einen solchen Tisch gibt es nicht.
error-not-yours = Dieser Platz gehört jemand anderem.
error-storage = Der Zug konnte nicht gespeichert werden; bitte versuche es noch einmal.
error-internal = Mit diesem Tisch stimmt etwas nicht; der Fehler steht im Protokoll des Servers.
error-not-over = Das Spiel läuft noch; das gibt es erst nach dem Ende.
error-wrong-origin = Diese Seite darf nicht mit diesem Server sprechen.
error-no-guest = Bitte öffne zuerst die Startseite.
error-too-many-sockets = Es sind zu viele Tische zugleich offen; bitte schließe einen.
error-bad-seats = Diese Plätze sind nicht möglich.
error-unknown-bot = Einen solchen Bot gibt es nicht.
error-bad-option = Eine solche Option oder Wahl gibt es nicht.
