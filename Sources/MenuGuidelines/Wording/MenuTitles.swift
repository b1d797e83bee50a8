import MenuModel
import MenuSyntax

/// The titles of menus and sections are succinct.
enum MenuTitleShort: Guideline {
  static let rule = Rule(
    "menu-title-short", sources: [.pullDownMenusIOS14], needs: [], severity: .warning,
    // The page has no number; of the labels in 63 Mac apps two in a hundred are longer.
    threshold: .max(30), checks: [.labels(of: [.button, .contextMenuTitle, .section], check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard let count = label.facts?.characterCount, count > report.limit
    else { return }
    let title = TitleText(label.text)
    let limit = report.limit
    report.finding(
      at: label.place,
      "The title “\(title.shown)” has \(count) characters; more than \(limit) are hard to read")
  }
}

/// Menus of the menu bar have titles of one word.
enum MenubarTitleWord: Guideline {
  static let rule = Rule(
    "menubar-title-word", sources: [.menuBar2025], platforms: [.macOS, .macCatalyst, .iPadOS],
    needs: [], severity: .note, threshold: .max(1), checks: [.menus([.bar], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0, let text = menu.title,
      let count = menu.titleFacts?.wordCount, count > report.limit
    else { return }
    let title = TitleText(text)
    report.finding(
      at: text.place,
      "The menu title “\(title.shown)” has \(count) words; one is best in the menu bar")
  }
}

/// A submenu has a title that says what is in it.
enum SubmenuTitleRequired: Guideline {
  static let rule = Rule(
    "submenu-title-required", sources: [.contextMenus2022, .contextMenusIOS13],
    needs: [.place, .menuTitles],
    severity: .note, otherSeverities: [.error], checks: [.menus(Set(MenuSurface.allCases), check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0 else { return }
    guard let text = menu.title, !text.segments.isEmpty, case let title = TitleText(text),
      !title.isEmpty
    else {
      report.finding(
        at: menu.title?.place ?? menu.includedAt ?? menu.header,
        "This submenu has no title; a title tells what is in it",
        severity: .error)
      return
    }
    guard emptyWords.contains(title.withoutEllipsis.lowercased()) else { return }
    report.finding(
      at: text.place,
      "The submenu title “\(title.shown)” does not tell what is in it")
  }

  /// Titles that fit any submenu.
  private static let emptyWords: Set<String> = [
    "more", "other", "others", "options", "misc", "miscellaneous", "actions", "더 보기", "기타", "옵션",
    "その他",
  ]
}

/// Submenu titles are concise.
enum SubmenuTitleShort: Guideline {
  static let rule = Rule(
    "submenu-title-short", sources: [.contextMenusIOS13], needs: [.place], severity: .note,
    threshold: .max(3), checks: [.menus([.context, .background, .pullDown], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0, let text = menu.title,
      let count = menu.titleFacts?.wordCount, count > report.limit
    else { return }
    let title = TitleText(text)
    let limit = report.limit
    report.finding(
      at: text.place,
      "The submenu title “\(title.shown)” has \(count) words; more than \(limit) are hard to scan")
  }
}
