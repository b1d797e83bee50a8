#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The signal handlers: one removes temporary files before a signal ends the program, one shows a progress line.
///
/// A handler runs between any two instructions, so it must not allocate or read a value that is half changed. The state
/// it reads is global, hence `nonisolated(unsafe)`; the program has one thread, which changes the state only while the
/// signals are blocked. Passing a native string to C allocates nothing.
package enum Signals {
  nonisolated(unsafe) private static var temporaryFiles: [String] = []
  nonisolated(unsafe) private static var handlesEndingSignals = false
  nonisolated(unsafe) private static var line = ""
  nonisolated(unsafe) private static var isLineShown = false

  /// The signals that end a program in a terminal, on a build server, or past its time.
  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU]

  /// Runs `body` while no signal ends the program; one that has come ends it then.
  package static func blockingSignals<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var blocked = sigset_t()
    var previous = sigset_t()
    unsafe sigemptyset(&blocked)
    for signal in endingSignals + [SIGALRM] { unsafe sigaddset(&blocked, signal) }
    unsafe sigprocmask(SIG_BLOCK, &blocked, &previous)
    defer { unsafe sigprocmask(SIG_SETMASK, &previous, nil) }
    return try body()
  }

  /// Whether a signal that ends the program has come while it was blocked.
  package static var isEndingSignalPending: Bool {
    var pending = sigset_t()
    unsafe sigpending(&pending)
    return endingSignals.contains { unsafe sigismember(&pending, $0) == 1 }
  }

  // MARK: Temporary files

  /// Runs `create` and, if it succeeds, registers the file for removal by a signal that ends the program.
  static func creatingTemporaryFile(_ path: String, _ create: () -> Bool) -> Bool {
    handleEndingSignals()
    return blockingSignals {
      guard create() else { return false }
      unsafe temporaryFiles.append(path)
      return true
    }
  }

  /// Runs `finish`, which renames or removes the file, and unregisters it if that succeeds.
  static func finishingTemporaryFile(_ path: String, _ finish: () -> Bool) -> Bool {
    blockingSignals {
      guard finish() else { return false }
      unsafe temporaryFiles.removeAll { $0 == path }
      return true
    }
  }

  private static func handleEndingSignals() {
    if unsafe handlesEndingSignals { return }
    unsafe handlesEndingSignals = true
    for number in endingSignals {
      let previous = signal(number) { number in
        // Not `for`, whose iterator a debug build may allocate metadata for.
        var index = 0
        while unsafe index < Signals.temporaryFiles.count {
          unsafe Signals.temporaryFiles[index].withCString { path in _ = unsafe unlink(path) }
          index += 1
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      // A signal that `nohup` has the program ignore stays ignored.
      if unsafe unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  // MARK: Progress line

  /// Has a line shown on standard error after a second, and again five times a second, or changes the line.
  static func showLine(_ text: String) {
    let isRunning = unsafe !line.isEmpty
    blockingSignals { unsafe line = text }
    if isRunning { return }
    signal(SIGALRM) { _ in
      if unsafe Signals.line.isEmpty { return }
      let reason = errno
      unsafe Signals.isLineShown = true
      _ = unsafe Signals.line.withCString { unsafe write(STDERR_FILENO, $0, strlen($0)) }
      errno = reason
    }
    setTimer(
      itimerval(
        it_interval: timeval(tv_sec: 0, tv_usec: 200_000),
        it_value: timeval(tv_sec: 1, tv_usec: 0)))
  }

  /// Stops showing the line; returns whether it was shown and has to be cleared.
  static func hideLine() -> Bool {
    if unsafe line.isEmpty { return false }
    setTimer(itimerval())
    return blockingSignals {
      let wasShown = unsafe isLineShown
      unsafe line = ""
      unsafe isLineShown = false
      return wasShown
    }
  }

  private static func setTimer(_ timer: itimerval) {
    var timer = timer
    #if canImport(Glibc)
      unsafe setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
      unsafe setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }
}
