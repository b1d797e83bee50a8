import MenuModel
import MenuSyntax

/// Runs the rules on a module.
package enum GuidelineChecker {
  /// The findings of all rules that are on, in the order of the walk; `@allow` is not applied.
  ///
  /// - Parameters:
  ///   - module: The module; one with errors of its own is checked as far as it goes.
  ///   - isWhole: Whether all of it could be read; if not, rules that report what is not there are off.
  ///   - unknown: What is not known of the module; rules that need it are off.
  ///   - language: The language of the messages.
  ///   - assets: The app's images, for the rules about them.
  ///   - facts: What is known about titles and symbols already; it learns about others.
  package static func findings(
    in module: MenuModule, isWhole: Bool = true,
    unknown: Set<Rule.Fact> = [],
    language: Language = .english, assets: AssetCatalogue? = nil,
    facts: SpellingFacts = SpellingFacts()
  ) -> [Diagnostic] {
    let rules = GuidelineList.all.filter {
      unknown.isDisjoint(with: $0.needs) && (isWhole || !$0.needsWholeModule)
    }
    return findings(
      in: module, language: language, assets: assets, of: rules, facts: facts, unknown: unknown)
  }

  /// The rule with an id.
  package static func guideline(named id: String) -> Rule? {
    guidelines.first { $0.id == id }
  }

  /// All rules, in the order of their ids.
  package static let guidelines: [Rule] = (GuidelineList.all + UncheckedRules.all)
    .sorted { $0.id < $1.id }

  static func findings(
    in module: MenuModule, language: Language, assets: AssetCatalogue? = nil,
    of guidelines: [Rule], facts: SpellingFacts = SpellingFacts(),
    unknown: Set<Rule.Fact> = []
  ) -> [Diagnostic] {
    var rules: [ActiveGuideline] = []
    var checks = ActiveChecks()
    for guideline in guidelines where !guideline.checks.isEmpty {
      guard let rule = active(guideline, in: module) else { continue }
      for check in guideline.checks { checks.add(check, ofRule: rules.count) }
      rules.append(rule)
    }
    var report = GuidelineReport(
      ExpandedModule(module, facts: facts, barHides: unknown.contains(.menuFile)),
      edition: module.guidelines.edition, language: language,
      assets: assets, rules: rules, unknown: unknown)
    checks.run(&report)
    return report.diagnostics()
  }

  /// The most that a rule lets pass in a module, by the module's own settings; nil where the rule is off or counts
  /// nothing.
  package static func limit(ofRule id: String, in module: MenuModule) -> Int? {
    guard let rule = guideline(named: id), rule.threshold != nil else { return nil }
    return active(rule, in: module)?.limit
  }

  /// A rule as a module has it; nil if it is off there.
  private static func active(_ rule: Rule, in module: MenuModule) -> ActiveGuideline? {
    let settings = module.guidelines
    if rule.readsEnglish && module.app.language != .english { return nil }
    if let withdrawal = rule.withdrawal, withdrawal.edition <= settings.edition { return nil }
    let changes = settings.settings.filter {
      Withdrawals.id($0.rule.text, in: settings.edition) == rule.id
    }
    return ActiveGuideline(rule, in: settings.edition, changes.map(\.change))
  }
}

/// The checks of the rules that are on, by the parts of the module that they are for.
private struct ActiveChecks {
  /// A check, with the number of its rule.
  typealias Check<Part> = (rule: Int, run: @Sendable (Part, inout GuidelineReport) -> Void)

  private var ofModule: [Check<Void>] = []
  private var ofCommands: [Check<CommandID>] = []
  private var ofChoices: [Check<Choice>] = []
  private var ofLabels: [Label.Role: [Check<Label>]] = [:]
  private var ofPluralForms: [Label.Role: [Check<Label>]] = [:]
  private var ofMenus: [MenuSurface: [Check<ExpandedMenu>]] = [:]
  private var ofToolbars: [Check<ExpandedToolbar>] = []

  mutating func add(_ check: GuidelineCheck, ofRule rule: Int) {
    switch check {
    case .module(let run): ofModule.append((rule, { run(&$1) }))
    case .commands(let run): ofCommands.append((rule, run))
    case .choices(let run): ofChoices.append((rule, run))
    case .labels(let roles, let withPluralForms, let run):
      for role in roles {
        ofLabels[role, default: []].append((rule, run))
        if withPluralForms { ofPluralForms[role, default: []].append((rule, run)) }
      }
    case .menus(let surfaces, let run):
      for surface in surfaces { ofMenus[surface, default: []].append((rule, run)) }
    case .toolbars(let run): ofToolbars.append((rule, run))
    }
  }

  /// Walks the module once, and runs the checks for each part.
  func run(_ report: inout GuidelineReport) {
    let expanded = report.expanded
    report.run(ofModule, on: (), shownOn: expanded.platforms)
    for id in expanded.module.commandIDs {
      report.run(ofCommands, on: id, shownOn: expanded.platforms)
    }
    for choice in expanded.module.choices {
      report.run(ofChoices, on: choice, shownOn: expanded.platforms)
    }
    for label in expanded.labels {
      // The rules look at nothing that debug builds alone have.
      if let id = label.command, expanded.isForDebugging(id) { continue }
      let checks = label.isPluralForm ? ofPluralForms : ofLabels
      report.run(checks[label.role] ?? [], on: label, shownOn: label.platforms)
    }
    for menu in expanded.menus {
      report.run(ofMenus[menu.surface] ?? [], on: menu, shownOn: menu.platforms)
    }
    for toolbar in expanded.toolbars {
      report.run(ofToolbars, on: toolbar, shownOn: PlatformSet(toolbar.platform))
    }
  }
}

extension GuidelineReport {
  /// Runs those checks whose rules apply to some of the platforms that show a part.
  fileprivate mutating func run<Part>(
    _ checks: [ActiveChecks.Check<Part>], on part: Part, shownOn platforms: PlatformSet
  ) {
    for (rule, check) in checks where start(rule, on: platforms) { check(part, &self) }
  }
}
