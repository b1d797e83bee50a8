import MenuGuidelines
import MenuModel
import MenuSyntax
import MenuTooling

/// What the word under the pointer means.
enum Hover {
  static func hover(_ params: LSP.HoverParams, in context: FeatureContext) -> LSP.Hover? {
    let offset = context.text.offset(params.position)
    if context.tree.comment(at: offset) != nil { return nil }
    if let occurrence = context.names.occurrence(in: context.source, at: offset) {
      guard let text = text(of: occurrence, in: context) else { return nil }
      return hover(text, occurrence.place.span, context)
    }
    guard let token = context.tree.token(at: offset), token.kind == .identifier,
      token.keyword != .notAKeyword
    else { return nil }
    let kind = context.tree.nodes(around: offset).last?.kind
    if let construct = kind.flatMap({ Construct.first(token.keyword, in: $0) }) {
      return hover("`\(construct.words)`\n\n\(construct.meaning)", token.span, context)
    }
    // `@allow` shares a word with `allow … in`.
    if kind == .allow { return nil }
    let word = token.keyword.text
    return Construct.meaning(of: word).flatMap { hover("`\(word)`\n\n\($0)", token.span, context) }
  }

  private static func hover(
    _ text: String, _ span: Span, _ context: FeatureContext
  ) -> LSP.Hover {
    LSP.Hover(
      contents: LSP.MarkupContent(
        kind: context.client.markdownHover ? .markdown : .plaintext, value: text),
      range: context.text.range(span))
  }

  /// What a name refers to, in Markdown.
  static func text(of occurrence: Occurrence, in context: FeatureContext) -> String? {
    switch occurrence.symbol {
    case .command(let name):
      return CommandSummary(name, in: context).map(command)
    case .variable(let name): return variable(name, occurrence, context)
    case .option(let choice, _): return option(occurrence, of: choice, context)
    case .standard(let name): return standard(name)
    case .sfSymbol(let name): return symbol(name, context)
    case .rule(let id):
      return RuleExplanation(format: .markdown, language: context.workspace.language).page(id)
    case .platform(let name): return platform(name, context)
    case .type, .block, .part, .barMenu: return declaration(occurrence, context)
    }
  }

  private static func command(_ summary: CommandSummary) -> String {
    let context = summary.context
    var text = "```menu\n\(summary.command.name.text) \"\(summary.title)\"\n```\n"
    text += documentation(summary.command.documentation)
    text += attributes(summary.attributes)
    let placements = summary.placements
    if placements.isEmpty {
      text += "\nPlaced nowhere.\n"
    } else {
      text += "\nPlaced in:\n\n"
      var seen: Set<String> = []
      for (_, surface) in placements where seen.insert(surface).inserted {
        text += "- \(surface)\n"
      }
    }
    if context.module.app.platforms.isEmpty { return text }
    return text + "\n```swift\n\(summary.swiftCase)\n```\n"
  }

  /// Attributes as they are written.
  private static func attributes(_ written: [String]) -> String {
    written.isEmpty ? "" : "\n" + written.map { "- `\($0)`\n" }.joined()
  }

  private static func documentation(_ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func variable(
    _ name: String, _ occurrence: Occurrence, _ context: FeatureContext
  ) -> String? {
    if let variable = context.module.state.first(where: { $0.name.text == name }) {
      let type = (context.names.typesOfVariables[name] ?? "Bool") + (variable.isOptional ? "?" : "")
      return "```menu\n\(name): \(type)\n```\n" + documentation(variable.documentation)
        + "\nA state variable: a property of `\(context.module.app.name)State`.\n"
    }
    if name == "none" {
      return "What a variable like `priority: Priority?` has while none of the options holds.\n"
    }
    guard let list = context.module.lists.first(where: { $0.field == name }) else { return nil }
    return "The elements of the list `\(list.name.text)` in `\(context.module.app.name)State`.\n"
      + children(of: list)
  }

  private static func option(
    _ occurrence: Occurrence, of choice: String, _ context: FeatureContext
  ) -> String? {
    let name = occurrence.symbol.name
    guard let found = context.module.choices.first(where: { $0.name.text == choice }),
      let option = found.options.first(where: { $0.name.text == name })
    else { return nil }
    let title = CommandSummary.plain(option.title, context.module)
    let declared = context.names.declaration(of: occurrence.symbol)?.node.as(OptionSyntax.self)
    let written = declared.map { option in
      option.attributes.map { option.node.tree.source.text(of: $0.node.span) }
    }
    return "```menu\n\(name) \"\(title)\"\n```\n" + documentation(option.documentation)
      + attributes(written ?? []) + "\nAn option of `\(choice)`.\n"
      + "\n```swift\n\(found.typeName).\(name)\n```\n"
  }

  private static func standard(_ name: String) -> String? {
    guard let entry = StandardCommandTable.entry(named: name) else { return nil }
    let what = entry.isSubmenu ? "submenu" : "command"
    var text = "`standard \(name)`: the system's \(what) “\(entry.title)”"
    if let second = entry.titleWhenOn { text += " / “\(second)”" }
    text += ".\n\n"
    if let shortcut = entry.shortcut { text += "- Shortcut: \(shortcut.glyphs)\n" }
    if let symbol = entry.symbol { text += "- Symbol: `\(symbol)`\n" }
    if let action = entry.appKit { text += "- AppKit: `\(action.selector)`\n" }
    if let action = entry.uiKitAction { text += "- UIKit: `\(action.name)`\n" }
    let places = entry.places.map { "\($0)" }.joined(separator: ", ")
    return text + "- Belongs in: \(places)\n"
  }

  /// A symbol's release and versions, and the platforms of the module that lack it.
  static func symbol(_ name: String, _ context: FeatureContext) -> String? {
    guard let availability = SymbolTable.availability(of: name) else { return nil }
    var text = "`\(name)`: SF Symbols \(availability.release).\n\n"
    for platform in [Platform.iOS, .macOS, .tvOS, .watchOS, .visionOS] {
      guard let first = availability.minimum(on: platform) else { continue }
      text += "- \(platform.name) \(first.text)\n"
    }
    let missing = context.module.app.platforms.filter {
      !availability.covers($0.platform, from: $0.minimum)
    }
    if !missing.isEmpty {
      let list = missing.map { "\($0.platform.name) \($0.minimum.text)" }.joined(separator: ", ")
      text += "\nNot in \(list), which this module is for.\n"
    }
    if let newName = SymbolTable.renamedTo(name) { text += "\nRenamed to `\(newName)`.\n" }
    if SymbolTable.isRestricted(name) {
      text += "\nApple lets it stand only for the product or feature that it shows.\n"
    }
    return text
  }

  private static func platform(_ name: String, _ context: FeatureContext) -> String? {
    guard let platform = Platform.allCases.first(where: { $0.name == name }) else { return nil }
    guard let minimum = context.module.app.minimum(of: platform) else {
      return "\(name): not one of the module's platforms.\n"
    }
    return "\(name) \(minimum.text) and newer.\n"
  }

  /// The header of a declaration as it is written, and its documentation.
  private static func declaration(
    _ occurrence: Occurrence, _ context: FeatureContext
  ) -> String? {
    guard let declared = context.names.declaration(of: occurrence.symbol) else { return nil }
    let node = declared.node
    let header = node.tree.source.text(of: node.header)
    let list = context.module.lists.first { $0.name.place == declared.place }
    return "```menu\n\(header)\n```\n" + documentation(node.documentation)
      + (list.map { children(of: $0) } ?? "")
  }

  /// What the elements of a list have for elements of theirs.
  private static func children(of list: MenuList) -> String {
    guard list.isNested else { return "" }
    return
      "\nAn element has elements, which are a submenu under its title; one without can be chosen:\n"
      + "\n```swift\nchildren: [\(list.typeName)]?\n```\n"
  }
}
