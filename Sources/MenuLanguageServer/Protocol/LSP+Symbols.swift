import MenuJSON

extension LSP {
  enum SymbolKind: Int, JSONEncodable {
    case module = 2
    case namespace = 3
    case package = 4
    case type = 5
    case property = 7
    case enumeration = 10
    case function = 12
    case variable = 13
    case array = 18
    case object = 19
    case enumMember = 22
    case event = 24
  }

  typealias DocumentSymbolParams = TextDocumentParams

  struct DocumentSymbol: JSONObjectEncodable {
    var name: String
    var detail: String?
    var kind: SymbolKind
    var range: Range
    var selectionRange: Range
    var children: [DocumentSymbol]?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("name", name)
      json.member("detail", ifPresent: detail)
      json.member("kind", kind)
      json.member("range", range)
      json.member("selectionRange", selectionRange)
      json.member("children", ifPresent: children)
    }
  }

  struct WorkspaceSymbolParams: JSONDecodable {
    var query: String

    init(json: JSONValue) throws(JSONDecodingError) { query = try json.required("query") }
  }

  struct SymbolInformation: JSONObjectEncodable {
    var name: String
    var kind: SymbolKind
    var containerName: String?
    var location: Location

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("name", name)
      json.member("kind", kind)
      json.member("containerName", ifPresent: containerName)
      json.member("location", location)
    }
  }

  /// The declarations of a document: nested, or flat for a client that does not know nesting.
  enum DocumentSymbolResult: JSONEncodable {
    case nested([DocumentSymbol])
    case flat([SymbolInformation])

    func encode(to json: inout JSONPrinter) {
      switch self {
      case .nested(let symbols): symbols.encode(to: &json)
      case .flat(let symbols): symbols.encode(to: &json)
      }
    }
  }
}
