/// Apps for the examples of several rules; a rule's file has what differs in its own.
enum ExampleApp {
  /// The commands of the mail app.
  static let mailCommands = """
    compose "New Message" symbol square.and.pencil
    reply "Reply" symbol arrowshape.turn.up.left
    forward "Forward" symbol arrowshape.turn.up.right
    archive "Archive" symbol archivebox
    """

  /// A mail app with a toolbar over its inbox, and with a menu bar where that is asked for.
  ///
  /// - Parameters:
  ///   - platforms: The list after `platforms`.
  ///   - note: A comment before the rest.
  ///   - commands: The lines of `commands`.
  ///   - others: More lines after them.
  ///   - toolbar: The content of `toolbar { … }`.
  ///   - menu: The entries of the menu Message in the menu bar; nil for an app without a menu bar.
  static func mail(
    _ platforms: String = "macOS 14", note: String? = nil, commands: String = mailCommands,
    and others: String? = nil, toolbar: String, menu: String? = nil
  ) -> String {
    let bar = menu.map {
      menuBarBlock("file { compose; ---; standard close }\nmenu Message \"Message\" { \($0) }")
    }
    let mail = app(
      "Mail", platforms, commands: [commands, others].compactMap(\.self).joined(separator: "\n"),
      block("screen Inbox", block("toolbar", toolbar)), bar)
    return [note.map { "// " + $0 }, mail].compactMap(\.self).joined(separator: "\n")
  }

  /// The mail app with an image of its own in the toolbar of one platform.
  static func mailWithStamp(_ platforms: String, note: String? = nil) -> String {
    let isMac = platforms.hasPrefix("macOS")
    return mail(
      platforms, note: note,
      commands: """
        compose "New Message" symbol square.and.pencil
        reply "Reply" symbol arrowshape.turn.up.left
        forward "Forward" symbol arrowshape.turn.up.right
        @allow(icon-prefer-symbol, "The stamp is the sign of the app.")
        stamp "Add Stamp" image "Stamp"
        """,
      toolbar: "\(isMac ? "macOS" : "iOS") { compose; reply; forward; stamp }",
      menu: isMac ? "reply; forward; stamp" : nil)
  }

  /// The image of the stamp: a PNG file for each scale, with as many pixels on each side.
  static func stamp(
    _ rendering: AssetImage.Rendering, inColor hasColor: Bool = false,
    sides: KeyValuePairs<Int, Int>
  ) -> AssetCatalogue {
    let files = sides.map { scale, side in
      AssetImage.File(
        name: scale == 1 ? "Stamp.png" : "Stamp@\(scale)x.png", scale: scale,
        content: .png(PNGHeader(width: side, height: side, hasColor: hasColor)))
    }
    return AssetCatalogue([AssetImage(name: "Stamp", rendering: rendering, files: files)])
  }

  /// An app that edits documents on an iPad, with a title menu.
  ///
  /// - Parameters:
  ///   - command: A command next to the others.
  ///   - titleMenu: The entries of the title menu.
  static func pages(and command: String? = nil, titleMenu: String) -> String {
    var commands = """
      export "Export PDF" symbol square.and.arrow.down affects document
      highlight "Highlight Text" symbol highlighter affects selection
      zoom "Zoom In" symbol plus.magnifyingglass affects view
      """
    if let command { commands += "\n" + command }
    let toolbar = """
      iPadOS editor {
        title menu { \(titleMenu) }
        center customizable { highlight; zoom }
        trailing { export }
      }
      """
    return app(
      "Pages", "iPadOS 17", commands: commands,
      block("screen Document", block("toolbar", toolbar)))
  }

  /// An app that builds projects, with a shortcut for each command but the last.
  ///
  /// - Parameters:
  ///   - command: The first command, which begins with its name.
  ///   - second: The second.
  static func builder(
    _ command: String, _ second: String = #"clean "Clean Project" key cmd+L onscreen"#
  ) -> String {
    let commands = [command, second, #"test "Test Project" onscreen"#]
    let names = commands.map { $0.prefix { $0 != " " } }.joined(separator: "; ")
    return menuBar(
      #"menu Tools "Tools" { \#(names) }"#, commands: commands.joined(separator: "\n"))
  }

  // MARK: - One menu

  /// An app with an item that has a context menu.
  ///
  /// - Parameters:
  ///   - item: The item's name.
  ///   - entries: The content of `context menu { … }`.
  ///   - platforms: The list after `platforms`; nil for a module that names none. The same for the other functions.
  ///   - state: The lines of `state`.
  ///   - commands: The lines of `commands`.
  static func contextMenu(
    of item: String, _ entries: String, platforms: String? = nil, state: String? = nil,
    commands: String
  ) -> String {
    let menu = "preview \(item)Card\n" + block("context menu", entries)
    return app(
      "Demo", platforms, state: state, commands: commands,
      block("screen Main", block("item \(item)", menu)))
  }

  /// An app with an item that has an edit menu, whose options come after `edit menu`.
  static func editMenu(
    of item: String, options: String? = nil, _ entries: String, platforms: String = "iOS 17",
    state: String? = nil, commands: String? = nil
  ) -> String {
    let menu = block(["edit menu", options].compactMap(\.self).joined(separator: " "), entries)
    return app(
      "Demo", platforms, state: state, commands: commands,
      block("screen Main", block("item \(item)", menu)))
  }

  /// An app with a button that has a menu.
  static func pullDown(
    _ button: String, _ entries: String, platforms: String? = nil, state: String? = nil,
    commands: String
  ) -> String {
    let menu = block("button \(button) \"\(button)\"", entries)
    return app("Demo", platforms, state: state, commands: commands, block("screen Main", menu))
  }

  /// An app with a toolbar.
  static func toolbar(
    _ platformBlocks: String, platforms: String? = nil, state: String? = nil, commands: String
  ) -> String {
    app(
      "Demo", platforms, state: state, commands: commands,
      block("screen Main", block("toolbar", platformBlocks)))
  }

  /// An app with a menu bar.
  ///
  /// - Parameter menus: The menus that are not the system's alone: `file { … }` takes the place of `file standard`, and the
  ///   app's own menus are between View and Window.
  static func menuBar(
    _ menus: String, platforms: String = "macOS 14", state: String? = nil, commands: String? = nil
  ) -> String {
    app("Demo", platforms, state: state, commands: commands, menuBarBlock(menus))
  }

  private static func menuBarBlock(_ menus: String) -> String {
    var standard = ["app", "file", "edit", "view", "window", "help"].map { ($0, $0 + " standard") }
    var own: [String] = []
    for menu in statements(in: menus) {
      if let index = standard.firstIndex(where: { menu.hasPrefix($0.0 + " ") }) {
        standard[index].1 = menu
      } else {
        own.append(menu)
      }
    }
    let lines = standard.map(\.1)
    return block("menu bar", (lines.prefix(4) + own + lines.suffix(2)).joined(separator: "\n"))
  }

  private static func app(
    _ name: String, _ platforms: String?, state: String? = nil, commands: String?,
    _ surfaces: String?...
  ) -> String {
    let parts = [
      platforms.map { "app \(name) { platforms \($0) }" }, state.map { block("state", $0) },
      commands.map { block("commands", $0) },
    ]
    return (parts + surfaces).compactMap(\.self).joined(separator: "\n")
  }

  /// The statements of a block: each begins on a line that is not indented, and is not only a brace.
  private static func statements(in text: String) -> [String] {
    text.split(separator: "\n").reduce(into: []) { statements, line in
      if line.hasPrefix(" ") || line == "}", let last = statements.indices.last {
        statements[last] += "\n" + line
      } else {
        statements.append(String(line))
      }
    }
  }

  /// A block, on one line if it has one that is short enough.
  private static func block(_ header: String, _ content: String) -> String {
    let line = "\(header) { \(content) }"
    if !content.contains("\n") && line.count <= 76 { return line }
    let indented = content.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return header + " {\n" + indented + "\n}"
  }
}
