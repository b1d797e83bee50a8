import MenuSyntax

/// The parts of a module that errors leave incomplete, about which rules would say what is not so.
///
/// A menu or toolbar with an error in it lacks an entry, so nothing is said of it; of the menus in it and around it,
/// only what does not depend on that entry. What is said of other menus and commands is kept.
struct BrokenParts {
  /// Whether nothing is missing but attributes of commands and options.
  private(set) var isWhole = true
  /// Whether the errors leave open for which platforms or by which edition the module is checked.
  private var isAll = false
  private var files: [File]
  private var brokenCommands: Set<String> = []

  /// - Parameters:
  ///   - errors: The errors of the language.
  ///   - leftOut: Where something was left out without an error of its own.
  ///   - trees: The files of the module.
  init(errors: [Diagnostic], leftOut: [Place], of trees: [SyntaxTree]) {
    files = trees.map { File($0) }
    for error in errors {
      if error.rule == "unknown-edition" || error.rule == "duplicate-edition" { isAll = true }
      breakPart(around: error.place)
    }
    for place in leftOut { breakPart(around: place) }
    breakWhatIncludesThem()
  }

  /// Whether a finding may be owed to an error.
  func hides(_ finding: Diagnostic) -> Bool {
    let (place, file) = (finding.place, files[Int(finding.place.source)])
    if isAll || file.hasEntry(at: place.span.start, of: brokenCommands) { return true }
    guard let number = file.parts.innermost(around: place.span) else { return false }
    let part = file.parts[number]
    if part.isBroken { return true }
    // What is said of a menu by its header may be about the menu around it.
    guard place.span.start < part.headerEnd, let parent = file.parts.elements[number].parent else {
      return false
    }
    return file.parts[parent].isBroken
  }

  private mutating func breakPart(around place: Place) {
    let number = Int(place.source)
    if let part = files[number].partOnLine(before: place.span) {
      files[number].parts[part].isBroken = true
    }
    guard let part = files[number].parts.innermost(around: place.span) else {
      isWhole = false
      return
    }
    switch files[number].parts[part].kind {
    case .settings: return
    case .platforms: isAll = true
    case .menu: isWhole = false
    case .command, .declaration: break
    }
    files[number].parts[part].isBroken = true
  }

  /// Breaks the menus that include a broken one, and notes the broken commands.
  private mutating func breakWhatIncludesThem() {
    var menus: [String] = []
    for file in files {
      for part in file.parts.elements.map(\.value) where part.isBroken {
        guard let name = part.name else { continue }
        if part.kind == .command { brokenCommands.insert(name) } else { menus.append(name) }
      }
    }
    var including: [String: [(file: Int, part: Int)]] = [:]
    for (number, file) in files.enumerated() {
      for include in file.includes {
        including[include.name, default: []].append((number, include.part))
      }
    }
    while let name = menus.popLast() {
      for (file, part) in including[name] ?? [] where !files[file].parts[part].isBroken {
        files[file].parts[part].isBroken = true
        if let name = files[file].parts[part].name { menus.append(name) }
      }
    }
  }
}

/// A piece of a file that an error breaks as a whole.
private struct Part {
  enum Kind {
    /// A menu, a toolbar, or a screen around them.
    case menu
    case command
    /// A choice, list or state variable.
    case declaration
    case platforms
    /// Other settings of `app` and `guidelines`, on which no finding hangs.
    case settings

    init?(_ kind: NodeKind) {
      switch kind {
      case _ where kind.surface != nil: self = .menu
      case .screen, .item, .menu, .toolbarBlock, .barMenu, .menuEntry, .titleMenuEntry:
        self = .menu
      case .command: self = .command
      case .choice, .list, .variable: self = .declaration
      case .platforms: self = .platforms
      case .app, .guidelines: self = .settings
      default: return nil
      }
    }
  }

  var kind: Kind
  var node: SyntaxNode
  var isBroken = false

  /// Where its braces begin.
  var headerEnd: UInt32 { node.block?.span.start ?? node.span.end }

  /// The name by which it is placed or included.
  var name: String? { node.name?.text }
}

/// The parts of a file.
private struct File {
  let source: Source
  var parts = NestedSpans<Part>()
  /// The entries that place a command.
  private var entries: [SyntaxNode] = []
  /// The menus that are included, each with the number of the part that includes it.
  var includes: [(name: String, part: Int)] = []

  init(_ tree: SyntaxTree) {
    source = tree.source
    add(tree.root, in: nil)
  }

  private mutating func add(_ node: SyntaxNode, in parent: Int?) {
    var parent = parent
    if node.kind == .commandEntry {
      entries.append(node)
      return
    } else if let kind = Part.Kind(node.kind) {
      parent = parts.append(Part(kind: kind, node: node), at: node.span, in: parent)
      // There are no parts in these.
      if kind == .command || kind == .declaration { return }
    } else if node.kind == .includeEntry, let name = node.name?.text, let parent {
      includes.append((name, parent))
    }
    for child in node.children { add(child, in: parent) }
  }

  /// Whether an entry that begins at an offset places one of some commands.
  func hasEntry(at offset: UInt32, of commands: Set<String>) -> Bool {
    if commands.isEmpty { return false }
    let index = entries.partitioningIndex { $0.span.start >= offset }
    return index < entries.count && entries[index].span.start == offset
      && entries[index].name.map { commands.contains($0.text) } ?? false
  }

  /// The number of the part that ends before a place on the same line: what follows it there may be its own.
  func partOnLine(before span: Span) -> Int? {
    guard let number = parts.last(beginningBy: span.start) else { return nil }
    let end = parts.elements[number].span.end
    guard end <= span.start else { return nil }
    let between = source.bytes[Int(end)..<Int(span.start)]
    return between.contains { $0 == 0x0A || $0 == 0x0D } ? nil : number
  }
}
