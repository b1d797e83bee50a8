/// A context menu belongs to something on screen.
enum ContextHasTarget: Guideline {
  static let rule = Rule(
    "context-has-target", kind: .language, sources: [.contextMenus2022], severity: .error,
    isErrorOfLanguage: true, leavesPartOut: true)
}
