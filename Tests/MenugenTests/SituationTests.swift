import Foundation
import Testing

/// What a run ends with, and which stream has what, in each situation.
@Suite("Exit statuses and streams")
struct SituationTests {
  /// The expected contents of a stream.
  enum Stream: Sendable {
    case empty
    /// Something with these words.
    case has(String)

    func fits(_ text: String) -> Bool {
      switch self {
      case .empty: return text.isEmpty
      case .has(let words): return text.contains(words)
      }
    }
  }

  struct Situation: Sendable, CustomTestStringConvertible {
    var name: String
    /// A line for a shell, with `menugen` as a command.
    var line: String
    var status: Int32
    var output = Stream.empty
    var errors = Stream.empty

    var testDescription: String { name }
  }

  static let fine =
    "app A { platforms iOS 17 }\ncommands { flip \"Flip Card\" onscreen }\nguidelines 2026 { }\n"
  static let warning = fine.replacing("Flip Card", with: "Flip the Card")
  static let error = fine.replacing("onscreen", with: "colour")

  static let situations: [Situation] = [
    Situation(
      name: "fine", line: "menugen check fine.menu", status: 0,
      errors: .has("1 file: no menus; no findings; guidelines of 2026\n")),
    Situation(
      name: "fine, JSON", line: "menugen check fine.menu --format json", status: 0,
      output: .has("[]")),
    Situation(
      name: "warning", line: "menugen check warning.menu", status: 0,
      errors: .has("warning.menu:2:17: warning: ")),
    Situation(
      name: "warning, --strict", line: "menugen check warning.menu --strict", status: 1,
      errors: .has("warning.menu:2:17: error: ")),
    Situation(
      name: "error", line: "menugen check error.menu", status: 1,
      errors: .has("; 1 finding; ")),
    Situation(
      name: "error, SARIF", line: "menugen check error.menu --format sarif", status: 1,
      output: .has("\"unknown-attribute\"")),
    Situation(
      name: "error, concise", line: "menugen check error.menu --format concise", status: 1,
      errors: .has("error.menu:2:29: error: ")),
    Situation(
      name: "error, generate",
      line: "menugen generate error.menu -o out; s=$?; test ! -e out && exit $s",
      status: 1, errors: .has("error.menu:2:29: error: ")),
    Situation(name: "generate", line: "menugen generate fine.menu -o out", status: 0),
    Situation(
      name: "stale", line: "menugen generate fine.menu -o out --verify", status: 1,
      output: .has("+++ out/MenuModule.swift"), errors: .has("2 files are stale")),
    Situation(
      name: "bad option", line: "menugen check --strcit fine.menu", status: 2,
      errors: .has("did you mean '--strict'?")),
    Situation(
      name: "bad value", line: "menugen check --color blue fine.menu", status: 2,
      errors: .has("auto, always, never")),
    Situation(
      name: "bad command", line: "menugen chekc fine.menu", status: 2,
      errors: .has("did you mean 'check'?")),
    Situation(
      name: "missing file", line: "menugen check none.menu", status: 2,
      errors: .has("menugen: cannot read 'none.menu': No such file")),
    Situation(
      name: "unreadable file", line: "ln -s self.menu self.menu; menugen check self.menu",
      status: 2,
      errors: .has("menugen: cannot read 'self.menu': ")),
    Situation(
      name: "no room for a file",
      line: "ulimit -f 1; menugen generate fine.menu -o out", status: 2,
      errors: .has("menugen: cannot write 'out/")),
    Situation(
      name: "closed output", line: "menugen generate fine.menu --dry-run >&-", status: 2,
      errors: .has("menugen: cannot write standard output: ")),
    Situation(
      name: "broken pipe",
      line:
        "{ sleep 0.1; menugen generate fine.menu --dry-run; echo \"$?\" > status; } | :; exit $(cat status)",
      status: 2, errors: .has("menugen: cannot write standard output: Broken pipe")),
    Situation(
      name: "colour", line: "menugen check --color always error.menu", status: 1,
      errors: .has("\u{1B}[31merror\u{1B}[0m")),
    Situation(
      name: "a folder that is a file", line: "menugen generate fine.menu -o fine.menu", status: 2,
      errors: .has("not a folder")),
    Situation(
      name: "working folder that is gone",
      line: "mkdir gone; cd gone; rmdir ../gone; menugen generate ../fine.menu -o out",
      status: 2, errors: .has("menugen: cannot ")),
  ]

  @Test("Each situation has its status, and each stream what belongs to it", arguments: situations)
  func situation(_ situation: Situation) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.fine, to: "fine.menu")
    try folder.write(Self.warning, to: "warning.menu")
    try folder.write(Self.error, to: "error.menu")
    let run = try ShellRun(situation.line, in: folder.url)
    #expect(run.status == situation.status, "\(run.errors)")
    #expect(situation.output.fits(run.output), "\(run.output)")
    #expect(situation.errors.fits(run.errors), "\(run.errors)")
  }

  #if os(Linux)
    @Test("A full disk behind a stream is an error with status 2", arguments: [">", "2>"])
    func fullStream(_ stream: String) throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.error, to: "error.menu")
      let format = stream == ">" ? "json" : "text"
      let run = try ShellRun(
        "menugen check error.menu --format \(format) \(stream)/dev/full", in: folder.url)
      #expect(run.status == 2)
    }
  #endif
}

/// A line that a shell runs, with the built `menugen` as a command.
struct ShellRun {
  var status: Int32
  var output: String
  var errors: String

  init(_ line: String, in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = MenugenRun.binary.deletingLastPathComponent().path + ":/usr/bin:/bin"
    process.environment = environment
    process.arguments = ["-c", line]
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
