// Walks the views of a menu, presses and chooses. Prints what happened.
import SwiftUI

enum Order: String, CaseIterable { case name, date }

struct NoteMenu: View {
  let order: Order
  let perform: @MainActor (String) -> Void
  @State private var asks = false

  var body: some View {
    Button("Reply", systemImage: "arrowshape.turn.up.left") { perform("reply") }
      .keyboardShortcut("r", modifiers: [.command, .shift])
    Section {
      Picker(
        "Sort By",
        selection: Binding {
          order
        } set: {
          perform($0.rawValue)
        }
      ) {
        ForEach(Order.allCases, id: \.self) { order in Text(order.rawValue).tag(order) }
      }
      .pickerStyle(.inline)
    }
    if order == .date {
      Button(role: .destructive) {
        asks = true
      } label: {
        Label("Delete", systemImage: "trash")
      }
      .disabled(true)
      .confirmationDialog(Text("Delete?"), isPresented: $asks) {
        Button("Delete", role: .destructive) { perform("delete") }
      }
    }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    var performed: [String] = []
    let menu = NoteMenu(order: .date) { performed.append($0) }
    let nodes = viewTree(of: menu)
    print(nodes.map(\.kind.rawValue), nodes.map(\.title), nodes.map { $0.symbolName ?? "-" })
    nodes[0].press?()
    let picker = nodes[1].children[0]
    print(picker.selection?.value() == AnyHashable(Order.date), picker.children.map(\.title))
    picker.selection?.choose(Order.name)
    let delete = nodes[2]
    delete.press?()
    let dialog = delete.change("confirmationDialog")?.value as? Dialog
    print(delete.isDisabled, delete.role ?? "-", dialog?.isPresented.wrappedValue == true)
    delete.views(of: "confirmationDialog", "actions").first?.press?()
    print(nodes[0].shortcut == KeyboardShortcut("r", modifiers: [.command, .shift]), performed)
    let host = Text("row").contextMenu { menu }
    print(viewTree(of: host)[0].views(of: "contextMenu", "menuItems").map(\.title))
  }
}
