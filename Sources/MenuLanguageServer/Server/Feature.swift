import MenuJSON

/// Something that a client can ask for or report: a row of the table in `Features.swift`.
struct Feature {
  /// What the server does with a message.
  enum Action {
    case answer((LanguageServer, JSONValue) throws(ResponseError) -> any JSONEncodable)
    case note((LanguageServer, JSONValue) throws(ResponseError) -> Void)
  }

  /// Adds a feature to what the server offers, if the client can use it.
  typealias Declaration = (inout LSP.ServerCapabilities, LSP.ClientCapabilities) -> Void

  let method: String
  /// What the feature adds to the answer to `initialize`.
  let declare: Declaration
  let action: Action

  /// A request about a document.
  static func document<Params: DocumentParams, Result: JSONEncodable>(
    _ method: String,
    _ handler: @escaping (Params, FeatureContext) throws(ResponseError) -> Result,
    declare: @escaping Declaration = { _, _ in }
  ) -> Feature {
    workspace(
      method,
      { (params: Params, server: LanguageServer) throws(ResponseError) -> Result in
        let path = DocumentURI.path(params.textDocument.uri)
        guard let context = server.context(of: path) else {
          throw ResponseError(
            .invalidParams, "The document is neither open nor in the workspace")
        }
        return try handler(params, context)
      }, declare: declare)
  }

  /// A request about the whole workspace.
  static func workspace<Params: JSONDecodable, Result: JSONEncodable>(
    _ method: String,
    _ handler: @escaping (Params, LanguageServer) throws(ResponseError) -> Result,
    declare: @escaping Declaration = { _, _ in }
  ) -> Feature {
    Feature(
      method: method, declare: declare,
      action: .answer { (server, params) throws(ResponseError) -> any JSONEncodable in
        try handler(try decoded(params), server)
      })
  }

  /// A notification.
  static func notification<Params: JSONDecodable>(
    _ method: String, _ handler: @escaping (Params, LanguageServer) -> Void,
    declare: @escaping Declaration = { _, _ in }
  ) -> Feature {
    Feature(
      method: method, declare: declare,
      action: .note { (server, params) throws(ResponseError) in
        handler(try decoded(params), server)
      })
  }

  private static func decoded<Params: JSONDecodable>(
    _ json: JSONValue
  ) throws(ResponseError) -> Params {
    do throws(JSONDecodingError) { return try Params(json: json) } catch {
      throw ResponseError(.invalidParams, error.description)
    }
  }
}
