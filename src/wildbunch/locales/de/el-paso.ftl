### Die Worte von El Paso: Namen, Sätze des Protokolls, Aktionen, Gründe und Hilfen.
### Arguments: bandit, actor, lookout, town and lists (cards, values) are names ready to show; place is a key to select on; value, number,
### tiles, nuggets, position, stars, brands, sixes, sheriff are numbers; yes or no for booleans; "unknown" for what the reader may not know.

## Namen

bandit-annie = Annie
bandit-bart = Bart
bandit-cole = Cole
bandit-dolores = Dolores
bandit-emmett = Emmett

place-bank = Bank
place-saloon = Saloon
place-mine = Goldmine
place-pasture = Rinderweide
place-hotel = Hotel
place-corral = Pferdekorral

town-deadwood = Deadwood
town-cheyenne = Cheyenne
town-abilene = Abilene
town-santa-fe = Santa Fe
town-san-diego = San Diego
town-tombstone = Tombstone
town-el-paso = El Paso

phase-raid = Überfall
phase-draw = Nachziehen
phase-leave = Gehen oder bleiben
phase-over = Spielende

lookout = Schmiere
sheriff = Sheriff-Feld
bag = Beutel
star = Sheriffstern
brand = Brandzeichen
six = Sechs
raid-card = { $place ->
    [bank] Bank { $value }
    [saloon] Saloon { $value }
    [mine] Goldmine { $value }
    [pasture] Rinderweide { $value }
    [hotel] Hotel { $value }
   *[corral] Pferdekorral { $value }
}
raid-card-hidden = Raubzugkarte
rate = { $value ->
    [0] gibt es hier nicht
   *[other] { $value }:1
}
nuggets = { $value ->
    [one] ein Nugget
   *[other] { $value } Nuggets
}
mark-found = In einer Beschreibung des gedruckten Spiels gefunden
mark-reconstructed = Rekonstruiert: passt zu allen veröffentlichten Hinweisen

## Das Protokoll: ein Satz für jede Art von Ereignis

log-dealt = { $cards ->
    [unknown] { $bandit } bekommt sechs Karten.
   *[other] { $bandit } bekommt { $cards }.
}
log-town-entered = Stadt { $number }: { $town }. { $lookout } steht Schmiere.
log-laid = { $place ->
    [bank] Beute in der Bank: { $values }.
    [saloon] Beute im Saloon: { $values }.
    [mine] Beute in der Goldmine: { $values }.
    [pasture] Beute auf der Rinderweide: { $values }.
    [hotel] Beute im Hotel: { $values }.
   *[corral] Beute im Pferdekorral: { $values }.
}
log-returned = { $place ->
    [bank] Hier gibt es keine Bank: { $values } zurück in den Beutel.
    [saloon] Hier gibt es keinen Saloon: { $values } zurück in den Beutel.
    [mine] Hier gibt es keine Goldmine: { $values } zurück in den Beutel.
    [pasture] Hier gibt es keine Rinderweide: { $values } zurück in den Beutel.
    [hotel] Hier gibt es kein Hotel: { $values } zurück in den Beutel.
   *[corral] Hier gibt es keinen Pferdekorral: { $values } zurück in den Beutel.
}
log-chosen = { $place ->
    [unknown] { $bandit } hat eine Karte gewählt.
    [bank] { $bandit } hat Bank { $value } gewählt.
    [saloon] { $bandit } hat Saloon { $value } gewählt.
    [mine] { $bandit } hat Goldmine { $value } gewählt.
    [pasture] { $bandit } hat Rinderweide { $value } gewählt.
    [hotel] { $bandit } hat Hotel { $value } gewählt.
   *[corral] { $bandit } hat Pferdekorral { $value } gewählt.
}
log-changed = { $place ->
    [unknown] { $bandit } hat eine andere Karte gewählt.
    [bank] { $bandit } wählt stattdessen Bank { $value }.
    [saloon] { $bandit } wählt stattdessen Saloon { $value }.
    [mine] { $bandit } wählt stattdessen Goldmine { $value }.
    [pasture] { $bandit } wählt stattdessen Rinderweide { $value }.
    [hotel] { $bandit } wählt stattdessen Hotel { $value }.
   *[corral] { $bandit } wählt stattdessen Pferdekorral { $value }.
}
log-revealed = { $place ->
    [bank] { $bandit } überfällt die Bank mit der { $value }.
    [saloon] { $bandit } überfällt den Saloon mit der { $value }.
    [mine] { $bandit } überfällt die Goldmine mit der { $value }.
    [pasture] { $bandit } überfällt die Rinderweide mit der { $value }.
    [hotel] { $bandit } überfällt das Hotel mit der { $value }.
   *[corral] { $bandit } überfällt den Pferdekorral mit der { $value }.
}
log-rolled = { $bandit } würfelt. Sterne: { $stars }; Brandzeichen: { $brands }; Sechsen: { $sixes }. Würfel auf dem Sheriff-Feld: { $sheriff } von 5.
log-arrested = Fünf Sterne! Der Sheriff verhaftet alle, die noch in { $town } sind.
log-tiles-lost = { $tiles ->
    [0] { $bandit } hatte keine Beute zu verlieren.
    [one] { $bandit } verliert ein Plättchen.
   *[other] { $bandit } verliert { $tiles } Plättchen.
}
log-taken = { $place ->
    [bank] { $bandit } nimmt die { $value } aus der Bank.
    [saloon] { $bandit } nimmt die { $value } aus dem Saloon.
    [mine] { $bandit } nimmt die { $value } aus der Goldmine.
    [pasture] { $bandit } nimmt die { $value } von der Rinderweide.
    [hotel] { $bandit } nimmt die { $value } aus dem Hotel.
   *[corral] { $bandit } nimmt die { $value } aus dem Pferdekorral.
}
log-empty-handed = { $place ->
    [bank] { $bandit } findet in der Bank nichts mehr.
    [saloon] { $bandit } findet im Saloon nichts mehr.
    [mine] { $bandit } findet in der Goldmine nichts mehr.
    [pasture] { $bandit } findet auf der Rinderweide nichts mehr.
    [hotel] { $bandit } findet im Hotel nichts mehr.
   *[corral] { $bandit } findet im Pferdekorral nichts mehr.
}
log-shut = { $place ->
    [saloon] Der Saloon ist zu, denn kein Würfel zeigt eine Sechs: { $bandit } geht leer aus.
   *[pasture] Kein Würfel zeigt ein Brandzeichen: { $bandit } bekommt keine Rinder.
}
log-picked = { $value ->
    [unknown] { $place ->
        [bank] { $bandit } zieht eine Karte: Bank.
        [saloon] { $bandit } zieht eine Karte: Saloon.
        [mine] { $bandit } zieht eine Karte: Goldmine.
        [pasture] { $bandit } zieht eine Karte: Rinderweide.
        [hotel] { $bandit } zieht eine Karte: Hotel.
       *[corral] { $bandit } zieht eine Karte: Pferdekorral.
    }
   *[other] { $place ->
        [bank] { $bandit } zieht Bank { $value }.
        [saloon] { $bandit } zieht Saloon { $value }.
        [mine] { $bandit } zieht Goldmine { $value }.
        [pasture] { $bandit } zieht Rinderweide { $value }.
        [hotel] { $bandit } zieht Hotel { $value }.
       *[corral] { $bandit } zieht Pferdekorral { $value }.
    }
}
log-stayed = { $bandit } bleibt für einen weiteren Überfall.
log-left = { $bandit } verlässt die Stadt an Position { $position }.
log-town-emptied = { $town } ist leer geräumt: Alle reiten weiter.
log-kept = { $place ->
    [bank] { $bandit } behält Bank { $value }.
    [saloon] { $bandit } behält Saloon { $value }.
    [mine] { $bandit } behält Goldmine { $value }.
    [pasture] { $bandit } behält Rinderweide { $value }.
    [hotel] { $bandit } behält Hotel { $value }.
   *[corral] { $bandit } behält Pferdekorral { $value }.
}
log-exchanged = { $tiles ->
    [one] { $nuggets ->
        [one] { $bandit } tauscht ein Plättchen gegen ein Nugget.
       *[other] { $bandit } tauscht ein Plättchen gegen { $nuggets } Nuggets.
    }
   *[other] { $nuggets ->
        [one] { $bandit } tauscht { $tiles } Plättchen gegen ein Nugget.
       *[other] { $bandit } tauscht { $tiles } Plättchen gegen { $nuggets } Nuggets.
    }
}
log-town-ended = { $town } ist erledigt; was noch dort lag, kommt in den Beutel zurück.
log-cashed = { $nuggets ->
    [one] { $bandit } tauscht die letzten Plättchen gegen ein Nugget.
   *[other] { $bandit } tauscht die letzten Plättchen gegen { $nuggets } Nuggets.
}
log-game-over = Der Ritt durch die sieben Städte ist zu Ende.

## Aktionen, wie auf einem Knopf

action-raid = { $place ->
    [bank] Bank mit { $value } überfallen
    [saloon] Saloon mit { $value } überfallen
    [mine] Goldmine mit { $value } überfallen
    [pasture] Rinderweide mit { $value } überfallen
    [hotel] Hotel mit { $value } überfallen
   *[corral] Pferdekorral mit { $value } überfallen
}
action-pick = { $place ->
    [bank] Karte ziehen: Bank
    [saloon] Karte ziehen: Saloon
    [mine] Karte ziehen: Goldmine
    [pasture] Karte ziehen: Rinderweide
    [hotel] Karte ziehen: Hotel
   *[corral] Karte ziehen: Pferdekorral
}
action-stay = Für einen weiteren Überfall bleiben
action-leave = Die Stadt verlassen
action-keep = { $place ->
    [bank] Bank { $value } behalten
    [saloon] Saloon { $value } behalten
    [mine] Goldmine { $value } behalten
    [pasture] Rinderweide { $value } behalten
    [hotel] Hotel { $value } behalten
   *[corral] Pferdekorral { $value } behalten
}
action-exchange = Den Rest tauschen

## Was man vor einer Wahl ausrechnen würde

figure-arrest = Wahrscheinlichkeit einer Verhaftung beim nächsten Wurf: { $value }
figure-open = Wahrscheinlichkeit, dass der nächste Wurf diesen Ort öffnet: { $value }
figure-nuggets = Nuggets, wenn der Rest jetzt getauscht wird: { $value }
figure-position = Plättchen, die du behalten darfst: { $value }

## Wer jetzt was tun muss

decision-raid = { $you ->
    [yes] Wähle eine Karte für den Überfall; bis alle gewählt haben, darfst du sie tauschen.
   *[no] Noch zu wählen hat: { $actor }.
}
decision-pick = { $you ->
    [yes] Ziehe eine Karte von einem Stapel.
   *[no] { $actor } zieht eine Karte.
}
decision-stay = { $you ->
    [yes] Die Stadt verlassen oder für einen weiteren Überfall bleiben?
   *[no] { $actor } entscheidet, ob es weitergeht.
}
decision-keep = { $you ->
    [yes] Wähle die Plättchen, die du behältst; der Rest wird getauscht.
   *[no] { $actor } wählt, was behalten wird.
}
decision-over = Das Spiel ist zu Ende.
