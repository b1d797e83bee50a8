import MenuSyntax

extension ModuleResolver {
  /// Resolves a toolbar and its block a platform.
  mutating func toolbar(_ node: NodeView) -> Toolbar {
    var toolbar = Toolbar(name: name(of: node), header: header(node), place: place(node))
    toolbar.documentation = node.documentation
    guard let block = node.child(.block) else { return toolbar }
    var allowances: [NodeView] = []
    for child in block.children {
      if child.kind == .allow {
        allowances.append(child)
        continue
      }
      guard child.kind == .toolbarBlock else { continue }
      resolveAllowances(&allowances, for: child)
      guard let resolved = toolbarBlock(child) else { continue }
      if let first = toolbar.blocks.first(where: { $0.platform == resolved.platform }) {
        reportDuplicate(
          "duplicate-platform", at: resolved.header,
          "`\(resolved.platform.name)` stands once in a toolbar",
          first: first.header)
        continue
      }
      toolbar.blocks.append(resolved)
    }
    for allowance in allowances { reportAllowanceOfNothing(allowance) }
    warnIfEmpty(node, what: "This toolbar")
    return toolbar
  }

  private static let toolbarPlatforms: [Platform] = [.iOS, .iPadOS, .macOS, .watchOS, .visionOS]

  private mutating func toolbarBlock(_ node: NodeView) -> Toolbar.Block? {
    guard let name = name(of: node) else { return nil }
    guard let platform = Self.toolbarPlatforms.first(where: { $0.name == name.text }) else {
      if let other = Platform.allCases.first(where: { $0.name == name.text }) {
        report(
          "no-toolbar-platform", at: name.place, "`\(other.name)` has no toolbar of its own",
          help: other == .macCatalyst ? "Mac Catalyst shows the toolbar of `macOS`." : nil)
      } else {
        reportUnknown(
          "unknown-platform", name, "`\(name.text)` is no platform with a toolbar",
          among: Self.toolbarPlatforms.map(\.name),
          help: "Toolbars are for iOS, iPadOS, macOS, watchOS and visionOS.")
      }
      // What stands in it is read all the same, so that its own faults are told.
      _ = entries(of: node, in: EntryContext(surface: .toolbar(.macOS)))
      return nil
    }
    noteIfAbsent([platform], at: name.place)
    var block = Toolbar.Block(platform: platform, header: header(node), place: place(node))
    var seen: [Name] = []
    for trait in node.children where trait.kind == .toolbarTrait {
      resolveTrait(trait, of: &block, &seen)
    }
    block.entries = entries(of: node, in: EntryContext(surface: .toolbar(platform)))
    return block
  }

  private mutating func resolveTrait(
    _ node: NodeView, of block: inout Toolbar.Block, _ seen: inout [Name]
  ) {
    let name = name(node.firstToken, in: node)
    if let first = seen.first(where: { $0.text == name.text }) {
      reportDuplicate(
        "duplicate-trait", at: name.place, "`\(name.text)` stands twice", first: first.place)
      return
    }
    seen.append(name)
    switch name.text {
    case "customizable": block.isCustomizable = true
    case "hideable": block.isHideable = true
    case "navigator", "browser", "editor":
      if block.platform != .iPadOS {
        report(
          "role-elsewhere", at: name.place,
          "`\(name.text)` is a kind of iPadOS toolbar, not of \(Self.article(for: block.platform.name)) \(block.platform.name) one"
        )
      } else if block.role != nil {
        report("contradiction", at: name.place, "An iPadOS toolbar is of one kind")
      }
      block.role =
        name.text == "navigator" ? .navigator : name.text == "browser" ? .browser : .editor
    default:
      let words = ["customizable", "hideable", "navigator", "browser", "editor"]
      reportUnknown(
        "unknown-trait", name,
        "`\(name.text)` says nothing about \(Self.article(for: block.platform.name)) \(block.platform.name) toolbar",
        among: words,
        help:
          "A macOS toolbar can be `customizable` and `hideable`; an iPadOS one `navigator`, `browser` or `editor`."
      )
    }
  }

  // MARK: Platforms

  /// The platforms that `on` names.
  mutating func platforms(of node: NodeView) -> [Platform] {
    var result: [Platform] = []
    for child in node.children where child.kind == .name {
      let name = name(child.firstToken, in: node)
      guard let platform = platform(name) else { continue }
      if result.contains(platform) {
        report(
          "duplicate-platform", .warning, at: name.place, "`\(platform.name)` stands twice here")
      } else {
        result.append(platform)
        noteIfAbsent([platform], at: name.place)
      }
    }
    return result
  }

  /// Notes a block for a platform that the module is not for.
  private mutating func noteIfAbsent(_ platforms: [Platform], at place: Place) {
    for platform in platforms where module.app.minimum(of: platform) == nil {
      let related = module.app.platformsPlace.map {
        [RelatedPlace(place: $0, message: "the module's platforms")]
      }
      report(
        "absent-platform", .note, at: place, "The module is not for \(platform.name)",
        related: related ?? [],
        help: "Add it to `platforms`, or remove this.")
    }
  }
}
