import MenuModel

/// Writes toolbars for SwiftUI: a modifier, and what it shows on each platform.
struct SwiftUIToolbars: SurfaceEmitter {
  var framework: Framework { .swiftui }

  func platforms(in context: EmissionContext) -> [Platform] {
    let toolbars = context.toolbars(in: framework)
    if toolbars.isEmpty { return [] }
    return context.toolbarPlatforms(of: framework).filter { platform in
      platform != .watchOS || toolbars.contains { $0.block(on: platform) != nil }
    }
  }

  func exposesTypes(of part: SourcePart, in context: EmissionContext) -> Bool {
    !context.toolbars(of: part, in: framework).isEmpty
  }

  func emit(_ part: SourcePart, in context: EmissionContext, to code: inout CodeTree) {
    for toolbar in context.toolbars(of: part, in: framework) {
      SwiftUIToolbar(toolbar, in: context).emit(to: &code)
    }
  }

  func emitShared(in context: EmissionContext, to code: inout CodeTree) {
    let needs = ToolbarNeeds(of: framework, in: context)
    guard needs.toolbars else { return }
    let checks = AvailabilityChecks(
      context: context, framework: framework, platforms: context.toolbarPlatforms(of: framework))
    SwiftUIBarViews(
      context: context, needs: needs, menus: context.needs(of: framework), checks: checks
    ).emit(to: &code)
  }
}

/// Writes one toolbar.
struct SwiftUIToolbar {
  let context: EmissionContext
  let toolbar: ToolbarSurface
  let texts: SurfaceTexts

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var modifierType: String { toolbar.typeName + "Modifier" }
  private var hasViews: Bool { !toolbar.views.isEmpty }
  private var confirms: Bool { context.needs(of: .swiftui).confirmations }
  private var generics: String { hasViews ? "<Supplied: View>" : "" }

  init(_ toolbar: ToolbarSurface, in context: EmissionContext) {
    self.context = context
    self.toolbar = toolbar
    self.texts = SurfaceTexts(of: toolbar, in: context)
  }

  func emit(to code: inout CodeTree) {
    entryPoint(to: &code)
    modifier(to: &code)
    code.blank()
    code.block("extension \(toolbar.typeName)") { code in
      let families = families
      bars(families, to: &code)
      for family in families {
        code.blank()
        var body = CodeTree()
        for bar in family.bars { bar.emit(to: &body) }
        if body.isEmpty { continue }
        if families.count == 1, others.isEmpty {
          code.append(body)
        } else {
          code.conditional(family.condition) { code in code.append(body) }
        }
      }
    }
  }

  // MARK: - The modifier

  private func entryPoint(to code: inout CodeTree) {
    code.blank()
    code.block("extension View") { code in
      code.documentation(["Adds the toolbar to a view: `.toolbar(toolbar)`."])
      var parameters = ["_ toolbar: \(toolbar.typeName)"]
      var arguments: [Expression.Argument] = [.init("toolbar", .code("toolbar"))]
      if hasViews {
        code.documentation(["", "- Parameter view: Makes the views that the app supplies."])
        parameters.append(
          "@ViewBuilder view: @escaping @MainActor (\(toolbar.typeName).SuppliedView) -> Supplied")
        arguments.append(.init("view", .code("view")))
      }
      code.function("\(access)func toolbar\(generics)", parameters, "-> some View") { code in
        code.return(.call("modifier", [.init(.call(modifierType, arguments))]))
      }
    }
  }

  private func modifier(to code: inout CodeTree) {
    code.blank()
    code.documentation(["Shows a toolbar with a view."])
    code.block("private struct \(modifierType)\(generics): ViewModifier") { code in
      code.lines(
        """
        let toolbar: \(toolbar.typeName)
        \(if: hasViews, "let view: @MainActor (\(toolbar.typeName).SuppliedView) -> Supplied")
        \(if: confirms, "@State private var pending: \(prefix)PendingCommand?")
        \(if: toolbar.hasSearch, "@State private var searched = \"\"")

        """)
      code.block("func body(content: Content) -> some View") { code in
        var context: [Expression.Argument] = [
          .init("state", .code("toolbar.state()")), .init("perform", .code("toolbar.perform")),
        ]
        if confirms { context.append(.init("pending", .code("$pending"))) }
        code.statement("let menu = ", .call(prefix + "MenuContext", context))
        var arguments: [Expression.Argument] = [
          .init("on", .code("content")), .init("in", .code("menu")),
        ]
        if toolbar.hasSearch { arguments.append(.init("search", .code("search"))) }
        if hasViews { arguments.append(.init("view", .code("view"))) }
        let bars = Expression.call("toolbar.bars", arguments)
        code.return(confirms ? .postfix([bars], ".confirming($pending)") : bars)
      }
      guard toolbar.hasSearch else { return }
      code.blank()
      code.lines(
        """
        private var search: Binding<String> {
          return Binding { @MainActor in
            searched
          } set: { @MainActor text in
            searched = text
            toolbar.search(text)
          }
        }
        """)
    }
  }

  // MARK: - On each platform

  /// The platforms that one `#if` is for, with the bars there.
  private struct Family {
    var condition: String
    var bars: [SwiftUIBar]
    var body: CodeTree
  }

  /// Platforms of the module where the toolbar shows nothing.
  private var others: [Platform] {
    context.toolbarPlatforms(of: .swiftui).filter { platform in
      if platform == .iOS || platform == .iPadOS {
        return toolbar.block(on: .iOS) == nil && toolbar.block(on: .iPadOS) == nil
      }
      return toolbar.block(on: platform) == nil
    }
  }

  private var families: [Family] {
    let platforms = context.toolbarPlatforms(of: .swiftui)
    var families: [Family] = []
    let desktop = platforms.filter {
      ($0 == .macOS || $0 == .macCatalyst) && toolbar.block(on: $0) != nil
    }
    if let first = desktop.first, let bar = bar(on: first, alone: desktop) {
      let conditions = desktop.map(\.compilerCondition)
      families.append(
        Family(condition: conditions.joined(by: " || "), bars: [bar], body: body(of: bar)))
    }
    for platform in [Platform.watchOS, .visionOS] where platforms.contains(platform) {
      guard let bar = bar(on: platform, alone: [platform]) else { continue }
      families.append(
        Family(condition: platform.compilerCondition, bars: [bar], body: body(of: bar)))
    }
    let touch = platforms.filter { $0 == .iOS || $0 == .iPadOS }
    let pad = touch.contains(.iPadOS) ? bar(on: .iPadOS, alone: [.iPadOS]) : nil
    let phone = touch.contains(.iOS) ? bar(on: .iOS, alone: [.iOS]) : nil
    let bars = [phone, pad].compactMap { $0 }
    if bars.isEmpty { return families }
    var tree = CodeTree()
    if touch.count == 1 {
      tree = body(of: bars[0])
    } else {
      tree.if(
        .code("menu.isPad"), { code in code.append(body(of: pad)) },
        else: { code in code.append(body(of: phone)) })
    }
    families.append(Family(condition: "os(iOS)", bars: bars, body: tree))
    return families
  }

  private func bar(on platform: Platform, alone platforms: [Platform]) -> SwiftUIBar? {
    toolbar.block(on: platform).map { block in
      SwiftUIBar(
        context: context, toolbar: toolbar, block: block, texts: texts, platforms: platforms)
    }
  }

  private func body(of bar: SwiftUIBar?) -> CodeTree {
    var tree = CodeTree()
    if let bar { bar.modifiers(to: &tree) } else { tree.line("content") }
    return tree
  }

  private func bars(_ families: [Family], to code: inout CodeTree) {
    var parameters = ["on content: some View", "in menu: \(prefix)MenuContext"]
    if toolbar.hasSearch { parameters.append("search: Binding<String>") }
    if hasViews { parameters.append("view: @escaping @MainActor (SuppliedView) -> Supplied") }
    code.line("@ViewBuilder")
    code.function("fileprivate func bars\(generics)", parameters, "-> some View") { code in
      if families.count == 1, others.isEmpty {
        code.append(families[0].body)
        return
      }
      var branches = families.map { family -> (condition: String?, body: CodeTree) in
        (family.condition, family.body)
      }
      branches.append((nil, body(of: nil)))
      code.conditionals(branches)
    }
  }
}
