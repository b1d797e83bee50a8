// walk: none on iOS
// Prints what the menu bar of Tape is in several states, before any framework shows it.
import MenuRuntime

func picture(_ image: MenuImage?) -> String? {
  switch image {
  case .symbol(let name, let stays): return "symbol \(name)" + (stays ? " stays" : "")
  case .asset(let name, _, let stays): return "asset \(name)" + (stays ? " stays" : "")
  case nil: return nil
  }
}

func words(of item: MenuEntry<TapeCommand>.Item) -> String {
  var words = [item.title, item.key]
  if let subtitle = item.subtitle { words.append(subtitle) }
  if let help = item.help { words.append(help) }
  if let picture = picture(item.image) { words.append(picture) }
  if !item.isEnabled { words.append("dimmed") }
  if item.isChecked { words.append("checked") }
  if let keys = item.alternate { words.append(keys == .option ? "alternate" : "other keys") }
  return words.joined(separator: ", ")
}

func outline(_ entries: [MenuEntry<TapeCommand>], depth: Int = 1) {
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

func outline(_ menus: [MenuBarMenu<TapeCommand>]) {
  for menu in menus {
    print("  menu \(menu.title)\(menu.isStandard ? ", standard" : "")")
    outline(menu.entries, depth: 2)
  }
}

@main
@MainActor
struct Program {
  static func main() {
    var state = TapeState(
      hasSelection: true, takeCount: 2, tapeName: "Sea", speed: .normal,
      takes: [Take(id: "1", title: "First"), Take(id: "2", title: "Second", symbolName: "star")])
    let menus = TapeMenuBar.menus(in: state)
    outline(menus)
    print("the same again:", TapeMenuBar.menus(in: state) == menus)
    print("on iPad:")
    outline(TapeMenuBar.menus(in: state, isPad: true).filter { !menus.contains($0) })
    state.isEditor = true
    state.isLooping = true
    state.isMuted = true
    state.hasSelection = false
    state.takes = []
    state.reels = [Reel(id: "a", title: "Reel A")]
    state.tapeName = "Wind"
    print("in another state:")
    outline(TapeMenuBar.menus(in: state).filter { !menus.contains($0) })
  }
}
