### コルト・エクスプレスの説明：できない理由、能力、イベント、カード、設定、終わり、エラー。
### 引数の意味は colt-express.ftl を参照。

## できない理由

why-game-over = ゲームは終わりました。
why-not-your-turn = いまは{ $actor }の番です。
why-unknown-action = そのような行動はありません。
why-not-asked-now = いま決めるのはそのことではありません。
why-bullet-unplayable = 弾丸は出せません。手札の邪魔になるだけです。
why-not-in-hand = { $card ->
    [move] 手札に「移動」がありません。
    [floor] 手札に「昇降」がありません。
    [fire] 手札に「射撃」がありません。
    [rob] 手札に「強奪」がありません。
    [punch] 手札に「格闘」がありません。
   *[marshal] 手札に「保安官」がありません。
}
why-deck-empty = 山札がないので、カードを出さなければなりません。
why-pass-not-needed = 出すカードも引くカードもないときだけパスできます。
why-down-only-ghost = 自分の意思で裏向きに出せるのはゴーストだけです。
why-down-only-first-turn = ゴーストが裏向きに出せるのは、ラウンド最初のターンだけです。
why-down-in-tunnel = トンネルでは、どのカードも裏向きです。
why-move-stay = その場に留まることはできません。
why-move-too-far = { $level ->
    [roof] 屋根の上では最大3両までです。
   *[inside] 車内では1両だけ移動します。
}
why-beyond-train = そのような車両はありません。
why-marshal-too-far = 保安官は1両だけ動きます。
why-fire-self = 自分は撃てません。
why-fire-same-spot = { $target }はすぐ隣にいるので撃てません。
why-fire-other-level = { $target }は上下の違う場所にいます。
why-fire-too-far = 車内では隣の車両までしか撃てず、{ $target }はもっと遠くにいます。
why-fire-blocked = { $target }との間に{ $blocker }がいます。
why-fire-protected = ほかに狙える相手がいる間は、{ $target }を狙えません。
why-fire-must = 撃てる相手がいるので、撃たなければなりません。
why-not-in-game = { $target }はこのゲームに参加していません。
why-pickpocket-purse-only = スリで取れるのは財布だけです。
why-rob-not-here = { $loot ->
    [jewel] いまいる場所に宝石はありません。
    [strongbox] いまいる場所に金庫はありません。
   *[purse] いまいる場所にその財布はありません。
}
why-punch-self = 自分は殴れません。
why-punch-not-here = { $target }は同じ場所にいません。
why-punch-protected = ほかに殴れる相手がいる間は、{ $target }を殴れません。
why-drop-not-owned = { $loot ->
    [jewel] { $target }は宝石を持っていません。
    [strongbox] { $target }は金庫を持っていません。
   *[purse] { $target }は財布を持っていません。
}
why-shove-not-adjacent = { $target }は隣の車両にしか突き飛ばせません。
why-not-in-team-hand = { $bandit }のそのカードは手札にありません。
why-down-only-ghost-team = 自分の意思で裏向きに出せるのは、ゴーストのいる組だけです。
why-discard-bullet = 弾丸カードは自動的に手札から離れます。
why-place-not-yours = { $target }はあなたの組ではありません。

## 能力、イベント、そのほかの説明。属性はルールの番号

power-belle = ほかに狙える盗賊がいる間は、射撃と格闘の対象になりません。
    .rule = CE-BELLE-1
power-cheyenne = 格闘で相手が失った財布を、自分のものにできます。
    .rule = CE-CHEYENNE-1
power-django = 撃った相手を、撃った方向へ1両分飛ばせます。
    .rule = CE-DJANGO-1
power-doc = 毎ラウンド、6枚ではなく7枚の手札で始めます。
    .rule = CE-DOC-1
power-ghost = 各ラウンド最初のターンのカードを裏向きに出せます。
    .rule = CE-GHOST-1
power-tuco = 同じ車両の屋根と車内の間でも、屋根越しに撃てます。
    .rule = CE-TUCO-1

event-text-angry-marshal = 保安官のいる車両の屋根にいる全員が流れ弾を受け、保安官は一つ後ろの車両へ進みます。
    .rule = CE-EVENT-ANGRY
event-text-swivel-arm = 屋根の上の全員が最後尾車両の屋根へ移ります。
    .rule = CE-EVENT-SWIVEL
event-text-braking = 屋根の上の全員が一つ前の車両へ移ります。機関車の上ではそのままです。
    .rule = CE-EVENT-BRAKING
event-text-take-it-all = 二つ目の金庫を、保安官のいる車両の中に置きます。
    .rule = CE-EVENT-TAKE
event-text-passengers-rebellion = 車内の全員が流れ弾を1枚受けます。
    .rule = CE-EVENT-REBELLION
event-text-marshals-revenge = 復讐を受けた盗賊は最も安い財布を失います。屋根の上の全員か、保安官の真上だけかは、卓の設定によります。
    .rule = CE-EVENT-REVENGE
event-text-pickpocketing = その場所に一人きりの盗賊は、そこにある財布を1つ取ります。
    .rule = CE-EVENT-PICKPOCKET
event-text-hostage-taking = 機関車の中か上にいる盗賊は$250を受け取ります。
    .rule = CE-EVENT-HOSTAGE
event-text-none = このラウンドにイベントはありません。
    .rule = CE-BOX-5

help-card-move = 車内ではちょうど1両、屋根の上では同じ方向に1〜3両移動します。車内と屋根は変わりません。
    .rule = CE-MOVE-1
help-card-floor = 車内からその車両の屋根へ、または屋根から車内へ移ります。
    .rule = CE-FLOOR-1
help-card-fire = 車内では隣の車両を撃ちます。屋根の上では、どちらの方向でも最も近い盗賊を、距離に関係なく撃てます。同じ場所の相手は撃てません。相手の山札に自分の弾丸が1枚入ります。
    .rule = CE-FIRE-1
help-card-rob = いまいる場所の獲物を1つ取ります。財布の中身は、自分のものにしてはじめてわかります。
    .rule = CE-ROB-1
help-card-punch = 同じ場所の盗賊を殴ります。獲物が1つその場に落ち、相手は隣の車両へ飛ばされます。
    .rule = CE-PUNCH-1
help-card-marshal = 保安官を1両動かします。出くわした盗賊は流れ弾を1枚受け、屋根へ逃げます。
    .rule = CE-MARSHAL-1
help-card-bullet = 受けた弾丸です。出すことはできず、最後まで山札に残ります。
    .rule = CE-ROUND-9
help-symbol-standard = 時計回りに一人ずつ、カードを1枚表向きに出すか、3枚引きます。
    .rule = CE-ROUND-3
help-symbol-tunnel = このターンのカードは裏向きに出します。
    .rule = CE-ROUND-3
help-symbol-speeding-up = 一人が続けて2回行動してから、次の人に移ります。
    .rule = CE-ROUND-4
help-symbol-switching = このターンはスタートプレイヤーから反時計回りに進みます。
    .rule = CE-ROUND-5
help-loot-purse = $250から$500。いくらかは、持ったことのある人だけが知っています。
    .rule = CE-BOX-3
help-loot-jewel = $500の価値があります。
    .rule = CE-BOX-3
help-loot-strongbox = $1,000の価値があります。1つは機関車の保安官のそばにあり、もう1つは「全てを奪え！」で登場します。
    .rule = CE-BOX-3
help-marshal = 保安官と同じ車内にいる盗賊は、流れ弾を1枚受けてその屋根へ逃げます。
    .rule = CE-MARSHAL-2
help-gunslinger = 最も多く弾を撃った人は$1,000を得ます。同数なら全員が満額を得ます。
    .rule = CE-SCORE-2
help-draw = カードを出す代わりに、山札から3枚引きます。
    .rule = CE-ROUND-2
help-phase-schemin = 全員が計画を立て、共通の場札に順番にカードを重ねます。
    .rule = CE-ROUND-2
help-phase-stealin = 場札を出した順に実行します。計画した行動は、できるなら必ず行います。
    .rule = CE-ROUND-8
help-expert = 上級ゲーム：手札は次のラウンドに持ち越せます。計画の後、残す手札を秘密に選びます。残りと手札の弾丸はすべて自分の捨て札になります。
    .rule = CE-EXPERT-1
help-expert-piles = 実行した札も持ち主の捨て札になり、本人だけがいつでも見られます。受けた弾丸は山札の一番上に置かれます。山札がなくなって引くときは、捨て札を切り直して新しい山札にします。
    .rule = CE-EXPERT-2
help-teams = 2人ゲーム：それぞれが1つの手札で2人の盗賊を動かし、札は書かれた盗賊の行動になります。味方も対象になります。ガンマンの賞金はなく、最も裕福な組が勝ちます。
    .rule = CE-TEAM-1

## 卓の設定

option-django-push = ジャンゴの押し飛ばし
    .help = ジャンゴが撃った相手を飛ばすかどうか選べるか、必ず飛ばすか。
    .rule = CE-DJANGO-1
option-django-push-may = ジャンゴが選ぶ
    .source = { source-followed }
option-django-push-must = 必ず飛ばす
    .source = { source-other }
option-marshals-revenge = 保安官の復讐
    .help = 復讐を受けるのが屋根の上の全員か、保安官の真上だけか。
    .rule = CE-EVENT-REVENGE
option-marshals-revenge-every-roof = すべての屋根
    .source = { source-followed }
option-marshals-revenge-above-marshal = 保安官の真上だけ
    .source = { source-other }
option-open-pile = 場札のカード
    .help = 表向きに出したカードを見返せるか、覚えておくか。
    .rule = CE-ROUND-8
option-open-pile-true = いつでも見られる
    .source = { source-followed }
option-open-pile-false = 覚えておく
    .source = { source-house }
option-expert = 上級ゲーム
    .help = 複数のラウンドにわたって計画するか。手元に残すカードを選び、出したカードは自分の捨て札になり、弾丸カードは山札の上に置かれます。二人のときは常にこのルールです。
    .rule = CE-EXPERT-1
option-expert-false = 基本ゲーム
    .source = { source-followed }
option-expert-true = 上級ゲーム
    .source = { source-followed }
source-followed = この版が従うルール文のとおりです。
source-other = ほかの版のルールです。
source-house = ハウスルールです。

## 終わり

outcome-winner = { $decided_by ->
    [bullets] { $winners }の勝ち。金額は同じですが、受けた弾丸が少なくて済みました。
    [shared] { $winners }が勝利を分け合います。
   *[money] { $winners }が最も多く稼ぎ、勝ちました。
}
outcome-gunslinger = { $count ->
    [1] { $bandits }が最高のガンマンとして$1,000を得ます。
   *[other] { $bandits }が最高のガンマンとして$1,000ずつ得ます。
}
score-bandit = 盗賊
score-money = 合計
score-loot = 獲物
score-ransom = 身代金
score-gunslinger = ガンマン
score-bullets = 受けた弾丸
score-rank = 順位
