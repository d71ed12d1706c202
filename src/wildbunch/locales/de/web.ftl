### Der Tisch im Browser. Zu den Argumenten siehe colt-express.ftl.

## Titel

title-front = wildbunch: ein Zug und sieben Städte
title-table = wildbunch: { $game }
title-your-turn = ★ Du bist dran – wildbunch
title-replay = wildbunch: Aufzeichnung

## Zeichen der Banditen: ein oder zwei Buchstaben in ihrem Emblem

initial-belle = B
initial-cheyenne = C
initial-django = Dj
initial-doc = Do
initial-ghost = G
initial-tuco = T

## Was auf den Karten gedruckt steht, mit weichen Trennstrichen für schmale Karten

print-floor = Etage
print-unknown = Verdeckt

## Die Titelseite

front-strap = Zwei Spiele aus dem Wilden Westen, gespielt im Browser
presents-colt-express = Ein Zug · sechs Banditen · ein Marshal
presents-el-paso = Sieben Städte · fünf Banditen · ein Sheriff
play-colt-express = Den Zug überfallen
play-el-paso = In die Stadt reiten
play-now-sub = Gegen drei Bots ({ $bot }), sofort
opponents = Gegner
wanted = Gesucht
starting = Aufsitzen …
table-of-my-own = Ein eigener Tisch
players = Spieler
players-teams = { $count }, mit je zwei Banditen
you = Du
seat-number = Platz { $seat }
bandit-of-seat = Bandit auf Platz { $seat }
bot-of-seat = Bot auf Platz { $seat }
mate-of-seat = Bandit { $number } von Platz { $seat }
bandit-random = Irgendein Bandit
bot-greenhorn = Grünschnabel
    .about = Folgt Faustregeln und probiert wenig aus: für das erste Spiel.
bot-outlaw = Gesetzloser
    .about = Probiert aus, was die nächsten Züge bringen, und macht Fehler: ein fairer Gegner.
bot-gunslinger = Revolverheld
    .about = Bedenkt, was die anderen tun könnten: schwer zu schlagen.
bot-legend = Legende
    .about = Spielt vor jeder Karte viele Zukünfte durch: der Beste, den wir haben.
bot-greedy = Gieriger Bot
    .about = Folgt nur Faustregeln und probiert nichts aus.
bot-random = Zufälliger Bot
    .about = Tut irgendetwas, mit geschlossenen Augen.
bots-see = Bots sehen nur, was ein Spieler auf ihrem Platz sieht: nicht deine Hand, nicht deine verdeckten Karten, nicht die Stapel.
option-usual = üblich
option-fixed = Zu { $count } gibt es keine Wahl.
house-rules = Regeln am Tisch
deal = Karten geben
my-tables = Meine Tische
table-over = Aufzeichnung
table-running = Weiterspielen
error-other = Der Server ist nicht erreichbar. Bitte versuche es noch einmal.
loading = Einen Augenblick …
front-page = Titelseite
footer = Inoffizielle Ausgabe. Wem die Spiele gefallen, der unterstütze sie durch den Kauf.
about = Über das Spiel, Hilfe
about-text = wildbunch ist eine inoffizielle, freie Ausgabe von Leuten, die diese Spiele mögen. Alle Zeichnungen und Texte sind eigene. Wenn dir das Spielen gefällt, unterstütze die Spiele bitte durch den Kauf.

## Der Tisch

train-label = Der Zug
spot-empty = leer
loot-count-purse = { $count ->
    [one] eine Geldbörse
   *[other] { $count } Geldbörsen
}
loot-count-jewel = { $count ->
    [one] ein Juwel
   *[other] { $count } Juwelen
}
loot-count-strongbox = { $count ->
    [one] eine Geldkassette
   *[other] { $count } Geldkassetten
}
hand-label = Meine Hand
hand-empty = Deine Hand ist leer.
hand-card = { $card } ({ $count })
face-down = verdeckt
hide-card = Verdeckt spielen
deck = Stapel
deck-draw = { $count } ziehen
deck-count = { $count ->
    [one] Eine Karte in deinem Stapel
   *[other] { $count } Karten in deinem Stapel
}
hand-keep = { $card }: { $stays } bleiben, { $goes } gehen
keep-stays = bleibt
keep-goes = geht
keep-cards = { $count ->
    [0] Nichts behalten
    [one] Eine Karte behalten
   *[other] { $count } Karten behalten
}
deck-tops = { $count ->
    [one] Eine Patrone oben auf dem Nachziehstapel
   *[other] { $count } Patronen oben auf dem Nachziehstapel
}
discard-pile = Ablage
discard-title = Mein Ablagestapel
discard-empty = Dein Ablagestapel ist leer.
hand-deck-discard = Hand { $hand }, Stapel { $deck }, Ablage { $discard }
team-number = Team { $team }
loot-mine = Meine Beute
bandits-label = Die Banditen
bullets-left = { $count ->
    [one] Noch eine Patrone
   *[other] Noch { $count } Patronen
}
bullets-received = { $count ->
    [0] Keine Patrone abbekommen
    [one] Eine Patrone abbekommen: { $from }
   *[other] { $count } Patronen abbekommen: { $from }
}
received-label = Abbekommene Patronen
hand-and-deck = Hand { $hand }, Stapel { $deck }
pile-label = Der gemeinsame Stapel
pile-empty = Noch hat niemand eine Karte gespielt.
pile-card = { $face_down ->
    [yes] Karte { $index }, { $bandit }: { $card }, verdeckt
   *[no] Karte { $index }, { $bandit }: { $card }
}
round-label = Runde { $round }
round-of = Runde { $round } von { $count }
turns-label = Die Züge
turn-name = Zug { $turn }: { $symbol }
event-after = Am Ende der Runde:
choices-label = Was du tun kannst
choices-none = Gerade ist nichts zu entscheiden.
chronicle-label = Protokoll
chronicle-filter = Was das Protokoll zeigt
chronicle-all = Alles
chronicle-group-rounds = Runden und Züge
chronicle-group-fights = Schüsse und Schläge
chronicle-group-loot = Beute
why = Warum?
ask-bandit = { $bandit }: Was kann dieser Bandit?
spoken-label = Was geschieht
skip = Klick oder Esc überspringt

## Einstellungen und Hilfe

settings = Einstellungen
language = Sprache
speed = Tempo
speed-off = Ohne Schau
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
sound-mute = Ton ausschalten
sound-volume = Lautstärke
scenery = Die Landschaft zieht vorbei
keys-on = Tasten mit einem Buchstaben
guide-title = Hilfe
guide-how = So geht es
guide-keys = Tasten
guide-cards = Die Karten
close = Schließen
key-choice = eine Möglichkeit aus der Liste wählen
key-train = zum Zug
key-hand = zur Hand
key-choices = zu den Möglichkeiten
key-log = zum Protokoll
key-status = zur Statuszeile
key-bandits = zu den Banditen
key-mute = Ton an oder aus
key-skip = überspringen, was gerade gezeigt wird
key-help = diese Hilfe
key-arrows = durch den Zug gehen; Eingabe wählt

## Eine verlorene Verbindung

line-lost = Die Verbindung ist verloren; neuer Versuch (Nummer { $count }). Nichts von dem, was du gespielt hast, ist verloren.
line-retry = Jetzt versuchen

## Das Ende und die Aufzeichnung

ending-over = Ende des Spiels
ending-won = Du gewinnst!
ending-lost = { $winners } kam davon
again = Noch einmal
look-at-table = Den Tisch ansehen
scores = Wertung
replay = Aufzeichnung
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
run = Abspielen
pause = Anhalten
step-of = Schritt { $step } von { $last }
step-chance = Schritt { $step } von { $last }: Gewinnchance { $chance }
analyse = Meine Partie analysieren
analysing = Analyse … { $share }
analysis = Meine Entscheidung
moment = { $number }. Schritt { $step }: { $before } → { $after }
played-best = Besser ging es nicht.
better = Besser: { $action } (Gewinnchance +{ $gain })
estimate = { $win } · { $money } · { $visits } × versucht
judged-after = { $win } · beurteilt nach dem, was folgte
untried = nicht versucht
try-here = Ab hier gegen Bots
to-round = Zur Runde
seen-by = Gesehen von
seen-by-me = Mit meinen Augen
seen-by-all = Alles offen
hands-all = Alle Hände
hands-known = Bekannte Karten
at-the-end = Am Ende

## Die Straße von El Paso

initial-annie = A
initial-bart = B
initial-cole = C
initial-dolores = D
initial-emmett = E
street-label = Die Straße von { $town }
street-places = Die Orte der Stadt
odds-on = Chancen nennen
odds = { $part } von { $whole } ({ $percent })
preview-raid = { $count ->
    [0] Dort liegt kein Plättchen mehr.
    [one] Das letzte Plättchen dort ist { $top } wert.
   *[other] Dort liegen { $count } Plättchen; das oberste ist { $top } wert.
}
preview-no-place = Diesen Ort hat die Stadt nicht.
preview-pick = { $count ->
    [0] Keine Karte zum Ziehen übrig.
    [one] Eine Karte liegt verdeckt.
   *[other] { $count } Karten liegen verdeckt.
}
preview-pick-open = Der Stapel wurde umgedreht: Die nächste Karte ist { $value }.
spot-sheriff = { $count ->
    [one] Sheriff-Feld: ein Stern von fünf.
   *[other] Sheriff-Feld: { $count } Sterne von fünf.
}
spot-trail = { $count ->
    [0] Der Weg aus der Stadt. Noch niemand ist fort.
   *[other] Der Weg aus der Stadt. Fort: { $bandits }.
}
spot-stack = { $count ->
    [0] kein Plättchen mehr.
    [one] ein Plättchen: { $values }.
   *[other] { $count } Plättchen: { $values }.
}
spot-bandits = Hier: { $bandits }.
ask-spot = Warum? { $spot }
journey-label = Die sieben Städte. Jetzt in Stadt { $number }, { $town }.
town-label = Stadt { $number }: { $town }
town-of = Stadt { $number } von { $count }
towns-title = Die sieben Städte
trail-title = Die Stadt verlassen
stack-title = Der Stapel, das oberste Plättchen zuerst
rates-label = Wechselkurse
raids-done = { $count ->
    [0] Der erste Überfall
    [one] Ein Überfall ist vorbei
   *[other] { $count } Überfälle sind vorbei
}
card-chosen = { $card }, verdeckt vor dir
tile-kept = { $tile }, behalten
tiles-held = Plättchen: { $tiles }
tiles-none = Keine Plättchen
cards-in-hand = { $count ->
    [one] Eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
has-chosen = Hat gewählt
in-town = In der Stadt
caught = Gefasst
rode-off = Fort, Position { $position }
to-town = Zur Stadt
key-street = zur Straße
chronicle-group-towns = Städte und Würfel
chronicle-group-raids = Überfälle
chronicle-group-nuggets = Abreise und Nuggets
