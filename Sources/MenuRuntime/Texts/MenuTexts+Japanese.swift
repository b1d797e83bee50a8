nonisolated extension MenuTexts {
  /// The texts in Japanese.
  static let japanese = MenuTextTable(
    """
    about=%@について
    settings=設定…
    services=サービス
    hide=%@を非表示
    hideOthers=ほかを非表示
    showAll=すべてを表示
    quit=%@を終了

    new=新規
    open=開く…
    openRecent=最近使った項目を開く
    close=閉じる
    save=保存
    saveAs=別名で保存…
    duplicate=複製
    rename=名称変更…
    moveTo=移動…
    revert=最後に保存した状態に戻す
    pageSetup=ページ設定…
    print=プリント…
    share=共有…

    undo=取り消す
    redo=やり直す
    cut=カット
    copy=コピー
    paste=ペースト
    pasteAndMatchStyle=ペーストしてスタイルを合わせる
    delete=削除
    select=選択
    selectAll=すべてを選択
    lookUp=調べる
    translate=翻訳
    searchWeb=Webを検索

    findMenu=検索
    find=検索…
    findNext=次を検索
    findPrevious=前を検索
    useSelectionForFind=選択部分を検索に使用
    jumpToSelection=選択部分へジャンプ
    replace=検索と置換…

    spelling=スペルと文法
    showSpelling=スペルと文法を表示
    checkSpelling=書類を今すぐチェック
    checkSpellingWhileTyping=入力中にスペルチェック
    checkGrammar=スペルと一緒に文法をチェック
    correctSpelling=スペルを自動的に修正

    substitutions=自動置換
    showSubstitutions=自動置換を表示
    smartCopyPaste=スマートコピー/ペースト
    smartQuotes=スマート引用符
    smartDashes=スマートダッシュ記号
    smartLinks=スマートリンク
    dataDetectors=データ検出
    textReplacement=テキストを置換

    transformations=変換
    makeUpperCase=大文字にする
    makeLowerCase=小文字にする
    capitalize=語頭を大文字にする

    speech=スピーチ
    startSpeaking=読み上げを開始
    stopSpeaking=読み上げを停止

    font=フォント
    showFonts=フォントパネルを表示
    bold=ボールド
    italic=イタリック
    underline=アンダーライン
    bigger=大きく
    smaller=小さく
    showColors=カラーパネルを表示
    copyStyle=スタイルをコピー
    pasteStyle=スタイルをペースト

    text=テキスト
    alignment=テキストの配置
    alignLeft=左揃え
    alignCenter=中央揃え
    justify=両端揃え
    alignRight=右揃え
    writingDirection=書字方向
    naturalDirection=デフォルト
    leftToRight=左から右
    rightToLeft=右から左
    showRuler=ルーラを表示
    copyRuler=ルーラをコピー
    pasteRuler=ルーラをペースト

    toolbar=ツールバーを表示
    customizeToolbar=ツールバーをカスタマイズ…
    sidebar=サイドバーを表示
    inspector=インスペクタを表示
    tabBar=タブバーを表示
    fullScreen=フルスクリーンにする

    minimize=しまう
    zoom=拡大/縮小
    bringAllToFront=すべてを手前に移動
    help=%@ヘルプ
    back=戻る
    forward=進む

    hideToolbar=ツールバーを非表示
    hideSidebar=サイドバーを非表示
    hideInspector=インスペクタを非表示
    hideTabBar=タブバーを非表示
    exitFullScreen=フルスクリーンを解除
    hideSpelling=スペルと文法を非表示
    hideSubstitutions=自動置換を非表示
    hideFonts=フォントパネルを非表示
    hideColors=カラーパネルを非表示
    hideRuler=ルーラを非表示

    fileMenu=ファイル
    editMenu=編集
    formatMenu=フォーマット
    viewMenu=表示
    windowMenu=ウインドウ
    helpMenu=ヘルプ

    undoNamed=取り消す - %@
    redoNamed=やり直す - %@
    clearRecent=メニューを消去

    cancel=キャンセル
    ok=OK
    done=完了
    closeButton=閉じる
    continue=続ける
    more=その他
    search=検索
    commandFailed=操作を完了できませんでした。

    recordShortcut=ショートカットを記録
    typeShortcut=ショートカットを入力
    noShortcut=なし
    useAnyway=それでも使用
    restoreDefaults=デフォルトに戻す
    shortcutTaken=“%@”がこのショートカットを使用しています。
    shortcutTakenOver=ここで使用すると、もう一方のコマンドでは使えなくなります。
    shortcutOfSystem=システムがこのショートカットを使用しています。
    shortcutEditsText=テキストの編集中は、このショートカットはテキストの編集に使われます。
    shortcutNeedsModifier=このキーは⌘、⌥または⌃と一緒に使用してください。
    shortcutInvalid=このキーは使用できません。
    shortcutInSettings=このショートカットは“システム設定”で設定されています。
    shortcutsNeedRelaunch=アプリを開き直すと、メニューにすべてのショートカットが表示されます。
    """)
}
