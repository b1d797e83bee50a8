// Output for UIKit's menus.
#if canImport(UIKit)
  import UIKit

  /// Prints elements with all their properties.
  @MainActor
  func outline(_ elements: [UIMenuElement], depth: Int = 1) {
    for element in elements {
      var words: [String] = [element.title.isEmpty ? "-" : element.title]
      if let subtitle = element.subtitle { words.append("“\(subtitle)”") }
      if let name = element.image?.symbolName { words.append("symbol \(name)") }
      if let name = element.image?.assetName { words.append("image \(name)") }
      if element.preferredImageVisibility == .visible { words.append("image stays") }
      if let leaf = element as? any UIMenuLeaf {
        if leaf.state == .on { words.append("on") }
        if leaf.attributes.contains(.disabled) { words.append("dimmed") }
        if leaf.attributes.contains(.destructive) { words.append("destructive") }
        if leaf.attributes.contains(.keepsMenuPresented) { words.append("keeps open") }
        if let title = leaf.discoverabilityTitle { words.append("listed as “\(title)”") }
      }
      if let command = element as? UICommand { words.append("sends \(command.action.name)") }
      if let menu = element as? UIMenu {
        if menu.options.contains(.displayInline) { words.append("inline") }
        if menu.options.contains(.singleSelection) { words.append("single selection") }
        if menu.options.contains(.displayAsPalette) { words.append("palette") }
        if menu.preferredElementSize == .medium { words.append("medium") }
        if menu.preferredElementSize == .small { words.append("small") }
      }
      if let identifier = element.accessibilityIdentifier { words.append("[\(identifier)]") }
      print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
      if let menu = element as? UIMenu { outline(menu.children, depth: depth + 1) }
    }
  }

  /// The action with a title in a menu.
  @MainActor
  func leaf(_ title: String, in menu: UIMenu?) -> UIAction? {
    for element in menu?.children ?? [] {
      if let action = element as? UIAction, action.title == title { return action }
      if let found = leaf(title, in: element as? UIMenu) { return found }
      if let deferred = element as? UIDeferredMenuElement {
        let found = leaf(title, in: UIMenu(children: deferred.elements() ?? []))
        if let found { return found }
      }
    }
    return nil
  }

  /// The elements that a button's menu makes when it opens.
  @MainActor
  func elements(of menu: UIMenu?) -> [UIMenuElement] {
    (menu?.children.first as? UIDeferredMenuElement)?.elements() ?? []
  }

  /// A view in a view controller in a window.
  @MainActor
  final class Screen {
    let window = UIWindow()
    let controller = UIViewController()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    init() {
      window.addSubview(controller.view)
      window.rootViewController = controller
      controller.view.addSubview(view)
    }

    /// The confirmation on screen.
    var question: UIAlertController? { controller.presentedViewController as? UIAlertController }
  }
#endif
