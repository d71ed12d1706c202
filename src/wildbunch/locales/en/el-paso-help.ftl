### El Paso explained: why something is not possible, places, dice, options, the end.
### For the arguments see el-paso.ftl.

## Why something is not possible

why-game-over = The game is over.
why-not-your-turn = It is the turn of { $actor }.
why-unknown-action = There is no such action.
why-not-asked-now = That is not what is being decided now.
why-left-town = You are not in town any more.
why-raid-not-in-hand = { $place ->
    [bank] There is no Bank { $value } in your hand.
    [saloon] There is no Saloon { $value } in your hand.
    [mine] There is no Gold mine { $value } in your hand.
    [pasture] There is no Cattle pasture { $value } in your hand.
    [hotel] There is no Hotel { $value } in your hand.
   *[corral] There is no Horse corral { $value } in your hand.
}
why-raid-chosen-already = { $place ->
    [bank] The Bank { $value } lies face down before you already.
    [saloon] The Saloon { $value } lies face down before you already.
    [mine] The Gold mine { $value } lies face down before you already.
    [pasture] The Cattle pasture { $value } lies face down before you already.
    [hotel] The Hotel { $value } lies face down before you already.
   *[corral] The Horse corral { $value } lies face down before you already.
}
why-first-raid = In the first raid of a town everybody takes part.
why-raid-chosen-stay = Everybody in town has decided to stay, so choose a card.
why-pick-no-card = { $place ->
    [bank] There is no card of the bank left to draw.
    [saloon] There is no card of the saloon left to draw.
    [mine] There is no card of the gold mine left to draw.
    [pasture] There is no card of the cattle pasture left to draw.
    [hotel] There is no card of the hotel left to draw.
   *[corral] There is no card of the horse corral left to draw.
}
why-keep-not-held = { $place ->
    [bank] You have no Bank { $value } left to keep.
    [saloon] You have no Saloon { $value } left to keep.
    [mine] You have no Gold mine { $value } left to keep.
    [pasture] You have no Cattle pasture { $value } left to keep.
    [hotel] You have no Hotel { $value } left to keep.
   *[corral] You have no Horse corral { $value } left to keep.
}

## Helps; the attribute names the rule

help-place-bank = Always open. Tiles from 1 to 5.
    .rule = EP-RAID-5
help-place-saloon = Open only if this roll shows a six. Tiles from 3 to 6.
    .rule = EP-RAID-4
help-place-mine = Always open. Tiles from 1 to 5.
    .rule = EP-RAID-5
help-place-pasture = Cattle can be taken only if this roll shows a brand. Tiles from 3 to 6.
    .rule = EP-RAID-4
help-place-hotel = Always open. Tiles from 1 to 5.
    .rule = EP-RAID-5
help-place-corral = Always open. Tiles from 1 to 5.
    .rule = EP-RAID-5
help-card = The highest card at a place comes first and takes the top tile, which is the lowest; the next card takes the next tile.
    .rule = EP-RAID-5
help-dice = The lookout rolls all dice that are not on the sheriff field. Stars go there and stay for this town.
    .rule = EP-RAID-2
help-arrest = When all five dice lie on the sheriff field, everybody still in town loses all tiles, even those of earlier towns. Nuggets stay.
    .rule = EP-ARREST-1
help-lookout = The lookout rolls the dice. In the next town the seat to the left is the lookout.
    .rule = EP-TOWN-2
help-position = Your position is one more than the bandits who left in earlier raids of this town: so many tiles you may keep.
    .rule = EP-LEAVE-1
help-exchange = Tiles of kinds this town has are exchanged at its rate, rounded down; all others 1:1.
    .rule = EP-LEAVE-3
help-emptied = When no tile is left in town, everybody leaves at the shared position; if nobody had left before, each may keep two.
    .rule = EP-LEAVE-5
help-piles = Draw one card from any pile. A used-up pile is made of its discards, turned over and not shuffled.
    .rule = EP-RAID-7
help-phase-raid = Everybody in town chooses a card in secret; then all are revealed.
    .rule = EP-RAID-1
help-phase-draw = Everybody who raided draws one card, clockwise from the lookout.
    .rule = EP-RAID-6
help-phase-leave = Everybody in town decides openly, clockwise from the lookout: leave, or stay for another raid.
    .rule = EP-RAID-8
help-towns = Only some cells of this table were found in public descriptions of the printed game; the others are a reconstruction.
    .rule = EP-BOX-4

## Options of a table

option-tiles-per-town = Tiles in a town
    .help = How many tiles are drawn on arrival in a town.
    .rule = EP-TOWN-1
option-tiles-per-town-20 = 20 tiles
    .source = { source-followed }
option-tiles-per-town-18 = 18 tiles
    .source = { source-other }
option-positions = Positions
    .help = Whether a position counts the bandits who left before, or the groups that left together.
    .rule = EP-LEAVE-1
option-positions-counted = Count the bandits
    .source = { source-reading }
option-positions-dense = Count the groups
    .source = { source-reading }
option-rounding = Rounding
    .help = Whether an exchange is rounded down over all tiles together, or tile by tile.
    .rule = EP-LEAVE-3
option-rounding-total = All together
    .source = { source-reading }
option-rounding-per-tile = Tile by tile
    .source = { source-reading }
option-first-lookout = First lookout
    .help = Who rolls the dice in the first town.
    .rule = EP-SETUP-2
option-first-lookout-random = Drawn at random
    .source = { source-followed }
option-first-lookout-first-seat = The first seat
    .source = { source-house }
option-first-lookout-second-seat = The second seat
    .source = { source-house }
option-first-lookout-third-seat = The third seat
    .source = { source-house }
option-first-lookout-fourth-seat = The fourth seat
    .source = { source-house }
option-first-lookout-fifth-seat = The fifth seat
    .source = { source-house }
option-towns = Towns
    .help = Which places the towns have, and their exchange rates.
    .rule = EP-BOX-4
option-towns-built-in = The table of this edition
    .source = { source-reconstructed }
option-towns-text = A table of your own
    .source = { source-house }
source-followed = As in the text this edition follows.
source-other = As in other editions.
source-reading = One reading of a text that leaves it open.
source-reconstructed = Partly reconstructed: the table shows where.
source-house = A house rule.

## The end

outcome-winner = { $decided_by ->
    [shared] { $winners } share the win.
   *[money] { $winners } has the most nuggets and wins.
}
score-bandit = Bandit
score-money = Nuggets
score-nuggets = Nuggets
score-rank = Rank
