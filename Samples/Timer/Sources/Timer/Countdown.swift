import MenuRuntime

/// A countdown, and the context of the menu that shows it.
@MainActor
final class Countdown {
  /// When it ends; nil while it is paused.
  private var end: ContinuousClock.Instant?
  private var length = Length.focus
  private var left = Length.focus.duration
  private var ticks: Task<Void, Never>?

  /// What is called when the time is over.
  var whenOver: @MainActor () -> Void = {}
  /// What opens the list of keys.
  var changeKeys: @MainActor () -> Void = {}

  private(set) lazy var menus = TimerMenus(for: self, state: \.state) { countdown, command in
    countdown.perform(command)
  }

  var state: TimerState {
    TimerState(
      isRunning: end != nil, isAtStart: end == nil && left == length.duration,
      minutesLeft: Int((left.components.seconds + 59) / 60), length: length)
  }

  private func perform(_ command: TimerCommand) {
    switch command {
    case .toggle: if end == nil { start() } else { pause() }
    case .reset: reset()
    case .choose(let length):
      self.length = length
      reset()
    case .change: changeKeys()
    }
  }

  private func start() {
    end = .now + left
    // Tasks of the main actor run while a menu is open, unlike timers.
    ticks = Task { [weak self] in
      while (try? await Task.sleep(for: .seconds(1))) != nil { self?.tick() }
    }
  }

  private func pause() {
    ticks?.cancel()
    (ticks, end) = (nil, nil)
  }

  private func reset() {
    pause()
    left = length.duration
  }

  private func tick() {
    guard let end else { return }
    left = max(.zero, ContinuousClock.now.duration(to: end))
    if left == .zero {
      reset()
      whenOver()
    }
    // Commands tell the menus by themselves; time does not.
    menus.update()
  }
}

extension Length {
  fileprivate nonisolated var duration: Duration {
    switch self {
    case .short: return .seconds(5 * 60)
    case .focus: return .seconds(25 * 60)
    case .long: return .seconds(60 * 60)
    }
  }
}
