import AppKit

final class PlayerController: NSViewController {
  private let speedMenu = NSMenu()

  var devices: [Device] = [] {
    didSet {
      devicePopUp.removeAllItems()
      devices.forEach { device in
        devicePopUp.addItem(withTitle: "Device \(device.name)")
      }
    }
  }

  func setUp() {
    speedMenu.addItem(withTitle: "Normal".loco(), action: #selector(normal), keyEquivalent: "0").target = self
    speedMenu.addItem(withTitle: Keys.Player.faster.localized, action: #selector(faster), keyEquivalent: "").tag = 3
    speedButton.menu = speedMenu
    player.rx.events.bind { event in
      let menu = NSMenu()
      menu.addItem(withTitle: ORLocalizedString("Normal", nil), action: #selector(normal), keyEquivalent: "")
      menu.addItem(withTitle: "Show Event", action: #selector(showEvent), keyEquivalent: "")
      events[event.id] = menu
    }
    let handlers = ["clear": { NSMenuItem(title: Quality.high.title, action: #selector(clear), keyEquivalent: "") }]
    use(handlers)
    let table = [(title: item, isOn: true), (title: other, isOn: false)]
    use(table)
  }

  func sender() -> NSMenuItem { NSMenuItem() }

  lazy var badge: NSMenuItem = {
    let menu = NSMenu(title: "Badge")
    menu.addItem(withTitle: "Hide Badge", action: #selector(hideBadge), keyEquivalent: "")
    let item = NSMenuItem(title: "Badge", action: nil, keyEquivalent: "")
    item.submenu = menu
    item.view = BadgeView(item)
    return item
  }()

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier identifier: NSToolbarItem.Identifier
  ) -> NSToolbarItem? {
    let item = NSToolbarItem(itemIdentifier: identifier)
    item.label = "Play"
    return item
  }
}

enum Keys {
  enum Player: String {
    case faster = "PLAYER_FASTER"
  }
}

enum Quality {
  case low, high

  var title: String {
    switch self {
    case .low: "Low Quality"
    case .high: "High Quality"
    }
  }
}

extension RawRepresentable where RawValue == String {
  var localized: String { NSLocalizedString(rawValue, comment: "") }
}

extension String {
  func loco() -> String { Translations.shared.localizedString(for: self) }
}
