/// How much a diagnostic weighs.
public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  /// Worth knowing; never changes an exit status.
  case note
  /// Wrong in most cases; an error with `--strict`.
  case warning
  /// Nothing is generated.
  case error

  /// The word that people see.
  public var word: String {
    switch self {
    case .note: return "note"
    case .warning: return "warning"
    case .error: return "error"
    }
  }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}

/// A syntax error, a semantic error or a guideline finding, as it is shown.
public struct Diagnostic: Sendable {
  /// The rule's id, in words joined by hyphens.
  public var rule: String
  public var severity: Severity
  /// One sentence that is clear by itself.
  public var message: String
  public var place: Place
  /// Other places that explain this one.
  public var related: [RelatedPlace]
  /// What to write instead, if there is more to say than the message does.
  public var help: String?
  public var fixes: [Fix]

  @inline(never)
  public init(
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
public struct RelatedPlace: Sendable {
  public var place: Place
  /// What the place shows: "first declared here".
  public var message: String
  /// Whether it is the text of an entry that an `include` brought to the diagnostic's own place.
  public var isIncludedEntry: Bool

  @inline(never)
  public init(place: Place, message: String, isIncludedEntry: Bool = false) {
    self.place = place
    self.message = message
    self.isIncludedEntry = isIncludedEntry
  }
}

/// A named change that mends what a diagnostic speaks of.
public struct Fix: Sendable {
  /// Whether the meaning of the file stays.
  public enum Applicability: Sendable {
    case safe, unsafe
  }

  /// What it does, in the imperative: "Remove the comma".
  public var title: String
  public var applicability: Applicability
  /// Replacements that do not overlap.
  public var edits: [Edit]

  @inline(never)
  public init(title: String, applicability: Applicability = .safe, edits: [Edit]) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}

/// One replacement of a range of bytes.
public struct Edit: Sendable {
  public var place: Place
  /// The replacement.
  public var text: String

  public init(place: Place, text: String) {
    self.place = place
    self.text = text
  }
}
