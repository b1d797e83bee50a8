#if canImport(Observation)
  import Observation
#endif

/// Shows something again whenever what it read has changed, for as long as it lives.
///
/// What shows a bar keeps its follower, and nothing else does. `@Observable` state is followed from
/// iOS 17 and macOS 14; all other by `MenuContext.update()`, and after each command.
@MainActor
final class MenuFollower {
  private let show: @MainActor () -> Void

  /// Shows at once, and whenever something changes.
  init(_ activity: MenuActivity, _ show: @escaping @MainActor () -> Void) {
    self.show = show
    activity.observe { [weak self] in
      self?.show()
      return self != nil
    }
    follow()
  }

  private func follow() {
    #if canImport(Observation)
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) {
        // `onChange` comes before the change, and on any thread.
        withObservationTracking {
          show()
        } onChange: { [weak self] in
          Task { @MainActor in self?.follow() }
        }
        return
      }
    #endif
    show()
  }
}
