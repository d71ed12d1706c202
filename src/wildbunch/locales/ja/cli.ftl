### コマンドラインだけの言葉

cli-you-are = あなたは{ $bandit }です。
cli-opponents = 相手：{ $bandits }
cli-how-to = 選ぶ番号を入力してください。「?」で全部の説明、「? 2」で一つの説明、「log」でこれまでの記録、「rules」でルールの要点、「options」で選べるルール、「quit」で終了します。
cli-prompt = 番号：
cli-round = 第{ $round }ラウンド（全5ラウンド）：{ $card }
cli-turns = ターン：{ $turns }
cli-pile = 場札：
cli-pile-empty = 場札はありません。
cli-pile-card = { $index } { $bandit }：{ $card }
cli-pile-card-down = { $index } { $bandit }：{ $card }（裏向き）
cli-pile-card-done = { $index } { $bandit }：{ $card }（済）
cli-hand = 手札：{ $cards }
cli-hand-of = { $bandit }の手札：{ $cards }
cli-hand-empty = 手札はありません。
cli-discard = あなたの捨て札：{ $cards }
cli-leaving = 捨てるカード：{ $cards }
cli-bullets-on-top = 山札の一番上に弾丸カードが{ $count }枚あります。
cli-option = { $name }：{ $choice }
cli-options-here = 選んだルール：{ $options }
cli-options-of = { $game }の選べるルール。--option 名前=値 の形で指定します：
cli-option-default = { $choice }（指定がないとき）
cli-option-choice = { $choice }。{ $source }
cli-cards = { $count ->
    [1] { $card }
   *[other] { $card }×{ $count }
}
cli-loot = 獲物：{ $loot }
cli-loot-none = 獲物はありません。
cli-neutral = 流れ弾の残り：{ $left }
cli-column-bandit = 盗賊
cli-column-left = 残弾
cli-column-received = 被弾
cli-column-purses = 財布
cli-column-jewels = 宝石
cli-column-strongboxes = 金庫
cli-column-hand = 手札
cli-column-deck = 山札
# 列車の一マス。幅は半角10文字まで
cli-cell-purses = 財布{ $count }
cli-cell-jewels = 宝石{ $count }
cli-cell-strongboxes = 金庫{ $count }
cli-cell-token = { $value ->
    [unknown] 財布#{ $token }
   *[other] #{ $token } ${ $value }
}
cli-choices = できること：
cli-refusals = できないことと、その理由：
cli-refusal = { $choice }：{ $why }（{ $rule }）
cli-explained = { $name }：{ $text }（{ $rule }）
cli-rule = ルール{ $rule }
cli-not-a-choice = 「{ $text }」は選べません。1から{ $count }までの番号か、説明とコマンドの一覧を見るには ? を入力してください。
cli-log-empty = まだ何も起きていません。
cli-left = ゲームから抜けました。
cli-saved = ゲームの記録は{ $file }にあります。
cli-over = 結果：
cli-chooses = { $bandit }は「{ $action }」を選びました。
cli-replay-of = { $game }の記録（{ $count }手）：{ $bandits }
cli-replay-verified = 記録は正しく、すべての手が再現でき、出来事も一致し、秘密の値も公開された検証値と合っています。
cli-replay-stored = 記録は読めますが、再現はできません。途中までの記録か、一つの席から見た記録か、別の版のルールの記録です。書かれている内容を表示します。
cli-replay-chosen-deal = この記録は途中の局面から始まります。その局面に至るまでは秘密の値では確かめられません。
cli-replay-chosen-chance = { $count }手では、記録を書いた人が偶然の結果を選んでいます。その結果は秘密の値では確かめられません。
cli-replay-step = { $count }手のうち{ $step }手目のあと
cli-replay-choice = { $step }手目：{ $bandit }は「{ $action }」を選びました。
cli-replay-how-to = Enterで次へ、「b」で戻る、数字でその手へ、「q」で終了します。
cli-replay-prompt = { $step }手目：
cli-replay-not-a-step = 「{ $text }」という手はありません。0から{ $count }までの数字か、Enter、b、q を入力してください。
cli-replay-unfinished = 記録はゲームの途中で終わっています。

## Analysis

cli-analysis-positions = 局面
cli-analysis-of = { $game }の一戦を、{ $bandit }がその時に知っていたことから判定します：{ $steps }手、各局面{ $iterations }回の試行。
cli-analysis-same = 探索も同じ手を選びます。
cli-analysis-better = 探索なら「{ $action }」を選びます。失った勝率：{ $gain }。
cli-analysis-column-win = 勝率
cli-analysis-column-money = 金額
cli-analysis-column-visits = 試行
cli-analysis-column-line = その後の展開
cli-analysis-played = 実際
cli-analysis-best = 最善
cli-analysis-curve = 各手の後の勝率：
cli-analysis-moments = 勝負を決めた場面：
cli-analysis-no-moments = 勝負を決めた一手はありません。
cli-analysis-rose = { $number }. { $step }手目：勝率が{ $before }から{ $after }に上がりました。
cli-analysis-fell = { $number }. { $step }手目：勝率が{ $before }から{ $after }に下がりました。

## El Paso

cli-town = 7つの町の{ $number }番目：{ $town }。見張り：{ $lookout }。これまでの襲撃：{ $raids }
cli-dice = 保安官のマス：{ $field }　前の一振り：星{ $stars }、焼印{ $brands }、6の目{ $sixes }
cli-piles = まだ誰も見ていない襲撃カード（捨て札は順に）：{ $piles }
cli-next-town = 次は{ $number }番目の町{ $town }：{ $places }
cli-in-town = 町にいる
cli-arrested = 逮捕
cli-left-in = { $position }番手で去った
cli-kept = 残す：{ $tiles }
cli-column-place = 場所
cli-column-rate = 交換率（*は復元）
cli-column-stack = タイル（上から）
cli-column-in-town = 居場所
cli-column-chosen = 選択
cli-column-nuggets = ナゲット
cli-column-tiles = タイル

## 自作のボット

cli-bot-replaced = { $bandit }はここからrandomが動かします。{ $reason }。
bot-fault-raised = { $bot }がエラーを出しました（{ $detail }）
bot-fault-illegal = { $bot }が選べない「{ $detail }」を選びました
bot-fault-unstarted = { $bot }を起動できませんでした（{ $detail }）
bot-fault-version = { $bot }はプロトコルのバージョン{ $detail }を使っていますが、ここで通じるのはバージョン1だけです
bot-fault-ended = { $bot }が答える前に終了しました（{ $detail }）
bot-fault-garbage = { $bot }が答えではない「{ $detail }」を書きました
bot-fault-silent = { $bot }が{ $detail }秒以内に答えませんでした
