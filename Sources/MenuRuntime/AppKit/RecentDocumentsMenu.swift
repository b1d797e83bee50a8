#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Open Recent: the documents that AppKit remembers, most recent first.
  ///
  /// The first `NSDocumentController` that is made becomes the shared one, and asking for that makes one. So the menu
  /// asks only when it opens: by then the app has made its own.
  @MainActor
  final class RecentDocumentsMenu: NSMenu, NSMenuDelegate {
    init(_ title: String) {
      super.init(title: title)
      delegate = self
    }

    // See `FilledMenu`.
    nonisolated override init(title: String) {
      super.init(title: title)
    }

    @available(*, unavailable, message: "made in code")
    nonisolated required init(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// The menu has no keys. Without this method, AppKit fills it to look for each key that is pressed.
    func menuHasKeyEquivalent(
      _ menu: NSMenu, for event: NSEvent, target: AutoreleasingUnsafeMutablePointer<AnyObject?>,
      action: UnsafeMutablePointer<Selector?>
    ) -> Bool { false }

    func menuNeedsUpdate(_ menu: NSMenu) {
      menu.removeAllItems()
      let urls = NSDocumentController.shared.recentDocumentURLs
      let names = urls.map { url in FileManager.default.displayName(atPath: url.path) }
      for (url, name) in zip(urls, names) {
        let isUnique = names.filter { $0 == name }.count == 1
        let title = isUnique ? name : name + " — " + folderName(of: url)
        let item = makeItem(title, #selector(RecentDocumentsMenu.openDocument(_:)))
        let icon = NSWorkspace.shared.icon(forFile: url.path)
        icon.size = NSSize(width: 16, height: 16)
        item.image = icon
        item.setImageStays(true)
        item.target = self
        item.representedObject = url
        menu.addItem(item)
      }
      if !menu.items.isEmpty { menu.addItem(.separator()) }
      let clear = #selector(NSDocumentController.clearRecentDocuments(_:))
      menu.addItem(makeItem(MenuTexts.text(.clearRecent), clear))
    }

    private func folderName(of url: URL) -> String {
      FileManager.default.displayName(atPath: url.deletingLastPathComponent().path)
    }

    private func makeItem(_ title: String, _ action: Selector) -> NSMenuItem {
      let item = NSMenuItem(title: title, action: action, keyEquivalent: "")
      item.keyEquivalentModifierMask = []
      return item
    }

    @objc func openDocument(_ sender: NSMenuItem) {
      guard let url = sender.representedObject as? URL else { return }
      NSDocumentController.shared.openDocument(withContentsOf: url, display: true) { _, _, error in
        guard let error else { return }
        Task { @MainActor in NSApplication.shared.presentError(error) }
      }
    }
  }
#endif
