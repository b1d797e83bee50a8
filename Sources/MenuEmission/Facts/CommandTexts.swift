import MenuModel
import MenuSyntax

extension EmissionContext {
  /// A text of a command that people see, as its key in the localization table names it.
  enum TextRole {
    case title, titleWhenOn, subtitle, help, confirm

    /// What the key has behind the name.
    var name: StaticString {
      switch self {
      case .title: return ".title"
      case .titleWhenOn: return ".titleWhenOn"
      case .subtitle: return ".subtitle"
      case .help: return ".help"
      case .confirm: return ".confirm"
      }
    }
  }

  /// The id of a command: `pin`, `note.pin` in a block named Note.
  func id(of command: Command) -> String {
    idPrefixes[command.block] + command.name.text
  }

  /// The key of a command's text in the localization table: `pin.title`.
  ///
  /// A command's name is unique in its module, so the key stays when the command moves to another block.
  func key(_ command: Command, _ role: TextRole) -> String {
    command.name.text + role.name.description
  }

  /// The key of an option's text in the localization table: `SortOrder.created.title`.
  func key(_ choice: Choice, _ option: Choice.Option, _ role: TextRole) -> String {
    choice.name.text + "." + option.name.text + role.name.description
  }

  /// A command's title.
  func title(of command: Command) -> Expression {
    localized(
      command.title, of: command, .title,
      hasEllipsis: command.asks && !ellipsis(of: command, command.title).isEmpty)
  }

  /// A command's title while it is on, if it has one of its own.
  func titleWhenOn(of command: Command) -> Expression? {
    guard let title = command.titleWhenOn else { return nil }
    return localized(
      title, of: command, .titleWhenOn,
      hasEllipsis: command.asks && !ellipsis(of: command, title).isEmpty)
  }

  /// The ellipsis that a command which asks for more gets, unless its title has one.
  func ellipsis(of command: Command, _ title: Text) -> String {
    command.asks && !Self.endsInEllipsis(title) ? "…" : ""
  }

  /// Whether a title has an ellipsis at its end already.
  static func endsInEllipsis(_ title: Text) -> Bool {
    guard case .literal(let last) = title.segments.last else { return false }
    let isFound = last.utf8.withContiguousStorageIfAvailable { endsInEllipsis($0) }
    return isFound ?? Array(last.utf8).withUnsafeBufferPointer { endsInEllipsis($0) }
  }

  /// Whether bytes end with those of `…` or with three dots.
  private static func endsInEllipsis(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.count < 3 { return false }
    let end = bytes.count
    let last = (bytes[end - 3], bytes[end - 2], bytes[end - 1])
    return last == (0xE2, 0x80, 0xA6) || last == (0x2E, 0x2E, 0x2E)
  }

  /// Whether an option of a choice has a keyboard shortcut.
  func hasShortcuts(_ choice: ChoiceID) -> Bool {
    module.choices[choice.index].options.contains { $0.key != nil }
  }
}
