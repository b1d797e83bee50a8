import MenuJSON
import MenuSyntax
import Testing

@testable import MenuLanguageServer

/// An editor in memory: it sends messages to a server and keeps what comes back.
final class Editor {
  /// The files on its disk, by their paths.
  var files: [String: String]
  private(set) var received: [JSONValue] = []
  /// The folders whose files the server asked for.
  private(set) var searchedFolders: Set<String> = []
  private(set) var server: LanguageServer!
  private var lastID = 0
  private var versions: [String: Int] = [:]

  /// The capabilities of an editor that can do everything.
  static let capabilities: JSONValue = [
    "general": ["positionEncodings": ["utf-16", "utf-8"]],
    "workspace": [
      "workspaceEdit": ["documentChanges": true],
      "didChangeWatchedFiles": ["dynamicRegistration": true],
    ],
    "textDocument": [
      "publishDiagnostics": [
        "relatedInformation": true, "codeDescriptionSupport": true,
        "tagSupport": ["valueSet": [1, 2]],
      ],
      "completion": [
        "completionItem": ["snippetSupport": true, "documentationFormat": ["markdown"]]
      ],
      "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
      "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]],
      "hover": ["contentFormat": ["markdown"]],
    ],
  ]

  init(_ files: [String: String] = [:]) {
    self.files = files
    server = LanguageServer(
      files: FileAccess(
        read: { [unowned self] path in self.files[path].map { Array($0.utf8) } },
        menuFiles: { [unowned self] folder, isRecursive in
          self.searchedFolders.insert(folder)
          return self.files.keys.filter { path in
            guard path.hasPrefix(folder + "/"), path.hasSuffix(".menu") else { return false }
            return isRecursive || !path.dropFirst(folder.count + 1).contains("/")
          }.sorted()
        },
        exists: { [unowned self] path in self.files[path] != nil }),
      version: "1",
      send: { [unowned self] frame in
        var reader = MessageReader()
        reader.append(frame)
        guard case .content(let content)? = reader.next(), let message = try? JSONValue(content)
        else {
          Issue.record("a message that cannot be read")
          return
        }
        self.received.append(message)
      })
  }

  /// An editor that has said hello, with the folder `/w`.
  convenience init(
    initialized files: [String: String], encoding: String? = nil,
    capabilities: JSONValue = Editor.capabilities
  ) {
    self.init(files)
    var offered = capabilities
    if let encoding, case .object(var members) = capabilities {
      members["general"] = ["positionEncodings": [.string(encoding)]]
      offered = .object(members)
    }
    request("initialize", ["capabilities": offered, "rootUri": "file:///w"])
    notify("initialized", [:])
  }

  // MARK: Out

  func sendRaw(_ text: String) {
    server.receive(text.utf8)
  }

  /// Sends a message and lets it wait.
  func send(_ message: JSONValue) {
    let content = message.jsonBytes
    server.receive(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }

  func work() {
    while server.hasWork { server.processNext() }
  }

  func notify(_ method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
    work()
  }

  /// Sends a request and gives the whole answer.
  @discardableResult
  func answer(_ method: String, _ params: JSONValue) -> JSONValue {
    lastID += 1
    send(["jsonrpc": "2.0", "id": .int(lastID), "method": .string(method), "params": params])
    work()
    guard let answer = received.last(where: { $0["id"] == .int(lastID) && $0["method"] == nil })
    else {
      Issue.record("\(method) was not answered")
      return .null
    }
    return answer
  }

  /// Sends a request and gives its result.
  @discardableResult
  func request(_ method: String, _ params: JSONValue) -> JSONValue {
    let answer = answer(method, params)
    #expect(answer["error"] == nil, "\(method)")
    return answer["result"] ?? .null
  }

  // MARK: Documents

  static func uri(_ name: String) -> String { "file:///w/" + name }

  func open(_ name: String, _ text: String) {
    versions[name] = 1
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(Self.uri(name)), "languageId": "menu", "version": 1, "text": .string(text),
        ]
      ])
  }

  /// Sends changes as one notification.
  func change(_ name: String, _ changes: [JSONValue]) {
    queueChange(name, changes)
    work()
  }

  /// Sends changes as one notification, and lets it wait.
  func queueChange(_ name: String, _ changes: [JSONValue]) {
    let version = (versions[name] ?? 0) + 1
    versions[name] = version
    send([
      "jsonrpc": "2.0", "method": "textDocument/didChange",
      "params": [
        "textDocument": ["uri": .string(Self.uri(name)), "version": .int(version)],
        "contentChanges": .array(changes),
      ],
    ])
  }

  func replace(_ name: String, with text: String) { change(name, [["text": .string(text)]]) }

  /// The parameters for a place in a file.
  static func params(_ name: String, _ line: Int, _ character: Int) -> JSONValue {
    [
      "textDocument": ["uri": .string(uri(name))],
      "position": ["line": .int(line), "character": .int(character)],
    ]
  }

  /// The parameters for the place after the first `mark` in the text.
  static func params(_ name: String, behind mark: String, in text: String) -> JSONValue {
    guard let range = text.firstRange(of: mark) else {
      Issue.record("no \(mark) in the text")
      return .null
    }
    let before = text[..<range.upperBound]
    let line = before.count { $0 == "\n" }
    let last = before.lastIndex(of: "\n").map { before[before.index(after: $0)...] } ?? before
    return params(name, line, last.utf16.count)
  }

  /// The last diagnostics of a file.
  func diagnostics(_ name: String) -> [JSONValue]? {
    published(name)?["diagnostics"]?.array
  }

  func published(_ name: String) -> JSONValue? {
    received.last {
      $0["method"] == "textDocument/publishDiagnostics"
        && $0["params"]?["uri"] == .string(Self.uri(name))
    }?["params"]
  }

  func clear() { received = [] }
}

extension JSONValue {
  subscript(index: Int) -> JSONValue? {
    guard let values = array, values.indices.contains(index) else { return nil }
    return values[index]
  }

  /// The texts under a key of the elements.
  func texts(_ key: String) -> [String] { (array ?? []).compactMap { $0[key]?.string } }
}
