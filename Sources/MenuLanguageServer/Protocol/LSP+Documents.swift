import MenuJSON

/// The parameters of a request about a document.
protocol DocumentParams: JSONDecodable {
  var textDocument: LSP.TextDocumentIdentifier { get }
}

extension LSP {
  struct TextDocumentIdentifier: JSONDecodable {
    var uri: String

    init(json: JSONValue) throws(JSONDecodingError) { uri = try json.required("uri") }
  }

  struct VersionedTextDocumentIdentifier: JSONDecodable {
    var uri: String
    var version: Int

    init(json: JSONValue) throws(JSONDecodingError) {
      uri = try json.required("uri")
      version = try json.required("version")
    }
  }

  /// A document with its version, or with `null` for one that is not open.
  struct OptionalVersionedTextDocumentIdentifier: JSONObjectEncodable {
    var uri: String
    var version: Int?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("uri", uri)
      json.member("version", version)
    }
  }

  struct TextDocumentItem: JSONDecodable {
    var uri: String
    var version: Int
    var text: String

    init(json: JSONValue) throws(JSONDecodingError) {
      uri = try json.required("uri")
      version = try json.required("version")
      text = try json.required("text")
    }
  }

  // MARK: Parameters that several requests share

  /// A document.
  struct TextDocumentParams: DocumentParams {
    var textDocument: TextDocumentIdentifier

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
    }
  }

  /// A position in a document.
  struct TextDocumentPositionParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var position: Position

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      position = try json.required("position")
    }
  }

  /// A range of a document.
  struct TextDocumentRangeParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var range: Range

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      range = try json.required("range")
    }
  }

  // MARK: Synchronization

  struct DidOpenTextDocumentParams: JSONDecodable {
    var textDocument: TextDocumentItem

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
    }
  }

  struct DidChangeTextDocumentParams: JSONDecodable {
    var textDocument: VersionedTextDocumentIdentifier
    var contentChanges: [TextDocumentContentChangeEvent]

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      contentChanges = try json.required("contentChanges")
    }
  }

  /// A change of a range, or of the whole document if it has none.
  struct TextDocumentContentChangeEvent: JSONDecodable {
    var range: Range?
    var text: String

    init(json: JSONValue) throws(JSONDecodingError) {
      // A range that cannot be read is an error: without it, the change would replace the document.
      range = json["range"] == nil || json["range"] == .null ? nil : try json.required("range")
      text = try json.required("text")
    }
  }

  typealias DidCloseTextDocumentParams = TextDocumentParams

  // MARK: Files and folders

  struct FileEvent: JSONDecodable {
    var uri: String

    init(json: JSONValue) throws(JSONDecodingError) { uri = try json.required("uri") }
  }

  struct DidChangeWatchedFilesParams: JSONDecodable {
    var changes: [FileEvent]

    init(json: JSONValue) throws(JSONDecodingError) { changes = try json.required("changes") }
  }

  struct WorkspaceFolder: JSONDecodable {
    var uri: String

    init(json: JSONValue) throws(JSONDecodingError) { uri = try json.required("uri") }
  }

  struct WorkspaceFoldersChangeEvent: JSONDecodable {
    var added: [WorkspaceFolder]
    var removed: [WorkspaceFolder]

    init(json: JSONValue) throws(JSONDecodingError) {
      added = try json.required("added")
      removed = try json.required("removed")
    }
  }

  struct DidChangeWorkspaceFoldersParams: JSONDecodable {
    var event: WorkspaceFoldersChangeEvent

    init(json: JSONValue) throws(JSONDecodingError) { event = try json.required("event") }
  }
}
