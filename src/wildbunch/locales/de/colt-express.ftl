### Die Wörter von Colt Express. Zu den Argumenten siehe die englische Datei; Waggon 0 ist die Lokomotive.

## Namen

bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-tuco = Tuco

card-move = Bewegung
card-floor = Etagenwechsel
card-fire = Schießen
card-rob = Raub
card-punch = Hieb
card-marshal = Marshal
card-bullet = Patrone
card-unknown = Verdeckte Karte

loot-purse = Geldbörse
loot-jewel = Juwel
loot-strongbox = Geldkassette

level-inside = Innen
level-roof = Dach

phase-schemin = Planen!
phase-stealin = Rauben!
phase-placing = Einsteigen
phase-keeping = Behalten
phase-over = Spielende

symbol-standard = Standardzug
symbol-tunnel = Tunnel
symbol-speeding-up = Beschleunigung
symbol-switching = Richtungswechsel

round-card-angry-marshal = Wütender Marshal
round-card-swivel-arm = Schwenkarm
round-card-braking = Bremsen
round-card-take-it-all = Alles mitnehmen!
round-card-passengers-rebellion = Rebellion der Passagiere
round-card-tunnels = Tunnelstrecke
round-card-bridge = Brücke
round-card-marshals-revenge = Die Rache des Marshals
round-card-pickpocketing = Taschendiebstahl
round-card-hostage-taking = Geiselnahme des Schaffners

marshal = Marshal
neutral-bullets = Neutrale Patronen
# Der Name eines Waggons.
car-name = { $car ->
    [0] Lokomotive
   *[other] Waggon { $car }
}
# Wo sich jemand oder etwas befindet.
spot-name = { $level ->
    [roof] { $car ->
        [0] Dach der Lokomotive
       *[other] Dach von Waggon { $car }
    }
   *[inside] { $car ->
        [0] In der Lokomotive
       *[other] In Waggon { $car }
    }
}
# Die zwei Banditen eines Spielers im Spiel zu zweit, und eine Karte von einem von ihnen.
team-name = Team { $first } & { $second }
team-card = { $card } ({ $bandit })
team-action = { $bandit }: { $action }
money = { $value } $
purse-value = { $value ->
    [unknown] Geldbörse von unbekanntem Wert
   *[other] Geldbörse im Wert von { $value } $
}

## Das Protokoll: ein Satz für jede Art von Ereignis

log-round-started = Runde { $round } beginnt. Startspieler ist { $first }.
log-draws = { $cards ->
    [unknown] { $count ->
        [one] { $bandit } zieht eine Karte.
       *[other] { $bandit } zieht { $count } Karten.
    }
   *[other] { $bandit } zieht { $cards }.
}
log-round-card = { $card ->
    [angry_marshal] Die Rundenkarte heißt „Wütender Marshal“ und hat { $count } Züge.
    [swivel_arm] Die Rundenkarte heißt „Schwenkarm“ und hat { $count } Züge.
    [braking] Die Rundenkarte heißt „Bremsen“ und hat { $count } Züge.
    [take_it_all] Die Rundenkarte heißt „Alles mitnehmen!“ und hat { $count } Züge.
    [passengers_rebellion] Die Rundenkarte heißt „Rebellion der Passagiere“ und hat { $count } Züge.
    [tunnels] Die Rundenkarte zeigt eine Tunnelstrecke: { $count } Züge und kein Ereignis.
    [bridge] Die Rundenkarte zeigt eine Brücke: { $count } Züge und kein Ereignis.
    [marshals_revenge] Der Bahnhof ist nah: „Die Rache des Marshals“ mit { $count } Zügen.
    [pickpocketing] Der Bahnhof ist nah: „Taschendiebstahl“ mit { $count } Zügen.
   *[hostage_taking] Der Bahnhof ist nah: „Geiselnahme des Schaffners“ mit { $count } Zügen.
}
log-turn-started = { $symbol ->
    [tunnel] Zug { $turn } führt durch einen Tunnel: Die Karten werden verdeckt gespielt.
    [speeding_up] Zug { $turn } ist eine Beschleunigung: Alle sind zweimal hintereinander dran.
    [switching] Zug { $turn } wechselt die Richtung: Es geht gegen den Uhrzeigersinn.
   *[standard] Zug { $turn } beginnt: Die Karten werden offen gespielt.
}
log-played = { $face_down ->
    [yes] { $card ->
        [move] { $bandit } spielt verdeckt eine Bewegung.
        [floor] { $bandit } spielt verdeckt einen Etagenwechsel.
        [fire] { $bandit } spielt verdeckt einen Schuss.
        [rob] { $bandit } spielt verdeckt einen Raub.
        [punch] { $bandit } spielt verdeckt einen Hieb.
        [marshal] { $bandit } spielt verdeckt den Marshal.
       *[unknown] { $bandit } spielt eine verdeckte Karte.
    }
   *[no] { $card ->
        [move] { $bandit } spielt eine Bewegung.
        [floor] { $bandit } spielt einen Etagenwechsel.
        [fire] { $bandit } spielt einen Schuss.
        [rob] { $bandit } spielt einen Raub.
        [punch] { $bandit } spielt einen Hieb.
        [marshal] { $bandit } spielt den Marshal.
       *[unknown] { $bandit } spielt eine Karte.
    }
}
log-passed = { $bandit } kann weder spielen noch ziehen und passt.
log-stealin-started = { $cards ->
    [0] Jetzt wird geraubt, aber niemand hat eine Karte gespielt.
    [one] Jetzt wird geraubt: Eine Karte wird umgedreht und ausgeführt.
   *[other] Jetzt wird geraubt: { $cards } Karten werden in der gespielten Reihenfolge ausgeführt.
}
log-resolves = { $card ->
    [move] Karte { $index }: { $bandit } bewegt sich.
    [floor] Karte { $index }: { $bandit } wechselt die Etage.
    [fire] Karte { $index }: { $bandit } schießt.
    [rob] Karte { $index }: { $bandit } raubt.
    [punch] Karte { $index }: { $bandit } schlägt zu.
   *[marshal] Karte { $index }: { $bandit } bewegt den Marshal.
}
log-no-effect = { $reason ->
    [no_target] { $bandit } hat kein Ziel und behält die Patrone.
    [no_bullets] { $bandit } drückt ab, aber der Revolver ist leer.
    [no_loot] { $bandit } findet hier nichts zu stehlen.
   *[nobody_here] { $bandit } will zuschlagen, aber niemand ist hier.
}
log-moved = { $level ->
    [roof] { $to ->
        [0] { $bandit } läuft über die Dächer bis zur Lokomotive.
       *[other] { $bandit } läuft über die Dächer bis zu Waggon { $to }.
    }
   *[inside] { $to ->
        [0] { $bandit } geht in die Lokomotive.
       *[other] { $bandit } geht in Waggon { $to }.
    }
}
log-climbed = { $level ->
    [roof] { $car ->
        [0] { $bandit } klettert auf das Dach der Lokomotive.
       *[other] { $bandit } klettert auf das Dach von Waggon { $car }.
    }
   *[inside] { $car ->
        [0] { $bandit } klettert hinab in die Lokomotive.
       *[other] { $bandit } klettert hinab in Waggon { $car }.
    }
}
log-marshal-moved = { $bandit ->
    [none] { $to ->
        [0] Der Marshal stürmt in die Lokomotive.
       *[other] Der Marshal stürmt in Waggon { $to }.
    }
   *[other] { $to ->
        [0] { $bandit } lockt den Marshal in die Lokomotive.
       *[other] { $bandit } lockt den Marshal in Waggon { $to }.
    }
}
log-shot = { $left ->
    [0] { $bandit } trifft { $target } mit der letzten Patrone.
    [one] { $bandit } trifft { $target } und hat noch eine Patrone.
   *[other] { $bandit } trifft { $target } und hat noch { $left } Patronen.
}
log-pushed = { $level ->
    [roof] { $to ->
        [0] Der Schuss wirft { $target } auf das Dach der Lokomotive.
       *[other] Der Schuss wirft { $target } auf das Dach von Waggon { $to }.
    }
   *[inside] { $to ->
        [0] Der Schuss wirft { $target } in die Lokomotive.
       *[other] Der Schuss wirft { $target } in Waggon { $to }.
    }
}
log-robbed = { $loot ->
    [jewel] { $bandit } stiehlt ein Juwel.
    [strongbox] { $bandit } erbeutet eine Geldkassette.
   *[purse] { $value ->
        [unknown] { $bandit } stiehlt eine Geldbörse.
       *[other] { $bandit } stiehlt eine Geldbörse im Wert von { $value } $.
    }
}
log-punched = { $bandit } schlägt { $target }.
log-dropped = { $loot ->
    [jewel] { $target } lässt ein Juwel fallen.
    [strongbox] { $target } lässt eine Geldkassette fallen.
   *[purse] { $value ->
        [unknown] { $target } lässt eine Geldbörse fallen.
       *[other] { $target } lässt eine Geldbörse im Wert von { $value } $ fallen.
    }
}
log-snatched = { $value ->
    [unknown] { $bandit } entreißt { $target } eine Geldbörse.
   *[other] { $bandit } entreißt { $target } eine Geldbörse im Wert von { $value } $.
}
log-shoved = { $level ->
    [roof] { $to ->
        [0] { $target } landet auf dem Dach der Lokomotive.
       *[other] { $target } landet auf dem Dach von Waggon { $to }.
    }
   *[inside] { $to ->
        [0] { $target } landet in der Lokomotive.
       *[other] { $target } landet in Waggon { $to }.
    }
}
log-marshal-hits = { $car ->
    [0] Der Marshal trifft { $bandit } bei der Lokomotive.
   *[other] Der Marshal trifft { $bandit } bei Waggon { $car }.
}
log-flees = { $car ->
    [0] { $bandit } flieht auf das Dach der Lokomotive.
   *[other] { $bandit } flieht auf das Dach von Waggon { $car }.
}
log-supply-short = { $left ->
    [0] Es sind keine neutralen Patronen mehr da, niemand wird getroffen.
    [one] Nötig sind { $needed } neutrale Patronen, da ist nur noch eine: Niemand wird getroffen, und sie scheidet aus.
   *[other] Nötig sind { $needed } neutrale Patronen, da sind nur noch { $left }: Niemand wird getroffen, und sie scheiden aus.
}
log-event-started = { $event ->
    [angry_marshal] Wütender Marshal: Er feuert auf das Dach über sich und zieht weiter.
    [swivel_arm] Schwenkarm: Alle auf den Dächern werden ans Zugende gefegt.
    [braking] Bremsen: Alle auf den Dächern rutschen einen Waggon nach vorn.
    [take_it_all] Alles mitnehmen!: Die zweite Geldkassette kommt ins Spiel.
    [passengers_rebellion] Rebellion der Passagiere: Auf alle im Inneren des Zuges wird geschossen.
    [marshals_revenge] Die Rache des Marshals: Auf den Dächern geht die billigste Geldbörse verloren.
    [pickpocketing] Taschendiebstahl: Wer allein ist, nimmt eine Geldbörse.
   *[hostage_taking] Geiselnahme des Schaffners: Wer an der Lokomotive ist, bekommt Lösegeld.
}
log-swept = { $bandit } wird auf das Dach von Waggon { $to } gefegt.
log-braked = { $to ->
    [0] { $bandit } rutscht nach vorn auf das Dach der Lokomotive.
   *[other] { $bandit } rutscht nach vorn auf das Dach von Waggon { $to }.
}
log-strongbox-placed = { $car ->
    [0] Die zweite Geldkassette kommt zum Marshal in die Lokomotive.
   *[other] Die zweite Geldkassette kommt zum Marshal in Waggon { $car }.
}
log-passengers-hit = Ein Passagier trifft { $bandit }.
log-pickpockets = { $value ->
    [unknown] { $bandit } steckt eine Geldbörse ein.
   *[other] { $bandit } steckt eine Geldbörse im Wert von { $value } $ ein.
}
log-purse-lost = { $value ->
    [unknown] { $bandit } verliert die billigste Geldbörse.
   *[other] { $bandit } verliert die billigste Geldbörse im Wert von { $value } $.
}
log-ransom = { $bandit } bekommt { $amount } $ Lösegeld.
log-round-ended = Runde { $round } ist vorbei.
log-placed = { $bandit } steigt in Waggon { $car } ein.
log-reshuffles = { $count ->
    [one] { $bandit } macht aus einem Ablagestapel von einer Karte einen neuen Nachziehstapel.
   *[other] { $bandit } mischt einen Ablagestapel von { $count } Karten zu einem neuen Nachziehstapel.
}
log-discards = { $card ->
    [move] { $bandit } legt Bewegung ab.
    [floor] { $bandit } legt Etagenwechsel ab.
    [fire] { $bandit } legt Schießen ab.
    [rob] { $bandit } legt Raub ab.
    [punch] { $bandit } legt Hieb ab.
   *[marshal] { $bandit } legt Marshal ab.
}
log-done-keeping = { $bandit } hat gewählt, was auf der Hand bleibt.
log-keeps = { $count ->
    [0] { $bandit } behält keine Karte.
    [one] { $bandit } behält eine Karte für die nächste Runde.
   *[other] { $bandit } behält { $count } Karten für die nächste Runde.
}
log-game-over = Der Zug ist am Ziel, das Spiel ist aus.

## Was man wählen kann, wie auf einer Schaltfläche

action-play = { $down ->
    [yes] { $card ->
        [move] Bewegung verdeckt spielen
        [floor] Etagenwechsel verdeckt spielen
        [fire] Schießen verdeckt spielen
        [rob] Raub verdeckt spielen
        [punch] Hieb verdeckt spielen
       *[marshal] Marshal verdeckt spielen
    }
   *[no] { $card ->
        [move] Bewegung spielen
        [floor] Etagenwechsel spielen
        [fire] Schießen spielen
        [rob] Raub spielen
        [punch] Hieb spielen
       *[marshal] Marshal spielen
    }
}
action-draw = 3 Karten ziehen
action-pass = Passen
action-move = { $car ->
    [0] Zur Lokomotive bewegen
   *[other] Zu Waggon { $car } bewegen
}
action-floor = Etage wechseln
action-marshal = { $car ->
    [0] Den Marshal in die Lokomotive schicken
   *[other] Den Marshal in Waggon { $car } schicken
}
action-fire = Auf { $target } schießen
action-push = { $yes ->
    [yes] { $target } einen Waggon weit stoßen
   *[no] { $target } stehen lassen
}
action-rob = { $loot ->
    [jewel] Ein Juwel nehmen
    [strongbox] Eine Geldkassette nehmen
   *[purse] { $token ->
        [none] Eine unberührte Geldbörse nehmen
       *[other] { $value ->
            [unknown] Geldbörse { $token } nehmen
           *[other] Geldbörse { $token } im Wert von { $value } $ nehmen
        }
    }
}
action-punch = { $target } schlagen
action-drop = { $loot ->
    [jewel] { $target } muss ein Juwel fallen lassen
    [strongbox] { $target } muss eine Geldkassette fallen lassen
   *[purse] { $target } muss eine Geldbörse fallen lassen
}
action-take = { $yes ->
    [yes] Die Geldbörse nehmen
   *[no] Die Geldbörse fallen lassen
}
action-shove = { $car ->
    [0] { $target } zur Lokomotive stoßen
   *[other] { $target } zu Waggon { $car } stoßen
}
action-place = { $bandit } beginnt im letzten Waggon
action-keep = Den Rest behalten
action-discard = { $card ->
    [move] Bewegung ablegen
    [floor] Etagenwechsel ablegen
    [fire] Schießen ablegen
    [rob] Raub ablegen
    [punch] Hieb ablegen
   *[marshal] Marshal ablegen
}

## Was eine Wahl bewirken würde

preview-play = Die Karte kommt als Nummer { $count } auf den Stapel.
preview-draw = { $count ->
    [one] Eine Karte kommt aus deinem Stapel auf deine Hand.
   *[other] { $count } Karten kommen aus deinem Stapel auf deine Hand.
}
preview-keep = { $stays ->
    [none] Nichts bleibt auf deiner Hand.
   *[other] Auf deiner Hand bleibt: { $stays }.
} { $goes ->
    [none] Nichts geht weg.
   *[other] Auf deine Ablage kommt: { $goes }.
}
preview-would = Würde sie jetzt ausgeführt, könntest du: { $choices }.
preview-would-none = Würde sie jetzt ausgeführt, geschähe nichts.

## Wer jetzt was tun muss

decision-plan = { $you ->
    [yes] Du bist dran: Spiele eine Karte oder ziehe.
   *[no] { $actor } plant.
}
decision-move = { $you ->
    [yes] Wähle, wohin du dich bewegst.
   *[no] { $actor } wählt ein Ziel für die Bewegung.
}
decision-marshal = { $you ->
    [yes] Wähle, wohin der Marshal geht.
   *[no] { $actor } wählt, wohin der Marshal geht.
}
decision-fire = { $you ->
    [yes] Wähle, auf wen du schießt.
   *[no] { $actor } zielt.
}
decision-push = { $you ->
    [yes] Du hast { $target } getroffen: Auch noch stoßen?
   *[no] { $actor } überlegt, ob der Schuss { $target } wegstößt.
}
decision-rob = { $you ->
    [yes] Wähle deine Beute.
   *[no] { $actor } wählt Beute.
}
decision-punch = { $you ->
    [yes] Wähle, wen du schlägst.
   *[no] { $actor } wählt, wer geschlagen wird.
}
decision-drop = { $you ->
    [yes] Wähle, was { $target } fallen lassen muss.
   *[no] { $actor } wählt, was { $target } fallen lassen muss.
}
decision-take = { $you ->
    [yes] Nimmst du die Geldbörse, die { $target } verliert, oder soll sie fallen?
   *[no] { $actor } entscheidet über die Geldbörse von { $target }.
}
decision-shove = { $you ->
    [yes] Wähle, wo { $target } landet.
   *[no] { $actor } wählt, wo { $target } landet.
}
decision-pickpocket = { $you ->
    [yes] Du bist allein: Wähle eine Geldbörse.
   *[no] { $actor } wählt eine Geldbörse zum Einstecken.
}
decision-place = { $you ->
    [yes] Wer von beiden beginnt im letzten Waggon?
   *[no] { $actor } wählt, wer im letzten Waggon beginnt.
}
decision-keep = { $you ->
    [yes] Wähle, was gehen soll, und behalte den Rest.
   *[no] Es wählt noch, was auf der Hand bleibt: { $actor }.
}
decision-over = Das Spiel ist aus.
