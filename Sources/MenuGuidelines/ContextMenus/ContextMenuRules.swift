import MenuModel
import MenuSyntax

/// A preview shows what the commands of a context menu will act on.
enum ContextPreview: Guideline {
  // Off unless asked for: without a preview the system lifts the view itself, which is right for most rows and pictures.
  static let rule = Rule(
    "context-preview", sources: [.contextMenus2022], platforms: [.iOS, .iPadOS],
    checks: [.menus([.context], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, let item = report.expanded.item(of: menu), item.preview == nil else {
      return
    }
    report.finding(
      at: item.header,
      "`\(item.name.text)` has a context menu, but no preview that shows what the commands act on")
  }
}

/// A context menu has a title only where its target is in doubt.
enum ContextTitle: Guideline {
  static let rule = Rule(
    "context-title", sources: [.contextMenus2022], platforms: [.iOS, .iPadOS], severity: .warning,
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    // The title of a submenu is what people open it by.
    guard menu.level == 0, let title = menu.title else { return }
    // With several things selected, the preview does not say how many: “{noteCount} Notes”.
    for segment in title.segments {
      if case .variable(let variable) = segment, report.module.state[variable.index].type == .int {
        return
      }
    }
    let raw = report.edits.raw(title)
    report.finding(
      at: menu.header,
      "This context menu has the title “\(raw)”; its preview shows what it is about",
      fixes: [
        GuidelineFix(
          // It may say what the preview does not show.
          title: "Remove the title", applicability: .unsafe,
          edits: [report.edits.removal(of: title.place)])
      ])
  }
}

/// A long context menu has submenus.
enum ContextUseSubmenu: Guideline {
  // A note: groups may serve as well as a submenu.
  static let rule = Rule(
    "context-use-submenu", sources: [.contextMenusIOS13], needs: [.place], severity: .note,
    threshold: .max(12), checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    let count = report.expanded.count(of: menu)
    guard let severity = report.severity(ofCount: count) else { return }
    for entry in menu.entries {
      switch entry.kind {
      // The page asks for submenus in long menus, not for a number of them.
      case .menu: return
      case .command(let id):
        // A choice shows as a submenu.
        guard case .none = report.module.commands[id.index].payload else { return }
      default: break
      }
    }
    report.finding(
      at: menu.header,
      "This context menu shows \(count) entries and no submenu that would shorten it",
      severity: severity)
  }
}
