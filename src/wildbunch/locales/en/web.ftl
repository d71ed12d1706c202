### The table in the browser. For the arguments see colt-express.ftl.

## Titles

title-front = wildbunch: a train and seven towns to rob
title-table = wildbunch: { $game }
title-your-turn = ★ Your turn – wildbunch
title-replay = wildbunch: replay

## Marks of the bandits: one or two letters inside their emblem

initial-belle = B
initial-cheyenne = C
initial-django = Dj
initial-doc = Do
initial-ghost = G
initial-tuco = T

## What is printed on the cards where it is not their name

print-floor = Floor Change
print-unknown = Face down

## The front page

front-strap = Two games of the Wild West, played in the browser
presents-colt-express = A train · six bandits · one Marshal
presents-el-paso = Seven towns · five bandits · one sheriff
play-colt-express = Rob the train
play-el-paso = Ride into town
play-now-sub = Against three bots ({ $bot }), at once
opponents = Opponents
wanted = Wanted
starting = Saddling up …
table-of-my-own = A table of my own
players = Players
players-teams = { $count }, with two bandits each
you = You
seat-number = Seat { $seat }
bandit-of-seat = Bandit of seat { $seat }
bot-of-seat = Bot of seat { $seat }
mate-of-seat = Bandit { $number } of seat { $seat }
bandit-random = Any bandit
bot-greenhorn = Greenhorn
    .about = Goes by rules of thumb and tries little out: for a first game.
bot-outlaw = Outlaw
    .about = Tries out what the next turns may bring, and makes mistakes: a fair opponent.
bot-gunslinger = Gunslinger
    .about = Weighs what the others may do: hard to beat.
bot-legend = Legend
    .about = Plays through many futures before every card: the best we have.
bot-greedy = Greedy bot
    .about = Goes by rules of thumb alone and tries nothing out.
bot-random = Random bot
    .about = Does anything at all, with its eyes shut.
bots-see = Bots see only what a player in their seat sees: not your hand, not your hidden cards, not the decks.
option-usual = usual
option-fixed = With { $count } players there is no choice.
house-rules = Rules of the table
deal = Deal the cards
my-tables = My tables
table-over = Replay
table-running = Go on
error-other = The server cannot be reached. Please try again.
loading = One moment …
front-page = Front page
footer = Unofficial edition. If you like the games, support them by buying them.
about = About and help
about-text = wildbunch is an unofficial, free edition made by people who like the games. All drawings and texts are its own. If you like playing, please support the games by buying them.

## The table

train-label = The train
spot-empty = empty
loot-count-purse = { $count ->
    [one] one purse
   *[other] { $count } purses
}
loot-count-jewel = { $count ->
    [one] one jewel
   *[other] { $count } jewels
}
loot-count-strongbox = { $count ->
    [one] one strongbox
   *[other] { $count } strongboxes
}
hand-label = My hand
hand-empty = Your hand is empty.
hand-card = { $card } ({ $count })
face-down = face down
hide-card = Play face down
deck = Deck
deck-draw = Draw { $count }
deck-count = { $count ->
    [one] One card in your deck
   *[other] { $count } cards in your deck
}
hand-keep = { $card }: { $stays } stay, { $goes } leave
keep-stays = stays
keep-goes = leaves
keep-cards = { $count ->
    [0] Keep nothing
    [one] Keep one card
   *[other] Keep { $count } cards
}
deck-tops = { $count ->
    [one] One bullet on top of the draw pile
   *[other] { $count } bullets on top of the draw pile
}
discard-pile = Discards
discard-title = My discard pile
discard-empty = Your discard pile is empty.
hand-deck-discard = Hand { $hand }, deck { $deck }, discard pile { $discard }
team-number = Team { $team }
loot-mine = My loot
bandits-label = The bandits
bullets-left = { $count ->
    [one] One bullet left
   *[other] { $count } bullets left
}
bullets-received = { $count ->
    [0] No bullets received
    [one] One bullet received: { $from }
   *[other] { $count } bullets received: { $from }
}
received-label = Bullets received
hand-and-deck = Hand { $hand }, deck { $deck }
pile-label = The pile
pile-empty = Nobody has played a card yet.
pile-card = { $face_down ->
    [yes] Card { $index }, { $bandit }: { $card }, face down
   *[no] Card { $index }, { $bandit }: { $card }
}
round-label = Round { $round }
round-of = Round { $round } of { $count }
turns-label = The turns
turn-name = Turn { $turn }: { $symbol }
event-after = At the end of the round:
choices-label = What you can do
choices-none = Nothing to decide just now.
chronicle-label = Log
chronicle-filter = What the log shows
chronicle-all = Everything
chronicle-group-rounds = Rounds and turns
chronicle-group-fights = Shots and blows
chronicle-group-loot = Loot
why = Why?
ask-bandit = { $bandit }: what can this bandit do?
spoken-label = What happens
skip = Click or Esc skips

## Settings and help

settings = Settings
language = Language
speed = Pace
speed-off = No show
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
sound-mute = Mute the sound
sound-volume = Volume
scenery = The landscape moves
keys-on = Single-letter keys
guide-title = Help
guide-how = How it goes
guide-keys = Keys
guide-cards = The cards
close = Close
key-choice = pick a choice from the list
key-train = to the train
key-hand = to the hand
key-choices = to the choices
key-log = to the log
key-status = to the status line
key-bandits = to the bandits
key-mute = sound on or off
key-skip = skip what is being shown
key-help = this help
key-arrows = walk through the train; Enter picks

## A lost line

line-lost = The connection is lost; trying again (attempt { $count }). Nothing you played is lost.
line-retry = Try now

## The end and the replay

ending-over = Game over
ending-won = You win!
ending-lost = { $winners } got away
again = Again
look-at-table = Look at the table
scores = Scores
replay = Replay
step-back = One step back
step-on = One step on
run = Run
pause = Pause
step-of = Step { $step } of { $last }
step-chance = Step { $step } of { $last }: chance to win { $chance }
analyse = Analyse my game
analysing = Analysing … { $share }
analysis = My decision
moment = { $number }. Step { $step }: { $before } → { $after }
played-best = You played the best there was.
better = Better: { $action } (chance to win +{ $gain })
estimate = { $win } · { $money } · tried { $visits } ×
judged-after = { $win } · judged by what came of it
untried = not tried
try-here = Try from here against bots
to-round = Go to round
seen-by = Seen by
seen-by-me = Seen as me
seen-by-all = Everything
hands-all = All hands
hands-known = Known cards
at-the-end = At the end

## The street of El Paso

initial-annie = A
initial-bart = B
initial-cole = C
initial-dolores = D
initial-emmett = E
street-label = The street of { $town }
street-places = The places of the town
odds-on = Tell the odds
odds = { $part } in { $whole } ({ $percent })
preview-raid = { $count ->
    [0] No tile is left there.
    [one] The last tile there is worth { $top }.
   *[other] { $count } tiles lie there; the top one is worth { $top }.
}
preview-no-place = This town has no such place.
preview-pick = { $count ->
    [0] No card is left to draw.
    [one] One card lies face down.
   *[other] { $count } cards lie face down.
}
preview-pick-open = The pile has been turned over: the next card is { $value }.
spot-sheriff = { $count ->
    [one] Sheriff field: one star of five.
   *[other] Sheriff field: { $count } stars of five.
}
spot-trail = { $count ->
    [0] The way out of town. Nobody has left yet.
   *[other] The way out of town. Gone: { $bandits }.
}
spot-stack = { $count ->
    [0] no tile left.
    [one] one tile: { $values }.
   *[other] { $count } tiles: { $values }.
}
spot-bandits = Here: { $bandits }.
ask-spot = Why? { $spot }
journey-label = The seven towns. Now in town { $number }, { $town }.
town-label = Town { $number }: { $town }
town-of = Town { $number } of { $count }
towns-title = The seven towns
trail-title = Leaving town
stack-title = The stack, the top tile first
rates-label = Exchange rates
raids-done = { $count ->
    [0] The first raid
    [one] One raid is over
   *[other] { $count } raids are over
}
card-chosen = { $card }, face down before you
tile-kept = { $tile }, kept
tiles-held = Tiles: { $tiles }
tiles-none = No tiles
cards-in-hand = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
}
has-chosen = Has chosen
in-town = In town
caught = Caught
rode-off = Rode off, position { $position }
to-town = Go to town
key-street = to the street
chronicle-group-towns = Towns and dice
chronicle-group-raids = Raids
chronicle-group-nuggets = Leaving and nuggets
