import MenuCommandLine
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

  /// Draws a page as a picture of as much as its elements need, in PNG, with two pixels a point where that can be.
  ///
  /// - Parameters:
  ///   - page: The page, which says how tall it is in `data-height` of its body.
  ///   - link: What follows `#` in its address.
  ///   - width: The width in points.
  ///   - file: The file that the picture is for.
  package func draw(
    _ page: String, link: String, width: Int, for file: String
  ) throws(UsageError) -> [UInt8] {
    try ScratchFolder.with(nextTo: file) { folder throws(UsageError) -> [UInt8] in
      try Output(folder.path + "page.html", .new(ending: nil)).write(page)
      let messages = SystemCalls.openFile(folder.path + "messages", O_WRONLY | O_CREAT)
      guard messages >= 0 else { throw FileSystem.failure("cannot write '\(file)'") }
      defer { close(messages) }
      guard var session = start(messages: messages, in: folder) else {
        throw FileSystem.failure("cannot start '\(path)'")
      }
      defer { session.end(in: folder) }
      let address = "file://\(Self.encoded(folder.path))page.html#\(link)"
      guard let picture = session.picture(of: address, width: width),
        let marked = PictureMark.marking(picture)
      else { throw failure(in: folder.path) }
      return marked
    }
  }

  private func start(messages: Int32, in folder: ScratchFolder) -> BrowserSession? {
    let names = [
      "HOME", "PATH", "TMPDIR", "LANG", "LC_ALL", "USER", "XDG_RUNTIME_DIR", "LD_LIBRARY_PATH",
    ]
    let environment = names.compactMap { name in
      SystemCalls.environment(name).map { "\(name)=\($0)" }
    }
    let arguments = [
      "--headless", "--hide-scrollbars", "--disable-gpu", "--no-first-run",
      "--user-data-dir=\(folder.path)profile", "--remote-debugging-pipe",
      // It shows what it has drawn so far otherwise.
      "--run-all-compositor-stages-before-draw",
    ]
    // It refuses its sandbox to root.
    let sandbox = geteuid() == 0 ? ["--no-sandbox"] : []
    return BrowserSession(
      path, arguments + sandbox, environment: environment, messages: messages, in: folder)
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
