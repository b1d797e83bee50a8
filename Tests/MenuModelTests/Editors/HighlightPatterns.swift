import MenuModel

/// Tokens as regular expressions of Oniguruma, which TextMate grammars use.
enum PerlPatterns {
  private static let start = #"[\p{L}\p{Nl}_]"#
  private static let part = #"[\w\p{M}]"#
  private static let name = #"(?:`[^`]*`|\#(start)\#(part)*)"#

  static func pattern(_ token: HighlightToken) -> String {
    switch token {
    case .words(let words, let follow): word(words) + self.follow(follow)
    case .name: name
    case .symbolName: #"(?:`[^`]*`|\#(part)[\w\p{M}.]*)"#
    case .keyChord:
      #"(?<![\w+])(?:(?:\#(HighlightModel.modifiers.joined(separator: "|")))\+)*"#
        + #"(?:(?:\#(NamedKey.allCases.map(\.rawValue).joined(separator: "|")))\b|"(?:[^"\\]|\\.)"|[!-~](?!\w))"#
    case .ruleName: #"\#(start)\#(part)*(?:-\#(part)+)*"#
    case .number: #"(?<![\w.])-?\d+(?:\.\d+)*\b"#
    case .operator: #"&&|\|\||[=!<>]=|[<>!]"#
    case .optionReference: #"\.\#(name)"#
    case .separator: "---"
    case .allow: #"@\s*allow\b"#
    case .sign(let sign): sign.isLetter ? String(sign) : "\\" + String(sign)
    case .text, .plainText: "\""
    }
  }

  private static func word(_ words: [String]) -> String {
    words.count == 1 ? #"\b\#(words[0])\b"# : #"\b(?:\#(words.joined(separator: "|")))\b"#
  }

  private static func follow(_ follow: HighlightFollow) -> String {
    switch follow {
    case .anything: ""
    case .name: #"(?=[ \t]+(?:`|\#(start)))"#
    case .text: #"(?=[ \t]*")"#
    case .titleOrBlock: #"(?=[ \t]*["{])"#
    case .word(let word): #"(?=[ \t]+\#(word)\b)"#
    }
  }

  static let documentation = #"^[ \t]*(///(?!/).*)$"#
  static let comment = "//.*$"
  static let escape = #"\\(?:["\\nt]|u\{[0-9A-Fa-f]+\})|\{\{|\}\}"#
  static let placeholder = #"\{\#(start)\#(part)*\}"#
}

/// Tokens as Vim's very magic patterns.
enum VimPatterns {
  private static let start = #"%(\h|[^\x00-\x7f])"#
  private static let part = #"%(\w|[^\x00-\x7f])"#
  private static let name = #"%(`[^`]*`|\#(start)\#(part)*)"#

  static func pattern(_ token: HighlightToken) -> String {
    switch token {
    case .words(let words, let follow):
      #"<%(\#(words.joined(separator: "|")))>"# + self.follow(follow)
    case .name: name
    case .symbolName: #"%(`[^`]*`|\#(part)%(\w|\.|[^\x00-\x7f])*)"#
    case .keyChord:
      #"%(%(\#(HighlightModel.modifiers.joined(separator: "|")))\+)*"#
        + #"%(%(\#(NamedKey.allCases.map(\.rawValue).joined(separator: "|")))>|"%([^"\\]|\\.)"|[!-~]%(\w)@!)"#
    case .ruleName: #"\#(start)\#(part)*%(-\#(part)+)*"#
    case .number: #"-=\d+%(\.\d+)*>"#
    case .operator: #"\&\&|\|\||[=!<>]\=|[<>!]"#
    case .optionReference: #"\.\#(name)"#
    case .separator: "---"
    case .allow: #"\@\s*allow>"#
    case .sign(let sign): "\\" + String(sign)
    case .text, .plainText: "\""
    }
  }

  private static func follow(_ follow: HighlightFollow) -> String {
    switch follow {
    case .anything: ""
    case .name: #"%(\s+%(`|\#(start)))@="#
    case .text: #"%(\s*")@="#
    case .titleOrBlock: #"%(\s*["{])@="#
    case .word(let word): #"%(\s+\#(word)>)@="#
    }
  }

  static let escape = #"\\%(["\\nt]|u\{\x+\})|\{\{|\}\}"#
  static let placeholder = #"\{\#(start)\#(part)*\}"#
}

/// Tokens as Emacs's patterns, each with what has to follow: Emacs has no lookahead.
enum EmacsPatterns {
  private static let start = "[[:alpha:]_]"
  private static let part = "[[:alnum:]_]"
  private static let name = #"\(?:`[^`[:cntrl:]]*`\|\#(start)\#(part)*\)"#

  static func pattern(_ token: HighlightToken) -> String {
    switch token {
    case .words(let words, _): #"\_<\(?:\#(words.joined(separator: #"\|"#))\)\_>"#
    case .name: name
    case .symbolName: #"\(?:`[^`[:cntrl:]]*`\|\#(part)[[:alnum:]_.]*\)"#
    case .keyChord:
      #"\(?:\(?:\#(HighlightModel.modifiers.joined(separator: #"\|"#))\)[+]\)*"#
        + #"\(?:\(?:\#(NamedKey.allCases.map(\.rawValue).joined(separator: #"\|"#))\)\_>\|"\(?:[^"\\]\|\\.\)"\|[!-~]\)"#
    case .ruleName: #"\#(start)\#(part)*\(?:-\#(part)+\)*"#
    case .number: #"-?[0-9]+\(?:\.[0-9]+\)*\_>"#
    case .operator: #"&&\|||\|[=!<>]=\|[<>!]"#
    case .optionReference: #"\.\#(name)"#
    case .separator: "---"
    case .allow: #"@[ \t]*allow\_>"#
    case .sign(let sign): String(sign)
    case .text, .plainText: "\""
    }
  }

  static func follow(_ token: HighlightToken) -> String? {
    if token == .keyChord { return #"\(?:[^[:alnum:]_]\|$\)"# }
    guard case .words(_, let follow) = token else { return nil }
    switch follow {
    case .anything: return nil
    case .name: return #"[ \t]+\(?:`\|\#(start)\)"#
    case .text: return #"[ \t]*""#
    case .titleOrBlock: return #"[ \t]*["{]"#
    case .word(let word): return #"[ \t]+\#(word)\_>"#
    }
  }
}
