import MenuSyntax

/// One text in place of another, as a fix of `.menu` text has them.
struct Rewording {
  typealias Element = WrittenText.Element

  let old: [Element]
  let new: [Element]

  /// From what is between quotes in `.menu` text; nil if values are added, left out or moved.
  init?(from old: String, to new: String) {
    guard let first = Self.read(old), let second = Self.read(new), first.values == second.values,
      first.elements != second.elements
    else { return nil }
    self.old = first.elements
    self.new = second.elements
  }

  init(old: [Element], new: [Element]) {
    self.old = old
    self.new = new
  }

  /// The edit that makes the change in a file; nil if the text there is another.
  func edit(of text: WrittenText) -> Edit? {
    guard text.elements == old, let code = text.code(for: new) else { return nil }
    return Edit(place: text.place, text: code)
  }

  /// The same change of a form for other numbers, which is sure for dots at the end, and for capitals of words that stand in
  /// the same order.
  func edit(ofForm text: WrittenText) -> Edit? {
    if let edit = edit(of: text) { return edit }
    let form = withCapitals(text.elements) ?? withEllipsis(text.elements)
    return form.flatMap { text.code(for: $0) }.map { Edit(place: text.place, text: $0) }
  }

  private func withEllipsis(_ form: [Element]) -> [Element]? {
    guard isOfDots, form.suffix(3) == Self.dots[...] else { return nil }
    return Array(form.dropLast(3)) + [.scalar("…")]
  }

  /// A form with the first letters of its words changed as the text's are; nil if the text changes in another way, or the
  /// form has other words.
  private func withCapitals(_ form: [Element]) -> [Element]? {
    let (before, after, words) = (Self.words(of: old), Self.words(of: new), Self.words(of: form))
    guard before.count == after.count, before.count == words.count else { return nil }
    var changed: [[Element]] = []
    for ((first, second), word) in zip(zip(before, after), words) {
      guard first.dropFirst() == second.dropFirst(), first.first == word.first,
        Self.lowercased(first.first) == Self.lowercased(second.first)
      else { return nil }
      changed.append(Array(second.prefix(1)) + word.dropFirst())
    }
    return Array(changed.joined(separator: [.scalar(" ")]))
  }

  private static func lowercased(_ element: Element?) -> String? {
    guard case .scalar(let scalar)? = element else { return nil }
    return scalar.properties.lowercaseMapping
  }

  private static func words(of text: [Element]) -> [ArraySlice<Element>] {
    text.split(separator: .scalar(" "), omittingEmptySubsequences: false)
  }

  /// Whether three dots at the end become the ellipsis, and nothing else changes.
  var isOfDots: Bool {
    old.suffix(3) == Self.dots[...] && new == old.dropLast(3) + [.scalar("…")]
  }

  private static let dots = Array(repeating: Element.scalar("."), count: 3)

  /// The new text, with `…` for values, for people.
  var shown: String { Self.shown(new) }
  var shownOld: String { Self.shown(old) }

  private static func shown(_ elements: [Element]) -> String {
    var text = String.UnicodeScalarView()
    for element in elements {
      switch element {
      case .scalar(let scalar): text.append(scalar)
      case .value: text.append(contentsOf: "%@".unicodeScalars)
      }
    }
    return String(text)
  }

  /// The elements of a text as `.menu` files have it, and the names of the values.
  private static func read(_ raw: String) -> (elements: [Element], values: [String])? {
    var elements: [Element] = []
    var values: [String] = []
    var rest = raw.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        switch escaped {
        case "n": elements.append(.scalar("\n"))
        case "t": elements.append(.scalar("\t"))
        case "u":
          guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
            let value = UInt32(String(rest[..<end]), radix: 16).flatMap(Unicode.Scalar.init)
          else { return nil }
          elements.append(.scalar(value))
          rest = rest[rest.index(after: end)...]
        default: elements.append(.scalar(escaped))
        }
      case "{", "}":
        if rest.first == scalar {
          rest.removeFirst()
          elements.append(.scalar(scalar))
          continue
        }
        guard scalar == "{", let end = rest.firstIndex(of: "}") else { return nil }
        values.append(String(rest[..<end]))
        elements.append(.value)
        rest = rest[rest.index(after: end)...]
      default: elements.append(.scalar(scalar))
      }
    }
    return (elements, values)
  }
}
