import MenuSyntax

/// Values with the spans of nodes, some inside others, in the order of the text.
struct NestedSpans<Value> {
  struct Element {
    var span: Span
    /// The index of the element around it.
    var parent: Int?
    var value: Value
  }

  private(set) var elements: [Element] = []

  /// Adds an element after those that begin before it, and returns its index.
  mutating func append(_ value: Value, at span: Span, in parent: Int?) -> Int {
    elements.append(Element(span: span, parent: parent, value: value))
    return elements.count - 1
  }

  subscript(index: Int) -> Value {
    get { elements[index].value }
    set { elements[index].value = newValue }
  }

  /// The index of the last element that begins at or before an offset.
  func last(beginningBy offset: UInt32) -> Int? {
    let next = elements.partitioningIndex { $0.span.start > offset }
    return next > 0 ? next - 1 : nil
  }

  /// The index of the innermost element around a span.
  func innermost(around span: Span) -> Int? {
    enclosing(last(beginningBy: span.start)).first { elements[$0].span.end >= span.end }
  }

  /// The indices of an element and of those around it, from the inside out.
  func enclosing(_ index: Int?) -> some Sequence<Int> {
    sequence(state: index) { next in
      defer { next = next.flatMap { elements[$0].parent } }
      return next
    }
  }
}
