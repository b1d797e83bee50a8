import MenuModel
import MenuSyntax

/// Standard commands have their standard shortcuts.
struct ShortcutStandard: Guideline {
  static let page = GuidelinePage(
    id: "shortcut-standard",
    title: Bilingual(
      "A standard command with another shortcut",
      ko: "다른 단축키를 쓰는 표준 명령"),
    what: Bilingual(
      "A command of the app's own that has the title of a standard one in the menu bar has its shortcut too: Open… has Command-O. What `standard` places has it anyway.",
      ko:
        "메뉴 막대에 있는 앱의 명령이 표준 명령과 제목이 같으면 단축키도 같습니다. 예를 들어 ‘Open…’은 Command-O입니다. `standard`로 둔 것에는 이미 있습니다."
    ),
    why: Bilingual(
      "People press it without looking at the menu.",
      ko: "사람들은 메뉴를 보지 않고 단축키를 누릅니다."),
    remedy: Bilingual(
      "Give it the standard shortcut, or place the `standard` command.",
      ko: "표준 단축키를 주거나 `standard` 명령을 두세요."),
    sources: [.menuBar2025, .keyboards2025],
    platforms: .withMenuBar,
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Builder { platforms macOS 14 }
      commands {
        printPage "Print…" key cmd+K asks onscreen
        clean "Clean Project" key cmd+L onscreen
        test "Test Project" onscreen
      }
      menu bar {
        app standard
        file { standard close }
        edit standard
        view standard
        menu Tools "Tools" { printPage; clean; test }
        window standard
        help standard
      }
      """),
    .bad(
      """
      app Builder { platforms macOS 14 }
      commands {
        printPage "Print…" asks onscreen
        clean "Clean Project" key cmd+L onscreen
        test "Test Project" onscreen
      }
      menu bar {
        app standard
        file { standard close }
        edit standard
        view standard
        menu Tools "Tools" { printPage; clean; test }
        window standard
        help standard
      }
      """),
    .good(
      """
      app Builder { platforms macOS 14 }
      commands {
        printPage "Print…" key cmd+P asks onscreen
        clean "Clean Project" key cmd+L onscreen
        test "Test Project" onscreen
      }
      menu bar {
        app standard
        file { standard close }
        edit standard
        view standard
        menu Tools "Tools" { printPage; clean; test }
        window standard
        help standard
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard report.module.menuBar != nil else { return }
    // Computed only if a title has a standard shortcut.
    lazy var placed = report.expanded.placedShortcuts
    lazy var inEditMenu = commandsOfEditMenu(report)
    for index in report.module.commands.indices {
      let id = CommandID(index)
      guard let standard = report.expanded.titleFacts(of: id).standardShortcut else {
        continue
      }
      let platforms = report.platforms.intersection(report.expanded.reach(of: id).inMenuBar)
      // A copy of a system command in the Edit menu is `edit-system-menu`.
      if platforms.isEmpty || inEditMenu.contains(id) { continue }
      let command = report.module.commands[index]
      let wanted = standard.shortcut.canonical
      if let chord = command.key, StandardShortcut(chord).canonical == wanted { continue }
      // A command of the system in the menu bar has the shortcut already.
      if placed.contains(where: { $0.canonical == wanted }) { continue }
      say(command, standard, on: platforms, &report)
    }
  }

  private static func say(
    _ command: Command, _ standard: (title: String, shortcut: StandardShortcut),
    on platforms: PlatformSet, _ report: inout GuidelineReport
  ) {
    let keys = standard.shortcut.written
    let isFree = !report.expanded.shortcuts.contains { $0.canonical == standard.shortcut.canonical }
    let title = TitleText(command.title).shown
    if let chord = command.key {
      let own = report.edits.text(at: chord.place)
      report.finding(
        at: chord.place,
        Bilingual(
          "“\(title)” has the shortcut `\(own)`; people know it by `\(keys)`",
          ko: "“\(title)”의 단축키가 `\(own)`입니다. 사람들은 `\(keys)`(으)로 알고 있습니다"),
        platforms: platforms,
        fixes: isFree ? [fix(keys, Edit(place: chord.place, text: keys))] : [])
    } else {
      let edit = report.edits.attribute("key " + keys, of: command)
      report.finding(
        at: command.name.place,
        Bilingual(
          "“\(title)” has no shortcut; people know it by `\(keys)`",
          ko: "“\(title)”에 단축키가 없습니다. 사람들은 `\(keys)`(으)로 알고 있습니다"),
        platforms: platforms, fixes: isFree ? [fix(keys, edit)] : [])
    }
  }

  private static func fix(_ keys: String, _ edit: Edit) -> Fix {
    Fix(title: "Write `key \(keys)`", applicability: .unsafe, edits: [edit])
  }

  private static func commandsOfEditMenu(_ report: GuidelineReport) -> Set<CommandID> {
    var commands: Set<CommandID> = []
    for menu in report.expanded.menus(of: .bar) {
      guard report.expanded.barPlace(of: menu) == .edit else { continue }
      for entry in menu.entries { if let id = entry.command { commands.insert(id) } }
    }
    return commands
  }
}
