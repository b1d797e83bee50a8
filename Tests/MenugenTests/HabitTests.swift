import Foundation
import Testing

/// One habit of an app is one finding for people, and each place is one for programs.
@Suite("The command check, and the habits of an app")
struct HabitTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "enum Menus {\n" + (1...3).map { Self.menu("show card \($0)") }.joined() + "}\n",
      to: "App/Cards.swift")
    try folder.write(
      "enum More {\n" + (1...2).map { Self.menu("show stack \($0)...") }.joined() + "}\n",
      to: "App/Stacks.swift")
  }

  static func menu(_ title: String) -> String {
    "  static let m\(title.filter { $0.isNumber }) = UIMenu(title: \"\", children: [\n"
      + "    UIAction(title: \"\(title)\") { _ in show() },\n"
      + "    UIAction(title: \"Share Card\") { _ in share() },\n  ])\n"
  }

  func run(_ arguments: String...) throws -> MenugenRun {
    try MenugenRun(["check"] + arguments, in: folder.url)
  }

  @Test("More than four findings of a rule in an app are one, with their number and three places")
  func people() throws {
    let concise = try run("--format", "concise").errors.split(separator: "\n")
    #expect(concise.count { $0.contains("[label-title-case]") } == 1)
    #expect(
      concise.contains {
        $0.hasPrefix("App/Cards.swift:3:21: ")
          && $0.contains("; 4 more are like it. `--fix` mends 5")
      })
    // Two are no habit.
    #expect(concise.count { $0.contains("[ellipsis-character]") } == 2)
    let text = try run().errors
    #expect(text.contains("; 4 more are like it [label-title-case]\n"))
    #expect(text.components(separatedBy: "and here\n").count == 3)
    #expect(
      text.contains(
        "`--fix` mends 5 of them; `label-title-case off` in `Guidelines.menu` switches the rule off."
      ))
    #expect(text.contains("3 findings, 3 with a fix (--fix)"))
  }

  @Test("Other formats and --statistics have each place, and --fix mends them all")
  func programs() throws {
    for format in ["json", "github", "xcode", "gitlab"] {
      let run = try run("--format", format)
      let count = (run.output + run.errors).components(separatedBy: "in title style is").count - 1
      #expect(count == 5, "\(format)")
    }
    #expect(try run("--statistics").output.contains("5  label-title-case\n"))
    #expect(try run("--fix").errors.contains("no findings"))
  }

  @Test("Two apps have their own habits")
  func apps() throws {
    try folder.write("import SwiftUI\n@main struct A: App {}\n", to: "App/A.swift")
    try folder.write("import SwiftUI\n@main struct B: App {}\n", to: "Other/B.swift")
    try folder.write(
      "enum Menus {\n" + (1...4).map { Self.menu("show page \($0)") }.joined() + "}\n",
      to: "Other/Pages.swift")
    let concise = try run("--format", "concise").errors.split(separator: "\n")
    #expect(concise.count { $0.contains("[label-title-case]") } == 5)
  }

  @Test("What is said is also said in Korean")
  func korean() throws {
    let text = try run("--language", "ko").errors
    #expect(text.contains("같은 것이 4개 더 있습니다"))
    #expect(text.contains("`Guidelines.menu`에 `label-title-case off`를 쓰면"))
  }
}
