// Prints what the menus of Studio are in several states, before any framework shows them.

func words(of item: StudioMenuItem) -> String {
  var words = [item.title, item.command.id]
  if let subtitle = item.subtitle { words.append(subtitle) }
  if let help = item.help { words.append(help) }
  switch item.image {
  case .symbol(let name): words.append("symbol \(name)")
  case .asset(let name): words.append("asset \(name)")
  case .own, .hidden: break
  }
  if !item.isEnabled { words.append("dimmed") }
  if item.isChecked { words.append("checked") }
  if item.alternate != nil { words.append("alternate") }
  return words.joined(separator: ", ")
}

func outline(_ entries: [StudioMenuEntry], depth: Int = 1) {
  let indent = String(repeating: "  ", count: depth)
  for entry in entries {
    switch entry {
    case .command(let item):
      print(indent + words(of: item))
    case .choice(let items):
      print(indent + "choice")
      for item in items { print(indent + "  " + words(of: item)) }
    case .separator:
      print(indent + "---")
    case .submenu(let title, let image, let entries):
      print(indent + "submenu \(title), \(image)")
      outline(entries, depth: depth + 1)
    case .section(let title, let entries):
      print(indent + "section \(title)")
      outline(entries, depth: depth + 1)
    case .row(let entries):
      print(indent + "row")
      outline(entries, depth: depth + 1)
    case .palette(let entries):
      print(indent + "palette")
      outline(entries, depth: depth + 1)
    case .standard(let command, let title):
      print(indent + "standard \(command), \(title), symbol \(command.symbolName ?? "none")")
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
    let photo = PhotoContextMenu(state: { StudioState() }, perform: { _ in })
    print("context menu:")
    outline(photo.entries(in: state))
    state.isEditor = true
    state.albums = []
    print("opened again as an editor:")
    outline(photo.entries(in: state))
    state.photoCount = 0
    print("nothing to publish:")
    outline(photo.entries(in: state).suffix(6))
    let add = LibraryAddButton(state: { StudioState() }, perform: { _ in })
    print("button:")
    outline(add.entries(in: state))
    let background = LibraryBackgroundMenu(state: { StudioState() }, perform: { _ in })
    print("background on iPhone and iPad:")
    print(background.entries(in: state).count, background.entries(in: state, isPad: true).count)
  }
}
