// fails: macos13: extra argument in call
import SwiftUI

struct NotesCommands: Commands {
  var body: some Commands {
    CommandMenu("1") {}
    CommandMenu("2") {}
    CommandMenu("3") {}
    CommandMenu("4") {}
    CommandMenu("5") {}
    CommandMenu("6") {}
    CommandMenu("7") {}
    CommandMenu("8") {}
    CommandMenu("9") {}
    CommandMenu("10") {}
    CommandMenu("11") {}
  }
}
