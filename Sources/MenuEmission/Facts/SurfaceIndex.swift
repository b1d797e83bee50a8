import MenuModel
import MenuSyntax

/// A surface of a module, of any kind.
struct AnySurface {
  /// The kind of surface.
  enum Kind: String {
    case contextMenu, editMenu, pullDown, toolbar, menuBar
  }

  var kind: Kind
  /// The names that identify it: a screen and an item, or a menu of the menu bar.
  var path: [String]
  var entries: [Entry]
  /// The commands that a tap on the surface's button or preview performs.
  var commands: [CommandID]
  var conditions: [Condition]
  var place: Place
}

extension MenuModule {
  /// Every surface, by kind of declaration and then in source order.
  var surfaces: [AnySurface] {
    var result: [AnySurface] = []
    for screen in screens {
      for item in screen.items { append(item, path: [screen.name.text], to: &result) }
      if let menu = screen.background {
        result.append(
          AnySurface(
            kind: .contextMenu, path: [screen.name.text, "Background"], entries: menu.entries,
            commands: [], conditions: [], place: menu.place))
      }
      for button in screen.buttons {
        result.append(
          AnySurface(
            kind: .pullDown, path: [screen.name.text, button.name.text], entries: button.entries,
            commands: button.tap.map { [$0] } ?? [],
            conditions: [button.enabled, button.shown].compactMap { $0 }, place: button.place))
      }
      if let toolbar = screen.toolbar {
        append(toolbar, path: [toolbar.name?.text ?? screen.name.text], to: &result)
      }
    }
    for item in topLevelItems { append(item, path: [], to: &result) }
    for toolbar in toolbars {
      append(toolbar, path: toolbar.name.map { [$0.text] } ?? [], to: &result)
    }
    for menu in menuBar?.menus ?? [] {
      result.append(
        AnySurface(
          kind: .menuBar, path: [name(of: menu.kind)], entries: menu.entries, commands: [],
          conditions: [menu.enabled, menu.shown].compactMap { $0 }, place: menu.place))
    }
    return result
  }

  private func append(_ item: Item, path: [String], to result: inout [AnySurface]) {
    if let menu = item.contextMenu {
      result.append(
        AnySurface(
          kind: .contextMenu, path: path + [item.name.text], entries: menu.entries,
          commands: item.preview?.opens.map { [$0] } ?? [], conditions: [], place: menu.place))
    }
    if let menu = item.editMenu {
      result.append(
        AnySurface(
          kind: .editMenu, path: path + [item.name.text], entries: menu.entries, commands: [],
          conditions: [menu.selection, menu.pasteboard].compactMap { $0 }, place: menu.place))
    }
  }

  private func append(_ toolbar: Toolbar, path: [String], to result: inout [AnySurface]) {
    result.append(
      AnySurface(
        kind: .toolbar, path: path, entries: toolbar.blocks.flatMap(\.entries), commands: [],
        conditions: [], place: toolbar.place))
  }

  private func name(of kind: BarMenu.Kind) -> String {
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
      let isName = name.text.allSatisfy { letter in
        (letter.isLetter && letter != "ª" && letter != "º") || letter.isNumber || letter == "_"
      }
      return isName ? name.text : SurfaceTexts.identifier(of: name.text)
    case .named(let menu): return menus[menu.index].name.text
    }
  }
}

/// The surfaces of a module as enum cases, and the surfaces that each command is placed on.
struct SurfaceIndex {
  /// A surface and its case.
  struct Member {
    var name: String
    var surface: AnySurface
  }

  let members: [Member]
  /// The surfaces that each command is on, as indices of `members` in order, by `CommandID.index`.
  private var placements: [[Int]]

  init(_ module: MenuModule) {
    placements = Array(repeating: [], count: module.commands.count)
    var members: [Member] = []
    var taken: Set<String> = []
    for surface in module.surfaces {
      let base = Self.caseName(of: surface)
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

  /// The case of a surface: `.noteContextMenu`.
  func pattern(of surface: Int) -> String { "." + SwiftName.member(members[surface].name) }

  private mutating func place(_ command: CommandID, on surface: Int) {
    // Surfaces come in order, so that the last is this one if the command is on it already.
    if placements[command.index].last != surface { placements[command.index].append(surface) }
  }

  private static func caseName(of surface: AnySurface) -> String {
    var path = ""
    for part in surface.path { path += SwiftName.upperCamel(part) }
    switch surface.kind {
    case .contextMenu: return SwiftName.lowerCamel(path) + "ContextMenu"
    case .editMenu: return SwiftName.lowerCamel(path) + "EditMenu"
    case .pullDown: return SwiftName.lowerCamel(path) + "Menu"
    case .toolbar: return path.isEmpty ? "toolbar" : SwiftName.lowerCamel(path) + "Toolbar"
    case .menuBar: return "menuBar" + path
    }
  }
}

/// Prints the enum of a module's surfaces.
struct SurfaceEnum {
  let context: EmissionContext
  let surfaces: SurfaceIndex

  /// Prints the declaration.
  func print(to code: inout SwiftPrinter) {
    code.documentation(["Where people meet the commands of \(context.module.app.name)."])
    code.block(
      context.access + "nonisolated enum " + context.surfaceType
        + ": CaseIterable, Hashable, Sendable"
    ) { code in
      for member in surfaces.members {
        code.declaration(
          "case " + SwiftName.declared(member.name),
          place: context.location(of: member.surface.place))
      }
    }
  }
}
