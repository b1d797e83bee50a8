import MenuModel
import MenuSyntax

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
