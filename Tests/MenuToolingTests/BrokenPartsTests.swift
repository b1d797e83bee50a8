import MenuSyntax
import MenuTooling
import Testing

/// An error of the language hides the findings that hang on it, and no others.
@Suite("Findings beside errors")
struct BrokenPartsTests {
  /// The rules that a module breaks, each with its line from 1, without errors of the language.
  private func findings(_ text: String) -> [String] {
    let source = Source(path: "Photos.menu", bytes: Array(text.utf8))
    let lines = LineMap(source)
    let analysis = ModuleAnalysis([source], options: AnalysisOptions(edition: .edition2025))
    return analysis.diagnostics.filter { $0.severity != .error || $0.rule.hasPrefix("shortcut-") }
      .map { "\($0.rule)@\(lines.position(of: $0.place.span.start).line)" }
  }

  private func photos(_ commands: String, _ menu: String, more: String = "") -> String {
    """
    app Photos { platforms iOS 17 }
    commands {
    \(commands)
    }
    \(more)
    screen Viewer {
    more button { \(menu) }
    }
    """
  }

  private let commands = """
      crop "Crop Photo"
      flip "Flip photo"
      turn "Turn Photo"
    """

  @Test("Without an error all is found")
  func whole() {
    #expect(
      findings(photos(commands, "crop; flip")) == [
        "label-title-case@4", "secondary-placed@5", "pulldown-min-items@9",
      ])
  }

  @Test("Nothing is said of a menu that lacks an entry, nor of what is placed nowhere")
  func brokenMenu() {
    #expect(findings(photos(commands, "crop; flip; trun")) == ["label-title-case@4"])
  }

  @Test("A menu is broken by the menu that it includes")
  func included() {
    let more = "menu Edits { flip; trun }"
    #expect(findings(photos(commands, "crop; include Edits", more: more)) == ["label-title-case@4"])
  }

  @Test("A command that could not be read leaves a gap where it is placed")
  func brokenCommand() {
    let text = photos(commands, "crop; spin", more: "= spin \"Spin Photo\"")
    #expect(findings(text) == ["label-title-case@4"])
  }

  @Test("A fault in a command hides findings of its own alone")
  func faultOfACommand() {
    let broken = commands.replacing("\"Crop Photo\"", with: "\"Crop photo\" enabled when isOpen")
    #expect(
      findings(photos(broken, "crop; flip")) == [
        "label-title-case@4", "secondary-placed@5", "pulldown-min-items@9",
      ])
  }

  @Test("Without the platforms nothing is certain")
  func platforms() {
    let text = photos(commands, "crop; flip").replacing("iOS 17", with: "iOS 17, BeOS 5")
    #expect(findings(text) == [])
  }
}
