package import MenuSyntax

extension Construct {
  /// The attribute with an operand of its form, as it can stand in a module that has `state { isOn: Bool; order: Order }`,
  /// a `choice Order` and a `list Folder`.
  package var example: String {
    // A dash replaces a check mark.
    let mark = kind == .mixedWhen ? "on when true " : ""
    // Only a command that chooses has options.
    let choice = kind == .optionForm ? "choose order " : ""
    return "\(mark)\(choice)\(words) \(exampleOfOperand)"
  }

  private var exampleOfOperand: String {
    switch operand {
    case .symbol: "star"
    case .image, .text, .textOrOption, .textOfStates, .question, .reason: "\"Text\""
    case .shortcut: "cmd+K"
    case .condition: "isOn"
    case .optionalCondition: "when isOn"
    case .optionalPlatforms: "on iOS"
    case .textWhen: "\"Text\" when isOn"
    case .optionForm: "\"Text {option}\""
    case .number: "1"
    case .word(let words): kind == .alternate ? "opt" : words.last?.text ?? ""
    case .name(.list): "Folder"
    case .name: "order"
    case .none, .setting: ""
    }
  }
}
