import AppKit

enum UserText {
  static let copy = NSLocalizedString("menu.copy", value: "Copy", comment: "")
  static let paste = NSLocalizedString("menu.paste", comment: "")
  static var help: String { String(localized: "menu.help", table: "Help") }
  static func delete(_ count: Int) -> String {
    let format = NSLocalizedString("menu.delete", comment: "")
    return String(format: format, count)
  }
  static let missing = NSLocalizedString("menu.missing", comment: "")
}

enum Generated {
  static var paste: String { Generated.tr("Localizable", "menu.paste") }
  static var help: String { Generated.tr("Help", "menu.help", fallback: "Help") }
}

protocol Titled { var syncTitle: String { get } }

final class Model {
  var name = "Untitled"
  var syncTitle: String { isSyncing ? "Stop Syncing" : "Sync Now" }
}

class Base {
  var syncTitle: String { "Sync" }
}

final class Derived: Base {
  override var syncTitle: String { "Sync Again" }
}
