import MenuModel
import MenuSyntax

/// Runs the rules on a module.
public enum GuidelineChecker {
  /// The findings of all rules that are on, in the order of the walk; `@allow` is not applied.
  ///
  /// - Parameters:
  ///   - module: The module; one with errors of its own is checked as far as it goes.
  ///   - isWhole: Whether all of it could be read; if not, rules that report what is not there are off.
  ///   - language: The language of the messages.
  ///   - assets: The app's images, for the rules about them.
  public static func findings(
    in module: MenuModule, isWhole: Bool = true, language: Language = .english,
    assets: AssetCatalogue? = nil
  ) -> [Diagnostic] {
    var facts = FactsTable()
    return findings(
      in: module, isWhole: isWhole, language: language, assets: assets, facts: &facts)
  }

  /// The same, with what is known about titles and symbols already; what is found out about others is added.
  public static func findings(
    in module: MenuModule, isWhole: Bool, language: Language, assets: AssetCatalogue?,
    facts: inout FactsTable
  ) -> [Diagnostic] {
    let rules = isWhole ? GuidelineList.all : GuidelineList.all.filter { !$0.needsWholeModule }
    return findings(in: module, language: language, assets: assets, of: rules, facts: &facts)
  }

  /// The rule with an id.
  public static func guideline(named id: String) -> Rule? {
    if let guideline = GuidelineList.all.first(where: { $0.page.id == id }) {
      return Rule(guideline)
    }
    return UncheckedGuidelines.pages.first { $0.id == id }.map { Rule(unchecked: $0) }
  }

  /// All rules, in the order of their ids.
  public static var guidelines: [Rule] {
    let rules =
      GuidelineList.all.map { Rule($0) } + UncheckedGuidelines.pages.map { Rule(unchecked: $0) }
    return rules.sorted { $0.page.id < $1.page.id }
  }

  static func findings(
    in module: MenuModule, language: Language, assets: AssetCatalogue? = nil,
    of guidelines: [any Guideline.Type], facts: inout FactsTable
  ) -> [Diagnostic] {
    let settings = module.guidelines
    let changed = settings.settings.map { setting in
      (id: Withdrawals.id(setting.rule.text, in: settings.edition), change: setting.change)
    }
    var checks = Checks()
    for guideline in guidelines where !guideline.checks.isEmpty {
      if guideline.readsEnglish && module.app.language != .english { continue }
      let page = guideline.page
      if let withdrawal = page.withdrawal, withdrawal.edition <= settings.edition { continue }
      let changes = changed.filter { $0.id == page.id }.map(\.change)
      if let rule = ActiveGuideline(page, in: settings.edition, changes) {
        checks.add(guideline.checks, of: rule)
      }
    }
    let expanded = ExpandedModule(module, facts: facts.take())
    facts = expanded.facts
    facts.endModule()
    var report = GuidelineReport(
      expanded, edition: settings.edition, language: language, assets: assets,
      rules: checks.rules)
    checks.run(&report)
    return report.diagnostics()
  }

  /// The checks of all rules that are on, by the parts of the module that they look at.
  private struct Checks {
    private(set) var rules: [ActiveGuideline] = []
    private var commands: [CommandCheck] = []
    private var choices: [ChoiceCheck] = []
    private var labels: [LabelCheck] = []
    /// By the raw value of the surface.
    private var menus = [[MenuCheck]](repeating: [], count: MenuSurface.allCases.count)
    private var toolbars: [ToolbarCheck] = []
    private var module: [ModuleCheck] = []

    mutating func add(_ checks: [GuidelineCheck], of guideline: ActiveGuideline) {
      let rule = rules.count
      rules.append(guideline)
      for check in checks {
        switch check {
        case .commands(let having, let run):
          commands.append(CommandCheck(rule: rule, having: having, run: run))
        case .choices(let run): choices.append(ChoiceCheck(rule: rule, run: run))
        case .labels(let roles, let issues, let run):
          labels.append(LabelCheck(rule: rule, roles: roles, issues: issues, run: run))
        case .menus(let surfaces, let having, let run):
          for surface in surfaces {
            menus[Int(surface.rawValue)].append(MenuCheck(rule: rule, having: having, run: run))
          }
        case .toolbars(let having, let run):
          toolbars.append(ToolbarCheck(rule: rule, having: having, run: run))
        case .module(let run): module.append(ModuleCheck(rule: rule, run: run))
        }
      }
    }

    // By index: copying a check retains its function, and copying a label its text; few labels have checks.
    func run(_ report: inout GuidelineReport) {
      let expanded = report.expanded
      for index in module.indices where report.start(module[index].rule, on: expanded.platforms) {
        module[index].run(&report)
      }
      for number in expanded.module.commands.indices {
        let id = CommandID(number)
        let traits = expanded.traits(of: id)
        for index in commands.indices
        where traits.isAny(of: commands[index].having)
          && report.start(commands[index].rule, on: expanded.platforms)
        {
          commands[index].run(id, &report)
        }
      }
      for choice in expanded.module.choices {
        for index in choices.indices where report.start(choices[index].rule, on: expanded.platforms)
        {
          choices[index].run(choice, &report)
        }
      }
      for number in expanded.labels.indices {
        let role = LabelRoles(expanded.labels[number].role)
        let issues = expanded.labels[number].issues
        let isForm = expanded.labels[number].isPluralForm
        let platforms = expanded.labels[number].platforms
        for index in labels.indices
        where labels[index].isFor(role, issues, isForm: isForm)
          && report.start(labels[index].rule, on: platforms)
        {
          labels[index].run(expanded.labels[number], &report)
        }
      }
      for menu in expanded.menus {
        let checks = menus[Int(menu.surface.rawValue)]
        for index in checks.indices
        where menu.traits.isAny(of: checks[index].having)
          && report.start(checks[index].rule, on: menu.platforms)
        {
          checks[index].run(menu, &report)
        }
      }
      for toolbar in expanded.toolbars {
        let platforms = PlatformSet(toolbar.platform)
        for index in toolbars.indices
        where toolbar.traits.isAny(of: toolbars[index].having)
          && report.start(toolbars[index].rule, on: platforms)
        {
          toolbars[index].run(toolbar, &report)
        }
      }
    }
  }

  private struct CommandCheck {
    /// The number of the rule in `Checks.rules`.
    let rule: Int
    let having: EntryTraits
    let run: (CommandID, inout GuidelineReport) -> Void
  }

  private struct ChoiceCheck {
    let rule: Int
    let run: (Choice, inout GuidelineReport) -> Void
  }

  private struct LabelCheck {
    let rule: Int
    let roles: LabelRoles
    let issues: TitleIssues
    let run: (Label, inout GuidelineReport) -> Void

    func isFor(_ role: LabelRoles, _ found: TitleIssues, isForm: Bool) -> Bool {
      roles.contains(role) && (issues.isEmpty ? !isForm : !issues.isDisjoint(with: found))
    }
  }

  private struct MenuCheck {
    let rule: Int
    let having: EntryTraits
    let run: (ExpandedMenu, inout GuidelineReport) -> Void
  }

  private struct ToolbarCheck {
    let rule: Int
    let having: EntryTraits
    let run: (ExpandedToolbar, inout GuidelineReport) -> Void
  }

  private struct ModuleCheck {
    let rule: Int
    let run: (inout GuidelineReport) -> Void
  }
}
