import MenuSyntax

extension ModuleResolver {
  /// A second line whose text does not depend on an option.
  mutating func subtitle(_ syntax: TextAttributeSyntax) -> Text? {
    if let option = syntax.optionTitle { reportOptionTitle(option) }
    return syntax.text.map { text($0) }
  }

  /// Reports the second line of what is no submenu.
  mutating func reportSubtitle(of syntax: some HeaderedSyntax, what: String) {
    guard let subtitle = syntax.headerParts.first(where: { $0.node.kind == .subtitle }) else {
      return
    }
    report(
      "subtitle-elsewhere", at: place(subtitle),
      "`subtitle` is the second line of a submenu or a section, and \(what)",
      help: "Remove `subtitle`.")
  }

  /// Reports `subtitle option` where there is no option that holds.
  mutating func reportOptionTitle(_ option: OptionTitleSyntax) {
    report(
      "option-of-no-choice", at: place(option),
      "`subtitle option` shows which option of a `choose` command holds, and there is no `choose` here",
      help: "Write the second line itself: `subtitle \"…\"`.")
  }
}
