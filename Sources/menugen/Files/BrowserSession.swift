import MenuCommandLine
import MenuJSON

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A browser that runs without a window and is told what to do over pipes, as editors tell it: commands and answers are in
/// JSON, with a NUL after each.
struct BrowserSession {
  private let process: pid_t
  private let commands: Int32
  private let answers: Int32
  private let deadline = SystemCalls.seconds + 60
  private var received: [UInt8] = []
  private var lastNumber = 0
  /// What names the page in commands, once there is one.
  private var page: String?

  /// Starts a browser; nil on failure, with the reason in `errno`.
  init?(
    _ path: String, _ arguments: [String], environment: [String], messages: Int32,
    in folder: ScratchFolder
  ) {
    guard let commands = SystemCalls.openPipe() else { return nil }
    defer { close(commands.read) }
    guard let answers = SystemCalls.openPipe() else {
      close(commands.write)
      return nil
    }
    defer { close(answers.write) }
    // The numbers are those that the browser knows.
    let started = SystemCalls.startProgram(
      path, arguments, environment: environment,
      files: [STDERR_FILENO: messages, 3: commands.read, 4: answers.write])
    guard let started else {
      close(commands.write)
      close(answers.read)
      return nil
    }
    folder.watch(started)
    process = started
    self.commands = commands.write
    self.answers = answers.read
  }

  /// Ends the browser.
  func end(in folder: ScratchFolder) {
    close(commands)
    close(answers)
    SystemCalls.endProgram(process)
    folder.watch(nil)
  }

  /// Draws a page; nil if the browser does not answer.
  ///
  /// - Parameters:
  ///   - address: The page, which says how tall it is in `data-height` of its body.
  ///   - width: The width in points.
  mutating func picture(of address: String, width: Int) -> [UInt8]? {
    guard let target = perform("Target.createTarget", ["url": "about:blank"])?["targetId"],
      let session = perform("Target.attachToTarget", ["targetId": target, "flatten": true])
    else { return nil }
    page = session["sessionId"]?.string
    guard resize(width: width, height: 800, scale: 1),
      let shown = perform("Page.navigate", ["url": .string(address)]), shown["errorText"] == nil,
      let height = evaluate(Self.height)?.int, height > 0,
      // The browser draws at most 16,384 pixels.
      resize(width: width, height: height, scale: height <= 8_000 ? 2 : 1),
      evaluate(Self.drawn) != nil
    else { return nil }
    // On a busy machine a part may not have been drawn yet: two pictures that are the same have all.
    var last: String?
    while let next = perform("Page.captureScreenshot", ["captureBeyondViewport": true])?["data"]?
      .string
    {
      if next == last { return Self.decoded(next) }
      last = next
      if evaluate(Self.drawn) == nil { break }
    }
    return nil
  }

  /// How tall the page is, once it is there.
  private static let height = """
    new Promise(done => {
      const look = () => document.body?.dataset.height
        ? document.fonts.ready.then(() => done(Number(document.body.dataset.height))) : setTimeout(look, 10);
      look();
    })
    """

  /// Something, once the page has been drawn in its size.
  private static let drawn =
    "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))"

  private mutating func resize(width: Int, height: Int, scale: Int) -> Bool {
    perform(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .int(width), "height": .int(height), "deviceScaleFactor": .int(scale),
        "mobile": false,
      ]) != nil
  }

  /// What a promise of the page gives.
  private mutating func evaluate(_ promise: String) -> JSONValue? {
    perform(
      "Runtime.evaluate",
      ["expression": .string(promise), "awaitPromise": true, "returnByValue": true])?["result"]?[
        "value"]
  }

  /// The result of a command; nil if the browser does not answer, refuses, or is too slow.
  private mutating func perform(_ method: String, _ parameters: JSONValue) -> JSONValue? {
    lastNumber += 1
    var command: [String: JSONValue] = [
      "id": .int(lastNumber), "method": .string(method), "params": parameters,
    ]
    if let page { command["sessionId"] = .string(page) }
    guard SystemCalls.writeAll(JSONValue.object(command).jsonBytes + [0], to: commands) else {
      return nil
    }
    while let message = nextMessage() {
      // Others are events.
      if message["id"]?.int == lastNumber { return message["result"] }
    }
    return nil
  }

  private mutating func nextMessage() -> JSONValue? {
    var isSearched = 0
    while SystemCalls.seconds < deadline && !Signals.isEndingSignalPending {
      if let end = received[isSearched...].firstIndex(of: 0) {
        defer { received.removeSubrange(...end) }
        return try? JSONValue(Array(received[..<end]))
      }
      isSearched = received.count
      guard SystemCalls.hasInput(answers, milliseconds: 20) else { continue }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = SystemCalls.readOnce(answers, into: &bytes, at: bytes.indices)
      if count <= 0 { return nil }
      received += bytes[..<count]
    }
    return nil
  }

  /// The bytes that a base64 text stands for; nil if it is not base64.
  private static func decoded(_ text: String) -> [UInt8]? {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var values = [UInt32?](repeating: nil, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt32(value) }
    var bytes: [UInt8] = []
    var (bits, count): (UInt32, Int) = (0, 0)
    for letter in text.utf8 where letter != UInt8(ascii: "=") {
      guard let value = values[Int(letter)] else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
