import Foundation
import Testing

@testable import MenuEmission

@Suite("Printing a code tree")
struct CodePrinterTests {
  private func text(_ build: (inout CodeTree) -> Void) -> String {
    var code = CodeTree()
    build(&code)
    return CodePrinter.text(of: code)
  }

  @Test("Blocks, switches and conditional parts are indented as swift-format indents them")
  func blocks() {
    let printed = text { code in
      code.conditional("canImport(UIKit)") { code in
        code.documentation(["Commands of the app."], place: "Notes.menu:12")
        code.block("enum NotesCommand") { code in
          code.blank()
          code.enumCase("default")
          code.enumCase("sort", payload: "SortOrder")
          code.blank()
          code.blank()
          code.block("var title: String") { code in
            code.switchOver(.code("self")) { code in
              code.case(".default", returning: .string("Say \"Hello\""))
              code.case([".sort"]) { code in
                code.if(.code("isOn")) { code in
                  code.return(.null)
                } else: { code in
                  code.return(.string(""))
                }
              }
              code.defaultCase(returning: .null)
            }
          }
          code.blank()
        }
      } else: { code in
        code.line("import Foundation")
      }
    }
    #expect(
      printed == #"""
        #if canImport(UIKit)
          /// Commands of the app.
          ///
          /// Notes.menu:12
          enum NotesCommand {
            case `default`
            case sort(SortOrder)

            var title: String {
              switch self {
              case .default:
                return "Say \"Hello\""
              case .sort:
                if isOn {
                  return nil
                } else {
                  return ""
                }
              default:
                return nil
              }
            }
          }
        #else
          import Foundation
        #endif

        """#)
  }

  @Test("A literal of several lines keeps empty lines, and blanks at the end of one")
  func textLines() {
    let printed = text { code in
      code.block("enum NotesCommand") { code in
        code.text("static let titles = NotesTextLines") { code in
          code.textLine(.string("Say \"Hello\""))
          code.textLine(nil)
          code.textLine(.string("C:\\new "))
        }
      }
    }
    #expect(
      printed == #"""
        enum NotesCommand {
          static let titles = NotesTextLines(
            """
            Say \"Hello\"

            C:\\new\u{20}
            """)
        }

        """#)
  }

  @Test("What does not fit in 100 columns is broken behind its bracket")
  func breaking() {
    let printed = text { code in
      code.block("struct A") { code in
        code.function(
          "init",
          ["hasSelection: Bool = false", "isPinned: Bool = false", "folders: [Folder] = []"]
        ) { code in
          code.line("self.hasSelection = hasSelection")
        }
        code.function(
          "func make",
          (1...5).map { "parameter\($0): [String: [Int]] = [:]" }, "-> String"
        ) { code in
          code.return(
            .call(
              "String",
              [
                .init("localized", .string("newNote.title")), .init("defaultValue", .string("New")),
                .init("table", .string("Menus")), .init("bundle", .code(".notesMenus")),
                .init("comment", .string("Notes.menu:32")),
              ]))
          code.statement(
            "let names = ",
            .array((1...12).map { .string("element \($0)") }))
          code.return(
            .infix("&&", (1...8).map { .code("state.isVariable\($0)") }))
        }
      }
    }
    #expect(
      printed == #"""
        struct A {
          init(hasSelection: Bool = false, isPinned: Bool = false, folders: [Folder] = []) {
            self.hasSelection = hasSelection
          }
          func make(
            parameter1: [String: [Int]] = [:],
            parameter2: [String: [Int]] = [:],
            parameter3: [String: [Int]] = [:],
            parameter4: [String: [Int]] = [:],
            parameter5: [String: [Int]] = [:]
          ) -> String {
            return String(
              localized: "newNote.title", defaultValue: "New", table: "Menus", bundle: .notesMenus,
              comment: "Notes.menu:32")
            let names = [
              "element 1",
              "element 2",
              "element 3",
              "element 4",
              "element 5",
              "element 6",
              "element 7",
              "element 8",
              "element 9",
              "element 10",
              "element 11",
              "element 12",
            ]
            return state.isVariable1
              && state.isVariable2
              && state.isVariable3
              && state.isVariable4
              && state.isVariable5
              && state.isVariable6
              && state.isVariable7
              && state.isVariable8
          }
        }

        """#)
  }

  @Test("Closures, ternaries and long texts take the lines that they need")
  func severalLines() {
    let title = Expression.string(String(repeating: "long ", count: 20))
    let printed = text { code in
      code.function("func menu", [], "-> UIMenu") { code in
        code.statement(
          "let action = ",
          .trailingClosure(
            "UIAction", [.init("title", .string("Pin"))],
            Expression.Closure("_") { $0.line("perform(.pin)") }))
        code.statement(
          "let other = ",
          .trailingClosure(
            "UIAction", [.init("title", .string("Pin"))],
            Expression.Closure("[weak self] _") { code in
              code.line("guard let self else { return }")
              code.line("perform(.pin)")
            }))
        code.return(
          .call(
            "UIMenu",
            [
              .init("title", title),
              .init("children", .array([.code("action"), .closure(.init { _ in })])),
            ]))
        code.return(.ternary([.code("isOn"), .call("first", [.init(title)]), .code("second")]))
        code.block("var isEmpty: Bool") { _ in }
      }
    }
    #expect(
      printed == #"""
        func menu() -> UIMenu {
          let action = UIAction(title: "Pin") { _ in perform(.pin) }
          let other = UIAction(title: "Pin") { [weak self] _ in
            guard let self else { return }
            perform(.pin)
          }
          return UIMenu(
            title: """
              long long long long long long long long long long long long long long long long long long \
              long long\u{20}
              """,
            children: [action, {}])
          return isOn
            ? first(
              """
              long long long long long long long long long long long long long long long long long long \
              long long\u{20}
              """)
            : second
          var isEmpty: Bool {}
        }

        """#)
  }

  @Test("A comment stays a comment whatever is in it")
  func comments() {
    let printed = text { code in
      code.comment("one\nlet two = 2\r\n\u{2028}three */")
      code.documentation(["", "*/ /* // \\(x)"], place: "Notes.menu:1")
      code.line("struct A {}")
    }
    #expect(
      printed == """
        // one
        // let two = 2
        //
        // three */
        ///
        /// */ /* // \\(x)
        ///
        /// Notes.menu:1
        struct A {}

        """)
  }

  @Test(
    "Names get backticks where Swift needs them",
    arguments: [
      ("default", "`default`", "default", "`default`"), ("init", "`init`", "`init`", "`init`"),
      ("self", "`self`", "`self`", "`self`"), ("pin", "pin", "pin", "pin"),
      ("await", "await", "await", "`await`"),
    ])
  func names(name: String, declared: String, member: String, reference: String) {
    #expect(SwiftName.declared(name) == declared)
    #expect(SwiftName.member(name) == member)
    #expect(SwiftName.reference(name) == reference)
  }

  @Test("The first letters of names change as Swift names do")
  func cases() {
    #expect(SwiftName.upperCamel("notes") == "Notes")
    #expect(SwiftName.upperCamel("écran") == "Écran")
    #expect(SwiftName.lowerCamel("NoteList") == "noteList")
    #expect(SwiftName.lowerCamel("URLField") == "urlField")
    #expect(SwiftName.lowerCamel("F12") == "f12")
    #expect(SwiftName.lowerCamel("") == "")
  }

  @Test("Numbers of seven digits and more are grouped")
  func numbers() {
    #expect(SwiftNumber.literal(0) == "0")
    #expect(SwiftNumber.literal(-123_456) == "-123456")
    #expect(SwiftNumber.literal(1_234_567) == "1_234_567")
    #expect(SwiftNumber.literal(.min) == "-9_223_372_036_854_775_808")
  }

  @Test("A condition of thousands of terms is printed term by term")
  func longCondition() {
    let terms = Array(repeating: "isOn", count: 4000).joined(separator: " && ")
    let module = SampleModules.module([
      ("A.menu", "state { isOn: Bool }\ncommands { run \"Run\" enabled when \(terms) }")
    ])
    let text = module.facts.last?.text ?? ""
    #expect(text.components(separatedBy: "&& state.isOn\n").count == 4000)
  }

  @Test("A line of 100 columns is broken where swift-format keeps one for a comma behind an array")
  func arrayBeforeAnArgument() {
    func printed(_ callee: String, _ arguments: [MenuEmission.Expression.Argument]) -> String {
      text { code in code.statement("", .call(callee, arguments)) }
    }
    let array = MenuEmission.Expression.Argument(.array([.code(".a"), .code(".b")]))
    let menu = MenuEmission.Expression.Argument("in", .code("menu"))
    let fits = String(repeating: "x", count: 100 - "([.a, .b], in: menu)".count)
    #expect(printed(fits, [array, menu]) == fits + "(\n  [.a, .b], in: menu)\n")
    let shorter = String(fits.dropLast())
    #expect(printed(shorter, [array, menu]) == shorter + "([.a, .b], in: menu)\n")
    let last = String(repeating: "x", count: 100 - "([.a, .b])".count)
    #expect(printed(last, [array]) == last + "([.a, .b])\n")
  }
}
