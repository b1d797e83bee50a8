import Foundation
import Testing

/// What a run leaves out: by comments in Swift, by rule, by a baseline that is found, by git.
@Suite("The command check, told what to leave alone")
struct LeftAloneFindingsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.view(), to: "App/CardView.swift")
  }

  static func view(_ first: String = "", above: String = "") -> String {
    """
    import SwiftUI
    struct CardView: View {
      var body: some View {
        CardImage().contextMenu {
          \(above)
          Button("Flip the card...") { flip() } \(first)
          Button("turn over") { turn() }
        }
      }
    }

    """
  }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(["check"] + arguments, in: folder.url)
  }

  /// The lines and rules of a concise report.
  func found(_ arguments: String...) throws -> [String] {
    let run = try MenugenRun(["check", "--format", "concise"] + arguments, in: folder.url)
    return run.errors.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { line in
      let rule = line.split(separator: "[").last?.dropLast() ?? ""
      return "\(line.split(separator: ":")[1]) \(rule)"
    }
  }

  static let all = [
    "6 ellipsis-character", "6 label-no-articles", "6 label-title-case", "7 label-title-case",
  ]

  @Test("A comment silences rules on its line, or on the next line of code where it stands alone")
  func allowances() throws {
    #expect(try found("App") == Self.all)
    let comment = #"// menugen:allow label-title-case, ellipsis-character "as the game says""#
    let left = ["6 label-no-articles", "7 label-title-case"]
    try folder.write(Self.view(comment), to: "App/CardView.swift")
    #expect(try found("App") == left)
    try folder.write(Self.view(above: comment), to: "App/CardView.swift")
    #expect(try found("App") == left)
  }

  @Test("A comment that silences nothing is a warning; one without a reason is an error")
  func wrongAllowances() throws {
    try folder.write(
      Self.view(#"// menugen:allow shortcut-reserved "no reason to be here""#),
      to: "App/CardView.swift")
    let unused = try run("App", "--format", "concise")
    #expect(unused.errors.contains("App/CardView.swift:6:45: warning: Nothing here breaks"))
    // What it silences can depend on the rest of the project.
    try folder.write("// swift-tools-version: 6.0", to: "Package.swift")
    for part in ["App", "App/CardView.swift"] {
      let found = try run(part, "--format", "concise")
      #expect(!found.errors.contains("Nothing here breaks") && !found.errors.isEmpty)
    }
    let whole = try run(".", "--format", "concise")
    #expect(whole.errors.contains("App/CardView.swift:6:45: warning: Nothing here breaks"))
    try folder.write(Self.view("// menugen:allow label-title-case"), to: "App/CardView.swift")
    let bare = try run("App", "--format", "concise")
    #expect(bare.status == 1 && bare.errors.contains("[allow-needs-reason]"), "\(bare.errors)")
    #expect(bare.errors.contains("CardView.swift:6:14: warning"), "it silences nothing")
    try folder.write(Self.view(#"// menugen:allow label-titlecase "x""#), to: "App/CardView.swift")
    #expect(try run("App").errors.contains("Did you mean `label-title-case`?"))
    // A text is no comment.
    try folder.write(
      Self.view(#"; print("// menugen:allow label-title-case \"x\"")"#), to: "App/CardView.swift")
    #expect(try found("App") == Self.all)
  }

  @Test("--select and --ignore take rules, and refuse what is none")
  func rules() throws {
    #expect(
      try found("App", "--select", "label-title-case,label-no-articles") == Array(Self.all[1...]))
    #expect(
      try found("App", "--ignore", "label-title-case", "--ignore", "label-no-articles")
        == ["6 ellipsis-character"])
    try folder.write("commands { flip \"Flip\" colour }\n", to: "App/a.menu")
    let broken = try run("App", "--select", "label-title-case")
    #expect(broken.status == 1 && broken.errors.contains("unknown-attribute"))
    let unknown = try run("App", "--ignore", "label-titlecase")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'label-title-case'?"))
  }

  @Test("--statistics has the rules by the number of their findings")
  func statistics() throws {
    let run = try run("App", "--statistics")
    #expect(
      run.output == "2  label-title-case\n1  ellipsis-character\n1  label-no-articles\n",
      "\(run.output)")
    #expect(run.errors.hasPrefix("1 file: 1 menu, 2 entries; 4 findings"), "\(run.errors)")
    #expect(try self.run("App", "--statistics", "--format", "json").status == 2)
  }

  @Test("A baseline in the folder is found by itself, from inside and from outside")
  func foundBaseline() throws {
    let inside = folder.url.appendingPathComponent("App")
    let name = ".menugen-baseline.json"
    let written = try MenugenRun(["check", "--write-baseline", name], in: inside)
    #expect(written.status == 0 && written.errors.contains("wrote 4 findings"), "\(written.errors)")
    #expect(
      try folder.text("App/\(name)").contains(
        #"{"path": "CardView.swift", "rule": "ellipsis-character", "element": "#))
    #expect(try found("App") == [])
    #expect(try MenugenRun(["check", "--format", "concise"], in: inside).errors == "")
    try folder.write(
      Self.view().replacing("turn over", with: "turn over and out..."), to: "App/CardView.swift")
    #expect(try found("App") == ["7 ellipsis-character"])
    // It is replaced as its own, and nothing else is.
    #expect(try MenugenRun(["check", "--write-baseline", name], in: inside).status == 0)
    try folder.write("{}", to: "App/other.json")
    #expect(try run("App", "--write-baseline", "App/other.json").status == 2)
  }

  @Test("--since has what lines that differ have, follows renames, and takes new files as new")
  func since() throws {
    func git(_ line: String) throws {
      let run = try ShellRun(
        "git -c user.name=a -c user.email=a@b.c -c commit.gpgsign=false \(line)", in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    let outside = try run("App", "--since", "HEAD")
    #expect(outside.status == 2 && outside.errors.contains("cannot compare"), "\(outside.errors)")
    try git("init -q . && git add -A && git -c user.name=a -c user.email=a@b.c commit -qm one")
    #expect(try found("App", "--since", "HEAD") == [])
    try folder.write(
      Self.view().replacing("turn over", with: "turn back"), to: "App/CardView.swift")
    #expect(try found("App", "--since", "HEAD") == ["7 label-title-case"])
    #expect(try found("--since", "HEAD") == ["7 label-title-case"])
    try git("mv App/CardView.swift 'App/Card View.swift'")
    #expect(try found("App", "--since", "HEAD") == ["7 label-title-case"])
    try folder.write(Self.view(), to: "App/New.swift")
    #expect(try found("App", "--since", "HEAD") == ["7 label-title-case"] + Self.all)
    let unknown = try run("App", "--since", "nowhere")
    #expect(unknown.status == 2 && unknown.errors.contains("cannot compare 'App' with 'nowhere'"))
    #expect(try run("App", "--since", "HEAD", "--fix").status == 2)
    // What git ignores is left out.
    try folder.write("New.swift\n", to: ".gitignore")
    #expect(try found("App") == Self.all)
    #expect(try found("App/New.swift") == Self.all)
  }
  @Test("--since reads what git says to its end, also where it warns of each file")
  func warnings() throws {
    let line = """
      git init -q . && git config core.autocrlf input && cd App &&
      for i in $(seq 900); do printf 'let a = 1\\n' > "AFileWithALongNameAsSomeAppsHaveThem$i.swift"; done &&
      git add -A && git -c user.name=a -c user.email=a@b.c -c commit.gpgsign=false commit -qm one &&
      for f in AFile*; do printf 'let a = 2\\r\\n' > "$f"; done && git diff HEAD 2>&1 >/dev/null | wc -c
      """
    let made = try ShellRun(line, in: folder.url)
    // More than a pipe holds.
    let size = Int(made.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
    #expect(made.status == 0 && size > 1 << 16, "\(made.output) \(made.errors)")
    #expect(try run("App", "--since", "HEAD").status == 0)
  }
}
