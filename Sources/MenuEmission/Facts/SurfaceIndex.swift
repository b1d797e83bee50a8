import MenuModel
import MenuSyntax

/// A surface of a module as one value, whatever kind it is.
struct AnySurface {
  /// What kind of surface it is.
  enum Kind: String {
    case contextMenu, editMenu, pullDown, toolbar, menuBar
  }

  var kind: Kind
  /// The names that lead to it: a screen and an item, the menu of the menu bar.
  var path: [String]
  var entries: [Entry]
  /// The commands that the surface performs besides its entries: of a tap on a button or a preview.
  var commands: [CommandID]
  var conditions: [Condition]
  var place: Place
}

extension MenuModule {
  /// Every surface, in the order of the kinds of declarations and then of the text.
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
    for item in looseItems { append(item, path: [], to: &result) }
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
      // A title stands for the name of a menu that has none.
      let isName = name.text.allSatisfy { letter in
        (letter.isLetter && letter != "ª" && letter != "º") || letter.isNumber || letter == "_"
      }
      return isName ? name.text : SurfaceTexts.identifier(of: name.text)
    case .named(let menu): return menus[menu.index].name.text
    }
  }
}

/// The surfaces of a module as cases of an enum, and which commands are placed on each.
struct SurfaceIndex {
  /// A surface with its case.
  struct Member {
    var name: String
    var surface: AnySurface
  }

  let members: [Member]
  /// The numbers of the surfaces of each command, by `CommandID.index`.
  private let placements: [[Int]]

  init(_ module: MenuModule) {
    var members: [Member] = []
    var placements: [[Int]] = Array(repeating: [], count: module.commands.count)
    var taken: Set<String> = []
    for (number, surface) in module.surfaces.enumerated() {
      let base = Self.caseName(of: surface)
      var name = base
      var suffix = 2
      while !taken.insert(name).inserted {
        name = base + String(suffix)
        suffix += 1
      }
      members.append(Member(name: name, surface: surface))
      func place(_ command: CommandID) {
        if placements[command.index].last != number { placements[command.index].append(number) }
      }
      for command in surface.commands { place(command) }
      var includes: Set<Int> = []
      Self.forEachCommand(in: surface.entries, of: module, includes: &includes, place)
    }
    self.members = members
    self.placements = placements
  }

  /// The numbers in `members` of the surfaces that a command is placed on.
  func numbers(of command: CommandID) -> [Int] {
    placements[command.index]
  }

  private static func caseName(of surface: AnySurface) -> String {
    let path = surface.path.map { SwiftName.upperCamel($0) }.joined()
    switch surface.kind {
    case .contextMenu: return SwiftName.lowerCamel(path) + "ContextMenu"
    case .editMenu: return SwiftName.lowerCamel(path) + "EditMenu"
    case .pullDown: return SwiftName.lowerCamel(path) + "Menu"
    case .toolbar: return path.isEmpty ? "toolbar" : SwiftName.lowerCamel(path) + "Toolbar"
    case .menuBar: return "menuBar" + path
    }
  }

  /// Calls `body` for every command in the entries; a named menu that includes itself is read once.
  private static func forEachCommand(
    in entries: [Entry], of module: MenuModule, includes: inout Set<Int>,
    _ body: (CommandID) -> Void
  ) {
    for entry in entries {
      switch entry.kind {
      case .command(let placement):
        body(placement.command)
      case .each(let command):
        body(command)
      case .submenu(let submenu):
        if let menu = submenu.menu, includes.insert(menu.index).inserted {
          forEachCommand(
            in: module.menus[menu.index].entries, of: module, includes: &includes, body)
        }
        forEachCommand(in: submenu.entries, of: module, includes: &includes, body)
      case .include(let menu):
        guard includes.insert(menu.index).inserted else { continue }
        forEachCommand(in: module.menus[menu.index].entries, of: module, includes: &includes, body)
      case .section(_, let inner), .row(let inner), .palette(let inner), .when(_, let inner),
        .on(_, let inner), .titleMenu(let inner), .area(_, _, let inner):
        forEachCommand(in: inner, of: module, includes: &includes, body)
      case .group(let group):
        forEachCommand(in: group.entries, of: module, includes: &includes, body)
      case .separator, .standard, .view, .space, .flexible, .segmented, .search:
        continue
      }
    }
  }
}

/// Writes the enum of a module's surfaces.
struct SurfaceFacts {
  let context: EmissionContext
  let surfaces: SurfaceIndex

  /// Appends the declaration.
  func append(to code: inout CodeTree) {
    let access = context.access
    code.documentation(["Where people meet the commands of \(context.module.app.name)."])
    code.block(
      "\(access)nonisolated enum \(context.surfaceType): CaseIterable, Hashable, Sendable"
    ) { code in
      for member in surfaces.members {
        code.documentation([], place: context.location(of: member.surface.place))
        code.enumCase(member.name)
      }
      let cases = surfaces.members.map {
        EnumShape.Case(member: "." + SwiftName.member($0.name), hasPayload: false)
      }
      EnumShape(cases: cases, access: access).append(to: &code)
    }
  }
}
