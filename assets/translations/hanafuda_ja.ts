<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
 <context>
  <name>hanafuda</name>
  <message>
   <source>   hint: {hint}</source>
   <translation>ヒント：{hint}</translation>
  </message>
  <message>
   <source>&amp;About Hanafuda Desktop</source>
   <translation>Hanafuda Desktopについて(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Add it</source>
   <translation>追加(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Add to my games</source>
   <translation>自分のゲームに追加(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;All games</source>
   <translation>すべてのゲーム(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Allow taking back</source>
   <translation>待ったを許す(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Animals</source>
   <translation>タネ(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Any deal</source>
   <translation>どの配札でも(&amp;A)</translation>
  </message>
  <message>
   <source>&amp;Back</source>
   <translation>戻る(&amp;B)</translation>
  </message>
  <message>
   <source>&amp;Back to the game before</source>
   <translation>前の対局に戻る(&amp;B)</translation>
  </message>
  <message>
   <source>&amp;Back to what {base} says</source>
   <translation>{base}のとおりに戻す(&amp;B)</translation>
  </message>
  <message>
   <source>&amp;Back to where it could be won</source>
   <translation>解けたところまで戻る(&amp;B)</translation>
  </message>
  <message>
   <source>&amp;Begin again</source>
   <translation>やり直す(&amp;B)</translation>
  </message>
  <message>
   <source>&amp;Begin it</source>
   <translation>始める(&amp;B)</translation>
  </message>
  <message>
   <source>&amp;Brights</source>
   <translation>光(&amp;B)</translation>
  </message>
  <message>
   <source>&amp;Bring back</source>
   <translation>元に戻す(&amp;B)</translation>
  </message>
  <message>
   <source>&amp;Can be won</source>
   <translation>解ける(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Cards</source>
   <translation>札の一覧(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Choose a game</source>
   <translation>ゲームを選ぶ(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Close</source>
   <translation>閉じる(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Continue</source>
   <translation>続ける(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Continue the game in progress</source>
   <translation>途中の対局を続ける(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy as text</source>
   <translation>テキストとしてコピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Copy text</source>
   <translation>テキストをコピー(&amp;C)</translation>
  </message>
  <message>
   <source>&amp;Deal again</source>
   <translation>配る(&amp;D)</translation>
  </message>
  <message>
   <source>&amp;Deal it anew</source>
   <translation>配り直す(&amp;D)</translation>
  </message>
  <message>
   <source>&amp;Deals of a patience</source>
   <translation>ソリティアの配札(&amp;D)</translation>
  </message>
  <message>
   <source>&amp;Deals:</source>
   <translation>配札(&amp;D)：</translation>
  </message>
  <message>
   <source>&amp;Deck...</source>
   <translation>デッキ(&amp;D)…</translation>
  </message>
  <message>
   <source>&amp;Delete</source>
   <translation>削除(&amp;D)</translation>
  </message>
  <message>
   <source>&amp;Delete...</source>
   <translation>削除(&amp;D)…</translation>
  </message>
  <message>
   <source>&amp;Earlier games...</source>
   <translation>対局の記録(&amp;E)…</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>編集(&amp;E)</translation>
  </message>
  <message>
   <source>&amp;Edit the rules...</source>
   <translation>ルールを編集(&amp;E)…</translation>
  </message>
  <message>
   <source>&amp;Explain this word</source>
   <translation>この語を説明(&amp;E)</translation>
  </message>
  <message>
   <source>&amp;Export as CSV...</source>
   <translation>CSVに書き出す(&amp;E)…</translation>
  </message>
  <message>
   <source>&amp;Fast</source>
   <translation>速い(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;File</source>
   <translation>ファイル(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;Full</source>
   <translation>大きい(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;Full screen</source>
   <translation>全画面(&amp;F)</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>ゲーム(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Go</source>
   <translation>移動(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Go on by these</source>
   <translation>このルールで続ける(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Go on from here</source>
   <translation>ここから続ける(&amp;G)</translation>
  </message>
  <message>
   <source>&amp;Hear the table</source>
   <translation>音を鳴らす(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>ヘルプ(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;Hide</source>
   <translation>隠す(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;Hint</source>
   <translation>ヒント(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;House rules</source>
   <translation>ローカルルール(&amp;H)</translation>
  </message>
  <message>
   <source>&amp;Indigo</source>
   <translation>藍(&amp;I)</translation>
  </message>
  <message>
   <source>&amp;Keyboard</source>
   <translation>キーボード(&amp;K)</translation>
  </message>
  <message>
   <source>&amp;Keys on the right</source>
   <translation>右側のキーを使う(&amp;K)</translation>
  </message>
  <message>
   <source>&amp;Learn to play</source>
   <translation>遊び方を学ぶ(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Leave</source>
   <translation>終わる(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Leave it</source>
   <translation>対局を離れる(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Load that</source>
   <translation>読み込む(&amp;L)</translation>
  </message>
  <message>
   <source>&amp;Make it</source>
   <translation>作る(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Mend it...</source>
   <translation>直す(&amp;M)…</translation>
  </message>
  <message>
   <source>&amp;Middling</source>
   <translation>中くらい(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Move</source>
   <translation>手(&amp;M)</translation>
  </message>
  <message>
   <source>&amp;Nearest yaku on the table</source>
   <translation>一番近い役をテーブルに表示(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;New deal</source>
   <translation>新しい配札(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;New game</source>
   <translation>新しい対局(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;New house rule from it...</source>
   <translation>これをもとに新しいローカルルール(&amp;N)…</translation>
  </message>
  <message>
   <source>&amp;New house rule from this game...</source>
   <translation>このゲームからローカルルールを作る(&amp;N)…</translation>
  </message>
  <message>
   <source>&amp;Next deal</source>
   <translation>次の配札(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;No key</source>
   <translation>キーなし(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;None</source>
   <translation>なし(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Normal</source>
   <translation>普通(&amp;N)</translation>
  </message>
  <message>
   <source>&amp;Open a rule file...</source>
   <translation>ルールファイルを開く(&amp;O)…</translation>
  </message>
  <message>
   <source>&amp;Open it</source>
   <translation>開く(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Overwrite it</source>
   <translation>上書きする(&amp;O)</translation>
  </message>
  <message>
   <source>&amp;Paste a game</source>
   <translation>対局を貼り付け(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Paste game from text</source>
   <translation>テキストから対局を貼り付け(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Pause</source>
   <translation>一時停止(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Pine</source>
   <translation>松葉(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Play Koi-Koi now</source>
   <translation>こいこいを始める(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Play it</source>
   <translation>遊んでみる(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Players:</source>
   <translation>人数(&amp;P)：</translation>
  </message>
  <message>
   <source>&amp;Poetry</source>
   <translation>赤短(&amp;P)</translation>
  </message>
  <message>
   <source>&amp;Quit</source>
   <translation>終了(&amp;Q)</translation>
  </message>
  <message>
   <source>&amp;Redo</source>
   <translation>やり直す(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Reduced motion</source>
   <translation>動きを減らす(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Reset</source>
   <translation>消去(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Reset everything</source>
   <translation>すべて標準に戻す(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Reset the keys</source>
   <translation>キーを標準に戻す(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Reset this page</source>
   <translation>このページを標準に戻す(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Reset...</source>
   <translation>消去(&amp;R)…</translation>
  </message>
  <message>
   <source>&amp;Restart this deal</source>
   <translation>この配札を最初から(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Ribbons</source>
   <translation>短冊(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Rounds:</source>
   <translation>回戦数(&amp;R)：</translation>
  </message>
  <message>
   <source>&amp;Rules of this game</source>
   <translation>このゲームのルール(&amp;R)</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>保存(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Show how it can be won</source>
   <translation>解き方のお手本(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Show in the text</source>
   <translation>テキストで見る(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Slow</source>
   <translation>遅い(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Soft</source>
   <translation>小さい(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Start</source>
   <comment>beside the menus</comment>
   <translation>始める(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Statistics...</source>
   <translation>統計(&amp;S)…</translation>
  </message>
  <message>
   <source>&amp;Stop showing how</source>
   <translation>お手本をやめる(&amp;S)</translation>
  </message>
  <message>
   <source>&amp;Take in a rule file...</source>
   <translation>ルールファイルを取り込む(&amp;T)…</translation>
  </message>
  <message>
   <source>&amp;Take out</source>
   <translation>取り除く(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Try it</source>
   <translation>試す(&amp;T)</translation>
  </message>
  <message>
   <source>&amp;Undo</source>
   <translation>元に戻す(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;Use it alone</source>
   <translation>これだけにする(&amp;U)</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>表示(&amp;V)</translation>
  </message>
  <message>
   <source>&amp;Yaku on the way</source>
   <translation>役の進みぐあい(&amp;Y)</translation>
  </message>
  <message>
   <source>'!' cannot begin a text</source>
   <translation>テキストを'!'で始めることはできません</translation>
  </message>
  <message>
   <source>'%' cannot begin a line</source>
   <translation>行を'%'で始めることはできません</translation>
  </message>
  <message>
   <source>'&amp;' cannot begin a text</source>
   <translation>テキストを'&amp;'で始めることはできません</translation>
  </message>
  <message>
   <source>'*' cannot begin a text</source>
   <translation>テキストを'*'で始めることはできません</translation>
  </message>
  <message>
   <source>'asked' says play, count, next or over, and when the last move was made</source>
   <translation>「asked」には、play、count、next、overのどれかと、最後の手の時刻を書きます</translation>
  </message>
  <message>
   <source>'busy' says of both hands until when, and how often: '0*0 5900*2'</source>
   <translation>「busy」には、両方の手について、いつまで、何度目かを「0*0 5900*2」のように書きます</translation>
  </message>
  <message>
   <source>'covered' needs a word for each stack</source>
   <translation>「covered」には、台ごとに1語が必要です</translation>
  </message>
  <message>
   <source>'each' and 'same' exclude each other</source>
   <translation>'each'と'same'は同時に使えません</translation>
  </message>
  <message>
   <source>'each: {each}' says already how many piles there are</source>
   <translation>山の数は'each: {each}'で決まっています</translation>
  </message>
  <message>
   <source>'extends' goes in a circle: {chain}</source>
   <translation>'extends'が堂々巡りしています：{chain}</translation>
  </message>
  <message>
   <source>'extends' takes the name of a game, ours or one beside this file, no path</source>
   <translation>'extends'に書くのは、付属のゲームかこのファイルのそばのゲームの名前で、パスではありません</translation>
  </message>
  <message>
   <source>'nothing', or a map such as {month: earlier}, is needed</source>
   <translation>'nothing'、または{month: earlier}のようなマップが必要です</translation>
  </message>
  <message>
   <source>'order' says already what a card must be like</source>
   <translation>どんな札が置けるかは'order'で決まっています</translation>
  </message>
  <message>
   <source>'paired' is the month of two cards that were just captured</source>
   <translation>「paired」は、たった今取った2枚の月です</translation>
  </message>
  <message>
   <source>'points' means nothing beside 'scores: {scores}'</source>
   <translation>'scores: {scores}'があるとき'points'は意味がありません</translation>
  </message>
  <message>
   <source>'remove' needs 'extends'</source>
   <translation>'remove'には'extends'が必要です</translation>
  </message>
  <message>
   <source>'short' names seats</source>
   <translation>「short」には席の番号を書きます</translation>
  </message>
  <message>
   <source>'start' must allow what 'order' puts first</source>
   <translation>'order'で最初になる札を'start'が認めなければなりません</translation>
  </message>
  <message>
   <source>'wild' is followed by a side, a card and a month</source>
   <translation>「wild」のあとには、陣営の番号、札、月を書きます</translation>
  </message>
  <message>
   <source>'x' is one card</source>
   <translation>「x」の札は1枚です</translation>
  </message>
  <message>
   <source>'{file}' has errors, so it cannot be added:</source>
   <translation>「{file}」には誤りがあるので、追加できません：</translation>
  </message>
  <message>
   <source>'{file}' is a game of its own, {game}:</source>
   <translation>「{file}」は独立したゲーム「{game}」です：</translation>
  </message>
  <message>
   <source>'{file}' is {game}. It differs from {base}:</source>
   <translation>「{file}」は「{game}」です。「{base}」との違い：</translation>
  </message>
  <message>
   <source>'{key}' is said twice</source>
   <translation>「{key}」が2度書かれています</translation>
  </message>
  <message>
   <source>'{key}' means nothing in a game in which one stops</source>
   <translation>'{key}'は、上がりのあるゲームでは意味がありません</translation>
  </message>
  <message>
   <source>'{key}' means nothing in a game that nobody stops</source>
   <translation>'{key}'は、誰も上がらないゲームでは意味がありません</translation>
  </message>
  <message>
   <source>'{key}' means nothing without 'bomb: true'</source>
   <translation>'{key}'は'bomb: true'がなければ意味がありません</translation>
  </message>
  <message>
   <source>'{key}' must be a list</source>
   <translation>'{key}'はリストでなければなりません</translation>
  </message>
  <message>
   <source>'{key}' must be a map</source>
   <translation>'{key}'はマップでなければなりません</translation>
  </message>
  <message>
   <source>'{key}' must be a number from {least} to {most}, not '{value}'</source>
   <translation>「{key}」は{least}から{most}までの数です（「{value}」ではありません）</translation>
  </message>
  <message>
   <source>'{move}' is not a move of a fishing game</source>
   <translation>「{move}」は場札を取るゲームの手ではありません</translation>
  </message>
  <message>
   <source>'{move}' is not a move of a patience</source>
   <translation>「{move}」はソリティアの手ではありません</translation>
  </message>
  <message>
   <source>'{move}' is not a move of a real-time game</source>
   <translation>「{move}」はリアルタイムゲームの手ではありません</translation>
  </message>
  <message>
   <source>'{move}' is not a move of a shedding game</source>
   <translation>「{move}」は早上がりゲームの手ではありません</translation>
  </message>
  <message>
   <source>'{move}' is not a move: {why}</source>
   <translation>「{move}」は手ではありません：{why}</translation>
  </message>
  <message>
   <source>'{move}' says a time that no game lasts</source>
   <translation>「{move}」の時間は、どの対局よりも長すぎます</translation>
  </message>
  <message>
   <source>'{name}' is missing</source>
   <translation>「{name}」がありません</translation>
  </message>
  <message>
   <source>'{name}' is one card</source>
   <translation>「{name}」の札は1枚です</translation>
  </message>
  <message>
   <source>'{name}' names a seat that there is not</source>
   <translation>「{name}」にない席が書かれています</translation>
  </message>
  <message>
   <source>'{name}' needs a number for each of the two seats</source>
   <translation>「{name}」には、2つの席それぞれの数が必要です</translation>
  </message>
  <message numerus="yes">
   <source>'{name}' needs {n} numbers</source>
   <translation>
    <numerusform>「{name}」には数が{n}個必要です</numerusform>
   </translation>
  </message>
  <message>
   <source>'{name}' stands twice</source>
   <translation>「{name}」が2度書かれています</translation>
  </message>
  <message>
   <source>'{said}' does not fit the rules on line {line}</source>
   <translation>「{said}」が{line}行目のルールと合いません</translation>
  </message>
  <message>
   <source>'{sign}' cannot begin a text</source>
   <translation>テキストを'{sign}'で始めることはできません</translation>
  </message>
  <message>
   <source>'{text}' is not a number from 0 to {most}</source>
   <translation>「{text}」は0から{most}までの数ではありません</translation>
  </message>
  <message>
   <source>'{text}' is not a whole number</source>
   <translation>「{text}」は整数ではありません</translation>
  </message>
  <message>
   <source>'{text}' should be whole numbers</source>
   <translation>「{text}」は整数でなければなりません</translation>
  </message>
  <message>
   <source>'{text}' should say who laid a card and when: '1@5210*1'</source>
   <translation>「{text}」には、誰がいつ札を出したかを「1@5210*1」のように書きます</translation>
  </message>
  <message>
   <source>'{word}'</source>
   <translation>「{word}」</translation>
  </message>
  <message>
   <source>'{word}' is no effect of this game</source>
   <translation>「{word}」という効果はこのゲームにありません</translation>
  </message>
  <message>
   <source>'{word}' is nothing that is asked</source>
   <translation>「{word}」という問いはありません</translation>
  </message>
  <message>
   <source>'{word}' stands without its number</source>
   <translation>「{word}」に数がありません</translation>
  </message>
  <message>
   <source>.</source>
   <comment>decimal point</comment>
   <translation>.</translation>
  </message>
  <message>
   <source>1 to 9, 0</source>
   <translation>1〜9、0</translation>
  </message>
  <message>
   <source>100 %</source>
   <translation>100%</translation>
  </message>
  <message>
   <source>125 %</source>
   <translation>125%</translation>
  </message>
  <message>
   <source>150 %</source>
   <translation>150%</translation>
  </message>
  <message>
   <source>175 %</source>
   <translation>175%</translation>
  </message>
  <message>
   <source>1st</source>
   <translation>1番目</translation>
  </message>
  <message>
   <source>200 %</source>
   <translation>200%</translation>
  </message>
  <message>
   <source>2nd</source>
   <translation>2番目</translation>
  </message>
  <message>
   <source>3rd</source>
   <translation>3番目</translation>
  </message>
  <message>
   <source>4th</source>
   <translation>4番目</translation>
  </message>
  <message>
   <source>; </source>
   <comment>between cards</comment>
   <translation>、</translation>
  </message>
  <message>
   <source>A card that captures must be played, and this one does not.</source>
   <translation>取れる札を出さなければなりません。この札では取れません。</translation>
  </message>
  <message>
   <source>A card that does not fit goes back to its column, which costs no time</source>
   <translation>合わない札は元の列に戻りますが、時間はかかりません</translation>
  </message>
  <message numerus="yes">
   <source>A card that does not fit goes back to its column, which takes {seconds} seconds; its hand plays nothing until then, and whatever else it tries makes that begin anew</source>
   <translation>
    <numerusform>合わない札は{seconds}秒かけて元の列に戻ります。その間、その手では何も出せず、ほかに何かを試すと、はじめから戻し直しになります</numerusform>
   </translation>
  </message>
  <message>
   <source>A card that lies face down cannot be moved.</source>
   <translation>裏向きの札は動かせません。</translation>
  </message>
  <message>
   <source>A card that lies there stays there</source>
   <translation>置いた札は動かせません</translation>
  </message>
  <message>
   <source>A card, face down</source>
   <translation>裏向きの札</translation>
  </message>
  <message>
   <source>A cherry has come to the field. With your cup it makes another yaku.</source>
   <translation>場に桜が出ました。盃と合わせると、もう一つ役ができます。</translation>
  </message>
  <message>
   <source>A command goes before that.</source>
   <translation>コマンドのほうが優先されます。</translation>
  </message>
  <message numerus="yes">
   <source>A deal for {number} players, as you see it.</source>
   <translation>
    <numerusform>{number}人に配ったところです。あなたから見た場です。</numerusform>
   </translation>
  </message>
  <message>
   <source>A deal that can be won is looked for first, which can take a moment.</source>
   <translation>解ける配札を先に探すため、少し時間がかかることがあります。</translation>
  </message>
  <message>
   <source>A deal that can be won, the same for everybody</source>
   <translation>必ず解ける、みんな同じ配札です</translation>
  </message>
  <message>
   <source>A face-down card that comes to the top is turned up at once.</source>
   <translation>裏向きの札は、一番上になるとすぐに表になります。</translation>
  </message>
  <message>
   <source>A fair move. But the sake cup is waiting for your chrysanthemum.</source>
   <translation>悪くない手です。でも盃があなたの菊を待っています。</translation>
  </message>
  <message>
   <source>A first game of ten minutes that teaches the cards by playing.</source>
   <translation>遊びながら札を覚える、10分の初めての対局です。</translation>
  </message>
  <message>
   <source>A folder with pictures and a &lt;i&gt;deck.yaml&lt;/i&gt; in &lt;a href='own'&gt;your folder of decks&lt;/a&gt; is another deck.</source>
   <translation>&lt;a href='own'&gt;デッキのフォルダー&lt;/a&gt;に、絵と&lt;i&gt;deck.yaml&lt;/i&gt;を入れたフォルダーを置くと、デッキが増えます。</translation>
  </message>
  <message numerus="yes">
   <source>A game has {number} rounds at most, or as many as you agree on</source>
   <translation>
    <numerusform>1局は多くて{number}回戦です（ほかの回数に決めてもかまいません）</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A game has {number} rounds at most, or as many as you agree on; then whoever has fewer cards has won</source>
   <translation>
    <numerusform>1局は多くて{number}回戦です（ほかの回数に決めてもかまいません）。そこまで来たら、札の少ない人が勝ちです</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A game has {number} rounds, or as many as the players agree on. The highest total wins; players with the same total share the win</source>
   <translation>
    <numerusform>1局は{number}回戦、または申し合わせた回数です。合計点の一番高い人の勝ちです。同点の人どうしは勝ちを分け合います</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A game has {number} rounds, or as many as you agree on. The highest total wins</source>
   <translation>
    <numerusform>1局は{number}回戦です（ほかの回数に決めてもかまいません）。合計点の最も高い人が勝ちます</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>A game takes about {number} minutes</source>
   <translation>
    <numerusform>1局は約{number}分です</numerusform>
   </translation>
  </message>
  <message>
   <source>A hand card that matched nothing was captured by the player's own drawn card.</source>
   <translation>何にも合わなかった手札を、自分のめくった札で取ったとき。</translation>
  </message>
  <message>
   <source>A month's chaff cards stand in for one another.</source>
   <translation>同じ月のカスは、互いに代わりになります。</translation>
  </message>
  <message>
   <source>A part of this list.</source>
   <translation>このリストの項目</translation>
  </message>
  <message>
   <source>A person at this screen</source>
   <translation>この画面で遊ぶ人</translation>
  </message>
  <message>
   <source>A pile takes all its cards in this order, equal ones in any: by kind from chaff to bright, by month from January, by place in the month from 1 to 4; or each the other way.</source>
   <translation>山は札をすべてこの順で受けます（同格なら順不同）：カスから光までの種類順、1月からの月順、月の中の1番から4番までの順位順、またはその逆順です。</translation>
  </message>
  <message>
   <source>A race for {name}'s palm</source>
   <translation>{name}の手のひらへの早取り</translation>
  </message>
  <message>
   <source>A real game has several rounds. Hints, rules and cards are always at hand.</source>
   <translation>本当の対局は何回戦か続きます。ヒントもルールも札の一覧も、いつでも見られます。</translation>
  </message>
  <message>
   <source>A red one with writing, a blue one and a plain one.</source>
   <translation>文字のある赤短、青短、そして無地の短冊です。</translation>
  </message>
  <message numerus="yes">
   <source>A round is drawn, and nobody pays, when everybody in turn passes or when nobody has won after {number} turns of all players together</source>
   <translation>
    <numerusform>全員が続けてパスしたときと、全員の手番を合わせて{number}回になっても誰も勝たないときは引き分けで、誰も払いません</numerusform>
   </translation>
  </message>
  <message>
   <source>A round that is not won after so many turns of all players together is drawn. It is drawn sooner when everybody in turn passes.</source>
   <translation>全員の手番を合わせてこの数になっても勝負がつかない回戦は引き分けです。全員が続けてパスすると、それより早く引き分けになります。</translation>
  </message>
  <message>
   <source>A rule file</source>
   <translation>ルールファイル</translation>
  </message>
  <message>
   <source>A short game</source>
   <translation>短い対局</translation>
  </message>
  <message>
   <source>A stack for which there is no deck may be begun with any card.</source>
   <translation>山札のない側の台は、どの札で始めてもかまいません。</translation>
  </message>
  <message>
   <source>A stack in the middle</source>
   <translation>台の様子</translation>
  </message>
  <message>
   <source>A strip of paper hangs there, for a poem.</source>
   <translation>歌を書く短冊が下がっています。</translation>
  </message>
  <message>
   <source>A time is 0 to {most} milliseconds, early or never.</source>
   <translation>時間は0〜{most}ミリ秒か、早すぎたか、押さなかったかのどれかです。</translation>
  </message>
  <message>
   <source>A total that ends the game as soon as somebody has it.</source>
   <translation>誰かの合計点がこれに達すると、すぐに対局が終わります。</translation>
  </message>
  <message>
   <source>A turn</source>
   <translation>手番</translation>
  </message>
  <message>
   <source>A turn has two halves</source>
   <translation>手番は2段階</translation>
  </message>
  <message>
   <source>A turn may be passed only where there is nothing to draw.</source>
   <translation>パスできるのは、引ける札がないときだけです。</translation>
  </message>
  <message>
   <source>A yaku is a set of captured cards that is worth points. A card may serve several yaku, and each of them counts, unless it says otherwise here.</source>
   <translation>役は、取った札がそろうと点になる組み合わせです。1枚の札をいくつもの役に使うことができ、ここに断りがないかぎり、どの役も数えます。</translation>
  </message>
  <message>
   <source>A yaku is a set of captured cards that is worth points. A card may serve several yaku, and each of them counts.</source>
   <translation>役は、取った札がそろうと点になる組み合わせです。1枚の札をいくつもの役に使うことができ、どの役も数えます。</translation>
  </message>
  <message>
   <source>A yaku is collected all at once: its cards leave the table together. A card can be taken when it lies face up on top of its pile, or has only cards of the same yaku above it that are taken with it.</source>
   <translation>役は一度に集めます。その札はまとめて場から取り除かれます。取れるのは、表向きで山や列の一番上にある札か、上にある札がすべて同じ役として一緒に取られる札です。</translation>
  </message>
  <message>
   <source>A&amp;ll</source>
   <translation>すべて(&amp;L)</translation>
  </message>
  <message>
   <source>About Hanafuda Desktop</source>
   <translation>Hanafuda Desktopについて</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>追加</translation>
  </message>
  <message>
   <source>Add a glowing card.</source>
   <translation>光っている札を足してください。</translation>
  </message>
  <message>
   <source>Add one's own yaku.</source>
   <translation>自分の役の点を加えます。</translation>
  </message>
  <message>
   <source>Add up what your captured cards are worth</source>
   <translation>取り札の点数を合計します</translation>
  </message>
  <message>
   <source>Add your own yaku</source>
   <translation>自分の役の点を加えます</translation>
  </message>
  <message>
   <source>Advice</source>
   <translation>コツ</translation>
  </message>
  <message>
   <source>Advice for players, shown with the rules.</source>
   <translation>プレイヤーへの助言です。ルールと一緒に表示されます。</translation>
  </message>
  <message>
   <source>After</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>先に要る役の数</translation>
  </message>
  <message numerus="yes">
   <source>After a bomb you may take {number} later turns without playing a hand card: you only draw</source>
   <translation>
    <numerusform>爆弾のあと、手札を出さずに山札をめくるだけの手番を{number}回とることができます</numerusform>
   </translation>
  </message>
  <message>
   <source>After a drawn round the next player deals</source>
   <translation>引き分けた回戦の次は、次のプレイヤーが親です</translation>
  </message>
  <message>
   <source>After a drawn round the same player deals again</source>
   <translation>引き分けた回戦の次は、同じプレイヤーがもう一度親です</translation>
  </message>
  <message>
   <source>After a move of yours, what is ready is collected as further moves, which you can take back. It can do no harm where no other card could serve as well, and no card on the table could still be laid on the cards that go.</source>
   <translation>あなたが一手進めると、そろっている役を続きの手として集めます。この手も元に戻せます。「損にならない」とは、ほかの札では代わりにならず、取り除く札の上に置ける札も残っていないことです。</translation>
  </message>
  <message>
   <source>After a round</source>
   <translation>回戦のあと</translation>
  </message>
  <message>
   <source>After each round the loser is given a point for every card left in their layout. When the game is over, it is not the last round that decides, but the sum: whoever has the lowest wins</source>
   <translation>どの回戦のあとも、負けた人は並べた札の残り1枚につき1点を受けます。対局は最後の回戦ではなく点の合計で決まり、最も少ない人が勝ちます</translation>
  </message>
  <message>
   <source>After each round the loser is given a point for every card they then have, taken ones too. When the game is over, it is not the last round that decides, but the sum: whoever has the lowest wins</source>
   <translation>どの回戦のあとも、負けた人は持っている札1枚につき1点を受けます（取った札も数えます）。対局は最後の回戦ではなく点の合計で決まり、最も少ない人が勝ちます</translation>
  </message>
  <message>
   <source>After such a round both take a stack, and the next round is laid out: whoever has no card at all after a round has won the game</source>
   <translation>このような回戦のあとは、それぞれ台を1つ取り、次の回戦に進みます。回戦のあとに札が1枚もない人が対局の勝ちです</translation>
  </message>
  <message>
   <source>After such a round the loser takes the whole stack, and the next round is laid out: whoever has no card at all after a round has won the game</source>
   <translation>このような回戦のあとは、負けた人が台の札をすべて取り、次の回戦に進みます。回戦のあとに札が1枚もない人が対局の勝ちです</translation>
  </message>
  <message>
   <source>After yaku</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>先に要る役</translation>
  </message>
  <message>
   <source>After your first game you see here how many you have won, how your points grow, which yaku you make, and against whom you do best.</source>
   <translation>最初の対局が終わると、勝ち数、得点の移り変わり、作った役、相手ごとの成績がここに表示されます。</translation>
  </message>
  <message numerus="yes">
   <source>After {number} moves the table looks like this:</source>
   <translation>
    <numerusform>{number}手進めると、場は次のようになります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>After {number} seconds nobody could play any more, and {winner} has won the round.</source>
   <translation>
    <numerusform>{number}秒後にどちらも札を出せなくなり、{winner}が回戦に勝ちました。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>After {number} seconds the last card was played, and {winner} has won the round.</source>
   <translation>
    <numerusform>{number}秒後に最後の札が出て、{winner}が回戦に勝ちました。</numerusform>
   </translation>
  </message>
  <message>
   <source>Again</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>もう一度</translation>
  </message>
  <message>
   <source>Against</source>
   <translation>相手</translation>
  </message>
  <message>
   <source>Against anybody</source>
   <translation>相手を問わない</translation>
  </message>
  <message>
   <source>Against dealer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>親から</translation>
  </message>
  <message>
   <source>Against others too; the result says how often it was done.</source>
   <translation>相手のいる対局でも使えます。回数は結果に示します。</translation>
  </message>
  <message>
   <source>Against whom</source>
   <translation>相手別</translation>
  </message>
  <message>
   <source>Against {name}</source>
   <translation>{name}との対局</translation>
  </message>
  <message>
   <source>Ahead by</source>
   <translation>得点差</translation>
  </message>
  <message>
   <source>Ahead by: by how many points they would beat the others, on average, if the round were played to its end many times from what they could see. Points: their own.</source>
   <translation>得点差：その人に見えていた札から回戦の残りを何度も最後まで進めたとき、ほかの人を平均で何点上回るかです。得点：その人の点です。</translation>
  </message>
  <message>
   <source>Ahead by: by how many points you would beat the others, on average, if the round were played to its end many times from what you could see. Points: your own.</source>
   <translation>得点差：あなたに見えていた札から回戦の残りを何度も最後まで進めたとき、ほかの人を平均で何点上回るかです。得点：あなたの点です。</translation>
  </message>
  <message>
   <source>Aki</source>
   <comment>a player's name</comment>
   <translation>アキ</translation>
  </message>
  <message>
   <source>All cards are counted. Best: {winners}.</source>
   <translation>すべての札を数えました。トップは{winners}です。</translation>
  </message>
  <message>
   <source>All cards are counted. Nobody is ahead.</source>
   <translation>すべての札を数えました。同点です。</translation>
  </message>
  <message>
   <source>All cards of the deck</source>
   <translation>デッキのすべての札</translation>
  </message>
  <message>
   <source>All cards {of_month}</source>
   <translation>{of_month}札すべて</translation>
  </message>
  <message>
   <source>All four are yours at once! That is how cards are captured.</source>
   <translation>4枚まとめてあなたのものです！札の取り方はこれで全部です。</translation>
  </message>
  <message>
   <source>All games</source>
   <translation>すべてのゲーム</translation>
  </message>
  <message>
   <source>All games ({count})</source>
   <translation>すべてのゲーム（{count}）</translation>
  </message>
  <message>
   <source>All its rules</source>
   <translation>すべてのルール</translation>
  </message>
  <message>
   <source>All moves</source>
   <translation>すべての手</translation>
  </message>
  <message>
   <source>All of these &amp;cards</source>
   <translation>これらの札すべて(&amp;C)</translation>
  </message>
  <message>
   <source>All others draw {cards}</source>
   <translation>ほかの全員が{cards}引く</translation>
  </message>
  <message>
   <source>All seats are yours</source>
   <translation>すべての席を自分で</translation>
  </message>
  <message>
   <source>All that is said of {part}.</source>
   <translation>{part}について書かれていることのすべて。</translation>
  </message>
  <message>
   <source>All the others show only their flower. They are called chaff.</source>
   <translation>残りは花だけの札で、カスと呼びます。</translation>
  </message>
  <message>
   <source>All these cards lie face up</source>
   <translation>これらの札はすべて表向きです</translation>
  </message>
  <message>
   <source>Allow taking back</source>
   <translation>待ったを許す</translation>
  </message>
  <message>
   <source>Always show the yaku that you are nearest to, in games that score them.</source>
   <translation>役で得点するゲームで、一番近い役をいつも表示します。</translation>
  </message>
  <message>
   <source>Always show the yaku that you are nearest to.</source>
   <translation>一番近い役をいつも表示します。</translation>
  </message>
  <message>
   <source>An empty pile begins with {cards}</source>
   <translation>空の組札に最初に置けるのは、{cards}です</translation>
  </message>
  <message>
   <source>An empty {pile} stays empty</source>
   <translation>空いた{pile}は、空いたままです</translation>
  </message>
  <message>
   <source>An empty {pile} takes any card</source>
   <translation>空いた{pile}には、どの札でも置けます</translation>
  </message>
  <message>
   <source>An empty {pile} takes {cards}</source>
   <translation>空いた{pile}に置けるのは、{cards}です</translation>
  </message>
  <message>
   <source>An even share, taken away</source>
   <translation>均等分を引く</translation>
  </message>
  <message>
   <source>An example</source>
   <translation>例</translation>
  </message>
  <message>
   <source>And here three cards of one month lie on the field. You hold the fourth.</source>
   <translation>今度は同じ月の札が場に3枚。4枚目は手札にあります。</translation>
  </message>
  <message>
   <source>Angel Playing Cards and Duarcain</source>
   <translation>エンゼルプレイングカードとDuarcain</translation>
  </message>
  <message>
   <source>Animals</source>
   <translation>タネ</translation>
  </message>
  <message>
   <source>Animation &amp;speed</source>
   <translation>アニメーションの速さ(&amp;S)</translation>
  </message>
  <message>
   <source>Animation speed</source>
   <translation>アニメーションの速さ</translation>
  </message>
  <message>
   <source>Another game</source>
   <translation>別のゲーム</translation>
  </message>
  <message>
   <source>Another game lies on the table now; it was left as it is.</source>
   <translation>テーブルでは別の対局が始まっているので、そのままにしました。</translation>
  </message>
  <message>
   <source>Another game.</source>
   <translation>別のゲームにします。</translation>
  </message>
  <message>
   <source>Another program has changed this file, or taken it away.</source>
   <translation>ほかのプログラムがこのファイルを変更したか、移動しました。</translation>
  </message>
  <message>
   <source>Another program has changed this file, or taken it away. It was not saved.</source>
   <translation>ほかのプログラムがこのファイルを変更したか、移動しました。保存しませんでした。</translation>
  </message>
  <message>
   <source>Another program has changed this file; this is what it says now.</source>
   <translation>ほかのプログラムがこのファイルを変更しました。今の内容を表示しています。</translation>
  </message>
  <message>
   <source>Another program has saved this file, and not as text in UTF-8. It was not loaded.</source>
   <translation>ほかのプログラムがこのファイルを、UTF-8でない形で保存しました。読み込みませんでした。</translation>
  </message>
  <message>
   <source>Another turn</source>
   <translation>もう一度手番</translation>
  </message>
  <message>
   <source>Any card may be put there</source>
   <translation>どの札でも置けます</translation>
  </message>
  <message>
   <source>Any card that lies face up may be moved, together with all cards on it; only the lowest of them has to fit</source>
   <translation>表向きの札ならどれでも、上に載った札ごと動かせます。合わなければならないのは、その一番下の札だけです</translation>
  </message>
  <message>
   <source>Any deal</source>
   <translation>どの配札でも</translation>
  </message>
  <message>
   <source>Apr</source>
   <comment>in a date</comment>
   <translation>4月</translation>
  </message>
  <message>
   <source>April</source>
   <translation>4月</translation>
  </message>
  <message>
   <source>As how many cards of that kind; but as one for needs of a yaku that want the same cards, since each card serves one of them.</source>
   <translation>その種類の札何枚分に数えるか。ただし、同じ札を取り合う役の条件では、1枚の札は1つの条件だけに使うため、1枚と数えます。</translation>
  </message>
  <message>
   <source>As in `collecting`, for this yaku alone.</source>
   <translation>`collecting`と同じですが、この役だけのものです。</translation>
  </message>
  <message>
   <source>As it was dealt</source>
   <translation>配った直後</translation>
  </message>
  <message>
   <source>As long as something is wrong, this is what differed last:</source>
   <translation>問題があるうちは、最後に確かめた違いを表示します。</translation>
  </message>
  <message>
   <source>As run</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>並びのまま</translation>
  </message>
  <message>
   <source>As soon as a turn brings your yaku to at least {points}, the round ends and you win it</source>
   <translation>自分の手番で役の合計が{points}以上になると、回戦が終わり、勝ちとなります</translation>
  </message>
  <message>
   <source>As soon as a turn of yours makes a yaku, the round ends and you win it</source>
   <translation>自分の手番で役ができると、回戦が終わり、勝ちとなります</translation>
  </message>
  <message>
   <source>As u&amp;sual</source>
   <translation>標準に戻す(&amp;S)</translation>
  </message>
  <message>
   <source>Ask before a deal begins again. Without it, Redo plays your moves again.</source>
   <translation>配札を最初からやり直す前に確認します。確認しなくても、「やり直す」で手を再現できます。</translation>
  </message>
  <message>
   <source>Ask first</source>
   <comment>part of the settings</comment>
   <translation>先に確認する</translation>
  </message>
  <message>
   <source>Ask when several people at this screen are in the middle of a game. It is saved anyway.</source>
   <translation>この画面で何人かが対局の途中なら確認します。対局はいずれにしても保存されます。</translation>
  </message>
  <message>
   <source>Ask while a game is in progress. Without it, the game before is one command away.</source>
   <translation>対局の途中なら確認します。確認しなくても、前の対局にはすぐ戻れます。</translation>
  </message>
  <message>
   <source>At first the table looks like this:</source>
   <translation>初めの場は次のとおりです。</translation>
  </message>
  <message>
   <source>At least so many.</source>
   <translation>少なくともこの枚数。</translation>
  </message>
  <message numerus="yes">
   <source>At least {n} are needed.</source>
   <translation>
    <numerusform>少なくとも{n}枚必要です。</numerusform>
   </translation>
  </message>
  <message>
   <source>At most so many cards left in stock, waste, columns and cells.</source>
   <translation>山札、捨て札置き場、列、空き枠に残る札がこの枚数以下になること。</translation>
  </message>
  <message>
   <source>At most so many cards lie in one column by moves; the deal may give it more.</source>
   <translation>動かして1つの列に置けるのはこの枚数までです。配札ではこれより多くてもかまいません。</translation>
  </message>
  <message>
   <source>At most so many cards lie on one pile by moves; the deal may give it more.</source>
   <translation>動かして1つの山に置けるのはこの枚数までです。配札ではこれより多くてもかまいません。</translation>
  </message>
  <message>
   <source>At most so many cards move together.</source>
   <translation>一緒に動かせるのはこの枚数までです。</translation>
  </message>
  <message>
   <source>At most so many rounds; after the last one whoever has fewer cards has won, unless points decide.</source>
   <translation>最大の回戦数です。最後の回戦のあとは、点で決めるのでなければ、札の少ない人の勝ちです。</translation>
  </message>
  <message>
   <source>At most so many.</source>
   <translation>多くともこの枚数。</translation>
  </message>
  <message numerus="yes">
   <source>At most {n} cards at once may go there.</source>
   <translation>
    <numerusform>そこへ一度に移せるのは{n}枚までです。</numerusform>
   </translation>
  </message>
  <message>
   <source>At the end of your turn the field is filled up again from the stock.</source>
   <translation>手番の終わりに、場札を山札から補います。</translation>
  </message>
  <message>
   <source>At the end of your turn, take aside the captured cards together with those that captured them. Captured cards lie face up for all to see; hands and stock stay secret.</source>
   <translation>手番の終わりに、取った札を、取るのに使った札と一緒に手元へ引き取ります。取り札は全員に見えるよう表向きに置き、手札と山札は伏せておきます。</translation>
  </message>
  <message>
   <source>At the table, {key}: {does}</source>
   <translation>テーブルでの{key}：{does}</translation>
  </message>
  <message>
   <source>Aug</source>
   <comment>in a date</comment>
   <translation>8月</translation>
  </message>
  <message>
   <source>August</source>
   <translation>8月</translation>
  </message>
  <message>
   <source>Author</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>作者</translation>
  </message>
  <message>
   <source>Back to the beginning of this deal.</source>
   <translation>この配札のはじめに戻ります。</translation>
  </message>
  <message>
   <source>Back to the list</source>
   <translation>一覧に戻る</translation>
  </message>
  <message>
   <source>Back to what is usual: {value}</source>
   <translation>標準に戻す：{value}</translation>
  </message>
  <message>
   <source>Back to {base}'s value: {value}</source>
   <translation>{base}の値に戻す：{value}</translation>
  </message>
  <message>
   <source>Be first to lay all your cards on the months beside theirs.</source>
   <translation>となりの月に重ねて、自分の札を先に出し切った人の勝ちです。</translation>
  </message>
  <message>
   <source>Before a new deal</source>
   <translation>新しく配る前</translation>
  </message>
  <message>
   <source>Before a restart</source>
   <translation>最初からやり直す前</translation>
  </message>
  <message>
   <source>Before a table with others is left</source>
   <translation>ほかの人との対局を離れる前</translation>
  </message>
  <message>
   <source>Before the first turn, look whether a hand was dealt that ends the round at once.</source>
   <translation>最初の手番の前に、その場で回戦が終わる手札が配られていないか確かめます。</translation>
  </message>
  <message>
   <source>Before the keys of two columns: join the one onto the other.</source>
   <translation>2つの列のキーの前に：一方をもう一方に重ねます。</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>始める</translation>
  </message>
  <message>
   <source>Begin rules of your own that change this game.</source>
   <translation>このゲームを変える自分のルールを作り始めます。</translation>
  </message>
  <message>
   <source>Begin the next round</source>
   <translation>次の回戦を始める</translation>
  </message>
  <message>
   <source>Begin to count anew for all games?</source>
   <translation>すべてのゲームの統計を消して、数え直しますか。</translation>
  </message>
  <message>
   <source>Begin to count anew for “{game}”?</source>
   <translation>「{game}」の統計を消して、数え直しますか。</translation>
  </message>
  <message>
   <source>Beginner</source>
   <translation>初心者</translation>
  </message>
  <message>
   <source>Being captured</source>
   <translation>取るところの札</translation>
  </message>
  <message>
   <source>Below are your cards. Above them is the field.</source>
   <translation>下があなたの手札、その上が場です。</translation>
  </message>
  <message>
   <source>Beside the text</source>
   <translation>テキストの横</translation>
  </message>
  <message>
   <source>Besides its month, every card is of one of four kinds.</source>
   <translation>どの札も、月のほかに4つの種類のどれかに属します。</translation>
  </message>
  <message>
   <source>Besides their own kind; instead of it; or one of the two at a time, whichever scores better.</source>
   <translation>本来の種類に加えて数えるか、その代わりに数えるか、どちらか一方で点の高いほうにするか。</translation>
  </message>
  <message>
   <source>Best earns</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>1位の得点</translation>
  </message>
  <message numerus="yes">
   <source>Better: {move}, by about {points} points against the others.</source>
   <translation>
    <numerusform>こちらが上：{move}。ほかの人との得点差がおよそ{points}点よくなります。</numerusform>
   </translation>
  </message>
  <message>
   <source>Better: {move}.</source>
   <translation>こちらが上：{move}。</translation>
  </message>
  <message>
   <source>Better: {move}. It wins about {percent} % more of the games.</source>
   <translation>こちらが上：{move}。勝つ対局がおよそ{percent}%増えます。</translation>
  </message>
  <message>
   <source>Between the turns of different people a curtain hides the hands.</source>
   <translation>人が交代するときは、幕が手札を隠します。</translation>
  </message>
  <message>
   <source>Birds, beasts and butterflies: nine cards are animals.</source>
   <translation>鳥や獣や蝶。タネは9枚あります。</translation>
  </message>
  <message>
   <source>Bl&amp;ue</source>
   <translation>青短(&amp;U)</translation>
  </message>
  <message>
   <source>Blocked</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>動けないとき</translation>
  </message>
  <message>
   <source>Boar</source>
   <translation>猪</translation>
  </message>
  <message>
   <source>Bold: the coach's choice. Between close moves its own judgement decides, too.</source>
   <translation>太字：コーチが選ぶ手です。差の小さい手のあいだでは、コーチの見立ても加えて決めます。</translation>
  </message>
  <message>
   <source>Bomb</source>
   <translation>爆弾</translation>
  </message>
  <message>
   <source>Bomb</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>爆弾</translation>
  </message>
  <message>
   <source>Bomb: if you hold three cards of a month and the fourth lies on the field, you may play all three at once.</source>
   <translation>爆弾：手札に同じ月の札が3枚あり、残りの1枚が場にあれば、3枚をまとめて出せます。</translation>
  </message>
  <message>
   <source>Bomb: if you hold three cards of a month that you have not shown and the fourth lies on the field, you may play all three at once.</source>
   <translation>爆弾：まだ見せていない同じ月の札が手札に3枚あり、残りの1枚が場にあれば、3枚をまとめて出せます。</translation>
  </message>
  <message>
   <source>Bomb: it takes all four of the month and draws {cards} cards.</source>
   <translation>爆弾：その月の4枚をすべて取り、{cards}枚めくります。</translation>
  </message>
  <message>
   <source>Bomb: it takes all four of the month and multiplies what you win.</source>
   <translation>爆弾：その月の4枚をすべて取り、勝ち点が倍になります。</translation>
  </message>
  <message>
   <source>Bomb: it takes all four of the month, draws {cards} cards and multiplies what you win.</source>
   <translation>爆弾：その月の4枚をすべて取り、{cards}枚めくり、勝ち点が倍になります。</translation>
  </message>
  <message>
   <source>Bomb: it takes all four of the month.</source>
   <translation>爆弾：その月の4枚をすべて取ります。</translation>
  </message>
  <message>
   <source>Bomb: three of {month}</source>
   <translation>爆弾：{month}の3枚</translation>
  </message>
  <message>
   <source>Bombs</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>爆弾</translation>
  </message>
  <message>
   <source>Both have too few cards for a deck.</source>
   <translation>どちらも山札にする札が足りません。</translation>
  </message>
  <message>
   <source>Both of you keep what is left of your decks. Then each shuffles all the cards they have now and lays out the next round. The fewer cards, the closer to winning the game.</source>
   <translation>山札の残りは、それぞれ持ったままです。次に、今持っている札をすべて切り、次の回戦の札を並べます。札が少ないほど、対局の勝ちに近づきます。</translation>
  </message>
  <message>
   <source>Brights</source>
   <translation>光</translation>
  </message>
  <message>
   <source>Brights are rare and worth most. Chaff is common and worth least.</source>
   <translation>光は少なく、一番価値があります。カスは多く、価値は一番低めです。</translation>
  </message>
  <message>
   <source>Build</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>重ね方</translation>
  </message>
  <message>
   <source>Building up</source>
   <translation>積み上げ</translation>
  </message>
  <message>
   <source>Bush Warbler</source>
   <translation>鶯</translation>
  </message>
  <message>
   <source>Bush clover</source>
   <translation>萩</translation>
  </message>
  <message>
   <source>Bush clover Boar</source>
   <translation>萩に猪</translation>
  </message>
  <message>
   <source>Bush clover chaff</source>
   <translation>萩のカス</translation>
  </message>
  <message>
   <source>Bush clover red ribbon</source>
   <translation>萩に短冊</translation>
  </message>
  <message>
   <source>But if the other one ends the round first, you get nothing and pay double.</source>
   <translation>でも相手に先に上がられると、あなたは0点で、2倍を払います。</translation>
  </message>
  <message>
   <source>But one more card has slipped in.</source>
   <translation>ところが、別の札が1枚まぎれ込んでいます。</translation>
  </message>
  <message>
   <source>Butterflies</source>
   <translation>蝶</translation>
  </message>
  <message>
   <source>By how much it multiplies.</source>
   <translation>何倍にするか。</translation>
  </message>
  <message>
   <source>By lot</source>
   <translation>くじ引き</translation>
  </message>
  <message>
   <source>By the flowers alone</source>
   <translation>花だけを頼りに</translation>
  </message>
  <message>
   <source>C&amp;haff</source>
   <translation>カス(&amp;H)</translation>
  </message>
  <message>
   <source>Caller pays</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>宣言者の肩代わり</translation>
  </message>
  <message>
   <source>Can be collected {times}</source>
   <translation>{times}集めることができます</translation>
  </message>
  <message>
   <source>Can be won</source>
   <translation>解ける</translation>
  </message>
  <message>
   <source>Can be won, &amp;easy</source>
   <translation>解ける・やさしい(&amp;E)</translation>
  </message>
  <message>
   <source>Can be won, &amp;hard</source>
   <translation>解ける・難しい(&amp;H)</translation>
  </message>
  <message>
   <source>Can be won, &amp;middling</source>
   <translation>解ける・普通(&amp;M)</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>キャンセル</translation>
  </message>
  <message>
   <source>Cannot be won</source>
   <translation>解けない</translation>
  </message>
  <message>
   <source>Capture a card, and watch the stock.</source>
   <translation>札を1枚取って、山札を見ていてください。</translation>
  </message>
  <message>
   <source>Capture the curtain among the cherries.</source>
   <translation>桜の幕を取ってください。</translation>
  </message>
  <message>
   <source>Capture the sake cup.</source>
   <translation>盃を取ってください。</translation>
  </message>
  <message>
   <source>Captured</source>
   <translation>取り札</translation>
  </message>
  <message>
   <source>Captured</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>取り札</translation>
  </message>
  <message>
   <source>Captured cards bring points when they make a yaku: a set with a name.</source>
   <translation>取り札は、役という名前のある組になると点になります。</translation>
  </message>
  <message>
   <source>Captured cards of one's own that cancel it.</source>
   <translation>自分が取ると、この役が消える札。</translation>
  </message>
  <message>
   <source>Captured {cards}, and what these make in yaku counts for nothing.</source>
   <translation>{cards}を取りましたが、できた役は数えません。</translation>
  </message>
  <message>
   <source>Captured {cards}, but no yaku: nothing to count.</source>
   <translation>{cards}を取りましたが、役がないので0点です。</translation>
  </message>
  <message>
   <source>Captured {cards}.</source>
   <translation>{cards}を取りました。</translation>
  </message>
  <message>
   <source>Capturing</source>
   <translation>札の取り方</translation>
  </message>
  <message>
   <source>Cards</source>
   <translation>札の一覧</translation>
  </message>
  <message>
   <source>Cards</source>
   <comment>page of settings</comment>
   <translation>札</translation>
  </message>
  <message>
   <source>Cards</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>札</translation>
  </message>
  <message>
   <source>Cards</source>
   <comment>what they are worth</comment>
   <translation>札の点</translation>
  </message>
  <message>
   <source>Cards &amp;turn up by themselves</source>
   <translation>札を自動でめくる(&amp;T)</translation>
  </message>
  <message>
   <source>Cards a minute: {cards}</source>
   <translation>1分あたりの札：{cards}</translation>
  </message>
  <message>
   <source>Cards among those that the winner captured.</source>
   <translation>勝者が取った札のうちの札。</translation>
  </message>
  <message>
   <source>Cards are in order where each, beside the one beneath it, is {ordered}</source>
   <translation>どの札の上にも{ordered}が重なっていれば、順に並んでいることになります</translation>
  </message>
  <message>
   <source>Cards by their ids.</source>
   <translation>idで指定した札。</translation>
  </message>
  <message>
   <source>Cards can still be pushed about, but nothing can be turned up,
collected or freed any more.</source>
   <translation>札はまだ動かせますが、めくる・集める・空けることは
もうできません。</translation>
  </message>
  <message>
   <source>Cards change place at once; nothing flies, sways or breathes.</source>
   <translation>札は一瞬で移り、飛んだり揺れたりしません。</translation>
  </message>
  <message>
   <source>Cards change place at once; nothing sways.</source>
   <translation>札は一瞬で移り、揺れません。</translation>
  </message>
  <message>
   <source>Cards come there only from {sources}</source>
   <translation>ここへ札を移せるのは、{sources}からだけです</translation>
  </message>
  <message>
   <source>Cards come to {piles} only from {sources}</source>
   <translation>{piles}へ札を移せるのは、{sources}からだけです</translation>
  </message>
  <message>
   <source>Cards for the next round</source>
   <translation>次の回戦の札</translation>
  </message>
  <message>
   <source>Cards left</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>残り札</translation>
  </message>
  <message>
   <source>Cards left over count. Whoever has the fewest points at the end is Speed winner.</source>
   <translation>残った札が点になります。最後に点の一番少ない人がスピード勝者です。</translation>
  </message>
  <message>
   <source>Cards of the same month do not fit on one another.</source>
   <translation>同じ月の札どうしは重ねられません。</translation>
  </message>
  <message>
   <source>Cards on the table: {credit}</source>
   <translation>テーブルの札：{credit}</translation>
  </message>
  <message>
   <source>Cards rise under the &amp;pointer</source>
   <translation>ポインターの下の札を浮かせる(&amp;P)</translation>
  </message>
  <message>
   <source>Cards rise under the pointer</source>
   <translation>ポインターの下の札を浮かせる</translation>
  </message>
  <message>
   <source>Cards that belong together</source>
   <translation>そろうと役になる札</translation>
  </message>
  <message>
   <source>Cards that count as another kind.</source>
   <translation>ほかの種類に数える札。</translation>
  </message>
  <message>
   <source>Cards that lay on the opening field.</source>
   <translation>最初の場札にあった札。</translation>
  </message>
  <message>
   <source>Cards that were shown are played one by one.</source>
   <translation>見せた札は1枚ずつ出します。</translation>
  </message>
  <message>
   <source>Cards that, together on the opening field, mean dealing again; any entry will do.</source>
   <translation>最初の場札にそろうと配り直しになる札。どれか1項目に当てはまれば配り直します。</translation>
  </message>
  <message>
   <source>Cards that, together on the opening field, mean dealing again; any entry will do. After ten deals that do not count the next one is played in any case.</source>
   <translation>最初の場札にそろうと配り直しになる札。どれか1項目に当てはまれば配り直します。無効な配札が10回続くと、次の配札はそのまま遊びます。</translation>
  </message>
  <message>
   <source>Cards to leave out again.</source>
   <translation>その中から除く札。</translation>
  </message>
  <message>
   <source>Cards to pick from</source>
   <translation>引く札</translation>
  </message>
  <message>
   <source>Cards turn up by themselves</source>
   <translation>札を自動でめくる</translation>
  </message>
  <message>
   <source>Cards with a part of their own, such as lightning or sake-cup.</source>
   <translation>雷や盃のように、特別な役割を持つ札。</translation>
  </message>
  <message>
   <source>Cards: {cards}</source>
   <translation>札：{cards}</translation>
  </message>
  <message>
   <source>Casual</source>
   <translation>気軽</translation>
  </message>
  <message>
   <source>Category</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>種類</translation>
  </message>
  <message>
   <source>Cells</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>空き枠</translation>
  </message>
  <message>
   <source>Cells at most</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>空き枠から最大</translation>
  </message>
  <message>
   <source>Chaff</source>
   <translation>カス</translation>
  </message>
  <message>
   <source>Cherry</source>
   <translation>桜</translation>
  </message>
  <message>
   <source>Cherry Curtain</source>
   <translation>桜に幕</translation>
  </message>
  <message>
   <source>Cherry chaff</source>
   <translation>桜のカス</translation>
  </message>
  <message>
   <source>Cherry poetry ribbon</source>
   <translation>桜に赤短</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>選ぶ</translation>
  </message>
  <message>
   <source>Choose a card.</source>
   <translation>札を選んでください。</translation>
  </message>
  <message>
   <source>Choose a command, and press the key that it should have.</source>
   <translation>コマンドを選び、割り当てるキーを押してください。</translation>
  </message>
  <message>
   <source>Choose a deck</source>
   <translation>デッキを選ぶ</translation>
  </message>
  <message>
   <source>Choose all of these, or none of them.</source>
   <translation>これらをすべて選ぶか、すべて外します。</translation>
  </message>
  <message>
   <source>Choose all three ribbons.</source>
   <translation>短冊を3枚選んでください。</translation>
  </message>
  <message>
   <source>Choose both animals.</source>
   <translation>タネ札を2枚選んでください。</translation>
  </message>
  <message>
   <source>Choose both cards of chaff.</source>
   <translation>カス札を2枚選んでください。</translation>
  </message>
  <message>
   <source>Choose cards that go together, or draw from the stock.</source>
   <translation>組み合わせられる札を選ぶか、山札から引いてください。</translation>
  </message>
  <message>
   <source>Choose cards that go together.</source>
   <translation>組み合わせられる札を選んでください。</translation>
  </message>
  <message>
   <source>Choose every card.</source>
   <translation>すべての札を選びます。</translation>
  </message>
  <message>
   <source>Choose from the names there are.</source>
   <translation>ある名前から選びます。</translation>
  </message>
  <message>
   <source>Choose no card.</source>
   <translation>どの札も選びません。</translation>
  </message>
  <message>
   <source>Choose the bright.</source>
   <translation>光札を選んでください。</translation>
  </message>
  <message>
   <source>Choose the card that is no cherry.</source>
   <translation>桜ではない札を選んでください。</translation>
  </message>
  <message>
   <source>Choose the variant, who plays and how long, and begin.</source>
   <translation>変種ルール、プレイヤー、長さを選んで始めます。</translation>
  </message>
  <message>
   <source>Choose what the turned card takes</source>
   <translation>めくった札で取る札を選ぶ</translation>
  </message>
  <message>
   <source>Choose with whom to swap hands</source>
   <translation>手札を交換する相手を選ぶ</translation>
  </message>
  <message>
   <source>Choose “{stop}”.</source>
   <translation>「{stop}」を選んでください。</translation>
  </message>
  <message>
   <source>Chrysanthemum</source>
   <translation>菊</translation>
  </message>
  <message>
   <source>Chrysanthemum Sake Cup</source>
   <translation>菊に盃</translation>
  </message>
  <message>
   <source>Chrysanthemum blue ribbon</source>
   <translation>菊に青短</translation>
  </message>
  <message>
   <source>Chrysanthemum chaff</source>
   <translation>菊のカス</translation>
  </message>
  <message>
   <source>Click a card to lay it on top.</source>
   <translation>札をクリックすると一番上になります。</translation>
  </message>
  <message>
   <source>Click a card, drag it, or press the key of its column. Esc pauses.</source>
   <translation>札をクリックかドラッグ、または列のキーで。Escで一時停止。</translation>
  </message>
  <message>
   <source>Click or press Enter to go on. No time passes until then.</source>
   <translation>クリックかEnterで続きます。それまで時間は止まります。</translation>
  </message>
  <message>
   <source>Click or press Enter when nobody else is looking.</source>
   <translation>ほかの人が見ていないときに、クリックかEnterで始めます。</translation>
  </message>
  <message>
   <source>Click to choose the whole month.</source>
   <translation>クリックするとその月の札をすべて選びます。</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>閉じる</translation>
  </message>
  <message>
   <source>Collect by itself</source>
   <translation>自動で取る</translation>
  </message>
  <message>
   <source>Collect the yaku that is ready, or play the offer at your triple; if there are several, go from one to the next, and Enter does it.</source>
   <translation>そろった役を集めます。または同じ月3枚での選択肢を選びます。いくつもあれば順に移り、Enterで決めます。</translation>
  </message>
  <message>
   <source>Collect {yaku}: {cards}.</source>
   <translation>「{yaku}」を集めます（{cards}）。</translation>
  </message>
  <message>
   <source>Collecting</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>集め方</translation>
  </message>
  <message>
   <source>Collecting yaku</source>
   <translation>役を集める</translation>
  </message>
  <message>
   <source>Column {number}</source>
   <translation>{number}列目</translation>
  </message>
  <message>
   <source>Columns</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>列</translation>
  </message>
  <message>
   <source>Columns at least</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>列から最少</translation>
  </message>
  <message>
   <source>Combinations</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>組み合わせ</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>コマンド</translation>
  </message>
  <message>
   <source>Commands</source>
   <translation>コマンド</translation>
  </message>
  <message>
   <source>Computer</source>
   <translation>コンピューター</translation>
  </message>
  <message>
   <source>Computer {number}</source>
   <translation>コンピューター{number}</translation>
  </message>
  <message>
   <source>Computer: {level}</source>
   <translation>コンピューター：{level}</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>続ける</translation>
  </message>
  <message>
   <source>Continue {game}: {standing}</source>
   <translation>{game}を続ける：{standing}</translation>
  </message>
  <message>
   <source>Cop&amp;y</source>
   <translation>コピー(&amp;Y)</translation>
  </message>
  <message>
   <source>Copy game as &amp;text</source>
   <translation>対局をテキストでコピー(&amp;T)</translation>
  </message>
  <message>
   <source>Copy the deals that broke, with all their moves</source>
   <translation>続けられなくなった配札を、手順ごとコピーします</translation>
  </message>
  <message>
   <source>Copy what broke</source>
   <translation>続けられなくなった対局をコピー</translation>
  </message>
  <message>
   <source>Count</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>枚数</translation>
  </message>
  <message>
   <source>Count the values of the captured cards.</source>
   <translation>取り札の値を数えます。</translation>
  </message>
  <message>
   <source>Count together: one, two, three. At three, both of you turn the top card of your deck face up into the middle, each on the stack in front of you, which you feed. Both stacks are for both of you.</source>
   <translation>声を合わせて「いち、に、さん」と数えます。「さん」で、2人とも自分の山札の一番上をめくり、自分の前の台に出します。どちらの台にも、2人とも札を出せます。</translation>
  </message>
  <message>
   <source>Counts</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>数える札</translation>
  </message>
  <message>
   <source>Counts as</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>ほかの種類に数える札</translation>
  </message>
  <message>
   <source>Counts in place of {yaku}</source>
   <translation>{yaku}の代わりに数えます</translation>
  </message>
  <message>
   <source>Counts only if the round's month is {months}</source>
   <translation>回戦の月が{months}のときだけ数えます</translation>
  </message>
  <message>
   <source>Crane</source>
   <translation>鶴</translation>
  </message>
  <message>
   <source>Credits</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>出典</translation>
  </message>
  <message>
   <source>Cuckoo</source>
   <translation>ほととぎす</translation>
  </message>
  <message>
   <source>Curtain</source>
   <translation>幕</translation>
  </message>
  <message>
   <source>D or S</source>
   <translation>DまたはS</translation>
  </message>
  <message>
   <source>Deal</source>
   <translation>配札</translation>
  </message>
  <message>
   <source>Deal</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>配札</translation>
  </message>
  <message>
   <source>Deal a&amp;gain</source>
   <translation>もう一度配る(&amp;G)</translation>
  </message>
  <message>
   <source>Deal by n&amp;umber...</source>
   <translation>番号で配る(&amp;U)…</translation>
  </message>
  <message>
   <source>Deal by number</source>
   <translation>番号で配る</translation>
  </message>
  <message>
   <source>Deal from a file</source>
   <translation>ファイルの配札</translation>
  </message>
  <message>
   <source>Deal the cards of a number.</source>
   <translation>番号の配札を配ります。</translation>
  </message>
  <message>
   <source>Deal {number}</source>
   <translation>配札{number}</translation>
  </message>
  <message>
   <source>Deal {number}, winnable</source>
   <translation>配札{number}（解ける）</translation>
  </message>
  <message>
   <source>Deal {number}, winnable, easy</source>
   <translation>配札{number}（解ける・やさしい）</translation>
  </message>
  <message>
   <source>Deal {number}, winnable, hard</source>
   <translation>配札{number}（解ける・難しい）</translation>
  </message>
  <message>
   <source>Deal {number}, winnable, middling</source>
   <translation>配札{number}（解ける・普通）</translation>
  </message>
  <message>
   <source>Deal {number}.</source>
   <translation>配札{number}。</translation>
  </message>
  <message>
   <source>Dealer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>親</translation>
  </message>
  <message>
   <source>Deals</source>
   <translation>配札</translation>
  </message>
  <message>
   <source>Dealt</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>配る枚数</translation>
  </message>
  <message>
   <source>Dealt again, for the game could not go on by the new rules: {why}</source>
   <translation>新しいルールでは対局を続けられないので、配り直しました：{why}</translation>
  </message>
  <message numerus="yes">
   <source>Dealt again, {n} times</source>
   <translation>
    <numerusform>配り直し（{n}回）</numerusform>
   </translation>
  </message>
  <message>
   <source>Dealt anew: {why}</source>
   <translation>配り直しました：{why}</translation>
  </message>
  <message>
   <source>Dealt by the new rules.</source>
   <translation>新しいルールで配りました。</translation>
  </message>
  <message>
   <source>Dealt hands</source>
   <translation>手役</translation>
  </message>
  <message>
   <source>Dealt hands</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>手役</translation>
  </message>
  <message>
   <source>Dealt hands of several</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>手役が重なったとき</translation>
  </message>
  <message>
   <source>Dec</source>
   <comment>in a date</comment>
   <translation>12月</translation>
  </message>
  <message>
   <source>December</source>
   <translation>12月</translation>
  </message>
  <message>
   <source>Decides</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>決め手</translation>
  </message>
  <message>
   <source>Deck</source>
   <translation>デッキ</translation>
  </message>
  <message>
   <source>Deck</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>デッキ</translation>
  </message>
  <message>
   <source>Deck: {deck}</source>
   <translation>デッキ：{deck}</translation>
  </message>
  <message>
   <source>Decks</source>
   <translation>デッキ</translation>
  </message>
  <message>
   <source>Deer</source>
   <translation>鹿</translation>
  </message>
  <message>
   <source>Delete a game</source>
   <translation>対局の削除</translation>
  </message>
  <message>
   <source>Did not press in the race</source>
   <translation>早取りで押さず</translation>
  </message>
  <message>
   <source>Direction</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>回る向き</translation>
  </message>
  <message>
   <source>Discard</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>捨てる</translation>
  </message>
  <message>
   <source>Discard pile</source>
   <translation>捨て札</translation>
  </message>
  <message>
   <source>Discard {cards}</source>
   <translation>{cards}を捨てる</translation>
  </message>
  <message>
   <source>Discard {cards} from the field</source>
   <translation>場の{cards}を捨てる</translation>
  </message>
  <message>
   <source>Discard {cards} from the field and lay {laid} there</source>
   <translation>場の{cards}を捨て、{laid}を場に出す</translation>
  </message>
  <message>
   <source>Do nothing</source>
   <translation>何もしない</translation>
  </message>
  <message>
   <source>Does not count if you have also captured {cards}</source>
   <translation>{cards}も取っているときは数えません</translation>
  </message>
  <message>
   <source>Down</source>
   <translation>↓</translation>
  </message>
  <message>
   <source>Drag a card onto its partner of the same month, or click both.</source>
   <translation>手札を同じ月の札に重ねるか、2枚を順にクリックします。</translation>
  </message>
  <message>
   <source>Draw</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>引く</translation>
  </message>
  <message>
   <source>Draw a card</source>
   <translation>1枚引く</translation>
  </message>
  <message>
   <source>Draw a card: nothing better goes together.</source>
   <translation>1枚引きます：もっとよい組み合わせがありません。</translation>
  </message>
  <message>
   <source>Draw lots instead</source>
   <translation>くじ引きにする</translation>
  </message>
  <message>
   <source>Draw lots where a game asks who is the fastest.</source>
   <translation>一番早い人を決める場面で、早さを競う代わりにくじで決めます。</translation>
  </message>
  <message>
   <source>Draw without a hand card</source>
   <translation>手札を出さずにめくる</translation>
  </message>
  <message>
   <source>Draw without a hand card.</source>
   <translation>手札を出さずにめくります。</translation>
  </message>
  <message>
   <source>Drawing has no effect, whether the card is discarded or kept</source>
   <translation>引いた札は、捨てても手札に加えても効果は働きません</translation>
  </message>
  <message>
   <source>Drawing in place of playing. The discard pile is shuffled into a new stock when the stock is used up; where there is nothing to draw at all, a player may pass.</source>
   <translation>札を出す代わりに引くこと。山札がなくなると、捨て札を切り直して新しい山札にします。引く札がまったくないときは、パスできます。</translation>
  </message>
  <message>
   <source>Drawn card</source>
   <translation>引いた札</translation>
  </message>
  <message>
   <source>Drawn dealer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>引き分け後の親</translation>
  </message>
  <message>
   <source>Drawn must</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>めくり札の義務</translation>
  </message>
  <message>
   <source>Drawn rounds</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>続いた引き分け</translation>
  </message>
  <message>
   <source>Drawn takes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>めくり札で取る</translation>
  </message>
  <message>
   <source>Draws</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>爆弾後のめくり</translation>
  </message>
  <message>
   <source>E&amp;xport...</source>
   <translation>書き出す(&amp;X)…</translation>
  </message>
  <message>
   <source>Each</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>分け方</translation>
  </message>
  <message>
   <source>Each month has an order of its own, from its highest card down to its last chaff.</source>
   <translation>どの月の札にも、一番上の札から最後のカスまで順位があります。</translation>
  </message>
  <message>
   <source>Each of you gets half the cards, {share}, and lays out a column of {cards}.</source>
   <translation>2人とも札を半分（{share}枚）ずつ受け取り、{cards}の列を1つ並べます。</translation>
  </message>
  <message>
   <source>Each of you gets half the cards, {share}, and lays out {number} columns of {sizes} cards, from left to right.</source>
   <translation>2人とも札を半分（{share}枚）ずつ受け取り、左から{sizes}枚の{number}列に並べます。</translation>
  </message>
  <message>
   <source>Each opponent pays what all the winner's yaku are worth: the winner gains these points, the opponents lose them</source>
   <translation>それぞれの相手が勝者の役の合計点を払います。勝者はその点を得て、相手は失います</translation>
  </message>
  <message>
   <source>Each pile takes its cards by their places in the month, from the first to the fourth</source>
   <translation>どの組札にも、月の中での順位に従って1番目から4番目へ重ねます</translation>
  </message>
  <message>
   <source>Each pile takes its cards by their places in the month, from the fourth to the first</source>
   <translation>どの組札にも、月の中での順位に従って4番目から1番目へ重ねます</translation>
  </message>
  <message>
   <source>Each pile takes its cards kind by kind, from brights over animals and ribbons to chaff</source>
   <translation>どの組札にも、光・タネ・短冊・カスの順に重ねます</translation>
  </message>
  <message>
   <source>Each pile takes its cards kind by kind, from chaff over ribbons and animals to brights</source>
   <translation>どの組札にも、カス・短冊・タネ・光の順に重ねます</translation>
  </message>
  <message>
   <source>Each pile takes its cards month by month, from December backwards</source>
   <translation>どの組札にも、12月から逆の順に月ごとに重ねます</translation>
  </message>
  <message>
   <source>Each pile takes its cards month by month, from January on</source>
   <translation>どの組札にも、1月から順に月ごとに重ねます</translation>
  </message>
  <message numerus="yes">
   <source>Each {go} that you called adds {number} points to your yaku when you win</source>
   <translation>
    <numerusform>勝ったとき、自分の{go}1回につき役に{number}点を加えます</numerusform>
   </translation>
  </message>
  <message>
   <source>Each {pile} is dealt, face up, the first card of the shuffled deck that it takes</source>
   <translation>どの{pile}にも、切った札のうちそこに置ける最初の1枚を、表向きに配ります</translation>
  </message>
  <message>
   <source>Each {pile} is dealt, face up, the first {cards} of the shuffled deck that it takes</source>
   <translation>どの{pile}にも、切った札のうちそこに置ける札を、先に出てきた順に{cards}、表向きに配ります</translation>
  </message>
  <message>
   <source>Each {pile} takes cards until it has {cards}, and no more</source>
   <translation>どの{pile}も、置けるのは{cards}までです</translation>
  </message>
  <message>
   <source>Earlier</source>
   <translation>前へ</translation>
  </message>
  <message>
   <source>Earlier games</source>
   <translation>対局の記録</translation>
  </message>
  <message>
   <source>Edit in the text</source>
   <translation>テキストで編集</translation>
  </message>
  <message>
   <source>Effect</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>効果</translation>
  </message>
  <message>
   <source>Effects</source>
   <translation>効果</translation>
  </message>
  <message>
   <source>Effects</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>効果</translation>
  </message>
  <message>
   <source>Eight-plank Bridge</source>
   <translation>八橋</translation>
  </message>
  <message>
   <source>Empty</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>空の列</translation>
  </message>
  <message>
   <source>Empty columns</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>空の列</translation>
  </message>
  <message>
   <source>Empty field</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>場を空に</translation>
  </message>
  <message>
   <source>Ends</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>結果</translation>
  </message>
  <message>
   <source>Enough is enough</source>
   <translation>ここで上がる</translation>
  </message>
  <message>
   <source>Enough, or more?</source>
   <translation>ここまで？それとも？</translation>
  </message>
  <message>
   <source>Enter or Space</source>
   <translation>EnterまたはSpace</translation>
  </message>
  <message>
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <source>Even a month's chaff cards keep to it.</source>
   <translation>同じ月のカスどうしでも、この順位を守ります。</translation>
  </message>
  <message>
   <source>Even share</source>
   <translation>等分</translation>
  </message>
  <message>
   <source>Every card and what it is good for.</source>
   <translation>すべての札とその使いみちです。</translation>
  </message>
  <message>
   <source>Every card belongs to a month, told by its flower, and is a bright, an animal, a ribbon or chaff. The cards of a month stand here in its order.</source>
   <translation>どの札にも月があり、花で見分けます。また、札は光・タネ・短冊・カスのどれかです。ここでは月ごとに、その順に並べています。</translation>
  </message>
  <message>
   <source>Every card is of a kind</source>
   <translation>札には種類があります</translation>
  </message>
  <message>
   <source>Every card that foundations take lies on them.</source>
   <translation>組札が受ける札がすべて組札に載ること。</translation>
  </message>
  <message>
   <source>Every game that you play can be gone through here later, move by move, and played on from any point.</source>
   <translation>遊んだ対局は、ここで一手ずつ見直したり、好きな場面から続けたりできます。</translation>
  </message>
  <message>
   <source>Every key and what it does.</source>
   <translation>すべてのキーとその働きです。</translation>
  </message>
  <message>
   <source>Every month has its flower</source>
   <translation>月ごとに花があります</translation>
  </message>
  <message>
   <source>Every round so far, and who is ahead.</source>
   <translation>これまでの回戦と、誰がリードしているかです。</translation>
  </message>
  <message>
   <source>Everybody takes back what he has fed, and it is laid out again.</source>
   <translation>それぞれ補った札を取り戻し、もう一度並べます。</translation>
  </message>
  <message>
   <source>Everything that can be set, and the keys.</source>
   <translation>すべての設定とキーです。</translation>
  </message>
  <message>
   <source>Exact</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>ちょうど</translation>
  </message>
  <message>
   <source>Exhausted</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>流れた回戦</translation>
  </message>
  <message>
   <source>Expert</source>
   <translation>達人</translation>
  </message>
  <message>
   <source>Export as CSV</source>
   <translation>CSVに書き出す</translation>
  </message>
  <message>
   <source>Export rules</source>
   <translation>ルールを書き出す</translation>
  </message>
  <message>
   <source>Extends</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>元のゲーム</translation>
  </message>
  <message>
   <source>Extra</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>追加の札</translation>
  </message>
  <message>
   <source>F&amp;orm</source>
   <translation>フォーム(&amp;O)</translation>
  </message>
  <message>
   <source>Face down, {pile}, {number} of {count}.</source>
   <translation>裏向き、{pile}、{count}枚中{number}枚目。</translation>
  </message>
  <message>
   <source>Face up</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>表向き</translation>
  </message>
  <message>
   <source>Face-up cards that are in order move together, and so does any upper part of them</source>
   <translation>順に並んだ表向きの札は、まとめて動かせます。上の何枚かだけでもかまいません</translation>
  </message>
  <message>
   <source>Face-up cards that lie on one another in this way move together, and so does any upper part of them</source>
   <translation>このように重なった表向きの札は、まとめて動かせます。上の何枚かだけでもかまいません</translation>
  </message>
  <message>
   <source>Factor</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>倍率</translation>
  </message>
  <message>
   <source>Family</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>系統</translation>
  </message>
  <message>
   <source>Fault report</source>
   <translation>不具合の報告</translation>
  </message>
  <message>
   <source>Feb</source>
   <comment>in a date</comment>
   <translation>2月</translation>
  </message>
  <message>
   <source>February</source>
   <translation>2月</translation>
  </message>
  <message>
   <source>Field</source>
   <translation>場</translation>
  </message>
  <message>
   <source>Field</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>場札</translation>
  </message>
  <message>
   <source>Fifth</source>
   <comment>in a race</comment>
   <translation>5着</translation>
  </message>
  <message>
   <source>Figures</source>
   <translation>数字</translation>
  </message>
  <message>
   <source>Find a game</source>
   <translation>ゲームを探す</translation>
  </message>
  <message>
   <source>First</source>
   <comment>in a race</comment>
   <translation>1着</translation>
  </message>
  <message>
   <source>First</source>
   <comment>step of a game</comment>
   <translation>最初</translation>
  </message>
  <message>
   <source>First</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最初の人</translation>
  </message>
  <message>
   <source>First dealer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最初の親</translation>
  </message>
  <message>
   <source>First everybody picks a card.</source>
   <translation>先に全員が札を1枚ずつ選びます。</translation>
  </message>
  <message>
   <source>First the race for the winner's palm is to be settled.</source>
   <translation>先に早取りの決着をつけてください。</translation>
  </message>
  <message>
   <source>First you play a card from your hand. If it meets its month, you take both.</source>
   <translation>まず手札から1枚出します。同じ月の札があれば、両方取れます。</translation>
  </message>
  <message numerus="yes">
   <source>First {n} other yaku must be collected.</source>
   <translation>
    <numerusform>先にほかの役を{n}つ集めてください。</numerusform>
   </translation>
  </message>
  <message>
   <source>First!</source>
   <translation>一番！</translation>
  </message>
  <message>
   <source>Fits</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>置ける札</translation>
  </message>
  <message>
   <source>Flower to flower</source>
   <translation>花と花を合わせる</translation>
  </message>
  <message>
   <source>For calls</source>
   <translation>コールの点</translation>
  </message>
  <message>
   <source>For calls to go on</source>
   <translation>続行の宣言の分</translation>
  </message>
  <message>
   <source>For one player</source>
   <translation>1人用です</translation>
  </message>
  <message>
   <source>For which opponents; left out, for all.</source>
   <translation>どの相手に当てはまるか。省くと全員です。</translation>
  </message>
  <message>
   <source>For {combination} it takes no card of the field.</source>
   <translation>「{combination}」に場札は使いません。</translation>
  </message>
  <message>
   <source>For {combination} it takes no card of the hand.</source>
   <translation>「{combination}」に手札は使いません。</translation>
  </message>
  <message>
   <source>For {combination} it takes {least} to {most} cards of the hand.</source>
   <translation>「{combination}」には、手札が{least}〜{most}枚要ります。</translation>
  </message>
  <message numerus="yes">
   <source>For {combination} it takes {number} cards of the field.</source>
   <translation>
    <numerusform>「{combination}」には、場札が{number}枚要ります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {combination} it takes {number} cards of the hand.</source>
   <translation>
    <numerusform>「{combination}」には、手札が{number}枚要ります。</numerusform>
   </translation>
  </message>
  <message>
   <source>For {combination} no card of the hand must be laid on the field.</source>
   <translation>「{combination}」では、手札を場に出しません。</translation>
  </message>
  <message numerus="yes">
   <source>For {combination} {number} cards of the hand must be laid on the field.</source>
   <translation>
    <numerusform>「{combination}」では、手札{number}枚を場に出します。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>For {counts} players</source>
   <translation>
    <numerusform>{counts}人用です</numerusform>
   </translation>
  </message>
  <message>
   <source>For {least} to {most} players</source>
   <translation>{least}〜{most}人用です</translation>
  </message>
  <message>
   <source>Foundation {number}</source>
   <translation>組札{number}</translation>
  </message>
  <message>
   <source>Foundations</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>組札</translation>
  </message>
  <message>
   <source>Four of a family</source>
   <translation>4枚ひと組</translation>
  </message>
  <message>
   <source>Four on field</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>場四</translation>
  </message>
  <message>
   <source>Fourth</source>
   <comment>in a race</comment>
   <translation>4着</translation>
  </message>
  <message>
   <source>Free place {number}</source>
   <translation>空き枠{number}</translation>
  </message>
  <message>
   <source>Free places</source>
   <translation>空き枠</translation>
  </message>
  <message>
   <source>From here it can go on like this:</source>
   <translation>ここから、たとえば次のように進められます。</translation>
  </message>
  <message>
   <source>From here it can no longer be won. Take some moves back and ask again.</source>
   <translation>ここからはもう解けません。何手か戻してから、もう一度お試しください。</translation>
  </message>
  <message>
   <source>From how many different piles they may come.</source>
   <translation>いくつの山から取ってよいか。</translation>
  </message>
  <message>
   <source>From how many players on there is one.</source>
   <translation>何人以上のときに行うか。</translation>
  </message>
  <message>
   <source>From how many points on the choice is given; after going on, only with more than before.</source>
   <translation>何点から選べるか。続けたあとは、それより点が増えたときだけ選べます。</translation>
  </message>
  <message>
   <source>From where an emptied column gets a card at once, if it does: stock, waste, or the ids of groups of columns, the first of them that has one.</source>
   <translation>空になった列にすぐ札を補うなら、その元です。stock、waste、または列のグループのidで、札のある最初のものから補います。</translation>
  </message>
  <message>
   <source>From where yaku are collected.</source>
   <translation>役の札をどこから集めるか。</translation>
  </message>
  <message>
   <source>From which piles cards may be moved here, as for columns.</source>
   <translation>どの山からここへ札を動かせるか。列の場合と同じです。</translation>
  </message>
  <message>
   <source>From which piles cards may be moved here: all, or any of columns, waste, cells, foundations and the ids of groups.</source>
   <translation>どの山からここへ札を動かせるか。all、またはcolumns、waste、cells、foundations、グループのidのうちのどれかです。</translation>
  </message>
  <message numerus="yes">
   <source>From {first} to {last}, {n} games. Won of all {all}, of the last {few} {lately}.</source>
   <translation>
    <numerusform>{first}から{last}まで{n}局。全体の勝率{all}、直近{few}局の勝率{lately}。</numerusform>
   </translation>
  </message>
  <message>
   <source>Full Moon</source>
   <translation>月</translation>
  </message>
  <message>
   <source>Further {cards}: {points} for the first, and {last} for each after that</source>
   <translation>追加の{cards}：最初の1枚は{points}、それ以後は1枚ごとに{last}点</translation>
  </message>
  <message>
   <source>Further {cards}: {points} for the first, {between}, and {last} for each after that</source>
   <translation>追加の{cards}：最初の1枚は{points}、{between}、それ以後は1枚ごとに{last}点</translation>
  </message>
  <message>
   <source>Fuyu</source>
   <comment>a player's name</comment>
   <translation>フユ</translation>
  </message>
  <message>
   <source>Game</source>
   <translation>ゲーム</translation>
  </message>
  <message>
   <source>Game of the day</source>
   <translation>今日のゲーム</translation>
  </message>
  <message>
   <source>Game of the day: {told}</source>
   <translation>今日のゲーム：{told}</translation>
  </message>
  <message>
   <source>Games</source>
   <translation>ゲーム別</translation>
  </message>
  <message>
   <source>Games against others</source>
   <comment>part of the settings</comment>
   <translation>相手のいるゲーム</translation>
  </message>
  <message>
   <source>Games of which kind</source>
   <translation>どのゲームの記録か</translation>
  </message>
  <message>
   <source>Games played so far</source>
   <translation>ここまでに遊んだ対局</translation>
  </message>
  <message>
   <source>Games that are kept</source>
   <translation>残してある対局</translation>
  </message>
  <message>
   <source>Games that wait for nobody</source>
   <comment>part of the settings</comment>
   <translation>待ったなしのゲーム</translation>
  </message>
  <message>
   <source>Games with random moves</source>
   <translation>ランダムな試し対局</translation>
  </message>
  <message>
   <source>Games with random moves are played once nothing is wrong.</source>
   <translation>問題がなくなると、ランダムに対局して試します。</translation>
  </message>
  <message>
   <source>Games won</source>
   <translation>勝率</translation>
  </message>
  <message>
   <source>Geese</source>
   <translation>雁</translation>
  </message>
  <message>
   <source>Get ready…</source>
   <translation>用意…</translation>
  </message>
  <message>
   <source>Given up early: after a few tries other moves were more promising.</source>
   <translation>早めに除外：数回試したところで、ほかの手のほうが有望でした。</translation>
  </message>
  <message>
   <source>Go</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>続けるときの言葉</translation>
  </message>
  <message>
   <source>Go &amp;on</source>
   <translation>次へ(&amp;O)</translation>
  </message>
  <message>
   <source>Go on</source>
   <translation>次へ</translation>
  </message>
  <message>
   <source>Go points</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>続けたときの加点</translation>
  </message>
  <message>
   <source>Go through a finished round, and mark the choices that were costly.</source>
   <translation>終わった回戦をたどり、損をした選択に印をつけます。</translation>
  </message>
  <message>
   <source>Go through a game that was played, or go on from any point of it.</source>
   <translation>終わった対局をたどり、好きなところから続けられます。</translation>
  </message>
  <message>
   <source>Go to the card beneath, or to the pile above.</source>
   <translation>下に重なった札、または上の山へ移動します。</translation>
  </message>
  <message>
   <source>Go to the card on it, or the pile below.</source>
   <translation>上に重なった札、または下の山へ移動します。</translation>
  </message>
  <message>
   <source>Go to the next target of the picked card, or to the next card that can move.</source>
   <translation>持った札を置ける次の場所、または動かせる次の札へ移動します。</translation>
  </message>
  <message>
   <source>Go to the pile or card on the left.</source>
   <translation>左の山または札へ移動します。</translation>
  </message>
  <message>
   <source>Go to the pile or card on the right.</source>
   <translation>右の山または札へ移動します。</translation>
  </message>
  <message>
   <source>Go to this column, or this card of your hand; answer which card the drawn one takes.</source>
   <translation>その列、または手札のその札へ移動します。めくった札で取る札も選べます。</translation>
  </message>
  <message>
   <source>Greedy</source>
   <translation>欲張り</translation>
  </message>
  <message>
   <source>Group</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>グループ</translation>
  </message>
  <message>
   <source>Half a round, against an easy computer.</source>
   <translation>やさしいコンピューターを相手に、回戦の後半を遊びます。</translation>
  </message>
  <message>
   <source>Hanafuda are the flower cards of Japan.</source>
   <translation>花札は日本の花の札です。</translation>
  </message>
  <message>
   <source>Hanapette, 2021</source>
   <translation>ハナペット、2021年</translation>
  </message>
  <message>
   <source>Hand</source>
   <translation>手札</translation>
  </message>
  <message>
   <source>Hand</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>手札</translation>
  </message>
  <message>
   <source>Hand of player {number}</source>
   <translation>プレイヤー{number}の手札</translation>
  </message>
  <message>
   <source>Hand takes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>手札で取る</translation>
  </message>
  <message>
   <source>Hands and stock are used up at the same time, and then the round is over</source>
   <translation>手札と山札は同時になくなり、そこで回戦が終わります</translation>
  </message>
  <message>
   <source>Hands are swapped with another player.</source>
   <translation>手札をほかの人と交換します。</translation>
  </message>
  <message>
   <source>Hands race for the palm</source>
   <translation>早取りの最中</translation>
  </message>
  <message>
   <source>Hands swapped</source>
   <translation>手札交換</translation>
  </message>
  <message>
   <source>Hands that end the round as soon as they are dealt.</source>
   <translation>配られた時点で回戦が終わる手札。</translation>
  </message>
  <message>
   <source>Haru</source>
   <comment>a player's name</comment>
   <translation>ハル</translation>
  </message>
  <message>
   <source>Have a look around, then go on.</source>
   <translation>ひととおり眺めたら、次へ進みましょう。</translation>
  </message>
  <message>
   <source>Have fun!</source>
   <translation>楽しんでください！</translation>
  </message>
  <message>
   <source>Hear the table</source>
   <translation>音を鳴らす</translation>
  </message>
  <message>
   <source>Here are three of them. The rules show all the others.</source>
   <translation>そのうちの3つです。ほかの役はルールで見られます。</translation>
  </message>
  <message>
   <source>Here one card fits on another if it is {relation}</source>
   <translation>ここで重ねられるのは、{relation}です</translation>
  </message>
  <message>
   <source>Hide the table and stop the time, in games that wait for nobody.</source>
   <translation>待ったなしのゲームで、テーブルを隠して時計を止めます。</translation>
  </message>
  <message>
   <source>High contrast</source>
   <translation>ハイコントラスト</translation>
  </message>
  <message>
   <source>Hint {number} of {count}</source>
   <translation>ヒント{number}/{count}</translation>
  </message>
  <message>
   <source>Hint: begin the next round.</source>
   <translation>ヒント：次の回戦を始めてください。</translation>
  </message>
  <message>
   <source>Hint: {words}</source>
   <translation>ヒント：{words}</translation>
  </message>
  <message>
   <source>House rules</source>
   <translation>ローカルルール</translation>
  </message>
  <message>
   <source>House rules are made from a game of the list: take this file in first.</source>
   <translation>ローカルルールは一覧にあるゲームから作ります。先にこのファイルを取り込んでください。</translation>
  </message>
  <message>
   <source>How a player with yaku ends the round; left out, every round is played to its end and counted.</source>
   <translation>役のある人がどのように回戦を終えるか。省くと、どの回戦も最後まで遊んで数えます。</translation>
  </message>
  <message>
   <source>How far you have come cannot be kept ({why}).</source>
   <translation>どこまで進んだかを保存できません（{why}）。</translation>
  </message>
  <message>
   <source>How fast cards move, and how long words stay.</source>
   <translation>札の動く速さと、言葉が残る長さです。</translation>
  </message>
  <message>
   <source>How fast one, two, three is counted.</source>
   <translation>「いち、に、さん」と数える速さです。</translation>
  </message>
  <message>
   <source>How long a card that does not fit, or that comes too late, takes to be back in its column, in milliseconds. Until then the hand that tried it is busy; whatever else it tries makes that begin anew, and the game does not wait for it.</source>
   <translation>合わない札や間に合わなかった札が元の列に戻るまでの時間（ミリ秒）。それまで、その札を出そうとした手は使えません。その間にほかに何かを試すと、はじめから戻し直しになり、ゲームはその手を待ちません。</translation>
  </message>
  <message>
   <source>How long a game usually takes, in minutes.</source>
   <translation>対局に普通かかる時間（分）。</translation>
  </message>
  <message>
   <source>How loud the sounds are.</source>
   <translation>音の大きさです。</translation>
  </message>
  <message>
   <source>How many cards are dealt at a time, to the others, the field and the dealer in turn, again and again; 0 deals each of them everything at once.</source>
   <translation>一度に何枚ずつ配るか。ほかの人、場、親の順に繰り返します。0なら全部を一度に配ります。</translation>
  </message>
  <message>
   <source>How many cards are drawn.</source>
   <translation>何枚引くか。</translation>
  </message>
  <message>
   <source>How many cards are turned at a time; not beside `to: columns`, where each column gets one card.</source>
   <translation>一度に何枚めくるか。`to: columns`では各列に1枚ずつなので書けません。</translation>
  </message>
  <message>
   <source>How many cards at the top of each column are dealt face up.</source>
   <translation>各列の上から何枚を表向きに配るか。</translation>
  </message>
  <message>
   <source>How many cards each column is dealt, from left to right.</source>
   <translation>左から順に、各列に何枚配るか。</translation>
  </message>
  <message>
   <source>How many cards each pile is dealt, face up, before anything else: the first ones of the shuffled deck that it takes.</source>
   <translation>何よりも先に、各山に表向きで何枚配るか。切ったデッキのうち、その山が受ける最初の札です。</translation>
  </message>
  <message>
   <source>How many cards each player gets.</source>
   <translation>各プレイヤーに何枚配るか。</translation>
  </message>
  <message>
   <source>How many cards lie in each column of a player's layout, from left to right; the top one is open. What is left of a player's cards is his deck.</source>
   <translation>プレイヤーの並びの各列に何枚置くか（左から順に）。一番上だけ表向きです。残りの札が手元の山札になります。</translation>
  </message>
  <message>
   <source>How many cards lie open on the field.</source>
   <translation>場に表向きに置く枚数。</translation>
  </message>
  <message>
   <source>How many cards lie open on the field; so many lie there again at the end of every turn.</source>
   <translation>場に表向きに置く枚数。毎手番の終わりにまたこの枚数になります。</translation>
  </message>
  <message>
   <source>How many cards of one month, of another month and so on the hand holds: `[4]` is a full month, `[2, 2, 2, 2]` two cards of each of four months.</source>
   <translation>手札が、ある月の札を何枚、別の月の札を何枚持つか、というように書きます。`[4]`はひと月そろい、`[2, 2, 2, 2]`は4つの月が2枚ずつです。</translation>
  </message>
  <message>
   <source>How many cards the discard pile begins with; they have no effect.</source>
   <translation>初めに捨て札に置く枚数。これらには効果がありません。</translation>
  </message>
  <message>
   <source>How many field cards are discarded by themselves, each of which must fit on the one before.</source>
   <translation>単独で捨てる場札の枚数。どれも前の札に重ねられなければなりません。</translation>
  </message>
  <message>
   <source>How many hand cards are discarded, one upon the other: a number, or `least` and `most`. Each must fit on the one before.</source>
   <translation>重ねて捨てる手札の枚数。数、または`least`と`most`で書きます。どれも前の札に重ねられなければなりません。</translation>
  </message>
  <message>
   <source>How many hand cards are then laid on the field.</source>
   <translation>そのあと手札から場に出す枚数。</translation>
  </message>
  <message>
   <source>How many later turns its player may take without a hand card, while there is a stock.</source>
   <translation>山札があるあいだ、手札を出さずに済ませられる後の手番の数。</translation>
  </message>
  <message>
   <source>How many may come from cells.</source>
   <translation>空き枠から何枚まで使えるか。</translation>
  </message>
  <message>
   <source>How many may come from the waste, counted from its top card.</source>
   <translation>捨て札置き場から、上から数えて何枚まで使えるか。</translation>
  </message>
  <message>
   <source>How many may play.</source>
   <translation>遊べる人数。</translation>
  </message>
  <message>
   <source>How many of a yaku's cards must come from columns.</source>
   <translation>役の札のうち、列から取らなければならない枚数。</translation>
  </message>
  <message>
   <source>How many of them are dealt a card, after the columns.</source>
   <translation>列のあとに、そのうちいくつに札を配るか。</translation>
  </message>
  <message>
   <source>How many of them.</source>
   <translation>そのうち何枚か。</translation>
  </message>
  <message>
   <source>How many other yaku must have been collected before it.</source>
   <translation>先に集めておかなければならない、ほかの役の数。</translation>
  </message>
  <message>
   <source>How many piles there are when `each` is not given.</source>
   <translation>`each`がないときの山の数。</translation>
  </message>
  <message>
   <source>How many play</source>
   <translation>遊ぶ人数</translation>
  </message>
  <message>
   <source>How many players are one team; partners sit opposite and share what they capture.</source>
   <translation>1チームの人数。味方どうしは向かい合って座り、取り札を共有します。</translation>
  </message>
  <message>
   <source>How many rounds a game has, unless its players agree on another number.</source>
   <translation>対局の回戦数。プレイヤーが別の数に決めることもできます。</translation>
  </message>
  <message>
   <source>How many stacks there are in the middle then.</source>
   <translation>そのとき中央に台がいくつあるか。</translation>
  </message>
  <message>
   <source>How many stock cards are drawn and played after that.</source>
   <translation>そのあと山札から何枚めくって出すか。</translation>
  </message>
  <message>
   <source>How many there are.</source>
   <translation>いくつあるか。</translation>
  </message>
  <message>
   <source>How near one side is to every yaku; again for the next side.</source>
   <translation>それぞれの役にどれだけ近いかを示します。もう一度押すと次の人を示します。</translation>
  </message>
  <message>
   <source>How often each player may go on in a round. Whoever may not any more ends it as soon as there would be the choice again; 0 ends it the first time. Left out, there is always the choice.</source>
   <translation>1回戦に各プレイヤーが続けられる回数。それ以上続けられない人は、次に選ぶ場面で回戦を終えます。0なら最初の場面で終わり、省くといつでも選べます。</translation>
  </message>
  <message>
   <source>How often it can be collected.</source>
   <translation>何回集められるか。</translation>
  </message>
  <message>
   <source>How often the waste may be turned over to be the stock again; beside `to: columns` there is no waste, and nothing but 0 can be written.</source>
   <translation>捨て札置き場を裏返して、また山札にできる回数。`to: columns`では捨て札置き場がないため、0しか書けません。</translation>
  </message>
  <message>
   <source>How often they would win the whole game, if it were played to its end many times from what they could see. Points: their own in this round.</source>
   <translation>勝率：その人に見えていた札から残りを何度も最後まで進めたとき、対局に勝つ割合です。得点：この回戦のその人の点です。</translation>
  </message>
  <message>
   <source>How often you would win the whole game, if it were played to its end many times from what you could see. Points: your own in this round.</source>
   <translation>勝率：あなたに見えていた札から残りを何度も最後まで進めたとき、対局に勝つ割合です。得点：この回戦のあなたの点です。</translation>
  </message>
  <message>
   <source>How the cards are dealt, for each number of players.</source>
   <translation>人数ごとの札の配り方。</translation>
  </message>
  <message>
   <source>How the cards are dealt, for each number of players; the cards that are left are the stock.</source>
   <translation>人数ごとの札の配り方。残った札が山札になります。</translation>
  </message>
  <message>
   <source>How the cards that the deal leaves over come into play.</source>
   <translation>配って残った札がどのように出てくるか。</translation>
  </message>
  <message>
   <source>How the first dealer is found, by the earliest month: everybody is dealt a card, or picks one of eight that lie face down.</source>
   <translation>早い月を引いた人を最初の親とします。全員に1枚ずつ配るか、伏せた8枚から1枚ずつ選びます。</translation>
  </message>
  <message>
   <source>How this game is played.</source>
   <translation>このゲームの遊び方です。</translation>
  </message>
  <message>
   <source>Id</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>id</translation>
  </message>
  <message>
   <source>If a card of its month lies there, your card captures it</source>
   <translation>場に同じ月の札があれば、それを取ります</translation>
  </message>
  <message>
   <source>If all four cards of a month lie on the field after the deal, the cards are dealt again</source>
   <translation>配り終えたとき、場に同じ月の札が4枚そろっていれば、配り直します</translation>
  </message>
  <message>
   <source>If all four cards of a month lie on the field after the deal, the dealer captures them</source>
   <translation>配り終えたとき、場に同じ月の札が4枚そろっていれば、親が取ります</translation>
  </message>
  <message>
   <source>If an opponent had called {go}, that opponent pays for all the others too; if several had, the last of them to call does</source>
   <translation>{go}をしていた相手がいれば、その人がほかの全員の分も払います。2人以上いれば、最後に{go}をした人が払います</translation>
  </message>
  <message>
   <source>If both players hold such a hand, the one who comes first in turn order wins</source>
   <translation>両者がこのような手札を持っていれば、手番が先の人の勝ちです</translation>
  </message>
  <message>
   <source>If both players hold such a hand, the round is drawn</source>
   <translation>両者がこのような手札を持っていれば、回戦は引き分けです</translation>
  </message>
  <message>
   <source>If both players hold such a winning hand, the one who comes first in turn order wins</source>
   <translation>両者がこのような勝ちになる手札を持っていれば、手番が先の人の勝ちです</translation>
  </message>
  <message>
   <source>If both players hold such a winning hand, the round is drawn</source>
   <translation>両者がこのような勝ちになる手札を持っていれば、回戦は引き分けです</translation>
  </message>
  <message>
   <source>If it fits, you may discard it at once {places}; or you keep it, whatever it is</source>
   <translation>引いた札は、{places}すぐに捨てられます。捨てずに手札に加えてもかまいません</translation>
  </message>
  <message>
   <source>If it was matched with a card of another month, the odd card left of that month goes to the player who made that capture when the round ends</source>
   <translation>ほかの月の札に合わせたときは、その月の余った1枚を、回戦の終わりに、合わせて取った人がもらいます</translation>
  </message>
  <message>
   <source>If it was matched with a card of another month, the odd cards left of that month and of its own go to the player who made that capture when the round ends</source>
   <translation>ほかの月の札に合わせたときは、その月とこの札の月の余った札を、回戦の終わりに、合わせて取った人がもらいます</translation>
  </message>
  <message>
   <source>If nobody can play and both decks are used up, each takes back the stack they fed, and the round is laid out again; after {times} the game ends without a winner</source>
   <translation>どちらも札を出せず、両方の山札もなくなったら、それぞれ自分の側の台の札を取り戻し、並べ直します。それが{times}続くと、勝者なしで終わります</translation>
  </message>
  <message>
   <source>If nobody can play and both decks are used up, whoever has fewer cards laid out has won the round; if both have equally many, each takes back the stack they fed, and the round is laid out again; after {times} the game ends without a winner</source>
   <translation>どちらも札を出せず、両方の山札もなくなったら、並べた札の残りが少ない人が回戦に勝ちます。同じ枚数なら、それぞれ自分の側の台の札を取り戻し、並べ直します。それが{times}続くと、勝者なしで終わります</translation>
  </message>
  <message>
   <source>If nobody wins before the cards run out, the dealer gains {points}</source>
   <translation>誰も勝たないまま札がなくなったときは、親が{points}を得ます</translation>
  </message>
  <message>
   <source>If nobody wins before the cards run out, the player who made or improved a yaku last gains what they are worth; if nobody has made any, the round is drawn</source>
   <translation>誰も勝たないまま札がなくなったときは、最後に役を作るか高めるかした人が、その役の点を得ます。誰も役を作っていなければ引き分けです</translation>
  </message>
  <message>
   <source>If nobody wins before the cards run out, the player who made or improved a yaku last is paid what these yaku are worth; if nobody has made any, the round is drawn</source>
   <translation>誰も勝たないまま札がなくなったときは、最後に役を作るか高めるかした人が、その役の点を受け取ります。誰も役を作っていなければ引き分けです</translation>
  </message>
  <message>
   <source>If nobody wins before the cards run out, the round is drawn and nobody scores</source>
   <translation>誰も勝たないまま札がなくなったときは、回戦は引き分けで、誰も得点しません</translation>
  </message>
  <message>
   <source>If nobody wins before the cards run out, {opponent} pays the dealer {points}</source>
   <translation>誰も勝たないまま札がなくなったときは、{opponent}が親に{points}を払います</translation>
  </message>
  <message>
   <source>If overtaken, you would pay for everybody.</source>
   <translation>先に上がられると、全員の分を払います。</translation>
  </message>
  <message>
   <source>If several are tied for best, nobody earns anything.</source>
   <translation>最高点が同点の場合は、誰も得点しません。</translation>
  </message>
  <message>
   <source>If several of these hold, they multiply one another.</source>
   <translation>いくつか当てはまる場合は、倍率を掛け合わせます。</translation>
  </message>
  <message>
   <source>If several players hold such a hand, the one who comes first in turn order wins</source>
   <translation>2人以上がこのような手札を持っていれば、手番が先の人の勝ちです</translation>
  </message>
  <message>
   <source>If several players hold such a hand, the round is drawn</source>
   <translation>2人以上がこのような手札を持っていれば、回戦は引き分けです</translation>
  </message>
  <message>
   <source>If several players hold such a winning hand, the one who comes first in turn order wins</source>
   <translation>2人以上がこのような勝ちになる手札を持っていれば、手番が先の人の勝ちです</translation>
  </message>
  <message>
   <source>If several players hold such a winning hand, the round is drawn</source>
   <translation>2人以上がこのような勝ちになる手札を持っていれば、回戦は引き分けです</translation>
  </message>
  <message>
   <source>If the player who is short of cards wins this round, they have won the game. If the other wins it, both take a stack, and the next round is laid out; but whoever has no card at all after a round has won the game</source>
   <translation>札の少ない人がこの回戦に勝てば、対局の勝ちです。もう一方が勝てば、それぞれ台を1つ取り、次の回戦に進みます。ただし、回戦のあとに札が1枚もない人は対局の勝ちです</translation>
  </message>
  <message>
   <source>If the player who is short of cards wins this round, they have won the game. If the other wins it, the loser takes the whole stack, and the next round is laid out; but whoever has no card at all after a round has won the game</source>
   <translation>札の少ない人がこの回戦に勝てば、対局の勝ちです。もう一方が勝てば、負けた人が台の札をすべて取り、次の回戦に進みます。ただし、回戦のあとに札が1枚もない人は対局の勝ちです</translation>
  </message>
  <message>
   <source>If the stock is used up, you only play a hand card.</source>
   <translation>山札がなくなったら、手札を出すだけです。</translation>
  </message>
  <message>
   <source>If there are two such cards, choose one of them; if there are three or more, your card captures them all. If there is none, your card stays on the field.</source>
   <translation>そのような札が2枚あればどちらか1枚を選び、3枚以上あればすべて取ります。1枚もなければ、出した札は場に残ります。</translation>
  </message>
  <message>
   <source>If you can make no combination, you draw {cards} from the stock</source>
   <translation>組み合わせを作れないときは、山札から{cards}を引きます</translation>
  </message>
  <message>
   <source>If you can make no combination, you draw {cards} from the stock, which you keep</source>
   <translation>組み合わせを作れないときは、山札から{cards}を引いて手札に加えます</translation>
  </message>
  <message>
   <source>If you discard it</source>
   <translation>捨てた場合</translation>
  </message>
  <message>
   <source>If you discard it, it has its effect</source>
   <translation>捨てれば、その札の効果が働きます</translation>
  </message>
  <message>
   <source>If you have no hand cards left, you only turn up a stock card.</source>
   <translation>手札がなくなったら、山札をめくるだけです。</translation>
  </message>
  <message>
   <source>If you hold a card that can capture, you must play such a card</source>
   <translation>手札に場札を取れる札があれば、それを出さなければなりません</translation>
  </message>
  <message>
   <source>If you keep it</source>
   <translation>残した場合</translation>
  </message>
  <message>
   <source>If you turn up {cards} from the stock, that card must capture it, even if a card of its own month lies there too</source>
   <translation>山札から{cards}がめくれたら、同じ月の札が場にあっても、必ずこの札を取ります</translation>
  </message>
  <message>
   <source>If you turn up {cards} from the stock, that card must capture it, even if a card of its own month lies there too; no other stock card captures it</source>
   <translation>山札から{cards}がめくれたら、同じ月の札が場にあっても、必ずこの札を取ります。山札のほかの札では取れません</translation>
  </message>
  <message>
   <source>If you win this round, it is the last: then whoever has the fewest points wins the game. If not, the game goes on.</source>
   <translation>あなたがこの回戦に勝てばこれが最後で、点の少ないほうが対局に勝ちます。そうでなければ続きます。</translation>
  </message>
  <message>
   <source>If you win this round, the game is won; if not, it goes on.</source>
   <translation>あなたがこの回戦に勝てば対局に勝ちです。そうでなければ続きます。</translation>
  </message>
  <message>
   <source>If {name} wins this round, it is the last: then whoever has the fewest points wins the game. If not, the game goes on.</source>
   <translation>{name}がこの回戦に勝てばこれが最後で、点の少ないほうが対局に勝ちます。そうでなければ続きます。</translation>
  </message>
  <message>
   <source>If {name} wins this round, the game is won; if not, it goes on.</source>
   <translation>{name}がこの回戦に勝てば対局に勝ちです。そうでなければ続きます。</translation>
  </message>
  <message>
   <source>In a race</source>
   <translation>早取りで</translation>
  </message>
  <message>
   <source>In a race, {key} is a hand.</source>
   <translation>早取りでは{key}が手になります。</translation>
  </message>
  <message>
   <source>In about ten minutes you will know them, and play your first game.</source>
   <translation>10分ほどで札を覚え、初めての対局ができます。</translation>
  </message>
  <message>
   <source>In months</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>数える月</translation>
  </message>
  <message>
   <source>In place of a combination, you may draw {cards} from the stock</source>
   <translation>組み合わせの代わりに、山札から{cards}を引いてもかまいません</translation>
  </message>
  <message>
   <source>In place of a combination, you may draw {cards} from the stock, which you keep</source>
   <translation>組み合わせの代わりに、山札から{cards}を引いて手札に加えてもかまいません</translation>
  </message>
  <message>
   <source>In progress</source>
   <translation>対局中</translation>
  </message>
  <message>
   <source>In real time</source>
   <translation>リアルタイムのゲームで</translation>
  </message>
  <message>
   <source>In real time, {key} plays a card, and goes before a command.</source>
   <translation>リアルタイムのゲームでは{key}は札を出すキーで、コマンドより優先されます。</translation>
  </message>
  <message>
   <source>In the editor of rules</source>
   <translation>ルールの編集画面</translation>
  </message>
  <message>
   <source>In these cases you take captured {cards} from each opponent who has any; what counts least goes first</source>
   <translation>次の場合に、それぞれの相手の取り札から、あれば{cards}をもらいます。価値の低い札からもらいます</translation>
  </message>
  <message>
   <source>In these cases you take captured {cards} from the opponent, if there is any; what counts least goes first</source>
   <translation>次の場合に、相手の取り札から、あれば{cards}をもらいます。価値の低い札からもらいます</translation>
  </message>
  <message>
   <source>In this game the lot decides the race.</source>
   <translation>このゲームでは、早取りはくじで決めます。</translation>
  </message>
  <message>
   <source>In windows, menus and on the table; cards make room where they must.</source>
   <translation>ウィンドウ、メニュー、テーブルの文字です。必要なら札が場所を空けます。</translation>
  </message>
  <message>
   <source>In your last turn of the round it is always {stop}</source>
   <translation>回戦の最後の手番では必ず{stop}になります</translation>
  </message>
  <message>
   <source>In&amp;k</source>
   <translation>墨(&amp;K)</translation>
  </message>
  <message>
   <source>Into an empty column you may move any open card, to uncover what is beneath</source>
   <translation>下の札を開くために、空いた列へ表向きの札を移せます</translation>
  </message>
  <message>
   <source>Into an empty column you may move any open card, with the cards laid together on it, to uncover what is beneath</source>
   <translation>下の札を開くために、空いた列へ表向きの札を、一緒に重ねた札ごと移せます</translation>
  </message>
  <message>
   <source>Into an empty column you may move only {cards}, to uncover what is beneath</source>
   <translation>下の札を開くために、空いた列へ札を移せます。移せるのは、{cards}だけです</translation>
  </message>
  <message>
   <source>Into an empty column you may move only {cards}, with the cards laid together on it, to uncover what is beneath</source>
   <translation>下の札を開くために、空いた列へ札を、一緒に重ねた札ごと移せます。移せるのは、{cards}だけです</translation>
  </message>
  <message>
   <source>Iris</source>
   <translation>菖蒲</translation>
  </message>
  <message>
   <source>Iris Eight-plank Bridge</source>
   <translation>菖蒲に八橋</translation>
  </message>
  <message>
   <source>Iris chaff</source>
   <translation>菖蒲のカス</translation>
  </message>
  <message>
   <source>Iris red ribbon</source>
   <translation>菖蒲に短冊</translation>
  </message>
  <message>
   <source>It begins with the count: one, two, three.</source>
   <translation>「いち、に、さん」の合図で始まります。</translation>
  </message>
  <message>
   <source>It can be captured from the stock by {cards}</source>
   <translation>山札からは、めくれた{cards}で取れます</translation>
  </message>
  <message>
   <source>It can be captured from the stock by {cards} and by no other card</source>
   <translation>山札からは、めくれた{cards}だけで取れます</translation>
  </message>
  <message>
   <source>It can be played when nothing is wrong.</source>
   <translation>問題がなくなれば遊べます。</translation>
  </message>
  <message>
   <source>It cannot be given away.</source>
   <translation>ほかに割り当てることはできません。</translation>
  </message>
  <message>
   <source>It cannot be gone through any more. What it counts, it still counts.</source>
   <translation>たどれなくなりますが、統計には残ります。</translation>
  </message>
  <message>
   <source>It captures a card there if, compared with that card, it is {fit}</source>
   <translation>場の札に対して次の条件に合えば、その札を取ります：{fit}</translation>
  </message>
  <message>
   <source>It earns {points} if it is ahead of the next best by {number} or more</source>
   <translation>次点に{number}点以上の差をつければ{points}になります</translation>
  </message>
  <message>
   <source>It has no effect</source>
   <translation>効果はありません</translation>
  </message>
  <message>
   <source>It is kept in your folder as {file}.</source>
   <translation>あなたのフォルダーに{file}として保存されます。</translation>
  </message>
  <message>
   <source>It is not this player's turn.</source>
   <translation>このプレイヤーの手番ではありません。</translation>
  </message>
  <message>
   <source>It is not your turn.</source>
   <translation>あなたの手番ではありません。</translation>
  </message>
  <message>
   <source>It is played from here. Your game stays as it is.</source>
   <translation>今の場面から最後まで進めて見せます。対局はそのまま残ります。</translation>
  </message>
  <message>
   <source>It is so as long as nothing else is said.</source>
   <translation>ほかに何も書かなければこうなります。</translation>
  </message>
  <message>
   <source>It is the last round: whoever has the fewest points after it wins the game.</source>
   <translation>最後の回戦です。終わって点の少ないほうが対局に勝ちます。</translation>
  </message>
  <message>
   <source>It is this one: {card}.</source>
   <translation>この札です。{card}。</translation>
  </message>
  <message>
   <source>It leaves out {others}: {cards} in all</source>
   <translation>{others}を除いた{cards}です</translation>
  </message>
  <message>
   <source>It lies there now, for whoever brings its month. So does the card from the stock.</source>
   <translation>その札は場に残り、同じ月を出した人のものになります。山札の札も同じです。</translation>
  </message>
  <message>
   <source>It needs a name.</source>
   <translation>名前が必要です。</translation>
  </message>
  <message>
   <source>It was not written down who sat where; you have the first seat.</source>
   <translation>誰がどの席だったか記録がないので、あなたは最初の席です。</translation>
  </message>
  <message>
   <source>It wins the round at once, and gains {points} for each opponent</source>
   <translation>その場で回戦に勝ち、相手1人につき{points}を得ます</translation>
  </message>
  <message>
   <source>It wins the round at once, and gains {points} for the opponent</source>
   <translation>その場で回戦に勝ち、{points}を得ます</translation>
  </message>
  <message>
   <source>It wins the round at once, and {opponent} pays {points}</source>
   <translation>その場で回戦に勝ち、{opponent}が{points}を払います</translation>
  </message>
  <message>
   <source>Its cards come from too many places.</source>
   <translation>札を取る場所が多すぎます。</translation>
  </message>
  <message>
   <source>Its cards must lie as a run.</source>
   <translation>札が順に並んでいなければなりません。</translation>
  </message>
  <message>
   <source>Its owner shows these cards and wins the round; or everything is dealt again.</source>
   <translation>持ち主がこれらの札を見せて回戦に勝つか、すべて配り直します。</translation>
  </message>
  <message>
   <source>Its rule file is not there any more: {problem}.</source>
   <translation>このゲームのルールファイルがもうありません：{problem}。</translation>
  </message>
  <message>
   <source>Jan</source>
   <comment>in a date</comment>
   <translation>1月</translation>
  </message>
  <message>
   <source>January</source>
   <translation>1月</translation>
  </message>
  <message>
   <source>Japanese</source>
   <translation>日本語</translation>
  </message>
  <message>
   <source>Japanese flower-card games whose rules are data: every game is a text file that you can read, change and share.</source>
   <translation>日本の花札のゲームを、データとしてのルールで遊べます。どのゲームも、読んで、変えて、人に渡せるテキストファイルです。</translation>
  </message>
  <message>
   <source>Jeffrey A. Clark and contributors</source>
   <translation>Jeffrey A. Clarkと貢献者</translation>
  </message>
  <message>
   <source>Joining</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>まとめ方</translation>
  </message>
  <message>
   <source>Jul</source>
   <comment>in a date</comment>
   <translation>7月</translation>
  </message>
  <message>
   <source>July</source>
   <translation>7月</translation>
  </message>
  <message>
   <source>Jun</source>
   <comment>in a date</comment>
   <translation>6月</translation>
  </message>
  <message>
   <source>June</source>
   <translation>6月</translation>
  </message>
  <message>
   <source>Just let a card go over the field.</source>
   <translation>札を場の上で離すだけです。</translation>
  </message>
  <message>
   <source>Keep</source>
   <translation>残す</translation>
  </message>
  <message>
   <source>Keep or discard?</source>
   <translation>残す？捨てる？</translation>
  </message>
  <message>
   <source>Keep the drawn card</source>
   <translation>引いた札を手元に残す</translation>
  </message>
  <message>
   <source>Keep the drawn card, or lay it</source>
   <translation>引いた札を残すか出すか</translation>
  </message>
  <message>
   <source>Keep the drawn card.</source>
   <translation>引いた札を残します。</translation>
  </message>
  <message>
   <source>Keep this game of {game} no longer?</source>
   <translation>「{game}」のこの対局を削除しますか。</translation>
  </message>
  <message>
   <source>Keeps pace</source>
   <translation>あなたに合わせる</translation>
  </message>
  <message>
   <source>Keyboard</source>
   <translation>キーボード</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>キー</translation>
  </message>
  <message>
   <source>Keys</source>
   <comment>page of settings</comment>
   <translation>キー</translation>
  </message>
  <message>
   <source>Keys &amp;on the table</source>
   <translation>キーをテーブルに表示(&amp;O)</translation>
  </message>
  <message>
   <source>Keys of the commands</source>
   <translation>コマンドのキー</translation>
  </message>
  <message>
   <source>Keys on the right</source>
   <translation>右側のキーを使う</translation>
  </message>
  <message>
   <source>Keys on the table</source>
   <translation>キーをテーブルに表示</translation>
  </message>
  <message>
   <source>Keys that you have changed are lost.</source>
   <translation>変更したキーの割り当ては失われます。</translation>
  </message>
  <message>
   <source>Kinds of card: bright, animal, ribbon, chaff.</source>
   <translation>札の種類：bright（光）、animal（タネ）、ribbon（短冊）、chaff（カス）。</translation>
  </message>
  <message>
   <source>Kinds of ribbon: poetry, blue, red.</source>
   <translation>短冊の種類：poetry（赤短）、blue（青短）、red（無地）。</translation>
  </message>
  <message>
   <source>Kirill Simonov and the YAML community</source>
   <translation>Kirill SimonovとYAMLコミュニティー</translation>
  </message>
  <message>
   <source>Korean</source>
   <translation>韓国語</translation>
  </message>
  <message>
   <source>Language</source>
   <comment>page of settings</comment>
   <translation>言語（Language）</translation>
  </message>
  <message>
   <source>Last</source>
   <comment>in a race</comment>
   <translation>最後</translation>
  </message>
  <message>
   <source>Last</source>
   <comment>step of a game</comment>
   <translation>最後</translation>
  </message>
  <message>
   <source>Last</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最後の人</translation>
  </message>
  <message>
   <source>Last call</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最後の宣言</translation>
  </message>
  <message>
   <source>Last card</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最後の札</translation>
  </message>
  <message>
   <source>Last card shed</source>
   <comment>a round</comment>
   <translation>上がり</translation>
  </message>
  <message>
   <source>Last round</source>
   <translation>最後の回戦</translation>
  </message>
  <message>
   <source>Last takes all</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最後の総取り</translation>
  </message>
  <message>
   <source>Last turn</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最後の手番</translation>
  </message>
  <message>
   <source>Last turns &amp;again</source>
   <translation>直前の手をもう一度見る(&amp;A)</translation>
  </message>
  <message>
   <source>Later</source>
   <translation>次へ</translation>
  </message>
  <message>
   <source>Lay</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>場に出す</translation>
  </message>
  <message>
   <source>Lay down any card.</source>
   <translation>どれか1枚を場に出してください。</translation>
  </message>
  <message>
   <source>Lay out again</source>
   <translation>並べ直す</translation>
  </message>
  <message>
   <source>Lay small marks over a deck that does not show them itself.</source>
   <translation>月と種類が書かれていないデッキに、小さな印を重ねます。</translation>
  </message>
  <message>
   <source>Lay small marks over a deck that has none.</source>
   <translation>印のないデッキに小さな印を重ねます。</translation>
  </message>
  <message>
   <source>Lay the drawn card on the discard pile</source>
   <translation>引いた札を捨てる</translation>
  </message>
  <message>
   <source>Lay the drawn card on the discard pile: {reasons}.</source>
   <translation>引いた札を捨てる：{reasons}。</translation>
  </message>
  <message>
   <source>Lay the drawn card on {card}</source>
   <translation>引いた札を{card}に重ねる</translation>
  </message>
  <message>
   <source>Lay the drawn card on {card}: {reasons}.</source>
   <translation>引いた札を{card}に重ねる：{reasons}。</translation>
  </message>
  <message>
   <source>Lay {cards}</source>
   <translation>{cards}を出す</translation>
  </message>
  <message>
   <source>Lay {cards} on {field}</source>
   <translation>{cards}を{field}に重ねる</translation>
  </message>
  <message>
   <source>Lay {card}</source>
   <translation>{card}を出す</translation>
  </message>
  <message>
   <source>Lay {card}: nothing can be taken, and it is missed least.</source>
   <translation>{card}を出します：取れる札がなく、一番惜しくない札です。</translation>
  </message>
  <message>
   <source>Lays a small tag over each card of a deck that has none.</source>
   <translation>印のないデッキの札に、小さな札を重ねます。</translation>
  </message>
  <message>
   <source>Lead</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>差</translation>
  </message>
  <message>
   <source>Learn</source>
   <translation>学ぶ</translation>
  </message>
  <message>
   <source>Learn it in ten minutes, in a first game that explains itself.</source>
   <translation>説明つきの最初の対局で、10分で覚えられます。</translation>
  </message>
  <message>
   <source>Least</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最少</translation>
  </message>
  <message>
   <source>Least players</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最少人数</translation>
  </message>
  <message>
   <source>Leave the lesson: Esc. It goes on here next time.</source>
   <translation>レッスンを終わります（Esc）。次はここから続きます。</translation>
  </message>
  <message>
   <source>Leave the table for the first screen; the game is saved.</source>
   <translation>テーブルを離れて最初の画面に戻ります。対局は保存されます。</translation>
  </message>
  <message>
   <source>Leave this out: Page Down.</source>
   <translation>ここを飛ばします（Page Down）</translation>
  </message>
  <message>
   <source>Leave when you like: you can go on later.</source>
   <translation>いつでもやめられます。続きは後からできます。</translation>
  </message>
  <message>
   <source>Leave; the game is saved.</source>
   <translation>終了します。対局は保存されます。</translation>
  </message>
  <message>
   <source>Left</source>
   <translation>←</translation>
  </message>
  <message>
   <source>Left in the deck</source>
   <translation>山札の残り</translation>
  </message>
  <message>
   <source>Left in the layout</source>
   <translation>並べた札の残り</translation>
  </message>
  <message>
   <source>Left: {cards}</source>
   <translation>残り：{cards}</translation>
  </message>
  <message>
   <source>Lesson</source>
   <translation>レッスン</translation>
  </message>
  <message>
   <source>Let the card glow that is meant: H.</source>
   <translation>どの札のことかを光らせます（H）</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>ライセンス</translation>
  </message>
  <message>
   <source>Lift what can be taken a little.</source>
   <translation>取れる札を少し持ち上げます。</translation>
  </message>
  <message>
   <source>Lift what can be taken.</source>
   <translation>取れる札を持ち上げます。</translation>
  </message>
  <message>
   <source>Lightning</source>
   <translation>雷</translation>
  </message>
  <message>
   <source>Lightning!</source>
   <translation>雷！</translation>
  </message>
  <message>
   <source>Limit</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>上限</translation>
  </message>
  <message>
   <source>Line {line}, column {column}</source>
   <translation>{line}行{column}桁</translation>
  </message>
  <message>
   <source>Look at a rule file from elsewhere, and add it to your games.</source>
   <translation>ほかから来たルールファイルを見て、ゲームに加えます。</translation>
  </message>
  <message>
   <source>Looking ahead</source>
   <translation>先読み中</translation>
  </message>
  <message>
   <source>Looking at choice {number} of {count}…</source>
   <translation>選択を調べています（{number}/{count}）…</translation>
  </message>
  <message>
   <source>Looking for a deal that can be won</source>
   <translation>解ける配札を探しています</translation>
  </message>
  <message>
   <source>Looking for a hard deal that can be won</source>
   <translation>難しくて解ける配札を探しています</translation>
  </message>
  <message>
   <source>Looking for a middling deal that can be won</source>
   <translation>普通の難しさで解ける配札を探しています</translation>
  </message>
  <message>
   <source>Looking for a way to win.</source>
   <translation>解く手順を探しています。</translation>
  </message>
  <message>
   <source>Looking for a way to win: {count} positions so far.</source>
   <translation>解く手順を探しています（{count}局面）。</translation>
  </message>
  <message>
   <source>Looking for an easy deal that can be won</source>
   <translation>やさしくて解ける配札を探しています</translation>
  </message>
  <message>
   <source>Losers pay</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>敗者の支払い</translation>
  </message>
  <message>
   <source>Lost</source>
   <translation>行き詰まり</translation>
  </message>
  <message>
   <source>Lost by move {number}</source>
   <translation>{number}手目までに行き詰まり</translation>
  </message>
  <message>
   <source>Lost since move {number}</source>
   <translation>{number}手目で行き詰まり</translation>
  </message>
  <message>
   <source>Lots are drawn</source>
   <translation>くじ引き中</translation>
  </message>
  <message>
   <source>Lots were drawn: {outcome}</source>
   <translation>くじ引き：{outcome}</translation>
  </message>
  <message>
   <source>Maple</source>
   <translation>紅葉</translation>
  </message>
  <message>
   <source>Maple Deer</source>
   <translation>紅葉に鹿</translation>
  </message>
  <message>
   <source>Maple blue ribbon</source>
   <translation>紅葉に青短</translation>
  </message>
  <message>
   <source>Maple chaff</source>
   <translation>紅葉のカス</translation>
  </message>
  <message>
   <source>Mar</source>
   <comment>in a date</comment>
   <translation>3月</translation>
  </message>
  <message>
   <source>March</source>
   <translation>3月</translation>
  </message>
  <message>
   <source>Match</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>合わせ方</translation>
  </message>
  <message>
   <source>Match your three cards.</source>
   <translation>手札3枚を合わせてください。</translation>
  </message>
  <message>
   <source>May</source>
   <translation>5月</translation>
  </message>
  <message>
   <source>May</source>
   <comment>in a date</comment>
   <translation>5月</translation>
  </message>
  <message>
   <source>Menus, windows, tables and rules. A game that has no words in a language says them in English.</source>
   <translation>メニュー、ウィンドウ、テーブル、ルールの言語です。その言語の言葉がないゲームは英語で表示します。</translation>
  </message>
  <message>
   <source>Message</source>
   <translation>お知らせ</translation>
  </message>
  <message>
   <source>Middle stack {number}</source>
   <translation>台{number}</translation>
  </message>
  <message>
   <source>Minutes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>所要時間（分）</translation>
  </message>
  <message>
   <source>Month</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>月</translation>
  </message>
  <message>
   <source>Month &amp;wheel</source>
   <translation>月の輪(&amp;W)</translation>
  </message>
  <message>
   <source>Month and &amp;kind on the cards</source>
   <translation>札に月と種類を表示(&amp;K)</translation>
  </message>
  <message>
   <source>Month and kind on the cards</source>
   <translation>札に月と種類を表示</translation>
  </message>
  <message>
   <source>Month wheel</source>
   <translation>月の輪</translation>
  </message>
  <message>
   <source>Months</source>
   <translation>月</translation>
  </message>
  <message>
   <source>Months</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>月</translation>
  </message>
  <message>
   <source>Months, 1 to 12.</source>
   <translation>月（1から12）。</translation>
  </message>
  <message>
   <source>Months, kinds, capturing, yaku, koi-koi: that is the whole game.</source>
   <translation>月、種類、取り方、役、こいこい。これで全部です。</translation>
  </message>
  <message>
   <source>Most</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最多</translation>
  </message>
  <message>
   <source>Most calls</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>宣言の上限</translation>
  </message>
  <message>
   <source>Most turns</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>手番の上限</translation>
  </message>
  <message>
   <source>Motion</source>
   <comment>page of settings</comment>
   <translation>動き</translation>
  </message>
  <message>
   <source>Move</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>動かし方</translation>
  </message>
  <message>
   <source>Move &amp;down</source>
   <translation>下へ(&amp;D)</translation>
  </message>
  <message>
   <source>Move &amp;up</source>
   <translation>上へ(&amp;U)</translation>
  </message>
  <message>
   <source>Move at most</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>動かす上限</translation>
  </message>
  <message>
   <source>Move it, take it out, or see it in the text.</source>
   <translation>動かす、取り除く、テキストで見る。</translation>
  </message>
  <message>
   <source>Move {cards} from {source} onto {top} in {target}.</source>
   <translation>{cards}を{source}から{target}の{top}の上へ移します。</translation>
  </message>
  <message>
   <source>Move {cards} from {source} to {target}, which is empty.</source>
   <translation>{cards}を{source}から空いている{target}へ移します。</translation>
  </message>
  <message>
   <source>Move {cards} from {source} to {target}.</source>
   <translation>{cards}を{source}から{target}へ移します。</translation>
  </message>
  <message>
   <source>Move {number} of {count}</source>
   <translation>{count}手中{number}手目</translation>
  </message>
  <message>
   <source>Moves</source>
   <translation>手数</translation>
  </message>
  <message>
   <source>Moving cards</source>
   <translation>札の動かし方</translation>
  </message>
  <message>
   <source>Multipliers</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>倍率</translation>
  </message>
  <message>
   <source>Must match</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>必ず取る</translation>
  </message>
  <message>
   <source>NOW!</source>
   <translation>今！</translation>
  </message>
  <message>
   <source>Name</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>名前</translation>
  </message>
  <message>
   <source>Name of the house rule</source>
   <translation>ローカルルールの名前</translation>
  </message>
  <message>
   <source>Natsu</source>
   <comment>a player's name</comment>
   <translation>ナツ</translation>
  </message>
  <message>
   <source>Ne&amp;w table...</source>
   <translation>対局の設定(&amp;W)…</translation>
  </message>
  <message>
   <source>Nearest yaku on the table</source>
   <translation>一番近い役をテーブルに表示</translation>
  </message>
  <message>
   <source>Needs</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>必要な札</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>しない</translation>
  </message>
  <message>
   <source>New deal</source>
   <translation>新しい配札</translation>
  </message>
  <message>
   <source>New deal.</source>
   <translation>新しく配りました。</translation>
  </message>
  <message>
   <source>New deals of a patience</source>
   <translation>ソリティアの新しい配札</translation>
  </message>
  <message>
   <source>New game</source>
   <translation>新しい対局</translation>
  </message>
  <message>
   <source>New house rule</source>
   <translation>新しいローカルルール</translation>
  </message>
  <message>
   <source>New key</source>
   <translation>新しいキー</translation>
  </message>
  <message>
   <source>New table</source>
   <translation>対局の設定</translation>
  </message>
  <message>
   <source>New table...</source>
   <translation>対局の設定…</translation>
  </message>
  <message>
   <source>New to hanafuda?</source>
   <translation>花札は初めてですか？</translation>
  </message>
  <message>
   <source>New to hanafuda? Learn it in ten minutes, in a first game that explains itself.</source>
   <translation>花札は初めてですか？説明つきの最初の対局で、10分で覚えられます。</translation>
  </message>
  <message>
   <source>Next</source>
   <comment>step of a game</comment>
   <translation>次へ</translation>
  </message>
  <message>
   <source>Next &amp;problem</source>
   <translation>次の問題(&amp;P)</translation>
  </message>
  <message>
   <source>Next dealer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>次の親</translation>
  </message>
  <message>
   <source>Next pa&amp;ge beside the text</source>
   <translation>テキストの横の次のページ(&amp;G)</translation>
  </message>
  <message>
   <source>Next part of the &amp;window</source>
   <translation>ウィンドウの次の部分(&amp;W)</translation>
  </message>
  <message>
   <source>Next round</source>
   <translation>次の回戦</translation>
  </message>
  <message>
   <source>No card can be in two places.</source>
   <translation>1枚の札を2か所に使うことはできません。</translation>
  </message>
  <message>
   <source>No card fits on another</source>
   <translation>どの札もほかの札に重ねられません</translation>
  </message>
  <message>
   <source>No card fits on another here</source>
   <translation>ここでは、どの札もほかの札に重ねられません</translation>
  </message>
  <message>
   <source>No card goes back to the stock.</source>
   <translation>札を山札に戻すことはできません。</translation>
  </message>
  <message>
   <source>No card goes back to the turned cards.</source>
   <translation>札をめくった札に戻すことはできません。</translation>
  </message>
  <message>
   <source>No card is put back into the stock</source>
   <translation>札を山札に戻すことはできません</translation>
  </message>
  <message>
   <source>No card is put back into the stock or on the turned cards</source>
   <translation>札を山札やめくった札に戻すことはできません</translation>
  </message>
  <message>
   <source>No card left</source>
   <translation>残り札なし</translation>
  </message>
  <message>
   <source>No card left in a column; or each column empty or one unbroken run, all face up, with nothing left outside the columns and foundations.</source>
   <translation>列に札が1枚も残らないこと。または、どの列も空か、すべて表向きの切れ目のない並びで、列と組札のほかに何も残らないこと。</translation>
  </message>
  <message>
   <source>No card may be laid on another in {pile}</source>
   <translation>{pile}では、札の上に札を重ねられません</translation>
  </message>
  <message>
   <source>No card may be moved there from here.</source>
   <translation>ここからそこへは移せません。</translation>
  </message>
  <message>
   <source>No card may be taken from here.</source>
   <translation>ここから札は取れません。</translation>
  </message>
  <message>
   <source>No card turned up from the stock captures it</source>
   <translation>山札からめくれた札では取れません</translation>
  </message>
  <message>
   <source>No cards are left in hand, so {winners} had to end the round: {stop}!</source>
   <translation>手札がなくなり、{winners}の{stop}で回戦終了です！</translation>
  </message>
  <message>
   <source>No cards that make it are free together yet.</source>
   <translation>この役の札が、まだ一緒に取れるようにそろっていません。</translation>
  </message>
  <message>
   <source>No deal was found today.</source>
   <translation>今日の配札は見つかりませんでした。</translation>
  </message>
  <message>
   <source>No effect.</source>
   <translation>効果なし。</translation>
  </message>
  <message>
   <source>No game has been played yet</source>
   <translation>対局の記録はまだありません</translation>
  </message>
  <message>
   <source>No game is called that.</source>
   <translation>その名前のゲームはありません。</translation>
  </message>
  <message>
   <source>No game lasts that long.</source>
   <translation>対局がそれほど長く続くことはありません。</translation>
  </message>
  <message>
   <source>No hand counts more than {points}</source>
   <translation>1人の手札は、多くても{points}です</translation>
  </message>
  <message>
   <source>No hand pays more than {points}</source>
   <translation>1人が払うのは、多くても{points}です</translation>
  </message>
  <message>
   <source>No more than {cards} move at once</source>
   <translation>一度に動かせるのは{cards}までです</translation>
  </message>
  <message>
   <source>No move is left</source>
   <translation>動かせる札がありません</translation>
  </message>
  <message>
   <source>No move may bring {pile} to more than {cards}</source>
   <translation>札を動かして{pile}を{cards}より多くすることはできません</translation>
  </message>
  <message>
   <source>No problems: this can be played.</source>
   <translation>問題はありません。このまま遊べます。</translation>
  </message>
  <message>
   <source>No stack of the middle</source>
   <translation>台の札なし</translation>
  </message>
  <message>
   <source>No such deal was found</source>
   <translation>そのような配札は見つかりませんでした</translation>
  </message>
  <message>
   <source>No useful move is left</source>
   <translation>役に立つ手が残っていません</translation>
  </message>
  <message>
   <source>No way to win was found from here; there may still be one.</source>
   <translation>ここから解く手順は見つかりませんでした。まだあるかもしれません。</translation>
  </message>
  <message>
   <source>No yaku</source>
   <translation>役なし</translation>
  </message>
  <message>
   <source>No yaku wants it</source>
   <translation>どの役にも使いません</translation>
  </message>
  <message>
   <source>Nobody at this screen has chosen anything yet.</source>
   <translation>この画面のプレイヤーは、まだ何も選んでいません。</translation>
  </message>
  <message>
   <source>Nobody can play any more, and both have equally many cards left: nobody wins the round.</source>
   <translation>もう誰も出せず、残り札も同じ枚数です。この回戦は引き分けです。</translation>
  </message>
  <message>
   <source>Nobody can play.</source>
   <translation>誰も出せません。</translation>
  </message>
  <message>
   <source>Nobody could play any more. You had fewer cards left.</source>
   <translation>もう誰も出せませんでした。残り札はあなたのほうが少なかったです。</translation>
  </message>
  <message>
   <source>Nobody could play any more. {name} had fewer cards left.</source>
   <translation>もう誰も出せませんでした。残り札は{name}のほうが少なかったです。</translation>
  </message>
  <message>
   <source>Nobody else is one card away from a yaku.</source>
   <translation>ほかに、あと1枚で役ができる人はいません。</translation>
  </message>
  <message>
   <source>Nobody has got rid of all cards, so nobody pays.</source>
   <translation>誰も手札をなくせなかったので、誰も払いません。</translation>
  </message>
  <message>
   <source>Nobody has said who is looking.</source>
   <translation>誰が見ているのか、まだわかりません。</translation>
  </message>
  <message>
   <source>Nobody has won</source>
   <translation>勝者なし</translation>
  </message>
  <message>
   <source>Nobody has won it.</source>
   <translation>誰も勝ちませんでした。</translation>
  </message>
  <message>
   <source>Nobody made a yaku. That happens; the next round decides.</source>
   <translation>どちらも役ができませんでした。よくあることです。勝負は次の回戦で。</translation>
  </message>
  <message>
   <source>Nobody pays more than {points} for a round</source>
   <translation>1回戦で払うのは{points}までです</translation>
  </message>
  <message>
   <source>Nobody was in time</source>
   <translation>誰も間に合いませんでした</translation>
  </message>
  <message>
   <source>Not before {yaku}</source>
   <translation>{yaku}のあとに限ります</translation>
  </message>
  <message>
   <source>Not decided</source>
   <translation>未判定</translation>
  </message>
  <message>
   <source>Not free yet: {cards}.</source>
   <translation>まだ取れない札：{cards}。</translation>
  </message>
  <message>
   <source>Not in {game}</source>
   <translation>「{game}」では使いません</translation>
  </message>
  <message>
   <source>Not the same flower. Compare the leaves, and try another.</source>
   <translation>同じ花ではありません。葉も見比べて、ほかの札を試してください。</translation>
  </message>
  <message>
   <source>Not won yet today</source>
   <translation>今日はまだクリアしていません</translation>
  </message>
  <message>
   <source>Not yet. Your cherry can take the curtain.</source>
   <translation>まだです。手札の桜で幕が取れます。</translation>
  </message>
  <message>
   <source>Notes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>メモ</translation>
  </message>
  <message>
   <source>Nothing differs from {base} so far.</source>
   <translation>{base}と違う点はまだありません。</translation>
  </message>
  <message>
   <source>Nothing differs in play.</source>
   <translation>遊び方に違いはありません。</translation>
  </message>
  <message>
   <source>Nothing goes together: draw from the stock.</source>
   <translation>組み合わせがありません。山札から引いてください。</translation>
  </message>
  <message>
   <source>Nothing goes with the drawn card</source>
   <translation>引いた札に合うものがない</translation>
  </message>
  <message>
   <source>Nothing is laid on the first card</source>
   <translation>最初の札の上には何も重ねられません</translation>
  </message>
  <message>
   <source>Nothing is taken back in a game in real time: the other has long played on.</source>
   <translation>リアルタイムのゲームでは元に戻せません。相手はもう先へ進んでいます。</translation>
  </message>
  <message>
   <source>Nothing may be moved into an empty column</source>
   <translation>空いた列へは、何も移せません</translation>
  </message>
  <message>
   <source>Nothing to put it on</source>
   <translation>重ねる札なし</translation>
  </message>
  <message>
   <source>Nothing was played in this round yet.</source>
   <translation>この回戦では、まだ何も出されていません。</translation>
  </message>
  <message>
   <source>Nothing yet</source>
   <translation>まだありません</translation>
  </message>
  <message>
   <source>Nothing yet.</source>
   <translation>まだありません。</translation>
  </message>
  <message>
   <source>Nov</source>
   <comment>in a date</comment>
   <translation>11月</translation>
  </message>
  <message>
   <source>November</source>
   <translation>11月</translation>
  </message>
  <message>
   <source>Now none of your cards has a partner on the field.</source>
   <translation>今度は、どの手札も場の札と合いません。</translation>
  </message>
  <message>
   <source>Now you play</source>
   <translation>今度はあなたの番</translation>
  </message>
  <message>
   <source>Number of the deal</source>
   <translation>配札番号</translation>
  </message>
  <message>
   <source>Oct</source>
   <comment>in a date</comment>
   <translation>10月</translation>
  </message>
  <message>
   <source>October</source>
   <translation>10月</translation>
  </message>
  <message>
   <source>Odd mates</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>相手月の余り札</translation>
  </message>
  <message>
   <source>Odd own</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>自分の月の余り札</translation>
  </message>
  <message>
   <source>Of all yaku of a group a player counts the best alone.</source>
   <translation>同じグループの役のうち、一番よいものだけを数えます。</translation>
  </message>
  <message>
   <source>Of the {n} cards that may fit, only the first {first} make {combination}.</source>
   <translation>合いそうな{n}枚のうち、「{combination}」に使えるのは最初の{first}枚だけです。</translation>
  </message>
  <message>
   <source>Of these cards &amp;this many:</source>
   <translation>これらの札のうち次の枚数(&amp;T)：</translation>
  </message>
  <message>
   <source>Of two cards for the same stack the first to arrive counts, if only by a moment. The other goes back to its column, unless it fits on the new top card as well.</source>
   <translation>同じ台に2枚が向かったときは、ほんの一瞬でも先に届いた札が有効です。もう1枚は、新しい一番上の札にも合うのでなければ、元の列に戻ります。</translation>
  </message>
  <message>
   <source>Of {yaku}, only your best counts.</source>
   <translation>{yaku}のうち、一番高い役だけを数えます。</translation>
  </message>
  <message>
   <source>On the score sheet: {gains}.</source>
   <translation>得点表：{gains}。</translation>
  </message>
  <message>
   <source>On the table</source>
   <translation>テーブルで</translation>
  </message>
  <message>
   <source>On the table</source>
   <comment>part of the settings</comment>
   <translation>テーブルの表示</translation>
  </message>
  <message>
   <source>On the top card besides goes {cards}</source>
   <translation>さらに一番上の札には、{cards}を重ねられます</translation>
  </message>
  <message>
   <source>On the top card goes {cards}</source>
   <translation>一番上の札には、{cards}を重ねられます</translation>
  </message>
  <message>
   <source>On the top card of {pile} goes {cards}</source>
   <translation>{pile}の一番上の札には、{cards}を重ねられます</translation>
  </message>
  <message>
   <source>On the turned cards you may lay {cards}</source>
   <translation>めくった札の上には、{cards}を重ねられます</translation>
  </message>
  <message>
   <source>On to the next step: Enter or Page Down.</source>
   <translation>次の段階へ（Enter、Page Down）</translation>
  </message>
  <message>
   <source>On {card} go {cards}.</source>
   <translation>{card}の上に、{cards}の順に出しました。</translation>
  </message>
  <message>
   <source>Once more, and now just look at the flowers.</source>
   <translation>もう一度。今度は花だけを見てください。</translation>
  </message>
  <message>
   <source>One card fits on another if it is {relation}</source>
   <translation>札の上に重ねられるのは、{relation}です</translation>
  </message>
  <message>
   <source>One more</source>
   <translation>もう一つ</translation>
  </message>
  <message>
   <source>One more: {what}.</source>
   <translation>もう一つ加える：{what}</translation>
  </message>
  <message>
   <source>One must be played all the same. It is laid down and stays there.</source>
   <translation>それでも1枚出します。その札は場に残ります。</translation>
  </message>
  <message>
   <source>One of these counts among the winner's yaku.</source>
   <translation>これらのどれかが勝者の役に入っていること。</translation>
  </message>
  <message>
   <source>One of {player}'s turns:</source>
   <translation>{player}のある手番です。</translation>
  </message>
  <message>
   <source>One pile for each month, kind, or place in the month, among `cards`; it takes only cards of it.</source>
   <translation>`cards`のうち、月、種類、または月の中の順位ごとに1つの山。その札だけを受けます。</translation>
  </message>
  <message>
   <source>One sentence that tells a newcomer what kind of game this is.</source>
   <translation>初めての人に、どんなゲームかを一文で伝えます。</translation>
  </message>
  <message>
   <source>One step back: Page Up.</source>
   <translation>一つ前へ（Page Up）</translation>
  </message>
  <message>
   <source>One that can be won</source>
   <translation>解ける配札</translation>
  </message>
  <message>
   <source>One that can be won, easy</source>
   <translation>解ける配札（やさしい）</translation>
  </message>
  <message>
   <source>One that can be won, hard</source>
   <translation>解ける配札（難しい）</translation>
  </message>
  <message>
   <source>One that can be won, middling</source>
   <translation>解ける配札（普通）</translation>
  </message>
  <message>
   <source>One, two, three</source>
   <translation>いち、に、さん</translation>
  </message>
  <message numerus="yes">
   <source>Only after {number} other yaku have been collected</source>
   <translation>
    <numerusform>ほかの役を{number}つ集めたあとに限ります</numerusform>
   </translation>
  </message>
  <message>
   <source>Only cards of the round's month count: the first round is January, and so on</source>
   <translation>その回戦の月の札だけを数えます。最初の回戦が1月、次が2月と続きます</translation>
  </message>
  <message>
   <source>Only games against others have this.</source>
   <translation>相手のいるゲームでだけ使えます。</translation>
  </message>
  <message>
   <source>Only games in which one plays after the other have this.</source>
   <translation>順番に札を出すゲームでだけ使えます。</translation>
  </message>
  <message>
   <source>Only games that ask who is the fastest have this.</source>
   <translation>早取りのあるゲームでだけ使えます。</translation>
  </message>
  <message>
   <source>Only games that wait for nobody have this.</source>
   <translation>待ったなしのゲームでだけ使えます。</translation>
  </message>
  <message>
   <source>Only games with yaku against others have this.</source>
   <translation>役のある対戦ゲームでだけ使えます。</translation>
  </message>
  <message>
   <source>Only if stuck</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>動けないときだけ</translation>
  </message>
  <message>
   <source>Only on these cards may one be placed by this rule.</source>
   <translation>このルールで置けるのは、これらの札の上だけです。</translation>
  </message>
  <message>
   <source>Only one card at a time goes there.</source>
   <translation>そこへ移せるのは1枚ずつです。</translation>
  </message>
  <message>
   <source>Only patiences have this.</source>
   <translation>ソリティアでだけ使えます。</translation>
  </message>
  <message>
   <source>Only the top card can be moved.</source>
   <translation>動かせるのは一番上の札だけです。</translation>
  </message>
  <message>
   <source>Only the top card of each column lies face up.</source>
   <translation>どの列も、一番上の札だけを表にします。</translation>
  </message>
  <message>
   <source>Only the top card of {pile} may be moved</source>
   <translation>{pile}から動かせるのは、一番上の札だけです</translation>
  </message>
  <message>
   <source>Only these cards may be placed by this rule.</source>
   <translation>このルールで置けるのは、これらの札だけです。</translation>
  </message>
  <message>
   <source>Only what the best results earn is added up over the rounds.</source>
   <translation>回戦を通して合計するのは、最高点で得た点だけです。</translation>
  </message>
  <message>
   <source>Only {cards} can be discarded so</source>
   <translation>このように捨てられるのは、{cards}だけです</translation>
  </message>
  <message>
   <source>Only {cards} go there</source>
   <translation>置けるのは、{cards}だけです</translation>
  </message>
  <message>
   <source>Only {cards} may be put there</source>
   <translation>置けるのは、{cards}だけです</translation>
  </message>
  <message>
   <source>Onto</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>重ねる先</translation>
  </message>
  <message>
   <source>Open a rule file</source>
   <translation>ルールファイルを開く</translation>
  </message>
  <message>
   <source>Opening field</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>最初の場札</translation>
  </message>
  <message>
   <source>Opponent calls</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>相手の宣言</translation>
  </message>
  <message>
   <source>Order</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>順序</translation>
  </message>
  <message>
   <source>Other cards.</source>
   <translation>別の札。</translation>
  </message>
  <message>
   <source>Others yaku</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>相手の役</translation>
  </message>
  <message>
   <source>Our {game}</source>
   <translation>わが家の{game}</translation>
  </message>
  <message>
   <source>Outlook</source>
   <translation>見込み</translation>
  </message>
  <message>
   <source>Over</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>優先する役</translation>
  </message>
  <message>
   <source>Own calls</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>自分の宣言</translation>
  </message>
  <message>
   <source>Own pair</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>自分の札を合わせる</translation>
  </message>
  <message>
   <source>Own yaku</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>自分の役</translation>
  </message>
  <message>
   <source>P or Alt, held</source>
   <translation>PまたはAlt（押したまま）</translation>
  </message>
  <message>
   <source>P&amp;lum</source>
   <translation>梅紫(&amp;L)</translation>
  </message>
  <message>
   <source>Packet</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>一度に配る枚数</translation>
  </message>
  <message>
   <source>Pages</source>
   <translation>ページ</translation>
  </message>
  <message>
   <source>Par</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>基準点</translation>
  </message>
  <message>
   <source>Part {number} of {count}: {part}</source>
   <translation>第{number}部（全{count}部）：{part}</translation>
  </message>
  <message>
   <source>Pass</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Passes</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>Passes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>爆弾後のパス</translation>
  </message>
  <message>
   <source>Patiences</source>
   <translation>ソリティア</translation>
  </message>
  <message>
   <source>Patiences</source>
   <comment>part of the settings</comment>
   <translation>ソリティア</translation>
  </message>
  <message>
   <source>Paulownia</source>
   <translation>桐</translation>
  </message>
  <message>
   <source>Paulownia Phoenix</source>
   <translation>桐に鳳凰</translation>
  </message>
  <message>
   <source>Paulownia chaff</source>
   <translation>桐のカス</translation>
  </message>
  <message>
   <source>Paulownia coloured chaff</source>
   <translation>桐の色付きのカス</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>一時停止中</translation>
  </message>
  <message>
   <source>Payer</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>払う人</translation>
  </message>
  <message>
   <source>Paying</source>
   <translation>支払い</translation>
  </message>
  <message>
   <source>Pays {amount} to {payee}</source>
   <translation>{payee}に{amount}点払う</translation>
  </message>
  <message>
   <source>Pending pair</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>ポク</translation>
  </message>
  <message>
   <source>Peony</source>
   <translation>牡丹</translation>
  </message>
  <message>
   <source>Peony Butterflies</source>
   <translation>牡丹に蝶</translation>
  </message>
  <message>
   <source>Peony blue ribbon</source>
   <translation>牡丹に青短</translation>
  </message>
  <message>
   <source>Peony chaff</source>
   <translation>牡丹のカス</translation>
  </message>
  <message>
   <source>Phoenix</source>
   <translation>鳳凰</translation>
  </message>
  <message>
   <source>Pick a card</source>
   <translation>札を1枚引く</translation>
  </message>
  <message>
   <source>Pick a card: the earliest month deals</source>
   <translation>1枚選ぶ（早い月の人が親）</translation>
  </message>
  <message>
   <source>Pick the card up; on a target, put it down. On the stock, turn a card. Where several cards are chosen: Space chooses them, Enter plays them.</source>
   <translation>札を持ち上げます。置ける場所では置きます。山札ではめくります。何枚も選ぶときは、Spaceで選び、Enterで出します。</translation>
  </message>
  <message>
   <source>Piles at most</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>山の数の上限</translation>
  </message>
  <message>
   <source>Piles to build up.</source>
   <translation>積み上げていく山。</translation>
  </message>
  <message>
   <source>Pine</source>
   <translation>松</translation>
  </message>
  <message>
   <source>Pine Crane</source>
   <translation>松に鶴</translation>
  </message>
  <message>
   <source>Pine chaff</source>
   <translation>松のカス</translation>
  </message>
  <message>
   <source>Pine poetry ribbon</source>
   <translation>松に赤短</translation>
  </message>
  <message>
   <source>Place</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>順位</translation>
  </message>
  <message>
   <source>Places for single cards.</source>
   <translation>札を1枚ずつ置く場所。</translation>
  </message>
  <message>
   <source>Places in the month, 1 to 4, from its highest card to its last chaff.</source>
   <translation>月の中の順位（1から4）。一番上の札から最後のカスまでです。</translation>
  </message>
  <message>
   <source>Plates and sheets in black and white, bold edges, and a dark cloth without a pattern.</source>
   <translation>表示板を白黒にし、縁を太く、クロスを暗い無地にします。</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>出す</translation>
  </message>
  <message>
   <source>Play</source>
   <comment>page of settings</comment>
   <translation>プレイ</translation>
  </message>
  <message>
   <source>Play a card from your hand to the field, where it stays: it captures nothing</source>
   <translation>手札から1枚を場に出します。その札は場に残り、何も取りません</translation>
  </message>
  <message>
   <source>Play a card from your hand to the field.</source>
   <translation>手札から1枚を場に出します。</translation>
  </message>
  <message>
   <source>Play a card of the hand now.</source>
   <translation>手札から1枚出してください。</translation>
  </message>
  <message>
   <source>Play a card of the hand; only without one is a turn just a draw.</source>
   <translation>手札から1枚出してください。めくるだけの手番は、手札がないときだけです。</translation>
  </message>
  <message>
   <source>Play a game that was copied as text.</source>
   <translation>テキストでコピーされた対局で遊びます。</translation>
  </message>
  <message>
   <source>Play alone with the keys on the right, in games that wait for nobody.</source>
   <translation>待ったなしのゲームで、一人で遊ぶときに右側のキーを使います。</translation>
  </message>
  <message>
   <source>Play any rule file.</source>
   <translation>好きなルールファイルで遊びます。</translation>
  </message>
  <message>
   <source>Play cards now, or draw.</source>
   <translation>札を出すか、引いてください。</translation>
  </message>
  <message>
   <source>Play it again.</source>
   <translation>元に戻した手をやり直します。</translation>
  </message>
  <message>
   <source>Play the card at the top of a column, or turn it up.</source>
   <translation>列の一番上の札を出すか、表にします。</translation>
  </message>
  <message>
   <source>Play the card's obvious move, as a double-click does.</source>
   <translation>ダブルクリックと同じく、その札を一番自然なところへ動かします。</translation>
  </message>
  <message>
   <source>Play the fourth pine.</source>
   <translation>4枚目の松を出してください。</translation>
  </message>
  <message>
   <source>Play the round to its end.</source>
   <translation>この回戦を最後まで遊んでください。</translation>
  </message>
  <message>
   <source>Play with other cards.</source>
   <translation>別のデッキで遊びます。</translation>
  </message>
  <message>
   <source>Play!</source>
   <translation>さあ出して！</translation>
  </message>
  <message>
   <source>Played from the hand or turned up from the stock, it captures one field card of your choice. It must capture if it can; otherwise it stays on the field</source>
   <translation>手札から出しても山札からめくっても、場札を1枚選んで取ります。取れるときは必ず取り、取れなければ場に残ります</translation>
  </message>
  <message>
   <source>Played from the hand or turned up from the stock, it captures one field card of your choice: {cards}. It must capture if it can; otherwise it stays on the field</source>
   <translation>手札から出しても山札からめくっても、場札を1枚選んで取ります（{cards}）。取れるときは必ず取り、取れなければ場に残ります</translation>
  </message>
  <message>
   <source>Player {number}</source>
   <translation>プレイヤー{number}</translation>
  </message>
  <message>
   <source>Players</source>
   <translation>人数</translation>
  </message>
  <message>
   <source>Players</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>人数</translation>
  </message>
  <message>
   <source>Players are in teams of two: partners sit opposite each other and share what they capture and what they score</source>
   <translation>2人1組のチーム戦です。味方どうしは向かい合って座り、取り札と得点を共有します</translation>
  </message>
  <message>
   <source>Players are in teams of {number}: partners sit evenly spread round the table and share what they capture and what they score</source>
   <translation>{number}人1組のチーム戦です。味方どうしは等間隔に座り、取り札と得点を共有します</translation>
  </message>
  <message>
   <source>Playing</source>
   <translation>進め方</translation>
  </message>
  <message>
   <source>Playing on could cost you all of it. Take your points this time.</source>
   <translation>続けると全部失うかもしれません。今回は点を受け取りましょう。</translation>
  </message>
  <message>
   <source>Playing {number} games with random moves…</source>
   <translation>ランダムに{number}局試しています…</translation>
  </message>
  <message>
   <source>Plum</source>
   <translation>梅</translation>
  </message>
  <message>
   <source>Plum Bush Warbler</source>
   <translation>梅に鶯</translation>
  </message>
  <message>
   <source>Plum chaff</source>
   <translation>梅のカス</translation>
  </message>
  <message>
   <source>Plum poetry ribbon</source>
   <translation>梅に赤短</translation>
  </message>
  <message>
   <source>Plum, iris, chrysanthemum: you see the months now.</source>
   <translation>梅、菖蒲、菊。もう月がわかりますね。</translation>
  </message>
  <message>
   <source>Plural</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>複数形</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>得点</translation>
  </message>
  <message>
   <source>Points</source>
   <comment>of a real-time game</comment>
   <translation>点</translation>
  </message>
  <message>
   <source>Points</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>点</translation>
  </message>
  <message>
   <source>Points for cards left over, of which fewest win; left out, the last round decides.</source>
   <translation>残った札の点で、少ない人の勝ちです。省くと最後の回戦で決まります。</translation>
  </message>
  <message>
   <source>Points for cards left over, the fewest win: {points}</source>
   <translation>残り札の点（少ない人の勝ち）：{points}</translation>
  </message>
  <message>
   <source>Points for cards left over: {gains}.</source>
   <translation>残り札の点：{gains}。</translation>
  </message>
  <message>
   <source>Points for each further card; or a list for the first, the second and so on, whose last number goes on for the rest.</source>
   <translation>追加の札1枚ごとの点。または1枚目、2枚目…の点のリストで、最後の数がその後も続きます。</translation>
  </message>
  <message>
   <source>Points for each.</source>
   <translation>1枚ごとの点。</translation>
  </message>
  <message>
   <source>Points for the best result alone, in place of the results; tied for best, nobody earns anything. Left out, the results themselves add up.</source>
   <translation>得点の代わりに、1位だけが得る点。同点1位なら誰にも入りません。省くと、得点をそのまま足していきます。</translation>
  </message>
  <message>
   <source>Points that each call to go on adds to what the caller, or the caller's team, scores.</source>
   <translation>続けると宣言するたびに、宣言した人（またはそのチーム）の得点に加わる点。</translation>
  </message>
  <message>
   <source>Points to take away, so that an even share is worth nothing.</source>
   <translation>均等に分けたときに0点になるように引く点。</translation>
  </message>
  <message>
   <source>Points: {points}</source>
   <translation>点：{points}</translation>
  </message>
  <message>
   <source>Ppeok: if your hand card captured the only card of its month on the field, and the stock card that you then turn up is of that month too, all three stay on the field. Whoever plays or turns up the fourth captures them all</source>
   <translation>ポク：手札で場に1枚しかない同じ月の札に合わせたあと、山札からも同じ月の札がめくれたときは、3枚とも場に残します。4枚目を出すかめくるかした人が、すべて取ります</translation>
  </message>
  <message>
   <source>Preparing pictures: %v of %m</source>
   <translation>絵を準備中：%v / %m</translation>
  </message>
  <message>
   <source>Press the new &amp;key:</source>
   <translation>新しいキーを押す(&amp;K)：</translation>
  </message>
  <message>
   <source>Press when the palm lights up, and not before.</source>
   <translation>手のひらが光ったら押してください。その前に押してはいけません。</translation>
  </message>
  <message>
   <source>Press “Go on” to begin.</source>
   <translation>「次へ」を押して始めましょう。</translation>
  </message>
  <message>
   <source>Previous</source>
   <comment>step of a game</comment>
   <translation>前へ</translation>
  </message>
  <message>
   <source>Problems</source>
   <translation>問題</translation>
  </message>
  <message>
   <source>Put back</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <source>Put open cards from the tops of your columns on the stacks, one after the other. On the top card of either stack goes:</source>
   <translation>列の一番上の表向きの札を、1枚ずつ台に出していきます。どちらの台でも、一番上の札に重ねられるのは次の札です。</translation>
  </message>
  <message>
   <source>Put the card back; hide the cursor.</source>
   <translation>札を戻します。カーソルを隠します。</translation>
  </message>
  <message>
   <source>Put the deal and all moves on the clipboard.</source>
   <translation>配札とすべての手をクリップボードにコピーします。</translation>
  </message>
  <message>
   <source>Pydantic Services and contributors</source>
   <translation>Pydantic Servicesと貢献者</translation>
  </message>
  <message>
   <source>Qt and PySide6</source>
   <translation>QtとPySide6</translation>
  </message>
  <message>
   <source>Quick computers</source>
   <translation>即答のコンピューター</translation>
  </message>
  <message>
   <source>R&amp;ed</source>
   <translation>無地(&amp;E)</translation>
  </message>
  <message>
   <source>R&amp;ules</source>
   <translation>ルール(&amp;U)</translation>
  </message>
  <message>
   <source>Race</source>
   <translation>早取り</translation>
  </message>
  <message>
   <source>Race</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>早取り</translation>
  </message>
  <message>
   <source>Races by &amp;lot</source>
   <translation>早取りをくじで決める(&amp;L)</translation>
  </message>
  <message>
   <source>Races by lot</source>
   <translation>早取りをくじで決める</translation>
  </message>
  <message>
   <source>Rain Man</source>
   <translation>小野道風</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>ランダム</translation>
  </message>
  <message>
   <source>Re&amp;view of the round</source>
   <translation>この回戦の振り返り(&amp;V)</translation>
  </message>
  <message>
   <source>Ready</source>
   <translation>用意よし</translation>
  </message>
  <message>
   <source>Ready?</source>
   <translation>用意はいいですか？</translation>
  </message>
  <message>
   <source>Real-time games</source>
   <translation>リアルタイムゲーム</translation>
  </message>
  <message>
   <source>Redeal</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>配り直し</translation>
  </message>
  <message>
   <source>Redeals</source>
   <translation>配り直し</translation>
  </message>
  <message>
   <source>Redeals</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>配り直しの回数</translation>
  </message>
  <message>
   <source>Reduced motion</source>
   <translation>動きを減らす</translation>
  </message>
  <message>
   <source>Refill</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>補充</translation>
  </message>
  <message>
   <source>Refused ms</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>札が戻る時間（ミリ秒）</translation>
  </message>
  <message>
   <source>Rematch</source>
   <translation>もう一度対局</translation>
  </message>
  <message>
   <source>Remove</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>取り除く</translation>
  </message>
  <message>
   <source>Ren</source>
   <comment>a player's name</comment>
   <translation>レン</translation>
  </message>
  <message>
   <source>Repeat</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>繰り返し</translation>
  </message>
  <message>
   <source>Reset &amp;everything...</source>
   <translation>すべて標準に戻す(&amp;E)…</translation>
  </message>
  <message>
   <source>Reset everything</source>
   <translation>すべて標準に戻す</translation>
  </message>
  <message>
   <source>Reset statistics</source>
   <translation>統計の消去</translation>
  </message>
  <message>
   <source>Reset the keys</source>
   <translation>キーを標準に戻す</translation>
  </message>
  <message>
   <source>Restart</source>
   <translation>最初から</translation>
  </message>
  <message>
   <source>Restarted.</source>
   <translation>最初からやり直しました。</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>結果</translation>
  </message>
  <message>
   <source>Returned to the previous game.</source>
   <translation>前の対局に戻りました。</translation>
  </message>
  <message>
   <source>Reverse</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>逆回り</translation>
  </message>
  <message>
   <source>Review</source>
   <translation>振り返り</translation>
  </message>
  <message>
   <source>Review of round {number}</source>
   <translation>第{number}回戦の振り返り</translation>
  </message>
  <message>
   <source>Ribbon</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>短冊</translation>
  </message>
  <message>
   <source>Ribbons</source>
   <translation>短冊</translation>
  </message>
  <message>
   <source>Right</source>
   <translation>→</translation>
  </message>
  <message>
   <source>Right: that is a peony, the flower of June.</source>
   <translation>そうです。これは6月の花、牡丹です。</translation>
  </message>
  <message>
   <source>Role</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>役割</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>回戦</translation>
  </message>
  <message>
   <source>Round ends</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>回戦の終わり</translation>
  </message>
  <message>
   <source>Round month</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>月札</translation>
  </message>
  <message>
   <source>Round score</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>回戦の得点</translation>
  </message>
  <message>
   <source>Round {number}</source>
   <translation>第{number}回戦</translation>
  </message>
  <message>
   <source>Round {number} of {rounds}</source>
   <translation>第{number}回戦/全{rounds}回戦</translation>
  </message>
  <message>
   <source>Round {number} of {rounds}, You deal</source>
   <translation>第{number}回戦/全{rounds}回戦、あなたが親</translation>
  </message>
  <message>
   <source>Round {number} of {rounds}, {month}, You deal</source>
   <translation>第{number}回戦/全{rounds}回戦、{month}、あなたが親</translation>
  </message>
  <message>
   <source>Round {number} of {rounds}, {month}, {name} deals</source>
   <translation>第{number}回戦/全{rounds}回戦、{month}、{name}が親</translation>
  </message>
  <message>
   <source>Round {number} of {rounds}, {name} deals</source>
   <translation>第{number}回戦/全{rounds}回戦、{name}が親</translation>
  </message>
  <message>
   <source>Round {number}, sudden death</source>
   <translation>第{number}回戦、サドンデス</translation>
  </message>
  <message>
   <source>Round {number}: You deal</source>
   <translation>第{number}回戦：あなたが親</translation>
  </message>
  <message>
   <source>Round {number}: {name} deals</source>
   <translation>第{number}回戦：{name}が親</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>回戦数</translation>
  </message>
  <message>
   <source>Rounds</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>回戦数</translation>
  </message>
  <message>
   <source>Rounds won</source>
   <translation>勝った回戦</translation>
  </message>
  <message>
   <source>Rounds won: {rounds}</source>
   <translation>取った回戦：{rounds}</translation>
  </message>
  <message>
   <source>Rule file</source>
   <translation>ルールファイル</translation>
  </message>
  <message>
   <source>Rule files (*.yaml *.yml)</source>
   <translation>ルールファイル (*.yaml *.yml)</translation>
  </message>
  <message>
   <source>Rule files with errors</source>
   <translation>誤りのあるルールファイル</translation>
  </message>
  <message>
   <source>Rule&amp;book</source>
   <translation>ルールブック(&amp;B)</translation>
  </message>
  <message>
   <source>Rulebook</source>
   <translation>ルールブック</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>ルール</translation>
  </message>
  <message>
   <source>Rules as a form</source>
   <translation>フォームのルール</translation>
  </message>
  <message>
   <source>Rules as text</source>
   <translation>テキストのルール</translation>
  </message>
  <message>
   <source>Rules of today</source>
   <translation>今のルール</translation>
  </message>
  <message>
   <source>Rules of {game}</source>
   <translation>{game}のルール</translation>
  </message>
  <message>
   <source>Rules until {day}</source>
   <translation>{day}までのルール</translation>
  </message>
  <message>
   <source>Run</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>並び</translation>
  </message>
  <message>
   <source>S&amp;kip</source>
   <translation>飛ばす(&amp;K)</translation>
  </message>
  <message>
   <source>S&amp;wap</source>
   <translation>入れ替え(&amp;W)</translation>
  </message>
  <message>
   <source>Sake Cup</source>
   <translation>盃</translation>
  </message>
  <message>
   <source>Sake under the moon</source>
   <translation>月見で一杯</translation>
  </message>
  <message>
   <source>Sake under the moon, and sake under the cherries: ten points.</source>
   <translation>月見酒と花見酒で10点です。</translation>
  </message>
  <message>
   <source>Same</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>同じ</translation>
  </message>
  <message>
   <source>Saved games</source>
   <translation>保存した対局</translation>
  </message>
  <message>
   <source>Saved. The game on the table goes on by the rules that it was dealt by, for by these it cannot: {why}</source>
   <translation>保存しました。新しいルールでは続けられないので、テーブルの対局は配ったときのルールで続きます：{why}</translation>
  </message>
  <message>
   <source>Saved. The game on the table goes on by the rules that it was dealt by.</source>
   <translation>保存しました。テーブルの対局は、配ったときのルールで続きます。</translation>
  </message>
  <message>
   <source>Saved. The game on the table goes on by the rules that it was dealt by; it can be dealt anew when nothing is wrong here.</source>
   <translation>保存しました。テーブルの対局は、配ったときのルールで続きます。ここの誤りがなくなれば、配り直せます。</translation>
  </message>
  <message>
   <source>Saved. The next game is dealt by these rules.</source>
   <translation>保存しました。次の対局はこのルールで配られます。</translation>
  </message>
  <message>
   <source>Say first whether the drawn card is discarded or kept.</source>
   <translation>引いた札を捨てるか手札に加えるか、先に選んでください。</translation>
  </message>
  <message>
   <source>Say first whether the round stops or goes on.</source>
   <translation>回戦をやめるか続けるかを、先に選んでください。</translation>
  </message>
  <message>
   <source>Say first which card the drawn card takes.</source>
   <translation>めくった札で取る札を、先に選んでください。</translation>
  </message>
  <message>
   <source>Say first whom to swap hands with.</source>
   <translation>手札を交換する相手を、先に選んでください。</translation>
  </message>
  <message>
   <source>Say if it can be &amp;won</source>
   <translation>解けるかどうかを表示(&amp;W)</translation>
  </message>
  <message>
   <source>Say if it can be won</source>
   <translation>解けるかどうかを表示</translation>
  </message>
  <message>
   <source>Say the &amp;months</source>
   <translation>月の名前を表示(&amp;M)</translation>
  </message>
  <message>
   <source>Say the months</source>
   <translation>月の名前を表示</translation>
  </message>
  <message>
   <source>Say which card {card} takes.</source>
   <translation>{card}で取る札を選んでください。</translation>
  </message>
  <message>
   <source>Scor&amp;e sheet</source>
   <translation>得点表(&amp;E)</translation>
  </message>
  <message>
   <source>Score sheet</source>
   <translation>得点表</translation>
  </message>
  <message>
   <source>Scores</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>得点する人</translation>
  </message>
  <message>
   <source>Search for a command or a key</source>
   <translation>コマンドやキーを検索</translation>
  </message>
  <message>
   <source>Seat {number}</source>
   <translation>席{number}</translation>
  </message>
  <message>
   <source>Second</source>
   <comment>in a race</comment>
   <translation>2着</translation>
  </message>
  <message>
   <source>See once more what others played.</source>
   <translation>相手の出した手をもう一度見ます。</translation>
  </message>
  <message>
   <source>Sep</source>
   <comment>in a date</comment>
   <translation>9月</translation>
  </message>
  <message>
   <source>September</source>
   <translation>9月</translation>
  </message>
  <message>
   <source>Sett&amp;ings...</source>
   <translation>設定(&amp;I)…</translation>
  </message>
  <message>
   <source>Settings</source>
   <translation>設定</translation>
  </message>
  <message>
   <source>Settled by</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>決め方</translation>
  </message>
  <message>
   <source>Several of you are in the middle of this game. Should another take its place? This one is saved, and goes on when it is opened again.</source>
   <translation>何人かでこの対局の途中です。別のゲームに替えますか。この対局は保存され、次に開いたときに続きます。</translation>
  </message>
  <message>
   <source>Shake</source>
   <translation>フンドゥルギ</translation>
  </message>
  <message>
   <source>Shake: everybody sees three of your cards, and it brings nothing.</source>
   <translation>フンドゥルギ：手札3枚を全員に見られるだけで、得はありません。</translation>
  </message>
  <message>
   <source>Shake: if you hold three cards of a month, you may show them to all before you play your first card</source>
   <translation>フンドゥルギ（振り）：手札に同じ月の札が3枚あれば、最初の札を出す前に全員に見せることができます</translation>
  </message>
  <message>
   <source>Shake: if you hold three cards of a month, you may show them to all whenever it is your turn</source>
   <translation>フンドゥルギ（振り）：手札に同じ月の札が3枚あれば、自分の手番ならいつでも全員に見せることができます</translation>
  </message>
  <message>
   <source>Shake: it multiplies what you win, and costs only a secret.</source>
   <translation>フンドゥルギ：勝ち点が倍になり、失うのは秘密だけです。</translation>
  </message>
  <message>
   <source>Shake: it multiplies what you win, but these cards cannot be a bomb any more.</source>
   <translation>フンドゥルギ：勝ち点が倍になりますが、この札はもう爆弾にできません。</translation>
  </message>
  <message>
   <source>Shed {cards}</source>
   <translation>{cards}を捨てる</translation>
  </message>
  <message>
   <source>Shift+Tab</source>
   <translation>Shift+Tab</translation>
  </message>
  <message>
   <source>Sho&amp;w me</source>
   <translation>教えて(&amp;W)</translation>
  </message>
  <message>
   <source>Should a new deal take the place of this game?</source>
   <translation>この対局をやめて、新しく配りますか。</translation>
  </message>
  <message>
   <source>Should a new game take the place of this one? Back to the game before, in the menu Game, brings it back.</source>
   <translation>この対局の代わりに新しい対局を始めますか？メニュー「ゲーム」の「前の対局に戻る」で元に戻せます。</translation>
  </message>
  <message>
   <source>Should all keys be as usual again?</source>
   <translation>すべてのキーを標準に戻しますか。</translation>
  </message>
  <message>
   <source>Should every setting on every page be as usual again, the keys too?</source>
   <translation>キーも含めて、すべてのページの設定を標準に戻しますか。</translation>
  </message>
  <message>
   <source>Should this deal begin again?</source>
   <translation>この配札を最初からやり直しますか。</translation>
  </message>
  <message>
   <source>Show</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>見せる</translation>
  </message>
  <message>
   <source>Show &amp;month and kind</source>
   <translation>月と種類を表示(&amp;M)</translation>
  </message>
  <message>
   <source>Show &amp;what can stand here</source>
   <translation>ここに書けるものを表示(&amp;W)</translation>
  </message>
  <message>
   <source>Show a good move; again for the next.</source>
   <translation>よい手を示します。もう一度押すと次の手を示します。</translation>
  </message>
  <message>
   <source>Show a solution?</source>
   <translation>解き方を見ますか？</translation>
  </message>
  <message>
   <source>Show beside each place which key plays it.</source>
   <translation>それぞれの場所に、対応するキーを表示します。</translation>
  </message>
  <message>
   <source>Show each month's name as it is played, in games that wait for nobody.</source>
   <translation>待ったなしのゲームで、出された札の月の名前を表示します。</translation>
  </message>
  <message>
   <source>Show each month's name where a card of it has been played.</source>
   <translation>出された札のところに月の名前を表示します。</translation>
  </message>
  <message>
   <source>Show it</source>
   <translation>見る</translation>
  </message>
  <message>
   <source>Show it again</source>
   <translation>もう一度見る</translation>
  </message>
  <message>
   <source>Show it at the foot of the window.</source>
   <translation>ウィンドウの下端に表示します。</translation>
  </message>
  <message>
   <source>Show the &amp;time</source>
   <translation>時間を表示(&amp;T)</translation>
  </message>
  <message>
   <source>Show the table</source>
   <translation>テーブルを見る</translation>
  </message>
  <message>
   <source>Show the whole of the card under the cursor or the pointer.</source>
   <translation>カーソルやポインターの下の札を全部見せます。</translation>
  </message>
  <message>
   <source>Show three of {month}</source>
   <translation>{month}の3枚を見せる</translation>
  </message>
  <message>
   <source>Show what is wrong with this rule file.</source>
   <translation>このルールファイルのどこがおかしいかを示します。</translation>
  </message>
  <message>
   <source>Show which key plays what, in games that wait for nobody.</source>
   <translation>待ったなしのゲームで、どのキーで何をするかを表示します。</translation>
  </message>
  <message>
   <source>Showing a solution – Esc stops</source>
   <translation>解き方を再生中（Escで中止）</translation>
  </message>
  <message>
   <source>Shown</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>見せた組</translation>
  </message>
  <message>
   <source>Shown or bombs</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>見せた組と爆弾</translation>
  </message>
  <message>
   <source>Shuffle</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>切り直し</translation>
  </message>
  <message>
   <source>Shuffle and deal again.</source>
   <translation>切り直して配ります。</translation>
  </message>
  <message>
   <source>Size of words</source>
   <translation>文字の大きさ</translation>
  </message>
  <message>
   <source>Sizes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>各列の枚数</translation>
  </message>
  <message>
   <source>Skip</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>飛ばす</translation>
  </message>
  <message>
   <source>So far, at least, the best result is ahead of the next.</source>
   <translation>1位が次の人に少なくともこれだけ差をつけていること。</translation>
  </message>
  <message>
   <source>So many bombs of the winner's.</source>
   <translation>勝者が爆弾を使った回数がこの数。</translation>
  </message>
  <message>
   <source>So many calls of the opponents' to go on, together.</source>
   <translation>相手の「続ける」宣言が合わせてこの数。</translation>
  </message>
  <message>
   <source>So many calls of the winner's to go on.</source>
   <translation>勝者の「続ける」宣言がこの数。</translation>
  </message>
  <message>
   <source>So many drawn rounds directly before.</source>
   <translation>直前に引き分けが続いた数。</translation>
  </message>
  <message>
   <source>So many of both together.</source>
   <translation>両方合わせてこの数。</translation>
  </message>
  <message>
   <source>So many points from yaku.</source>
   <translation>役の点がこれだけになること。</translation>
  </message>
  <message>
   <source>So many points of the winner's yaku.</source>
   <translation>勝者の役の点がこれだけ。</translation>
  </message>
  <message>
   <source>So many triples the winner had shown.</source>
   <translation>勝者が同じ月の3枚を見せた回数がこの数。</translation>
  </message>
  <message>
   <source>So many yaku collected, or all of them.</source>
   <translation>この数の役を集めること、またはすべて。</translation>
  </message>
  <message>
   <source>So the card under it comes free. Cards that were laid together move together from then on.</source>
   <translation>こうして、その下の札が使えるようになります。重ねた札は、以後まとめて動きます。</translation>
  </message>
  <message>
   <source>Some are red with writing, some are blue, and some are plain red.</source>
   <translation>文字のある赤いもの、青いもの、無地の赤いものがあります。</translation>
  </message>
  <message>
   <source>Somebody can still play.</source>
   <translation>まだ札を出せる人がいます。</translation>
  </message>
  <message>
   <source>Something in the program went wrong ({fault}). Your game is safe and goes on. If you tell us, please send this text along.</source>
   <translation>プログラムに問題が起きました（{fault}）。対局は無事で、そのまま続けられます。お知らせいただけるときは、この文面を添えてください。</translation>
  </message>
  <message>
   <source>Sora</source>
   <comment>a player's name</comment>
   <translation>ソラ</translation>
  </message>
  <message>
   <source>Sound</source>
   <comment>page of settings</comment>
   <translation>音</translation>
  </message>
  <message>
   <source>Sounds of cards, yaku and clappers.</source>
   <translation>札、役、拍子木の音です。</translation>
  </message>
  <message>
   <source>Speed of the c&amp;ount</source>
   <translation>数える速さ(&amp;O)</translation>
  </message>
  <message>
   <source>Speed of the count</source>
   <translation>数える速さ</translation>
  </message>
  <message>
   <source>Spoiled by</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>消す札</translation>
  </message>
  <message>
   <source>Spoils</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>分け前</translation>
  </message>
  <message>
   <source>Stacks</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>中央の台</translation>
  </message>
  <message>
   <source>Stacks in the middle</source>
   <translation>台</translation>
  </message>
  <message>
   <source>Standard</source>
   <translation>標準</translation>
  </message>
  <message>
   <source>Start</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>始めの札</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>統計</translation>
  </message>
  <message>
   <source>Stealing</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>奪い取り</translation>
  </message>
  <message>
   <source>Still empty: {piles}.</source>
   <translation>まだ空の場所：{piles}。</translation>
  </message>
  <message>
   <source>Stock</source>
   <translation>山札</translation>
  </message>
  <message>
   <source>Stock</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>山札</translation>
  </message>
  <message>
   <source>Stop</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>上がるときの言葉</translation>
  </message>
  <message>
   <source>Stopping</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>上がり</translation>
  </message>
  <message>
   <source>Stopping and paying</source>
   <translation>上がりと支払い</translation>
  </message>
  <message>
   <source>Strong</source>
   <translation>強い</translation>
  </message>
  <message>
   <source>Struggle</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>あがき</translation>
  </message>
  <message>
   <source>Sudden death!</source>
   <translation>サドンデス！</translation>
  </message>
  <message>
   <source>Summary</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>概要</translation>
  </message>
  <message>
   <source>Susuki grass</source>
   <translation>芒</translation>
  </message>
  <message>
   <source>Susuki grass Full Moon</source>
   <translation>芒に月</translation>
  </message>
  <message>
   <source>Susuki grass Geese</source>
   <translation>芒に雁</translation>
  </message>
  <message>
   <source>Susuki grass chaff</source>
   <translation>芒のカス</translation>
  </message>
  <message>
   <source>Swallow</source>
   <translation>燕</translation>
  </message>
  <message>
   <source>Swap</source>
   <translation>交換</translation>
  </message>
  <message>
   <source>Swap</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>手札の交換</translation>
  </message>
  <message>
   <source>Swap hands with {name}</source>
   <translation>{name}と手札を交換する</translation>
  </message>
  <message numerus="yes">
   <source>Swap hands with {name}, who has {n} cards.</source>
   <translation>
    <numerusform>{n}枚持っている{name}と手札を交換します。</numerusform>
   </translation>
  </message>
  <message>
   <source>T or Shift+Left, Shift+Right</source>
   <translation>TまたはShift+←、Shift+→</translation>
  </message>
  <message>
   <source>Tab</source>
   <translation>Tab</translation>
  </message>
  <message>
   <source>Table</source>
   <translation>テーブル</translation>
  </message>
  <message>
   <source>Table</source>
   <comment>page of settings</comment>
   <translation>テーブル</translation>
  </message>
  <message>
   <source>Table &amp;cloth</source>
   <translation>テーブルクロス(&amp;C)</translation>
  </message>
  <message>
   <source>Table cloth</source>
   <translation>テーブルクロス</translation>
  </message>
  <message>
   <source>Table games</source>
   <translation>対戦ゲーム</translation>
  </message>
  <message>
   <source>Table to try the rules at</source>
   <translation>ルールを試すテーブル</translation>
  </message>
  <message>
   <source>Tables (*.csv)</source>
   <translation>表 (*.csv)</translation>
  </message>
  <message>
   <source>Take away each opponent's yaku</source>
   <translation>それぞれの相手の役の点を引きます</translation>
  </message>
  <message>
   <source>Take away the opponent's yaku</source>
   <translation>相手の役の点を引きます</translation>
  </message>
  <message>
   <source>Take away the yaku of every opponent.</source>
   <translation>相手全員の役の点を引きます。</translation>
  </message>
  <message>
   <source>Take away {points}</source>
   <translation>{points}を引きます</translation>
  </message>
  <message>
   <source>Take away {points}, so that an even share is worth nothing</source>
   <translation>{points}を引きます。全員で均等に分けたときに0点になります</translation>
  </message>
  <message>
   <source>Take back</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>戻せる</translation>
  </message>
  <message>
   <source>Take back the last move.</source>
   <translation>最後の手を戻します。</translation>
  </message>
  <message>
   <source>Take back the move that lost a patience, and all after it.</source>
   <translation>ソリティアを行き詰まらせた手と、その後の手を戻します。</translation>
  </message>
  <message>
   <source>Take in a rule file</source>
   <translation>ルールファイルを取り込む</translation>
  </message>
  <message>
   <source>Take the bright one: the full moon.</source>
   <translation>光札の月を取ってください。</translation>
  </message>
  <message>
   <source>Taken back.</source>
   <translation>元に戻しました。</translation>
  </message>
  <message>
   <source>Takes</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>取る札</translation>
  </message>
  <message>
   <source>Takes from</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>受ける元</translation>
  </message>
  <message>
   <source>Taking from the others</source>
   <translation>相手から取る</translation>
  </message>
  <message>
   <source>Target</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>目標点</translation>
  </message>
  <message>
   <source>Team size</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>チームの人数</translation>
  </message>
  <message>
   <source>Team {number}</source>
   <translation>チーム{number}</translation>
  </message>
  <message>
   <source>Ten points for you, and the round is over.</source>
   <translation>あなたに10点。この回戦は終わりです。</translation>
  </message>
  <message>
   <source>Text and contrast</source>
   <comment>page of settings</comment>
   <translation>文字とコントラスト</translation>
  </message>
  <message>
   <source>That card meets nobody. Another one of yours does.</source>
   <translation>その札と同じ月は場にありません。ほかの手札なら合います。</translation>
  </message>
  <message>
   <source>That could not be written ({why}).</source>
   <translation>書き込めませんでした（{why}）。</translation>
  </message>
  <message>
   <source>That is all: bright, animal, ribbon, chaff.</source>
   <translation>これで全部です。光、タネ、短冊、カス。</translation>
  </message>
  <message>
   <source>That is safe, and often wise. But just this once, dare it: “{go}”.</source>
   <translation>それは安全で、賢い選択でもあります。でも今回だけは「{go}」に挑戦しましょう。</translation>
  </message>
  <message>
   <source>That of the system</source>
   <translation>システムの言語</translation>
  </message>
  <message>
   <source>That one has no partner here. Play the pine.</source>
   <translation>その札と合う札は場にありません。松を出しましょう。</translation>
  </message>
  <message>
   <source>That one is a bright. Keep looking.</source>
   <translation>それは光です。ほかを探してください。</translation>
  </message>
  <message>
   <source>That one is a cherry, too. Look at the flowers.</source>
   <translation>それも桜です。花をよく見てください。</translation>
  </message>
  <message>
   <source>That one is a ribbon. Keep looking.</source>
   <translation>それは短冊です。ほかを探してください。</translation>
  </message>
  <message>
   <source>That one is an animal. Keep looking.</source>
   <translation>それはタネです。ほかを探してください。</translation>
  </message>
  <message>
   <source>That one is chaff: only its flower is on it. Keep looking.</source>
   <translation>それは花だけのカスです。ほかを探してください。</translation>
  </message>
  <message>
   <source>That was a solution. Your game goes on where you left it.</source>
   <translation>解き方は以上です。対局は元の場面から続きます。</translation>
  </message>
  <message>
   <source>The aim</source>
   <translation>目的</translation>
  </message>
  <message>
   <source>The best result of a round earns {points}</source>
   <translation>回戦の最高点には{points}が与えられます</translation>
  </message>
  <message>
   <source>The best results are equal, so that nobody earns anything.</source>
   <translation>最高点が同点なので、誰も得点しません。</translation>
  </message>
  <message>
   <source>The butterflies and the deer. Well seen.</source>
   <translation>蝶と鹿です。よくできました。</translation>
  </message>
  <message>
   <source>The call adds {points} if you win.</source>
   <translation>このコールで、勝てば{points}増えます。</translation>
  </message>
  <message>
   <source>The captured cards</source>
   <translation>取り札</translation>
  </message>
  <message>
   <source>The captured cards by themselves are worth nothing</source>
   <translation>取り札そのものに点はありません</translation>
  </message>
  <message>
   <source>The card on top of the discard pile takes effect once, at the end of the turn that laid it there. You choose that card by the order in which you lay your cards. If several of these apply, only the first counts.</source>
   <translation>捨て札の一番上になった札の効果が、それを出した手番の終わりに一度だけ働きます。どの札を一番上にするかは、出す順で選べます。いくつか当てはまるときは、最初のものだけが働きます。</translation>
  </message>
  <message>
   <source>The card there lies face down.</source>
   <translation>そこの札は裏向きです。</translation>
  </message>
  <message>
   <source>The cards among which to choose.</source>
   <translation>選ぶ元になる札。</translation>
  </message>
  <message>
   <source>The cards are also dealt again if the field shows {cards}</source>
   <translation>場に{cards}が出たときも、配り直します</translation>
  </message>
  <message>
   <source>The cards are dealt again</source>
   <translation>配り直しです</translation>
  </message>
  <message>
   <source>The cards are dealt again if the field shows {cards}</source>
   <translation>場に{cards}が出ていれば、配り直します</translation>
  </message>
  <message>
   <source>The cards have run out, and everybody counts.</source>
   <translation>札がなくなり、全員が点を数えます。</translation>
  </message>
  <message>
   <source>The cards it takes; each card serves one need.</source>
   <translation>必要な札。1枚の札は1つの条件だけに使います。</translation>
  </message>
  <message>
   <source>The cards lie there already.</source>
   <translation>札はもうそこにあります。</translation>
  </message>
  <message>
   <source>The cards may come in any order</source>
   <translation>札はどの順でもかまいません</translation>
  </message>
  <message>
   <source>The cards ran out, and the round goes to {winners}.</source>
   <translation>札がなくなり、この回戦は{winners}の勝ちです。</translation>
  </message>
  <message>
   <source>The cards that are in it.</source>
   <translation>このデッキに入っている札。</translation>
  </message>
  <message>
   <source>The cards that lie beneath the top one have an order of their own.</source>
   <translation>一番上より下の札は、並びの順が決まっています。</translation>
  </message>
  <message>
   <source>The cards that you play with. All cards of a deck are seen with View, Deck.</source>
   <translation>対局に使うデッキです。デッキの札は「表示」→「デッキ」ですべて見られます。</translation>
  </message>
  <message>
   <source>The cards.</source>
   <translation>対象の札。</translation>
  </message>
  <message>
   <source>The cards. Where several effects name a card, the first of them counts.</source>
   <translation>対象の札。複数の効果が同じ札を挙げるときは、最初のものが有効です。</translation>
  </message>
  <message>
   <source>The cards; those that count as several do so here.</source>
   <translation>対象の札。複数枚に数える札は、ここでもそう数えます。</translation>
  </message>
  <message>
   <source>The cards; where several entries name one, the last of them counts.</source>
   <translation>対象の札。複数の項目が同じ札を挙げるときは、最後のものが有効です。</translation>
  </message>
  <message>
   <source>The coach found no answer for this moment.</source>
   <translation>この場面では、コーチも答えを出せませんでした。</translation>
  </message>
  <message>
   <source>The coach leans to: {move}.</source>
   <translation>コーチが選ぶなら：{move}。</translation>
  </message>
  <message>
   <source>The coach leans to: {move}. But the two are too close to tell apart.</source>
   <translation>コーチが選ぶなら：{move}。ただし、ほとんど差はありません。</translation>
  </message>
  <message>
   <source>The coach would have done the same.</source>
   <translation>コーチも同じ手を選びます。</translation>
  </message>
  <message>
   <source>The columns, in groups that share their rules.</source>
   <translation>列。ルールを共有するグループごとに書きます。</translation>
  </message>
  <message>
   <source>The computers play among themselves; you can watch.</source>
   <translation>コンピューターどうしの対局です。観戦できます。</translation>
  </message>
  <message>
   <source>The computers play, and you watch. Esc pauses.</source>
   <translation>コンピューターの対局を観戦します。Escで一時停止。</translation>
  </message>
  <message>
   <source>The crane and the sun, the curtain, the moon, the rain man, the phoenix.</source>
   <translation>鶴と日の出、幕、月、小野道風、鳳凰です。</translation>
  </message>
  <message>
   <source>The deal</source>
   <translation>配り方</translation>
  </message>
  <message>
   <source>The deck '{deck}' is not there any more.</source>
   <translation>デッキ「{deck}」がなくなりました。</translation>
  </message>
  <message>
   <source>The deck has too few cards for two players.</source>
   <translation>2人で遊ぶには札が足りません。</translation>
  </message>
  <message>
   <source>The deck has too few cards for {n} players.</source>
   <translation>{n}人で遊ぶには札が足りません。</translation>
  </message>
  <message>
   <source>The deck's name; a game says `deck: hanafuda-48`. Left out, it is the file's name.</source>
   <translation>デッキの名前。ゲームからは`deck: hanafuda-48`のように使います。省くとファイルの名前になります。</translation>
  </message>
  <message>
   <source>The deck: the name of a file in `rules/decks/`, or the deck itself.</source>
   <translation>デッキ。`rules/decks/`にあるファイルの名前、またはデッキそのものです。</translation>
  </message>
  <message>
   <source>The end of the round</source>
   <translation>回戦の終わり</translation>
  </message>
  <message>
   <source>The fewest.</source>
   <translation>最も少ない人数。</translation>
  </message>
  <message>
   <source>The file cannot be added: {problem}.</source>
   <translation>ファイルを追加できません：{problem}。</translation>
  </message>
  <message>
   <source>The file cannot be read ({reason}).</source>
   <translation>ファイルを読めません（{reason}）。</translation>
  </message>
  <message>
   <source>The file cannot be saved ({reason}). What you wrote is still here.</source>
   <translation>ファイルを保存できません（{reason}）。書いたものはここに残っています。</translation>
  </message>
  <message>
   <source>The first hand on it pays nothing.</source>
   <translation>最初に手を置いた人は払いません。</translation>
  </message>
  <message>
   <source>The first of them pays as all others do</source>
   <translation>一番になった人も、ほかの人と同じように払います</translation>
  </message>
  <message>
   <source>The first of them pays nothing</source>
   <translation>一番になった人は払わずに済みます</translation>
  </message>
  <message>
   <source>The form waits until the text can be read: mend what is underlined first.</source>
   <translation>フォームは、テキストが読み取れるようになるまで待っています。先に下線の所を直してください。</translation>
  </message>
  <message>
   <source>The four kinds</source>
   <translation>4つの種類</translation>
  </message>
  <message>
   <source>The fourth card of this month is not on the field.</source>
   <translation>この月の4枚目が場にありません。</translation>
  </message>
  <message>
   <source>The game</source>
   <translation>ゲームについて</translation>
  </message>
  <message>
   <source>The game also ends as soon as somebody has {points}</source>
   <translation>誰かが{points}に達したときも、対局は終わります</translation>
  </message>
  <message>
   <source>The game as it was</source>
   <translation>そのときの対局</translation>
  </message>
  <message>
   <source>The game cannot be saved ({reason}). You can go on playing.</source>
   <translation>対局を保存できません（{reason}）。そのまま続けられます。</translation>
  </message>
  <message>
   <source>The game cannot go on by the new rules: {why}</source>
   <translation>新しいルールでは対局を続けられません：{why}</translation>
  </message>
  <message numerus="yes">
   <source>The game ends as soon as somebody has {points} in all, and after {number} rounds at the latest. The highest total wins</source>
   <translation>
    <numerusform>誰かの合計が{points}に達したとき、遅くとも{number}回戦で終わります。合計点の最も高い人が勝ちます</numerusform>
   </translation>
  </message>
  <message>
   <source>The game goes on by the new rules.</source>
   <translation>対局は新しいルールで続きます。</translation>
  </message>
  <message>
   <source>The game is being saved again.</source>
   <translation>対局の保存を再開しました。</translation>
  </message>
  <message>
   <source>The game is lost.</source>
   <translation>行き詰まりました。</translation>
  </message>
  <message>
   <source>The game is on the clipboard as text.</source>
   <translation>対局をテキストでクリップボードにコピーしました。</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>対局終了</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>対局は終わりました。</translation>
  </message>
  <message>
   <source>The game is shared by all</source>
   <translation>全員で勝ちを分け合いました</translation>
  </message>
  <message>
   <source>The game that this one changes: the name of its file. What is not written here is as it is there.</source>
   <translation>このルールが変更する元のゲームです。ファイルの名前で書きます。ここに書かれていないことは元のままです。</translation>
  </message>
  <message>
   <source>The game that this one changes: the name of its file. What stands here is laid over it: maps merge, lists of parts with an id merge by it, all else is replaced.</source>
   <translation>このルールが変更する元のゲームのファイル名。ここに書いたことが上に重ねられます。マップは合わさり、idを持つ項目のリストはidごとに合わさり、ほかは置き換わります。</translation>
  </message>
  <message>
   <source>The game this is a variant of. Filled in from `extends`; lists show it as a child.</source>
   <translation>どのゲームの変種か。`extends`から自動で入り、一覧ではその下に並びます。</translation>
  </message>
  <message>
   <source>The game's name for commands and records. Left out, it is the file's name.</source>
   <translation>コマンドや記録で使うゲームの名前。省くとファイルの名前になります。</translation>
  </message>
  <message>
   <source>The game's name for people.</source>
   <translation>人に見せるゲームの名前。</translation>
  </message>
  <message>
   <source>The games could not be played to their end.</source>
   <translation>対局を最後まで遊べませんでした。</translation>
  </message>
  <message>
   <source>The hand of the first of them is worth nothing to the winner</source>
   <translation>一番になった人の手札は、勝った人の点になりません</translation>
  </message>
  <message>
   <source>The hands of the people at this keyboard, from the first seat on. On a keyboard of another script these are the keys in the same places.</source>
   <translation>このキーボードを使う人の手を、最初の席から順に。ほかの文字のキーボードでは、同じ位置のキーです。</translation>
  </message>
  <message>
   <source>The hands race</source>
   <translation>早取り</translation>
  </message>
  <message>
   <source>The highest number of a deal is {most}.</source>
   <translation>配札番号は{most}までです。</translation>
  </message>
  <message>
   <source>The house rule cannot be made: {problem}.</source>
   <translation>ローカルルールを作れません：{problem}。</translation>
  </message>
  <message>
   <source>The kind they count as.</source>
   <translation>どの種類に数えるか。</translation>
  </message>
  <message>
   <source>The kinds rank, from the lowest: chaff, ribbon, animal, bright.</source>
   <translation>種類の順位は、下からカス、短冊、タネ、光です。</translation>
  </message>
  <message>
   <source>The larger stack of the middle</source>
   <translation>札の多いほうの台</translation>
  </message>
  <message>
   <source>The last card is the stock.</source>
   <translation>残りの1枚が山札です。</translation>
  </message>
  <message>
   <source>The last hand on it plays a forfeit.</source>
   <translation>最後に手を置いた人は罰ゲームです。</translation>
  </message>
  <message>
   <source>The last move</source>
   <translation>最後の一手</translation>
  </message>
  <message>
   <source>The last of them plays a forfeit (batsu)</source>
   <translation>最後になった人は罰ゲームをします</translation>
  </message>
  <message>
   <source>The last turn of a round takes nothing</source>
   <translation>回戦の最後の手番では、もらえません</translation>
  </message>
  <message numerus="yes">
   <source>The last {n} moves of the saved game could not be read.</source>
   <translation>
    <numerusform>保存した対局の最後の{n}手を読み込めませんでした。</numerusform>
   </translation>
  </message>
  <message>
   <source>The layout</source>
   <translation>札の並べ方</translation>
  </message>
  <message>
   <source>The left stack or the right one, where a card fits both.</source>
   <translation>どちらの台にも置けるとき、左の台か右の台か。</translation>
  </message>
  <message>
   <source>The loser pays what all the winner's yaku are worth: one gains these points, the other loses them</source>
   <translation>敗者は勝者の役の合計点を払います。勝者はその点を得て、敗者は失います</translation>
  </message>
  <message>
   <source>The loser takes the other, and has to keep what is left of their layout.</source>
   <translation>負けた人はもう一方の台を取り、並べた札の残りもそのまま引き受けます。</translation>
  </message>
  <message>
   <source>The lot</source>
   <translation>くじ</translation>
  </message>
  <message>
   <source>The lot has decided</source>
   <translation>くじで決まりました</translation>
  </message>
  <message>
   <source>The months</source>
   <translation>月と花</translation>
  </message>
  <message>
   <source>The months do not go round: nothing comes before January or after December.</source>
   <translation>月は一巡しません。1月の前と12月の次には何も続きません。</translation>
  </message>
  <message>
   <source>The months go round: after December comes January again.</source>
   <translation>月は一巡します。12月の次はまた1月です。</translation>
  </message>
  <message>
   <source>The months, 1 to 12, in whose rounds it counts; left out, in all.</source>
   <translation>回戦の月が1から12のどれであれば数えるか。省くとすべての月。</translation>
  </message>
  <message>
   <source>The moon is yours. The other one stays on the field.</source>
   <translation>月はあなたのものです。もう1枚は場に残ります。</translation>
  </message>
  <message>
   <source>The most that one player pays for a round.</source>
   <translation>1人が1回戦に払う最大の点。</translation>
  </message>
  <message>
   <source>The most.</source>
   <translation>最も多い人数。</translation>
  </message>
  <message>
   <source>The name by which other keys, records and variants call this part.</source>
   <translation>ほかのキーや記録、変種がこの項目を呼ぶ名前。</translation>
  </message>
  <message>
   <source>The newest {count} games are kept, also those left unfinished.</source>
   <translation>新しいものから{count}局まで残します。途中でやめた対局も含みます。</translation>
  </message>
  <message>
   <source>The next player draws {cards}</source>
   <translation>次の人が{cards}引く</translation>
  </message>
  <message>
   <source>The next player draws {cards} and loses the turn</source>
   <translation>次の人が{cards}引いて1回休む</translation>
  </message>
  <message>
   <source>The next player in turn deals the next round</source>
   <translation>次の回戦は、手番の順で次のプレイヤーが親です</translation>
  </message>
  <message>
   <source>The next player in turn deals the next round.</source>
   <translation>次の回戦は、手番の順で次の人が親になります。</translation>
  </message>
  <message>
   <source>The next player loses the turn</source>
   <translation>次の人は1回休み</translation>
  </message>
  <message>
   <source>The number of a deal has digits only.</source>
   <translation>配札番号に使えるのは数字だけです。</translation>
  </message>
  <message>
   <source>The number on a card tells its month.</source>
   <translation>札の数字がその月です。</translation>
  </message>
  <message>
   <source>The odd card left of its own month goes to the player who captured with it when the round ends</source>
   <translation>この札の月の余った1枚は、回戦の終わりに、この札で取った人がもらいます</translation>
  </message>
  <message>
   <source>The odd card left of its own month goes to whoever captured the others of that month when the round ends</source>
   <translation>この札の月の余った1枚は、回戦の終わりに、同じ月のほかの札を取った人がもらいます</translation>
  </message>
  <message>
   <source>The odd card left of its own month then goes to whoever captured the others of that month</source>
   <translation>そのとき、この札の月の余った1枚は、同じ月のほかの札を取った人がもらいます</translation>
  </message>
  <message>
   <source>The other cards are the stock, face down.</source>
   <translation>残りは裏向きの山札です。</translation>
  </message>
  <message>
   <source>The other cards are the stock, face down; the discard pile beside it begins empty.</source>
   <translation>残りは裏向きの山札です。その横の捨て札は、空で始まります。</translation>
  </message>
  <message>
   <source>The other one plays first. Then it is your turn again.</source>
   <translation>まず相手が打ち、それからまたあなたの番です。</translation>
  </message>
  <message>
   <source>The other one was faster this time. Now you have seen how it goes.</source>
   <translation>今回は相手のほうが早かったですね。でも、流れはわかりました。</translation>
  </message>
  <message>
   <source>The other {number} are the stock.</source>
   <translation>残りの{number}枚が山札です。</translation>
  </message>
  <message numerus="yes">
   <source>The other {number} cards are the stock, face down.</source>
   <translation>
    <numerusform>残りの{number}枚は裏向きの山札になります。</numerusform>
   </translation>
  </message>
  <message>
   <source>The other's columns</source>
   <translation>相手の列</translation>
  </message>
  <message>
   <source>The other's deck</source>
   <translation>相手の山札</translation>
  </message>
  <message>
   <source>The other's hand</source>
   <translation>相手の手札</translation>
  </message>
  <message>
   <source>The other's yaku, taken away</source>
   <translation>相手の役を引く</translation>
  </message>
  <message>
   <source>The placed card's kind beside that of the card beneath, in the order chaff, ribbon, animal, bright: same, different, lower, higher, next-lower or next-higher.</source>
   <translation>置く札の種類が下の札と比べてどうか。カス、短冊、タネ、光の順で、same（同じ）、different（違う）、lower（下）、higher（上）、next-lower（一つ下）、next-higher（一つ上）です。</translation>
  </message>
  <message>
   <source>The placed card's month beside that of the card beneath: same, different, earlier (by exactly one), later (by one), adjacent (either), or a list of steps such as [-2, 2].</source>
   <translation>置く札の月が下の札と比べてどうか。same（同じ）、different（違う）、earlier（ちょうど一つ前）、later（一つ後）、adjacent（前か後）、または[-2, 2]のような差のリストです。</translation>
  </message>
  <message>
   <source>The placed card's place in its month (1 to 4, from its highest card to its last chaff) beside that of the card beneath: same, different, next (by exactly one), previous, or a list of steps.</source>
   <translation>置く札の月の中の順位（一番上の札の1から最後のカスの4まで）が下の札と比べてどうか。same（同じ）、different（違う）、next（ちょうど一つ次）、previous（一つ前）、または差のリストです。</translation>
  </message>
  <message>
   <source>The program could not be started ({fault}). Your games are safe. If you tell us, please send this text along.</source>
   <translation>プログラムを起動できませんでした（{fault}）。対局は保存されています。お知らせくださる場合は、この文章も添えてください。</translation>
  </message>
  <message>
   <source>The program is free software under the MIT licence; the card pictures and other art drawn for it are under CC BY 4.0. It stands on:</source>
   <translation>このプログラムはMITライセンスの自由ソフトウェアです。札の絵など、このプログラムのために描かれた図版はCC BY 4.0です。次のものを利用しています：</translation>
  </message>
  <message>
   <source>The program speaks</source>
   <translation>表示する言語</translation>
  </message>
  <message>
   <source>The race</source>
   <translation>早取り</translation>
  </message>
  <message numerus="yes">
   <source>The race has {racers} racers, and these are {n} times.</source>
   <translation>
    <numerusform>早取りに加わるのは{racers}人ですが、時間は{n}個です。</numerusform>
   </translation>
  </message>
  <message>
   <source>The race is over</source>
   <translation>早取り終了</translation>
  </message>
  <message>
   <source>The race of the others for the winner's palm. Left out, there is none, and everybody pays.</source>
   <translation>ほかの人が勝者の手のひらを取り合う早取り。省くと行わず、全員が払います。</translation>
  </message>
  <message>
   <source>The race was interrupted; it is run again.</source>
   <translation>早取りが中断されたので、やり直します。</translation>
  </message>
  <message>
   <source>The results of all rounds are added up.</source>
   <translation>すべての回戦の得点を合計します。</translation>
  </message>
  <message>
   <source>The ring of the months lies on the table.</source>
   <translation>12か月の輪をテーブルに置きます。</translation>
  </message>
  <message>
   <source>The ring of the months on the table, in games that wait for nobody.</source>
   <translation>待ったなしのゲームで、12か月の輪をテーブルに置きます。</translation>
  </message>
  <message>
   <source>The round is drawn: nobody scores.</source>
   <translation>この回戦は引き分け、得点はありません。</translation>
  </message>
  <message>
   <source>The round is not over.</source>
   <translation>回戦はまだ終わっていません。</translation>
  </message>
  <message>
   <source>The round is over</source>
   <translation>回戦終了</translation>
  </message>
  <message>
   <source>The round is over when all hands and the stock are used up.</source>
   <translation>全員の手札と山札がなくなると、回戦が終わります。</translation>
  </message>
  <message>
   <source>The round is over when all hands are used up.</source>
   <translation>全員の手札がなくなると、回戦が終わります。</translation>
  </message>
  <message>
   <source>The round is over when the stock is used up, even if there are cards left in hand.</source>
   <translation>手札が残っていても、山札がなくなると回戦が終わります。</translation>
  </message>
  <message>
   <source>The round is over when the stock is used up.</source>
   <translation>山札がなくなると、回戦が終わります。</translation>
  </message>
  <message>
   <source>The round is over.</source>
   <translation>回戦は終わりました。</translation>
  </message>
  <message>
   <source>The round's month is one of these.</source>
   <translation>その回戦の月がこれらのどれかであること。</translation>
  </message>
  <message>
   <source>The rule file '{name}' has errors, so this game cannot be played yet:</source>
   <translation>ルールファイル「{name}」にエラーがあるため、このゲームはまだ遊べません：</translation>
  </message>
  <message>
   <source>The rule file cannot be read now; this deal has the rules it had.</source>
   <translation>ルールファイルを読めないので、この配札は前のルールのままです。</translation>
  </message>
  <message>
   <source>The rule file of this game as text, with a table to try it at.</source>
   <translation>このゲームのルールファイルを、試せるテーブル付きで開きます。</translation>
  </message>
  <message>
   <source>The rules allow it. But the moon is worth far more: take that one.</source>
   <translation>ルールではそれもできます。でも月のほうがずっと価値があります。月を取りましょう。</translation>
  </message>
  <message>
   <source>The rules cannot be exported: {problem}.</source>
   <translation>ルールを書き出せません：{problem}。</translation>
  </message>
  <message>
   <source>The rules of this game have changed since it was dealt. It goes on as it was; a new deal follows the new rules.</source>
   <translation>配ったあとでこのゲームのルールが変わりました。この対局は元のルールのまま続き、次に配るときから新しいルールになります。</translation>
  </message>
  <message>
   <source>The same cards from the beginning.</source>
   <translation>同じ札で最初から。</translation>
  </message>
  <message>
   <source>The same for the second person, on the right.</source>
   <translation>右側の2人目の人も同じです。</translation>
  </message>
  <message>
   <source>The same number is the same deal, on every computer:</source>
   <translation>同じ番号なら、どのコンピューターでも同じ配札です：</translation>
  </message>
  <message>
   <source>The same player deals every round</source>
   <translation>どの回戦も同じプレイヤーが親です</translation>
  </message>
  <message>
   <source>The same player deals every round.</source>
   <translation>どの回戦も、同じ人が親です。</translation>
  </message>
  <message>
   <source>The same, the other way.</source>
   <translation>同じことを逆向きに行います。</translation>
  </message>
  <message>
   <source>The saved game could not be read: {why}</source>
   <translation>保存した対局を読み込めませんでした：{why}</translation>
  </message>
  <message>
   <source>The saved game could not be read: {why} It was kept as {file}.</source>
   <translation>保存した対局を読み込めませんでした：{why}元のファイルは{file}として残してあります。</translation>
  </message>
  <message>
   <source>The saved game was written by a newer version of this program and is left as it is: {file}.</source>
   <translation>保存した対局はこのプログラムの新しいバージョンで書かれているため、そのまま残します：{file}</translation>
  </message>
  <message>
   <source>The settings cannot be saved ({why}).</source>
   <translation>設定を保存できません（{why}）。</translation>
  </message>
  <message>
   <source>The settings could not be read; the usual ones are used.</source>
   <translation>設定を読み込めなかったため、標準の設定を使います。</translation>
  </message>
  <message>
   <source>The settings could not be read; the usual ones are used. The file was kept as {file}.</source>
   <translation>設定を読み込めなかったため、標準の設定を使います。元のファイルは{file}として残してあります。</translation>
  </message>
  <message>
   <source>The settings were written by a newer version of this program and are left as they are. What is changed here is not kept.</source>
   <translation>設定はこのプログラムの新しいバージョンで書かれているため、そのまま残します。ここでの変更は保存されません。</translation>
  </message>
  <message>
   <source>The smaller stack of the middle</source>
   <translation>札の少ないほうの台</translation>
  </message>
  <message>
   <source>The solver cannot be asked now, so nothing can be shown.</source>
   <translation>今は解を調べられないので、お手本を見せられません。</translation>
  </message>
  <message>
   <source>The solver cannot be asked now.</source>
   <translation>今は解を調べられません。</translation>
  </message>
  <message>
   <source>The stack of the middle</source>
   <translation>中央の台</translation>
  </message>
  <message>
   <source>The statistics are being written again.</source>
   <translation>統計をまた書き込めるようになりました。</translation>
  </message>
  <message>
   <source>The statistics cannot be used now ({why}).</source>
   <translation>今は統計を使えません（{why}）。</translation>
  </message>
  <message>
   <source>The statistics cannot be written ({why}). You can go on playing.</source>
   <translation>統計を書き込めません（{why}）。対局はそのまま続けられます。</translation>
  </message>
  <message>
   <source>The statistics could not be read, and new ones were begun. The file was kept as {file}.</source>
   <translation>統計を読み込めなかったため、新しく始めました。元のファイルは{file}として残してあります。</translation>
  </message>
  <message>
   <source>The stock</source>
   <translation>山札</translation>
  </message>
  <message>
   <source>The stock is empty.</source>
   <translation>山札がありません。</translation>
  </message>
  <message>
   <source>The stock is gone through only once</source>
   <translation>山札をめくれるのは1巡だけです</translation>
  </message>
  <message>
   <source>The stock is not used up yet.</source>
   <translation>山札がまだ残っています。</translation>
  </message>
  <message>
   <source>The stock is used up: turn the turned cards over again.</source>
   <translation>山札がなくなりました。めくった札を裏返して山札に戻します。</translation>
  </message>
  <message>
   <source>The stock may not be turned over again.</source>
   <translation>めくった札を山札に戻すことは、もうできません。</translation>
  </message>
  <message>
   <source>The stock may not be turned while {piles} is empty</source>
   <translation>{piles}が空いている間は、山札をめくれません</translation>
  </message>
  <message>
   <source>The stock turned up a peony, and took the other one for you. Your captured cards lie beside the table.</source>
   <translation>山札からめくれた牡丹が、場の牡丹を取ってくれました。取り札は脇に並びます。</translation>
  </message>
  <message>
   <source>The stock was turned over.</source>
   <translation>山札を裏返して、めくった札に戻しました。</translation>
  </message>
  <message>
   <source>The stock's cards are turned up one by one and laid beside it, each on the last</source>
   <translation>山札は1枚ずつめくり、横に重ねて置きます</translation>
  </message>
  <message>
   <source>The stock's cards are turned up {number} at a time and laid beside it, one on the other</source>
   <translation>山札は{number}枚ずつめくり、横に重ねて置きます</translation>
  </message>
  <message>
   <source>The struggle</source>
   <translation>あがき</translation>
  </message>
  <message>
   <source>The table after a deal.</source>
   <translation>配り終えた場の一例です。</translation>
  </message>
  <message>
   <source>The table alone.</source>
   <translation>テーブルだけを表示します。</translation>
  </message>
  <message>
   <source>The table is laid when there is nothing wrong with the rules.</source>
   <translation>ルールに問題がなくなると、テーブルに札を配ります。</translation>
  </message>
  <message>
   <source>The table shows the rules as they were sound last.</source>
   <translation>テーブルは、最後に正しかったルールのままです。</translation>
  </message>
  <message>
   <source>The team of {names} has won</source>
   <translation>{names}のチームの勝ちです</translation>
  </message>
  <message>
   <source>The text they stand in.</source>
   <translation>それが載っている文献。</translation>
  </message>
  <message>
   <source>The top card may be taken back into play</source>
   <translation>一番上の札は、場に戻してもかまいません</translation>
  </message>
  <message>
   <source>The top card of each {pile} lies face up, the cards under it face down</source>
   <translation>どの{pile}も一番上の札だけが表で、その下は裏向きです</translation>
  </message>
  <message>
   <source>The top card of {pile} lies face up, the cards under it face down</source>
   <translation>{pile}の一番上の札は表、その下は裏向きです</translation>
  </message>
  <message>
   <source>The top one of the turned cards is in play; once it has gone, the one under it is</source>
   <translation>使えるのはめくった札の一番上の札です。それがなくなれば、その下の札が使えます</translation>
  </message>
  <message>
   <source>The top one of the turned cards may be moved too, by itself.</source>
   <translation>めくった札の一番上の札も、1枚だけ動かせます。</translation>
  </message>
  <message>
   <source>The top one of the turned cards moves in the same way, by itself.</source>
   <translation>めくった札の一番上の札も、同じように1枚だけ動かせます。</translation>
  </message>
  <message>
   <source>The top {number} cards of each {pile} lie face up, the cards under them face down</source>
   <translation>どの{pile}も上の{number}枚は表、その下は裏向きです</translation>
  </message>
  <message>
   <source>The top {number} cards of {pile} lie face up, the cards under them face down</source>
   <translation>{pile}の上の{number}枚は表、その下は裏向きです</translation>
  </message>
  <message>
   <source>The turn captured all cards of a month.</source>
   <translation>その手番でひと月の札をすべて取ったとき。</translation>
  </message>
  <message>
   <source>The turn ends with an empty field.</source>
   <translation>手番の終わりに場が空になったとき。</translation>
  </message>
  <message>
   <source>The turned cards are the stock again.</source>
   <translation>めくった札が再び山札になりました。</translation>
  </message>
  <message>
   <source>The turns of this round, in words.</source>
   <translation>この回戦の手番を言葉で示します。</translation>
  </message>
  <message>
   <source>The twelve months</source>
   <translation>12か月</translation>
  </message>
  <message>
   <source>The waste becomes the stock again</source>
   <translation>捨て札を山札に戻した</translation>
  </message>
  <message>
   <source>The ways to shed cards; a turn is one of them, or a struggle. A hand that has grown so large that it could make a combination in more than 3,000 ways makes it of its first cards, by month, alone.</source>
   <translation>札を減らす方法です。手番ではこのどれかを行うか、「あがき」をします。手札が増えて組み合わせの作り方が3,000通りを超えるときは、月の早い札だけで作ります。</translation>
  </message>
  <message>
   <source>The wild cards.</source>
   <translation>鬼札。</translation>
  </message>
  <message>
   <source>The window was left: who had not pressed by then has no time.</source>
   <translation>ウィンドウを離れました。それまでに押していない人は記録なしです。</translation>
  </message>
  <message>
   <source>The winner gains what all these yaku are worth for each opponent, and nobody loses any</source>
   <translation>勝者は相手1人につき役の合計点を得て、誰も点を失いません</translation>
  </message>
  <message>
   <source>The winner gains what all these yaku are worth, and nobody loses any</source>
   <translation>勝者は役の合計点を得て、誰も点を失いません</translation>
  </message>
  <message>
   <source>The winner of a round deals the next.</source>
   <translation>回戦に勝った人が次の親になります。</translation>
  </message>
  <message>
   <source>The winner takes the larger stack; of equal stacks, the one they fed.</source>
   <translation>勝った人は、札の多いほうの台を取ります。同じ枚数なら、自分の側の台です。</translation>
  </message>
  <message>
   <source>The winner takes the smaller stack; of equal stacks, the one they fed.</source>
   <translation>勝った人は、札の少ないほうの台を取ります。同じ枚数なら、自分の側の台です。</translation>
  </message>
  <message>
   <source>The winner takes the stack they fed.</source>
   <translation>勝った人は、自分の側の台を取ります。</translation>
  </message>
  <message>
   <source>The winner's stack: the smaller, the larger, or the one that he feeds, which he also gets where both are equal. Where there is one stack only, it is the loser's.</source>
   <translation>勝者が取る台。枚数の少ないほう、多いほう、または自分が出していたほうで、同数のときもそれを取ります。台が1つだけなら敗者のものです。</translation>
  </message>
  <message>
   <source>The yaku of the others, taken away</source>
   <translation>ほかの人の役を引く</translation>
  </message>
  <message>
   <source>The yaku.</source>
   <translation>役。</translation>
  </message>
  <message>
   <source>The year of that text.</source>
   <translation>その文献の年。</translation>
  </message>
  <message>
   <source>Then</source>
   <translation>その後</translation>
  </message>
  <message>
   <source>Then the top card of the stock, the pile, is turned and does the same.</source>
   <translation>次に、重ねてある山札の一番上がめくられ、同じように合わせます。</translation>
  </message>
  <message>
   <source>Then turn up the top card of the stock and play it in the same way.</source>
   <translation>次に山札の一番上をめくり、同じように場に出します。</translation>
  </message>
  <message>
   <source>There are no problems in this file.</source>
   <translation>このファイルに問題はありません。</translation>
  </message>
  <message>
   <source>There are no turns: both of you play at the same time, as fast as you can. Whoever first gets rid of all cards in their layout wins the round.</source>
   <translation>手番はありません。2人が同時に、できるだけ速く札を出します。並べた札を先に出し切った人が回戦に勝ちます。</translation>
  </message>
  <message>
   <source>There are not so many cards.</source>
   <translation>札がそれほどありません。</translation>
  </message>
  <message>
   <source>There are not three cards of this month in the hand.</source>
   <translation>手札にこの月の札が3枚ありません。</translation>
  </message>
  <message>
   <source>There are only five brights: grand pictures with something great in them.</source>
   <translation>光は5枚だけ。ひときわ立派な絵の札です。</translation>
  </message>
  <message>
   <source>There are twelve months, and each has four cards: 48 in all.</source>
   <translation>12の月に4枚ずつ、全部で48枚あります。</translation>
  </message>
  <message>
   <source>There are two stacks in the middle all the same.</source>
   <translation>それでも台は2つです。</translation>
  </message>
  <message numerus="yes">
   <source>There are {piles} to build up, one card at a time</source>
   <translation>
    <numerusform>{piles}に、札を1枚ずつ積み上げます</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are {piles} to build up, one for each kind of card, one card at a time</source>
   <translation>
    <numerusform>{piles}に、種類ごとに分けて札を1枚ずつ積み上げます</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are {piles} to build up, one for each month, one card at a time</source>
   <translation>
    <numerusform>{piles}に、月ごとに分けて札を1枚ずつ積み上げます</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>There are {piles} to build up, one for each place that a card can have in its month, one card at a time</source>
   <translation>
    <numerusform>{piles}に、月の中での順位ごとに分けて札を1枚ずつ積み上げます</numerusform>
   </translation>
  </message>
  <message>
   <source>There is no card to take back.</source>
   <translation>戻す札がありません。</translation>
  </message>
  <message>
   <source>There is no card to turn over.</source>
   <translation>裏返す札がありません。</translation>
  </message>
  <message>
   <source>There is no choice: {card} takes all that it can.</source>
   <translation>選べません。{card}では、取れる札をすべて取ります。</translation>
  </message>
  <message>
   <source>There is no earlier game to go back to.</source>
   <translation>戻れる前の対局がありません。</translation>
  </message>
  <message>
   <source>There is no hint for this moment.</source>
   <translation>この場面のヒントはありません。</translation>
  </message>
  <message>
   <source>There is no home folder, so nothing can be kept. The environment variable {variable} can name a folder for it.</source>
   <translation>ホームフォルダーがないため、何も保存できません。環境変数{variable}で保存先のフォルダーを指定できます。</translation>
  </message>
  <message>
   <source>There is no stock.</source>
   <translation>山札はありません。</translation>
  </message>
  <message>
   <source>There is no such card.</source>
   <translation>そのような札はありません。</translation>
  </message>
  <message>
   <source>There is no such column.</source>
   <translation>そのような列はありません。</translation>
  </message>
  <message>
   <source>There is no such pile.</source>
   <translation>そのような山や列はありません。</translation>
  </message>
  <message>
   <source>There is no such place.</source>
   <translation>そのような場所はありません。</translation>
  </message>
  <message>
   <source>There is no such player.</source>
   <translation>そのようなプレイヤーはいません。</translation>
  </message>
  <message>
   <source>There is no such seat.</source>
   <translation>そのような席はありません。</translation>
  </message>
  <message>
   <source>There is no such stack.</source>
   <translation>そのような台はありません。</translation>
  </message>
  <message>
   <source>There is no such yaku.</source>
   <translation>そのような役はありません。</translation>
  </message>
  <message>
   <source>There is no useful move that can be seen.</source>
   <translation>役に立つ手は見当たりません。</translation>
  </message>
  <message>
   <source>There is nothing left to draw: play a card of the hand.</source>
   <translation>めくる札がありません。手札から1枚出してください。</translation>
  </message>
  <message>
   <source>There is nothing to draw.</source>
   <translation>引ける札がありません。</translation>
  </message>
  <message>
   <source>There is nothing to play and nothing to draw.</source>
   <translation>出せる札も引ける札もありません。</translation>
  </message>
  <message>
   <source>There is only one stack in the middle then, fed by the other's deck.</source>
   <translation>このとき台は、相手の山札から出す1つだけです。</translation>
  </message>
  <message>
   <source>There is only one stack in the middle, and both play onto it.</source>
   <translation>中央の台は一つだけで、両者ともそこに出します。</translation>
  </message>
  <message>
   <source>There is: {what}</source>
   <translation>{what}を使う</translation>
  </message>
  <message>
   <source>There was no time to look at everything, so the numbers are rough.</source>
   <translation>すべてを調べる時間がなかったので、数字はおおよそです。</translation>
  </message>
  <message>
   <source>There was nothing to choose in this round.</source>
   <translation>この回戦では選ぶところがありませんでした。</translation>
  </message>
  <message numerus="yes">
   <source>There were {n} faults since the program was started.</source>
   <translation>
    <numerusform>起動してから不具合が{n}回ありました。</numerusform>
   </translation>
  </message>
  <message>
   <source>These are not exactly the cards of the deck.</source>
   <translation>デッキの札と一致していません。</translation>
  </message>
  <message>
   <source>These are not your cards.</source>
   <translation>これは自分の札ではありません。</translation>
  </message>
  <message>
   <source>These are the four cards of March: cherry blossoms on each of them.</source>
   <translation>3月の札は4枚。どれにも桜が咲いています。</translation>
  </message>
  <message>
   <source>These cards are not a run that moves together.</source>
   <translation>この札は、まとめて動かせる並びではありません。</translation>
  </message>
  <message>
   <source>These cards are not free together.</source>
   <translation>この札は一緒には取れません。</translation>
  </message>
  <message>
   <source>These cards are shown already.</source>
   <translation>この札はもう見せてあります。</translation>
  </message>
  <message>
   <source>These cards do not go to the middle together.</source>
   <translation>この札をまとめて台に出すことはできません。</translation>
  </message>
  <message>
   <source>These cards do not make the yaku.</source>
   <translation>この札では役になりません。</translation>
  </message>
  <message>
   <source>These cards do not make {combination}.</source>
   <translation>この札では「{combination}」になりません。</translation>
  </message>
  <message>
   <source>These settings made no sense and are as usual: {names}.</source>
   <translation>次の設定は読み取れないため、標準に戻しました：{names}。</translation>
  </message>
  <message>
   <source>These very cards are not free, but others of the yaku are.</source>
   <translation>この札は取れませんが、この役になるほかの札なら取れます。</translation>
  </message>
  <message>
   <source>They are dealt {number} at a time, to the others, to the field and to the dealer in turn, until all have theirs</source>
   <translation>ほかのプレイヤー、場、親の順に{number}枚ずつ、そろうまで繰り返し配ります</translation>
  </message>
  <message>
   <source>They are shuffled for it</source>
   <translation>そのとき札を切り直します</translation>
  </message>
  <message>
   <source>They are turned over as they lie, so they come in the same order</source>
   <translation>重なったまま裏返すので、同じ順に出てきます</translation>
  </message>
  <message>
   <source>They are worth little alone, but there are many of them.</source>
   <translation>1枚の価値は小さくても、数がたくさんあります。</translation>
  </message>
  <message>
   <source>Thin line: after many more tries the average would lie on it in about 95 of 100 cases.</source>
   <translation>細い線：さらに何度も試したときの平均は、100回のうちおよそ95回、この線の上に収まります。</translation>
  </message>
  <message>
   <source>Thinking…</source>
   <translation>考え中…</translation>
  </message>
  <message>
   <source>Third</source>
   <comment>in a race</comment>
   <translation>3着</translation>
  </message>
  <message>
   <source>This cannot be dealt: {why}</source>
   <translation>これでは配れません：{why}</translation>
  </message>
  <message>
   <source>This cannot be written from here: {why}. Change it in the text.</source>
   <translation>ここからは書き込めません：{why}。テキストのほうで変えてください。</translation>
  </message>
  <message>
   <source>This card does not come next on that pile.</source>
   <translation>この札は、その組札の次の札ではありません。</translation>
  </message>
  <message>
   <source>This card does not fit on that one.</source>
   <translation>その札の上に、この札は重ねられません。</translation>
  </message>
  <message>
   <source>This card fits there.</source>
   <translation>この札はそこに出せます。</translation>
  </message>
  <message>
   <source>This card is already picked.</source>
   <translation>この札はもう選ばれています。</translation>
  </message>
  <message>
   <source>This card lies face up already.</source>
   <translation>この札はもう表向きです。</translation>
  </message>
  <message>
   <source>This card may not be moved into an empty column.</source>
   <translation>この札を空いた列へ移すことはできません。</translation>
  </message>
  <message>
   <source>This column is empty.</source>
   <translation>この列は空です。</translation>
  </message>
  <message>
   <source>This command has it already.</source>
   <translation>このコマンドにはもう割り当ててあります。</translation>
  </message>
  <message>
   <source>This deal cannot be won by anybody: every way to play it was tried.</source>
   <translation>この配札は誰にも解けません。すべての手順を試しました。</translation>
  </message>
  <message>
   <source>This empty place does not take that card.</source>
   <translation>その空いた所に、この札は置けません。</translation>
  </message>
  <message>
   <source>This file is not text in UTF-8, so it is only shown.</source>
   <translation>このファイルはUTF-8のテキストではないため、表示するだけです。</translation>
  </message>
  <message>
   <source>This file is only shown; it is not written.</source>
   <translation>このファイルは表示するだけで、書き込みません。</translation>
  </message>
  <message>
   <source>This game came with the program; its file is only shown.</source>
   <translation>このゲームはプログラムに付属のものなので、ファイルは表示するだけです。</translation>
  </message>
  <message>
   <source>This game cannot be kept, so the earlier one was not taken out.</source>
   <translation>この対局を残せないので、前の対局は取り出しませんでした。</translation>
  </message>
  <message>
   <source>This game cannot be shown: {why}.</source>
   <translation>この対局は表示できません：{why}。</translation>
  </message>
  <message>
   <source>This game has no such combination.</source>
   <translation>このゲームにそのような組み合わせはありません。</translation>
  </message>
  <message numerus="yes">
   <source>This game is not for {n} players.</source>
   <translation>
    <numerusform>このゲームは{n}人では遊べません。</numerusform>
   </translation>
  </message>
  <message>
   <source>This game is over by now, or it is not saved any more.</source>
   <translation>この対局はすでに終わっているか、もう保存されていません。</translation>
  </message>
  <message>
   <source>This game stands for itself: it changes no other.</source>
   <translation>このゲームは独立していて、ほかのゲームを変更していません。</translation>
  </message>
  <message>
   <source>This is a variant of {game}</source>
   <translation>{game}の変種ルールです</translation>
  </message>
  <message>
   <source>This is deal {deal}</source>
   <translation>配札番号{deal}</translation>
  </message>
  <message numerus="yes">
   <source>This is deal {deal} with {number} players, {names}</source>
   <translation>
    <numerusform>配札番号{deal}（{number}人：{names}）</numerusform>
   </translation>
  </message>
  <message>
   <source>This is no move of this game.</source>
   <translation>このゲームにそのような手はありません。</translation>
  </message>
  <message>
   <source>This is to be mended in {file}, not here.</source>
   <translation>これはここではなく{file}で直します。</translation>
  </message>
  <message>
   <source>This place holds a card already.</source>
   <translation>ここにはもう札があります。</translation>
  </message>
  <message>
   <source>This round is over; the next one is to be dealt.</source>
   <translation>この回戦は終わりました。次の回戦を配ってください。</translation>
  </message>
  <message>
   <source>This rule file has an error.</source>
   <translation>このルールファイルには誤りがあります。</translation>
  </message>
  <message>
   <source>This time be bold: choose “{go}”.</source>
   <translation>今回は思い切って「{go}」を選びましょう。</translation>
  </message>
  <message>
   <source>This version knows no computer player {names}; '{usual}' plays instead.</source>
   <translation>このバージョンには{names}というコンピューターがいないので、「{usual}」が代わりに入ります。</translation>
  </message>
  <message>
   <source>This yaku has been collected already.</source>
   <translation>この役はもう集めました。</translation>
  </message>
  <message>
   <source>Those two are not of one month. Look for the same flower.</source>
   <translation>その2枚は月が違います。同じ花を探してください。</translation>
  </message>
  <message>
   <source>Three lie and wait for the fourth</source>
   <translation>3枚が4枚目を待っています</translation>
  </message>
  <message>
   <source>Three of a month</source>
   <translation>同じ月の3枚</translation>
  </message>
  <message>
   <source>Three of a month are not played at once in this game.</source>
   <translation>このゲームでは、同じ月の3枚を一度に出せません。</translation>
  </message>
  <message>
   <source>Three of a month are not shown in this game.</source>
   <translation>このゲームでは、同じ月の3枚を見せません。</translation>
  </message>
  <message>
   <source>Three of a month are shown before the first card is played.</source>
   <translation>同じ月の3枚を見せるのは、最初の札を出す前です。</translation>
  </message>
  <message>
   <source>Three of {month}</source>
   <translation>{month}が3枚</translation>
  </message>
  <message>
   <source>Three that fit</source>
   <translation>合う札が3枚</translation>
  </message>
  <message>
   <source>Time played</source>
   <translation>プレイ時間</translation>
  </message>
  <message>
   <source>Time played, below.</source>
   <translation>プレイ時間を下に表示します。</translation>
  </message>
  <message>
   <source>Times</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>回数</translation>
  </message>
  <message>
   <source>To</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>行き先</translation>
  </message>
  <message>
   <source>To be first changes nothing</source>
   <translation>一番になっても何も変わりません</translation>
  </message>
  <message>
   <source>To be pasted into a chat.</source>
   <translation>チャットなどに貼り付けるためのものです。</translation>
  </message>
  <message>
   <source>To find the first dealer, everybody draws a card, and whoever has the earliest month deals; if months tie, the card of higher value decides.</source>
   <translation>最初の親は、全員が札を1枚ずつ引いて決めます。一番早い月を引いた人が親になり、同じ月なら点の高い札の人が親です。</translation>
  </message>
  <message>
   <source>To find the first dealer, everybody draws a card. Whoever has the earliest month deals; of equal months, the card of higher value decides, and if these are equal too, everybody tries again</source>
   <translation>最初の親は、全員が札を1枚引いて決めます。一番早い月を引いた人が親です。同じ月なら点の高い札を引いた人が親となり、それも同じなら全員でやり直します</translation>
  </message>
  <message>
   <source>To find the first dealer, everybody picks one of eight cards that lie face down. Whoever has the earliest month deals; of equal months, the card of higher value decides, and if these are equal too, everybody tries again</source>
   <translation>最初の親は、伏せた8枚の札から全員が1枚ずつ選んで決めます。一番早い月を引いた人が親です。同じ月なら点の高い札を引いた人が親となり、それも同じなら全員でやり直します</translation>
  </message>
  <message>
   <source>To middle</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>中央へ</translation>
  </message>
  <message>
   <source>To the middle they go one at a time, or all at once if the lowest of them fits there</source>
   <translation>台へは1枚ずつ出します。一番下の札が合えば、まとめて出してもかまいません</translation>
  </message>
  <message>
   <source>To the middle they go one at a time, the top one first</source>
   <translation>台へは、上から1枚ずつ出します</translation>
  </message>
  <message>
   <source>Today's deal is being looked for; it will be dealt at once.</source>
   <translation>今日の配札を探しています。見つかりしだい配ります。</translation>
  </message>
  <message>
   <source>Together</source>
   <translation>合計</translation>
  </message>
  <message>
   <source>Too early in the race</source>
   <translation>早取りで早すぎ</translation>
  </message>
  <message>
   <source>Too early: your hand is out.</source>
   <translation>早すぎました。あなたは失格です。</translation>
  </message>
  <message>
   <source>Too early: {name}'s hand is out.</source>
   <translation>早すぎました。{name}は失格です。</translation>
  </message>
  <message>
   <source>Too few</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>足りないとき</translation>
  </message>
  <message>
   <source>Too few cards for a deck</source>
   <translation>山札を作れないとき</translation>
  </message>
  <message>
   <source>Too few of its cards come from the columns.</source>
   <translation>列から取る札が足りません。</translation>
  </message>
  <message>
   <source>Too late: something else came first.</source>
   <translation>間に合いませんでした。先に別の手が入りました。</translation>
  </message>
  <message>
   <source>Too late: {card} came first.</source>
   <translation>間に合いませんでした。先に{card}が出ました。</translation>
  </message>
  <message>
   <source>Too many of its cards come from the free places.</source>
   <translation>空き枠から取る札が多すぎます。</translation>
  </message>
  <message>
   <source>Total</source>
   <translation>合計</translation>
  </message>
  <message>
   <source>Total</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>合計点</translation>
  </message>
  <message>
   <source>Turn</source>
   <translation>手番</translation>
  </message>
  <message>
   <source>Turn</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>めくる枚数</translation>
  </message>
  <message>
   <source>Turn cards of the stock.</source>
   <translation>山札をめくります。</translation>
  </message>
  <message>
   <source>Turn lost</source>
   <translation>1回休み</translation>
  </message>
  <message>
   <source>Turn the stock, or turn it over.</source>
   <translation>山札をめくります。または戻します。</translation>
  </message>
  <message>
   <source>Turn this card up first.</source>
   <translation>先にこの札をめくってください。</translation>
  </message>
  <message>
   <source>Turn up {cards} from the stock.</source>
   <translation>山札から{cards}をめくります。</translation>
  </message>
  <message>
   <source>Turned cards</source>
   <translation>めくった札</translation>
  </message>
  <message>
   <source>Turned from the stock</source>
   <translation>山札をめくった</translation>
  </message>
  <message>
   <source>Turned up as the very last card of the stock, it captures everything that is left on the field</source>
   <translation>山札の最後の1枚としてめくれたときは、場に残っている札をすべて取ります</translation>
  </message>
  <message>
   <source>Turned up: {said}</source>
   <translation>めくった札：{said}</translation>
  </message>
  <message>
   <source>Turning</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>表に返す</translation>
  </message>
  <message>
   <source>Turning the stock lays one card face up on {piles}, from left to right</source>
   <translation>山札をめくると、{piles}に左から1枚ずつ表向きに配られます</translation>
  </message>
  <message>
   <source>Turns go clockwise round the table; the dealer (oya) begins</source>
   <translation>親から始め、手番は時計回りに移ります</translation>
  </message>
  <message>
   <source>Turns go clockwise round the table; the dealer begins</source>
   <translation>手番は時計回りに進みます。最初は親です</translation>
  </message>
  <message>
   <source>Turns go counter-clockwise round the table; the dealer (oya) begins</source>
   <translation>親から始め、手番は反時計回りに移ります</translation>
  </message>
  <message>
   <source>Turns go counter-clockwise round the table; the dealer begins</source>
   <translation>手番は反時計回りに進みます。最初は親です</translation>
  </message>
  <message>
   <source>Turns go the other way round</source>
   <translation>手番が逆回りになる</translation>
  </message>
  <message>
   <source>Twins</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>同じ札とみなす</translation>
  </message>
  <message>
   <source>Two at one keyboard: one has the keys on the left, one those on the right.</source>
   <translation>1台のキーボードに2人：1人は左側のキー、もう1人は右側のキーを使います。</translation>
  </message>
  <message>
   <source>Two cards of your month lie on the field.</source>
   <translation>場に同じ月の札が2枚あります。</translation>
  </message>
  <message>
   <source>Two that fit</source>
   <translation>合う札が2枚</translation>
  </message>
  <message>
   <source>Two things are counted among them: the bridge and the sake cup.</source>
   <translation>八ツ橋と盃もタネに数えます。</translation>
  </message>
  <message>
   <source>Type a number.</source>
   <translation>番号を入力してください。</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>元に戻す</translation>
  </message>
  <message>
   <source>Undo a new deal: the game before it returns.</source>
   <translation>新しく配ったのを取り消し、前の対局に戻ります。</translation>
  </message>
  <message>
   <source>Until its pictures are ready, those of {deck} stand in for them, dimmed.</source>
   <translation>絵の準備ができるまで、「{deck}」の絵を薄く表示します。</translation>
  </message>
  <message>
   <source>Up</source>
   <translation>↑</translation>
  </message>
  <message>
   <source>Values</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>札の値</translation>
  </message>
  <message>
   <source>Values and yaku of {game}</source>
   <translation>「{game}」の札の点数と役</translation>
  </message>
  <message>
   <source>Values of {game}</source>
   <translation>「{game}」の札の点数</translation>
  </message>
  <message>
   <source>Varian&amp;t:</source>
   <translation>変種ルール(&amp;T)：</translation>
  </message>
  <message>
   <source>Variant of</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>元のゲーム（一覧）</translation>
  </message>
  <message>
   <source>Variants</source>
   <translation>変種ルール</translation>
  </message>
  <message>
   <source>Version {number}</source>
   <translation>バージョン{number}</translation>
  </message>
  <message>
   <source>Version, authors, sources.</source>
   <translation>バージョン、作者、出典です。</translation>
  </message>
  <message>
   <source>Vol&amp;ume</source>
   <translation>音量(&amp;U)</translation>
  </message>
  <message>
   <source>Volume</source>
   <translation>音量</translation>
  </message>
  <message>
   <source>Wait for the count: one, two, three.</source>
   <translation>「いち、に、さん」の合図を待ってください。</translation>
  </message>
  <message>
   <source>Waste at most</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>捨て札置き場から最大</translation>
  </message>
  <message>
   <source>Watch a patience being won from here. Your game stays as it is.</source>
   <translation>ここから上がるまでのお手本を見ます。対局はそのまま残ります。</translation>
  </message>
  <message>
   <source>We thank those who devised these games or wrote their rules down. The words in this program are our own.</source>
   <translation>これらのゲームを考えた方々、ルールを書き残した方々に感謝します。このプログラムの文章は私たちのものです。</translation>
  </message>
  <message>
   <source>Welcome</source>
   <translation>ようこそ</translation>
  </message>
  <message>
   <source>Well done! Two cards of one month: that is what it is all about.</source>
   <translation>お見事！同じ月の札を2枚合わせる。これがすべての基本です。</translation>
  </message>
  <message>
   <source>Wh&amp;y?</source>
   <translation>なぜ？(&amp;Y)</translation>
  </message>
  <message>
   <source>What &amp;differs</source>
   <translation>違う点(&amp;D)</translation>
  </message>
  <message>
   <source>What a card costs</source>
   <translation>札の点</translation>
  </message>
  <message>
   <source>What a card placed on a column's top card must be like, or nothing.</source>
   <translation>列の一番上の札に置ける札の条件、またはnothing（置けない）。</translation>
  </message>
  <message>
   <source>What a card placed on a stack in the middle must be like.</source>
   <translation>中央の台に置ける札の条件。</translation>
  </message>
  <message>
   <source>What a card placed on the pile's top card must be like, where `order` does not say it.</source>
   <translation>`order`で決まらないとき、山の一番上の札に置ける札の条件。</translation>
  </message>
  <message>
   <source>What a card placed on the top of the waste must be like, where cards may be played there; not beside `to: columns`.</source>
   <translation>捨て札置き場にも札を置けるとき、その一番上に置ける札の条件。`to: columns`では書けません。</translation>
  </message>
  <message>
   <source>What a field means is said here. Whatever you change is written into the text.</source>
   <translation>項目の意味がここに表示されます。変えたことはすべてテキストに書き込まれます。</translation>
  </message>
  <message>
   <source>What a round is worth</source>
   <translation>回戦の得点</translation>
  </message>
  <message>
   <source>What a round is worth that nobody stopped, in games in which one stops.</source>
   <translation>上がりのあるゲームで、誰も上がらなかった回戦の点。</translation>
  </message>
  <message>
   <source>What a round is worth to each player, in games in which nobody stops.</source>
   <translation>上がりのないゲームで、1回戦が各プレイヤーの何点になるか。</translation>
  </message>
  <message>
   <source>What a yaku is worth that says no points of its own.</source>
   <translation>点が書かれていない役の点。</translation>
  </message>
  <message>
   <source>What came of all your games: figures, drawings, and a table to take away.</source>
   <translation>これまでの対局の成績です。数字、グラフ、書き出せる表があります。</translation>
  </message>
  <message>
   <source>What can stand here</source>
   <translation>ここに書けるもの</translation>
  </message>
  <message>
   <source>What cards are worth</source>
   <translation>札の点数</translation>
  </message>
  <message>
   <source>What could not be written before is written now.</source>
   <translation>書き込めなかったものを、今保存しました。</translation>
  </message>
  <message>
   <source>What differs</source>
   <translation>違う点</translation>
  </message>
  <message>
   <source>What differs is shown when there is nothing wrong with the rules.</source>
   <translation>違う点は、ルールに問題がなくなると表示されます。</translation>
  </message>
  <message>
   <source>What each card is worth, where card points count, and which of two is the higher card.</source>
   <translation>札の点を数えるときの各札の点で、2枚のどちらが高いかも決めます。</translation>
  </message>
  <message>
   <source>What each card left in a hand costs.</source>
   <translation>手札に残った札1枚ごとの失点。</translation>
  </message>
  <message>
   <source>What each opponent pays, without any multiplier.</source>
   <translation>倍率を除いて、相手がそれぞれ払う点。</translation>
  </message>
  <message>
   <source>What further cards add.</source>
   <translation>追加の札で加わる点。</translation>
  </message>
  <message>
   <source>What glows is what I would do. You may do otherwise.</source>
   <translation>光っているのがおすすめの手です。ほかの手でもかまいません。</translation>
  </message>
  <message>
   <source>What happens when a player has too few cards for a deck.</source>
   <translation>手元の山札を作る札が足りないときにどうするか。</translation>
  </message>
  <message>
   <source>What happens when a whole month lies on the opening field: deal again, the dealer captures it, or nothing.</source>
   <translation>最初の場札にひと月の札がそろったとき、配り直すか、親が取るか、何もしないか。</translation>
  </message>
  <message>
   <source>What happens when nobody can play and both decks are used up: whoever has fewer cards in the layout has won the round, and equal layouts are laid out again; or it is laid out again in any case.</source>
   <translation>誰も札を出せず、両方の山札がなくなったときにどうするか。並びの札が少ない人の勝ち（同数なら並べ直し）か、いつでも並べ直すかです。</translation>
  </message>
  <message>
   <source>What happens when several players hold one: the round is drawn, or the first in turn wins.</source>
   <translation>複数の人が持っているときにどうするか。引き分けか、手番の早い人の勝ちです。</translation>
  </message>
  <message>
   <source>What is counted: the cards left in the loser's layout, or all cards that he then has.</source>
   <translation>何を数えるか。敗者の並びに残った札か、そのとき持っている札すべてです。</translation>
  </message>
  <message>
   <source>What is different from {game}</source>
   <translation>{game}との違い</translation>
  </message>
  <message>
   <source>What is in the file</source>
   <translation>ファイルの内容</translation>
  </message>
  <message>
   <source>What is paid</source>
   <translation>支払い</translation>
  </message>
  <message>
   <source>What is wrong with this deck</source>
   <translation>このデッキの問題</translation>
  </message>
  <message>
   <source>What is your way to play {game} called?</source>
   <translation>あなたの「{game}」の遊び方に名前をつけてください。</translation>
  </message>
  <message>
   <source>What it is worth; left out, `yaku_points`.</source>
   <translation>この役の点。省くと`yaku_points`です。</translation>
  </message>
  <message>
   <source>What it scores, in games that count points.</source>
   <translation>点を数えるゲームで、この役が得る点。</translation>
  </message>
  <message>
   <source>What it then earns; of several entries that hold, the one with the longest lead counts.</source>
   <translation>そのときの点。複数の項目が当てはまるときは、差が一番大きいものが有効です。</translation>
  </message>
  <message>
   <source>What kind of game it is: a patience, or one of fishing, of shedding or of speed.</source>
   <translation>ゲームの種類です。ソリティアか、花合わせ系、早上がり系、早さを競う系のどれかです。</translation>
  </message>
  <message>
   <source>What makes face-up cards a run that moves as one. Left out, it is the same as `build`.</source>
   <translation>表向きの札がひとまとまりで動く並びになる条件。省くと`build`と同じです。</translation>
  </message>
  <message>
   <source>What moves together: a single top card; a run or any tail of it; any face-up card with all on it; or a run as long as free cells and empty columns would let single cards carry it.</source>
   <translation>一緒に動くもの。一番上の1枚（single）、並びやその一部（run）、表向きの札とその上のすべて（any）、または空き枠と空の列を使って1枚ずつ運べる長さの並び（by-cells）です。</translation>
  </message>
  <message>
   <source>What multiplies a payment</source>
   <translation>支払いの倍率</translation>
  </message>
  <message>
   <source>What multiplies the payments of a round that was stopped; all that hold multiply.</source>
   <translation>上がって終わった回戦の支払いを何倍にするか。当てはまるものはすべて掛け合わせます。</translation>
  </message>
  <message>
   <source>What one of them captures when it is played or drawn: one card of these, of the player's choice, even if it is of another month. While one lies on the field it must capture.</source>
   <translation>出したときやめくったときに取る札。これらのうちプレイヤーが選んだ1枚で、別の月でもかまいません。場にそのような札があるあいだは、必ず取ります。</translation>
  </message>
  <message>
   <source>What people call it.</source>
   <translation>人に見せる名前。</translation>
  </message>
  <message>
   <source>What people call one of them.</source>
   <translation>そのうちの1つの呼び名。</translation>
  </message>
  <message>
   <source>What people call several of them, as for columns.</source>
   <translation>複数のときの呼び名。列の場合と同じです。</translation>
  </message>
  <message>
   <source>What people call several of them, where it is not just the name with an ending: `leaves`. A variant that gives another name gives this anew as well.</source>
   <translation>複数のときの呼び名が`leaves`のように特別なときに書きます。名前を変える変種は、これも書き直します。</translation>
  </message>
  <message>
   <source>What people call them.</source>
   <translation>人に見せる呼び名。</translation>
  </message>
  <message>
   <source>What people say to end the round. Its key at the table is an initial of it; where the words are in other letters, one of the same in Latin ones (`ja-Latn`) or else of the English.</source>
   <translation>回戦を終えるときに言う言葉。テーブルではその頭文字がキーになります。ほかの文字の言語では、ローマ字（`ja-Latn`）の頭文字、それもなければ英語の頭文字です。</translation>
  </message>
  <message>
   <source>What people say to go on.</source>
   <translation>続けるときの言葉。</translation>
  </message>
  <message>
   <source>What the cards lie on. With high contrast it is darker and has no pattern.</source>
   <translation>札を置く布です。ハイコントラストでは暗い無地になります。</translation>
  </message>
  <message>
   <source>What the dealer gets from each opponent, where the dealer scores; nothing multiplies it.</source>
   <translation>親が得点するとき、相手それぞれから得る点。倍率は掛かりません。</translation>
  </message>
  <message>
   <source>What the first hand card must fit on: nothing; a field card, which is discarded beneath them; or the top card of the discard pile, which is the last field card where `field` discards some before.</source>
   <translation>最初の手札を何に重ねるか。何もない（nothing）、その下に捨てる場札、または捨て札の一番上です。`field`で先に場札を捨てるときは、その最後の札になります。</translation>
  </message>
  <message>
   <source>What the first one gets: pays nothing; or nothing.</source>
   <translation>最初の人の得。支払い免除、または何もなし。</translation>
  </message>
  <message>
   <source>What the last one gets: a forfeit to play (*batsu*), or nothing. Whoever is early is last.</source>
   <translation>最後の人への罰。罰ゲーム（*batsu*）、または何もなし。早まった人は最後になります。</translation>
  </message>
  <message>
   <source>What the lowest of the cards that are moved must be like beside the top card of the column they are moved to, or nothing; it also makes open cards of one column a run, which is moved as one.</source>
   <translation>動かす札の一番下が、移る先の列の上の札に対して満たす条件、またはnothing（動かせない）。これに合う表向きの札は、まとめて動く並びにもなります。</translation>
  </message>
  <message>
   <source>What the moves of your last choice were worth; after the round, those of everybody.</source>
   <translation>直前の選択でそれぞれの手がどれだけよかったかを示します。回戦のあとは全員の手を示します。</translation>
  </message>
  <message>
   <source>What the top card of the discard pile does, once, after the turn that laid it there. It is settled before the field is filled up and before a new stock is shuffled.</source>
   <translation>捨て札の一番上の札が、そこに出された手番のあとに一度だけ起こす効果。場札の補充や山札の切り直しより先に片づけます。</translation>
  </message>
  <message>
   <source>What three of a month in hand may do.</source>
   <translation>手札に同じ月が3枚あるときにできること。</translation>
  </message>
  <message>
   <source>What to take out of the extended game first: paths such as yaku.kiri-kasu or stock.redeals.</source>
   <translation>元のゲームから先に取り除くもの。yaku.kiri-kasuやstock.redealsのようなパスで書きます。</translation>
  </message>
  <message>
   <source>What was copied cannot be played: {why}.</source>
   <translation>コピーした内容では遊べません：{why}。</translation>
  </message>
  <message>
   <source>What was copied is no game: {why}.</source>
   <translation>コピーした内容は対局ではありません：{why}。</translation>
  </message>
  <message>
   <source>What was counted so far is forgotten for everybody who plays here, and cannot be brought back. Earlier games can still be gone through.</source>
   <translation>ここで遊ぶ全員の、これまでの統計が消えます。元には戻せません。対局の記録は残ります。</translation>
  </message>
  <message>
   <source>What was p&amp;layed</source>
   <translation>これまでの手(&amp;L)</translation>
  </message>
  <message>
   <source>What was played</source>
   <translation>これまでの手</translation>
  </message>
  <message>
   <source>What wins.</source>
   <translation>勝ちの条件。</translation>
  </message>
  <message>
   <source>Whatever card may be moved, from anywhere, may go there when it comes next</source>
   <translation>動かせる札であれば、どこからでも、次の順番に当たる札を置けます</translation>
  </message>
  <message>
   <source>When</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>条件</translation>
  </message>
  <message>
   <source>When a column's top card has left, the card under it is turned up at once</source>
   <translation>列の一番上の札を出すと、その下の札がすぐに表になります</translation>
  </message>
  <message>
   <source>When a column's top card has left, turn up the card under it whenever you like; until then it cannot be played</source>
   <translation>列の一番上の札を出したら、その下の札を好きなときにめくります。めくるまでは出せません</translation>
  </message>
  <message>
   <source>When a round is over: the hands are used up, the stock is, or both are. Without hand cards one only draws, without a stock one only plays.</source>
   <translation>回戦がいつ終わるか。手札がなくなったとき、山札がなくなったとき、または両方です。手札がなければめくるだけ、山札がなければ出すだけになります。</translation>
  </message>
  <message>
   <source>When a turn brings your yaku to at least {points}, choose: {stop} ends the round, and you win it; {go} plays on for more. After {go} you are asked again only when your yaku are worth more than they were then</source>
   <translation>自分の手番で役の合計が{points}以上になったら、どちらかを選びます。{stop}ならそこで回戦を終えて勝ち、{go}ならさらに上を目指して続けます。{go}のあとは、役の合計がそのときより高くなるまで、もう選べません</translation>
  </message>
  <message>
   <source>When a turn of yours makes a yaku, choose: {stop} ends the round, and you win it; {go} plays on for more. After {go} you are asked again only when your yaku are worth more than they were then</source>
   <translation>自分の手番で役ができたら、どちらかを選びます。{stop}ならそこで回戦を終えて勝ち、{go}ならさらに上を目指して続けます。{go}のあとは、役の合計がそのときより高くなるまで、もう選べません</translation>
  </message>
  <message>
   <source>When captured cards go to another player.</source>
   <translation>取り札がほかのプレイヤーに渡るとき。</translation>
  </message>
  <message>
   <source>When it can do no harm</source>
   <translation>損にならないとき</translation>
  </message>
  <message>
   <source>When it holds.</source>
   <translation>いつ当てはまるか。</translation>
  </message>
  <message>
   <source>When neither of you can play or uncover a card, the game stands still. Count again: one, two, three, and turn the next cards of your decks onto your stacks. If one deck is used up, only the other player turns a card.</source>
   <translation>2人とも札を出せず、めくれる札もなければ、流れが止まります。もう一度「いち、に、さん」と数え、それぞれ山札の次の札を自分の台に出します。山札が片方しか残っていなければ、残っている人だけがめくります。</translation>
  </message>
  <message>
   <source>When no move is left before that, the game is lost.</source>
   <translation>その前に動かせる札がなくなると負けです。</translation>
  </message>
  <message>
   <source>When nothing fits</source>
   <translation>合う札がないとき</translation>
  </message>
  <message>
   <source>When nothing goes on</source>
   <translation>流れが止まったら</translation>
  </message>
  <message>
   <source>When the palm lights up, press your key or click your circle.</source>
   <translation>手のひらが光ったら、自分のキーを押すか、自分の丸をクリックします。</translation>
  </message>
  <message>
   <source>When the palm lights up, press {key}, or click anywhere.</source>
   <translation>手のひらが光ったら、{key}を押すか、どこかをクリックします。</translation>
  </message>
  <message>
   <source>When the stock is used up, the discard pile is shuffled and becomes the new stock. Where there is nothing to draw at all, drawing is left out.</source>
   <translation>山札がなくなったら、捨て札を切り直して新しい山札にします。引く札がまったくなければ、引かずに済みます。</translation>
  </message>
  <message>
   <source>When the stock is used up, the discard pile is shuffled and becomes the new stock; its top card stays. Where there is nothing to draw at all, drawing is left out.</source>
   <translation>山札がなくなったら、一番上の札を残して捨て札を切り直し、新しい山札にします。引く札がまったくなければ、引かずに済みます。</translation>
  </message>
  <message>
   <source>When the stock is used up, the turned cards become the stock again, as often as you like</source>
   <translation>山札がなくなったら、めくった札を何度でも山札に戻せます</translation>
  </message>
  <message>
   <source>When the stock is used up, the turned cards become the stock again, {times}</source>
   <translation>山札がなくなったら、めくった札を山札に戻せます（{times}まで）</translation>
  </message>
  <message>
   <source>When the three may be shown to all.</source>
   <translation>3枚をいつ全員に見せてよいか。</translation>
  </message>
  <message>
   <source>Whenever it is possible</source>
   <translation>できるときは必ず</translation>
  </message>
  <message>
   <source>Where it comes from</source>
   <translation>出典</translation>
  </message>
  <message>
   <source>Where several cards are chosen: let another of them come to lie on top.</source>
   <translation>何枚も選ぶとき：別の札を一番上にします。</translation>
  </message>
  <message>
   <source>Where the first number of `when` is reached and exceeded: multiply once; once more for each one beyond; or by one more for each, so that three calls are four times.</source>
   <translation>`when`の最初の数に達したり超えたりしたとき、一度だけ掛けるか、1つ超えるごとにまた掛けるか、1つ超えるごとに倍率を1増やす（宣言3回なら4倍）か。</translation>
  </message>
  <message>
   <source>Where the games come from</source>
   <translation>ゲームの出典</translation>
  </message>
  <message>
   <source>Where the rules come from.</source>
   <translation>ルールの出典。</translation>
  </message>
  <message>
   <source>Where they go: face up onto the waste, whose top card is in play, or one on every column.</source>
   <translation>札の行き先。捨て札置き場に表向きで置いて一番上を使うか、各列に1枚ずつ置きます。</translation>
  </message>
  <message>
   <source>Whether a patience can still be won stands below; whoever knows that knows more than the table shows.</source>
   <translation>ソリティアがまだ解けるかどうかを下に表示します。テーブルから読み取れる以上のことがわかります。</translation>
  </message>
  <message>
   <source>Whether a patience can still be won, below; whoever knows that knows more than the table.</source>
   <translation>ソリティアがまだ解けるかどうかを下に表示します。テーブルから読み取れる以上のことがわかります。</translation>
  </message>
  <message>
   <source>Whether a player must turn up the card that comes free in a column, or it turns by itself.</source>
   <translation>列で空いた札を、プレイヤーが自分で表に返すか、自動で返るか。</translation>
  </message>
  <message>
   <source>Whether a player who can play a combination must do so.</source>
   <translation>組み合わせを出せる人は、必ず出さなければならないか。</translation>
  </message>
  <message>
   <source>Whether a player who holds a card that captures must play such a card.</source>
   <translation>取れる札を持っている人は、必ずそれを出さなければならないか。</translation>
  </message>
  <message>
   <source>Whether a redeal shuffles the cards; not beside `to: columns`.</source>
   <translation>山札に戻すときに切り直すか。`to: columns`では書けません。</translation>
  </message>
  <message>
   <source>Whether a single card that was drawn may be discarded at once, as the one hand card of a combination; else, and if its player likes that better, it comes into the hand.</source>
   <translation>引いた札が1枚のとき、組み合わせの手札1枚としてすぐに捨ててよいか。そうでないときや、そうしたくないときは手札に加えます。</translation>
  </message>
  <message>
   <source>Whether an opponent who had called to go on pays for all the others too.</source>
   <translation>続けると宣言していた相手が、ほかの人の分もすべて払うか。</translation>
  </message>
  <message>
   <source>Whether cards of one month and kind, such as its two chaff, stand in for one another where places are compared.</source>
   <translation>順位を比べるとき、2枚のカスのように同じ月で同じ種類の札を、互いに代わりとみなすか。</translation>
  </message>
  <message>
   <source>Whether exactly so many of each of these months are meant, and not at least so many.</source>
   <translation>「少なくとも」ではなく、各月がちょうどその枚数であること。</translation>
  </message>
  <message>
   <source>Whether it captures the whole field when it is drawn as the very last card.</source>
   <translation>最後にめくった札なら、場札をすべて取るか。</translation>
  </message>
  <message>
   <source>Whether it then has its effect.</source>
   <translation>そのとき効果が起こるか。</translation>
  </message>
  <message>
   <source>Whether only cards of the round's month count.</source>
   <translation>その回戦の月の札だけを数えるか。</translation>
  </message>
  <message>
   <source>Whether the `count` cards must all be of one month, or of one kind.</source>
   <translation>`count`枚の札がすべて同じ月、または同じ種類でなければならないか。</translation>
  </message>
  <message>
   <source>Whether the card that comes to lie on top of the discard pile has its effect.</source>
   <translation>捨て札の一番上になった札の効果が起こるか。</translation>
  </message>
  <message>
   <source>Whether the cards of a run go to the middle one at a time, or all at once.</source>
   <translation>並びの札を中央へ1枚ずつ出すか、まとめて出すか。</translation>
  </message>
  <message>
   <source>Whether the cards that come from one column must be a run, in the order that its rules ask for.</source>
   <translation>1つの列から取る札が、その列のルールどおりの並びでなければならないか。</translation>
  </message>
  <message>
   <source>Whether the last card of a layout is laid face down: only its owner knows it, and may still play it.</source>
   <translation>並びの最後の札を裏向きに置くか。持ち主だけが知っていて、出すこともできます。</translation>
  </message>
  <message>
   <source>Whether the last turn of a round does so too.</source>
   <translation>回戦の最後の手番でもそうするか。</translation>
  </message>
  <message>
   <source>Whether the months go round, so that December is one earlier than January.</source>
   <translation>月がひと回りして、12月が1月の一つ前になるか。</translation>
  </message>
  <message>
   <source>Whether the next player loses the turn.</source>
   <translation>次のプレイヤーの手番を飛ばすか。</translation>
  </message>
  <message>
   <source>Whether the number depends on how many play.</source>
   <translation>遊ぶ人数によって数が変わるかどうか。</translation>
  </message>
  <message>
   <source>Whether the opponent who pays is the dealer.</source>
   <translation>払う相手が親であること。</translation>
  </message>
  <message>
   <source>Whether the opponents lose what the winner of a round gains from each; else the winner gains it and nobody loses.</source>
   <translation>回戦の勝者が得る点を、相手それぞれが失うか。そうでなければ勝者が得るだけで、誰も失いません。</translation>
  </message>
  <message>
   <source>Whether the others lose what the winner of a round gains from each; else the winner gains it and nobody loses.</source>
   <translation>回戦の勝者が得る点を、ほかの人それぞれが失うか。そうでなければ勝者が得るだけで、誰も失いません。</translation>
  </message>
  <message>
   <source>Whether the player who discarded has another turn before all others.</source>
   <translation>札を捨てた人が、ほかの人より先にもう一度手番を行うか。</translation>
  </message>
  <message>
   <source>Whether the stock may be turned while a column is empty.</source>
   <translation>空の列があっても山札をめくってよいか。</translation>
  </message>
  <message>
   <source>Whether the top card may be moved to a column again.</source>
   <translation>一番上の札を列に戻してよいか。</translation>
  </message>
  <message>
   <source>Whether the winner is the dealer.</source>
   <translation>勝者が親であること。</translation>
  </message>
  <message>
   <source>Whether there is this at all. {about}</source>
   <translation>これを使うかどうか。{about}</translation>
  </message>
  <message>
   <source>Whether those drawn cards must capture it, even beside a card of their own month.</source>
   <translation>めくった札が、同じ月の札が場にあっても、必ずこれを取らなければならないか。</translation>
  </message>
  <message>
   <source>Whether three cards stay on the field when a hand card took the only card of its month there and the drawn card is of that month too (*ppeok*). The fourth then takes them all, whoever plays or draws it.</source>
   <translation>手札で場に1枚だけの同じ月の札に合わせ、めくった札も同じ月だったとき、3枚を場に残すか（*ppeok*）。4枚目を出すかめくるかした人がすべて取ります。</translation>
  </message>
  <message>
   <source>Whether three that were not shown may be played at once onto the fourth on the field.</source>
   <translation>見せていない3枚を、場の4枚目に一度に出してよいか。</translation>
  </message>
  <message>
   <source>Whether turns go the other way round from now on, which decides who is next.</source>
   <translation>これ以降、手番の回る向きが逆になるか（次の人が変わります）。</translation>
  </message>
  <message>
   <source>Which card fits on which in this combination; left out, as the game's `match` says.</source>
   <translation>この組み合わせで、どの札がどの札に重なるか。省くとゲームの`match`のとおりです。</translation>
  </message>
  <message>
   <source>Which card fits on which within a combination.</source>
   <translation>組み合わせの中で、どの札がどの札に重なるか。</translation>
  </message>
  <message>
   <source>Which cards an empty column takes (of a run, its lowest card), or nothing.</source>
   <translation>空の列が受ける札（並びならその一番下）、またはnothing（受けない）。</translation>
  </message>
  <message>
   <source>Which cards may be taken: the one that counts least goes first.</source>
   <translation>奪ってよい札。値の低いものから渡ります。</translation>
  </message>
  <message>
   <source>Which cards may begin an empty pile.</source>
   <translation>空の山を始められる札。</translation>
  </message>
  <message>
   <source>Which cards of the field a card captures. Of two it takes one, of three or more all.</source>
   <translation>場のどの札を取れるか。2枚あれば1枚を、3枚以上あればすべてを取ります。</translation>
  </message>
  <message>
   <source>Which cards these piles take.</source>
   <translation>これらの山が受ける札。</translation>
  </message>
  <message>
   <source>Which cards they take.</source>
   <translation>受ける札。</translation>
  </message>
  <message>
   <source>Which drawn cards capture it where it lies on the field.</source>
   <translation>場にあるこの札を、どのめくり札で取れるか。</translation>
  </message>
  <message>
   <source>Which further cards count; left out, those among which the yaku chooses.</source>
   <translation>数える追加の札。省くと、役が選ぶ元の札です。</translation>
  </message>
  <message>
   <source>Which hand cards capture it where it lies on the field.</source>
   <translation>場にあるこの札を、どの手札で取れるか。</translation>
  </message>
  <message>
   <source>Which hand cards may be discarded by it.</source>
   <translation>これで捨てられる手札。</translation>
  </message>
  <message>
   <source>Which one?</source>
   <translation>どれを取る？</translation>
  </message>
  <message>
   <source>Which open cards may be laid together.</source>
   <translation>一緒にまとめられる表向きの札。</translation>
  </message>
  <message>
   <source>Which open cards may be moved into an empty column (of a run, its lowest card).</source>
   <translation>空の列に動かせる表向きの札（並びならその一番下）。</translation>
  </message>
  <message>
   <source>Which way turns go round the table.</source>
   <translation>手番がテーブルをどちら向きに回るか。</translation>
  </message>
  <message>
   <source>While a column is empty the stock may not be turned.</source>
   <translation>空いた列がある間は、山札をめくれません。</translation>
  </message>
  <message>
   <source>While it is held: look at your last card.</source>
   <translation>押している間、最後の札を見ます。</translation>
  </message>
  <message>
   <source>While it lies on the field, it can be captured by {cards} and by no other card, from hand or stock</source>
   <translation>場にある間は、手札でも山札でも、{cards}だけで取れます</translation>
  </message>
  <message>
   <source>While it lies on the field, it can be captured by {cards}, from hand or stock</source>
   <translation>場にある間は、手札でも山札でも、{cards}で取れます</translation>
  </message>
  <message>
   <source>While it lies on the field, it can be captured from the hand by {cards}</source>
   <translation>場にある間は、手札の{cards}で取れます</translation>
  </message>
  <message>
   <source>While it lies on the field, it can be captured from the hand by {cards} and by no other card</source>
   <translation>場にある間は、手札の{cards}だけで取れます</translation>
  </message>
  <message>
   <source>While it lies on the field, no hand card captures it</source>
   <translation>場にある間は、手札では取れません</translation>
  </message>
  <message>
   <source>While it lies on the field, nothing captures it</source>
   <translation>場にある間は、どの札でも取れません</translation>
  </message>
  <message>
   <source>Who</source>
   <translation>誰</translation>
  </message>
  <message>
   <source>Who</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>誰が</translation>
  </message>
  <message>
   <source>Who called to go on last.</source>
   <translation>最後に続けると宣言した人。</translation>
  </message>
  <message>
   <source>Who can play a combination must play one.</source>
   <translation>組み合わせを出せるときは、出さなければなりません。</translation>
  </message>
  <message>
   <source>Who deals after a drawn round.</source>
   <translation>引き分けの次の回戦の親。</translation>
  </message>
  <message>
   <source>Who deals the next round, and so begins it: the winner; who lost most (of equals, the first in turn from the winner); the next in turn; or always the same. The first dealer is found by cards: the earliest month deals.</source>
   <translation>次の回戦の親（最初に手番を行う人）。勝者、最も失った人（同じなら勝者から先に回る人）、次の席の人、またはいつも同じ人。最初の親は札で決め、早い月を引いた人です。</translation>
  </message>
  <message>
   <source>Who deals the next round: whoever scored best or worst in this one (of equals, the first in turn), the next in turn, or always the same.</source>
   <translation>次の回戦の親。この回戦の最高点か最低点の人（同じなら手番の早い人）、次の席の人、またはいつも同じ人。</translation>
  </message>
  <message>
   <source>Who devised or wrote down the rules.</source>
   <translation>ルールを考えたり書き留めたりした人。</translation>
  </message>
  <message>
   <source>Who draws them: the next player, or everybody else.</source>
   <translation>誰が引くか。次のプレイヤー、またはほかの全員。</translation>
  </message>
  <message>
   <source>Who gets the odd card of its own month that is left at the end: whoever captured the others of that month, the user, or nobody.</source>
   <translation>終わりに残った同じ月の余り札が誰のものになるか。その月のほかの札を取った人、使った人、または誰のものでもないか。</translation>
  </message>
  <message>
   <source>Who gets the odd cards of the other month that are left on the field at the end: whoever captured with the wild card (or captured it), or nobody.</source>
   <translation>終わりに場に残ったもう一方の月の余り札が誰のものになるか。鬼札で取った人（または鬼札を取った人）か、誰のものでもないか。</translation>
  </message>
  <message>
   <source>Who plays against you</source>
   <translation>対戦相手</translation>
  </message>
  <message>
   <source>Who plays alone has the keys on the right of the keyboard.</source>
   <translation>一人で遊ぶとき、キーボードの右側のキーを使います。</translation>
  </message>
  <message>
   <source>Who plays cannot be noted ({why}).</source>
   <translation>誰が遊ぶかを記録できません（{why}）。</translation>
  </message>
  <message>
   <source>Who scores: nobody, and the round is drawn; the dealer; or whoever was the last to make a yaku or to raise one, and gets what all of this player's yaku are worth together.</source>
   <translation>誰が得点するか。誰も得点せず引き分け、親、または最後に役を作ったか伸ばした人（その人の役すべての点を得ます）。</translation>
  </message>
  <message>
   <source>Who settles it: quick hands, or the lot, which asks no speed of anybody; `nobody` means that there is none.</source>
   <translation>どう決めるか。手の速さで競うか、速さの要らないくじにします。`nobody`なら行いません。</translation>
  </message>
  <message>
   <source>Who takes which stack after a round.</source>
   <translation>回戦のあと、誰がどの台を取るか。</translation>
  </message>
  <message>
   <source>Whoever ends the round scores. If that is somebody else, you get nothing for your {points}.</source>
   <translation>得点できるのは回戦を終わらせた人だけです。ほかの人が終わらせると、あなたの{points}は無効になります。</translation>
  </message>
  <message>
   <source>Whoever has no card left has won the round at once, whatever was played last; an effect that was still to come is dropped.</source>
   <translation>最後に何を出したかにかかわらず、手札がなくなった人はその場で回戦に勝ちます。まだ残っていた効果は起こりません。</translation>
  </message>
  <message>
   <source>Whoever has no card left wins the round and gains what the cards left in the other hands are worth; nobody loses anything</source>
   <translation>手札がなくなった人が回戦に勝ち、ほかの人の手札に残った札の点を得ます。誰も点を失いません</translation>
  </message>
  <message>
   <source>Whoever has no card left wins the round, and the other pays for the cards left in their hand</source>
   <translation>手札がなくなった人が回戦に勝ち、もう一方は手元に残った札の点を払います</translation>
  </message>
  <message>
   <source>Whoever has no card left wins the round, and the others pay for the cards left in their hands</source>
   <translation>手札がなくなった人が回戦に勝ち、ほかの人は手元に残った札の点を払います</translation>
  </message>
  <message>
   <source>Whoever has no more than {cards} after a round lays them out row by row as far as they go, each column with its top card open, and has no deck.</source>
   <translation>回戦のあとに持っているのが{cards}以下の人は、それを横に1段ずつ、並べられるだけ並べます。どの列も一番上を表にし、山札はありません。</translation>
  </message>
  <message>
   <source>Whoever lost most in a round deals the next; of equals, whoever comes first in turn after the winner.</source>
   <translation>回戦で最も多く失った人が次の親になります。同じ点なら、勝った人のあとで先に手番が来る人です。</translation>
  </message>
  <message>
   <source>Whoever presses before that, or too soon to have seen it, is out.</source>
   <translation>その前に押した人や、見たにしては早すぎる人は失格です。</translation>
  </message>
  <message>
   <source>Whoever presses before the signal is out.</source>
   <translation>合図の前に押すと失格です。</translation>
  </message>
  <message>
   <source>Whoever scored best in a round deals the next; if several tie, whoever comes first in turn order</source>
   <translation>回戦で最も得点した人が次の親になります。同点なら、手番が先の人です</translation>
  </message>
  <message>
   <source>Whoever scored worst in a round deals the next; if several tie, whoever comes first in turn order</source>
   <translation>回戦で最も得点の低かった人が次の親になります。同点なら、手番が先の人です</translation>
  </message>
  <message>
   <source>Whoever wins this round has won the game</source>
   <translation>この回戦に勝った人が対局の勝者です</translation>
  </message>
  <message>
   <source>Whoever wins this round wins the game.</source>
   <translation>この回戦に勝ったほうが対局に勝ちます。</translation>
  </message>
  <message>
   <source>Whole month</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>ひと月全部</translation>
  </message>
  <message>
   <source>Whose victory in such a round wins the game: anybody's; only that of the player who was short of cards, as in Spit; or nobody's, and whoever runs out of cards has won.</source>
   <translation>このような回戦で誰が勝つと対局の勝ちになるか。誰でも、札が足りなかった人だけ（スピットのように）、または誰も対局の勝ちにはならず札がなくなった人の勝ちか。</translation>
  </message>
  <message>
   <source>Why? Choice {number} of {count}</source>
   <translation>なぜ？（選択{number}/{count}）</translation>
  </message>
  <message>
   <source>Wild</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>鬼札</translation>
  </message>
  <message>
   <source>Wild cards.</source>
   <translation>鬼札。</translation>
  </message>
  <message>
   <source>Willow</source>
   <translation>柳</translation>
  </message>
  <message>
   <source>Willow Lightning</source>
   <translation>柳に雷</translation>
  </message>
  <message>
   <source>Willow Rain Man</source>
   <translation>柳に小野道風</translation>
  </message>
  <message>
   <source>Willow Swallow</source>
   <translation>柳に燕</translation>
  </message>
  <message>
   <source>Willow red ribbon</source>
   <translation>柳に短冊</translation>
  </message>
  <message>
   <source>Win</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>勝ち</translation>
  </message>
  <message>
   <source>Winner</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>勝者</translation>
  </message>
  <message>
   <source>Wins the game</source>
   <translation>勝率</translation>
  </message>
  <message>
   <source>Wisteria</source>
   <translation>藤</translation>
  </message>
  <message>
   <source>Wisteria Cuckoo</source>
   <translation>藤にほととぎす</translation>
  </message>
  <message>
   <source>Wisteria chaff</source>
   <translation>藤のカス</translation>
  </message>
  <message>
   <source>Wisteria red ribbon</source>
   <translation>藤に短冊</translation>
  </message>
  <message>
   <source>With boar and deer, your butterflies make a yaku.</source>
   <translation>取った蝶に猪と鹿がそろえば、役になります。</translation>
  </message>
  <message>
   <source>With empty columns</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>空の列があっても</translation>
  </message>
  <message>
   <source>With the sake cup it makes a yaku. You hold a chrysanthemum.</source>
   <translation>盃と合わせると役になります。手札に菊があります。</translation>
  </message>
  <message>
   <source>With whom do you swap hands?</source>
   <translation>誰と手札を交換しますか？</translation>
  </message>
  <message>
   <source>With whom the player who discarded swaps hands: with nobody, with the next player, or with one of the player's choice.</source>
   <translation>札を捨てた人が、誰と手札を交換するか。誰とも交換しない、次のプレイヤーと、または選んだ人と。</translation>
  </message>
  <message>
   <source>With {number} or more players, lots are drawn among the others</source>
   <translation>{number}人以上のときは、ほかの人の間でくじを引きます</translation>
  </message>
  <message>
   <source>With {number} or more players, the others race for the winner's palm</source>
   <translation>{number}人以上のときは、ほかの人が勝った人の手のひらに手を重ねる早さを競います</translation>
  </message>
  <message numerus="yes">
   <source>With {n} moves taken back</source>
   <translation>
    <numerusform>{n}手戻しました</numerusform>
   </translation>
  </message>
  <message>
   <source>Without</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>除く札</translation>
  </message>
  <message>
   <source>Without a mouse, use the arrow keys and Enter.</source>
   <translation>マウスがなくても、矢印キーとEnterで遊べます。</translation>
  </message>
  <message>
   <source>Won today</source>
   <translation>今日はクリア済み</translation>
  </message>
  <message>
   <source>Work</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>書名</translation>
  </message>
  <message>
   <source>Wrap</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>12月と1月をつなぐ</translation>
  </message>
  <message>
   <source>Write this game into one file that can be sent.</source>
   <translation>このゲームを、人に送れる一つのファイルに書き出します。</translation>
  </message>
  <message>
   <source>YAML directives are not read here</source>
   <translation>YAMLの指示文はここでは読めません</translation>
  </message>
  <message>
   <source>Yaku</source>
   <translation>役</translation>
  </message>
  <message>
   <source>Yaku</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>役</translation>
  </message>
  <message>
   <source>Yaku and koi-koi</source>
   <translation>役とこいこい</translation>
  </message>
  <message>
   <source>Yaku collected: {yaku}</source>
   <translation>取った役：{yaku}</translation>
  </message>
  <message>
   <source>Yaku in a game</source>
   <translation>1局の役の数</translation>
  </message>
  <message>
   <source>Yaku of others</source>
   <translation>ほかの人の役</translation>
  </message>
  <message>
   <source>Yaku of {game}, in which single cards have no value</source>
   <translation>「{game}」の役（札ごとの点数はありません）</translation>
  </message>
  <message>
   <source>Yaku points</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>役の点</translation>
  </message>
  <message>
   <source>Yaku that do not count beside this one.</source>
   <translation>この役があるときは数えない役。</translation>
  </message>
  <message>
   <source>Yaku that must have been collected before it.</source>
   <translation>先に集めておかなければならない役。</translation>
  </message>
  <message>
   <source>Yaku to collect.</source>
   <translation>集める役。</translation>
  </message>
  <message>
   <source>Yaku {collected}/{all}</source>
   <translation>役{collected}/{all}</translation>
  </message>
  <message>
   <source>Yatsuhashi Solitaire, version 1.2</source>
   <translation>八橋ソリティア、バージョン1.2</translation>
  </message>
  <message>
   <source>Year</source>
   <comment>the label of a field in the form of a rule file</comment>
   <translation>年</translation>
  </message>
  <message>
   <source>Yes, that is one. There is another.</source>
   <translation>はい、1枚見つけました。まだあります。</translation>
  </message>
  <message>
   <source>Yes, those two belong together.</source>
   <translation>はい、その2枚は仲間です。</translation>
  </message>
  <message>
   <source>Yes: the crane before the rising sun.</source>
   <translation>そうです。日の出と鶴です。</translation>
  </message>
  <message>
   <source>You</source>
   <translation>あなた</translation>
  </message>
  <message>
   <source>You are the Speed winner!</source>
   <translation>あなたがスピード勝者です！</translation>
  </message>
  <message numerus="yes">
   <source>You capture all four, and then turn up {number} stock cards as usual.</source>
   <translation>
    <numerusform>4枚すべてを取り、そのあといつもどおり山札を{number}枚めくります。</numerusform>
   </translation>
  </message>
  <message>
   <source>You capture all four, and then turn up {number} stock cards, one after the other.</source>
   <translation>4枚すべてを取り、続けて山札を{number}枚、1枚ずつめくります。</translation>
  </message>
  <message>
   <source>You chose: {move}.</source>
   <translation>あなたの選択：{move}。</translation>
  </message>
  <message>
   <source>You ended the round: {stop}!</source>
   <translation>あなたの{stop}で回戦終了です！</translation>
  </message>
  <message>
   <source>You gain {amount}</source>
   <translation>あなたが{amount}点得る</translation>
  </message>
  <message>
   <source>You had nothing to choose in this round yet.</source>
   <translation>この回戦では、まだ選ぶところがありません。</translation>
  </message>
  <message>
   <source>You have another turn</source>
   <translation>もう一度あなたの手番</translation>
  </message>
  <message>
   <source>You have captured the moon already. It lies with your cards.</source>
   <translation>月はもう取ってあり、取り札の中にあります。</translation>
  </message>
  <message>
   <source>You have no cards left for a deck of your own.</source>
   <translation>自分の山札にする札は残りません。</translation>
  </message>
  <message>
   <source>You have one card left for a deck of your own.</source>
   <translation>自分の山札になるのは1枚だけです。</translation>
  </message>
  <message>
   <source>You have too few cards for a deck.</source>
   <translation>あなたは山札にする札が足りません。</translation>
  </message>
  <message>
   <source>You have won the round! That was your first game.</source>
   <translation>この回戦はあなたの勝ちです！初めての対局でした。</translation>
  </message>
  <message>
   <source>You have won!</source>
   <translation>あなたの勝ちです！</translation>
  </message>
  <message>
   <source>You know how to play</source>
   <translation>もう遊べます</translation>
  </message>
  <message>
   <source>You may call {go} at most {times} in a round. After that, and in your last turn of the round, it is always {stop}</source>
   <translation>{go}は1回戦に{times}までです。そのあとと、回戦の最後の手番では、必ず{stop}になります</translation>
  </message>
  <message>
   <source>You may call {go} only once in a round. After that, and in your last turn of the round, it is always {stop}</source>
   <translation>{go}は1回戦に1回だけです。そのあとと、回戦の最後の手番では、必ず{stop}になります</translation>
  </message>
  <message>
   <source>You may discard it at once {places}; or you keep it, whatever it is</source>
   <translation>引いた札は、{places}すぐに捨てられます。捨てずに手札に加えてもかまいません</translation>
  </message>
  <message>
   <source>You may lay open cards together: the top card of a column moves onto the open top card of another of your columns if it is {relation}</source>
   <translation>列の一番上の札は、自分のほかの列の一番上の表向きの札に重ねられます。重ねられるのは、{relation}です</translation>
  </message>
  <message>
   <source>You may play any card of your hand, but if it can capture, it must</source>
   <translation>手札のどれを出してもかまいませんが、取れる札があれば必ず取ります</translation>
  </message>
  <message>
   <source>You may take one of them, and you choose which.</source>
   <translation>取れるのは1枚。どちらにするかはあなたが選びます。</translation>
  </message>
  <message>
   <source>You need not learn them by heart. The flowers will show you the way.</source>
   <translation>暗記はいりません。花が教えてくれます。</translation>
  </message>
  <message>
   <source>You pay nothing</source>
   <translation>あなたは支払いなし</translation>
  </message>
  <message>
   <source>You pay {amount}</source>
   <translation>あなたが{amount}点払う</translation>
  </message>
  <message>
   <source>You pay {amount} to {payee}</source>
   <translation>{payee}に{amount}点払います</translation>
  </message>
  <message>
   <source>You play</source>
   <translation>あなた</translation>
  </message>
  <message>
   <source>You play a forfeit</source>
   <translation>あなたは罰ゲーム</translation>
  </message>
  <message>
   <source>You play from the lower edge of the table.</source>
   <translation>あなたの席は画面の手前側です。</translation>
  </message>
  <message>
   <source>You shed the last card.</source>
   <translation>あなたが上がりました。</translation>
  </message>
  <message>
   <source>You swap hands with someone</source>
   <translation>誰かと手札を交換する</translation>
  </message>
  <message>
   <source>You swap hands with the next player</source>
   <translation>次の人と手札を交換する</translation>
  </message>
  <message>
   <source>You take {cards}</source>
   <translation>{cards}取りました</translation>
  </message>
  <message>
   <source>You were bold, and it went well. Now make sure of it.</source>
   <translation>思い切りが実りました。ここで確実にしましょう。</translation>
  </message>
  <message>
   <source>You were dealt a hand that wins at once.</source>
   <translation>あなたは配られた手札で勝ちました。</translation>
  </message>
  <message>
   <source>You were first to play every card of the layout.</source>
   <translation>あなたが先に並べた札をすべて出しました。</translation>
  </message>
  <message>
   <source>You win when {conditions}</source>
   <translation>次の条件を満たせば勝ちです：{conditions}</translation>
  </message>
  <message>
   <source>You would then pay {factor} times as much:</source>
   <translation>その場合は{factor}倍を払います：</translation>
  </message>
  <message>
   <source>Your captured</source>
   <translation>あなたの取り札</translation>
  </message>
  <message>
   <source>Your cards stay in their columns until they go to the middle</source>
   <translation>札は、台へ出すまでその列に置いたままです</translation>
  </message>
  <message>
   <source>Your column {number}</source>
   <translation>あなたの{number}列目</translation>
  </message>
  <message>
   <source>Your columns</source>
   <translation>あなたの列</translation>
  </message>
  <message>
   <source>Your deck</source>
   <translation>あなたの山札</translation>
  </message>
  <message>
   <source>Your drawn card</source>
   <translation>あなたの引いた札</translation>
  </message>
  <message>
   <source>Your first yaku! “{stop}” ends the round: you get its points.</source>
   <translation>初めての役です！「{stop}」で回戦を終えると、役の点が入ります。</translation>
  </message>
  <message>
   <source>Your hand</source>
   <translation>あなたの手札</translation>
  </message>
  <message>
   <source>Your hand is still taking a card back.</source>
   <translation>手がまだ札を戻しているところです。</translation>
  </message>
  <message>
   <source>Your hand, if nobody else plays at this keyboard; or click.</source>
   <translation>このキーボードを1人で使うときの、あなたの手。クリックでもかまいません。</translation>
  </message>
  <message>
   <source>Your last card does not go on {top}.</source>
   <translation>最後の札は{top}に重ねられません。</translation>
  </message>
  <message>
   <source>Your last card is turned face down: only you know it, and you play it as soon as it fits</source>
   <translation>最後の1枚は裏返します。何の札かは自分だけが知っていて、合うときが来たらすぐに出します</translation>
  </message>
  <message>
   <source>Your last card lies open like any other</source>
   <translation>最後の1枚も、ほかの札と同じく表向きです</translation>
  </message>
  <message>
   <source>Your last card stays face down.</source>
   <translation>最後の1枚は裏向きのままです。</translation>
  </message>
  <message>
   <source>Your last card: you win the round!</source>
   <translation>最後の1枚：この回戦はあなたの勝ちです！</translation>
  </message>
  <message>
   <source>Your other {cards} are your own deck, face down beside it.</source>
   <translation>残りの{cards}は自分の山札として、裏向きで横に置きます。</translation>
  </message>
  <message>
   <source>Your own rule files</source>
   <translation>自分のルールファイル</translation>
  </message>
  <message>
   <source>Your own yaku are not added</source>
   <translation>自分の役の点は加えません</translation>
  </message>
  <message>
   <source>Your own, in games that wait for nobody.</source>
   <translation>待ったなしのゲームで、自分の札をめくります。</translation>
  </message>
  <message>
   <source>Your stock</source>
   <translation>あなたの山札</translation>
  </message>
  <message>
   <source>Your team has won, you and {names}!</source>
   <translation>あなたと{names}のチームの勝ちです！</translation>
  </message>
  <message>
   <source>Your turn</source>
   <translation>あなたの番</translation>
  </message>
  <message>
   <source>Your turn is one of these combinations, or a struggle.</source>
   <translation>手番では、次の組み合わせのどれか、または「あがき」を行います。</translation>
  </message>
  <message>
   <source>Yours</source>
   <translation>自分</translation>
  </message>
  <message>
   <source>Yours, when they are bared.</source>
   <translation>上の札がなくなった自分の札をめくります。</translation>
  </message>
  <message>
   <source>Yuki</source>
   <comment>a player's name</comment>
   <translation>ユキ</translation>
  </message>
  <message>
   <source>`count` cards of each month, or of each kind, that is among `cards`.</source>
   <translation>`cards`にある月や種類のそれぞれから`count`枚。</translation>
  </message>
  <message>
   <source>`fishing`: capture cards of the field with cards from hand and stock.</source>
   <translation>`fishing`：手札と山札の札で場札を取ります。</translation>
  </message>
  <message>
   <source>`shedding`: be the first to have no cards left.</source>
   <translation>`shedding`：最初に札をなくした人の勝ちです。</translation>
  </message>
  <message>
   <source>`speed`: play at the same time as the other, as fast as you can.</source>
   <translation>`speed`：相手と同時に、できるだけ速く出します。</translation>
  </message>
  <message>
   <source>`tableau`: a patience.</source>
   <translation>`tableau`：ソリティアです。</translation>
  </message>
  <message>
   <source>a ':' is missing after this key</source>
   <translation>このキーのあとに':'がありません</translation>
  </message>
  <message>
   <source>a December</source>
   <translation>12月の札</translation>
  </message>
  <message>
   <source>a February</source>
   <translation>2月の札</translation>
  </message>
  <message>
   <source>a January</source>
   <translation>1月の札</translation>
  </message>
  <message>
   <source>a July</source>
   <translation>7月の札</translation>
  </message>
  <message>
   <source>a June</source>
   <translation>6月の札</translation>
  </message>
  <message>
   <source>a March</source>
   <translation>3月の札</translation>
  </message>
  <message>
   <source>a May</source>
   <translation>5月の札</translation>
  </message>
  <message>
   <source>a November</source>
   <translation>11月の札</translation>
  </message>
  <message>
   <source>a September</source>
   <translation>9月の札</translation>
  </message>
  <message>
   <source>a bed</source>
   <translation>花壇</translation>
  </message>
  <message>
   <source>a blue ribbon</source>
   <translation>青短</translation>
  </message>
  <message>
   <source>a booklet with Koi-Koi, Mushi, Go-Stop and Higo-Bana</source>
   <translation>こいこい、むし、ゴーストップ、肥後花の小冊子</translation>
  </message>
  <message>
   <source>a bright</source>
   <translation>光</translation>
  </message>
  <message>
   <source>a card</source>
   <translation>札</translation>
  </message>
  <message>
   <source>a card cannot have been laid later than now, or than one upon it</source>
   <translation>札を出した時刻が、今よりも、上の札よりもあとになることはありません</translation>
  </message>
  <message>
   <source>a card is 'turned' where one is to be taken, and only there</source>
   <translation>「turned」の札は、取る札を選ぶときにあり、ほかのときにはありません</translation>
  </message>
  <message>
   <source>a card is drawn as 'x' where it may be discarded, and only there</source>
   <translation>「x」は引いた札で、それを捨てられるときにあり、ほかのときにはありません</translation>
  </message>
  <message>
   <source>a card of its own kind</source>
   <translation>本来の種類の札</translation>
  </message>
  <message>
   <source>a card serves one need</source>
   <translation>1枚の札は1つの条件だけに使えます</translation>
  </message>
  <message>
   <source>a card that is drawn in this game is not discarded at once</source>
   <translation>このゲームでは、引いた札をすぐには捨てられません</translation>
  </message>
  <message>
   <source>a card that was collected with one yaku is gone for the others</source>
   <translation>ある役で集めた札は、ほかの役には使えません</translation>
  </message>
  <message>
   <source>a card's id is needed, such as pine-crane</source>
   <translation>pine-craneのような札のidが必要です</translation>
  </message>
  <message>
   <source>a card's id, or a map such as {month: 1, category: chaff}, is needed</source>
   <translation>札のid、または{month: 1, category: chaff}のようなマップが必要です</translation>
  </message>
  <message>
   <source>a chaff card</source>
   <translation>カス</translation>
  </message>
  <message>
   <source>a chain of more than {most} bases is too long</source>
   <translation>元のゲームの連なりは{most}個までです</translation>
  </message>
  <message>
   <source>a column</source>
   <translation>列</translation>
  </message>
  <message>
   <source>a column has a bar between what lies face down and what is open</source>
   <translation>列には、裏向きの札と表向きの札の間に縦線が必要です</translation>
  </message>
  <message>
   <source>a file called {stem} cannot name what is in it: small letters, digits and single hyphens are needed</source>
   <translation>{stem}というファイル名は使えません。小文字の英数字とハイフン一つずつで書いてください</translation>
  </message>
  <message>
   <source>a file holds one game: put what follows into a file of its own</source>
   <translation>1つのファイルには1つのゲームです。続きは別のファイルに入れてください</translation>
  </message>
  <message>
   <source>a file with errors cannot be sent: mend it first</source>
   <translation>誤りのあるファイルは送れません。先に直してください</translation>
  </message>
  <message>
   <source>a file with errors is not taken in</source>
   <translation>誤りのあるファイルは取り込めません</translation>
  </message>
  <message>
   <source>a finished round has another count of numbers</source>
   <translation>終わった回戦の数の個数が違います</translation>
  </message>
  <message>
   <source>a finished round says a seat or a stack that there is not</source>
   <translation>終わった回戦に、ない席か台が書かれています</translation>
  </message>
  <message>
   <source>a fishing game is for two players or more</source>
   <translation>花合わせ系のゲームは2人以上で遊びます</translation>
  </message>
  <message>
   <source>a foundation</source>
   <translation>列</translation>
  </message>
  <message>
   <source>a free place</source>
   <translation>空き枠</translation>
  </message>
  <message>
   <source>a game called {name} is there already</source>
   <translation>{name}という名前のゲームはすでにあります</translation>
  </message>
  <message>
   <source>a game cannot do without {key}</source>
   <translation>{key}のないゲームはありません</translation>
  </message>
  <message>
   <source>a game has its base's family</source>
   <translation>ゲームの系統は元のゲームと同じです</translation>
  </message>
  <message>
   <source>a house rule needs a name</source>
   <translation>ローカルルールには名前が必要です</translation>
  </message>
  <message>
   <source>a key is missing before the ':'</source>
   <translation>':'の前にキーがありません</translation>
  </message>
  <message>
   <source>a key must be a single word</source>
   <translation>キーは1語でなければなりません</translation>
  </message>
  <message>
   <source>a language is written 'en', 'ja' or 'pt-BR'</source>
   <translation>言語は'en'、'ja'、'pt-BR'のように書きます</translation>
  </message>
  <message>
   <source>a layout takes all cards that a player has, so that nobody has a deck</source>
   <translation>プレイヤーの札をすべて並べるため、手元の山札が残りません</translation>
  </message>
  <message>
   <source>a layout takes {layout} cards, and each player has {half} of the deck's {size}</source>
   <translation>並べるのに{layout}枚必要ですが、各プレイヤーの札は{size}枚のデッキのうち{half}枚です</translation>
  </message>
  <message>
   <source>a lead of {lead} stands here already</source>
   <translation>{lead}点差の項目はすでにあります</translation>
  </message>
  <message>
   <source>a line is a name, a colon and what belongs to it</source>
   <translation>各行は、名前とコロンとその内容です</translation>
  </message>
  <message>
   <source>a list</source>
   <translation>リスト</translation>
  </message>
  <message>
   <source>a list entry ('- ') cannot stand here</source>
   <translation>ここにリストの項目（'- '）は書けません</translation>
  </message>
  <message>
   <source>a list is needed: entries in [ ], or each after a '- '</source>
   <translation>リストが必要です。[ ]の中か、'- 'に続けて項目を書いてください</translation>
  </message>
  <message>
   <source>a list is not allowed here</source>
   <translation>ここにリストは書けません</translation>
  </message>
  <message>
   <source>a list stands at the top, where keys are needed</source>
   <translation>一番上にリストがありますが、キーが必要です</translation>
  </message>
  <message>
   <source>a list: {entries}</source>
   <translation>リスト：{entries}</translation>
  </message>
  <message>
   <source>a map</source>
   <translation>マップ</translation>
  </message>
  <message>
   <source>a map from card to file is needed</source>
   <translation>札からファイルへのマップが必要です</translation>
  </message>
  <message>
   <source>a map is not allowed here</source>
   <translation>ここにマップは書けません</translation>
  </message>
  <message>
   <source>a name</source>
   <translation>名前</translation>
  </message>
  <message>
   <source>a name of small letters, digits and single hyphens is needed</source>
   <translation>小文字の英数字とハイフン一つずつの名前が必要です</translation>
  </message>
  <message>
   <source>a name stands on one line</source>
   <translation>名前は1行に書いてください</translation>
  </message>
  <message>
   <source>a number</source>
   <translation>数</translation>
  </message>
  <message>
   <source>a number from {least} to {most}</source>
   <translation>{least}から{most}までの数</translation>
  </message>
  <message>
   <source>a number of players from 2 to 7 is needed</source>
   <translation>2から7までの人数が必要です</translation>
  </message>
  <message>
   <source>a number of players from 2 to 7 or 'any' is needed</source>
   <translation>2から7までの人数か'any'が必要です</translation>
  </message>
  <message>
   <source>a path is needed here</source>
   <translation>ここにはパスが必要です</translation>
  </message>
  <message>
   <source>a patience is for one player</source>
   <translation>ソリティアは1人で遊びます</translation>
  </message>
  <message>
   <source>a picture must lie inside the deck's own folder</source>
   <translation>絵はデッキのフォルダーの中に置いてください</translation>
  </message>
  <message>
   <source>a picture of this game has no '{name}'</source>
   <translation>このゲームの局面図に「{name}」という行はありません</translation>
  </message>
  <message>
   <source>a picture says what is asked and which round it is</source>
   <translation>局面図には、何を問うかと、どの回戦かを書きます</translation>
  </message>
  <message>
   <source>a pile</source>
   <translation>山</translation>
  </message>
  <message>
   <source>a poetry ribbon</source>
   <translation>赤短</translation>
  </message>
  <message>
   <source>a race does not last {n} milliseconds</source>
   <translation>早取りが{n}ミリ秒続くことはありません</translation>
  </message>
  <message>
   <source>a race is for the palm of a winner, in games that have one</source>
   <translation>早取りは、勝った人の手のひらを取り合うもので、それがあるゲームだけで行います</translation>
  </message>
  <message>
   <source>a real-time game is for two players</source>
   <translation>リアルタイムのゲームは2人で遊びます</translation>
  </message>
  <message>
   <source>a record has a deal or a picture</source>
   <translation>記録に書けるのは、配札か局面図のどちらかです</translation>
  </message>
  <message>
   <source>a record has no '{key}'</source>
   <translation>記録に「{key}」という項目はありません</translation>
  </message>
  <message>
   <source>a red ribbon</source>
   <translation>無地の短冊</translation>
  </message>
  <message>
   <source>a ribbon</source>
   <translation>短冊</translation>
  </message>
  <message>
   <source>a round goes on as long as everybody has cards</source>
   <translation>回戦が続くのは、全員に手札がある間だけです</translation>
  </message>
  <message>
   <source>a round has no '{key}'</source>
   <translation>回戦に「{key}」という項目はありません</translation>
  </message>
  <message>
   <source>a round is laid out again {n} times at most</source>
   <translation>並べ直しは{n}回までです</translation>
  </message>
  <message>
   <source>a round is worth the same to everybody: neither cards nor yaku count</source>
   <translation>札も役も数えないため、どの回戦も全員が同じ点になります</translation>
  </message>
  <message>
   <source>a round is written as '2 again 0 seed 7'</source>
   <translation>回戦は「2 again 0 seed 7」のように書きます</translation>
  </message>
  <message>
   <source>a rule file has a few thousand characters; is this one?</source>
   <translation>ルールファイルは数千文字のものです。これは本当にルールファイルですか？</translation>
  </message>
  <message>
   <source>a second ':' cannot stand on this line</source>
   <translation>この行に2つ目の':'は書けません</translation>
  </message>
  <message>
   <source>a second document begins here</source>
   <translation>ここから2つ目の文書が始まっています</translation>
  </message>
  <message>
   <source>a shedding game is for two players or more</source>
   <translation>早上がり系のゲームは2人以上で遊びます</translation>
  </message>
  <message>
   <source>a sheet with Hana-Awase</source>
   <translation>花合わせの説明書</translation>
  </message>
  <message>
   <source>a tab cannot indent a line</source>
   <translation>タブで字下げすることはできません</translation>
  </message>
  <message>
   <source>a text</source>
   <translation>テキスト</translation>
  </message>
  <message>
   <source>a text is needed</source>
   <translation>テキストが必要です</translation>
  </message>
  <message>
   <source>a text stands at the top, where keys are needed</source>
   <translation>一番上にテキストがありますが、キーが必要です</translation>
  </message>
  <message>
   <source>a text, or a text for each language, is needed</source>
   <translation>テキスト、または言語ごとのテキストが必要です</translation>
  </message>
  <message>
   <source>a turn is half played while a card is to be taken, and only then</source>
   <translation>手番が途中なのは、取る札を選ぶときだけです</translation>
  </message>
  <message>
   <source>a value is missing here</source>
   <translation>ここに値がありません</translation>
  </message>
  <message>
   <source>a value is missing here: {needed}</source>
   <translation>ここに値がありません。{needed}</translation>
  </message>
  <message>
   <source>a whole number from {least} to {most} or '{word}' is needed</source>
   <translation>{least}から{most}までの整数か'{word}'が必要です</translation>
  </message>
  <message>
   <source>a whole number is needed</source>
   <translation>整数が必要です</translation>
  </message>
  <message>
   <source>a whole number or '{word}' is needed</source>
   <translation>整数か'{word}'が必要です</translation>
  </message>
  <message>
   <source>a yaku cannot stand over itself</source>
   <translation>役は自分自身より上にはなれません</translation>
  </message>
  <message>
   <source>a yaku cannot wait for itself</source>
   <translation>役は自分自身を待てません</translation>
  </message>
  <message>
   <source>a {name} has no '{key}'</source>
   <translation>「{name}」の行に「{key}」という項目はありません</translation>
  </message>
  <message>
   <source>a {pile}</source>
   <translation>{pile}</translation>
  </message>
  <message numerus="yes">
   <source>about {n} minutes</source>
   <translation>
    <numerusform>約{n}分</numerusform>
   </translation>
  </message>
  <message>
   <source>add 'foundations:'</source>
   <translation>'foundations:'を加えてください</translation>
  </message>
  <message>
   <source>add 'foundations:', 'cells:' or 'yaku:'</source>
   <translation>'foundations:'、'cells:'、'yaku:'のどれかを加えてください</translation>
  </message>
  <message>
   <source>add 'stock:', or make columns larger</source>
   <translation>'stock:'を加えるか、列を長くしてください</translation>
  </message>
  <message>
   <source>add 'stopping', or {delete}</source>
   <translation>'stopping'を加えるか、{delete}</translation>
  </message>
  <message>
   <source>add 'yaku'</source>
   <translation>'yaku'を加えてください</translation>
  </message>
  <message>
   <source>add 'yaku:'</source>
   <translation>'yaku:'を加えてください</translation>
  </message>
  <message>
   <source>add '{number}: {{hand: ..., field: ...}}', or change 'players'</source>
   <translation>'{number}: {{hand: ..., field: ...}}'を加えるか、'players'を変えてください</translation>
  </message>
  <message>
   <source>add an entry with 'points: 0' if it is meant so</source>
   <translation>そのつもりなら'points: 0'の項目を加えてください</translation>
  </message>
  <message>
   <source>add an entry without 'lead' if every best result is to earn points</source>
   <translation>1位がいつも得点するようにするには、'lead'のない項目を加えてください</translation>
  </message>
  <message>
   <source>add it, or 'any' for all others</source>
   <translation>それを加えるか、ほか全部のための'any'を加えてください</translation>
  </message>
  <message>
   <source>adjacent</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>隣の月</translation>
  </message>
  <message>
   <source>after ten deals that do not count the next one is played all the same</source>
   <translation>無効な配札が10回続くと、次の配札はそのまま遊びます</translation>
  </message>
  <message numerus="yes">
   <source>after {n} drawn</source>
   <translation>
    <numerusform>流れた回戦{n}回のあと</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>after {n} more</source>
   <translation>
    <numerusform>あと{n}役</numerusform>
   </translation>
  </message>
  <message>
   <source>again</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>もう一度</translation>
  </message>
  <message>
   <source>aliases ('*') are not read here</source>
   <translation>エイリアス（'*'）はここでは読めません</translation>
  </message>
  <message>
   <source>all</source>
   <comment>a value of a rule file</comment>
   <translation>すべて</translation>
  </message>
  <message>
   <source>all</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>すべて</translation>
  </message>
  <message>
   <source>all animals</source>
   <translation>すべてのタネ</translation>
  </message>
  <message>
   <source>all blue ribbons</source>
   <translation>すべての青短</translation>
  </message>
  <message>
   <source>all brights</source>
   <translation>すべての光</translation>
  </message>
  <message>
   <source>all cards</source>
   <translation>すべての札</translation>
  </message>
  <message>
   <source>all chaff</source>
   <translation>すべてのカス</translation>
  </message>
  <message>
   <source>all four cards</source>
   <translation>4枚すべて</translation>
  </message>
  <message>
   <source>all its cards come from one pile</source>
   <translation>札はすべて1か所から取ります</translation>
  </message>
  <message>
   <source>all poetry ribbons</source>
   <translation>すべての赤短</translation>
  </message>
  <message>
   <source>all red ribbons</source>
   <translation>すべての無地の短冊</translation>
  </message>
  <message>
   <source>all ribbons</source>
   <translation>すべての短冊</translation>
  </message>
  <message>
   <source>all see the three</source>
   <translation>3枚を全員に見せる</translation>
  </message>
  <message>
   <source>all so far</source>
   <translation>これまで全部</translation>
  </message>
  <message>
   <source>all yaku together score only {points}</source>
   <translation>役をすべて合わせても{points}点です</translation>
  </message>
  <message>
   <source>all {cards}</source>
   <translation>{cards}すべて</translation>
  </message>
  <message numerus="yes">
   <source>all {number} yaku are collected</source>
   <translation>
    <numerusform>{number}の役をすべて集める</numerusform>
   </translation>
  </message>
  <message>
   <source>also</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>両方</translation>
  </message>
  <message>
   <source>also for {names}</source>
   <translation>{names}の分も</translation>
  </message>
  <message>
   <source>among the captured cards</source>
   <comment>where a card lies</comment>
   <translation>取り札</translation>
  </message>
  <message>
   <source>among the cards to pick from</source>
   <comment>where a card lies</comment>
   <translation>引く札</translation>
  </message>
  <message>
   <source>among the turned cards</source>
   <comment>where a card lies</comment>
   <translation>めくった札</translation>
  </message>
  <message>
   <source>among your captured cards</source>
   <comment>where a card lies</comment>
   <translation>あなたの取り札</translation>
  </message>
  <message>
   <source>among your games it would not be the game that it is here</source>
   <translation>自分のゲームに加えると、ここにあるゲームとは別のものになります</translation>
  </message>
  <message>
   <source>among {player}'s captured cards</source>
   <comment>where a card lies</comment>
   <translation>{player}の取り札</translation>
  </message>
  <message>
   <source>an April</source>
   <translation>4月の札</translation>
  </message>
  <message>
   <source>an August</source>
   <translation>8月の札</translation>
  </message>
  <message>
   <source>an October</source>
   <translation>10月の札</translation>
  </message>
  <message>
   <source>an animal</source>
   <translation>タネ</translation>
  </message>
  <message>
   <source>an empty text is not allowed here</source>
   <translation>ここに空のテキストは書けません</translation>
  </message>
  <message>
   <source>an opponent</source>
   <translation>相手</translation>
  </message>
  <message>
   <source>an {pile}</source>
   <translation>{pile}</translation>
  </message>
  <message>
   <source>anchors ('&amp;') are not read here</source>
   <translation>アンカー（'&amp;'）はここでは読めません</translation>
  </message>
  <message>
   <source>animal</source>
   <translation>タネ</translation>
  </message>
  <message>
   <source>animal</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>タネ</translation>
  </message>
  <message>
   <source>animals</source>
   <translation>タネ</translation>
  </message>
  <message>
   <source>another turn</source>
   <translation>もう一度手番</translation>
  </message>
  <message>
   <source>any</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>どれでも</translation>
  </message>
  <message>
   <source>any card</source>
   <translation>任意の札</translation>
  </message>
  <message>
   <source>any card</source>
   <comment>of a part of the deck</comment>
   <translation>札</translation>
  </message>
  <message>
   <source>any number of its cards may come from free places</source>
   <translation>空き枠からは何枚でも取れます</translation>
  </message>
  <message>
   <source>any number of its cards may come from the turned cards, as long as they lie together on top of them</source>
   <translation>めくった札からは、上に続けて重なっているかぎり何枚でも取れます</translation>
  </message>
  <message>
   <source>any number of players</source>
   <translation>何人でも</translation>
  </message>
  <message>
   <source>any turn</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>いつの手番でも</translation>
  </message>
  <message>
   <source>anybody</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>誰でも</translation>
  </message>
  <message>
   <source>as usual</source>
   <comment>a value of a rule file</comment>
   <translation>通常どおり</translation>
  </message>
  <message>
   <source>ask for less</source>
   <translation>もっと少なくしてください</translation>
  </message>
  <message>
   <source>at another place in its month</source>
   <translation>月の中で違う順位</translation>
  </message>
  <message>
   <source>at least one of its cards comes from {piles}</source>
   <translation>1枚以上を{piles}から取ります</translation>
  </message>
  <message>
   <source>at least {cards}</source>
   <translation>{cards}以上</translation>
  </message>
  <message>
   <source>at least {number} of its cards come from {piles}</source>
   <translation>{number}枚以上を{piles}から取ります</translation>
  </message>
  <message numerus="yes">
   <source>at least {n} of {cards} cards always stay on the table</source>
   <translation>
    <numerusform>{cards}枚のうち少なくとも{n}枚はいつも場に残ります</numerusform>
   </translation>
  </message>
  <message>
   <source>at most one of its cards may come from the turned cards, the top one</source>
   <translation>めくった札から取れるのは、一番上の1枚だけです</translation>
  </message>
  <message>
   <source>at most {cards}</source>
   <translation>{cards}以下</translation>
  </message>
  <message>
   <source>at most {most} paths can be removed</source>
   <translation>取り除けるのは{most}件までです</translation>
  </message>
  <message>
   <source>at most {number} of its cards may come from free places</source>
   <translation>空き枠から取れるのは{number}枚までです</translation>
  </message>
  <message>
   <source>at most {number} of its cards may come from the top of the turned cards</source>
   <translation>めくった札の上から取れるのは{number}枚までです</translation>
  </message>
  <message>
   <source>at the same place in its month</source>
   <translation>月の中で同じ順位</translation>
  </message>
  <message>
   <source>bed</source>
   <comment>of a patience</comment>
   <translation>花壇</translation>
  </message>
  <message>
   <source>before a card at most {n} are told of, and none from a deck</source>
   <translation>1枚の札の前に書けるのは{n}枚までで、山札からの札は書けません</translation>
  </message>
  <message>
   <source>begin the list on a line of its own</source>
   <translation>リストは新しい行から始めてください</translation>
  </message>
  <message>
   <source>begin with 'family: tableau', or with 'extends:' and a game's name</source>
   <translation>'family: tableau'か、'extends:'とゲームの名前で始めてください</translation>
  </message>
  <message>
   <source>begin with 'id:' and 'name:'</source>
   <translation>'id:'と'name:'から始めてください</translation>
  </message>
  <message>
   <source>being captured</source>
   <comment>where a card lies</comment>
   <translation>取る途中の札</translation>
  </message>
  <message>
   <source>best</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>最高点の人</translation>
  </message>
  <message>
   <source>block</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>束</translation>
  </message>
  <message>
   <source>blue</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>青短</translation>
  </message>
  <message>
   <source>blue ribbon</source>
   <translation>青短</translation>
  </message>
  <message>
   <source>blue ribbons</source>
   <translation>青短</translation>
  </message>
  <message>
   <source>bombs: {count}</source>
   <translation>爆弾：{count}</translation>
  </message>
  <message>
   <source>both</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>両方</translation>
  </message>
  <message>
   <source>bridge</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>八橋</translation>
  </message>
  <message>
   <source>bright</source>
   <translation>光</translation>
  </message>
  <message>
   <source>bright</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>光</translation>
  </message>
  <message>
   <source>brights</source>
   <translation>光</translation>
  </message>
  <message>
   <source>bush warbler</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>鶯</translation>
  </message>
  <message>
   <source>by cells</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>空き枠しだい</translation>
  </message>
  <message>
   <source>by hand</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>手で</translation>
  </message>
  <message>
   <source>by itself</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>自動で</translation>
  </message>
  <message>
   <source>by players</source>
   <translation>人数別</translation>
  </message>
  <message>
   <source>by these cards it is time to {what}</source>
   <translation>この札では、今は「{what}」のときです</translation>
  </message>
  <message>
   <source>by these cards the round is over</source>
   <translation>この札では、回戦は終わっています</translation>
  </message>
  <message>
   <source>call the file '{file}'</source>
   <translation>ファイル名を'{file}'にしてください</translation>
  </message>
  <message>
   <source>called {call}</source>
   <translation>「{call}」</translation>
  </message>
  <message numerus="yes">
   <source>called {name} {n} times</source>
   <translation>
    <numerusform>{name}を{n}回</numerusform>
   </translation>
  </message>
  <message>
   <source>card</source>
   <translation>札</translation>
  </message>
  <message>
   <source>card among {cards}</source>
   <translation>札（{cards}のうち）</translation>
  </message>
  <message>
   <source>cards</source>
   <translation>札</translation>
  </message>
  <message>
   <source>cards among {cards}</source>
   <translation>札（{cards}のうち）</translation>
  </message>
  <message>
   <source>cards are named like 'pine-crane'</source>
   <translation>札は'pine-crane'のように書きます</translation>
  </message>
  <message>
   <source>cards at the end</source>
   <translation>最後の枚数</translation>
  </message>
  <message>
   <source>cards for the next round</source>
   <translation>次の回戦の枚数</translation>
  </message>
  <message>
   <source>cards ran out</source>
   <comment>a round</comment>
   <translation>札切れ</translation>
  </message>
  <message>
   <source>cards, or a map such as {cards: {month: 12}, count: 3}, is needed</source>
   <translation>札、または{cards: {month: 12}, count: 3}のようなマップが必要です</translation>
  </message>
  <message>
   <source>category</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>種類</translation>
  </message>
  <message>
   <source>cell {number}</source>
   <translation>空き枠{number}</translation>
  </message>
  <message>
   <source>chaff</source>
   <translation>カス</translation>
  </message>
  <message>
   <source>chaff</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>カス</translation>
  </message>
  <message>
   <source>chaff card</source>
   <translation>カス</translation>
  </message>
  <message>
   <source>chance</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>くじ</translation>
  </message>
  <message>
   <source>change 'match', 'cards' or the number of cards</source>
   <translation>'match'、'cards'、または枚数を変えてください</translation>
  </message>
  <message>
   <source>change 'match', or the number of cards</source>
   <translation>'match'か枚数を変えてください</translation>
  </message>
  <message>
   <source>change 'team_size' or 'players'</source>
   <translation>'team_size'か'players'を変えてください</translation>
  </message>
  <message>
   <source>choose</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>選ぶ</translation>
  </message>
  <message>
   <source>clockwise</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>右回り</translation>
  </message>
  <message>
   <source>closed</source>
   <translation>閉じています</translation>
  </message>
  <message>
   <source>coloured chaff</source>
   <translation>色付きのカス</translation>
  </message>
  <message>
   <source>coloured paulownia</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>桐の色付きのカス</translation>
  </message>
  <message>
   <source>column</source>
   <comment>of a patience</comment>
   <translation>列</translation>
  </message>
  <message>
   <source>column {number}</source>
   <translation>列{number}</translation>
  </message>
  <message>
   <source>columns</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>列</translation>
  </message>
  <message>
   <source>complete</source>
   <translation>成立</translation>
  </message>
  <message>
   <source>count what the yaku and foundations take</source>
   <translation>役と組札で何枚減るか数えてください</translation>
  </message>
  <message>
   <source>counted</source>
   <comment>a round</comment>
   <translation>点数計算</translation>
  </message>
  <message>
   <source>counter clockwise</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>左回り</translation>
  </message>
  <message>
   <source>cut to the limit</source>
   <translation>上限まで</translation>
  </message>
  <message>
   <source>deal fewer cards</source>
   <translation>配る札を減らしてください</translation>
  </message>
  <message>
   <source>deal fewer cards, or write 'round_ends: hands'</source>
   <translation>配る札を減らすか、'round_ends: hands'と書いてください</translation>
  </message>
  <message>
   <source>deal laid out</source>
   <translation>並べた配札</translation>
  </message>
  <message>
   <source>deal more to the 'field'</source>
   <translation>'field'に配る札を増やしてください</translation>
  </message>
  <message>
   <source>deal {deal}</source>
   <translation>配札{deal}</translation>
  </message>
  <message>
   <source>deal {number}</source>
   <translation>配札{number}</translation>
  </message>
  <message numerus="yes">
   <source>deal {n} cards less</source>
   <translation>
    <numerusform>配る札を{n}枚減らしてください</numerusform>
   </translation>
  </message>
  <message>
   <source>dealer</source>
   <translation>親</translation>
  </message>
  <message>
   <source>dealer</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>親</translation>
  </message>
  <message>
   <source>dealer {name}</source>
   <translation>親は{name}</translation>
  </message>
  <message>
   <source>delete 'cards', or say in 'hand' how many</source>
   <translation>'cards'を削除するか、'hand'に枚数を書いてください</translation>
  </message>
  <message>
   <source>delete 'field', or write 'onto: nothing'</source>
   <translation>'field'を削除するか、'onto: nothing'と書いてください</translation>
  </message>
  <message>
   <source>delete it</source>
   <translation>削除してください</translation>
  </message>
  <message>
   <source>delete it, or quote the text</source>
   <translation>削除するか、テキストを引用符で囲んでください</translation>
  </message>
  <message>
   <source>delete one of the two</source>
   <translation>どちらか一方を削除してください</translation>
  </message>
  <message>
   <source>delete this line</source>
   <translation>この行を削除してください</translation>
  </message>
  <message>
   <source>did not press</source>
   <translation>押さず</translation>
  </message>
  <message>
   <source>did you mean {found}, in quotes?</source>
   <translation>引用符付きの{found}のことですか？</translation>
  </message>
  <message>
   <source>did you mean {found}?</source>
   <translation>{found}のことですか？</translation>
  </message>
  <message>
   <source>different</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>違う</translation>
  </message>
  <message>
   <source>discard</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>捨て札</translation>
  </message>
  <message numerus="yes">
   <source>discard {number} field cards, each of which fits on the one before</source>
   <translation>
    <numerusform>前の札に合う順に、場札{number}枚を捨てます</numerusform>
   </translation>
  </message>
  <message>
   <source>discarded {cards}</source>
   <translation>{cards}を捨てた</translation>
  </message>
  <message>
   <source>discarded {cards} from the field</source>
   <translation>場の{cards}を捨てた</translation>
  </message>
  <message>
   <source>doubled</source>
   <translation>2倍</translation>
  </message>
  <message>
   <source>draw</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>配って決める</translation>
  </message>
  <message>
   <source>drawn</source>
   <comment>a game</comment>
   <translation>引き分け</translation>
  </message>
  <message>
   <source>drawn</source>
   <comment>a round</comment>
   <translation>引き分け</translation>
  </message>
  <message>
   <source>drawn</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>引き分け</translation>
  </message>
  <message>
   <source>draws {cards}</source>
   <translation>{cards}引く</translation>
  </message>
  <message>
   <source>draws {cards} and loses the turn</source>
   <translation>{cards}引いて1回休み</translation>
  </message>
  <message numerus="yes">
   <source>draws {n} cards</source>
   <translation>
    <numerusform>{n}枚めくる</numerusform>
   </translation>
  </message>
  <message>
   <source>drew a card</source>
   <translation>1枚引いた</translation>
  </message>
  <message>
   <source>drew a card and kept it</source>
   <translation>1枚引いて残した</translation>
  </message>
  <message>
   <source>drew {card}</source>
   <translation>{card}をめくった</translation>
  </message>
  <message>
   <source>drew {card}, laid</source>
   <translation>{card}をめくり、場に出した</translation>
  </message>
  <message>
   <source>drew {card}, took {taken}</source>
   <translation>{card}をめくり、{taken}を取った</translation>
  </message>
  <message numerus="yes">
   <source>drew {n} cards</source>
   <translation>
    <numerusform>{n}枚引いた</numerusform>
   </translation>
  </message>
  <message>
   <source>each</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>超えるごとに倍</translation>
  </message>
  <message>
   <source>each of {count} piles would wait for all the cards, in this order</source>
   <translation>{count}個の山のどれもが、すべての札をこの順で待つことになります</translation>
  </message>
  <message>
   <source>each opponent</source>
   <translation>それぞれの相手</translation>
  </message>
  <message>
   <source>each part needs a name of its own</source>
   <translation>項目ごとに別の名前が必要です</translation>
  </message>
  <message>
   <source>earlier</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>一つ前の月</translation>
  </message>
  <message>
   <source>earlier effects name all of these cards, and the first one counts</source>
   <translation>前の効果がこれらの札をすべて挙げており、最初のものが有効になります</translation>
  </message>
  <message>
   <source>eight</source>
   <comment>a number</comment>
   <translation>8</translation>
  </message>
  <message>
   <source>eighteen</source>
   <comment>a number</comment>
   <translation>18</translation>
  </message>
  <message>
   <source>either</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>よいほう</translation>
  </message>
  <message>
   <source>eleven</source>
   <comment>a number</comment>
   <translation>11</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>空</translation>
  </message>
  <message>
   <source>end lines with the return key</source>
   <translation>行はEnterキーで終わらせてください</translation>
  </message>
  <message>
   <source>error</source>
   <comment>how bad a problem of a rule file is</comment>
   <translation>エラー</translation>
  </message>
  <message>
   <source>every combination takes more cards than a hand of {largest} has</source>
   <translation>どの組み合わせも、手札の{largest}枚より多くの札を使います</translation>
  </message>
  <message>
   <source>every number of players is there already</source>
   <translation>すべての人数がすでにあります</translation>
  </message>
  <message>
   <source>every yaku says its own points</source>
   <translation>どの役にも点が書かれています</translation>
  </message>
  <message>
   <source>every {count} games</source>
   <translation>{count}局に1回</translation>
  </message>
  <message>
   <source>every {pile}</source>
   <translation>各{pile}</translation>
  </message>
  <message numerus="yes">
   <source>everybody else draws {number} cards</source>
   <translation>
    <numerusform>ほかの全員が札を{number}枚引きます</numerusform>
   </translation>
  </message>
  <message>
   <source>exactly {cards}</source>
   <translation>ちょうど{cards}</translation>
  </message>
  <message>
   <source>exempt</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>支払い免除</translation>
  </message>
  <message>
   <source>face down</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>裏向き</translation>
  </message>
  <message>
   <source>face-down cards stand first, in one pair of brackets</source>
   <translation>裏向きの札は、最初に、一組のかっこに入れて書きます</translation>
  </message>
  <message>
   <source>fastest win</source>
   <translation>最速の勝ち</translation>
  </message>
  <message>
   <source>fewest</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>少ないほう</translation>
  </message>
  <message>
   <source>field</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>場札</translation>
  </message>
  <message>
   <source>field cards go beneath the hand cards, or by themselves, but not both</source>
   <translation>場札は手札の下に敷くか、単独で捨てるかのどちらかです</translation>
  </message>
  <message>
   <source>fifteen</source>
   <comment>a number</comment>
   <translation>15</translation>
  </message>
  <message>
   <source>first</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>最初の人</translation>
  </message>
  <message>
   <source>first</source>
   <comment>place in its month</comment>
   <translation>1番目</translation>
  </message>
  <message>
   <source>first by lot</source>
   <translation>くじで1番</translation>
  </message>
  <message>
   <source>first turn</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>最初の手番</translation>
  </message>
  <message>
   <source>fishing</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>花合わせ系</translation>
  </message>
  <message>
   <source>five</source>
   <comment>a number</comment>
   <translation>5</translation>
  </message>
  <message>
   <source>for {opponent} who captured {cards}</source>
   <translation>取り札が{cards}の{opponent}からは</translation>
  </message>
  <message>
   <source>for {opponent} who captured {cards} of these: {these}</source>
   <translation>次の札を{cards}取った{opponent}からは（{these}）</translation>
  </message>
  <message>
   <source>forfeit</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>罰ゲーム</translation>
  </message>
  <message>
   <source>foundation</source>
   <comment>of a patience</comment>
   <translation>列</translation>
  </message>
  <message>
   <source>foundation {number}</source>
   <translation>組札{number}</translation>
  </message>
  <message>
   <source>four</source>
   <comment>a number</comment>
   <translation>4</translation>
  </message>
  <message>
   <source>four</source>
   <comment>so many cards</comment>
   <translation>4枚</translation>
  </message>
  <message>
   <source>fourteen</source>
   <comment>a number</comment>
   <translation>14</translation>
  </message>
  <message>
   <source>fourth</source>
   <comment>place in its month</comment>
   <translation>4番目</translation>
  </message>
  <message>
   <source>free place</source>
   <translation>空き枠</translation>
  </message>
  <message>
   <source>free places</source>
   <comment>after “the”</comment>
   <translation>空き枠</translation>
  </message>
  <message>
   <source>free places</source>
   <comment>where cards come from</comment>
   <translation>空き枠</translation>
  </message>
  <message>
   <source>from the only stack</source>
   <translation>ただ一つの台から</translation>
  </message>
  <message>
   <source>from the stack that is left</source>
   <translation>残った台から</translation>
  </message>
  <message>
   <source>from {name}</source>
   <translation>{name}より</translation>
  </message>
  <message>
   <source>full</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>満杯</translation>
  </message>
  <message>
   <source>games</source>
   <translation>対局</translation>
  </message>
  <message>
   <source>give a deal for {numbers} players in this file</source>
   <translation>このファイルに{numbers}人用の配札を書いてください</translation>
  </message>
  <message>
   <source>give each entry a 'lead' of its own</source>
   <translation>項目ごとに別の'lead'を書いてください</translation>
  </message>
  <message>
   <source>give it a 'match' of its own by which fewer cards fit, or let it take fewer</source>
   <translation>重ねられる札が少なくなる'match'をこれに付けるか、使う枚数を減らしてください</translation>
  </message>
  <message>
   <source>give one of 'empty_field', 'whole_month' and 'own_pair' a number</source>
   <translation>'empty_field'、'whole_month'、'own_pair'のどれかに数を書いてください</translation>
  </message>
  <message>
   <source>give one of them 'hand: 1'</source>
   <translation>どれかに'hand: 1'と書いてください</translation>
  </message>
  <message>
   <source>give some cards points</source>
   <translation>いくつかの札に点を付けてください</translation>
  </message>
  <message>
   <source>give this file another name</source>
   <translation>このファイルに別の名前を付けてください</translation>
  </message>
  <message>
   <source>give yaku their 'points'</source>
   <translation>役に'points'を付けてください</translation>
  </message>
  <message>
   <source>given up early</source>
   <translation>早めに除外</translation>
  </message>
  <message>
   <source>hands</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>手札</translation>
  </message>
  <message>
   <source>hands are swapped by an effect that lets its player choose</source>
   <translation>手札の交換は、相手を選べる効果があるときだけです</translation>
  </message>
  <message>
   <source>higher</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>上の種類</translation>
  </message>
  <message>
   <source>in column {number}</source>
   <comment>where a card lies</comment>
   <translation>{number}列目</translation>
  </message>
  <message>
   <source>in free place {number}</source>
   <comment>where a card lies</comment>
   <translation>空き枠{number}</translation>
  </message>
  <message>
   <source>in the hand</source>
   <comment>where a card lies</comment>
   <translation>手札</translation>
  </message>
  <message>
   <source>in the stock</source>
   <comment>where a card lies</comment>
   <translation>山札</translation>
  </message>
  <message>
   <source>in your column {number}</source>
   <comment>where a card lies</comment>
   <translation>あなたの{number}列目</translation>
  </message>
  <message>
   <source>in your hand</source>
   <comment>where a card lies</comment>
   <translation>あなたの手札</translation>
  </message>
  <message>
   <source>in your stock</source>
   <comment>where a card lies</comment>
   <translation>あなたの山札</translation>
  </message>
  <message>
   <source>in {player}'s column {number}</source>
   <comment>where a card lies</comment>
   <translation>{player}の{number}列目</translation>
  </message>
  <message>
   <source>in {player}'s hand</source>
   <comment>where a card lies</comment>
   <translation>{player}の手札</translation>
  </message>
  <message>
   <source>in {player}'s stock</source>
   <comment>where a card lies</comment>
   <translation>{player}の山札</translation>
  </message>
  <message>
   <source>indent with spaces</source>
   <translation>空白で字下げしてください</translation>
  </message>
  <message numerus="yes">
   <source>indent with spaces; {n} further lines begin so</source>
   <translation>
    <numerusform>空白で字下げしてください。ほかにも{n}行あります</numerusform>
   </translation>
  </message>
  <message>
   <source>inherited</source>
   <translation>受け継ぎ</translation>
  </message>
  <message>
   <source>instead</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>代わりに</translation>
  </message>
  <message>
   <source>it cannot be read</source>
   <translation>読み込めません</translation>
  </message>
  <message>
   <source>it cannot be written</source>
   <translation>書き込めません</translation>
  </message>
  <message>
   <source>it comes from {pile}</source>
   <translation>{pile}から取ります</translation>
  </message>
  <message>
   <source>it has no condition, and so it always multiplies</source>
   <translation>条件がないため、いつも倍になります</translation>
  </message>
  <message>
   <source>it has too many pixels</source>
   <translation>ピクセル数が多すぎます</translation>
  </message>
  <message>
   <source>it is damaged ({why})</source>
   <translation>壊れています（{why}）</translation>
  </message>
  <message>
   <source>it is for: {keys}</source>
   <translation>これは次のためのものです：{keys}</translation>
  </message>
  <message>
   <source>it is no game for these players any more.</source>
   <translation>この人数では、もう遊べません。</translation>
  </message>
  <message>
   <source>it is no picture, or a broken one</source>
   <translation>絵ではないか、壊れています</translation>
  </message>
  <message>
   <source>it is no text</source>
   <translation>テキストファイルではありません</translation>
  </message>
  <message>
   <source>it is not {width} x {height}</source>
   <translation>大きさが{width}×{height}ではありません</translation>
  </message>
  <message>
   <source>it is what the dealer gets: write 'scores: dealer'</source>
   <translation>これは親が得る点です。'scores: dealer'と書いてください</translation>
  </message>
  <message>
   <source>it may be the top one of the turned cards</source>
   <translation>めくった札の一番上から取れます</translation>
  </message>
  <message>
   <source>it may come from a free place</source>
   <translation>空き枠から取れます</translation>
  </message>
  <message>
   <source>it may not be the top one of the turned cards</source>
   <translation>めくった札からは取れません</translation>
  </message>
  <message>
   <source>it may not come from a free place</source>
   <translation>空き枠からは取れません</translation>
  </message>
  <message>
   <source>it need not come from {pile}</source>
   <translation>{pile}から取らなくてもかまいません</translation>
  </message>
  <message>
   <source>it stands on line {line} already</source>
   <translation>すでに{line}行目にあります</translation>
  </message>
  <message>
   <source>it takes cards that spoil it, and so it never counts</source>
   <translation>役を消す札が必要なので、決して数えられません</translation>
  </message>
  <message>
   <source>it takes {number} cards, and no hand has more than {largest}</source>
   <translation>{number}枚が必要ですが、手札は最大{largest}枚です</translation>
  </message>
  <message numerus="yes">
   <source>it waits for {after} other yaku, but there are only {n} others</source>
   <translation>
    <numerusform>ほかの役を{after}個待ちますが、ほかには{n}個しかありません</numerusform>
   </translation>
  </message>
  <message>
   <source>its '{key}' names {name}, which is removed here</source>
   <translation>'{key}'に、ここで取り除く{name}があります</translation>
  </message>
  <message>
   <source>its cards come from no more than {number} piles</source>
   <translation>札を取れるのは{number}か所までです</translation>
  </message>
  <message>
   <source>its cards may come from any number of piles</source>
   <translation>札は何か所から取ってもかまいません</translation>
  </message>
  <message>
   <source>its developers</source>
   <translation>その開発者</translation>
  </message>
  <message>
   <source>its key is written with a question mark</source>
   <translation>キーが疑問符で書かれています</translation>
  </message>
  <message>
   <source>its permissions forbid it to this user</source>
   <translation>このユーザーには許可されていません</translation>
  </message>
  <message>
   <source>join</source>
   <translation>合わせ</translation>
  </message>
  <message>
   <source>just drawn</source>
   <comment>where a card lies</comment>
   <translation>引いた札</translation>
  </message>
  <message>
   <source>just drawn by you</source>
   <comment>where a card lies</comment>
   <translation>あなたが引いた札</translation>
  </message>
  <message>
   <source>just drawn by {player}</source>
   <comment>where a card lies</comment>
   <translation>{player}の引いた札</translation>
  </message>
  <message>
   <source>keep one of the two</source>
   <translation>どちらか一方だけにしてください</translation>
  </message>
  <message>
   <source>keeps {name} from {yaku}</source>
   <translation>{name}の{yaku}を防ぐ</translation>
  </message>
  <message>
   <source>kept the drawn card</source>
   <translation>引いた札を残した</translation>
  </message>
  <message>
   <source>keys and values are needed</source>
   <translation>キーと値が必要です</translation>
  </message>
  <message>
   <source>keys of one map, and entries of one list, begin in the same column</source>
   <translation>同じマップのキーや同じリストの項目は、同じ桁から始めます</translation>
  </message>
  <message>
   <source>known families: {listed}</source>
   <translation>使える系統：{listed}</translation>
  </message>
  <message>
   <source>known here: {listed}</source>
   <translation>ここで使えるもの：{listed}</translation>
  </message>
  <message>
   <source>laid {cards} on the field</source>
   <translation>{cards}を場に出した</translation>
  </message>
  <message>
   <source>laid {cards} on {field}</source>
   <translation>{cards}を{field}に重ねた</translation>
  </message>
  <message>
   <source>larger</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>多いほう</translation>
  </message>
  <message>
   <source>last yaku</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>最後に役を作った人</translation>
  </message>
  <message>
   <source>last {count}</source>
   <translation>直近{count}局</translation>
  </message>
  <message>
   <source>later</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>一つ後の月</translation>
  </message>
  <message>
   <source>later by lot</source>
   <translation>くじで2番目以降</translation>
  </message>
  <message>
   <source>later entries name all of these cards, and the last one counts</source>
   <translation>あとの項目がこれらの札をすべて挙げており、最後のものが有効になります</translation>
  </message>
  <message>
   <source>lay out fewer cards, so that the first cards in the middle come from decks</source>
   <translation>並べる札を減らすと、中央の最初の札が山札から出せます</translation>
  </message>
  <message numerus="yes">
   <source>lay out {n} cards less</source>
   <translation>
    <numerusform>並べる札を{n}枚減らしてください</numerusform>
   </translation>
  </message>
  <message>
   <source>lay {cards} on a field card on which it fits, and discard both</source>
   <translation>{cards}を合う場札に重ね、両方を捨てます</translation>
  </message>
  <message>
   <source>lay {cards} on the discard pile</source>
   <translation>{cards}を捨て札の上に出します</translation>
  </message>
  <message>
   <source>lay {cards} on the discard pile, on whose top card it fits</source>
   <translation>捨て札の一番上の札に合う{cards}を、その上に出します</translation>
  </message>
  <message>
   <source>lay {cards} one by one, each of which fits on the one before, on a field card on which the first of them fits, and discard them all</source>
   <translation>前の札に合う順に{cards}を1枚ずつ、最初の札が合う場札に重ね、すべて捨てます</translation>
  </message>
  <message>
   <source>lay {cards} one by one, each of which fits on the one before, on the discard pile</source>
   <translation>前の札に合う順に{cards}を1枚ずつ、捨て札の上に出します</translation>
  </message>
  <message>
   <source>lay {cards} one by one, each of which fits on the one before, on the discard pile, on whose top card the first of them fits</source>
   <translation>前の札に合う順に{cards}を1枚ずつ、捨て札の上に出します。最初の札は、捨て札の一番上の札に合わなければなりません</translation>
  </message>
  <message numerus="yes">
   <source>lay {number} hand cards on the field</source>
   <translation>
    <numerusform>手札{number}枚を場に出します</numerusform>
   </translation>
  </message>
  <message>
   <source>layout</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>並べた札</translation>
  </message>
  <message>
   <source>leave 'players' out</source>
   <translation>'players'は書かないでください</translation>
  </message>
  <message>
   <source>leave it out</source>
   <translation>省いてください</translation>
  </message>
  <message>
   <source>leave it out, or give it to others too</source>
   <translation>省くか、ほかの役にも付けてください</translation>
  </message>
  <message>
   <source>leave it out: the base is a game of the family {family}</source>
   <translation>省いてください。元は系統{family}のゲームです</translation>
  </message>
  <message>
   <source>left</source>
   <comment>a game</comment>
   <translation>中断</translation>
  </message>
  <message>
   <source>left in the deck</source>
   <translation>山札の残り</translation>
  </message>
  <message>
   <source>left in the layout</source>
   <translation>並べた札の残り</translation>
  </message>
  <message>
   <source>left unfinished</source>
   <translation>途中でやめた対局</translation>
  </message>
  <message>
   <source>left: {months}</source>
   <translation>左：{months}</translation>
  </message>
  <message>
   <source>let every card fit somewhere, or leave these out of the deck</source>
   <translation>どの札もどこかに置けるようにするか、これらの札をデッキから外してください</translation>
  </message>
  <message>
   <source>let fewer cards fit on one another, or take fewer of them</source>
   <translation>重ねられる札を減らすか、使う枚数を減らしてください</translation>
  </message>
  <message>
   <source>let more cards fit</source>
   <translation>置ける札を増やしてください</translation>
  </message>
  <message>
   <source>lightning</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>雷</translation>
  </message>
  <message>
   <source>line {number}: '{word}' ({card}) is listed twice, first on line {first}</source>
   <translation>{number}行目：「{word}」（{card}）が2度書かれています（最初は{first}行目）</translation>
  </message>
  <message>
   <source>line {number}: '{word}' ({card}) is not in this game's deck</source>
   <translation>{number}行目：「{word}」（{card}）は、このゲームのデッキにありません</translation>
  </message>
  <message>
   <source>line {number}: {error}</source>
   <translation>{number}行目：{error}</translation>
  </message>
  <message>
   <source>look at what each key of it leaves over</source>
   <translation>キーごとに何が残るか確かめてください</translation>
  </message>
  <message>
   <source>loser</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>敗者</translation>
  </message>
  <message>
   <source>loses the turn</source>
   <translation>1回休み</translation>
  </message>
  <message>
   <source>lost</source>
   <translation>負け</translation>
  </message>
  <message>
   <source>lost</source>
   <comment>a game</comment>
   <translation>負け</translation>
  </message>
  <message>
   <source>lost the turn</source>
   <translation>1回休んだ</translation>
  </message>
  <message>
   <source>lost your turn</source>
   <translation>1回休んだ</translation>
  </message>
  <message>
   <source>lots are drawn among the others</source>
   <translation>ほかの人の間でくじを引きます</translation>
  </message>
  <message>
   <source>lots were drawn: {outcome}</source>
   <translation>くじ引き：{outcome}</translation>
  </message>
  <message>
   <source>lower</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>下の種類</translation>
  </message>
  <message>
   <source>made</source>
   <translation>成立</translation>
  </message>
  <message>
   <source>made {yaku} ({points})</source>
   <translation>{yaku}（{points}点）ができた</translation>
  </message>
  <message>
   <source>makes {yaku}</source>
   <translation>{yaku}ができる</translation>
  </message>
  <message>
   <source>maps and lists lie more than {most} deep in one another here</source>
   <translation>ここではマップとリストが{most}段より深く入れ子になっています</translation>
  </message>
  <message>
   <source>merge keys ('&lt;&lt;') are not read here</source>
   <translation>マージキー（'&lt;&lt;'）はここでは読めません</translation>
  </message>
  <message>
   <source>missing: {cards}</source>
   <translation>不足：{cards}</translation>
  </message>
  <message>
   <source>month</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>月</translation>
  </message>
  <message>
   <source>month down</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>月の逆順</translation>
  </message>
  <message>
   <source>more cards were laid on a stack than lie there</source>
   <translation>台にある枚数より多くの札が出されたことになっています</translation>
  </message>
  <message>
   <source>most points</source>
   <translation>最高得点</translation>
  </message>
  <message>
   <source>most won in a row</source>
   <translation>最多連勝</translation>
  </message>
  <message>
   <source>move it down</source>
   <translation>もっと下に移してください</translation>
  </message>
  <message>
   <source>move it up</source>
   <translation>もっと上に移してください</translation>
  </message>
  <message>
   <source>move {number} ({move}) is not possible any more. {why}</source>
   <translation>{number}手目（{move}）はもうできません。{why}</translation>
  </message>
  <message>
   <source>move {number}, '{move}': {why}</source>
   <translation>{number}手目「{move}」：{why}</translation>
  </message>
  <message>
   <source>multiplied by {number}</source>
   <translation>{number}倍</translation>
  </message>
  <message>
   <source>name the files in it</source>
   <translation>中のファイルを指定してください</translation>
  </message>
  <message>
   <source>needs for one month and needs for one kind want some of the same cards</source>
   <translation>ひと月の札の条件と一種類の札の条件が、同じ札を必要としています</translation>
  </message>
  <message>
   <source>never</source>
   <translation>0回</translation>
  </message>
  <message>
   <source>never</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>なし</translation>
  </message>
  <message>
   <source>next</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>次</translation>
  </message>
  <message>
   <source>next higher</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>一つ上の種類</translation>
  </message>
  <message>
   <source>next lower</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>一つ下の種類</translation>
  </message>
  <message>
   <source>nine</source>
   <comment>a number</comment>
   <translation>9</translation>
  </message>
  <message>
   <source>nineteen</source>
   <comment>a number</comment>
   <translation>19</translation>
  </message>
  <message>
   <source>no</source>
   <comment>a number</comment>
   <translation>0</translation>
  </message>
  <message>
   <source>no</source>
   <comment>a value of a rule file</comment>
   <translation>いいえ</translation>
  </message>
  <message>
   <source>no</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>いいえ</translation>
  </message>
  <message>
   <source>no bomb with them later</source>
   <translation>後で爆弾にできない</translation>
  </message>
  <message>
   <source>no card</source>
   <translation>札なし</translation>
  </message>
  <message>
   <source>no card can be put on another, so that nobody ever gets rid of one</source>
   <translation>どの札もほかの札に置けないため、誰も札を減らせません</translation>
  </message>
  <message>
   <source>no card can begin one of these piles</source>
   <translation>これらの山の一つを始められる札がありません</translation>
  </message>
  <message>
   <source>no card can begin this pile</source>
   <translation>この山を始められる札がありません</translation>
  </message>
  <message>
   <source>no card can leave the columns: there is nowhere to go</source>
   <translation>行き先がないため、列の札を動かせません</translation>
  </message>
  <message>
   <source>no card can leave the table: there are neither yaku nor foundations</source>
   <translation>役も組札もないため、札が場から減りません</translation>
  </message>
  <message>
   <source>no card captures another</source>
   <translation>どの札もほかの札を取れません</translation>
  </message>
  <message>
   <source>no card ever fits on another by this rule</source>
   <translation>このルールではどの札も重ねられません</translation>
  </message>
  <message>
   <source>no card is ever taken from an opponent</source>
   <translation>相手から札を取ることが一度もありません</translation>
  </message>
  <message>
   <source>no card is found on it: without margins it is {width} x {height}, far from a card's shape; crop it, or write 'trim: false' in deck.yaml</source>
   <translation>札が見つかりません。余白を除くと{width}×{height}で、札の形とかけ離れています。切り抜くか、deck.yamlに'trim: false'と書いてください</translation>
  </message>
  <message>
   <source>no card is in this deck</source>
   <translation>このデッキには札がありません</translation>
  </message>
  <message>
   <source>no card is left</source>
   <translation>札が1枚も残らない</translation>
  </message>
  <message>
   <source>no card is left in {piles}</source>
   <translation>{piles}に札が1枚も残らない</translation>
  </message>
  <message>
   <source>no card is like this</source>
   <translation>このような札はありません</translation>
  </message>
  <message>
   <source>no cards</source>
   <translation>札なし</translation>
  </message>
  <message>
   <source>no cards are ever laid together, so that there is no block</source>
   <translation>札をまとめることがないので、束はできません</translation>
  </message>
  <message>
   <source>no cards make a run here: every column's 'build' is nothing</source>
   <translation>どの列の'build'も何もないため、札が並びになりません</translation>
  </message>
  <message>
   <source>no combination has an effect</source>
   <translation>効果を持つ組み合わせがありません</translation>
  </message>
  <message>
   <source>no combination takes a card from the hand, so that nobody can win</source>
   <translation>手札を使う組み合わせがないため、誰も勝てません</translation>
  </message>
  <message>
   <source>no combination takes a single hand card, as the drawn one would be</source>
   <translation>引いた札のように手札1枚だけを使う組み合わせがありません</translation>
  </message>
  <message>
   <source>no dealt hand wins in this game</source>
   <translation>このゲームでは配られた手札で勝つことがありません</translation>
  </message>
  <message>
   <source>no drawn card captures it, so none must</source>
   <translation>めくった札では取れないので、必ず取る札もありません</translation>
  </message>
  <message>
   <source>no drawn card is discarded, so none has an effect</source>
   <translation>引いた札を捨てないため、効果も起こりません</translation>
  </message>
  <message>
   <source>no half-size picture of {card}</source>
   <translation>{card}の半分の大きさの絵がありません</translation>
  </message>
  <message>
   <source>no hand card is discarded, so this does not limit anything</source>
   <translation>手札を捨てないため、これは何の制限にもなりません</translation>
  </message>
  <message>
   <source>no more cards in your hand</source>
   <translation>手札は増えない</translation>
  </message>
  <message>
   <source>no more than {most} cards may count as one kind or the other</source>
   <translation>どちらの種類にも数えられる札は{most}枚までです</translation>
  </message>
  <message numerus="yes">
   <source>no more than {number} cards are left</source>
   <translation>
    <numerusform>残る札が{number}枚以下になる</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>no more than {number} cards are left in {piles}</source>
   <translation>
    <numerusform>{piles}に残る札が{number}枚以下になる</numerusform>
   </translation>
  </message>
  <message>
   <source>no number of cards is at least {least} and at most {most}</source>
   <translation>{least}枚以上かつ{most}枚以下という枚数はありません</translation>
  </message>
  <message>
   <source>no other yaku is in the group {group}</source>
   <translation>グループ{group}にはほかの役がありません</translation>
  </message>
  <message>
   <source>no picture of {card}</source>
   <translation>{card}の絵がありません</translation>
  </message>
  <message>
   <source>no problems</source>
   <translation>問題なし</translation>
  </message>
  <message>
   <source>no small pictures</source>
   <translation>小さい絵がありません</translation>
  </message>
  <message>
   <source>no value is given for {cards}, so that it costs nothing</source>
   <translation>{cards}に値がないため、残しても失点になりません</translation>
  </message>
  <message>
   <source>no value is given for {cards}, so that it counts nothing</source>
   <translation>{cards}に値がないため、何の点にもなりません</translation>
  </message>
  <message>
   <source>no wide picture of month {month}</source>
   <translation>{month}月の横長の絵がありません</translation>
  </message>
  <message>
   <source>no {field} field cards fit on one another</source>
   <translation>重ね合わせられる場札{field}枚がありません</translation>
  </message>
  <message>
   <source>no {least} cards of this deck can be laid so, one upon the other</source>
   <translation>このデッキには、そのように重ねられる{least}枚がありません</translation>
  </message>
  <message>
   <source>nobody</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>誰も</translation>
  </message>
  <message>
   <source>nobody but the same player is next, so nobody can lose the turn</source>
   <translation>次も同じプレイヤーなので、誰の手番も飛ばせません</translation>
  </message>
  <message>
   <source>nobody calls in this game</source>
   <translation>このゲームに宣言はありません</translation>
  </message>
  <message>
   <source>nobody can ever stop: all yaku together are worth at most {most} points</source>
   <translation>役をすべて合わせても最大{most}点なので、誰も上がれません</translation>
  </message>
  <message>
   <source>nobody can ever stop: this game has no yaku</source>
   <translation>役がないため、誰も上がれません</translation>
  </message>
  <message>
   <source>nobody draws, so it does not matter who does</source>
   <translation>誰も引かないので、誰が引くかは意味がありません</translation>
  </message>
  <message>
   <source>nobody else is one card from a yaku</source>
   <translation>ほかに、あと1枚で役ができる人はいません</translation>
  </message>
  <message>
   <source>nobody pays anything, so that every game is tied</source>
   <translation>誰も何も払わないので、いつも引き分けになります</translation>
  </message>
  <message>
   <source>nobody shows triples in this game</source>
   <translation>このゲームでは誰も同じ月の3枚を見せません</translation>
  </message>
  <message>
   <source>nobody was in time</source>
   <translation>誰も間に合わず</translation>
  </message>
  <message>
   <source>nobody wins points where the cards are dealt again</source>
   <translation>配り直すときは、誰にも点が入りません</translation>
  </message>
  <message>
   <source>none</source>
   <comment>a value of a rule file</comment>
   <translation>なし</translation>
  </message>
  <message>
   <source>none</source>
   <comment>of these cards</comment>
   <translation>0枚</translation>
  </message>
  <message>
   <source>none of its cards may come from free places</source>
   <translation>空き枠からは取れません</translation>
  </message>
  <message>
   <source>none of its cards may come from the turned cards</source>
   <translation>めくった札からは取れません</translation>
  </message>
  <message>
   <source>none of its cards need come from {piles}</source>
   <translation>{piles}から取らなくてもかまいません</translation>
  </message>
  <message>
   <source>none of these cards is in the deck</source>
   <translation>これらの札はデッキに1枚もありません</translation>
  </message>
  <message>
   <source>not counted</source>
   <translation>統計に含まない</translation>
  </message>
  <message>
   <source>not in the deck: {cards}</source>
   <translation>デッキにない札：{cards}</translation>
  </message>
  <message>
   <source>not readable</source>
   <translation>読み取れません</translation>
  </message>
  <message>
   <source>not saved yet</source>
   <translation>未保存</translation>
  </message>
  <message>
   <source>not won</source>
   <translation>勝ち以外</translation>
  </message>
  <message>
   <source>not won in a row</source>
   <translation>連続で勝ちなし</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>a value of a rule file</comment>
   <translation>なし</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>なし</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>what may be placed</comment>
   <translation>なし</translation>
  </message>
  <message>
   <source>nothing can be removed here</source>
   <translation>ここでは何も取り除けません</translation>
  </message>
  <message>
   <source>nothing happens</source>
   <translation>何も起こりません</translation>
  </message>
  <message>
   <source>nothing is ever shuffled, as there is no redeal</source>
   <translation>配り直しがないため、切り直すこともありません</translation>
  </message>
  <message>
   <source>nothing is named here that wins the game</source>
   <translation>ここには勝つ条件が書かれていません</translation>
  </message>
  <message>
   <source>nothing to draw</source>
   <translation>引く札なし</translation>
  </message>
  <message>
   <source>now {points}</source>
   <translation>今{points}点</translation>
  </message>
  <message>
   <source>of April</source>
   <translation>4月の</translation>
  </message>
  <message>
   <source>of August</source>
   <translation>8月の</translation>
  </message>
  <message>
   <source>of December</source>
   <translation>12月の</translation>
  </message>
  <message>
   <source>of February</source>
   <translation>2月の</translation>
  </message>
  <message>
   <source>of January</source>
   <translation>1月の</translation>
  </message>
  <message>
   <source>of July</source>
   <translation>7月の</translation>
  </message>
  <message>
   <source>of June</source>
   <translation>6月の</translation>
  </message>
  <message>
   <source>of March</source>
   <translation>3月の</translation>
  </message>
  <message>
   <source>of May</source>
   <translation>5月の</translation>
  </message>
  <message>
   <source>of November</source>
   <translation>11月の</translation>
  </message>
  <message>
   <source>of October</source>
   <translation>10月の</translation>
  </message>
  <message>
   <source>of September</source>
   <translation>9月の</translation>
  </message>
  <message>
   <source>of a higher kind</source>
   <translation>上位の種類</translation>
  </message>
  <message>
   <source>of a lower kind</source>
   <translation>下位の種類</translation>
  </message>
  <message>
   <source>of another kind</source>
   <translation>別の種類</translation>
  </message>
  <message>
   <source>of another month</source>
   <translation>別の月</translation>
  </message>
  <message>
   <source>of the kind just above</source>
   <translation>1つ上の種類</translation>
  </message>
  <message>
   <source>of the kind just below</source>
   <translation>1つ下の種類</translation>
  </message>
  <message>
   <source>of the same kind</source>
   <translation>同じ種類</translation>
  </message>
  <message>
   <source>of the same month</source>
   <translation>同じ月</translation>
  </message>
  <message>
   <source>of this kind in any case: {cards}</source>
   <translation>もともとこの種類の札です：{cards}</translation>
  </message>
  <message>
   <source>of two players one wins and the other is exempt, so that nobody ever pays</source>
   <translation>2人では一方が勝ち、もう一方が免れるため、誰も払いません</translation>
  </message>
  <message>
   <source>of {deals} deals for {players}, {number} would be dealt again</source>
   <translation>{players}人用の配札{deals}回のうち{number}回が配り直しになります</translation>
  </message>
  <message>
   <source>of {others} other cards only {average} take a card on average, so that the game mostly stands still</source>
   <translation>ほかの{others}枚のうち札を受けるのは平均{average}枚だけなので、ほとんどの時間動けません</translation>
  </message>
  <message>
   <source>on a field card, together with it</source>
   <translation>合う場札があれば一緒に、</translation>
  </message>
  <message>
   <source>on foundation {number}</source>
   <comment>where a card lies</comment>
   <translation>組札{number}</translation>
  </message>
  <message>
   <source>on middle stack {number}</source>
   <comment>where a card lies</comment>
   <translation>台{number}</translation>
  </message>
  <message>
   <source>on the discard pile</source>
   <translation>捨て札の上に、</translation>
  </message>
  <message>
   <source>on the discard pile</source>
   <comment>where a card lies</comment>
   <translation>捨て札</translation>
  </message>
  <message>
   <source>on the discard pile, if it fits on the top card there</source>
   <translation>捨て札の一番上の札に合えばその上に、</translation>
  </message>
  <message>
   <source>on the field</source>
   <comment>where a card lies</comment>
   <translation>場札</translation>
  </message>
  <message>
   <source>on top</source>
   <translation>一番上</translation>
  </message>
  <message>
   <source>on {others}</source>
   <comment>what a card is</comment>
   <translation>{others}の上に置く札</translation>
  </message>
  <message>
   <source>once</source>
   <translation>1回</translation>
  </message>
  <message>
   <source>once</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>一度だけ</translation>
  </message>
  <message>
   <source>one</source>
   <comment>a number</comment>
   <translation>1</translation>
  </message>
  <message>
   <source>one</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>1枚ずつ</translation>
  </message>
  <message>
   <source>one</source>
   <comment>one, two, three</comment>
   <translation>いち</translation>
  </message>
  <message>
   <source>one</source>
   <comment>so many cards</comment>
   <translation>1枚</translation>
  </message>
  <message>
   <source>one card away</source>
   <translation>あと1枚</translation>
  </message>
  <message>
   <source>one month earlier</source>
   <translation>1つ前の月</translation>
  </message>
  <message>
   <source>one month earlier or later</source>
   <translation>隣の月</translation>
  </message>
  <message>
   <source>one month later</source>
   <translation>1つ後の月</translation>
  </message>
  <message>
   <source>one of {listed} is needed</source>
   <translation>{listed}のどれかが必要です</translation>
  </message>
  <message>
   <source>one of {number} cards is picked, and the deck has {size}</source>
   <translation>{number}枚から選ぶ決まりですが、デッキには{size}枚しかありません</translation>
  </message>
  <message>
   <source>one place further down in its month</source>
   <translation>月の中で1つ下の順位</translation>
  </message>
  <message>
   <source>one place further up in its month</source>
   <translation>月の中で1つ上の順位</translation>
  </message>
  <message>
   <source>one short of {yaku}</source>
   <translation>{yaku}まであと1枚</translation>
  </message>
  <message>
   <source>only YAML 1.1 and 1.2 are read</source>
   <translation>読めるのはYAML 1.1と1.2だけです</translation>
  </message>
  <message>
   <source>only a single card that was drawn can be discarded at once</source>
   <translation>すぐに捨てられるのは、引いた札が1枚のときだけです</translation>
  </message>
  <message>
   <source>only {id} can stand in this pattern, for the back has no number and no month</source>
   <translation>裏面には番号も月もないので、このパターンに書けるのは{id}だけです</translation>
  </message>
  <message>
   <source>only {id}, {short}, {month}, {place} and {index} can stand in a pattern</source>
   <translation>パターンに書けるのは{id}、{short}、{month}、{place}、{index}だけです</translation>
  </message>
  <message>
   <source>only {month} must stand in this pattern</source>
   <translation>このパターンには{month}だけを書いてください</translation>
  </message>
  <message>
   <source>only {word} is</source>
   <translation>使えるのは{word}だけです</translation>
  </message>
  <message>
   <source>open</source>
   <translation>開いています</translation>
  </message>
  <message>
   <source>open</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>表向き</translation>
  </message>
  <message>
   <source>opponent</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>相手</translation>
  </message>
  <message>
   <source>others</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>ほかの全員</translation>
  </message>
  <message>
   <source>others: </source>
   <translation>ほか：</translation>
  </message>
  <message>
   <source>out of reach</source>
   <translation>不成立</translation>
  </message>
  <message>
   <source>own</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>自分の</translation>
  </message>
  <message>
   <source>pair</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>合わせた人</translation>
  </message>
  <message>
   <source>passed</source>
   <translation>パス</translation>
  </message>
  <message>
   <source>pays nothing</source>
   <translation>支払いなし</translation>
  </message>
  <message>
   <source>peek</source>
   <translation>見る</translation>
  </message>
  <message>
   <source>pick</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>選んで決める</translation>
  </message>
  <message>
   <source>pile</source>
   <comment>of a patience</comment>
   <translation>山</translation>
  </message>
  <message>
   <source>pile '{name}' stands twice</source>
   <translation>山「{name}」が2度書かれています</translation>
  </message>
  <message>
   <source>place</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>順位</translation>
  </message>
  <message>
   <source>place down</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>順位の逆順</translation>
  </message>
  <message>
   <source>play more 'rounds', or lower it</source>
   <translation>'rounds'を増やすか、目標を下げてください</translation>
  </message>
  <message>
   <source>played altogether</source>
   <translation>合計プレイ時間</translation>
  </message>
  <message>
   <source>player {number} has no legal move</source>
   <translation>プレイヤー{number}に出せる手がありません</translation>
  </message>
  <message>
   <source>plays a forfeit</source>
   <translation>罰ゲーム</translation>
  </message>
  <message>
   <source>poetry</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>赤短</translation>
  </message>
  <message>
   <source>poetry ribbon</source>
   <translation>赤短</translation>
  </message>
  <message>
   <source>poetry ribbons</source>
   <translation>赤短</translation>
  </message>
  <message>
   <source>points on average</source>
   <translation>平均得点</translation>
  </message>
  <message>
   <source>points, so far {total}</source>
   <translation>点、合計{total}</translation>
  </message>
  <message>
   <source>previous</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>一つ前</translation>
  </message>
  <message>
   <source>put a text that holds ': ' in quotes, or check the indentation</source>
   <translation>': 'を含むテキストは引用符で囲むか、字下げを確かめてください</translation>
  </message>
  <message>
   <source>put the whole text in quotes if the sign belongs to it</source>
   <translation>記号がテキストの一部なら、全体を引用符で囲んでください</translation>
  </message>
  <message>
   <source>quote a text that is meant</source>
   <translation>テキストのつもりなら引用符で囲んでください</translation>
  </message>
  <message>
   <source>rain man</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>小野道風</translation>
  </message>
  <message>
   <source>red</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>無地の短冊</translation>
  </message>
  <message>
   <source>red ribbon</source>
   <translation>無地の短冊</translation>
  </message>
  <message>
   <source>red ribbons</source>
   <translation>無地の短冊</translation>
  </message>
  <message>
   <source>redeal</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>配り直し</translation>
  </message>
  <message>
   <source>remembered are cards of this deck, and seen are those of others</source>
   <translation>覚えている札はこのデッキのもの、見た札はほかの人の手札に限ります</translation>
  </message>
  <message>
   <source>ribbon</source>
   <translation>短冊</translation>
  </message>
  <message>
   <source>ribbon</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>短冊</translation>
  </message>
  <message>
   <source>ribbons</source>
   <translation>短冊</translation>
  </message>
  <message>
   <source>right: {months}</source>
   <translation>右：{months}</translation>
  </message>
  <message>
   <source>rounds are counted from 1</source>
   <translation>回戦は1から数えます</translation>
  </message>
  <message>
   <source>rounds won of {rounds}</source>
   <translation>{rounds}回戦の勝率</translation>
  </message>
  <message>
   <source>rounds won: {number}</source>
   <translation>勝った回戦：{number}</translation>
  </message>
  <message>
   <source>run</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>並び</translation>
  </message>
  <message>
   <source>runs</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>並び</translation>
  </message>
  <message>
   <source>sake cup</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>盃</translation>
  </message>
  <message>
   <source>same</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>同じ</translation>
  </message>
  <message>
   <source>save it as UTF-8</source>
   <translation>UTF-8で保存してください</translation>
  </message>
  <message>
   <source>save the file as UTF-8</source>
   <translation>ファイルをUTF-8で保存してください</translation>
  </message>
  <message>
   <source>saved</source>
   <translation>保存済み</translation>
  </message>
  <message>
   <source>say how many 'points'</source>
   <translation>'points'に点数を書いてください</translation>
  </message>
  <message>
   <source>say how many in 'hand', or in 'field' and 'lay'</source>
   <translation>枚数を'hand'、または'field'と'lay'に書いてください</translation>
  </message>
  <message>
   <source>say in 'drawn_takes' which do</source>
   <translation>どの札で取れるかを'drawn_takes'に書いてください</translation>
  </message>
  <message>
   <source>say in 'extra' which 'cards' count</source>
   <translation>数える札を'extra'の'cards'に書いてください</translation>
  </message>
  <message>
   <source>say in 'fits' of 'joining' what goes together</source>
   <translation>何がまとまるかを'joining'の'fits'に書いてください</translation>
  </message>
  <message>
   <source>say in 'when' or 'payer' what must hold</source>
   <translation>成り立つべき条件を'when'か'payer'に書いてください</translation>
  </message>
  <message>
   <source>say it without the '&lt;'</source>
   <translation>'&lt;'を使わずに書いてください</translation>
  </message>
  <message>
   <source>say its 'points', or write 'ends: redeal'</source>
   <translation>'points'を書くか、'ends: redeal'と書いてください</translation>
  </message>
  <message>
   <source>second</source>
   <comment>place in its month</comment>
   <translation>2番目</translation>
  </message>
  <message>
   <source>seven</source>
   <comment>a number</comment>
   <translation>7</translation>
  </message>
  <message>
   <source>seventeen</source>
   <comment>a number</comment>
   <translation>17</translation>
  </message>
  <message>
   <source>share the cards out with 'each: month' or 'each: category'</source>
   <translation>'each: month'か'each: category'で札を分けてください</translation>
  </message>
  <message>
   <source>share won</source>
   <translation>勝率</translation>
  </message>
  <message>
   <source>shared</source>
   <comment>a game</comment>
   <translation>引き分け</translation>
  </message>
  <message>
   <source>shed the last card</source>
   <translation>上がった</translation>
  </message>
  <message>
   <source>shedding</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>早上がり系</translation>
  </message>
  <message>
   <source>short</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>札の足りない人</translation>
  </message>
  <message>
   <source>showed {cards}</source>
   <translation>{cards}を見せた</translation>
  </message>
  <message>
   <source>single</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>1枚</translation>
  </message>
  <message>
   <source>six</source>
   <comment>a number</comment>
   <translation>6</translation>
  </message>
  <message>
   <source>sixteen</source>
   <comment>a number</comment>
   <translation>16</translation>
  </message>
  <message>
   <source>smaller</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>少ないほう</translation>
  </message>
  <message>
   <source>so many never play: {most} at the most</source>
   <translation>その人数では遊べません。最大{most}人です</translation>
  </message>
  <message>
   <source>speed</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>早さを競う系</translation>
  </message>
  <message>
   <source>stay</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>変わらない</translation>
  </message>
  <message>
   <source>steals {n} {kind}</source>
   <translation>{kind}を{n}枚奪う</translation>
  </message>
  <message>
   <source>steals {n} {kind} from each</source>
   <translation>全員から{kind}を{n}枚ずつ奪う</translation>
  </message>
  <message>
   <source>stock</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>山札</translation>
  </message>
  <message>
   <source>stock</source>
   <comment>after “the”</comment>
   <translation>山札</translation>
  </message>
  <message>
   <source>stopped</source>
   <comment>a round</comment>
   <translation>上がり</translation>
  </message>
  <message>
   <source>such a text begins on the next line, indented with spaces</source>
   <translation>そのテキストは次の行から、空白で字下げして始めます</translation>
  </message>
  <message>
   <source>such as 'extends: yatsuhashi'</source>
   <translation>たとえば'extends: yatsuhashi'です</translation>
  </message>
  <message>
   <source>such as 'yaku.kiri-kasu'</source>
   <translation>たとえば'yaku.kiri-kasu'です</translation>
  </message>
  <message>
   <source>such as 'yaku: all', 'foundations: full' or 'cards_left: 0'</source>
   <translation>たとえば'yaku: all'、'foundations: full'、'cards_left: 0'です</translation>
  </message>
  <message>
   <source>such as {example}</source>
   <translation>たとえば{example}</translation>
  </message>
  <message>
   <source>sum</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>超えるごとに加算</translation>
  </message>
  <message>
   <source>swallow</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>燕</translation>
  </message>
  <message>
   <source>swapped hands with {name}</source>
   <translation>{name}と手札を交換した</translation>
  </message>
  <message>
   <source>tableau</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>ソリティア</translation>
  </message>
  <message>
   <source>tags ('!') are not read here</source>
   <translation>タグ（'!'）はここでは読めません</translation>
  </message>
  <message>
   <source>takes the whole month</source>
   <translation>その月をすべて取る</translation>
  </message>
  <message>
   <source>team {letter}</source>
   <translation>チーム{letter}</translation>
  </message>
  <message>
   <source>ten</source>
   <comment>a number</comment>
   <translation>10</translation>
  </message>
  <message>
   <source>the Boar</source>
   <translation>萩に猪</translation>
  </message>
  <message>
   <source>the Bush Warbler</source>
   <translation>梅に鶯</translation>
  </message>
  <message>
   <source>the Butterflies</source>
   <translation>牡丹に蝶</translation>
  </message>
  <message>
   <source>the Crane</source>
   <translation>松に鶴</translation>
  </message>
  <message>
   <source>the Cuckoo</source>
   <translation>藤にほととぎす</translation>
  </message>
  <message>
   <source>the Curtain</source>
   <translation>桜に幕</translation>
  </message>
  <message>
   <source>the Deer</source>
   <translation>紅葉に鹿</translation>
  </message>
  <message>
   <source>the Eight-plank Bridge</source>
   <translation>菖蒲に八橋</translation>
  </message>
  <message>
   <source>the Full Moon</source>
   <translation>芒に月</translation>
  </message>
  <message>
   <source>the Geese</source>
   <translation>芒に雁</translation>
  </message>
  <message>
   <source>the Lightning</source>
   <translation>雷</translation>
  </message>
  <message>
   <source>the Phoenix</source>
   <translation>桐に鳳凰</translation>
  </message>
  <message>
   <source>the Rain Man</source>
   <translation>柳に小野道風</translation>
  </message>
  <message>
   <source>the Sake Cup</source>
   <translation>菊に盃</translation>
  </message>
  <message>
   <source>the Swallow</source>
   <translation>柳に燕</translation>
  </message>
  <message>
   <source>the animals</source>
   <translation>タネ</translation>
  </message>
  <message>
   <source>the base</source>
   <translation>元のルール</translation>
  </message>
  <message>
   <source>the base has no {path} to remove</source>
   <translation>元のルールに、取り除く{path}がありません</translation>
  </message>
  <message>
   <source>the bed</source>
   <translation>花壇</translation>
  </message>
  <message>
   <source>the best result earns nothing unless it leads by {lead}</source>
   <translation>1位でも{lead}点以上の差がなければ得点になりません</translation>
  </message>
  <message>
   <source>the blue ribbons</source>
   <translation>青短すべて</translation>
  </message>
  <message>
   <source>the brights</source>
   <translation>光</translation>
  </message>
  <message>
   <source>the byte {byte} is not UTF-8 text</source>
   <translation>バイト{byte}はUTF-8の文字ではありません</translation>
  </message>
  <message>
   <source>the cards</source>
   <translation>札</translation>
  </message>
  <message>
   <source>the cards that come from one {pile} must lie in the order in which it is built</source>
   <translation>同じ{pile}から取る札は、重ねていく順に並んでいなければなりません</translation>
  </message>
  <message>
   <source>the chaff</source>
   <translation>カス</translation>
  </message>
  <message>
   <source>the coloured chaff {of_month}</source>
   <translation>{of_month}色付きのカス</translation>
  </message>
  <message>
   <source>the column</source>
   <translation>列</translation>
  </message>
  <message>
   <source>the control character U+{code} cannot stand here</source>
   <translation>制御文字U+{code}はここに置けません</translation>
  </message>
  <message>
   <source>the deal takes every card, so a round of {players} players ends after one turn</source>
   <translation>札をすべて配るため、{players}人の1回戦は1手番で終わってしまいます</translation>
  </message>
  <message>
   <source>the deal takes every card, so that none is left to draw</source>
   <translation>札をすべて配るため、引く札が残りません</translation>
  </message>
  <message>
   <source>the deal takes {cards} more than the deck has</source>
   <translation>配る札がデッキより{cards}多くなっています</translation>
  </message>
  <message>
   <source>the dealer scores nothing</source>
   <translation>親に点が入りません</translation>
  </message>
  <message>
   <source>the deck has not the cards for all yaku: some want the same ones</source>
   <translation>同じ札を必要とする役があり、すべての役にはデッキの札が足りません</translation>
  </message>
  <message>
   <source>the deck has {cards}</source>
   <translation>デッキは{cards}です</translation>
  </message>
  <message>
   <source>the discard pile</source>
   <translation>捨て札</translation>
  </message>
  <message>
   <source>the discard pile became the stock</source>
   <translation>捨て札が山札になった</translation>
  </message>
  <message>
   <source>the fewest cannot be more than the most</source>
   <translation>最少が最多を超えています</translation>
  </message>
  <message>
   <source>the fewest players cannot be more than the most</source>
   <translation>最少人数が最多人数を超えています</translation>
  </message>
  <message>
   <source>the field never has as many cards: {fields} are dealt to it</source>
   <translation>場札がそれほど多くなることはありません。場に配られるのは{fields}枚です</translation>
  </message>
  <message>
   <source>the field never has {count} cards: at most {largest} are dealt to it</source>
   <translation>場札が{count}枚になることはありません。場に配られるのは最大{largest}枚です</translation>
  </message>
  <message>
   <source>the field showed {cards} after the deal</source>
   <translation>配ったとき場に{cards}が出ていた</translation>
  </message>
  <message>
   <source>the file cannot be read: {reason}</source>
   <translation>ファイルを読めません：{reason}</translation>
  </message>
  <message>
   <source>the file has more than {most} keys and values</source>
   <translation>ファイルのキーと値が{most}個を超えています</translation>
  </message>
  <message>
   <source>the file is damaged</source>
   <translation>ファイルが壊れています</translation>
  </message>
  <message>
   <source>the file is damaged, and cannot be set aside</source>
   <translation>ファイルが壊れていて、よけておくこともできません</translation>
  </message>
  <message>
   <source>the file is empty</source>
   <translation>ファイルが空です</translation>
  </message>
  <message>
   <source>the file is larger than {most} kB</source>
   <translation>ファイルが{most}kBより大きいです</translation>
  </message>
  <message>
   <source>the file is of a newer version of this program</source>
   <translation>このファイルはプログラムの新しいバージョンのものです</translation>
  </message>
  <message>
   <source>the file is saved as {encoding}</source>
   <translation>ファイルが{encoding}で保存されています</translation>
  </message>
  <message>
   <source>the file is too large</source>
   <translation>ファイルが大きすぎます</translation>
  </message>
  <message>
   <source>the file lists no cards</source>
   <translation>ファイルに札が書かれていません</translation>
  </message>
  <message>
   <source>the file may not be read</source>
   <translation>このファイルは読むことができません</translation>
  </message>
  <message>
   <source>the first plain chaff {of_month}</source>
   <translation>{of_month}普通のカス（1枚目）</translation>
  </message>
  <message>
   <source>the foundation</source>
   <translation>列</translation>
  </message>
  <message>
   <source>the foundations take {number} different cards and have room for {room}: they can never be full</source>
   <translation>組札が受ける札は{number}種ですが、{room}枚分の場所しかないため、決していっぱいになりません</translation>
  </message>
  <message>
   <source>the fourth plain chaff {of_month}</source>
   <translation>{of_month}普通のカス（4枚目）</translation>
  </message>
  <message>
   <source>the game has no end after {moves} moves</source>
   <translation>{moves}手を過ぎても終わりません</translation>
  </message>
  <message>
   <source>the game has {n} moves; a record holds {most}</source>
   <translation>この対局は{n}手ありますが、記録できるのは{most}手までです</translation>
  </message>
  <message>
   <source>the id must be the file's name, {stem}</source>
   <translation>idはファイル名の{stem}でなければなりません</translation>
  </message>
  <message>
   <source>the id {name} is used twice</source>
   <translation>id {name}が2度使われています</translation>
  </message>
  <message>
   <source>the key {key} is repeated</source>
   <translation>キー{key}が重複しています</translation>
  </message>
  <message>
   <source>the last card of a layout lies face down</source>
   <translation>並びの最後の札は裏向きです</translation>
  </message>
  <message>
   <source>the last finished round counts other cards than lie there</source>
   <translation>最後に終わった回戦の枚数が、実際にある札と合いません</translation>
  </message>
  <message>
   <source>the line separator U+{code} cannot stand here</source>
   <translation>行区切り文字U+{code}はここに置けません</translation>
  </message>
  <message>
   <source>the name of a deck, or a map with its cards, is needed</source>
   <translation>デッキの名前、または札を書いたマップが必要です</translation>
  </message>
  <message>
   <source>the name of a family is needed here</source>
   <translation>ここには系統の名前が必要です</translation>
  </message>
  <message>
   <source>the name of a game is needed here</source>
   <translation>ここにはゲームの名前が必要です</translation>
  </message>
  <message>
   <source>the needs of this yaku want the same cards: they cannot be met together</source>
   <translation>この役の条件は同じ札を取り合うため、同時には満たせません</translation>
  </message>
  <message numerus="yes">
   <source>the next player draws {number} cards</source>
   <translation>
    <numerusform>次の人は札を{number}枚引きます</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the next player draws {number} cards and loses the turn</source>
   <translation>
    <numerusform>次の人は札を{number}枚引いて、1回休みです</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>the next player draws {number} cards before playing</source>
   <translation>
    <numerusform>次の人は、出す前に札を{number}枚引きます</numerusform>
   </translation>
  </message>
  <message>
   <source>the next player loses the turn</source>
   <translation>次の人は1回休みです</translation>
  </message>
  <message>
   <source>the next round needs one that is finished, and one that is still to come</source>
   <translation>次の回戦に進むには、終わった回戦と、まだ残っている回戦が必要です</translation>
  </message>
  <message>
   <source>the next {number}</source>
   <translation>次は{number}点</translation>
  </message>
  <message>
   <source>the one who pays</source>
   <translation>支払う人</translation>
  </message>
  <message>
   <source>the opponent</source>
   <translation>相手</translation>
  </message>
  <message>
   <source>the order in which its cards lie on one another does not matter</source>
   <translation>札の重なる順は問いません</translation>
  </message>
  <message>
   <source>the other takes the only stack</source>
   <translation>相手がただ一つの台を取る</translation>
  </message>
  <message>
   <source>the others race for the winner's palm</source>
   <translation>ほかの人は、勝った人の手のひらに手を重ねる早さを競います</translation>
  </message>
  <message>
   <source>the parts of {place} have no ids: write the whole list anew</source>
   <translation>{place}の項目にはidがありません。リスト全体を書き直してください</translation>
  </message>
  <message>
   <source>the picture does not say what is asked of whom</source>
   <translation>局面図に、誰に何を問うかが書かれていません</translation>
  </message>
  <message>
   <source>the pile</source>
   <translation>山</translation>
  </message>
  <message>
   <source>the poetry ribbons</source>
   <translation>赤短すべて</translation>
  </message>
  <message>
   <source>the process that prepared it was ended</source>
   <translation>準備していたプロセスが終了しました</translation>
  </message>
  <message>
   <source>the program cannot go on: {error}</source>
   <translation>プログラムが続けられません：{error}</translation>
  </message>
  <message>
   <source>the race decides nothing</source>
   <translation>早取りで何も決まりません</translation>
  </message>
  <message>
   <source>the race: {outcome}</source>
   <translation>早取り：{outcome}</translation>
  </message>
  <message>
   <source>the record does not say '{key}'</source>
   <translation>記録に「{key}」がありません</translation>
  </message>
  <message>
   <source>the record has {n} moves; at most {most} are read</source>
   <translation>記録に{n}手ありますが、読めるのは{most}手までです</translation>
  </message>
  <message>
   <source>the record is cut off; its last line should be 'end'</source>
   <translation>記録が途中で切れています。最後の行は「end」のはずです</translation>
  </message>
  <message>
   <source>the record is damaged: its check number is wrong</source>
   <translation>記録が壊れています。確認用の数が合いません</translation>
  </message>
  <message>
   <source>the record's deal is not possible: {why}</source>
   <translation>記録の配札は成り立ちません：{why}</translation>
  </message>
  <message>
   <source>the record's rules cannot be read</source>
   <translation>記録の中のルールが読めません</translation>
  </message>
  <message>
   <source>the red ribbons</source>
   <translation>無地の短冊すべて</translation>
  </message>
  <message>
   <source>the ribbon {of_month}</source>
   <translation>{of_month}短冊</translation>
  </message>
  <message>
   <source>the ribbons</source>
   <translation>短冊</translation>
  </message>
  <message>
   <source>the round before was drawn</source>
   <translation>前の回戦が引き分けであった</translation>
  </message>
  <message>
   <source>the round's month is {months}</source>
   <translation>回戦の月が{months}である</translation>
  </message>
  <message numerus="yes">
   <source>the rule file has {n} problems</source>
   <translation>
    <numerusform>ルールファイルに{n}件の問題があります</numerusform>
   </translation>
  </message>
  <message>
   <source>the second plain chaff {of_month}</source>
   <translation>{of_month}普通のカス（2枚目）</translation>
  </message>
  <message>
   <source>the shedding game without a title</source>
   <translation>題名のない早上がりゲーム</translation>
  </message>
  <message>
   <source>the stock</source>
   <translation>山札</translation>
  </message>
  <message>
   <source>the stock is empty: the deal takes every card of the deck</source>
   <translation>札をすべて配るため、山札が空です</translation>
  </message>
  <message>
   <source>the text after '|' or '&gt;' cannot be read</source>
   <translation>'|'や'&gt;'のあとのテキストを読めません</translation>
  </message>
  <message>
   <source>the text cannot be read now</source>
   <translation>いまはテキストを読み取れません</translation>
  </message>
  <message>
   <source>the text has errors; mend them first</source>
   <translation>テキストに誤りがあります。先に直してください</translation>
  </message>
  <message>
   <source>the text is too long for a deal ({n} characters)</source>
   <translation>配札の文が長すぎます（{n}文字）</translation>
  </message>
  <message>
   <source>the text is too long for a record ({n} characters)</source>
   <translation>対局記録としては文が長すぎます（{n}文字）</translation>
  </message>
  <message>
   <source>the third plain chaff {of_month}</source>
   <translation>{of_month}普通のカス（3枚目）</translation>
  </message>
  <message>
   <source>the turned cards</source>
   <translation>めくった札</translation>
  </message>
  <message>
   <source>the two stacks in the middle</source>
   <translation>中央の2つの台</translation>
  </message>
  <message>
   <source>the waste</source>
   <translation>捨て札</translation>
  </message>
  <message>
   <source>the winner captured {cards}</source>
   <translation>勝者が{cards}を取った</translation>
  </message>
  <message>
   <source>the winner had called {call}</source>
   <translation>勝者が{call}をしていた</translation>
  </message>
  <message>
   <source>the winner had called {call} {times}</source>
   <translation>勝者が{call}を{times}していた</translation>
  </message>
  <message>
   <source>the winner had played a bomb</source>
   <translation>勝者が爆弾を使っていた</translation>
  </message>
  <message numerus="yes">
   <source>the winner had played {number} bombs</source>
   <translation>
    <numerusform>勝者が爆弾を{number}回使っていた</numerusform>
   </translation>
  </message>
  <message>
   <source>the winner had shown three cards of a month</source>
   <translation>勝者が同じ月の3枚を見せていた</translation>
  </message>
  <message>
   <source>the winner had shown three cards of a month or played a bomb</source>
   <translation>勝者が同じ月の3枚を見せるか、爆弾を使っていた</translation>
  </message>
  <message>
   <source>the winner had shown three cards of a month or played a bomb, {times} in all</source>
   <translation>勝者が同じ月の3枚を見せるか爆弾を使うかを、合わせて{times}していた</translation>
  </message>
  <message>
   <source>the winner had shown three cards of a month {times}</source>
   <translation>勝者が同じ月の3枚を{times}見せていた</translation>
  </message>
  <message>
   <source>the winner is not the dealer</source>
   <translation>勝者が親でない</translation>
  </message>
  <message>
   <source>the winner is the dealer</source>
   <translation>勝者が親である</translation>
  </message>
  <message>
   <source>the winner takes the larger stack</source>
   <translation>勝者が多いほうの台を取る</translation>
  </message>
  <message>
   <source>the winner takes the smaller stack</source>
   <translation>勝者が少ないほうの台を取る</translation>
  </message>
  <message>
   <source>the winner takes the stack in front</source>
   <translation>勝者が手前の台を取る</translation>
  </message>
  <message>
   <source>the winner was the last to call {call}</source>
   <translation>最後に{call}をしたのが勝者である</translation>
  </message>
  <message>
   <source>the winner's opponents had called {call} {times} in all</source>
   <translation>相手が合わせて{times}{call}をしていた</translation>
  </message>
  <message>
   <source>the winner's yaku are worth {points} or more</source>
   <translation>勝者の役が合計{points}以上である</translation>
  </message>
  <message>
   <source>the winner's yaku include {yaku}</source>
   <translation>勝者の役に{yaku}がある</translation>
  </message>
  <message numerus="yes">
   <source>the yaku has only {n} cards</source>
   <translation>
    <numerusform>この役の札は{n}枚しかありません</numerusform>
   </translation>
  </message>
  <message>
   <source>the yaku of this game count for nobody</source>
   <translation>このゲームの役は誰の点にもなりません</translation>
  </message>
  <message numerus="yes">
   <source>the yaku {yaku} has only {n} cards</source>
   <translation>
    <numerusform>役{yaku}の札は{n}枚しかありません</numerusform>
   </translation>
  </message>
  <message>
   <source>the {cards}</source>
   <translation>{cards}</translation>
  </message>
  <message>
   <source>the {card}</source>
   <translation>{card}</translation>
  </message>
  <message numerus="yes">
   <source>the {number} free places</source>
   <translation>
    <numerusform>{number}つの空き枠</numerusform>
   </translation>
  </message>
  <message>
   <source>the {number} rounds before were all drawn</source>
   <translation>前の{number}回戦がすべて引き分けであった</translation>
  </message>
  <message>
   <source>the {piles}</source>
   <translation>{piles}</translation>
  </message>
  <message>
   <source>the {piles}</source>
   <comment>with their number</comment>
   <translation>{piles}</translation>
  </message>
  <message>
   <source>the {pile}</source>
   <translation>{pile}</translation>
  </message>
  <message>
   <source>there are no bombs in this game</source>
   <translation>このゲームには爆弾がありません</translation>
  </message>
  <message>
   <source>there are no decks beside this file</source>
   <translation>このファイルのそばにデッキはありません</translation>
  </message>
  <message>
   <source>there are no further cards: it needs all that it speaks of</source>
   <translation>対象の札をすべて使うため、余分の札がありません</translation>
  </message>
  <message>
   <source>there are no games beside this file</source>
   <translation>このファイルのそばにゲームはありません</translation>
  </message>
  <message>
   <source>there are no piles called {name}</source>
   <translation>{name}という山はありません</translation>
  </message>
  <message numerus="yes">
   <source>there are only {n} yaku to collect</source>
   <translation>
    <numerusform>集められる役は{n}個しかありません</numerusform>
   </translation>
  </message>
  <message>
   <source>there are the decks {listed}</source>
   <translation>使えるデッキ：{listed}</translation>
  </message>
  <message>
   <source>there are the games {listed}</source>
   <translation>使えるゲーム：{listed}</translation>
  </message>
  <message>
   <source>there are too many ways to lay these cards</source>
   <translation>これらの札の出し方が多すぎます</translation>
  </message>
  <message>
   <source>there are too many ways to make this yaku</source>
   <translation>この役の作り方が多すぎます</translation>
  </message>
  <message>
   <source>there are too many ways to share cards out among these needs</source>
   <translation>これらの条件に札を割り振る方法が多すぎます</translation>
  </message>
  <message>
   <source>there are {n} cards to pick from, 0 to {last}</source>
   <translation>選ぶ札は{n}枚で、番号は0から{last}までです</translation>
  </message>
  <message numerus="yes">
   <source>there are {n} further problems from here on</source>
   <translation>
    <numerusform>ここから先にさらに{n}件の問題があります</numerusform>
   </translation>
  </message>
  <message>
   <source>there is no deal for {numbers} players</source>
   <translation>{numbers}人用の配札がありません</translation>
  </message>
  <message>
   <source>there is no number for {numbers} players</source>
   <translation>{numbers}人用の数がありません</translation>
  </message>
  <message>
   <source>there is no number in 'when' that could be exceeded</source>
   <translation>'when'に、超えることのできる数がありません</translation>
  </message>
  <message>
   <source>there is no such file</source>
   <translation>そのようなファイルはありません</translation>
  </message>
  <message>
   <source>there is one column only: when it is empty, no card is left for it</source>
   <translation>列が1つしかないため、空になると置く札が残っていません</translation>
  </message>
  <message>
   <source>there is too little memory for it</source>
   <translation>メモリーが足りません</translation>
  </message>
  <message>
   <source>there is: {listed}</source>
   <translation>あるもの：{listed}</translation>
  </message>
  <message>
   <source>these are not the deck's cards; {faults}</source>
   <translation>デッキの札と一致しません。{faults}</translation>
  </message>
  <message>
   <source>these make {either}; write 'when: also' or 'when: instead'</source>
   <translation>これで{either}枚になります。'when: also'か'when: instead'と書いてください</translation>
  </message>
  <message>
   <source>these make {ways} ways to count the {needs} needs of all yaku</source>
   <translation>これで、全部の役の{needs}個の条件の数え方が{ways}通りになります</translation>
  </message>
  <message>
   <source>they were written by a newer version of this program</source>
   <translation>このプログラムの新しいバージョンで書かれています</translation>
  </message>
  <message>
   <source>third</source>
   <comment>place in its month</comment>
   <translation>3番目</translation>
  </message>
  <message>
   <source>thirteen</source>
   <comment>a number</comment>
   <translation>13</translation>
  </message>
  <message>
   <source>this '{open}' is not closed by '{close}'</source>
   <translation>この'{open}'が'{close}'で閉じられていません</translation>
  </message>
  <message>
   <source>this '{sign}' closes nothing</source>
   <translation>この'{sign}'に対応するものがありません</translation>
  </message>
  <message>
   <source>this cannot be a file's name</source>
   <translation>これはファイル名になりません</translation>
  </message>
  <message>
   <source>this cannot follow what stands before it on the line</source>
   <translation>同じ行の前のものに、これを続けることはできません</translation>
  </message>
  <message>
   <source>this change cannot be written without rewriting what stands around it</source>
   <translation>この変更は、周りを書き直さなければ書き込めません</translation>
  </message>
  <message>
   <source>this combination takes no cards</source>
   <translation>この組み合わせは札を使いません</translation>
  </message>
  <message>
   <source>this does not belong to what stands above it</source>
   <translation>これは上にあるものの続きではありません</translation>
  </message>
  <message>
   <source>this does not fit the lines above it</source>
   <translation>これは上の行に合いません</translation>
  </message>
  <message>
   <source>this effect does nothing</source>
   <translation>この効果は何もしません</translation>
  </message>
  <message>
   <source>this escape after a backslash is unknown</source>
   <translation>バックスラッシュのあとのこの書き方は使えません</translation>
  </message>
  <message>
   <source>this folder cannot be listed: {reason}</source>
   <translation>このフォルダーの一覧を読めません：{reason}</translation>
  </message>
  <message>
   <source>this game has no cells</source>
   <translation>このゲームには空き枠がありません</translation>
  </message>
  <message>
   <source>this game has no foundations</source>
   <translation>このゲームには組札がありません</translation>
  </message>
  <message>
   <source>this game has no pile '{name}'</source>
   <translation>このゲームに「{name}」という山はありません</translation>
  </message>
  <message>
   <source>this game has no stock</source>
   <translation>このゲームには山札がありません</translation>
  </message>
  <message>
   <source>this game has no waste</source>
   <translation>このゲームには捨て札置き場がありません</translation>
  </message>
  <message>
   <source>this game has no yaku</source>
   <translation>このゲームには役がありません</translation>
  </message>
  <message>
   <source>this game has no yaku '{name}'</source>
   <translation>このゲームに「{name}」という役はありません</translation>
  </message>
  <message>
   <source>this game has no yaku to collect</source>
   <translation>このゲームには集める役がありません</translation>
  </message>
  <message>
   <source>this game is not for {players} players</source>
   <translation>このゲームは{players}人では遊べません</translation>
  </message>
  <message>
   <source>this holds from the start: the deck has {cards} cards</source>
   <translation>デッキが{cards}枚なので、初めから成り立っています</translation>
  </message>
  <message>
   <source>this is a folder, not a file</source>
   <translation>これはファイルではなくフォルダーです</translation>
  </message>
  <message>
   <source>this is dealt to nobody: {players} play</source>
   <translation>この配札は使われません。遊ぶのは{players}です</translation>
  </message>
  <message>
   <source>this is no record: its first line does not begin with '{head}'</source>
   <translation>これは対局の記録ではありません。1行目が「{head}」で始まっていません</translation>
  </message>
  <message>
   <source>this is not YAML: {problem}</source>
   <translation>これはYAMLではありません：{problem}</translation>
  </message>
  <message>
   <source>this is not a text file</source>
   <translation>これはテキストファイルではありません</translation>
  </message>
  <message>
   <source>this is not an ordinary file</source>
   <translation>これは通常のファイルではありません</translation>
  </message>
  <message>
   <source>this line is indented too far, or the text above it goes on</source>
   <translation>この行の字下げが深すぎるか、上のテキストが続いています</translation>
  </message>
  <message>
   <source>this list is empty: at least one entry is needed</source>
   <translation>リストが空です。少なくとも1項目が必要です</translation>
  </message>
  <message>
   <source>this list is too long: at most {most} entries are allowed</source>
   <translation>リストが長すぎます。{most}項目までです</translation>
  </message>
  <message>
   <source>this map is empty: a text is needed</source>
   <translation>マップが空です。テキストが必要です</translation>
  </message>
  <message>
   <source>this map is too long: at most {most} entries are allowed</source>
   <translation>マップが長すぎます。{most}項目までです</translation>
  </message>
  <message>
   <source>this name is too long: at most {most} characters are allowed</source>
   <translation>名前が長すぎます。{most}文字までです</translation>
  </message>
  <message>
   <source>this pattern names one file for many cards</source>
   <translation>このパターンでは、多くの札が同じファイルになります</translation>
  </message>
  <message>
   <source>this quote is never closed</source>
   <translation>この引用符が閉じられていません</translation>
  </message>
  <message>
   <source>this text holds '{mark}', which a page would take for a mark of its own</source>
   <translation>このテキストに'{mark}'が含まれており、ページの記号と間違えられます</translation>
  </message>
  <message>
   <source>this text holds the unseen character U+{code}</source>
   <translation>このテキストに見えない文字U+{code}が含まれています</translation>
  </message>
  <message>
   <source>this text is empty</source>
   <translation>テキストが空です</translation>
  </message>
  <message>
   <source>this text is too long: at most {most} characters are allowed</source>
   <translation>テキストが長すぎます。{most}文字までです</translation>
  </message>
  <message>
   <source>this version of the program reads records of version {version}</source>
   <translation>このプログラムで読めるのは、バージョン{version}の記録です</translation>
  </message>
  <message>
   <source>three</source>
   <comment>a number</comment>
   <translation>3</translation>
  </message>
  <message>
   <source>three</source>
   <comment>one, two, three</comment>
   <translation>さん</translation>
  </message>
  <message>
   <source>three</source>
   <comment>so many cards</comment>
   <translation>3枚</translation>
  </message>
  <message>
   <source>three lie and wait for the fourth</source>
   <translation>3枚が4枚目を待つ</translation>
  </message>
  <message>
   <source>time on average</source>
   <translation>平均時間</translation>
  </message>
  <message>
   <source>times one changes nothing</source>
   <translation>1倍では何も変わりません</translation>
  </message>
  <message>
   <source>to go on</source>
   <comment>after “had called”</comment>
   <translation>「続ける」</translation>
  </message>
  <message>
   <source>to move</source>
   <translation>手番</translation>
  </message>
  <message numerus="yes">
   <source>to {n} points</source>
   <translation>
    <numerusform>{n}点先取</numerusform>
   </translation>
  </message>
  <message>
   <source>too early, before the signal</source>
   <translation>合図の前に押して失格</translation>
  </message>
  <message>
   <source>too early, out</source>
   <translation>早すぎ、失格</translation>
  </message>
  <message numerus="yes">
   <source>took {n} cards of yours</source>
   <translation>
    <numerusform>あなたから{n}枚取った</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>took {n} cards of {name}</source>
   <translation>
    <numerusform>{name}から{n}枚取った</numerusform>
   </translation>
  </message>
  <message>
   <source>tripled</source>
   <translation>3倍</translation>
  </message>
  <message>
   <source>triples shown: {count}</source>
   <translation>見せた3枚組：{count}</translation>
  </message>
  <message>
   <source>true or false</source>
   <translation>trueまたはfalse</translation>
  </message>
  <message>
   <source>true or false is needed</source>
   <translation>trueかfalseが必要です</translation>
  </message>
  <message>
   <source>turned cards</source>
   <translation>めくった札</translation>
  </message>
  <message>
   <source>turned cards</source>
   <comment>after “the”</comment>
   <translation>めくった札</translation>
  </message>
  <message>
   <source>turns go in direction 1 or -1</source>
   <translation>手番の向きは1か-1です</translation>
  </message>
  <message>
   <source>turns go the other way round</source>
   <translation>手番が逆回りになった</translation>
  </message>
  <message>
   <source>turns go the other way round from now on</source>
   <translation>これ以降、手番が逆向きに回ります</translation>
  </message>
  <message>
   <source>twelve</source>
   <comment>a number</comment>
   <translation>12</translation>
  </message>
  <message>
   <source>twenty</source>
   <comment>a number</comment>
   <translation>20</translation>
  </message>
  <message>
   <source>twice</source>
   <translation>2回</translation>
  </message>
  <message>
   <source>twice: {cards}</source>
   <translation>重複：{cards}</translation>
  </message>
  <message>
   <source>two</source>
   <comment>a number</comment>
   <translation>2</translation>
  </message>
  <message>
   <source>two</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>2つ</translation>
  </message>
  <message>
   <source>two</source>
   <comment>one, two, three</comment>
   <translation>に</translation>
  </message>
  <message>
   <source>two</source>
   <comment>so many cards</comment>
   <translation>2枚</translation>
  </message>
  <message>
   <source>two cards lie on place {place}</source>
   <translation>場所{place}に札が2枚あります</translation>
  </message>
  <message>
   <source>unknown base {name}</source>
   <translation>元のゲーム{name}はありません</translation>
  </message>
  <message>
   <source>unknown card '{text}'</source>
   <translation>「{text}」という札はありません</translation>
  </message>
  <message>
   <source>unknown card '{text}'; did you mean '{card}'?</source>
   <translation>「{text}」という札はありません。「{card}」のことですか？</translation>
  </message>
  <message>
   <source>unknown card {value}</source>
   <translation>札{value}はありません</translation>
  </message>
  <message>
   <source>unknown deck {name}</source>
   <translation>デッキ{name}はありません</translation>
  </message>
  <message>
   <source>unknown family {name}</source>
   <translation>系統{name}はありません</translation>
  </message>
  <message>
   <source>unknown game {game}</source>
   <translation>不明なゲーム{game}</translation>
  </message>
  <message>
   <source>unknown game {game}; {hint}</source>
   <translation>不明なゲーム{game}、{hint}</translation>
  </message>
  <message>
   <source>unknown key {key}</source>
   <translation>キー{key}はありません</translation>
  </message>
  <message>
   <source>unknown yaku {name}</source>
   <translation>役{name}はありません</translation>
  </message>
  <message>
   <source>unlimited</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>無制限</translation>
  </message>
  <message>
   <source>use 'extends', or write the values out</source>
   <translation>'extends'を使うか、値を書いてください</translation>
  </message>
  <message>
   <source>use 'same' in fewer needs</source>
   <translation>'same'を使う条件を減らしてください</translation>
  </message>
  <message>
   <source>use 'same' in fewer needs that want the same cards</source>
   <translation>同じ札を必要とする条件では'same'を減らしてください</translation>
  </message>
  <message>
   <source>use single quotes</source>
   <translation>一重引用符を使ってください</translation>
  </message>
  <message>
   <source>user</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>使った人</translation>
  </message>
  <message>
   <source>usual</source>
   <translation>標準</translation>
  </message>
  <message>
   <source>usually {default}</source>
   <translation>通常は{default}</translation>
  </message>
  <message>
   <source>value</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>札の格</translation>
  </message>
  <message>
   <source>value down</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>札の格の逆順</translation>
  </message>
  <message>
   <source>warning</source>
   <comment>how bad a problem of a rule file is</comment>
   <translation>警告</translation>
  </message>
  <message>
   <source>waste</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>捨て札置き場</translation>
  </message>
  <message>
   <source>what a hand is known to lack are cards of this deck that it does not hold</source>
   <translation>手札にないとわかっている札は、このデッキの札で、その手札に入っていないものです</translation>
  </message>
  <message>
   <source>what a hand lacks is known where whoever can capture must, and only there</source>
   <translation>手札にない札がわかるのは、取れる札を必ず出す決まりのときだけです</translation>
  </message>
  <message>
   <source>while cards are picked, 's' and 'order' hold the whole deck</source>
   <translation>親決めの間は、「s」と「order」にデッキのすべての札があります</translation>
  </message>
  <message>
   <source>whoever is dealt this hand wins a round worth nothing</source>
   <translation>この手札を配られた人が、0点の回戦に勝つことになります</translation>
  </message>
  <message>
   <source>whoever is left with a card cannot be paid for it</source>
   <translation>残った札で点をもらうことはできません</translation>
  </message>
  <message>
   <source>wild already, in another way: {cards}</source>
   <translation>すでに別の形で鬼札になっています：{cards}</translation>
  </message>
  <message>
   <source>win</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>勝ち</translation>
  </message>
  <message>
   <source>win shared</source>
   <translation>引き分け</translation>
  </message>
  <message>
   <source>winner</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>勝者</translation>
  </message>
  <message>
   <source>winner of the round</source>
   <translation>回戦の勝者</translation>
  </message>
  <message>
   <source>with two sides there is nobody else to pay for</source>
   <translation>二手に分かれる対局では、代わりに払う相手がいません</translation>
  </message>
  <message>
   <source>with {names}</source>
   <translation>{names}と組</translation>
  </message>
  <message>
   <source>without a hand card nothing is laid onto the discard pile</source>
   <translation>手札を使わなければ、捨て札に重ねるものがありません</translation>
  </message>
  <message>
   <source>without a hand card nothing is laid onto the field</source>
   <translation>手札を使わなければ、場札に重ねるものがありません</translation>
  </message>
  <message>
   <source>won</source>
   <translation>勝ち</translation>
  </message>
  <message>
   <source>won</source>
   <comment>a game</comment>
   <translation>勝ち</translation>
  </message>
  <message>
   <source>won as dealt</source>
   <comment>a round</comment>
   <translation>手役</translation>
  </message>
  <message>
   <source>won by {players}</source>
   <translation>プレイヤー{players}の勝ち</translation>
  </message>
  <message>
   <source>won in a row</source>
   <translation>連勝中</translation>
  </message>
  <message>
   <source>won without help or taking back</source>
   <translation>助けも待ったもなしの勝ち</translation>
  </message>
  <message>
   <source>won: {number}</source>
   <translation>勝ち：{number}</translation>
  </message>
  <message>
   <source>worst</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>最低点の人</translation>
  </message>
  <message>
   <source>write 'bombs: {bomb: true}'</source>
   <translation>'bombs: {bomb: true}'と書いてください</translation>
  </message>
  <message>
   <source>write 'bombs: {show: first-turn, bomb: true}'</source>
   <translation>'bombs: {show: first-turn, bomb: true}'と書いてください</translation>
  </message>
  <message>
   <source>write 'bombs: {show: first-turn}'</source>
   <translation>'bombs: {show: first-turn}'と書いてください</translation>
  </message>
  <message>
   <source>write 'cards: true', or add 'yaku'</source>
   <translation>'cards: true'と書くか、'yaku'を加えてください</translation>
  </message>
  <message>
   <source>write 'columns_at_least' for that yaku alone</source>
   <translation>その役だけに'columns_at_least'を書いてください</translation>
  </message>
  <message>
   <source>write 'count: 1'</source>
   <translation>'count: 1'と書いてください</translation>
  </message>
  <message>
   <source>write 'draw: 1'</source>
   <translation>'draw: 1'と書いてください</translation>
  </message>
  <message>
   <source>write 'draw: 1', 'skip: true' or another</source>
   <translation>'draw: 1'や'skip: true'などと書いてください</translation>
  </message>
  <message>
   <source>write 'effect: true' for one of them</source>
   <translation>どれかに'effect: true'と書いてください</translation>
  </message>
  <message>
   <source>write 'first: exempt' or 'last: forfeit', or 'settled_by: nobody'</source>
   <translation>'first: exempt'か'last: forfeit'、または'settled_by: nobody'と書いてください</translation>
  </message>
  <message>
   <source>write 'first_dealer: draw'</source>
   <translation>'first_dealer: draw'と書いてください</translation>
  </message>
  <message>
   <source>write 'fits: {month: adjacent}', or what fits</source>
   <translation>'fits: {month: adjacent}'のように、置ける札を書いてください</translation>
  </message>
  <message>
   <source>write 'hand: 1', or more</source>
   <translation>'hand: 1'以上を書いてください</translation>
  </message>
  <message>
   <source>write 'least_players: 3', or 'first: nothing'</source>
   <translation>'least_players: 3'か'first: nothing'と書いてください</translation>
  </message>
  <message>
   <source>write 'match: {month: same}'</source>
   <translation>'match: {month: same}'と書いてください</translation>
  </message>
  <message>
   <source>write 'own_yaku: true' or 'others_yaku: true'</source>
   <translation>'own_yaku: true'か'others_yaku: true'と書いてください</translation>
  </message>
  <message>
   <source>write 'players: {least: 2, most: 2}'</source>
   <translation>'players: {least: 2, most: 2}'と書いてください</translation>
  </message>
  <message>
   <source>write 'players: {least: 2, most: 4}', or how many may play</source>
   <translation>'players: {least: 2, most: 4}'のように、遊べる人数を書いてください</translation>
  </message>
  <message>
   <source>write 'points' here, or 'yaku_points' at the top for all</source>
   <translation>ここに'points'を書くか、一番上に全部のための'yaku_points'を書いてください</translation>
  </message>
  <message>
   <source>write 'points: 0'</source>
   <translation>'points: 0'と書いてください</translation>
  </message>
  <message>
   <source>write 'remove: [{path}]' in this file</source>
   <translation>このファイルに'remove: [{path}]'と書いてください</translation>
  </message>
  <message>
   <source>write 'remove: [{path}]' in this file, or change it: '{list}: [{{id: {part}, {key}: ...}}]'</source>
   <translation>このファイルに'remove: [{path}]'と書くか、'{list}: [{{id: {part}, {key}: ...}}]'と書いて変えてください</translation>
  </message>
  <message>
   <source>write 'when: also' or 'when: instead' for some of them</source>
   <translation>いくつかに'when: also'か'when: instead'と書いてください</translation>
  </message>
  <message>
   <source>write '{list}: [{{id: {part}, {key}: ...}}]' without it, or remove {path} too</source>
   <translation>それを除いて'{list}: [{{id: {part}, {key}: ...}}]'と書くか、{path}も取り除いてください</translation>
  </message>
  <message>
   <source>write '{path}' anew in this file</source>
   <translation>このファイルに'{path}'を書き直してください</translation>
  </message>
  <message>
   <source>write 0, or more</source>
   <translation>0以上の数を書いてください</translation>
  </message>
  <message>
   <source>write a name such as 'early-chaff'</source>
   <translation>'early-chaff'のような名前を書いてください</translation>
  </message>
  <message>
   <source>write the value out where it is needed, or quote the text</source>
   <translation>必要な所に値を書くか、テキストを引用符で囲んでください</translation>
  </message>
  <message>
   <source>write the value out, or quote the text</source>
   <translation>値を書くか、テキストを引用符で囲んでください</translation>
  </message>
  <message>
   <source>write them for different cards</source>
   <translation>別々の札を指定してください</translation>
  </message>
  <message>
   <source>write what is more into 'notes'</source>
   <translation>それ以上のことは'notes'に書いてください</translation>
  </message>
  <message>
   <source>yes</source>
   <comment>a value of a rule file</comment>
   <translation>はい</translation>
  </message>
  <message>
   <source>yes</source>
   <comment>a value that is chosen in the form of a rule file</comment>
   <translation>はい</translation>
  </message>
  <message>
   <source>you</source>
   <translation>あなた</translation>
  </message>
  <message>
   <source>you have another turn</source>
   <translation>もう一度手番になります</translation>
  </message>
  <message>
   <source>you pay nothing</source>
   <translation>支払いなし</translation>
  </message>
  <message>
   <source>you play a forfeit</source>
   <translation>罰ゲーム</translation>
  </message>
  <message>
   <source>you swap hands with a player of your choice</source>
   <translation>好きな相手と手札を交換します</translation>
  </message>
  <message>
   <source>you swap hands with the next player</source>
   <translation>次の人と手札を交換します</translation>
  </message>
  <message>
   <source>your last card, and the round is yours</source>
   <translation>最後の1枚で、この回戦はあなたの勝ち</translation>
  </message>
  <message numerus="yes">
   <source>your yaku are worth {n} points or more</source>
   <translation>
    <numerusform>集めた役が{n}点以上になる</numerusform>
   </translation>
  </message>
  <message>
   <source>{act} and {next}</source>
   <comment>what happens</comment>
   <translation>{act}。そして、{next}</translation>
  </message>
  <message>
   <source>{act}, {next}</source>
   <comment>what happens</comment>
   <translation>{act}。{next}</translation>
  </message>
  <message>
   <source>{amount} on account of {name}</source>
   <translation>{name}から{amount}点</translation>
  </message>
  <message>
   <source>{author} ({year})</source>
   <translation>{author}（{year}）</translation>
  </message>
  <message>
   <source>{author}: {work}</source>
   <translation>{author}：{work}</translation>
  </message>
  <message>
   <source>{author}: {work} ({year})</source>
   <translation>{author}：{work}（{year}）</translation>
  </message>
  <message>
   <source>{base} says so; change it here for this game alone.</source>
   <translation>{base}でこう決まっています。ここで変えると、このゲームだけが変わります。</translation>
  </message>
  <message>
   <source>{call}!</source>
   <translation>{call}！</translation>
  </message>
  <message>
   <source>{call}:</source>
   <translation>{call}：</translation>
  </message>
  <message numerus="yes">
   <source>{call}: {n} points are yours now, and {threat}.</source>
   <translation>
    <numerusform>{call}：今なら{n}点です。{threat}。</numerusform>
   </translation>
  </message>
  <message>
   <source>{call}: {threat}, and there may be more to win.</source>
   <translation>{call}：{threat}。まだ点を伸ばせるかもしれません。</translation>
  </message>
  <message>
   <source>{cards} (for example {example})</source>
   <translation>{cards}（たとえば{example}）</translation>
  </message>
  <message numerus="yes">
   <source>{cards} are wild</source>
   <translation>
    <numerusform>{cards}は鬼札です</numerusform>
   </translation>
  </message>
  <message>
   <source>{cards} at {points}</source>
   <translation>{cards}（{points}）</translation>
  </message>
  <message>
   <source>{cards} at {points} each</source>
   <translation>{cards}（1枚{points}）</translation>
  </message>
  <message>
   <source>{cards} but those of {months}</source>
   <translation>{months}以外の{cards}</translation>
  </message>
  <message>
   <source>{cards} but those {of_month}</source>
   <translation>{of_month}札以外の{cards}</translation>
  </message>
  <message>
   <source>{cards} but {exceptions}</source>
   <translation>{exceptions}以外の{cards}</translation>
  </message>
  <message>
   <source>{cards} can be put on no card</source>
   <translation>{cards}はどの札にも置けません</translation>
  </message>
  <message>
   <source>{cards} can never capture anything by this rule</source>
   <translation>このルールでは{cards}は何も取れません</translation>
  </message>
  <message>
   <source>{cards} can never come onto these piles by this rule</source>
   <translation>このルールでは{cards}はこれらの山に決して置けません</translation>
  </message>
  <message>
   <source>{cards} cannot be dealt to a pile that takes {smallest}</source>
   <translation>{smallest}枚しか受けない山に{cards}は配れません</translation>
  </message>
  <message>
   <source>{cards} cannot be dealt to {count} cells</source>
   <translation>{count}個の空き枠に{cards}は配れません</translation>
  </message>
  <message>
   <source>{cards} count as {kind}</source>
   <translation>{cards}は{kind}として数えます</translation>
  </message>
  <message>
   <source>{cards} count as {kind}, and not as {own}</source>
   <translation>{cards}は{own}ではなく{kind}として数えます</translation>
  </message>
  <message>
   <source>{cards} count both as {own} and as {kind}</source>
   <translation>{cards}は{own}としても{kind}としても数えます</translation>
  </message>
  <message>
   <source>{cards} count either as {own} or as {kind}, whichever scores better, but never as both</source>
   <translation>{cards}は{own}か{kind}のうち得点の高くなるほうとして数え、両方には数えません</translation>
  </message>
  <message>
   <source>{cards} each</source>
   <translation>1人に{cards}ずつ</translation>
  </message>
  <message>
   <source>{cards} each and none on the field</source>
   <translation>1人に{cards}、場には出しません</translation>
  </message>
  <message>
   <source>{cards} each and {number} on the field</source>
   <translation>1人に{cards}、場に{number}枚</translation>
  </message>
  <message numerus="yes">
   <source>{cards} each count as {kind}</source>
   <translation>
    <numerusform>{cards}は{kind}として数えます</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{cards} each count as {kind}, and not as {own}</source>
   <translation>
    <numerusform>{cards}は{own}ではなく{kind}として数えます</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{cards} each count both as {own} and as {kind}</source>
   <translation>
    <numerusform>{cards}は{own}としても{kind}としても数えます</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{cards} each count either as {own} or as {kind}, whichever scores better, but never as both</source>
   <translation>
    <numerusform>{cards}は{own}か{kind}のうち得点の高くなるほうとして数え、両方には数えません</numerusform>
   </translation>
  </message>
  <message>
   <source>{cards} in hand</source>
   <translation>{cards}（手札）</translation>
  </message>
  <message>
   <source>{cards} laid</source>
   <translation>{cards}を場に出した</translation>
  </message>
  <message>
   <source>{cards} of another month</source>
   <comment>a dealt hand</comment>
   <translation>別の同じ月の{cards}</translation>
  </message>
  <message>
   <source>{cards} of each kind among {all}</source>
   <translation>{all}のうち、各種類の{cards}</translation>
  </message>
  <message>
   <source>{cards} of each month</source>
   <translation>各月の{cards}</translation>
  </message>
  <message>
   <source>{cards} of each month among {months}</source>
   <translation>{months}の各月の{cards}</translation>
  </message>
  <message>
   <source>{cards} of each month from {months}</source>
   <translation>{months}の各月の{cards}</translation>
  </message>
  <message>
   <source>{cards} of each of {number} months</source>
   <translation>{number}つの月から{cards}ずつ</translation>
  </message>
  <message>
   <source>{cards} of each of {number} other months</source>
   <translation>別の{number}つの月から{cards}ずつ</translation>
  </message>
  <message>
   <source>{cards} of one kind</source>
   <translation>同じ種類の{cards}</translation>
  </message>
  <message>
   <source>{cards} of one month</source>
   <translation>同じ月の{cards}</translation>
  </message>
  <message>
   <source>{cards} of one month</source>
   <comment>a dealt hand</comment>
   <translation>同じ月の{cards}</translation>
  </message>
  <message>
   <source>{cards} of {months}</source>
   <translation>{months}の{cards}</translation>
  </message>
  <message>
   <source>{cards} on the field</source>
   <translation>{cards}（場）</translation>
  </message>
  <message>
   <source>{cards} or more</source>
   <translation>{cards}以上</translation>
  </message>
  <message>
   <source>{cards} other than those of {months}</source>
   <translation>{months}以外の{cards}</translation>
  </message>
  <message>
   <source>{cards} other than those {of_month}</source>
   <translation>{of_month}札以外の{cards}</translation>
  </message>
  <message>
   <source>{cards} other than {exceptions}</source>
   <translation>{exceptions}以外の{cards}</translation>
  </message>
  <message>
   <source>{cards} that are {ordinals} in their months</source>
   <translation>各月の{ordinals}の{cards}</translation>
  </message>
  <message>
   <source>{cards} without {others}</source>
   <translation>{cards}（{others}を除く）</translation>
  </message>
  <message>
   <source>{cards} {of_month}</source>
   <translation>{of_month}{cards}</translation>
  </message>
  <message>
   <source>{cards}, face down</source>
   <translation>裏向きの{cards}</translation>
  </message>
  <message>
   <source>{cards}, on any card</source>
   <translation>{cards}（どの札の上にも）</translation>
  </message>
  <message>
   <source>{cards}, on {others}</source>
   <translation>{cards}（{others}の上）</translation>
  </message>
  <message>
   <source>{cards}. Click to choose others.</source>
   <translation>{cards}。クリックするとほかの札を選べます。</translation>
  </message>
  <message>
   <source>{cards}: found</source>
   <translation>{cards}：見つけました</translation>
  </message>
  <message>
   <source>{card} cannot be discarded by itself.</source>
   <translation>{card}は、それだけでは捨てられません。</translation>
  </message>
  <message>
   <source>{card} cannot be laid together with {top}.</source>
   <translation>{card}を{top}と一緒に重ねることはできません。</translation>
  </message>
  <message>
   <source>{card} does not fit on {under}.</source>
   <translation>{under}に{card}は重ねられません。</translation>
  </message>
  <message>
   <source>{card} does not go on {top}.</source>
   <translation>{top}に{card}は重ねられません。</translation>
  </message>
  <message>
   <source>{card} does not take {other}.</source>
   <translation>{card}で{other}は取れません。</translation>
  </message>
  <message>
   <source>{card} is no wild card of this game</source>
   <translation>{card}はこのゲームの鬼札ではありません</translation>
  </message>
  <message>
   <source>{card} is not for {combination}.</source>
   <translation>{card}は「{combination}」に使えません。</translation>
  </message>
  <message>
   <source>{card} is not in this hand.</source>
   <translation>{card}は、この手札にありません。</translation>
  </message>
  <message>
   <source>{card} is not on the field.</source>
   <translation>{card}は、場にありません。</translation>
  </message>
  <message>
   <source>{card} of that kind</source>
   <translation>その種類の{card}</translation>
  </message>
  <message>
   <source>{card} of that month</source>
   <translation>その月の{card}</translation>
  </message>
  <message>
   <source>{card} of these</source>
   <translation>これらのうちの{card}</translation>
  </message>
  <message>
   <source>{card} of those kinds</source>
   <translation>それらの種類の{card}</translation>
  </message>
  <message>
   <source>{card} of those months</source>
   <translation>それらの月の{card}</translation>
  </message>
  <message>
   <source>{card} takes {taken}</source>
   <translation>{card}で{taken}を取る</translation>
  </message>
  <message>
   <source>{card} takes {taken}.</source>
   <translation>{card}で{taken}を取ります。</translation>
  </message>
  <message>
   <source>{card} takes {taken}: {reasons}.</source>
   <translation>{card}で{taken}を取ります：{reasons}。</translation>
  </message>
  <message>
   <source>{card} that is {ordinals} in its month</source>
   <translation>各月の{ordinals}の{card}</translation>
  </message>
  <message>
   <source>{card} took {taken}</source>
   <translation>{card}で{taken}を取った</translation>
  </message>
  <message>
   <source>{card} {relations}</source>
   <translation>{relations}の{card}</translation>
  </message>
  <message>
   <source>{card}, from our deck</source>
   <translation>{card}（付属デッキの札）</translation>
  </message>
  <message>
   <source>{card}, then {next}</source>
   <translation>{card}、{next}</translation>
  </message>
  <message>
   <source>{card}, whatever its kind</source>
   <translation>種類を問わず{card}</translation>
  </message>
  <message>
   <source>{card}, whatever its month</source>
   <translation>月を問わず{card}</translation>
  </message>
  <message>
   <source>{card}, {kind}</source>
   <translation>{card}（{kind}）</translation>
  </message>
  <message>
   <source>{card}, {pile}, {number} of {count}.</source>
   <translation>{card}、{pile}、{count}枚中{number}枚目。</translation>
  </message>
  <message numerus="yes">
   <source>{card}, {pile}, {n} cards on it.</source>
   <translation>
    <numerusform>{card}、{pile}、上に{n}枚。</numerusform>
   </translation>
  </message>
  <message>
   <source>{card}, {pile}.</source>
   <translation>{card}、{pile}。</translation>
  </message>
  <message>
   <source>{card}, {relations}</source>
   <translation>{relations}の{card}</translation>
  </message>
  <message>
   <source>{card}.</source>
   <translation>{card}。</translation>
  </message>
  <message>
   <source>{choices}, and none that cost more than chance explains.</source>
   <translation>{choices}のうち、運では説明できない損はありませんでした。</translation>
  </message>
  <message>
   <source>{choices}, of which one was costly.</source>
   <translation>{choices}のうち、1か所で損をしました。</translation>
  </message>
  <message>
   <source>{choices}, of which {count} were costly.</source>
   <translation>{choices}のうち、{count}か所で損をしました。</translation>
  </message>
  <message>
   <source>{combination}: {hand}</source>
   <translation>{combination}：{hand}</translation>
  </message>
  <message>
   <source>{command}.</source>
   <translation>{command}。</translation>
  </message>
  <message>
   <source>{command}. {does}</source>
   <translation>{command}。{does}</translation>
  </message>
  <message>
   <source>{count} of</source>
   <translation>このうち{count}枚：</translation>
  </message>
  <message>
   <source>{count} of each category of</source>
   <translation>各種類から{count}枚：</translation>
  </message>
  <message>
   <source>{count} of each month of</source>
   <translation>各月から{count}枚：</translation>
  </message>
  <message>
   <source>{count} of one category of</source>
   <translation>同じ種類から{count}枚：</translation>
  </message>
  <message>
   <source>{count} of one month of</source>
   <translation>同じ月から{count}枚：</translation>
  </message>
  <message>
   <source>{count} of {cards}</source>
   <translation>{cards}のうち{count}枚</translation>
  </message>
  <message>
   <source>{count} × {name}</source>
   <translation>{name}×{count}</translation>
  </message>
  <message>
   <source>{day} {month} {year}</source>
   <translation>{year}年{month}{day}日</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <translation>{day} {time}</translation>
  </message>
  <message>
   <source>{dealt}, twice</source>
   <translation>{dealt}、配り直し</translation>
  </message>
  <message>
   <source>{deal}, as a computer played both sides of its first round.</source>
   <translation>{deal}。コンピューターが両方の席を受け持ち、最初の回戦を打った記録です。</translation>
  </message>
  <message>
   <source>{deal}, as computer players played its first round.</source>
   <translation>{deal}。コンピューターどうしが最初の回戦を打った記録です。</translation>
  </message>
  <message>
   <source>{deal}, as computer players played its first round. {dealer} deals and begins.</source>
   <translation>{deal}。コンピューターどうしが最初の回戦を打った記録です。{dealer}が親で、先に打ちます。</translation>
  </message>
  <message>
   <source>{delete}, or change 'players'</source>
   <translation>{delete}か、'players'を変えてください</translation>
  </message>
  <message>
   <source>{delete}, or delete 'stopping'</source>
   <translation>{delete}か、'stopping'を削除してください</translation>
  </message>
  <message>
   <source>{delete}, or write 'to: waste'</source>
   <translation>{delete}か、'to: waste'と書いてください</translation>
  </message>
  <message>
   <source>{effect}, on {cards}</source>
   <translation>{effect}（一番上が{cards}のとき）</translation>
  </message>
  <message>
   <source>{effect}: {acts}.</source>
   <translation>{effect}：{acts}。</translation>
  </message>
  <message>
   <source>{few} or {many} players</source>
   <translation>{few}人か{many}人</translation>
  </message>
  <message>
   <source>{few} to {many} players</source>
   <translation>{few}〜{many}人</translation>
  </message>
  <message>
   <source>{file} cannot be read: {problem}.</source>
   <translation>{file}を読めません：{problem}。</translation>
  </message>
  <message>
   <source>{file} holds the whole game; it can be sent.</source>
   <translation>{file}にゲーム全体が入りました。そのまま送れます。</translation>
  </message>
  <message>
   <source>{file} is not saved. Save it?</source>
   <translation>{file}は保存されていません。保存しますか？</translation>
  </message>
  <message>
   <source>{file}: {problem}</source>
   <translation>{file}：{problem}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <translation>{first}、{last}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <comment>conditions</comment>
   <translation>{first}、かつ{last}</translation>
  </message>
  <message>
   <source>{first} and {last}</source>
   <comment>what happened</comment>
   <translation>{first}、{last}</translation>
  </message>
  <message>
   <source>{first} and {more} more</source>
   <translation>{first}ほか{more}枚</translation>
  </message>
  <message>
   <source>{first} has the lower columns and the keys on the left, {second} the others.</source>
   <translation>{first}は手前の列と左のキー、{second}は奥の列と右のキーです。</translation>
  </message>
  <message>
   <source>{first} or {last}</source>
   <translation>{first}または{last}</translation>
  </message>
  <message>
   <source>{first} or {next}</source>
   <translation>{first}または{next}</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <comment>months</comment>
   <translation>{first}〜{last}</translation>
  </message>
  <message>
   <source>{first}, {next}</source>
   <translation>{first}、{next}</translation>
  </message>
  <message>
   <source>{first}; and {last}</source>
   <translation>{first}、{last}</translation>
  </message>
  <message>
   <source>{first}; and {last}</source>
   <comment>conditions</comment>
   <translation>{first}、かつ{last}</translation>
  </message>
  <message>
   <source>{first}; or {last}</source>
   <translation>{first}、または{last}</translation>
  </message>
  <message>
   <source>{first}; {next}</source>
   <translation>{first}。{next}</translation>
  </message>
  <message>
   <source>{flower}, {card}</source>
   <translation>{flower}に{card}</translation>
  </message>
  <message>
   <source>{flower}, {chaff}</source>
   <translation>{flower}の{chaff}</translation>
  </message>
  <message>
   <source>{flower}, {month}</source>
   <translation>{flower}、{month}</translation>
  </message>
  <message>
   <source>{found} For {count} the coach found no answer.</source>
   <translation>{found}うち{count}か所では、コーチも答えを出せませんでした。</translation>
  </message>
  <message>
   <source>{games}, {share} won</source>
   <translation>{games}、勝率{share}</translation>
  </message>
  <message>
   <source>{game}  ·  ← → turn the months</source>
   <translation>{game}  ·  ← →で月をめくる</translation>
  </message>
  <message>
   <source>{game} (has errors)</source>
   <translation>{game}（エラーあり）</translation>
  </message>
  <message>
   <source>{game} A game is in progress.</source>
   <translation>{game}途中の対局があります。</translation>
  </message>
  <message>
   <source>{game} differs from {base}:</source>
   <translation>{game}と{base}の違い：</translation>
  </message>
  <message>
   <source>{game} goes on.</source>
   <translation>{game}の続きです。</translation>
  </message>
  <message>
   <source>{game} has neither values of cards nor yaku</source>
   <translation>「{game}」には札の点数も役もありません</translation>
  </message>
  <message>
   <source>{game} is one of your games now.</source>
   <translation>「{game}」がゲームに加わりました。</translation>
  </message>
  <message>
   <source>{game} is played as {base} is.</source>
   <translation>{game}は{base}と同じように遊びます。</translation>
  </message>
  <message>
   <source>{game} is saved.</source>
   <translation>{game}を保存しました。</translation>
  </message>
  <message>
   <source>{game}, a deal from a file</source>
   <translation>{game}、ファイルの配札</translation>
  </message>
  <message>
   <source>{game}, deal {number}</source>
   <translation>{game}、配札{number}</translation>
  </message>
  <message>
   <source>{game}. {players}. {summary}</source>
   <translation>{game}。{players}。{summary}</translation>
  </message>
  <message>
   <source>{game}: this rule file has an error. {error}</source>
   <translation>{game}：このルールファイルには誤りがあります。{error}</translation>
  </message>
  <message>
   <source>{have} of {needs}</source>
   <translation>{needs}枚中{have}</translation>
  </message>
  <message>
   <source>{hint}; and {number} more like it</source>
   <translation>{hint}。同じものがほかに{number}件あります</translation>
  </message>
  <message>
   <source>{keys} are missing</source>
   <translation>{keys}がありません</translation>
  </message>
  <message>
   <source>{keys} are missing in {part}</source>
   <translation>{part}に{keys}がありません</translation>
  </message>
  <message>
   <source>{keys} is missing</source>
   <translation>{keys}がありません</translation>
  </message>
  <message>
   <source>{keys} is missing in {part}</source>
   <translation>{part}に{keys}がありません</translation>
  </message>
  <message>
   <source>{key} belongs at the top of the file, without indentation</source>
   <translation>{key}はファイルの一番上の段に、字下げせずに書きます</translation>
  </message>
  <message>
   <source>{key} belongs under {home}</source>
   <translation>{key}は{home}の下に書きます</translation>
  </message>
  <message>
   <source>{key} is the key of “{command}”, which would lose it; swap, and that gets the key of this command.</source>
   <translation>{key}は「{command}」のキーです。割り当てると「{command}」は{key}を失います。入れ替えると、代わりにこのコマンドのキーを受け取ります。</translation>
  </message>
  <message>
   <source>{key} means nothing where the stock goes to the columns</source>
   <translation>山札を列に配るときは{key}に意味がありません</translation>
  </message>
  <message>
   <source>{key} or {other}</source>
   <translation>{key}または{other}</translation>
  </message>
  <message>
   <source>{key}: </source>
   <translation>{key}：</translation>
  </message>
  <message>
   <source>{key}: {what}</source>
   <translation>{key}：{what}</translation>
  </message>
  <message>
   <source>{key}: {what}; {such}</source>
   <translation>{key}：{what}。{such}</translation>
  </message>
  <message>
   <source>{kind}; usually {default}</source>
   <translation>{kind}。通常は{default}</translation>
  </message>
  <message>
   <source>{layout} laid out, {deck} in deck</source>
   <translation>場に{layout}枚、山札{deck}枚</translation>
  </message>
  <message>
   <source>{least} to {cards}</source>
   <translation>{cards}以下で{least}枚以上</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <translation>{least}〜{most}</translation>
  </message>
  <message>
   <source>{least} to {most} hand cards</source>
   <translation>手札{least}〜{most}枚</translation>
  </message>
  <message>
   <source>{least} to {most} players</source>
   <translation>{least}〜{most}人</translation>
  </message>
  <message>
   <source>{message} (inherited: {file}, line {line})</source>
   <translation>{message}（受け継いだもの：{file}の{line}行目）</translation>
  </message>
  <message>
   <source>{month} bomb!</source>
   <translation>{month}の爆弾！</translation>
  </message>
  <message>
   <source>{month}, {card}</source>
   <translation>{month}の{card}</translation>
  </message>
  <message>
   <source>{move} (played)</source>
   <translation>{move}（実際の手）</translation>
  </message>
  <message>
   <source>{move}, played</source>
   <translation>{move}、実際の手</translation>
  </message>
  <message>
   <source>{move}: given up early</source>
   <translation>{move}：早めに除外</translation>
  </message>
  <message>
   <source>{move}: {reasons}.</source>
   <translation>{move}：{reasons}。</translation>
  </message>
  <message>
   <source>{move}: {worth}, points {points}</source>
   <translation>{move}：{worth}、得点{points}</translation>
  </message>
  <message>
   <source>{ms} ms</source>
   <translation>{ms}ミリ秒</translation>
  </message>
  <message>
   <source>{multiplied} if {conditions}</source>
   <translation>{conditions}場合は{multiplied}</translation>
  </message>
  <message>
   <source>{multiplied} {payer}</source>
   <translation>{payer}{multiplied}</translation>
  </message>
  <message>
   <source>{multiplied} {payer} if {conditions}</source>
   <translation>{conditions}場合、{payer}{multiplied}</translation>
  </message>
  <message numerus="yes">
   <source>{names} drew {n} cards each</source>
   <translation>
    <numerusform>{names}がそれぞれ{n}枚引いた</numerusform>
   </translation>
  </message>
  <message>
   <source>{names} share the win</source>
   <translation>{names}が勝ちを分け合いました</translation>
  </message>
  <message>
   <source>{name} ({count})</source>
   <translation>{name}（{count}）</translation>
  </message>
  <message>
   <source>{name} chose: {move}.</source>
   <translation>{name}の選択：{move}。</translation>
  </message>
  <message>
   <source>{name} column</source>
   <translation>{name}</translation>
  </message>
  <message>
   <source>{name} columns</source>
   <translation>{name}</translation>
  </message>
  <message>
   <source>{name} gains {amount}</source>
   <translation>{name}が{amount}点得る</translation>
  </message>
  <message>
   <source>{name} has too few cards for a deck.</source>
   <translation>{name}は山札にする札が足りません。</translation>
  </message>
  <message>
   <source>{name} has won</source>
   <translation>{name}の勝ちです</translation>
  </message>
  <message>
   <source>{name} has {points}.</source>
   <translation>{name}は{points}です。</translation>
  </message>
  <message>
   <source>{name} is one card away from {yaku}.</source>
   <translation>{name}はあと1枚で{yaku}です。</translation>
  </message>
  <message>
   <source>{name} is one card from {yaku}</source>
   <translation>{name}はあと1枚で{yaku}</translation>
  </message>
  <message>
   <source>{name} is the Speed winner</source>
   <translation>{name}がスピード勝者です</translation>
  </message>
  <message>
   <source>{name} pays nothing</source>
   <translation>{name}は支払いなし</translation>
  </message>
  <message>
   <source>{name} pays {amount}</source>
   <translation>{name}が{amount}点払う</translation>
  </message>
  <message>
   <source>{name} pile</source>
   <translation>{name}</translation>
  </message>
  <message>
   <source>{name} piles</source>
   <translation>{name}</translation>
  </message>
  <message>
   <source>{name} plays a forfeit</source>
   <translation>{name}は罰ゲーム</translation>
  </message>
  <message>
   <source>{name} takes {cards}</source>
   <translation>{name}が{cards}取りました</translation>
  </message>
  <message>
   <source>{name} was first to play every card of the layout.</source>
   <translation>{name}が先に並べた札をすべて出しました。</translation>
  </message>
  <message>
   <source>{name} {total} (ahead)</source>
   <translation>{name} {total}（首位）</translation>
  </message>
  <message>
   <source>{name} …</source>
   <translation>{name}…</translation>
  </message>
  <message>
   <source>{name}'s turn</source>
   <translation>{name}の番</translation>
  </message>
  <message>
   <source>{name}, dealer</source>
   <translation>{name}（親）</translation>
  </message>
  <message>
   <source>{name}, it is your turn</source>
   <translation>{name}の番です</translation>
  </message>
  <message>
   <source>{name}: {words}</source>
   <translation>{name}：{words}</translation>
  </message>
  <message>
   <source>{needed} to collect it {times} times</source>
   <translation>{times}回集めるには{needed}</translation>
  </message>
  <message>
   <source>{needed}, but a month has only {number}</source>
   <translation>{needed}。しかし、ひと月には{number}枚しかありません</translation>
  </message>
  <message>
   <source>{needed}, but month {month} has only {number} of these cards</source>
   <translation>{needed}。しかし、{month}月にはこれらの札が{number}枚しかありません</translation>
  </message>
  <message>
   <source>{needed}, but no kind has so many of these cards</source>
   <translation>{needed}。しかし、これらの札がそれだけある種類はありません</translation>
  </message>
  <message>
   <source>{needed}, but no month has so many of these cards</source>
   <translation>{needed}。しかし、これらの札がそれだけある月はありません</translation>
  </message>
  <message>
   <source>{needed}, but the deck has only {number}</source>
   <translation>{needed}。しかし、デッキには{number}枚しかありません</translation>
  </message>
  <message>
   <source>{needed}, but there are too few of these cards</source>
   <translation>{needed}。しかし、これらの札が足りません</translation>
  </message>
  <message>
   <source>{needed}, but {kind} has only {number} of these cards</source>
   <translation>{needed}。しかし、{kind}にはこれらの札が{number}枚しかありません</translation>
  </message>
  <message>
   <source>{needed}, {like}</source>
   <translation>{needed}。{like}</translation>
  </message>
  <message>
   <source>{now}, at best {best}</source>
   <translation>{now}、最高{best}日</translation>
  </message>
  <message>
   <source>{number}</source>
   <comment>cards, after others</comment>
   <translation>{number}枚</translation>
  </message>
  <message>
   <source>{number}</source>
   <comment>points, after others</comment>
   <translation>{number}点</translation>
  </message>
  <message>
   <source>{number} %</source>
   <translation>{number}%</translation>
  </message>
  <message numerus="yes">
   <source>{number} animals</source>
   <translation>
    <numerusform>タネ{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} blue ribbons</source>
   <translation>
    <numerusform>青短{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} brights</source>
   <translation>
    <numerusform>光{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} cards</source>
   <translation>
    <numerusform>札{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} cards for each month that you captured whole in this turn</source>
   <translation>
    <numerusform>その手番で4枚すべて取った月1つにつき{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} cards if your stock card captured the hand card that you had just played without a match</source>
   <translation>
    <numerusform>合う札がなくて場に置いた手札を、直後にめくった山札で取ったとき：{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} cards if your turn leaves the field empty</source>
   <translation>
    <numerusform>自分の手番で場が空になったとき：{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} chaff</source>
   <translation>
    <numerusform>カス{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} face up as the discard pile</source>
   <translation>
    <numerusform>捨て札の最初として表向きで{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} face up as the field</source>
   <translation>
    <numerusform>場に表向きで{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} free places are dealt a card, face up</source>
   <translation>
    <numerusform>空き枠のうち{number}つには、札を1枚ずつ表向きに配ります</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} free places hold a single card each, which may be moved on at any time</source>
   <translation>
    <numerusform>空き枠は{number}つあり、札を1枚ずつ置けます。置いた札はいつでも動かせます</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} from among {cards}</source>
   <translation>{cards}のうち{number}枚</translation>
  </message>
  <message numerus="yes">
   <source>{number} hand cards</source>
   <translation>
    <numerusform>手札{number}枚</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} months earlier</source>
   <translation>{number}つ前の月</translation>
  </message>
  <message>
   <source>{number} months later</source>
   <translation>{number}つ後の月</translation>
  </message>
  <message>
   <source>{number} of {cards}</source>
   <comment>piles</comment>
   <translation>{number}か所に{cards}ずつ</translation>
  </message>
  <message>
   <source>{number} of {size}</source>
   <comment>piles</comment>
   <translation>{number}か所に{size}枚ずつ</translation>
  </message>
  <message>
   <source>{number} or more cards of one kind</source>
   <translation>同じ種類の札{number}枚以上</translation>
  </message>
  <message>
   <source>{number} or more cards of one month</source>
   <translation>同じ月の札{number}枚以上</translation>
  </message>
  <message>
   <source>{number} or more from among {cards}</source>
   <translation>{cards}のうち{number}枚以上</translation>
  </message>
  <message>
   <source>{number} or more {cards} of one kind</source>
   <translation>同じ種類の{cards}{number}枚以上</translation>
  </message>
  <message>
   <source>{number} or more {cards} of one month</source>
   <translation>同じ月の{cards}{number}枚以上</translation>
  </message>
  <message numerus="yes">
   <source>{number} other animals</source>
   <translation>
    <numerusform>ほかのタネ{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} other brights</source>
   <translation>
    <numerusform>ほかの光{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} other cards</source>
   <translation>
    <numerusform>ほかの札{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} other chaff</source>
   <translation>
    <numerusform>ほかのカス{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} other ribbons</source>
   <translation>
    <numerusform>ほかの短冊{number}枚</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} places further down in its month</source>
   <translation>月の中で{number}つ下の順位</translation>
  </message>
  <message>
   <source>{number} places further up in its month</source>
   <translation>月の中で{number}つ上の順位</translation>
  </message>
  <message numerus="yes">
   <source>{number} players</source>
   <translation>
    <numerusform>{number}人</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} players: {deal}</source>
   <translation>{number}人：{deal}</translation>
  </message>
  <message numerus="yes">
   <source>{number} poetry ribbons</source>
   <translation>
    <numerusform>赤短{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} points</source>
   <translation>
    <numerusform>{number}点</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} red ribbons</source>
   <translation>
    <numerusform>無地の短冊{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} ribbons</source>
   <translation>
    <numerusform>短冊{number}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} that begin empty</source>
   <translation>
    <numerusform>{number}か所は空</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} times</source>
   <translation>
    <numerusform>{number}回</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{number} yaku are collected</source>
   <translation>
    <numerusform>役を{number}つ集める</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} {cards} of one kind</source>
   <translation>同じ種類の{cards}{number}枚</translation>
  </message>
  <message>
   <source>{number} {cards} of one month</source>
   <translation>同じ月の{cards}{number}枚</translation>
  </message>
  <message>
   <source>{number} {piles}</source>
   <comment>fewer than ten piles</comment>
   <translation>{number}つの{piles}</translation>
  </message>
  <message>
   <source>{number} {piles}</source>
   <comment>ten piles or more</comment>
   <translation>{number}の{piles}</translation>
  </message>
  <message>
   <source>{number}%</source>
   <translation>{number}%</translation>
  </message>
  <message>
   <source>{number}: {listed}</source>
   <translation>{number}：{listed}</translation>
  </message>
  <message numerus="yes">
   <source>{n}</source>
   <comment>so many cards</comment>
   <translation>
    <numerusform>{n}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards</source>
   <translation>
    <numerusform>{n}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards are chosen.</source>
   <translation>
    <numerusform>{n}枚選択中です。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards are left after the deal, and there is no stock for them</source>
   <translation>
    <numerusform>配ったあとに{n}枚残りますが、置く山札がありません</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards are missing: {cards}</source>
   <translation>
    <numerusform>札が{n}枚足りません：{cards}</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} cards are missing: {cards} and {more} more</source>
   <translation>札が{n}枚足りません：{cards}、ほか{more}枚</translation>
  </message>
  <message numerus="yes">
   <source>{n} cards away</source>
   <translation>
    <numerusform>あと{n}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards fewer in your hand</source>
   <translation>
    <numerusform>手札が{n}枚減る</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards from {source} to {target}</source>
   <translation>
    <numerusform>{source}から{target}へ{n}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards of yours</source>
   <translation>
    <numerusform>あなたから{n}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} cards of {name}</source>
   <translation>
    <numerusform>{name}から{n}枚</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} choices</source>
   <translation>
    <numerusform>選択{n}か所</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} days in a row</source>
   <translation>
    <numerusform>{n}日連続</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} deals were tried.</source>
   <translation>
    <numerusform>{n}個の配札を試しました。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} errors</source>
   <translation>
    <numerusform>エラー{n}件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} faults</source>
   <translation>
    <numerusform>不具合{n}件</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} games</source>
   <translation>
    <numerusform>{n}局</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} games of {played} with random moves broke: {fault}.</source>
   <translation>
    <numerusform>ランダムに試した{played}局のうち{n}局が続けられなくなりました：{fault}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} games written to {file}.</source>
   <translation>
    <numerusform>{n}局を{file}に書き出しました。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} later turns without a hand card</source>
   <translation>
    <numerusform>後で{n}回、手札を出さない</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} moves</source>
   <translation>
    <numerusform>{n}手</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} moves in {time}</source>
   <translation>
    <numerusform>{n}手、{time}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of each kind are needed</source>
   <translation>
    <numerusform>各種類の札が{n}枚ずつ必要です</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of each month are needed</source>
   <translation>
    <numerusform>各月の札が{n}枚ずつ必要です</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of one kind are needed</source>
   <translation>
    <numerusform>同じ種類の札が{n}枚必要です</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of one month are needed</source>
   <translation>
    <numerusform>同じ月の札が{n}枚必要です</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} of these cards are needed</source>
   <translation>
    <numerusform>これらの札が{n}枚必要です</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} people</source>
   <translation>
    <numerusform>{n}人</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} players</source>
   <translation>
    <numerusform>{n}人</numerusform>
   </translation>
  </message>
  <message>
   <source>{n} players do not make teams of {size}.</source>
   <translation>{n}人は{size}人ずつの組に分けられません。</translation>
  </message>
  <message numerus="yes">
   <source>{n} points</source>
   <translation>
    <numerusform>{n}点</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} redeals left</source>
   <translation>
    <numerusform>配り直し残り{n}回</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} rounds in {time}</source>
   <translation>
    <numerusform>{n}回戦、{time}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} things differ from {base}:</source>
   <translation>
    <numerusform>{base}と違う点が{n}つあります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} times</source>
   <translation>
    <numerusform>{n}回</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} warnings</source>
   <translation>
    <numerusform>警告{n}件</numerusform>
   </translation>
  </message>
  <message>
   <source>{one} &amp; {other}</source>
   <translation>{one}・{other}</translation>
  </message>
  <message>
   <source>{one} and {two}</source>
   <translation>{one}、{two}</translation>
  </message>
  <message>
   <source>{opponent} had called {call}</source>
   <translation>{opponent}が{call}をしていた</translation>
  </message>
  <message>
   <source>{opponent} was the last to call {call}</source>
   <translation>最後に{call}をしたのが{opponent}である</translation>
  </message>
  <message>
   <source>{order}; cards of one kind come in any order</source>
   <translation>{order}。同じ種類の札は、どの順でもかまいません</translation>
  </message>
  <message>
   <source>{order}; cards of one month come in any order</source>
   <translation>{order}。同じ月の札は、どの順でもかまいません</translation>
  </message>
  <message>
   <source>{order}; cards that have the same place come in any order</source>
   <translation>{order}。同じ順位の札は、どの順でもかまいません</translation>
  </message>
  <message>
   <source>{own} to {other} points</source>
   <translation>{own}対{other}点</translation>
  </message>
  <message>
   <source>{part} cannot do without {key}</source>
   <translation>{part}には{key}が欠かせません</translation>
  </message>
  <message>
   <source>{part} counts again, as in {base}.</source>
   <translation>{base}と同じように、{part}をまた使います。</translation>
  </message>
  <message>
   <source>{part}: more</source>
   <translation>{part}：詳しく</translation>
  </message>
  <message>
   <source>{part}: what can be done</source>
   <translation>{part}：できること</translation>
  </message>
  <message>
   <source>{part}: {message}</source>
   <translation>{part}：{message}</translation>
  </message>
  <message>
   <source>{payee} gains {points} on account of {payer}</source>
   <translation>{payee}が{payer}の分として{points}点を得ます</translation>
  </message>
  <message>
   <source>{payee} gains {points} on account of {payer}.</source>
   <translation>{payee}は{payer}の分として{points}点得ます。</translation>
  </message>
  <message>
   <source>{payee} gains {points} on account of {payer}; no hand pays more.</source>
   <translation>{payee}は{payer}の分として{points}点得ます。これが上限です。</translation>
  </message>
  <message>
   <source>{payer} is not the dealer</source>
   <translation>{payer}が親でない</translation>
  </message>
  <message>
   <source>{payer} is the dealer</source>
   <translation>{payer}が親である</translation>
  </message>
  <message>
   <source>{payer} pays {payee} {points}</source>
   <translation>{payer}が{payee}に{points}点払います</translation>
  </message>
  <message>
   <source>{payer} pays {payee} {points}.</source>
   <translation>{payer}は{payee}に{points}点払います。</translation>
  </message>
  <message>
   <source>{payer} pays {payee} {points}; no hand pays more.</source>
   <translation>{payer}は{payee}に{points}点払います。これが上限です。</translation>
  </message>
  <message>
   <source>{payment}, in place of {others}</source>
   <translation>{payment}（{others}の分）</translation>
  </message>
  <message>
   <source>{payment}: {product} ({reasons})</source>
   <translation>{payment}：{product}（{reasons}）</translation>
  </message>
  <message>
   <source>{payment}; more is never paid for a round.</source>
   <translation>{payment}。1回戦の支払いはこれが上限です。</translation>
  </message>
  <message>
   <source>{piles}</source>
   <comment>several piles of a name, after “the”</comment>
   <translation>{piles}</translation>
  </message>
  <message numerus="yes">
   <source>{piles} are complete</source>
   <translation>
    <numerusform>{piles}が完成する</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{piles} are empty</source>
   <translation>
    <numerusform>{piles}が空になる</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{piles} begin empty</source>
   <translation>
    <numerusform>{piles}は空で始まります</numerusform>
   </translation>
  </message>
  <message>
   <source>{piles} is empty or holds one unbroken run, all face up, and no card is left elsewhere</source>
   <translation>{piles}が空か、途切れずに順に並んだ表向きの札だけになり、ほかに札が残らない</translation>
  </message>
  <message>
   <source>{piles} of {cards}</source>
   <translation>{piles}に{cards}</translation>
  </message>
  <message>
   <source>{piles} of {cards} each</source>
   <translation>{piles}に{cards}ずつ</translation>
  </message>
  <message>
   <source>{piles} of {sizes} cards, from left to right</source>
   <translation>{piles}に、左から{sizes}枚</translation>
  </message>
  <message>
   <source>{piles}, from left to right: {sizes}</source>
   <translation>{piles}（左から：{sizes}）</translation>
  </message>
  <message>
   <source>{pile}</source>
   <comment>the only pile of a name, after “the”</comment>
   <translation>{pile}</translation>
  </message>
  <message>
   <source>{pile} is dealt, face up, the first card of the shuffled deck that it takes</source>
   <translation>{pile}には、切った札のうちそこに置ける最初の1枚を、表向きに配ります</translation>
  </message>
  <message>
   <source>{pile} is dealt, face up, the first {cards} of the shuffled deck that it takes</source>
   <translation>{pile}には、切った札のうちそこに置ける札を、先に出てきた順に{cards}、表向きに配ります</translation>
  </message>
  <message>
   <source>{pile} takes cards until it has {cards}, and no more</source>
   <translation>{pile}に置けるのは、{cards}までです</translation>
  </message>
  <message>
   <source>{pile} that becomes empty gets a card at once from {sources}</source>
   <translation>{pile}が空くと、すぐに{sources}から1枚補われます</translation>
  </message>
  <message>
   <source>{pile} that becomes empty gets a card at once from {sources}, from the first of these that has one</source>
   <translation>{pile}が空くと、すぐに{sources}から1枚補われます（札のある最初の所から）</translation>
  </message>
  <message>
   <source>{pile} {place}</source>
   <translation>{pile}{place}</translation>
  </message>
  <message>
   <source>{pile}: empty.</source>
   <translation>{pile}：空です。</translation>
  </message>
  <message>
   <source>{pile}: {cards}.</source>
   <translation>{pile}：{cards}。</translation>
  </message>
  <message numerus="yes">
   <source>{pile}: {n} cards face down, then {cards}.</source>
   <translation>
    <numerusform>{pile}：裏向き{n}枚、その上に{cards}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{pile}: {n} cards: {cards}.</source>
   <translation>
    <numerusform>{pile}：{n}枚、{cards}。</numerusform>
   </translation>
  </message>
  <message>
   <source>{placed} on {beneath}</source>
   <comment>an example</comment>
   <translation>「{beneath}の上に{placed}」</translation>
  </message>
  <message>
   <source>{place} in the race, {ms} ms</source>
   <translation>早取り{place}、{ms}ミリ秒</translation>
  </message>
  <message>
   <source>{place} {before} → {after}</source>
   <translation>{place} {before} → {after}</translation>
  </message>
  <message>
   <source>{place}: new, {after}</source>
   <translation>{place}：新規、{after}</translation>
  </message>
  <message>
   <source>{place}: taken out</source>
   <translation>{place}：削除</translation>
  </message>
  <message>
   <source>{played} games played with random moves: no problems.</source>
   <translation>ランダムに{played}局試しました。問題はありません。</translation>
  </message>
  <message>
   <source>{players} do not make teams of {team_size}</source>
   <translation>{players}では{team_size}人ずつのチームに分かれません</translation>
  </message>
  <message>
   <source>{players} hands of {hand} and a field of {field} and a discard pile of {discard} take {cards} cards, and the deck has {size}</source>
   <translation>手札{hand}枚が{players}人分、場札{field}枚、捨て札{discard}枚で{cards}枚になりますが、デッキは{size}枚です</translation>
  </message>
  <message>
   <source>{players} hands of {hand} and a field of {field} take {cards} cards, and the deck has {size}</source>
   <translation>手札{hand}枚が{players}人分と場札{field}枚で{cards}枚になりますが、デッキは{size}枚です</translation>
  </message>
  <message>
   <source>{players} · {length}</source>
   <translation>{players}・{length}</translation>
  </message>
  <message>
   <source>{player} discards {cards} with {others} of the field, has no card left and has won the round.</source>
   <translation>{player}は{cards}を場の{others}とともに捨て、手札がなくなって回戦に勝ちました。</translation>
  </message>
  <message>
   <source>{player} discards {cards}, has no card left and has won the round.</source>
   <translation>{player}は{cards}を捨て、手札がなくなって回戦に勝ちました。</translation>
  </message>
  <message>
   <source>{player} has no card left and has won the round.</source>
   <translation>{player}は手札がなくなり、回戦に勝ちました。</translation>
  </message>
  <message numerus="yes">
   <source>{player} have a yaku, which ends the round.</source>
   <translation>
    <numerusform>{player}に役ができ、回戦が終わります。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{player} have the best result, {lead} ahead of the next, and earn {points}.</source>
   <translation>
    <numerusform>{player}が次点と{lead}点差で最高点となり、{points}を得ます。</numerusform>
   </translation>
  </message>
  <message>
   <source>{player} pays nothing.</source>
   <translation>{player}は何も払いません。</translation>
  </message>
  <message>
   <source>{player} plays {card} and captures {captured}.</source>
   <translation>{player}は{card}を出し、{captured}を取ります。</translation>
  </message>
  <message>
   <source>{player} plays {card}, which stays on the field.</source>
   <translation>{player}は{card}を出し、場に残します。</translation>
  </message>
  <message numerus="yes">
   <source>{player} say {call} and end the round.</source>
   <translation>
    <numerusform>{player}が{call}と言って、回戦を終えます。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{player} still has {number} cards:</source>
   <translation>
    <numerusform>{player}の手元には札が{number}枚残っています。</numerusform>
   </translation>
  </message>
  <message>
   <source>{player} turns up {card} and captures {captured}.</source>
   <translation>{player}は山札から{card}をめくり、{captured}を取ります。</translation>
  </message>
  <message>
   <source>{player} turns up {card}, which stays on the field.</source>
   <translation>{player}は山札から{card}をめくり、場に残します。</translation>
  </message>
  <message numerus="yes">
   <source>{player} were dealt a hand that ends the round at once.</source>
   <translation>
    <numerusform>{player}に、その場で回戦が終わる手札が配られました。</numerusform>
   </translation>
  </message>
  <message>
   <source>{player} {points}</source>
   <comment>on the score sheet</comment>
   <translation>{player} {points}</translation>
  </message>
  <message>
   <source>{player}'s captured cards</source>
   <translation>{player}の取り札</translation>
  </message>
  <message>
   <source>{player}'s column {number}</source>
   <translation>{player}の{number}列目</translation>
  </message>
  <message>
   <source>{player}'s drawn card</source>
   <translation>{player}の引いた札</translation>
  </message>
  <message>
   <source>{player}'s hand</source>
   <translation>{player}の手札</translation>
  </message>
  <message>
   <source>{player}'s stock</source>
   <translation>{player}の山札</translation>
  </message>
  <message>
   <source>{player}: {result}.</source>
   <translation>{player}：{result}。</translation>
  </message>
  <message>
   <source>{points} each: {cards}.</source>
   <translation>1枚{points}：{cards}。</translation>
  </message>
  <message>
   <source>{points} in all</source>
   <translation>合計{points}点</translation>
  </message>
  <message>
   <source>{points} more for each further {card}</source>
   <translation>{card}が1枚増えるごとに{points}追加</translation>
  </message>
  <message>
   <source>{points}: {cards}.</source>
   <translation>{points}：{cards}。</translation>
  </message>
  <message numerus="yes">
   <source>{points}: {n} games, {won} won</source>
   <translation>
    <numerusform>{points}：{n}局、うち{won}勝</numerusform>
   </translation>
  </message>
  <message>
   <source>{race}: at the signal, each presses a key of their own, or clicks. Whoever is early is out, and so is a hand that comes within {least} milliseconds of the signal, for nobody reacts so fast. Anyone who would rather not race can let lots decide</source>
   <translation>{race}。合図が出たら、それぞれ自分のキーを押すか、クリックします。合図より早い人は失格です。合図から{least}ミリ秒以内の手も、人には不可能な速さなので失格です。早取りをしたくなければ、くじで決めることもできます</translation>
  </message>
  <message>
   <source>{reason}, and {effect}</source>
   <translation>{reason}、{effect}</translation>
  </message>
  <message>
   <source>{relations}</source>
   <comment>what a card is</comment>
   <translation>{relations}の札</translation>
  </message>
  <message>
   <source>{relation} and {other}</source>
   <translation>{relation}で{other}</translation>
  </message>
  <message>
   <source>{relation}, and {other}</source>
   <translation>{relation}で{other}</translation>
  </message>
  <message>
   <source>{result}, and so pays nothing</source>
   <translation>{result}。そのため払いません</translation>
  </message>
  <message>
   <source>{result}, and so plays a forfeit</source>
   <translation>{result}。そのため罰ゲームです</translation>
  </message>
  <message>
   <source>{rounds} rounds bring at most {most} points</source>
   <translation>{rounds}回戦では最大{most}点にしかなりません</translation>
  </message>
  <message>
   <source>{rounds} rounds earn at most {most} points</source>
   <translation>{rounds}回戦では最大{most}点にしかなりません</translation>
  </message>
  <message>
   <source>{rounds}, as the rules say</source>
   <translation>ルールどおり（{rounds}）</translation>
  </message>
  <message>
   <source>{said} ({notes})</source>
   <translation>{said}（{notes}）</translation>
  </message>
  <message>
   <source>{said}.</source>
   <translation>{said}。</translation>
  </message>
  <message numerus="yes">
   <source>{seconds} seconds after the signal</source>
   <translation>
    <numerusform>合図から{seconds}秒</numerusform>
   </translation>
  </message>
  <message>
   <source>{sentence} {next}</source>
   <translation>{sentence}{next}</translation>
  </message>
  <message>
   <source>{sentence}.</source>
   <translation>{sentence}。</translation>
  </message>
  <message>
   <source>{share}, {won} of {games} won</source>
   <translation>{share}、{games}局中{won}勝</translation>
  </message>
  <message>
   <source>{step}, then {next}</source>
   <translation>{step}。次に、{next}</translation>
  </message>
  <message>
   <source>{stop} or {go}?</source>
   <translation>{stop}？それとも{go}？</translation>
  </message>
  <message>
   <source>{task}
{done} of {count}</source>
   <translation>{task}
{count}回中{done}回</translation>
  </message>
  <message>
   <source>{thousands},{rest}</source>
   <translation>{thousands},{rest}</translation>
  </message>
  <message>
   <source>{title} (always the same)</source>
   <translation>{title}（変更できません）</translation>
  </message>
  <message>
   <source>{value} is not a language</source>
   <translation>{value}は言語ではありません</translation>
  </message>
  <message>
   <source>{value} is not allowed here</source>
   <translation>ここに{value}は書けません</translation>
  </message>
  <message>
   <source>{value} is too large: at most {most} is allowed</source>
   <translation>{value}は大きすぎます。{most}以下にしてください</translation>
  </message>
  <message>
   <source>{value} is too small: at least {least} is needed</source>
   <translation>{value}は小さすぎます。{least}以上が必要です</translation>
  </message>
  <message numerus="yes">
   <source>{what} (deal {deal}, after {n} moves)</source>
   <translation>
    <numerusform>{what}（配札{deal}、{n}手のあと）</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{what} (deal {deal}, {players} players, after {n} moves)</source>
   <translation>
    <numerusform>{what}（配札{deal}、{players}人、{n}手のあと）</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: add one</source>
   <translation>{what}：一つ追加</translation>
  </message>
  <message>
   <source>{what}: {said}</source>
   <translation>{what}：{said}</translation>
  </message>
  <message>
   <source>{who} {did}</source>
   <translation>{who}が{did}</translation>
  </message>
  <message>
   <source>{width} x {height} is not the shape of a card: a height of one to three times the width is needed</source>
   <translation>{width}×{height}は札の形ではありません。高さは幅の1倍から3倍までにしてください</translation>
  </message>
  <message>
   <source>{width} x {height} pixels are too many</source>
   <translation>{width}×{height}ピクセルは多すぎます</translation>
  </message>
  <message>
   <source>{width} x {height} pixels are too many: at most {most} in all are allowed</source>
   <translation>{width}×{height}ピクセルは多すぎます。合わせて{most}ピクセルまでです</translation>
  </message>
  <message>
   <source>{winners} ended the round: {stop}!</source>
   <translation>{winners}の{stop}で回戦終了です！</translation>
  </message>
  <message>
   <source>{winners} shed the last card.</source>
   <translation>{winners}が上がりました。</translation>
  </message>
  <message numerus="yes">
   <source>{winners} were dealt a hand that wins at once.</source>
   <translation>
    <numerusform>{winners}は配られた手札で勝ちました。</numerusform>
   </translation>
  </message>
  <message>
   <source>{words} (with any other number)</source>
   <translation>{words}（そのほかの人数のとき）</translation>
  </message>
  <message>
   <source>{words} (with {number} players)</source>
   <translation>{words}（{number}人のとき）</translation>
  </message>
  <message>
   <source>{words} (with {number})</source>
   <translation>{words}（{number}人のとき）</translation>
  </message>
  <message>
   <source>{words}, but no more at once than could be moved one by one over empty free places and empty {piles}</source>
   <translation>{words}。ただし一度に動かせるのは、空き枠と空いた{piles}を使って1枚ずつ運べる枚数までです</translation>
  </message>
  <message>
   <source>{words}, by itself or as the lowest of cards that move together</source>
   <translation>{words}。1枚でも、まとめて動かす札の一番下としてでもかまいません</translation>
  </message>
  <message>
   <source>{words}, from among {cards}</source>
   <translation>{cards}のうち、{words}</translation>
  </message>
  <message>
   <source>{words}; each further time adds {number} to the factor</source>
   <translation>{words}、以後1回ごとに倍率が{number}増えます</translation>
  </message>
  <message>
   <source>{words}; {multiplied} again for each further time</source>
   <translation>{words}、以後1回ごとにさらに{multiplied}</translation>
  </message>
  <message>
   <source>{wrong}: {needed}</source>
   <translation>{wrong}。{needed}</translation>
  </message>
  <message>
   <source>{yaku} (not added to one's own result)</source>
   <translation>{yaku}（自分の得点には加えない）</translation>
  </message>
  <message>
   <source>{yaku} can never be collected: the yaku before it wait too</source>
   <translation>前の役も待っているため、{yaku}は決して集められません</translation>
  </message>
  <message>
   <source>{yaku} says no points, and there is no 'yaku_points': it counts 1</source>
   <translation>{yaku}に点がなく'yaku_points'もないため、1点と数えます</translation>
  </message>
  <message>
   <source>{yaku} stands over this one too: made together, neither counts</source>
   <translation>{yaku}もこの役より上にあるため、同時にできるとどちらも数えられません</translation>
  </message>
  <message>
   <source>{yaku}, {points}</source>
   <translation>{yaku} {points}点</translation>
  </message>
  <message>
   <source>{yaku}, {points} of them for further cards</source>
   <translation>{yaku}（うち追加の札で{points}）</translation>
  </message>
  <message>
   <source>{yaku}: collected.</source>
   <translation>{yaku}：集めました。</translation>
  </message>
  <message>
   <source>{yaku}: ready.</source>
   <translation>{yaku}：そろっています。</translation>
  </message>
  <message numerus="yes">
   <source>{yaku}: waits for {n} more yaku.</source>
   <translation>
    <numerusform>{yaku}：あと{n}つの役が先に必要です。</numerusform>
   </translation>
  </message>
  <message>
   <source>{yaku}: {reach} of {needed} in reach.</source>
   <translation>{yaku}：{needed}枚のうち{reach}枚が届くところにあります。</translation>
  </message>
  <message>
   <source>×{factor} if you win</source>
   <translation>勝てば×{factor}</translation>
  </message>
  <message>
   <source>“{call}”</source>
   <translation>「{call}」</translation>
  </message>
  <message>
   <source>“{go}” means that you play on for more.</source>
   <translation>「{go}」なら、さらに上を狙って続けます。</translation>
  </message>
  <message>
   <source>−{percent} % of the games</source>
   <translation>−{percent}%の対局</translation>
  </message>
  <message numerus="yes">
   <source>−{points} points</source>
   <translation>
    <numerusform>−{points}点</numerusform>
   </translation>
  </message>
 </context>
</TS>
