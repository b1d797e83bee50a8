import MenuModel
import MenuPreview
import MenuSyntax
import MenuTooling
import Testing

/// The values that a preview shows menus with.
@Suite("State of previews")
struct PreviewStateTests {
  static let module = ModuleAnalysis([
    Source(
      path: "a.menu",
      text: """
        state {
          isOpen: Bool
          isLocked: Bool
          count: Int
          name: String
          order: Order
          group: Order?
        }
        choice Order { title "Title"; date "Date" }
        commands {
          close   "Close {name}"  enabled when isOpen && !isLocked
          delete  "Delete {count} Files"  enabled when count > 2
          sort    "Sort By"  choose order
        }
        """)
  ]).module

  private func item(_ name: String, in state: PreviewState) -> Bool {
    let command = Self.module.commands.first { $0.name.text == name }
    return state.holds(command?.enabled)
  }

  @Test("Unless it is told, a state leaves commands enabled")
  func defaults() {
    let state = PreviewState(showing: Self.module)
    #expect(
      state.values == [.bool(true), .bool(false), .int(3), .string("name"), .option(0), .option(0)])
    #expect(item("close", in: state) && item("delete", in: state))
  }

  @Test("Each type of variable takes its values")
  func values() throws {
    var state = PreviewState(showing: Self.module)
    for assignment in ["isOpen=false", "count=-2", "name=a=b", "order=date", "group=none"] {
      try state.set(assignment)
    }
    #expect(
      state.values == [
        .bool(false), .bool(false), .int(-2), .string("a=b"), .option(1), .option(-1),
      ])
    #expect(!item("close", in: state) && !item("delete", in: state))
  }

  @Test(
    "What cannot be set says what can",
    arguments: [
      ("isOpne=true", "did you mean 'isOpen'?"), ("isOpen", "isOpen=true"),
      ("isOpen=yes", "true or false"), ("count=many", "a whole number"),
      ("order=size", "title, date"), ("group=size", "none, title, date"),
    ])
  func errors(_ assignment: String, _ words: String) {
    var state = PreviewState(showing: Self.module)
    let error = #expect(throws: PreviewState.ValueError.self) { try state.set(assignment) }
    #expect(error?.message.contains(words) == true)
  }

  @Test(
    "A condition holds by the values of the state",
    arguments: [
      ("true", true), ("isOpen || isLocked", true), ("isOpen && isLocked", false),
      ("isOpen == true", true), ("isOpen != isLocked", true),
      ("isOpen == (isLocked || count > 2)", true),
      ("count == 3", true), ("count != 3", false), ("count < 3", false), ("count <= 3", true),
      ("count > 3", false), ("count >= 3", true), ("4 > count", true),
      ("name == \"name\"", true), ("name != \"\"", true), ("name < \"o\"", true),
      ("name >= \"o\"", false), ("order == .title", true), ("order < .date", true),
      ("order >= .date", false),
    ])
  func conditions(_ condition: String, _ wanted: Bool) throws {
    // The state is that of the module above: its commands leave it as it is.
    let text = String(decoding: Self.module.sources[0].bytes, as: UTF8.self)
    let module = ModuleAnalysis([
      Source(path: "a.menu", text: text),
      Source(path: "b.menu", text: "commands { test \"Test\" enabled when \(condition) }"),
    ]).module
    let test = try #require(module.commands.first { $0.name.text == "test" })
    #expect(PreviewState(showing: Self.module).holds(test.enabled) == wanted)
  }
}
