import MenuModel
import MenuSyntax

/// What people read about a rule, and how it weighs.
public struct GuidelinePage: Sendable {
  /// The id: lower-case words joined by hyphens.
  public var id: String
  /// Who carries the rule out.
  public var kind: Kind
  /// What the rule is about, in a few words.
  public var title: Bilingual
  /// What the rule asks, in a sentence or two.
  public var what: Bilingual
  /// Why the guidelines ask it.
  public var why: Bilingual
  /// What to write instead; nil where `what` says it.
  public var remedy: Bilingual?
  /// The pages of the guidelines that it was read from.
  public var sources: [GuidelineSource]
  /// The platforms that it holds on.
  public var platforms: PlatformSet
  /// How much a finding weighs in each edition.
  public var severity: EditionSeverity
  /// The figure that it counts to, if it counts.
  public var threshold: Threshold?

  /// Who carries a rule out.
  public enum Kind: String, Sendable, CaseIterable {
    /// A check of `.menu` files.
    case checked
    /// The language, in which the opposite cannot be said.
    case language
    /// The generated Swift.
    case generated
    /// A check of image files.
    case asset
    /// A person: no program can tell.
    case advice
  }

  public init(
    id: String, kind: Kind = .checked, title: Bilingual, what: Bilingual, why: Bilingual,
    remedy: Bilingual? = nil, sources: [GuidelineSource], platforms: PlatformSet = .all,
    severity: EditionSeverity = .none, threshold: Threshold? = nil
  ) {
    self.id = id
    self.kind = kind
    self.title = title
    self.what = what
    self.why = why
    self.remedy = remedy
    self.sources = sources
    self.platforms = platforms
    self.severity = severity
    self.threshold = threshold
  }
}

/// How much a finding weighs in each edition; nil where the rule is off.
public struct EditionSeverity: Sendable, Hashable {
  public var in2022: Severity?
  public var in2025: Severity?

  public init(in2022: Severity?, in2025: Severity?) {
    self.in2022 = in2022
    self.in2025 = in2025
  }

  public static let none = Self(in2022: nil, in2025: nil)
  public static let note = Self(in2022: .note, in2025: .note)
  public static let warning = Self(in2022: .warning, in2025: .warning)
  public static let error = Self(in2022: .error, in2025: .error)

  /// The severity in an edition.
  public subscript(edition: GuidelineSettings.Edition) -> Severity? {
    switch edition {
    case .edition2022: return in2022
    case .edition2025: return in2025
    }
  }
}

/// A figure past which a rule speaks, and a second one past which it weighs more.
///
/// `guidelines { RULE max N }` puts N in the place of the first, and moves the second up if it is less.
public struct Threshold: Sendable, Hashable {
  /// What is still fine.
  public var limit: Int
  /// What is past the second figure weighs this much, whatever the rule's own severity.
  public var upper: Upper?
  /// Whether the figure is the least that is fine, and not the most.
  public var isMinimum: Bool

  /// The second figure.
  public struct Upper: Sendable, Hashable {
    public var limit: Int
    public var severity: Severity
  }

  public static func max(_ limit: Int) -> Self {
    Self(limit: limit, upper: nil, isMinimum: false)
  }

  public static func max(_ limit: Int, _ severity: Severity, over upper: Int) -> Self {
    Self(limit: limit, upper: Upper(limit: upper, severity: severity), isMinimum: false)
  }

  public static func min(_ limit: Int) -> Self {
    Self(limit: limit, upper: nil, isMinimum: true)
  }
}

/// A page of the guidelines, in the edition that was read.
public enum GuidelineSource: String, Sendable, CaseIterable {
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
  case appReview = "App Review"

  /// The page as it stands today.
  public var url: String {
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
    case .menus2025: return guidelines + "menus"
    case .menuBar2025: return guidelines + "the-menu-bar"
    case .popUpButtons2025: return guidelines + "pop-up-buttons"
    case .keyboards2025: return guidelines + "keyboards"
    case .undoAndRedo2025: return guidelines + "undo-and-redo"
    case .icons2025: return guidelines + "icons"
    case .dockMenus2025: return guidelines + "dock-menus"
    case .actionSheets2025: return guidelines + "action-sheets"
    case .appReview: return "app-store/review/guidelines/"
    }
  }
}
