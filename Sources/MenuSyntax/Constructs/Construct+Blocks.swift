extension Construct {
  /// The declarations, the elements of screens and items, the settings of an app, and the menus of the menu bar.
  static let blocks: [Construct] = [
    Construct(
      .app, .app, .name(.new), in: .file,
      "The app: its platforms, the frameworks to write for, who sees the Swift."),
    Construct(
      .state, .state, in: .file,
      "What menus depend on: `name: Type`, with `Bool`, `Int`, `String` or a choice."),
    Construct(
      .choice, .choice, .name(.new), in: .file,
      "A set of options of which one holds; a Swift enum."),
    Construct(
      .list, .list, .name(.new), in: .file, "Entries that the app supplies at run time."),
    Construct(
      .commands, .commands, in: .file,
      "What people can do in the app, each with its title and attributes."),
    Construct(
      .screen, .screen, .name(.new), in: .file,
      "A screen or window, with its items, buttons and toolbar."),
    Construct(
      .item, .item, .name(.new), in: [.file, .screen], "A thing on screen that people act on."),
    Construct(
      .background, .background, in: .screen,
      "The empty area of a screen, with a context menu of its own."),
    Construct(.button, .button, .name(.new), in: .screen, "A button with a pull-down menu."),
    Construct(
      .more, then: .button, .moreButton, in: .screen, "The More button, with a pull-down menu."),
    Construct(
      .menu, .menu, .name(.new), in: .file,
      "A named menu, a submenu, or a menu of the menu bar."),
    Construct(
      .menu, then: .bar, .menuBar, in: .file,
      "The menu bar, with the system's menus and the app's own."),
    Construct(
      .toolbar, .toolbar, in: [.file, .screen], "A toolbar, with a block a platform."),
    Construct(
      .quick, then: .actions, .quickActions, in: .file,
      "What people can choose at the app's icon on the Home Screen; iOS and iPadOS."),
    Construct(
      .dock, then: .menu, .dockMenu, in: .file, "The menu of the app's icon in the Dock; macOS."),
    Construct(
      .status, then: .item, .statusItem, .name(.new), in: .file,
      "An item at the end of the Mac's menu bar, with its menu."),
    Construct(
      .guidelines, .guidelines, .number, in: .file,
      "The edition of the guidelines that decides, and how much each rule weighs."),

    Construct(
      .context, then: .menu, .contextMenu, in: [.item, .background],
      "The menu of an item or of a screen's background."),
    Construct(
      .edit, then: .menu, .editMenu, in: .item,
      "The menu that appears at selected text or an insertion point."),
    Construct(
      .swipe, .swipe, in: .item, "What a swipe across a row shows, at one of its edges."),
    Construct(
      .preview, .preview, .name(.code), in: .item, "What a context menu shows of its item."),
    Construct(
      .shows, .shows, .name(.command), in: [.screen, .item],
      "Commands that the app shows a control of its own for, on this screen or item."),
    Construct(
      .no, then: .menu, .noMenu, .reason, in: .item,
      "Says that an item has no menu on purpose, and why."),

    Construct(
      .platforms, .platforms, .setting, in: .app,
      "The platforms, each with its minimum version."),
    Construct(
      .emit, .emit, .word([.uikit, .appkit, .swiftui]), in: .app,
      "The frameworks that Swift is written for: `uikit`, `appkit`, `swiftui`."),
    Construct(
      .access, .access, .word([.internal, .package, .public]), in: .app,
      "Who can see the generated Swift: `internal`, `package`, `public`."),
    Construct(
      .strings, .strings, .setting, in: .app,
      "The localization table of the titles; `none` for plain literals."),
    Construct(
      .accessory, .accessory, in: .app,
      "An app without a menu bar and an icon in the Dock (`LSUIElement`)."),
    Construct(
      .keys, then: .changeable, .keysChangeable, in: .app,
      "People may change the shortcuts of menus on the Mac."),
    Construct(
      .language, .language, .setting, in: .app,
      "The language that the texts are written in: `en` by default, `de`, `pt-BR`."),

    Construct(.strict, .strict, in: .guidelines, "Warnings are errors."),
    Construct(
      .exclude, .exclude, .setting, in: .guidelines,
      "Files and folders that `check` and `import` leave out, as `.gitignore` has them; in `Guidelines.menu` alone."
    ),
    Construct(
      .allow, .fileAllow, .setting, in: .guidelines,
      "Silences rules in files without comments, and says why; in `Guidelines.menu` alone."),

    Construct(.iOS, .toolbarBlock, in: .toolbar, "What the toolbar has on iOS."),
    Construct(.iPadOS, .toolbarBlock, in: .toolbar, "What the toolbar has on iPadOS."),
    Construct(.macOS, .toolbarBlock, in: .toolbar, "What the toolbar has on macOS."),
    Construct(.watchOS, .toolbarBlock, in: .toolbar, "What the toolbar has on watchOS."),
    Construct(.visionOS, .toolbarBlock, in: .toolbar, "What the toolbar has on visionOS."),

    Construct(.app, .barMenu, in: .menuBar, "The system's app menu."),
    Construct(.file, .barMenu, in: .menuBar, "The system's file menu."),
    Construct(.edit, .barMenu, in: .menuBar, "The system's edit menu."),
    Construct(.format, .barMenu, in: .menuBar, "The system's format menu."),
    Construct(.view, .barMenu, in: .menuBar, "The system's view menu."),
    Construct(
      .menu, .barMenu, .name(.menu), in: .menuBar,
      "A named menu, a submenu, or a menu of the menu bar."),
    Construct(.window, .barMenu, in: .menuBar, "The system's window menu."),
    Construct(.help, .barMenu, in: .menuBar, "The system's help menu."),
  ]
}
