import MenuModel

/// The cases of a module's commands in Swift.
struct CommandCases: Sendable {
  private let pieces: CodePieces
  /// Where the case of each command begins, by `CommandID.index`, then that of each group but the first; and the end.
  private let starts: [Int]
  /// The bytes before the case in its own enum, by the number of the block: those of `.note(`.
  private let prefixCounts: [Int]
  private let blocks: [Int32]
  private let count: Int

  /// - Parameter groups: The enums of commands.
  init(_ module: MenuModule, groups: [CommandGroup]) {
    let prefixes = module.commandBlocks.map { block -> String in
      block.name.map { "." + SwiftName.member(SwiftName.lowerCamel($0.text)) + "(" } ?? ""
    }
    let commands = module.commands
    var text = TextBuffer(capacity: commands.count * 32)
    var starts: [Int] = []
    starts.reserveCapacity(commands.count + groups.count)
    var blocks: [Int32] = []
    blocks.reserveCapacity(commands.count)
    // By number: a loop over the commands would copy each.
    for index in commands.indices {
      let block = commands[index].block
      starts.append(text.count)
      blocks.append(Int32(block))
      let prefix = prefixes[block]
      text.append(prefix)
      text.put(".")
      text.append(SwiftName.member(commands[index].name.text))
      if !prefix.isEmpty { text.put(")") }
    }
    for group in groups.dropFirst() {
      starts.append(text.count)
      text.put(".")
      text.append(SwiftName.member(group.caseName ?? ""))
    }
    starts.append(text.count)
    pieces = CodePieces(text)
    prefixCounts = prefixes.map(\.utf8.count)
    count = commands.count
    self.starts = starts
    self.blocks = blocks
  }

  /// The pattern and the expression of a command without payload: `.pin`, `.note(.pin)`.
  subscript(_ command: CommandID) -> CodePiece {
    pieces.piece(from: starts[command.index], to: starts[command.index + 1])
  }

  /// The case of a command in its own enum: `.pin`.
  func member(_ command: CommandID) -> CodePiece {
    let prefix = prefixCounts[Int(blocks[command.index])]
    return pieces.piece(
      from: starts[command.index] + prefix, to: starts[command.index + 1] - (prefix > 0 ? 1 : 0))
  }

  /// The case of the app's enum that carries the commands of a group: `.note`.
  func member(ofGroup number: Int) -> CodePiece {
    pieces.piece(from: starts[count + number - 1], to: starts[count + number])
  }
}
