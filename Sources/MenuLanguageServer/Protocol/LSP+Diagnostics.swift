import MenuJSON

extension LSP {
  struct Diagnostic: Equatable, JSONObjectEncodable {
    var range: Range
    var severity: DiagnosticSeverity?
    var code: String?
    var codeDescription: CodeDescription?
    var source: String?
    var message: String
    var tags: [DiagnosticTag]?
    var relatedInformation: [DiagnosticRelatedInformation]?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("range", range)
      json.member("severity", ifPresent: severity)
      json.member("code", ifPresent: code)
      json.member("source", ifPresent: source)
      json.member("message", message)
      json.member("codeDescription", ifPresent: codeDescription)
      json.member("tags", ifPresent: tags)
      json.member("relatedInformation", ifPresent: relatedInformation)
    }
  }

  enum DiagnosticSeverity: Int, JSONEncodable {
    case error = 1
    case warning, information, hint
  }

  enum DiagnosticTag: Int, JSONEncodable {
    case unnecessary = 1
    case deprecated
  }

  struct CodeDescription: Equatable, JSONObjectEncodable {
    var href: String

    func encodeMembers(to json: inout JSONPrinter) { json.member("href", href) }
  }

  struct DiagnosticRelatedInformation: Equatable, JSONObjectEncodable {
    var location: Location
    var message: String

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("location", location)
      json.member("message", message)
    }
  }

  struct PublishDiagnosticsParams: JSONObjectEncodable {
    var uri: String
    var version: Int?
    var diagnostics: [Diagnostic]

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("uri", uri)
      json.member("version", ifPresent: version)
      json.member("diagnostics", diagnostics)
    }
  }

  // MARK: Pull

  struct DocumentDiagnosticParams: DocumentParams {
    var textDocument: TextDocumentIdentifier
    var previousResultId: String?

    init(json: JSONValue) throws(JSONDecodingError) {
      textDocument = try json.required("textDocument")
      previousResultId = json.optional("previousResultId")
    }
  }

  /// `RelatedFullDocumentDiagnosticReport` or `RelatedUnchangedDocumentDiagnosticReport`.
  enum DocumentDiagnosticReport: JSONObjectEncodable {
    case full(resultId: String?, items: [Diagnostic])
    case unchanged(resultId: String)

    func encodeMembers(to json: inout JSONPrinter) {
      switch self {
      case .full(let resultId, let items):
        json.member("kind", "full")
        json.member("resultId", ifPresent: resultId)
        json.member("items", items)
      case .unchanged(let resultId):
        json.member("kind", "unchanged")
        json.member("resultId", resultId)
      }
    }
  }
}
