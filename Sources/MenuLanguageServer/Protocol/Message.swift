import MenuJSON

/// A message of JSON-RPC from the client.
enum Message {
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// An answer to a request of the server.
  case response(id: JSONValue)
  /// Something that is not a message, and the error to answer it with.
  case fault(id: JSONValue, ResponseError)

  /// Reads the content of a frame.
  init(_ content: [UInt8]) {
    let value: JSONValue
    do throws(JSONSyntaxError) { value = try JSONValue(content) } catch {
      self = .fault(id: .null, ResponseError(.parseError, "The message is not JSON: \(error)"))
      return
    }
    guard case .object = value else {
      self = .fault(id: .null, ResponseError(.invalidRequest, "The message is not an object"))
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
        ResponseError(.invalidRequest, "The method is not a string"))
      return
    }
    guard let id else {
      self = .notification(method: name, params: params)
      return
    }
    guard Self.isID(id) else {
      self = .fault(
        id: .null, ResponseError(.invalidRequest, "The id is neither a number nor a string"))
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

/// A message of JSON-RPC from the server.
enum OutgoingMessage: JSONObjectEncodable {
  case result(id: JSONValue, any JSONEncodable)
  case error(id: JSONValue, ResponseError)
  case notification(method: String, params: any JSONEncodable)
  case request(id: String, method: String, params: (any JSONEncodable)?)

  func encodeMembers(to json: inout JSONPrinter) {
    json.member("jsonrpc", "2.0")
    switch self {
    case .result(let id, let result):
      json.member("id", id)
      json.member("result", result)
    case .error(let id, let error):
      json.member("id", id)
      json.member("error", error)
    case .notification(let method, let params):
      json.member("method", method)
      json.member("params", params)
    case .request(let id, let method, let params):
      json.member("id", id)
      json.member("method", method)
      if let params { json.member("params", params) }
    }
  }
}

/// An error in an answer.
struct ResponseError: Error, JSONObjectEncodable {
  /// An error code of JSON-RPC or of the Language Server Protocol.
  enum Code: Int, JSONEncodable {
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

  func encodeMembers(to json: inout JSONPrinter) {
    json.member("code", code)
    json.member("message", message)
  }
}
