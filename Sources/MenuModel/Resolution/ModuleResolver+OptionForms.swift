import MenuSyntax

extension ModuleResolver {
  /// Sets the title and the picture that the options or elements of a command have.
  mutating func resolve(_ syntax: OptionFormSyntax, into command: inout Command) {
    guard let written = syntax.text else { return }
    let isOuter = isInOptionForm
    isInOptionForm = true
    let title = text(written)
    isInOptionForm = isOuter
    if !title.segments.contains(where: { if case .option = $0 { true } else { false } }) {
      report(
        "option-missing", at: title.place, "This title would be the same for every option",
        help: "Write `{option}` where the option's own title stands.")
    }
    command.optionForm = (title, picture(syntax.symbol, syntax.image, of: "An option"))
  }

  /// Reports the title of options of a command without any. One whose `choose` or `pick` was not understood has been
  /// reported.
  mutating func checkOptionForm(of command: Command, _ syntax: CommandSyntax) {
    guard let form = syntax.attribute(.optionForm), syntax.attribute(.choose) == nil,
      syntax.attribute(.pick) == nil
    else { return }
    report(
      "option-of-no-choice", at: place(form),
      "`option` gives the titles of options, and `\(command.name.text)` has none",
      help: "Options come with `choose`, elements with `pick`.")
  }

  /// One picture at most, which depends on nothing.
  mutating func picture(
    _ symbol: SymbolSyntax?, _ asset: ImageSyntax?, of what: String
  ) -> Image? {
    if let symbol {
      reportAlternative(symbol.during)
      if symbol.nameWhenOn != nil { reportSecondSymbol(of: what, at: place(symbol)) }
      return image(symbol.name, of: symbol)
    }
    guard let asset else { return nil }
    reportAlternative(asset.during)
    if asset.nameWhenOn != nil { reportSecondSymbol(of: what, at: place(asset)) }
    return image(asset.name, of: asset)
  }
}
