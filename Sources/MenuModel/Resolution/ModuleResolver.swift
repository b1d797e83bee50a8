import MenuSyntax

/// A module and what is wrong with it.
package struct ResolvedModule: Sendable {
  package var module: MenuModule
  /// The semantic diagnostics, in the order of the files and of the text in them.
  package var diagnostics: [Diagnostic]
  /// Where something was left out that depends on what is reported elsewhere.
  package var leftOut: [Place]
}

/// Makes a module of the trees of all its files, in any order.
///
/// What cannot be resolved is reported and left out of the module; what depends on it is not reported again.
package struct ModuleResolver {
  let trees: [SyntaxTree]
  var module: MenuModule
  var diagnostics: [Diagnostic] = []
  /// What is left out without a diagnostic of its own.
  var leftOut: [Place] = []

  /// What a type's name names: apps, choices, lists, screens, named menus and toolbars share one name space.
  enum TypeSymbol {
    case app
    case choice(ChoiceID)
    case list(ListID)
    case screen, toolbar, statusItem
    case menu(MenuID)
  }

  // Declared names. Strings compare by canonical equivalence, so names that differ only in their encoding are one.

  var types: [String: (symbol: TypeSymbol, place: Place)] = [:]
  var commandIDs: [String: CommandID] = [:]
  /// State variables; the field of a list has no id.
  var variables: [String: (id: StateID?, place: Place)] = [:]
  /// The numbers of the options, for each choice.
  var optionNumbers: [[String: Int]] = []
  /// Variables whose type is at fault; nothing that depends on them is reported again.
  var untypedVariables: Set<StateID> = []

  /// What a name names, to gather its uses.
  enum NameKey: Hashable {
    case type(String)
    case command(Int)
    case variable(Int)
    case option(choice: Int, option: Int)
  }

  /// Names whose case is not the usual one, reported when all their uses are known.
  var unusualNames: [(key: NameKey, name: Name, wanted: String)] = []
  /// Where each of them is used, for fixes that rename.
  var unusualUses: [NameKey: [Place]] = [:]

  /// How many near names have been looked for.
  private var suggestionCount = 0
  /// The names in parts that the parser could not read; nil before they are needed.
  private var skippedNames: Set<String>?

  // Declarations to be resolved after all names are known, each with the number of its source.

  /// `state` and `list`, which declare variables.
  var stateDeclarations: [(declaration: DeclarationSyntax, source: Int32)] = []
  var choices: [(syntax: ChoiceSyntax, source: Int32, id: ChoiceID)] = []
  var commands: [(syntax: CommandSyntax, name: Name, block: Int)] = []
  /// The `commands` blocks, as in `MenuModule.commandBlocks`.
  var commandBlocks: [(syntax: CommandsSyntax, source: Int32)] = []
  var menus: [(syntax: NamedMenuSyntax, source: Int32, id: MenuID)] = []
  var surfaces: [(declaration: DeclarationSyntax, source: Int32)] = []
  /// Whether `{option}` is the title of an option.
  var isInOptionForm = false
  /// The names after `or` in the questions of commands.
  var answerNames: [(command: CommandID, names: [Name])] = []
  /// The menus that palettes include, and where.
  var includesInPalettes: [(menu: MenuID, place: Place)] = []
  /// Edit menus found among the entries of the surface that is being read.
  var misplacedEditMenus: [EditMenu] = []
  /// The number of the source that is being read.
  private(set) var source: Int32 = 0
  /// The number of its module, of those that are resolved together.
  private var currentModule = 0
  /// The number of the module of each source.
  private let modules: [Int]
  /// What was declared in each module when another was entered.
  private var namesOfModules: [Int: DeclaredNames] = [:]

  /// Resolves the files of a module.
  ///
  /// - Parameters:
  ///   - trees: The files; `Place.source` counts in them.
  ///   - fallbackName: The app's name where no `app` says it.
  package static func resolve(_ trees: [SyntaxTree], fallbackName: String) -> ResolvedModule {
    var resolver = ModuleResolver(
      trees: trees, modules: trees.map { _ in 0 }, fallbackName: fallbackName)
    resolver.resolve()
    resolver.checkSwiftNames()
    resolver.reportUnusualNames()
    resolver.diagnostics.sort { left, right in
      left.place.source != right.place.source
        ? left.place.source < right.place.source : left.place.span.start < right.place.span.start
    }
    return ResolvedModule(
      module: resolver.module, diagnostics: resolver.diagnostics, leftOut: resolver.leftOut)
  }

  /// Resolves the modules of an app as one, with the menu bar that they make together.
  ///
  /// A name means what it means in its module. `app` is that of the first module, and so is the edition of the
  /// guidelines. What cannot be resolved is left out in silence: each module reports it by itself.
  ///
  /// - Parameters:
  ///   - modules: The files of each module; `Place.source` counts in all of them, in this order.
  ///   - fallbackName: The app's name where no `app` says it.
  package static func resolve(
    joining modules: [[SyntaxTree]], fallbackName: String
  ) -> MenuModule {
    var resolver = ModuleResolver(
      trees: modules.flatMap(\.self),
      modules: modules.enumerated().flatMap { number, trees in trees.map { _ in number } },
      fallbackName: fallbackName)
    resolver.resolve()
    return resolver.module
  }

  private mutating func resolve() {
    collectDeclarations()
    resolveVariables()
    resolveChoices()
    resolveCommands()
    resolveMenus()
    resolveSurfaces()
    noteShownCommands()
    breakCycles()
    reportIncludedNestedLists()
    module.surfaces = module.makeSurfaces()
  }

  private init(trees: [SyntaxTree], modules: [Int], fallbackName: String) {
    self.trees = trees
    self.modules = modules
    self.module = MenuModule(sources: trees.map { $0.source }, app: App(name: fallbackName))
  }

  // MARK: Modules

  /// The names that a module declares.
  private struct DeclaredNames {
    var types: [String: (symbol: TypeSymbol, place: Place)] = [:]
    var commandIDs: [String: CommandID] = [:]
    var variables: [String: (id: StateID?, place: Place)] = [:]
  }

  /// Whether a place is in the module whose source is being read.
  func isInCurrentModule(_ place: Place) -> Bool {
    modules[Int(place.source)] == currentModule
  }

  /// Goes on with a source, and with the names of its module.
  mutating func enter(_ number: Int32) {
    source = number
    let other = modules[Int(number)]
    if other == currentModule { return }
    namesOfModules[currentModule] = DeclaredNames(
      types: types, commandIDs: commandIDs, variables: variables)
    let names = namesOfModules[other] ?? DeclaredNames()
    (types, commandIDs, variables) = (names.types, names.commandIDs, names.variables)
    currentModule = other
  }

  // MARK: Places and names

  func place(_ span: Span) -> Place { Place(source: source, span: span) }

  func place(_ view: some SyntaxView) -> Place { Place(source: source, span: view.span) }

  func place(_ node: SyntaxNode) -> Place { Place(source: source, span: node.span) }

  func name(_ syntax: NameSyntax) -> Name { Name(text: syntax.text, place: place(syntax.span)) }

  func name(of syntax: some NamedSyntax) -> Name? { syntax.name.map { name($0) } }

  // MARK: Diagnostics

  mutating func report(
    _ rule: String, _ severity: Severity = .error, at place: Place, _ message: String,
    related: [RelatedPlace] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, place: place, related: related,
        help: help, fixes: fixes))
  }

  /// Reports an unknown name, with the nearest of the known ones.
  ///
  /// - Parameter place: Where the name alone is written, if not at its own place.
  mutating func reportUnknown(
    _ rule: String, _ name: Name, _ message: String, among candidates: some Sequence<String>,
    help: String? = nil, severity: Severity = .error, writtenAt place: Place? = nil
  ) {
    if isInSkippedText(name.text) {
      leftOut.append(name.place)
      return
    }
    // A few suggestions help; for thousands of unknown names they would take minutes.
    suggestionCount += 1
    guard suggestionCount <= 100,
      let nearest = Spelling.nearest(to: name.text, among: candidates, limit: 1).first
    else {
      report(rule, severity, at: name.place, message, help: help)
      return
    }
    let isCase = nearest.lowercased() == name.text.lowercased()
    report(
      rule, severity, at: name.place,
      isCase ? "`\(name.text)` is written `\(nearest)`" : message,
      help: isCase ? nil : "Did you mean `\(nearest)`?",
      fixes: [
        Fix(
          title: "Write `\(nearest)`", applicability: .unsafe,
          edits: [Edit(place: place ?? name.place, text: nearest)])
      ])
  }

  /// Whether a name is in text that the parser could not read, where it may be declared.
  private mutating func isInSkippedText(_ name: String) -> Bool {
    if let skippedNames { return skippedNames.contains(name) }
    var names: Set<String> = []
    for tree in trees { names.formUnion(tree.namesInSkippedText()) }
    skippedNames = names
    return names.contains(name)
  }

  /// Reports a second declaration.
  mutating func reportDuplicate(_ rule: String, at place: Place, _ message: String, first: Place) {
    // Both sides of a merge conflict declare the same names.
    if trees[Int(place.source)].hasMergeConflict { return }
    let help =
      switch rule {
      case "duplicate-name", "name-collision": "Give one of the two another name."
      case "duplicate-attribute", "duplicate-trait", "duplicate-platform", "duplicate-edition",
        "duplicate-setting", "duplicate-plural", "duplicate-answer":
        message == "`key` is written twice"
          ? "Several shortcuts of a command are written `key cmd+N, F5`." : "Remove one of the two."
      case "duplicate-app":
        "Move what is in this one to the first, and remove it. Modules of one app are checked with `--together`."
      default: "Move what is in this one to the first, and remove it."
      }
    report(
      rule, at: place, message,
      related: [RelatedPlace(place: first, message: "first declared here")], help: help)
  }

  /// Records a use of a name, if the name is to be reported.
  mutating func noteUse(_ key: NameKey, at place: Place) {
    if unusualNames.isEmpty || unusualUses[key] == nil { return }
    unusualUses[key]?.append(place)
  }
}
