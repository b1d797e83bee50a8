// passes: ios16
// fails: macos15: 'priority' is unavailable in macOS
import SwiftUI

struct Row: View {
  var body: some View {
    Text("Row").contextMenu { Button("Reply") {} }.menuOrder(.priority)
  }
}
