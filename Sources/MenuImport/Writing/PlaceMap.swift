import MenuSyntax

/// What the parts of a text were read from.
package struct PlaceMap: Sendable {
  /// A range of the text in bytes, and where it was read.
  package struct Part: Sendable {
    package var span: Span
    package var origin: Place

    package init(span: Span, origin: Place) {
      self.span = span
      self.origin = origin
    }
  }

  /// Ordered by where they begin; one that holds another comes first.
  package var parts: [Part] = []

  package init(parts: [Part] = []) { self.parts = parts }

  /// Where the smallest part that holds byte `offset` of the text was read; nil for what the writer added.
  package func origin(of offset: UInt32) -> Place? {
    parts.last { $0.span.start <= offset && offset < $0.span.end }?.origin
  }
}
