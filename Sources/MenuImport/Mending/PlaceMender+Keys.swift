import MenuModel
import MenuSyntax

/// Shortcuts: `keyboardShortcut` of SwiftUI, `keyEquivalent` and its mask in XML, the key equivalent of a literal.
extension PlaceMender {
  func keyEdits(_ key: FoundKey, _ shortcut: String) throws(Refusal) -> [Edit] {
    guard let new = StandardShortcut(shortcut), new != key.shortcut else { return [] }
    if ImportPaths.fileExtension(source(of: key.place).path) != "swift" {
      return try interfaceEdits(key, new)
    }
    if code(at: key.place) == "keyboardShortcut" { return try swiftUIEdits(key, new) }
    let code = self.code(at: key.place)
    guard new.modifiers == key.shortcut.modifiers else {
      throw Refusal("the modifiers are not written there")
    }
    guard let old = key.shortcut.key.letter,
      code == "\"\(old)\"" || code == "\"\(old.uppercased())\"",
      let letter = new.key.letter
    else { throw Refusal("the key is not written there") }
    let isUpper = code == "\"\(old.uppercased())\"" && old != old.uppercased()
    return [Edit(place: key.place, text: "\"\(isUpper ? letter.uppercased() : letter)\"")]
  }

  // MARK: SwiftUI

  private func swiftUIEdits(
    _ key: FoundKey, _ new: StandardShortcut
  ) throws(Refusal) -> [Edit] {
    let source = source(of: key.place)
    let whole = SwiftFile(source: source, number: key.place.source, statements: [])
    let part = SwiftParser.parse(Span(key.place.span.start, UInt32(source.count)), of: whole)
    guard case .expression(let expression)? = part.statements.first?.kind,
      let call = expression.call, let first = call.argument()
    else { throw Refusal("the key is not written there") }
    var edits: [Edit] = []
    if new.key != key.shortcut.key {
      guard let old = key.shortcut.key.letter, let letter = new.key.letter,
        first.string?.literal?.lowercased() == old
      else { throw Refusal("the key is not written there") }
      edits.append(Edit(place: part.place(of: first.span), text: "\"\(letter)\""))
    }
    guard new.modifiers != key.shortcut.modifiers else { return edits }
    let names = Self.modifiers.filter { new.modifiers.contains($0.modifier) }.map { "." + $0.name }
    let code = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    if let given = call.argument("modifiers") {
      let elements = given.elements ?? [given]
      guard elements.allSatisfy({ $0.path?.count == 2 && $0.path?.first == "" }) else {
        throw Refusal("the modifiers are not written there")
      }
      edits.append(Edit(place: part.place(of: given.span), text: code))
    } else {
      let end = part.place(of: Span(first.span.end, first.span.end))
      // At one place there is one edit.
      if edits.last?.place.span.end == end.span.start, !edits.isEmpty {
        edits[edits.count - 1].text += ", modifiers: \(code)"
      } else {
        edits.append(Edit(place: end, text: ", modifiers: \(code)"))
      }
    }
    return edits
  }

  /// In the order of Apple's examples.
  private static let modifiers: [(modifier: KeyModifiers, name: String)] = [
    (.control, "control"), (.option, "option"), (.command, "command"), (.shift, "shift"),
  ]

  // MARK: Interface Builder

  private func interfaceEdits(
    _ key: FoundKey, _ new: StandardShortcut
  ) throws(Refusal) -> [Edit] {
    let number = key.place.source
    guard let document = document(number),
      let item = document.elements.first(where: {
        $0.attribute("keyEquivalent")?.span == key.place.span
      }), let letter = new.key.letter, let old = key.shortcut.key.letter
    else { throw Refusal("the key is not written there") }
    let code = self.code(at: key.place)
    let isUpper = code == old.uppercased() && old != old.uppercased()
    guard isUpper || code == old, letter.utf8.allSatisfy({ $0 != 0x22 && $0 != 0x26 && $0 != 0x3C })
    else { throw Refusal("the key is not written there") }
    // A capital letter has Shift in it.
    let keepsCapital = isUpper && new.modifiers.contains(.shift) && letter != letter.uppercased()
    var edits: [Edit] = []
    let newCode = keepsCapital ? letter.uppercased() : letter
    if newCode != code { edits.append(Edit(place: key.place, text: newCode)) }
    if new.modifiers == key.shortcut.modifiers && isUpper == keepsCapital { return edits }
    var wanted = new.modifiers
    if keepsCapital { wanted.remove(.shift) }
    guard let mask = document.child(of: item, key: "keyEquivalentModifierMask") else {
      if wanted == .command { return edits }
      throw Refusal("the item has no mask of modifiers")
    }
    let tag = self.code(at: Place(source: number, span: mask.span))
    guard tag.hasSuffix("/>") else { throw Refusal("the mask of modifiers is not empty") }
    let names = Self.maskNames.filter { wanted.contains($0.modifier) }.map { " \($0.name)=\"YES\"" }
    let text = "<modifierMask key=\"keyEquivalentModifierMask\"\(names.joined())/>"
    edits.append(Edit(place: Place(source: number, span: mask.span), text: text))
    return edits
  }

  /// In the order in which Xcode writes them.
  private static let maskNames: [(modifier: KeyModifiers, name: String)] = [
    (.function, "function"), (.shift, "shift"), (.control, "control"), (.option, "option"),
    (.command, "command"),
  ]
}

extension KeyChord.Key {
  /// The character, in lower case, if it is one of ASCII that needs no escape.
  fileprivate var letter: String? {
    guard case .character(let byte) = self, byte > 0x20, byte < 0x7F,
      byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\")
    else { return nil }
    return String(Unicode.Scalar(byte)).lowercased()
  }
}
