### What only the command line says.

cli-you-are = You ride as { $bandit }.
cli-opponents = Against you: { $bandits }.
cli-how-to = Type the number of your choice. “?” explains the choices, “? 2” one of them; “log” tells the game so far, “rules” sums up the rules, “options” the house rules, “quit” leaves.
cli-prompt = Your choice:
cli-round = Round { $round } of 5: { $card }
cli-turns = Turns: { $turns }
cli-pile = On the pile:
cli-pile-empty = The pile is empty.
cli-pile-card = { $index } { $bandit }: { $card }
cli-pile-card-down = { $index } { $bandit }: { $card }, face down
cli-pile-card-done = { $index } { $bandit }: { $card }, done
cli-hand = Your hand: { $cards }
cli-hand-of = { $bandit } holds: { $cards }
cli-hand-empty = Your hand is empty.
cli-discard = Your discard pile: { $cards }
cli-leaving = To be discarded: { $cards }
cli-bullets-on-top = { $count ->
    [one] One bullet lies on top of your draw pile.
   *[other] { $count } bullets lie on top of your draw pile.
}
cli-option = { $name }: { $choice }
cli-options-here = House rules: { $options }
cli-options-of = The options of { $game }, each given as --option NAME=VALUE:
cli-option-default = { $choice } (the default)
cli-option-choice = { $choice }. { $source }
cli-cards = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
cli-loot = Your loot: { $loot }
cli-loot-none = You own no loot.
cli-neutral = Neutral bullets left: { $left }
cli-column-bandit = Bandit
cli-column-left = Bullets left
cli-column-received = Received
cli-column-purses = Purses
cli-column-jewels = Jewels
cli-column-strongboxes = Strongboxes
cli-column-hand = Hand
cli-column-deck = Deck
# In a cell of the train, at most ten places wide.
cli-cell-purses = { $count ->
    [one] 1 purse
   *[other] { $count } purses
}
cli-cell-jewels = { $count ->
    [one] 1 jewel
   *[other] { $count } jewels
}
cli-cell-strongboxes = { $count ->
    [one] 1 strongb.
   *[other] { $count } strongb.
}
cli-cell-token = { $value ->
    [unknown] purse { $token }
   *[other] #{ $token } ${ $value }
}
cli-choices = What you can do:
cli-refusals = What you cannot do, and why:
cli-refusal = { $choice }: { $why } ({ $rule })
cli-explained = { $name }: { $text } ({ $rule })
cli-rule = Rule { $rule }
cli-not-a-choice = “{ $text }” is not one of the choices: type a number from 1 to { $count }, or ? for an explanation and all commands.
cli-log-empty = Nothing has happened yet.
cli-left = You have left the game.
cli-saved = The record of the game is in { $file }.
cli-over = This is how it ended:
cli-chooses = { $bandit } chooses “{ $action }”.
cli-replay-of = { $count ->
    [one] A game of { $game } with one step: { $bandits }.
   *[other] A game of { $game } with { $count } steps: { $bandits }.
}
cli-replay-verified = The record is right: every step can be played, all events agree, and the secret fits the commitment.
cli-replay-stored = The record can be read but not played again: it is unfinished, holds what one seat has seen, or follows other rules. What it tells is shown.
cli-replay-chosen-deal = It starts from a position: the secret does not vouch for how that came about.
cli-replay-chosen-chance = { $count ->
    [one] In one step chance was chosen by whoever wrote the record: the secret does not vouch for it.
   *[other] In { $count } steps chance was chosen by whoever wrote the record: the secret does not vouch for it.
}
cli-replay-step = After step { $step } of { $count }
cli-replay-choice = Step { $step }: { $bandit } chooses “{ $action }”.
cli-replay-how-to = Enter goes on, “b” goes back, a number goes to that step, “q” ends.
cli-replay-prompt = Step { $step }:
cli-replay-not-a-step = “{ $text }” is no step: type a number from 0 to { $count }, Enter, b or q.
cli-replay-unfinished = The record ends before the game does.

## Analysis

cli-analysis-positions = Positions
cli-analysis-of = { $bandit } in a game of { $game }, judged by what { $bandit } knew: { $steps } steps, { $iterations } iterations for each position.
cli-analysis-same = The search would have played the same.
cli-analysis-better = The search would have played “{ $action }”. Chance to win given up: { $gain }.
cli-analysis-column-win = Chance
cli-analysis-column-money = Money
cli-analysis-column-visits = Tries
cli-analysis-column-line = How it would go on
cli-analysis-played = played
cli-analysis-best = best
cli-analysis-curve = The chance to win after each step:
cli-analysis-moments = What decided it:
cli-analysis-no-moments = No single step decided it.
cli-analysis-rose = { $number }. Step { $step }: the chance to win rose from { $before } to { $after }.
cli-analysis-fell = { $number }. Step { $step }: the chance to win fell from { $before } to { $after }.

## El Paso

cli-town = Town { $number } of 7: { $town }. Lookout: { $lookout }. Raids so far: { $raids }
cli-dice = Sheriff field: { $field }   last roll: stars { $stars }, brands { $brands }, sixes { $sixes }
cli-piles = Raid cards not yet seen (discards in order): { $piles }
cli-next-town = Next, town { $number }, { $town }: { $places }
cli-in-town = in town
cli-arrested = arrested
cli-left-in = left, position { $position }
cli-kept = keeps { $tiles }
cli-column-place = Place
cli-column-rate = Rate (* reconstructed)
cli-column-stack = Tiles, top first
cli-column-in-town = Where
cli-column-chosen = Chosen
cli-column-nuggets = Nuggets
cli-column-tiles = Tiles

## Bots of one's own

cli-bot-replaced = { $bandit }’s bot is replaced by random: { $reason }.
bot-fault-raised = { $bot } raised { $detail }
bot-fault-illegal = { $bot } chose “{ $detail }”, which is not legal
bot-fault-unstarted = { $bot } could not be started ({ $detail })
bot-fault-version = { $bot } speaks version { $detail } of the protocol, and only version 1 is understood here
bot-fault-ended = { $bot } ended before it had answered ({ $detail })
bot-fault-garbage = { $bot } wrote “{ $detail }”, which is no answer
bot-fault-silent = { $bot } did not answer within { $detail } s
