/// Turns the recorded lexical and syntax errors of a tree into diagnostics.
///
/// The parser only marks where a text leaves the grammar; this pass looks at each mark and what is around it, and says what
/// is there, what is wanted and how to fix it.
package struct SyntaxDiagnoser {
  let tree: SyntaxTree
  /// The number of the source, for places.
  let source: Int32
  var diagnostics: [Diagnostic] = []

  /// How many diagnostics of one kind of check a file gets.
  static let maximum = 1000

  private init(tree: SyntaxTree, source: Int32) {
    self.tree = tree
    self.source = source
  }

  /// The lexical and syntactic diagnostics of `tree`, which is source number `source`, in the order of their places.
  package static func diagnose(_ tree: SyntaxTree, source: Int32) -> [Diagnostic] {
    var diagnoser = SyntaxDiagnoser(tree: tree, source: source)
    // Notepad and PowerShell write it; each letter of it would be an error.
    let start = tree.source.bytes.prefix(2)
    if start.elementsEqual([0xFF, 0xFE]) || start.elementsEqual([0xFE, 0xFF]) {
      diagnoser.report(
        "invalid-utf8", at: Span(0, 2), "The file is in UTF-16, and `.menu` files are in UTF-8",
        help: "Save it with the encoding UTF-8.")
      return diagnoser.diagnostics
    }
    let zeros = tree.lexicalFaults.filter { $0.kind == .nul }
    if let first = zeros.first, zeros.count > 16 {
      diagnoser.report(
        "nul-byte", at: first.span,
        "The file has NUL bytes, as texts in UTF-16 have, and `.menu` files are in UTF-8",
        help: "Save it with the encoding UTF-8.")
      return diagnoser.diagnostics
    }
    diagnoser.diagnoseLexicalFaults()
    diagnoser.diagnoseEscapes()
    diagnoser.diagnoseDocumentation()
    diagnoser.diagnoseParseErrors()
    return diagnoser.diagnostics.sorted { left, right in
      left.place.span.start < right.place.span.start
    }
  }

  /// A place in this file.
  func place(_ span: Span) -> Place { Place(source: source, span: span) }

  @inline(never)
  mutating func report(
    _ rule: String, _ severity: Severity = .error, at span: Span, _ message: String,
    related: [RelatedPlace] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, place: place(span), related: related,
        help: help, fixes: fixes))
  }

  /// A fix that replaces one span.
  @inline(never)
  func fix(
    _ title: String, _ span: Span, with text: String, applicability: Fix.Applicability = .safe
  ) -> Fix {
    Fix(
      title: title, applicability: applicability, edits: [Edit(place: place(span), text: text)])
  }

  /// Reports `///` comments that belong to nothing.
  private mutating func diagnoseDocumentation() {
    guard !tree.documentedTokens.isEmpty else { return }
    var documented: Set<UInt32> = []
    for node in tree.nodes where node.kind.takesDocumentation { documented.insert(node.firstToken) }
    for number in tree.documentedTokens.prefix(Self.maximum) {
      if documented.contains(UInt32(number)) { continue }
      // A declaration after `@allow` keeps its documentation above the `@allow`.
      if tree.tokens[Int(number)].kind == .at { continue }
      report(
        "documentation-of-nothing", .warning, at: documentationSpan(before: Int(number)),
        "This documentation comment does not precede anything that it could describe",
        help:
          "`///` belongs above a declaration, command, option or item; write `//` for a comment.")
    }
  }

  /// The first `///` in the trivia before a token.
  private func documentationSpan(before number: Int) -> Span {
    let start = number == 0 ? 0 : Int(tree.tokens[number - 1].end)
    let end = Int(tree.tokens[number].start)
    let bytes = tree.source.storage
    var offset = start
    while offset + 2 < end {
      if bytes[offset] == 0x2F && bytes[offset + 1] == 0x2F && bytes[offset + 2] == 0x2F { break }
      offset += 1
    }
    var lineEnd = offset
    while lineEnd < end && bytes[lineEnd] != 0x0A && bytes[lineEnd] != 0x0D { lineEnd += 1 }
    return Span(UInt32(offset), UInt32(lineEnd))
  }
}

extension NodeKind {
  /// The kinds above which `///` belongs to them.
  private static let documented: Set<NodeKind> = {
    let blocks = Construct.blocks.filter { !$0.places.isDisjoint(with: [.file, .screen]) }
    return Set(blocks.map(\.kind)).union([.variable, .option, .command])
  }()

  /// Whether `///` above it belongs to it.
  var takesDocumentation: Bool { Self.documented.contains(self) }
}
