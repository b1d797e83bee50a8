import MenuModel

/// Tells platforms apart in generated code: when it is compiled (`#if os(…)`), and iPhone from iPad when it runs.
struct PlatformBranches {
  /// The platforms of the module for which the code is compiled.
  let platforms: [Platform]
  /// What is true on an iPad: `menu.isPad`.
  var isPad = "menu.isPad"

  /// The platforms of a module that show menus.
  static func menuPlatforms(of module: MenuModule) -> [Platform] {
    let all: [Platform] = [.iOS, .iPadOS, .macOS, .macCatalyst, .tvOS, .visionOS]
    return all.filter { module.app.minimum(of: $0) != nil }
  }

  /// The platforms of a module that show a menu bar. The keys of an iPhone's commands come from it.
  static func menuBarPlatforms(of module: MenuModule) -> [Platform] {
    menuPlatforms(of: module).filter { $0 != .tvOS }
  }

  /// Prints code for some platforms only; straight where they are all, or `wanted` is nil.
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

  /// What stands behind `#if`, with iOS and iPadOS either both wanted or not.
  private func condition(for wanted: [Platform]) -> String {
    var positive: [String] = []
    for platform in wanted {
      let condition = condition(of: platform)
      if !positive.contains(condition) { positive.append(condition) }
    }
    let unwanted = platforms.filter { !wanted.contains($0) }.map { condition(of: $0) }
    // A condition about what is not meant is the shorter one where most platforms are.
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

  /// iOS and iPadOS, which to the compiler include Mac Catalyst.
  private var touchCondition: String {
    platforms.contains(.macCatalyst) ? "os(iOS) && !targetEnvironment(macCatalyst)" : "os(iOS)"
  }
}

extension Platform {
  /// What the compiler calls a platform.
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
