/// An item has a context menu or an edit menu, not both.
enum ContextXorEdit: Guideline {
  static let rule = Rule(
    "context-xor-edit", kind: .language, sources: [.contextMenus2022, .contextMenusIOS13],
    platforms: [.iOS, .iPadOS], severity: .error, isErrorOfLanguage: true)
}
