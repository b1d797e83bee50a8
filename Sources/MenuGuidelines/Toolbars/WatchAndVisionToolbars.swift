import MenuModel
import MenuSyntax

/// A toolbar of visionOS has no pull-down menus.
enum VisionToolbar: Guideline {
  // The pages of 2022 know no Vision Pro.
  static let rule = Rule(
    "vision-toolbar", sources: [.toolbars2025], platforms: .visionOS,
    severity: EditionSeverity(in2022: nil, in2025: .error), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      switch entry.kind {
      case .menu: break
      case .command(let command):
        // One that chooses or picks shows as a pull-down.
        if case .none = report.expanded.command(command).payload { continue }
      default: continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) is a pull-down menu, which a toolbar of visionOS does not have")
    }
  }
}

/// A watch toolbar button is not the main task.
enum WatchToolbarNotPrimary: Guideline {
  static let rule = Rule(
    "watch-toolbar-not-primary", sources: [.toolbarsIPadOS16], platforms: .watchOS, severity: .note,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      // The page means what an app is for, such as starting a workout; that belongs in the content.
      guard let command = entry.command, report.expanded.command(command).isPrimary else {
        continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) is a main task (`primary`), and a watch shows toolbar buttons only when people scroll"
      )
    }
  }
}

/// A watch toolbar needs a scrolling screen.
enum WatchToolbarScroll: Guideline {
  // Since 2023 a watch has buttons in its corners and at the bottom too.
  static let rule = Rule(
    "watch-toolbar-scroll", sources: [.toolbarsIPadOS16], platforms: .watchOS,
    severity: EditionSeverity(in2022: .error, in2025: nil), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard let screen = toolbar.screen.map({ report.module.screens[$0] }), !screen.scrolls,
      // Back, Close and the like have a corner of their own on a watch.
      !toolbar.entries.allSatisfy({ $0.leavesScreen })
    else { return }
    let name = screen.name.place
    let end = Place(source: name.source, span: Span(name.span.end, name.span.end))
    report.finding(
      at: toolbar.header,
      "The screen \(screen.name.text) does not scroll; watchOS shows a toolbar button at the top of a scrolling screen",
      related: [(name, "the screen")],
      fixes: [
        GuidelineFix(
          title: "Say that the screen scrolls",
          applicability: .unsafe,
          edits: [Edit(place: end, text: " scrolls")])
      ])
  }
}
