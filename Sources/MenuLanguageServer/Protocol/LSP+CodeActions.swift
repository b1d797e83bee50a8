import MenuJSON

extension LSP {
  /// A kind of change; kinds nest at the dots: a client that asks for `source` wants `source.fixAll` too.
  enum CodeActionKind: String, JSONEncodable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll"
    case extract = "refactor.extract"
    case rewrite = "refactor.rewrite"
  }

  struct CodeActionParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var range: Range
    var context: CodeActionContext

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      range = try json.required("range")
      context = try json.required("context")
    }
  }

  struct CodeActionContext: JSONDecodable {
    /// The kinds that the client wants; all if there is no list.
    var only: [String]?

    init(json: JSONValue) { only = json.optional("only") }
  }

  struct CodeAction: JSONObjectEncodable {
    var title: String
    var kind: CodeActionKind?
    var diagnostics: [Diagnostic]?
    var isPreferred: Bool?
    var edit: WorkspaceEdit?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("title", title)
      json.member("kind", ifPresent: kind)
      json.member("diagnostics", ifPresent: diagnostics)
      json.member("isPreferred", ifPresent: isPreferred)
      json.member("edit", ifPresent: edit)
    }
  }

  // MARK: Commands

  struct Command: JSONObjectEncodable {
    var title: String
    /// The command's identifier.
    var command: String
    /// One list of places.
    var arguments: [[Location]]?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("title", title)
      json.member("command", command)
      json.member("arguments", ifPresent: arguments)
    }
  }

  struct ExecuteCommandParams: JSONDecodable {
    var command: String
    var arguments: [JSONValue]?

    init(json: JSONValue) throws(JSONDecodingError) {
      command = try json.required("command")
      arguments = json.optional("arguments")
    }
  }

  // MARK: Code lenses and inlay hints

  typealias CodeLensParams = TextDocumentParams

  struct CodeLens: JSONObjectEncodable {
    var range: Range
    var command: Command?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("range", range)
      json.member("command", ifPresent: command)
    }
  }

  typealias InlayHintParams = TextDocumentRangeParams

  struct InlayHint: JSONObjectEncodable {
    var position: Position
    var label: String
    var tooltip: String?
    var paddingLeft: Bool?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("position", position)
      json.member("label", label)
      json.member("tooltip", ifPresent: tooltip)
      json.member("paddingLeft", ifPresent: paddingLeft)
    }
  }
}
