### コルト・エクスプレスの言葉。引数の意味は英語のファイルを参照。0号車は機関車。

## 名前

bandit-belle = ベル
bandit-cheyenne = シャイアン
bandit-django = ジャンゴ
bandit-doc = ドク
bandit-ghost = ゴースト
bandit-tuco = トゥーコ

card-move = 移動
card-floor = 昇降
card-fire = 射撃
card-rob = 強奪
card-punch = 格闘
card-marshal = 保安官
card-bullet = 弾丸
card-unknown = 裏向きのカード

loot-purse = 財布
loot-jewel = 宝石
loot-strongbox = 金庫

level-inside = 車内
level-roof = 屋根

phase-schemin = 計画フェイズ
phase-stealin = 実行フェイズ
phase-placing = 乗車
phase-keeping = 手札選び
phase-over = ゲーム終了

symbol-standard = 通常ターン
symbol-tunnel = トンネル
symbol-speeding-up = 加速
symbol-switching = 逆回り

round-card-angry-marshal = 怒りの保安官
round-card-swivel-arm = 回転式クレーン
round-card-braking = ブレーキ
round-card-take-it-all = 全てを奪え！
round-card-passengers-rebellion = 乗客の反撃
round-card-tunnels = トンネル続き
round-card-bridge = 鉄橋
round-card-marshals-revenge = 保安官の復讐
round-card-pickpocketing = スリ
round-card-hostage-taking = 車掌の人質

marshal = 保安官
neutral-bullets = 流れ弾
# 車両の名前
car-name = { $car ->
    [0] 機関車
   *[other] { $car }号車
}
# 誰か、何かがいる場所
spot-name = { $level ->
    [roof] { $car ->
        [0] 機関車の屋根
       *[other] { $car }号車の屋根
    }
   *[inside] { $car ->
        [0] 機関車の中
       *[other] { $car }号車の車内
    }
}
# 二人ゲームでの二人一組の盗賊と、その一人のカード。
team-name = { $first }＆{ $second }組
team-card = { $card }（{ $bandit }）
team-action = { $bandit }：{ $action }
money = ${ $value }
purse-value = { $value ->
    [unknown] 中身のわからない財布
   *[other] ${ $value }の財布
}

## 記録：出来事ごとに一文

log-round-started = 第{ $round }ラウンド開始。スタートプレイヤーは{ $first }です。
log-draws = { $cards ->
    [unknown] { $bandit }はカードを{ $count }枚引きました。
   *[other] { $bandit }は{ $cards }を引きました。
}
log-round-card = { $card ->
    [angry_marshal] ラウンドカードは「怒りの保安官」、{ $count }ターンです。
    [swivel_arm] ラウンドカードは「回転式クレーン」、{ $count }ターンです。
    [braking] ラウンドカードは「ブレーキ」、{ $count }ターンです。
    [take_it_all] ラウンドカードは「全てを奪え！」、{ $count }ターンです。
    [passengers_rebellion] ラウンドカードは「乗客の反撃」、{ $count }ターンです。
    [tunnels] ラウンドカードはトンネル続き、{ $count }ターンでイベントはありません。
    [bridge] ラウンドカードは鉄橋、{ $count }ターンでイベントはありません。
    [marshals_revenge] まもなく停車駅。カードは「保安官の復讐」、{ $count }ターンです。
    [pickpocketing] まもなく停車駅。カードは「スリ」、{ $count }ターンです。
   *[hostage_taking] まもなく停車駅。カードは「車掌の人質」、{ $count }ターンです。
}
log-turn-started = { $symbol ->
    [tunnel] 第{ $turn }ターンはトンネルの中。カードは裏向きに出します。
    [speeding_up] 第{ $turn }ターンは加速。全員が続けて2回行動します。
    [switching] 第{ $turn }ターンは逆回り。反時計回りに進みます。
   *[standard] 第{ $turn }ターン開始。カードは表向きに出します。
}
log-played = { $face_down ->
    [yes] { $card ->
        [move] { $bandit }は「移動」を裏向きに出しました。
        [floor] { $bandit }は「昇降」を裏向きに出しました。
        [fire] { $bandit }は「射撃」を裏向きに出しました。
        [rob] { $bandit }は「強奪」を裏向きに出しました。
        [punch] { $bandit }は「格闘」を裏向きに出しました。
        [marshal] { $bandit }は「保安官」を裏向きに出しました。
       *[unknown] { $bandit }はカードを裏向きに出しました。
    }
   *[no] { $card ->
        [move] { $bandit }は「移動」を出しました。
        [floor] { $bandit }は「昇降」を出しました。
        [fire] { $bandit }は「射撃」を出しました。
        [rob] { $bandit }は「強奪」を出しました。
        [punch] { $bandit }は「格闘」を出しました。
        [marshal] { $bandit }は「保安官」を出しました。
       *[unknown] { $bandit }はカードを出しました。
    }
}
log-passed = { $bandit }は出すカードも引くカードもなく、パスしました。
log-stealin-started = { $cards ->
    [0] 実行フェイズですが、出されたカードはありません。
   *[other] 実行フェイズ開始。{ $cards }枚のカードを出した順に実行します。
}
log-resolves = { $card ->
    [move] { $index }枚目：{ $bandit }の「移動」。
    [floor] { $index }枚目：{ $bandit }の「昇降」。
    [fire] { $index }枚目：{ $bandit }の「射撃」。
    [rob] { $index }枚目：{ $bandit }の「強奪」。
    [punch] { $index }枚目：{ $bandit }の「格闘」。
   *[marshal] { $index }枚目：{ $bandit }の「保安官」。
}
log-no-effect = { $reason ->
    [no_target] { $bandit }には撃てる相手がおらず、弾は残りました。
    [no_bullets] { $bandit }は引き金を引きましたが、もう弾がありません。
    [no_loot] { $bandit }のいる場所には盗む物がありません。
   *[nobody_here] { $bandit }は殴る相手を探しましたが、ここには誰もいません。
}
log-moved = { $level ->
    [roof] { $to ->
        [0] { $bandit }は屋根を走って機関車の上へ移りました。
       *[other] { $bandit }は屋根を走って{ $to }号車の上へ移りました。
    }
   *[inside] { $to ->
        [0] { $bandit }は機関車に入りました。
       *[other] { $bandit }は{ $to }号車に入りました。
    }
}
log-climbed = { $level ->
    [roof] { $car ->
        [0] { $bandit }は機関車の屋根に上りました。
       *[other] { $bandit }は{ $car }号車の屋根に上りました。
    }
   *[inside] { $car ->
        [0] { $bandit }は機関車の中に下りました。
       *[other] { $bandit }は{ $car }号車の中に下りました。
    }
}
log-marshal-moved = { $bandit ->
    [none] { $to ->
        [0] 保安官が機関車に踏み込みました。
       *[other] 保安官が{ $to }号車に踏み込みました。
    }
   *[other] { $to ->
        [0] { $bandit }は保安官を機関車におびき寄せました。
       *[other] { $bandit }は保安官を{ $to }号車におびき寄せました。
    }
}
log-shot = { $left ->
    [0] { $bandit }は最後の一発で{ $target }を撃ちました。
   *[other] { $bandit }は{ $target }を撃ちました。残りは{ $left }発です。
}
log-pushed = { $level ->
    [roof] { $to ->
        [0] { $target }は銃弾の勢いで機関車の屋根へ飛ばされました。
       *[other] { $target }は銃弾の勢いで{ $to }号車の屋根へ飛ばされました。
    }
   *[inside] { $to ->
        [0] { $target }は銃弾の勢いで機関車の中へ飛ばされました。
       *[other] { $target }は銃弾の勢いで{ $to }号車の中へ飛ばされました。
    }
}
log-robbed = { $loot ->
    [jewel] { $bandit }は宝石を盗みました。
    [strongbox] { $bandit }は金庫を奪いました。
   *[purse] { $value ->
        [unknown] { $bandit }は財布を盗みました。
       *[other] { $bandit }は${ $value }の財布を盗みました。
    }
}
log-punched = { $bandit }は{ $target }を殴りました。
log-dropped = { $loot ->
    [jewel] { $target }は宝石を落としました。
    [strongbox] { $target }は金庫を落としました。
   *[purse] { $value ->
        [unknown] { $target }は財布を落としました。
       *[other] { $target }は${ $value }の財布を落としました。
    }
}
log-snatched = { $value ->
    [unknown] { $bandit }は{ $target }から財布をひったくりました。
   *[other] { $bandit }は{ $target }から${ $value }の財布をひったくりました。
}
log-shoved = { $level ->
    [roof] { $to ->
        [0] { $target }は機関車の屋根へ突き飛ばされました。
       *[other] { $target }は{ $to }号車の屋根へ突き飛ばされました。
    }
   *[inside] { $to ->
        [0] { $target }は機関車の中へ突き飛ばされました。
       *[other] { $target }は{ $to }号車の中へ突き飛ばされました。
    }
}
log-marshal-hits = { $car ->
    [0] 保安官が機関車の{ $bandit }を撃ちました。
   *[other] 保安官が{ $car }号車の{ $bandit }を撃ちました。
}
log-flees = { $car ->
    [0] { $bandit }は機関車の屋根へ逃げました。
   *[other] { $bandit }は{ $car }号車の屋根へ逃げました。
}
log-supply-short = { $left ->
    [0] 流れ弾はもう残っておらず、誰にも当たりません。
   *[other] 流れ弾は{ $needed }枚必要ですが、残りは{ $left }枚。誰にも当たらず、残りはゲームから除かれます。
}
log-event-started = { $event ->
    [angry_marshal] 怒りの保安官：真上の屋根を撃ち、一つ後ろの車両へ進みます。
    [swivel_arm] 回転式クレーン：屋根の上の全員が最後尾へ運ばれます。
    [braking] ブレーキ：屋根の上の全員が一つ前の車両へ滑ります。
    [take_it_all] 全てを奪え！：二つ目の金庫が登場します。
    [passengers_rebellion] 乗客の反撃：車内の全員が撃たれます。
    [marshals_revenge] 保安官の復讐：屋根の上の盗賊は最も安い財布を失います。
    [pickpocketing] スリ：一人きりの盗賊は財布を取ります。
   *[hostage_taking] 車掌の人質：機関車にいる盗賊は身代金を受け取ります。
}
log-swept = { $bandit }は{ $to }号車の屋根まで運ばれました。
log-braked = { $to ->
    [0] { $bandit }は前へ滑り、機関車の屋根に移りました。
   *[other] { $bandit }は前へ滑り、{ $to }号車の屋根に移りました。
}
log-strongbox-placed = { $car ->
    [0] 二つ目の金庫が、機関車にいる保安官のそばに置かれました。
   *[other] 二つ目の金庫が、{ $car }号車にいる保安官のそばに置かれました。
}
log-passengers-hit = 乗客が{ $bandit }を撃ちました。
log-pickpockets = { $value ->
    [unknown] { $bandit }は財布をすり取りました。
   *[other] { $bandit }は${ $value }の財布をすり取りました。
}
log-purse-lost = { $value ->
    [unknown] { $bandit }は最も安い財布を失いました。
   *[other] { $bandit }は最も安い財布（${ $value }）を失いました。
}
log-ransom = { $bandit }は身代金${ $amount }を受け取りました。
log-round-ended = 第{ $round }ラウンドが終わりました。
log-placed = { $bandit }は{ $car }号車に乗り込みました。
log-reshuffles = { $bandit }は捨て札{ $count }枚を切り直して新しい山札にしました。
log-discards = { $card ->
    [move] { $bandit }は移動を捨てます。
    [floor] { $bandit }は昇降を捨てます。
    [fire] { $bandit }は射撃を捨てます。
    [rob] { $bandit }は強奪を捨てます。
    [punch] { $bandit }は格闘を捨てます。
   *[marshal] { $bandit }は保安官を捨てます。
}
log-done-keeping = { $bandit }は手元に残すカードを決めました。
log-keeps = { $count ->
    [0] { $bandit }は手札を残しませんでした。
   *[other] { $bandit }は{ $count }枚を次のラウンドに残しました。
}
log-game-over = 列車が駅に着き、ゲームが終わりました。

## 選択肢

action-play = { $down ->
    [yes] { $card ->
        [move] 「移動」を裏向きに出す
        [floor] 「昇降」を裏向きに出す
        [fire] 「射撃」を裏向きに出す
        [rob] 「強奪」を裏向きに出す
        [punch] 「格闘」を裏向きに出す
       *[marshal] 「保安官」を裏向きに出す
    }
   *[no] { $card ->
        [move] 「移動」を出す
        [floor] 「昇降」を出す
        [fire] 「射撃」を出す
        [rob] 「強奪」を出す
        [punch] 「格闘」を出す
       *[marshal] 「保安官」を出す
    }
}
action-draw = カードを3枚引く
action-pass = パスする
action-move = { $car ->
    [0] 機関車へ移動する
   *[other] { $car }号車へ移動する
}
action-floor = 昇降する
action-marshal = { $car ->
    [0] 保安官を機関車へ動かす
   *[other] 保安官を{ $car }号車へ動かす
}
action-fire = { $target }を撃つ
action-push = { $yes ->
    [yes] { $target }を1両分飛ばす
   *[no] { $target }をその場に残す
}
action-rob = { $loot ->
    [jewel] 宝石を取る
    [strongbox] 金庫を取る
   *[purse] { $token ->
        [none] 手つかずの財布を取る
       *[other] { $value ->
            [unknown] { $token }番の財布を取る
           *[other] { $token }番の財布（${ $value }）を取る
        }
    }
}
action-punch = { $target }を殴る
action-drop = { $loot ->
    [jewel] { $target }に宝石を落とさせる
    [strongbox] { $target }に金庫を落とさせる
   *[purse] { $target }に財布を落とさせる
}
action-take = { $yes ->
    [yes] 財布を自分のものにする
   *[no] 財布を床に落とす
}
action-shove = { $car ->
    [0] { $target }を機関車へ突き飛ばす
   *[other] { $target }を{ $car }号車へ突き飛ばす
}
action-place = { $bandit }が最後尾から始める
action-keep = 残りを手元に残す
action-discard = { $card ->
    [move] 移動を捨てる
    [floor] 昇降を捨てる
    [fire] 射撃を捨てる
    [rob] 強奪を捨てる
    [punch] 格闘を捨てる
   *[marshal] 保安官を捨てる
}

## その選択で何が起こるか

preview-play = カードは場札の{ $count }枚目になります。
preview-draw = 自分の山札からカードを{ $count }枚、手札に加えます。
preview-keep = { $stays ->
    [none] 手札には何も残りません。
   *[other] 手札に残る：{ $stays }。
}{ $goes ->
    [none] 捨てるものはありません。
   *[other] 捨て札になる：{ $goes }。
}
preview-would = いま実行されるなら、できること：{ $choices }。
preview-would-none = いま実行されても、何も起こりません。

## いま誰が何をするか

decision-plan = { $you ->
    [yes] あなたの番です。カードを出すか、引いてください。
   *[no] { $actor }が計画中です。
}
decision-move = { $you ->
    [yes] 移動先の車両を選んでください。
   *[no] { $actor }が移動先を選んでいます。
}
decision-marshal = { $you ->
    [yes] 保安官の行き先を選んでください。
   *[no] { $actor }が保安官の行き先を選んでいます。
}
decision-fire = { $you ->
    [yes] 誰を撃つか選んでください。
   *[no] { $actor }が狙いを定めています。
}
decision-push = { $you ->
    [yes] { $target }に命中。飛ばしますか？
   *[no] { $actor }が{ $target }を飛ばすかどうか考えています。
}
decision-rob = { $you ->
    [yes] 盗む物を選んでください。
   *[no] { $actor }が盗む物を選んでいます。
}
decision-punch = { $you ->
    [yes] 誰を殴るか選んでください。
   *[no] { $actor }が殴る相手を選んでいます。
}
decision-drop = { $you ->
    [yes] { $target }に何を落とさせるか選んでください。
   *[no] { $actor }が{ $target }に落とさせる物を選んでいます。
}
decision-take = { $you ->
    [yes] { $target }の財布を自分のものにしますか？
   *[no] { $actor }が{ $target }の財布をどうするか考えています。
}
decision-shove = { $you ->
    [yes] { $target }をどこへ突き飛ばすか選んでください。
   *[no] { $actor }が{ $target }を突き飛ばす先を選んでいます。
}
decision-pickpocket = { $you ->
    [yes] あなたは一人きりです。財布を選んでください。
   *[no] { $actor }がすり取る財布を選んでいます。
}
decision-place = { $you ->
    [yes] 最後尾から始める一人を選んでください。
   *[no] { $actor }が、最後尾から始める一人を選んでいます。
}
decision-keep = { $you ->
    [yes] 捨てるカードを選び、残りを手札に残してください。
   *[no] 手元に残すカードを選択中：{ $actor }
}
decision-over = ゲームは終わりました。
