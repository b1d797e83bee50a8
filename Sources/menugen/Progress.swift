#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line on the terminal about a run that takes longer than a second. A pipe never sees it.
///
/// A timer's signal writes it, so that it comes whatever the program is at, and costs nothing otherwise.
enum Progress {
  // Written by the one thread that the program has; a handler that reads half a change shows it wrong for a moment.
  nonisolated(unsafe) private static var phase: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var done = 0
  nonisolated(unsafe) private static var total = 0
  nonisolated(unsafe) private static var isShown = false
  nonisolated(unsafe) private static var isRunning = false
  /// What the handler puts its line together in: it cannot allocate.
  nonisolated(unsafe) private static let line =
    UnsafeMutablePointer<CChar>.allocate(capacity: 160)

  /// Says what the program is at from here: `checking`, `writing`.
  ///
  /// - Parameters:
  ///   - words: What it does, in lower case.
  ///   - total: How many files it does that to; 0 where they are not counted.
  static func start(_ words: String, total: Int = 0) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    // The line before is kept: the handler may be reading it.
    phase = strdup("menugen: \(words)")
    done = 0
    self.total = total
    if isRunning { return }
    isRunning = true
    line.initialize(repeating: 0, count: 160)
    signal(SIGALRM) { _ in Progress.show() }
    var timer = itimerval(
      it_interval: timeval(tv_sec: 0, tv_usec: 200_000), it_value: timeval(tv_sec: 1, tv_usec: 0))
    setTimer(&timer)
  }

  /// One more file is done.
  static func advance() { done += 1 }

  /// Takes the line away, before something else is written.
  static func stop() {
    guard isRunning else { return }
    isRunning = false
    var timer = itimerval()
    setTimer(&timer)
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private static func setTimer(_ timer: inout itimerval) {
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_REAL, &timer, nil)
    #endif
  }

  private static func write(_ text: StaticString) {
    let bytes = UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    _ = FileSystem.writeFailed(bytes, to: STDERR_FILENO)
  }

  /// Writes the line; called in a signal handler.
  private static func show() {
    guard isRunning, let phase else { return }
    let reason = errno
    var count = 0
    append("\r\u{1B}[K", &count)
    var next = phase
    while next.pointee != 0 && count < 100 {
      line[count] = next.pointee
      count += 1
      next += 1
    }
    if total > 0 {
      append(" ", &count)
      append(min(done, total), &count)
      append(" of ", &count)
      append(total, &count)
      append(" files", &count)
    }
    isShown = true
    let bytes = UnsafeRawBufferPointer(start: line, count: count)
    _ = FileSystem.writeFailed(bytes, to: STDERR_FILENO)
    errno = reason
  }

  private static func append(_ text: StaticString, _ count: inout Int) {
    for index in 0..<text.utf8CodeUnitCount {
      line[count] = CChar(bitPattern: text.utf8Start[index])
      count += 1
    }
  }

  private static func append(_ number: Int, _ count: inout Int) {
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      line[count] = CChar(48 + number / unit % 10)
      count += 1
      unit /= 10
    }
  }
}
