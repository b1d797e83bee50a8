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
          title: "Remove the symbol", applicability: .unsafe,
          edits: [Edit(place: place, text: "")])
      ]
    }
    report.finding(
      at: menu.includedAt ?? header,
      "This submenu has the symbol `\(image.name.text)`; the system marks it with a chevron already",
      fixes: fixes)
  }
}
