import Foundation
import MenuGuidelines
import MenuModel
import MenuTooling
import Testing

/// The rules' pages in the documentation are those that `explain` shows.
@Suite("The rules in the documentation")
struct RulePagesTests {
  static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let folder = project.appending(path: "Sources/menugen/menugen.docc/Rules")
  static let command = "RECORD=1 swift test --filter RulePagesTests"

  /// The pages by the names of their files, and the article that lists them.
  static func pages() throws -> [String: String] {
    let explanation = RuleExplanation(format: .markdown, language: .english)
    var pages: [String: String] = [:]
    for guideline in GuidelineChecker.guidelines {
      let id = guideline.page.id
      let page: String = try #require(explanation.page(id))
      pages["\(id).md"] = page
    }
    pages["Rules.md"] = try overview()
    return pages
  }

  /// The headings in order. A rule is listed under the first that accepts its folder and its page.
  private static var headings: [(title: String, takes: (String, GuidelinePage) -> Bool)] {
    [
      ("Context menus", { folder, _ in folder == "ContextMenus" }),
      ("Pull-down menus", { folder, _ in folder == "PullDownMenus" }),
      ("Edit menus", { folder, _ in folder == "EditMenus" }),
      ("Toolbars on iPhone", toolbars([.iOS])),
      ("Toolbars on iPad", toolbars([.iOS, .iPadOS])),
      ("Toolbars on the Mac", toolbars([.macOS, .macCatalyst])),
      ("Toolbars on Watch and Vision", toolbars([.watchOS, .visionOS])),
      ("Toolbars on several platforms", { folder, _ in folder == "Toolbars" }),
      ("The menu bar", { folder, _ in folder == "MenuBar" }),
      ("Labels", { folder, _ in folder == "Wording" }),
      (
        "Symbols and images",
        { folder, page in
          folder == "Assets"
            || folder == "Menus" && (page.id.contains("icon") || page.id.hasPrefix("symbol-"))
        }
      ),
      ("Keyboard shortcuts", { folder, _ in folder == "Shortcuts" }),
      ("All menus", { folder, _ in folder == "Menus" }),
      ("Commands", { folder, _ in folder == "Commands" }),
    ]
  }

  /// Takes the rules on toolbars that are for these platforms alone.
  private static func toolbars(
    _ platforms: [Platform]
  ) -> (String, GuidelinePage) -> Bool {
    let own = PlatformSet(platforms)
    return { folder, page in
      folder == "Toolbars" && page.platforms.intersection(own) == page.platforms
    }
  }

  /// The rules by what they are about.
  static func overview() throws -> String {
    let rules = project.appending(path: "Sources/MenuGuidelines")
    let manager = FileManager.default
    var folders: [String: String] = [:]
    for folder in try manager.contentsOfDirectory(atPath: rules.path()) {
      let path = rules.appending(path: folder)
      for name in try manager.contentsOfDirectory(atPath: path.path()) {
        let source = try String(contentsOf: path.appending(path: name), encoding: .utf8)
        for line in source.split(separator: "\n") {
          let parts = line.split(separator: "\"", maxSplits: 2)
          if parts.count > 1, parts[0].hasSuffix(" id: ") { folders[String(parts[1])] = folder }
        }
      }
    }
    var text = """
      # The rules

      What Apple's Human Interface Guidelines ask of menus and toolbars, and what menugen makes of it.

      ## Overview

      Each rule has an id, by which `guidelines { }` and `@allow` in a `.menu` file speak of it. A rule is checked in
      the files, cannot be broken in the language, is carried out by the generated Swift, or is advice for people.
      `menugen explain` shows the same pages, in English and in Korean.

      ## Topics

      """
    var left = GuidelineChecker.guidelines.map(\.page)
    for (title, takes) in headings {
      text += "\n### \(title)\n\n"
      left.removeAll { page in
        guard let folder = folders[page.id], takes(folder, page) else { return false }
        text += "- <doc:\(page.id)>\n"
        return true
      }
    }
    return text
  }

  @Test("Each rule has its page, and no page is left over")
  func pages() throws {
    let pages = try Self.pages()
    let manager = FileManager.default
    let written = (try? manager.contentsOfDirectory(atPath: Self.folder.path())) ?? []
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try manager.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for name in written where pages[name] == nil {
        try manager.removeItem(at: Self.folder.appending(path: name))
      }
      for (name, text) in pages {
        try text.write(
          to: Self.folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      Issue.record("recorded the pages of the rules")
      return
    }
    #expect(written.sorted() == pages.keys.sorted(), "stale: run \(Self.command)")
    for (name, text) in pages.sorted(by: { $0.key < $1.key }) {
      let file = Self.folder.appending(path: name)
      let old = try? String(contentsOf: file, encoding: .utf8)
      #expect(old == text, "\(name) is stale: run \(Self.command)")
    }
  }

  @Test("The article lists each rule once")
  func overview() throws {
    let lines = try Self.overview().split(separator: "\n").filter { $0.hasPrefix("- <doc:") }
    let ids = GuidelineChecker.guidelines.map { "- <doc:\($0.page.id)>" }
    #expect(lines.map(String.init).sorted() == ids.sorted())
  }

  @Test("A page names each severity of the rule's findings, and how to ask for a rule that is off")
  func severities() throws {
    let explanation = RuleExplanation(format: .markdown, language: .english)
    for page in GuidelineChecker.guidelines.map(\.page) where page.isDecided {
      let text = try #require(explanation.page(page.id))
      for edition in GuidelineSettings.Edition.allCases {
        for severity in page.severities(in: edition) { #expect(text.contains(severity.word)) }
      }
      #expect(
        text.contains("- Severity: off unless asked for\n")
          == page.isOffUnlessAsked, "\(page.id)")
      #expect(
        text.contains("guidelines { \(page.id) note }") == page.isOffUnlessAsked, "\(page.id)")
    }
  }
}
