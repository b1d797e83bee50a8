import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

/// What the fixes of single rules make of a file, where more than one attribute is in it.
@Suite("Fixes of rules")
struct RuleFixTests {
  /// The text with the first fix of a rule's first finding written.
  static func fixed(_ text: String, _ rule: String) throws -> String {
    let source = Source(path: "a.menu", text: text)
    let finding = try #require(
      ModuleAnalysis([source]).diagnostics.first { $0.rule == rule }, "\(rule) finds nothing")
    let fix = try #require(finding.fixes.first, "\(rule) has no fix")
    return String(decoding: FixApplication.applying([fix], to: [source])[0].bytes, as: UTF8.self)
  }

  @Test(
    "What hides a command in the menu bar is said with what dims it",
    arguments: [
      ("shown when isOpen", "enabled when isOpen"),
      ("shown when isOpen  enabled when isNew", "  enabled when isNew && isOpen"),
      (
        "enabled when isNew || isOpen  shown when !isNew",
        "enabled when (isNew || isOpen) && !isNew"
      ),
    ])
  func neverHide(_ before: String, _ after: String) throws {
    func text(_ attributes: String) -> String {
      """
      app Shop { platforms macOS 14 }
      state { isOpen: Bool; isNew: Bool }
      commands { close "Close Shop"  \(attributes) }
      menu bar { menu Shop "Shop" { close } }
      """
    }
    let fixed = try Self.fixed(text(before), "menubar-never-hide")
    let line = fixed.split(separator: "\n")[2]
    #expect(
      line.split(separator: " ") == text(after).split(separator: "\n")[2].split(separator: " "))
  }
}
