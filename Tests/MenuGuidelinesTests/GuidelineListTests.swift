import Foundation
import MenuModel
import Testing

@testable import MenuGuidelines

/// `GuidelineList.swift` lists the rules of the folders.
@Suite("The list of guidelines")
struct GuidelineListTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/MenuGuidelines")

  /// The names of the rules' types, in the order of their folders and files.
  static func types() throws -> [String] {
    let manager = FileManager.default
    var paths: [String] = []
    for path in try manager.subpathsOfDirectory(atPath: folder.path())
    where path.hasSuffix(".swift") {
      paths.append(path)
    }
    return try paths.sorted().flatMap { path in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        .split(separator: "\n")
        .filter { $0.hasPrefix("enum ") && $0.contains(": Guideline {") }
        .compactMap { $0.split(separator: " ").dropFirst().first?.split(separator: ":").first }
        .map(String.init)
    }
  }

  @Test(
    "GuidelineList.swift lists the rules; RECORD=1 swift test --filter GuidelineListTests writes it"
  )
  func list() throws {
    let lines = try Self.types().map { "      \($0).rule,\n" }.joined()
    let text = """
      // Made from the rules' files by `RECORD=1 swift test --filter GuidelineListTests`. Do not edit.

      /// The rules with a check, in the order of folders and files.
      enum GuidelineList {
        static let all: [Rule] =
          [
      \(lines)    ] + CountRules.all
      }

      """
    let file = Self.folder.appending(path: "Guideline/GuidelineList.swift")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded GuidelineList.swift")
      return
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written == text, "stale: run RECORD=1 swift test --filter GuidelineListTests")
  }

  @Test("What holds for context menus alone needs to know that a menu is one")
  func needsOfContextMenus() {
    let rules = GuidelineList.all.filter { rule in
      rule.checks.allSatisfy { check in
        guard case .menus(let surfaces, _) = check else { return false }
        return surfaces.isSubset(of: [.context, .background])
      }
    }
    #expect(rules.count > 10)
    for rule in rules where !rule.checks.isEmpty {
      #expect(!rule.needs.isDisjoint(with: [.place, .menuFile]), "\(rule.id)")
    }
  }

  @Test("Each id is once there, in lower case with hyphens")
  func ids() {
    let ids = RuleCatalogue.ids
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)+/) != nil, "\(id)")
      #expect(RuleCatalogue.contains(id))
    }
    for id in ["", "-", "context-max-group", "Context-Max-Groups", "context-max-groups "] {
      #expect(!RuleCatalogue.contains(id))
    }
  }

  @Test("A misspelt id is met with the right one")
  func suggestions() {
    #expect(RuleCatalogue.suggestions(for: "context-max-group").first == "context-max-groups")
    #expect(RuleCatalogue.suggestions(for: "destructive-lsat").first == "destructive-last")
    #expect(RuleCatalogue.suggestions(for: "Symbol-Exists").first == "symbol-exists")
    #expect(RuleCatalogue.suggestions(for: "quite-another-thing").isEmpty)
  }
}
