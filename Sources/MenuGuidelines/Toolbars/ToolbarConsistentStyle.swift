import MenuModel
import MenuSyntax

/// The items of a toolbar group look alike.
struct ToolbarConsistentStyle: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-consistent-style",
    title: Bilingual(
      "Items of different styles side by side",
      ko: "모양이 다른 항목이 나란히 있음"),
    what: Bilingual(
      "The items of a group are all symbols or all text, and the images of a toolbar are all shapes in the bar’s colour or all in full colour.",
      ko: "그룹의 항목은 모두 기호이거나 모두 텍스트이고, 도구 막대의 이미지는 모두 막대 색상의 모양이거나 모두 풀컬러입니다."),
    why: Bilingual(
      "A toolbar in one style looks calm and is easy to understand; an item that looks unlike its neighbours seems to mean more than it does.",
      ko: "한 가지 스타일로 된 도구 막대는 차분해 보이고 이해하기 쉽습니다. 이웃과 달라 보이는 항목은 실제보다 특별해 보입니다."),
    remedy: Bilingual(
      "Give each item a symbol, or none of them.",
      ko: "모든 항목에 기호를 주거나, 모두 빼세요."),
    sources: [.toolbarsIPadOS16],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            center customizable { group { reply; forward symbol none; archive } }
            trailing { compose }
          }
          """), in: .edition2022),
    .good(
      ExampleApp.mail(
        "iPadOS 17",
        toolbar: """
          iPadOS browser {
            center customizable { group { reply; forward; archive } }
            trailing { compose }
          }
          """)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // From 2025 on, `toolbar-text-apart` says more about symbols and text; in macOS each item has both.
    if report.edition == .edition2022 && toolbar.platform != .macOS {
      for items in toolbar.itemsByGroup { check(items, &report) }
    }
    checkColors(of: toolbar, &report)
  }

  private static func check(_ items: [ExpandedEntry], _ report: inout GuidelineReport) {
    let symbols = items.filter { report.expanded.face(of: $0) == .symbol }
    let texts = items.filter { report.expanded.face(of: $0) == .text }
    guard let symbol = symbols.first, let text = texts.first else { return }
    // The odd one out is reported.
    let odd = symbols.count < texts.count ? symbol : text
    let fixes = [
      texts.count == 1 ? report.fixByShowingSymbol(of: text) : nil,
      report.fixByShowingTitles(of: symbols),
    ].compactMap { $0 }
    let name = report.name(of: odd)
    report.finding(
      at: odd,
      symbols.count < texts.count
        ? Bilingual(
          "\(name) shows as a symbol in a group of text items; a group has one style",
          ko: "\(name) 항목이 텍스트 항목 그룹에서 기호로 보입니다. 그룹의 스타일은 하나입니다")
        : Bilingual(
          "\(name) shows as text in a group of symbols; a group has one style",
          ko: "\(name) 항목이 기호 그룹에서 텍스트로 보입니다. 그룹의 스타일은 하나입니다"),
      fixes: fixes)
  }

  /// Speaks of the first image in full colour among others that are shapes.
  private static func checkColors(of toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard let assets = report.assets else { return }
    var colored: ImageName?
    var hasShape = false
    for image in toolbar.images(in: report.expanded) {
      switch image {
      case .symbol: hasShape = true
      case .asset(let name):
        guard let asset = assets[name.text] else { continue }
        switch asset.rendering {
        case .original: colored = colored ?? name
        case .template: hasShape = true
        case .automatic: break
        }
      }
    }
    guard let colored, hasShape else { return }
    report.finding(
      at: colored.place,
      Bilingual(
        "The image “\(colored.text)” is in full colour, and other items of its toolbar take the bar’s colour; a toolbar has one style",
        ko: "이미지 “\(colored.text)”은(는) 풀컬러인데 같은 도구 막대의 다른 항목은 막대 색상을 따릅니다. 도구 막대의 스타일은 하나입니다"),
      help: Bilingual(
        "Render the image as a template, or give all items images in full colour.",
        ko: "이미지를 템플릿으로 렌더링하거나 모든 항목에 풀컬러 이미지를 주세요."))
  }
}
