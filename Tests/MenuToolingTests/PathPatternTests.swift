import Testing

@testable import MenuTooling

/// What a line of `.gitignore` matches, as `man gitignore` says and `git check-ignore` does.
@Suite("Patterns of files and folders")
struct PathPatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var pattern: String
    /// Paths; those of folders end in `/`.
    var matched: [String]
    var others: [String]
    var testDescription: String { pattern }
  }

  static let rows = [
    Row(
      pattern: "Vendor", matched: ["Vendor/", "App/Vendor/", "Vendor"],
      others: ["Vendor2/", "MyVendor/", "vendor/"]),
    Row(
      pattern: "Vendor/", matched: ["Vendor/", "App/Vendor/"], others: ["Vendor", "App/Vendor"]),
    Row(pattern: "/Vendor", matched: ["Vendor/"], others: ["App/Vendor/"]),
    Row(pattern: "./Vendor", matched: ["Vendor/"], others: ["App/Vendor/"]),
    Row(
      pattern: "App/Legacy", matched: ["App/Legacy/", "App/Legacy"],
      others: ["Old/App/Legacy", "App/Legacy/a"]),
    Row(
      pattern: "**/Generated", matched: ["Generated/", "a/Generated/", "a/b/Generated"],
      others: ["Generated2", "a/Generated/b"]),
    Row(
      pattern: "App/**/Generated",
      matched: ["App/Generated", "App/a/Generated", "App/a/b/Generated"],
      others: ["Generated", "a/App/Generated", "App/a"]),
    Row(pattern: "App/**", matched: ["App/a", "App/a/b"], others: ["App/", "App", "a/App/b"]),
    Row(pattern: "**", matched: ["a", "a/", "a/b"], others: []),
    Row(
      pattern: "*.xib", matched: ["Main.xib", "a/Main.xib", ".xib"],
      others: ["Main.xibs", "Main.xib.swift"]),
    Row(pattern: "App/*.swift", matched: ["App/a.swift"], others: ["App/b/a.swift", "a.swift"]),
    Row(
      pattern: "*Mock*View*.swift", matched: ["MockView.swift", "aMockbViewc.swift"],
      others: ["MockVie.swift", "ViewMock.swift"]),
    Row(
      pattern: "?.swift", matched: ["a.swift", "é.swift", "👩‍👩‍👧.swift"],
      others: ["ab.swift", ".swift"]),
    Row(pattern: "메뉴", matched: ["메뉴/"], others: ["메"]),
    // A disk can have the letters and the accents by themselves.
    Row(pattern: "Café", matched: ["Cafe\u{301}/"], others: ["Cafe"]),
    Row(pattern: "", matched: [], others: ["a", "a/", "a/b"]),
    Row(pattern: "/", matched: [], others: ["a", "a/", "a/b/"]),
  ]

  @Test("A pattern matches what git ignores by it", arguments: rows)
  func row(_ row: Row) {
    let pattern = PathPattern(row.pattern)
    func matches(_ path: String) -> Bool {
      pattern.matches(path.split(separator: "/").map(String.init), isFolder: path.hasSuffix("/"))
    }
    for path in row.matched { #expect(matches(path), "\(path)") }
    for path in row.others { #expect(!matches(path), "\(path)") }
  }

  @Test("A pattern of a folder covers what is in it")
  func covers() {
    #expect(PathPattern("Legacy/").covers(["App", "Legacy", "Main.storyboard"]))
    #expect(PathPattern("Main.storyboard").covers(["App", "Main.storyboard"]))
    #expect(!PathPattern("Legacy/").covers(["App", "Legacy"]))
  }

  @Test("Stars upon stars take no time")
  func hostile() {
    let stars = String(repeating: "*a", count: 2_000)
    #expect(!PathPattern(stars).matches([String(repeating: "a", count: 1_999)], isFolder: false))
    let folders = String(repeating: "**/a/", count: 2_000) + "b"
    #expect(
      !PathPattern(folders).matches(Array(repeating: "a", count: 4_000), isFolder: false))
  }
}
