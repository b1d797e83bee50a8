/// How much a diagnostic weighs.
package enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  /// Worth knowing; never changes an exit status.
  case note
  /// Wrong in most cases; an error with `--strict`.
  case warning
  /// Nothing is generated.
  case error

  /// The word that people see.
  package var word: String {
    switch self {
    case .note: return "note"
    case .warning: return "warning"
    case .error: return "error"
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// A syntax error, a semantic error or a guideline finding, as it is shown.
package struct Diagnostic: Sendable {
  /// The rule's id, in words joined by hyphens.
  package var rule: String
  package var severity: Severity
  /// One sentence that is clear by itself.
  package var message: String
  package var place: Place
  /// Other places that explain this one.
  package var related: [RelatedPlace]
  /// What to write instead, if there is more to say than the message does.
  package var help: String?
  package var fixes: [Fix]
  /// The path of elements to the place, where the source is no `.menu` file that tells it.
  package var element: String?

  @inline(never)
  package init(
    rule: String, severity: Severity = .error, message: String, place: Place,
    related: [RelatedPlace] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.place = place
    self.related = related
    self.help = help
    self.fixes = fixes
  }
}

/// Another place that a diagnostic points to, with a message about it.
package struct RelatedPlace: Sendable {
  package var place: Place
  /// What the place shows: "first declared here".
  package var message: String
  /// Whether it is the text of an entry that an `include` brought to the diagnostic's own place.
  package var isIncludedEntry: Bool

  @inline(never)
  package init(place: Place, message: String, isIncludedEntry: Bool = false) {
    self.place = place
    self.message = message
    self.isIncludedEntry = isIncludedEntry
  }
}

/// A named change that mends what a diagnostic speaks of.
package struct Fix: Sendable {
  /// Who may apply a fix.
  package enum Applicability: String, Sendable {
    /// The meaning of the file stays, and the finding is gone.
    case safe
    /// The meaning may change: the command line applies it only with `--unsafe-fixes`.
    case unsafe
    /// It says something that only a person knows, or is one reading of several: editors offer it, and nothing applies it
    /// unasked.
    case suggestion
  }

  /// What it does, in the imperative: "Remove the comma".
  package var title: String
  package var applicability: Applicability
  /// Replacements that do not overlap.
  package var edits: [Edit]

  @inline(never)
  package init(title: String, applicability: Applicability = .safe, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}

/// One replacement of a range of bytes.
package struct Edit: Sendable {
  package var place: Place
  /// The replacement.
  package var text: String

  package init(place: Place, text: String) {
    self.place = place
    self.text = text
  }
}
