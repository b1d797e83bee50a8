extension SyntaxDiagnoser {
  /// Reports a comma after a statement.
  mutating func reportComma(_ token: Token, behind statement: SyntaxNode?) {
    if separatesEntries(token, behind: statement) {
      report(
        "stray-comma", at: token.span, "Entries are not separated by a comma",
        help: "Write `;` between them, or begin a new line.",
        fixes: [Fix(title: "Write `;`", edits: separators(from: token))])
      return
    }
    if reportCommaOfStates(token, behind: statement) { return }
    report(
      "stray-comma", at: token.span, "A comma does not belong here",
      help: "Attributes and entries are not separated by commas.",
      fixes: [fix("Remove the comma", token.span, with: "")])
  }

  /// Whether a comma is between two entries of a menu or toolbar.
  private func separatesEntries(_ comma: Token, behind statement: SyntaxNode?) -> Bool {
    switch statement?.kind {
    case .commandEntry, .eachEntry, .standardEntry, .segmentedEntry, .searchEntry, .viewEntry,
      .includeEntry, .menuEntry, .spaceEntry, .flexibleEntry, .separatorEntry:
      break
    default: return false
    }
    return beginsEntry(behind: comma)
  }

  /// Whether a new entry follows a comma on its line.
  private func beginsEntry(behind comma: Token) -> Bool {
    let next = tree.tokens[min(tokenIndex(from: comma.end), tree.tokens.count - 1)]
    if next.flags.contains(.newlineBefore) { return false }
    switch next.kind {
    case .identifier, .quotedIdentifier, .separator: break
    default: return false
    }
    // `share, symbol star`: the comma is before an attribute.
    return !ConstructsByKeyword.entryParts.contains(next.keyword)
  }

  /// The edits that put `;` between the entries of a line for its commas, and leave out the other commas.
  private func separators(from comma: Token) -> [Edit] {
    var edits: [Edit] = []
    for token in tree.tokens[tokenIndex(from: comma.start)...] {
      let isOnLine = token.start == comma.start || !token.flags.contains(.newlineBefore)
      guard isOnLine, token.kind != .semicolon, token.kind != .rightBrace else { break }
      guard token.kind == .comma else { continue }
      edits.append(Edit(place: place(token.span), text: beginsEntry(behind: token) ? ";" : ""))
    }
    return edits
  }
}
