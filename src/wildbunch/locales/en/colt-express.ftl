### The words of Colt Express: names, sentences of the log, choices, reasons and helps.
### Arguments: bandit, target, blocker, actor, first are names ready to show; loot, card, level, symbol, event, reason are keys
### to select on; car, from, to, count, turn (from 1), round, value, token, left are numbers; yes or no for booleans;
### "unknown" for what the reader may not know and "none" for what is not there. Car 0 is the locomotive.

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
phase-placing = Boarding
phase-keeping = Keeping
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
# A player's two bandits with two players, and a card of one of them.
team-name = Team { $first } & { $second }
team-card = { $card } ({ $bandit })
team-action = { $bandit }: { $action }
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
    [no_target] { $bandit } has nobody to shoot at and keeps the bullet.
    [no_bullets] { $bandit } pulls the trigger, but the revolver is empty.
    [no_loot] { $bandit } finds nothing to steal here.
   *[nobody_here] { $bandit } looks for somebody to punch, but nobody is here.
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
    [0] The Marshal shoots { $bandit } at the locomotive.
   *[other] The Marshal shoots { $bandit } at car { $car }.
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
log-placed = { $bandit } boards car { $car }.
log-reshuffles = { $count ->
    [one] { $bandit } turns a discard pile of one card into a new draw pile.
   *[other] { $bandit } shuffles a discard pile of { $count } cards into a new draw pile.
}
log-discards = { $card ->
    [move] { $bandit } will discard Move.
    [floor] { $bandit } will discard Floor Change.
    [fire] { $bandit } will discard Fire.
    [rob] { $bandit } will discard Robbery.
    [punch] { $bandit } will discard Punch.
   *[marshal] { $bandit } will discard Marshal.
}
log-done-keeping = { $bandit } has chosen what to keep.
log-keeps = { $count ->
    [0] { $bandit } keeps no card.
    [one] { $bandit } keeps one card for the next round.
   *[other] { $bandit } keeps { $count } cards for the next round.
}
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
    [0] Knock { $target } over to the locomotive
   *[other] Knock { $target } over to car { $car }
}
action-place = { $bandit } starts in the caboose
action-keep = Keep the rest
action-discard = { $card ->
    [move] Discard Move
    [floor] Discard Floor Change
    [fire] Discard Fire
    [rob] Discard Robbery
    [punch] Discard Punch
   *[marshal] Discard Marshal
}

## What a choice would do

preview-play = The card goes on the pile as number { $count }.
preview-draw = { $count ->
    [one] One card comes from your deck into your hand.
   *[other] { $count } cards come from your deck into your hand.
}
preview-keep = { $stays ->
    [none] Nothing stays in your hand.
   *[other] In your hand stays: { $stays }.
} { $goes ->
    [none] Nothing leaves it.
   *[other] On your discard pile goes: { $goes }.
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
decision-place = { $you ->
    [yes] Who of your two starts in the caboose?
   *[no] { $actor } chooses who starts in the caboose.
}
decision-keep = { $you ->
    [yes] Mark what leaves, then keep the rest.
   *[no] Choosing what to keep: { $actor }.
}
decision-over = The game is over.
