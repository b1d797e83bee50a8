import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuGuidelines

@Suite("Conditions that hold at once")
struct ConditionLogicTests {
  static func canBothHold(_ left: String, _ right: String) throws -> Bool {
    let module = ModuleAnalysis([
      Source(
        path: "a.menu",
        text: """
          choice Order { name "Name"; date "Date"; size "Size" }
          state {
            a: Bool; b: Bool; c: Bool; d: Bool; e: Bool; f: Bool; g: Bool; h: Bool; i: Bool
            count: Int; other: Int; text: String; order: Order
          }
          commands {
            left "Left" enabled when \(left)
            right "Right" enabled when \(right)
          }
          """)
    ]).module
    let first = try #require(module.commands[0].enabled, "\(left)")
    let second = try #require(module.commands[1].enabled, "\(right)")
    let result = ConditionLogic.canBothHold(first, second)
    #expect(ConditionLogic.canBothHold(second, first) == result)
    return result
  }

  @Test(
    "Two conditions of which one denies the other do not",
    arguments: [
      ("a", "!a"), ("a && b", "!b"), ("a || b", "!a && !b"), ("a", "false"), ("!(a || b)", "b"),
      ("a == true", "!a"), ("a == false", "a"),
      ("a == (b && c)", "a && !c"), ("true != a", "a"),
      ("count == 0", "count == 1"), ("count == 0", "count != 0"), ("count == 2", "count < 2"),
      ("count == 2", "count > 2"), ("count == 2", "count <= 1"), ("count == 2", "count >= 3"),
      ("count > 0", "count <= 0"), ("count < 0", "count >= 0"), ("count > 1", "count < 1"),
      ("count > 1", "count == 1"), ("0 < count", "count <= 0"), ("0 == count", "count == 1"),
      ("2 > count", "count == 2"), ("2 < count", "count == 2"), ("1 <= count", "count < 1"),
      ("1 >= count", "count > 1"),
      ("text == \"\"", "text != \"\""), ("text == \"a\"", "text == \"b\""),
      ("text == \"a\"", "text > \"a\""), ("text == \"b\"", "text < \"b\""),
      ("order == .name", "order == .date"), ("order == .name", "order != .name"),
      ("order == .name", "order > .date"), ("count < other", "count > other"),
      // One that never holds, without a variable in common.
      ("a", "b && !b"), ("a", "count == 0 && count == 1"),
    ])
  func excluded(_ left: String, _ right: String) throws {
    #expect(try !Self.canBothHold(left, right))
  }

  @Test(
    "Others do, and so do those that would take too long to find out",
    arguments: [
      ("a", "b"), ("a", "a"), ("a || b", "!a"), ("a", "true"), ("a == true", "a"),
      ("a == b", "a && b"), ("a != b", "a && !b"), ("a != true", "!a"), ("a == b", "!a && !b"),
      ("count == 2", "count > 1"), ("count == 2", "count < 3"), ("count == 2", "count >= 2"),
      ("count == 2", "count <= 2"), ("count > 1", "count > 2"), ("count != 1", "count != 2"),
      ("0 < count", "count == 1"), ("2 > count", "count == 1"), ("1 <= count", "count == 1"),
      ("1 >= count", "count == 1"), ("count == 1", "other == 2"),
      ("text == \"b\"", "text > \"a\""), ("text == \"a\"", "text < \"b\""),
      ("text != \"a\"", "text != \"b\""), ("order == .date", "order > .name"),
      ("order != .name", "order != .date"), ("count < other", "count < 2"),
      ("count == other", "count == 1"), ("text == \"1\"", "count == 1"),
      // Two variables may be of any type.
      ("a == b", "a && !b"),
    ])
  func possible(_ left: String, _ right: String) throws {
    #expect(try Self.canBothHold(left, right))
  }

  @Test("Variables that only ever have to be true add no rows")
  func limit() throws {
    #expect(try !Self.canBothHold("a && b && c && d && e && f && g && h && i", "!a"))
  }

  @Test("Groups of alternatives are not added up, and separators count only while they show")
  func groupsOfAlternatives() throws {
    let module = ModuleAnalysis([
      Source(
        path: "a.menu",
        text: """
          state { a: Bool }
          commands { c "C"; d "D"; e "E"; f "F"; g "G"; h "H" }
          item Note {
            context menu { c; ---; when a { d; ---; e }; when !a { f; ---; g }; h }
          }
          """)
    ]).module
    let expanded = ExpandedModule(module)
    #expect(expanded.groupCount(of: try #require(expanded.menus.first)) == 3)
  }

  @Test(
    "Of commands that exclude each other a menu shows one, and of those with one condition all",
    arguments: [
      (["a", "a", "a"], 3), (["a", "!a", "a"], 2), (["a", "b", "c"], 3),
      (["a && !a", "a && !a", "b"], 1), (["a", "!a", "a && b"], 2),
      (["count == 0", "count == 1", "count == 2"], 1),
    ])
  func countsWhatCanBeUsed(_ conditions: [String], _ count: Int) throws {
    let commands = conditions.enumerated().map { "c\($0) \"Command \($0)\" enabled when \($1)" }
    let names = conditions.indices.map { "c\($0)" }.joined(separator: "; ")
    let module = ModuleAnalysis([
      Source(
        path: "a.menu",
        text: """
          state { a: Bool; b: Bool; c: Bool; count: Int }
          commands {
            \(commands.joined(separator: "\n"))
          }
          item Note { context menu { \(names) } }
          """)
    ]).module
    let expanded = ExpandedModule(module)
    let menu = try #require(expanded.menus.first)
    let alternatives = expanded.usableAlternatives(of: menu)
    #expect(alternatives.most { expanded.count(of: $0.entries) } == count)
  }
}
