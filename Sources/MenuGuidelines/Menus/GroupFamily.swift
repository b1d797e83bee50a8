import MenuModel
import MenuSyntax

/// Commands of one family are in one group.
enum GroupFamily: Guideline {
  static let rule = Rule(
    "group-family", sources: [.menus2025], needs: [], severity: .warning,
    checks: [.menus(Set(MenuSurface.allCases), check)])

  /// The page's own case: Paste and Match Style stays with Paste, however seldom it is used.
  private static let families: [[String]] = [
    ["undo", "redo"], ["cut", "copy", "paste", "pasteAndMatchStyle"],
    ["find", "findNext", "findPrevious"], ["bold", "italic", "underline"], ["bigger", "smaller"],
    ["alignLeft", "alignCenter", "alignRight", "justify"], ["copyStyle", "pasteStyle"],
    ["minimize", "zoom"], ["hide", "hideOthers", "showAll"],
    ["startSpeaking", "stopSpeaking"], ["makeUpperCase", "makeLowerCase", "capitalize"],
  ]

  private static let familyOf: [String: Int] = {
    var result: [String: Int] = [:]
    for (number, names) in families.enumerated() { for name in names { result[name] = number } }
    return result
  }()

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard report.expanded.groupCount(of: menu) > 1 else { return }
    var first: [Int: ExpandedEntry] = [:]
    for entry in menu.entries {
      // Of titles of the app’s own nobody knows that they are a family: its Copy may be another.
      guard case .standard(let name) = entry.kind, let family = familyOf[name] else { continue }
      guard let other = first[family] else {
        first[family] = entry
        continue
      }
      if other.group == entry.group { continue }
      let title = report.expanded.spoken(entry)
      report.finding(
        at: entry,
        "\(title) is not in the group of the commands that it belongs with",
        related: [(other.place, "the family begins here")])
    }
  }
}
