// developer.apple.com/documentation/swiftui/view/modifierkeyalternate(_:_:): macOS 15 only.

@available(macOS 15, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    let alternate = alternate()
    return Modified(
      self, Change("modifierKeyAlternate", modifiers, ("alternate", { alternate })))
  }
}
