// Chooses commands in menus that stay open, and prints the menus as people see them: on a view, a row, a button and a bar.
@_spi(Generated) import MenuRuntime
import UIKit

nonisolated enum CanvasCommand: MenuCommand {
  case grid
  case unit(CanvasUnit)
  case fit, erase, export

  func facts(in state: CanvasState) -> MenuFacts {
    switch self {
    case .grid: return MenuFacts("grid", "Grid").checked(state.hasGrid).keepsOpen()
    case .unit(let unit):
      return MenuFacts("unit", "Unit").option(unit.facts(in: state), isCurrent: state.unit == unit)
        .subtitle(state.unit.title(in: state)).keepsOpen()
    case .fit:
      return MenuFacts("fit", state.hasGrid ? "Fit to Grid" : "Fit").enabled(state.unit == .inches)
    case .erase: return MenuFacts("erase", "Erase").confirm("Erase?").keepsOpen()
    case .export: return MenuFacts("export", "Export")
    }
  }

  static func allCommands(in state: CanvasState) -> [CanvasCommand] { [] }
}

nonisolated enum CanvasUnit: String, MenuChoice {
  case inches, points

  func facts(in state: CanvasState) -> MenuFacts { MenuFacts(rawValue, rawValue.capitalized) }
}

nonisolated struct CanvasState: MenuState {
  var hasGrid = false
  var unit = CanvasUnit.points
}

@MainActor
final class Canvas {
  var state = CanvasState()
  var waiting: CheckedContinuation<Void, Never>?
  private(set) var performed = 0

  var menus: MenuContext<CanvasCommand> {
    MenuContext(for: self, state: \.state) { (canvas, command) throws in canvas.perform(command) }
  }

  var slowMenus: MenuContext<CanvasCommand> {
    MenuContext(for: self, state: \.state) { canvas, command in
      await withCheckedContinuation { canvas.waiting = $0 }
      canvas.perform(command)
    }
  }

  var rows: MenuItemsContext<CanvasCommand, Int> {
    MenuItemsContext(
      for: self, state: { canvas, _ in canvas.state },
      perform: { (canvas, command, rows) throws in
        print("  in row \(rows)")
        canvas.perform(command)
      })
  }

  func perform(_ command: CanvasCommand) {
    performed += 1
    switch command {
    case .grid: state.hasGrid.toggle()
    case .unit(let unit): state.unit = unit
    case .fit, .erase, .export: break
    }
  }
}

struct CanvasContextMenu: ContextMenuSurface {
  let context: MenuContext<CanvasCommand>

  static func build(_ menu: inout MenuBuilder<CanvasCommand>) { CanvasViewButton.fill(&menu) }
}

struct CanvasViewButton: PullDownSurface {
  let context: MenuContext<CanvasCommand>

  static func label(in state: CanvasState) -> MenuLabel { MenuLabel("View") }
  static func build(_ menu: inout MenuBuilder<CanvasCommand>) { Self.fill(&menu) }

  nonisolated static func fill(_ menu: inout MenuBuilder<CanvasCommand>) {
    menu.add(.grid)
    menu.addChoice(CanvasUnit.self) { .unit($0) }
    menu.add(.fit, .erase)
  }
}

struct CanvasToolbar: ToolbarSurface {
  static let id = "canvas"
  let context: MenuContext<CanvasCommand>

  static func build(_ bar: inout MenuToolbarBuilder<CanvasCommand>) {
    bar.iOS { bar in bar.addMenu("view", MenuLabel("View")) { menu in CanvasViewButton.fill(&menu) }
    }
  }
}

@main
@MainActor
struct Program {
  /// The visible part of a menu.
  static func see(_ menu: UIMenu?) -> String {
    (menu?.children ?? []).map { element in
      if let submenu = element as? UIMenu {
        return (submenu.subtitle.map { "“\($0)” " } ?? "") + "(\(see(submenu)))"
      }
      if let deferred = element as? UIDeferredMenuElement {
        return see(UIMenu(children: deferred.elements() ?? []))
      }
      guard let action = element as? UIAction else { return "?" }
      let mark = action.state == .on ? "✓" : ""
      return mark + action.title + (action.attributes.contains(.disabled) ? " dimmed" : "")
    }.joined(separator: ", ")
  }

  static func walk(_ canvas: Canvas, _ menu: MenuOnScreen) {
    print("opens:", see(menu.visible))
    for title in ["Grid", "Inches", "Grid"] {
      menu.choose(leaf(title, in: menu.visible))
      print("after \(title):", see(menu.visible))
    }
    menu.choose(leaf("Fit", in: menu.visible))
    print("performed:", canvas.performed)
    menu.close()
    canvas.state = CanvasState()
  }

  static func main() async {
    let screen = Screen()
    view(screen)
    row(screen)
    button(screen)
    bar()
    await waits(screen)
    lifetimes(screen)
  }

  static func view(_ screen: Screen) {
    section("on a view")
    let canvas = Canvas()
    let interaction = CanvasContextMenu(canvas.menus).makeInteraction()
    screen.view.addInteraction(interaction)
    let configuration = interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: .zero)
    walk(canvas, MenuOnScreen(configuration?.menu(), by: interaction, on: screen.controller))

    let menu = MenuOnScreen(
      CanvasContextMenu(canvas.menus).makeMenu(for: screen.view), by: interaction,
      on: screen.controller)
    let erase = leaf("Erase", in: menu.visible)
    print("closes to ask:", erase?.attributes.contains(.keepsMenuPresented) == false)
    menu.choose(erase)
    menu.close()
    print("asks then:", screen.question?.title ?? "nothing")
    screen.question?.actions.last?.perform()
    screen.view.removeInteraction(interaction)
  }

  static func row(_ screen: Screen) {
    section("on a row")
    let canvas = Canvas()
    let table = UITableView(frame: .zero)
    screen.controller.view.addSubview(table)
    let path = IndexPath(row: 2, section: 0)
    let configuration = table.makeContextMenu(CanvasContextMenu.self, for: canvas.rows, at: path) {
      $0.row
    }
    walk(
      canvas,
      MenuOnScreen(
        configuration?.menu(), by: table.contextMenuInteraction, on: screen.controller))
  }

  static func button(_ screen: Screen) {
    section("on a button")
    let canvas = Canvas()
    let button = CanvasViewButton(canvas.menus).makeButton()
    screen.controller.view.addSubview(button)
    walk(
      canvas, MenuOnScreen(button.menu, by: button.contextMenuInteraction, on: screen.controller))
  }

  static func bar() {
    section("in a bar")
    let canvas = Canvas()
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let window = showWindow(navigation)
    CanvasToolbar(canvas.menus).attach(to: screen)
    let item = screen.toolbarItems?.first
    walk(canvas, MenuOnScreen(UIMenu(children: elements(of: item?.menu)), on: screen))
    UIApplication.shared.connectedScenes = []
    withExtendedLifetime(window) {}
  }

  static func waits(_ screen: Screen) async {
    section("a command that takes time")
    let canvas = Canvas()
    let button = CanvasViewButton(canvas.slowMenus).makeButton()
    screen.controller.view.addSubview(button)
    let menu = MenuOnScreen(button.menu, by: button.contextMenuInteraction, on: screen.controller)
    menu.choose(leaf("Grid", in: menu.visible))
    await settle { canvas.waiting != nil }
    print("meanwhile:", see(menu.visible))
    menu.choose(leaf("Grid", in: menu.visible))
    canvas.waiting?.resume()
    await settle { canvas.performed > 0 }
    await settle()
    print("then:", see(menu.visible), canvas.performed)
    menu.close()
  }

  static func lifetimes(_ screen: Screen) {
    section("lifetimes")
    weak var canvas: Canvas?
    weak var action: UIAction?
    let menus: MenuContext<CanvasCommand>
    do {
      let made = Canvas()
      menus = made.menus
      let menu = CanvasContextMenu(menus).makeMenu(for: screen.view)
      (canvas, action) = (made, leaf("Grid", in: menu))
      print("alive:", canvas != nil, action != nil)
    }
    menus.update()
    print("gone:", canvas == nil, action == nil)
  }
}
