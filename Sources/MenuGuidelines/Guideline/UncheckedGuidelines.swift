/// The rules without a check: those of the language, of the generated Swift, and for people.
///
/// A page in the table of its folder is the whole rule.
enum UncheckedGuidelines {
  static let pages =
    UncheckedImageGuidelines.pages + UncheckedCommandGuidelines.pages
    + UncheckedContextMenuGuidelines.pages + UncheckedEditMenuGuidelines.pages
    + UncheckedMenuBarGuidelines.pages + UncheckedMenuGuidelines.pages
    + UncheckedPullDownMenuGuidelines.pages + UncheckedShortcutGuidelines.pages
    + UncheckedToolbarGuidelines.pages
}
