/// The base name of a source as the comments of its declarations begin with it.
///
/// Made once for a source: a large module has a comment for each of its commands.
final class SourceLabel: Sendable {
  /// `Notes.menu`
  let name: String
  /// `/// Notes.menu:`, in front of the number of a line.
  let comment: String
  /// Whether a line end in the name would end the comment.
  let hasLineEnd: Bool

  init(_ name: String) {
    self.name = name
    comment = "/// " + name + ":"
    hasLineEnd = StringLiteral.hasLineEnd(name)
  }
}
