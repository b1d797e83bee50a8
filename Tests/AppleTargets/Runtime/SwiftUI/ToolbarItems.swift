// walk: UIKit,SwiftUI on iOS
// walk: AppKit,SwiftUI on macOS
// Shows what a toolbar leaves of hidden entries, and what identifies the others while their look changes.
@_spi(Generated) import MenuRuntime
import SwiftUI

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

nonisolated enum PageCommand: MenuCommand {
  case edit, mark, erase, share
  case style(PageStyle)

  func facts(in state: PageState) -> MenuFacts {
    switch self {
    case .edit: return MenuFacts("edit", "Edit").shown(state.isEditable)
    case .mark:
      return MenuFacts("mark", state.isMarked ? "Unmark" : "Mark").symbol(
        state.isMarked ? "star.fill" : "star"
      ).on(state.isMarked)
    case .erase: return MenuFacts("erase", "Erase").shown(state.isEditable)
    case .share: return MenuFacts("share", "Share")
    case .style(let style):
      return MenuFacts("style", "Style").option(
        style.facts(in: state), isCurrent: state.style == style)
    }
  }

  static func allCommands(in state: PageState) -> [PageCommand] { [] }
}

nonisolated struct PageState: MenuState {
  var isEditable = false
  var isMarked = false
  var style = PageStyle.plain
}

nonisolated enum PageStyle: MenuChoice {
  case plain, bold

  func facts(in state: PageState) -> MenuFacts {
    switch self {
    case .plain: return MenuFacts("plain", "Plain")
    case .bold: return MenuFacts("bold", "Bold")
    }
  }
}

struct PageToolbar: ToolbarSurface, MenuToolbarLayout {
  nonisolated enum SuppliedView: String, Sendable { case meter }
  nonisolated enum PartID: String, Sendable { case tools, moreMenu }

  static let id = "page"
  let context: MenuContext<PageCommand>

  static func build(_ bar: inout MenuToolbarBuilder<PageCommand>) {
    bar.iOS { bar in fill(&bar) }
    bar.iPadOS { bar in
      bar.center(.customizable) { bar in fill(&bar) }
    }
    bar.macOS { bar in fill(&bar) }
  }

  nonisolated private static func fill(_ bar: inout MenuToolbarAreaBuilder<PageCommand>) {
    bar.add(.edit)
    bar.add(.mark, .erase)
    bar.addGroup("tools", MenuLabel("Tools")) { bar in bar.add(.erase, .share, .erase) }
    bar.addMenu("moreMenu", .more, isShown: bar.state.isEditable) { menu in menu.add(.share) }
    bar.addSegments("style", PageStyle.self) { .style($0) }
    bar.addView(SuppliedView.meter, "Word Count")
  }

  func phoneBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent {
    bar.items(.edit)
    bar.items(.mark, .erase).part(.tools).view(.meter)
  }

  func padItems(_ bar: MenuCustomizableToolbarProxy<Self>) -> some CustomizableToolbarContent {
    bar.item(.edit)
    bar.item(.mark)
    bar.part(.moreMenu, .hidden)
  }

  func macBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent {
    bar.items(.edit)
    bar.items(.mark, .erase)
    bar.part(.moreMenu).items(.style(.plain))
  }

  func macItems(_ bar: MenuCustomizableToolbarProxy<Self>) -> some CustomizableToolbarContent {
    bar.item(.edit)
    bar.item(.mark)
    bar.part(.moreMenu, .hidden)
  }
}

@MainActor
func toolbar(_ state: PageState) -> [ToolbarNode] {
  let view = Text("page").toolbar(PageToolbar(MenuContext(state))) { view in
    switch view {
    case .meter:
      Group {
        Text("12").accessibilityIdentifier("words")
        Text("80").accessibilityIdentifier("letters")
      }
    }
  }
  return viewTree(of: view)[0].changes.compactMap { $0.value as? any ToolbarContent }
    .flatMap { toolbarTree(of: $0) }
}

@MainActor
func outline(_ nodes: [ViewNode], depth: Int = 2) {
  for node in nodes {
    var words = [node.kind.rawValue]
    if !node.title.isEmpty { words.append(node.title) }
    if let label = node.change("accessibilityLabel")?.value { words.append("label \(label)") }
    if let id = node.change("accessibilityIdentifier")?.value { words.append("id \(id)") }
    print(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    outline(node.children, depth: depth + 1)
  }
}

@MainActor
func show(_ items: [ToolbarNode]) {
  for item in items {
    var words = [item.kind.rawValue, item.id ?? "-"]
    for name in ["hidden", "sharedBackgroundVisibility"] {
      if let value = item.change(name)?.value { words.append("\(name) \(value)") }
    }
    print("  " + words.joined(separator: " "))
    outline(item.views)
  }
}

/// The identity of each view in a toolbar.
@MainActor
func identities(_ items: [ToolbarNode]) -> [[AnyHashable]] {
  items.flatMap(\.views).flatMap(\.all).filter { $0.press != nil }.map(\.identity)
}

@main
@MainActor
struct Program {
  static func main() {
    #if os(macOS)
      print("## A bar that people can rearrange, and one that they cannot")
      show(toolbar(PageState()))
      print("with all entries:", toolbar(PageState(isEditable: true)).map { $0.views.count })
    #else
      print("## Hidden entries on an iPhone")
      UIDevice.current.userInterfaceIdiom = .phone
      show(toolbar(PageState()))
      print("with all entries:", toolbar(PageState(isEditable: true)).map { $0.views.count })
      print("## Another title and symbol")
      let before = identities(toolbar(PageState()))
      print("the same items:", before == identities(toolbar(PageState(isMarked: true))))
      print("## Hidden entries in the center of an iPad's bar")
      UIDevice.current.userInterfaceIdiom = .pad
      show(toolbar(PageState()))
      print("with all entries:", toolbar(PageState(isEditable: true)).map { $0.views.count })
    #endif
  }
}
