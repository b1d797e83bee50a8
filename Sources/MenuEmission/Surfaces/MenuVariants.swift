import MenuModel

/// What a surface becomes on the platforms of a framework, where they differ.
///
/// Platforms are told apart when the code is compiled (`#if os(…)`), iPhone and iPad when it runs.
struct MenuVariants {
  /// Platforms that are one to the compiler.
  private struct Target {
    /// What stands behind `#if`; nil for iOS and iPadOS, which come last.
    var condition: String?
    var code: CodeTree
    /// What it is on iPad, if that is different.
    var pad: CodeTree?
    /// The text of the code, to compare.
    var text: String
  }

  private var targets: [Target] = []

  /// Builds the code of a surface for each of a framework's platforms.
  ///
  /// - Parameter build: Appends the code for entries that were expanded for one platform.
  init(
    _ surface: MenuSurface, framework: Framework, in context: EmissionContext,
    build: ([Entry], inout CodeTree) -> Void
  ) {
    let platforms = context.menuPlatforms(of: framework)
    if !surface.hasPlatformEntries && surface.platforms == nil {
      guard let first = platforms.first else { return }
      var code = CodeTree()
      build(context.module.entries(surface.entries, on: first), &code)
      targets = [Target(condition: nil, code: code, pad: nil, text: "")]
      return
    }
    func code(on platform: Platform) -> CodeTree {
      var code = CodeTree()
      if surface.platforms?.contains(platform) ?? true {
        build(context.module.entries(surface.entries, on: platform), &code)
      }
      return code
    }
    for platform in platforms {
      let tree = code(on: platform)
      let text = CodePrinter.text(of: tree)
      switch platform {
      case .iPadOS where platforms.contains(.iOS):
        guard let index = targets.firstIndex(where: { $0.condition == nil }) else { continue }
        if targets[index].text == text { continue }
        targets[index].pad = tree
        targets[index].text += "\n" + text
      case .iOS, .iPadOS:
        targets.append(Target(condition: nil, code: tree, pad: nil, text: text))
      default:
        targets.append(
          Target(condition: platform.compilerCondition, code: tree, pad: nil, text: text))
      }
    }
  }

  /// Appends the code, in `#if` where platforms differ.
  ///
  /// - Parameter idiom: The expression that is true on iPad.
  func append(to code: inout CodeTree, idiom: Expression) {
    guard var last = targets.first(where: { $0.condition == nil }) ?? targets.first else { return }
    last.condition = nil
    let others = targets.filter { $0.text != last.text }
    if others.isEmpty {
      append(last, to: &code, idiom: idiom)
      return
    }
    var branches: [(condition: String?, body: CodeTree)] = []
    var written: Set<String> = []
    for target in others where written.insert(target.text).inserted {
      let same = others.filter { $0.text == target.text }
      let conditions = same.map { $0.condition ?? "true" }
      branches.append((conditions.joined(separator: " || "), target.code))
    }
    var rest = CodeTree()
    append(last, to: &rest, idiom: idiom)
    if rest.isEmpty {
      // `#else` with nothing in it says nothing.
    } else {
      branches.append((nil, rest))
    }
    code.conditionals(branches)
  }

  private func append(_ target: Target, to code: inout CodeTree, idiom: Expression) {
    guard let pad = target.pad else {
      code.append(target.code)
      return
    }
    if pad.isEmpty {
      code.if(.prefix("!", [idiom]), { code in code.append(target.code) })
    } else if target.code.isEmpty {
      code.if(idiom, { code in code.append(pad) })
    } else {
      code.if(idiom, { code in code.append(pad) }, else: { code in code.append(target.code) })
    }
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
