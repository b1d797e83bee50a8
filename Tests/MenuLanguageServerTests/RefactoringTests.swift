import MenuJSON
import Testing

@testable import MenuLanguageServer

/// Changes that someone asks for at a place: sorting, and typing at all places of a name.
@Suite struct RefactoringTests {
  private static let commands = """
    commands {
      seldom "Seldom" rarely
      often1 "Often" often
      main "Main" primary
      plain "Plain"
      wipe "Wipe" destructive
    }

    """

  /// A menu after it was sorted at `|`; nil where that is not offered.
  private static func sorting(_ marked: String) -> String? {
    let marked = MarkedText(marked)
    let editor = Editor(initialized: ["/w/Commands.menu": commands])
    editor.open("f.menu", marked.text)
    let actions = editor.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": "file:///w/f.menu"], "range": marked.range,
        "context": ["diagnostics": [], "only": ["refactor.rewrite"]],
      ])
    guard let action = actions[0] else { return nil }
    return editor.applying(action["edit"]?["documentChanges"]?[0]?["edits"], to: "f.menu")
  }

  @Test(arguments: [
    ("menu A { |seldom; plain; often1; main }", "menu A { main; often1; plain; seldom }"),
    // Each group by itself; what is destructive or no command stays.
    (
      "menu A {\n  wipe\n  seldom\n  |include B\n  main\n  ---\n  plain\n  often1\n}\n",
      "menu A {\n  wipe\n  main\n  include B\n  seldom\n  ---\n  often1\n  plain\n}\n"
    ),
    // Comments and `@allow` go with their entries.
    (
      "screen S { item I { context menu {|\n  plain // plain\n\n  // main\n"
        + "  @allow(label-verb, \"x\")\n  main\n} } }\n",
      "screen S { item I { context menu {\n  // main\n  @allow(label-verb, \"x\")\n  main\n\n"
        + "  plain // plain\n} } }\n"
    ),
    // Of the innermost menu, from its header too.
    (
      "screen S { button B { plain; main; |menu \"M\" { plain; main } } }",
      "screen S { button B { plain; main; menu \"M\" { main; plain } } }"
    ),
  ])
  func aMenuIsSortedByUse(marked: String, expected: String) {
    #expect(Self.sorting(marked) == expected)
  }

  @Test(arguments: [
    // In order; nothing known; an alternate belongs to the entry before it; a comment between two could belong to either.
    "menu A { |main; often1; plain }", "menu A { |these; are; unknown }",
    "menu A { |plain; main alternate }", "menu A { |plain /* x */; main }",
    // An edit menu and a toolbar have orders of their own.
    "screen S { item I { edit menu { |plain; main } } }",
    "screen S { toolbar { iOS { |plain; main } } }",
  ])
  func whatCannotBeSortedIsNot(marked: String) {
    #expect(Self.sorting(marked) == nil)
  }

  // MARK: Linked editing

  /// The starts of the ranges that are linked at `|`.
  private static func linked(_ marked: String, _ files: [String: String] = [:]) -> [String]? {
    let marked = MarkedText(marked)
    let editor = Editor(initialized: files)
    editor.open("f.menu", marked.text)
    let result = editor.request(
      "textDocument/linkedEditingRange",
      ["textDocument": ["uri": "file:///w/f.menu"], "position": marked.position])
    return result["ranges"]?.array?.map { range in
      "\(range["start"]?["line"]?.int ?? -1):\(range["start"]?["character"]?.int ?? -1)"
    }
  }

  @Test func aNameOfOneFileIsLinked() {
    let text = "commands {\n  pin \"Pin\"\n}\nmenu A { pi|n }\nmenu B { pin }\n"
    #expect(Self.linked(text) == ["1:2", "3:9", "4:9"])
    let variable = "state {\n  |count: Int\n}\ncommands { a \"⌘{count}\" }\n"
    #expect(Self.linked(variable) == ["1:2", "3:18"])
  }

  @Test(arguments: [
    // Used once; declared nowhere; declared twice; not the module's; spelt in two ways.
    "commands { p|in \"Pin\" }", "menu A { p|in; pin }",
    "commands { pin \"A\"; pin \"B\" }\nmenu A { p|in }",
    "menu bar { file { standard cl|ose, close } }",
    "commands { pin \"Pin\" }\nmenu A { p|in; `pin` }", "|",
  ])
  func otherNamesAreNot(marked: String) {
    #expect(Self.linked(marked) == nil)
  }

  @Test func aNameOfOtherFilesIsNot() {
    let files = ["/w/o.menu": "menu Other { pin }\n"]
    #expect(Self.linked("commands { p|in \"Pin\" }\nmenu A { pin }\n", files) == nil)
  }
}
