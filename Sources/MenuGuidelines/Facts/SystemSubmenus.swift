import MenuModel
import MenuSyntax

/// The submenus that the system's own menus have, by their titles: they are right however an app writes them.
enum SystemSubmenus {
  private static let titles: Set<String> = [
    "find", "find and replace", "spelling", "spelling and grammar", "substitutions",
    "transformations", "speech", "font", "text", "services", "open recent",
    "찾기", "맞춤법", "맞춤법 및 문법", "대치", "변환", "말하기", "서체", "텍스트", "서비스",
    "최근 사용 열기",
  ]

  /// Those within Font and Text.
  private static let inner: Set<String> = [
    "kern", "kerning", "ligature", "ligatures", "baseline", "character shape", "alignment",
    "writing direction", "ruler", "style", "커닝", "합자", "기준선", "정렬", "쓰기 방향",
  ]

  /// Whether a submenu of the menu bar is one of the system's.
  static func contains(_ menu: ExpandedMenu, _ expanded: ExpandedModule) -> Bool {
    guard menu.surface == .bar, menu.level > 0,
      let title = menu.titleFacts?.lowercased
    else { return false }
    if titles.contains(title) { return true }
    // “Style” and “Alignment” may be an app's own elsewhere.
    guard inner.contains(title), let parent = menu.parent else { return false }
    return menu.barPlace == .format || contains(expanded.menus[parent], expanded)
  }
}
