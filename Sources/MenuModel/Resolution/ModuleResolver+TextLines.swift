import MenuSyntax

extension ModuleResolver {
  /// A line of text, where a menu can have one.
  mutating func line(
    _ syntax: TextEntrySyntax, in context: EntryContext
  ) -> Entry.Kind? {
    var place: String?
    if case .editMenu = context.surface { place = "an edit menu" }
    if context.isInRow { place = "a row or a palette" }
    if let place {
      report(
        "text-elsewhere", at: self.place(syntax),
        "A line of text belongs in a list of entries, not in \(place)",
        help: "If a command is called `text`, write it in backticks.")
      return nil
    }
    let picture = picture(syntax.symbol, syntax.image, of: "A line of text")
    return syntax.text.map { .text(text($0), picture) }
  }
}
