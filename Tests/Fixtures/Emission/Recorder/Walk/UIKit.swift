// Shows the bars of a screen on a phone and on an iPad, and opens its menu, while a recorder records, waits and rests.
import MenuRuntime
import UIKit

@MainActor
final class Model {
  var state = RecorderState(folder: "Work", speakers: [Speaker(id: "a", title: "Attic")])
  lazy var menus = RecorderMenus(for: self, state: \.state) { _, _ in }
}

@main
@MainActor
struct Program {
  static func main() {
    let states = [
      RecorderState(folder: "Work", speakers: [Speaker(id: "a", title: "Attic")]),
      RecorderState(isRecording: true, takes: 1, folder: "Work"),
      RecorderState(isRecording: true, isPaused: true, isShared: true, takes: 2, folder: "Home"),
    ]
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      UIDevice.current.userInterfaceIdiom = idiom
      let model = Model()
      let screen = UIViewController()
      let navigation = UINavigationController(rootViewController: screen)
      DeckToolbar(model.menus).attach(to: screen)
      for state in states {
        model.state = state
        model.menus.update()
        print("##", idiom == .pad ? "iPad" : "iPhone", state.takes, "takes")
        let top = screen.navigationItem
        for item in (top.rightBarButtonItems ?? [])
          + top.trailingItemGroups.flatMap(\.barButtonItems)
        {
          print("  top:", item.title ?? "-", item.accessibilityLabel ?? "-")
        }
        for item in screen.toolbarItems ?? [] {
          print("  bottom:", item.title ?? "space", item.accessibilityLabel ?? "-")
        }
        print("  bottom bar hidden:", navigation.isToolbarHidden)
        show(TakeContextMenu(model.menus).makeMenu(for: UIView()).children, "  ")
      }
    }
  }

  static func show(_ elements: [UIMenuElement], _ indent: String) {
    for element in elements {
      if let menu = element as? UIMenu { show(menu.children, indent + "  ") }
      if let action = element as? UIAction {
        let marks = [
          action.attributes.contains(.disabled) ? "disabled" : nil,
          action.attributes.contains(.destructive) ? "destructive" : nil,
          action.image?.symbolName,
        ]
        print(indent, action.title, marks.compactMap { $0 }.joined(separator: " "))
      }
    }
  }
}
