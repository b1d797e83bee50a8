#if canImport(AppKit)
  // Shared by the AppKit programs: opens, prints and chooses from menus as people do.
  import AppKit
  import MenuRuntime

  /// The key equivalent of an item as menus show it, with unprintable characters as numbers.
  @MainActor
  func keys(of item: NSMenuItem) -> String {
    let mask = item.keyEquivalentModifierMask
    let glyphs: [(NSEvent.ModifierFlags, String)] = [
      (.function, "fn"), (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let modifiers = glyphs.filter { mask.contains($0.0) }.map(\.1).joined()
    let scalars = item.keyEquivalent.unicodeScalars.map { scalar in
      scalar.value > 0x20 && scalar.value < 0x7F
        ? String(scalar) : "U+" + String(scalar.value, radix: 16)
    }
    return modifiers + scalars.joined()
  }

  @MainActor
  func describe(_ item: NSMenuItem) -> String {
    var words = [item.isSeparatorItem ? "---" : item.title.isEmpty ? "-" : item.title]
    if item.isSectionHeader { words.append("header") }
    if !item.keyEquivalent.isEmpty || item.isAlternate, !keys(of: item).isEmpty {
      words.append(keys(of: item))
    }
    if let subtitle = item.subtitle { words.append("“\(subtitle)”") }
    if let image = item.image {
      words.append(image.symbolName.map { "symbol \($0)" } ?? "image \(image.assetName ?? "")")
    }
    if item.preferredImageVisibility == .visible { words.append("image stays") }
    if item.state == .on { words.append("on") }
    if !item.isEnabled, item.target != nil { words.append("dimmed") }
    if item.isAlternate { words.append("alternate") }
    if let help = item.toolTip { words.append("help “\(help)”") }
    if item.target == nil, let action = item.action { words.append(action.name) }
    if item.tag != 0 { words.append("tag \(item.tag)") }
    if item.submenu?.presentationStyle == .palette { words.append("palette") }
    return words.joined(separator: ", ")
  }

  /// Opens a menu and its submenus, and prints their items.
  @MainActor
  func outline(_ menu: NSMenu, depth: Int = 1) {
    menu.update()
    for item in menu.items where !item.isHidden {
      print(String(repeating: "  ", count: depth) + describe(item))
      if let submenu = item.submenu { outline(submenu, depth: depth + 1) }
    }
  }

  /// Opens a menu.
  @MainActor
  @discardableResult
  func open(_ menu: NSMenu?) -> [String] {
    menu?.update()
    return menu?.items.map { $0.isSeparatorItem ? "---" : $0.title } ?? []
  }

  /// The titles of a menu's enabled items.
  @MainActor
  func choosable(_ menu: NSMenu?) -> [String] {
    menu?.update()
    return menu?.items.flatMap { item -> [String] in
      if let submenu = item.submenu { return item.isEnabled ? choosable(submenu) : [] }
      return item.isEnabled && item.target != nil ? [item.title] : []
    } ?? []
  }

  /// Opens a menu and chooses an enabled item. Returns whether there is one with the title.
  @MainActor
  @discardableResult
  func choose(_ title: String, in menu: NSMenu?) -> Bool {
    guard let menu else { return false }
    menu.update()
    for (index, item) in menu.items.enumerated() {
      if item.title == title, item.submenu == nil, item.isEnabled {
        menu.performActionForItem(at: index)
        return true
      }
      if let submenu = item.submenu, item.isEnabled, choose(title, in: submenu) { return true }
    }
    return false
  }

  /// Chooses an item even if it is dimmed, without validating it.
  @MainActor
  func force(_ title: String, in menu: NSMenu?) {
    guard let menu else { return }
    for (index, item) in menu.items.enumerated() {
      if item.title == title, item.submenu == nil { return menu.performActionForItem(at: index) }
      if let submenu = item.submenu { force(title, in: submenu) }
    }
  }

  /// A menu of the menu bar.
  @MainActor
  func menu(_ title: String) -> NSMenu? {
    NSApplication.shared.mainMenu?.item(withTitle: title)?.submenu
  }

  /// Sets what is in front.
  @MainActor
  func bringToFront(_ window: NSWindow?) {
    NSApplication.shared.keyWindow = window
    NSApplication.shared.mainWindow = window
  }

  /// A key that people press.
  final class KeyPress: NSEvent {
    private let typed: String
    private let flags: ModifierFlags

    /// - Parameter typed: The characters of `NSEvent`: U+7F for Delete.
    init(_ typed: String, _ flags: ModifierFlags = []) {
      (self.typed, self.flags) = (typed, flags)
      super.init()
    }
    override var type: EventType { .keyDown }
    override var characters: String? { typed }
    override var charactersIgnoringModifiers: String? { typed }
    override var modifierFlags: ModifierFlags { flags }
  }

  /// Answers alerts and records their texts.
  @MainActor
  final class Answers {
    private(set) var asked: [String] = []
    var answer = NSApplication.ModalResponse.alertSecondButtonReturn

    init() {
      NSAlert.answer = { [unowned self] alert in
        let buttons = alert.buttons.map { button in
          var words = [button.title]
          if button.keyEquivalent == "\u{1B}" { words.append("Escape") }
          if button.hasDestructiveAction { words.append("destructive") }
          return words.joined(separator: " ")
        }
        let texts = [alert.messageText, alert.informativeText].filter { !$0.isEmpty }
        asked.append("\(texts.joined(separator: " | ")) [\(buttons.joined(separator: ", "))]")
        return answer
      }
    }

    /// Returns the alerts since the last call.
    func take() -> [String] {
      defer { asked = [] }
      return asked
    }
  }
#endif
