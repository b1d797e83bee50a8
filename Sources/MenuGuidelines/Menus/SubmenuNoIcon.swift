import MenuModel
import MenuSyntax

/// A submenu of a context menu has no symbol.
enum SubmenuNoIcon: Guideline {
  static let rule = Rule(
    "submenu-no-icon", sources: [.contextMenusIOS13],
    platforms: [.iOS, .iPadOS, .macCatalyst, .visionOS], restsOn: .menus,
    severity: EditionSeverity(in2022: .warning, in2025: nil),
    checks: [.menus([.context, .background], check)])

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0, let image = menu.image else { return }
    let header = menu.header
    var fixes: [GuidelineFix] = []
    let symbol = image.name.attribute
    if menu.includedAt == nil, header.source == image.name.place.source,
      header.span.start < symbol.start, symbol.end <= header.span.end,
      let title = menu.title, title.place.span.end < symbol.start
    {
      let place = Place(source: header.source, span: Span(title.place.span.end, symbol.end))
      fixes = [
        GuidelineFix(
          title: Bilingual("Remove the symbol", ko: "기호 빼기"), applicability: .unsafe,
          edits: [Edit(place: place, text: "")])
      ]
    }
    report.finding(
      at: menu.includedAt ?? header,
      Bilingual(
        "This submenu has the symbol `\(image.name.text)`; the system marks it with a chevron already",
        ko: "이 하위 메뉴에 기호 `\(image.name.text)`이(가) 있습니다. 시스템이 이미 꺾쇠로 표시합니다"),
      fixes: fixes)
  }
}
