import MenuModel
import MenuSyntax

extension FoundMenus {
  /// Where the app's code or files have a menu bar; nil where they do not.
  package var menuBarPlace: Place? {
    let surface = surfaces.first { $0.kind == .menuBar || $0.isMenuBarPart }
    return surface?.place ?? unreadCommands.first ?? placeOfBuildMenu
  }

  /// Where code of UIKit changes the menu bar.
  var placeOfBuildMenu: Place? {
    for (number, source) in sources.enumerated() where source.path.hasSuffix(".swift") {
      guard let range = source.bytes.firstPlace(of: "buildMenu(with".utf8) else { continue }
      let start = range.lowerBound - source.bytes.startIndex
      let span = Span(UInt32(start), UInt32(start + range.count))
      return Place(source: Int32(number), span: span)
    }
    return nil
  }

  /// Adds the buttons that have shortcuts with Command and are in no menu.
  package mutating func addKeyButtons() {
    for var buttons in keyButtons {
      buttons.entries.removeAll { entry in
        guard case .command(let command) = entry.content else { return true }
        return command.key?.shortcut.modifiers.contains(.command) != true
      }
      if !buttons.entries.isEmpty { surfaces.append(buttons) }
    }
    keyButtons = []
  }
}
