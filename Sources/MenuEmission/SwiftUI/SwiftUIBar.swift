import MenuModel

/// Writes what a toolbar is on one platform: the modifiers, and the functions with the content of the bars.
struct SwiftUIBar {
  let context: EmissionContext
  let toolbar: ToolbarSurface
  let block: ToolbarSurface.Block
  let texts: SurfaceTexts
  /// The platforms that the code is for.
  let platforms: [Platform]

  private var prefix: String { context.prefix }
  private var areas: ToolbarAreas { block.areas }
  private var checks: AvailabilityChecks {
    AvailabilityChecks(context: context, framework: .swiftui, platforms: platforms)
  }
  private var hasViews: Bool { !toolbar.views.isEmpty }
  private var generics: String { hasViews ? "<Supplied: View>" : "" }
  private var parameters: [String] {
    let menu = "in menu: \(prefix)MenuContext"
    return hasViews ? [menu, "view: @MainActor (SuppliedView) -> Supplied"] : [menu]
  }
  private var arguments: String { hasViews ? "(in: menu, view: view)" : "(in: menu)" }

  /// The first word of the functions.
  private var name: String {
    switch block.platform {
    case .iPadOS: return "pad"
    case .macOS, .macCatalyst: return "mac"
    case .watchOS: return "watch"
    case .visionOS: return "vision"
    case .iOS, .tvOS: return "phone"
    }
  }

  /// Items of a bar that stand together, with the space before them.
  private struct Run {
    enum Space { case none, fixed, flexible }
    var space = Space.none
    var entries: [Entry] = []
  }

  /// The items of a bar without areas.
  private var runs: [Run] {
    var runs = [Run()]
    for entry in areas.items {
      switch entry.kind {
      case .search: continue
      case .space, .separator: runs.append(Run(space: .fixed))
      case .flexible: runs.append(Run(space: .flexible))
      default:
        if block.platform == .iOS, let last = runs[runs.count - 1].entries.last,
          standApart(last, entry)
        {
          runs.append(Run(space: .fixed))
        }
        runs[runs.count - 1].entries.append(entry)
      }
    }
    if placement == ".automatic" {
      // The search field, behind which SwiftUI puts nothing, and the end of the bar need no space before them.
      while runs.count > 1, runs[runs.count - 1].entries.isEmpty { runs.removeLast() }
    }
    return runs
  }

  /// Whether a title without a picture stands beside another item.
  private func standApart(_ first: Entry, _ second: Entry) -> Bool {
    let texts = [first, second].map { entry -> Bool? in
      switch entry.kind {
      case .command(let placement): return context.isTextOnly(placement)
      case .submenu(let submenu): return submenu.image == nil
      default: return nil
      }
    }
    return !texts.contains(nil) && texts.contains(true)
  }

  private var isCustomizable: Bool {
    block.platform == .iPadOS ? areas.isCenterCustomizable : block.isCustomizable
  }

  // MARK: - Modifiers

  /// Appends the content with the toolbar's modifiers.
  func modifiers(to code: inout CodeTree) {
    guard block.platform != .iPadOS, block.platform != .watchOS, runs.count > 1,
      checks.exists(.toolbarSpacer)
    else {
      chain(of: name + "Bar", to: &code)
      return
    }
    checks.append(.toolbarSpacer, to: &code) { code in
      chain(of: "spaced" + SwiftName.upperCamel(name) + "Bar", to: &code)
    } else: { code in
      chain(of: name + "Bar", to: &code)
    }
  }

  private func chain(of bar: String, to code: inout CodeTree) {
    var modifiers: [String] = []
    let identifier = "id: \"\(toolbar.identifier)\""
    if block.platform == .iPadOS {
      if !padGroups.isEmpty { modifiers.append(".toolbar { \(bar)\(arguments) }") }
      if isCustomizable {
        modifiers.append(".toolbar(\(identifier)) { padCenter\(arguments) }")
      }
    } else if isCustomizable {
      modifiers.append(".toolbar(\(identifier)) { \(bar)\(arguments) }")
    } else if runs.contains(where: { !$0.entries.isEmpty }) {
      modifiers.append(".toolbar { \(bar)\(arguments) }")
    }
    if let role = block.role {
      let name = role == .navigator ? "navigationStack" : role == .browser ? "browser" : "editor"
      modifiers.append(".modifier(\(prefix)BarRole(role: .\(name)))")
    }
    if !areas.titleMenu.isEmpty {
      modifiers.append(".modifier(\(prefix)TitleMenu(in: menu, titleMenu))")
    }
    if let search = areas.search, case .code(let prompt) = texts.expression(search) {
      modifiers.append(".searchable(text: search, prompt: Text(verbatim: \(prompt)))")
    }
    switch modifiers.count {
    case 0: code.line("content")
    case 1: code.line("content" + modifiers[0])
    default:
      code.line("content")
      for modifier in modifiers { code.line("  " + modifier) }
    }
  }

  // MARK: - Functions

  /// Appends the functions that the modifiers call.
  func emit(to code: inout CodeTree) {
    if !areas.titleMenu.isEmpty {
      code.blank()
      code.function("private func titleMenu", ["_ menu: \(prefix)MenuBuilder"]) { code in
        MenuStatements(context: context, texts: texts, frameworks: [.swiftui])
          .append(areas.titleMenu, to: &code)
      }
    }
    switch block.platform {
    case .iPadOS: pad(to: &code)
    case .watchOS: watch(to: &code)
    default: isCustomizable ? customizable(to: &code) : plain(to: &code)
    }
  }

  private var statements: SwiftUIBarStatements {
    SwiftUIBarStatements(context: context, texts: texts, checks: checks)
  }

  private func bar(
    _ name: String, isCustomizable: Bool = false, attribute: String? = nil,
    to code: inout CodeTree, _ body: (inout CodeTree) -> Void
  ) {
    code.blank()
    if let attribute { code.line(attribute) }
    code.line("@ToolbarContentBuilder")
    let type = isCustomizable ? "CustomizableToolbarContent" : "ToolbarContent"
    code.function("private func \(name)\(generics)", parameters, "-> some \(type)", body)
  }

  private func group(
    _ placement: String, to code: inout CodeTree, _ body: (inout CodeTree) -> Void
  ) {
    code.block(
      placement == ".automatic"
        ? "ToolbarItemGroup" : "ToolbarItemGroup(placement: \(placement))", body)
  }

  /// The placement of what stands in the middle of an iPadOS bar.
  private var center: String {
    checks.availability(of: .toolbarRoles).isEverywhere
      ? ".secondaryAction" : "." + SwiftName.lowerCamel(prefix) + "Center"
  }

  /// The areas of an iPadOS bar that people cannot rearrange, without those where the system shows everything itself.
  private var padGroups: [(placement: String, entries: [Entry])] {
    let groups = [
      (".topBarLeading", areas.leading), (center, isCustomizable ? [] : areas.center),
      (".topBarTrailing", areas.trailing),
    ]
    return groups.filter { group in
      !group.1.allSatisfy { entry in
        switch entry.kind {
        case .standard, .search, .space, .flexible: return true
        default: return false
        }
      }
    }
  }

  private func pad(to code: inout CodeTree) {
    let groups = padGroups
    if !groups.isEmpty {
      bar("padBar", to: &code) { code in
        for (placement, entries) in groups {
          group(placement, to: &code) { code in statements.append(entries, to: &code) }
        }
      }
    }
    guard isCustomizable else { return }
    var taken: Set<String> = []
    items("padCenter", areas.center, placement: center, taken: &taken, to: &code)
  }

  /// Appends a function with items that people can rearrange; ten at most, which the builder takes.
  private func items(
    _ name: String, _ entries: [Entry], placement: String, taken: inout Set<String>,
    to code: inout CodeTree
  ) {
    let trees = statements.items(entries, placement: placement, taken: &taken)
    let maximum = 10
    guard trees.count > maximum else {
      bar(name, isCustomizable: true, to: &code) { code in
        for tree in trees { code.append(tree) }
      }
      return
    }
    let size = max(maximum, (trees.count + maximum - 1) / maximum)
    let starts = Array(stride(from: 0, to: trees.count, by: size))
    bar(name, isCustomizable: true, to: &code) { code in
      for number in starts.indices { code.line("\(name)\(number + 1)\(arguments)") }
    }
    for (number, start) in starts.enumerated() {
      bar("\(name)\(number + 1)", isCustomizable: true, to: &code) { code in
        for tree in trees[start..<min(start + size, trees.count)] { code.append(tree) }
      }
    }
  }

  private var placement: String {
    switch block.platform {
    case .iOS: return ".bottomBar"
    case .visionOS: return ".bottomOrnament"
    default: return ".automatic"
    }
  }

  /// The function with the items of a run: `phoneItems`, `phoneItems2`.
  private func itemsName(_ number: Int) -> String {
    name + "Items" + (number == 0 ? "" : String(number + 1))
  }

  private func plain(to code: inout CodeTree) {
    let runs = runs
    guard runs.count > 1 else {
      if runs[0].entries.isEmpty { return }
      bar(name + "Bar", to: &code) { code in
        group(placement, to: &code) { code in statements.append(runs[0].entries, to: &code) }
      }
      return
    }
    guard checks.exists(.toolbarSpacer) else {
      bar(name + "Bar", to: &code) { code in
        group(placement, to: &code) { code in
          for run in runs {
            if run.space == .flexible { code.line("Spacer()") }
            statements.append(run.entries, to: &code)
          }
        }
      }
      return
    }
    let attribute = checks.attribute(for: .toolbarSpacer)
    spaced(attribute: attribute, isCustomizable: false, runs, to: &code) { number, code in
      group(placement, to: &code) { code in code.line(itemsName(number) + arguments) }
    }
    if !isSpacedOnly {
      bar(name + "Bar", to: &code) { code in
        group(placement, to: &code) { code in
          for (number, run) in runs.enumerated() {
            if run.space == .flexible { code.line("Spacer()") }
            if !run.entries.isEmpty { code.line(itemsName(number) + arguments) }
          }
        }
      }
    }
    for (number, run) in runs.enumerated() where !run.entries.isEmpty {
      code.blank()
      code.line("@ViewBuilder")
      code.function(
        "private func \(itemsName(number))\(generics)", parameters, "-> some View"
      ) { code in statements.append(run.entries, to: &code) }
    }
  }

  /// Whether every system of the module has spaces in toolbars.
  private var isSpacedOnly: Bool { checks.availability(of: .toolbarSpacer).isEverywhere }

  /// Appends the function with the bar of systems that have spaces.
  private func spaced(
    attribute: String?, isCustomizable: Bool, _ runs: [Run], to code: inout CodeTree,
    _ items: (Int, inout CodeTree) -> Void
  ) {
    let spacer = placement == ".automatic" ? "" : ", placement: \(placement)"
    bar(
      "spaced" + SwiftName.upperCamel(name) + "Bar", isCustomizable: isCustomizable,
      attribute: attribute, to: &code
    ) { code in
      var trees: [CodeTree] = []
      for (number, run) in runs.enumerated() {
        if run.space != .none {
          var tree = CodeTree()
          tree.line("ToolbarSpacer(.\(run.space == .fixed ? "fixed" : "flexible")\(spacer))")
          trees.append(tree)
        }
        if run.entries.isEmpty { continue }
        var tree = CodeTree()
        items(number, &tree)
        trees.append(tree)
      }
      SwiftUIBarStatements.grouped(trees, to: &code)
    }
  }

  private func customizable(to code: inout CodeTree) {
    let runs = runs
    var taken: Set<String> = []
    guard runs.count > 1 else {
      items(name + "Bar", runs[0].entries, placement: placement, taken: &taken, to: &code)
      return
    }
    if checks.exists(.toolbarSpacer) {
      spaced(
        attribute: checks.attribute(for: .toolbarSpacer), isCustomizable: true, runs, to: &code
      ) { number, code in code.line(itemsName(number) + arguments) }
    }
    if !isSpacedOnly {
      bar(name + "Bar", isCustomizable: true, to: &code) { code in
        for (number, run) in runs.enumerated() where !run.entries.isEmpty {
          code.line(itemsName(number) + arguments)
        }
      }
    }
    for (number, run) in runs.enumerated() where !run.entries.isEmpty {
      items(itemsName(number), run.entries, placement: placement, taken: &taken, to: &code)
    }
  }

  private func watch(to code: inout CodeTree) {
    let entries = SwiftUIBarStatements.flattened(areas.items)
    guard !entries.isEmpty else { return }
    let isNew = checks.availability(of: .barEdges).isEverywhere
    let own = "." + SwiftName.lowerCamel(prefix)
    let corner = isNew ? ".topBarTrailing" : own + "Corner"
    let bottom = isNew ? ".bottomBar" : own + "Bottom"
    let isOne = entries.count == 1
    bar("watchBar", to: &code) { code in
      code.block(
        "ToolbarItem(placement: \(isOne && !toolbar.scrolls ? corner : ".primaryAction"))"
      ) { code in statements.append([entries[0]], to: &code) }
      if !isOne {
        group(bottom, to: &code) { code in
          statements.append(Array(entries.dropFirst()), to: &code)
        }
      }
    }
  }
}
