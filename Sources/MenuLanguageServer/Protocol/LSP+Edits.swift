import MenuJSON

extension LSP {
  struct TextEdit: JSONObjectEncodable {
    var range: Range
    var newText: String

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("range", range)
      json.member("newText", newText)
    }
  }

  struct TextDocumentEdit: JSONObjectEncodable {
    var textDocument: OptionalVersionedTextDocumentIdentifier
    var edits: [TextEdit]

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("textDocument", textDocument)
      json.member("edits", edits)
    }
  }

  struct WorkspaceEdit: JSONObjectEncodable {
    /// The edits of each document, by its URI.
    var changes: [String: [TextEdit]]?
    var documentChanges: [TextDocumentEdit]?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("changes", ifPresent: changes)
      json.member("documentChanges", ifPresent: documentChanges)
    }
  }

  // MARK: Formatting

  typealias DocumentFormattingParams = TextDocumentParams
  typealias DocumentRangeFormattingParams = TextDocumentRangeParams

  struct DocumentRangesFormattingParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var ranges: [Range]

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      ranges = try json.required("ranges")
    }
  }

  struct DocumentOnTypeFormattingParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var position: Position
    /// The character that was typed.
    var ch: String

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      position = try json.required("position")
      ch = try json.required("ch")
    }
  }

  // MARK: Rename

  typealias PrepareRenameParams = TextDocumentPositionParams

  struct PrepareRenameResult: JSONObjectEncodable {
    var range: Range
    var placeholder: String

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("range", range)
      json.member("placeholder", placeholder)
    }
  }

  struct RenameParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var position: Position
    var newName: String

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      position = try json.required("position")
      newName = try json.required("newName")
    }
  }
}
