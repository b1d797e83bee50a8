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
  public static func guideline(named id: String) -> (any Guideline.Type)? {
    GuidelineList.all.first { $0.page.id == id }
  }

  /// All rules, in the order of their ids.
  public static var guidelines: [any Guideline.Type] {
    GuidelineList.all.sorted { $0.page.id < $1.page.id }
  }

  static func findings(
    in module: MenuModule, language: Language, assets: AssetCatalogue? = nil,
    of guidelines: [any Guideline.Type]
  ) -> [Diagnostic] {
    let settings = module.guidelines
    var checks = Checks()
    for (number, guideline) in guidelines.enumerated() {
      let list = guideline.checks
      if list.isEmpty { continue }
      let page = guideline.page
      var changes: [GuidelineSettings.Change] = []
      for setting in settings.settings where setting.rule.text == page.id {
        changes.append(setting.change)
      }
      guard let active = ActiveGuideline(page, number: number, in: settings.edition, changes)
      else { continue }
      for check in list { checks.add(check, active) }
    }
    let shown = ShownModule(module)
    var report = GuidelineReport(
      shown, edition: settings.edition, language: language, assets: assets)
    // The menus, entries and labels that the checks see point into what is shown.
    return withExtendedLifetime(shown) {
      checks.run(on: shown, &report)
      return report.diagnostics()
    }
  }

  /// The checks of all rules that are on, by what they look at.
  private struct Checks {
    private var rules: [ActiveGuideline] = []
    private var commands: [CommandCheck] = []
    private var choices: [ChoiceCheck] = []
    private var labels: [LabelCheck] = []
    private var menus: [[MenuCheck]] = Array(repeating: [], count: MenuSurface.allCases.count)
    private var toolbars: [ToolbarCheck] = []
    private var module: [ModuleCheck] = []

    mutating func add(_ check: GuidelineCheck, _ rule: ActiveGuideline) {
      rules.append(rule)
      let rule = RunRule(rule)
      switch check {
      case .commands(let having, let run):
        commands.append(CommandCheck(rule: rule, having: having, run: run))
      case .choices(let run): choices.append(ChoiceCheck(rule: rule, run: run))
      case .labels(let roles, let doubts, let run):
        labels.append(LabelCheck(rule: rule, roles: roles, doubts: doubts, run: run))
      case .menus(let surfaces, let having, let run):
        for surface in surfaces {
          menus[Int(surface.rawValue)].append(MenuCheck(rule: rule, having: having, run: run))
        }
      case .toolbars(let having, let run):
        toolbars.append(ToolbarCheck(rule: rule, having: having, run: run))
      case .module(let run): module.append(ModuleCheck(rule: rule, run: run))
      }
    }

    func run(on shown: ShownModule, _ report: inout GuidelineReport) {
      for index in module.indices where report.start(module[index].rule, on: shown.platforms) {
        module[index].run(&report)
      }
      for number in shown.module.commands.indices {
        let id = CommandID(number)
        let traits = shown.traits(of: id)
        for index in commands.indices
        where traits.isAny(of: commands[index].having)
          && report.start(commands[index].rule, on: shown.platforms)
        {
          commands[index].run(id, &report)
        }
      }
      for choice in shown.module.choices {
        for index in choices.indices where report.start(choices[index].rule, on: shown.platforms) {
          choices[index].run(choice, &report)
        }
      }
      for label in shown.labels {
        let role = LabelRoles(label.role)
        let doubts = label.writtenFacts.pointee.doubts
        for index in labels.indices
        where labels[index].roles.contains(role)
          && (labels[index].doubts.isEmpty || !labels[index].doubts.isDisjoint(with: doubts))
          && report.start(labels[index].rule, on: label.platforms)
        {
          labels[index].run(label, &report)
        }
      }
      for menu in shown.menus {
        let checks = menus[Int(menu.surface.rawValue)]
        for index in checks.indices
        where menu.traits.isAny(of: checks[index].having)
          && report.start(checks[index].rule, on: menu.platforms)
        {
          checks[index].run(menu, &report)
        }
      }
      for toolbar in shown.toolbars {
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

  // Structures, not tuples: a function in a tuple in an array is called through another that is made for it.

  private struct CommandCheck {
    let rule: RunRule
    let having: Traits
    let run: (CommandID, inout GuidelineReport) -> Void
  }

  private struct ChoiceCheck {
    let rule: RunRule
    let run: (Choice, inout GuidelineReport) -> Void
  }

  private struct LabelCheck {
    let rule: RunRule
    let roles: LabelRoles
    let doubts: TitleDoubts
    let run: (Label, inout GuidelineReport) -> Void
  }

  private struct MenuCheck {
    let rule: RunRule
    let having: Traits
    let run: (ShownMenu, inout GuidelineReport) -> Void
  }

  private struct ToolbarCheck {
    let rule: RunRule
    let having: Traits
    let run: (ShownToolbar, inout GuidelineReport) -> Void
  }

  private struct ModuleCheck {
    let rule: RunRule
    let run: (inout GuidelineReport) -> Void
  }
}

/// A rule as the walk has it at hand: without a count of references, for `Checks` holds all of them.
private struct RunRule {
  let platforms: PlatformSet
  let rule: Unmanaged<ActiveGuideline>

  init(_ rule: ActiveGuideline) {
    platforms = rule.platforms
    self.rule = Unmanaged.passUnretained(rule)
  }
}

extension GuidelineReport {
  /// Turns to a rule, for what some platforms show; false if it holds on none of them.
  @inline(__always)
  fileprivate mutating func start(_ rule: RunRule, on platforms: PlatformSet) -> Bool {
    let platforms = rule.platforms.intersection(platforms)
    if platforms.isEmpty { return false }
    runRule = rule.rule
    self.platforms = platforms
    return true
  }
}
