import Foundation
import MenuRuntime

/// A countdown, and the context of the menu that shows it.
@MainActor
final class Countdown {
  /// When it ends; nil while it is paused.
  private var end: Date?
  private var secondsLeft = Length.focus.seconds
  private var length = Length.focus
  private var ticks: Timer?

  /// What is called when the time is over.
  var whenOver: @MainActor () -> Void = {}
  /// What opens the list of keys.
  var changeKeys: @MainActor () -> Void = {}

  private(set) lazy var menus = TimerMenus(for: self, state: \.state) { countdown, command in
    countdown.perform(command)
  }

  var state: TimerState {
    TimerState(
      isRunning: end != nil, isAtStart: end == nil && secondsLeft == length.seconds,
      minutesLeft: Int((secondsLeft / 60).rounded(.up)), length: length)
  }

  private func perform(_ command: TimerCommand) {
    switch command {
    case .toggle: if end == nil { start() } else { pause() }
    case .reset:
      pause()
      secondsLeft = length.seconds
    case .choose(let length):
      self.length = length
      secondsLeft = length.seconds
    case .change: changeKeys()
    }
  }

  private func start() {
    end = Date(timeIntervalSinceNow: secondsLeft)
    let ticks = Timer(timeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    // A timer of the default mode would stop while the menu is open.
    RunLoop.main.add(ticks, forMode: .common)
    self.ticks = ticks
  }

  private func pause() {
    ticks?.invalidate()
    (ticks, end) = (nil, nil)
  }

  private func tick() {
    guard let end else { return }
    secondsLeft = max(0, end.timeIntervalSinceNow)
    if secondsLeft == 0 {
      pause()
      secondsLeft = length.seconds
      whenOver()
    }
    // Commands tell the menus by themselves, time does not.
    menus.update()
  }
}

extension Length {
  fileprivate var seconds: TimeInterval {
    switch self {
    case .short: return 5 * 60
    case .focus: return 25 * 60
    case .long: return 60 * 60
    }
  }
}
