import MenuGuidelines
import MenuJSON
import MenuSyntax

/// The server: messages in, messages out, one after the other.
///
/// Bytes may arrive at any time; they wait in a queue until `processNext` takes one message. So a request sees every
/// edit before it, and a request that is cancelled while it waits is not worked on.
package final class LanguageServer {
  /// The server's lifecycle phase.
  enum Phase {
    case uninitialized, running, shutDown
  }

  private let send: ([UInt8]) -> Void
  private let version: String
  private let features: [String: Feature]
  private var reader = MessageReader()
  private var queue: [Message?] = []
  private var queueStart = 0
  private var cancelled: Set<JSONValue> = []
  private(set) var phase = Phase.uninitialized
  /// The exit status; nil while the server runs.
  package private(set) var exitStatus: Int32?
  let workspace: Workspace
  private(set) var client = LSP.ClientCapabilities()
  private var trace = LSP.TraceValue.off
  private var requestCount = 0
  /// The diagnostics last published for each document, by its path.
  var published: [String: PublishedDiagnostics] = [:]

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - files: The files other than those open in the editor.
  ///   - version: The program's version, for the client.
  ///   - language: The language of the guidelines' messages.
  ///   - send: Sends a message, with its header, to the client.
  package init(
    files: FileAccess, version: String, language: Language = .english,
    send: @escaping ([UInt8]) -> Void
  ) {
    self.workspace = Workspace(files)
    self.workspace.language = language
    self.version = version
    self.send = send
    self.features = Dictionary(
      Feature.all.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Queue

  /// Takes bytes from the client.
  package func receive(_ bytes: some Sequence<UInt8>) {
    reader.append(bytes)
    while let frame = reader.next() {
      switch frame {
      case .badHeader:
        queue.append(
          .fault(id: .null, ResponseError(.parseError, "The header has no usable Content-Length")))
      case .content(let content):
        let message = Message(content)
        if case .notification("$/cancelRequest", let params) = message {
          if let params = try? LSP.CancelParams(json: params), isWaiting(params.id) {
            cancelled.insert(params.id)
          }
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

  /// Whether a message is waiting.
  package var hasWork: Bool { queueStart < queue.count && exitStatus == nil }

  /// Processes the oldest waiting message; after the last one, publishes the diagnostics that changed.
  package func processNext() {
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

  /// Input closed; an error unless `shutdown` came first.
  package func inputEnded() {
    if exitStatus == nil { exitStatus = phase == .shutDown ? 0 : 1 }
  }

  private func process(_ message: Message) {
    switch message {
    case .fault(let id, let error): write(.error(id: id, error))
    case .response: break
    case .notification(let method, let params): take(method, params)
    case .request(let id, let method, let params):
      if cancelled.remove(id) != nil {
        write(.error(id: id, ResponseError(.requestCancelled, "The request was cancelled")))
        return
      }
      logTrace(id, method, params)
      do throws(ResponseError) {
        write(.result(id: id, try answer(method, params)))
      } catch {
        write(.error(id: id, error))
      }
    }
  }

  // MARK: Requests and notifications

  private func answer(
    _ method: String, _ params: JSONValue
  ) throws(ResponseError) -> any JSONEncodable {
    switch (phase, method) {
    case (.uninitialized, "initialize"): return try initialize(params)
    case (.uninitialized, _):
      throw ResponseError(.serverNotInitialized, "`initialize` comes first")
    case (.running, "initialize"):
      throw ResponseError(.invalidRequest, "The server is already initialized")
    case (.running, "shutdown"):
      phase = .shutDown
      return JSONValue.null
    case (.shutDown, _):
      throw ResponseError(.invalidRequest, "The server is shut down")
    case (.running, _):
      guard case .answer(let answer)? = features[method]?.action else {
        throw ResponseError(.methodNotFound, "There is no method `\(method)`")
      }
      return try answer(self, params)
    }
  }

  private func take(_ method: String, _ params: JSONValue) {
    if method == "exit" {
      exitStatus = phase == .shutDown ? 0 : 1
      return
    }
    // Unknown notifications may be ignored.
    guard phase == .running, case .note(let take)? = features[method]?.action else { return }
    do throws(ResponseError) { try take(self, params) } catch {
      log(.warning, "\(method): \(error.message)")
    }
  }

  /// A document in its module as it is now; nil for one that is neither open nor on disk.
  func context(of path: String) -> FeatureContext? {
    guard let (snapshot, source) = workspace.snapshot(for: path) else { return nil }
    return FeatureContext(snapshot: snapshot, source: source, client: client, workspace: workspace)
  }

  // MARK: Lifecycle

  private func initialize(_ params: JSONValue) throws(ResponseError) -> LSP.InitializeResult {
    let decoded: LSP.InitializeParams
    do throws(JSONDecodingError) { decoded = try LSP.InitializeParams(json: params) } catch {
      throw ResponseError(.invalidParams, error.description)
    }
    phase = .running
    client = decoded.capabilities
    trace = decoded.trace ?? .off
    let encodings = client.positionEncodings.compactMap(PositionEncoding.init)
    // UTF-8 needs no counting; else the client's first choice, and UTF-16 if it has none.
    workspace.encoding = encodings.contains(.utf8) ? .utf8 : encodings.first ?? .utf16
    if let folders = decoded.workspaceFolders {
      for folder in folders { workspace.addFolder(DocumentURI.path(folder.uri)) }
    } else if let root = decoded.rootUri {
      workspace.addFolder(DocumentURI.path(root))
    } else if let root = decoded.rootPath {
      workspace.addFolder(root)
    }
    return LSP.InitializeResult(
      capabilities: capabilities, serverInfo: .init(name: "menugen", version: version))
  }

  /// The server's capabilities.
  private var capabilities: LSP.ServerCapabilities {
    var capabilities = LSP.ServerCapabilities(positionEncoding: workspace.encoding)
    for feature in features.values { feature.declare(&capabilities, client) }
    return capabilities
  }

  static func initialized(_ params: LSP.InitializedParams, _ server: LanguageServer) {
    if server.client.watchesFiles { server.watchFiles() }
    let workspace = server.workspace
    let isLarge =
      server.client.workDoneProgress && workspace.fileCount() >= Self.largeWorkspace
    if isLarge { server.beginProgress("Reading .menu files") }
    workspace.loadFolders()
    if isLarge { server.endProgress() }
  }

  private func watchFiles() {
    let watchers = ["**/*.menu", "**/Package.swift"].map(LSP.FileSystemWatcher.init)
    request(
      "client/registerCapability",
      LSP.RegistrationParams(registrations: [
        LSP.Registration(
          id: "menu-files", method: "workspace/didChangeWatchedFiles",
          registerOptions: .init(watchers: watchers))
      ]))
  }

  /// The number of files from which on the reading of a workspace shows progress.
  private static let largeWorkspace = 200
  private static let progressToken = "menugen-reading"

  private func beginProgress(_ title: String) {
    request(
      "window/workDoneProgress/create", LSP.WorkDoneProgressCreateParams(token: Self.progressToken))
    notify(
      "$/progress",
      LSP.ProgressParams(
        token: Self.progressToken,
        value: LSP.WorkDoneProgressBegin(title: title, cancellable: false)))
  }

  private func endProgress() {
    notify(
      "$/progress",
      LSP.ProgressParams(token: Self.progressToken, value: LSP.WorkDoneProgressEnd()))
  }

  // MARK: Log

  static func setTrace(_ params: LSP.SetTraceParams, _ server: LanguageServer) {
    server.trace = params.value
  }

  /// Logs a request, if the client wants that.
  private func logTrace(_ id: JSONValue, _ method: String, _ params: JSONValue) {
    if trace == .off { return }
    let id = id.string ?? String(decoding: id.jsonBytes, as: UTF8.self)
    let verbose = trace == .verbose ? String(decoding: params.jsonBytes, as: UTF8.self) : nil
    notify("$/logTrace", LSP.LogTraceParams(message: "\(method) (\(id))", verbose: verbose))
  }

  /// Shows a message in the client's log.
  func log(_ type: LSP.MessageType, _ message: String) {
    notify("window/logMessage", LSP.LogMessageParams(type: type, message: message))
  }

  // MARK: Output

  /// Sends a notification.
  func notify(_ method: String, _ params: some JSONEncodable) {
    write(.notification(method: method, params: params))
  }

  /// Sends a request whose answer does not matter.
  func request(_ method: String, _ params: (any JSONEncodable)? = nil) {
    requestCount += 1
    write(.request(id: "menugen-\(requestCount)", method: method, params: params))
  }

  private func write(_ message: OutgoingMessage) {
    let content = message.jsonBytes
    send(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }
}
