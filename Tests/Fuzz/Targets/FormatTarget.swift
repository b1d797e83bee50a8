@testable import MenuSyntax

/// Formatting keeps nodes, tokens and comments, and formats what is formatted to itself.
func fuzzFormatting(_ input: FuzzInput) {
  let tree = SyntaxTree(parsing: Source(path: "a.menu", bytes: input.bytes))
  require(tree.printed == input.bytes, "the tree prints other bytes")
  let hasError = SyntaxDiagnoser.diagnose(tree, source: 0).contains { $0.severity == .error }
  guard let formatted = SourceFormatter.format(tree) else {
    require(hasError, "refused without an error")
    return
  }
  require(!hasError, "formatted with an error")
  let again = SyntaxTree(parsing: formatted)
  let (old, new) = (FormattedMeaning(tree), FormattedMeaning(again))
  require(old.tokens == new.tokens, "formatting changes tokens")
  require(old.nodes == new.nodes, "formatting changes nodes")
  require(old.comments == new.comments, "formatting changes comments")
  require(old.documentation == new.documentation, "formatting changes documentation")
  require(
    SourceFormatter.format(again)?.bytes == formatted.bytes,
    "formatting again changes the text")
}
