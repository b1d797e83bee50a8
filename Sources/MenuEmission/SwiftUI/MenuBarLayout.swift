import MenuModel
import MenuSyntax

/// Builds the layout of the menu bar for SwiftUI: which entries go where.
struct MenuBarLayout {
  let context: EmissionContext
  let menuBar: MenuBar
  private let branches: PlatformBranches

  /// The SwiftUI statements of a menu, for the platforms on which they are the same.
  private struct Variant {
    var platforms: [Platform]
    /// The command sets that the menu requires.
    var sets: [String] = []
    var statements: [Statement]
  }

  /// Returns nil if no platform of the module has a menu bar.
  init?(context: EmissionContext, menuBar: MenuBar) {
    var platforms = PlatformBranches.menuBarPlatforms(of: context.module)
    // An iPhone shows no menu bar, so the iPad's applies to both.
    if platforms.contains(.iPadOS) { platforms.removeAll { $0 == .iOS } }
    if platforms.isEmpty { return nil }
    self.context = context
    self.menuBar = menuBar
    branches = PlatformBranches(platforms: platforms)
  }

  /// Whether SwiftUI adds or removes anything in the menu bar.
  var hasMenus: Bool {
    menuBar.menus.flatMap(variants).contains { variant in
      !variant.sets.isEmpty || !variant.statements.allSatisfy(\.isComment)
    }
  }

  /// The conformance.
  var declaration: Declaration {
    let system = menuBar.menus.filter { $0.kind.standardPlace != nil }.map(variants)
    let own = menuBar.menus.filter { $0.kind.standardPlace == nil }.map(variants)
    return Declaration(
      kind: .type(
        .extension, context.names.type(.menuBar), conforms: ["MenuBarLayout"],
        [function("systemMenus", sets(of: system) + system), function("ownMenus", own)]
          .compactMap { $0 }))
  }

  /// A function that builds menus; what there is to say if it would build none.
  private func function(_ name: String, _ menus: [[Variant]]) -> Declaration? {
    let statements = menus.joined().flatMap(\.statements)
    guard statements.contains(where: { !$0.isComment }) else {
      return Declaration.comment(statements)
    }
    return Declaration(
      kind: .function(
        name, [Parameter(label: "_", name: "bar", type: "MenuBarProxy<Self>")],
        returns: "some Commands",
        ResultBuilder.grouped(menus.flatMap(pieces), in: "Group")))
  }

  /// The statements of a menu that count for themselves. A menu that differs between platforms is one.
  private func pieces(_ variants: [Variant]) -> [[Statement]] {
    let variants = variants.filter { !$0.statements.isEmpty }
    if variants.count == 1, variants[0].platforms.count == branches.platforms.count {
      return variants[0].statements.map { [$0] }
    }
    let statements = variants.flatMap { variant in
      branches.statements(on: variant.platforms) {
        let body = ResultBuilder.grouped(variant.statements.map { [$0] }, in: "Group")
        return body.count { !$0.isComment } > 1 ? [.block(.name("Group"), body)] : body
      }
    }
    return statements.isEmpty ? [] : [statements]
  }

  /// The command sets that menus require, each once.
  private func sets(of menus: [[Variant]]) -> [[Variant]] {
    var sets: [(name: String, platforms: [Platform])] = []
    for variant in menus.joined() {
      for set in variant.sets {
        if let index = sets.firstIndex(where: { $0.name == set }) {
          sets[index].platforms += variant.platforms
        } else {
          sets.append((set, variant.platforms))
        }
      }
    }
    return sets.map { set in
      // Not all systems have this set.
      let name = set.name == "InspectorCommands" ? "Menu" + set.name : set.name
      return [Variant(platforms: set.platforms, statements: [.expression(.call(name))])]
    }
  }

  // MARK: - One menu

  private func variants(of menu: BarMenu) -> [Variant] {
    let module = context.module
    let entries = module.entries(of: menu)
    let platforms = branches.platforms.filter { platform in
      menu.platforms?.contains(platform) ?? true
        && (menu.isStandard || menu.kind.standardPlace != nil
          || !module.expansion(of: entries, on: platform).isEmpty)
    }
    var variants: [Variant] = []
    for platform in platforms {
      let own = variant(of: menu, module.expansion(of: entries, on: platform).entries, on: platform)
      if let same = variants.firstIndex(where: {
        $0.statements == own.statements && $0.sets == own.sets
      }) {
        variants[same].platforms.append(platform)
      } else {
        variants.append(own)
      }
    }
    return variants
  }

  private func variant(
    of menu: BarMenu, _ entries: [Entry], on platform: Platform
  ) -> Variant {
    guard let place = menu.kind.standardPlace else {
      let call = Expression.call(callee(of: menu), [.string(menu.ownName(in: context.module))])
      return Variant(
        platforms: [platform],
        statements: Self.standardCommands(in: entries).map(note)
          + PlatformBranches.statements([.expression(call)], if: menu.presence))
    }
    let entries = unconditional(entries)
    let plan = SwiftUIMenuPlan(menu, in: place, entries, on: platform)
    let others = entries.filter { entry in
      if case .standard = entry.kind { return false }
      return true
    }
    var statements = (plan.unplaced + Self.standardCommands(in: others)).map(note)
    statements += entries.compactMap(noteOfChange)
    for group in plan.groups {
      let header = Expression.call(
        "CommandGroup", [.labeled(group.position.rawValue, .member(group.placement))])
      guard group.hasEntries else {
        statements.append(
          .comment(context.sentence("The menu file has nothing of this group", menu.place)))
        statements.append(.block(header, []))
        continue
      }
      var arguments: [Expression] = [.labeled("of", .member(place.name))]
      if plan.isDivided {
        if let first = group.first { arguments.append(.labeled("after", .member(first))) }
        if let last = group.last { arguments.append(.labeled("before", .member(last))) }
      }
      if group.isSetOff { arguments.append(.labeled("isSetOff", .boolean(true))) }
      statements.append(.expression(.closure(header, .call("bar.entries", arguments))))
    }
    return Variant(platforms: [platform], sets: plan.sets, statements: statements)
  }

  /// The function that shows one of the app's own menus.
  private func callee(of menu: BarMenu) -> String {
    if menu.presence?.condition != nil { return "bar.conditionalMenu" }
    return menu.title(in: context.module).isPlain ? "bar.menu" : "bar.changingMenu"
  }

  /// Replaces conditional entries with their contents.
  private func unconditional(_ entries: [Entry]) -> [Entry] {
    entries.flatMap { entry in
      guard case .when(_, let inner) = entry.kind else { return [entry] }
      return unconditional(inner)
    }
  }

  // MARK: - System commands

  /// The system commands in a submenu, section or group, where SwiftUI cannot place them.
  private static func standardCommands(in entries: [Entry]) -> [StandardCommand] {
    entries.withDescendants.compactMap { entry in
      if case .standard(let command) = entry.kind { return command }
      return nil
    }
  }

  /// A comment that SwiftUI has no place for a system command.
  private func note(_ command: StandardCommand) -> Statement {
    .comment(
      context.sentence(
        "SwiftUI has no place here for the system's \(name(of: command))", command.name.place))
  }

  /// A comment that a system command keeps its key and title in SwiftUI; nil for an entry that changes neither.
  private func noteOfChange(_ entry: Entry) -> Statement? {
    guard case .standard(let command) = entry.kind, command.isChanged else { return nil }
    return .comment(
      context.sentence(
        "SwiftUI does not change the system's \(name(of: command))", command.name.place))
  }

  private func name(of command: StandardCommand) -> String {
    let title = StandardCommandTable.entry(named: command.name.text)?.title ?? command.name.text
    // `replacing(_:with:)` needs macOS 13.
    return title.split(separator: " ").map { word in
      word == "{app}" ? context.module.app.name : String(word)
    }.joined(separator: " ")
  }
}

extension Declaration {
  /// Only the comments of a block, for where a builder that holds nothing else would not compile; nil without comments.
  static func comment(_ statements: [Statement]) -> Declaration? {
    let lines = statements.compactMap { statement in
      if case .comment(let words) = statement { return words }
      return nil
    }
    return lines.isEmpty ? nil : Declaration(kind: .comment(lines))
  }
}
