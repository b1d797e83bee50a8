import Foundation
import Testing

/// What commands write never takes the place of what they did not write.
@Suite("Outputs where something is already")
struct OutputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(SituationTests.fine, to: "a.menu")
    try folder.write(SituationTests.fine, to: "b.menu")
    try folder.write("struct Mine {}\n", to: "Mine.swift")
    try folder.write("<p>Mine</p>\n", to: "mine.html")
    try folder.write("PNG", to: "mine.png")
    try folder.write("One line.\n", to: "mine.txt")
    try folder.write("struct Mine {}\n", to: "out/MenuModule.swift")
  }

  /// Each file and link in the folder, with what is in it.
  private func contents() throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        let path = folder.url.appendingPathComponent(name).path
        if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
          return (name, "-> " + link)
        }
        return (name, (try? folder.text(name)) ?? "a folder")
      })
  }

  @Test(
    "Over a source, a file of another kind, or one by hand, nothing is written",
    arguments: [
      ("check --write-baseline a.menu b.menu", "'--write-baseline' takes a file of its own"),
      ("check b.menu --write-baseline mine.txt", "'mine.txt' is there, and is not a baseline"),
      ("check b.menu --write-baseline Mine.swift", "'Mine.swift' is there, and is not a baseline"),
      ("preview a.menu -o a.menu", "'-o' takes a file whose name ends in '.html', not 'a.menu'"),
      ("preview a.menu -o mine.html", "'mine.html' is there, and is not a page of"),
      ("preview a.menu --picture a.menu", "'--picture' takes a file whose name ends in '.png'"),
      ("preview a.menu --picture mine.png", "'mine.png' is there, and is not a picture of"),
      ("preview a.menu -o new.html --picture mine.png", "'mine.png' is there"),
      ("generate a.menu -o out", "'out/MenuModule.swift' is there, and is not Swift that"),
      ("init a.menu", "'a.menu' already exists"),
      ("import Mine.swift -o a.menu", "'a.menu' already exists"),
      ("import Mine.swift -o n.menu --strings no/n.xcstrings", "cannot write 'no/n.xcstrings'"),
      ("import Mine.swift -o n.menu --report mine.txt", "whose name ends in '.json'"),
      ("strings a.menu -o mine.txt", "'-o' takes a file whose name ends in '.xcstrings'"),
      ("preview a.menu -o no/new.html", "cannot write 'no/new.html': No such file"),
    ])
  func refused(_ arguments: String, _ message: String) throws {
    let before = try contents()
    let run = try ShellRun("menugen \(arguments)", in: folder.url)
    #expect(run.status == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(try contents() == before)
  }

  @Test(
    "A link that leads nowhere stays, and nothing is made where it leads",
    arguments: [
      "init n.menu", "import Menu.swift -o n.menu", "preview a.menu -o n.html",
      "check a.menu --write-baseline n.txt", "strings a.menu -o n.xcstrings",
      "generate a.menu -o links",
    ])
  func danglingLinks(_ arguments: String) throws {
    try folder.write("let menu = Menu(\"Sort\") { Button(\"By Name\") {} }\n", to: "Menu.swift")
    let line = """
      mkdir links
      for name in n.menu n.html n.txt n.xcstrings links/MenuModule.swift; do ln -s nowhere $name; done
      """
    _ = try ShellRun(line, in: folder.url)
    let before = try contents()
    let run = try ShellRun("menugen \(arguments)", in: folder.url)
    #expect(run.status == 2 && run.errors.contains("menugen: "), "\(run.errors)")
    #expect(try contents() == before)
  }

  @Test("What the tool wrote is written again, also through a link and over an empty file")
  func written() throws {
    let line = """
      set -e
      mkdir new; : > known.txt; : > new/MenuModule.swift; ln -s new/page.html page.html
      for time in 1 2; do
        menugen check a.menu --write-baseline known.txt
        menugen preview a.menu -o new/page.html
        menugen preview a.menu -o page.html
        menugen generate a.menu -o new
        echo '// Changed by hand.' >> new/MenuModule.swift
        menugen strings a.menu -o Menus.xcstrings
      done
      menugen preview a.menu -o /dev/stdout > shown.html
      """
    let run = try ShellRun(line, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let contents = try contents()
    #expect(contents["page.html"] == "-> new/page.html")
    #expect(contents["shown.html"] == contents["new/page.html"])
  }

  @Test("A file that appears while a command reads is not replaced")
  func appearing() throws {
    let line = """
      { sleep 1; cat a.menu; } | menugen check - --write-baseline new.txt & first=$!
      { sleep 1; cat a.menu; } | menugen preview - -o new.html & second=$!
      sleep 0.4
      echo mine | tee new.txt > new.html
      wait $first; one=$?
      wait $second; two=$?
      exit $((one * 10 + two))
      """
    let run = try ShellRun(line, in: folder.url)
    #expect(run.status == 22, "\(run.errors)")
    #expect(try folder.text("new.txt") == "mine\n")
    #expect(try folder.text("new.html") == "mine\n")
    #expect(try folder.names().filter { $0.hasPrefix(".") }.isEmpty)
  }
}

/// What is read of other kinds, in other encodings or elsewhere, is not written.
@Suite("Files that fixes and the formatter leave alone")
struct LeftAloneTests {
  static let loose = "commands {\n  a \"A\" often,\n}\n"

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "A file that is named and is no .menu file is an error",
    arguments: [
      "check --menu-files", "check --menu-files --fix", "format", "generate -o out", "preview",
      "strings",
    ])
  func otherFiles(_ command: String) throws {
    try folder.write("#if os(macOS)\nlet a = 1\n#endif\n", to: "A.swift")
    try folder.write("# Read me\n", to: "README.md")
    for name in ["A.swift", "README.md"] {
      let run = try ShellRun("menugen \(command) \(name)", in: folder.url)
      #expect(
        run.status == 2 && run.errors.contains("'\(name)' is not a .menu file"), "\(run.errors)")
    }
    #expect(try folder.text("A.swift").hasPrefix("#if"))
    #expect(try folder.text("README.md").hasPrefix("# "))
    #expect(try folder.names() == ["A.swift", "README.md"])
  }

  @Test(
    "A link out of the folder is read, and what it leads to stays; one in the folder is written",
    arguments: ["check --fix app", "check --fix app/in.menu app/out.menu", "format app"])
  func links(_ command: String) throws {
    // The formatter takes no file with errors.
    let text = command == "format app" ? "menu  A{share}\n" : Self.loose
    try folder.write(text, to: "home/other.menu")
    try folder.write("#!/bin/sh\n", to: "home/script.sh")
    try folder.write(text, to: "app/real/here.menu")
    let line = """
      cd app; ln -s ../home/other.menu out.menu; ln -s ../home/script.sh script.menu
      ln -s real/here.menu in.menu; cd ..; menugen \(command)
      """
    let run = try ShellRun(line, in: folder.url)
    #expect(run.errors.contains("app/out.menu' is a link to '"), "\(run.errors)")
    #expect(run.errors.contains("home/other.menu', and was left as it is"), "\(run.errors)")
    #expect(try folder.text("home/other.menu") == text)
    #expect(try folder.text("home/script.sh") == "#!/bin/sh\n")
    #expect(try folder.text("app/real/here.menu") != text)
  }

  @Test(
    "Text in another encoding, or with NUL bytes, keeps every byte",
    arguments: ["--fix", "--unsafe-fixes"])
  func encodings(_ option: String) throws {
    let utf16: [UInt8] = [0xFF, 0xFE] + Self.loose.utf8.flatMap { [$0, 0] }
    let files: [String: [UInt8]] = [
      "utf16.menu": utf16, "plain16.menu": Array(utf16.dropFirst(2)),
      "latin.menu": Array(Self.loose.utf8) + Array("// caf".utf8) + [0xE9, 0x0A],
      "nul.menu": Array("commands {\n  a \"A\0B\" often,\n}\n".utf8),
    ]
    for (name, bytes) in files {
      let file = folder.url.appendingPathComponent(name)
      try Data(bytes).write(to: file)
      let run = try ShellRun("menugen check \(option) \(name)", in: folder.url)
      #expect(
        run.status == 1 && run.errors.contains("'\(name)' is not a text in UTF-8, and was left"))
      #expect(try Array(Data(contentsOf: file)) == bytes, "\(name)")
    }
    let run = try ShellRun("menugen check utf16.menu", in: folder.url)
    #expect(run.errors.contains("The file is in UTF-16, and `.menu` files are in UTF-8"))
    #expect(run.errors.contains("; 1 finding; "), "\(run.errors)")
  }

  @Test("A file with two names has both after formatting and fixing")
  func hardLinks() throws {
    try folder.write("menu  A{share;pin}\n" + String(repeating: " ", count: 5_000), to: "a.menu")
    try folder.write(Self.loose, to: "b.menu")
    let line =
      "ln a.menu a2.menu; ln b.menu b2.menu; menugen format a.menu; menugen check --fix b.menu"
    _ = try ShellRun(line, in: folder.url)
    #expect(try folder.text("a2.menu") == "menu A { share; pin }\n")
    #expect(try folder.text("a.menu") == "menu A { share; pin }\n")
    let fixed = try folder.text("b2.menu")
    #expect(!fixed.contains("often,"))
    #expect(try folder.text("b.menu") == fixed)
    #expect(try folder.names() == ["a.menu", "a2.menu", "b.menu", "b2.menu"])
  }
}
