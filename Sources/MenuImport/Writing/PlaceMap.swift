import MenuSyntax

/// What the parts of a text were read from.
package struct PlaceMap: Sendable {
  /// A range of the text in bytes, and where it was read.
  package struct Part: Sendable {
    package var span: Span
    package var origin: Place
    package var subject: Subject

    package init(span: Span, origin: Place, subject: Subject = .other) {
      self.span = span
      self.origin = origin
      self.subject = subject
    }
  }

  /// What a part of the text says of what was found.
  package enum Subject: Sendable {
    /// A text in quotes, maybe after a word.
    case text(FoundText)
    /// The word for an image, and its name.
    case image(FoundImage)
    /// `key` and the shortcut.
    case key(FoundKey)
    /// A command and all of its attributes.
    case command(FoundText)
    case other
  }

  /// Ordered by where they begin; one that holds another comes first.
  package let parts: [Part]
  /// For each part, the number of the smallest that holds it.
  private let holders: [Int?]

  package init(parts: [Part] = []) {
    self.parts = parts
    var open: [Int] = []
    holders = parts.indices.map { number in
      while let last = open.last, parts[last].span.end <= parts[number].span.start {
        open.removeLast()
      }
      defer { open.append(number) }
      return open.last
    }
  }

  /// Where the smallest part that holds byte `offset` of the text was read; nil for what the writer added.
  package func origin(of offset: UInt32) -> Place? { part(at: offset)?.origin }

  /// The smallest part that holds byte `offset` of the text.
  package func part(at offset: UInt32) -> Part? {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if parts[middle].span.start <= offset { low = middle + 1 } else { high = middle }
    }
    // The last that begins here or before it, or one that holds it.
    var number: Int? = low - 1
    while let known = number, known >= 0 {
      if offset < parts[known].span.end { return parts[known] }
      number = holders[known]
    }
    return nil
  }
}
