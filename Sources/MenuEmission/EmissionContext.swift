import MenuModel
import MenuSyntax

/// What all emitters of a module share: the module and how its parts are called in Swift.
///
/// A class, so that handing it on and reading one command of the module copies neither.
final class EmissionContext: Sendable {
  let module: MenuModule
  /// `NotesCommand`
  let commandType: String
  /// `NotesState`
  let stateType: String
  /// `NotesSurface`
  let surfaceType: String
  /// `NotesTextLines`
  let textLinesType: String
  /// What stands before `CommandType` and the like in names of the module's own: `Notes`.
  let prefix: String
  /// The access keyword with a blank behind it, or nothing for `internal`.
  let access: String
  /// The bundle argument of localized strings: `.notesMenus`.
  let bundle: String
  /// The case of each command.
  let commandCases: CommandCases
  /// The enums of commands: the app's own first, then one for each named block, in their order.
  let commandGroups: [CommandGroup]
  /// The base name of each source: `Notes.menu`.
  let sourceNames: [String]
  /// The same as comments have it.
  let sourceLabels: [SourceLabel]
  /// The context menus and buttons.
  let menuSurfaces: MenuSurfaceCatalogue
  /// The toolbars.
  let toolbars: ToolbarCatalogue
  /// The menu bar as one surface; nil where the module has none.
  let menuBarSurface: MenuSurface?
  /// What the menu bar needs.
  let menuBarNeeds: MenuNeeds
  /// The texts of the menu bar, which are the same in all frameworks.
  ///
  /// Written once, at the end of `init`, since finding them takes all else of this; so reading it from anywhere is safe.
  nonisolated(unsafe) private var menuBarTexts: SurfaceTexts?
  /// The menus of the menu bar in their order, those among them that no platform shows. Written once, as the texts are; and
  /// so is what follows here.
  nonisolated(unsafe) private(set) var menuBarMenus: [MenuBarMenu] = []
  /// What the menu bar has; nil where no framework shows one.
  nonisolated(unsafe) private(set) var menuBarParts: MenuBarParts?
  /// The toolbars that each framework shows as `NSToolbar`, by its raw value and the number of the source.
  nonisolated(unsafe) private(set) var windowToolbars: [[[MacToolbar]]] = []
  nonisolated(unsafe) private var knownSharedNeeds: MenuNeeds?
  nonisolated(unsafe) private var knownEntryNeeds: MenuNeeds?
  /// What each framework shows, by its raw value.
  let frameworkSurfaces: [FrameworkSurfaces]
  /// The standard commands of edit menus: the cases of the module's enum; empty without edit menus.
  let editCommands: [StandardCommandEntry]
  /// What the menus of the module need that any framework may show.
  let menuNeeds: MenuNeeds
  /// Whether each command is a case without a value, by `CommandID.index`.
  let isPlainCase: [Bool]
  /// What the ids of a block's commands begin with, by the block's number: `note.`, or nothing.
  let idPrefixes: [String]
  /// What localized texts have in common; nil where texts are not localized.
  let stringsTable: LocalizedString.Table?
  /// Whether there are so many commands that what each needs shows in what the compiler takes.
  let hasManyCommands: Bool
  /// Whether the texts of commands, and the titles of most submenus, are looked up by keys that are made at run time.
  ///
  /// A call of `String(localized:…)` for each text compiles several times slower, which shows in a module of this size.
  let looksUpTexts: Bool
  /// The argument label by which menus add the commands of each block, by the block's number: `note`; nil where they add values of
  /// the app's enum. Of those, each takes the compiler a multiple, but what adds the commands of a small block takes it more.
  let addLabels: [String?]
  private let lineMaps: [LineMap]

  init(_ module: MenuModule) {
    self.module = module
    let prefix = SwiftName.upperCamel(module.app.name)
    self.prefix = prefix
    self.commandType = prefix + "Command"
    self.stateType = prefix + "State"
    self.surfaceType = prefix + "Surface"
    self.access = module.app.access == .internal ? "" : module.app.access.name + " "
    self.textLinesType = prefix + "TextLines"
    self.bundle = "." + SwiftName.lowerCamel(prefix) + "Menus"
    self.sourceNames = module.sources.map { Self.baseName($0.path) }
    self.sourceLabels = sourceNames.map(SourceLabel.init)
    self.stringsTable = module.app.stringsTable.map { [bundle, sourceNames] table in
      LocalizedString.Table(name: table, bundle: bundle, sources: sourceNames)
    }
    self.hasManyCommands = module.commands.count > Self.callLimit
    self.looksUpTexts = stringsTable != nil && hasManyCommands
    self.addLabels = module.commandBlocks.map { [hasManyCommands] block in
      guard hasManyCommands, block.commands.count > CommandGroup.plainLimit else { return nil }
      return block.name.map { SwiftName.declared(SwiftName.lowerCamel($0.text)) }
    }
    self.lineMaps = module.sources.map { LineMap($0) }
    self.commandGroups = CommandGroup.groups(
      of: module, appType: prefix + "Command", appState: prefix + "State",
      appSurface: prefix + "Surface", keepsTextLines: hasManyCommands)
    self.commandCases = CommandCases(module, groups: commandGroups)
    let menuSurfaces = MenuSurfaceCatalogue(module)
    self.menuSurfaces = menuSurfaces
    self.editCommands = EditCommands.all(of: menuSurfaces, in: module)
    let menuBarSurface = module.menuBar.map { MenuSurface($0, prefix: prefix, in: module) }
    self.menuBarSurface = menuBarSurface
    self.menuBarNeeds = MenuNeeds(of: menuBarSurface.map { [$0] } ?? [], in: module)
    let toolbars = ToolbarCatalogue(module)
    self.toolbars = toolbars
    let menuNeeds = MenuNeeds(of: Array(menuSurfaces.surfaces.joined()), in: module)
    self.menuNeeds = menuNeeds
    self.frameworkSurfaces = Framework.allCases.map {
      FrameworkSurfaces($0, of: menuSurfaces, toolbars, needing: menuNeeds, in: module)
    }
    self.idPrefixes = module.commandBlocks.map { block in
      block.name.map { SwiftName.lowerCamel($0.text) + "." } ?? ""
    }
    var isPlainCase = [Bool](repeating: false, count: module.commands.count)
    for index in module.commands.indices {
      if case .none = module.commands[index].payload { isPlainCase[index] = true }
    }
    self.isPlainCase = isPlainCase
    self.menuBarTexts = menuBarSurface.map { SurfaceTexts(of: $0, in: self) }
    if module.menuBar != nil { self.menuBarMenus = MenuBarMenu.all(in: self) }
    if showsMenuBar { self.menuBarParts = MenuBarParts(of: self) }
    self.windowToolbars = Framework.allCases.map { framework in
      toolbars.toolbars.map { MacToolbar.all($0, of: framework, in: self) }
    }
    self.knownSharedNeeds = findSharedNeeds()
    self.knownEntryNeeds = needs(with: nil)
  }

  /// What the surfaces need that any framework of the module shows.
  var sharedNeeds: MenuNeeds { knownSharedNeeds ?? findSharedNeeds() }

  /// The same without the menu bar: what the entries of menus have.
  var entryNeeds: MenuNeeds { knownEntryNeeds ?? needs(with: nil) }

  /// The texts that a surface has of its own.
  func texts(of surface: MenuSurface) -> SurfaceTexts {
    if surface.isMenuBar, let menuBarTexts { return menuBarTexts }
    return SurfaceTexts(of: surface, in: self)
  }

  /// The most commands whose texts are calls of `String(localized:…)`, which Xcode finds.
  private static let callLimit = 250

  /// The last part of a path.
  private static func baseName(_ path: String) -> String {
    guard let slash = path.utf8.lastIndex(where: { $0 == 0x2F || $0 == 0x5C }) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The argument label by which menus add the commands of a block's enum; nil where they add values of the app's.
  func addLabel(of group: CommandGroup) -> String? {
    guard case .command(let first)? = group.members.first, group.caseName != nil else { return nil }
    return addLabels[module.commands[first.index].block]
  }

  /// The line at which a place begins, from 1.
  func line(of place: Place) -> Int {
    lineMaps[Int(place.source)].position(of: place.span.start).line
  }

  /// Finds the lines of places that follow each other without a search for each.
  func lines() -> LineFinder { LineFinder(lineMaps) }

  /// The lines of places, quickest where they come in the order of the text.
  struct LineFinder {
    private let maps: [LineMap]
    private var source = -1
    /// The number in its source of the line that was found last, from 0.
    private var index = 0

    fileprivate init(_ maps: [LineMap]) {
      self.maps = maps
    }

    /// The line at which a place begins, from 1.
    mutating func line(of place: Place) -> Int {
      let starts = maps[Int(place.source)].starts
      let offset = place.span.start
      if source != Int(place.source) || starts[index] > offset {
        source = Int(place.source)
        index = maps[source].position(of: offset).line - 1
        return index + 1
      }
      var steps = 0
      while index + 1 < starts.count, starts[index + 1] <= offset {
        index += 1
        steps += 1
        if steps == 16 {
          index = maps[source].position(of: offset).line - 1
          break
        }
      }
      return index + 1
    }
  }

  /// File and line as documentation and translators read them: `Notes.menu:12`.
  func location(of place: Place) -> String {
    sourceNames[Int(place.source)] + ":" + String(line(of: place))
  }

  /// The Swift type of a state variable.
  func type(of variable: StateVariable) -> String {
    switch variable.type {
    case .bool: return "Bool"
    case .int: return "Int"
    case .string: return "String"
    case .choice(let choice): return name(of: choice)
    }
  }

  /// The Swift type of a choice: `SortOrder`.
  func name(of choice: ChoiceID) -> String {
    SwiftName.declared(module.choices[choice.index].name.text)
  }

  /// The Swift type of a list's elements: `Folder`.
  func name(of list: ListID) -> String {
    SwiftName.declared(module.lists[list.index].name.text)
  }

  /// The name of a variable behind a dot: `state.noteCount` is `state.` and this.
  func member(_ state: StateID) -> String {
    SwiftName.member(module.state[state.index].name.text)
  }
}
