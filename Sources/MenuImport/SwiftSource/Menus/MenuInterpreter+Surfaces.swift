import MenuModel
import MenuSyntax

extension MenuInterpreter {
  /// Calls that show a menu somewhere; nil for others.
  func show(_ call: SwiftCall, in scope: SwiftScope, _ frame: Frame) -> MenuValue?? {
    switch call.name {
    case "UIContextMenuConfiguration":
      let provider = call.closure("actionProvider") ?? call.trailingClosure
      if let provider, let value = result(of: provider, in: scope) {
        add(.contextMenu, value, at: call.span, in: scope)
      }
      return .some(nil)
    case "UISwipeActionsConfiguration":
      guard let actions = call.argument("actions"),
        let value = value(of: actions, in: scope, frame, expectsMenu: true)
      else { return .some(nil) }
      // Without an edge it is listed.
      add(
        swipeEdge.map { .swipe(edge: $0, isFull: true) } ?? .menu(title: nil), value,
        at: call.span, in: scope)
      return .some(nil)
    case "popUpContextMenu":
      guard let menu = call.argument(), let value = value(of: menu, in: scope, frame) else {
        return .some(nil)
      }
      add(.contextMenu, value, at: call.span, in: scope)
      return .some(value)
    case "UIBarButtonItem", "UIButton":
      guard let menu = call.argument("menu"), let value = value(of: menu, in: scope, frame) else {
        return nil
      }
      let title = call.argument("title").map { evaluator.plainTitle(of: $0, in: scope) }
      let image = call.argument("image").flatMap { evaluator.image(of: $0, in: scope)?.value }
      add(.pullDown(title: title, image: image), value, at: call.span, in: scope)
      buttons.insert(scope.file.place(of: call.span))
      return .some(nil)
    case "insertChild", "insertSibling", "replace", "replaceChildren", "insertElements", "remove":
      return showInMenuBar(call, in: scope, frame)
    default: return nil
    }
  }

  /// `builder.insertChild(menu, atStartOfMenu: .file)` and the like.
  private func showInMenuBar(
    _ call: SwiftCall, in scope: SwiftScope, _ frame: Frame
  ) -> MenuValue?? {
    let labels: [(String, FoundSurface.BarPosition)] = [
      ("atStartOfMenu", .before), ("atEndOfMenu", .after), ("beforeMenu", .before),
      ("afterMenu", .after), ("menu", .replacing), ("ofMenu", .replacing),
      ("beforeCommand", .before), ("afterCommand", .after),
    ]
    guard case (let label, var position)? = labels.first(where: { call.hasArgument($0.0) }),
      let place = call.argument(label)?.path?.last
    else { return nil }
    var value: MenuValue?
    if call.name == "remove" {
      // What only some menus lose, the menu bar still has.
      guard label == "menu", isOfEachMenuBar else { return nil }
      position = .removed
    } else if let closure = call.trailingClosure {
      value = result(of: closure, in: scope)
      // What replaces the children otherwise is made of them.
      if value == nil, !closure.isEmptyArray || !isOfEachMenuBar { return nil }
    } else if let menu = call.argument() ?? call.argument("with") {
      value = self.value(of: menu, in: scope, frame)
      if value == nil { return nil }
    } else {
      return nil
    }
    if call.name == "insertSibling", StandardMenus.isMenu(ofUIKit: place), let value,
      entries(of: value).contains(where: \.isMenu)
    {
      position = .ownMenu
    }
    let surface = Surface(
      kind: .menuBarPart(place: place, position: position),
      value: value ?? .list(makeList(at: call.span, in: scope)), isWhole: false,
      place: scope.file.place(of: call.span))
    surfaces.append(surface)
    return .some(nil)
  }

  /// `object.menu = menu` and the like; false if it shows nothing.
  func show(
    _ value: MenuValue, as property: String, of object: [String], at span: Span,
    in scope: SwiftScope
  ) -> Bool {
    let name = object.last?.lowercased() ?? ""
    switch property {
    case "mainMenu": add(.menuBar, value, at: span, in: scope)
    case "dockMenu": add(.dockMenu, value, at: span, in: scope)
    case "shortcutItems": add(.quickActions, value, at: span, in: scope)
    case "windowsMenu", "servicesMenu", "helpMenu", "fontMenu":
      if case .list(let list) = value { list.system = String(property.dropLast(4)) }
    // `statusItem.menu`, as most apps of the status bar call it.
    case "menu"
    where name.includes("status") || name.includes("menubar") || isStatusItem(object, in: scope):
      add(.statusMenu(), value, at: span, in: scope)
    case "menu":
      let isButton =
        name.includes("button") || name.includes("popup") || name.includes("barbuttonitem")
      if isButton || isUIKit(value) {
        add(.pullDown(title: nil, image: nil), value, at: span, in: scope)
      } else if !object.isEmpty && object != ["self"] {
        // `menu` of a view is its context menu; `self` may be anything.
        add(.contextMenu, value, at: span, in: scope)
      } else {
        return false
      }
    default: return false
    }
    return true
  }

  /// Whether names lead to a status item, by its type or by what makes it.
  private func isStatusItem(_ object: [String], in scope: SwiftScope) -> Bool {
    let path = object.filter { $0 != "self" }
    guard path.count == 1 else { return false }
    func makes(_ value: SwiftExpression?) -> Bool {
      value?.calls.contains { $0.name == "statusItem" && $0.hasArgument("withLength") } ?? false
    }
    switch scope.meaning(of: path[0]) {
    case .expression(let value, _): return makes(value)
    case .menu, .unknown: return false
    case nil:
      let variable = property(path[0], in: scope)?.variable
      return makes(variable?.value) || variable?.type?.includes("NSStatusItem") ?? false
    }
  }

  /// `configuration.performsFirstActionWithFullSwipe = false`, and what a layout asks for swipe actions; false for others.
  func setSwipe(
    _ property: String, to value: SwiftExpression, in scope: SwiftScope, _ frame: Frame
  ) -> Bool {
    switch property {
    case "performsFirstActionWithFullSwipe":
      guard let number = surfaces.lastIndex(where: \.isSwipe),
        case .swipe(let edge, _) = surfaces[number].kind
      else { return true }
      // A variable may say either, and what destroys in a full swipe is not to be made up.
      surfaces[number].kind = .swipe(edge: edge, isFull: value.bool ?? false)
      return true
    case "leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider":
      guard let closure = value.closure else { return true }
      let outer = swipeEdge
      swipeEdge = SwipeActions.Edge(inName: property)
      _ = result(of: closure, in: scope)
      swipeEdge = outer
      return true
    default: return false
    }
  }

  func isUIKit(_ value: MenuValue) -> Bool {
    var isUIKit = false
    for entry in entries(of: value) {
      entry.forEachItem { isUIKit = isUIKit || $0.framework == .uikit }
    }
    return isUIKit
  }

  func add(
    _ kind: FoundSurface.Kind, _ value: MenuValue, at span: Span, in scope: SwiftScope
  ) {
    surfaces.append(
      Surface(kind: kind, value: value, isWhole: true, place: scope.file.place(of: span)))
  }

  /// The entries of a surface: of a `UIMenu` that is shown by itself, its children, below its title if it has one.
  func entries(of surface: Surface) -> [DraftList.Entry] {
    let entries = entries(of: surface.value)
    guard surface.isWhole, entries.count == 1, case .item(let item) = entries[0],
      item.framework == .uikit, let submenu = item.submenu
    else { return entries }
    if item.command.title.literal == "" || surface.isNamed { return submenu.entries }
    let header = DraftItem(.uikit, site: item.site)
    header.kind = .section
    header.command.title = item.command.title
    header.submenu = submenu
    return [.item(header)]
  }
}

extension MenuInterpreter.Surface {
  fileprivate var isSwipe: Bool {
    if case .swipe = kind { return true }
    return false
  }
}

extension SwipeActions.Edge {
  /// The edge that a function or property names: `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`; nil for none.
  init?(inName name: String) {
    let name = name.lowercased()
    let (isLeading, isTrailing) = (name.includes("leading"), name.includes("trailing"))
    if isLeading == isTrailing { return nil }
    self = isLeading ? .leading : .trailing
  }
}

extension SwiftClosure {
  /// Whether it gives no elements: `{ _ in [] }`.
  fileprivate var isEmptyArray: Bool {
    guard statements.count == 1 else { return false }
    switch statements[0].kind {
    case .expression(let value), .returned(let value?):
      return value.elements?.isEmpty ?? false
    default: return false
    }
  }
}

extension StandardMenus {
  /// Whether UIKit's name of a menu is one of the menu bar, rather than of a part of one.
  fileprivate static func isMenu(ofUIKit name: String) -> Bool {
    name == "application" || StandardCommandPlace(name: name).map { $0 != .toolbar } ?? false
  }
}

extension DraftList.Entry {
  /// Whether it is a submenu, rather than entries in place.
  fileprivate var isMenu: Bool {
    guard case .item(let item) = self, case .command = item.kind else { return false }
    return item.submenu != nil
  }
}
