/// How a text came from another: one stretch of bytes that took the place of another.
public struct TextChange: Sendable {
  /// Where both texts begin to differ.
  public private(set) var start: Int
  /// The end of what was replaced, in the text before.
  public private(set) var oldEnd: Int
  /// The end of the replacement, in the text after.
  public private(set) var newEnd: Int

  /// A change of the bytes `span` to `count` others.
  public init(replacing span: Span, by count: Int) {
    start = Int(span.start)
    oldEnd = Int(span.end)
    newEnd = Int(span.start) + count
  }

  /// How many bytes the text has got.
  public var growth: Int { newEnd - oldEnd }

  /// Takes a change of the text after this one in: both become one, with what lies between them.
  public mutating func append(replacing span: Span, by count: Int) {
    let (first, last) = (Int(span.start), Int(span.end))
    oldEnd = last > newEnd ? last - growth : oldEnd
    newEnd = max(newEnd, last) + count - (last - first)
    start = min(start, first)
  }
}
