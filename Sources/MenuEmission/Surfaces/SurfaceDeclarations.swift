import MenuModel

/// Writes what a menu is in every framework: a type with the app's state and what to do with a chosen command.
///
/// The frameworks' emitters extend that type.
struct SurfaceDeclarations {
  let context: EmissionContext

  // What stands at each of many surfaces, made once.
  private let contextMenuWords: String
  private let contextMenuSuper: String
  /// What stands before a context menu's own members.
  private let override: String
  private let stateParameters: [String]
  private let buildParameters: [String]

  private var prefix: String { context.prefix }
  private var access: String { context.access }

  init(context: EmissionContext) {
    self.context = context
    contextMenuWords = context.access + "final class "
    contextMenuSuper = ": " + context.prefix + "ContextMenuSurface"
    override = context.access + (context.hasManyCommands ? "static " : "override ")
    stateParameters = ["in state: " + context.stateType]
    buildParameters = ["_ menu: " + context.prefix + "MenuBuilder"]
  }

  /// The surfaces of any framework, and what they need.
  private var needs: MenuNeeds {
    context.sharedNeeds
  }

  // MARK: - In a source's file

  /// Appends the types of the menus that one source declares.
  func emit(_ part: SourcePart, to code: inout CodeTree) {
    let frameworks = context.module.app.frameworks
    for surface in context.menuSurfaces.surfaces[part.source]
    where frameworks.contains(where: { context.shows(surface, in: $0) }) {
      emit(surface, to: &code)
    }
    let toolbars = ToolbarDeclarations(context: context)
    for toolbar in context.toolbars.toolbars[part.source]
    where frameworks.contains(where: { context.shows(toolbar, in: $0) }) {
      toolbars.emit(toolbar, to: &code)
    }
  }

  private func emit(_ surface: MenuSurface, to code: inout CodeTree) {
    code.blank()
    var lines = [surface.summary]
    if !surface.documentation.isEmpty {
      lines.append("")
      lines += surface.documentation
    }
    if let preview = surface.preview {
      lines += ["", "Its preview is \(preview.name.text)."]
    }
    code.documentation(lines, place: context.location(of: surface.place))
    if surface.isContextMenu {
      contextMenu(surface, to: &code)
      return
    }
    code.line("@MainActor")
    let kind = surface.isButton ? "ButtonSurface" : "EditMenuSurface"
    code.block("\(access)struct \(surface.typeName): \(prefix)\(kind)") { code in
      properties(to: &code)
      if !access.isEmpty { initializer(to: &code) }
      if surface.isButton {
        buttonProperties(of: surface, to: &code)
      } else {
        EditMenuDeclarations(context: context).members(of: surface, to: &code)
      }
      let texts = context.texts(of: surface)
      if surface.isButton || context.describesEditMenus {
        build(surface, texts, to: &code)
      }
      append(texts, to: &code)
    }
  }

  /// Appends the type of a context menu.
  ///
  /// It is a class, and what all context menus have is in the one above it: structures with two closures each take the
  /// compiler half as long again, for their copies and witnesses. (Buttons are structures, as SwiftUI's views must be.) In a large
  /// module, the class is one for all, and what stands here is its content.
  private func contextMenu(_ surface: MenuSurface, to code: inout CodeTree) {
    func members(to code: inout CodeTree) {
      let texts = context.texts(of: surface)
      contextProperties(of: surface, to: &code)
      build(surface, texts, to: &code)
      append(texts, to: &code, isStatic: context.hasManyCommands)
    }
    guard context.hasManyCommands else {
      code.block(contextMenuWords, surface.typeName, contextMenuSuper, members)
      return
    }
    let menus = ContextMenuContents(context: context)
    let content = ContextMenuContents.typeName(of: surface)
    code.line("\(access)typealias \(surface.typeName) = \(menus.classType)<\(content)>")
    code.blank()
    code.documentation(["What `\(surface.typeName)` shows."])
    code.block("\(access)enum \(content): \(menus.protocolType)", members)
  }

  /// Appends what every menu of the app stores.
  private func properties(to code: inout CodeTree) {
    code.lines(
      """
      /// The state that the menu shows; asked for each time it opens.
      \(access)let state: @MainActor () -> \(context.stateType)
      /// Performs the command that someone chose, after its confirmation.
      \(access)let perform: @MainActor (\(context.commandType)) -> Void
      """)
  }

  /// What stands before a member that a menu has otherwise than the type that it is of.
  private func modifiers(_ surface: MenuSurface) -> String {
    surface.isContextMenu ? override : access
  }

  /// Appends the method that adds the entries of a menu.
  private func build(_ surface: MenuSurface, _ texts: SurfaceTexts, to code: inout CodeTree) {
    code.blank()
    code.function(modifiers(surface) + "func build", buildParameters) { code in
      let statements = MenuStatements(
        context: context, texts: texts, frameworks: context.frameworks(showing: surface),
        isEditMenu: surface.editMenu != nil)
      statements.branches.append(surface.platforms, to: &code) { code in
        statements.append(surface.entries, to: &code)
      }
    }
  }

  /// Appends the texts that a surface has of its own.
  func texts(of surface: MenuSurface, to code: inout CodeTree) {
    append(context.texts(of: surface), to: &code)
  }

  /// Appends the members with a surface's own texts.
  ///
  /// - Parameter isStatic: Whether they are members of the type itself.
  func append(_ texts: SurfaceTexts, to code: inout CodeTree, isStatic: Bool = false) {
    let start = isStatic ? "private static " : "private "
    for member in texts.members where !member.isInPlace {
      let value = context.localized(member)
      code.blank()
      // Or else an optimizing compiler has the call of Foundation in what builds the menu.
      if context.hasManyCommands { code.line("@inline(never)") }
      if member.text.isPlain {
        code.block(start + "var ", member.name, ": String") { code in code.return(value) }
      } else {
        code.function(start + "func " + member.name, stateParameters, "-> String") { code in
          code.return(value)
        }
      }
    }
  }

  /// Appends the initializer that other Swift modules need.
  func initializer(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A menu that shows `state` and hands chosen commands to `perform`."])
    code.line("\(access)init(")
    code.line("  state: @escaping @MainActor () -> \(context.stateType),")
    code.line("  perform: @escaping @MainActor (\(context.commandType)) -> Void")
    code.block(")") { code in
      code.line("self.state = state")
      code.line("self.perform = perform")
    }
  }

  private func contextProperties(of surface: MenuSurface, to code: inout CodeTree) {
    if let title = surface.title { titleFunction(title, of: surface, to: &code) }
    if surface.isFixed { property("isFixed", "Bool", .boolean(true), of: surface, to: &code) }
    guard let preview = surface.preview else { return }
    switch preview.shape {
    case .rectangle: break
    case .rounded(let radius):
      property("previewShape", shapeType, .code(".rounded(\(radius))"), of: surface, to: &code)
    case .capsule:
      property("previewShape", shapeType, .code(".capsule"), of: surface, to: &code)
    case .circle:
      property("previewShape", shapeType, .code(".circle"), of: surface, to: &code)
    }
    if let command = preview.opens {
      property(
        "previewCommand", context.commandType + "?", .piece(context.commandCases[command]),
        of: surface, to: &code)
    }
  }

  private var shapeType: String { prefix + "PreviewShape" }

  private func buttonProperties(of surface: MenuSurface, to code: inout CodeTree) {
    guard let button = surface.button else { return }
    let title = surface.title ?? defaultTitle(of: button)
    titleFunction(title, of: surface, to: &code)
    if let image = context.menuImage(button.image, isMore: button.isMore) {
      property("image", prefix + "MenuImage", image, of: surface, to: &code)
    }
    if let tap = button.tap {
      property(
        "tapCommand", context.commandType + "?", .piece(context.commandCases[tap]),
        of: surface, to: &code)
    }
  }

  /// The title of a button that has none: More, or the button's name in words.
  private func defaultTitle(of button: MenuButton) -> Text {
    var words = ""
    for letter in button.name.text {
      if letter.isUppercase && !words.isEmpty { words += " " }
      words.append(letter)
    }
    return Text(segments: [.literal(words)], place: button.header)
  }

  private func titleFunction(
    _ title: Text, of surface: MenuSurface, to code: inout CodeTree
  ) {
    code.blank()
    let name = modifiers(surface) + "func title"
    code.function(name, stateParameters, "-> String") { code in
      code.return(context.localized(title, key: surface.keyPrefix + ".title"))
    }
  }

  private func property(
    _ name: String, _ type: String, _ value: Expression, of surface: MenuSurface,
    to code: inout CodeTree
  ) {
    code.blank()
    let start = modifiers(surface) + "var " + name + ": "
    code.block(start, type, "") { code in code.return(value) }
  }

  // MARK: - In the module's file

  /// Appends what the menus of all frameworks share.
  func emitShared(to code: inout CodeTree) {
    let needs = needs
    guard needs.any || needs.menuBar else { return }
    if needs.any { menuProtocol(to: &code) }
    if needs.contextMenus {
      contextClass(needs, to: &code)
      if context.hasManyCommands { ContextMenuContents(context: context).emit(needs, to: &code) }
    }
    if needs.buttons { buttonProtocol(needs, to: &code) }
    if needs.editMenus { EditMenuDeclarations(context: context).emitShared(needs, to: &code) }
    image(to: &code)
    if context.describesMenus || context.showsMenuBar {
      MenuEntryDeclarations(
        context: context, needs: context.entryNeeds, described: context.describedNeeds
      ).emit(to: &code)
    }
    if needs.previewShapes { shape(to: &code) }
    if needs.toolbars { ToolbarDeclarations(context: context).emitShared(to: &code) }
    MenuFacts(context: context, needs: needs).emit(to: &code)
  }

  private func menuProtocol(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A menu of the app.
      @MainActor
      \(access)protocol \(prefix)MenuSurface {
        /// The state that the menu shows; asked for each time it opens.
        var state: @MainActor () -> \(context.stateType) { get }
        /// Performs the command that someone chose, after its confirmation.
        var perform: @MainActor (\(context.commandType)) -> Void { get }
      }
      """)
  }

  /// Appends the class that context menus are of.
  private func contextClass(_ needs: MenuNeeds, to code: inout CodeTree) {
    code.blank()
    code.documentation(["A context menu of the app."])
    code.line("@MainActor")
    code.block("\(access)class \(prefix)ContextMenuSurface: \(prefix)MenuBuilding") { code in
      properties(to: &code)
      initializer(to: &code)
      code.blank()
      for member in ContextMenuContents(context: context).members(needs) {
        code.documentation([member.documentation])
        code.line("\(access)\(member.declaration) { \(member.usual) }")
      }
      code.documentation(["Adds what the menu shows."])
      code.line("\(access)func build(_ menu: \(prefix)MenuBuilder) {}")
    }
  }

  private func buttonProtocol(_ needs: MenuNeeds, to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// A button of the app with a menu.
      @MainActor
      \(access)protocol \(prefix)ButtonSurface: \(prefix)MenuBuilding {
        /// The button's title. Where it has an image, the title is what VoiceOver says.
        func title(in state: \(context.stateType)) -> String
        /// The button's image.
        var image: \(prefix)MenuImage { get }
        \(if: needs.taps, "/// What a tap performs; the menu then waits for touch and hold.")
        \(if: needs.taps, "var tapCommand: \(context.commandType)? { get }")
      }

      extension \(prefix)ButtonSurface {
        \(access)var hidesUnavailable: Bool { false }
        \(access)var image: \(prefix)MenuImage { .hidden }
        \(if: needs.taps, "\(access)var tapCommand: \(context.commandType)? { nil }")
      }
      """)
  }

  private func image(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// The picture beside a title.
      \(access)nonisolated enum \(prefix)MenuImage: Hashable, Sendable {
        /// The command's own.
        case own
        case hidden
        /// An SF Symbol.
        case symbol(String)
        /// An image of the asset catalog.
        case asset(String)
      }
      """)
  }

  private func shape(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// The outline of what a context menu belongs to.
      \(access)enum \(shapeType): Hashable, Sendable {
        case rectangle
        /// Corners of this radius, in points.
        case rounded(Double)
        case capsule
        case circle
      }
      """)
  }
}

extension EmissionContext {
  /// An image as a value of the module's image type; nil for none.
  func menuImage(_ image: Image?, isMore: Bool = false) -> Expression? {
    switch image {
    case .symbol(let name): return .call(".symbol", [.init(.string(name.text))])
    case .asset(let name): return .call(".asset", [.init(.string(name.text))])
    case nil: return isMore ? .call(".symbol", [.init(.string(moreSymbol))]) : nil
    }
  }

  /// The More symbol: in a circle until the system draws the circles itself.
  private var moreSymbol: String {
    let isCurrent = module.app.platforms.allSatisfy { $0.minimum >= Version(26) }
    return isCurrent || module.guidelines.edition == .edition2025 ? "ellipsis" : "ellipsis.circle"
  }
}
