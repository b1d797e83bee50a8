import MenuModel
import MenuSyntax

/// What is set on items and menus.
extension MenuInterpreter {
  func assign(
    _ value: SwiftExpression, to target: SwiftExpression, _ sign: String, in scope: SwiftScope,
    _ frame: Frame
  ) {
    guard let path = target.path, let name = path.last else {
      return assign(value, toMemberOf: target, in: scope, frame)
    }
    let owner = Array(path.dropLast())
    if setSwipe(name, to: value, in: scope, frame) { return }
    if owner.isEmpty || owner == ["self"], case .menu(.list(let list))? = scope.meaning(of: "self"),
      name == "items" || name == "title"
    {
      set(name, of: list, to: value, in: scope, frame)
    } else if case .menu(.item(let item))? = scope.meaning(of: "self"),
      owner == ["self"] || owner.isEmpty && scope.meaning(of: name) == nil
    {
      set(name, of: item, to: value, in: scope, frame)
    } else if owner.isEmpty || owner == ["self"] {
      assign(value, toName: name, sign, isLocal: owner.isEmpty, in: scope, frame)
    } else {
      switch object(owner, in: scope, frame) {
      case .item(let item): set(name, of: item, to: value, in: scope, frame)
      case .list(let list): set(name, of: list, to: value, sign, in: scope, frame)
      case nil:
        if let made = self.value(of: value, in: scope, frame) {
          _ = show(made, as: name, of: owner, at: value.span, in: scope)
        }
      }
    }
  }

  /// `menu.addItem(withTitle: "Copy", …).target = self`
  private func assign(
    _ value: SwiftExpression, toMemberOf target: SwiftExpression, in scope: SwiftScope,
    _ frame: Frame
  ) {
    var object = target
    guard case .member(let name, _)? = object.steps.popLast(),
      let made = self.value(of: object, in: scope, frame)
    else {
      _ = self.value(of: value, in: scope, frame)
      return
    }
    switch made {
    case .item(let item): set(name, of: item, to: value, in: scope, frame)
    case .list(let list): set(name, of: list, to: value, in: scope, frame)
    }
  }

  private func assign(
    _ value: SwiftExpression, toName name: String, _ sign: String, isLocal: Bool,
    in scope: SwiftScope, _ frame: Frame
  ) {
    let made = self.value(of: value, in: scope, frame)
    if sign == "+=" {
      if case .list(let list)? = object([name], in: scope, frame) {
        if let made { list.append(made) } else { list.entries.append(unread(value, in: scope)) }
      } else {
        scope.assign(name, .unknown)
      }
      return
    }
    guard sign == "=" else { return scope.assign(name, .unknown) }
    if let made {
      if scope.meaning(of: name) == nil {
        _ = show(made, as: name, of: isLocal ? [] : ["self"], at: value.span, in: scope)
        if case .item(let item) = made { item.isStored = true }
        scope.root.declare(name, .menu(made))
      } else {
        scope.assign(name, .menu(made))
      }
    } else if isLocal, scope.meaning(of: name) != nil {
      scope.assign(name, .expression(value, scope))
    }
  }

  private func set(
    _ name: String, of list: DraftList, to value: SwiftExpression, _ sign: String = "=",
    in scope: SwiftScope, _ frame: Frame
  ) {
    switch name {
    case "title": list.title = evaluator.plainTitle(of: value, in: scope)
    case "items":
      if sign == "=" { list.entries = [] }
      if let made = self.value(of: value, in: scope, frame, expectsMenu: true) { list.append(made) }
    default: break
    }
  }

  /// Sets a property of an item.
  func set(
    _ name: String, of item: DraftItem, to value: SwiftExpression, in scope: SwiftScope,
    _ frame: Frame
  ) {
    switch name {
    case "title", "localizedTitle":
      setLaterTitle(of: item, value, in: scope)
      item.showTitle()
    case "accessibilityLabel" where item.isSwipeAction && item.command.title.literal == "",
      "discoverabilityTitle" where item.command.title.literal == "":
      setTitle(of: item, value, in: scope)
      item.command.title.isSpoken = name == "accessibilityLabel"
      item.showTitle()
    case "attributedTitle":
      if item.command.title.literal == "" { setTitle(of: item, value, in: scope) }
    case "action":
      item.command.action = evaluator.action(of: value, in: scope) ?? item.command.action
    case "target": setTarget(of: item, value, in: scope)
    case "keyEquivalent": setKey(of: item, value, in: scope)
    case "keyEquivalentModifierMask": setModifiers(of: item, value, in: scope)
    case "image", "icon": setImage(of: item, value, in: scope)
    case "backgroundColor":
      item.command.isRed = ["red", "systemRed"].contains(value.path?.last ?? "")
    case "tag":
      if case .number(let text) = value.kind, let tag = Int(text) { item.command.tag = tag }
    case "state": setState(of: item, value, in: scope)
    case "allowsKeyEquivalentWhenHidden": item.hasKeyWhenHidden = value.bool ?? false
    case "isHidden":
      item.isHidden = value.bool == true && branches(since: item)?.isEmpty ?? false
      item.command.shown = condition(value, of: item, isNegated: true, in: scope)
    case "isEnabled":
      item.command.enabled = condition(value, of: item, isNegated: false, in: scope)
      if value.bool == false, !item.isStored, branches(since: item)?.isEmpty ?? false {
        item.isDisabled = true
      }
    case "attributes": setAttributes(of: item, value, in: scope)
    case "toolTip": item.command.help = known(value, in: scope)
    case "subtitle", "localizedSubtitle": item.command.subtitle = known(value, in: scope)
    // What is not written out is taken for no, as AppKit has it.
    case "isAlternate": item.command.isAlternate = value.bool ?? false
    case "identifier": setIdentifier(of: item, value, in: scope)
    case "submenu":
      if case .list(let list)? = self.value(of: value, in: scope, frame) { item.submenu = list }
    case "submenuItems" where item.framework == .appkit:
      if let made = self.value(of: value, in: scope, frame) {
        let submenu = makeList(at: value.span, in: scope)
        submenu.append(made)
        item.submenu = submenu
      }
    case "view":
      if !value.isNil { item.kind = .view(name: Self.viewName(value)) }
    default: break
    }
  }

  private static func viewName(_ value: SwiftExpression) -> String {
    value.call?.path.last ?? value.path?.last ?? "view"
  }

  /// A title that is set after the item was made: in a branch, it is another one while the condition holds.
  private func setLaterTitle(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    let isFirst = item.command.title.literal == ""
    guard let branches = branches(since: item) else {
      if isFirst { return setTitle(of: item, value, in: scope) }
      // Which one is shown depends on more than is known here.
      item.command.title = FoundText(
        segments: nil, expression: scope.shortCode(value.span), place: scope.place(value.span))
      return
    }
    guard let condition = FoundCondition(allOf: branches), !isFirst else {
      return setTitle(of: item, value, in: scope)
    }
    let other = evaluator.title(of: value, in: scope)
    item.command.addTitle(other, when: condition)
  }

  /// The conditions of the branches in which something is set on an item, since it was made; nil if it is set in a loop.
  private func branches(since item: DraftItem) -> [FoundCondition]? {
    openLoops == item.openLoops ? Array(conditions.dropFirst(item.conditions.count)) : nil
  }

  /// When something is so that code sets: while the value says it, or while the branch is taken in which it is said.
  private func condition(
    _ value: SwiftExpression, of item: DraftItem, isNegated: Bool, in scope: SwiftScope
  ) -> FoundCondition? {
    guard let isTrue = value.bool else {
      return FoundCondition(value, isNegated: isNegated, in: scope)
    }
    guard let branches = branches(since: item),
      var condition = FoundCondition(allOf: branches)
    else { return nil }
    if isTrue == isNegated { condition.isNegated.toggle() }
    return condition
  }

  private func known(_ value: SwiftExpression, in scope: SwiftScope) -> FoundText? {
    let text = evaluator.plainTitle(of: value, in: scope)
    return text.segments == nil || text.literal == "" ? nil : text
  }

  /// `isOn ? .on : .off`, or `.on` in a branch that is taken only at times
  private func setState(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    if value.path?.last == "on", item.command.on == nil, let branches = branches(since: item),
      let condition = FoundCondition(allOf: branches)
    {
      return item.command.setState(condition)
    }
    // A state that is always on or off is one that other code changes.
    guard case .ternary(let condition, let then, let otherwise) = value.withoutParentheses.kind,
      then.path?.last == "on" || otherwise.path?.last == "on"
    else { return }
    var on = FoundCondition(condition, in: scope)
    if then.path?.last != "on" { on.isNegated.toggle() }
    item.command.setState(on)
  }

  /// `.destructive`, `[.destructive, .keepsMenuPresented]`, `canEdit ? [] : .disabled`
  private func setAttributes(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    let value = value.withoutParentheses
    if case .ternary(let condition, let then, let otherwise) = value.kind {
      if let isTrue = evaluator.truth(of: condition, in: scope) {
        return setAttributes(of: item, isTrue ? then : otherwise, in: scope)
      }
      let first = Self.attributes(then)
      let second = Self.attributes(otherwise)
      let condition = FoundCondition(condition, in: scope)
      var opposite = condition
      opposite.isNegated.toggle()
      let isDestructive = [first, second].map { $0.contains("destructive") }
      item.command.isDestructive = isDestructive.contains(true)
      if isDestructive[0] != isDestructive[1] {
        item.command.destructiveWhen = isDestructive[0] ? condition : opposite
      }
      if first.contains("disabled") { item.command.enabled = opposite }
      if second.contains("disabled") { item.command.enabled = condition }
      if first.contains("hidden") { item.command.shown = opposite }
      if second.contains("hidden") { item.command.shown = condition }
      return
    }
    let names = Self.attributes(evaluator.value(of: value, in: scope).expression)
    if names.contains("destructive") { item.command.isDestructive = true }
    if names.contains("keepsMenuPresented") { item.command.keepsOpen = true }
    if names.contains("disabled") { item.isDisabled = true }
  }

  private static func attributes(_ value: SwiftExpression) -> [String] {
    (value.elements ?? [value]).compactMap { $0.path?.last }
  }

  private func setIdentifier(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    let value = value.call?.argument() ?? value.call?.argument("rawValue") ?? value
    if let text = value.string?.literal, !text.isEmpty { item.command.identifier = text }
  }

  /// What a call on an item does: `item.withImage(…)`, `item.setAccessibilityIdentifier("…")`; false if nothing is known.
  @discardableResult
  func modify(_ item: DraftItem, by call: SwiftCall, in scope: SwiftScope) -> Bool {
    if call.name.lowercased().hasSuffix("identifier"), let value = call.argument() {
      setIdentifier(of: item, value, in: scope)
      return true
    }
    let symbol =
      Evaluator.imageName(in: call).flatMap { $0.isSymbol ? $0.name : nil }
      ?? call.argument("symbol")
    if let symbol, let image = evaluator.image(named: symbol, isSymbol: true, in: scope) {
      set(image, of: item)
      return true
    }
    if call.name.lowercased().includes("image"), let value = call.argument() {
      setImage(of: item, value, in: scope)
      return true
    }
    return false
  }
}
