import MenuModel
import MenuSyntax
import Testing

@testable import MenuImport

@Suite("The tree of a Swift file")
struct SwiftParserTests {
  private func file(_ text: String) -> SwiftFile {
    SwiftParser.parse(Source(path: "A.swift", text: text), number: 0)
  }

  private func expression(_ text: String) throws -> SwiftExpression {
    let statements = file(text).statements
    #expect(statements.count == 1)
    guard case .expression(let expression) = try #require(statements.first).kind else {
      throw Unexpected()
    }
    return expression
  }

  private struct Unexpected: Error {}

  @Test("An attribute below a property is that of the next one")
  func attributesBelow() throws {
    let file = SwiftParser.parse(
      Source(path: "A.swift", text: "var note: Note\n@Published var name: String"), number: 0)
    let variables = file.statements.compactMap { statement in
      if case .variable(let variable) = statement.kind { return variable }
      return nil
    }
    #expect(variables.map(\.type) == ["Note", "String"])
    #expect(variables.map(\.modifiers.attributes) == [[], ["@Published"]])
  }

  @Test("A chain is its calls, with arguments by their labels and trailing closures")
  func chain() throws {
    let chain = try expression(
      """
      Button(role: .destructive) {
        delete(note)
      } label: {
        Label("Delete", systemImage: "trash")
      }
      .keyboardShortcut("d", modifiers: [.command, .shift])
      .disabled(notes.isEmpty)
      """)
    let button = try #require(chain.call)
    #expect(button.path == ["Button"])
    #expect(button.argument("role")?.path == ["", "destructive"])
    #expect(button.trailingClosure?.statements.count == 1)
    #expect(button.closure("label")?.statements.count == 1)
    #expect(chain.modifiers.map(\.name) == ["keyboardShortcut", "disabled"])
    #expect(chain.modifiers[0].argument()?.string?.literal == "d")
    #expect(
      chain.modifiers[0].argument("modifiers")?.elements?.map(\.path) == [
        ["", "command"], ["", "shift"],
      ])
    #expect(chain.modifiers[1].argument()?.path == ["notes", "isEmpty"])
  }

  @Test("A trailing closure can begin on the line after")
  func closureOnNextLine() throws {
    let chain = try expression(
      "Button\n{\n  add()\n}\nlabel:\n{\n  Text(\"Add\")\n}\n.disabled(true)")
    let button = try #require(chain.call)
    #expect(button.trailingClosure?.statements.count == 1)
    #expect(button.closure("label")?.statements.count == 1)
    #expect(chain.modifiers.map(\.name) == ["disabled"])
  }

  @Test("The names that lead to a call are its path")
  func paths() throws {
    #expect(try expression("NSMenuItem.separator()").call?.path == ["NSMenuItem", "separator"])
    #expect(try expression(".init(title: a)").call?.path == ["", "init"])
    #expect(try expression("\"key\".localized()").call?.path == ["", "localized"])
    #expect(try expression("Picker<Text>(\"a\", selection: $b) { }").call?.path == ["Picker"])
    #expect(
      try expression("menu?.items[0].submenu!.addItem(x)").call?.path == [
        "menu", "items", "submenu", "addItem",
      ])
    #expect(try expression("try await f(x)").call?.path == ["f"])
  }

  @Test("Operators, choices and literals")
  func operators() throws {
    guard
      case .ternary(let condition, let then, let otherwise) = try expression(
        "a.b && !c ? \"x\" : d ? 1 : nil"
      ).kind
    else { throw Unexpected() }
    guard case .sequence(let operands, operators: ["&&"]) = condition.kind else {
      throw Unexpected()
    }
    #expect(operands.count == 2)
    #expect(then.string?.literal == "x")
    guard case .ternary = otherwise.kind else { throw Unexpected() }

    guard case .sequence(let parts, operators: ["??", "+"]) = try expression("a?.b ?? c! + d").kind
    else {
      throw Unexpected()
    }
    #expect(parts.map(\.path) == [["a", "b"], ["c"], ["d"]])
    guard case .sequence(_, operators: ["<", ">"]) = try expression("a < b > (c)").kind else {
      throw Unexpected()
    }
    guard case .dictionary(let members) = try expression("[.a: 1, .b: [2]]").kind else {
      throw Unexpected()
    }
    #expect(members.count == 2)
  }

  @Test("What strings say")
  func strings() throws {
    func segments(_ text: String) throws -> [SwiftString.Segment]? {
      try expression(text).string?.segments
    }
    #expect(try segments(#""a\tb\u{2026}\"""#) == [.text("a\tb…\"")])
    #expect(try segments(##"#"a\n\#n"#"##) == [.text("a\\n\n")])
    #expect(try segments("\"\"\"\n    a\n      b \\\n    c\n\n    \"\"\"") == [.text("a\n  b c\n")])
    let text = #""Delete \(count(of: ")")) Notes""#
    #expect(try segments(text) == [.text("Delete "), .value(Span(10, 24)), .text(" Notes")])
    #expect(file(text).text(of: Span(10, 24)) == #"count(of: ")")"#)
    #expect(try segments("\"\"") == [])
  }

  @Test("Statements")
  func statements() throws {
    let statements = file(
      """
      let a = 1, b: Int? = f { $0 }
      item.keyEquivalentModifierMask = [.command]
      mask += 1
      if let a, a > 0, case .b = c { x() } else if y { z() } else { w() }
      guard let self = self else { return }
      switch kind { case .a, .b(let x): f() ; default: return "t" }
      for (i, x) in xs.enumerated() where i > 0 { g() }
      return
      return value
      outer: while true { h() }
      """
    ).statements
    let kinds = statements.map { statement in
      switch statement.kind {
      case .variable(let variable): return "variable \(variable.name) \(variable.type ?? "-")"
      case .assignment(let target, let name, _): return "\(target.path ?? []) \(name)"
      case .conditional(let branches): return "if \(branches.map { $0.conditions.count })"
      case .guarded(let branch):
        return "guard \(branch.conditions.count) \(branch.statements.count)"
      case .switched(_, let cases):
        return "switch \(cases.map { $0.patterns.map { $0.call?.path ?? $0.path ?? [] } })"
      case .loop(_, let sequence, let body): return "for \(sequence.call?.path ?? []) \(body.count)"
      case .returned(let value): return "return \(value?.path ?? [])"
      case .block(let statements): return "block \(statements.count)"
      default: return "other"
      }
    }
    #expect(
      kinds == [
        "variable a -", "variable b Int?", #"["item", "keyEquivalentModifierMask"] ="#,
        #"["mask"] +="#,
        "if [3, 1, 0]", "guard 1 1", #"switch [[["", "a"], ["", "b"]], []]"#,
        #"for ["xs", "enumerated"] 1"#,
        "return []", #"return ["value"]"#, "block 1",
      ])
  }

  @Test("Declarations with their members, parameters and bodies")
  func declarations() throws {
    let file = file(
      """
      @MainActor public final class Menu<T: Hashable>: NSObject, NSMenuDelegate where T: Sendable {
        static let title = "Copy", other = 2
        @State private var isOn = false { didSet { update() } }
        var body: some View { Text("a") }
        var menu: NSMenu { get { NSMenu() } set { } }
        override func menu(for event: NSEvent, _ count: Int = 2) async throws -> NSMenu? { nil }
        init(a: @escaping () -> Void) {}
        enum Kind: String { case a = "x", b(Int); indirect case c }
        subscript(i: Int) -> Int { i }
      }
      extension Menu.Kind {}
      """)
    guard case .type(let type) = try #require(file.statements.first).kind else {
      throw Unexpected()
    }
    #expect(type.keyword == .class)
    #expect(type.name == "Menu")
    #expect(type.inherited == ["NSObject", "NSMenuDelegate"])
    let members = type.members.map { member in
      switch member.kind {
      case .variable(let variable):
        return "\(variable.name) \(variable.modifiers.isStatic) \(variable.body?.count ?? -1)"
      case .function(let function):
        return
          "\(function.name) \(function.parameters.map { $0.label ?? "_" }) \(function.returnType ?? "-")"
      case .type(let type): return "\(type.name) \(type.members.count)"
      default: return "other"
      }
    }
    #expect(
      members == [
        "title true -1", "other true -1", "isOn false -1", "body false 1", "menu false 1",
        #"menu ["for", "_"] NSMenu?"#, #"init ["a"] -"#, "Kind 2", #"subscript ["i"] Int"#,
      ])
    guard case .type(let extended) = file.statements[1].kind else { throw Unexpected() }
    #expect(extended.name == "Menu.Kind")
  }

  @Test("Branches of #if have the platforms that may compile them")
  func compiled() throws {
    func platforms(_ condition: String) throws -> [Set<Platform>] {
      let file = file("\(condition)\n a()\n#elseif DEBUG\n b()\n#else\n c()\n#endif\nd()")
      #expect(file.statements.count == 2)
      guard case .compiled(let branches) = try #require(file.statements.first).kind else {
        throw Unexpected()
      }
      #expect(branches.map(\.statements.count) == [1, 1, 1])
      return branches.map(\.condition.platforms)
    }
    let all = Set(Platform.allCases)
    #expect(
      try platforms("#if os(macOS)") == [
        [.macOS], all.subtracting([.macOS]), all.subtracting([.macOS]),
      ])
    #expect(try platforms("#if FLAG && !os(macOS)")[0] == all.subtracting([.macOS]))
    #expect(
      try platforms("#if targetEnvironment(macCatalyst) || os(tvOS)")[0] == [.macCatalyst, .tvOS])

    let chain = try expression("a()\n#if os(iOS)\n  .b()\n#endif\n  .c()")
    #expect(chain.modifiers.map(\.name) == ["c"])
    #expect(chain.compiledModifiers.map { $0.modifiers.map(\.name) } == [["b"]])
  }

  @Test("What is broken or unknown leaves the rest as it is")
  func broken() throws {
    for text in [
      "f(a b, c { ) }", "x = [1, (2 }", "let = = 3", "case .a: b", "} ) ]", "#else", "func (",
    ] {
      let file = file("struct A { func before() { \(text)\n } }\nfunc after() {}")
      guard case .function(let function) = try #require(file.statements.last).kind else {
        throw Unexpected()
      }
      #expect(function.name == "after", "\(text)")
    }
  }

  @Test("Deep nesting is skipped, and long chains are read", .timeLimit(.minutes(1)))
  func deep() {
    let openings = [
      "(", "[", "{", "f(", "a ? b : ", "if ", "#if A\n", "!", "x.", "\"\\(", "a<", "try ", "{[",
      "switch ",
    ]
    for opening in openings {
      let text = String(repeating: opening, count: 50_000)
      _ = file(text)
      _ = file("func f() { " + text + " }")
    }
    let chain = "a" + String(repeating: ".b()", count: 50_000)
    #expect((try? expression(chain).calls.count) == 50_000)
  }
}
