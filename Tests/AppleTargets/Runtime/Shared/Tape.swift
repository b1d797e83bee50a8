// The commands and menu bar of a second module, with every kind of entry that a menu bar can have.
import Foundation
@_spi(Generated) import MenuRuntime

nonisolated public enum TapeCommand: MenuCommand {
  case newTape, export, exportAll, loop, mute, louder, back, next, find
  case speed(TapeSpeed)
  case open(Take.ID)
  case trim, erase, publish
  /// The same ID as a command of another module.
  case rename

  public func facts(in state: TapeState) -> MenuFacts {
    switch self {
    case .newTape:
      return MenuFacts("newTape", "New Tape").symbol("plus").key("n", .command).affectsApp()
    case .export:
      return MenuFacts("export", "Export As…").key("e", [.shift, .command])
        .enabled(!state.takes.isEmpty)
    case .exportAll: return MenuFacts("exportAll", "Export All…")
    case .loop: return MenuFacts("loop", "Loop").key("l", .command).checked(state.isLooping)
    case .mute:
      return MenuFacts("mute", state.isMuted ? "Unmute" : "Mute")
        .symbol(state.isMuted ? "speaker" : "speaker.slash").key(.down, [.option, .command])
        .on(state.isMuted)
    case .louder: return MenuFacts("louder", "Louder").key(.up)
    case .back: return MenuFacts("back", "Back").key(.left, .command)
    case .next: return MenuFacts("next", "Next").key(.right, .command)
    case .find: return MenuFacts("find", "Find Take").key("f", .command)
    case .speed(let speed):
      return MenuFacts("speed", "Speed").option(
        speed.facts(in: state), isCurrent: state.speed == speed)
    case .open(let id): return MenuFacts("open", "Open Take").option(state.takes.element(id))
    case .trim: return MenuFacts("take.trim", "Trim").undoable()
    case .erase:
      return MenuFacts("take.erase", "Erase Take").destructive().undoable()
        .confirm("Erase \(state.takes.count) Takes?").key(.delete, .command)
    case .publish:
      return MenuFacts("publish", "Publish").subtitle("\(state.takes.count) takes")
        .shown(state.isEditor)
    case .rename: return MenuFacts("rename", "Rename “\(state.name)”…")
    }
  }

  public static func allCommands(in state: TapeState) -> [TapeCommand] { [] }
}

nonisolated public struct TapeState: MenuState {
  public var isEditor = false
  public var isLooping = false
  public var isMuted = false
  public var name = "Sea"
  public var speed = TapeSpeed.normal
  public var takes = [
    Take(id: "1", title: "First"), Take(id: "2", title: "Second", symbolName: "star"),
  ]

  public init() {}
}

nonisolated public enum TapeSpeed: MenuChoice {
  case half, normal

  public func facts(in state: TapeState) -> MenuFacts {
    switch self {
    case .half: return MenuFacts("half", "Half").key("1", .command)
    case .normal: return MenuFacts("normal", "Normal").key("2", .command).symbol("hare")
    }
  }
}

nonisolated public struct Take: MenuListElement {
  public var id: MenuElementID<Take>
  public var title: String
  public var symbolName: String?

  public init(id: MenuElementID<Take>, title: String, symbolName: String? = nil) {
    (self.id, self.title, self.symbolName) = (id, title, symbolName)
  }
}

/// The whole menu bar of an app for tapes.
public struct TapeMenuBar: MenuBarSurface {
  public let context: MenuContext<TapeCommand>
  public init(context: MenuContext<TapeCommand>) { self.context = context }

  public static func build(_ bar: inout MenuBarBuilder<TapeCommand>) {
    bar.add(.app, "Tape", standard: true) { menu in menu.add(.publish) }
    bar.add(.file) { menu in
      menu.add(.newTape)
      menu.addSystem(.openRecent)
      menu.separate()
      menu.addSystem(.close)
      menu.addSystem(.save, shortcut: .hidden)
      menu.add(.export)
      menu.add(.exportAll, alternate: .option)
      menu.separate()
      menu.addSystem(
        .print, title: "Print Label…", shortcut: .key("p", [.option, .command]))
    }
    bar.add(.edit, standard: true) { menu in
      menu.add(.trim, .find)
      menu.separate()
      menu.add(.erase)
    }
    bar.add(.view) { menu in
      menu.addEach(TapeSpeed.self) { .speed($0) }
      menu.separate()
      menu.add(.loop, title: "Repeat")
      menu.add(.mute, .louder, .back, .next)
      menu.separate()
      menu.addSystem(.toolbar, .sidebar, .minimize)
    }
    bar.addMenu("take", "Take") { menu in
      menu.addList(\.takes) { .open($0) }
      menu.separate()
      menu.addSection("Tape") { menu in
        menu.add(.rename)
        menu.addRow { menu in menu.add(.trim, .mute) }
      }
      menu.addSubmenu("About \(menu.state.name)", .symbol("info.circle")) { menu in
        menu.addChoice(TapeSpeed.self, title: "Pace") { .speed($0) }
      }
      menu.when(menu.state.isEditor) { menu in menu.add(.publish, title: "Publish All") }
    }
    bar.add(.window, standard: true)
  }
}

/// A part of the menu bar of an app for notes.
public struct TapePartMenuBar: MenuBarSurface {
  public let context: MenuContext<TapeCommand>
  public init(context: MenuContext<TapeCommand>) { self.context = context }

  public static func build(_ bar: inout MenuBarBuilder<TapeCommand>) {
    bar.add(.file) { menu in menu.add(.newTape, .export) }
    bar.addMenu("tape", "Tape") { menu in
      menu.add(.rename, .mute)
      menu.addList(\.takes) { .open($0) }
    }
  }
}

/// The tape app's model.
@MainActor
public final class TapeModel {
  public var state = TapeState()
  public var performed: [String] = []
  /// Called when a command is performed.
  public var performs: (TapeCommand) -> Void = { _ in }

  public init() {}

  public var menus: MenuContext<TapeCommand> {
    MenuContext(for: self, state: \.state) { (model, command) throws in
      let facts = command.facts(in: model.state)
      model.performed.append(facts.option.map { facts.id + "/" + $0.id } ?? facts.id)
      model.performs(command)
    }
  }

  /// Returns the commands performed since the last call.
  public func takePerformed() -> [String] {
    defer { performed = [] }
    return performed
  }
}
