import MenuModel
import MenuSyntax

/// Symbols in toolbars have no circle of their own from version 26 on.
struct ToolbarBorderless: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-borderless",
    title: Bilingual(
      "A symbol in a circle in a toolbar",
      ko: "도구 막대에서 원 안에 든 기호"),
    what: Bilingual(
      "From version 26 on, the system draws a shape around toolbar items, and their symbols have no circle of their own. An app for older versions is shown on newer ones too; the edition of 2022 asks it only of apps for 26 or later. `info.circle`, `person.crop.circle` and `checkmark.circle` stay.",
      ko:
        "버전 26부터 시스템이 도구 막대 항목 둘레에 모양을 그리므로, 기호에는 따로 원을 두지 않습니다. 이전 버전을 위한 앱도 새 버전에서 쓰이며, 2022년판은 26 이상용 앱에만 요구합니다. `info.circle`, `person.crop.circle`, `checkmark.circle`은 그대로 둡니다."
    ),
    why: Bilingual(
      "A circle in a circle is hard to make out, and the item looks unlike those of other apps.",
      ko: "원 안의 원은 알아보기 어렵고, 다른 앱의 항목과 달라 보입니다."),
    remedy: Bilingual(
      "Use the symbol without `.circle`.",
      ko: "`.circle`이 없는 기호를 쓰세요."),
    sources: [.toolbars2025],
    severity: .warning, isAboutHabits: true)

  static let examples: [GuidelineExample] = [
    .bad(example("iOS 26", symbol: "plus.circle")),
    .good(example("iOS 26", symbol: "plus")),
    .bad(example("iOS 18", symbol: "plus.circle"), in: .edition2026),
    .good(example("iOS 18", symbol: "plus.circle"), in: .edition2022),
  ]

  /// A toolbar whose last item has a symbol.
  private static func example(_ platforms: String, symbol: String) -> String {
    ExampleApp.mail(
      platforms,
      commands: """
        compose "New Message" symbol square.and.pencil
        reply "Reply" symbol arrowshape.turn.up.left
        forward "Forward" symbol arrowshape.turn.up.right
        add "Add Contact" symbol \(symbol)
        """,
      toolbar: "iOS { compose; reply; forward; add }")
  }

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  /// Symbols in a circle that are the standard ones for what they mean.
  private static let standard = ["checkmark.circle", "info.circle", "person.crop.circle"]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // The text of 2022 knows no shapes around items, which are there for apps built for 26.
    if report.edition < .edition2025,
      !report.module.app.isOnly(from: Version(26), on: toolbar.platform)
    {
      return
    }
    for entry in toolbar.allItems {
      if let image = report.expanded.image(of: entry) { check(image, in: entry, &report) }
      if case .command(let command) = entry.kind, entry.image == nil, !entry.hidesImage,
        let image = report.expanded.command(command).imageWhenOn
      {
        check(image, in: entry, &report)
      }
    }
    for group in toolbar.filledGroups {
      if let image = toolbar.groups[group].image { check(image, in: nil, &report) }
    }
  }

  private static func check(
    _ image: Image, in entry: ExpandedEntry?, _ report: inout GuidelineReport
  ) {
    guard case .symbol(let name) = image, name.text.hasSuffix(".circle"),
      !standard.contains(name.text)
    else { return }
    let plain = String(name.text.dropLast(".circle".utf8.count))
    guard SymbolTable.contains(plain) else { return }
    report.finding(
      at: name.place,
      Bilingual(
        "`\(name.text)` has a circle of its own, and the system draws a shape around toolbar items; `\(plain)` has none",
        ko: "`\(name.text)` 기호에는 자체 원이 있는데, 시스템이 도구 막대 항목 둘레에 모양을 그립니다. `\(plain)` 기호에는 원이 없습니다"),
      fixes: [
        GuidelineFix(
          title: Bilingual("Use `\(plain)`", ko: "`\(plain)` 쓰기"),
          applicability: entry?.image == nil ? .unsafe : .safe,
          edits: [Edit(place: name.place, text: plain)])
      ])
  }
}
