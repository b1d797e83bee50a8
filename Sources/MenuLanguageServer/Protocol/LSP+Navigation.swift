import MenuJSON

extension LSP {
  // MARK: Hover

  typealias HoverParams = TextDocumentPositionParams

  struct Hover: JSONObjectEncodable {
    var contents: MarkupContent
    var range: Range?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("contents", contents)
      json.member("range", ifPresent: range)
    }
  }

  // MARK: Definitions and references

  typealias DefinitionParams = TextDocumentPositionParams

  struct ReferenceParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var position: Position
    var context: ReferenceContext

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      position = try json.required("position")
      context = try json.required("context")
    }
  }

  struct ReferenceContext: JSONDecodable {
    var includeDeclaration: Bool

    init(json: JSONValue) throws(JSONDecodingError) {
      includeDeclaration = try json.required("includeDeclaration")
    }
  }

  typealias DocumentHighlightParams = TextDocumentPositionParams

  enum DocumentHighlightKind: Int, JSONEncodable {
    case text = 1
    case read, write
  }

  struct DocumentHighlight: JSONObjectEncodable {
    var range: Range
    var kind: DocumentHighlightKind?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("range", range)
      json.member("kind", ifPresent: kind)
    }
  }

  // MARK: Ranges

  typealias LinkedEditingRangeParams = TextDocumentPositionParams

  struct LinkedEditingRanges: JSONObjectEncodable {
    var ranges: [Range]
    var wordPattern: String?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("ranges", ranges)
      json.member("wordPattern", ifPresent: wordPattern)
    }
  }

  struct SelectionRangeParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var positions: [Position]

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      positions = try json.required("positions")
    }
  }

  /// A range and the ranges around it, which are each the `parent` of the one within.
  struct SelectionRange: JSONObjectEncodable {
    var range: Range
    /// From the inside out.
    var parents: ArraySlice<Range>

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("range", range)
      if let parent = parents.first {
        json.member("parent", SelectionRange(range: parent, parents: parents.dropFirst()))
      }
    }
  }

  typealias FoldingRangeParams = TextDocumentParams

  enum FoldingRangeKind: String, JSONEncodable {
    case comment, imports, region
  }

  struct FoldingRange: JSONObjectEncodable {
    var startLine: Int
    var startCharacter: Int?
    var endLine: Int
    var endCharacter: Int?
    var kind: FoldingRangeKind?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("startLine", startLine)
      json.member("startCharacter", ifPresent: startCharacter)
      json.member("endLine", endLine)
      json.member("endCharacter", ifPresent: endCharacter)
      json.member("kind", ifPresent: kind)
    }
  }

  // MARK: Links

  typealias DocumentLinkParams = TextDocumentParams

  struct DocumentLink: JSONObjectEncodable {
    var range: Range
    var target: String?
    var tooltip: String?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("range", range)
      json.member("target", ifPresent: target)
      json.member("tooltip", ifPresent: tooltip)
    }
  }
}
