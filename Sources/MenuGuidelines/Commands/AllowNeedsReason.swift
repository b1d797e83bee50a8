/// An `@allow` says why.
enum AllowNeedsReason: Guideline {
  static let rule = Rule("allow-needs-reason", kind: .language, sources: [], severity: .error)
}
