import MenuModel
import MenuSyntax

/// Standard commands have their standard shortcuts.
enum ShortcutStandard: Guideline {
  static let rule = Rule(
    "shortcut-standard", sources: [.menuBar2025, .keyboards2025], platforms: .withMenuBar,
    needs: [.menuBar], severity: .warning, needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    guard report.module.menuBar != nil else { return }
    // What is placed is computed only if a title has a standard shortcut.
    lazy var placed = report.expanded.placedShortcuts
    lazy var surroundings = ShortcutSurroundings(report.expanded)
    for id in report.module.commandIDs {
      guard let standard = report.expanded.titleFacts(of: id).standardShortcut,
        !varying.contains(standard.name)
      else { continue }
      let platforms = self.platforms(with: standard.name, id, report)
      if platforms.isEmpty { continue }
      let command = report.expanded.command(id)
      let wanted = standard.shortcut.canonical
      if !command.keys.isEmpty {
        let keys = command.keys.map { StandardShortcut($0).canonical }
        // Another rule speaks of a key that people know from other commands.
        let shortcut = report.expanded.shortcuts.first { $0.command == id }
        if let shortcut, case .repurposed = surroundings.verdict(on: shortcut) { continue }
        // Apple's own apps have these.
        let known = (alternatives[standard.name] ?? []).union([wanted])
        if !known.isDisjoint(with: keys) { continue }
      } else if oftenBare.contains(standard.name) {
        continue
      }
      // A command of the system, or a like one of the app, has the shortcut already.
      if placed.contains(where: { $0.canonical == wanted })
        || report.expanded.shortcuts.contains(where: {
          $0.canonical == wanted && ShortcutMeaning.fits($0)
        })
      {
        continue
      }
      say(command, standard.shortcut, on: platforms, &report)
    }
  }

  /// Commands that Apple's own apps give one shortcut or another.
  private static let varying: Set<String> = ["sidebar", "inspector"]

  /// Commands that many apps, Apple's own among them, give none.
  private static let oftenBare: Set<String> = ["pageSetup", "toolbar"]

  /// Other shortcuts that people know a command by.
  private static let alternatives: [String: Set<StandardShortcut>] = [
    "duplicate": [letter("d", .command), letter("d", [.shift, .command])],
    "fullScreen": [letter("f", .function)],
    // An app without Save uses its shortcut; next to Duplicate, Save As has Option too.
    "saveAs": [letter("s", .command), letter("s", [.option, .shift, .command])],
  ]

  private static func letter(
    _ letter: Unicode.Scalar, _ modifiers: KeyModifiers
  ) -> StandardShortcut {
    StandardShortcut(modifiers: modifiers, key: .character(UInt8(ascii: letter)))
  }

  /// The platforms that show a command in the menu where the standard one belongs: File or View.
  ///
  /// A copy of a system command in the Edit menu is `edit-system-menu`.
  private static func platforms(
    with name: String, _ id: CommandID, _ report: GuidelineReport
  ) -> PlatformSet {
    var platforms: PlatformSet = []
    for placement in report.expanded.placements(of: id) {
      guard case .menu(let number, .bar) = placement.site,
        case let menu = report.expanded.menus[number], menu.level == 0,
        // “Save Preset” in a menu of the app's own is no Save.
        let place = report.expanded.barPlace(of: menu), place == .file || place == .view,
        StandardCommandTable.names(in: place).contains(name)
      else { continue }
      platforms.formUnion(placement.platforms)
    }
    return report.platforms.intersection(platforms)
  }

  private static func say(
    _ command: Command, _ standard: StandardShortcut, on platforms: PlatformSet,
    _ report: inout GuidelineReport
  ) {
    let keys = standard.written
    let alternates = Alternates(report.expanded)
    let id = report.expanded.shortcuts.first { $0.place == command.key?.place }?.command
    let isFree =
      !report.expanded.shortcuts.contains { $0.canonical == standard.canonical }
      && !command.isDestructive
      && !(id.map(alternates.isAlternate) ?? false)
      && alternates.canFollow(id, to: standard, report.expanded.keysInUse)
    let title = TitleText(command.title).shown
    if let chord = command.key {
      let own = report.edits.text(at: chord.place)
      report.finding(
        at: chord.place,
        "“\(title)” has the shortcut `\(own)`, but people know it by `\(keys)`",
        platforms: platforms,
        fixes: isFree
          ? [
            fix(
              keys,
              [Edit(place: chord.place, text: keys)]
                + alternates.edits(following: id, to: standard))
          ] : [])
    } else {
      let edit = report.edits.attribute("key " + keys, of: command)
      report.finding(
        at: command.name.place,
        "“\(title)” has no shortcut, but people know it by `\(keys)`",
        platforms: platforms, fixes: isFree ? [fix(keys, [edit])] : [])
    }
  }

  private static func fix(_ keys: String, _ edits: [Edit]) -> GuidelineFix {
    GuidelineFix(title: "Write `key \(keys)`", applicability: .unsafe, edits: edits)
  }
}
