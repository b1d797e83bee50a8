// walk: AppKit,SwiftUI on macOS
// walk: UIKit,SwiftUI on iOS
// Puts an app's own sheets in front of a window with a menu bar and a toolbar, and prints what can still be chosen.
@_spi(Generated) import MenuRuntime
import SwiftUI

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

extension NotesMenuBar: MenuBarLayout {
  func ownMenus(_ bar: MenuBarProxy<Self>) -> some Commands { bar.menu("note") }
}

struct DeleteToolbar: ToolbarSurface, MenuToolbarLayout {
  static let id = "delete"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.iOS { bar in bar.add(.pin) }
    bar.macOS { bar in bar.add(.pin) }
  }

  func phoneBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent { bar.items(.pin) }
  func macBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent { bar.items(.pin) }
}

/// A window, or a sheet, that shows a view.
@MainActor
final class Shown {
  let model = NotesModel()
  let view: AnyView

  #if os(macOS)
    let window = NSWindow()
  #else
    let controller = UIViewController()
  #endif

  init() {
    let menus = model.menus
    view = AnyView(Text("notes").toolbar(DeleteToolbar(menus)).menuCommands(menus))
    for case let background in viewTree(of: view).flatMap(\.platformViews) {
      #if os(macOS)
        let content = window.contentView ?? NSView(frame: .zero)
        window.contentView = content
        if let view = background as? NSView { content.addSubview(view) }
      #else
        if let view = background as? UIView { controller.view.addSubview(view) }
      #endif
    }
  }

  func beginSheet(_ sheet: Shown) {
    #if os(macOS)
      window.beginSheet(sheet.window)
      NotificationCenter.default.post(
        name: NSWindow.didBecomeKeyNotification, object: sheet.window)
    #else
      controller.present(sheet.controller, animated: true)
    #endif
  }

  func endSheet(_ sheet: Shown) {
    #if os(macOS)
      window.endSheet(sheet.window)
      NotificationCenter.default.post(name: NSWindow.didEndSheetNotification, object: window)
    #else
      controller.dismiss(animated: true)
    #endif
  }
}

@MainActor
func items(_ title: String, in shown: Shown) -> [ViewNode] {
  let bar = NotesMenuBar(NotesModel().menus)
  let menus = commandTree(of: bar).flatMap(\.views)
  let toolbar = viewTree(of: shown.view).flatMap(\.changes)
    .compactMap { $0.value as? any ToolbarContent }.flatMap { toolbarTree(of: $0) }.flatMap(\.views)
  return (menus + toolbar).flatMap(\.all).filter { $0.title == title && $0.press != nil }
}

@main
@MainActor
struct Program {
  static func main() {
    #if os(iOS)
      let scene = UIWindow()
    #endif
    let (page, form) = (Shown(), Shown())
    #if os(macOS)
      NSApplication.shared.keyWindow = page.window
    #else
      scene.rootViewController = page.controller
    #endif
    bringToFront(page.view)
    show("nothing in front", page)
    let changes = StateChanges.count
    page.beginSheet(form)
    turn()
    print("the window is told:", StateChanges.count > changes)
    // SwiftUI still publishes the values of the window behind: the sheet belongs to its scene.
    bringToFront(page.view)
    show("behind a sheet", page)
    bringToFront(form.view)
    show("in the sheet", form)
    page.endSheet(form)
    turn()
    bringToFront(page.view)
    show("the sheet is gone", page)
    #if os(macOS)
      NSApplication.shared.modalWindow = NSWindow()
      bringToFront(page.view)
      show("behind a modal window", page)
      NSApplication.shared.modalWindow = nil
    #endif
  }

  /// Chooses an item in the menu bar and one in the toolbar, even if they are dimmed, as a key might.
  static func show(_ what: String, _ shown: Shown) {
    let found = items("Pin", in: shown)
    for item in found { item.press?() }
    turn()
    print(
      "\(what): menu bar \(found[0].isDisabled ? "dimmed" : "enabled"), performed:",
      shown.model.takePerformed())
  }
}
