// What the commands of Library did in the app, each with the place that it is from.
// Move this into the type that performs them. `menugen generate` makes `LibraryCommand`.

import AppKit

@MainActor
func perform(_ command: LibraryCommand) {
  switch command {
  case .copyCitation:
    // MainMenu.xib:39
    NSApplication.shared.sendAction(Selector(("copyCitation:")), to: nil, from: nil)
  case .lendBook:
    // MainMenu.xib:78
    NSApplication.shared.sendAction(Selector(("lendBook:")), to: nil, from: nil)
  case .rate1Star:
    // MainMenu.xib:83
    // by an item with the tag 1
    NSApplication.shared.sendAction(Selector(("rate:")), to: nil, from: nil)
  case .rate2Stars:
    // MainMenu.xib:88
    // by an item with the tag 2
    NSApplication.shared.sendAction(Selector(("rate:")), to: nil, from: nil)
  }
}
