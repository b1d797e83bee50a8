import MenuModel
import MenuSyntax

/// Runs the rules on a module.
public enum GuidelineChecker {
  /// The findings of all rules that are on, in the order of the walk; `@allow` is not applied.
  ///
  /// - Parameters:
  ///   - module: The module; one with errors of its own is checked as far as it goes.
  ///   - language: The language of the messages.
  ///   - assets: The app's images, for the rules about them.
  public static func findings(
    in module: MenuModule, language: Language = .english, assets: AssetCatalogue? = nil
  ) -> [Diagnostic] {
    findings(in: module, language: language, assets: assets, of: GuidelineList.all)
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
    of guidelines: [any Guideline.Type]
  ) -> [Diagnostic] {
    let settings = module.guidelines
    var checks = Checks()
    for guideline in guidelines where !guideline.checks.isEmpty {
      let page = guideline.page
      let changes = settings.settings.filter { $0.rule.text == page.id }.map(\.change)
      if let rule = ActiveGuideline(page, in: settings.edition, changes) {
        checks.add(guideline.checks, of: rule)
      }
    }
    var report = GuidelineReport(
      ShownModule(module), edition: settings.edition, language: language, assets: assets,
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
    private var menus: [MenuSurface: [MenuCheck]] = [:]
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
            menus[surface, default: []].append(MenuCheck(rule: rule, having: having, run: run))
          }
        case .toolbars(let having, let run):
          toolbars.append(ToolbarCheck(rule: rule, having: having, run: run))
        case .module(let run): module.append(ModuleCheck(rule: rule, run: run))
        }
      }
    }

    func run(_ report: inout GuidelineReport) {
      let shown = report.shown
      for check in module where report.start(check.rule, on: shown.platforms) {
        check.run(&report)
      }
      for number in shown.module.commands.indices {
        let id = CommandID(number)
        let traits = shown.traits(of: id)
        for check in commands
        where traits.isAny(of: check.having) && report.start(check.rule, on: shown.platforms) {
          check.run(id, &report)
        }
      }
      for choice in shown.module.choices {
        for check in choices where report.start(check.rule, on: shown.platforms) {
          check.run(choice, &report)
        }
      }
      for label in shown.labels {
        let role = LabelRoles(label.role)
        for check in labels
        where check.roles.contains(role) && check.isFor(label.issues)
          && report.start(check.rule, on: label.platforms)
        {
          check.run(label, &report)
        }
      }
      for menu in shown.menus {
        for check in menus[menu.surface] ?? []
        where menu.traits.isAny(of: check.having) && report.start(check.rule, on: menu.platforms) {
          check.run(menu, &report)
        }
      }
      for toolbar in shown.toolbars {
        let platforms = PlatformSet(toolbar.platform)
        for check in toolbars
        where toolbar.traits.isAny(of: check.having) && report.start(check.rule, on: platforms) {
          check.run(toolbar, &report)
        }
      }
    }
  }

  private struct CommandCheck {
    /// The number of the rule in `Checks.rules`.
    let rule: Int
    let having: Traits
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

    /// Whether it looks at labels with some issues.
    func isFor(_ issues: TitleIssues) -> Bool {
      self.issues.isEmpty || !self.issues.isDisjoint(with: issues)
    }
  }

  private struct MenuCheck {
    let rule: Int
    let having: Traits
    let run: (ShownMenu, inout GuidelineReport) -> Void
  }

  private struct ToolbarCheck {
    let rule: Int
    let having: Traits
    let run: (ShownToolbar, inout GuidelineReport) -> Void
  }

  private struct ModuleCheck {
    let rule: Int
    let run: (inout GuidelineReport) -> Void
  }
}
