import MenuModel
import MenuSyntax

/// The description of a rule, and its severity.
package struct GuidelinePage: Sendable {
  /// The id: lower-case words joined by hyphens.
  package var id: String
  /// Who enforces the rule.
  package var kind: Kind
  /// The subject, in a few words.
  package var title: Bilingual
  /// What the rule asks, in a sentence or two.
  package var what: Bilingual
  /// Why the guidelines ask it.
  package var why: Bilingual
  /// What to write instead; nil if `what` says it.
  package var remedy: Bilingual?
  /// The pages of the guidelines that ask it.
  package var sources: [GuidelineSource]
  /// The platforms that it applies to.
  package var platforms: PlatformSet
  /// What its check has to know.
  package var restsOn: Basis
  /// The severity of a finding in each edition.
  package var severity: EditionSeverity
  /// What a finding may weigh instead, in cases that `what` names.
  package var otherSeverities: [Severity]
  /// The threshold, if it counts something.
  package var threshold: Threshold?
  /// Whether what it finds is a way of writing that an author keeps to, so that a file's many findings are one.
  package var isAboutHabits: Bool
  /// What became of a rule that later editions do not have; nil for one that all have.
  package var withdrawal: Withdrawal?

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

  /// What a check has to know, and so whether it is made in the menus that an app has in other files.
  package enum Basis: String, Sendable, CaseIterable {
    /// What a menu shows: titles, order, symbols, shortcuts.
    case menus
    /// That no menu of the menu bar is missing, and no entry in them.
    case menuBar
    /// What a `.menu` file says and a menu does not show: what commands act on, how often people use them, what else is
    /// on screen, where the menus of the app are, which systems it is for.
    case menuFile
  }

  package init(
    id: String, kind: Kind = .checked, title: Bilingual, what: Bilingual, why: Bilingual,
    remedy: Bilingual? = nil, sources: [GuidelineSource], platforms: PlatformSet = .all,
    restsOn: Basis = .menuFile, severity: EditionSeverity = .none,
    otherSeverities: [Severity] = [], threshold: Threshold? = nil,
    isAboutHabits: Bool = false, withdrawal: Withdrawal? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.what = what
    self.why = why
    self.remedy = remedy
    self.sources = sources
    self.platforms = platforms
    self.restsOn = restsOn
    self.severity = severity
    self.otherSeverities = otherSeverities
    self.threshold = threshold
    self.isAboutHabits = isAboutHabits
    self.withdrawal = withdrawal
  }

  /// Whether a check decides the rule, but only where a module asks for it.
  package var isOffUnlessAsked: Bool { isDecided && severity == .none }

  /// Whether a check decides the rule.
  package var isDecided: Bool { kind == .checked || kind == .asset }

  /// What a finding may weigh in an edition, the most severe first; empty where the rule is off.
  package func severities(in edition: GuidelineSettings.Edition) -> [Severity] {
    guard let own = severity[edition] else { return [] }
    let all = Set([own] + otherSeverities + [threshold?.upper?.severity].compactMap { $0 })
    return all.sorted(by: >)
  }
}

/// How much a finding weighs in each edition; nil where the rule is off.
package struct EditionSeverity: Sendable, Hashable {
  package var in2022: Severity?
  package var in2025: Severity?
  package var in2026: Severity?

  package init(in2022: Severity?, in2025: Severity?, in2026: Severity?) {
    self.in2022 = in2022
    self.in2025 = in2025
    self.in2026 = in2026
  }

  /// The severities of a rule on which the edition of 2026 agrees with that of 2025.
  package init(in2022: Severity?, in2025: Severity?) {
    self.init(in2022: in2022, in2025: in2025, in2026: in2025)
  }

  package static let none = Self(in2022: nil, in2025: nil)
  package static let note = Self(in2022: .note, in2025: .note)
  package static let warning = Self(in2022: .warning, in2025: .warning)
  package static let error = Self(in2022: .error, in2025: .error)

  /// The severity of a rule that came with the edition of 2026.
  static func from2026(_ severity: Severity) -> Self {
    Self(in2022: nil, in2025: nil, in2026: severity)
  }

  /// The severity in an edition.
  package subscript(edition: GuidelineSettings.Edition) -> Severity? {
    switch edition {
    case .edition2022: return in2022
    case .edition2025: return in2025
    case .edition2026: return in2026
    }
  }
}

/// A count past which a rule reports, and a second one past which it is more severe.
///
/// `guidelines { RULE max N }` replaces the first, and raises the second if it is less.
package struct Threshold: Sendable, Hashable {
  /// What is still fine.
  package var limit: Int
  /// The count past which the severity is another than the rule's own.
  package var upper: Upper?
  /// Whether the limit is a minimum, not a maximum.
  package var isMinimum: Bool

  /// The second count, and the severity past it.
  package struct Upper: Sendable, Hashable {
    package var limit: Int
    package var severity: Severity
  }

  package static func max(_ limit: Int) -> Self {
    Self(limit: limit, upper: nil, isMinimum: false)
  }

  package static func max(_ limit: Int, _ severity: Severity, over upper: Int) -> Self {
    Self(limit: limit, upper: Upper(limit: upper, severity: severity), isMinimum: false)
  }

  package static func min(_ limit: Int) -> Self {
    Self(limit: limit, upper: nil, isMinimum: true)
  }
}

/// A page of the guidelines, as one edition has it.
package enum GuidelineSource: String, Sendable, CaseIterable {
  case contextMenus2022 = "Context menus, 2022"
  case contextMenusIOS13 = "Context menus, iOS 13"
  case pullDownMenusIOS14 = "Pull-down menus, iOS 14"
  case editMenus = "Edit menus, iOS"
  case toolbarsIPadOS16 = "Toolbars, iPadOS 16"
  case menus2025 = "Menus, 2025"
  case menuBar2025 = "The menu bar, 2025"
  case contextMenus2025 = "Context menus, 2025"
  case editMenus2025 = "Edit menus, 2025"
  case toolbars2025 = "Toolbars, 2025"
  case pullDownButtons2025 = "Pull-down buttons, 2025"
  case popUpButtons2025 = "Pop-up buttons, 2025"
  case keyboards2025 = "Keyboards, 2025"
  case undoAndRedo2025 = "Undo and redo, 2025"
  case icons2025 = "Icons, 2025"
  case dockMenus2025 = "Dock menus, 2025"
  case actionSheets2025 = "Action sheets, 2025"
  case menus2026 = "Menus, 2026"
  case searchFields2026 = "Search fields, 2026"
  case iPhoneDuo2026 = "Designing for iPhone Duo, 2026"
  case releaseNotes27 = "Release notes, macOS 27"
  case appReview = "App Review"

  /// The URL of the current page.
  package var url: String {
    "https://developer.apple.com/" + path
  }

  private var path: String {
    let guidelines = "design/human-interface-guidelines/"
    switch self {
    case .contextMenus2022, .contextMenusIOS13, .contextMenus2025:
      return guidelines + "context-menus"
    case .pullDownMenusIOS14, .pullDownButtons2025: return guidelines + "pull-down-buttons"
    case .editMenus, .editMenus2025: return guidelines + "edit-menus"
    case .toolbarsIPadOS16, .toolbars2025: return guidelines + "toolbars"
    case .menus2025, .menus2026: return guidelines + "menus"
    case .menuBar2025: return guidelines + "the-menu-bar"
    case .popUpButtons2025: return guidelines + "pop-up-buttons"
    case .keyboards2025: return guidelines + "keyboards"
    case .undoAndRedo2025: return guidelines + "undo-and-redo"
    case .icons2025: return guidelines + "icons"
    case .dockMenus2025: return guidelines + "dock-menus"
    case .actionSheets2025: return guidelines + "action-sheets"
    case .searchFields2026: return guidelines + "search-fields"
    case .iPhoneDuo2026: return guidelines + "designing-for-iphone-duo"
    case .releaseNotes27:
      return "documentation/macos-release-notes/macos-27-release-notes"
    case .appReview: return "app-store/review/guidelines/"
    }
  }
}
