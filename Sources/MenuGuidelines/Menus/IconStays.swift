/// A symbol that stays is there.
enum IconStays: Guideline {
  static let rule = Rule(
    "icon-stays", kind: .language, sources: [.menus2026, .releaseNotes27], platforms: .withMenuBar,
    severity: .error)
}
