import MenuModel
import MenuSyntax

/// Shortcuts: `keyboardShortcut` of SwiftUI, the literals of AppKit and UIKit, `keyEquivalent` and its mask in XML.
extension PlaceMender {
  func keyEdits(_ key: FoundKey, _ shortcut: String) throws(Refusal) -> [Edit] {
    guard let new = StandardShortcut(shortcut), new != key.shortcut else { return [] }
    if ImportPaths.fileExtension(source(of: key.place).path) != "swift" {
      return try interfaceEdits(key, new)
    }
    if code(at: key.place) == "keyboardShortcut" { return try swiftUIEdits(key, new) }
    let code = self.code(at: key.place)
    guard let old = key.shortcut.key.letter,
      code == "\"\(old)\"" || code == "\"\(old.uppercased())\"",
      let letter = new.key.letter
    else { throw Refusal("the key is not written there") }
    let isUpper = code == "\"\(old.uppercased())\"" && old != old.uppercased()
    let changesModifiers = new.modifiers != key.shortcut.modifiers
    // A capital letter has Shift in it, with AppKit's Command.
    let shiftsAlone =
      key.modifiers == nil && key.shortcut.modifiers.symmetricDifference(new.modifiers) == .shift
      && key.shortcut.modifiers.contains(.command) && letter != letter.uppercased()
    let becomesUpper = changesModifiers && shiftsAlone ? !isUpper : isUpper
    let text = "\"\(becomesUpper ? letter.uppercased() : letter)\""
    var edits = text == code ? [] : [Edit(place: key.place, text: text)]
    if !changesModifiers || shiftsAlone { return edits }
    guard let given = key.modifiers, given.place != key.place else {
      throw Refusal("the modifiers are not written there")
    }
    var wanted = new.modifiers
    if isUpper {
      guard wanted.contains(.shift) else { throw Refusal("the key is a capital letter") }
      wanted.remove(.shift)
    }
    edits.append(try modifierEdit(given, wanted))
    return edits
  }

  /// The edit of `.command`, or `[.command, .shift]`, that an item of AppKit or UIKit is given.
  private func modifierEdit(
    _ given: FoundKey.Modifiers, _ new: KeyModifiers
  ) throws(Refusal) -> Edit {
    let whole = SwiftFile(
      source: source(of: given.place), number: given.place.source, statements: [])
    let part = SwiftParser.parse(given.place.span, of: whole)
    guard part.statements.count == 1, case .expression(let value) = part.statements[0].kind,
      (value.elements ?? [value]).allSatisfy({ $0.path?.count == 2 && $0.path?.first == "" })
    else { throw Refusal("the modifiers are not written there") }
    return Edit(place: given.place, text: Self.code(of: new, isUIKit: given.framework == .uikit))
  }

  /// `.command`, or `[.shift, .command]`.
  private static func code(of modifiers: KeyModifiers, isUIKit: Bool = false) -> String {
    let names = self.modifiers.filter { modifiers.contains($0.modifier) }
      .map { "." + (isUIKit && $0.modifier == .option ? "alternate" : $0.name) }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  // MARK: SwiftUI

  private func swiftUIEdits(
    _ key: FoundKey, _ new: StandardShortcut
  ) throws(Refusal) -> [Edit] {
    let source = source(of: key.place)
    let whole = SwiftFile(source: source, number: key.place.source, statements: [])
    // Not all that is left of the file: a large one has many shortcuts.
    let end = min(key.place.span.start + 1_000, UInt32(source.count))
    let part = SwiftParser.parse(Span(key.place.span.start, end), of: whole)
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
    let code = Self.code(of: new.modifiers)
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
