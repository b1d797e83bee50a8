import MenuModel

/// Builds what SwiftUI requires as static types: the layout of a toolbar and of the menu bar.
struct SwiftUIParts {
  let context: EmissionContext

  /// The SwiftUI parts of one source's surfaces, inside `#if canImport(SwiftUI)`; empty if it has no such surfaces.
  func declarations(of part: SourcePart) -> [Declaration] {
    let toolbars = context.toolbars.toolbars[part.source].map {
      ToolbarLayout(context: context, toolbar: $0)
    }
    let menuBar = part.menuBar.flatMap { MenuBarLayout(context: context, menuBar: $0) }
    if toolbars.isEmpty && menuBar == nil { return [] }
    // On a platform that does not use it, a public import is an error.
    let hasBars = toolbars.contains(where: \.hasBars)
    let hasMenus = menuBar?.hasMenus ?? false
    let condition = menuBarCondition
    let isForMenuBarAlone = toolbars.isEmpty && !condition.isEmpty
    let isImportedForAll = hasBars || isForMenuBarAlone || condition.isEmpty
    let importSwiftUI = Declaration(kind: .import("SwiftUI"))
    var declarations = toolbars.map(\.declaration)
    if hasBars || (hasMenus && isImportedForAll) { declarations.insert(importSwiftUI, at: 0) }
    if let menuBar {
      if condition.isEmpty || isForMenuBarAlone {
        declarations.append(menuBar.declaration)
      } else {
        let imports = hasMenus && !isImportedForAll ? [importSwiftUI] : []
        declarations.append(
          Declaration(kind: .conditional(condition, imports + [menuBar.declaration])))
      }
    }
    let conditions = ["canImport(SwiftUI)"] + (isForMenuBarAlone ? [condition] : [])
    return [
      Declaration(kind: .conditional(conditions.joined(separator: " && "), declarations))
    ]
  }

  /// The condition that leaves out the module's platforms without a menu bar; empty if it has none of these.
  private var menuBarCondition: String {
    let others = Platform.allCases.filter { $0.menuSupport.menuBar == nil }
    if !others.contains(where: { context.module.app.minimum(of: $0) != nil }) { return "" }
    return others.map { "!" + $0.menuSupport.condition }.joined(separator: " && ")
  }
}

/// What a result builder accepts.
enum ResultBuilder {
  /// The most statements of a builder.
  private static let maximum = 10

  /// Statements in groups, if they exceed what a builder accepts.
  ///
  /// - Parameters:
  ///   - pieces: Statements that stay together and count as one, or as none if they are comments.
  ///   - group: The name of a group: `Group`.
  static func grouped(_ pieces: [[Statement]], in group: String) -> [Statement] {
    let count = pieces.count { $0.isBuilt }
    if count <= maximum { return pieces.flatMap { $0 } }
    // More than a hundred need nested groups.
    var size = maximum
    while (count + size - 1) / size > maximum { size *= maximum }
    var statements: [Statement] = []
    var rest = pieces[...]
    while !rest.isEmpty {
      var built = 0
      let chunk = rest.prefix { piece in
        if piece.isBuilt { built += 1 }
        return built <= size
      }
      rest = rest.dropFirst(chunk.count)
      let body = grouped(Array(chunk), in: group)
      statements += built == 0 ? body : [.block(.name(group), body)]
    }
    return statements
  }
}

extension [Statement] {
  /// Whether any statement builds something.
  fileprivate var isBuilt: Bool { contains { !$0.isComment } }
}
