import MenuModel
import MenuSyntax

/// SF Symbols serve better than images of the app’s own.
struct IconPreferSymbol: Guideline {
  static let page = GuidelinePage(
    id: "icon-prefer-symbol",
    title: Bilingual("An image where a symbol would do", ko: "기호로 충분한 곳에 쓰인 이미지"),
    what: Bilingual(
      "The picture of a command is an SF Symbol. Where the system has a symbol for the action, as for Delete or Share, an image is a mistake. Other images are reported once for a module, and logos never: images of commands that open something `elsewhere`, and images with the same name as the title.",
      ko:
        "명령의 그림은 SF Symbol입니다. 삭제나 공유처럼 시스템에 그 동작의 기호가 있는데 이미지를 쓰면 경고합니다. 다른 이미지는 모듈마다 한 번만 알리고, `opens elsewhere`인 명령의 이미지나 제목과 이름이 같은 이미지 같은 로고는 알리지 않습니다."
    ),
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

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    var others: [(image: ImageName, title: TitleText)] = []
    for (image, title) in images(report.expanded) {
      if let symbol = TitleFacts(title).standardSymbols?.first {
        report.finding(
          at: image.place,
          Bilingual(
            "“\(title.shown)” has an image of its own; the system’s symbol for it is `\(symbol)`",
            ko: "“\(title.shown)”에 따로 만든 이미지를 썼습니다. 시스템의 기호는 `\(symbol)`입니다"),
          severity: .warning)
      } else if !isCalled(image, as: title) {
        others.append((image, title))
      }
    }
    guard let (image, title) = others.first else { return }
    report.finding(
      at: image.place,
      Bilingual(
        "“\(title.shown)” has an image; a symbol keeps its alignment with text at all sizes",
        ko: "“\(title.shown)”에 이미지를 썼습니다. 기호는 어떤 크기에서도 텍스트와 정렬이 유지됩니다"),
      severity: .note,
      related: others.dropFirst().map { ($0.image.place, Bilingual("also here", ko: "여기도")) })
  }

  /// The images of placed commands and of entries, each with the title that it is shown with; none for what opens elsewhere.
  private static func images(_ expanded: ExpandedModule) -> [(ImageName, TitleText)] {
    var found: [(ImageName, TitleText)] = []
    for id in expanded.module.commandIDs where !expanded.placements(of: id).isEmpty {
      let command = expanded.command(id)
      guard case .asset(let image)? = command.image, command.opens != .elsewhere else { continue }
      found.append((image, TitleText(command.title)))
    }
    for entry in expanded.menus.flatMap(\.entries) {
      guard case .asset(let image)? = entry.image, let title = expanded.title(of: entry),
        expanded.command(of: entry)?.opens != .elsewhere
      else { continue }
      found.append((image, TitleText(title)))
    }
    return found
  }

  /// Whether an image is called as the title that it is shown with: the logo of a product.
  private static func isCalled(_ image: ImageName, as title: TitleText) -> Bool {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    return letters(image.text) == letters(title.withoutEllipsis)
  }
}
