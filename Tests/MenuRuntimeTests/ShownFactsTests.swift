import Foundation
import Testing

@_spi(Generated) @testable import MenuRuntime

/// The facts of the one command.
private nonisolated struct FactState: MenuState {
  var facts = MenuFacts("plain", "Plain")
}

private nonisolated enum FactCommand: MenuCommand {
  case only

  func facts(in state: FactState) -> MenuFacts { state.facts }
  static func allCommands(in state: FactState) -> [FactCommand] { [.only] }
}

private struct FactMenu: ContextMenuSurface {
  let context: MenuContext<FactCommand>
  static func build(_ menu: inout MenuBuilder<FactCommand>) { menu.add(.only) }
}

private struct FactMenuBar: MenuBarSurface {
  let context: MenuContext<FactCommand>
  static func build(_ bar: inout MenuBarBuilder<FactCommand>) {
    bar.add(.file) { menu in menu.add(.only) }
  }
}

/// Each stored property of `MenuFacts` is shown, or is excused here by name: a fact that is added fails these tests
/// until the frameworks and descriptions show it.
@Suite("What a command has is shown wherever people see it")
struct ShownFactsTests {
  /// A command without the fact, and with it.
  private static let changes: [String: (without: MenuFacts, with: MenuFacts)] = {
    let plain = MenuFacts("plain", "Plain")
    let checked = plain.checked(true)
    func changed(_ facts: MenuFacts) -> (without: MenuFacts, with: MenuFacts) { (plain, facts) }
    return [
      "id": changed(MenuFacts("other", "Plain")), "title": changed(MenuFacts("plain", "Other")),
      "label": changed(plain.label("Text")), "subtitle": changed(plain.subtitle("Text")),
      "help": changed(plain.help("Text")),
      "image": changed(plain.symbol("star")), "shortcuts": changed(plain.key("k", .command)),
      "isOn": changed(plain.on(true)), "isChecked": (plain.checked(false), checked),
      "isMixed": (checked, checked.mixed(true)), "isToggle": changed(plain.checked(false)),
      "isEnabled": changed(plain.enabled(false)), "isShown": changed(plain.shown(false)),
      "isDestructive": changed(plain.destructive()),
      "confirmation": changed(plain.confirm("Sure?")),
      "confirmationMessage": (plain.confirm("Sure?"), plain.confirm("Sure?", message: "Text")),
      "confirmationButton": (plain.confirm("Sure?"), plain.confirm("Sure?", button: "Text")),
      "isUndoable": changed(plain.undoable()), "keepsMenuOpen": changed(plain.keepsOpen()),
      "affectsApp": changed(plain.affectsApp()),
      "option": changed(plain.option(MenuFacts("option", "Option"), isCurrent: false)),
    ]
  }()

  private static let facts = Mirror(reflecting: MenuFacts("plain", "Plain")).children
    .compactMap(\.label)
    // It is in the titles of options; see `optionsHaveTheTitleOfTheirCommand`.
    .filter { $0 != "optionForm" }

  /// What a description, which is the text of a menu, leaves out.
  private static let notInDescriptions: Set = [
    // Names in code, and what a bar makes of a command.
    "id", "isOn", "isToggle",
    // Images with what is said of them, colours and tooltips.
    "help", "image", "label", "isDestructive",
    // What happens once the command is chosen.
    "confirmation", "confirmationMessage", "confirmationButton", "isUndoable", "keepsMenuOpen",
    "affectsApp",
  ]

  @Test("Each fact changes the description of a menu, or is excused")
  func descriptions() {
    #expect(Set(Self.facts) == Set(Self.changes.keys), "a fact has no change in this test")
    for (fact, change) in Self.changes {
      let isShown = Self.description(change.without) != Self.description(change.with)
      #expect(isShown != Self.notInDescriptions.contains(fact), "\(fact)")
    }
  }

  @Test(
    "Options have the title and the image that their command gives them, with their own title in it"
  )
  func optionsHaveTheTitleOfTheirCommand() {
    let command = MenuFacts("play", "Play On")
      .optionForm("Play on \(MenuFacts.optionTitle)!", .symbol("speaker"))
    let attic = command.option(MenuFacts("attic", "Attic"), isCurrent: false).option
    #expect(attic?.title == "Play on Attic!")
    #expect(attic?.image == .symbol("speaker", stays: false))
    let marked = command.option(MenuFacts("a", "\u{301}A").symbol("star"), isCurrent: true).option
    #expect(marked?.title == "Play on \u{301}A!")
    #expect(marked?.image?.symbolName == "star")
  }

  private static func description(_ facts: MenuFacts) -> String {
    let state = FactState(facts: facts)
    return FactMenu.description(in: state) + "\n" + FactMenuBar.description(in: state)
  }

  // MARK: The frameworks

  /// Facts that a framework cannot show, each with the reason.
  private static let notIn: [String: [String: String]] = [
    "AppKit": [
      "isToggle": "A button of a toolbar is selected by `isOn`.",
      "keepsMenuOpen": "NSMenu closes when an item is chosen.",
    ],
    "UIKit": ["isToggle": "A button of a bar is selected by `isOn`."],
  ]

  @Test("The code for each framework reads each fact, itself or in what they share")
  func frameworks() throws {
    let library = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/MenuRuntime")
    // Where a fact is set, handed on, or written as text, nobody sees it.
    let apart: Set = ["MenuFacts.swift", "MenuDescription.swift", "ToolbarDescription.swift"]
    let shared = try ["Commands", "MenuBar", "Menus", "Toolbars"].map {
      try Self.text(of: library.appendingPathComponent($0), without: apart)
    }.joined()
    for framework in ["UIKit", "AppKit", "SwiftUI"] {
      let own = try Self.text(of: library.appendingPathComponent(framework), without: apart)
      let text = shared + own
      let unread = Self.facts.filter { fact in
        text.range(
          of: "\\b(item|facts|command)\\.\(fact)\\b", options: .regularExpression)
          == nil
      }
      #expect(
        unread == Self.facts.filter { Self.notIn[framework]?[$0] != nil },
        "\(framework) does not show these facts")
    }
  }

  private static func text(of folder: URL, without apart: Set<String>) throws -> String {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter {
      $0.pathExtension == "swift" && !apart.contains($0.lastPathComponent)
    }.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }
}
