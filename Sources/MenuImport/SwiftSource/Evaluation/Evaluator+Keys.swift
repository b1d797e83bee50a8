import MenuModel
import MenuSyntax

/// Keyboard shortcuts.
extension Evaluator {
  /// `.keyboardShortcut("n", modifiers: [.command, .shift])` of SwiftUI; nil if a part of it is not known.
  func shortcut(of call: SwiftCall, in scope: SwiftScope) -> StandardShortcut? {
    guard let first = call.argument() else { return nil }
    let own = Evaluator(index, impliedTypes: ["KeyboardShortcut", "KeyEquivalent"])
    let known = own.value(of: first, in: scope)
    switch known.expression.path?.last {
    case "defaultAction": return StandardShortcut(modifiers: [], key: .named(.return))
    case "cancelAction": return StandardShortcut(modifiers: [], key: .named(.escape))
    default: break
    }
    if let inner = known.expression.call, inner.name == "KeyboardShortcut" || inner.name == "init",
      inner.hasArgument("modifiers") || inner.name == "KeyboardShortcut", takesStep()
    {
      return shortcut(of: inner, in: known.scope)
    }
    guard let key = own.key(of: known.expression, in: known.scope) else { return nil }
    guard let given = call.argument("modifiers") else {
      // As SwiftUI has it where nothing is said.
      return StandardShortcut(modifiers: .command, key: key)
    }
    return modifiers(of: given, in: scope).map { StandardShortcut(modifiers: $0, key: key) }
  }

  private func key(of expression: SwiftExpression, in scope: SwiftScope) -> KeyChord.Key? {
    let known = value(of: expression, in: scope)
    if let text = known.expression.string?.literal {
      let scalars = Array(text.unicodeScalars)
      // A key equivalent of SwiftUI is one character.
      return scalars.count == 1 ? StandardShortcut.key(ofSwiftUI: scalars[0]) : nil
    }
    if let call = known.expression.call, takesStep() {
      let makes = ["KeyEquivalent", "init", "Character"].contains(call.name)
      return makes ? call.argument().flatMap { key(of: $0, in: known.scope) } : nil
    }
    guard let path = known.expression.path, path.count <= 2, let name = path.last else {
      return nil
    }
    return Self.keysOfSwiftUI[name].map { .named($0) }
  }

  /// `.command`, `[.command, .shift]`, `[]`; nil if one of them is not known.
  func modifiers(of expression: SwiftExpression, in scope: SwiftScope) -> KeyModifiers? {
    let known = value(of: expression, in: scope)
    var modifiers: KeyModifiers = []
    for element in known.expression.elements ?? [known.expression] {
      switch value(of: element, in: known.scope).expression.path?.last {
      case "command": modifiers.insert(.command)
      case "shift": modifiers.insert(.shift)
      case "option", "alternate": modifiers.insert(.option)
      case "control": modifiers.insert(.control)
      case "function": modifiers.insert(.function)
      case "all": modifiers.formUnion([.command, .shift, .option, .control])
      default: return nil
      }
    }
    return modifiers
  }

  /// The key equivalent of AppKit or the input of UIKit; nil if it is not known.
  func keyEquivalent(of expression: SwiftExpression, in scope: SwiftScope) -> String? {
    if let text = text(of: expression, in: scope).literal { return text }
    let known = value(of: expression, in: scope)
    return Self.namedKey(known.scope.file.text(of: known.expression.span))
  }

  /// The character of a constant of AppKit or UIKit that code names: `NSUpArrowFunctionKey`.
  private static func namedKey(_ code: String) -> String? {
    for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      if let key = keys[String(word)] { return key }
      var number: UInt32?
      if word.hasPrefix("NSF"), word.hasSuffix("FunctionKey") {
        number = UInt32(word.dropFirst(3).dropLast("FunctionKey".count))
      } else if word.hasPrefix("inputF") {
        number = UInt32(word.dropFirst(6))
      }
      // AppKit's function keys are F1 to F35, one after another.
      if let number, 1...35 ~= number, let scalar = Unicode.Scalar(0xF703 + number) {
        return String(scalar)
      }
    }
    return nil
  }

  private static let keysOfSwiftUI: [String: NamedKey] = [
    "upArrow": .up, "downArrow": .down, "leftArrow": .left, "rightArrow": .right, "clear": .clear,
    "delete": .delete, "deleteForward": .forwardDelete, "end": .end, "escape": .escape,
    "home": .home, "pageDown": .pageDown, "pageUp": .pageUp, "return": .return, "space": .space,
    "tab": .tab,
  ]

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
}
