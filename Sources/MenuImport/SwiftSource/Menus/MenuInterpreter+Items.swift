import MenuModel
import MenuSyntax

/// Items and menus as they are made.
extension MenuInterpreter {
  /// The item or menu that a call makes; nil if it makes none.
  func made(by call: SwiftCall, in scope: SwiftScope, _ frame: Frame) -> MenuValue? {
    let path = call.path.last == "init" ? Array(call.path.dropLast()) : call.path
    switch path.last {
    case "separator" where path.count <= 2 && ["", "NSMenuItem"].contains(path[0]):
      let item = makeItem(.appkit, at: call.span, in: scope)
      item.kind = .separator
      return .item(item)
    case "sectionHeader" where path.count == 2 && call.hasArgument("title"):
      let item = makeItem(.appkit, at: call.span, in: scope)
      item.kind = .section
      set(item, from: call, in: scope, frame)
      return .item(item)
    case "UIMenu": return .item(makeUIMenu(call, in: scope, frame))
    case "UIAction", "UICommand", "UIKeyCommand": return .item(makeElement(call, in: scope, frame))
    // A function of the app's own makes it: `UIKeyCommand.made(input:…)`.
    case _? where path.count == 2 && path[0] == "UIKeyCommand" && call.hasArgument("input"):
      return .item(makeElement(call, in: scope, frame))
    case "UIContextualAction", "UITableViewRowAction":
      return .item(makeSwipeAction(call, in: scope, frame))
    case "NSTableViewRowAction": return .item(makeSwipeAction(call, .appkit, in: scope, frame))
    case "UIApplicationShortcutItem", "UIMutableApplicationShortcutItem":
      return .item(makeQuickAction(call, in: scope, frame))
    case "UIAlertAction":
      let item = makeSwipeAction(call, in: scope, frame)
      item.isAlertAction = true
      // Whether it is the question or what asks it, only the alert knows.
      item.command.isDestructive = true
      return .item(item)
    case "UIDeferredMenuElement", "uncached": return deferred(call, in: scope, frame)
    case "NSMenu": return .list(makeMenu(call, in: scope, frame))
    case "NSMenuItem": return .item(makeMenuItem(call, in: scope, frame))
    case "" where call.hasArgument("keyEquivalent") && call.hasArgument("title"):
      return .item(makeMenuItem(call, in: scope, frame))
    case let name?
    where path.count <= 2 && name.first?.isUppercase == true && index.isDeclared(type: name):
      if index.type(name, inherits: "NSMenuItem") {
        return .item(makeMenuItem(call, class: name, in: scope, frame))
      }
      return isMenu(name) ? .list(makeMenu(call, class: name, in: scope, frame)) : nil
    default: return nil
    }
  }

  // MARK: AppKit

  private func makeMenuItem(
    _ call: SwiftCall, class name: String = "NSMenuItem", in scope: SwiftScope, _ frame: Frame
  ) -> DraftItem {
    let item = makeItem(.appkit, at: call.span, in: scope)
    item.base = .menuItem
    if !initialize(item, as: [name, "NSMenuItem"], by: call, in: scope, frame) {
      fillMenuItem(item, from: call, in: scope, frame)
    }
    // Such classes draw themselves, or set a title that only they know.
    if name != "NSMenuItem", !call.hasArgument("title"), item.command.title.literal == "" {
      item.kind = .unread(reason: "an entry of the class `\(name)`")
    }
    return item
  }

  func fillMenuItem(
    _ item: DraftItem, from call: SwiftCall, in scope: SwiftScope, _ frame: Frame
  ) {
    let first = call.labels.first == "" ? "" : "title"
    set(item, from: call, title: first, in: scope, frame)
    if let closure = call.trailingClosure,
      let content = result(of: closure, in: scope, isBuilder: true)
    {
      let submenu = makeList(at: closure.span, in: scope)
      submenu.append(content)
      item.submenu = submenu
    }
  }

  private func makeMenu(
    _ call: SwiftCall, class name: String = "NSMenu", in scope: SwiftScope, _ frame: Frame
  ) -> DraftList {
    let list = makeList(at: call.span, in: scope)
    if let title = call.argument("title") {
      list.title = evaluator.plainTitle(of: title, in: scope)
    }
    if let items = call.argument("items"), let value = value(of: items, in: scope, frame) {
      list.append(value)
    }
    if let closure = call.trailingClosure,
      let content = result(of: closure, in: scope, isBuilder: true)
    {
      list.append(content)
    }
    if name != "NSMenu" { runInitializers(of: name, call, list, in: scope) }
    return list
  }

  /// Runs the initializer of a class of menus, with the menu as `self`.
  private func runInitializers(
    of name: String, _ call: SwiftCall, _ list: DraftList, in scope: SwiftScope
  ) {
    guard scope.followed.count < Limits.swiftFollowedCalls else { return }
    let members = index.members("init", of: [name], near: scope.file).filter {
      $0.function?.accepts(call) ?? false
    }
    guard members.count == 1, let function = members[0].function else { return }
    let inner = SwiftScope(
      file: members[0].file, typePath: members[0].owner, followed: scope.followed + [name])
    inner.declare("self", .menu(.list(list)))
    index.bind(function.parameters, to: call, from: scope, in: inner)
    run(function.body?[...] ?? [], in: inner, Frame(DraftList(place: list.place)))
  }

  // MARK: UIKit

  private func makeUIMenu(_ call: SwiftCall, in scope: SwiftScope, _ frame: Frame) -> DraftItem {
    let item = makeItem(.uikit, at: call.span, in: scope)
    item.base = .menu
    construct(item, from: call, in: scope, frame)
    return item
  }

  func fillUIMenu(_ item: DraftItem, from call: SwiftCall, in scope: SwiftScope, _ frame: Frame) {
    set(item, from: call, in: scope, frame)
    let submenu = DraftList(place: item.site)
    lists.append(submenu)
    if let children = call.argument("children") {
      if let value = value(of: children, in: scope, frame, expectsMenu: true) {
        submenu.append(value)
      } else {
        submenu.entries.append(unread(children, in: scope))
      }
    }
    item.submenu = submenu
    let options = code(of: call.argument("options"), in: scope)
    let size = code(of: call.argument("preferredElementSize"), in: scope)
    if size.includes("small") || size.includes("medium") {
      item.kind = .row
    } else if options.includes("displayInline") && !options.contains("?") {
      // With a condition it is a section at times and a submenu at others; a submenu has a title at least.
      item.kind = .section
    }
  }

  /// The code that gives a value, by way of parameters and constants; of `a ?? b` that of the first that is given.
  private func code(of expression: SwiftExpression?, in scope: SwiftScope) -> String {
    guard let expression else { return "" }
    if case .sequence(let operands, let operators) = expression.kind,
      operators.allSatisfy({ $0 == "??" }), expression.steps.isEmpty
    {
      let known = operands.map { evaluator.value(of: $0, in: scope) }.first { !$0.expression.isNil }
      return known.map { $0.scope.file.text(of: $0.expression.span) } ?? ""
    }
    let known = evaluator.value(of: expression, in: scope)
    return known.scope.file.text(of: known.expression.span)
  }

  private func makeElement(_ call: SwiftCall, in scope: SwiftScope, _ frame: Frame) -> DraftItem {
    let item = makeItem(.uikit, at: call.span, in: scope)
    item.isAction = call.path.contains("UIAction")
    item.command.isKeyCommand = call.path.contains("UIKeyCommand")
    construct(item, from: call, in: scope, frame)
    return item
  }

  func fillElement(_ item: DraftItem, from call: SwiftCall, in scope: SwiftScope, _ frame: Frame) {
    set(item, from: call, in: scope, frame)
    if let title = call.argument("discoverabilityTitle"), item.command.title.literal == "" {
      setTitle(of: item, title, in: scope)
    }
    // A key command or the action of a button: elements of menus have a title or an image.
    if item.command.title.literal == "", item.command.image == nil, !call.hasArgument("image") {
      item.kind = .shortcut
    }
    if let closure = call.closure("handler") ?? call.trailingClosure {
      item.command.action = evaluator.action(of: closure, in: scope)
    } else if let handler = call.argument("handler") {
      item.command.action = evaluator.handler(handler, in: scope)
    }
  }

  private func makeSwipeAction(
    _ call: SwiftCall, _ framework: Framework = .uikit, in scope: SwiftScope, _ frame: Frame
  ) -> DraftItem {
    let item = makeItem(framework, at: call.span, in: scope)
    item.isSwipeAction = true
    if let title = call.argument("title"), !title.isNil { setTitle(of: item, title, in: scope) }
    // An image alone has no title to check.
    if item.command.title.literal == "" { item.kind = .shortcut }
    let style = call.argument("style")?.path?.last
    // The default style of the old actions is the destructive one.
    item.command.isDestructive =
      style == "destructive" || style == "default" && call.path.contains("UITableViewRowAction")
    if let closure = call.closure("handler") ?? call.trailingClosure {
      item.command.action = evaluator.action(of: closure, in: scope)
    } else if let handler = call.argument("handler") {
      item.command.action = evaluator.handler(handler, in: scope)
    }
    return item
  }

  /// `UIApplicationShortcutItem(type:localizedTitle:localizedSubtitle:icon:userInfo:)`
  private func makeQuickAction(
    _ call: SwiftCall, in scope: SwiftScope, _ frame: Frame
  ) -> DraftItem {
    let item = makeItem(.uikit, at: call.span, in: scope)
    item.isQuickAction = true
    if let title = call.argument("localizedTitle") { setTitle(of: item, title, in: scope) }
    for (label, property) in [("localizedSubtitle", "subtitle"), ("icon", "image")] {
      guard let value = call.argument(label), !value.isNil else { continue }
      set(property, of: item, to: value, in: scope, frame)
    }
    return item
  }

  private func deferred(
    _ call: SwiftCall, in scope: SwiftScope, _ frame: Frame
  ) -> MenuValue? {
    guard call.path[0] == "UIDeferredMenuElement" else { return nil }
    if let closure = call.trailingClosure ?? call.argument()?.closure,
      let completion = closure.parameters.first
    {
      // The closure passes its entries to its parameter; they appear in place of the element.
      let given = makeList(at: closure.span, in: scope)
      let inner = scope.inner()
      inner.declare(completion, .menu(.list(given)))
      let own = Frame(DraftList(place: given.place))
      own.functions = frame.functions
      run(closure.statements[...], in: inner, own)
      if !given.entries.isEmpty { return .list(given) }
    }
    let item = makeItem(.uikit, at: call.span, in: scope)
    item.kind = .list(element: "UIDeferredMenuElement")
    return .item(item)
  }

  // MARK: Arguments

  /// Takes what the arguments of a call say about an item.
  func set(
    _ item: DraftItem, from call: SwiftCall, title: String = "title", in scope: SwiftScope,
    _ frame: Frame
  ) {
    for argument in call.arguments where !argument.isTrailing {
      let name = argument.label ?? ""
      if name == title {
        setTitle(of: item, argument.value, in: scope)
      } else if Self.keyLabels.contains(name.lowercased()), !argument.value.isNil {
        // Of an initializer that the files do not have.
        item.unreadKey = scope.shortCode(argument.value.span)
      } else {
        set(property(name), of: item, to: argument.value, in: scope, frame)
      }
    }
  }

  private static let keyLabels: Set = ["hotkey", "shortcut", "keyboardshortcut", "keybinding"]

  /// The property that an argument is for, by the labels that apps use in initializers of their own.
  private func property(_ label: String) -> String {
    switch label {
    case "keyModifier", "keyModifiers", "modifiers", "modifierFlags", "modifierMask",
      "keyEquivalentModifier":
      return "keyEquivalentModifierMask"
    case "input", "key": return "keyEquivalent"
    case "enabled": return "isEnabled"
    case "hidden": return "isHidden"
    case "selector": return "action"
    case "items", "children": return "submenuItems"
    case "accessibilityIdentifier": return "identifier"
    case "image", "icon": return "image"
    default: return label
    }
  }

  func setTitle(of item: DraftItem, _ expression: SwiftExpression, in scope: SwiftScope) {
    item.command.setTitles(evaluator.title(of: expression, in: scope))
  }
}
