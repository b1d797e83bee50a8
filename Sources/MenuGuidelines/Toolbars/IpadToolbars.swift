import MenuModel
import MenuSyntax

/// The areas of an iPadOS toolbar need iPadOS 16.
enum ToolbarAreasMinOs: Guideline {
  static let rule = Rule(
    "toolbar-areas-min-os", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .note,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // Leading and trailing items are those of every navigation bar.
    guard toolbar.areas.contains(where: { $0.area == .center }) else { return }
    for requirement in report.module.app.platforms
    where requirement.platform == .iPadOS && requirement.minimum < Version(16) {
      var related: [(Place, Message)] = []
      var fixes: [GuidelineFix] = []
      if let place = requirement.place {
        related = [(place, "the minimum version")]
        fixes = [
          GuidelineFix(
            title: "Raise the minimum to iPadOS 16",
            applicability: .unsafe,
            edits: [Edit(place: place, text: "iPadOS 16")])
        ]
      }
      let minimum = requirement.minimum.text
      report.finding(
        at: toolbar.header,
        "The areas of this toolbar exist from iPadOS 16 on, and the module is for iPadOS \(minimum)",
        related: related, fixes: fixes)
    }
  }
}

/// A command on the selection is in the center of an iPadOS toolbar.
enum ToolbarCenterTasks: Guideline {
  static let rule = Rule(
    "toolbar-center-tasks", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .note,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // Only what says that it acts on the selection: the page wants what people use on the content in the center.
    for entry in toolbar.allItems where entry.area != .center && entry.area != .bottom {
      guard let id = entry.command, report.expanded.command(id).affects == .selection else {
        continue
      }
      var fixes: [GuidelineFix] = []
      // An item that is in a group, or there at times only, would be torn from what is around it.
      if let center = toolbar.areas.first(where: { $0.area == .center }), entry.toolbarGroup == nil,
        entry.includedFrom == nil, entry.condition == nil,
        let insertion = report.edits.insertion(
          report.edits.statement(of: entry), atEndOf: center.place)
      {
        fixes = [
          GuidelineFix(
            title: "Move it to `center`", applicability: .unsafe,
            edits: [report.edits.removal(of: entry.place), insertion])
        ]
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        "\(name) acts on the selection; such commands belong in the center of an iPadOS toolbar",
        fixes: fixes)
    }
  }
}

/// The inspector button is at the trailing end.
enum ToolbarInspectorTrailing: Guideline {
  static let rule = Rule(
    "toolbar-inspector-trailing", sources: [.toolbarsIPadOS16], platforms: .iPadOS,
    severity: .warning, checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      // Only the system's: what an app calls an inspector may be a tool for the content.
      guard case .standard("inspector") = entry.kind, let area = entry.area, area != .trailing
      else {
        continue
      }
      var fixes: [GuidelineFix] = []
      if let trailing = toolbar.areas.first(where: { $0.area == .trailing }),
        entry.condition == nil,
        let removal = report.edits.removal(of: entry),
        let insertion = report.edits.insertion("standard inspector", atEndOf: trailing.place)
      {
        fixes = [
          GuidelineFix(
            title: "Move it to `trailing`",
            edits: [removal, insertion])
        ]
      }
      report.finding(
        at: entry,
        "The inspector button belongs at the trailing end of an iPadOS toolbar, not in `\(area.rawValue)`",
        fixes: fixes)
    }
  }
}

/// The leading area is not customizable.
enum ToolbarLeadingFixed: Guideline {
  static let rule = Rule(
    "toolbar-leading-fixed", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for block in toolbar.areas where block.area == .leading && block.isCustomizable {
      report.finding(
        at: block.place,
        "The leading area of an iPadOS toolbar stays as it is; only `center` can be customized",
        fixes: report.fixByRemoving("customizable", from: block.place))
    }
    for (place, name) in report.hiddenParts(of: toolbar, where: { $0.area == .leading }) {
      report.finding(
        at: place,
        "\(name) is hidden in the leading area, which people cannot customize",
        fixes: report.fixByRemoving("hidden", from: place, .unsafe))
    }
  }
}
