import MenuModel

/// Tells platforms apart in generated code: when it is compiled (`#if os(…)`), and iPhone from iPad when it runs.
struct PlatformBranches {
  /// The platforms of the module for which the code is compiled.
  let platforms: [Platform]
  /// The expression that is true on iPad.
  let idiom: Expression
  /// The expression that is true elsewhere.
  private let otherIdiom: Expression

  /// Tells apart the platforms on which any of some frameworks shows menus.
  init(menusOf frameworks: [Framework], in context: EmissionContext) {
    platforms = Framework.swiftui.menuPlatforms.filter { platform in
      frameworks.contains { context.menuPlatforms(of: $0).contains(platform) }
    }
    idiom = .code("menu.isPad")
    otherIdiom = .prefix("!", [idiom])
  }

  /// Tells apart the platforms on which any framework shows the menu bar.
  ///
  /// - Parameter builder: What the builder is called where the code stands.
  init(menuBarOf context: EmissionContext, builder: String = "menu") {
    platforms = context.menuBarPlatforms
    idiom = .code(builder + ".isPad")
    otherIdiom = .prefix("!", [idiom])
  }

  /// Tells apart the platforms on which a framework shows toolbars.
  init(framework: Framework, platforms: [Platform]) {
    self.platforms = platforms
    idiom = .code("UIDevice.current.userInterfaceIdiom == .pad")
    otherIdiom = .code("UIDevice.current.userInterfaceIdiom != .pad")
  }

  /// Tells some platforms apart of which iOS and iPadOS are not both.
  init(platforms: [Platform]) {
    self.platforms = platforms
    idiom = .boolean(true)
    otherIdiom = .boolean(false)
  }

  /// Appends what is different on different platforms, each of which is in one variant.
  func append(_ variants: [(platforms: [Platform], body: CodeTree)], to code: inout CodeTree) {
    guard variants.count > 1 else {
      for variant in variants { append(variant.platforms, to: &code, variant.body) }
      return
    }
    let areAll = variants.reduce(0) { $0 + $1.platforms.count } == platforms.count
    code.conditionals(
      variants.enumerated().map { number, variant in
        let isElse = areAll && number == variants.count - 1
        return (isElse ? nil : condition(for: variant.platforms), variant.body)
      })
  }

  /// Appends code for some platforms only; straight where they are all.
  func append(
    _ wanted: [Platform]?, to code: inout CodeTree, _ body: (inout CodeTree) -> Void
  ) {
    guard let wanted, !platforms.allSatisfy({ wanted.contains($0) }) else {
      if !platforms.isEmpty { body(&code) }
      return
    }
    var tree = CodeTree()
    body(&tree)
    append(wanted, to: &code, tree)
  }

  /// Appends code for some platforms only.
  func append(_ wanted: [Platform], to code: inout CodeTree, _ body: CodeTree) {
    let wanted = platforms.filter { wanted.contains($0) }
    if wanted.isEmpty || body.isEmpty { return }
    if wanted.count == platforms.count {
      code.append(body)
      return
    }
    let needsIdiom =
      platforms.contains(.iOS) && platforms.contains(.iPadOS)
      && wanted.contains(.iOS) != wanted.contains(.iPadOS)
    guard needsIdiom else {
      code.conditional(condition(for: wanted), { code in code.append(body) })
      return
    }
    let isPad = wanted.contains(.iPadOS) ? idiom : otherIdiom
    var checked = CodeTree()
    checked.if(isPad, { code in code.append(body) })
    let others = wanted.filter { $0 != .iOS && $0 != .iPadOS }
    let touch: [Platform] = [.iOS, .iPadOS]
    if touch.count == platforms.count {
      code.append(checked)
    } else if others.isEmpty {
      code.conditional(condition(for: touch), { code in code.append(checked) })
    } else {
      code.conditionals([(condition(for: others), body), (condition(for: touch), checked)])
    }
  }

  /// What stands behind `#if`, with iOS and iPadOS either both wanted or not.
  private func condition(for wanted: [Platform]) -> String {
    var positive: [String] = []
    for platform in wanted {
      let condition = platform == .iPadOS ? touchCondition : condition(of: platform)
      if !positive.contains(condition) { positive.append(condition) }
    }
    let unwanted = platforms.filter { !wanted.contains($0) }.map { condition(of: $0) }
    // A condition about what is not meant is the shorter one where most platforms are.
    if unwanted.count < positive.count, !unwanted.contains(touchCondition) {
      return unwanted.map { "!" + $0 }.joined(by: " && ")
    }
    if positive.count > 1 {
      positive = positive.map { $0.contains(" ") ? "(" + $0 + ")" : $0 }
    }
    return positive.joined(by: " || ")
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
