import MenuModel
import MenuSyntax

extension ShownModule {
  /// Whether people can perform a command on a platform without a context menu or an edit menu.
  ///
  /// A control of the app's own counts, a toolbar with its menus, a button with its menu, and on iPadOS 26 the menu bar.
  /// What is in the customization palette only is not there until someone customizes the toolbar.
  public func isReachable(_ command: CommandID, on platform: Platform) -> Bool {
    if module.commands[command.index].isOnscreen { return true }
    for placement in placements(of: command) where placement.platforms.contains(platform) {
      switch placement.site {
      case .toolbar: if !placement.isHidden { return true }
      case .tap: return true
      case .menu(let number, let surface):
        switch surface {
        case .pullDown, .titleMenu: return true
        case .toolbarMenu: if !isInPalette(number) { return true }
        case .bar: if hasMenuBar(platform) { return true }
        case .context, .background, .edit: break
        }
      case .preview: break
      }
    }
    return false
  }

  /// Whether people see a command on a platform without opening a menu.
  public func isInSight(_ command: CommandID, on platform: Platform) -> Bool {
    if module.commands[command.index].isOnscreen { return true }
    return placements(of: command).contains { placement in
      guard placement.platforms.contains(platform) else { return false }
      switch placement.site {
      case .toolbar: return !placement.isHidden
      case .tap: return true
      case .menu, .preview: return false
      }
    }
  }

  /// Whether the oldest version of a platform that the module is for shows a menu bar.
  public func hasMenuBar(_ platform: Platform) -> Bool {
    switch platform {
    case .macOS, .macCatalyst: return true
    case .iPadOS: return module.app.minimum(of: .iPadOS).map { $0 >= Version(26) } ?? false
    case .iOS, .tvOS, .watchOS, .visionOS: return false
    }
  }

  /// Whether a menu in a toolbar is in the customization palette only.
  private func isInPalette(_ number: Int) -> Bool {
    var root = number
    while let parent = menus[root].parent { root = parent }
    guard case .toolbar(let toolbar) = menus[root].owner else { return false }
    return toolbars[toolbar].entries.contains { entry in
      guard case .menu(root) = entry.kind else { return false }
      return entry.attributes.contains(.hidden)
    }
  }

  /// The item that has a menu; nil for the menus of backgrounds, buttons and bars.
  public func item(of menu: ShownMenu) -> Item? {
    guard case .item(let screen, let item) = menu.owner else { return nil }
    if let screen { return module.screens[screen].items[item] }
    return module.looseItems[item]
  }
}

extension Item {
  /// The word `item` and the name, without the block.
  var header: Place {
    Place(source: place.source, span: Span(place.span.start, name.place.span.end))
  }
}

extension Screen {
  /// The word `screen` and the name, without the traits and the block.
  var header: Place {
    Place(source: place.source, span: Span(place.span.start, name.place.span.end))
  }
}
