// passes: ios16 macos13
// fails: ios15: is only available in iOS 16 or newer
// fails: tvos17: 'secondaryAction' is unavailable in tvOS
import SwiftUI

struct Notes: View {
  var body: some View {
    Text("Notes")
      .toolbar(id: "notes") {
        ToolbarItem(id: "new", placement: .primaryAction) { Button("New") {} }
          .customizationBehavior(.disabled)
        ToolbarItem(id: "share", placement: .secondaryAction) { Button("Share") {} }
          .defaultCustomization(.hidden)
      }
      .toolbarRole(.editor)
  }
}
