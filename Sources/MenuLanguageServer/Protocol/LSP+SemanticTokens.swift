import MenuJSON

extension LSP {
  typealias SemanticTokensParams = TextDocumentParams
  typealias SemanticTokensRangeParams = TextDocumentRangeParams

  struct SemanticTokensDeltaParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var previousResultId: String

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      previousResultId = try json.required("previousResultId")
    }
  }

  struct SemanticTokens: JSONObjectEncodable {
    var resultId: String?
    /// Five numbers for each token.
    var data: [Int]

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("resultId", ifPresent: resultId)
      json.member("data", data)
    }
  }

  struct SemanticTokensEdit: JSONObjectEncodable {
    var start: Int
    var deleteCount: Int
    var data: [Int]?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("start", start)
      json.member("deleteCount", deleteCount)
      json.member("data", ifPresent: data)
    }
  }

  struct SemanticTokensDelta: JSONObjectEncodable {
    var resultId: String?
    var edits: [SemanticTokensEdit]

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("resultId", ifPresent: resultId)
      json.member("edits", edits)
    }
  }

  /// What changed since an answer, or all tokens if that answer is not known any more.
  enum SemanticTokensDeltaResult: JSONEncodable {
    case all(SemanticTokens)
    case delta(SemanticTokensDelta)

    func encode(to json: inout JSONPrinter) {
      switch self {
      case .all(let tokens): tokens.encode(to: &json)
      case .delta(let delta): delta.encode(to: &json)
      }
    }
  }
}
