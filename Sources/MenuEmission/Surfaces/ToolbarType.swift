import MenuModel
import MenuSyntax

/// Builds the type of a toolbar.
struct ToolbarType {
  let context: EmissionContext
  let toolbar: ToolbarSurface
  private let texts: SurfaceTexts

  init(context: EmissionContext, toolbar: ToolbarSurface) {
    self.context = context
    self.toolbar = toolbar
    texts = toolbar.texts(in: context)
  }

  var declaration: Declaration {
    var lines = ["The \(toolbar.owner)."]
    if !toolbar.documentation.isEmpty { lines += [""] + toolbar.documentation }
    let id = Declaration(
      modifiers: [.static], kind: .stored(.let, "id", .string(toolbar.identifier)))
    let build = context.buildFunction(
      "bar", "MenuToolbarBuilder", toolbar.blocks.flatMap(statements))
    return Declaration(
      documentation: lines, place: context.location(of: toolbar.place),
      kind: .type(
        .struct, toolbar.typeName, conforms: ["ToolbarSurface"],
        views + [id] + context.contextMembers + [build]))
  }

  private var views: [Declaration] {
    if toolbar.views.isEmpty { return [] }
    let cases = toolbar.views.map { view in
      Declaration(
        place: context.location(of: view.place), kind: .case(SwiftNames.lowerCamel(view.text)))
    }
    return [
      Declaration(
        documentation: ["The views in the toolbar that the app supplies."],
        modifiers: [.nonisolated],
        kind: .type(
          .enum, "SuppliedView", conforms: ["String", "CaseIterable", "Sendable"], cases))
    ]
  }

  // MARK: - Blocks and areas

  private func statements(for block: Toolbar.Block) -> [Statement] {
    let names = ToolbarNames(of: toolbar, block, texts, in: context)
    let entries = toolbar.entries(of: block, in: context.module)
    let items = ToolbarStatements(
      context: context, texts: texts, names: names,
      branches: PlatformBranches(
        platforms: ToolbarSurface.platforms(of: block, in: context.module)))
    if block.platform == .iOS { return areas(of: entries, on: .iOS, loose: .bottom, items) }
    var traits: [String] = []
    if block.isCustomizable { traits.append("customizable") }
    if block.isHideable { traits.append("hideable") }
    if toolbar.isSettings, block.platform == .macOS { traits.append("settings") }
    var arguments: [Expression] = []
    if let role = block.role { arguments.append(.member(role.rawValue)) }
    if block.platform == .macOS, let traits = Expression.options(traits) {
      arguments.append(traits)
    }
    let body =
      block.platform == .iPadOS
      ? areas(of: entries, on: .iPadOS, loose: .trailing, items) : items.statements(for: entries)
    return [Self.bar(block.platform.name, arguments, body)]
  }

  /// The areas of an iPhone's or an iPad's bars.
  ///
  /// - Parameter looseArea: Where the entries outside any area go.
  private func areas(
    of entries: [Entry], on platform: Platform, loose looseArea: Entry.Area,
    _ items: ToolbarStatements
  ) -> [Statement] {
    var statements: [Statement] = []
    var loose: [Entry] = []
    for entry in entries {
      switch entry.kind {
      case .area(let area, let isCustomizable, let inner):
        statements += self.area(
          area, of: inner, on: platform, isCustomizable: isCustomizable, items)
      case .titleMenu(let inner): statements.append(titleMenu(inner, on: platform))
      default: loose.append(entry)
      }
    }
    if loose.isEmpty { return statements }
    return statements + area(looseArea, of: loose, on: platform, isCustomizable: false, items)
  }

  private func area(
    _ area: Entry.Area, of entries: [Entry], on platform: Platform, isCustomizable: Bool,
    _ items: ToolbarStatements
  ) -> [Statement] {
    var titleMenus: [Statement] = []
    var rest: [Entry] = []
    for entry in entries {
      if case .titleMenu(let inner) = entry.kind {
        titleMenus.append(titleMenu(inner, on: platform))
      } else {
        rest.append(entry)
      }
    }
    if rest.isEmpty { return titleMenus }
    var items = items
    items.locals = LocalNames()
    let body = items.statements(for: rest)
    if platform == .iOS {
      // The bottom bar is the plain case, and needs no word.
      return [Self.bar("iOS", area == .bottom ? [] : [.member(area.rawValue)], body)] + titleMenus
    }
    // A rule speaks where another area is to be customizable.
    let isMarked = isCustomizable && area == .center
    return [Self.bar(area.rawValue, isMarked ? [.member("customizable")] : [], body)] + titleMenus
  }

  private func titleMenu(_ entries: [Entry], on platform: Platform) -> Statement {
    let statements = MenuStatements(
      context: context, texts: texts, platforms: [platform], names: LocalNames())
    return .block(
      .member("bar", platform == .iOS ? "iOSTitleMenu" : "titleMenu"), parameter: "menu",
      statements.statements(for: entries))
  }

  private static func bar(
    _ name: String, _ arguments: [Expression], _ body: [Statement]
  ) -> Statement {
    let callee = Expression.member("bar", name)
    return .block(
      arguments.isEmpty ? callee : .call(callee, arguments), parameter: "bar", body)
  }
}
