import Foundation
import Testing

/// Runs the built `menugen`, or the program for builds, which are next to the bundle of the tests.
struct MenugenRun {
  var status: Int32
  var output: String
  var errors: String

  static let binary = folder.appendingPathComponent("menugen")

  private static let folder: URL = {
    var folder = Bundle.main.bundleURL
    // On Linux the test runner is next to the product; on macOS it is in Xcode's folder.
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder
  }()

  init(
    _ arguments: [String], in folder: URL? = nil, input: String = "", program: String = "menugen"
  ) throws {
    let process = Process()
    process.executableURL = Self.folder.appendingPathComponent(program)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    // Files, not pipes: writing to a program that has ended already would end the tests with SIGPIPE, and reading one pipe
    // while the other is full would wait forever.
    let streams = try TemporaryFolder()
    try streams.write(input, to: "input")
    try streams.write("", to: "output")
    try streams.write("", to: "errors")
    let (output, errors) = (
      streams.url.appendingPathComponent("output"), streams.url.appendingPathComponent("errors")
    )
    process.standardInput = try FileHandle(
      forReadingFrom: streams.url.appendingPathComponent("input"))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }
}

/// A folder of its own for each test, removed afterwards.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "menugen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(folder).path)
      .sorted()
  }
}

@Suite("The command line")
struct CommandLineTests {
  static let good = "app Cases { platforms iOS 17 }\ncommands { flip \"Flip Card\" onscreen }\n"
  static let bad = "commands {\n  flip \"Flip Card\" colour\n}\n"

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func run(_ arguments: String..., input: String = "") throws -> MenugenRun {
    try MenugenRun(arguments, in: folder.url, input: input)
  }

  @Test("Errors go to standard error with status 1; a file without any has status 0")
  func statuses() throws {
    try folder.write(Self.good, to: "good.menu")
    try folder.write(Self.bad, to: "bad.menu")
    let good = try run("check", "good.menu")
    #expect(good.status == 0 && good.output == "" && !good.errors.contains("error:"))
    let bad = try run("check", "bad.menu")
    #expect(bad.status == 1 && bad.output == "")
    #expect(bad.errors.hasPrefix("bad.menu:2:20: error: "))
    #expect(!bad.errors.contains("\u{1B}"), "no colour in a pipe")
  }

  @Test("Notes never change the status; with --strict a warning does")
  func strict() throws {
    try folder.write("menu Empty { }\ncommands { flip \"Flip Card\" onscreen }\n", to: "a.menu")
    #expect(try run("check", "a.menu").status == 0)
    #expect(try run("check", "--strict", "a.menu").status == 1)
  }

  @Test("The summary names the command that takes --fix")
  func fixingCommand() throws {
    try folder.write("guidelines 2026\ncommands { flip \"flip card\" onscreen }\n", to: "a.menu")
    let check = try run("check", "a.menu")
    #expect(check.errors.contains("1 finding, 1 with a fix (--fix);"), "\(check.errors)")
    let generate = try run("generate", "a.menu", "--dry-run")
    #expect(generate.errors.contains("; menugen check --fix mends 1"), "\(generate.errors)")
  }

  @Test("Without a command it shows its commands")
  func noCommand() throws {
    let bare = try run()
    let help = try run("--help")
    #expect(bare.status == 0 && bare.output == help.output)
  }

  @Test("Wrong usage is one line with status 2, and names what was meant")
  func usage() throws {
    try folder.write(Self.good, to: "good.menu")
    let cases: [([String], String)] = [
      (["chekc", "good.menu"], "did you mean 'check'?"),
      (["format"], "needs a .menu file or a folder"),
      (["check", "--strcit", "good.menu"], "did you mean '--strict'?"),
      (["check", "--format", "jsn", "good.menu"], "did you mean 'json'?"),
      (["check", "--edition", "1984", "good.menu"], "2022, 2025"),
      (["generate", "good.menu"], "-o DIR"),
      (["generate", "good.menu", "-o"], "needs a value"),
      (["check", "missing.menu"], "missing.menu"),
      (["check", "--app", "1a", "good.menu"], "--app"),
      (["check", "."], ""),
    ]
    for (arguments, words) in cases.dropLast() {
      let result = try MenugenRun(arguments, in: folder.url)
      #expect(result.status == 2, "\(arguments)")
      #expect(result.output == "", "\(arguments)")
      #expect(result.errors.contains(words), "\(arguments): \(result.errors)")
      #expect(
        result.errors.hasPrefix("menugen: ") && result.errors.split(separator: "\n").count == 1)
    }
    #expect(try run("check", ".").status == 0, "a folder is searched")
  }

  @Test("Help and version go to standard output with status 0")
  func help() throws {
    for arguments in [
      ["--help"], ["-h"], ["help"], ["check", "--help"], ["help", "generate"], ["--version"],
      ["version"],
    ] {
      let result = try MenugenRun(arguments)
      #expect(result.status == 0 && result.errors == "" && !result.output.isEmpty, "\(arguments)")
    }
    #expect(try run("version").output == run("--version").output)
  }

  @Test("The program for builds generates, and names menugen for the rest")
  func programOfBuilds() throws {
    try folder.write(Self.good, to: "a.menu")
    let arguments = ["generate", "a.menu", "--dry-run"]
    let build = try MenugenRun(arguments, in: folder.url, program: "menugen-build")
    #expect(build.status == 0 && !build.output.isEmpty)
    #expect(try build.output == MenugenRun(arguments, in: folder.url).output)
    let check = try MenugenRun(["check", "a.menu"], in: folder.url, program: "menugen-build")
    #expect(check.status == 2 && check.output == "")
    #expect(
      check.errors
        == "menugen: this is the program for builds, without 'check'; run `menugen check`\n")
  }

  @Test("A folder without .menu files, a folder called x.menu and a file that is none")
  func folders() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
    let empty = try run("check", "empty")
    #expect(empty.status == 2 && empty.errors.contains("there is no .menu file, XIB, "))
    try folder.write(Self.good, to: "x.menu/inner.menu")
    try folder.write(Self.bad, to: "x.menu/.hidden.menu")
    try folder.write(Self.bad, to: "x.menu/notes.txt")
    #expect(try run("check", "x.menu").status == 0)
  }

  @Test("Names with blanks, other scripts and a leading dash are names like others")
  func names() throws {
    for name in ["two words.menu", "메뉴.menu", "-dash.menu", "e\u{301}.menu"] {
      try folder.write(Self.bad, to: name)
      let result = try run("check", "--", name)
      #expect(result.status == 1, "\(name)")
      #expect(result.errors.hasPrefix("\(name):2:20: error: "), "\(result.errors)")
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
    }
  }

  @Test("Links are followed once, also in loops, and broken ones are no files")
  func links() throws {
    try folder.write(Self.good, to: "menus/a.menu")
    let manager = FileManager.default
    let menus = folder.url.appendingPathComponent("menus").path
    try manager.createSymbolicLink(atPath: menus + "/loop", withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: menus + "/again.menu", withDestinationPath: "a.menu")
    try manager.createSymbolicLink(atPath: menus + "/broken.menu", withDestinationPath: "nowhere")
    let result = try run("check", ".", "menus", "menus/a.menu")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("A file that cannot be read stops the run with status 2")
  func unreadable() throws {
    // Root reads files of any mode, so a link to itself serves as one that cannot be read.
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("self.menu").path, withDestinationPath: "self.menu")
    let result = try run("check", "self.menu")
    #expect(result.status == 2 && result.errors.hasPrefix("menugen: cannot read 'self.menu': "))
  }

  @Test("Standard input is a file called stdin.menu, or as --stdin-path says")
  func standardInput() throws {
    #expect(try run("check", "-", input: Self.good).status == 0)
    let bad = try run("check", "-", input: Self.bad)
    #expect(bad.status == 1 && bad.errors.hasPrefix("stdin.menu:2:20: "))
    let named = try run("check", "-", "--stdin-path", "Sources/Main.menu", input: Self.bad)
    #expect(named.errors.hasPrefix("Sources/Main.menu:2:20: "))
    #expect(try run("check", "-", "-", input: Self.good).status == 2)
    // A pipe does not say how much comes.
    let comments = String(repeating: "// A comment.\n", count: 4_000)
    #expect(try run("check", "-", input: comments + Self.good).status == 0)
    let late = try run("check", "-", input: comments + Self.bad)
    #expect(late.status == 1 && late.errors.hasPrefix("stdin.menu:4002:20: "))
  }

  @Test("JSON goes to standard output: one array, with places in bytes from 1 and offsets from 0")
  func json() throws {
    try folder.write(
      "commands {\n  é \"É\" colour\n  b \"B\" often,\n  b \"C\"\n}\n", to: "bad.menu")
    let result = try run("check", "--format", "json", "bad.menu")
    #expect(result.status == 1)
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let array = try #require(value as? [[String: Any]])
    let first = try #require(array.first { $0["rule"] as? String == "unknown-attribute" })
    #expect(first["severity"] as? String == "error")
    #expect(first["path"] as? String == "bad.menu")
    let range = try #require(first["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 2, "column": 11, "offset": 21])
    #expect(range["end"] == ["line": 2, "column": 17, "offset": 27])
    #expect(
      Set(first.keys) == [
        "version", "rule", "severity", "message", "path", "range", "related", "help", "url",
        "fixes",
      ])
    #expect(first["version"] as? Int == 1)
    let comma = try #require(array.first { $0["rule"] as? String == "stray-comma" })
    let fixes = try #require(comma["fixes"] as? [[String: Any]])
    #expect(fixes.first?["applicability"] as? String == "safe")
    let edits = try #require(fixes.first?["edits"] as? [[String: Any]])
    #expect(edits.first?["text"] as? String == "")
    let twice = try #require(array.first { $0["rule"] as? String == "duplicate-name" })
    #expect(
      (twice["related"] as? [[String: Any]])?.first?["message"] as? String == "first declared here")

    try folder.write(Self.good, to: "good.menu")
    let good = try run("check", "--format", "json", "good.menu", "--edition", "2022")
    let none = try JSONSerialization.jsonObject(with: Data(good.output.utf8)) as? [[String: Any]]
    #expect(none?.contains { $0["severity"] as? String == "error" } == false)
  }

  @Test("Swift is written to a folder that is made; the same Swift again leaves the files alone")
  func generate() throws {
    try folder.write(Self.good, to: "Cards.menu")
    let first = try run("generate", "Cards.menu", "-o", "out/deep/")
    #expect(first.status == 0 && first.output == "", "\(first.errors)")
    #expect(try folder.names(in: "out/deep") == ["Cards.menu.swift", "MenuModule.swift"])
    let file = folder.url.appendingPathComponent("out/deep/MenuModule.swift").path
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    #expect(try run("generate", "-o", "out/deep", "Cards.menu").status == 0)
    let kept = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
    #expect(kept == old)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try Data((text + "// Changed by hand.\n").utf8).write(to: URL(fileURLWithPath: file))
    #expect(try run("generate", "-o", "out/deep", "Cards.menu").status == 0)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == text)
  }

  @Test("An error, also one of the module, stops the run with nothing written")
  func nothingWritten() throws {
    try folder.write(Self.good, to: "a.menu")
    try folder.write(Self.bad, to: "b.menu")
    let result = try run("generate", "a.menu", "b.menu", "-o", "out")
    #expect(result.status == 1 && result.errors.contains("b.menu:2:20: error: "))
    #expect(try folder.names() == ["a.menu", "b.menu"])
  }

  @Test("--dry-run shows the Swift on standard output and writes nothing")
  func dryRun() throws {
    try folder.write(Self.good, to: "Cards.menu")
    let result = try run("generate", "Cards.menu", "--dry-run")
    #expect(result.status == 0)
    #expect(result.output.contains("// ==> Cards.menu.swift <=="))
    #expect(result.output.contains("// ==> MenuModule.swift <=="))
    #expect(try folder.names() == ["Cards.menu"])
  }

  @Test("--app names a module without app; --access and --framework win over the file")
  func overrides() throws {
    let input = "commands { flip \"Flip\" }\nscreen A { toolbar { iOS { flip } } }\n"
    let run = try MenugenRun(
      [
        "generate", "-", "--dry-run", "--app", "Deck", "--access", "public", "--framework",
        "swiftui",
      ], input: input)
    #expect(run.status == 0)
    #expect(run.output.contains("public nonisolated enum DeckCommand"))
    #expect(run.output.contains("import SwiftUI"))
    #expect(run.output.contains("public import MenuRuntime"))
  }

  @Test("--framework uikit leaves out what SwiftUI needs; --runtime none imports no library")
  func lessSwift() throws {
    let input = "commands { flip \"Flip\" }\nscreen A { toolbar { iOS { flip } } }\n"
    let all = ["generate", "-", "--dry-run"]
    #expect(try MenugenRun(all, input: input).output.contains("import SwiftUI"))
    let uikit = try MenugenRun(all + ["--framework", "uikit"], input: input)
    #expect(uikit.status == 0)
    #expect(!uikit.output.contains("SwiftUI"))
    let one = try MenugenRun(all + ["--runtime", "none"], input: input)
    #expect(one.status == 0)
    #expect(!one.output.contains("import MenuRuntime"))
  }

  @Test("The order of files on the command line changes no byte")
  func order() throws {
    try folder.write("app Cases { platforms iOS 17 }\n", to: "b.menu")
    try folder.write("commands { flip \"Flip Card\" onscreen }\n", to: "a.menu")
    try folder.write("commands { turn \"Turn Card\" onscreen }\n", to: "sub/c.menu")
    let one = try run("generate", "--dry-run", "a.menu", "b.menu", "sub/c.menu")
    let other = try run("generate", "sub/c.menu", "b.menu", "a.menu", "--dry-run")
    #expect(one.status == 0 && one.output == other.output)
    #expect(!one.output.isEmpty)
  }

  @Test("An output that cannot be written is one line with status 2, and the old file stays")
  func unwritable() throws {
    try folder.write(Self.good, to: "Cards.menu")
    try folder.write("a file", to: "out")
    let file = try run("generate", "Cards.menu", "-o", "out")
    #expect(file.status == 2 && file.errors.contains("'out'"), "\(file.errors)")
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("out"), encoding: .utf8) == "a file")
    // A folder where the file should be: the rename fails, and no temporary file remains.
    try folder.write("x", to: "there/MenuModule.swift/x")
    let taken = try run("generate", "Cards.menu", "-o", "there")
    #expect(taken.status == 2 && taken.errors.contains("MenuModule.swift"), "\(taken.errors)")
    #expect(try folder.names(in: "there").allSatisfy { !$0.hasSuffix(".tmp") })
  }

  @Test("Terminal escapes in a file and in its name never reach the terminal")
  func escapes() throws {
    try folder.write("commands {\n  flip \"Fl\u{1B}[31mip\" colour\n}\n", to: "a.menu")
    let result = try run("check", "a.menu")
    #expect(result.status == 1 && !result.errors.contains("\u{1B}"))
    let missing = try run("check", "\u{1B}[31m.menu")
    #expect(missing.status == 2 && !missing.errors.contains("\u{1B}"))
  }

  @Test("A closed standard output is an error with status 2, not a signal")
  func closedOutput() throws {
    try folder.write(Self.good, to: "Cards.menu")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = folder.url
    process.arguments = [
      "-c", "\"$0\" generate Cards.menu --dry-run >&- 2>/dev/null", MenugenRun.binary.path,
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 2)
  }
  @Test("explain shows a rule's page as text, Markdown and JSON, in English and Korean")
  func explain() throws {
    let text = try run("explain", "context-max-items")
    #expect(text.status == 0 && text.output.hasPrefix("context-max-items: Too many entries"))
    #expect(text.output.contains("guidelines { context-max-items max 8 }"))
    let korean = try run("explain", "context-max-items", "--language", "ko", "--format", "markdown")
    #expect(korean.output.hasPrefix("# context-max-items\n\n컨텍스트 메뉴"))
    let json = try run("explain", "context-max-items", "--format", "json")
    let page = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(
      page?["severity"] as? [String: String] == ["2022": "note", "2025": "note", "2026": "note"])
    let unknown = try run("explain", "context-max-item")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'context-max-items'?"))
  }

  @Test("check --fix writes what keeps the meaning, says how much, and reports what is left")
  func fix() throws {
    let text = "commands {\n  flip \"Flip\" often,\n  turn \"Turn\" colour\n}\n"
    try folder.write(text, to: "a.menu")
    let diff = try run("check", "--diff", "a.menu")
    #expect(diff.output.hasPrefix("--- a.menu\n+++ a.menu\n@@ -1,4 +1,4 @@\n"))
    #expect(diff.output.contains("-  flip \"Flip\" often,\n+  flip \"Flip\" often\n"))
    let url = folder.url.appendingPathComponent("a.menu")
    #expect(try String(contentsOf: url, encoding: .utf8) == text, "--diff writes nothing")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
    let fixed = try run("check", "--fix", "a.menu")
    #expect(fixed.status == 1 && fixed.errors.contains("unknown-attribute"))
    #expect(fixed.errors.contains("menugen: fixed 1 in 1 file"))
    #expect(
      try String(contentsOf: url, encoding: .utf8) == text.replacing("often,", with: "often"))
    let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    #expect(mode as? Int == 0o640)
    let piped = try run("check", "--fix", "-", input: text)
    #expect(piped.output == text.replacing("often,", with: "often"))
  }

  @Test("--fix on a link changes the file that it leads to, and the link stays")
  func fixOfLink() throws {
    try folder.write("commands { flip \"Flip\" often, }\n", to: "real/a.menu")
    let link = folder.url.appendingPathComponent("link.menu").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/a.menu")
    #expect(try run("check", "--fix", "link.menu").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/a.menu")
    let real = folder.url.appendingPathComponent("real/a.menu")
    #expect(try !String(contentsOf: real, encoding: .utf8).contains(","))
  }
}
