import Testing

@testable import MenuEmission

/// What is printed without a tree looks as the tree's nodes do.
@Suite("Printing without a tree")
struct PrintedPiecesTests {
  /// The text of a tree that is kept, and of one whose nodes are printed as they come.
  private func texts(_ build: (inout CodeTree) -> Void) -> (kept: String, printed: String) {
    var code = CodeTree()
    build(&code)
    let file = CodePrinter.file("Notes.menu.swift", capacity: 0, build)
    return (CodePrinter.text(of: code), file.text)
  }

  @Test("Cases, numbers and lines of texts are the same with and without a tree")
  func pieces() {
    let source = SourceLabel("Notes.menu")
    let texts = texts { code in
      code.block("enum Note") { code in
        code.enumCase("pin", payload: "", [], source: source, line: 12)
        code.enumCase("default", payload: "", [], source: source, line: 1_234_567)
        code.enumCase("sort", payload: "SortOrder", ["Sorts."], source: source, line: 14)
        code.enumCase("odd", payload: "", [], source: SourceLabel("No\ntes.menu"), line: 15)
        code.blank()
        code.block("var index: Int") { code in
          code.switchOver(.code("self")) { code in
            code.numberedCases([".pin", ".sort"])
          }
        }
        code.blank()
        code.block("var title: StaticString") { code in
          code.switchOver(.code("self")) { code in
            code.case(".pin", returning: "Say \"Pin\"", hasEllipsis: true)
          }
        }
        code.blank()
        code.text("let lines = NotesTextLines") { code in
          code.textLine("Pin", isPlain: true, hasEllipsis: false)
          code.textLine(nil)
          code.textLine("Sort \\ by", isPlain: false, hasEllipsis: true)
          code.textLine("Blank ", isPlain: true, hasEllipsis: false)
        }
      }
    }
    #expect(texts.kept == texts.printed)
    #expect(
      texts.printed == #"""
        enum Note {
          /// Notes.menu:12
          case pin
          /// Notes.menu:1234567
          case `default`
          /// Sorts.
          ///
          /// Notes.menu:14
          case sort(SortOrder)
          /// No
          /// tes.menu:15
          case odd

          var index: Int {
            switch self {
            case .pin: return 0
            case .sort: return 1
            }
          }

          var title: StaticString {
            switch self {
            case .pin:
              return "Say \"Pin\"…"
            }
          }

          let lines = NotesTextLines(
            """
            Pin

            Sort \\ by…
            Blank\u{20}
            """)
        }

        """#)
  }

  @Test("Lines are left out where a condition does not hold, and keep what else is on them")
  func leftOut() {
    let name = "Notes"
    let texts = texts { code in
      code.block("extension \(name)") { code in
        code.lines(
          """
          \(if: false, "var first: Int")
          var \(name.lowercased()): Int\(if: false, " { 1 }")

            \(if: false, "/// Nothing.")
            \(if: true, "/// Something.")
          let last = \(if: false, "1")\(if: true, "2")
          \(if: false, "}")
          """)
      }
    }
    #expect(texts.kept == texts.printed)
    #expect(
      texts.printed == """
        extension Notes {
          var notes: Int

            /// Something.
          let last = 2
        }

        """)
  }

  @Test("Lines of a text come out as they are, however long they are", arguments: 0..<20)
  func lines(length: Int) {
    let odd = String(repeating: "\u{B}", count: length)
    let long = odd + "é" + String(repeating: "x", count: length)
    let lines = "a" + long + "\n\n" + long + "\n  " + long + "\n" + long
    let texts = texts { code in
      code.block("enum Note") { code in code.lines(CodeLines(stringLiteral: lines)) }
    }
    #expect(texts.kept == texts.printed)
    let expected = ["a" + long, "", long, "  " + long, long].map { $0.isEmpty ? "" : "  " + $0 }
    #expect(texts.printed == "enum Note {\n" + expected.joined(separator: "\n") + "\n}\n")
  }

  @Test("A line end that ends a comment is found wherever it is", arguments: 0..<40)
  func lineEnds(place: Int) {
    for character in ["\n", "\r"] {
      for length in place..<40 {
        let text =
          String(repeating: "a", count: place) + character
          + String(repeating: "\"", count: length - place)
        #expect(StringLiteral.hasLineEnd(text))
        #expect(!StringLiteral.hasLineEnd(text.replacing(character, with: "\u{B}")))
      }
    }
  }

  @Test("A character that a literal cannot have is found wherever it is", arguments: 0..<40)
  func escapes(place: Int) {
    for character in ["\"", "\\", "\n", "\u{7F}", "\u{200B}", "\u{A0}", "\u{FEFF}"] {
      for length in place..<40 {
        let text =
          String(repeating: "a", count: place) + character
          + String(repeating: "é", count: length - place)
        #expect(StringLiteral.needsEscape(text))
        #expect(!StringLiteral.needsEscape(text.replacing(character, with: "…")))
      }
    }
  }

  @Test("A text stands in a line unless it is empty or its literal has a line end")
  func lines() {
    #expect(StringLiteral.isLine("Pin"))
    #expect(StringLiteral.isLine("Say \"Pin\""))
    #expect(!StringLiteral.isLine(""))
    #expect(!StringLiteral.isLine("Pin\nUnpin"))
    #expect(!StringLiteral.isLine("Pin\\nUnpin"))
  }

  @Test(
    "A closure is the same with and without a tree, up to the last column of one line",
    arguments: 60..<104)
  func closures(length: Int) {
    let name = String(repeating: "é", count: length)
    let texts = texts { code in
      code.block("func build(_ menu: NotesMenuBuilder)") { code in
        for head in ["", "menu"] {
          code.closure("menu.addGroup", [], head) { _ in }
          code.closure(name, [], head) { _ in }
          code.closure("menu.addSection", [.init("title", .code(name))], head) { code in
            code.line("menu.separate()")
          }
          code.closure("menu.addSection", [.init(.string("a"))], head) { code in
            code.statement("let x = ", .code(name))
          }
          code.closure("menu.addGroup", [], head) { code in
            code.closure("menu.addGroup", [], head) { code in
              code.statement("", .call("menu.add", [.init(.code(String(name.dropLast(50))))]))
            }
          }
          code.closure("menu.addGroup", [], head) { code in
            code.line("menu.separate()")
            code.line("menu.separate()")
          }
          code.closure("menu.addGroup", [], head) { code in
            code.comment("Nothing.")
          }
          code.closure("menu.addGroup", [], head) { code in
            code.blank()
            code.line("menu.separate()")
            code.blank()
          }
        }
        code.line("menu.separate()")
      }
    }
    #expect(texts.kept == texts.printed)
  }

  @Test("A closure with one short statement is on one line")
  func shortClosure() {
    let printed = texts { code in
      code.closure("menu.beginCondition", [], "state") { code in
        code.statement("", .code("state.isPinned"))
      }
      code.closure("menu.addGroup", [], "menu") { code in
        code.line("menu.separate()")
        code.line("menu.separate()")
      }
    }.printed
    #expect(
      printed == """
        menu.beginCondition { state in state.isPinned }
        menu.addGroup { menu in
          menu.separate()
          menu.separate()
        }

        """)
  }

  @Test("Commands that stand together are the same with and without a tree", arguments: 0..<60)
  func commands(count: Int) {
    let cases = CasePatterns(
      (0..<count / 4 + 1).map { "é" + String(repeating: "a", count: count) + String($0) })
    let texts = texts { code in
      code.closure("menu.addSection", [.init(.string("Notes"))], "menu") { code in
        var run = cases.patterns
        code.addCommands(&run)
        #expect(run.isEmpty)
      }
      code.block("var title: String") { code in
        code.switchOver(.code("self")) { code in
          code.case(cases.patterns, returning: .string("A"))
          code.case(cases.patterns[0], returning: .array(cases.patterns.map { .piece($0) }))
          code.case([] as [CodePiece], returning: .string("B"))
        }
      }
    }
    withExtendedLifetime(cases) {
      #expect(texts.kept == texts.printed)
    }
  }

  @Test("Patterns have backticks where a member needs them")
  func patterns() {
    let cases = CasePatterns(["pin", "init", "default"])
    #expect(cases.patterns.map(\.text) == [".pin", ".`init`", ".default"])
  }

  @Test("A list is on one line up to the last column, also where characters are several bytes")
  func columns() {
    func printed(_ last: String) -> [Substring] {
      let elements = ["aaaaaaaaaaaaaaaaaaaa", "éééééééééééééééééééé", "ccccccccccccccccccc", last]
      let text = texts { code in
        code.statement("", .call("add", [.init(.array(elements.map { .code($0) }))]))
      }.printed
      return text.split(separator: "\n")
    }
    // Two brackets, three separators of two columns, and `add()`.
    let room = 100 - 20 - 20 - 19 - 2 - 6 - 5 - 1
    #expect(printed(String(repeating: "d", count: room)).count == 1)
    #expect(printed(String(repeating: "d", count: room)).first?.count == 99)
    #expect(printed(String(repeating: "d", count: room + 2)).count > 1)
  }
}
