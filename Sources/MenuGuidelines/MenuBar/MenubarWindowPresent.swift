import MenuModel
import MenuSyntax

/// A menu bar has a Window menu with Minimize and Zoom.
enum MenubarWindowPresent: Guideline {
  static let rule = Rule(
    "menubar-window-present", sources: [.menuBar2025, .appReview], platforms: .mac,
    needs: [.menuBar], severity: .error, otherSeverities: [.warning, .note], needsWholeModule: true,
    checks: [.module(check), .menus([.bar], checkMenu)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    // An app in the status bar has no windows to arrange, and a part of an app has no menu bar of its own.
    if report.module.app.isAccessory || report.module.isPart { return }
    guard let menuBar = report.module.menuBar else {
      noteNoMenuBar(&report)
      return
    }
    let missing = report.platforms.subtracting(report.expanded.barPlatforms(with: .window))
    if missing.isEmpty { return }
    let fixes = report.fixes(
      adding: "window standard", rank: 6, "Add a Window menu",
      missingOn: missing,
      ifKeysAreFree: report.expanded.areKeysFree(in: .window))
    report.finding(
      at: menuBar.header,
      "The menu bar has no Window menu, which every app for the Mac has",
      platforms: missing, fixes: fixes)
  }

  /// Notes, for all rules about the menu bar, that there is none to check.
  ///
  /// A module that names neither an app nor platforms is a piece of one, and nothing is said.
  private static func noteNoMenuBar(_ report: inout GuidelineReport) {
    guard let place = report.module.app.platformsPlace ?? report.module.app.place else { return }
    report.finding(
      at: place,
      "The module has no `menu bar`, so the rules about the menu bar check nothing",
      severity: .note,
      help: "Add a `menu bar`, or leave it to the file that has the rest of the app.")
  }

  @Sendable static func checkMenu(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, !menu.isStandard, report.expanded.barPlace(of: menu) == .window
    else { return }
    let roles = Set(menu.entries.compactMap { report.expanded.role(of: $0, in: .window) })
    let missing = ["minimize", "zoom"].filter { !roles.contains($0) }
    if missing.isEmpty { return }
    let titles =
      missing.count == 2
      ? Message("Minimize and Zoom")
      : missing == ["zoom"] ? Message("Zoom") : Message("Minimize")
    var entries = ["standard " + missing.joined(separator: ", ")]
    if !menu.entries.isEmpty { entries.append("---") }
    var edit = report.edits.insertion(entries, behindHeader: menu.header)
    // With ⌘M twice the fix would make the next finding.
    if !report.expanded.areKeysFree(for: missing) { edit = nil }
    if missing.count == 1 {
      // The two go together, after one `standard`.
      edit = menu.entries.first { $0.isStandard("minimize") || $0.isStandard("zoom") }
        .flatMap { report.edits.addition(of: missing[0], to: $0) }
    }
    report.finding(
      at: menu.header,
      "The Window menu lacks \(titles)",
      // One Window menu in six of real apps has no Zoom, and none lacks Minimize.
      severity: missing == ["zoom"] ? .warning : .error,
      help: "Add what is missing. It is `standard \(missing.joined(separator: ", "))`.",
      fixes: edit.map {
        [
          GuidelineFix(
            title: "Add \(titles)", applicability: .unsafe,
            edits: [$0])
        ]
      } ?? [])
  }
}

extension ExpandedEntry {
  /// Whether it is the system's command of a name.
  fileprivate func isStandard(_ name: String) -> Bool {
    if case .standard(let own) = kind { return own == name }
    return false
  }
}

extension SourceEdits {
  /// Adds a name after that of an entry in `standard a, b`; nil if an `include` brought the entry.
  fileprivate func addition(of name: String, to entry: ExpandedEntry) -> Edit? {
    if entry.includedFrom != nil { return nil }
    let end = entry.place.span.end
    return Edit(
      place: Place(source: entry.place.source, span: Span(end, end)), text: ", " + name)
  }
}
