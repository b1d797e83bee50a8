// walk: SwiftUI on watchOS
// Prints the IDs of a bar's flexible spaces on systems whose bars have none of their own, where each is an item.
@_spi(Generated) import MenuRuntime
import SwiftUI

struct PageToolbar: ToolbarSurface, MenuToolbarLayout {
  static let id = "page"
  let context: MenuContext<NotesCommand>

  static func build(_ bar: inout MenuToolbarBuilder<NotesCommand>) {
    bar.watchOS { bar in bar.add(.pin, .share, .newNote) }
  }

  func watchBar(_ bar: MenuToolbarProxy<Self>) -> some ToolbarContent {
    bar.items(.pin)
    bar.flexibleSpace
    bar.items(.share)
    bar.flexibleSpace
    bar.flexibleSpace(when: bar.state.hasSelection)
    bar.items(.newNote)
  }
}

@main
@MainActor
struct Program {
  static func main() {
    let model = NotesModel()
    for hasSelection in [true, false, true] {
      model.state.hasSelection = hasSelection
      let items = viewTree(of: Text("page").toolbar(PageToolbar(model.menus)))[0].toolbars
      print(items.map { $0.id ?? $0.views.map(\.title).joined(separator: " ") })
    }
  }
}
