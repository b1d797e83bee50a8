import Foundation
import Testing

/// `init`, `completions`, and help in its forms.
@Suite("What helps to start")
struct StartingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(arguments, in: folder.url)
  }

  @Test("init writes a file that has no finding in any edition, and that makes Swift")
  func firstFile() throws {
    let run = try run("init", "my-notes")
    #expect(run.status == 0 && run.output == "")
    #expect(try folder.names(in: "my-notes") == ["MyNotes.menu"])
    for edition in ["2022", "2025", "2026"] {
      let check = try self.run(
        "check", "my-notes", "--edition", edition, "--strict", "--format", "concise")
      // It names the edition of 2026, and is told that the option wins.
      let found = check.errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      #expect(check.status == 0, "\(check.errors)")
      #expect(found.allSatisfy { $0.hasSuffix("[edition-overridden]") }, "\(check.errors)")
    }
    #expect(try self.run("format", "my-notes", "--check").status == 0, "it is formatted")
    let swift = try self.run("generate", "my-notes", "--dry-run")
    #expect(swift.status == 0 && swift.output.contains("enum MyNotesCommand"))
  }

  @Test("skill writes a page of at most 150 lines, over nothing, whose example is clean")
  func skill() throws {
    let page = try run("skill").output
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    let example = try #require(page.firstMatch(of: /(?s)```menu\n(.*?)```/))
    try folder.write(String(example.1), to: "Notes.menu")
    let check = try run("check", "Notes.menu", "--strict")
    #expect(check.status == 0 && check.errors.contains("no findings"), "\(check.errors)")
    #expect(try run("format", "Notes.menu", "--check").status == 0, "it is formatted")

    #expect(try run("skill", "-o", "skills/menugen").status == 0)
    #expect(try folder.text("skills/menugen/SKILL.md") == page)
    let again = try run("skill", "-o", "skills/menugen")
    #expect(again.status == 0 && again.errors.contains("is up to date"))
    try folder.write(page + "# Ours\n", to: "mine/SKILL.md")
    let refused = try run("skill", "-o", "mine")
    #expect(refused.status == 2 && refused.errors.contains("'mine/SKILL.md' already exists"))
    #expect(try folder.text("mine/SKILL.md") == page + "# Ours\n")
    #expect(try run("skill", "mine").status == 2)
  }

  @Test("Each command and option that the skill's page names is there")
  func skillNames() throws {
    let page = try run("skill").output
    var help: [String: String] = [:]
    for match in page.matches(of: /`menugen ([a-z]+)([^`]*)`/) {
      let name = String(match.1)
      if help[name] == nil { help[name] = try run(name, "--help").output }
      for option in match.2.matches(of: /\ (--?[a-z][a-z-]*)/) {
        #expect(try #require(help[name]).contains(String(option.1)), "\(match.0)")
      }
      if name == "explain", let rule = match.2.firstMatch(of: /^ ([a-z-]+)$/) {
        #expect(try run("explain", String(rule.1)).status == 0, "\(match.0)")
      }
    }
    #expect(help.count > 4 && help.values.allSatisfy { !$0.isEmpty })
  }

  @Test("init --package writes a package, which takes the library from a folder or an address")
  func firstPackage() throws {
    try folder.write("", to: "tools/swift-menu-generator/.keep")
    let run = try run("init", "apps/cards", "--package", "tools/swift-menu-generator")
    #expect(run.status == 0 && run.output == "", "\(run.errors)")
    #expect(try folder.names(in: "apps/cards/Sources/Cards") == ["Cards.menu", "main.swift"])
    #expect(try folder.names(in: "apps/cards/Tests/CardsTests") == ["CardsTests.swift"])
    let manifest = try folder.text("apps/cards/Package.swift")
    #expect(
      manifest.contains(
        #".package(name: "swift-menu-generator", path: "../../tools/swift-menu-generator", traits:"#
      ))
    let again = try self.run("init", "apps/cards", "--package", "tools/swift-menu-generator")
    #expect(again.status == 2 && again.errors.contains("'apps/cards/Package.swift' already exists"))

    let address = "https://example.com/tools/swift-menu-generator"
    #expect(try self.run("init", "deck", "--package", address, "--app", "Deck").status == 0)
    let other = try folder.text("deck/Package.swift")
    #expect(other.contains(#".package(url: "\#(address)", from: ""#), "\(other)")
    #expect(try self.run("init", "-", "--package", address).status == 2)
    #expect(try self.run("init", "A.menu", "--package", address).status == 2)
  }

  @Test("An address is a text of the manifest, whatever is in it, and a path a word of the command")
  func odd() throws {
    let address = "https://example.com/\"), .package(path: \"x\\y\n"
    let run = try run("init", "my app", "--package", address, "--app", "Deck")
    #expect(run.status == 0 && run.errors.contains("`swift run --package-path 'my app'`"))
    let manifest = try folder.text("my app/Package.swift")
    #expect(
      manifest.contains(
        #".package(url: "https://example.com/\"), .package(path: \"x\\y\n", from: ""#),
      "\(manifest)")
    let empty = try self.run("init", "other", "--package", "")
    #expect(
      empty.status == 2 && empty.errors.contains("'--package' needs the folder or the address"))
    #expect(try folder.names() == ["my app"])
  }

  @Test("init leaves a file alone that is there, and takes a file's name, an app's or none")
  func names() throws {
    #expect(try run("init", "Cards.menu", "--app", "Deck").status == 0)
    let file = folder.url.appendingPathComponent("Cards.menu")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("app Deck {"))
    let again = try run("init", "Cards.menu")
    #expect(again.status == 2 && again.errors.contains("'Cards.menu' already exists"))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("app Deck {"))
    let shown = try run("init", "-", "--app", "Deck")
    #expect(try shown.output == String(contentsOf: file, encoding: .utf8))
    #expect(try run("init", "a", "b").status == 2)
    #expect(try run("init", "--app", "1a").status == 2)
    #expect(try folder.names() == ["Cards.menu"])
  }

  /// The commands in the overview.
  func commands() throws -> [String] {
    let lines = try run("--help").output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "commands:"))
    return lines[(start + 1)...].drop { $0.isEmpty }.prefix { !$0.isEmpty }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// The long options on a command's help page.
  func options(of command: String) throws -> [String] {
    try run("help", command).output.matches(of: /(?m)^  (?:-\w, )?--([a-z-]+)/)
      .map { String($0.1) }
  }

  @Test("The manual page and each shell's completions have every command and every option")
  func described() throws {
    let commands = try commands()
    #expect(commands.contains("check") && commands.contains("help") && commands.count >= 7)
    let manual = try run("help", "--man")
    #expect(manual.status == 0 && manual.output.hasPrefix(".TH MENUGEN 1 "))
    #expect(manual.output.utf8.allSatisfy { $0 < 0x80 }, "roff has its own names for the rest")
    var pages = [manual.output.replacing("\\-", with: "-")]
    for shell in ["bash", "zsh", "fish"] {
      let run = try run("completions", shell)
      #expect(run.status == 0 && run.errors == "")
      pages.append(run.output)
    }
    for command in commands {
      let options = try options(of: command)
      #expect(options.contains("help"))
      for (number, page) in pages.enumerated() {
        #expect(page.contains(command), "\(command) in \(number)")
        for option in options {
          let spelling = number == 3 ? "-l \(option)" : "--\(option)"
          #expect(page.contains(spelling), "\(command) --\(option) in \(number)")
        }
      }
    }
  }

  @Test("completions takes the name of a shell that it knows")
  func shells() throws {
    for arguments in [["completions"], ["completions", "csh"], ["completions", "bash", "zsh"]] {
      let run = try MenugenRun(arguments)
      #expect(run.status == 2 && run.errors.contains("bash, zsh, fish"), "\(arguments)")
    }
  }

  @Test(
    "bash completes commands, options, their values, files and rules",
    arguments: [
      ("ch", "check"), ("check --fi", "--fix"), ("check --format sar", "sarif"),
      ("check --color ", "always auto never"), ("check Two", "Two Words.menu"),
      ("generate -o ", "folder"), ("explain context-max-i", "context-max-items"),
      ("completions ", "bash fish zsh"), ("version x", ""),
    ])
  func bash(_ line: String, _ expected: String) throws {
    try folder.write("", to: "Two Words.menu")
    try folder.write("", to: "folder/x.txt")
    let completions = folder.url.appendingPathComponent("completions")
    try Data(try run("completions", "bash").output.utf8).write(to: completions)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.currentDirectoryURL = folder.url
    // The program is found where it was built.
    let path = MenugenRun.binary.deletingLastPathComponent().path
    process.environment = ["PATH": "\(path):/usr/bin:/bin"]
    let script = """
      source completions
      IFS=' ' read -r -a COMP_WORDS <<< "menugen $0"
      if [[ $0 == *' ' ]]; then COMP_WORDS+=(""); fi
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _menugen
      printf '%s\\n' "${COMPREPLY[@]}" | sort | tr '\\n' ' '
      """
    process.arguments = ["-c", script, line]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(text.trimmingCharacters(in: .whitespaces) == expected)
  }
}
