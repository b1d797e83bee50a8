import MenuSyntax

// Names that no command has.

extension ModuleResolver {
  /// Reports a word that has another one here.
  mutating func reportHabit(_ name: Name, _ word: String) {
    report(
      "foreign-word", at: name.place, "`\(name.text)` is written `\(word)`",
      fixes: [Fix(title: "Write `\(word)`", edits: [Edit(place: name.place, text: word)])])
  }

  mutating func reportUnknownCommand(_ name: Name, in context: EntryContext?) {
    if context?.commandsOnly == nil, name.text != "space",
      StandardCommandTable.entry(named: name.text) != nil
    {
      report(
        "unknown-command", at: name.place,
        "The system's command is written `standard \(name.text)`",
        help: "For one of the app's own, declare it: `commands { \(name.text) \"Title\" }`.",
        fixes: [
          Fix(
            title: "Write `standard \(name.text)`", applicability: .unsafe,
            edits: [Edit(place: name.place, text: "standard \(name.text)")])
        ])
      return
    }
    var help: String?
    if case .menu? = types[name.text]?.symbol {
      help = "`\(name.text)` is a menu: write `include \(name.text)` or `menu \(name.text)`."
    } else if variables[name.text] != nil {
      help = "`\(name.text)` is a state variable, which a menu cannot show."
    } else if name.text == "space" || name.text == "flexible" {
      help = "`\(name.text)` belongs in toolbars; in menus, `---` separates entries."
    }
    if let word = HabitualWords.entry(name.text), word != name.text {
      // A line between items is for the Mac's toolbars alone.
      if context?.isInToolbarOfTouch == true && word == "---" {
        report(
          "foreign-word", at: name.place, "`\(name.text)` is no item of this toolbar",
          help: "Write `space` or `flexible` between items, or `group { … }` around them.")
      } else {
        reportHabit(name, word)
      }
    } else if let help {
      report("unknown-command", at: name.place, "There is no command `\(name.text)`", help: help)
    } else {
      reportUnknown(
        "unknown-command", name, "There is no command `\(name.text)`",
        among: module.commands.lazy.map(\.name.text),
        help: "Declare it: `commands { \(name.text) \"Title\" }`.")
    }
  }
}
