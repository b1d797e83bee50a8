import MenuModel
import MenuSyntax

/// Symbols are not there for decoration.
enum IconOrnamental: Guideline {
  static let rule = Rule(
    "icon-ornamental", sources: [.menus2025, .menus2026], severity: .note, threshold: .max(4),
    isAboutHabits: true, checks: [.choices(check)])

  @Sendable static func check(_ choice: Choice, _ report: inout GuidelineReport) {
    let count = choice.options.count
    guard count > report.limit else { return }
    var names: Set<String> = []
    for option in choice.options {
      guard let symbol = option.symbol, names.insert(symbol.name.text).inserted else { return }
    }
    report.finding(
      at: choice.name.place,
      "All \(count) options of `\(choice.name.text)` have symbols of their own; titles alone are quicker to read"
    )
  }
}
