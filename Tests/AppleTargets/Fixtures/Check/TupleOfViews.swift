// passes: ios26 ios26+SDK27 watchos10+SDK27
// fails: ios27: TupleContent
// fails: watchos27: TupleContent
import SwiftUI

// Apple's TN3211: on the systems of 2026, the builder makes another type of several views.
struct Card<Content: View>: View {
  let body: Content

  init(@ViewBuilder content: () -> Content) { body = content() }
}

extension Card where Content == Group<TupleView<(Text, Text)>> {
  init(title: String, subtitle: String) {
    self = Card {
      Group {
        Text(verbatim: title)
        Text(verbatim: subtitle)
      }
    }
  }
}
