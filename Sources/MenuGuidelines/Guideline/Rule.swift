import MenuModel
import MenuSyntax

/// A rule of the catalogue: what reports, settings and checks have to know of it. What people read of it is its page.
package struct Rule: Sendable {
  /// The id: lower-case words joined by hyphens.
  package let id: String
  /// Who enforces the rule.
  package let kind: Kind
  /// The pages of the guidelines that ask it.
  package let sources: [GuidelineSource]
  /// The platforms that it applies to.
  package let platforms: PlatformSet
  /// What its check has to know besides what a menu shows: titles, order, symbols, shortcuts. Only a rule that says so
  /// is checked outside `.menu` files.
  package let needs: Set<Fact>
  /// The severity of a finding in each edition.
  package let severity: EditionSeverity
  /// What a finding may weigh instead, in cases that the page names.
  package let otherSeverities: [Severity]
  /// The threshold, if it counts something.
  package let threshold: Threshold?
  /// Whether what it finds is a way of writing that an author keeps to, so that a file's many findings are one.
  package let isAboutHabits: Bool
  /// More findings of such a rule than these are one: in a `.menu` file, and in a report of an app's other files.
  package static let habitLimit = 4
  /// What became of a rule that later editions do not have; nil for one that all have.
  package let withdrawal: Withdrawal?
  /// Whether it reports what is not there, so that it says nothing of a module of which a part could not be read.
  package let needsWholeModule: Bool
  /// Whether it reads English words, so that it says nothing where `app` names another language of the texts.
  let readsEnglish: Bool
  /// Whether the language reports it as an error, which neither an `@allow` nor a baseline silences.
  let isErrorOfLanguage: Bool
  /// Whether that error leaves a part of the module out.
  let leavesPartOut: Bool
  /// The checks; empty for a rule that the language or `MenuTooling` enforces.
  let checks: [GuidelineCheck]

  /// The end of a rule.
  package struct Withdrawal: Sendable {
    /// The first edition without the rule, where a module cannot turn it on.
    package var edition: GuidelineSettings.Edition
    /// The id of the rule that took its place.
    package var successor: String?
  }

  /// Who enforces a rule.
  package enum Kind: String, Sendable, CaseIterable {
    /// A check of `.menu` files.
    case checked
    /// The language: a `.menu` file cannot break it.
    case language
    /// The generated Swift.
    case generated
    /// A check of image files.
    case asset
    /// A person: no program can check it.
    case advice
  }

  /// What the menus that an app has in other files may not tell. A rule that needs it is silent where it is not known.
  package enum Fact: String, Sendable, CaseIterable {
    /// What a `.menu` file says and a menu does not show: what commands act on, how often people use them, what else is
    /// on screen, where the menus of the app are, which systems it is for.
    case menuFile
    /// That no menu of the menu bar is missing, and no entry in them.
    case menuBar
    /// What the app leaves of the system's menus in the menu bar: the menus of a XIB may be a part of one.
    case systemMenus
    /// Where a menu is shown: what code makes without telling may be a context menu, or a menu of the menu bar.
    case place
    /// The titles of menus, which code may put together as it runs.
    case menuTitles
    /// Which shortcuts there are at the same time: not those of the system that the app may lack, nor those of two
    /// branches of its code.
    case shortcutsTogether
    /// Which commands are marked as destructive: AppKit has no mark for an item of a menu.
    case roles
    /// Whether a command asks for input before it acts.
    case input
    /// Whether a command asks a question before it acts.
    case questions
  }

  init(
    _ id: String, kind: Kind = .checked, sources: [GuidelineSource],
    platforms: PlatformSet = .all, needs: Set<Fact> = [.menuFile],
    severity: EditionSeverity = .none,
    otherSeverities: [Severity] = [], threshold: Threshold? = nil, isAboutHabits: Bool = false,
    withdrawal: Withdrawal? = nil, needsWholeModule: Bool = false, readsEnglish: Bool = false,
    isErrorOfLanguage: Bool = false, leavesPartOut: Bool = false, checks: [GuidelineCheck] = []
  ) {
    self.id = id
    self.kind = kind
    self.sources = sources
    self.platforms = platforms
    self.needs = needs
    self.severity = severity
    self.otherSeverities = otherSeverities
    self.threshold = threshold
    self.isAboutHabits = isAboutHabits
    self.withdrawal = withdrawal
    self.needsWholeModule = needsWholeModule
    self.readsEnglish = readsEnglish
    self.isErrorOfLanguage = isErrorOfLanguage
    self.leavesPartOut = leavesPartOut
    self.checks = checks
  }

  /// What people read of the rule. It is parsed each time.
  package var page: RulePage {
    RulePage(RulePageTexts.all.first { $0.hasPrefix("# \(id)\n") } ?? "")
  }

  /// Whether a check decides the rule, but only where a module asks for it.
  package var isOffUnlessAsked: Bool { isDecided && severity == .none }

  /// Whether its checks look at texts alone, whatever else is in their menus.
  package var isAboutTexts: Bool {
    !checks.isEmpty
      && checks.allSatisfy { check in
        if case .labels = check { return true }
        return false
      }
  }

  /// Whether a check decides the rule.
  package var isDecided: Bool { kind == .checked || kind == .asset }

  /// What a finding may weigh in an edition, the most severe first; empty where the rule is off.
  package func severities(in edition: GuidelineSettings.Edition) -> [Severity] {
    guard let own = severity[edition] else { return [] }
    let all = Set([own] + otherSeverities + [threshold?.upper?.severity].compactMap { $0 })
    return all.sorted(by: >)
  }
}
