import MenuTooling

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Chromium, or a browser made of it, that draws pages without a window.
package struct Browser {
  private let path: String

  /// The browser of this machine; nil if it has none.
  package init?() {
    let names = [
      "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome",
      "microsoft-edge",
    ]
    var paths: [String] = []
    let folders = (SystemCalls.environment("PATH") ?? "").split(separator: ":")
    for name in names { paths += folders.map { "\($0)/\(name)" } }
    #if os(macOS)
      for name in ["Google Chrome", "Chromium", "Microsoft Edge"] {
        paths.append("/Applications/\(name).app/Contents/MacOS/\(name)")
      }
    #endif
    guard let path = paths.first(where: { SystemCalls.isExecutable($0) }) else { return nil }
    self.path = path
  }

  /// Draws a page as a picture of as much as its elements need.
  ///
  /// - Parameters:
  ///   - page: The page, which says how tall it is in `data-height="…"` of an element.
  ///   - link: What follows `#` in its address.
  ///   - width: The width in points; a point is two pixels.
  ///   - file: The PNG file to write.
  package func draw(
    _ page: String, link: String, width: Int, toFile file: String
  ) throws(UsageError) {
    try FileSystem.checkIsFileOrFree(file)
    try FileSystem.withTemporaryFolder(nextTo: file) { folder throws(UsageError) in
      try FileSystem.write(page, toFile: folder + "page.html")
      let address = "file://\(Self.encoded(folder))page.html#\(link)"
      let shown = try run(["--dump-dom", "--window-size=\(width),800", address], in: folder)
      guard let height = Self.height(in: shown) else { throw failure(in: folder) }
      // The browser draws at most 16,384 pixels.
      let scale = height <= 8_000 ? 2 : 1
      _ = try run(
        [
          "--screenshot=\(folder)picture.png", "--force-device-scale-factor=\(scale)",
          "--window-size=\(width),\(height)", address,
        ], in: folder)
      let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      guard
        let start = try? FileSystem.firstBytes(of: folder + "picture.png", count: signature.count),
        start == signature
      else { throw failure(in: folder) }
      try FileSystem.rename(folder + "picture.png", toFile: file)
    }
  }

  /// Runs the browser to its end, but for no longer than a minute; what it printed.
  private func run(_ arguments: [String], in folder: String) throws(UsageError) -> String {
    let names = [
      "HOME", "PATH", "TMPDIR", "LANG", "LC_ALL", "USER", "XDG_RUNTIME_DIR", "LD_LIBRARY_PATH",
    ]
    let environment = names.compactMap { name in
      SystemCalls.environment(name).map { "\(name)=\($0)" }
    }
    let common = [
      "--headless", "--hide-scrollbars", "--disable-gpu", "--no-first-run",
      "--user-data-dir=\(folder)profile", "--virtual-time-budget=3000",
    ]
    // It refuses its sandbox to root.
    let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
    guard
      let process = SystemCalls.startProgram(
        path, common + sandbox + arguments, environment: environment, output: folder + "output",
        messages: folder + "messages")
    else { throw FileSystem.failure("cannot start '\(path)'") }
    for _ in 0..<3_000 {
      if SystemCalls.hasEnded(process) {
        return String(
          decoding: try FileSystem.regularFileBytes(of: folder + "output"), as: UTF8.self)
      }
      if Signals.isEndingSignalPending { break }
      SystemCalls.wait(milliseconds: 20)
    }
    SystemCalls.endProgram(process)
    throw failure(in: folder)
  }

  private static func height(in page: String) -> Int? {
    let pieces = page.split(separator: "\"", omittingEmptySubsequences: false)
    let name = pieces.firstIndex { $0.utf8.suffix(12).elementsEqual("data-height=".utf8) }
    return name.flatMap { pieces.dropFirst($0 + 1).first }.flatMap { Int($0) }
  }

  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      let digits = Array("0123456789ABCDEF")
      let isPlain =
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
        || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || Array("/-._0123456789".utf8).contains(byte)
      return isPlain
        ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }.joined()
  }

  /// An error with the last that the browser said.
  private func failure(in folder: String) -> UsageError {
    let bytes = (try? FileSystem.regularFileBytes(of: folder + "messages")) ?? []
    let last = String(decoding: bytes, as: UTF8.self).split(separator: "\n").last
    return UsageError(
      "'\(path)' has drawn no picture" + (last.map { ": \(Terminal.safe(String($0)))" } ?? ""),
      hint: "with -o, the page can be opened in any browser, and printed there")
  }
}
