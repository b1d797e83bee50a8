import MenuModel
import MenuSyntax

/// Symbols are not there for decoration.
struct IconOrnamental: Guideline {
  static let page = GuidelinePage(
    id: "icon-ornamental",
    title: Bilingual("Symbols for decoration", ko: "장식용 기호"),
    what: Bilingual(
      "The options of a long choice have no symbols of their own unless these tell more than the titles.",
      ko: "긴 선택의 옵션에는 제목보다 더 많은 것을 말해 주지 않는 한 기호를 붙이지 않습니다."),
    why: Bilingual(
      "Five different pictures for things of one kind have to be learned, and titles are read anyway.",
      ko: "같은 종류에 그림이 다섯 개나 있으면 익혀야 하고, 어차피 제목을 읽게 됩니다."),
    remedy: Bilingual(
      "Leave the symbols out.", ko: "기호를 빼세요."),
    sources: [.menus2025, .menus2026],
    severity: .note,
    threshold: .max(4), isAboutHabits: true)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      state { layout: BrowserLayout }
      choice BrowserLayout {
        icons "Icons" symbol square.grid.2x2
        rows "List" symbol list.bullet
        columns "Columns" symbol rectangle.split.3x1
        gallery "Gallery" symbol photo
        timeline "Timeline" symbol clock
      }
      commands { arrange "View As" choose layout onscreen }
      """),
    .good(
      """
      state { layout: BrowserLayout }
      choice BrowserLayout {
        icons "Icons"
        rows "List"
        columns "Columns"
        gallery "Gallery"
        timeline "Timeline"
      }
      commands { arrange "View As" choose layout onscreen }
      """),
  ]

  static let checks: [GuidelineCheck] = [.choices(check)]

  @Sendable static func check(_ choice: Choice, _ report: inout GuidelineReport) {
    let count = choice.options.count
    guard count > report.limit else { return }
    var names: Set<String> = []
    for option in choice.options {
      guard let symbol = option.symbol, names.insert(symbol.name.text).inserted else { return }
    }
    report.finding(
      at: choice.name.place,
      Bilingual(
        "All \(count) options of `\(choice.name.text)` have symbols of their own; titles alone are quicker to read",
        ko: "`\(choice.name.text)`의 옵션 \(count)개에 모두 다른 기호가 있습니다. 제목만 있는 편이 더 빨리 읽힙니다"))
  }
}
