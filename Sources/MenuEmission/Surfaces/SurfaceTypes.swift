import MenuModel
import MenuSyntax

/// Builds the types of menus, of buttons with one, and of swipe actions.
struct SurfaceTypes {
  let context: EmissionContext

  /// The type of a surface; nil for those that `ToolbarType` and `MenuBarType` build.
  func declaration(of surface: MenuSurface) -> Declaration? {
    var lines = [surface.summary]
    if case .contextMenu(_, let item) = surface.declaration, let preview = item.preview {
      lines[0] += " Its preview is the app's \(preview.name.text)."
    }
    if !surface.documentation.isEmpty { lines += [""] + surface.documentation }
    let type: String
    let members: [Declaration]
    switch surface.declaration {
    case .contextMenu(_, let item):
      (type, members) = ("ContextMenuSurface", contextMembers(surface, item.preview))
    case .background: (type, members) = ("ContextMenuSurface", contextMembers(surface, nil))
    case .button(let button): (type, members) = ("PullDownSurface", buttonMembers(surface, button))
    case .editMenu(let menu, _): (type, members) = ("EditMenuSurface", editMembers(menu))
    case .swipe(_, let item): (type, members) = ("SwipeSurface", fullSwipes(item.swipes))
    case .quickActions: (type, members) = ("QuickActionSurface", [])
    case .dockMenu: (type, members) = ("DockMenuSurface", [])
    case .statusItem(let item):
      (type, members) = ("StatusItemSurface", statusItemMembers(surface, item))
    case .toolbar, .barMenu: return nil
    }
    return Declaration(
      documentation: lines, place: context.location(of: surface.place),
      kind: .type(
        .struct, surface.typeName, conforms: [type],
        context.contextMembers + members + builds(surface)))
  }

  /// The functions that build the surface: one, or one for each edge.
  private func builds(_ surface: MenuSurface) -> [Declaration] {
    let texts = SurfaceTexts(
      of: surface.entries, keyPrefix: surface.keyPrefix, owner: surface.owner, in: context)
    func build(
      _ name: String, _ entries: [Entry], on platforms: [Platform]?
    ) -> Declaration {
      let statements = MenuStatements(
        context: context, texts: texts,
        platforms: PlatformBranches.platforms(
          of: surface.declaration.kind, in: context.module), names: LocalNames())
      return context.buildFunction(
        "menu", "MenuBuilder",
        statements.branches.statements(on: platforms) { statements.statements(for: entries) },
        named: name)
    }
    guard case .swipe(_, let item) = surface.declaration else {
      return [build("build", surface.entries, on: surface.platforms)]
    }
    return item.swipes.map { swipe in
      build(
        swipe.edge == .leading ? "buildLeading" : "buildTrailing", swipe.entries,
        on: swipe.platforms)
    }
  }

  // MARK: - Members

  /// A function that describes the surface in a state.
  private func function(_ name: String, _ type: String, _ body: [Statement]) -> Declaration {
    Declaration(
      modifiers: [.nonisolated, .static],
      kind: .function(name, [context.stateParameter], returns: type, body))
  }

  private func title(_ text: Text, of surface: MenuSurface) -> Expression {
    context.localized(
      text, key: surface.keyPrefix + ".title", about: TextRole.title.about("the " + surface.owner))
  }

  private func contextMembers(_ surface: MenuSurface, _ preview: Preview?) -> [Declaration] {
    var members: [Declaration] = []
    func property(_ name: String, _ type: String, _ value: Expression) {
      members.append(Declaration(kind: .getter(name, type: type, value)))
    }
    func shape(_ value: Expression) { property("previewShape", "MenuPreviewShape", value) }
    switch preview?.shape {
    case .rounded(let radius): shape(.link("rounded", [.code(String(radius))]))
    case .capsule: shape(.member("capsule"))
    case .circle: shape(.member("circle"))
    case .rectangle, nil: break
    }
    if let command = preview?.opens {
      property("previewCommand", context.commandType + "?", context.optionalValue(of: command))
    }
    if preview?.drags == true { property("isDraggable", "Bool", .boolean(true)) }
    if surface.isFixed { property("keepsOrder", "Bool", .boolean(true)) }
    if let text = surface.title {
      members.append(function("title", "String?", [.return(title(text, of: surface))]))
    }
    return members
  }

  private func buttonMembers(_ surface: MenuSurface, _ button: MenuButton) -> [Declaration] {
    var members: [Declaration] = []
    if let tap = button.tap {
      members.append(
        Declaration(
          kind: .getter(
            "tapCommand", type: context.commandType + "?", context.optionalValue(of: tap))))
    }
    members.append(function("label", "MenuLabel", label(of: surface, button)))
    for (name, condition) in [("isEnabled", button.enabled), ("isShown", button.shown)] {
      guard let condition else { continue }
      members.append(function(name, "Bool", [.return(context.expression(condition))]))
    }
    return members
  }

  /// The edges at which a full swipe performs the first action.
  private func fullSwipes(_ swipes: [SwipeActions]) -> [Declaration] {
    let edges = swipes.filter(\.isFull).map { Expression.member($0.edge.rawValue) }
    if edges.isEmpty { return [] }
    return [
      Declaration(
        modifiers: [.nonisolated, .static],
        kind: .getter("fullSwipeEdges", type: "Set<MenuSwipeEdge>", .array(edges)))
    ]
  }

  private func statusItemMembers(_ surface: MenuSurface, _ item: StatusItem) -> [Declaration] {
    var button = MenuButton(name: item.name, header: item.header, place: item.place)
    button.title = item.title
    button.image = item.image
    button.tap = item.tap
    button.enabled = item.enabled
    let isOnlyInDebugBuilds: Bool
    if case .debugBuilds = item.presence {
      isOnlyInDebugBuilds = true
    } else {
      isOnlyInDebugBuilds = false
      button.shown = Condition.all([item.shown, item.presence?.condition])
    }
    var members = [
      Declaration(
        modifiers: [.nonisolated, .static],
        kind: .getter(
          "id", type: "String", .string(SwiftNames.lowerCamel(item.name.text))))
    ]
    members += buttonMembers(surface, button)
    if isOnlyInDebugBuilds {
      let shown = item.shown.map { context.expression($0) } ?? .boolean(true)
      members.append(
        function(
          "isShown", "Bool",
          [
            .conditional("DEBUG", [.return(shown)]),
            .conditional("!DEBUG", [.return(.boolean(false))]),
          ]))
    }
    return members
  }

  private func label(of surface: MenuSurface, _ button: MenuButton) -> [Statement] {
    let isMore = button.isMore && surface.title == nil
    if isMore, button.image == nil { return [.return(.member("more"))] }
    var statements: [Statement] = []
    var title = Expression.member(.member("MenuLabel", "more"), "title")
    if !isMore {
      title = self.title(surface.title ?? Self.defaultTitle(of: button), of: surface)
      if !title.isLiteral {
        statements.append(.let("title", title))
        title = .name("title")
      }
    }
    var image = button.isMore ? Expression.member(.member("MenuLabel", "more"), "image") : nil
    if let own = button.image { image = context.image(own) }
    return statements + [.return(.call("MenuLabel", [title] + (image.map { [$0] } ?? [])))]
  }

  /// The title of a button without one: its name, split into words.
  private static func defaultTitle(of button: MenuButton) -> Text {
    var words = ""
    for letter in button.name.text {
      if letter.isUppercase && !words.isEmpty { words += " " }
      words.append(letter)
    }
    return Text(literal: words, place: button.header)
  }

  private func editMembers(_ menu: EditMenu) -> [Declaration] {
    var traits: [Expression] = []
    if let selection = menu.selection {
      traits.append(.labeled("hasSelection", context.expression(selection)))
    }
    if let pasteboard = menu.pasteboard {
      traits.append(.labeled("canPaste", context.expression(pasteboard)))
    }
    if menu.isUndoable { traits.append(.labeled("isUndoable", .boolean(true))) }
    if menu.selects == .all { traits.append(.labeled("selects", .member("all"))) }
    if let arrow = menu.arrow { traits.append(.labeled("arrow", .member(arrow.rawValue))) }
    if traits.isEmpty { return [] }
    return [function("traits", "EditMenuTraits", [.return(.call("EditMenuTraits", traits))])]
  }
}

extension EmissionContext {
  /// The members that every surface starts with: its context, and the initializer for other Swift modules.
  var contextMembers: [Declaration] {
    let context = Parameter(name: "context", type: names.type(.menus))
    return [Declaration(kind: .stored(.let, context.name, type: context.type))]
      + initializer([context])
  }

  /// The `build` function of a surface.
  func buildFunction(
    _ name: String, _ builder: String, _ body: [Statement], named function: String = "build"
  ) -> Declaration {
    let parameter = Parameter(label: "_", name: name, type: "inout \(builder)<\(commandType)>")
    return Declaration(
      modifiers: [.nonisolated, .static], kind: .function(function, [parameter], body))
  }
}
