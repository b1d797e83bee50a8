import MenuModel
import MenuSyntax

/// Every symbol is in SF Symbols, on all systems of the app.
enum SymbolExists: Guideline {
  static let rule = Rule(
    "symbol-exists", sources: [.contextMenusIOS13], needs: [], severity: .error,
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
    let command = report.module.commands[id.index]
    let others = command.imagesWhen.map(\.value) + [command.optionForm?.image].compactMap { $0 }
    for case .symbol(let symbol) in others where !SymbolFacts(symbol.text).isFine(for: platforms) {
      check(.symbol(symbol), of: Titles(of: id, report.module), &report)
    }
  }

  @Sendable static func checkOptions(_ choice: Choice, _ report: inout GuidelineReport) {
    for option in choice.options { check(option.symbol, of: option.title, &report) }
  }

  @Sendable static func checkMenu(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    check(menu.image, of: menu.title, &report)
    for image in menu.lineImages { check(image, of: nil, &report) }
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
      texts =
        [command.title, command.titleWhenOn].compactMap { $0 } + command.titlesWhen.map(\.value)
    }

    /// Whether one of them, or the app's name, has a part of a symbol's name: "Live Photo" for `livephoto`.
    func name(_ symbol: String, in module: MenuModule) -> Bool {
      let texts = texts.map { TitleText($0).string } + [module.app.name]
      let joined = texts.map { $0.lowercased().filter { $0 != " " && $0 != "-" } }
      // A restricted symbol whose feature has another name: Markup.
      if symbol.hasPrefix("pencil.tip"), joined.contains(where: { $0.includes("markup") }) {
        return true
      }
      // Short parts such as “tv” are in many words.
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
        "SF Symbols has no `none`; without `symbol`, nothing is shown",
        help: "Leave out `symbol none`.")
      return
    }
    guard let systems = SymbolTable.availability(of: name) else {
      sayUnknown(symbol, &report)
      return
    }
    let old = report.module.app.platforms.first { requirement in
      report.platforms.contains(requirement.platform)
        && !systems.covers(requirement.platform, from: requirement.minimum)
    }
    if let old {
      sayNewer(symbol, systems, than: old, &report)
    } else if SymbolTable.isRestricted(name), !titles.name(name, in: report.module) {
      // “Open in Safari” may have `safari`, and so may Safari.
      report.finding(
        at: symbol.place,
        "`\(name)` is reserved for the Apple product or feature that it shows; use another symbol",
        severity: .warning,
        help: "Use it for that alone. Say so with `@allow`.")
    }
  }

  private static func sayUnknown(_ symbol: ImageName, _ report: inout GuidelineReport) {
    let nearest = SymbolTable.suggestions(for: symbol.text)
    report.finding(
      at: symbol.place,
      "SF Symbols has no `\(symbol.text)`",
      help: nearest.first.map {
        Message("Did you mean `\($0)`?")
      } ?? "Look the name up in the SF Symbols app.",
      fixes: nearest.map {
        GuidelineFix(
          // By its spelling, which may mean another picture.
          title: "Write `\($0)`", applicability: .unsafe,
          edits: [Edit(place: symbol.place, text: $0)])
      })
  }

  /// Reports a symbol that a platform has only from a later version on than the app needs.
  private static func sayNewer(
    _ symbol: ImageName, _ systems: SymbolAvailability, than requirement: PlatformRequirement,
    _ report: inout GuidelineReport
  ) {
    let first = systems.minimum(on: requirement.platform)?.text ?? "–"
    let system = "\(requirement.platform.name) \(first)"
    let older = older(symbol.text, report.module)
    report.finding(
      at: symbol.place,
      "The symbol `\(symbol.text)` needs \(system); the app supports \(requirement.minimum.text)",
      severity: .warning,
      help: "Choose an older symbol, or raise the minimum.",
      fixes: older.map {
        [
          GuidelineFix(
            title: "Write `\($0)`, its older name",
            edits: [Edit(place: symbol.place, text: $0)])
        ]
      } ?? [])
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
