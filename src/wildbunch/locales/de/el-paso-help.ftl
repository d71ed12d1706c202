### El Paso erklärt: warum etwas nicht geht, Orte, Würfel, Optionen, das Ende.
### Zu den Argumenten siehe el-paso.ftl.

## Warum etwas nicht geht

why-game-over = Das Spiel ist zu Ende.
why-not-your-turn = { $actor } ist an der Reihe.
why-unknown-action = So eine Aktion gibt es nicht.
why-not-asked-now = Darum geht es gerade nicht.
why-left-town = Du bist nicht mehr in der Stadt.
why-raid-not-in-hand = { $place ->
    [bank] Du hast keine Karte Bank { $value } auf der Hand.
    [saloon] Du hast keine Karte Saloon { $value } auf der Hand.
    [mine] Du hast keine Karte Goldmine { $value } auf der Hand.
    [pasture] Du hast keine Karte Rinderweide { $value } auf der Hand.
    [hotel] Du hast keine Karte Hotel { $value } auf der Hand.
   *[corral] Du hast keine Karte Pferdekorral { $value } auf der Hand.
}
why-raid-chosen-already = { $place ->
    [bank] Bank { $value } liegt schon verdeckt vor dir.
    [saloon] Saloon { $value } liegt schon verdeckt vor dir.
    [mine] Goldmine { $value } liegt schon verdeckt vor dir.
    [pasture] Rinderweide { $value } liegt schon verdeckt vor dir.
    [hotel] Hotel { $value } liegt schon verdeckt vor dir.
   *[corral] Pferdekorral { $value } liegt schon verdeckt vor dir.
}
why-first-raid = Am ersten Überfall einer Stadt nehmen alle teil.
why-raid-chosen-stay = Alle in der Stadt wollten bleiben; wähle also eine Karte.
why-pick-no-card = { $place ->
    [bank] Von dieser Sorte gibt es keine Karte mehr: Bank.
    [saloon] Von dieser Sorte gibt es keine Karte mehr: Saloon.
    [mine] Von dieser Sorte gibt es keine Karte mehr: Goldmine.
    [pasture] Von dieser Sorte gibt es keine Karte mehr: Rinderweide.
    [hotel] Von dieser Sorte gibt es keine Karte mehr: Hotel.
   *[corral] Von dieser Sorte gibt es keine Karte mehr: Pferdekorral.
}
why-keep-not-held = { $place ->
    [bank] Du hast kein Plättchen Bank { $value } mehr zu behalten.
    [saloon] Du hast kein Plättchen Saloon { $value } mehr zu behalten.
    [mine] Du hast kein Plättchen Goldmine { $value } mehr zu behalten.
    [pasture] Du hast kein Plättchen Rinderweide { $value } mehr zu behalten.
    [hotel] Du hast kein Plättchen Hotel { $value } mehr zu behalten.
   *[corral] Du hast kein Plättchen Pferdekorral { $value } mehr zu behalten.
}

## Hilfen; das Attribut nennt die Regel

help-place-bank = Immer offen. Plättchen von 1 bis 5.
    .rule = EP-RAID-5
help-place-saloon = Nur offen, wenn dieser Wurf eine Sechs zeigt. Plättchen von 3 bis 6.
    .rule = EP-RAID-4
help-place-mine = Immer offen. Plättchen von 1 bis 5.
    .rule = EP-RAID-5
help-place-pasture = Rinder gibt es nur, wenn dieser Wurf ein Brandzeichen zeigt. Plättchen von 3 bis 6.
    .rule = EP-RAID-4
help-place-hotel = Immer offen. Plättchen von 1 bis 5.
    .rule = EP-RAID-5
help-place-corral = Immer offen. Plättchen von 1 bis 5.
    .rule = EP-RAID-5
help-card = Die höchste Karte an einem Ort ist zuerst dran und nimmt das oberste Plättchen, das niedrigste; die nächste Karte nimmt das nächste.
    .rule = EP-RAID-5
help-dice = Wer Schmiere steht, würfelt mit allen Würfeln, die nicht auf dem Sheriff-Feld liegen. Sterne kommen dorthin und bleiben für diese Stadt.
    .rule = EP-RAID-2
help-arrest = Liegen alle fünf Würfel auf dem Sheriff-Feld, verlieren alle, die noch in der Stadt sind, alle Plättchen, auch die aus früheren Städten. Nuggets bleiben.
    .rule = EP-ARREST-1
help-lookout = Wer Schmiere steht, würfelt. In der nächsten Stadt übernimmt das der linke Nachbar.
    .rule = EP-TOWN-2
help-position = Deine Position ist um eins höher als die Zahl der Banditen, die nach früheren Überfällen dieser Stadt gegangen sind: So viele Plättchen darfst du behalten.
    .rule = EP-LEAVE-1
help-exchange = Plättchen von Orten, die es in dieser Stadt gibt, werden zu ihrem Kurs getauscht, abgerundet; alle anderen 1:1.
    .rule = EP-LEAVE-3
help-emptied = Liegt kein Plättchen mehr in der Stadt, gehen alle an ihrer gemeinsamen Position; war noch niemand gegangen, darf jeder zwei behalten.
    .rule = EP-LEAVE-5
help-piles = Ziehe eine Karte von einem beliebigen Stapel. Ein aufgebrauchter Stapel entsteht neu aus seinen Ablagen, umgedreht und nicht gemischt.
    .rule = EP-RAID-7
help-phase-raid = Alle in der Stadt wählen verdeckt eine Karte; dann werden alle aufgedeckt.
    .rule = EP-RAID-1
help-phase-draw = Alle, die am Überfall teilgenommen haben, ziehen im Uhrzeigersinn eine Karte, beginnend mit dem, der Schmiere steht.
    .rule = EP-RAID-6
help-phase-leave = Alle in der Stadt entscheiden offen und im Uhrzeigersinn: gehen oder für einen weiteren Überfall bleiben.
    .rule = EP-RAID-8
help-towns = Nur einige Felder dieser Tabelle stehen in öffentlichen Beschreibungen des gedruckten Spiels; die anderen sind eine Rekonstruktion.
    .rule = EP-BOX-4

## Optionen eines Tisches

option-tiles-per-town = Plättchen je Stadt
    .help = Wie viele Plättchen bei der Ankunft in einer Stadt gezogen werden.
    .rule = EP-TOWN-1
option-tiles-per-town-20 = 20 Plättchen
    .source = { source-followed }
option-tiles-per-town-18 = 18 Plättchen
    .source = { source-other }
option-positions = Positionen
    .help = Ob eine Position die Banditen zählt, die früher gegangen sind, oder die Gruppen, die gemeinsam gingen.
    .rule = EP-LEAVE-1
option-positions-counted = Banditen zählen
    .source = { source-reading }
option-positions-dense = Gruppen zählen
    .source = { source-reading }
option-rounding = Rundung
    .help = Ob beim Tauschen über alle Plättchen zusammen oder bei jedem einzeln abgerundet wird.
    .rule = EP-LEAVE-3
option-rounding-total = Alle zusammen
    .source = { source-reading }
option-rounding-per-tile = Jedes einzeln
    .source = { source-reading }
option-first-lookout = Erste Schmiere
    .help = Wer in der ersten Stadt würfelt.
    .rule = EP-SETUP-2
option-first-lookout-random = Zufällig
    .source = { source-followed }
option-first-lookout-first-seat = Der erste Platz
    .source = { source-house }
option-first-lookout-second-seat = Der zweite Platz
    .source = { source-house }
option-first-lookout-third-seat = Der dritte Platz
    .source = { source-house }
option-first-lookout-fourth-seat = Der vierte Platz
    .source = { source-house }
option-first-lookout-fifth-seat = Der fünfte Platz
    .source = { source-house }
option-towns = Städte
    .help = Welche Orte die Städte haben und zu welchem Kurs getauscht wird.
    .rule = EP-BOX-4
option-towns-built-in = Die Tabelle dieser Ausgabe
    .source = { source-reconstructed }
option-towns-text = Eine eigene Tabelle
    .source = { source-house }
source-followed = Wie in der Regel, der diese Ausgabe folgt.
source-other = Wie in anderen Ausgaben.
source-reading = Eine Lesart, wo die Regel es offenlässt.
source-reconstructed = Teils rekonstruiert: Die Tabelle zeigt, wo.
source-house = Eine Hausregel.

## Das Ende

outcome-winner = { $decided_by ->
    [shared] { $winners } teilen sich den Sieg.
   *[money] { $winners } hat die meisten Nuggets und gewinnt.
}
score-bandit = Bandit
score-money = Nuggets
score-nuggets = Nuggets
score-rank = Rang
