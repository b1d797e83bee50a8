import MenuModel

/// Whether a condition leaves the keys to text while people edit it, by the names of its variables and options.
enum TypingConditions {
  /// Whether a condition cannot hold while people edit text: `!isTyping && hasCue`, `focus == .list`.
  static func restWhileTyping(_ condition: Condition, in module: MenuModule) -> Bool {
    rests(condition, being: true, module)
  }

  /// - Parameter value: What the condition has to be for the command to work.
  private static func rests(
    _ condition: Condition, being value: Bool, _ module: MenuModule
  ) -> Bool {
    switch condition {
    case .constant: return false
    case .variable(let variable):
      return speaks(of: module.state[variable.index].name.text, being: value)
    case .not(let inner): return rests(inner, being: !value, module)
    case .and(let left, let right):
      let (first, second) = (rests(left, being: value, module), rests(right, being: value, module))
      return value ? first || second : first && second
    case .or(let left, let right):
      let (first, second) = (rests(left, being: value, module), rests(right, being: value, module))
      return value ? first && second : first || second
    case .comparison(let comparison, let left, let right):
      guard comparison == .equal || comparison == .notEqual else { return false }
      return rests(left, right, being: value == (comparison == .equal), module)
    }
  }

  /// `mode != .editing`, `focusedField == none`, `isTyping == false`.
  private static func rests(
    _ left: Condition.Operand, _ right: Condition.Operand, being value: Bool, _ module: MenuModule
  ) -> Bool {
    guard case .variable(let variable) = left else { return false }
    let name = module.state[variable.index].name.text
    switch right {
    case .boolean(let boolean): return speaks(of: name, being: value == boolean)
    case .option(let choice, let option):
      let text = module.choices[choice.index].options[option].name.text
      let isAboutFocus = !words(of: name).isDisjoint(with: focus)
      return speaks(of: isAboutFocus ? text + "Focus" : text, being: value)
    case .noOption: return !words(of: name).isDisjoint(with: focus) && value
    // What is compared with a number or another variable says nothing of typing by its name.
    case .integer, .string, .variable, .condition: return false
    }
  }

  /// Whether a name is about editing that has to be over, or about the focus of something that is no text.
  private static func speaks(of name: String, being value: Bool) -> Bool {
    let words = words(of: name)
    // `isEditing` has to be false for the keys to be free.
    if !words.isDisjoint(with: typing) { return !value }
    guard !words.isDisjoint(with: focus) else { return false }
    let isOfText =
      !words.isDisjoint(with: ofText)
      || words.subtracting(focus).subtracting(["is", "has", "in", "field"]).isEmpty
    return isOfText != value
  }

  /// Words of variables that say that people edit: `isEditing`, `renamingNote`.
  private static let typing: Set<String> = [
    "edit", "editing", "edits", "edited", "typing", "types", "type", "renaming", "composing",
    "writing",
  ]

  private static let focus: Set<String> = ["focus", "focused", "focussed", "responder"]

  /// What has the focus while people type.
  private static let ofText: Set<String> = [
    "text", "field", "search", "editor", "input", "prompt", "textfield", "textview", "searchfield",
    "name", "title", "comment", "message",
  ]

  /// The words of `isTextFieldFocused`, in lower case.
  static func words(of name: String) -> Set<String> {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isUppercase || character == "_" {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if character != "_" { word += character.lowercased() }
    }
    return Set(words + (word.isEmpty ? [] : [word]))
  }
}
