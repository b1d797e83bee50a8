import Testing

@_spi(Generated) @testable import MenuRuntime

/// The menu bar of an app whose developers have a menu of their own.
struct DeveloperMenuBar: MenuBarSurface {
  let context: MenuContext<ShopCommand>

  static func build(_ bar: inout MenuBarBuilder<ShopCommand>) {
    bar.add(.file) { menu in menu.add(.open) }
    bar.addMenu("developer", "Developer", onlyWhen: bar.state.isStarred) { menu in menu.add(.star) }
    bar.add(.window, standard: true)
  }
}

/// Another module's part of that menu.
struct ToolsMenuBar: MenuBarSurface {
  let context: MenuContext<PartCommand>

  static func build(_ bar: inout MenuBarBuilder<PartCommand>) {
    bar.addMenu("developer", "Developer") { menu in menu.add(.send) }
  }
}

@MainActor
@Suite struct LeavingMenuTests {
  private func state(isStarred: Bool) -> ShopState {
    var state = ShopState()
    state.isStarred = isStarred
    return state
  }

  @Test func aMenuIsThereOnlyWhileItsConditionHolds() {
    let shown = DeveloperMenuBar.menus(in: state(isStarred: true))
    #expect(shown.map(\.place) == [.file, .own("developer"), .window])
    let hidden = DeveloperMenuBar.menus(in: state(isStarred: false))
    #expect(hidden.map(\.place) == [.file, .window])
  }

  @Test func anotherModulesPartStaysInItsPlace() {
    let tools = MenuBarPart(ToolsMenuBar(MenuContext(PartState())))
    for isStarred in [true, false] {
      let bar = DeveloperMenuBar(MenuContext(state(isStarred: isStarred)))
      #expect(bar.menus(adding: []).count == (isStarred ? 3 : 2))
      let menus = bar.menus(adding: [tools])
      #expect(menus.map(\.place) == [.file, .own("developer"), .window])
      #expect(
        menus[1].entries.flatMap(\.items).map(\.id) == (isStarred ? ["star", "send"] : ["send"]))
    }
  }
}
