### The words of El Paso: names, sentences of the log, choices, reasons and helps.
### Arguments: bandit, actor, lookout, town and lists (cards, values) are names ready to show; place is a key to select on; value, number,
### tiles, nuggets, position, stars, brands, sixes, sheriff are numbers; yes or no for booleans; "unknown" for what the reader may not know.

## Names

bandit-annie = Annie
bandit-bart = Bart
bandit-cole = Cole
bandit-dolores = Dolores
bandit-emmett = Emmett

place-bank = Bank
place-saloon = Saloon
place-mine = Gold mine
place-pasture = Cattle pasture
place-hotel = Hotel
place-corral = Horse corral

town-deadwood = Deadwood
town-cheyenne = Cheyenne
town-abilene = Abilene
town-santa-fe = Santa Fe
town-san-diego = San Diego
town-tombstone = Tombstone
town-el-paso = El Paso

phase-raid = Raid
phase-draw = Draw
phase-leave = Leave or stay
phase-over = Game over

lookout = Lookout
sheriff = Sheriff field
bag = Bag
star = Sheriff star
brand = Brand
six = Six
raid-card = { $place ->
    [bank] Bank { $value }
    [saloon] Saloon { $value }
    [mine] Gold mine { $value }
    [pasture] Cattle pasture { $value }
    [hotel] Hotel { $value }
   *[corral] Horse corral { $value }
}
raid-card-hidden = Raid card
rate = { $value ->
    [0] no such place
   *[other] { $value }:1
}
nuggets = { $value ->
    [one] one nugget
   *[other] { $value } nuggets
}
mark-found = Found in a description of the printed game
mark-reconstructed = Reconstructed: fits every published hint

## The log: one sentence for each kind of event

log-dealt = { $cards ->
    [unknown] { $bandit } is dealt six cards.
   *[other] { $bandit } is dealt { $cards }.
}
log-town-entered = Town { $number }: { $town }. { $lookout } is the lookout.
log-laid = { $place ->
    [bank] Loot at the bank: { $values }.
    [saloon] Loot in the saloon: { $values }.
    [mine] Loot in the gold mine: { $values }.
    [pasture] Loot on the cattle pasture: { $values }.
    [hotel] Loot in the hotel: { $values }.
   *[corral] Loot in the horse corral: { $values }.
}
log-returned = { $place ->
    [bank] There is no bank here: { $values } back into the bag.
    [saloon] There is no saloon here: { $values } back into the bag.
    [mine] There is no gold mine here: { $values } back into the bag.
    [pasture] There is no cattle pasture here: { $values } back into the bag.
    [hotel] There is no hotel here: { $values } back into the bag.
   *[corral] There is no horse corral here: { $values } back into the bag.
}
log-chosen = { $place ->
    [unknown] { $bandit } has chosen a card.
    [bank] { $bandit } has chosen Bank { $value }.
    [saloon] { $bandit } has chosen Saloon { $value }.
    [mine] { $bandit } has chosen Gold mine { $value }.
    [pasture] { $bandit } has chosen Cattle pasture { $value }.
    [hotel] { $bandit } has chosen Hotel { $value }.
   *[corral] { $bandit } has chosen Horse corral { $value }.
}
log-changed = { $place ->
    [unknown] { $bandit } has chosen another card.
    [bank] { $bandit } chooses Bank { $value } instead.
    [saloon] { $bandit } chooses Saloon { $value } instead.
    [mine] { $bandit } chooses Gold mine { $value } instead.
    [pasture] { $bandit } chooses Cattle pasture { $value } instead.
    [hotel] { $bandit } chooses Hotel { $value } instead.
   *[corral] { $bandit } chooses Horse corral { $value } instead.
}
log-revealed = { $place ->
    [bank] { $bandit } raids the bank with { $value }.
    [saloon] { $bandit } raids the saloon with { $value }.
    [mine] { $bandit } raids the gold mine with { $value }.
    [pasture] { $bandit } raids the cattle pasture with { $value }.
    [hotel] { $bandit } raids the hotel with { $value }.
   *[corral] { $bandit } raids the horse corral with { $value }.
}
log-rolled = { $bandit } rolls. Stars: { $stars }; brands: { $brands }; sixes: { $sixes }. Dice on the sheriff field: { $sheriff } of 5.
log-arrested = Five stars! The sheriff arrests everybody still in { $town }.
log-tiles-lost = { $tiles ->
    [0] { $bandit } had no tiles to lose.
    [one] { $bandit } loses one tile.
   *[other] { $bandit } loses { $tiles } tiles.
}
log-taken = { $place ->
    [bank] { $bandit } takes { $value } from the bank.
    [saloon] { $bandit } takes { $value } from the saloon.
    [mine] { $bandit } takes { $value } from the gold mine.
    [pasture] { $bandit } takes { $value } from the cattle pasture.
    [hotel] { $bandit } takes { $value } from the hotel.
   *[corral] { $bandit } takes { $value } from the horse corral.
}
log-empty-handed = { $place ->
    [bank] { $bandit } finds nothing left at the bank.
    [saloon] { $bandit } finds nothing left in the saloon.
    [mine] { $bandit } finds nothing left in the gold mine.
    [pasture] { $bandit } finds nothing left on the cattle pasture.
    [hotel] { $bandit } finds nothing left in the hotel.
   *[corral] { $bandit } finds nothing left in the horse corral.
}
log-shut = { $place ->
    [saloon] The saloon is shut, since no die shows a six: { $bandit } gets nothing.
   *[pasture] No die shows a brand: { $bandit } gets no cattle.
}
log-picked = { $value ->
    [unknown] { $place ->
        [bank] { $bandit } draws a card of the bank.
        [saloon] { $bandit } draws a card of the saloon.
        [mine] { $bandit } draws a card of the gold mine.
        [pasture] { $bandit } draws a card of the cattle pasture.
        [hotel] { $bandit } draws a card of the hotel.
       *[corral] { $bandit } draws a card of the horse corral.
    }
   *[other] { $place ->
        [bank] { $bandit } draws Bank { $value }.
        [saloon] { $bandit } draws Saloon { $value }.
        [mine] { $bandit } draws Gold mine { $value }.
        [pasture] { $bandit } draws Cattle pasture { $value }.
        [hotel] { $bandit } draws Hotel { $value }.
       *[corral] { $bandit } draws Horse corral { $value }.
    }
}
log-stayed = { $bandit } stays for another raid.
log-left = { $bandit } leaves town in position { $position }.
log-town-emptied = { $town } has been emptied: everybody rides on.
log-kept = { $place ->
    [bank] { $bandit } keeps Bank { $value }.
    [saloon] { $bandit } keeps Saloon { $value }.
    [mine] { $bandit } keeps Gold mine { $value }.
    [pasture] { $bandit } keeps Cattle pasture { $value }.
    [hotel] { $bandit } keeps Hotel { $value }.
   *[corral] { $bandit } keeps Horse corral { $value }.
}
log-exchanged = { $tiles ->
    [one] { $nuggets ->
        [one] { $bandit } exchanges one tile for one nugget.
       *[other] { $bandit } exchanges one tile for { $nuggets } nuggets.
    }
   *[other] { $nuggets ->
        [one] { $bandit } exchanges { $tiles } tiles for one nugget.
       *[other] { $bandit } exchanges { $tiles } tiles for { $nuggets } nuggets.
    }
}
log-town-ended = { $town } is done; what was left there goes back into the bag.
log-cashed = { $nuggets ->
    [one] { $bandit } turns the last tiles into one nugget.
   *[other] { $bandit } turns the last tiles into { $nuggets } nuggets.
}
log-game-over = The ride through the seven towns is over.

## Choices, as on a button

action-raid = { $place ->
    [bank] Raid the bank with { $value }
    [saloon] Raid the saloon with { $value }
    [mine] Raid the gold mine with { $value }
    [pasture] Raid the cattle pasture with { $value }
    [hotel] Raid the hotel with { $value }
   *[corral] Raid the horse corral with { $value }
}
action-pick = { $place ->
    [bank] Draw a card: Bank
    [saloon] Draw a card: Saloon
    [mine] Draw a card: Gold mine
    [pasture] Draw a card: Cattle pasture
    [hotel] Draw a card: Hotel
   *[corral] Draw a card: Horse corral
}
action-stay = Stay for another raid
action-leave = Leave town
action-keep = { $place ->
    [bank] Keep Bank { $value }
    [saloon] Keep Saloon { $value }
    [mine] Keep Gold mine { $value }
    [pasture] Keep Cattle pasture { $value }
    [hotel] Keep Hotel { $value }
   *[corral] Keep Horse corral { $value }
}
action-exchange = Exchange the rest

## What a player would work out before a choice

figure-arrest = Odds of an arrest in the next roll: { $value }
figure-open = Odds that the next roll opens this place: { $value }
figure-nuggets = Nuggets if the rest is exchanged now: { $value }
figure-position = Tiles you may keep: { $value }

## Who must do what now

decision-raid = { $you ->
    [yes] Choose a card for the raid; you may change it until all have chosen.
   *[no] { $actor } must still choose a card.
}
decision-pick = { $you ->
    [yes] Draw a card from a pile.
   *[no] { $actor } draws a card.
}
decision-stay = { $you ->
    [yes] Leave town, or stay for another raid?
   *[no] { $actor } decides whether to stay.
}
decision-keep = { $you ->
    [yes] Choose the tiles you keep; the rest is exchanged.
   *[no] { $actor } chooses the tiles to keep.
}
decision-over = The game is over.
