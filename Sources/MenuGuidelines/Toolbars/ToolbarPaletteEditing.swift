import MenuModel
import MenuSyntax

/// A customizable toolbar offers editing commands.
enum ToolbarPaletteEditing: Guideline {
  static let rule = Rule(
    "toolbar-palette-editing", sources: [.toolbarsIPadOS16], platforms: [.iPadOS, .macOS],
    severity: .note, needsWholeModule: true, checks: [.module(check)])

  @Sendable static func check(_ report: inout GuidelineReport) {
    let expanded = report.expanded
    // What the app can edit is known by its menu bar.
    guard expanded.hasMenuBar else { return }
    for platform in report.platforms.platforms {
      let toolbars = expanded.toolbars.filter {
        // A bar that stays as it is has no palette.
        $0.platform == platform && $0.canBeCustomized && !$0.isSettings
      }
      guard let first = toolbars.first else { continue }
      let isOffered = toolbars.contains { toolbar in
        toolbar.allItems.contains { entry in
          entry.command.map { expanded.module.commands[$0.index].affects == .selection } ?? false
        }
      }
      // One such command shows that the author has thought of it.
      if isOffered { continue }
      let edits = expanded.module.commandIDs.first { id in
        expanded.command(id).affects == .selection && expanded.isInMenuBar(id, on: platform)
      }
      guard let command = edits else { continue }
      // On a screen that has the command, if there is one.
      let screens = Set(expanded.placements(of: command).compactMap(\.screen))
      let toolbar =
        toolbars.first { $0.screen.map { screens.contains($0) } ?? false } ?? first
      let name = report.name(of: command)
      report.finding(
        at: toolbar.header,
        "\(name) and other commands on the selection are in the menu bar but in no toolbar that people can customize",
        platforms: PlatformSet(platform),
        related: [(expanded.command(command).name.place, "the command")],
        fixes: fix(adding: command, to: toolbar, report).map { [$0] } ?? [])
    }
  }

  private static func fix(
    adding command: CommandID, to toolbar: ExpandedToolbar, _ report: GuidelineReport
  ) -> GuidelineFix? {
    let center = toolbar.areas.first { $0.area == .center && $0.isCustomizable }
    let place = toolbar.platform == .macOS ? toolbar.place : center?.place
    // A Mac toolbar item needs a symbol.
    guard report.expanded.command(command).image != nil, let place,
      let edit = report.edits.insertion(
        report.expanded.command(command).name.text + " hidden", atEndOf: place)
    else { return nil }
    return GuidelineFix(
      title: "Add it to the palette", applicability: .unsafe,
      edits: [edit])
  }
}
