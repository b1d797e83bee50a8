// Output for UIKit's bars and its main menu.
#if canImport(UIKit)
  import UIKit

  /// The properties of a bar item.
  @MainActor
  func words(_ item: UIBarButtonItem) -> String {
    switch item.storedSystemItem {
    case .flexibleSpace: return "flexible space"
    case .fixedSpace: return "space"
    default: break
    }
    var words = [item.title ?? "untitled"]
    if let name = item.image?.symbolName { words.append("symbol \(name)") }
    if let name = item.image?.assetName { words.append("image \(name)") }
    if let hint = item.accessibilityHint { words.append("hint \(hint)") }
    if !item.isEnabled { words.append("dimmed") }
    if item.isSelected { words.append("selected") }
    if item.visibilityPriority != .standard {
      words.append("priority \(item.visibilityPriority.rawValue)")
    }
    if item.style == .prominent { words.append("prominent") }
    if item.isSpringLoaded { words.append("springs") }
    if item.menu != nil { words.append("menu") }
    if item.menuRepresentation != nil { words.append("in overflow") }
    if let titles = item.possibleTitles { words.append("wide enough for \(titles.sorted())") }
    if let action = item.action { words.append("sends \(action.name)") }
    if let control = item.customView as? UISegmentedControl {
      words.append("segment \(control.selectedSegmentIndex) of \(control.numberOfSegments)")
    } else if item.customView != nil {
      words.append("view")
    }
    if let identifier = item.accessibilityIdentifier { words.append("[\(identifier)]") }
    return words.joined(separator: ", ")
  }

  @MainActor
  func printItems(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { print("  " + words(item)) }
  }

  /// Taps the item with a title.
  @MainActor
  func tap(_ title: String, in items: [UIBarButtonItem]?) {
    let item = items?.first { $0.title == title }
    item?.primaryAction?.performWithSender(item, target: nil)
  }

  /// A shortened version of the main menu that iPadOS builds.
  @MainActor
  func systemMenus() -> MenuTree {
    func group(_ identifier: UIMenu.Identifier, _ commands: [UICommand]) -> UIMenu {
      UIMenu(identifier: identifier, options: .displayInline, children: commands)
    }
    func command(_ title: String, _ action: String, _ key: String? = nil) -> UICommand {
      guard let key else { return UICommand(title: title, action: Selector(action)) }
      return UIKeyCommand(
        title: title, action: Selector(action), input: key, modifierFlags: .command)
    }
    func menu(_ title: String, _ identifier: UIMenu.Identifier, _ children: [UIMenuElement])
      -> UIMenu
    {
      UIMenu(title: title, identifier: identifier, children: children)
    }
    return MenuTree([
      menu(
        "App", .application,
        [
          group(.about, [command("About", "about:")]),
          group(.preferences, [command("Settings…", "settings:", ",")]),
          group(.quit, [command("Quit", "quit:", "q")]),
        ]),
      menu(
        "File", .file,
        [
          group(.newScene, [command("New Window", "newScene:", "n")]),
          menu("Open Recent", .openRecent, []),
          group(.close, [command("Close Window", "performClose:", "w")]),
          group(.print, [command("Print…", "printContent:", "p")]),
        ]),
      menu(
        "Edit", .edit,
        [
          group(.undoRedo, [command("Undo", "undo:", "z")]),
          group(.standardEdit, [command("Cut", "cut:", "x"), command("Copy", "copy:", "c")]),
          group(.find, [command("Find…", "find:", "f")]),
        ]),
      menu("Format", .format, [menu("Font", .font, [])]),
      menu(
        "View", .view,
        [
          group(.toolbar, [command("Show Toolbar", "toggleToolbar:")]),
          group(.sidebar, [command("Show Sidebar", "toggleSidebar:")]),
        ]),
      menu("Window", .window, [group(.minimizeAndZoom, [command("Minimize", "minimize:", "m")])]),
      menu(
        "Help", .help, [group(UIMenu.Identifier("helpItems"), [command("App Help", "help:")])]),
    ])
  }

  @MainActor
  func printedKeys(_ command: UIKeyCommand) -> String {
    let flags: [(UIKeyModifierFlags, String)] = [
      (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let glyphs = flags.filter { command.modifierFlags.contains($0.0) }.map(\.1).joined()
    return glyphs + (command.input ?? "-")
      + (command.wantsPriorityOverSystemBehavior ? " first" : "")
  }

  /// Prints a menu as built, or as validated by a responder.
  @MainActor
  func printMenu(_ menu: UIMenu, asking responder: UIResponder? = nil, depth: Int = 1) {
    for element in menu.children {
      let indent = String(repeating: "  ", count: depth)
      if let submenu = element as? UIMenu {
        let isInline = submenu.options.contains(.displayInline) ? ", inline" : ""
        print(indent + (submenu.title.isEmpty ? "-" : submenu.title) + isInline)
        printMenu(submenu, asking: responder, depth: depth + 1)
      } else if let command = element as? UICommand {
        responder?.validate(command)
        var words = [command.title]
        if let key = command as? UIKeyCommand { words.append(printedKeys(key)) }
        if let key = command.propertyList as? String { words.append("key \(key)") }
        if let subtitle = command.subtitle { words.append("“\(subtitle)”") }
        if let name = command.image?.symbolName { words.append("symbol \(name)") }
        if command.preferredImageVisibility == .visible { words.append("image stays") }
        if command.state == .on { words.append("on") }
        if command.attributes.contains(.disabled) { words.append("dimmed") }
        if command.attributes.contains(.destructive) { words.append("destructive") }
        if let title = command.discoverabilityTitle { words.append("listed as \(title)") }
        for alternate in command.alternates {
          words.append("alternate \(alternate.title)")
        }
        print(indent + words.joined(separator: ", "))
      }
    }
  }

  /// The command with a title in a menu.
  @MainActor
  func command(_ title: String, in menu: UIMenu?) -> UICommand? {
    for element in menu?.children ?? [] {
      if let command = element as? UICommand, command.title == title { return command }
      if let found = command(title, in: element as? UIMenu) { return found }
    }
    return nil
  }

  /// An app's view controller, with the one line that the menu bar requires.
  final class MenuScreen: UIViewController {
    override func validate(_ command: UICommand) {
      super.validate(command)
      validateMenu(command)
    }

    /// Chooses a command, which UIKit sends up the responder chain.
    func choose(_ command: UICommand?, isAlternate: Bool = false) {
      guard let command else { return print("no such command") }
      _ = perform(
        isAlternate ? command.alternates.first?.action ?? command.action : command.action,
        with: command)
    }

    var question: UIAlertController? { presentedViewController as? UIAlertController }
  }

  /// A window in front with a view controller.
  @MainActor
  func showWindow(_ root: UIViewController) -> UIWindow {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    UIApplication.shared.connectedScenes = [scene]
    return window
  }
#endif
