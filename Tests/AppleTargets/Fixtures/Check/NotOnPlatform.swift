// passes: ios16 macos13 tvos17
// fails: watchos10: 'Menu' is unavailable in watchOS
import SwiftUI

struct MoreMenu: View {
  var body: some View {
    Menu("More", systemImage: "ellipsis") { Button("Reply", role: .cancel) {} }
  }
}
