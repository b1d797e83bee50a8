import Foundation
import Testing

@testable import MenuSyntax

@Suite("Views of the tree")
struct SyntaxViewTests {
  /// The first node of a production in a text.
  private func first<View: SyntaxView>(_ type: View.Type, in text: String) throws -> View {
    let tree = SyntaxTree(parsing: Source(path: "a.menu", text: text))
    return try #require(
      tree.nodes.indices.lazy.compactMap { View(tree.node($0)) }.first, "in \(text)")
  }

  @Test("A command has its parts by name, on its line and in braces")
  func command() throws {
    let command = try first(
      CommandSyntax.self,
      in: """
        commands {
          /// Keeps it.
          `pin` "Pin" / "Unpin" symbol pin / pin.slash key cmd+P {
            on when isPinned
            confirm "Sure?"
          }
        }
        """)
    #expect(command.name?.text == "pin")
    #expect(command.documentation == ["Keeps it."])
    #expect(command.title?.content == "Pin")
    #expect(command.titleWhenOn?.content == "Unpin")
    #expect(command.symbol?.name?.text == "pin")
    #expect(command.symbol?.nameWhenOn?.text == "pin.slash")
    #expect(command.key?.chords.map(\.text) == ["cmd+P"])
    #expect(command.conditions.map(\.keyword) == [.on])
    #expect(command.confirm?.text?.content == "Sure?")
    #expect(command.help == nil)
    #expect(command.lineAttributes.map(\.keyword) == [.symbol, .key])
    #expect(command.attributes.map(\.keyword) == [.symbol, .key, .on, .confirm])
  }

  @Test("What the text lacks is nil")
  func missingParts() throws {
    let command = try first(CommandSyntax.self, in: "commands { pin symbol }")
    #expect(command.title == nil)
    #expect(command.symbol?.name == nil)
    let variable = try first(VariableSyntax.self, in: "state { isOn }")
    #expect(variable.name?.text == "isOn")
    #expect(variable.type == nil)
    let unnamed = try first(VariableSyntax.self, in: "state { a.b: Bool }")
    #expect(unnamed.name == nil)
    let setting = try first(GuidelineSettingSyntax.self, in: "guidelines { label-verb }")
    #expect(setting.rule?.text == "label-verb")
    #expect(setting.value == nil)
  }

  @Test("Statements come with the `@allow`s before them; those before nothing come last")
  func statements() throws {
    let block = try first(
      BlockSyntax.self,
      in: """
        menu M {
          @allow(label-verb, "One.")
          @allow(label-verb, "Two.") a
          ...
          b
          @allow(label-verb, "Three.")
        }
        """)
    let statements = Array(block.statements)
    #expect(statements.map { $0.allowances.count } == [2, 0, 0, 1])
    #expect(statements.map { $0.node?.kind } == [.commandEntry, .unexpected, .commandEntry, nil])
    #expect(statements[0].allowances[1].reason?.content == "Two.")
    #expect(statements[0].allowances[1].rule?.text == "label-verb")
  }

  @Test("A header ends before the braces")
  func header() throws {
    let text = "menu More \"More\" symbol ellipsis { share }"
    let menu = try first(NamedMenuSyntax.self, in: text)
    #expect(menu.node.tree.source.text(of: menu.header) == "menu More \"More\" symbol ellipsis")
    #expect(menu.headerParts.map(\.node.kind) == [.text, .symbol])
    let bare = try first(MenuEntrySyntax.self, in: "menu A { menu B }")
    #expect(bare.node.tree.source.text(of: bare.header) == "menu B")
    #expect(bare.block == nil)
  }

  @Test("A condition is a tree of forms")
  func condition() throws {
    let attribute = try first(
      ConditionAttributeSyntax.self,
      in: "commands { a \"A\" enabled when isOn && (order != .edited || !(count > 3)) }")
    guard case .and(let and)? = attribute.condition?.form,
      case .variable(let variable)? = and.operands.first?.form,
      case .parentheses(let parentheses)? = and.operands.last?.form,
      case .or(let or)? = parentheses.condition?.form,
      case .comparison(let comparison)? = or.operands.first?.form,
      case .option(let option)? = comparison.operands.last?.form,
      case .not(let not)? = or.operands.last?.form
    else {
      Issue.record("the condition has another shape")
      return
    }
    #expect(variable.name.text == "isOn")
    #expect(comparison.operatorToken?.kind == .notEquals)
    #expect(option.name?.text == "edited")
    #expect(not.operand?.node.kind == .parentheses)
  }

  @Test("Entries have a form, and modifiers behind it")
  func entries() throws {
    let block = try first(
      BlockSyntax.self,
      in: """
        menu M {
          `menu` as "More" symbol none
          standard cut, copy alternate shift
          on iOS, iPadOS { share }
          menu "More" { share }
        }
        """)
    let entries = block.statements.compactMap { $0.node.flatMap { EntrySyntax($0) } }
    guard entries.count == 4, case .command(let command)? = entries[0].form,
      case .standard(let standard)? = entries[1].form, case .on(let on)? = entries[2].form,
      case .menu(let menu)? = entries[3].form
    else {
      Issue.record("the entries have other forms")
      return
    }
    #expect(command.name.text == "menu")
    #expect(entries[0].modifiers.map(\.node.kind) == [.entryTitle, .symbol])
    #expect(standard.names.map(\.text) == ["cut", "copy"])
    guard case .alternate(let alternate)? = entries[1].modifiers.first?.form else {
      Issue.record("no alternate")
      return
    }
    #expect(alternate.modifier?.keyword == .shift)
    #expect(on.platforms.map(\.text) == ["iOS", "iPadOS"])
    #expect(menu.name == nil)
    #expect(menu.title?.content == "More")
  }

  @Test("A name equals a word, byte by byte and without backticks")
  func equalsWord() throws {
    let type = try #require(first(VariableSyntax.self, in: "state { a: Bool }").type)
    #expect(type.equals("Bool"))
    #expect(!type.equals("Boo"))
    #expect(!type.equals("bool"))
  }

  @Test("Each production of the grammar's examples has a view with its name")
  func everyKind() throws {
    let pieces: Set<NodeKind> = [.missing, .unexpected]
    let text = GrammarFile.root.appendingPathComponent("Sources/MenuSyntax/Tree/Views")
    let files = try FileManager.default.contentsOfDirectory(atPath: text.path)
    let views = try files.map {
      try String(contentsOf: text.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    for kind in NodeKind.allCases where !pieces.contains(kind) && !kind.isAttribute {
      #expect(views.contains("kind == .\(kind)"), "\(kind)")
    }
  }
}
