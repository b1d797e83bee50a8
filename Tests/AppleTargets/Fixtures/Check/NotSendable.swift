// fails: ios17: main actor-isolated property 'perform' can not be referenced from a Sendable closure
import SwiftUI

struct Pin: View {
  let isPinned: Bool
  let perform: (Bool) -> Void

  var body: some View {
    Toggle(
      "Pin",
      isOn: Binding {
        isPinned
      } set: {
        perform($0)
      })
  }
}
