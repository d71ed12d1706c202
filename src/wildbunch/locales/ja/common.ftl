### どのゲームにも属さない言葉：ゲームの名前とエラー。

## ゲーム

game-colt-express = コルト・エクスプレス
game-el-paso = エルパソ

## エラー

error-wrong-seat = この席の番ではありません。
error-illegal-action = いまはできません。
error-game-over = ゲームは終わりました。
error-stale = その間に状況が変わりました。もう一度確かめて選んでください。
error-malformed = メッセージを読み取れませんでした。
error-too-large = メッセージが大きすぎます。
error-too-fast = メッセージが多すぎます。少し待ってください。
error-too-slow = リクエストが届くのに時間がかかりすぎました。
error-unknown-table = その卓は見つかりません。
error-not-yours = この席はほかの人のものです。
error-storage = 手を保存できませんでした。もう一度試してください。
error-internal = このテーブルに問題が起きました。詳細はサーバーのログにあります。
error-not-over = ゲームはまだ続いています。終わってからご覧ください。
error-wrong-origin = このページからはこのサーバーに接続できません。
error-no-guest = 先にトップページを開いてください。
error-too-many-sockets = 開いている卓が多すぎます。どれかを閉じてください。
error-bad-seats = この席の組み合わせは使えません。
error-unknown-bot = そのようなボットはいません。
error-bad-option = その設定や選択肢はありません。
