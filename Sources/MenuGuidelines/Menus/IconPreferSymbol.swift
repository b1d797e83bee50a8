import MenuModel
import MenuSyntax

/// SF Symbols serve better than images of the app’s own.
struct IconPreferSymbol: Guideline {
  static let page = GuidelinePage(
    id: "icon-prefer-symbol",
    title: Bilingual("An image where a symbol would do", ko: "기호로 충분한 곳에 쓰인 이미지"),
    what: Bilingual(
      "The picture of a command is an SF Symbol. Where the system has a symbol for the action, as for Delete or Share, an image is in its place by mistake.",
      ko: "명령의 그림은 SF Symbol입니다. 삭제나 공유처럼 시스템에 그 동작의 기호가 있는데 이미지를 쓰면 경고합니다."),
    why: Bilingual(
      "Symbols align with text at all sizes and weights, and take the colors of the place that they are in.",
      ko: "기호는 어떤 크기와 굵기에서도 텍스트와 정렬이 유지되고, 놓인 곳의 색을 따릅니다."),
    remedy: Bilingual(
      "Use an SF Symbol, or make a custom symbol from one.",
      ko: "SF Symbol을 쓰거나, 그것을 바탕으로 사용자 기호를 만드세요."),
    sources: [.pullDownMenusIOS14, .toolbarsIPadOS16],
    severity: .note, otherSeverities: [.warning])

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Photo", "stamp", commands: #"stamp "Add Stamp" image "Stamp" onscreen"#)),
    .good(
      ExampleApp.contextMenu(
        of: "Photo", "stamp", platforms: "iOS 17",
        commands: #"stamp "Add Stamp" symbol seal onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [
    .commands(check),
    .menus(Set(MenuSurface.allCases), checkEntries),
  ]

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    guard case .asset(let name)? = report.module.commands[id.index].image,
      !report.expanded.placements(of: id).isEmpty
    else { return }
    check(name, TitleText(report.expanded.command(id).title), &report)
  }

  /// Entries with an image of their own.
  @Sendable static func checkEntries(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    for entry in menu.entries {
      guard case .asset(let name)? = entry.image, let title = report.expanded.title(of: entry)
      else {
        continue
      }
      check(name, TitleText(title), &report)
    }
  }

  private static func check(
    _ image: ImageName, _ title: TitleText, _ report: inout GuidelineReport
  ) {
    let symbol = TitleFacts(title).standardSymbols?.first
    report.finding(
      at: image.place,
      symbol.map {
        Bilingual(
          "“\(title.shown)” has an image of its own; the system’s symbol for it is `\($0)`",
          ko: "“\(title.shown)”에 따로 만든 이미지를 썼습니다. 시스템의 기호는 `\($0)`입니다")
      }
        ?? Bilingual(
          "“\(title.shown)” has an image; a symbol keeps its alignment with text at all sizes",
          ko: "“\(title.shown)”에 이미지를 썼습니다. 기호는 어떤 크기에서도 텍스트와 정렬이 유지됩니다"),
      severity: symbol == nil ? .note : .warning)
  }
}
