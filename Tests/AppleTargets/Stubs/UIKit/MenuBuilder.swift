// The main menu: developer.apple.com/documentation/uikit/uimenubuilder, uimenusystem, uimainmenusystem.

@available(iOS 13, tvOS 13, *)
@MainActor open class UIMenuSystem: NSObject {
  @available(iOS 26, tvOS 26, *)
  public enum ElementGroupPreference: Int, Sendable {
    case automatic = 0
    case removed = 1
    case included = 2
  }

  @available(iOS 26, tvOS 26, *)
  @MainActor open class FindElementGroupConfiguration: NSObject {
    public enum Style: Int, Sendable {
      case automatic = 0
      case search = 1
      case nonEditableText = 2
      case editableText = 3
    }
    open var style: Style = .automatic
  }

  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()
  #if canImport(ObjectiveC)
    open func setNeedsRebuild() {}
    open func setNeedsRevalidate() {}
  #else
    /// How often a rebuild or revalidation of the menus was requested.
    public private(set) var rebuilds = 0
    public private(set) var revalidations = 0
    open func setNeedsRebuild() { rebuilds += 1 }
    open func setNeedsRevalidate() { revalidations += 1 }
  #endif
}

@available(iOS 26, tvOS 26, *)
@MainActor open class UIMainMenuSystem: UIMenuSystem {
  @MainActor open class Configuration: NSObject {
    public override init() { super.init() }
    open var newScenePreference: UIMenuSystem.ElementGroupPreference = .automatic
    open var documentPreference: UIMenuSystem.ElementGroupPreference = .automatic
    open var printingPreference: UIMenuSystem.ElementGroupPreference = .automatic
    open var findingPreference: UIMenuSystem.ElementGroupPreference = .automatic
    open var toolbarPreference: UIMenuSystem.ElementGroupPreference = .automatic
    open var sidebarPreference: UIMenuSystem.ElementGroupPreference = .automatic
    open var inspectorPreference: UIMenuSystem.ElementGroupPreference = .automatic
    open var textFormattingPreference: UIMenuSystem.ElementGroupPreference = .automatic
    open private(set) var findingConfiguration = UIMenuSystem.FindElementGroupConfiguration()
  }

  public static let shared = UIMainMenuSystem()
  @preconcurrency
  open func setBuildConfiguration(
    _ configuration: UIMainMenuSystem.Configuration,
    buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    #if !canImport(ObjectiveC)
      storedConfiguration = configuration
    #endif
  }
  #if !canImport(ObjectiveC)
    /// The most recent configuration.
    public private(set) var storedConfiguration: UIMainMenuSystem.Configuration?
  #endif
}

@available(iOS 13, tvOS 13, *)
@MainActor public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  @available(tvOS 14, *)
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func remove(menu removedIdentifier: UIMenu.Identifier)

  @available(iOS 26, tvOS 26, *)
  func insertElements(_ elements: [UIMenuElement], atStartOfMenu parent: UIMenu.Identifier)
  @available(iOS 26, tvOS 26, *)
  func insertElements(_ elements: [UIMenuElement], atEndOfMenu parent: UIMenu.Identifier)
  @available(iOS 26, tvOS 26, *)
  func insertElements(_ elements: [UIMenuElement], beforeMenu sibling: UIMenu.Identifier)
  @available(iOS 26, tvOS 26, *)
  func insertElements(_ elements: [UIMenuElement], afterMenu sibling: UIMenu.Identifier)
  @available(iOS 26, tvOS 26, *)
  func remove(action: UIAction.Identifier)
}

#if !canImport(ObjectiveC)
  @available(iOS 26, tvOS 26, *)
  extension UIMenuBuilder {
    public func insertElements(_ elements: [UIMenuElement], atStartOfMenu parent: UIMenu.Identifier)
    {
      replaceChildren(ofMenu: parent) { elements + $0 }
    }
    public func insertElements(_ elements: [UIMenuElement], atEndOfMenu parent: UIMenu.Identifier) {
      replaceChildren(ofMenu: parent) { $0 + elements }
    }
    public func insertElements(_ elements: [UIMenuElement], beforeMenu sibling: UIMenu.Identifier) {
      insertSibling(UIMenu(options: .displayInline, children: elements), beforeMenu: sibling)
    }
    public func insertElements(_ elements: [UIMenuElement], afterMenu sibling: UIMenu.Identifier) {
      insertSibling(UIMenu(options: .displayInline, children: elements), afterMenu: sibling)
    }
    public func remove(action: UIAction.Identifier) {}
  }
#endif
@available(iOS 26, tvOS 26, *)
extension UIMenuBuilder {
  public func remove(command: Selector, propertyList: Any? = nil) {}
}

#if !canImport(ObjectiveC)
  /// A main menu that a test builds. Where UIKit throws an exception, for a missing or duplicate menu, it traps.
  @MainActor public final class MenuTree: UIMenuBuilder {
    public var system: UIMenuSystem = .main
    public private(set) var root: UIMenu

    public init(_ menus: [UIMenu.Identifier]) {
      root = UIMenu(
        identifier: .root, children: menus.map { UIMenu(title: $0.rawValue, identifier: $0) })
    }
    public init(_ menus: [UIMenu]) { root = UIMenu(identifier: .root, children: menus) }

    public func menu(for identifier: UIMenu.Identifier) -> UIMenu? { find(identifier, in: root) }
    public func action(for identifier: UIAction.Identifier) -> UIAction? {
      actions(in: root).first { $0.identifier == identifier }
    }
    private func actions(in menu: UIMenu) -> [UIAction] {
      menu.children.flatMap { child -> [UIAction] in
        if let submenu = child as? UIMenu { return actions(in: submenu) }
        return (child as? UIAction).map { [$0] } ?? []
      }
    }
    public func command(for action: Selector, propertyList: Any?) -> UICommand? {
      commands(in: root).first { command in
        let (own, wanted) = (command.propertyList as? AnyHashable, propertyList as? AnyHashable)
        return command.action == action && (propertyList == nil || own == wanted)
      }
    }
    private func commands(in menu: UIMenu) -> [UICommand] {
      menu.children.flatMap { child -> [UICommand] in
        if let submenu = child as? UIMenu { return commands(in: submenu) }
        return (child as? UICommand).map { [$0] } ?? []
      }
    }

    /// Traps if a menu is duplicated, or if two commands cannot be told apart.
    private func check() {
      var menus: Set<String> = []
      func visit(_ menu: UIMenu) {
        let name = menu.identifier.rawValue
        precondition(name == "menu" || menus.insert(name).inserted, "\(name) is there twice")
        for case let submenu as UIMenu in menu.children { visit(submenu) }
      }
      visit(root)
      var keys: Set<String> = []
      for command in commands(in: root) {
        let key = "\(command.action.name) \(command.propertyList ?? "")"
        precondition(keys.insert(key).inserted, "\(key) is there twice")
      }
    }
    public func insertChild(_ child: UIMenu, atStartOfMenu parent: UIMenu.Identifier) {
      replaceChildren(ofMenu: parent) { [child] + $0 }
    }
    public func insertChild(_ child: UIMenu, atEndOfMenu parent: UIMenu.Identifier) {
      replaceChildren(ofMenu: parent) { $0 + [child] }
    }
    public func insertSibling(_ menu: UIMenu, beforeMenu sibling: UIMenu.Identifier) {
      change(sibling) { [menu, $0] }
    }
    public func insertSibling(_ menu: UIMenu, afterMenu sibling: UIMenu.Identifier) {
      change(sibling) { [$0, menu] }
    }
    public func replace(menu replaced: UIMenu.Identifier, with menu: UIMenu) {
      change(replaced) { _ in [menu] }
    }
    public func replaceChildren(
      ofMenu parent: UIMenu.Identifier, from block: ([UIMenuElement]) -> [UIMenuElement]
    ) {
      guard let menu = menu(for: parent) else { preconditionFailure("no menu \(parent.rawValue)") }
      menu.children = block(menu.children)
      check()
    }
    public func remove(menu removed: UIMenu.Identifier) { change(removed) { _ in [] } }

    private func change(_ identifier: UIMenu.Identifier, _ new: (UIMenu) -> [UIMenuElement]) {
      precondition(menu(for: identifier) != nil, "no menu \(identifier.rawValue)")
      change(identifier, in: root, new)
      check()
    }
    private func change(
      _ identifier: UIMenu.Identifier, in menu: UIMenu, _ new: (UIMenu) -> [UIMenuElement]
    ) {
      menu.children = menu.children.flatMap { child -> [UIMenuElement] in
        guard let submenu = child as? UIMenu else { return [child] }
        if submenu.identifier == identifier { return new(submenu) }
        change(identifier, in: submenu, new)
        return [child]
      }
    }
    private func find(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
      if menu.identifier == identifier { return menu }
      return menu.children.lazy.compactMap { child in
        (child as? UIMenu).flatMap { self.find(identifier, in: $0) }
      }.first
    }
  }
#endif
