import MenuSyntax

extension MenuBar {
  /// The menu bar with the menus of another module, as the library shows them: a menu that is there already gets the
  /// entries after a separator, and new ones come before Window and Help.
  func joined(by menus: [BarMenu], in module: MenuModule) -> MenuBar {
    var bar = self
    for menu in menus {
      let name = menu.kind.name(in: module)
      let same = bar.menus.firstIndex {
        $0.kind.name(in: module) == name && $0.platforms == menu.platforms
      }
      if let same {
        bar.menus[same].add(menu.entries, at: menu.header)
      } else if menu.kind.standardPlace == nil {
        let end = bar.menus.firstIndex {
          [.window, .help].contains($0.kind.standardPlace)
        }
        bar.menus.insert(menu, at: end ?? bar.menus.endIndex)
      } else {
        bar.menus.append(menu)
      }
    }
    return bar
  }
}

extension BarMenu {
  fileprivate mutating func add(_ others: [Entry], at place: Place) {
    if !entries.isEmpty && !others.isEmpty {
      entries.append(Entry(kind: .separator, place: place))
    }
    entries += others
  }
}

extension BarMenu.Kind {
  /// What menus of several modules are told apart by.
  fileprivate func name(in module: MenuModule) -> String {
    switch self {
    case .custom(let name): "menu \(name.text)"
    case .named(let id): "menu \(module.menus[id.index].name.text)"
    default: standardPlace?.name ?? ""
    }
  }
}
