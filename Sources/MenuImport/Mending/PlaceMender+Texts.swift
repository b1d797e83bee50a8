import MenuSyntax

/// Texts: the literal, and its translations if it is a key.
extension PlaceMender {
  func textEdits(_ text: FoundText, _ change: Rewording) throws(Refusal) -> [Edit] {
    if let name = nameOfApp(in: change) { throw Refusal("“\(name)” is a name of the app") }
    let path = source(of: text.place).path
    if ImportPaths.fileExtension(path) != "swift" {
      return try interfaceEdits(text, change)
    }
    guard let key = text.key else { return [try literalEdit(text, change)] }
    let keyElements = LiteralUses.elements(of: key)
    let table = text.table ?? "Localizable"
    if let path = tables.closedFile(with: keyElements, ofTable: table) {
      throw Refusal("the key “\(key)” cannot be changed in '\(path)'")
    }
    let entries = tables.entries(of: keyElements)
    guard let first = entries.first else {
      if let path = files.otherUse(key) {
        throw Refusal("“\(key)” is in '\(path)' too, which was not read")
      }
      return [try literalEdit(text, change)]
    }
    if let other = entries.first(where: { $0.table != table }) {
      let inBoth = entries.contains { $0.table == table }
      throw Refusal(
        inBoth
          ? "the key “\(key)” is in two tables, \(table) and \(other.table)"
          : "the key “\(key)” is in the table \(other.table), and not in \(table)")
    }
    if let other = entries.first(where: { $0.folder != first.folder }) {
      let paths = [first, other].map { "'\(source(of: $0.key.place).path)'" }
      throw Refusal("the key “\(key)” is in \(paths[0]) and in \(paths[1])")
    }
    if let path = files.otherUse(key) {
      throw Refusal("the key “\(key)” is in '\(path)' too, which was not read")
    }
    if keyElements == change.old, text.isWrittenHere {
      return try renaming(key, keyElements, entries, change)
    }
    try checkIsTitleOnly(key, keyElements, text, change)
    return try valueEdits(key, entries, change)
  }

  /// A word that changes its case, and is the name of the app, or of the folder that all of its files are in.
  private func nameOfApp(in change: Rewording) -> String? {
    let (old, new) = (change.shownOld.split(separator: " "), change.shown.split(separator: " "))
    guard old.count == new.count else { return nil }
    return zip(old, new).first { word, other in
      word != other && word.lowercased() == other.lowercased() && names.contains(String(word))
    }.map { String($0.0) }
  }

  /// The edit of a literal that is no key, or that no table has.
  private func literalEdit(_ text: FoundText, _ change: Rewording) throws(Refusal) -> Edit {
    guard text.isWrittenHere, let literal = text.written else {
      throw Refusal("the text is not written there alone")
    }
    if let use = uses.uses(of: change.old).first(where: { $0.isCompared && !titles.has($0.place) })
    {
      throw Refusal("\(name(of: use.place)) compares it with “\(change.shownOld)”")
    }
    return try edit(of: literal, change, isFormat: text.key != nil)
  }

  private func edit(
    of literal: Place, _ change: Rewording, isFormat: Bool
  ) throws(Refusal) -> Edit {
    guard let text = swiftText(literal, isFormat: isFormat), let edit = change.edit(of: text)
    else { throw Refusal("the text is not written there in one piece") }
    return edit
  }

  private func swiftText(_ literal: Place, isFormat: Bool) -> WrittenText? {
    let code = self.code(at: literal)
    guard code.utf8.count > 1, code.hasPrefix("\""), code.hasSuffix("\""), !code.hasPrefix("\"\"\"")
    else { return nil }
    let inner = Span(literal.span.start + 1, literal.span.end - 1)
    return WrittenText(
      Place(source: literal.source, span: inner), in: source(of: literal), as: .swift,
      isFormat: isFormat)
  }

  // MARK: Keys

  /// The edits that give a key that is its own text another name, wherever it is.
  private func renaming(
    _ key: String, _ keyElements: [WrittenText.Element], _ entries: [StringsTables.Entry],
    _ change: Rewording
  ) throws(Refusal) -> [Edit] {
    let found = uses.uses(of: keyElements)
    let table = LocalizedTexts.Key(table: entries[0].table, key: key)
    if let other = found.first(where: { !titles.has($0, of: table) && !isSafe(change, for: $0) }) {
      throw Refusal("\(name(of: other.place)) uses the key “\(key)” for something else")
    }
    if tables.entries(of: change.new).contains(where: { $0.table == entries[0].table }) {
      throw Refusal("the table \(entries[0].table) has “\(change.shown)” already")
    }
    var edits: [Edit] = []
    for use in found { edits.append(try edit(of: use.place, change, isFormat: true)) }
    for entry in entries {
      guard let edit = change.edit(of: entry.key) else {
        throw Refusal("“\(key)” is written in another way in '\(path(of: entry))'")
      }
      edits.append(edit)
    }
    return edits + (try ownTexts(key, entries, change))
  }

  /// The edits of what the development language has for a key that keeps its name.
  private func valueEdits(
    _ key: String, _ entries: [StringsTables.Entry], _ change: Rewording
  ) throws(Refusal) -> [Edit] {
    let edits = try ownTexts(key, entries, change)
    if edits.isEmpty { throw Refusal("no file has the text of the key “\(key)”") }
    return edits
  }

  private func ownTexts(
    _ key: String, _ entries: [StringsTables.Entry], _ change: Rewording
  ) throws(Refusal) -> [Edit] {
    var edits: [Edit] = []
    for entry in entries {
      for text in entry.texts {
        if let edit = entry.hasForms ? change.edit(ofForm: text) : change.edit(of: text) {
          if text.code(for: text.elements) != edit.text { edits.append(edit) }
        } else if entry.hasForms {
          // A format of variables alone says nothing itself.
          if text.isOfVariables { continue }
          throw Refusal("'\(path(of: entry))' has a form of “\(key)” for each number")
        } else if !entry.isFallback {
          throw Refusal("'\(path(of: entry))' has another text for “\(key)”")
        }
      }
    }
    return edits
  }

  private func path(of entry: StringsTables.Entry) -> String {
    source(of: entry.key.place).path
  }

  /// Whether a change is right for another use of a key: wherever people read three dots, they are an ellipsis.
  private func isSafe(_ change: Rewording, for use: LiteralUses.Use) -> Bool {
    change.isOfDots && use.isShown
  }

  /// Throws unless titles alone use a symbolic key.
  private func checkIsTitleOnly(
    _ key: String, _ keyElements: [WrittenText.Element], _ text: FoundText, _ change: Rewording
  ) throws(Refusal) {
    let table = LocalizedTexts.Key(table: text.table ?? "Localizable", key: key)
    let other = uses.uses(of: keyElements).first {
      !titles.has($0, of: table) && !isSafe(change, for: $0) && !isGenerated($0.place.source)
    }
    if let other {
      throw Refusal("\(name(of: other.place)) uses the key “\(key)” for something else")
    }
    if text.isWrittenHere { return }
    let names = code(at: text.place).split(separator: ".", omittingEmptySubsequences: false)
    let isPath = names.allSatisfy { name in
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    guard isPath, names.count > 1 else {
      throw Refusal("the text is not written there alone")
    }
    let given = titles.places(of: table)
    let last = names.suffix(2).joined(separator: ".")
    if let other = firstUse(of: last, outside: given) {
      throw Refusal("\(name(of: other)) uses `\(last)` for something else")
    }
  }

  /// The first place in the app's own Swift where a name is, besides some.
  private func firstUse(of name: String, outside places: [Place]) -> Place? {
    let wanted = Array(name.utf8)
    for (number, source) in menus.sources.enumerated()
    where source.path.hasSuffix(".swift") && !isGenerated(Int32(number)) {
      let bytes = source.bytes
      var start = bytes.startIndex
      while let found = bytes[start...].firstPlace(of: wanted) {
        start = found.upperBound
        let isWhole =
          !(found.lowerBound > 0 && bytes[found.lowerBound - 1].isOfName)
          && !(start < bytes.endIndex && bytes[start].isOfName)
        let isGiven = places.contains {
          $0.source == Int32(number) && $0.span.start <= UInt32(found.lowerBound)
            && UInt32(start) <= $0.span.end
        }
        if isWhole && !isGiven {
          let span = Span(UInt32(found.lowerBound), UInt32(start))
          return Place(source: Int32(number), span: span)
        }
      }
    }
    return nil
  }

  // MARK: Interface Builder

  /// The edits of a text in a XIB or storyboard, and of what the development language has for it.
  private func interfaceEdits(_ text: FoundText, _ change: Rewording) throws(Refusal) -> [Edit] {
    guard let document = document(text.place.source),
      let (element, own) = element(of: text.place, in: document),
      let edit = change.edit(of: own)
    else { throw Refusal("the text is not written there in one piece") }
    var edits = [edit]
    var elements = [element]
    // AppKit shows the title of a menu of the menu bar, and that of the item of others; Xcode keeps them alike.
    if element.name == "menuItem", let menu = document.child(of: element, named: "menu"),
      let title = menu.attribute("title"),
      let other = attributeText(title, text.place.source), let edit = change.edit(of: other)
    {
      edits.append(edit)
      elements.append(menu)
    }
    let folder = FileName(source(of: text.place).path).folder
    for id in elements.compactMap({ $0["id"] }) {
      let entries = tables.entries(of: LiteralUses.elements(of: "\(id).title")).filter {
        $0.table == text.table && $0.folder == folder
      }
      edits += try ownTexts("\(id).title", entries, change)
    }
    return edits
  }

  /// The element with a text at a place, and the text: an attribute, or a child that says what it is.
  private func element(
    of place: Place, in document: XMLDocument
  ) -> (XMLElement, WrittenText)? {
    for element in document.elements {
      if let title = element.attribute("title"), title.span == place.span {
        return attributeText(title, place.source).map { (element, $0) }
      }
      if element.span == place.span, element.name == "string", element["key"] == "title",
        element["base64-UTF8"] == nil, let parent = document.parent(of: element)
      {
        let bytes = source(of: place).bytes
        let start = Int(element.span.end)
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
        let inner = Place(source: place.source, span: Span(UInt32(start), UInt32(end)))
        return WrittenText(inner, in: source(of: place), as: .xml).map { (parent, $0) }
      }
    }
    return nil
  }

  private func attributeText(_ attribute: XMLAttribute, _ number: Int32) -> WrittenText? {
    WrittenText(
      Place(source: number, span: attribute.span), in: menus.sources[Int(number)], as: .xml)
  }
}

extension WrittenText {
  /// Whether it has nothing but values and variables of a stringsdict: `%#@notes@`.
  var isOfVariables: Bool {
    let text = units.map(\.code).joined()
    return text.hasPrefix("%") && text.hasSuffix("@") && text.includes("#@") && !text.includes(" ")
  }
}

extension UInt8 {
  /// Whether the byte can be in a name in Swift.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      return true
    default: return false
    }
  }
}
