import MenuModel

/// Prints code for some platforms: at compile time with `#if os(…)`, and at run time to tell iPhone from iPad.
struct PlatformBranches {
  /// The platforms of the module that the code is compiled for.
  let platforms: [Platform]
  /// The expression that is true on an iPad: `menu.isPad`.
  var isPad = "menu.isPad"

  /// The platforms of a module that show menus.
  static func menuPlatforms(of module: MenuModule) -> [Platform] {
    let all: [Platform] = [.iOS, .iPadOS, .macOS, .macCatalyst, .tvOS, .visionOS]
    return all.filter { module.app.minimum(of: $0) != nil }
  }

  /// The platforms of a module that show a menu bar. On iPhone it only supplies key commands.
  static func menuBarPlatforms(of module: MenuModule) -> [Platform] {
    menuPlatforms(of: module).filter { $0 != .tvOS }
  }

  /// Prints code for some platforms only; without a condition if they are all, or if `wanted` is nil.
  func print(
    on wanted: [Platform]?, to code: inout SwiftPrinter, _ body: (inout SwiftPrinter) -> Void
  ) {
    let wanted = platforms.filter { wanted?.contains($0) ?? true }
    if wanted.isEmpty { return }
    if wanted.count == platforms.count { return body(&code) }
    let needsIdiom =
      platforms.contains(.iOS) && platforms.contains(.iPadOS)
      && wanted.contains(.iOS) != wanted.contains(.iPadOS)
    guard needsIdiom else { return code.conditional(condition(for: wanted), body) }
    let check = "if " + (wanted.contains(.iPadOS) ? isPad : "!" + isPad)
    let others = wanted.filter { $0 != .iOS && $0 != .iPadOS }
    let touch: [Platform] = [.iOS, .iPadOS]
    if touch.count == platforms.count {
      code.block(check, body)
    } else if others.isEmpty {
      code.conditional(condition(for: touch)) { $0.block(check, body) }
    } else {
      code.conditional(condition(for: others), body)
      code.conditional(condition(for: touch)) { $0.block(check, body) }
    }
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
    platform == .iOS || platform == .iPadOS ? touchCondition : platform.compilerCondition
  }

  /// The condition for iOS and iPadOS. `os(iOS)` alone includes Mac Catalyst.
  private var touchCondition: String {
    platforms.contains(.macCatalyst) ? "os(iOS) && !targetEnvironment(macCatalyst)" : "os(iOS)"
  }
}

extension Platform {
  /// The platform's compilation condition.
  var compilerCondition: String {
    switch self {
    case .iOS, .iPadOS: return "os(iOS)"
    case .macOS: return "os(macOS)"
    case .macCatalyst: return "targetEnvironment(macCatalyst)"
    case .tvOS: return "os(tvOS)"
    case .watchOS: return "os(watchOS)"
    case .visionOS: return "os(visionOS)"
    }
  }
}
