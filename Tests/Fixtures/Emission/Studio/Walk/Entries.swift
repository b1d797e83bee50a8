// walk: none on iOS
// Prints what the menus of Studio are in several states, before any framework shows them.
import MenuRuntime

func picture(_ image: MenuImage?) -> String? {
  switch image {
  case .symbol(let name, let stays): return "symbol \(name)" + (stays ? " stays" : "")
  case .asset(let name, _, let stays): return "asset \(name)" + (stays ? " stays" : "")
  case nil: return nil
  }
}

func words(of item: MenuEntry<StudioCommand>.Item) -> String {
  var words = [item.title, item.key]
  if let subtitle = item.subtitle { words.append(subtitle) }
  if let help = item.help { words.append(help) }
  if let picture = picture(item.image) { words.append(picture) }
  if !item.isEnabled { words.append("dimmed") }
  if item.isChecked { words.append("checked") }
  if let keys = item.alternate { words.append(keys == .option ? "alternate" : "other keys") }
  return words.joined(separator: ", ")
}

func outline(_ entries: [MenuEntry<StudioCommand>], depth: Int = 1) {
  let indent = String(repeating: "  ", count: depth)
  for entry in entries {
    switch entry {
    case .text(let text, _): print(indent + "text \(text)")
    case .item(let item):
      print(indent + words(of: item))
    case .choice(let items):
      print(indent + "choice")
      for item in items { print(indent + "  " + words(of: item)) }
    case .separator:
      print(indent + "---")
    case .submenu(let menu):
      print(indent + "submenu \(menu.title), \(picture(menu.image) ?? "no picture")")
      outline(menu.entries, depth: depth + 1)
    case .section(let title, _, let entries):
      print(indent + "section \(title)")
      outline(entries, depth: depth + 1)
    case .row(let entries, _):
      print(indent + "row")
      outline(entries, depth: depth + 1)
    case .palette(let entries):
      print(indent + "palette")
      outline(entries, depth: depth + 1)
    case .system(let item, _):
      print(indent + "standard \(item), \(item.title)")
    }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    var state = StudioState(
      isFavorite: true, photoCount: 3, albumName: "Sea", size: .large, tag: .blue,
      albums: [Album(id: "1", title: "One", symbolName: "star"), Album(id: "2", title: "Two")])
    print("context menu:")
    outline(PhotoContextMenu.entries(in: state))
    state.isEditor = true
    state.albums = []
    print("opened again as an editor:")
    outline(PhotoContextMenu.entries(in: state))
    state.photoCount = 0
    print("nothing to publish:")
    outline(PhotoContextMenu.entries(in: state).suffix(6))
    print("button:")
    outline(LibraryAddButton.entries(in: state))
    print("background on iPhone and iPad:")
    print(
      LibraryBackgroundMenu.entries(in: state).count,
      LibraryBackgroundMenu.entries(in: state, isPad: true).count)
  }
}
