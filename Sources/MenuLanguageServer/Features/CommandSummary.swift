import MenuGuidelines
import MenuModel
import MenuSyntax

/// What an editor shows of a command of the resolved module.
struct CommandSummary {
  let context: FeatureContext
  let command: Command

  /// The summary of a command; nil if the module has no command of that name.
  init?(_ name: String, in context: FeatureContext) {
    guard let command = context.module.commands.first(where: { $0.name.text == name }) else {
      return nil
    }
    self.init(command, in: context)
  }

  init(_ command: Command, in context: FeatureContext) {
    self.context = context
    self.command = command
  }

  /// The Swift case, as code that performs the command writes it: `NotesCommand.note(.move(Folder.ID))`.
  var swiftCase: String {
    let names = GeneratedNames(of: context.module)
    let cases = names.cases(of: command).map { SwiftNames.member($0) }
    let payload = names.payload(of: command).map { "(\($0))" } ?? ""
    let end = cases.count > 1 ? ")" : ""
    return names.type(.command) + "." + cases.joined(separator: "(.") + payload + end
  }

  /// The title as written, with the title of the second state.
  var title: String {
    let first = Self.plain(command.title, context.module)
    return command.titleWhenOn.map { "\(first) / \(Self.plain($0, context.module))" } ?? first
  }

  /// A text with the names of its variables in braces.
  static func plain(_ text: Text, _ module: MenuModule) -> String {
    text.segments.map { segment in
      switch segment {
      case .literal(let characters): return characters
      case .variable(let id): return "{\(module.state[id.index].name.text)}"
      case .option: return "{option}"
      }
    }.joined()
  }

  /// The attributes as written, without the block's braces.
  var attributes: [String] {
    context.module.attributes(of: command).map { context.text(at: $0.place) }
  }

  /// Where the command is placed, in the order of the files.
  var placements: [(place: Place, surface: String)] {
    let symbol = Symbol.command(command.name.text)
    return context.names.occurrences(of: symbol).compactMap { found in
      found.isDeclaration ? nil : (found.place, SurfacePath(found, in: context).text)
    }
  }
}

/// The path to an entry: `context menu of Note in NoteList`.
struct SurfacePath {
  let text: String

  init(_ occurrence: Occurrence, in context: FeatureContext) {
    let tree = context.snapshot.trees[Int(occurrence.place.source)]
    var words: [String] = []
    for node in tree.nodes(around: Int(occurrence.place.span.start)).reversed() {
      let name = node.name?.text
      if let surface = node.kind.surface {
        words += Self.words(for: surface, node, name)
        continue
      }
      switch node.kind {
      case .item: words.append("of \(name ?? "an item")")
      case .screen: words.append("in \(name ?? "a screen")")
      case .menu: words.append("menu \(name ?? "")")
      case .toolbarBlock:
        let platforms = ToolbarBlockSyntax(unchecked: node).platforms.map(\.text)
        words.append("\(platforms.joined(separator: ", ")) toolbar")
      case .titleMenuEntry: words.append("title menu,")
      case .barMenu:
        words.append("menu bar, \(name ?? tree.text(of: node.firstToken))")
      default: if let block = node.kind.block { words.append(block.words) }
      }
    }
    text = words.joined(separator: " ")
  }

  private static func words(
    for surface: SurfaceKind, _ node: SyntaxNode, _ name: String?
  ) -> [String] {
    switch surface {
    case .contextMenu, .editMenu, .quickActions, .dockMenu:
      return [node.kind.block?.words].compactMap(\.self)
    case .swipe:
      return [
        SwipeSyntax(unchecked: node).edge.map { "\($0.keyword.text) swipe" } ?? "swipe"
      ]
    case .statusItem: return ["status item \(name ?? "")"]
    case .background: return ["of the background"]
    case .button: return [node.kind == .moreButton ? "More button" : "button \(name ?? "")"]
    // The blocks in them say what they are.
    case .toolbar: return [name].compactMap(\.self)
    case .menuBar: return []
    }
  }
}
