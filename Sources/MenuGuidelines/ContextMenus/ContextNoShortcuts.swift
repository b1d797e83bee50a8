/// A context menu shows no keyboard shortcuts.
enum ContextNoShortcuts: Guideline {
  static let rule = Rule(
    "context-no-shortcuts", kind: .language, sources: [.contextMenus2022], severity: .error)
}
