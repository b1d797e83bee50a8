import MenuRuntime

/// Where people write to the makers of an app. Apps keep one, and show its menu.
@MainActor
public final class FeedbackForm {
  private var state: FeedbackState
  /// Whether it was asked for.
  public private(set) var isOpen = false

  public init(isOnline: Bool) {
    state = FeedbackState(isOnline: isOnline)
  }

  /// What the menus of this module read and call.
  public var menus: FeedbackMenus {
    FeedbackMenus(for: self, state: \.state) { form, command in form.perform(command) }
  }

  private func perform(_ command: FeedbackCommand) {
    switch command {
    case .sendFeedback: isOpen = true
    }
  }
}
