import Foundation
import Testing

/// `menugen check --together`: the modules of one app.
@Suite("The command check, with modules together")
struct CheckTogetherTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      app Planner { platforms macOS 14 }
      guidelines 2026
      state { count: Int }
      commands {
        add "New Task" key cmd+N affects document
        sort "Sort Tasks" enabled when count > 0 affects view
      }
      menu bar {
        app standard
        file { add; ---; standard close }
        edit standard
        view { sort }
        window standard
        help standard
      }
      """, to: "Planner/Planner.menu")
    try folder.write(
      """
      app FocusKit { platforms macOS 14; access public }
      guidelines 2026
      state { count: Bool }
      commands {
        add "Start Focus" key cmd+N affects app
        stop "Stop Focus" enabled when count affects app
      }
      menu bar { menu Focus "Focus" { add; stop }; view { standard fullScreen } }
      """, to: "Focus/Focus.menu")
  }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(["check"] + arguments + ["--format", "concise"], in: folder.url)
  }

  @Test("A shortcut of two modules is found, and what one adds for the other is not missed")
  func findings() throws {
    let focus = try run("Focus")
    #expect(focus.status == 0 && focus.errors == "", "\(focus.errors)")
    let planner = try run("Planner")
    #expect(!planner.errors.contains("shortcut-duplicate"), "\(planner.errors)")
    for order in [["Planner", "Focus"], ["Focus", "Planner"]] {
      let both = try run(order[0], order[1], "--together")
      #expect(both.status == 1, "\(both.errors)")
      let lines = both.errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      #expect(lines.count == 1, "\(both.errors)")
      #expect(both.errors.hasPrefix("Focus/Focus.menu:5:25: error: "), "\(both.errors)")
      #expect(both.errors.contains("[shortcut-duplicate]"), "\(both.errors)")
    }
  }

  @Test("An error of the language is reported once, in the module that has it")
  func errors() throws {
    try folder.write(
      "commands { reset \"Reset\" colour }\nmenu bar { menu Other \"Other\" { reset } }\n",
      to: "Other.menu")
    let all = try run("Planner", "Focus", "Other.menu", "--together")
    #expect(all.status == 1)
    let errors = all.errors.split(separator: "\n").filter { $0.hasPrefix("Other.menu") }
    #expect(errors.count { $0.contains(": error: ") } == 1, "\(all.errors)")
    #expect(errors.contains { $0.hasPrefix("Other.menu:1:26: error: ") }, "\(all.errors)")
  }

  @Test("Options for one module, and one module alone, are wrong usage")
  func usage() throws {
    let one = try run("Planner", "--together")
    #expect(one.status == 2 && one.errors.contains("two modules or more"), "\(one.errors)")
    for option in ["--fix", "--existing", "--diff"] {
      let run = try run("Planner", "Focus", "--together", option)
      #expect(run.status == 2 && run.errors.contains("'\(option)'"), "\(run.errors)")
    }
  }
}
