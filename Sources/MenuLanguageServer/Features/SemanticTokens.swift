import MenuSyntax

/// The kind of each word, for syntax colouring.
struct SemanticTokens {
  /// The kinds of tokens, by their numbers in the legend.
  enum Kind: Int, CaseIterable {
    case keyword, type, enumMember, function, variable, property, string, number, comment
    case `operator`, decorator, namespace, macro
  }

  private static let declaration = 1
  private static let documentation = 2
  private static let standard = 4

  static var legend: LSP.SemanticTokensLegend {
    LSP.SemanticTokensLegend(
      tokenTypes: Kind.allCases.map { "\($0)" },
      tokenModifiers: ["declaration", "documentation", "defaultLibrary"])
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
    var previous = LSP.Position(line: 0, character: 0)
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
    let plainNames = plainNames(in: tree)
    var result: [Piece] = []
    var index = tree.tokenNumber(endingAfter: Int(span.start))
    var name = 0
    var position = index == 0 ? 0 : Int(tree.tokens[index - 1].end)
    while index < tree.tokens.count {
      let token = tree.tokens[index]
      let isEnd = token.kind == .endOfFile
      let start = isEnd ? tree.source.count : Int(token.start)
      if start > position + 1 {
        for comment in tree.comments(in: position..<start)
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
      } else if let kind = kind(of: token, isName: plainNames.contains(token.start)) {
        result.append(Piece(span: token.span, kind: kind))
      }
      index += 1
    }
    return result
  }

  /// The offsets of names of nothing that the index knows: views, groups, words that no keyword table has.
  private func plainNames(in tree: SyntaxTree) -> Set<UInt32> {
    // The areas of a toolbar and the words after `affects` are names in the tree and keywords to the eye.
    Set(tree.names.map(\.token).filter { $0.keyword == .notAKeyword }.map(\.start))
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

// MARK: Requests

/// The tokens of an answer, from which the next answer can say what changed.
struct SentTokens {
  var id: String
  var data: [Int]
}

extension SemanticTokens {
  /// All tokens of a document.
  static func all(
    _ params: LSP.SemanticTokensParams, in context: FeatureContext
  ) -> LSP.SemanticTokens {
    let sent = send(in: context)
    return LSP.SemanticTokens(resultId: sent.id, data: sent.data)
  }

  /// The tokens of a range.
  static func inRange(
    _ params: LSP.SemanticTokensRangeParams, in context: FeatureContext
  ) -> LSP.SemanticTokens {
    LSP.SemanticTokens(data: SemanticTokens(context).data(within: context.text.span(params.range)))
  }

  /// What changed since the answer that the client names; all tokens if that is not the last.
  static func delta(
    _ params: LSP.SemanticTokensDeltaParams, in context: FeatureContext
  ) -> LSP.SemanticTokensDeltaResult {
    let last = context.workspace.sentTokens[context.path]
    let sent = send(in: context)
    guard let last, params.previousResultId == last.id else {
      return .all(LSP.SemanticTokens(resultId: sent.id, data: sent.data))
    }
    return .delta(
      LSP.SemanticTokensDelta(resultId: sent.id, edits: edits(from: last.data, to: sent.data)))
  }

  private static func send(in context: FeatureContext) -> SentTokens {
    let last = context.workspace.sentTokens[context.path].flatMap { Int($0.id) } ?? 0
    let file = Span(0, UInt32(context.tree.source.count))
    let sent = SentTokens(
      id: String(last + 1), data: SemanticTokens(context).data(within: file))
    context.workspace.sentTokens[context.path] = sent
    return sent
  }

  /// One edit from the first token that differs to the last, or none.
  private static func edits(from old: [Int], to new: [Int]) -> [LSP.SemanticTokensEdit] {
    if old == new { return [] }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter && new[start] == old[start] { start += 1 }
    // Whole tokens, as some clients expect.
    start -= start % 5
    var end = 0
    while end < shorter - start && new[new.count - 1 - end] == old[old.count - 1 - end] { end += 1 }
    end -= end % 5
    return [
      LSP.SemanticTokensEdit(
        start: start, deleteCount: old.count - end - start,
        data: Array(new[start..<(new.count - end)]))
    ]
  }
}
