import MenuModel
import MenuSyntax

/// Prints the types of context menus, edit menus and buttons.
struct SurfaceTypes {
  let context: EmissionContext

  private var access: String { context.access }
  private var stateParameter: Expression { .code("in state: " + context.stateType) }

  /// The head of a function that describes the surface in a state.
  private func function(_ name: String) -> String { access + "nonisolated static func " + name }

  /// Prints the type of a surface.
  func print(_ surface: MenuSurface, to code: inout SwiftPrinter) {
    var lines = [surface.summary]
    if case .item(let preview?) = surface.kind {
      lines[0] += " Its preview is the app's \(preview.name.text)."
    }
    if !surface.documentation.isEmpty { lines += [""] + surface.documentation }
    code.blank()
    code.documentation(lines, place: context.location(of: surface.place))
    code.block(access + "struct " + surface.typeName + ": " + protocolName(of: surface)) { code in
      context.contextProperty(to: &code)
      switch surface.kind {
      case .item(let preview): contextMembers(surface, preview, to: &code)
      case .background: contextMembers(surface, nil, to: &code)
      case .button(let button): buttonMembers(surface, button, to: &code)
      case .edit(let menu): editMembers(menu, to: &code)
      }
      build(surface, to: &code)
    }
  }

  private func protocolName(of surface: MenuSurface) -> String {
    switch surface.kind {
    case .item, .background: return "ContextMenuSurface"
    case .button: return "PullDownSurface"
    case .edit: return "EditMenuSurface"
    }
  }

  private func build(_ surface: MenuSurface, to code: inout SwiftPrinter) {
    let texts = SurfaceTexts(
      of: surface.entries, keyPrefix: surface.keyPrefix, summary: surface.summary, in: context)
    let statements = MenuStatements(
      context: context, texts: texts,
      platforms: PlatformBranches.menuPlatforms(of: context.module), names: LocalNames())
    code.blank()
    context.buildFunction("menu: inout MenuBuilder", to: &code) { code in
      statements.branches.print(on: surface.platforms, to: &code) { code in
        statements.print(surface.entries, to: &code)
      }
    }
  }

  // MARK: - Members

  private func contextMembers(
    _ surface: MenuSurface, _ preview: Preview?, to code: inout SwiftPrinter
  ) {
    func property(_ name: String, _ type: String, _ value: String) {
      code.line("\(access)var \(name): \(type) { \(value) }")
    }
    switch preview?.shape {
    case .rounded(let radius): property("previewShape", "MenuPreviewShape", ".rounded(\(radius))")
    case .capsule: property("previewShape", "MenuPreviewShape", ".capsule")
    case .circle: property("previewShape", "MenuPreviewShape", ".circle")
    case .rectangle, nil: break
    }
    if let command = preview?.opens {
      property("previewCommand", context.commandType + "?", context.optionalValue(of: command))
    }
    if preview?.drags == true { property("isDraggable", "Bool", "true") }
    if surface.isFixed { property("keepsOrder", "Bool", "true") }
    guard let title = surface.title else { return }
    code.blank()
    code.block("", .call(function("title"), [stateParameter]), tail: "-> String?") { code in
      code.statement(
        "return ",
        context.localized(
          title, key: surface.keyPrefix + ".title",
          about: "Title of " + SurfaceTexts.owner(surface.summary)))
    }
  }

  private func buttonMembers(
    _ surface: MenuSurface, _ button: MenuButton, to code: inout SwiftPrinter
  ) {
    if let tap = button.tap {
      let value = context.optionalValue(of: tap)
      code.line("\(access)var tapCommand: \(context.commandType)? { \(value) }")
    }
    code.blank()
    code.block("", .call(function("label"), [stateParameter]), tail: "-> MenuLabel") { code in
      label(of: surface, button, to: &code)
    }
    for (name, condition) in [("isEnabled", button.enabled), ("isShown", button.shown)] {
      guard let condition else { continue }
      code.blank()
      code.block("", .call(function(name), [stateParameter]), tail: "-> Bool") { code in
        code.statement("return ", context.expression(condition))
      }
    }
  }

  private func label(
    of surface: MenuSurface, _ button: MenuButton, to code: inout SwiftPrinter
  ) {
    if button.isMore, surface.title == nil, button.image == nil { return code.line("return .more") }
    var arguments: [Expression] = []
    if button.isMore, surface.title == nil {
      arguments.append(.code("MenuLabel.more.title"))
    } else {
      let title = surface.title ?? Self.defaultTitle(of: button)
      let value = context.localized(
        title, key: surface.keyPrefix + ".title",
        about: "Title of " + SurfaceTexts.owner(surface.summary))
      if case .call = value {
        code.statement("let title = ", value)
        arguments.append(.code("title"))
      } else {
        arguments.append(value)
      }
    }
    if let image = button.image {
      arguments.append(.code(context.image(image)))
    } else if button.isMore {
      arguments.append(.code("MenuLabel.more.image"))
    }
    code.statement("return ", .call("MenuLabel", arguments))
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

  private func editMembers(_ menu: EditMenu, to code: inout SwiftPrinter) {
    var traits: [Expression] = []
    if let selection = menu.selection {
      traits.append(.labeled("hasSelection", context.expression(selection)))
    }
    if let pasteboard = menu.pasteboard {
      traits.append(.labeled("canPaste", context.expression(pasteboard)))
    }
    if menu.isUndoable { traits.append(.code("isUndoable: true")) }
    if menu.selects == .all { traits.append(.code("selects: .all")) }
    if let arrow = menu.arrow { traits.append(.code("arrow: .\(arrow)")) }
    if traits.isEmpty { return }
    code.blank()
    code.block(
      "", .call(function("traits"), [stateParameter]), tail: "-> EditMenuTraits"
    ) { code in
      code.statement("return ", .call("EditMenuTraits", traits))
    }
  }
}

extension EmissionContext {
  /// Prints the members that every surface starts with: its context, and the initializer for other Swift modules.
  func contextProperty(to code: inout SwiftPrinter) {
    code.line("\(access)let context: \(contextType)")
    if access.isEmpty { return }
    code.blank()
    code.block("\(access)init(context: \(contextType))") { $0.line("self.context = context") }
    code.blank()
  }

  /// Prints the `build` function of a surface.
  func buildFunction(
    _ parameter: String, to code: inout SwiftPrinter, _ body: (inout SwiftPrinter) -> Void
  ) {
    code.block(
      "\(access)nonisolated static func build(_ \(parameter)<\(commandType)>)", body)
  }
}
