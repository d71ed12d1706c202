### Was nur die Befehlszeile sagt.

cli-you-are = Du fährst als { $bandit }.
cli-opponents = Gegen dich: { $bandits }.
cli-how-to = Tippe die Nummer deiner Wahl. „?“ erklärt alle Möglichkeiten, „? 2“ eine davon; „log“ erzählt das Spiel bisher, „rules“ fasst die Regeln zusammen, „options“ die Hausregeln, „quit“ beendet es.
cli-prompt = Deine Wahl:
cli-round = Runde { $round } von 5: { $card }
cli-turns = Züge: { $turns }
cli-pile = Auf dem Stapel:
cli-pile-empty = Der Stapel ist leer.
cli-pile-card = { $index } { $bandit }: { $card }
cli-pile-card-down = { $index } { $bandit }: { $card }, verdeckt
cli-pile-card-done = { $index } { $bandit }: { $card }, erledigt
cli-hand = Deine Hand: { $cards }
cli-hand-of = { $bandit } hat auf der Hand: { $cards }
cli-hand-empty = Deine Hand ist leer.
cli-discard = Dein Ablagestapel: { $cards }
cli-leaving = Wird abgelegt: { $cards }
cli-bullets-on-top = { $count ->
    [one] Oben auf deinem Nachziehstapel liegt eine Patrone.
   *[other] Oben auf deinem Nachziehstapel liegen { $count } Patronen.
}
cli-option = { $name }: { $choice }
cli-options-here = Hausregeln: { $options }
cli-options-of = Die Optionen von { $game }, jede als --option NAME=WERT:
cli-option-default = { $choice } (gilt, wenn nichts gesagt ist)
cli-option-choice = { $choice }. { $source }
cli-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
cli-loot = Deine Beute: { $loot }
cli-loot-none = Du hast keine Beute.
cli-neutral = Neutrale Patronen übrig: { $left }
cli-column-bandit = Bandit
cli-column-left = Patronen
cli-column-received = Treffer
cli-column-purses = Börsen
cli-column-jewels = Juwelen
cli-column-strongboxes = Kassetten
cli-column-hand = Hand
cli-column-deck = Stapel
# In einer Zelle des Zuges, höchstens zehn Stellen breit.
cli-cell-purses = { $count ->
    [one] 1 Börse
   *[other] { $count } Börsen
}
cli-cell-jewels = { $count ->
    [one] 1 Juwel
   *[other] { $count } Juwelen
}
cli-cell-strongboxes = { $count ->
    [one] 1 Kassette
   *[other] { $count } Kassett.
}
cli-cell-token = { $value ->
    [unknown] Börse { $token }
   *[other] #{ $token } { $value } $
}
cli-choices = Was du tun kannst:
cli-refusals = Was nicht geht, und warum:
cli-refusal = { $choice }: { $why } ({ $rule })
cli-explained = { $name }: { $text } ({ $rule })
cli-rule = Regel { $rule }
cli-not-a-choice = „{ $text }“ steht nicht zur Wahl: Tippe eine Nummer von 1 bis { $count } oder ? für eine Erklärung und alle Befehle.
cli-log-empty = Bisher ist nichts geschehen.
cli-left = Du hast das Spiel verlassen.
cli-saved = Die Aufzeichnung des Spiels steht in { $file }.
cli-over = So ging es aus:
cli-chooses = { $bandit } wählt „{ $action }“.
cli-replay-of = { $count ->
    [one] Eine Partie { $game } mit einem Schritt: { $bandits }.
   *[other] Eine Partie { $game } mit { $count } Schritten: { $bandits }.
}
cli-replay-verified = Die Aufzeichnung stimmt: Jeder Schritt ist spielbar, alle Ereignisse stimmen überein, und das Geheimnis passt zur Prüfsumme.
cli-replay-stored = Die Aufzeichnung ist lesbar, lässt sich aber nicht nachspielen: Sie ist unvollständig, zeigt nur die Sicht eines Platzes oder folgt anderen Regeln. Gezeigt wird, was darin steht.
cli-replay-chosen-deal = Sie beginnt mit einer Stellung: Für deren Zustandekommen bürgt das Geheimnis nicht.
cli-replay-chosen-chance = { $count ->
    [one] In einem Schritt hat, wer die Aufzeichnung schrieb, den Zufall gewählt: Dafür bürgt das Geheimnis nicht.
   *[other] In { $count } Schritten hat, wer die Aufzeichnung schrieb, den Zufall gewählt: Dafür bürgt das Geheimnis nicht.
}
cli-replay-step = Nach Schritt { $step } von { $count }
cli-replay-choice = Schritt { $step }: { $bandit } wählt „{ $action }“.
cli-replay-how-to = Eingabetaste: weiter; „b“: zurück; eine Zahl: zu diesem Schritt; „q“: Ende.
cli-replay-prompt = Schritt { $step }:
cli-replay-not-a-step = „{ $text }“ ist kein Schritt: Tippe eine Zahl von 0 bis { $count }, die Eingabetaste, b oder q.
cli-replay-unfinished = Die Aufzeichnung endet vor dem Spiel.

## Analysis

cli-analysis-positions = Stellungen
cli-analysis-of = { $bandit } in einer Partie { $game }, beurteilt nach dem, was { $bandit } wusste: { $steps } Schritte, { $iterations } Durchläufe für jede Stellung.
cli-analysis-same = Die Suche hätte dasselbe gespielt.
cli-analysis-better = Die Suche hätte „{ $action }“ gespielt. Vergebene Gewinnchance: { $gain }.
cli-analysis-column-win = Chance
cli-analysis-column-money = Geld
cli-analysis-column-visits = Versuche
cli-analysis-column-line = Wie es weitergehen könnte
cli-analysis-played = gespielt
cli-analysis-best = beste
cli-analysis-curve = Die Gewinnchance nach jedem Schritt:
cli-analysis-moments = Das hat entschieden:
cli-analysis-no-moments = Kein einzelner Schritt hat entschieden.
cli-analysis-rose = { $number }. Schritt { $step }: Die Gewinnchance stieg von { $before } auf { $after }.
cli-analysis-fell = { $number }. Schritt { $step }: Die Gewinnchance fiel von { $before } auf { $after }.

## El Paso

cli-town = Stadt { $number } von 7: { $town }. Schmiere: { $lookout }. Überfälle bisher: { $raids }
cli-dice = Sheriff-Feld: { $field }   letzter Wurf: Sterne { $stars }, Brandzeichen { $brands }, Sechsen { $sixes }
cli-piles = Noch nie gesehene Raubzugkarten (Ablage der Reihe nach): { $piles }
cli-next-town = Danach Stadt { $number }, { $town }: { $places }
cli-in-town = in der Stadt
cli-arrested = verhaftet
cli-left-in = weg, Position { $position }
cli-kept = behält { $tiles }
cli-column-place = Ort
cli-column-rate = Kurs (* rekonstruiert)
cli-column-stack = Plättchen, oberstes zuerst
cli-column-in-town = Wo
cli-column-chosen = Gewählt
cli-column-nuggets = Nuggets
cli-column-tiles = Plättchen

## Eigene Bots

cli-bot-replaced = Für { $bandit } spielt jetzt random: { $reason }.
bot-fault-raised = { $bot } brach ab mit { $detail }
bot-fault-illegal = { $bot } wählte „{ $detail }“, was nicht erlaubt ist
bot-fault-unstarted = { $bot } ließ sich nicht starten ({ $detail })
bot-fault-version = { $bot } spricht Version { $detail } des Protokolls, und hier wird nur Version 1 verstanden
bot-fault-ended = { $bot } endete, bevor es geantwortet hatte ({ $detail })
bot-fault-garbage = { $bot } schrieb „{ $detail }“, was keine Antwort ist
bot-fault-silent = { $bot } antwortete nicht innerhalb von { $detail } s
