### ブラウザーのテーブル。引数については colt-express.ftl を見てください。

## 題名

title-front = wildbunch：列車と七つの町
title-table = wildbunch: { $game }
title-your-turn = ★あなたの番です – wildbunch
title-replay = wildbunch：リプレイ

## 盗賊の印：紋章の中の一文字か二文字

initial-belle = ベ
initial-cheyenne = シ
initial-django = ジ
initial-doc = ド
initial-ghost = ゴ
initial-tuco = ト

## カードに印刷する名前

print-floor = 昇降
print-unknown = 裏向き

## 表紙

front-strap = ブラウザで遊ぶ西部劇ゲーム二つ
presents-colt-express = 列車・ならず者六人・保安官一人
presents-el-paso = 七つの町・ならず者五人・保安官一人
play-colt-express = 列車を襲う
play-el-paso = 町へ乗りこむ
play-now-sub = ボット3人（{ $bot }）とすぐに対戦
opponents = 相手
wanted = お尋ね者
starting = 馬に乗ります…
table-of-my-own = 自分でテーブルを作る
players = 人数
players-teams = { $count }人（各自盗賊2人）
you = あなた
seat-number = { $seat }番の席
bandit-of-seat = { $seat }番の席の盗賊
bot-of-seat = { $seat }番の席のボット
mate-of-seat = 席{ $seat }の盗賊{ $number }
bandit-random = 盗賊はおまかせ
bot-greenhorn = 新米の盗賊
    .about = 経験則にたより、先はあまり試しません。はじめての方に。
bot-outlaw = 無法者
    .about = 数手先を試しますが、間違いもします。ほどよい相手です。
bot-gunslinger = 早撃ちの名手
    .about = ほかの人の手も読みます。手ごわい相手です。
bot-legend = 伝説の盗賊
    .about = 1枚ごとに多くの展開を読みます。最強の相手です。
bot-greedy = 欲張りボット
    .about = 経験則だけで動き、先は試しません。
bot-random = 気まぐれボット
    .about = 目をつぶって何でもします。
bots-see = ボットが見るのは、その席の人に見えるものだけです。あなたの手札も裏向きのカードも山札も見ません。
option-usual = 標準
option-fixed = { $count }人では選べません。
house-rules = 卓のルール
deal = カードを配る
my-tables = 自分のテーブル
table-over = リプレイ
table-running = 続ける
error-other = サーバーにつながりません。もう一度お試しください。
loading = お待ちください…
front-page = 表紙
footer = 非公式版です。気に入ったら、ぜひ製品を買って応援してください。
about = このゲームについて・ヘルプ
about-text = wildbunch は、これらのゲームが好きな人たちによる非公式の無料版です。絵も文章もすべて独自のものです。気に入ったら、ぜひ製品を買って応援してください。

## テーブル

train-label = 列車
spot-empty = 何もなし
loot-count-purse = 財布{ $count }個
loot-count-jewel = 宝石{ $count }個
loot-count-strongbox = 金庫{ $count }個
hand-label = 手札
hand-empty = 手札がありません。
hand-card = { $card }（{ $count }枚）
face-down = 裏向き
hide-card = 裏向きで出す
deck = 山札
deck-draw = { $count }枚引く
deck-count = 山札は{ $count }枚
hand-keep = { $card }：残す{ $stays }枚、捨てる{ $goes }枚
keep-stays = 残す
keep-goes = 捨てる
keep-cards = { $count ->
    [0] 1枚も残さない
   *[other] { $count }枚を手札に残す
}
deck-tops = 山札の上に弾丸{ $count }枚
discard-pile = 捨て札
discard-title = 自分の捨て札
discard-empty = 捨て札はありません。
hand-deck-discard = 手札{ $hand }枚、山札{ $deck }枚、捨て札{ $discard }枚
team-number = チーム{ $team }
loot-mine = 自分の獲物
bandits-label = 盗賊たち
bullets-left = 残りの弾丸{ $count }発
bullets-received = { $count ->
    [0] 受けた弾丸なし
   *[other] 受けた弾丸{ $count }発：{ $from }
}
received-label = 受けた弾丸
hand-and-deck = 手札{ $hand }枚、山札{ $deck }枚
pile-label = 共通の山
pile-empty = まだ誰もカードを出していません。
pile-card = { $face_down ->
    [yes] { $index }枚目、{ $bandit }：{ $card }（裏向き）
   *[no] { $index }枚目、{ $bandit }：{ $card }
}
round-label = 第{ $round }ラウンド
round-of = 第{ $round }ラウンド（全{ $count }ラウンド）
turns-label = ターン
turn-name = 第{ $turn }ターン：{ $symbol }
event-after = ラウンドの終わりに：
choices-label = できること
choices-none = 今は決めることがありません。
chronicle-label = 記録
chronicle-filter = 記録に表示するもの
chronicle-all = すべて
chronicle-group-rounds = ラウンドとターン
chronicle-group-fights = 銃撃とパンチ
chronicle-group-loot = 獲物
why = なぜ？
ask-bandit = { $bandit }の能力は？
spoken-label = 出来事
skip = クリックか Esc で飛ばす

## 設定とヘルプ

settings = 設定
language = 言語
speed = 速さ
speed-off = 演出なし
speed-fast = 速い
speed-normal = ふつう
speed-slow = ゆっくり
sound-mute = 音を消す
sound-volume = 音量
scenery = 風景を動かす
keys-on = 一文字のキー操作
guide-title = ヘルプ
guide-how = 遊び方
guide-keys = キー操作
guide-cards = カード
close = 閉じる
key-choice = 一覧から選ぶ
key-train = 列車へ
key-hand = 手札へ
key-choices = できることの一覧へ
key-log = 記録へ
key-status = 状況の行へ
key-bandits = 盗賊たちへ
key-mute = 音の入り切り
key-skip = 演出を飛ばす
key-help = このヘルプ
key-arrows = 列車の中を移動、Enter で決定

## 接続が切れたとき

line-lost = 接続が切れました。再接続しています（{ $count }回目）。打った手は失われません。
line-retry = 今すぐ試す

## 終わりとリプレイ

ending-over = ゲーム終了
ending-won = あなたの勝ちです！
ending-lost = 逃げ切ったのは{ $winners }
again = もう一度
look-at-table = テーブルを見る
scores = 得点
replay = リプレイ
step-back = 一手戻る
step-on = 一手進む
run = 再生
pause = 一時停止
step-of = { $last }手中{ $step }手目
step-chance = { $step } / { $last }手：勝率{ $chance }
analyse = この一戦を分析する
analysing = 分析中… { $share }
analysis = 私の選択
moment = { $number }. { $step }手目：{ $before } → { $after }
played-best = 最善の選択でした。
better = より良い選択：{ $action }（勝率 +{ $gain }）
estimate = { $win } · { $money } · 試行{ $visits }回
judged-after = { $win } · その後の局面による評価
untried = 試行なし
try-here = ここからボットと対戦
to-round = ラウンドへ移動
seen-by = 見る人
seen-by-me = 自分の目で
seen-by-all = すべて公開
hands-all = 全員の手札
hands-known = 判明している手札
at-the-end = 最終結果

## エル・パソの通り

initial-annie = A
initial-bart = B
initial-cole = C
initial-dolores = D
initial-emmett = E
street-label = { $town }の通り
street-places = 町の場所
odds-on = 確率を見せる
odds = { $whole }分の{ $part }（{ $percent }）
preview-raid = { $count ->
    [0] タイルはもう残っていません。
    [one] 最後のタイルの値は{ $top }です。
   *[other] タイルが{ $count }枚あり、一番上の値は{ $top }です。
}
preview-no-place = この町にその場所はありません。
preview-pick = { $count ->
    [0] 引けるカードはもうありません。
    [one] 裏向きのカードが1枚あります。
   *[other] 裏向きのカードが{ $count }枚あります。
}
preview-pick-open = 裏返された山札です。次のカードは{ $value }です。
spot-sheriff = { $count ->
    [one] 保安官のマス：5個のうち星1個。
   *[other] 保安官のマス：5個のうち星{ $count }個。
}
spot-trail = { $count ->
    [0] 町の出口。まだ誰も去っていません。
   *[other] 町の出口。去った者：{ $bandits }。
}
spot-stack = { $count ->
    [0] タイルはもうありません。
    [one] タイル1枚：{ $values }。
   *[other] タイル{ $count }枚：{ $values }。
}
spot-bandits = ここにいる者：{ $bandits }。
ask-spot = なぜ？ { $spot }
journey-label = 七つの町。今は{ $number }番目の町、{ $town }。
town-label = { $number }番目の町：{ $town }
town-of = 町 { $number } / { $count }
towns-title = 七つの町
trail-title = 町を去る
stack-title = 山のタイル（上から順に）
rates-label = 交換率
raids-done = { $count ->
    [0] 最初の襲撃
    [one] 襲撃1回が終了
   *[other] 襲撃{ $count }回が終了
}
card-chosen = { $card }、あなたの前に裏向き
tile-kept = { $tile }、手元に残す
tiles-held = タイル：{ $tiles }
tiles-none = タイルなし
cards-in-hand = { $count ->
    [one] 手札1枚
   *[other] 手札{ $count }枚
}
has-chosen = 選択済み
in-town = 町の中
caught = 逮捕
rode-off = { $position }番手で退去
to-town = 町へ移動
key-street = 通りへ
chronicle-group-towns = 町とサイコロ
chronicle-group-raids = 襲撃
chronicle-group-nuggets = 退去とナゲット
