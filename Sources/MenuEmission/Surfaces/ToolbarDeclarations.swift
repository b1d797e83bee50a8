import MenuModel

/// Writes what a toolbar is in every framework: a type with the app's state, what to do with a chosen command, what to
/// search for, and the names of the views that the app supplies.
struct ToolbarDeclarations {
  let context: EmissionContext

  private var prefix: String { context.prefix }
  private var access: String { context.access }
  private var search: String { "@MainActor (String) -> Void" }

  /// Whether any toolbar of the module has a search field.
  private var haveSearches: Bool { context.shownToolbars.contains { $0.hasSearch } }

  // MARK: - In a source's file

  /// Appends the type of a toolbar.
  func emit(_ toolbar: ToolbarSurface, to code: inout CodeTree) {
    code.blank()
    var lines = [toolbar.summary]
    if !toolbar.documentation.isEmpty { lines += [""] + toolbar.documentation }
    code.documentation(lines, place: context.location(of: toolbar.place))
    code.line("@MainActor")
    code.block("\(access)struct \(toolbar.typeName): \(prefix)ToolbarSurface") { code in
      code.documentation(["The state that the toolbar shows; asked for each time it is updated."])
      code.line("\(access)let state: @MainActor () -> \(context.stateType)")
      code.documentation(["Performs the command that someone chose, after its confirmation."])
      code.line("\(access)let perform: @MainActor (\(context.commandType)) -> Void")
      if toolbar.hasSearch {
        code.documentation(["Searches for the text in the search field, whenever that changes."])
        let value = access.isEmpty ? " = { _ in }" : ""
        code.line("\(access)\(value.isEmpty ? "let" : "var") search: \(search)\(value)")
      }
      views(of: toolbar, to: &code)
      if !access.isEmpty { initializer(of: toolbar, to: &code) }
      SurfaceDeclarations(context: context)
        .append(SurfaceTexts(of: toolbar, in: context), to: &code)
    }
  }

  private func views(of toolbar: ToolbarSurface, to code: inout CodeTree) {
    if toolbar.views.isEmpty { return }
    code.blank()
    code.documentation(["The views in the toolbar that the app supplies."])
    code.block("\(access)nonisolated enum SuppliedView: String, CaseIterable, Sendable") { code in
      for view in toolbar.views { code.enumCase(SwiftName.lowerCamel(view.text)) }
    }
  }

  private func initializer(of toolbar: ToolbarSurface, to code: inout CodeTree) {
    code.blank()
    code.documentation(["A toolbar that shows `state` and hands chosen commands to `perform`."])
    code.line("\(access)init(")
    code.line("  state: @escaping @MainActor () -> \(context.stateType),")
    let comma = toolbar.hasSearch ? "," : ""
    code.line("  perform: @escaping @MainActor (\(context.commandType)) -> Void\(comma)")
    if toolbar.hasSearch { code.line("  search: @escaping \(search) = { _ in }") }
    code.block(")") { code in
      code.line("self.state = state")
      code.line("self.perform = perform")
      if toolbar.hasSearch { code.line("self.search = search") }
    }
  }

  // MARK: - In the module's file

  /// Appends what the toolbars of all frameworks share.
  func emitShared(to code: inout CodeTree) {
    code.blank()
    code.documentation(["A toolbar of the app."])
    code.line("@MainActor")
    let header = "\(access)protocol \(prefix)ToolbarSurface: \(prefix)MenuSurface"
    if haveSearches {
      code.block(header) { code in
        code.documentation(["Searches for the text in the search field, whenever that changes."])
        code.line("var search: \(search) { get }")
      }
      code.blank()
      code.block("extension \(prefix)ToolbarSurface") { code in
        code.line("\(access)var search: \(search) { { _ in } }")
      }
    } else {
      code.line(header + " {}")
    }
    code.blank()
    code.lines(
      """
      /// Texts of toolbars.
      nonisolated enum \(prefix)ToolbarTexts {
        /// A title as an item's label, which has no ellipsis.
        static func label(_ title: String) -> String {
          return title.hasSuffix("…") ? String(title.dropLast()) : title
        }
      }
      """)
  }
}
