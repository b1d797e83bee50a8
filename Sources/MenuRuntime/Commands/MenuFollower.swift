#if canImport(Observation)
  import Observation
#endif

/// Calls `show` again whenever the state that it read has changed, until it is released.
///
/// Only the object that shows a bar retains its follower. `@Observable` state is tracked on iOS 17,
/// macOS 14 and later; all other state is shown again after `MenuContext.update()` and each command.
@MainActor
final class MenuFollower {
  private let show: @MainActor () -> Void

  /// Calls `show` immediately, and again after each change.
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
      if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
        // `onChange` is called before the change, on any thread.
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
