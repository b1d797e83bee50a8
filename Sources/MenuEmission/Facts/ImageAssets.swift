import MenuModel

extension MenuModule {
  /// Whether a command, option, entry, menu or button uses an image from the asset catalog.
  var hasAssets: Bool {
    commands.contains(where: Self.hasAsset)
      || choices.contains { choice in choice.options.contains { Self.isAsset($0.symbol) } }
      || screens.contains { screen in screen.buttons.contains { Self.isAsset($0.image) } }
      || menus.contains { Self.isAsset($0.image) || Self.hasAsset($0.entries) }
      || menuBar?.menus.contains { Self.isAsset($0.image) } ?? false
      || surfaces.contains { Self.hasAsset($0.entries) }
  }

  private static func isAsset(_ image: Image?) -> Bool {
    if case .asset = image { return true }
    return false
  }

  private static func hasAsset(_ command: Command) -> Bool {
    let images = [command.image, command.optionForm?.image] + command.imagesWhen.map(\.value)
    return images.contains(where: isAsset)
  }

  private static func hasAsset(_ entries: [Entry]) -> Bool {
    entries.withDescendants.contains { entry in
      switch entry.kind {
      case .command(let placement): return isAsset(placement.image)
      case .text(_, let image): return isAsset(image)
      case .submenu(let submenu): return isAsset(submenu.image)
      case .group(let group): return isAsset(group.image)
      default: return false
      }
    }
  }
}
