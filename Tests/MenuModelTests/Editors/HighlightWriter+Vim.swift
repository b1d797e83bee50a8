/// Writes the syntax of Vim and Neovim.
///
/// A statement is a chain of `nextgroup`s, which its line's end breaks; a block is a region.
struct VimWriter {
  let model: HighlightModel

  /// Vim's own group for each style.
  private static func link(_ style: HighlightStyle) -> String {
    switch style {
    case .keyword: "Statement"
    case .attribute: "StorageClass"
    case .annotation, .rule: "PreProc"
    case .type: "Type"
    case .command: "Function"
    case .option, .constant: "Constant"
    case .variable: "Identifier"
    case .standard: "Special"
    case .symbol: "Tag"
    case .key: "Macro"
    case .platform: "Structure"
    case .number: "Number"
    case .operator: "Operator"
    case .separator: "Delimiter"
    case .string: "String"
    case .escape: "SpecialChar"
    case .placeholder: "Special"
    case .comment: "Comment"
    case .documentation: "SpecialComment"
    }
  }

  static func group(_ style: HighlightStyle) -> String { "menu" + style.rawValue.capitalized }

  /// A group that several contexts may share.
  private struct Group {
    var token: HighlightToken
    var style: HighlightStyle?
    var definition: String
    /// Vim takes the last group that fits: what is more particular is defined later.
    var rank: Int
  }

  func text() -> String {
    var groups: [Group] = []
    var numbers: [String: Int] = [:]
    var clusters: [String] = []
    for context in model.contexts {
      var members: [String] = []
      for rule in context.rules {
        let group = self.group(rule, in: context)
        let key = group.definition + (group.style?.rawValue ?? "")
        let number = numbers[key] ?? groups.count
        if number == groups.count {
          numbers[key] = number
          groups.append(group)
        }
        members.append("menu_\(number)")
      }
      var trivia = "@menuTrivia"
      if context.kind == .statement {
        trivia = "menuBlank_\(name(context.name)),menuSkip_\(name(context.name))"
      }
      clusters.append(
        "syn cluster menu_\(name(context.name)) contains=\(trivia),"
          + members.joined(separator: ","))
    }
    var lines = [
      "\" Vim syntax file", "\" Language: .menu files", "\" \(EditorFiles.notice)", "",
      "if exists('b:current_syntax')", "  finish", "endif", "let s:cpo = &cpo", "set cpo&vim", "",
      "syn iskeyword @,48-57,_,192-255", "syn sync fromstart", "",
    ]
    // What means nothing, such as a comma, does not end a statement.
    for context in model.contexts where context.kind == .statement {
      let name = name(context.name)
      lines.append(
        #"syn match menuSkip_\#(name) contained #\v%(\w|\+|[^\x00-\x7f])+|[^;{}[:space:]]# "#
          + "nextgroup=@menu_\(name) skipwhite")
    }
    for (number, group) in groups.enumerated().sorted(by: { $0.element.rank < $1.element.rank }) {
      lines.append(group.definition.replacing("NAME", with: "menu_\(number)", maxReplacements: 1))
      if let style = group.style { lines.append("hi def link menu_\(number) \(Self.group(style))") }
    }
    lines += [""] + clusters + [""] + Self.trivia
    for context in model.contexts where context.kind == .statement {
      let name = name(context.name)
      lines += [
        "syn region menuBlank_\(name) contained matchgroup=menuComment start=#/\\*# end=#\\*/# "
          + "contains=menuBlockComment "
          + "nextgroup=@menu_\(name) skipwhite",
        "hi def link menuBlank_\(name) menuComment",
        "syn match menuBlank_\(name) contained #//.*#",
      ]
    }
    // At the file's own level nothing is contained.
    lines += [
      "", "syn region menuFile start=#\\%^# end=#\\%$# keepend contains=@menu_file", "",
    ]
    lines += HighlightStyle.allCases.map {
      "hi def link \(Self.group($0)) \(Self.link($0))"
    }
    lines += ["", "let b:current_syntax = 'menu'", "let &cpo = s:cpo", "unlet s:cpo"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func name(_ context: String) -> String { context.replacing(".", with: "_") }

  private func group(_ rule: HighlightRule, in context: HighlightContext) -> Group {
    var next = ""
    switch rule.next {
    case .stay:
      if context.kind == .statement { next = " nextgroup=@menu_\(name(context.name)) skipwhite" }
    case .then(let then), .parentheses(_, .some(let then)):
      next = " nextgroup=@menu_\(name(then)) skipwhite"
    case .parentheses:
      if context.kind == .statement { next = " nextgroup=@menu_\(name(context.name)) skipwhite" }
    case .block: break
    }
    let definition: String
    switch (rule.token, rule.next) {
    case (.text, _), (.plainText, _):
      let placeholder = rule.token == .text ? ",menuPlaceholder" : ""
      definition =
        #"syn region NAME contained start=#"# + "\"# skip=#" + #"\\\\\|\\"#
        + "\"# end=#\"# end=#$# "
        + "contains=menuEscape\(placeholder)\(next)"
      return Group(token: rule.token, style: .string, definition: definition, rank: 2)
    case (_, .block(let block)):
      definition =
        "syn region NAME contained transparent fold matchgroup=menuBrace start=#{# end=#}# "
        + "contains=@menu_\(name(block))"
      return Group(token: rule.token, style: nil, definition: definition, rank: 2)
    case (_, .parentheses(let inner, _)):
      definition =
        "syn region NAME contained transparent matchgroup=menuBrace start=#(# end=#)# "
        + "contains=@menu_\(name(inner))\(next)"
      return Group(token: rule.token, style: nil, definition: definition, rank: 2)
    default:
      definition = "syn match NAME contained #\\v\(VimPatterns.pattern(rule.token))#\(next)"
    }
    let rank =
      switch rule.token {
      case .name, .symbolName, .ruleName, .keyChord: 0
      case .words(_, .anything): 3
      case .words: 4
      default: 1
      }
    return Group(token: rule.token, style: rule.style, definition: definition, rank: rank)
  }

  private static let trivia = [
    "syn match menuLineComment contained #//.*#",
    "syn match menuDocumentation contained #\\%(^\\s*\\)\\@<=////\\@!.*#",
    "syn region menuBlockComment contained start=#/\\*# end=#\\*/# contains=menuBlockComment fold",
    "syn cluster menuTrivia contains=menuLineComment,menuDocumentation,menuBlockComment",
    "syn match menuEscape contained #\\v\(VimPatterns.escape)#",
    "syn match menuPlaceholder contained #\\v\(VimPatterns.placeholder)#",
    "hi def link menuLineComment menuComment", "hi def link menuBlockComment menuComment",
  ]
}
