### Colt Express erklärt: warum etwas nicht geht, Fähigkeiten, Ereignisse, Karten, Optionen, Ende, Fehler.
### Zu den Argumenten siehe colt-express.ftl.

## Warum etwas nicht geht

why-game-over = Das Spiel ist aus.
why-not-your-turn = { $actor } ist am Zug.
why-unknown-action = Eine solche Aktion gibt es nicht.
why-not-asked-now = Darum geht es gerade nicht.
why-bullet-unplayable = Patronen kann man nicht spielen, sie verstopfen nur die Hand.
why-not-in-hand = { $card ->
    [move] Du hast keine Bewegung auf der Hand.
    [floor] Du hast keinen Etagenwechsel auf der Hand.
    [fire] Du hast kein „Schießen“ auf der Hand.
    [rob] Du hast keinen Raub auf der Hand.
    [punch] Du hast keinen Hieb auf der Hand.
   *[marshal] Du hast keinen Marshal auf der Hand.
}
why-deck-empty = Dein Stapel ist leer, du musst eine Karte spielen.
why-pass-not-needed = Passen darf nur, wer nichts spielen und nichts ziehen kann.
why-down-only-ghost = Nur Ghost darf von sich aus verdeckt spielen.
why-down-only-first-turn = Ghost darf nur im ersten Zug einer Runde verdeckt spielen.
why-down-in-tunnel = Im Tunnel liegen ohnehin alle Karten verdeckt.
why-move-stay = Stehen bleiben ist nicht erlaubt.
why-move-too-far = { $level ->
    [roof] Auf den Dächern kommst du höchstens drei Waggons weit.
   *[inside] Im Zug kommst du genau einen Waggon weit.
}
why-beyond-train = So einen Waggon hat der Zug nicht.
why-marshal-too-far = Der Marshal bewegt sich genau einen Waggon weit.
why-fire-self = Du kannst nicht auf dich selbst schießen.
why-fire-same-spot = { $target } steht direkt neben dir, zu nah für einen Schuss.
why-fire-other-level = { $target } ist auf der anderen Etage.
why-fire-too-far = Im Zug triffst du nur in den nächsten Waggon, und { $target } ist weiter weg.
why-fire-blocked = { $blocker } steht zwischen dir und { $target }.
why-fire-protected = { $target } kann nicht das Ziel sein, solange es ein anderes gibt.
why-fire-must = Es gibt ein Ziel, also musst du schießen.
why-not-in-game = { $target } fährt in diesem Spiel nicht mit.
why-pickpocket-purse-only = Beim Taschendiebstahl nimmt man nur eine Geldbörse.
why-rob-not-here = { $loot ->
    [jewel] Wo du stehst, liegt kein Juwel.
    [strongbox] Wo du stehst, liegt keine Geldkassette.
   *[purse] Wo du stehst, liegt keine solche Geldbörse.
}
why-punch-self = Du kannst dich nicht selbst schlagen.
why-punch-not-here = { $target } ist nicht dort, wo du stehst.
why-punch-protected = { $target } kann nicht geschlagen werden, solange es ein anderes Ziel gibt.
why-drop-not-owned = { $loot ->
    [jewel] { $target } besitzt kein Juwel.
    [strongbox] { $target } besitzt keine Geldkassette.
   *[purse] { $target } besitzt keine Geldbörse.
}
why-shove-not-adjacent = { $target } kann nur in einem angrenzenden Waggon landen.
why-not-in-team-hand = Diese Karte von { $bandit } ist nicht auf deiner Hand.
why-down-only-ghost-team = Nur ein Team mit Ghost darf von sich aus verdeckt spielen.
why-discard-bullet = Patronen verlassen die Hand von selbst.
why-place-not-yours = { $target } gehört nicht zu deinem Team.

## Fähigkeiten, Ereignisse und andere Hilfen; das Attribut nennt die Regel

power-belle = Kann nicht beschossen oder geschlagen werden, solange ein anderer Bandit gewählt werden kann.
    .rule = CE-BELLE-1
power-cheyenne = Darf die Geldbörse behalten, die ein Bandit durch ihren Hieb verliert.
    .rule = CE-CHEYENNE-1
power-django = Darf einen getroffenen Banditen einen Waggon weit in Schussrichtung stoßen.
    .rule = CE-DJANGO-1
power-doc = Beginnt jede Runde mit sieben statt sechs Karten.
    .rule = CE-DOC-1
power-ghost = Darf die Karte seines ersten Zuges jeder Runde verdeckt spielen.
    .rule = CE-GHOST-1
power-tuco = Darf auch durch das Dach auf einen Banditen im selben Waggon schießen.
    .rule = CE-TUCO-1

event-text-angry-marshal = Alle auf dem Dach über dem Marshal bekommen eine neutrale Patrone. Dann geht der Marshal einen Waggon weiter zum Zugende.
    .rule = CE-EVENT-ANGRY
event-text-swivel-arm = Alle auf den Dächern kommen auf das Dach des letzten Waggons.
    .rule = CE-EVENT-SWIVEL
event-text-braking = Alle auf den Dächern rücken einen Waggon vor; auf der Lokomotive bleibt man stehen.
    .rule = CE-EVENT-BRAKING
event-text-take-it-all = Die zweite Geldkassette kommt in den Waggon des Marshals.
    .rule = CE-EVENT-TAKE
event-text-passengers-rebellion = Alle im Inneren des Zuges bekommen eine neutrale Patrone.
    .rule = CE-EVENT-REBELLION
event-text-marshals-revenge = Wen die Rache trifft, der verliert seine billigste Geldbörse: alle auf den Dächern oder nur die über dem Marshal, wie am Tisch vereinbart.
    .rule = CE-EVENT-REVENGE
event-text-pickpocketing = Wer an seinem Platz allein ist, nimmt eine dort liegende Geldbörse.
    .rule = CE-EVENT-PICKPOCKET
event-text-hostage-taking = Wer in oder auf der Lokomotive ist, bekommt 250 $.
    .rule = CE-EVENT-HOSTAGE
event-text-none = Diese Runde endet ohne Ereignis.
    .rule = CE-BOX-5

help-card-move = Im Zug bewegst du dich genau einen Waggon weit, auf den Dächern einen bis drei in eine Richtung. Die Etage bleibt dieselbe.
    .rule = CE-MOVE-1
help-card-floor = Du kletterst aus dem Waggon auf sein Dach oder vom Dach hinein.
    .rule = CE-FLOOR-1
help-card-fire = Im Zug schießt du in einen angrenzenden Waggon. Auf den Dächern triffst du in jeder Richtung die Nächststehenden, egal wie weit entfernt. Nie jemanden an deinem eigenen Platz. Das Opfer bekommt eine deiner Patronen in seinen Stapel.
    .rule = CE-FIRE-1
help-card-rob = Du nimmst ein Beutestück von dort, wo du stehst. Was eine Geldbörse wert ist, erfährst du, sobald sie dir gehört.
    .rule = CE-ROB-1
help-card-punch = Du schlägst einen Banditen an deinem Platz: Ein Beutestück fällt dir vor die Füße, und er landet in einem angrenzenden Waggon.
    .rule = CE-PUNCH-1
help-card-marshal = Der Marshal geht einen Waggon weit. Wen er antrifft, der bekommt eine neutrale Patrone und flieht auf das Dach.
    .rule = CE-MARSHAL-1
help-card-bullet = Eine Patrone, die dich getroffen hat. Sie ist nicht spielbar und bleibt bis zum Ende in deinem Stapel.
    .rule = CE-ROUND-9
help-symbol-standard = Reihum im Uhrzeigersinn spielt jeder eine Karte offen oder zieht drei.
    .rule = CE-ROUND-3
help-symbol-tunnel = In diesem Zug werden die Karten verdeckt gespielt.
    .rule = CE-ROUND-3
help-symbol-speeding-up = Jeder ist zweimal hintereinander dran, bevor der Nächste folgt.
    .rule = CE-ROUND-4
help-symbol-switching = Dieser Zug geht gegen den Uhrzeigersinn und beginnt trotzdem beim Startspieler.
    .rule = CE-ROUND-5
help-loot-purse = 250 bis 500 $ wert. Wie viel genau, weiß nur, wer sie einmal besessen hat.
    .rule = CE-BOX-3
help-loot-jewel = 500 $ wert.
    .rule = CE-BOX-3
help-loot-strongbox = 1.000 $ wert. Eine steht beim Marshal in der Lokomotive, die andere kommt nur durch „Alles mitnehmen!“.
    .rule = CE-BOX-3
help-marshal = Wer mit dem Marshal im selben Waggon ist, bekommt eine neutrale Patrone und flieht auf dessen Dach.
    .rule = CE-MARSHAL-2
help-gunslinger = Wer die meisten Patronen verschossen hat, bekommt 1.000 $; bei Gleichstand bekommt jeder den vollen Betrag.
    .rule = CE-SCORE-2
help-draw = Statt zu spielen, nimmst du drei Karten von deinem Stapel.
    .rule = CE-ROUND-2
help-phase-schemin = Alle planen: Karte für Karte wächst ein gemeinsamer Stapel.
    .rule = CE-ROUND-2
help-phase-stealin = Der Stapel wird in der gespielten Reihenfolge ausgeführt. Was geplant ist, muss geschehen, wenn es möglich ist.
    .rule = CE-ROUND-8
help-expert = Profispiel: Deine Hand bleibt dir. Nach dem Planen wählst du geheim, was du für die nächste Runde behältst; der Rest und alle Patronen auf der Hand kommen auf deine eigene Ablage.
    .rule = CE-EXPERT-1
help-expert-piles = Auch ausgeführte Karten kommen auf die Ablage ihres Besitzers, und nur er darf sie durchsehen. Patronen, die du bekommst, liegen oben auf deinem Nachziehstapel. Ist er leer und du musst ziehen, wird die Ablage zu einem neuen gemischt.
    .rule = CE-EXPERT-2
help-teams = Zu zweit: Jeder führt zwei Banditen mit einer gemeinsamen Hand, und jede Karte gilt für ihren Banditen. Auch der eigene Partner ist ein Ziel. Es gibt keinen Revolverhelden, und das reichste Team gewinnt.
    .rule = CE-TEAM-1

## Was sich an einem Tisch einstellen lässt

option-django-push = Djangos Stoß
    .help = Ob Django einen getroffenen Banditen stoßen darf oder muss.
    .rule = CE-DJANGO-1
option-django-push-may = Django entscheidet
    .source = { source-followed }
option-django-push-must = Immer
    .source = { source-other }
option-marshals-revenge = Die Rache des Marshals
    .help = Ob die Rache alle auf den Dächern trifft oder nur die über dem Marshal.
    .rule = CE-EVENT-REVENGE
option-marshals-revenge-every-roof = Alle Dächer
    .source = { source-followed }
option-marshals-revenge-above-marshal = Nur über dem Marshal
    .source = { source-other }
option-open-pile = Karten im Stapel
    .help = Ob man offen gespielte Karten nachsehen darf oder sie sich merken muss.
    .rule = CE-ROUND-8
option-open-pile-true = Für alle einsehbar
    .source = { source-followed }
option-open-pile-false = Muss man sich merken
    .source = { source-house }
option-expert = Profispiel
    .help = Ob man über mehrere Runden plant: Man wählt, was auf der Hand bleibt, gespielte Karten kommen auf den eigenen Ablagestapel, und Patronen liegen oben auf dem Nachziehstapel. Zu zweit gilt es immer.
    .rule = CE-EXPERT-1
option-expert-false = Grundspiel
    .source = { source-followed }
option-expert-true = Profispiel
    .source = { source-followed }
source-followed = Wie in der Regel, der diese Ausgabe folgt.
source-other = Wie in anderen Ausgaben.
source-house = Eine Hausregel.

## Das Ende

outcome-winner = { $decided_by ->
    [bullets] { $winners } gewinnt: gleich reich, aber von weniger Patronen getroffen.
    [shared] { $winners } teilen sich den Sieg.
   *[money] { $winners } ist am reichsten und gewinnt.
}
outcome-gunslinger = { $count ->
    [one] { $bandits } ist der Revolverheld und bekommt 1.000 $.
   *[other] { $bandits } sind Revolverhelden und bekommen je 1.000 $.
}
score-bandit = Bandit
score-money = Summe
score-loot = Beute
score-ransom = Lösegeld
score-gunslinger = Revolverheld
score-bullets = Erhaltene Patronen
score-rank = Rang
