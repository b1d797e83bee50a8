import MenuModel
import MenuSyntax

/// A toolbar of few buttons shows titles.
struct ToolbarIosFewText: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-ios-few-text",
    title: Bilingual(
      "Symbols where text is clearer",
      ko: "텍스트가 더 분명한 곳의 기호"),
    what: Bilingual(
      "An iOS toolbar with three buttons or fewer has room for short titles instead of symbols. Symbols that everyone knows, such as that of Play, need none. From the edition of 2025 on the guidelines prefer symbols there.",
      ko:
        "버튼이 세 개 이하인 iOS 도구 막대에는 기호 대신 짧은 제목을 둘 자리가 있습니다. 재생처럼 누구나 아는 기호에는 제목이 필요 없습니다. 2025년판부터 지침은 이곳에 기호를 권합니다."
    ),
    why: Bilingual(
      "A word is clearer than a symbol that people have to learn first.",
      ko: "단어는 먼저 익혀야 하는 기호보다 분명합니다."),
    remedy: Bilingual(
      "Write `symbol none` after the items, with short titles.",
      ko: "항목 뒤에 `symbol none`을 쓰고 제목을 짧게 하세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iOS,
    severity: EditionSeverity(in2022: .note, in2025: nil),
    threshold: .max(3), withdrawal: .init(edition: .edition2026))

  /// The commands of both examples.
  private static let commands = """
    compose "New Message" symbol square.and.pencil
    reply "Reply" symbol arrowshape.turn.up.left
    forward "Forward" symbol arrowshape.turn.up.right
    """

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iOS 17",
        commands: commands,
        toolbar: "iOS { compose; reply; forward }")),
    .good(
      ExampleApp.mail(
        "iOS 17",
        commands: commands,
        toolbar: "iOS { compose symbol none; reply symbol none; forward symbol none }")),
    .good(
      ExampleApp.mail(
        "iOS 17",
        toolbar: "iOS { compose; reply; forward; archive }")),
    .good(
      ExampleApp.toolbar(
        "iOS { previous; flexible; play; flexible; next }", platforms: "iOS 17",
        commands: """
          previous "Previous" symbol backward.fill
          play "Play" symbol play.fill
          next "Next" symbol forward.fill
          """)),
  ]

  /// Symbols that people know from every player, browser and phone, by the first part of their names.
  private static let known: Set<String> = [
    "play", "pause", "playpause", "stop", "backward", "forward", "gobackward", "goforward",
    "record", "shuffle", "repeat", "speaker", "plus", "trash", "xmark", "checkmark", "chevron",
    "magnifyingglass", "camera", "phone", "heart", "star", "ellipsis", "gearshape", "gear",
    "printer", "mic", "airplay", "airplayvideo", "airplayaudio", "bookmark",
  ]

  /// Whether people know the symbol of an item without learning it.
  private static func isKnown(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    guard case .symbol(let symbol)? = expanded.image(of: entry) else { return false }
    let name = symbol.text
    if name.hasPrefix("square.and.arrow.up") { return true }
    return known.contains(String(name.prefix { $0 != "." }))
  }

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The guideline is about the bar at the bottom of the screen.
    if toolbar.isAtTopOfPhone { return }
    let items = toolbar.defaultItems
    let count = report.expanded.mostShown(of: items)
    if count > report.limit { return }
    let buttons = items.filter { report.expanded.face(of: $0) != nil }
    guard !buttons.isEmpty else { return }
    for item in items {
      switch item.kind {
      case .standard: continue
      default: if report.expanded.face(of: item) != .symbol { return }
      }
    }
    // Their titles would say nothing new, and symbols and text next to each other are no style.
    if buttons.contains(where: { isKnown($0, report.expanded) }) { return }
    report.finding(
      at: toolbar.header,
      Bilingual(
        count == 1
          ? "This toolbar has one button, and it shows a symbol; a short title says more"
          : "This toolbar has \(count) buttons, and all show symbols; short titles say more",
        ko: "이 도구 막대의 버튼 \(count)개가 모두 기호입니다. 짧은 제목이 더 많은 것을 알려 줍니다"),
      fixes: report.fixByShowingTitles(of: buttons).map { [$0] } ?? [])
  }
}
