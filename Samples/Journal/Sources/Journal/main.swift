// The menu bar of the app, with the menu that the module Feedback has for it.

import Feedback
import MenuRuntime

@MainActor
final class Journal {
  var state = JournalState(isStarred: true)

  func perform(_ command: JournalCommand) {
    switch command {
    case .newEntry: state.isStarred = false
    case .star: state.isStarred.toggle()
    }
  }
}

let journal = Journal()
let menus = JournalMenus(for: journal, state: \.state) { journal, command in
  journal.perform(command)
}
let form = FeedbackForm(isOnline: true)

for menu in JournalMenuBar(menus).menus(adding: [MenuBarPart(FeedbackMenuBar(form.menus))]) {
  print(menu.title)
  for item in menu.entries.flatMap(\.items) {
    print("  \(item.title) \(item.shortcut?.glyphs ?? "")")
  }
}
