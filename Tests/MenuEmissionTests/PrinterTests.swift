import Foundation
import Testing

@testable import MenuEmission

@Suite("Printing Swift")
struct PrinterTests {
  private func text(_ print: (inout SwiftPrinter) -> Void) -> String {
    var code = SwiftPrinter()
    print(&code)
    return code.text
  }

  @Test("Blocks, switches and conditional parts are indented as swift-format indents them")
  func blocks() {
    let printed = text { code in
      code.conditional("canImport(SwiftUI)") { code in
        code.documentation(["Commands of the app."], place: "Notes.menu:12")
        code.block("enum NotesCommand") { code in
          code.blank()
          code.declaration("case pin", place: "Notes.menu:13")
          code.declaration("case share", documentation: ["Sends it."], place: "Notes.menu:14")
          code.blank()
          code.blank()
          code.block("var title: String") { code in
            code.switch { code in
              code.case([".pin"], returning: .string("Say \"Hello\""))
              code.case([".share"]) { $0.line("return nil") }
              code.defaultCase(returning: "nil")
            }
          }
          code.block("func nothing()") { _ in }
          code.blank()
        }
      } else: { code in
        code.comment("Two\nlines")
      }
    }
    #expect(
      printed == #"""
        #if canImport(SwiftUI)
          /// Commands of the app. (Notes.menu:12)
          enum NotesCommand {
            case pin  // Notes.menu:13
            /// Sends it. (Notes.menu:14)
            case share

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
    let long = String(repeating: "x", count: 47)
    let printed = text { code in
      code.statement(
        "let title = ", .call("String", [.labeled("a", .string(long)), .string(long)]))
      code.statement("let isOn = ", .infix("&&", [.code(long), .code(long), .code(long)]))
      code.statement(
        "return ",
        .chain(.call("F", [.string(long)]), [.code(".a(\(long))"), .code(".b()"), .code(".c()")]))
      code.statement("", .call("menu.add", [.code(".\(long)"), .code(".\(long)"), .code(".b")]))
      code.block(
        "", .call("menu.when", [.infix("||", [.code(long), .code(long)])]), parameter: "menu"
      ) {
        $0.line("menu.separate()")
      }
      code.closure(.call("menu.addList", [.code("\\.\(long)"), .code(long + "x")]), ".move($0)")
    }
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
    func expression(_ depth: Int) -> MenuEmission.Expression {
      func some(_ most: UInt64) -> [MenuEmission.Expression] {
        (0...random.next() % most).map { _ in expression(depth + 1) }
      }
      switch depth > 2 ? 0 : random.next() % 6 {
      case 0: return .code(word(30))
      case 1: return .string(word(40))
      case 2:
        return .call(word(20), some(4).map { random.next() % 2 == 0 ? .labeled(word(9), $0) : $0 })
      case 3: return .array(some(5))
      case 4: return .infix("&&", [.code(word(20)), .code(word(20)), .code(word(20))])
      default: return .parenthesized(.infix("||", [.code(word(20)), .code(word(20))]))
      }
    }
    let printed = text { code in
      for number in 0..<400 {
        code.block("func f\(number)()") { code in
          let links = (0...random.next() % 5).map { _ in
            MenuEmission.Expression.code(".\(word(12))(\(word(50)))")
          }
          switch random.next() % 4 {
          case 0: code.statement("return ", .chain(.call(word(9), [.string(word(60))]), links))
          case 1: code.statement("let \(word(20)) = ", expression(0))
          case 2: code.statement("", .call(word(12), [expression(0), expression(1)]))
          default:
            code.block("", .call(word(12), [expression(0)]), parameter: "menu") { $0.line("x()") }
          }
        }
        code.blank()
      }
    }
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
    let printed = text { code in
      code.documentation(["", "*/ ends /* begins", ""], place: "A\nB.menu:1")
      code.documentation([String(repeating: "word ", count: 19)], place: "A.menu:1")
      code.documentation([], place: "A.menu:2")
    }
    #expect(
      printed == """
        ///
        /// */ ends /* begins (A B.menu:1)
        /// \(String(repeating: "word ", count: 19))
        ///
        /// A.menu:1
        /// A.menu:2

        """)
  }

  @Test("Swift's keywords get backticks where they need them")
  func names() {
    #expect(SwiftName.declared("default") == "`default`")
    #expect(SwiftName.member("default") == "default")
    #expect(SwiftName.member("init") == "`init`")
    #expect(SwiftName.declared("pin") == "pin")
    #expect(SwiftName.reference("await") == "`await`")
    #expect(SwiftName.lowerCamel("URLField") == "urlField")
    #expect(SwiftName.lowerCamel("Note") == "note")
    #expect(SwiftName.upperCamel("note") == "Note")
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
