import MenuSyntax

/// How a piece of a `.menu` file is shown.
enum HighlightStyle: String, CaseIterable {
  case keyword, attribute, annotation
  case type, command, option, variable, rule, standard, symbol, key, platform, constant, number
  case `operator`, separator
  case string, escape, placeholder, comment, documentation
}

/// One piece of text that editors tell apart by a regular expression.
enum HighlightToken: Hashable {
  /// One of these words, if `follow` comes after it.
  case words([String], follow: HighlightFollow)
  case name
  case symbolName
  case keyChord
  case ruleName
  case number
  case `operator`
  /// A choice's option in a condition: `.edited`.
  case optionReference
  case separator
  case allow
  case sign(Character)
  /// A text that people see, with placeholders.
  case text
  /// An asset or a reason, without them.
  case plainText
}

/// What has to follow a word that is a keyword only then.
enum HighlightFollow: Hashable {
  case anything, name, text, titleOrBlock
  case word(String)
}

/// What is read after a token.
enum HighlightNext: Hashable {
  case stay
  /// The rest of the statement is read in another context; in a block, a statement begins.
  case then(String)
  /// Up to the closing brace, in a block's context.
  case block(String)
  /// Up to the closing parenthesis; after it, as `then` says where it is given.
  case parentheses(String, then: String?)
}

struct HighlightRule: Hashable {
  var token: HighlightToken
  var style: HighlightStyle?
  var next: HighlightNext = .stay
}

/// A place in a file, and the tokens that mean something there; the first that fits is taken.
struct HighlightContext {
  enum Kind { case block, statement, parentheses }
  var name: String
  var kind: Kind
  var rules: [HighlightRule]
}

/// Which words mean something where, for the editors that have no parser.
///
/// It says what the parser decides: a keyword is coloured only where it is one. All editors' files are written from it.
struct HighlightModel {
  private(set) var contexts: [HighlightContext] = []
  let standardNames: [String]

  init(standardNames: [String]) {
    self.standardNames = standardNames
    addFile()
    addCommands()
    addScreens()
    addEntries(in: "menu")
    addEntries(in: "toolbar")
    addBar()
    addConditions()
    // What no rule of its own opens still has an end.
    block("unknown", [])
    for index in contexts.indices {
      let opensBlock = contexts[index].rules.contains { $0.token == .sign("{") }
      if contexts[index].kind != .parentheses && !opensBlock {
        contexts[index].rules.append(braces("unknown"))
      }
    }
  }

  mutating func block(_ name: String, _ rules: [HighlightRule]) {
    let allow = [
      HighlightRule(token: .allow, style: .annotation),
      HighlightRule(token: .sign("("), next: .parentheses("allow", then: nil)),
    ]
    contexts.append(HighlightContext(name: name, kind: .block, rules: allow + rules))
  }

  mutating func statement(_ name: String, _ rules: [HighlightRule]) {
    contexts.append(HighlightContext(name: name, kind: .statement, rules: rules))
  }

  mutating func parentheses(_ name: String, _ rules: [HighlightRule]) {
    contexts.append(HighlightContext(name: name, kind: .parentheses, rules: rules))
  }

  /// The words that the model knows in addition to the standard names, for the check that no keyword is missing.
  var knownWords: Set<String> {
    var result: Set<String> = []
    for rule in contexts.flatMap(\.rules) {
      guard case .words(let words, let follow) = rule.token, rule.style != .standard else {
        continue
      }
      result.formUnion(words)
      if case .word(let word) = follow { result.insert(word) }
    }
    return result.union(HighlightModel.modifiers).union([Keyword.allow.text])
  }

  /// What follows a text that people see, in a context that has `addCounting`.
  static func pluralForms(_ host: String) -> [HighlightRule] {
    [
      words([.zero, .one, .two, .few, .many, .other], .attribute),
      attribute(.by, .then("\(host).by")),
    ]
  }

  /// Where the number is expected that chooses a plural form.
  mutating func addCounting(_ host: String) {
    statement("\(host).by", [name(.variable, .then(host))])
  }

  static let modifiers = [Keyword.cmd, .ctrl, .opt, .shift, .fn].map(\.text)
  static let platforms: [Keyword] = [
    .iOS, .iPadOS, .macOS, .macCatalyst, .tvOS, .watchOS, .visionOS,
  ]
}

extension HighlightModel {
  /// The words of the constructs of some places that have an operand of a form.
  static func keywords(
    in places: Construct.Places, where isWanted: (Construct.Operand) -> Bool = { _ in true }
  ) -> [Keyword] {
    Construct.all(in: places).filter { isWanted($0.operand) }.flatMap { construct in
      [construct.keyword] + (construct.second.map { [$0] } ?? [])
    }
  }
}

extension Construct.Operand {
  var isNothing: Bool { if case .none = self { true } else { false } }
  var isCondition: Bool { if case .condition = self { true } else { false } }
  var isText: Bool {
    switch self {
    case .text, .textOfStates, .textWhen, .optionForm, .question: true
    default: false
    }
  }
  /// Whether the word may stand alone.
  var isOptional: Bool {
    switch self {
    case .none, .optionalCondition, .optionalPlatforms: true
    default: false
    }
  }
  var isNumber: Bool { if case .number = self { true } else { false } }
  /// The words of which one follows.
  var words: [Keyword] { if case .word(let words) = self { words } else { [] } }
}

// MARK: - Rules in short

func words(
  _ keywords: [Keyword], _ style: HighlightStyle, follow: HighlightFollow = .anything,
  _ next: HighlightNext = .stay
) -> HighlightRule {
  HighlightRule(token: .words(keywords.map(\.text), follow: follow), style: style, next: next)
}

func word(
  _ keyword: Keyword, follow: HighlightFollow = .anything, _ next: HighlightNext = .stay
) -> HighlightRule {
  words([keyword], .keyword, follow: follow, next)
}

func attribute(_ keyword: Keyword, _ next: HighlightNext = .stay) -> HighlightRule {
  words([keyword], .attribute, next)
}

func name(_ style: HighlightStyle?, _ next: HighlightNext = .stay) -> HighlightRule {
  HighlightRule(token: .name, style: style, next: next)
}

func number(_ next: HighlightNext = .stay) -> HighlightRule {
  HighlightRule(token: .number, style: .number, next: next)
}

func text(_ next: HighlightNext = .stay) -> HighlightRule {
  HighlightRule(token: .text, style: .string, next: next)
}

func plainText(_ next: HighlightNext = .stay) -> HighlightRule {
  HighlightRule(token: .plainText, style: .string, next: next)
}

func sign(_ sign: Character, _ next: HighlightNext) -> HighlightRule {
  HighlightRule(token: .sign(sign), next: next)
}

func braces(_ block: String) -> HighlightRule { sign("{", .block(block)) }
