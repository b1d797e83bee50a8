import MenuModel
import MenuSyntax

extension Surface {
  /// The commands that a tap on its button, its menus or its preview performs.
  fileprivate var commands: [CommandID] {
    switch declaration {
    case .contextMenu(_, let item): return [item.preview?.opens].compactMap(\.self)
    case .button(let button): return [button.tap].compactMap(\.self)
    case .toolbar: return entries.withDescendants.compactMap(\.tap)
    case .statusItem(let item): return [item.tap].compactMap(\.self)
    default: return []
    }
  }

  /// The conditions of the surface itself, not of its entries.
  var conditions: [Condition] {
    switch declaration {
    case .editMenu(let menu, _): return [menu.selection, menu.pasteboard].compactMap(\.self)
    case .button(let button): return [button.enabled, button.shown].compactMap(\.self)
    case .barMenu(let menu):
      return [menu.enabled, menu.shown, menu.presence?.condition].compactMap(\.self)
    case .statusItem(let item):
      return [item.enabled, item.shown, item.presence?.condition].compactMap(\.self)
    default: return []
    }
  }

  /// The case in the enum of a module's surfaces: `noteContextMenu`.
  fileprivate func caseName(in module: MenuModule) -> String {
    let screen = self.screen.map { SwiftNames.upperCamel(module.screens[$0].name.text) } ?? ""
    switch declaration {
    case .contextMenu(_, let item):
      return SwiftNames.lowerCamel(screen + SwiftNames.upperCamel(item.name.text)) + "ContextMenu"
    case .editMenu(_, let item):
      return SwiftNames.lowerCamel(screen + SwiftNames.upperCamel(item.name.text)) + "EditMenu"
    case .background: return SwiftNames.lowerCamel(screen + "Background") + "ContextMenu"
    case .button(let button):
      return SwiftNames.lowerCamel(screen + SwiftNames.upperCamel(button.name.text)) + "Menu"
    case .toolbar(let toolbar):
      let name = toolbar.name.map { SwiftNames.upperCamel($0.text) } ?? screen
      return name.isEmpty ? "toolbar" : SwiftNames.lowerCamel(name) + "Toolbar"
    case .swipe(let swipe, let item):
      let edge = swipe.edge == .leading ? "LeadingSwipe" : "TrailingSwipe"
      return SwiftNames.lowerCamel(screen + SwiftNames.upperCamel(item.name.text)) + edge
    case .quickActions: return "quickActions"
    case .dockMenu: return "dockMenu"
    case .statusItem(let item):
      return SwiftNames.lowerCamel(GeneratedTypeNames.statusItem(item))
    case .barMenu(let menu): return "menuBar" + SwiftNames.upperCamel(menu.identifier(in: module))
    }
  }
}

extension BarMenu {
  fileprivate func identifier(in module: MenuModule) -> String {
    switch kind {
    case .app: return "App"
    case .file: return "File"
    case .edit: return "Edit"
    case .format: return "Format"
    case .view: return "View"
    case .window: return "Window"
    case .help: return "Help"
    case .custom(let name):
      // A menu without a name is identified by its title.
      return SurfaceTexts.isIdentifier(name.text)
        ? name.text : SurfaceTexts.identifier(of: name.text)
    case .named(let menu): return module.menus[menu.index].name.text
    }
  }
}

/// The surfaces of a module as enum cases, and the surfaces that each command is placed on.
struct SurfaceIndex {
  /// A surface and its case.
  struct Member {
    var name: String
    var surface: Surface
  }

  let members: [Member]
  /// The surfaces that each command is on, as indices of `members` in order, by `CommandID.index`.
  private var placements: [[Int]]

  init(_ module: MenuModule) {
    placements = Array(repeating: [], count: module.commands.count)
    var members: [Member] = []
    var taken: Set<String> = []
    for surface in module.generatedSurfaces {
      let base = surface.caseName(in: module)
      var name = base
      var suffix = 2
      while !taken.insert(name).inserted {
        name = base + String(suffix)
        suffix += 1
      }
      members.append(Member(name: name, surface: surface))
    }
    self.members = members
    for (number, member) in members.enumerated() {
      for command in member.surface.commands { place(command, on: number) }
      for entry in module.allEntries(of: member.surface.entries) {
        if let command = entry.command { place(command, on: number) }
      }
    }
  }

  /// The surfaces that a command is on, as indices of `members` in order.
  func surfaces(of command: CommandID) -> [Int] { placements[command.index] }

  private mutating func place(_ command: CommandID, on surface: Int) {
    // Surfaces come in order, so that the last is this one if the command is on it already.
    if placements[command.index].last != surface { placements[command.index].append(surface) }
  }
}

/// Builds the enum of a module's surfaces.
struct SurfaceEnum {
  let context: EmissionContext
  let surfaces: SurfaceIndex

  var declaration: Declaration {
    let cases = surfaces.members.map { member in
      Declaration(
        place: context.location(of: member.surface.place), kind: .case(member.name))
    }
    return Declaration(
      documentation: ["Where people meet the commands of \(context.module.app.name)."],
      modifiers: [.nonisolated],
      kind: .type(
        .enum, context.names.type(.place), conforms: ["CaseIterable", "Hashable", "Sendable"],
        cases))
  }
}
