/// An `@allow` that silences nothing is removed.
enum UnusedAllow: Guideline {
  static let rule = Rule("unused-allow", kind: .language, sources: [], severity: .warning)
}
