import MenuModel
import MenuSyntax

/// Makes the edits of fixes: removes, inserts and moves entries, adds attributes, replaces titles.
///
/// The result reads as if someone had typed it: an entry on a line of its own is removed with its line, one between
/// `;` with its `;`.
package struct SourceEdits {
  let sources: [Source]

  /// Makes edits of the files of a module.
  package init(_ sources: [Source]) {
    self.sources = sources
  }

  /// The bytes at a place, as text.
  package func text(at place: Place) -> String {
    sources[Int(place.source)].text(of: place.span)
  }

  /// Removes an entry, a declaration or an attribute.
  package func removal(of place: Place) -> Edit {
    let bytes = sources[Int(place.source)].bytes
    var start = Int(place.span.start)
    var end = Int(place.span.end)
    let before = blanks(before: start, bytes)
    let after = blanks(after: end, bytes)
    let isFirst = before == 0 || isLineEnd(bytes[before - 1])
    if isFirst && (after == bytes.count || isLineEnd(bytes[after])) {
      start = before
      end = lineEnd(after: after, bytes)
    } else if after < bytes.count && bytes[after] == UInt8(ascii: ";") {
      if isFirst || [UInt8(ascii: ";"), UInt8(ascii: "{")].contains(bytes[before - 1]) {
        // `a; b; c`: what follows takes the place of the entry.
        end = blanks(after: after + 1, bytes)
      } else {
        // `a symbol b; c`: an attribute, whose statement still ends here.
        start = before
      }
    } else if before > 0 && bytes[before - 1] == UInt8(ascii: ";") {
      start = blanks(before: before - 1, bytes)
    } else {
      // `{ a }`, or an attribute between others: the blanks after it go, and those before it stay.
      if after < bytes.count && isLineEnd(bytes[after]) { start = before } else { end = after }
    }
    return Edit(place: place.with(start, end), text: "")
  }

  /// Inserts an entry after another: on a line of its own if the other has one, else after a `;`.
  package func insertion(_ entry: String, after place: Place) -> Edit {
    let end = Int(place.span.end)
    let text = isAlone(place) ? "\n" + indentation(of: place) + entry : "; " + entry
    return Edit(place: place.with(end, end), text: text)
  }

  /// Inserts an entry before another.
  package func insertion(_ entry: String, before place: Place) -> Edit {
    let start = Int(place.span.start)
    let text = isAlone(place) ? entry + "\n" + indentation(of: place) : entry + "; "
    return Edit(place: place.with(start, start), text: text)
  }

  /// Inserts an entry at the end of the block that `place` ends with: a menu, a toolbar's block.
  ///
  /// Nil if it does not end with one.
  package func insertion(_ entry: String, atEndOf place: Place) -> Edit? {
    let bytes = sources[Int(place.source)].bytes
    let brace = Int(place.span.end) - 1
    guard brace > 0, bytes[brace] == UInt8(ascii: "}") else { return nil }
    // At least the `{` is before it.
    let inner = blanks(before: brace, bytes)
    let last = bytes[inner - 1]
    if isLineEnd(last) {
      let indent = String(decoding: bytes[inner..<brace], as: UTF8.self)
      return Edit(place: place.with(inner, inner), text: indent + "  " + entry + "\n")
    }
    let isApart = last == UInt8(ascii: "{") || last == UInt8(ascii: ";")
    return Edit(place: place.with(inner, brace), text: (isApart ? " " : "; ") + entry + " ")
  }

  /// Moves an entry after another in the same menu.
  package func move(_ entry: Place, after other: Place) -> [Edit] {
    [removal(of: entry), insertion(text(at: entry), after: other)]
  }

  /// Moves an entry before another in the same menu.
  package func move(_ entry: Place, before other: Place) -> [Edit] {
    [removal(of: entry), insertion(text(at: entry), before: other)]
  }

  /// Adds an attribute to a command: after its others, or on a line of its own in its braces.
  package func attribute(_ attribute: String, of command: Command) -> Edit {
    if let edit = insertion(attribute, atEndOf: command.place) { return edit }
    let end = Int(command.place.span.end)
    return Edit(place: command.place.with(end, end), text: " " + attribute)
  }

  /// Removes the first attribute of a kind from a command; nil if it has none.
  package func removal(of kind: NodeKind, from command: Command, in module: MenuModule) -> Edit? {
    for attribute in module.attributes(of: command) where attribute.kind == kind {
      return removal(of: attribute.place)
    }
    return nil
  }

  /// Replaces a text, with placeholders and escapes as they are in `raw`.
  ///
  /// - Parameter raw: The text between the quotes, as a `.menu` file has it.
  package func replacement(of text: Text, with raw: String) -> Edit {
    Edit(place: text.place, text: "\"" + raw + "\"")
  }

  /// The text between the quotes, as it is written.
  package func raw(_ text: Text) -> String {
    let quoted = self.text(at: text.place)
    return String(quoted.dropFirst().dropLast())
  }

  // MARK: Lines

  /// Whether a place begins its line.
  private func isAlone(_ place: Place) -> Bool {
    let bytes = sources[Int(place.source)].bytes
    let before = blanks(before: Int(place.span.start), bytes)
    return before == 0 || isLineEnd(bytes[before - 1])
  }

  private func indentation(of place: Place) -> String {
    let bytes = sources[Int(place.source)].bytes
    let start = Int(place.span.start)
    return String(decoding: bytes[blanks(before: start, bytes)..<start], as: UTF8.self)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Where the blanks before an offset begin.
  private func blanks(before offset: Int, _ bytes: ArraySlice<UInt8>) -> Int {
    var offset = offset
    while offset > 0 && (bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09) { offset -= 1 }
    return offset
  }

  /// Where the blanks after an offset end.
  private func blanks(after offset: Int, _ bytes: ArraySlice<UInt8>) -> Int {
    var offset = offset
    while offset < bytes.count && (bytes[offset] == 0x20 || bytes[offset] == 0x09) { offset += 1 }
    return offset
  }

  /// The offset after the line end at an offset.
  private func lineEnd(after offset: Int, _ bytes: ArraySlice<UInt8>) -> Int {
    guard offset < bytes.count else { return offset }
    let isPair = bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    return offset + (isPair ? 2 : 1)
  }
}

extension Place {
  /// The same source, from one byte to another.
  fileprivate func with(_ start: Int, _ end: Int) -> Place {
    Place(source: source, span: Span(UInt32(start), UInt32(end)))
  }
}
