import MenuSyntax
import Testing

@testable import MenuImport

/// The means by which code makes several entries: helpers, arrays that are added up, loops, and what comes later.
@Suite("Entries that code of an app makes")
struct MadeEntriesTests {
  /// The titles of all surfaces that some members of a type make, in their order. A list of what only the running app has is
  /// in brackets, with a title for each case of an enum.
  private static func titles(_ members: String, in type: String, rest: String = "") -> [String] {
    let code = """
      import AppKit
      import UIKit
      \(type) {
        \(members)
      }
      \(rest)
      """
    return MenuReaders.read([Source(path: "A.swift", text: code)]).surfaces
      .filter { $0.name == "show()" }.flatMap { shown($0.entries) }
  }

  private static func shown(_ entries: [FoundEntry]) -> [String] {
    entries.flatMap { entry -> [String] in
      switch entry.content {
      case .command(let command):
        return [command.titles.map(EvaluatorTests.shown).joined(separator: " / ")]
      case .separator: return ["-"]
      case .list(_, let template):
        let inner = shown(entry.cases.isEmpty ? template : entry.cases)
        return ["[" + inner.joined(separator: ", ") + "]"]
      case .text(let text, _): return [EvaluatorTests.shown(text)]
      case .view(_, let label): return ["view " + (label?.literal ?? "?")]
      case .unread: return ["?"]
      default: return entry.children.flatMap { shown($0) }
      }
    }
  }

  private static let rest = """
    enum Order: Int, CaseIterable {
      case name, date
      var title: String { switch self { case .name: return "By Name"; case .date: return "By Date" } }
      func item() -> NSMenuItem { NSMenuItem(title: title, action: nil, keyEquivalent: "") }
      func action() -> UIAction { UIAction(title: title) { _ in go() } }
      static let first: [Order] = [.date, .name]
    }
    protocol Part {}
    protocol TitledPart: Part { var title: String { get } }
    struct Line: Part {}
    struct Lift: TitledPart { let title = "Lift"; let isHeavy = true }
    struct Drop: TitledPart { let title = NSLocalizedString("Drop Box", comment: ""); let isHeavy = false }
    class Base {
      func made(_ title: String) -> NSMenuItem { NSMenuItem(title: title, action: nil, keyEquivalent: "") }
      func action(_ title: String) -> UIAction { UIAction(title: title) { _ in go() } }
    }
    extension NSMenu { func fill(_ all: [NSMenuItem]) { for one in all { addItem(one) } } }
    """

  /// Ways to build entries in AppKit and UIKit, with the expected titles. `X(…)` is replaced by an initializer of one entry.
  static let means: [(code: String, titles: [String])] = [
    // Helpers.
    ("all.append(made(\"Lift\")); all.append(made(\"Drop\"))", ["Lift", "Drop"]),
    ("func own(_ t: String) -> X { X(t) }; all.append(own(\"Lift\"))", ["Lift"]),
    // Arrays.
    ("all += [X(\"Lift\"), X(\"Drop\")]", ["Lift", "Drop"]),
    ("all.append(contentsOf: [X(\"Lift\")] + [X(\"Drop\")])", ["Lift", "Drop"]),
    (
      "let more = [X(\"Lift\"), X(\"Drop\")]; for one in more { all.append(one) }",
      ["Lift", "Drop"]
    ),
    (
      "let more = [X(\"Lift\")]; (more + [X(\"Drop\")]).forEach { all.append($0) }",
      ["Lift", "Drop"]
    ),
    ("let more = [X(\"Lift\")]; more.forEach { one in all.append(one) }", ["Lift"]),
    // What is written out.
    ("for t in [\"Lift\", \"Drop\"] { all.append(X(t)) }", ["Lift", "Drop"]),
    ("for (t, n) in [(\"Lift\", 1), (\"Drop\", 2)] { all.append(X(t)) }", ["Lift", "Drop"]),
    ("let names = [\"Lift\", \"Drop\"]; all += names.map { X($0) }", ["Lift", "Drop"]),
    ("for n in [5, 10] { all.append(X(\"\\(n) Boxes\")) }", ["[{n} Boxes]"]),
    ("for t in [\"Lift\", \"Drop\"] where isOpen { all.append(X(t)) }", ["[?]"]),
    ("for t in [\"Lift\", \"Drop\"] { if t == old { continue }; all.append(X(t)) }", ["[?]"]),
    // Enums.
    ("all += Order.allCases.map { X($0.title) }", ["[By Name, By Date]"]),
    ("for order in Order.allCases { all.append(X(order.title)) }", ["[By Name, By Date]"]),
    ("for order in Order.first { all.append(X(order.title)) }", ["By Date", "By Name"]),
    ("all += Order.first.map { $0.one() }", ["By Date", "By Name"]),
    ("all += Order.allCases.filter { isKnown($0) }.map { X($0.title) }", ["[?]"]),
    ("all += orders.map { X($0.title) }", ["[?]"]),
    // Objects.
    (
      "let parts: [Part] = [Lift(), Line(), Drop()]; all += parts.compactMap { part in if part is Line { return nil }; if let part = part as? TitledPart { return X(part.title) }; return nil }",
      ["Lift", "Drop Box"]
    ),
    (
      "for part in [Lift(), Drop()] { if part.isHeavy && !isStrong { continue }; all.append(X(part.title)) }",
      ["[?]"]
    ),
    (
      "let parts = [Lift(), Drop()]; all += parts.compactMap { part in if part.isHeavy { return nil }; return X(part.title) }",
      ["Drop Box"]
    ),
  ]

  @Test("Entries by each means", arguments: means)
  func entries(_ code: String, _ titles: [String]) {
    func own(_ made: String, _ helper: String, _ one: String) -> String {
      code.replacing("made(", with: helper + "(").replacing("X(", with: made)
        .replacing("one()", with: one + "()")
        .replacing("-> X {", with: made.hasPrefix("NS") ? "-> NSMenuItem {" : "-> UIAction {")
    }
    let appKit = own("NSMenuItem(title: ", "made", "item")
    let items = Self.titles(
      """
      func show() { var all: [NSMenuItem] = []; \(appKit); let menu = NSMenu(); menu.fill(all)
      statusItem.menu = menu }
      """,
      in: "final class Shelf: Base", rest: Self.rest)
    #expect(items == titles, "AppKit")
    let uiKit = own("UIAction(title: ", "action", "action")
    let actions = Self.titles(
      """
      func show() { var all: [UIMenuElement] = []; \(uiKit); button.menu = UIMenu(children: all) }
      """,
      in: "final class Shelf: Base", rest: Self.rest)
    #expect(actions == titles, "UIKit")
  }

  @Test("What a provider returns later appears in its place")
  func later() {
    let action = "UIAction(title: \"Lift\") { _ in go() }"
    let before = "func show() { button.menu = UIMenu(children: [UIDeferredMenuElement"
    #expect(
      Self.titles("\(before) { done in done([\(action)]) }]) }", in: "class A") == ["Lift"])
    #expect(
      Self.titles("\(before).uncached { done in Task { done([\(action)]) } }]) }", in: "class A")
        == ["Lift"])
    #expect(
      Self.titles("\(before) { done in load(done) }]) }", in: "class A") == ["[]"])
    let local = "func all() -> [UIMenuElement] { [\(action)] }"
    #expect(
      Self.titles(
        "func show() { \(local); button.menu = UIMenu(children: [UIDeferredMenuElement { done in done(all()) }]) }",
        in: "class A") == ["Lift"])
  }

  @Test("An action that can never be chosen and does nothing is a line to read")
  func message() {
    let none = "UIAction(title: \"No boxes here\", attributes: [.disabled]) { _ in }"
    #expect(
      Self.titles("func show() { button.menu = UIMenu(children: [\(none)]) }", in: "class A")
        == ["No boxes here"])
  }

  @Test("The text of a bundle by the bundle of a class")
  func bundle() {
    let helper = """
      func L(_ key: String, _ values: Any...) -> String {
        let format = Bundle(for: A.self).localizedString(forKey: key, value: nil, table: nil)
        return String(format: format, arguments: values.map { "\\($0)" })
      }
      """
    #expect(
      Self.titles(
        "func show() { button.menu = UIMenu(children: [UIAction(title: L(\"Lift Box\")) { _ in go() }]) }",
        in: "class A", rest: helper) == ["Lift Box"])
  }
}
