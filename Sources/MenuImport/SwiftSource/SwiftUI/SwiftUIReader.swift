import MenuModel
import MenuSyntax

/// Finds the menus and toolbars that SwiftUI shows, in the sources of an app.
struct SwiftUIReader {
  private var builder: BuilderReader
  private var surfaces: [FoundSurface] = []
  private var unread: [FoundEntry] = []
  private var newWindows: [NewWindow] = []
  private var hasSingleWindows = false
  private var settingsWindows: [Place] = []
  private var viewApps: [Place] = []
  private var unreadCommands: [Place] = []
  private var hiddenKeys: [HiddenKey] = []
  private var keyButtons: [FoundSurface] = []
  /// The names of the types that sheets and popovers show.
  private var viewsInSheets: Set<String> = []
  private var platforms = Set(Platform.allCases)
  /// The function or property that is being read.
  private var memberName: String?
  /// Where the values `ContextMenu { … }` are that `.contextMenu` is given in place.
  private var valuesInModifiers: Set<Place> = []

  private init(_ builder: BuilderReader) { self.builder = builder }

  /// The menus and toolbars, and what code makes for them that can't be read.
  static func read(
    _ project: ProjectIndex
  ) -> (
    surfaces: [FoundSurface], unread: [FoundEntry], newWindows: [NewWindow],
    hasSingleWindows: Bool, settingsWindows: [Place], viewApps: [Place], unreadCommands: [Place],
    hiddenKeys: [HiddenKey], keyButtons: [FoundSurface]
  ) {
    var reader = SwiftUIReader(BuilderReader(project))
    for file in project.files where !Self.isForTests(file.source.path) {
      reader.visit(file.statements, in: SwiftScope(file: file, typePath: []))
    }
    // A menu that was read as the submenu of another is no surface of its own.
    let submenus = reader.builder.submenus
    var surfaces = reader.surfaces.filter { surface in
      guard case .pullDown = surface.kind else { return true }
      return !submenus.contains(surface.place)
    }
    for number in surfaces.indices where reader.viewsInSheets.contains(surfaces[number].owner ?? "")
    {
      surfaces[number].isOutsideMenuBar = true
    }
    return (
      surfaces, reader.unread, reader.newWindows, reader.hasSingleWindows, reader.settingsWindows,
      reader.viewApps, reader.unreadCommands, reader.hiddenKeys,
      reader.keyButtons.without(commandsOf: surfaces)
    )
  }

  private static func isForTests(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  // MARK: Statements

  private mutating func visit(_ statements: [SwiftStatement], in outer: SwiftScope) {
    var scope = outer
    for statement in statements {
      visit(statement, in: scope)
      if case .variable(let variable) = statement.kind, variable.isLet, memberName != nil {
        scope = scope.defining(variable)
      }
    }
  }

  private mutating func visit(_ statement: SwiftStatement, in scope: SwiftScope) {
    switch statement.kind {
    case .expression(let expression), .returned(let expression?): visit(expression, in: scope)
    case .assignment(let target, _, let value):
      visit(target, in: scope)
      visit(value, in: scope)
    case .variable(let variable): visit(variable, in: scope)
    case .function(let function):
      visitMember(function.name, function.body ?? [], in: scope)
    case .type(let type): visit(type, in: scope)
    case .conditional(let branches):
      for branch in branches { visit(branch.statements, in: scope) }
    case .guarded(let branch): visit(branch.statements, in: scope)
    case .switched(_, let cases):
      for one in cases { visit(one.statements, in: scope) }
    case .loop(_, _, let body), .block(let body): visit(body, in: scope)
    case .compiled(let branches):
      for branch in branches {
        visitOn(branch.condition.platforms) { $0.visit(branch.statements, in: scope) }
      }
    case .enumCases, .returned, .other: break
    }
  }

  private mutating func visit(_ variable: SwiftVariable, in scope: SwiftScope) {
    if let value = variable.value { visit(value, in: scope) }
    if let body = variable.body { visitMember(variable.name, body, in: scope) }
  }

  private mutating func visitMember(
    _ name: String, _ body: [SwiftStatement], in scope: SwiftScope
  ) {
    let outer = memberName
    memberName = name
    visit(body, in: scope)
    memberName = outer
  }

  private mutating func visit(_ type: SwiftType, in scope: SwiftScope) {
    // Xcode shows previews, and the app does not.
    if type.inherited.contains("PreviewProvider") { return }
    let outer = memberName
    memberName = nil
    if type.inherited.contains("App") || type.inherited.contains("SwiftUI.App") {
      if platforms.contains(.macOS) { viewApps.append(scope.file.place(of: type.nameSpan)) }
      newWindows += SceneReader.newWindow(of: type, in: scope.file).map { [$0] } ?? []
      hasSingleWindows = hasSingleWindows || SceneReader.hasSingleWindows(type, in: scope.file)
      settingsWindows += SceneReader.settingsWindow(of: type, in: scope.file).map { [$0] } ?? []
    }
    let names = type.name.split(separator: ".").map(String.init)
    visit(
      type.members, in: SwiftScope(file: scope.file, typePath: scope.typePath + names))
    memberName = outer
  }

  private mutating func visitOn(
    _ platforms: Set<Platform>, _ visit: (inout SwiftUIReader) -> Void
  ) {
    let outer = self.platforms
    self.platforms.formIntersection(platforms)
    visit(&self)
    self.platforms = outer
  }

  // MARK: Expressions

  private mutating func visit(_ expression: SwiftExpression, in scope: SwiftScope) {
    if case .name("#Preview") = expression.kind { return }
    for (number, call) in expression.calls.enumerated() {
      readSurface(of: call, isFirst: number == 0, expression, in: scope)
    }
    if expression.hidesButton { readHiddenKeys(of: expression, in: scope) }
    if expression.isButtonWithKey { readKeyButton(expression, in: scope) }
    visitParts(of: expression, in: scope)
    visit(expression.steps, in: scope)
  }

  /// The shortcuts of buttons that nobody sees.
  private mutating func readHiddenKeys(of expression: SwiftExpression, in scope: SwiftScope) {
    builder.beginSurface(isToolbar: false)
    for (command, _) in builder.entries(of: expression, in: scope).commands {
      guard let key = command.key, let action = command.action else { continue }
      hiddenKeys.append(
        HiddenKey(action: action, key: key, title: command.title, owner: scope.typePath.last))
    }
  }

  /// A button with a shortcut, which may be in a menu or a toolbar.
  private mutating func readKeyButton(_ expression: SwiftExpression, in scope: SwiftScope) {
    builder.beginSurface(isToolbar: false)
    let entries = builder.entries(of: expression, in: scope)
    let owner = scope.typePath.last
    if let last = keyButtons.indices.last, keyButtons[last].owner == owner,
      keyButtons[last].place.source == scope.place(expression.span).source
    {
      keyButtons[last].entries += entries
      return
    }
    keyButtons.append(
      FoundSurface(
        .menu(title: nil), owner: owner, name: FoundSurface.nameOfKeys, framework: .swiftui,
        platforms: platforms.count == Platform.allCases.count ? [] : platforms, entries: entries,
        place: scope.place(expression.span)))
  }

  private mutating func visitParts(of expression: SwiftExpression, in scope: SwiftScope) {
    switch expression.kind {
    case .array(let elements), .sequence(let elements, _):
      for element in elements { visit(element, in: scope) }
    case .dictionary(let members):
      for member in members { visit(member.value, in: scope) }
    case .closure(let closure): visit(closure.statements, in: scope)
    case .tuple(let arguments):
      for argument in arguments { visit(argument.value, in: scope) }
    case .prefixed(_, let inner): visit(inner, in: scope)
    case .ternary(_, let then, let otherwise):
      visit(then, in: scope)
      visit(otherwise, in: scope)
    case .branches(let statement): visit(statement, in: scope)
    case .name, .string, .number, .bool, .absent, .other: break
    }
  }

  private mutating func visit(_ steps: [SwiftExpression.Step], in scope: SwiftScope) {
    for step in steps {
      switch step {
      case .call(let arguments, _), .subscripted(let arguments):
        for argument in arguments { visit(argument.value, in: scope) }
      case .compiled(let branches):
        for branch in branches {
          visitOn(branch.condition.platforms) { reader in
            let chain = SwiftExpression(
              kind: .name(""), steps: branch.steps, span: branch.steps.first?.span ?? Span(0, 0))
            reader.visit(chain, in: scope)
          }
        }
      case .member, .unwrapped: continue
      }
    }
  }

  // MARK: Surfaces

  private mutating func readSurface(
    of call: SwiftCall, isFirst: Bool, _ expression: SwiftExpression, in scope: SwiftScope
  ) {
    // `self.contextMenu { … }` is a modifier, too.
    if isFirst, call.plainPath.count == 1, call.path.first != "self" {
      switch call.name {
      case "CommandGroup": readCommandGroup(call, in: scope)
      case "CommandMenu": readCommandMenu(call, in: scope)
      case "MenuBarExtra": readMenuBarExtra(call, expression, in: scope)
      case "Menu": readPullDown(expression, in: scope)
      case "ContextMenu": readContextMenuValue(call, in: scope)
      default: break
      }
    } else {
      switch call.name {
      case "contextMenu": readContextMenu(call, in: scope)
      case "swipeActions": readSwipeActions(call, in: scope)
      case "toolbar": readToolbar(call, in: scope)
      case "commands": readSystemCommands(call, in: scope)
      case "sheet", "popover", "fullScreenCover": noteViewsInSheet(call)
      default: break
      }
    }
  }

  private mutating func add(
    _ kind: FoundSurface.Kind, _ entries: [FoundEntry], at span: Span, in scope: SwiftScope
  ) {
    let isForAll = platforms.count == Platform.allCases.count
    surfaces.append(
      FoundSurface(
        kind, owner: scope.typePath.last, name: memberName == "body" ? nil : memberName,
        framework: .swiftui, platforms: isForAll ? [] : platforms, entries: entries,
        place: scope.place(span)))
  }

  /// Lists a menu or toolbar whose content is not written where it is shown.
  private mutating func addUnread(
    _ what: String, _ content: SwiftExpression, in scope: SwiftScope
  ) {
    let code = scope.shortCode(content.span)
    unread.append(
      FoundEntry(
        .unread(reason: "the content `\(code)` of \(what)"), place: scope.place(content.span)))
  }

  private mutating func readCommandGroup(_ call: SwiftCall, in scope: SwiftScope) {
    let positions: [(String, FoundSurface.BarPosition)] = [
      ("before", .before), ("after", .after), ("replacing", .replacing),
    ]
    for (label, position) in positions {
      guard let argument = call.argument(label) else { continue }
      guard let group = argument.path?.last else {
        addUnread("a command group", argument, in: scope)
        unreadCommands.append(scope.place(argument.span))
        continue
      }
      let entries = builder.menu(of: call.content("addition"), in: scope)
      add(.menuBarPart(place: group, position: position), entries, at: call.nameSpan, in: scope)
    }
  }

  private mutating func readCommandMenu(_ call: SwiftCall, in scope: SwiftScope) {
    guard let title = call.argument() else { return }
    let entries = builder.menu(of: call.content(), in: scope)
    let place = scope.place(call.nameSpan)
    let text = builder.plainTitle(of: title, in: scope)
    let menu = FoundEntry(
      .menu(title: text, image: nil, system: nil, entries: entries), place: place)
    let kind = FoundSurface.Kind.menuBarPart(
      place: text.literal ?? scope.code(title.span), position: .ownMenu)
    add(kind, [menu], at: call.nameSpan, in: scope)
  }

  private mutating func readMenuBarExtra(
    _ call: SwiftCall, _ expression: SwiftExpression, in scope: SwiftScope
  ) {
    // In a window it shows any views.
    let style = expression.modifiers.first { $0.name == "menuBarExtraStyle" }?.argument()?.path?
      .last
    if style == "window" { return }
    let entries = builder.menu(of: call.content(), in: scope)
    var label = FoundLabel()
    if let own = call.closure("label") {
      label = builder.label(of: own.statements, in: scope) ?? label
    } else {
      label.title = (call.argument() ?? call.argument("titleKey")).map {
        builder.evaluator.title(of: $0, in: scope)
      }
      let isSymbol = call.hasArgument("systemImage")
      let name = call.argument(isSymbol ? "systemImage" : "image")
      label.image = name.flatMap {
        builder.evaluator.image(named: $0, isSymbol: isSymbol, in: scope)
      }
    }
    let kind = FoundSurface.Kind.statusMenu(title: label.title?.value, image: label.image?.value)
    add(kind, entries, at: call.nameSpan, in: scope)
  }

  private mutating func readPullDown(_ expression: SwiftExpression, in scope: SwiftScope) {
    // Its label says what the button shows.
    builder.beginSurface(isToolbar: false)
    let wasKnown = builder.submenus.contains(scope.place(expression.span))
    for entry in builder.entries(of: expression, in: scope) {
      guard case .menu(let title, let image, _, let entries) = entry.content else { continue }
      add(.pullDown(title: title, image: image), entries, at: expression.span, in: scope)
      // Being read here does not make it a submenu.
      if !wasKnown { builder.submenus.remove(entry.place) }
    }
  }

  private mutating func readContextMenu(_ call: SwiftCall, in scope: SwiftScope) {
    // `.contextMenu(ContextMenu { … })` is how it was first written.
    let inner = call.argument()?.call.flatMap { $0.name == "ContextMenu" ? $0 : nil }
    let own = call.closure("menuItems") ?? call.closure("menu") ?? call.trailingClosure
    if let inner { valuesInModifiers.insert(scope.place(inner.span)) }
    guard let closure = own ?? inner?.content("menuItems") else {
      let content = call.argument("menuItems") ?? call.argument("menu") ?? call.argument()
      guard let content, !content.isNil else { return }
      // What the value is made of is read where it is made.
      if builder.evaluator.value(of: content, in: scope).expression.call?.name == "ContextMenu" {
        return
      }
      guard let (statements, inner) = builder.content(named: content, in: scope) else {
        return addUnread("a context menu", content, in: scope)
      }
      add(.contextMenu, builder.menu(of: statements, in: inner), at: call.nameSpan, in: scope)
      return
    }
    add(.contextMenu, builder.menu(of: closure, in: scope), at: call.nameSpan, in: scope)
  }

  private mutating func readSwipeActions(_ call: SwiftCall, in scope: SwiftScope) {
    let entries = builder.menu(of: call.content(), in: scope)
    if !entries.contains(where: BuilderReader.isEntry) { return }
    let edge: SwipeActions.Edge? =
      switch call.argument("edge")?.path?.last {
      case "leading": .leading
      case "trailing": .trailing
      default: call.hasArgument("edge") ? nil : .trailing
      }
    // A variable may say either, and what destroys in a full swipe is not to be made up.
    let isFull = call.argument("allowsFullSwipe").map { $0.bool ?? false } ?? true
    let kind = edge.map { FoundSurface.Kind.swipe(edge: $0, isFull: isFull) }
    add(kind ?? .menu(title: nil), entries, at: call.nameSpan, in: scope)
    surfaces[surfaces.count - 1].isUnplaceable = kind == nil
  }

  /// `let menu = ContextMenu { … }`
  private mutating func readContextMenuValue(_ call: SwiftCall, in scope: SwiftScope) {
    guard !valuesInModifiers.contains(scope.place(call.span)),
      let closure = call.content("menuItems")
    else { return }
    add(.contextMenu, builder.menu(of: closure, in: scope), at: call.nameSpan, in: scope)
  }

  private mutating func readToolbar(_ call: SwiftCall, in scope: SwiftScope) {
    var content = call.content().map { (statements: $0.statements, scope: scope) }
    if content == nil, let named = call.argument("content") {
      content = builder.content(named: named, in: scope)
      if content == nil { addUnread("a toolbar", named, in: scope) }
    }
    guard let content else { return }
    let entries = builder.toolbar(of: content.statements, in: content.scope)
    // One without an item of its own shows what the system has.
    if entries.isEmpty { return }
    add(.toolbar, entries, at: call.nameSpan, in: scope)
    surfaces[surfaces.count - 1].isOutsideMenuBar = content.statements.haveOtherPlaces
  }

  /// Entries of the system that an app asks for: `SidebarCommands()`.
  private mutating func readSystemCommands(_ call: SwiftCall, in scope: SwiftScope) {
    let known: [String: (group: String, entries: [String])] = [
      "SidebarCommands": ("sidebar", ["sidebar"]),
      "ToolbarCommands": ("toolbar", ["toolbar", "customizeToolbar"]),
      "InspectorCommands": ("sidebar", ["inspector"]),
    ]
    noteUnreadCommands(call.content()?.statements, at: call.nameSpan, in: scope)
    for statement in call.content()?.statements ?? [] {
      guard case .expression(let expression) = statement.kind, let first = expression.call,
        let commands = known[first.name]
      else { continue }
      let place = scope.place(first.nameSpan)
      add(
        .menuBarPart(place: commands.group, position: .after),
        commands.entries.map { FoundEntry(.standard($0), place: place) }, at: first.nameSpan,
        in: scope)
    }
  }
}

extension SwiftUIReader {
  private mutating func noteViewsInSheet(_ call: SwiftCall) {
    for closure in call.arguments.compactMap(\.value.closure) {
      closure.statements.forEachExpression { expression in
        guard let name = expression.calls.first?.path.last else { return }
        viewsInSheets.insert(name)
      }
    }
  }

  /// Notes the commands of an app that are neither SwiftUI's nor in the files.
  private mutating func noteUnreadCommands(
    _ statements: [SwiftStatement]?, at span: Span, in scope: SwiftScope
  ) {
    guard let statements else { return unreadCommands.append(scope.place(span)) }
    for statement in statements {
      switch statement.kind {
      case .conditional(let branches):
        for branch in branches { noteUnreadCommands(branch.statements, at: span, in: scope) }
      case .compiled(let branches):
        for branch in branches where branch.condition.platforms.contains(.macOS) {
          noteUnreadCommands(branch.statements, at: span, in: scope)
        }
      case .expression(let commands):
        let name = commands.call?.path.last ?? commands.path?.last ?? ""
        if commands.call?.name == "Group" {
          noteUnreadCommands(commands.call?.content()?.statements, at: span, in: scope)
        } else if !Self.commandsOfSystem.contains(name), !builder.index.isDeclared(type: name),
          builder.index.functions(named: name).isEmpty,
          builder.index.members(name, of: scope.typePath, near: scope.file).isEmpty
        {
          unreadCommands.append(scope.place(commands.span))
        }
      default: continue
      }
    }
  }

  private static let commandsOfSystem: Set<String> = [
    "CommandGroup", "CommandMenu", "EmptyCommands", "SidebarCommands", "ToolbarCommands",
    "InspectorCommands", "TextEditingCommands", "TextFormattingCommands",
    "ImportFromDevicesCommands",
  ]
}

extension [SwiftStatement] {
  /// Whether items of a toolbar are at places of a sheet, or at those that the Mac does not have.
  fileprivate var haveOtherPlaces: Bool {
    contains { statement in
      switch statement.kind {
      case .expression(let expression), .returned(let expression?):
        let place = expression.call?.argument("placement")?.path?.last ?? ""
        return Self.otherPlaces.contains(place)
      case .conditional(let branches): return branches.contains { $0.statements.haveOtherPlaces }
      default: return false
      }
    }
  }

  private static let otherPlaces: Set<String> = [
    "cancellationAction", "confirmationAction", "keyboard", "navigationBarLeading",
    "navigationBarTrailing", "topBarLeading", "topBarTrailing", "bottomBar",
  ]
}

extension [FoundSurface] {
  /// The surfaces without the commands that others have, too.
  fileprivate func without(commandsOf others: [FoundSurface]) -> [FoundSurface] {
    let known = Set(others.flatMap { $0.entries.commands.map(\.place) })
    return compactMap { surface in
      var surface = surface
      surface.entries.removeAll { known.contains($0.place) }
      return surface.entries.isEmpty ? nil : surface
    }
  }
}

extension SwiftExpression {
  fileprivate var isButtonWithKey: Bool {
    call?.name == "Button" && modifiers.contains { $0.name == "keyboardShortcut" }
  }

  /// Whether it is a button, or some, that are there for their shortcuts alone.
  fileprivate var hidesButton: Bool {
    guard let name = call?.name, ["Button", "Group", "VStack", "HStack", "ZStack"].contains(name)
    else { return false }
    return modifiers.contains { modifier in
      switch modifier.name {
      case "hidden": return true
      case "opacity":
        if case .number("0")? = modifier.argument()?.kind { return true }
        return false
      default: return false
      }
    }
  }
}

extension SwiftExpression.Step {
  /// Where a member, or the arguments of a call, are.
  fileprivate var span: Span? {
    switch self {
    case .member(_, let span), .call(_, let span): return span
    case .subscripted, .unwrapped, .compiled: return nil
    }
  }
}
