// Prints what the menu bar of Tape is in several states, before any framework shows it.

func words(of item: TapeMenuItem) -> String {
  var words = [item.title, item.command.id]
  if let subtitle = item.subtitle { words.append(subtitle) }
  if let help = item.help { words.append(help) }
  if case .symbol(let name) = item.image { words.append("symbol \(name)") }
  if !item.isEnabled { words.append("dimmed") }
  if item.isChecked { words.append("checked") }
  if let keys = item.alternate { words.append(keys == .option ? "alternate" : "other keys") }
  return words.joined(separator: ", ")
}

func outline(_ entries: [TapeMenuEntry], depth: Int = 1) {
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
    case .standardItem(let item):
      print(indent + "standard \(item)")
    }
  }
}

@main
@MainActor
struct Program {
  static func main() {
    var state = TapeState(
      hasSelection: true, takeCount: 2, tapeName: "Sea", speed: .normal,
      takes: [Take(id: "1", title: "First"), Take(id: "2", title: "Second", symbolName: "star")])
    let menuBar = TapeMenuBar(state: { TapeState() }, perform: { _ in })
    let entries = menuBar.entries(in: state)
    outline(entries)
    print("the same again:", menuBar.entries(in: state) == entries)
    print("on iPad:")
    outline(menuBar.entries(in: state, isPad: true).filter { !entries.contains($0) })
    state.isEditor = true
    state.isLooping = true
    state.isMuted = true
    state.hasSelection = false
    state.takes = []
    state.reels = [Reel(id: "a", title: "Reel A")]
    state.tapeName = "Wind"
    print("in another state:")
    outline(menuBar.entries(in: state).filter { !entries.contains($0) })
  }
}
