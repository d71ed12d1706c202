### 『エルパソ』の言葉：名前、ログの文、行動、理由、説明。
### Arguments: bandit, actor, lookout, town and lists (cards, values) are names ready to show; place is a key to select on; value, number,
### tiles, nuggets, position, stars, brands, sixes, sheriff are numbers; yes or no for booleans; "unknown" for what the reader may not know.

## 名前

bandit-annie = アニー
bandit-bart = バート
bandit-cole = コール
bandit-dolores = ドロレス
bandit-emmett = エメット

place-bank = 銀行
place-saloon = 酒場
place-mine = 金鉱
place-pasture = 牧草地
place-hotel = ホテル
place-corral = 馬囲い

town-deadwood = デッドウッド
town-cheyenne = シャイアン
town-abilene = アビリーン
town-santa-fe = サンタフェ
town-san-diego = サンディエゴ
town-tombstone = トゥームストーン
town-el-paso = エルパソ

phase-raid = 襲撃
phase-draw = 補充
phase-leave = 去るか残るか
phase-over = ゲーム終了

lookout = 見張り
sheriff = 保安官のマス
bag = 袋
star = 保安官の星
brand = 焼印
six = 6の目
raid-card = { $place ->
    [bank] 銀行{ $value }
    [saloon] 酒場{ $value }
    [mine] 金鉱{ $value }
    [pasture] 牧草地{ $value }
    [hotel] ホテル{ $value }
   *[corral] 馬囲い{ $value }
}
raid-card-hidden = 襲撃カード
rate = { $value ->
    [0] この場所はない
   *[other] { $value }：1
}
nuggets = ナゲット{ $value }個
mark-found = 印刷版の紹介記事で確認済み
mark-reconstructed = 復元：公表された手がかりすべてに合う

## ログ：できごとの種類ごとに一文

log-dealt = { $cards ->
    [unknown] { $bandit }に6枚のカードが配られました。
   *[other] { $bandit }に{ $cards }が配られました。
}
log-town-entered = { $number }番目の町は{ $town }。見張りは{ $lookout }です。
log-laid = { $place ->
    [bank] 銀行の戦利品：{ $values }。
    [saloon] 酒場の戦利品：{ $values }。
    [mine] 金鉱の戦利品：{ $values }。
    [pasture] 牧草地の戦利品：{ $values }。
    [hotel] ホテルの戦利品：{ $values }。
   *[corral] 馬囲いの戦利品：{ $values }。
}
log-returned = { $place ->
    [bank] ここには銀行がないので、{ $values }は袋に戻ります。
    [saloon] ここには酒場がないので、{ $values }は袋に戻ります。
    [mine] ここには金鉱がないので、{ $values }は袋に戻ります。
    [pasture] ここには牧草地がないので、{ $values }は袋に戻ります。
    [hotel] ここにはホテルがないので、{ $values }は袋に戻ります。
   *[corral] ここには馬囲いがないので、{ $values }は袋に戻ります。
}
log-chosen = { $place ->
    [unknown] { $bandit }がカードを選びました。
    [bank] { $bandit }は銀行{ $value }を選びました。
    [saloon] { $bandit }は酒場{ $value }を選びました。
    [mine] { $bandit }は金鉱{ $value }を選びました。
    [pasture] { $bandit }は牧草地{ $value }を選びました。
    [hotel] { $bandit }はホテル{ $value }を選びました。
   *[corral] { $bandit }は馬囲い{ $value }を選びました。
}
log-changed = { $place ->
    [unknown] { $bandit }が別のカードを選びました。
    [bank] { $bandit }は銀行{ $value }に選び直しました。
    [saloon] { $bandit }は酒場{ $value }に選び直しました。
    [mine] { $bandit }は金鉱{ $value }に選び直しました。
    [pasture] { $bandit }は牧草地{ $value }に選び直しました。
    [hotel] { $bandit }はホテル{ $value }に選び直しました。
   *[corral] { $bandit }は馬囲い{ $value }に選び直しました。
}
log-revealed = { $place ->
    [bank] { $bandit }は{ $value }で銀行を襲います。
    [saloon] { $bandit }は{ $value }で酒場を襲います。
    [mine] { $bandit }は{ $value }で金鉱を襲います。
    [pasture] { $bandit }は{ $value }で牧草地を襲います。
    [hotel] { $bandit }は{ $value }でホテルを襲います。
   *[corral] { $bandit }は{ $value }で馬囲いを襲います。
}
log-rolled = { $bandit }がサイコロを振りました。星{ $stars }、焼印{ $brands }、6の目{ $sixes }。保安官のマスのサイコロは5個中{ $sheriff }個です。
log-arrested = 星が五つ！ 保安官が{ $town }に残っている全員を逮捕します。
log-tiles-lost = { $tiles ->
    [0] { $bandit }には失うタイルがありませんでした。
    [one] { $bandit }はタイルを1枚失います。
   *[other] { $bandit }はタイルを{ $tiles }枚失います。
}
log-taken = { $place ->
    [bank] { $bandit }は銀行から{ $value }を奪います。
    [saloon] { $bandit }は酒場から{ $value }を奪います。
    [mine] { $bandit }は金鉱から{ $value }を奪います。
    [pasture] { $bandit }は牧草地から{ $value }を奪います。
    [hotel] { $bandit }はホテルから{ $value }を奪います。
   *[corral] { $bandit }は馬囲いから{ $value }を奪います。
}
log-empty-handed = { $place ->
    [bank] { $bandit }が着いたとき、銀行にはもう何もありませんでした。
    [saloon] { $bandit }が着いたとき、酒場にはもう何もありませんでした。
    [mine] { $bandit }が着いたとき、金鉱にはもう何もありませんでした。
    [pasture] { $bandit }が着いたとき、牧草地にはもう何もありませんでした。
    [hotel] { $bandit }が着いたとき、ホテルにはもう何もありませんでした。
   *[corral] { $bandit }が着いたとき、馬囲いにはもう何もありませんでした。
}
log-shut = { $place ->
    [saloon] 6の目が出なかったので酒場は閉まっていて、{ $bandit }は何も得られません。
   *[pasture] 焼印が出なかったので、{ $bandit }は牛を得られません。
}
log-picked = { $value ->
    [unknown] { $place ->
        [bank] { $bandit }は銀行のカードを1枚引きます。
        [saloon] { $bandit }は酒場のカードを1枚引きます。
        [mine] { $bandit }は金鉱のカードを1枚引きます。
        [pasture] { $bandit }は牧草地のカードを1枚引きます。
        [hotel] { $bandit }はホテルのカードを1枚引きます。
       *[corral] { $bandit }は馬囲いのカードを1枚引きます。
    }
   *[other] { $place ->
        [bank] { $bandit }は銀行{ $value }を引きます。
        [saloon] { $bandit }は酒場{ $value }を引きます。
        [mine] { $bandit }は金鉱{ $value }を引きます。
        [pasture] { $bandit }は牧草地{ $value }を引きます。
        [hotel] { $bandit }はホテル{ $value }を引きます。
       *[corral] { $bandit }は馬囲い{ $value }を引きます。
    }
}
log-stayed = { $bandit }は次の襲撃まで残ります。
log-left = { $bandit }は{ $position }番手で町を去ります。
log-town-emptied = { $town }は空になり、全員が先へ進みます。
log-kept = { $place ->
    [bank] { $bandit }は銀行{ $value }を手元に残します。
    [saloon] { $bandit }は酒場{ $value }を手元に残します。
    [mine] { $bandit }は金鉱{ $value }を手元に残します。
    [pasture] { $bandit }は牧草地{ $value }を手元に残します。
    [hotel] { $bandit }はホテル{ $value }を手元に残します。
   *[corral] { $bandit }は馬囲い{ $value }を手元に残します。
}
log-exchanged = { $tiles ->
    [one] { $nuggets ->
        [one] { $bandit }はタイル{ $tiles }枚をナゲット{ $nuggets }個と交換します。
       *[other] { $bandit }はタイル{ $tiles }枚をナゲット{ $nuggets }個と交換します。
    }
   *[other] { $nuggets ->
        [one] { $bandit }はタイル{ $tiles }枚をナゲット{ $nuggets }個と交換します。
       *[other] { $bandit }はタイル{ $tiles }枚をナゲット{ $nuggets }個と交換します。
    }
}
log-town-ended = { $town }は終わり、残ったものは袋に戻ります。
log-cashed = { $nuggets ->
    [one] { $bandit }は最後のタイルをナゲット{ $nuggets }個に換えます。
   *[other] { $bandit }は最後のタイルをナゲット{ $nuggets }個に換えます。
}
log-game-over = 七つの町をめぐる旅が終わりました。

## 行動（ボタンの文字）

action-raid = { $place ->
    [bank] { $value }で銀行を襲う
    [saloon] { $value }で酒場を襲う
    [mine] { $value }で金鉱を襲う
    [pasture] { $value }で牧草地を襲う
    [hotel] { $value }でホテルを襲う
   *[corral] { $value }で馬囲いを襲う
}
action-pick = { $place ->
    [bank] 銀行のカードを引く
    [saloon] 酒場のカードを引く
    [mine] 金鉱のカードを引く
    [pasture] 牧草地のカードを引く
    [hotel] ホテルのカードを引く
   *[corral] 馬囲いのカードを引く
}
action-stay = 次の襲撃まで残る
action-leave = 町を去る
action-keep = { $place ->
    [bank] 銀行{ $value }を残す
    [saloon] 酒場{ $value }を残す
    [mine] 金鉱{ $value }を残す
    [pasture] 牧草地{ $value }を残す
    [hotel] ホテル{ $value }を残す
   *[corral] 馬囲い{ $value }を残す
}
action-exchange = 残りを交換する

## 選ぶ前に計算したい数

figure-arrest = 次の一振りで逮捕される確率：{ $value }
figure-open = 次の一振りでこの場所が開く確率：{ $value }
figure-nuggets = 残りを今交換して得られるナゲット：{ $value }
figure-position = 手元に残せるタイル：{ $value }

## 今、誰が何をするか

decision-raid = { $you ->
    [yes] 襲撃のカードを選んでください。全員が選ぶまで選び直せます。
   *[no] { $actor }がまだカードを選んでいません。
}
decision-pick = { $you ->
    [yes] 山札から1枚引いてください。
   *[no] { $actor }がカードを引きます。
}
decision-stay = { $you ->
    [yes] 町を去りますか、次の襲撃まで残りますか？
   *[no] { $actor }が去るか残るかを決めます。
}
decision-keep = { $you ->
    [yes] 手元に残すタイルを選んでください。残りは交換されます。
   *[no] { $actor }が残すタイルを選びます。
}
decision-over = ゲームは終わりました。
