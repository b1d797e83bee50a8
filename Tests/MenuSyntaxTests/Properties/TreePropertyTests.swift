import Testing

@testable import MenuSyntax

@Suite("Any bytes give a tree that prints back")
struct TreePropertyTests {
  /// What holds for the tree of any bytes.
  static func check(_ bytes: [UInt8], _ what: @autoclosure () -> String) {
    let source = Source(path: "a.menu", bytes: bytes)
    let tree = SyntaxTree(parsing: source)
    let label = what()
    #expect(tree.printed == bytes, "\(label): the tree prints other bytes")
    #expect(tokensAreInOrder(tree), "\(label): tokens")
    #expect(nodesAreNested(tree), "\(label): nodes")
    if String(validating: bytes, as: UTF8.self) != nil {
      #expect(boundariesAreScalars(tree, bytes), "\(label): a span cuts a scalar")
    }
    let diagnostics = SyntaxDiagnoser.diagnose(tree, source: 0)
    let count = UInt32(bytes.count)
    let isInside = diagnostics.allSatisfy { diagnostic in
      let places =
        [diagnostic.place] + diagnostic.related.map(\.place)
        + diagnostic.fixes.flatMap { $0.edits.map(\.place) }
      return places.allSatisfy { $0.span.start <= $0.span.end && $0.span.end <= count }
    }
    #expect(isInside, "\(label): a diagnostic lies outside the file")
    let isMarked = !tree.errorNodes.isEmpty || !tree.lexicalFaults.isEmpty
    let hasError = diagnostics.contains { $0.severity == .error }
    #expect(!isMarked || hasError, "\(label): an error without a message")
  }

  private static func tokensAreInOrder(_ tree: SyntaxTree) -> Bool {
    var end: UInt32 = 0
    for token in tree.tokens {
      if token.start < end || token.end < token.start { return false }
      if token.kind != .endOfFile && token.start == token.end { return false }
      end = token.end
    }
    return tree.tokens.last?.kind == .endOfFile
      && tree.tokens.dropLast().allSatisfy { $0.kind != .endOfFile }
  }

  /// Each node comes before its children, ends with or after them, and siblings follow one another.
  private static func nodesAreNested(_ tree: SyntaxTree) -> Bool {
    let nodes = tree.nodes
    guard let root = nodes.first, root.kind == .file, Int(root.subtreeEnd) == nodes.count else {
      return false
    }
    var open: [(tokenEnd: UInt32, subtreeEnd: Int, next: UInt32)] = [
      (root.tokenEnd, nodes.count, root.firstToken)
    ]
    for index in nodes.indices.dropFirst() {
      let node = nodes[index]
      while let last = open.last, last.subtreeEnd <= index { open.removeLast() }
      guard let parent = open.last else { return false }
      if node.firstToken < parent.next || node.tokenEnd < node.firstToken { return false }
      if node.tokenEnd > parent.tokenEnd || Int(node.subtreeEnd) > parent.subtreeEnd {
        return false
      }
      if Int(node.subtreeEnd) <= index { return false }
      open[open.count - 1].next = node.tokenEnd
      open.append((node.tokenEnd, Int(node.subtreeEnd), node.firstToken))
    }
    return true
  }

  private static func boundariesAreScalars(_ tree: SyntaxTree, _ bytes: [UInt8]) -> Bool {
    tree.tokens.allSatisfy { token in
      [token.start, token.end].allSatisfy { offset in
        Int(offset) == bytes.count || bytes[Int(offset)] & 0xC0 != 0x80
      }
    }
  }

  @Test("Any bytes", arguments: 1...20)
  func anyBytes(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for round in 0..<50 {
      Self.check(RandomTexts.bytes(120, &random), "seed \(seed), round \(round)")
    }
  }

  @Test("Words and signs of the language in any order", arguments: 1...20)
  func soup(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &* 7919)
    for round in 0..<50 {
      Self.check(RandomTexts.soup(80, &random), "seed \(seed), round \(round)")
    }
  }

  @Test("The project's files, changed at random", arguments: 1...20)
  func mutations(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &* 104_729)
    for round in 0..<25 { Self.check(RandomTexts.mutated(&random), "seed \(seed), round \(round)") }
  }

  @Test("The project's files as they are, and cut at every eleventh byte")
  func cuts() {
    #expect(RandomTexts.files.count > 60)
    for (number, file) in RandomTexts.files.enumerated() where file.count < 4000 {
      Self.check(file, "file \(number)")
      for end in stride(from: 0, to: file.count, by: 11) {
        Self.check(Array(file[..<end]), "file \(number) up to \(end)")
      }
    }
  }

  @Test(
    "A hundred thousand of one sign are at most a few messages",
    arguments: [
      "{", "}", "(", ")", "!", "menu \"a\" {", "screen A { item B { context menu {", "a when !(",
      "\"", "`", "/*", "@", "@allow(", ",", ";", "---", ".", "&&", "a ", "a\n", "a==", "[", "“",
      "on {",
      "section \"x\" {", "commands { a \"b\" {", "on iOS,", "\"{", "\u{A0}", "<<<<<<< \n",
    ])
  func manyOfOne(_ piece: String) {
    for prefix in ["", "menu M { ", "commands { a \"A\" enabled when "] {
      var bytes = Array(prefix.utf8)
      let one = Array(piece.utf8)
      for _ in 0..<(100_000 / one.count) { bytes += one }
      let tree = SyntaxTree(parsing: Source(path: "a.menu", bytes: bytes))
      #expect(tree.printed == bytes)
      let diagnostics = SyntaxDiagnoser.diagnose(tree, source: 0)
      #expect(diagnostics.count <= 2 * Parser.maximumErrors + 2)
    }
  }

  @Test("Past the bound of nesting one message says so, and what follows keeps its meaning")
  func nestingBound() {
    let deep =
      "menu A {" + String(repeating: " menu \"a\" {", count: 100_000)
      + String(repeating: "}", count: 100_001) + "\nlist After\n"
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: deep))
    #expect(SyntaxDiagnoser.diagnose(tree, source: 0).map(\.rule) == ["nesting-too-deep"])
    #expect(tree.root.children.contains { $0.kind == .list })

    for sign in ["!", "("] {
      let open = String(repeating: sign, count: 100_000)
      let close = sign == "(" ? String(repeating: ")", count: 100_000) : ""
      let text = "commands {\n  a \"A\" enabled when \(open)b\(close)\n  c \"C\"\n}"
      let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
      #expect(SyntaxDiagnoser.diagnose(tree, source: 0).map(\.rule) == ["nesting-too-deep"])
      #expect(tree.nodes.count { $0.kind == .command } == 2)
    }
  }

  @Test("Sixty-four levels are read, sixty-five are not")
  func exactBound() {
    func rules(_ levels: Int) -> [String] {
      let text =
        "menu A {" + String(repeating: "section \"a\" {", count: levels - 1) + " b "
        + String(repeating: "}", count: levels)
      return SyntaxDiagnoser.diagnose(
        SyntaxTree(parsing: Source(path: "a.menu", text: text)), source: 0
      ).map(\.rule)
    }
    #expect(Nesting.maximumDepth == 64)
    #expect(rules(64) == [])
    #expect(rules(65) == ["nesting-too-deep"])
  }

  @Test("One line of a megabyte")
  func longLine() {
    let entries = String(repeating: "copy; ", count: 200_000)
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: "menu A { \(entries)}"))
    #expect(tree.nodes.count { $0.kind == .commandEntry } == 200_000)
    #expect(SyntaxDiagnoser.diagnose(tree, source: 0).isEmpty)
    let title = String(repeating: "가", count: 300_000)
    let long = SyntaxTree(parsing: Source(path: "a.menu", text: "commands { a \"\(title)\" }"))
    #expect(SyntaxDiagnoser.diagnose(long, source: 0).isEmpty)
  }
}
