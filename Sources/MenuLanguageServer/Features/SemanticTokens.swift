import MenuGuidelines
import MenuSyntax

/// What each word is, for colours.
struct SemanticTokens {
  /// The kinds of tokens, by their numbers in the legend.
  enum Kind: Int, CaseIterable {
    case keyword, type, enumMember, function, variable, property, string, number, comment
    case `operator`, decorator, namespace, macro
  }

  private static let declaration = 1
  private static let documentation = 2
  private static let standard = 4

  static var legend: JSONValue {
    [
      "tokenTypes": .array(Kind.allCases.map { .string("\($0)") }),
      "tokenModifiers": ["declaration", "documentation", "defaultLibrary"],
    ]
  }

  private struct Piece {
    var span: Span
    var kind: Kind
    var modifiers = 0
  }

  private let context: FeatureContext

  init(_ context: FeatureContext) { self.context = context }

  /// The tokens of a part of the file, five numbers each.
  func data(within span: Span) -> [Int] {
    let text = context.text
    var data: [Int] = []
    var previous = TextPosition(line: 0, character: 0)
    for piece in pieces(within: span) {
      var start = Int(piece.span.start)
      // A token has one line.
      while start < Int(piece.span.end) {
        let position = text.position(start)
        let end = min(Int(piece.span.end), text.lineEnd(position.line))
        if end > start {
          let delta = position.line - previous.line
          data += [
            delta, delta == 0 ? position.character - previous.character : position.character,
            text.units(start, end), piece.kind.rawValue, piece.modifiers,
          ]
          previous = position
        }
        guard position.line + 1 < text.lines.starts.count else { break }
        start = Int(text.lines.starts[position.line + 1])
      }
    }
    return data
  }

  private func pieces(within span: Span) -> [Piece] {
    let tree = context.tree
    let names = context.names.files[Int(context.source)]
    let plainNames = plainNames()
    var result: [Piece] = []
    var index = context.lookup.tokenIndex(endingAfter: Int(span.start))
    var name = 0
    var position = index == 0 ? 0 : Int(tree.tokens[index - 1].end)
    while index < tree.tokens.count {
      let token = tree.tokens[index]
      let isEnd = token.kind == .endOfFile
      let start = isEnd ? tree.source.count : Int(token.start)
      if start > position + 1 {
        for comment in Trivia.comments(of: tree, in: position..<start)
        where comment.end > span.start && comment.start < span.end {
          result.append(Piece(span: comment, kind: .comment, modifiers: documentation(comment)))
        }
      }
      if isEnd || token.start >= span.end { break }
      position = Int(token.end)
      while name < names.count && names[name].place.span.start < token.start { name += 1 }
      if name < names.count, names[name].place.span == token.span {
        result.append(piece(names[name]))
      } else if token.kind == .string {
        result += string(token, names[name...])
      } else if let kind = kind(of: token, isName: plainNames.contains(UInt32(index))) {
        result.append(Piece(span: token.span, kind: kind))
      }
      index += 1
    }
    return result
  }

  /// The tokens that are names of nothing that the index knows: views, groups, words that no keyword table has.
  private func plainNames() -> Set<UInt32> {
    var result: Set<UInt32> = []
    let nodes = context.tree.nodes
    for index in nodes.indices where nodes[index].kind == .name {
      // The areas of a toolbar and the words behind `affects` are names in the tree and keywords to the eye.
      if context.tree.tokens[Int(nodes[index].firstToken)].keyword == .notAKeyword {
        result.insert(nodes[index].firstToken)
      }
    }
    return result
  }

  private func documentation(_ comment: Span) -> Int {
    let bytes = context.tree.source.bytes
    let start = Int(comment.start)
    guard comment.count >= 3, bytes[start + 1] == 0x2F, bytes[start + 2] == 0x2F else { return 0 }
    return comment.count == 3 || bytes[start + 3] != 0x2F ? Self.documentation : 0
  }

  private func piece(_ occurrence: Occurrence) -> Piece {
    let kind: Kind
    var modifiers = occurrence.isDeclaration ? Self.declaration : 0
    switch occurrence.symbol {
    case .type, .part, .barMenu: kind = .type
    case .block: kind = .namespace
    case .command: kind = .function
    case .variable: kind = .variable
    case .option: kind = .enumMember
    case .standard:
      kind = .function
      modifiers |= Self.standard
    case .sfSymbol: kind = .property
    case .rule: kind = .decorator
    case .platform:
      kind = .macro
      modifiers |= Self.standard
    }
    return Piece(span: occurrence.place.span, kind: kind, modifiers: modifiers)
  }

  private func kind(of token: Token, isName: Bool) -> Kind? {
    switch token.kind {
    case .identifier:
      if isName { return .property }
      return token.keyword == .notAKeyword ? nil : .keyword
    case .quotedIdentifier: return .property
    case .number: return .number
    case .dottedWord: return .number
    case .keyChord, .sign: return .macro
    case .separator, .equalsEquals, .notEquals, .less, .lessOrEqual, .greater, .greaterOrEqual,
      .bang, .andAnd, .orOr:
      return .operator
    case .at: return .decorator
    default: return nil
    }
  }

  /// A string, with the variables in its braces apart.
  private func string(_ token: Token, _ names: ArraySlice<Occurrence>) -> [Piece] {
    var result: [Piece] = []
    var start = token.start
    for name in names {
      if name.place.span.start >= token.end { break }
      if name.place.span.start > start {
        result.append(Piece(span: Span(start, name.place.span.start), kind: .string))
      }
      result.append(Piece(span: name.place.span, kind: .variable))
      start = name.place.span.end
    }
    if start < token.end { result.append(Piece(span: Span(start, token.end), kind: .string)) }
    return result
  }
}

extension LanguageServer {
  /// All tokens of a document, kept so that the next answer can be what changed.
  func allTokens(_ context: FeatureContext) -> JSONValue {
    let data = SemanticTokens(context).data(within: context.wholeSpan)
    let id = nextTokensID(context.path)
    sentTokens[context.path] = (id, data)
    return ["resultId": .string(id), "data": .array(data.map { .int($0) })]
  }

  /// What changed since the answer that the client names; all tokens where that is not the last.
  func changedTokens(_ context: FeatureContext, _ params: JSONValue) -> JSONValue {
    guard let last = sentTokens[context.path], params["previousResultId"]?.string == last.id else {
      return allTokens(context)
    }
    let data = SemanticTokens(context).data(within: context.wholeSpan)
    let id = nextTokensID(context.path)
    sentTokens[context.path] = (id, data)
    if data == last.data { return ["resultId": .string(id), "edits": []] }
    // Whole tokens, so that a client that reads them so is served.
    let shorter = min(data.count, last.data.count)
    var start = 0
    while start < shorter && data[start] == last.data[start] { start += 1 }
    start -= start % 5
    var end = 0
    while end < shorter - start
      && data[data.count - 1 - end] == last.data[last.data.count - 1 - end]
    {
      end += 1
    }
    end -= end % 5
    return [
      "resultId": .string(id),
      "edits": [
        [
          "start": .int(start), "deleteCount": .int(last.data.count - end - start),
          "data": .array(data[start..<(data.count - end)].map { .int($0) }),
        ]
      ],
    ]
  }

  private func nextTokensID(_ path: String) -> String {
    let last = sentTokens[path].flatMap { Int($0.id) } ?? 0
    return String(last + 1)
  }
}

extension FeatureContext {
  var wholeSpan: Span { Span(0, UInt32(tree.source.count)) }
}
