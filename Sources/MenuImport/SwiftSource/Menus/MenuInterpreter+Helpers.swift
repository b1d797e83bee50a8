import MenuSyntax

/// Initializers and methods that an app adds to items and elements of menus.
extension MenuInterpreter {
  /// Takes what a call makes an item of: by an initializer of the app's own, or by the arguments.
  func construct(
    _ item: DraftItem, from call: SwiftCall, in scope: SwiftScope, _ frame: Frame
  ) {
    if initialize(item, as: Self.types(of: item), by: call, in: scope, frame) { return }
    switch item.base {
    case .menuItem: fillMenuItem(item, from: call, in: scope, frame)
    case .menu: fillUIMenu(item, from: call, in: scope, frame)
    case .element: fillElement(item, from: call, in: scope, frame)
    }
  }

  /// Runs the initializer of the app's own that takes a call, with the item as `self`; false if there is none.
  func initialize(
    _ item: DraftItem, as types: [String], by call: SwiftCall, in scope: SwiftScope,
    _ frame: Frame
  ) -> Bool {
    guard runMember("init", of: types, call, on: item, in: scope, frame) else { return false }
    // The closure that the command performs, rather than the selector that calls it.
    if let closure = call.closure("handler") ?? call.closure("action") ?? call.trailingClosure,
      item.submenu == nil
    {
      item.command.action = evaluator.action(of: closure, in: scope)
    }
    return true
  }

  /// Runs a method of the app's own on an item: `.symbol("lock")`; false if the files have none.
  func run(
    _ call: SwiftCall, on item: DraftItem, in scope: SwiftScope, _ frame: Frame
  ) -> Bool {
    runMember(call.name, of: Self.types(of: item), call, on: item, in: scope, frame)
  }

  /// The types that an app extends for items like this one.
  private static func types(of item: DraftItem) -> [String] {
    switch item.base {
    case .menuItem: return ["NSMenuItem"]
    case .menu: return ["UIMenu", "UIMenuElement"]
    case .element: return ["UIKeyCommand", "UICommand", "UIAction", "UIMenuElement"]
    }
  }

  private func runMember(
    _ name: String, of types: [String], _ call: SwiftCall, on item: DraftItem,
    in scope: SwiftScope, _ frame: Frame
  ) -> Bool {
    guard scope.followed.count < Limits.swiftFollowedCalls else { return false }
    let members =
      types.lazy.map { type in
        self.index.members(name, of: [type], near: scope.file).filter {
          $0.function.map { $0.body != nil && $0.accepts(call) } ?? false
        }
      }.first { !$0.isEmpty } ?? []
    guard members.count == 1, let function = members[0].function else { return false }
    let place = members[0].file.place(of: function.span)
    if running.contains(place) { return false }
    running.append(place)
    defer { running.removeLast() }
    let inner = SwiftScope(
      file: members[0].file, typePath: members[0].owner, followed: scope.followed + [name])
    index.bind(function.parameters, to: call, from: scope, in: inner)
    declareMenus(function.parameters, in: inner, frame)
    inner.declare("self", .menu(.item(item)))
    let returned = Frame(DraftList(place: item.site))
    run(function.body?[...] ?? [], in: inner, returned)
    return true
  }

  /// Makes menus of the arguments that are given for parameters of menus.
  func declareMenus(
    _ parameters: [SwiftFunction.Parameter], in scope: SwiftScope, _ frame: Frame
  ) {
    for parameter in parameters {
      guard case .expression(let argument, let origin)? = scope.meaning(of: parameter.name),
        Self.isMenuType(parameter.type), let value = value(of: argument, in: origin, frame)
      else { continue }
      scope.declare(parameter.name, .menu(value))
    }
  }
}

extension SwiftCall {
  /// Whether it may set a shortcut, by its name and its labels.
  var setsKey: Bool {
    ([name] + labels).contains { word in
      let word = word.lowercased()
      return ["shortcut", "hotkey", "keyequivalent", "keybinding", "modifiers"]
        .contains { word.includes($0) }
    }
  }
}
