### 『エルパソ』の説明：できない理由、場所、サイコロ、オプション、終わり。
### 引数については el-paso.ftl を参照。

## できない理由

why-game-over = ゲームは終わりました。
why-not-your-turn = 今は{ $actor }の番です。
why-unknown-action = そのような行動はありません。
why-not-asked-now = 今はそれを決める時ではありません。
why-left-town = あなたはもう町にいません。
why-raid-not-in-hand = { $place ->
    [bank] 銀行{ $value }は手札にありません。
    [saloon] 酒場{ $value }は手札にありません。
    [mine] 金鉱{ $value }は手札にありません。
    [pasture] 牧草地{ $value }は手札にありません。
    [hotel] ホテル{ $value }は手札にありません。
   *[corral] 馬囲い{ $value }は手札にありません。
}
why-raid-chosen-already = { $place ->
    [bank] 銀行{ $value }はもう伏せてあります。
    [saloon] 酒場{ $value }はもう伏せてあります。
    [mine] 金鉱{ $value }はもう伏せてあります。
    [pasture] 牧草地{ $value }はもう伏せてあります。
    [hotel] ホテル{ $value }はもう伏せてあります。
   *[corral] 馬囲い{ $value }はもう伏せてあります。
}
why-first-raid = 町の最初の襲撃には全員が加わります。
why-raid-chosen-stay = 町の全員が残ると決めたので、カードを選んでください。
why-pick-no-card = { $place ->
    [bank] 銀行のカードはもう残っていません。
    [saloon] 酒場のカードはもう残っていません。
    [mine] 金鉱のカードはもう残っていません。
    [pasture] 牧草地のカードはもう残っていません。
    [hotel] ホテルのカードはもう残っていません。
   *[corral] 馬囲いのカードはもう残っていません。
}
why-keep-not-held = { $place ->
    [bank] 残せる銀行{ $value }はもうありません。
    [saloon] 残せる酒場{ $value }はもうありません。
    [mine] 残せる金鉱{ $value }はもうありません。
    [pasture] 残せる牧草地{ $value }はもうありません。
    [hotel] 残せるホテル{ $value }はもうありません。
   *[corral] 残せる馬囲い{ $value }はもうありません。
}

## 説明（属性は規則の番号）

help-place-bank = いつでも開いています。タイルは1から5です。
    .rule = EP-RAID-5
help-place-saloon = この一振りに6の目があるときだけ開いています。タイルは3から6です。
    .rule = EP-RAID-4
help-place-mine = いつでも開いています。タイルは1から5です。
    .rule = EP-RAID-5
help-place-pasture = この一振りに焼印があるときだけ牛を奪えます。タイルは3から6です。
    .rule = EP-RAID-4
help-place-hotel = いつでも開いています。タイルは1から5です。
    .rule = EP-RAID-5
help-place-corral = いつでも開いています。タイルは1から5です。
    .rule = EP-RAID-5
help-card = 同じ場所では高いカードから順に動き、一番上の（一番低い）タイルを取ります。次のカードは次のタイルを取ります。
    .rule = EP-RAID-5
help-dice = 見張りは保安官のマスにないサイコロをすべて振ります。星はそのマスに置かれ、この町の間は残ります。
    .rule = EP-RAID-2
help-arrest = 五つのサイコロがすべて保安官のマスに置かれると、町に残っている全員が、前の町のものも含めてすべてのタイルを失います。ナゲットは残ります。
    .rule = EP-ARREST-1
help-lookout = 見張りがサイコロを振ります。次の町では左隣が見張りになります。
    .rule = EP-TOWN-2
help-position = あなたの順位は、この町のこれまでの襲撃で去った人数より一つ大きい数です。その枚数までタイルを残せます。
    .rule = EP-LEAVE-1
help-exchange = この町にある種類のタイルは町の交換率で（端数切り捨て）、ほかは1対1で交換します。
    .rule = EP-LEAVE-3
help-emptied = 町のタイルがなくなると、全員が同じ順位で去ります。まだ誰も去っていなければ、それぞれ2枚残せます。
    .rule = EP-LEAVE-5
help-piles = 好きな山札から1枚引きます。なくなった山札は、捨て札を混ぜずに裏返して作ります。
    .rule = EP-RAID-7
help-phase-raid = 町にいる全員が伏せてカードを選び、同時に公開します。
    .rule = EP-RAID-1
help-phase-draw = 襲撃に加わった全員が、見張りから時計回りに1枚ずつ引きます。
    .rule = EP-RAID-6
help-phase-leave = 町にいる全員が、見張りから時計回りに、去るか残るかを公開で決めます。
    .rule = EP-RAID-8
help-towns = この表のうち印刷版の紹介記事で確認できたのは一部だけで、ほかは復元です。
    .rule = EP-BOX-4

## 卓のオプション

option-tiles-per-town = 町のタイル
    .help = 町に着いたときに引くタイルの数。
    .rule = EP-TOWN-1
option-tiles-per-town-20 = 20枚
    .source = { source-followed }
option-tiles-per-town-18 = 18枚
    .source = { source-other }
option-positions = 順位
    .help = 先に去った人数で数えるか、一緒に去った組の数で数えるか。
    .rule = EP-LEAVE-1
option-positions-counted = 人数で数える
    .source = { source-reading }
option-positions-dense = 組で数える
    .source = { source-reading }
option-rounding = 端数
    .help = 交換の端数をまとめて切り捨てるか、1枚ずつ切り捨てるか。
    .rule = EP-LEAVE-3
option-rounding-total = まとめて
    .source = { source-reading }
option-rounding-per-tile = 1枚ずつ
    .source = { source-reading }
option-first-lookout = 最初の見張り
    .help = 最初の町でサイコロを振る人。
    .rule = EP-SETUP-2
option-first-lookout-random = 無作為
    .source = { source-followed }
option-first-lookout-first-seat = 最初の席
    .source = { source-house }
option-first-lookout-second-seat = 2番目の席
    .source = { source-house }
option-first-lookout-third-seat = 3番目の席
    .source = { source-house }
option-first-lookout-fourth-seat = 4番目の席
    .source = { source-house }
option-first-lookout-fifth-seat = 5番目の席
    .source = { source-house }
option-towns = 町
    .help = 町にある場所と交換率。
    .rule = EP-BOX-4
option-towns-built-in = この版の表
    .source = { source-reconstructed }
option-towns-text = 自分の表
    .source = { source-house }
source-followed = この版が従うルール文のとおりです。
source-other = ほかの版のルールです。
source-reading = 文面が定めていない点の読み方の一つです。
source-reconstructed = 一部は復元です。どこかは表に示します。
source-house = ハウスルールです。

## 終わり

outcome-winner = { $decided_by ->
    [shared] { $winners }が勝利を分け合います。
   *[money] { $winners }が最も多くのナゲットを集めて勝ちました。
}
score-bandit = 無法者
score-money = ナゲット
score-nuggets = ナゲット
score-rank = 順位
