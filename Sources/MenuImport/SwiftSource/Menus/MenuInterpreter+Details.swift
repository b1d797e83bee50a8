import MenuModel
import MenuSyntax

/// Actions, keys and images of items.
extension MenuInterpreter {
  // MARK: Actions

  func action(of value: SwiftExpression, in scope: SwiftScope) -> FoundAction? {
    if let call = value.call {
      if call.name == "#selector", let argument = call.arguments.first {
        let code = scope.file.text(of: Span(argument.value.span.start, call.span.end - 1))
        return .selector(selector(code), target: nil)
      }
      guard
        call.name == "Selector" || call.name == "NSSelectorFromString"
          || call.name == "sel_registerName",
        let name = call.argument()?.withoutParentheses.string?.literal
      else { return nil }
      return .selector(name, target: nil)
    }
    if let closure = value.closure { return code(of: closure, in: scope) }
    if let path = value.path, path.count == 1,
      case .expression(let other, let outer)? = scope.meaning(of: path[0]), other.path != path
    {
      return action(of: other, in: outer)
    }
    return nil
  }

  /// `toggle:` of `Type.toggle(_:)`, as Objective-C calls it.
  private func selector(_ code: String) -> String {
    let code = code.split { $0 == " " || $0.isNewline }.first.map(String.init) ?? code
    guard let open = code.firstIndex(of: "(") else {
      let names = code.split(separator: ".").map(String.init)
      let name = names.last ?? code
      return name + parameters(of: name, in: names.dropLast().last)
    }
    let name = code[..<open].split(separator: ".").last.map(String.init) ?? ""
    let labels = code[code.index(after: open)...].split { $0 == ")" }.first ?? ""
    return name + Self.parameters(labels.split(separator: ":").map(String.init))
  }

  /// `:` for one parameter without a label, `WithSender:` for one with.
  private static func parameters(_ labels: [String]) -> String {
    var text = ""
    for (number, label) in labels.enumerated() {
      if number == 0, label != "_" {
        text += "With" + label.prefix(1).uppercased() + label.dropFirst()
      } else if label != "_" {
        text += label
      }
      text += ":"
    }
    return text
  }

  /// The parameters of a method whose name is written without them. Methods of the system take the sender.
  private func parameters(of name: String, in type: String?) -> String {
    guard let function = index.function(name, in: type) else { return ":" }
    return Self.parameters(function.parameters.map { $0.label ?? "_" })
  }

  /// The lines of a closure, and the function that it calls first.
  func code(of closure: SwiftClosure, in scope: SwiftScope) -> FoundAction {
    // `{ _ in handler() }`, where the handler is an argument.
    if closure.statements.count == 1, case .expression(let expression) = closure.statements[0].kind,
      let call = expression.call, call.path.count == 1, expression.calls.count == 1,
      case .expression(let handler, let outer)? = scope.meaning(of: call.name),
      let inner = handler.closure, outer.followed < scope.followed
    {
      return code(of: inner, in: outer)
    }
    let text = scope.file.text(of: closure.body).trimmed()
    var call: String?
    for statement in closure.statements where call == nil {
      switch statement.kind {
      case .expression(let expression), .returned(let expression?): call = expression.call?.name
      case .block(let statements), .loop(_, _, let statements):
        call = statements.lazy.compactMap(Self.call).first
      case .conditional(let branches):
        call = branches.lazy.flatMap(\.statements).compactMap(Self.call).first
      default: continue
      }
    }
    return .code(text, call: call, place: scope.file.place(of: closure.body))
  }

  private static func call(_ statement: SwiftStatement) -> String? {
    guard case .expression(let expression) = statement.kind else { return nil }
    return expression.call?.name
  }

  func setTarget(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    guard case .selector(let name, _)? = item.command.action, let path = value.path else { return }
    if path == ["self"] { item.command.action = .selector(name, target: scope.typePath.last) }
  }

  // MARK: Keys

  func setKey(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    // `[.command, "f"]`
    if let elements = value.elements {
      guard let key = elements.last, let text = key.string?.literal else { return }
      item.key = (text, scope.file.place(of: value.span))
      item.modifiers = modifiers(elements.dropLast())
      return
    }
    if let text = texts.resolve(value, in: scope).literal {
      item.key = text.isEmpty ? nil : (text, scope.file.place(of: value.span))
      return
    }
    let origin = argument(value, in: scope)
    if let text = Self.namedKey(origin.scope.file.text(of: origin.expression.span)) {
      item.key = (text, scope.file.place(of: value.span))
    }
  }

  /// The character of a constant of AppKit or UIKit that code names: `NSUpArrowFunctionKey`.
  private static func namedKey(_ code: String) -> String? {
    let words = code.split { !$0.isLetter && !$0.isNumber }
    for word in words {
      if let key = keys[String(word)] { return key }
      if word.hasPrefix("NSF"), word.hasSuffix("FunctionKey"),
        let number = UInt32(word.dropFirst(3).dropLast("FunctionKey".count)), 1...35 ~= number,
        let scalar = Unicode.Scalar(0xF703 + number)
      {
        return String(scalar)
      }
      if word.hasPrefix("inputF"), word.dropFirst(6).allSatisfy({ $0.isNumber }),
        let number = UInt32(word.dropFirst(6)),
        1...35 ~= number, let scalar = Unicode.Scalar(0xF703 + number)
      {
        return String(scalar)
      }
    }
    return nil
  }

  /// Sources: Apple's reference of `NSEvent.SpecialKey`, `NSText` and `UIKeyCommand`.
  private static let keys: [String: String] = [
    "NSUpArrowFunctionKey": "\u{F700}", "NSDownArrowFunctionKey": "\u{F701}",
    "NSLeftArrowFunctionKey": "\u{F702}", "NSRightArrowFunctionKey": "\u{F703}",
    "NSDeleteFunctionKey": "\u{F728}", "NSHomeFunctionKey": "\u{F729}",
    "NSEndFunctionKey": "\u{F72B}", "NSPageUpFunctionKey": "\u{F72C}",
    "NSPageDownFunctionKey": "\u{F72D}", "NSHelpFunctionKey": "\u{F746}",
    "NSBackspaceCharacter": "\u{8}", "NSDeleteCharacter": "\u{7F}", "NSTabCharacter": "\t",
    "NSCarriageReturnCharacter": "\r", "NSNewlineCharacter": "\n", "NSEnterCharacter": "\u{3}",
    "NSBackTabCharacter": "\u{19}", "upArrow": "\u{F700}", "downArrow": "\u{F701}",
    "leftArrow": "\u{F702}", "rightArrow": "\u{F703}", "deleteForward": "\u{F728}",
    "inputUpArrow": "\u{F700}", "inputDownArrow": "\u{F701}", "inputLeftArrow": "\u{F702}",
    "inputRightArrow": "\u{F703}", "inputEscape": "\u{1B}", "inputHome": "\u{F729}",
    "inputEnd": "\u{F72B}", "inputPageUp": "\u{F72C}", "inputPageDown": "\u{F72D}",
    "inputDelete": "\u{8}",
  ]

  func modifiers(of value: SwiftExpression, in scope: SwiftScope) -> KeyModifiers? {
    let value = value.withoutParentheses
    if let elements = value.elements { return modifiers(elements[...]) }
    if let path = value.path, path.count == 1,
      case .expression(let other, let outer)? = scope.meaning(of: path[0]), other.path != path
    {
      return modifiers(of: other, in: outer)
    }
    return modifiers([value])
  }

  /// Nil if one of them is not known.
  private func modifiers(_ elements: ArraySlice<SwiftExpression>) -> KeyModifiers? {
    var modifiers: KeyModifiers = []
    for element in elements {
      switch element.path?.last {
      case "command": modifiers.insert(.command)
      case "shift": modifiers.insert(.shift)
      case "option", "alternate": modifiers.insert(.option)
      case "control": modifiers.insert(.control)
      case "function": modifiers.insert(.function)
      default: return nil
      }
    }
    return modifiers
  }

  // MARK: Images

  func setImage(of item: DraftItem, _ value: SwiftExpression, in scope: SwiftScope) {
    guard let found = image(of: value, in: scope) else { return }
    item.command.image = found.image
    item.command.imageWhenOn = found.whenOn
  }

  /// The image of an expression, and the one while the item is on.
  func image(
    of value: SwiftExpression, in scope: SwiftScope
  ) -> (image: FoundImage, whenOn: FoundImage?)? {
    image(of: value, in: scope, steps: 6)
  }

  private func image(
    of value: SwiftExpression, in scope: SwiftScope, steps: Int
  ) -> (image: FoundImage, whenOn: FoundImage?)? {
    guard steps > 0 else { return nil }
    let value = value.withoutParentheses
    switch value.kind {
    case .ternary(let condition, let then, let otherwise):
      guard let first = image(of: then, in: scope, steps: steps - 1)?.image,
        let second = image(of: otherwise, in: scope, steps: steps - 1)?.image
      else { return nil }
      if case .prefixed("!", _) = condition.kind { return (first, second) }
      return (second, first)
    case .sequence(let operands, let operators) where operators.allSatisfy({ $0 == "??" }):
      return operands.lazy.compactMap { self.image(of: $0, in: scope, steps: steps - 1) }.first
    case .name: break
    default: return nil
    }
    if let call = value.call { return image(of: call, in: scope, steps: steps) }
    guard let path = value.path, let name = path.last else { return nil }
    if path.count == 1, case .expression(let other, let outer)? = scope.meaning(of: name) {
      return image(of: other, in: outer, steps: steps - 1)
    }
    guard scope.meaning(of: path[0]) == nil else { return nil }
    return constantImage(path, value, in: scope, steps: steps)
  }

  private func image(
    of call: SwiftCall, in scope: SwiftScope, steps: Int
  ) -> (image: FoundImage, whenOn: FoundImage?)? {
    let symbol =
      call.argument("systemName") ?? call.argument("systemSymbolName")
      ?? call.argument("systemSymbol") ?? call.argument("symbolName")
    let isImage = ["UIImage", "NSImage", "Image", "init", ""].contains(call.path.last ?? "")
    let named =
      isImage
      ? call.argument("named") ?? call.argument("resource")
        ?? call.argument("imageLiteralResourceName") : nil
    guard let name = symbol ?? named else { return nil }
    let place = scope.file.place(of: name.span)
    switch texts.resolve(name, in: scope) {
    case .choice(let condition, let then, let otherwise):
      guard let first = then.literal, let second = otherwise.literal else { return nil }
      let images = [first, second].map { FoundImage($0, isSymbol: symbol != nil, place: place) }
      return condition.isNegated ? (images[0], images[1]) : (images[1], images[0])
    case let text:
      if let text = text.literal, !text.isEmpty {
        return (FoundImage(text, isSymbol: symbol != nil, place: place), nil)
      }
    }
    // A name of the asset catalog: `.pin`, `NSImage.Name.pin`.
    guard named != nil, let path = name.path, let last = path.last, path.count > 1 else {
      return nil
    }
    return (FoundImage(last, isSymbol: false, place: place), nil)
  }

  /// A constant of the app, or an image of the asset catalog by its generated name.
  private func constantImage(
    _ path: [String], _ value: SwiftExpression, in scope: SwiftScope, steps: Int
  ) -> (image: FoundImage, whenOn: FoundImage?)? {
    var path = path
    if path[0] == "self" || path[0] == "Self" { path.removeFirst() }
    guard let name = path.last else { return nil }
    let owners: [[String]]
    switch path.count {
    case 1: owners = (0...scope.typePath.count).map { Array(scope.typePath.dropLast($0)) }
    case _ where path[0].isEmpty: owners = [["UIImage"], ["NSImage"]]
    default: owners = [Array(path.dropLast())]
    }
    for owner in owners {
      let members = index.members(name, of: owner, near: scope.file).filter { $0.variable != nil }
      guard let member = members.first, let variable = member.variable else { continue }
      guard members.count == 1 else { return nil }
      let inner = SwiftScope(file: member.file, typePath: member.owner)
      if let value = variable.value { return image(of: value, in: inner, steps: steps - 1) }
      guard let body = variable.body, body.count == 1 else { return nil }
      switch body[0].kind {
      case .expression(let value), .returned(let value?):
        return image(of: value, in: inner, steps: steps - 1)
      default: return nil
      }
    }
    // `Asset.pin.image` of SwiftGen, `.pin` of Xcode.
    let place = scope.file.place(of: value.span)
    if path.count > 2, name == "image" {
      return (FoundImage(path[path.count - 2], isSymbol: false, place: place), nil)
    }
    let isGenerated = path.count == 2 && ["", "NSImage", "UIImage"].contains(path[0])
    return isGenerated ? (FoundImage(name, isSymbol: false, place: place), nil) : nil
  }
}

extension String {
  /// Without blanks and line ends around it.
  fileprivate func trimmed() -> String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[start...last])
  }
}
