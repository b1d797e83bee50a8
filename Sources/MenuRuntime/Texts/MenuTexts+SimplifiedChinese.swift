nonisolated extension MenuTexts {
  /// The texts in Simplified Chinese.
  static let simplifiedChinese = MenuTextTable(
    """
    about=关于%@
    settings=设置…
    services=服务
    hide=隐藏%@
    hideOthers=隐藏其他
    showAll=全部显示
    quit=退出%@

    new=新建
    open=打开…
    openRecent=打开最近使用
    close=关闭
    save=存储
    saveAs=存储为…
    duplicate=复制
    rename=重新命名…
    moveTo=移到…
    revert=复原到已存储版本
    pageSetup=页面设置…
    print=打印…
    share=共享…

    undo=撤销
    redo=重做
    cut=剪切
    copy=拷贝
    paste=粘贴
    pasteAndMatchStyle=粘贴并匹配样式
    delete=删除
    select=选择
    selectAll=全选
    lookUp=查询
    translate=翻译
    searchWeb=搜索网页

    findMenu=查找
    find=查找…
    findNext=查找下一个
    findPrevious=查找上一个
    useSelectionForFind=用所选内容查找
    jumpToSelection=跳到所选内容
    replace=查找与替换…

    spelling=拼写和语法
    showSpelling=显示拼写和语法
    checkSpelling=立即检查文稿
    checkSpellingWhileTyping=键入时检查拼写
    checkGrammar=检查拼写和语法
    correctSpelling=自动纠正拼写

    substitutions=替换
    showSubstitutions=显示替换
    smartCopyPaste=智能拷贝/粘贴
    smartQuotes=智能引号
    smartDashes=智能破折号
    smartLinks=智能链接
    dataDetectors=数据检测器
    textReplacement=文本替换

    transformations=转换
    makeUpperCase=变为大写
    makeLowerCase=变为小写
    capitalize=首字母大写

    speech=语音
    startSpeaking=开始朗读
    stopSpeaking=停止朗读

    font=字体
    showFonts=显示字体
    bold=粗体
    italic=斜体
    underline=下划线
    bigger=较大
    smaller=较小
    showColors=显示颜色
    copyStyle=拷贝样式
    pasteStyle=粘贴样式

    text=文本
    alignment=文本对齐
    alignLeft=左对齐
    alignCenter=居中
    justify=两端对齐
    alignRight=右对齐
    writingDirection=书写方向
    naturalDirection=默认
    leftToRight=从左到右
    rightToLeft=从右到左
    showRuler=显示标尺
    copyRuler=拷贝标尺
    pasteRuler=粘贴标尺

    toolbar=显示工具栏
    customizeToolbar=自定义工具栏…
    sidebar=显示边栏
    inspector=显示检查器
    tabBar=显示标签页栏
    fullScreen=进入全屏幕

    minimize=最小化
    zoom=缩放
    bringAllToFront=前置全部窗口
    help=%@帮助
    back=返回
    forward=前进

    hideToolbar=隐藏工具栏
    hideSidebar=隐藏边栏
    hideInspector=隐藏检查器
    hideTabBar=隐藏标签页栏
    exitFullScreen=退出全屏幕
    hideSpelling=隐藏拼写和语法
    hideSubstitutions=隐藏替换
    hideFonts=隐藏字体
    hideColors=隐藏颜色
    hideRuler=隐藏标尺

    fileMenu=文件
    editMenu=编辑
    formatMenu=格式
    viewMenu=显示
    windowMenu=窗口
    helpMenu=帮助

    undoNamed=撤销%@
    redoNamed=重做%@
    clearRecent=清除菜单

    cancel=取消
    ok=好
    done=完成
    closeButton=关闭
    continue=继续
    more=更多
    search=搜索
    commandFailed=未能完成操作。

    recordShortcut=录制快捷键
    typeShortcut=键入快捷键
    noShortcut=无
    useAnyway=仍然使用
    restoreDefaults=恢复默认设置
    shortcutTaken=“%@”已使用此快捷键。
    shortcutTakenOver=如果在此处使用，另一个命令将失去此快捷键。
    shortcutOfSystem=系统已使用此快捷键。
    shortcutEditsText=编辑文本时，此快捷键用于编辑文本。
    shortcutNeedsModifier=请将此键与 ⌘、⌥ 或 ⌃ 一起使用。
    shortcutInvalid=此键无法使用。
    shortcutInSettings=此快捷键已在“系统设置”中设定。
    shortcutsNeedRelaunch=重新打开 App 后，菜单会显示所有快捷键。
    """)
}
