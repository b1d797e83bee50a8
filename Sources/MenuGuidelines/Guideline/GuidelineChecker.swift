import MenuModel
import MenuSyntax

/// Runs the rules on a module.
package enum GuidelineChecker {
  /// The findings of all rules that are on, in the order of the walk; `@allow` is not applied.
  ///
  /// - Parameters:
  ///   - module: The module; one with errors of its own is checked as far as it goes.
  ///   - isWhole: Whether all of it could be read; if not, rules that report what is not there are off.
  ///   - language: The language of the messages.
  ///   - assets: The app's images, for the rules about them.
  ///   - facts: What is known about titles and symbols already; it learns about others.
  package static func findings(
    in module: MenuModule, isWhole: Bool = true, language: Language = .english,
    assets: AssetCatalogue? = nil, facts: SpellingFacts = SpellingFacts()
  ) -> [Diagnostic] {
    let rules = isWhole ? GuidelineList.all : GuidelineList.all.filter { !$0.needsWholeModule }
    return findings(in: module, language: language, assets: assets, of: rules, facts: facts)
  }

  /// The rule with an id.
  package static func guideline(named id: String) -> Rule? {
    if let guideline = GuidelineList.all.first(where: { $0.page.id == id }) {
      return Rule(guideline)
    }
    return UncheckedGuidelines.pages.first { $0.id == id }.map { Rule(unchecked: $0) }
  }

  /// All rules, in the order of their ids.
  package static var guidelines: [Rule] {
    let rules =
      GuidelineList.all.map { Rule($0) } + UncheckedGuidelines.pages.map { Rule(unchecked: $0) }
    return rules.sorted { $0.page.id < $1.page.id }
  }

  static func findings(
    in module: MenuModule, language: Language, assets: AssetCatalogue? = nil,
    of guidelines: [any Guideline.Type], facts: SpellingFacts = SpellingFacts()
  ) -> [Diagnostic] {
    let settings = module.guidelines
    let changed = settings.settings.map { setting in
      (id: Withdrawals.id(setting.rule.text, in: settings.edition), change: setting.change)
    }
    var rules: [ActiveGuideline] = []
    var checks: [(rule: Int, check: GuidelineCheck)] = []
    for guideline in guidelines where !guideline.checks.isEmpty {
      if guideline.readsEnglish && module.app.language != .english { continue }
      let page = guideline.page
      if let withdrawal = page.withdrawal, withdrawal.edition <= settings.edition { continue }
      let changes = changed.filter { $0.id == page.id }.map(\.change)
      guard let rule = ActiveGuideline(page, in: settings.edition, changes) else { continue }
      checks += guideline.checks.map { (rules.count, $0) }
      rules.append(rule)
    }
    var report = GuidelineReport(
      ExpandedModule(module, facts: facts), edition: settings.edition, language: language,
      assets: assets, rules: rules)
    run(checks, &report)
    return report.diagnostics()
  }

  /// Walks the module once, and has each part looked at by the checks for such parts.
  private static func run(
    _ checks: [(rule: Int, check: GuidelineCheck)], _ report: inout GuidelineReport
  ) {
    let expanded = report.expanded
    for (rule, check) in checks {
      guard case .module(let run) = check, report.start(rule, on: expanded.platforms) else {
        continue
      }
      run(&report)
    }
    let ofCommands = checks.filter { if case .commands = $0.check { true } else { false } }
    for id in expanded.module.commandIDs {
      for (rule, check) in ofCommands {
        guard case .commands(let run) = check, report.start(rule, on: expanded.platforms) else {
          continue
        }
        run(id, &report)
      }
    }
    for choice in expanded.module.choices {
      for (rule, check) in checks {
        guard case .choices(let run) = check, report.start(rule, on: expanded.platforms) else {
          continue
        }
        run(choice, &report)
      }
    }
    let ofLabels = checks.filter { if case .labels = $0.check { true } else { false } }
    for label in expanded.labels {
      for (rule, check) in ofLabels {
        guard case .labels(let roles, let withForms, let run) = check, roles.contains(label.role),
          withForms || !label.isPluralForm, report.start(rule, on: label.platforms)
        else { continue }
        run(label, &report)
      }
    }
    let ofMenus = checks.filter { if case .menus = $0.check { true } else { false } }
    for menu in expanded.menus {
      for (rule, check) in ofMenus {
        guard case .menus(let surfaces, let run) = check, surfaces.contains(menu.surface),
          report.start(rule, on: menu.platforms)
        else { continue }
        run(menu, &report)
      }
    }
    for toolbar in expanded.toolbars {
      for (rule, check) in checks {
        guard case .toolbars(let run) = check,
          report.start(rule, on: PlatformSet(toolbar.platform))
        else { continue }
        run(toolbar, &report)
      }
    }
  }
}
