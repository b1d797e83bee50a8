import MenuSyntax

/// The calls that give an iPad app its keyboard shortcuts, in menus and outside: `UIKeyCommand`, `.keyboardShortcut`.
enum KeyCalls {
  /// Those with Command, each key once in a file. Arrows and letters by themselves are for what has the focus.
  static func places(in index: ProjectIndex) -> [Place] {
    index.files.flatMap { file -> [Place] in
      let names = ["UIKeyCommand", "keyboardShortcut"]
      guard names.contains(where: { file.source.bytes.firstPlace(of: $0.utf8) != nil }) else {
        return []
      }
      var places: [Place] = []
      var seen: Set<String> = []
      file.statements.forEachExpression { expression in
        for call in expression.allCalls {
          guard let key = key(of: call, in: file), seen.insert(key).inserted else { continue }
          places.append(file.place(of: call.span))
        }
      }
      return places
    }
  }

  /// The code of the keys that a call gives; nil for another call, and for keys without Command.
  private static func key(of call: SwiftCall, in file: SwiftFile) -> String? {
    let parts: [SwiftExpression?]
    // `UIKeyCommand.made(input:…)` is a function of the app's own.
    let isMade = call.path.first == "UIKeyCommand" && call.path.count == 2
    switch isMade ? "UIKeyCommand" : call.name {
    case "keyboardShortcut":
      guard let key = call.argument(), !key.isNil else { return nil }
      if ["defaultAction", "cancelAction"].contains(key.path?.last) { return nil }
      parts = [key, call.argument("modifiers")]
    case "UIKeyCommand":
      guard let flags = call.argument("modifierFlags"), let input = call.argument("input") else {
        return nil
      }
      parts = [input, flags]
    default: return nil
    }
    let code = parts.map { $0.map { file.code($0.span) } ?? "command" }
    return code[1].includes("ommand") ? code.joined(separator: " ") : nil
  }
}
