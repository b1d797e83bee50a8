// passes: ios15 macos12
// fails: tvos17: 'keyboardShortcut(_:modifiers:)' is unavailable in tvOS
// fails: watchos10: 'keyboardShortcut(_:modifiers:)' is unavailable in watchOS
import SwiftUI

struct Reply: View {
  var body: some View {
    Button("Reply") {}.keyboardShortcut("r", modifiers: [.command, .shift])
  }
}
