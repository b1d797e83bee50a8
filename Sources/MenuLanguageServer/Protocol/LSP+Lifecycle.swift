import MenuJSON

extension LSP {
  struct InitializeParams: JSONDecodable {
    var capabilities: ClientCapabilities
    var trace: TraceValue?
    var workspaceFolders: [WorkspaceFolder]?
    var rootUri: String?
    var rootPath: String?

    init(json: JSONValue) throws(JSONDecodingError) {
      capabilities = try json.required("capabilities")
      trace = json.optional("trace")
      workspaceFolders = json.optional("workspaceFolders")
      rootUri = json.optional("rootUri")
      rootPath = json.optional("rootPath")
    }
  }

  struct InitializeResult: JSONObjectEncodable {
    var capabilities: ServerCapabilities
    var serverInfo: ServerInfo

    struct ServerInfo: JSONObjectEncodable {
      var name: String
      var version: String

      func encodeMembers(to json: inout JSONPrinter) {
        json.member("name", name)
        json.member("version", version)
      }
    }

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("capabilities", capabilities)
      json.member("serverInfo", serverInfo)
    }
  }

  /// Has nothing that the server reads.
  struct InitializedParams: JSONDecodable {
    init(json: JSONValue) {}
  }

  struct CancelParams: JSONDecodable {
    var id: JSONValue

    init(json: JSONValue) throws(JSONDecodingError) { id = try json.required("id") }
  }

  // MARK: Log

  /// How much of its work the server logs.
  enum TraceValue: String, JSONDecodable {
    case off, messages, verbose
  }

  struct SetTraceParams: JSONDecodable {
    var value: TraceValue

    init(json: JSONValue) throws(JSONDecodingError) { value = try json.required("value") }
  }

  struct LogTraceParams: JSONObjectEncodable {
    var message: String
    var verbose: String?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("message", message)
      json.member("verbose", ifPresent: verbose)
    }
  }

  enum MessageType: Int, JSONEncodable {
    case error = 1
    case warning, info, log
  }

  struct LogMessageParams: JSONObjectEncodable {
    var type: MessageType
    var message: String

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("type", type)
      json.member("message", message)
    }
  }

  // MARK: Registration

  struct RegistrationParams: JSONObjectEncodable {
    var registrations: [Registration]

    func encodeMembers(to json: inout JSONPrinter) { json.member("registrations", registrations) }
  }

  struct Registration: JSONObjectEncodable {
    var id: String
    var method: String
    var registerOptions: DidChangeWatchedFilesRegistrationOptions?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("id", id)
      json.member("method", method)
      json.member("registerOptions", ifPresent: registerOptions)
    }
  }

  struct DidChangeWatchedFilesRegistrationOptions: JSONObjectEncodable {
    var watchers: [FileSystemWatcher]

    func encodeMembers(to json: inout JSONPrinter) { json.member("watchers", watchers) }
  }

  struct FileSystemWatcher: JSONObjectEncodable {
    var globPattern: String

    func encodeMembers(to json: inout JSONPrinter) { json.member("globPattern", globPattern) }
  }

  // MARK: Progress

  struct WorkDoneProgressCreateParams: JSONObjectEncodable {
    var token: String

    func encodeMembers(to json: inout JSONPrinter) { json.member("token", token) }
  }

  struct ProgressParams<Value: JSONEncodable>: JSONObjectEncodable {
    var token: String
    var value: Value

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("token", token)
      json.member("value", value)
    }
  }

  struct WorkDoneProgressBegin: JSONObjectEncodable {
    var title: String
    var cancellable: Bool?

    func encodeMembers(to json: inout JSONPrinter) {
      json.member("kind", "begin")
      json.member("title", title)
      json.member("cancellable", ifPresent: cancellable)
    }
  }

  struct WorkDoneProgressEnd: JSONObjectEncodable {
    func encodeMembers(to json: inout JSONPrinter) { json.member("kind", "end") }
  }
}
