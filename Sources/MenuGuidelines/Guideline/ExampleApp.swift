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
    var lines: [String] = []
    if let note { lines.append("// " + note) }
    lines.append("app Mail { platforms \(platforms) }")
    lines.append(block("commands", commands + (others.map { "\n" + $0 } ?? "")))
    let bar = toolbar.contains("\n") ? block("toolbar", toolbar) : "toolbar { \(toolbar) }"
    lines.append(block("screen Inbox", bar))
    if let menu {
      lines.append(
        menuBar(file: "{ compose; ---; standard close }", #"menu Message "Message" { \#(menu) }"#))
    }
    return lines.joined(separator: "\n")
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
  ///   - command: A command beside the others.
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
    return [
      "app Pages { platforms iPadOS 17 }", block("commands", commands),
      block("screen Document", block("toolbar", toolbar)),
    ].joined(separator: "\n")
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
    return [
      "app Builder { platforms macOS 14 }",
      block("commands", commands.joined(separator: "\n")),
      menuBar(file: "standard", #"menu Tools "Tools" { \#(names) }"#),
    ].joined(separator: "\n")
  }

  /// A menu bar with the standard menus and one of the app's own.
  private static func menuBar(file: String, _ own: String) -> String {
    block(
      "menu bar",
      """
      app standard
      file \(file)
      edit standard
      view standard
      \(own)
      window standard
      help standard
      """)
  }

  private static func block(_ header: String, _ lines: String) -> String {
    let indented = lines.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    return header + " {\n" + indented + "\n}"
  }
}
