import MenuGuidelines
import MenuSyntax

/// The server: messages in, messages out, one after the other.
///
/// Bytes may arrive at any time; they wait in a queue until `processNext` takes one message. So a request sees every
/// edit before it, and a request that is cancelled while it waits is not worked on.
public final class LanguageServer {
  /// What the server is at.
  enum Phase {
    case uninitialized, running, shutDown
  }

  private let send: ([UInt8]) -> Void
  private let version: String
  private var reader = MessageReader()
  private var queue: [Message?] = []
  private var queueStart = 0
  private var cancelled: Set<JSONValue> = []
  private(set) var phase = Phase.uninitialized
  /// The status to exit with; nil while the server goes on.
  public private(set) var exitStatus: Int32?
  let workspace: Workspace
  var client = ClientCapabilities()
  var trace = Trace.off
  private var requestCount = 0
  /// What was last told of each document, by its path.
  var published: [String: PublishedDiagnostics] = [:]
  /// The tokens last sent of each document, by its path.
  var sentTokens: [String: (id: String, data: [Int])] = [:]

  /// How much of its work the server tells.
  enum Trace: String {
    case off, messages, verbose
  }

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - files: The files beside those that the editor holds open.
  ///   - version: The program's version, told to the client.
  ///   - language: The language of the guidelines' messages.
  ///   - send: Takes each message to the client, with its header.
  public init(
    files: FileAccess, version: String, language: Language = .english,
    send: @escaping ([UInt8]) -> Void
  ) {
    self.workspace = Workspace(files)
    self.workspace.language = language
    self.version = version
    self.send = send
  }

  // MARK: Queue

  /// Takes bytes from the client.
  public func receive(_ bytes: some Sequence<UInt8>) {
    reader.append(bytes)
    while let frame = reader.next() {
      switch frame {
      case .badHeader:
        queue.append(
          .fault(id: .null, ResponseError(.parseError, "The header has no usable Content-Length")))
      case .content(let content):
        let message = Message(content)
        if case .notification("$/cancelRequest", let params) = message {
          if let id = params["id"], isWaiting(id) { cancelled.insert(id) }
        } else {
          queue.append(message)
        }
      }
    }
  }

  private func isWaiting(_ id: JSONValue) -> Bool {
    queue[queueStart...].contains { message in
      if case .request(id, _, _)? = message { return true }
      return false
    }
  }

  /// Whether a message waits.
  public var hasWork: Bool { queueStart < queue.count && exitStatus == nil }

  /// Works on the message that waits longest, and tells what changed when none is left.
  public func processNext() {
    guard hasWork, let message = queue[queueStart] else { return }
    queue[queueStart] = nil
    queueStart += 1
    if queueStart == queue.count {
      queue.removeAll(keepingCapacity: true)
      queueStart = 0
    }
    process(message)
    if !hasWork && phase == .running { publishDiagnostics() }
  }

  /// The client is gone: without a word before, that is an error.
  public func inputEnded() {
    if exitStatus == nil { exitStatus = phase == .shutDown ? 0 : 1 }
  }

  private func process(_ message: Message) {
    switch message {
    case .fault(let id, let error): answer(id, .failure(error))
    case .response: break
    case .notification(let method, let params): take(method, params)
    case .request(let id, let method, let params):
      if cancelled.remove(id) != nil {
        answer(id, .failure(ResponseError(.requestCancelled, "The request was cancelled")))
        return
      }
      logTrace("\(method) (\(id.idText))", params)
      answer(id, result(of: method, params))
    }
  }

  // MARK: Life cycle

  private func result(of method: String, _ params: JSONValue) -> Result<Reply, ResponseError> {
    switch (phase, method) {
    case (.uninitialized, "initialize"):
      return .success(.value(initialize(params)))
    case (.uninitialized, _):
      return .failure(ResponseError(.serverNotInitialized, "`initialize` comes first"))
    case (.running, "initialize"):
      return .failure(ResponseError(.invalidRequest, "The server is initialized already"))
    case (.running, "shutdown"):
      phase = .shutDown
      return .success(.value(.null))
    case (.shutDown, _):
      return .failure(ResponseError(.invalidRequest, "The server is shut down"))
    case (.running, _):
      do throws(ResponseError) {
        return .success(try handle(method, params))
      } catch {
        return .failure(error)
      }
    }
  }

  private func initialize(_ params: JSONValue) -> JSONValue {
    phase = .running
    client = ClientCapabilities(params["capabilities"])
    trace = params["trace"]?.string.flatMap(Trace.init) ?? .off
    let offered = params["capabilities"]?["general"]?["positionEncodings"]?.array ?? []
    let encodings = offered.compactMap { $0.string.flatMap(PositionEncoding.init) }
    // UTF-8 needs no counting; else what the client likes best, and UTF-16 where it says nothing.
    workspace.encoding = encodings.contains(.utf8) ? .utf8 : encodings.first ?? .utf16
    if let folders = params["workspaceFolders"]?.array {
      for folder in folders {
        if let uri = folder["uri"]?.string { workspace.addFolder(DocumentURI.path(uri)) }
      }
    } else if let root = params["rootUri"]?.string {
      workspace.addFolder(DocumentURI.path(root))
    } else if let root = params["rootPath"]?.string {
      workspace.addFolder(root)
    }
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "menugen", "version": .string(version)],
    ]
  }

  private func take(_ method: String, _ params: JSONValue) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return
    }
    guard phase == .running else { return }
    switch method {
    case "initialized": initialized()
    case "$/setTrace": trace = params["value"]?.string.flatMap(Trace.init) ?? trace
    default: takeNotification(method, params)
    }
  }

  private func initialized() {
    if client.watchesFiles {
      request(
        "client/registerCapability",
        [
          "registrations": [
            [
              "id": "menu-files", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": [
                "watchers": [
                  ["globPattern": "**/*.menu"], ["globPattern": "**/Package.swift"],
                ]
              ],
            ]
          ]
        ])
    }
    let isLarge = client.workDoneProgress && workspace.fileCount() >= Self.largeWorkspace
    if isLarge { beginProgress("Reading .menu files") }
    workspace.loadFolders()
    if isLarge {
      notify("$/progress", ["token": .string(Self.progressToken), "value": ["kind": "end"]])
    }
  }

  /// From how many files on the reading of a workspace is shown.
  private static let largeWorkspace = 200
  private static let progressToken = "menugen-reading"

  private func beginProgress(_ title: String) {
    request("window/workDoneProgress/create", ["token": .string(Self.progressToken)])
    notify(
      "$/progress",
      [
        "token": .string(Self.progressToken),
        "value": ["kind": "begin", "title": .string(title), "cancellable": false],
      ])
  }

  // MARK: Out

  private func answer(_ id: JSONValue, _ result: Result<Reply, ResponseError>) {
    switch result {
    case .success(.value(let value)): write(["jsonrpc": "2.0", "id": id, "result": value])
    case .success(.printed(let bytes)):
      var printer = JSONPrinter(capacity: bytes.count + 64)
      printer.print("{\"jsonrpc\":\"2.0\",\"id\":")
      printer.print(printed: id.bytes)
      printer.print(",\"result\":")
      printer.print(printed: bytes)
      printer.print("}")
      write(printer.bytes)
    case .failure(let error): write(["jsonrpc": "2.0", "id": id, "error": error.json])
    }
  }

  /// Tells the client something.
  func notify(_ method: String, _ params: JSONValue) {
    write(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  /// Asks the client something whose answer changes nothing.
  func request(_ method: String, _ params: JSONValue? = nil) {
    requestCount += 1
    var message: [String: JSONValue] = [
      "jsonrpc": "2.0", "id": "menugen-\(requestCount)", "method": .string(method),
    ]
    if let params { message["params"] = params }
    write(.object(message))
  }

  private func logTrace(_ message: String, _ params: JSONValue) {
    switch trace {
    case .off: break
    case .messages: notify("$/logTrace", ["message": .string(message)])
    case .verbose:
      let text = String(decoding: params.bytes, as: UTF8.self)
      notify("$/logTrace", ["message": .string(message), "verbose": .string(text)])
    }
  }

  private func write(_ message: JSONValue) { write(message.bytes) }

  /// Sends a message that is printed, with its header.
  func write(_ content: [UInt8]) {
    send(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }
}

extension JSONValue {
  fileprivate var idText: String { string ?? String(decoding: bytes, as: UTF8.self) }
}
