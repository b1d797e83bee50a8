import Testing

@testable import MenuSyntax

/// Checks the diagnostics of a text against the lines of marks in it: `^^^ error: rule` under the span.
func expectDiagnostics(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  var lines: [Substring] = []
  var expected: [String] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if let mark = line.wholeMatch(of: /( *)(\^+) (error|warning): ([a-z0-9-]+)/) {
      expected.append("\(lines.count):\(mark.1.count + 1)+\(mark.2.count) \(mark.3): \(mark.4)")
    } else {
      lines.append(line)
    }
  }
  let source = Source(path: "a.menu", text: lines.joined(separator: "\n"))
  let map = LineMap(source)
  let diagnostics = SyntaxDiagnoser.diagnose(SyntaxTree(parsing: source), source: 0)
  let found = diagnostics.map { diagnostic in
    let start = map.position(of: diagnostic.place.span.start)
    // An empty place is shown by one mark.
    let width = max(1, diagnostic.place.span.count)
    return "\(start.line):\(start.column)+\(width) \(diagnostic.severity.word): \(diagnostic.rule)"
  }
  #expect(found == expected, sourceLocation: sourceLocation)
}

@Suite("One error is one message, and what follows keeps its meaning")
struct RecoveryTests {
  /// The names of the nodes of a kind.
  static func names(_ kind: NodeKind, in text: String) -> [String] {
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
    return tree.nodes.indices.compactMap { index in
      let node = SyntaxNode(tree: tree, index: index)
      guard node.kind == kind else { return nil }
      return (node.name?.node ?? node).tokens.first.map { tree.text(of: $0) }
    }
  }

  @Test("A brace that is missing is told at its opening")
  func unclosedBrace() {
    expectDiagnostics(
      """
      app Cases {
                ^ error: unclosed-brace
        platforms iOS 17

      commands {
        flip "Flip"
      }
      """)
    let text =
      "screen S {\n  item A {\n    context menu {\n      a\n  }\n  item B { }\n}\ncommands { a \"A\" }\n"
    #expect(Self.names(.item, in: text) == ["A", "B"])
    #expect(Self.names(.command, in: text) == ["a"])
  }

  @Test("The braces of attributes that stay open do not swallow the next command")
  func unclosedAttributes() {
    let text = "commands {\n  a \"A\" {\n    often\n  b \"B\"\n  c \"C\"\n}\nlist Folder\n"
    #expect(Self.names(.command, in: text) == ["a", "b", "c"])
    #expect(Self.names(.list, in: text) == ["Folder"])
    expectDiagnostics(
      """
      commands {
        a "A" {
              ^ error: unclosed-brace
          often
        b "B"
      }
      """)
  }

  @Test("A brace too many closes nothing")
  func surplusBrace() {
    expectDiagnostics(
      """
      commands { a "A" }
      }
      ^ error: surplus-brace
      list Folder
      """)
    #expect(Self.names(.list, in: "commands { a \"A\" } }\nlist Folder") == ["Folder"])
  }

  @Test("A brace on the next line is told, and its block is read")
  func braceOnNextLine() {
    expectDiagnostics(
      """
      commands
      {
      ^ error: brace-on-next-line
        a "A"
        {
        ^ error: brace-on-next-line
          often
        }
      }
      """)
    #expect(
      Self.names(.command, in: "commands\n{\n  a \"A\"\n  {\n    often\n  }\n  b \"B\"\n}") == [
        "a", "b",
      ])
  }

  @Test("A list that goes on in the next line is one list")
  func listAcrossLines() {
    expectDiagnostics(
      """
      app Cases {
        platforms iOS 17,
                        ^ error: list-across-lines
          macOS 14
      }
      """)
    #expect(
      Self.names(.platform, in: "app A {\n  platforms iOS 17,\n    macOS 14\n  emit uikit\n}") == [
        "iOS", "macOS",
      ])
    #expect(
      Self.names(.emit, in: "app A {\n  platforms iOS 17,\n    macOS 14\n  emit uikit\n}") == [
        "uikit"
      ])
  }

  @Test("Signs of other languages between a word and its value")
  func foreignPunctuation() {
    expectDiagnostics(
      """
      commands {
        flip: "Flip"
            ^ error: foreign-punctuation
        turn "Turn" symbol = star
                           ^ error: foreign-punctuation
      }
      state {
        isOn = Bool
             ^ error: foreign-punctuation
      }
      """)
    #expect(
      Self.names(.command, in: "commands {\n  flip: \"Flip\"\n  turn = \"Turn\"\n}") == [
        "flip", "turn",
      ])
  }

  @Test("Texts without quotes, and quotes where none belong")
  func quotes() {
    expectDiagnostics(
      """
      commands {
        flip Flip Card often
             ^^^^^^^^^ error: unquoted-text
        turn "Turn" symbol "star"
                           ^^^^^^ error: quoted-symbol
        swap "Swap
             ^^^^^ error: unterminated-string
        send "Send"
      }
      """)
    #expect(Self.names(.command, in: "commands {\n  a \"A\n  b \"B\"\n}") == ["a", "b"])
  }

  @Test("A statement that begins with an unknown word is skipped with its block")
  func unknownStatement() {
    expectDiagnostics(
      """
      comands { flip "Flip" { often }; turn "Turn" }
      ^^^^^^^ error: not-a-declaration
      screen Main {
        iten Card { context menu { flip } }
        ^^^^ error: not-an-element
        item Deck { }
      }
      """)
    #expect(
      Self.names(.item, in: "screen S {\n  iten A { context menu { a } }\n  item B { }\n}") == ["B"]
    )
  }

  @Test("What stands behind a statement on its line is one message")
  func trailing() {
    expectDiagnostics(
      """
      commands {
        flip "Flip" colour red green
                    ^^^^^^ error: unknown-attribute
        turn "Turn", often
                   ^ error: stray-comma
        swap "Swap" often
      }
      menu M { flip turn }
                    ^^^^ error: unexpected
      """)
  }

  @Test("Behind a block the next statement is read, with one message")
  func behindBlock() {
    expectDiagnostics(
      """
      commands { flip "Flip" } list Folder
                               ^^^^ error: unexpected
      """)
    #expect(Self.names(.list, in: "commands { a \"A\" } list Folder") == ["Folder"])
  }

  @Test("A stray character is one message, whatever it does to its line")
  func strayCharacters() {
    expectDiagnostics(
      """
      commands {
        flip "Flip" # and what is behind it
                    ^ error: stray-character
        turn "Turn" key cmd + T
                            ^ error: stray-character
        swap "Swap" enabled when count + 1 > 2
                                       ^ error: stray-character
      }
      """)
  }

  @Test("Conditions: operators of other languages, chains and parentheses")
  func conditions() {
    expectDiagnostics(
      """
      commands {
        a "A" enabled when b = c
                             ^ error: single-equals
        d "D" enabled when b and c
                             ^^^ error: single-operator
        e "E" enabled when not b
                           ^^^ error: single-operator
        f "F" enabled when 0 < b < 9
                                 ^ error: chained-comparison
        g "G" enabled when (b && c often
                                   ^^^^^ error: parenthesis-missing
        h "H" enabled when b) often
                            ^ error: surplus-parenthesis
        i "I" enabled when
                          ^ error: condition-missing
        j "J" enabled b
                      ^ error: when-missing
      }
      """)
  }

  @Test("An `@allow` without its reason, its parentheses or its statement")
  func allowances() {
    expectDiagnostics(
      """
      @allow(label-verb) list A
                       ^ error: allow-needs-reason
      @allow label-verb list B
             ^^^^^^^^^^ error: parenthesis-missing
      @ignore(label-verb, "x") list C
       ^^^^^^ error: word-missing
      list D
      """)
    #expect(
      Self.names(.list, in: "@allow(label-verb) list A\n@ignore(label-verb, \"x\") list C\nlist D")
        == ["A", "C", "D"])
  }

  @Test("A comment that is never closed is all that is told")
  func unclosedComment() {
    expectDiagnostics(
      """
      commands {
        flip "Flip"
        /* never closed
        ^^ error: unclosed-comment
        turn "Turn"
      }
      """)
  }

  @Test("A menu of the menu bar says `standard` or has braces")
  func barMenus() {
    expectDiagnostics(
      """
      menu bar {
        app standard
        file
            ^ error: block-missing
        edit "Edit" { flip }
             ^^^^^^ error: unexpected
        menu Tools
        menu "Deck"
                   ^ error: block-missing
      }
      """)
  }

  @Test("Past a thousand errors no more are reported, and the tree is whole")
  func manyErrors() {
    let text = String(repeating: "oops\n", count: 5000) + "list Folder\n"
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
    #expect(SyntaxDiagnoser.diagnose(tree, source: 0).count == Parser.maximumErrors)
    #expect(Self.names(.list, in: text) == ["Folder"])
  }

  @Test("Thousands of blocks on one line of a file whose braces do not match take no time")
  func unbalancedLine() {
    let text = "menu M { " + String(repeating: "section \"a\" { b } ; ", count: 40_000) + "} }\n"
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
    #expect(tree.nodes.count { $0.kind == .sectionEntry } == 40_000)
    #expect(SyntaxDiagnoser.diagnose(tree, source: 0).map(\.rule) == ["surplus-brace"])
  }
}
