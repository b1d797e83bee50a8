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
    checks.run(on: shown, &report)
    return report.diagnostics()
  }

  /// The checks of all rules that are on, by what they look at.
  private struct Checks {
    private typealias Of<Part> = [(
      rule: ActiveGuideline, run: (Part, inout GuidelineReport) -> Void
    )]

    private var commands: Of<CommandID> = []
    private var choices: Of<Choice> = []
    private var labels: Of<Label> = []
    private var menus: [Of<ShownMenu>] = Array(repeating: [], count: MenuSurface.allCases.count)
    private var toolbars: Of<ShownToolbar> = []
    private var module: [(rule: ActiveGuideline, run: (inout GuidelineReport) -> Void)] = []

    mutating func add(_ check: GuidelineCheck, _ rule: ActiveGuideline) {
      switch check {
      case .commands(let run): commands.append((rule, run))
      case .choices(let run): choices.append((rule, run))
      case .labels(let run): labels.append((rule, run))
      case .menus(let surfaces, let run):
        for surface in surfaces { menus[Int(surface.rawValue)].append((rule, run)) }
      case .toolbars(let run): toolbars.append((rule, run))
      case .module(let run): module.append((rule, run))
      }
    }

    func run(on shown: ShownModule, _ report: inout GuidelineReport) {
      for (rule, run) in module where report.start(rule, on: shown.platforms) { run(&report) }
      for index in shown.module.commands.indices {
        Self.run(commands, CommandID(index), on: shown.platforms, &report)
      }
      for choice in shown.module.choices { Self.run(choices, choice, on: shown.platforms, &report) }
      for label in shown.labels { Self.run(labels, label, on: label.platforms, &report) }
      for menu in shown.menus {
        Self.run(menus[Int(menu.surface.rawValue)], menu, on: menu.platforms, &report)
      }
      for toolbar in shown.toolbars {
        Self.run(toolbars, toolbar, on: PlatformSet(toolbar.platform), &report)
      }
    }

    @inline(__always)
    private static func run<Part>(
      _ checks: Of<Part>, _ part: Part, on platforms: PlatformSet, _ report: inout GuidelineReport
    ) {
      for index in checks.indices where report.start(checks[index].rule, on: platforms) {
        checks[index].run(part, &report)
      }
    }
  }
}

extension GuidelineReport {
  /// Turns to a rule, for what some platforms show; false if it holds on none of them.
  @inline(__always)
  fileprivate mutating func start(_ rule: ActiveGuideline, on platforms: PlatformSet) -> Bool {
    let platforms = rule.platforms.intersection(platforms)
    if platforms.isEmpty { return false }
    self.rule = rule
    self.platforms = platforms
    return true
  }
}
