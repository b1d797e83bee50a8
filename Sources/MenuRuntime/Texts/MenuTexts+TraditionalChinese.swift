nonisolated extension MenuTexts {
  /// The texts in Traditional Chinese, whose ellipsis is `⋯`, vertically centered.
  static let traditionalChinese = MenuTextTable(
    """
    about=關於%@
    settings=設定⋯
    services=服務
    hide=隱藏%@
    hideOthers=隱藏其他
    showAll=顯示全部
    quit=結束%@

    new=新增
    open=打開⋯
    openRecent=打開最近使用過的檔案
    close=關閉
    save=儲存
    saveAs=儲存為⋯
    duplicate=複製
    rename=重新命名⋯
    moveTo=移至⋯
    revert=回復成儲存過的版本
    pageSetup=設定頁面⋯
    print=列印⋯
    share=分享⋯

    undo=還原
    redo=重做
    cut=剪下
    copy=拷貝
    paste=貼上
    pasteAndMatchStyle=貼上並符合樣式
    delete=刪除
    select=選取
    selectAll=全選
    lookUp=查詢
    translate=翻譯
    searchWeb=搜尋網頁

    findMenu=尋找
    find=尋找⋯
    findNext=尋找下一個
    findPrevious=尋找上一個
    useSelectionForFind=使用所選範圍尋找
    jumpToSelection=跳至所選範圍
    replace=尋找與取代⋯

    spelling=拼字和文法檢查
    showSpelling=顯示拼字和文法檢查
    checkSpelling=立即檢查文件
    checkSpellingWhileTyping=在輸入時同步檢查拼字
    checkGrammar=檢查拼字文法
    correctSpelling=自動修正拼字

    substitutions=替代
    showSubstitutions=顯示替代
    smartCopyPaste=智慧型拷貝/貼上
    smartQuotes=智慧型引號
    smartDashes=智慧型破折號
    smartLinks=智慧型連結
    dataDetectors=資料偵測器
    textReplacement=文字取代

    transformations=轉換
    makeUpperCase=大寫
    makeLowerCase=小寫
    capitalize=首字母大寫

    speech=語音
    startSpeaking=開始朗讀
    stopSpeaking=停止朗讀

    font=字體
    showFonts=顯示字體
    bold=粗體
    italic=斜體
    underline=底線
    bigger=放大
    smaller=縮小
    showColors=顯示顏色
    copyStyle=拷貝樣式
    pasteStyle=貼上樣式

    text=文字
    alignment=文字對齊
    alignLeft=靠左對齊
    alignCenter=置中
    justify=左右對齊
    alignRight=靠右對齊
    writingDirection=書寫方向
    naturalDirection=預設
    leftToRight=由左至右
    rightToLeft=由右至左
    showRuler=顯示尺標
    copyRuler=拷貝尺標
    pasteRuler=貼上尺標

    toolbar=顯示工具列
    customizeToolbar=自訂工具列⋯
    sidebar=顯示側邊欄
    inspector=顯示檢閱器
    tabBar=顯示標籤頁列
    fullScreen=進入全螢幕

    minimize=縮到最小
    zoom=縮放
    bringAllToFront=將此程式所有視窗移至最前
    help=%@輔助說明
    back=返回
    forward=前進

    hideToolbar=隱藏工具列
    hideSidebar=隱藏側邊欄
    hideInspector=隱藏檢閱器
    hideTabBar=隱藏標籤頁列
    exitFullScreen=離開全螢幕
    hideSpelling=隱藏拼字和文法檢查
    hideSubstitutions=隱藏替代
    hideFonts=隱藏字體
    hideColors=隱藏顏色
    hideRuler=隱藏尺標

    fileMenu=檔案
    editMenu=編輯
    formatMenu=格式
    viewMenu=顯示方式
    windowMenu=視窗
    helpMenu=輔助說明

    undoNamed=還原%@
    redoNamed=重做%@
    clearRecent=清除選單

    cancel=取消
    ok=好
    done=完成
    closeButton=關閉
    continue=繼續
    more=更多
    search=搜尋
    commandFailed=無法完成作業。

    recordShortcut=錄製快速鍵
    typeShortcut=輸入快速鍵
    noShortcut=無
    useAnyway=仍要使用
    restoreDefaults=回復預設值
    shortcutTaken=「%@」已使用此快速鍵。
    shortcutTakenOver=如果在這裡使用，另一個指令將失去此快速鍵。
    shortcutOfSystem=系統已使用此快速鍵。
    shortcutEditsText=編輯文字時，此快速鍵用於編輯文字。
    shortcutNeedsModifier=請將此按鍵與⌘、⌥或⌃一起使用。
    shortcutInvalid=無法使用此按鍵。
    shortcutInSettings=此快速鍵已在「系統設定」中設定。
    shortcutsNeedRelaunch=重新打開 App 後，選單會顯示所有快速鍵。
    """)
}
