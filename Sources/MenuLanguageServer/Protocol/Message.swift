import MenuGuidelines

/// A message of JSON-RPC as it comes from the client.
enum Message {
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// An answer to a request of the server's own.
  case response(id: JSONValue)
  /// Something that is no message, and the error to answer it with.
  case fault(id: JSONValue, ResponseError)

  /// Reads the content of a frame.
  init(_ content: [UInt8]) {
    guard let value = JSONValue(content) else {
      self = .fault(id: .null, ResponseError(.parseError, "The message is no JSON"))
      return
    }
    guard case .object = value else {
      self = .fault(id: .null, ResponseError(.invalidRequest, "The message is no object"))
      return
    }
    let id = value["id"]
    let params = value["params"] ?? .null
    guard let method = value["method"] else {
      if let id, value["result"] != nil || value["error"] != nil {
        self = .response(id: id)
      } else {
        self = .fault(
          id: .null, ResponseError(.invalidRequest, "The message has neither method nor result"))
      }
      return
    }
    guard let name = method.string else {
      self = .fault(
        id: Self.isID(id) ? id ?? .null : .null,
        ResponseError(.invalidRequest, "The method is no text"))
      return
    }
    guard let id else {
      self = .notification(method: name, params: params)
      return
    }
    guard Self.isID(id) else {
      self = .fault(
        id: .null, ResponseError(.invalidRequest, "The id is neither a number nor a text"))
      return
    }
    self = .request(id: id, method: name, params: params)
  }

  private static func isID(_ id: JSONValue?) -> Bool {
    switch id {
    case .number, .string: return true
    default: return false
    }
  }
}

/// The result of a request.
enum Reply {
  case value(JSONValue)
  /// JSON that is printed already.
  case printed([UInt8])
}

/// An error as the protocol has it.
struct ResponseError: Error {
  /// What kind of error, by its number in JSON-RPC and the language server protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  var json: JSONValue { ["code": .int(code.rawValue), "message": .string(message)] }
}
