import MenuModel
import MenuSyntax

/// Few items of an iPhone toolbar are text.
enum ToolbarKeepTextFew: Guideline {
  static let rule = Rule(
    "toolbar-keep-text-few", sources: [.iPhoneDuo2026], platforms: .iOS, severity: .from2026(.note),
    threshold: .max(1), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    // One is fine: no symbol stands for Edit.
    let texts = toolbar.allItems.filter { report.expanded.face(of: $0) == .text }
    let count = report.expanded.mostShown(of: texts)
    guard let severity = report.severity(ofCount: count), report.limit < texts.count else {
      return
    }
    report.finding(
      at: texts[report.limit],
      "\(count) items of this toolbar show text, which does not fit into a bar at the side",
      severity: severity)
  }
}

/// There is one overflow menu.
enum ToolbarSystemOverflow: Guideline {
  static let rule = Rule(
    "toolbar-system-overflow", sources: [.iPhoneDuo2026], platforms: .iOS,
    severity: .from2026(.warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo, let screen = toolbar.screen,
      let button = report.expanded.moreButton(of: screen, on: .iOS)
    else { return }
    let more = report.module.screens[screen].buttons[button].header
    for entry in toolbar.allItems {
      // A command with an ellipsis is `icon-ellipsis-overflow`'s.
      guard case .menu = entry.kind,
        report.expanded.hasEllipsis(entry) || report.expanded.isOverflow(entry)
      else { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) is a More menu in addition to the More button of its screen; there is one overflow menu",
        related: [(more, "the More button")])
    }
  }
}

/// An item with a symbol has a title too.
enum ToolbarTitleAndSymbol: Guideline {
  static let rule = Rule(
    "toolbar-title-and-symbol", sources: [.iPhoneDuo2026], platforms: .iOS,
    severity: .from2026(.warning), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    for entry in toolbar.allItems {
      guard report.expanded.face(of: entry) == .symbol, !report.expanded.isOverflow(entry),
        report.expanded.title(of: entry).map({ TitleText($0).isEmpty }) ?? true
      else { continue }
      report.finding(
        at: entry,
        "This item has a symbol and no title, so that the overflow menu shows no words for it")
    }
  }
}

/// A full toolbar of the iPhone says which items stay.
enum ToolbarVisibilityPriority: Guideline {
  static let rule = Rule(
    "toolbar-visibility-priority", sources: [.iPhoneDuo2026], platforms: .iOS,
    severity: .from2026(.note), threshold: .max(5), checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    let count = report.expanded.mostShown(of: toolbar.defaultItems)
    guard report.expanded.isForIPhoneDuo, let severity = report.severity(ofCount: count),
      // One word about one item shows that the author has thought of it.
      !toolbar.attributes.contains(.essential),
      !toolbar.entries.contains(where: { report.expanded.command(of: $0)?.frequency != nil })
    else { return }
    report.finding(
      at: toolbar.header,
      "This toolbar has \(count) items, and none says whether it stays when space runs out",
      severity: severity)
  }
}
