/// Finds contexts without an owner that a view makes again with each body, and tells it in debug builds: they forget what
/// is running, so that people can choose a command twice.
@MainActor
final class UnownedContexts {
  /// Reports the mistake.
  static var report: @MainActor (String) -> Void = { message in print(message) }

  private weak var last: MenuActivity?
  private var hasLast = false
  private var drops = 0

  nonisolated init() {}

  /// Notes the activity of the context that a view has now.
  func note(_ activity: MenuActivity) {
    #if DEBUG
      guard activity.isUnowned, last !== activity else { return }
      let isFirst = !hasLast
      (last, hasLast) = (activity, true)
      if isFirst { return }
      drops += 1
      // One that is replaced may be of another document. One that is replaced again and again is made in a body.
      guard drops == 3 else { return }
      Self.report(
        """
        MenuRuntime: A view makes a MenuContext again each time its body runs, so it is not known which commands are \
        running. Make it for an owner, as in `MenuContext(for: model, …)`, or keep it in the model or in the view's @State.
        """)
    #endif
  }
}
