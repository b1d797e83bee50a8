import AppKit

class NoteTable: NSTableView {
  private var isPinned = false

  override func menu(for event: NSEvent) -> NSMenu? {
    guard let note = note(at: event) else { return nil }
    let menu = NSMenu()
    let pin = menu.addItem(
      withTitle: isPinned ? "Unpin" : "Pin", action: #selector(togglePin(_:)), keyEquivalent: "p")
    pin.keyEquivalentModifierMask = [.command, .control]
    pin.image = NSImage(systemSymbolName: "pin", accessibilityDescription: nil)
    pin.tag = 3
    pin.toolTip = "Keep the note at the top"

    let locked = NSMenuItem(title: "Locked", action: #selector(toggleLock(_:)), keyEquivalent: "")
    locked.state = note.isLocked ? .on : .off
    locked.isEnabled = !note.isShared
    menu.addItem(locked)

    if note.isDeleted {
      menu.addItem(withTitle: "Recover", action: #selector(recover(_:)), keyEquivalent: "")
      return menu
    }
    menu.addItem(.separator())
    let delete = item("Delete", key: String(Character(UnicodeScalar(NSBackspaceCharacter)!)))
    menu.addItem(delete)
    let erase = item("Delete Immediately", key: "\u{8}")
    erase.isAlternate = true
    erase.keyEquivalentModifierMask = [.command, .option]
    menu.addItem(erase)

    let move = NSMenuItem(title: "Move To", action: nil, keyEquivalent: "")
    let folders = NSMenu()
    for folder in note.folders {
      folders.addItem(NSMenuItem(title: folder.name, action: #selector(move(_:)), keyEquivalent: ""))
    }
    move.submenu = folders
    menu.insertItem(move, at: 0)
    menu.addItem(note.specialItem)
    return menu
  }

  private func item(_ title: String, key: String) -> NSMenuItem {
    NSMenuItem(title: title, action: #selector(delete(_:)), keyEquivalent: key)
  }

  @objc func togglePin(_ sender: Any?) {}
}

final class RecentMenu: NSMenu, NSMenuDelegate {
  func menuNeedsUpdate(_ menu: NSMenu) {
    removeAllItems()
    switch order {
    case .name: addItem(withTitle: "By Name", action: nil, keyEquivalent: "")
    case .date, .size: addItem(withTitle: "By Date", action: nil, keyEquivalent: "")
    default: break
    }
    #if os(macOS)
      addItem(withTitle: "Clear Menu", action: #selector(clear(_:)), keyEquivalent: "")
    #endif
  }
}
