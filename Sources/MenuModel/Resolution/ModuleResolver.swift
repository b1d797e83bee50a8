import MenuSyntax

/// A module and what is wrong with it.
public struct ResolvedModule: Sendable {
  public var module: MenuModule
  /// The semantic diagnostics, in the order of the files and of the text in them.
  public var diagnostics: [Diagnostic]
}

/// Makes a module of the trees of all its files, in any order.
///
/// What cannot be resolved is left out of the module and reported; nothing that depends on it is reported again.
public struct ModuleResolver: ~Copyable {
  let trees: [SyntaxTree]
  /// A view of each tree, for as long as the resolver lives.
  let views: UnsafeMutablePointer<TreeView>
  var module: MenuModule
  var diagnostics: [Diagnostic] = []

  /// A type's name: apps, choices, lists, screens, named menus and toolbars share one name space.
  enum TypeSymbol {
    case app
    case choice(ChoiceID)
    case list(ListID)
    case screen, toolbar
    case menu(MenuID)
  }

  /// The numbers of the types' names in `typeSymbols`.
  var typeNames = NameTable()
  var typeSymbols: [(symbol: TypeSymbol, place: Place)] = []
  /// The numbers of the commands' names.
  var commandNames: NameTable
  /// The numbers of the names in `variables`.
  var variableNames = NameTable()
  /// State variables, and the fields of lists as nil.
  var variables: [(id: StateID?, place: Place)] = []
  /// The condition that each state variable alone is, once one is met.
  var variableConditions: [Condition?] = []
  /// The numbers of conditions, by the text that they are written as.
  var conditionTexts = NameTable()
  var conditions: [Condition] = []
  /// Variables whose type is at fault; nothing that depends on them is reported again.
  private var isUntyped: [Bool] = []
  /// The numbers of the options' names, each in the number of its choice.
  var optionNames = NameTable()
  /// The numbers of the items' and buttons' names in `elementPlaces`, each in its screen.
  var elementNames = NameTable()
  var elementPlaces: [Place] = []
  /// The names of symbols, which many commands share.
  var symbolNames = NameTable()
  var symbols: [String] = []
  /// The attributes of the command or option that is being read.
  var attributes: [NodeView] = []
  /// Names whose case is not the usual one; nil where there are none.
  var unusual: UnusualNames?

  /// What a name names, to gather its uses.
  enum NameKey: Hashable {
    case type(String)
    case command(Int)
    case variable(Int)
    case option(choice: Int, option: Int)
  }

  /// How many names have been looked for among others that are alike.
  private var suggestionCount = 0
  /// The names in parts that the parser could not read; nil before they are needed.
  private var skippedNames: SkippedNames?

  // Sets and dictionaries that few modules need are in classes: to let an empty one go, the runtime asks how its elements
  // are told apart, which takes a twentieth of a small run.

  /// Names whose case is not the usual one, reported when all their uses are known.
  final class UnusualNames {
    var names: [(key: NameKey, name: Name, wanted: String)] = []
    var keys: Set<NameKey> = []
    /// Where each of them is used, for fixes that rename.
    var uses: [NameKey: [Place]] = [:]
  }

  private final class SkippedNames {
    var names: Set<String> = []
  }

  // Nodes to be resolved after all names are known.
  var stateNodes: [(node: NodeView, source: Int32)] = []
  var choiceNodes: [(node: NodeView, source: Int32, id: ChoiceID)] = []
  var commandNodes: [(node: NodeView, source: Int32, block: Int)] = []
  var menuNodes: [(node: NodeView, source: Int32, id: MenuID)] = []
  var surfaceNodes: [(node: NodeView, source: Int32)] = []
  /// Edit menus met among the entries of a menu.
  var strayEditMenus: [EditMenu] = []
  /// The number of the source that is being read.
  var source: Int32 = 0

  /// Resolves the files of a module.
  ///
  /// - Parameters:
  ///   - trees: The files; `Place.source` counts in them.
  ///   - fallbackName: The app's name where no `app` says it.
  public static func resolve(_ trees: [SyntaxTree], fallbackName: String) -> ResolvedModule {
    var resolver = ModuleResolver(trees: trees, fallbackName: fallbackName)
    resolver.collectDeclarations()
    resolver.resolveVariables()
    resolver.resolveChoices()
    resolver.resolveCommands()
    resolver.resolveMenus()
    resolver.resolveSurfaces()
    resolver.breakCycles()
    resolver.checkSwiftNames()
    resolver.reportUnusualNames()
    resolver.diagnostics.sort { left, right in
      left.place.source != right.place.source
        ? left.place.source < right.place.source : left.place.span.start < right.place.span.start
    }
    return ResolvedModule(module: resolver.module, diagnostics: resolver.diagnostics)
  }

  private init(trees: [SyntaxTree], fallbackName: String) {
    self.trees = trees
    self.module = MenuModule(sources: trees.map { $0.source }, app: App(name: fallbackName))
    views = .allocate(capacity: max(trees.count, 1))
    var bytes = 0
    for (number, tree) in trees.enumerated() {
      (views + number).initialize(to: TreeView(tree))
      bytes += tree.source.count
    }
    // A command and its places take some 200 bytes.
    commandNames = NameTable(capacity: bytes / 256)
    commandNodes.reserveCapacity(bytes / 256)
    attributes.reserveCapacity(16)
  }

  deinit { views.deallocate() }

  // MARK: Places and names

  // `mutating`, though nothing changes: a debug build copies the resolver to call any other method.

  mutating func place(_ node: NodeView) -> Place { Place(source: source, span: node.span) }

  mutating func place(_ token: Token) -> Place { Place(source: source, span: token.span) }

  /// The header of a node with a block: up to the token before `{`.
  mutating func header(_ node: NodeView) -> Place {
    var end = node.span.end
    if let block = node.child(.block) {
      let first = block.node.firstToken
      if first > node.node.firstToken { end = node.token(first - 1).end }
    }
    return Place(source: source, span: Span(node.span.start, end))
  }

  /// The bytes of the name that a token spells, without backticks.
  mutating func nameBytes(_ token: Token, in node: NodeView) -> NameBytes {
    var start = node.view.pointee.bytes + Int(token.start)
    var count = Int(token.end - token.start)
    if token.kind == .quotedIdentifier {
      start += 1
      count -= 1
      if count > 0, start[count - 1] == UInt8(ascii: "`") { count -= 1 }
    }
    return NameBytes(start: start, count: count)
  }

  /// The name that a token spells, without backticks.
  mutating func name(_ token: Token, in node: NodeView) -> Name {
    let bytes = nameBytes(token, in: node)
    let text = String(
      decoding: UnsafeBufferPointer(start: bytes.start, count: bytes.count), as: UTF8.self)
    return Name(text: text, place: place(token))
  }

  /// The bytes of a name where it is written; nil for one that is not written as it is.
  mutating func nameBytes(of name: Name) -> NameBytes? {
    let bytes = views[Int(name.place.source)].bytes
    var start = bytes + Int(name.place.span.start)
    var end = bytes + Int(name.place.span.end)
    if start < end, start.pointee == UInt8(ascii: "`") {
      start += 1
      if start < end, (end - 1).pointee == UInt8(ascii: "`") { end -= 1 }
    }
    let written = NameBytes(start: start, count: end - start)
    var text = name.text
    let isAsItIs = text.withUTF8 { text in
      guard let start = text.baseAddress else { return false }
      return NameTable.areEqual(written, NameBytes(start: start, count: text.count))
    }
    return isAsItIs ? written : nil
  }

  /// The name in a node: its `name` child.
  mutating func name(of node: NodeView) -> Name? {
    guard let child = node.child(.name) else { return nil }
    return name(child.firstToken, in: node)
  }

  /// The token of the name in a node: that of its `name` child.
  mutating func nameToken(of node: NodeView) -> Token? {
    guard let child = node.child(.name) else { return nil }
    return child.firstToken
  }

  /// The name of a symbol, which is kept once.
  mutating func symbolName(_ token: Token, in node: NodeView) -> Name {
    let bytes = nameBytes(token, in: node)
    // Shorter texts stand in the `String` itself.
    if bytes.count <= 15 { return name(token, in: node) }
    if let number = symbolNames.find(bytes) {
      return Name(text: symbols[number], place: place(token))
    }
    let name = name(token, in: node)
    symbolNames.insert(bytes, symbols.count)
    symbols.append(name.text)
    return name
  }

  /// What a type's name names.
  mutating func typeSymbol(_ name: String) -> TypeSymbol? {
    guard let number = typeNames.find(name) else { return nil }
    return typeSymbols[number].symbol
  }

  /// The command of a name.
  mutating func commandID(_ name: String) -> CommandID? {
    guard let number = commandNames.find(name) else { return nil }
    return CommandID(number)
  }

  /// Whether a character that means nothing stands behind a node on its line. It has been told of, and what is before it
  /// is not whole.
  mutating func isBeforeStray(_ node: NodeView) -> Bool {
    let next = node.nextToken
    return next.flags.contains(.afterStray) && !next.flags.contains(.newlineBefore)
  }

  // MARK: Diagnostics

  mutating func report(
    _ rule: String, _ severity: Severity = .error, at place: Place, _ message: String,
    related: [RelatedPlace] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, place: place, related: related,
        help: help,
        fixes: fixes))
  }

  /// Reports a name that is not there, with the nearest of those that are.
  mutating func reportUnknown(
    _ rule: String, _ name: Name, _ message: String, among candidates: some Sequence<String>,
    help: String? = nil, severity: Severity = .error
  ) {
    if isInSkippedText(name.text) { return }
    // A few suggestions help; for thousands of unknown names they would take minutes.
    suggestionCount += 1
    guard suggestionCount <= 100,
      let nearest = Spelling.nearest(to: name.text, among: candidates, limit: 1).first
    else {
      report(rule, severity, at: name.place, message, help: help)
      return
    }
    report(
      rule, severity, at: name.place, message, help: "Did you mean `\(nearest)`?",
      fixes: [
        Fix(
          title: "Write `\(nearest)`", applicability: .unsafe,
          edits: [Edit(place: name.place, text: nearest)])
      ])
  }

  /// Whether a name stands in a part of the module that the parser could not read, and may be declared there.
  private mutating func isInSkippedText(_ name: String) -> Bool {
    if let skippedNames { return skippedNames.names.contains(name) }
    let skipped = SkippedNames()
    for tree in trees { skipped.names.formUnion(tree.namesInSkippedText()) }
    skippedNames = skipped
    return skipped.names.contains(name)
  }

  /// Reports something that stands a second time.
  mutating func reportDuplicate(_ rule: String, at place: Place, _ message: String, first: Place) {
    // Both sides of a merge conflict declare the same names.
    if trees[Int(place.source)].hasMergeConflict { return }
    report(
      rule, at: place, message,
      related: [RelatedPlace(place: first, message: "first declared here")])
  }

  /// Notes that a name is used at a place.
  mutating func noteUse(_ key: NameKey, at place: Place) {
    // Uses of other names are not needed.
    guard let unusual, unusual.keys.contains(key) else { return }
    unusual.uses[key, default: []].append(place)
  }

  // MARK: Variables at fault

  /// Whether the type of a variable is at fault.
  mutating func isUntyped(_ id: StateID) -> Bool {
    id.index < isUntyped.count && isUntyped[id.index]
  }

  /// Notes whether the type of a variable is at fault.
  mutating func setUntyped(_ id: StateID, _ isAtFault: Bool = true) {
    while isUntyped.count <= id.index { isUntyped.append(false) }
    isUntyped[id.index] = isAtFault
  }
}
