/// `commands = "commands" [ name ] { attribute } "{" { command separator } "}"`
package struct CommandsSyntax: NamedSyntax, BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .commands }

  /// What holds for each command of the block.
  package var attributes: [AttributeSyntax] { node.parts() }
}

/// What commands and options have in common: a name, titles and attributes.
package protocol AttributedSyntax: NamedSyntax {}

extension AttributedSyntax {
  package var title: TextSyntax? { node.part() }

  /// The title after `/`.
  package var secondTitle: TextSyntax? { node.secondPart() }

  /// The attributes on the line of the name.
  package var lineAttributes: [AttributeSyntax] { node.parts() }

  /// Whether attributes are on the line of the name.
  package var hasLineAttributes: Bool { node.part(AttributeSyntax.self) != nil }

  package var attributeBlock: AttributeBlockSyntax? { node.part() }

  /// All attributes, on the line and then in braces.
  package var attributes: AttributeSequence { AttributeSequence(node) }
}

/// The attributes of a command or an option, on its line and then in braces.
package struct AttributeSequence: Sequence, IteratorProtocol, Sendable {
  private var children: SyntaxChildren.Iterator
  private var block: BlockSyntax?

  init(_ node: SyntaxNode) { children = node.children.makeIterator() }

  package mutating func next() -> AttributeSyntax? {
    while let child = children.next() {
      if let attribute = AttributeSyntax(child) { return attribute }
      if block == nil { block = AttributeBlockSyntax(child)?.block }
    }
    guard let inner = block else { return nil }
    block = nil
    children = inner.node.children.makeIterator()
    return next()
  }
}

/// `command = { allow } name countedText [ "/" countedText ] { attribute } [ attributeBlock ]`
package struct CommandSyntax: AttributedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .command }

  /// The title while the condition of `on when` holds.
  package var titleWhenOn: TextSyntax? { secondTitle }

  package var symbol: SymbolSyntax? { attribute() }
  package var image: ImageSyntax? { attribute() }
  package var key: KeySyntax? { attribute() }
  package var confirm: QuestionSyntax? { attribute() }
  package var help: TextAttributeSyntax? { text(.help) }
  package var subtitle: TextAttributeSyntax? { text(.subtitle) }

  /// The conditions, in the order of the text.
  package var conditions: [ConditionAttributeSyntax] {
    attributes.compactMap { $0.node.as(ConditionAttributeSyntax.self) }
  }

  /// The first attribute of a kind.
  package func attribute(_ kind: NodeKind) -> AttributeSyntax? {
    attributes.first { $0.node.kind == kind }
  }

  private func attribute<View: SyntaxView>() -> View? {
    attributes.lazy.compactMap { View($0.node) }.first
  }

  private func text(_ kind: NodeKind) -> TextAttributeSyntax? {
    attribute(kind)?.node.as(TextAttributeSyntax.self)
  }
}

/// `option = { allow } name countedText [ "/" countedText ] { attribute } [ attributeBlock ]`
package struct OptionSyntax: AttributedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .option }
}

/// `attributeBlock = "{" { { allow } attribute { attribute } separator } "}"`
package struct AttributeBlockSyntax: BracedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .attributeBlock }
}

// MARK: - Attributes

/// `attribute`: a row of `Construct.attributes`
package struct AttributeSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind.isAttribute }

  /// Whether it is a title or a picture that holds while its condition does, of which a command may have several.
  package var isAlternative: Bool {
    switch node.kind {
    case .titleWhen: true
    case .symbol, .image: node.part(DuringSyntax.self) != nil
    default: false
    }
  }

  /// What an attribute is, by its parts.
  package enum Form: Sendable {
    case symbol(SymbolSyntax)
    case image(ImageSyntax)
    case key(KeySyntax)
    case condition(ConditionAttributeSyntax)
    case text(TextAttributeSyntax)
    case titleWhen(TitleWhenSyntax)
    case onscreen(OnscreenSyntax)
    case optionForm(OptionFormSyntax)
    case question(QuestionSyntax)
    case name(NameAttributeSyntax)
    /// A word or two, with nothing after them.
    case word
  }

  package var form: Form {
    switch node.kind.attribute?.operand {
    case .symbol: return .symbol(SymbolSyntax(unchecked: node))
    case .image: return .image(ImageSyntax(unchecked: node))
    case .shortcut: return .key(KeySyntax(unchecked: node))
    case .condition, .optionalCondition:
      return .condition(ConditionAttributeSyntax(unchecked: node))
    case .textWhen: return .titleWhen(TitleWhenSyntax(unchecked: node))
    case .optionForm: return .optionForm(OptionFormSyntax(unchecked: node))
    case .optionalPlatforms: return .onscreen(OnscreenSyntax(unchecked: node))
    case .text, .textOrOption, .textOfStates: return .text(TextAttributeSyntax(unchecked: node))
    case .question: return .question(QuestionSyntax(unchecked: node))
    case .word, .name: return .name(NameAttributeSyntax(unchecked: node))
    default: return .word
    }
  }
}

/// `symbol = "symbol" symbolName [ "/" symbolName ] [ stays ] [ during ]`
package struct SymbolSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .symbol }

  /// The symbol after `/`.
  package var nameWhenOn: NameSyntax? { node.secondPart() }

  package var stays: StaysSyntax? { node.part() }

  /// When the command has the symbol; nil for one that it always has.
  package var during: DuringSyntax? { node.part() }
}

/// `image = "image" text [ "/" text ] [ stays ] [ during ]`
package struct ImageSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .image }

  package var name: TextSyntax? { node.part() }

  /// The image after `/`.
  package var nameWhenOn: TextSyntax? { node.secondPart() }

  package var stays: StaysSyntax? { node.part() }

  /// When the command has the image; nil for one that it always has.
  package var during: DuringSyntax? { node.part() }
}

/// `stays = "stays"`
package struct StaysSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .stays }
}

/// `key = "key" chord { "," chord } [ always ] [ global ] [ fixedKey ]`
package struct KeySyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .key }

  /// The shortcuts, the first of which menus show.
  package var chords: [ChordSyntax] { node.parts() }

  /// The words after the shortcuts, which hold for all of them.
  package var traits: [KeyTraitSyntax] { node.parts() }
}

/// A shortcut, as a name that the resolver reads
package struct ChordSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .name }

  package var token: Token { node.firstToken }

  /// The shortcut as it is written.
  package var text: String { node.tree.text(of: token) }

  /// What the quotes of a key hold, with escapes resolved; nil for a key without quotes.
  package var quotedKey: String? {
    var token = token
    if token.kind == .string { return StringDecoder(node.tree.source, token).text() }
    let bytes = node.tree.source.storage[Int(token.start)..<Int(token.end)]
    // Alone at the end, the quote is the key.
    guard token.kind == .keyChord, let quote = bytes.firstIndex(of: 0x22),
      quote + 1 < bytes.endIndex
    else { return nil }
    token.start = UInt32(quote)
    token.flagBits = TokenFlags.escapes.rawValue
    return StringDecoder(node.tree.source, token).text()
  }

  /// The modifiers as they are written, each with its `+`, before the quotes of a key.
  package var modifiersOfQuotedKey: String {
    token.kind == .keyChord ? String(text.prefix { $0 != "\"" }) : ""
  }
}

/// `always = "always"`, `global = "global"` or `fixedKey = "fixed"`
package struct KeyTraitSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool {
    kind == .always || kind == .global || kind == .fixedKey
  }
}

/// An attribute of a word, `when` and a condition, or of a word alone that may have them
package struct ConditionAttributeSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool {
    switch kind.attribute?.operand {
    case .condition, .optionalCondition: true
    default: false
    }
  }

  package var condition: ConditionSyntax? {
    node.part() ?? node.part(DuringSyntax.self)?.condition
  }
}

/// An attribute of a word and a text that people see
package struct TextAttributeSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool {
    switch kind.attribute?.operand {
    case .text, .textOrOption, .textOfStates: true
    default: false
    }
  }

  package var text: TextSyntax? { node.part() }

  /// The text after `/`.
  package var textWhenOn: TextSyntax? { node.secondPart() }

  /// `option` in place of the text.
  package var optionTitle: OptionTitleSyntax? { node.part() }
}

/// `titleWhen = "title" countedText during`
package struct TitleWhenSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .titleWhen }

  package var text: TextSyntax? { node.part() }

  package var during: DuringSyntax? { node.part() }
}

/// `during = "when" condition`
package struct DuringSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .during }

  package var condition: ConditionSyntax? { node.part() }
}

/// `onscreen = "onscreen" [ "on" name { "," name } ]`
package struct OnscreenSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .onscreen }

  /// The platforms after `on`; none for all.
  package var platforms: [NameSyntax] { node.parts() }
}

/// `optionForm = "option" countedText [ symbol | image ]`
package struct OptionFormSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .optionForm }

  package var text: TextSyntax? { node.part() }
  package var symbol: SymbolSyntax? { node.part() }
  package var image: ImageSyntax? { node.part() }
}

/// `optionTitle = "option"`
package struct OptionTitleSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .optionTitle }
}

/// `confirm = "confirm" countedText { message | answerTitle | answers | during }`
package struct QuestionSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool { kind == .confirm }

  package var text: TextSyntax? { node.part() }

  /// The message, the title, the answers and the condition, in the order of the text.
  package var parts: [QuestionPartSyntax] { node.parts() }
}

/// `message = "message" countedText`, `answerTitle = "button" countedText`,
/// `answers = "or" name { "," name }`, or `during`
package struct QuestionPartSyntax: SyntaxView {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool {
    kind == .message || kind == .answerTitle || kind == .answers || kind == .during
  }

  package var text: TextSyntax? { node.part() }

  /// The condition after `when`.
  package var condition: ConditionSyntax? { DuringSyntax(node)?.condition }

  /// The commands after `or`.
  package var commands: [NameSyntax] { node.parts() }
}

/// An attribute of a word and a name, or another word
package struct NameAttributeSyntax: NamedSyntax {
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }
  package static func accepts(_ kind: NodeKind) -> Bool {
    switch kind.attribute?.operand {
    case .word, .name: true
    default: false
    }
  }
}
