// Swipe actions of rows: developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum HorizontalEdge: CaseIterable, Sendable {
  case leading, trailing
}

@available(iOS 15, macOS 12, watchOS 8, *)
@available(tvOS, unavailable)
extension View {
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let content = content()
    return Modified(
      self, Change("swipeActions \(edge)", allowsFullSwipe, ("actions", { content })))
  }
}
