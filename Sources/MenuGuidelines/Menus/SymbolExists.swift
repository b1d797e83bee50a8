import MenuModel
import MenuSyntax

/// Every symbol is in SF Symbols, on all systems of the app.
enum SymbolExists: Guideline {
  static let rule = Rule(
    "symbol-exists", sources: [.contextMenusIOS13], restsOn: .menus, severity: .error,
    otherSeverities: [.warning],
    checks: [
      .commands(check), .choices(checkOptions), .menus(Set(MenuSurface.allCases), checkMenu),
      .toolbars(checkToolbar),
    ])

  @Sendable static func check(_ id: CommandID, _ report: inout GuidelineReport) {
    let (expanded, platforms) = (report.expanded, report.module.app.platforms)
    if let facts = expanded.symbolFacts(of: id), !facts.isFine(for: platforms),
      let image = report.module.commands[id.index].image
    {
      check(image, of: Titles(of: id, report.module), &report)
    }
    if let facts = expanded.symbolFactsWhenOn(of: id), !facts.isFine(for: platforms),
      let image = report.module.commands[id.index].imageWhenOn
    {
      check(image, of: Titles(of: id, report.module), &report)
    }
  }

  @Sendable static func checkOptions(_ choice: Choice, _ report: inout GuidelineReport) {
    for option in choice.options { check(option.symbol, of: option.title, &report) }
  }

  @Sendable static func checkMenu(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    check(menu.image, of: menu.title, &report)
    for entry in menu.entries { check(entry, &report) }
  }

  @Sendable static func checkToolbar(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for group in toolbar.groups { check(group.image, of: group.title, &report) }
    for entry in toolbar.entries { check(entry, &report) }
  }

  private static func check(_ image: Image?, of title: Text?, _ report: inout GuidelineReport) {
    guard case .symbol(let symbol)? = image,
      !SymbolFacts(symbol.text).isFine(for: report.module.app.platforms), let image
    else { return }
    check(image, of: Titles([title].compactMap { $0 }), &report)
  }

  private static func check(_ entry: ExpandedEntry, _ report: inout GuidelineReport) {
    guard let image = entry.image, let facts = entry.symbolFacts,
      !facts.isFine(for: report.module.app.platforms)
    else { return }
    check(image, of: Titles([report.expanded.title(of: entry)].compactMap { $0 }), &report)
  }

  /// The titles shown with a symbol; they may name the product that it depicts.
  private struct Titles {
    let texts: [Text]

    init(_ texts: [Text]) { self.texts = texts }

    init(of id: CommandID, _ module: MenuModule) {
      let command = module.commands[id.index]
      texts = [command.title, command.titleWhenOn].compactMap { $0 }
    }

    /// Whether one of them, or the app's name, has a part of a symbol's name: "Live Photo" for `livephoto`.
    func name(_ symbol: String, in module: MenuModule) -> Bool {
      let texts = texts.map { TitleText($0).string } + [module.app.name]
      let joined = texts.map { $0.lowercased().filter { $0 != " " && $0 != "-" } }
      if symbol.hasPrefix("pencil.tip"), joined.contains(where: { $0.includes("markup") }) {
        return true
      }
      let parts = symbol.split(separator: ".").filter { $0.utf8.count > 3 }
      return parts.contains { part in joined.contains { $0.includes(String(part)) } }
    }
  }

  private static func check(_ image: Image, of titles: Titles, _ report: inout GuidelineReport) {
    guard case .symbol(let symbol) = image else { return }
    let name = symbol.text
    if name == "none" {
      report.finding(
        at: symbol.place,
        Bilingual(
          "SF Symbols has no `none`; what has no `symbol` shows none",
          ko: "SF Symbols에 `none`이(가) 없습니다. `symbol`이 없으면 기호를 보여 주지 않습니다"),
        help: Bilingual("Leave out `symbol none`.", ko: "`symbol none`을 빼세요."))
      return
    }
    guard let systems = SymbolTable.availability(of: name) else {
      let nearest = SymbolTable.suggestions(for: name)
      report.finding(
        at: symbol.place,
        Bilingual(
          "SF Symbols has no `\(name)`", ko: "SF Symbols에 `\(name)`이(가) 없습니다"),
        help: nearest.first.map {
          Bilingual("Did you mean `\($0)`?", ko: "`\($0)`을(를) 뜻하셨나요?")
        } ?? Bilingual("Look the name up in the SF Symbols app.", ko: "SF Symbols 앱에서 이름을 확인하세요."),
        fixes: nearest.map {
          GuidelineFix(
            title: Bilingual("Write `\($0)`", ko: "`\($0)` 쓰기"), applicability: .unsafe,
            edits: [Edit(place: symbol.place, text: $0)])
        })
      return
    }
    for requirement in report.module.app.platforms
    where report.platforms.contains(requirement.platform)
      && !systems.covers(requirement.platform, from: requirement.minimum)
    {
      let first = systems.minimum(on: requirement.platform)?.text ?? "–"
      let system = "\(requirement.platform.name) \(first)"
      let older = older(name, report.module)
      report.finding(
        at: symbol.place,
        Bilingual(
          "The symbol `\(name)` needs \(system); the app supports \(requirement.minimum.text)",
          ko: "기호 `\(name)`은(는) \(system)부터 있는데 앱은 \(requirement.minimum.text)부터 지원합니다"),
        severity: .warning,
        help: Bilingual(
          "Choose an older symbol, or raise the minimum.", ko: "더 오래된 기호를 고르거나 최소 버전을 올리세요."),
        fixes: older.map {
          [
            GuidelineFix(
              title: Bilingual("Write `\($0)`, its older name", ko: "이전 이름인 `\($0)` 쓰기"),
              edits: [Edit(place: symbol.place, text: $0)])
          ]
        } ?? [])
      return
    }
    if SymbolTable.isRestricted(name), !titles.name(name, in: report.module) {
      report.finding(
        at: symbol.place,
        Bilingual(
          "`\(name)` is reserved for the Apple product or feature that it shows; use another symbol",
          ko: "Apple은 기호 `\(name)`을(를) 그것이 나타내는 제품이나 기능에만 쓰도록 합니다"),
        severity: .warning,
        help: Bilingual(
          "Use it for that alone, and say so with `@allow`.", ko: "그 용도로만 쓰고 `@allow`로 밝히세요."))
    }
  }

  /// The name that a symbol had before, if all systems of the module have it.
  private static func older(_ name: String, _ module: MenuModule) -> String? {
    let known = SymbolTable.olderNames(of: name).filter { older in
      guard let systems = SymbolTable.availability(of: older) else { return false }
      return module.app.platforms.allSatisfy { systems.covers($0.platform, from: $0.minimum) }
    }
    // Where two were made one, the plainer.
    return known.min { $0.utf8.count < $1.utf8.count }
  }
}
