### The words of Colt Express: names, sentences of the log, choices, reasons and helps.
### Arguments: bandit, target, blocker, actor, first are names ready to show; loot, card, level, symbol, event, reason are keys
### to select on; car, from, to, count, turn (from 1), round, value, token, left are numbers; yes or no for booleans;
### "unknown" for what the reader may not know and "none" for what is not there. Car 0 is the locomotive.

game-colt-express = Colt Express

## Names

bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-tuco = Tuco

card-move = Move
card-floor = Floor Change
card-fire = Fire
card-rob = Robbery
card-punch = Punch
card-marshal = Marshal
card-bullet = Bullet
card-unknown = Face-down card

loot-purse = Purse
loot-jewel = Jewel
loot-strongbox = Strongbox

level-inside = Inside
level-roof = Roof

phase-schemin = Schemin’!
phase-stealin = Stealin’!
phase-over = Game over

symbol-standard = Standard turn
symbol-tunnel = Tunnel
symbol-speeding-up = Speeding-up
symbol-switching = Switching

round-card-angry-marshal = Angry Marshal
round-card-swivel-arm = Swivel Arm
round-card-braking = Braking
round-card-take-it-all = Take It All!
round-card-passengers-rebellion = Passengers’ Rebellion
round-card-tunnels = Tunnels
round-card-bridge = Bridge
round-card-marshals-revenge = Marshal’s Revenge
round-card-pickpocketing = Pickpocketing
round-card-hostage-taking = Hostage-Taking of the Conductor

marshal = Marshal
neutral-bullets = Neutral bullets
# The name of a car on the train.
car-name = { $car ->
    [0] Locomotive
   *[other] Car { $car }
}
# Where somebody or something is.
spot-name = { $level ->
    [roof] { $car ->
        [0] Roof of the locomotive
       *[other] Roof of car { $car }
    }
   *[inside] { $car ->
        [0] Inside the locomotive
       *[other] Inside car { $car }
    }
}
money = ${ $value }
purse-value = { $value ->
    [unknown] Purse of unknown value
   *[other] Purse worth ${ $value }
}

## The log: one sentence for each kind of event

log-round-started = Round { $round } begins. { $first } is the first player.
log-draws = { $cards ->
    [unknown] { $count ->
        [one] { $bandit } draws one card.
       *[other] { $bandit } draws { $count } cards.
    }
   *[other] { $bandit } draws { $cards }.
}
log-round-card = { $card ->
    [angry_marshal] The round card is Angry Marshal, with { $count } turns.
    [swivel_arm] The round card is Swivel Arm, with { $count } turns.
    [braking] The round card is Braking, with { $count } turns.
    [take_it_all] The round card is Take It All!, with { $count } turns.
    [passengers_rebellion] The round card is Passengers’ Rebellion, with { $count } turns.
    [tunnels] The round card shows tunnels: { $count } turns and no event.
    [bridge] The round card shows a bridge: { $count } turns and no event.
    [marshals_revenge] The train nears the station: Marshal’s Revenge, with { $count } turns.
    [pickpocketing] The train nears the station: Pickpocketing, with { $count } turns.
   *[hostage_taking] The train nears the station: Hostage-Taking of the Conductor, with { $count } turns.
}
log-turn-started = { $symbol ->
    [tunnel] Turn { $turn } runs through a tunnel: cards are played face down.
    [speeding_up] Turn { $turn } speeds up: everybody takes two steps in a row.
    [switching] Turn { $turn } switches direction: it goes counter-clockwise.
   *[standard] Turn { $turn } begins: cards are played face up.
}
log-played = { $face_down ->
    [yes] { $card ->
        [move] { $bandit } plays Move face down.
        [floor] { $bandit } plays Floor Change face down.
        [fire] { $bandit } plays Fire face down.
        [rob] { $bandit } plays Robbery face down.
        [punch] { $bandit } plays Punch face down.
        [marshal] { $bandit } plays Marshal face down.
       *[unknown] { $bandit } plays a card face down.
    }
   *[no] { $card ->
        [move] { $bandit } plays Move.
        [floor] { $bandit } plays Floor Change.
        [fire] { $bandit } plays Fire.
        [rob] { $bandit } plays Robbery.
        [punch] { $bandit } plays Punch.
        [marshal] { $bandit } plays Marshal.
       *[unknown] { $bandit } plays a card.
    }
}
log-passed = { $bandit } has nothing to play or draw and passes.
log-stealin-started = { $cards ->
    [0] Stealin’ begins, but nobody has played a card.
    [one] Stealin’ begins: one card is turned over and carried out.
   *[other] Stealin’ begins: { $cards } cards are carried out in the order they were played.
}
log-resolves = { $card ->
    [move] Card { $index }: { $bandit } moves.
    [floor] Card { $index }: { $bandit } changes floors.
    [fire] Card { $index }: { $bandit } fires.
    [rob] Card { $index }: { $bandit } robs.
    [punch] Card { $index }: { $bandit } punches.
   *[marshal] Card { $index }: { $bandit } moves the Marshal.
}
log-no-effect = { $reason ->
    [no_target] { $card ->
        [punch] { $bandit } looks for somebody to punch, but finds nobody.
       *[other] { $bandit } has nobody to shoot at and keeps the bullet.
    }
    [no_bullets] { $bandit } pulls the trigger, but the revolver is empty.
    [no_loot] { $bandit } finds nothing to steal here.
    [nobody_here] { $bandit } looks for somebody to punch, but nobody is here.
   *[nowhere] { $bandit } has nowhere to go.
}
log-moved = { $level ->
    [roof] { $to ->
        [0] { $bandit } runs across the roofs to the locomotive.
       *[other] { $bandit } runs across the roofs to car { $to }.
    }
   *[inside] { $to ->
        [0] { $bandit } walks into the locomotive.
       *[other] { $bandit } walks into car { $to }.
    }
}
log-climbed = { $level ->
    [roof] { $car ->
        [0] { $bandit } climbs onto the roof of the locomotive.
       *[other] { $bandit } climbs onto the roof of car { $car }.
    }
   *[inside] { $car ->
        [0] { $bandit } climbs down into the locomotive.
       *[other] { $bandit } climbs down into car { $car }.
    }
}
log-marshal-moved = { $bandit ->
    [none] { $to ->
        [0] The Marshal storms into the locomotive.
       *[other] The Marshal storms into car { $to }.
    }
   *[other] { $to ->
        [0] { $bandit } lures the Marshal into the locomotive.
       *[other] { $bandit } lures the Marshal into car { $to }.
    }
}
log-shot = { $left ->
    [0] { $bandit } shoots { $target } with the last bullet.
    [one] { $bandit } shoots { $target } and has one bullet left.
   *[other] { $bandit } shoots { $target } and has { $left } bullets left.
}
log-pushed = { $level ->
    [roof] { $to ->
        [0] The shot throws { $target } onto the roof of the locomotive.
       *[other] The shot throws { $target } onto the roof of car { $to }.
    }
   *[inside] { $to ->
        [0] The shot throws { $target } into the locomotive.
       *[other] The shot throws { $target } into car { $to }.
    }
}
log-robbed = { $loot ->
    [jewel] { $bandit } steals a jewel.
    [strongbox] { $bandit } seizes a strongbox.
   *[purse] { $value ->
        [unknown] { $bandit } steals a purse.
       *[other] { $bandit } steals a purse worth ${ $value }.
    }
}
log-punched = { $bandit } punches { $target }.
log-dropped = { $loot ->
    [jewel] { $target } drops a jewel.
    [strongbox] { $target } drops a strongbox.
   *[purse] { $value ->
        [unknown] { $target } drops a purse.
       *[other] { $target } drops a purse worth ${ $value }.
    }
}
log-snatched = { $value ->
    [unknown] { $bandit } snatches a purse from { $target }.
   *[other] { $bandit } snatches a purse worth ${ $value } from { $target }.
}
log-shoved = { $level ->
    [roof] { $to ->
        [0] { $target } is knocked onto the roof of the locomotive.
       *[other] { $target } is knocked onto the roof of car { $to }.
    }
   *[inside] { $to ->
        [0] { $target } is knocked into the locomotive.
       *[other] { $target } is knocked into car { $to }.
    }
}
log-marshal-hits = { $car ->
    [0] The Marshal shoots { $bandit } in the locomotive.
   *[other] The Marshal shoots { $bandit } in car { $car }.
}
log-flees = { $car ->
    [0] { $bandit } flees to the roof of the locomotive.
   *[other] { $bandit } flees to the roof of car { $car }.
}
log-supply-short = { $left ->
    [0] No neutral bullets are left, so nobody is hit.
    [one] { $needed } neutral bullets are needed and one is left: nobody is hit, and it leaves the game.
   *[other] { $needed } neutral bullets are needed and { $left } are left: nobody is hit, and they leave the game.
}
log-event-started = { $event ->
    [angry_marshal] Angry Marshal: the Marshal fires at the roof above him and moves on.
    [swivel_arm] Swivel Arm: everybody on the roofs is swept to the caboose.
    [braking] Braking: everybody on the roofs slides one car forward.
    [take_it_all] Take It All!: the second strongbox comes out.
    [passengers_rebellion] Passengers’ Rebellion: everybody inside the train is shot at.
    [marshals_revenge] Marshal’s Revenge: bandits on the roofs lose their cheapest purse.
    [pickpocketing] Pickpocketing: whoever is alone takes a purse.
   *[hostage_taking] Hostage-Taking of the Conductor: whoever is at the locomotive gets a ransom.
}
log-swept = { $bandit } is swept to the roof of car { $to }.
log-braked = { $to ->
    [0] { $bandit } slides forward to the roof of the locomotive.
   *[other] { $bandit } slides forward to the roof of car { $to }.
}
log-strongbox-placed = { $car ->
    [0] The second strongbox is put beside the Marshal in the locomotive.
   *[other] The second strongbox is put beside the Marshal in car { $car }.
}
log-passengers-hit = A passenger shoots { $bandit }.
log-pickpockets = { $value ->
    [unknown] { $bandit } pockets a purse.
   *[other] { $bandit } pockets a purse worth ${ $value }.
}
log-purse-lost = { $value ->
    [unknown] { $bandit } loses the cheapest purse.
   *[other] { $bandit } loses the cheapest purse, worth ${ $value }.
}
log-ransom = { $bandit } receives a ransom of ${ $amount }.
log-round-ended = Round { $round } is over.
log-game-over = The train has arrived and the game is over.

## Choices, as on a button

action-play = { $down ->
    [yes] { $card ->
        [move] Play Move face down
        [floor] Play Floor Change face down
        [fire] Play Fire face down
        [rob] Play Robbery face down
        [punch] Play Punch face down
       *[marshal] Play Marshal face down
    }
   *[no] { $card ->
        [move] Play Move
        [floor] Play Floor Change
        [fire] Play Fire
        [rob] Play Robbery
        [punch] Play Punch
       *[marshal] Play Marshal
    }
}
action-draw = Draw 3 cards
action-pass = Pass
action-move = { $car ->
    [0] Move to the locomotive
   *[other] Move to car { $car }
}
action-floor = Change floors
action-marshal = { $car ->
    [0] Send the Marshal to the locomotive
   *[other] Send the Marshal to car { $car }
}
action-fire = Shoot { $target }
action-push = { $yes ->
    [yes] Push { $target } one car
   *[no] Leave { $target } standing
}
action-rob = { $loot ->
    [jewel] Take a jewel
    [strongbox] Take a strongbox
   *[purse] { $token ->
        [none] Take an untouched purse
       *[other] { $value ->
            [unknown] Take purse { $token }
           *[other] Take purse { $token }, worth ${ $value }
        }
    }
}
action-punch = Punch { $target }
action-drop = { $loot ->
    [jewel] { $target } must drop a jewel
    [strongbox] { $target } must drop a strongbox
   *[purse] { $target } must drop a purse
}
action-take = { $yes ->
    [yes] Take the purse
   *[no] Let the purse fall
}
action-shove = { $car ->
    [0] Knock { $target } into the locomotive
   *[other] Knock { $target } into car { $car }
}

## What a choice would do

preview-play = The card goes on the pile as number { $count }.
preview-draw = { $count ->
    [one] One card comes from your deck into your hand.
   *[other] { $count } cards come from your deck into your hand.
}
preview-would = If it were carried out now, you could: { $choices }.
preview-would-none = If it were carried out now, nothing would happen.

## Who must do what now

decision-plan = { $you ->
    [yes] Your turn: play a card or draw.
   *[no] { $actor } is planning.
}
decision-move = { $you ->
    [yes] Choose the car you move to.
   *[no] { $actor } chooses where to move.
}
decision-marshal = { $you ->
    [yes] Choose where the Marshal goes.
   *[no] { $actor } chooses where the Marshal goes.
}
decision-fire = { $you ->
    [yes] Choose whom you shoot.
   *[no] { $actor } takes aim.
}
decision-push = { $you ->
    [yes] You hit { $target }: push or not?
   *[no] { $actor } decides whether the shot pushes { $target }.
}
decision-rob = { $you ->
    [yes] Choose your loot.
   *[no] { $actor } chooses loot.
}
decision-punch = { $you ->
    [yes] Choose whom you punch.
   *[no] { $actor } chooses whom to punch.
}
decision-drop = { $you ->
    [yes] Choose what { $target } must drop.
   *[no] { $actor } chooses what { $target } must drop.
}
decision-take = { $you ->
    [yes] Take the purse { $target } loses, or let it fall?
   *[no] { $actor } decides about the purse of { $target }.
}
decision-shove = { $you ->
    [yes] Choose where { $target } lands.
   *[no] { $actor } chooses where { $target } lands.
}
decision-pickpocket = { $you ->
    [yes] You are alone: choose a purse.
   *[no] { $actor } chooses a purse to pocket.
}
decision-over = The game is over.

## Why something is not possible

why-game-over = The game is over.
why-not-your-turn = It is the turn of { $actor }.
why-unknown-action = There is no such action.
why-not-asked-now = That is not what is being decided now.
why-bullet-unplayable = Bullets cannot be played: they only clog the hand.
why-not-in-hand = { $card ->
    [move] There is no Move in your hand.
    [floor] There is no Floor Change in your hand.
    [fire] There is no Fire in your hand.
    [rob] There is no Robbery in your hand.
    [punch] There is no Punch in your hand.
   *[marshal] There is no Marshal in your hand.
}
why-deck-empty = Your deck is empty, so you must play a card.
why-pass-not-needed = You may pass only with no card to play and none to draw.
why-down-only-ghost = Only Ghost may choose to play face down.
why-down-only-first-turn = Ghost may hide a card only in the first turn of a round.
why-down-power-lost = Ghost drew instead of playing, so the power is gone for this round.
why-down-in-tunnel = In a tunnel every card is face down already.
why-move-stay = Staying put is not allowed.
why-move-too-far = { $level ->
    [roof] On the roofs you move at most three cars.
   *[inside] Inside the train you move exactly one car.
}
why-beyond-train = The train has no such car.
why-marshal-too-far = The Marshal moves exactly one car.
why-fire-self = You cannot shoot yourself.
why-fire-same-spot = { $target } is right beside you, too close to shoot.
why-fire-other-level = { $target } is on the other level.
why-fire-too-far = Inside the train you hit only the next car, and { $target } is farther away.
why-fire-blocked = { $blocker } stands between you and { $target }.
why-fire-protected = { $target } cannot be the target while somebody else can be.
why-fire-no-bullets = You have fired all your bullets.
why-fire-no-target = There is nobody you could shoot.
why-fire-must = There is a target, so you must shoot.
why-not-in-game = { $target } does not ride in this game.
why-rob-nothing-here = There is no loot where you stand.
why-rob-not-here = { $loot ->
    [jewel] There is no jewel where you stand.
    [strongbox] There is no strongbox where you stand.
   *[purse] There is no such purse where you stand.
}
why-punch-self = You cannot punch yourself.
why-punch-not-here = { $target } is not where you stand.
why-punch-nobody-here = Nobody else is where you stand.
why-punch-protected = { $target } cannot be punched while somebody else can be.
why-drop-not-owned = { $loot ->
    [jewel] { $target } owns no jewel.
    [strongbox] { $target } owns no strongbox.
   *[purse] { $target } owns no purse.
}
why-shove-not-adjacent = { $target } can only land in an adjacent car.

## Powers, events and other helps; the attribute names the rule

power-belle = Cannot be shot or punched while another bandit could be chosen instead.
    .rule = CE-BELLE-1
power-cheyenne = May keep the purse that her punch makes a bandit lose.
    .rule = CE-CHEYENNE-1
power-django = May push a bandit he hits one car in the direction of the shot.
    .rule = CE-DJANGO-1
power-doc = Starts every round with seven cards instead of six.
    .rule = CE-DOC-1
power-ghost = May play the card of his first turn of a round face down.
    .rule = CE-GHOST-1
power-tuco = May also shoot through the roof at a bandit in the same car.
    .rule = CE-TUCO-1

event-text-angry-marshal = Everybody on the roof of the Marshal’s car gets a neutral bullet. Then the Marshal moves one car towards the caboose.
    .rule = CE-EVENT-ANGRY
event-text-swivel-arm = Everybody on the roofs is moved to the roof of the caboose.
    .rule = CE-EVENT-SWIVEL
event-text-braking = Everybody on the roofs moves one car forward; on the locomotive they stay.
    .rule = CE-EVENT-BRAKING
event-text-take-it-all = The second strongbox is put inside the Marshal’s car.
    .rule = CE-EVENT-TAKE
event-text-passengers-rebellion = Everybody inside the train gets a neutral bullet.
    .rule = CE-EVENT-REBELLION
event-text-marshals-revenge = Everybody hit by the revenge loses his cheapest purse: all on the roofs, or only those above the Marshal, as the table has chosen.
    .rule = CE-EVENT-REVENGE
event-text-pickpocketing = Everybody alone on his spot takes one purse lying there.
    .rule = CE-EVENT-PICKPOCKET
event-text-hostage-taking = Everybody in or on the locomotive gets $250.
    .rule = CE-EVENT-HOSTAGE
event-text-none = This round ends without an event.
    .rule = CE-BOX-5

help-card-move = Inside you move exactly one car. On the roofs you move one, two or three cars in one direction. You keep your level.
    .rule = CE-MOVE-1
help-card-floor = You climb from inside a car to its roof, or from the roof down into it.
    .rule = CE-FLOOR-1
help-card-fire = Inside you shoot into an adjacent car. On the roofs you hit the nearest bandits in either direction, however far away. Never anybody on your own spot. The victim gets one of your bullets into the deck.
    .rule = CE-FIRE-1
help-card-rob = You take one piece of loot from where you stand. You learn what a purse is worth once it is yours.
    .rule = CE-ROB-1
help-card-punch = You hit a bandit on your own spot: one piece of loot falls where you stand, and the victim lands in an adjacent car.
    .rule = CE-PUNCH-1
help-card-marshal = The Marshal moves one car. Every bandit he meets gets a neutral bullet and flees to the roof.
    .rule = CE-MARSHAL-1
help-card-bullet = A bullet you received. It cannot be played and stays in your deck to the end.
    .rule = CE-ROUND-9
help-symbol-standard = Everybody, clockwise, plays one card face up or draws three.
    .rule = CE-ROUND-3
help-symbol-tunnel = The cards of this turn are played face down.
    .rule = CE-ROUND-3
help-symbol-speeding-up = Everybody takes two steps in a row before the next player.
    .rule = CE-ROUND-4
help-symbol-switching = This turn goes counter-clockwise, still starting with the first player.
    .rule = CE-ROUND-5
help-loot-purse = Worth from $250 to $500. Only those who have owned it know how much.
    .rule = CE-BOX-3
help-loot-jewel = Worth $500.
    .rule = CE-BOX-3
help-loot-strongbox = Worth $1,000. One is with the Marshal in the locomotive; the other comes only with Take It All!
    .rule = CE-BOX-3
help-marshal = Whoever is inside a car with the Marshal gets a neutral bullet and flees to its roof.
    .rule = CE-MARSHAL-2
help-gunslinger = Whoever has fired the most bullets gets $1,000; if several have, each of them gets it in full.
    .rule = CE-SCORE-2
help-draw = You take three cards from your deck instead of playing one.
    .rule = CE-ROUND-2
help-phase-schemin = Everybody plans: cards go one after the other on one common pile.
    .rule = CE-ROUND-2
help-phase-stealin = The pile is carried out in the order it was played. What was planned must be done if it can be.
    .rule = CE-ROUND-8

## Options of a table

option-django-push = Django’s push
    .help = Whether Django may choose to push a bandit he hits, or must.
    .rule = CE-DJANGO-1
option-django-push-may = Django chooses
option-django-push-must = Always
option-marshals-revenge = Marshal’s Revenge
    .help = Whether the Marshal’s revenge hits everybody on a roof, or only those above the Marshal.
    .rule = CE-EVENT-REVENGE
option-marshals-revenge-every-roof = Every roof
option-marshals-revenge-above-marshal = Above the Marshal
option-open-pile = Cards on the pile
    .help = Whether the face-up cards on the pile may be looked at again, or must be remembered.
    .rule = CE-ROUND-8
option-open-pile-true = Open to all
option-open-pile-false = To be remembered

## The end

outcome-winner = { $decided_by ->
    [bullets] { $winners } wins: as rich as the next, but with fewer bullets received.
    [shared] { $winners } share the win.
   *[money] { $winners } is the richest bandit and wins.
}
outcome-gunslinger = { $count ->
    [one] { $bandits } is the Gunslinger and gets $1,000.
   *[other] { $bandits } are all Gunslingers and get $1,000 each.
}
score-bandit = Bandit
score-money = Total
score-loot = Loot
score-ransom = Ransom
score-gunslinger = Gunslinger
score-bullets = Bullets received
score-rank = Rank

## Errors

error-wrong-seat = It is not this seat’s turn.
error-illegal-action = That is not possible now.
error-game-over = The game is over.
error-stale = The table has moved on in the meantime; look again and choose.
error-malformed = The message could not be understood.
error-too-large = The message is too large.
error-too-fast = Too many messages; please wait a moment.
error-unknown-table = There is no such table.
error-not-yours = This seat belongs to somebody else.
error-storage = The move could not be saved; please try again.
