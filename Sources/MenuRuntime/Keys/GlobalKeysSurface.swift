/// The commands with keys that also work while another app is in front: `key … global` in the `.menu` file.
@MainActor
public protocol GlobalKeysSurface: MenuSurface {
  /// The commands, in order of declaration.
  nonisolated static var commands: [Command] { get }
}

extension GlobalKeysSurface {
  /// The commands and their global keys as text, for tests that compare it with a recorded one.
  nonisolated public static func description(in state: Command.State) -> String {
    commands.map { command in
      let keys = command.shortcuts.filter(\.isGlobal).map(\.glyphs)
      return command.title(in: state) + "  " + keys.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
