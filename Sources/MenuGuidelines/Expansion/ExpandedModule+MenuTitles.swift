import MenuModel
import MenuSyntax

extension ExpandedModule {
  /// The titles of a menu and of those around it, from the inside out, with the button's or the menu's in the menu bar.
  func titles(around number: Int) -> [TitleText] {
    var titles: [TitleText] = []
    var next: Int? = number
    while let current = next {
      let menu = menus[current]
      if let title = menu.title {
        titles.append(TitleText(title))
      } else if menu.level == 0, let title = ownerTitle(of: menu) {
        titles.append(title)
      }
      next = menu.parent
    }
    return titles
  }

  private func ownerTitle(of menu: ExpandedMenu) -> TitleText? {
    switch menu.owner {
    case .button(let screen, let button):
      return module.screens[screen].buttons[button].title.map { TitleText($0) }
    case .barMenu: return barMenu(of: menu).map { TitleText($0.shownTitle) }
    case .statusItem(let item): return module.statusItems[item].title.map { TitleText($0) }
    case .item, .background, .toolbar, .icon: return nil
    }
  }
}
