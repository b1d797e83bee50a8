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
  /// A call with several arguments, broken if it is too long.
  case call(String, [String])
  /// A call with a trailing closure of one expression.
  case closure(String, String)
  case comment(String)

  /// Whether the statement builds nothing.
  var isComment: Bool {
    if case .comment = self { return true }
    return false
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
    case .call(let callee, let arguments):
      code.statement("", .call(callee, arguments.map { .code($0) }))
    case .closure(let call, let value): code.closure(.code(call), value)
    case .comment(let words): code.comment(words)
    }
  }
}
