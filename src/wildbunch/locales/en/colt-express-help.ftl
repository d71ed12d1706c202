### Colt Express explained: why something is not possible, powers, events, cards, options, the end, errors.
### For the arguments see colt-express.ftl.

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
why-fire-must = There is a target, so you must shoot.
why-not-in-game = { $target } does not ride in this game.
why-pickpocket-purse-only = A pickpocket takes a purse and nothing else.
why-rob-not-here = { $loot ->
    [jewel] There is no jewel where you stand.
    [strongbox] There is no strongbox where you stand.
   *[purse] There is no such purse where you stand.
}
why-punch-self = You cannot punch yourself.
why-punch-not-here = { $target } is not where you stand.
why-punch-protected = { $target } cannot be punched while somebody else can be.
why-drop-not-owned = { $loot ->
    [jewel] { $target } owns no jewel.
    [strongbox] { $target } owns no strongbox.
   *[purse] { $target } owns no purse.
}
why-shove-not-adjacent = { $target } can only land in an adjacent car.
why-not-in-team-hand = There is no such card of { $bandit } in your hand.
why-down-only-ghost-team = Only a team with Ghost may choose to play face down.
why-discard-bullet = Bullets leave your hand by themselves.
why-place-not-yours = { $target } is not in your team.

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
help-expert = Expert game: your hand stays with you. After Schemin’ you choose in secret what to keep for the next round; the rest, and all bullets in hand, go to your own discard pile.
    .rule = CE-EXPERT-1
help-expert-piles = Cards that have been carried out go to their owner’s discard pile too, and only the owner may look through it. Bullets you receive lie on top of your draw pile. Once that is empty and you must draw, the discard pile is shuffled into a new one.
    .rule = CE-EXPERT-2
help-teams = Two players: each leads two bandits with one hand of cards, and each card acts for its own bandit. Team mates are targets like all others. There is no Gunslinger, and the richest team wins.
    .rule = CE-TEAM-1

## Options of a table

option-django-push = Django’s push
    .help = Whether Django may choose to push a bandit he hits, or must.
    .rule = CE-DJANGO-1
option-django-push-may = Django chooses
    .source = { source-followed }
option-django-push-must = Always
    .source = { source-other }
option-marshals-revenge = Marshal’s Revenge
    .help = Whether the Marshal’s revenge hits everybody on a roof, or only those above the Marshal.
    .rule = CE-EVENT-REVENGE
option-marshals-revenge-every-roof = Every roof
    .source = { source-followed }
option-marshals-revenge-above-marshal = Above the Marshal
    .source = { source-other }
option-open-pile = Cards on the pile
    .help = Whether the face-up cards on the pile may be looked at again, or must be remembered.
    .rule = CE-ROUND-8
option-open-pile-true = Open to all
    .source = { source-followed }
option-open-pile-false = To be remembered
    .source = { source-house }
option-expert = Expert game
    .help = Whether you plan over several rounds: you choose what stays in hand, played cards go to your discard pile, and bullets lie on top of your draw pile. Two players always play it.
    .rule = CE-EXPERT-1
option-expert-false = Standard game
    .source = { source-followed }
option-expert-true = Expert game
    .source = { source-followed }
source-followed = As in the text this edition follows.
source-other = As in other editions.
source-house = A house rule.

## The end

outcome-winner = { $decided_by ->
    [bullets] { $winners } wins: as rich as the next, but with fewer bullets received.
    [shared] { $winners } share the win.
   *[money] { $winners } is the richest and wins.
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
