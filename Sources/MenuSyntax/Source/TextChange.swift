/// How a text came from another: one stretch of bytes that took the place of another.
package struct TextChange: Sendable {
  /// Where both texts begin to differ.
  package private(set) var start: Int
  /// The end of what was replaced, in the text before.
  package private(set) var oldEnd: Int
  /// The end of the replacement, in the text after.
  package private(set) var newEnd: Int

  /// A change of the bytes `span` to `count` others.
  package init(replacing span: Span, by count: Int) {
    start = Int(span.start)
    oldEnd = Int(span.end)
    newEnd = Int(span.start) + count
  }

  /// How many bytes the text has got.
  package var growth: Int { newEnd - oldEnd }

  /// Takes a change of the text after this one in: both become one, with what lies between them.
  package mutating func append(replacing span: Span, by count: Int) {
    let (first, last) = (Int(span.start), Int(span.end))
    oldEnd = last > newEnd ? last - growth : oldEnd
    newEnd = max(newEnd, last) + count - (last - first)
    start = min(start, first)
  }
}
