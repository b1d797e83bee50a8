import MenuModel
import MenuSyntax

/// Statements for some platforms: at compile time with `#if os(…)`, and at run time to tell iPhone from iPad.
struct PlatformBranches {
  /// The platforms of the module that the code is compiled for.
  let platforms: [Platform]
  /// The expression that is true on an iPad.
  var isPad = Expression.member("menu", "isPad")

  /// The statements, inside `#if DEBUG` if only debug builds have what they add.
  static func statements(_ body: [Statement], if presence: Presence?) -> [Statement] {
    guard case .debugBuilds = presence else { return body }
    return [.conditional("DEBUG", body)]
  }

  /// The platforms of a module that show menus.
  static func menuPlatforms(of module: MenuModule) -> [Platform] {
    Platform.allCases.filter { $0.menuSupport.showsMenus && module.app.minimum(of: $0) != nil }
  }

  /// The platforms of a module that have surfaces of a kind.
  static func platforms(of kind: SurfaceKind, in module: MenuModule) -> [Platform] {
    switch kind {
    case .swipe, .quickActions, .dockMenu, .statusItem:
      return kind.platforms.filter { module.app.minimum(of: $0) != nil }
    case .contextMenu, .background, .editMenu, .button, .toolbar, .menuBar:
      return menuPlatforms(of: module)
    }
  }

  /// The platforms of a module that have a menu bar, or its keyboard shortcuts.
  static func menuBarPlatforms(of module: MenuModule) -> [Platform] {
    menuPlatforms(of: module).filter { $0.menuSupport.menuBar != nil }
  }

  /// Statements for some platforms only; without a condition if they are all, or if `wanted` is nil.
  ///
  /// - Parameter body: Builds the statements, once for each condition.
  func statements(on wanted: [Platform]?, _ body: () -> [Statement]) -> [Statement] {
    let wanted = platforms.filter { wanted?.contains($0) ?? true }
    if wanted.isEmpty { return [] }
    if wanted.count == platforms.count { return body() }
    let needsIdiom =
      platforms.contains(.iOS) && platforms.contains(.iPadOS)
      && wanted.contains(.iOS) != wanted.contains(.iPadOS)
    guard needsIdiom else { return [.conditional(condition(for: wanted), body())] }
    let check = wanted.contains(.iPadOS) ? isPad : .not(isPad)
    let others = wanted.filter { $0 != .iOS && $0 != .iPadOS }
    let touch: [Platform] = [.iOS, .iPadOS]
    if touch.count == platforms.count { return [.if(check, body())] }
    var statements: [Statement] = []
    if !others.isEmpty { statements.append(.conditional(condition(for: others), body())) }
    statements.append(.conditional(condition(for: touch), [.if(check, body())]))
    return statements
  }

  /// The condition for `#if`, with iOS and iPadOS either both wanted or both unwanted.
  private func condition(for wanted: [Platform]) -> String {
    var positive: [String] = []
    for platform in wanted {
      let condition = condition(of: platform)
      if !positive.contains(condition) { positive.append(condition) }
    }
    let unwanted = platforms.filter { !wanted.contains($0) }.map { condition(of: $0) }
    // If most platforms are wanted, excluding the others is shorter.
    if unwanted.count < positive.count, !unwanted.contains(touchCondition) {
      return unwanted.map { "!" + $0 }.joined(separator: " && ")
    }
    if positive.count > 1 {
      positive = positive.map { $0.contains(" ") ? "(" + $0 + ")" : $0 }
    }
    return positive.joined(separator: " || ")
  }

  private func condition(of platform: Platform) -> String {
    platform == .iOS || platform == .iPadOS ? touchCondition : platform.menuSupport.condition
  }

  /// The condition for iOS and iPadOS, without Mac Catalyst.
  private var touchCondition: String {
    let condition = Platform.iOS.menuSupport.condition
    if !platforms.contains(.macCatalyst) { return condition }
    return condition + " && !" + Platform.macCatalyst.menuSupport.condition
  }
}
