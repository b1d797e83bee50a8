import MenuModel

/// Prints what SwiftUI requires as static types: the layout of a toolbar and of the menu bar.
struct SwiftUIParts {
  let context: EmissionContext

  /// Prints the SwiftUI parts of one source's surfaces inside `#if canImport(SwiftUI)`; nothing if there are none.
  func print(_ part: SourcePart, to code: inout SwiftPrinter) {
    let toolbars = context.toolbars.toolbars[part.source].map {
      ToolbarLayout(context: context, toolbar: $0)
    }
    let menuBar = part.menuBar.flatMap { MenuBarLayout(context: context, menuBar: $0) }
    if toolbars.isEmpty && menuBar == nil { return }
    // On a platform that does not use it, a public import is an error.
    let hasBars = toolbars.contains(where: \.hasBars)
    let hasMenus = menuBar?.hasMenus ?? false
    let condition = hasPlatformsWithoutMenuBar ? "!os(tvOS) && !os(watchOS)" : ""
    let isForMenuBarAlone = toolbars.isEmpty && !condition.isEmpty
    code.blank()
    code.conditional(
      "canImport(SwiftUI)" + (isForMenuBarAlone ? " && " + condition : "")
    ) { code in
      let isImportedForAll = hasBars || isForMenuBarAlone || condition.isEmpty
      if hasBars || (hasMenus && isImportedForAll) { context.importModule("SwiftUI", to: &code) }
      for toolbar in toolbars {
        code.blank()
        toolbar.print(to: &code)
      }
      guard let menuBar else { return }
      code.blank()
      if condition.isEmpty || isForMenuBarAlone { return menuBar.print(to: &code) }
      code.conditional(condition) { code in
        if hasMenus && !isImportedForAll {
          context.importModule("SwiftUI", to: &code)
          code.blank()
        }
        menuBar.print(to: &code)
      }
    }
  }

  private var hasPlatformsWithoutMenuBar: Bool {
    [Platform.tvOS, .watchOS].contains { context.module.app.minimum(of: $0) != nil }
  }
}

/// A statement of a result builder.
enum BuilderStatement: Equatable {
  case line(String)
  /// A call with an argument, broken if it is too long.
  case call(String, String)
  /// Entries of a toolbar that stay together, after `bar` or one of its areas.
  case entries(String, [ToolbarEntryName])
  /// An entry of a toolbar by itself.
  case entry(String, ToolbarEntryName, options: String? = nil)
  /// A call with a trailing closure of one expression.
  case closure(String, String)
  case comment(String)

  /// Whether the statement builds nothing.
  var isComment: Bool {
    if case .comment = self { return true }
    return false
  }

  /// The IDs of the groups and menus in the statement.
  var partIDs: [String] {
    let names: [ToolbarEntryName]
    switch self {
    case .entries(_, let several): names = several
    case .entry(_, let one, _): names = [one]
    case .line, .call, .closure, .comment: names = []
    }
    return names.compactMap { name in
      if case .part(let id) = name { return id }
      return nil
    }
  }

  /// Prints statements. Groups them if they exceed the ten that a builder accepts.
  ///
  /// - Parameter group: The name of a group of up to ten statements: `Group`.
  static func print(
    _ statements: [BuilderStatement], in group: String, to code: inout SwiftPrinter
  ) {
    let maximum = 10
    let count = statements.count { !$0.isComment }
    if count <= maximum {
      for statement in statements { statement.print(to: &code) }
      return
    }
    // More than a hundred need nested groups.
    var size = maximum
    while (count + size - 1) / size > maximum { size *= maximum }
    var rest = statements[...]
    while !rest.isEmpty {
      var built = 0
      let chunk = rest.prefix { statement in
        if !statement.isComment { built += 1 }
        return built <= size
      }
      rest = rest.dropFirst(chunk.count)
      if chunk.allSatisfy(\.isComment) {
        for statement in chunk { statement.print(to: &code) }
      } else {
        code.block(group) { print(Array(chunk), in: group, to: &$0) }
      }
    }
  }

  private func print(to code: inout SwiftPrinter) {
    switch self {
    case .line(let line): code.line(line)
    case .call(let callee, let argument): code.statement("", .call(callee, [.code(argument)]))
    case .entries(let base, let names):
      let calls = ToolbarEntryName.calls(names)
      guard case .call(let first, let arguments) = calls.first else { return }
      let call = Expression.call(base + first, arguments)
      code.statement("", calls.count == 1 ? call : .chain(call, Array(calls.dropFirst())))
    case .entry(let base, let name, let options): code.statement("", name.call(base, options))
    case .closure(let call, let value): code.closure(.code(call), value)
    case .comment(let words): code.comment(words)
    }
  }
}
