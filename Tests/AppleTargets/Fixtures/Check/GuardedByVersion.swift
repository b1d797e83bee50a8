// passes: ios15 ios16 ios17 macos12 macos14 macos26
#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if canImport(UIKit)
  @MainActor func makeMenu() -> UIMenu {
    if #available(iOS 17, *) {
      return UIMenu(options: .displayAsPalette, preferredElementSize: .small, children: [])
    } else {
      return UIMenu(options: .displayInline, children: [])
    }
  }
#endif

#if canImport(AppKit)
  @MainActor func makeItem() -> NSMenuItem {
    guard #available(macOS 14, *) else { return .separator() }
    let item = NSMenuItem.sectionHeader(title: "Notes")
    item.badge = NSMenuItemBadge(count: 2)
    return item
  }
#endif
