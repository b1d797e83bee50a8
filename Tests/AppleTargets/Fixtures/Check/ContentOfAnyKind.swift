// passes: ios17 ios17+SDK27 ios26+SDK27 watchos10+SDK27 macos13+SDK27 visionos1+SDK27
import SwiftUI

// One builder makes views and the content of bars, and groups both.
struct Rows: View {
  let isLong: Bool

  var body: some View {
    Group {
      if isLong {
        Text(verbatim: "One")
        Text(verbatim: "Two")
      } else {
        Text(verbatim: "One")
      }
      if #available(iOS 16, watchOS 9, *) { Text(verbatim: "Three") }
    }
    .toolbar {
      ToolbarItem { Text(verbatim: "First") }
    }
  }
}
