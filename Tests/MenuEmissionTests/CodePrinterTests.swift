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
}
