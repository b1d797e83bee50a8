import Foundation
import Testing

@testable import MenuEmission

@Suite("Rendering Swift")
struct RendererTests {
  private typealias Expression = MenuEmission.Expression

  /// The Swift of a function `f` with these statements, without its braces.
  private func text(_ statements: [Statement]) -> String {
    SwiftRenderer.text(of: [Declaration(kind: .function("f", [], statements))])
      .split(separator: "\n").dropFirst().dropLast().map { $0.dropFirst(2) + "\n" }.joined()
  }

  @Test("Blocks, switches and conditional parts are indented as swift-format indents them")
  func blocks() {
    let title = Declaration(
      kind: .computed(
        "title", type: "String",
        [
          .switch([
            .returning([.member("pin")], .string("Say \"Hello\"")),
            .statements([.member("share")], [.return(.code("nil"))]),
            .default(.code("nil")),
          ])
        ]))
    let type = Declaration(
      documentation: ["Commands of the app."], place: "Notes.menu:12",
      kind: .type(
        .enum, "NotesCommand",
        [
          Declaration(place: "Notes.menu:13", kind: .case("pin")),
          Declaration(
            documentation: ["Sends it."], place: "Notes.menu:14",
            kind: .case("share", payload: "Order")),
          title, Declaration(kind: .function("nothing", [], [])),
        ]))
    let printed = SwiftRenderer.text(of: [
      Declaration(
        kind: .conditional(
          "canImport(SwiftUI)", [type],
          otherwise: [Declaration(kind: .comment(["Two\nlines"]))]))
    ])
    #expect(
      printed == #"""
        #if canImport(SwiftUI)
          /// Commands of the app. (Notes.menu:12)
          enum NotesCommand {
            case pin  // Notes.menu:13
            /// Sends it. (Notes.menu:14)
            case share(Order)

            var title: String {
              switch self {
              case .pin: return "Say \"Hello\""
              case .share:
                return nil
              default: return nil
              }
            }

            func nothing() {}
          }
        #else
          // Two lines
        #endif

        """#)
  }

  @Test("What does not fit on a line is broken as swift-format breaks it")
  func lines() {
    let long = String(repeating: "x", count: 46)
    let name = Expression.name(long)
    let printed = text([
      .let("title", .call("String", [.labeled("a", .string(long)), .string(long)])),
      .let("isOn", .infix("&&", [name, name, name])),
      .return(
        .chain(
          .call("F", [.string(long)]), [.link("a", [name]), .link("b"), .link("c")])),
      .expression(.call("menu.add", [.member(long), .member(long), .member("b")])),
      .block(
        .call("menu.when", [.infix("||", [name, name])]), parameter: "menu",
        [.expression(.call("menu.separate"))]),
      .expression(
        .closure(
          .call("menu.addList", [.member(.code("\\"), long), .name(long + "x")]),
          .link("move", [.code("$0")]))),
    ])
    #expect(
      printed == """
        let title = String(
          a: "\(long)",
          "\(long)")
        let isOn =
          \(long) && \(long)
          && \(long)
        return F("\(long)")
          .a(\(long)).b().c()
        menu.add(
          .\(long),
          .\(long), .b)
        menu.when(
          \(long) || \(long)
        ) { menu in
          menu.separate()
        }
        menu.addList(
          \\.\(long),
          \(long)x
        ) {
          .move($0)
        }

        """)
  }

  @Test("Random statements are as swift-format leaves them")
  func random() throws {
    var random = Generator(state: 42)
    func word(_ most: Int) -> String {
      String(repeating: "w", count: Int(random.next() % UInt64(most)) + 1)
    }
    func expression(_ depth: Int) -> Expression {
      func some(_ most: UInt64) -> [Expression] {
        (0...random.next() % most).map { _ in expression(depth + 1) }
      }
      func words(_ most: Int) -> [Expression] { (0..<3).map { _ in .name(word(most)) } }
      switch depth > 2 ? 0 : random.next() % 6 {
      case 0: return .name(word(30))
      case 1: return .string(word(40))
      case 2:
        return .call(word(20), some(4).map { random.next() % 2 == 0 ? .labeled(word(9), $0) : $0 })
      case 3: return .array(some(5))
      case 4: return .infix("&&", words(20))
      default: return .parenthesized(.infix("||", Array(words(20).prefix(2))))
      }
    }
    let functions = (0..<400).map { number in
      let links = (0...random.next() % 5).map { _ in
        Expression.link(word(12), [.name(word(50))])
      }
      let statement: Statement
      switch random.next() % 4 {
      case 0: statement = .return(.chain(.call(word(9), [.string(word(60))]), links))
      case 1: statement = .let(word(20), expression(0))
      case 2: statement = .expression(.call(word(12), [expression(0), expression(1)]))
      default:
        statement = .block(
          .call(word(12), [expression(0)]), parameter: "menu", [.expression(.call("x"))])
      }
      return Declaration(kind: .function("f\(number)", [], [statement]))
    }
    let printed = SwiftRenderer.text(of: functions)
    let folder = try SwiftToolchain.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Random.swift")
    try printed.write(to: file, atomically: true, encoding: .utf8)
    let outcome = try SwiftToolchain.run(
      ["swift", "format", "lint", "--strict", file.path], in: folder)
    #expect(outcome.output == "")
  }

  @Test("Documentation, its place and comments stay on lines of their own")
  func comments() {
    let printed = SwiftRenderer.text(
      of: [
        (["", "*/ ends /* begins", ""], "A\nB.menu:1"),
        ([String(repeating: "word ", count: 19)], "A.menu:1"), ([], "A.menu:2"),
      ].map { lines, place in
        Declaration(documentation: lines, place: place, kind: .type(.struct, "A", []))
      })
    #expect(
      printed == """
        ///
        /// */ ends /* begins (A B.menu:1)
        struct A {}

        /// \(String(repeating: "word ", count: 19))
        ///
        /// A.menu:1
        struct A {}

        /// A.menu:2
        struct A {}

        """)
  }

  @Test("Swift's keywords get backticks where they need them")
  func names() {
    #expect(
      text([
        .let("x", .name("default")), .let("x", .name("await")),
        .return(.infix("+", [.member("default"), .member(.name("pin"), "init")])),
      ]) == """
        let x = `default`
        let x = `await`
        return .default + pin.`init`

        """)
    let declarations = [
      Declaration(kind: .case("default")),
      Declaration(
        kind: .initializer([Parameter(label: "in", name: "self", type: "Int")], [])),
    ]
    #expect(
      SwiftRenderer.text(of: declarations) == "case `default`\n\ninit(in `self`: Int) {}\n")
  }

  @Test("An access level is on what other modules see")
  func access() {
    let declarations = [
      Declaration(access: .internal, kind: .import("Foundation")),
      Declaration(kind: .import("MenuRuntime")),
      Declaration(
        modifiers: [.nonisolated],
        kind: .type(
          .extension, "NotesCommand",
          [
            Declaration(kind: .case("pin")),
            Declaration(modifiers: [.static], kind: .stored(.let, "id", .string("a"))),
            Declaration(access: .private, kind: .typeAlias("Version", "Int")),
          ])),
    ]
    #expect(
      SwiftRenderer.text(of: declarations, access: .public) == """
        import Foundation
        @_spi(Generated) public import MenuRuntime

        nonisolated extension NotesCommand {
          case pin
          public static let id = "a"
          private typealias Version = Int
        }

        """)
    #expect(
      SwiftRenderer.text(of: [declarations[1]], access: .package) == """
        #if hasFeature(InternalImportsByDefault)
          @_spi(Generated) package import MenuRuntime
        #else
          @_spi(Generated) import MenuRuntime
        #endif

        """)
  }

  /// A random number generator with the same sequence in each run.
  private struct Generator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
  }
}
