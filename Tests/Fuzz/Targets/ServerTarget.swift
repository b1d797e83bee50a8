import MenuJSON
import MenuSyntax

@testable import MenuLanguageServer

/// A session of an editor: edits, requests at any place, and at times frames that are broken.
///
/// Each request has one answer, and the server knows its document as one that opened it just now.
func fuzzServer(_ input: FuzzInput) {
  var random = input.random
  let encoding = PositionEncoding.allCases[random.number(below: 3)]
  let client = FuzzClient(encoding)
  client.initialize()
  // The server reads the text of a message, so the document is as that decodes it.
  var text = Array(String(decoding: input.bytes, as: UTF8.self).utf8)
  client.open(text)
  let first = random.number(below: 10)
  let rounds = 2 + random.number(below: 4)
  for round in 0..<rounds {
    let edits = random.number(below: 4)
    for _ in 0..<edits { text = client.edit(text, &random) }
    let requests = 1 + random.number(below: 5)
    for _ in 0..<requests { client.ask(text, &random) }
    if first == 0 { client.sendBroken(input.bytes, &random) }
    client.work()
    require(client.documentBytes == text, "round \(round): the server has another text")
  }
  client.requireAnswers()
  if first < 4 {
    let other = FuzzClient(encoding)
    other.initialize()
    other.open(text)
    for method in ["semanticTokens/full", "documentSymbol", "diagnostic", "inlayHint"] {
      let range: JSONValue = [
        "start": ["line": 0, "character": 0], "end": ["line": 1_000_000, "character": 0],
      ]
      let answers = [client, other].map { $0.result(method, ["range": range]) }
      require(answers[0] == answers[1], "\(method) differs from that of a fresh server")
    }
  }
}

/// An editor in memory, with one document.
private final class FuzzClient {
  private static let document: JSONValue = ["uri": "file:///w/s.menu"]
  private var server: LanguageServer?
  private let encoding: PositionEncoding
  private var version = 1
  private var lastID = 0
  /// How many answers there are to each request.
  private var answers: [Int: Int] = [:]
  /// Requests that may be refused, since no editor sends the numbers in them.
  private var oddRequests: Set<Int> = []
  private var lastResult: JSONValue?

  init(_ encoding: PositionEncoding) {
    self.encoding = encoding
    server = LanguageServer(
      files: FileAccess(read: { _ in nil }, menuFiles: { _, _ in [] }, exists: { _ in false }),
      version: "1",
      send: { [weak self] frame in self?.receive(frame) })
  }

  private func receive(_ frame: [UInt8]) {
    var reader = MessageReader()
    reader.append(frame)
    guard case .content(let content)? = reader.next(), let message = try? JSONValue(content) else {
      return require(false, "the server sends what cannot be read")
    }
    guard message["method"] == nil, let id = message["id"]?.int, let count = answers[id] else {
      return
    }
    answers[id] = count + 1
    lastResult = message["result"]
    let code = message["error"]?["code"]?.int
    // A rename may be refused.
    let isRefusal = code == -32803 || code == -32602 && oddRequests.contains(id)
    require(code == nil || isRefusal, "request \(id) fails: \(message.text)")
    if let result = message["result"] { requireEdits(result) }
  }

  /// The edits of one document lie apart, as the protocol has it.
  private func requireEdits(_ value: JSONValue) {
    switch value {
    case .array(let values):
      let found = values.compactMap { $0["newText"] == nil ? nil : Self.place($0["range"]) }
      let places = found.sorted { $0.0 < $1.0 }
      for (first, second) in zip(places, places.dropFirst()) {
        require(first.1 <= second.0, "edits overlap: \(value.text)")
      }
      require(places.allSatisfy { $0.0 <= $0.1 }, "an edit ends before it starts")
      // The actions of a list are chosen one at a time, but each has edits of its own.
      for value in values { requireEdits(value) }
    case .object(let members): for member in members.values { requireEdits(member) }
    default: break
    }
  }

  private static func place(_ range: JSONValue?) -> (LSP.Position, LSP.Position)? {
    guard let range, let place = try? LSP.Range(json: range) else { return nil }
    return (place.start, place.end)
  }

  // MARK: Messages

  private func send(_ message: JSONValue) {
    let content = message.jsonBytes
    server?.receive(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content)
  }

  func work() {
    while let server, server.hasWork { server.processNext() }
  }

  private func notify(_ method: String, _ params: JSONValue) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": params])
  }

  private func request(_ method: String, _ params: JSONValue) {
    lastID += 1
    answers[lastID] = 0
    send(["jsonrpc": "2.0", "id": .int(lastID), "method": .string(method), "params": params])
  }

  func initialize() {
    let capabilities: JSONValue = [
      "general": ["positionEncodings": [.string(encoding.rawValue)]],
      "workspace": ["workspaceEdit": ["documentChanges": true]],
      "textDocument": [
        "diagnostic": [:],
        "completion": ["completionItem": ["snippetSupport": true]],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": []]]],
      ],
    ]
    request("initialize", ["capabilities": capabilities, "rootUri": "file:///w"])
    notify("initialized", [:])
    work()
  }

  func open(_ text: [UInt8]) {
    let item: JSONValue = [
      "uri": "file:///w/s.menu", "languageId": "menu", "version": 1,
      "text": .string(String(decoding: text, as: UTF8.self)),
    ]
    notify("textDocument/didOpen", ["textDocument": item])
    work()
  }

  /// Sends an edit and lets it wait; gives the text after it.
  func edit(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let edit = RandomEdit(of: text, &random)
    let (first, start) = position(edit.range.lowerBound, of: text)
    let (last, end) = position(edit.range.upperBound, of: text)
    let inserted = String(decoding: edit.text, as: UTF8.self)
    version += 1
    let change: JSONValue = ["range": ["start": start, "end": end], "text": .string(inserted)]
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///w/s.menu", "version": .int(version)],
        "contentChanges": [change],
      ])
    var text = text
    text.replaceSubrange(first..<max(first, last), with: inserted.utf8)
    return text
  }

  /// An offset that is between characters, and its position.
  private func position(_ offset: Int, of text: [UInt8]) -> (Int, JSONValue) {
    var offset = offset
    while offset > 0 && offset < text.count && text[offset] & 0xC0 == 0x80 { offset -= 1 }
    // Between CR and LF there is no position.
    if offset > 0 && offset < text.count && text[offset] == 0x0A && text[offset - 1] == 0x0D {
      offset -= 1
    }
    let positions = TextPositions(Source(path: "s.menu", bytes: text), encoding)
    let position = positions.position(offset)
    require(positions.offset(position) == offset, "offset \(offset) is not that of its position")
    return (
      offset, ["line": .int(position.line), "character": .int(position.character)]
    )
  }

  private static let pointMethods = [
    "completion", "hover", "definition", "references", "documentHighlight", "prepareRename",
    "rename", "linkedEditingRange", "onTypeFormatting", "selectionRange",
  ]
  private static let rangeMethods = [
    "codeAction", "inlayHint", "semanticTokens/range", "rangeFormatting", "codeAction",
  ]
  private static let fileMethods = [
    "documentSymbol", "semanticTokens/full", "foldingRange", "documentLink", "codeLens",
    "diagnostic", "formatting",
  ]

  private static let names = ["other", "default", "`menu`", "a b", "é", "init", "self", "", "x_1"]

  /// Numbers of a value replaced by those that no editor sends.
  private static func odd(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
    switch value {
    case .number:
      let numbers: [JSONValue] = [.int(-1), .int(.max), .int(.min), .int(1 << 32), .null]
      return numbers[random.number(below: numbers.count)]
    case .array(let values): return .array(values.map { odd($0, &random) })
    case .object(let members):
      var result: [String: JSONValue] = [:]
      for key in members.keys.sorted() {
        result[key] = members[key].map { odd($0, &random) }
      }
      return .object(result)
    default: return value
    }
  }

  /// Sends a request and lets it wait.
  func ask(_ text: [UInt8], _ random: inout SeededGenerator) {
    let start = random.number(below: text.count + 1)
    let length = random.number(below: 3) == 0 ? random.number(below: text.count - start + 1) : 0
    let (from, to) = (position(start, of: text).1, position(start + length, of: text).1)
    var params: [String: JSONValue] = [
      "textDocument": Self.document, "position": from, "positions": [from],
      "range": ["start": from, "end": to], "context": ["diagnostics": []],
      "options": ["tabSize": 2, "insertSpaces": true], "newName": "other",
    ]
    let method: String
    switch random.number(below: 6) {
    case 0...2: method = Self.pointMethods[random.number(below: Self.pointMethods.count)]
    case 3...4: method = Self.rangeMethods[random.number(below: Self.rangeMethods.count)]
    default: method = Self.fileMethods[random.number(below: Self.fileMethods.count)]
    }
    params["ch"] = random.number(below: 2) == 0 ? "}" : "\n"
    if method == "references" { params["context"] = ["includeDeclaration": true] }
    params["newName"] = .string(Self.names[random.number(below: Self.names.count)])
    if random.number(below: 16) == 0 {
      oddRequests.insert(lastID + 1)
      let key = ["position", "range", "positions", "context"][random.number(below: 4)]
      params[key] = params[key].map { Self.odd($0, &random) }
    }
    switch random.number(below: 24) {
    case 0...1: request("workspace/symbol", ["query": "o"])
    case 2:
      request(
        "workspace/executeCommand",
        ["command": "menugen.preview", "arguments": ["file:///w/s.menu", from]])
    default: request("textDocument/" + method, .object(params))
    }
  }

  /// Sends malformed frames and contents. Each ends where the next message can be read.
  func sendBroken(_ bytes: [UInt8], _ random: inout SeededGenerator) {
    let part = Array(bytes.prefix(random.number(below: 64)))
    switch random.number(below: 5) {
    case 0: server?.receive(Array("Content-Length: \(part.count)\r\n\r\n".utf8) + part)
    case 1: server?.receive("Content-Length: -1\r\n\r\n".utf8)
    case 2: server?.receive("Content-Length: 99999999999999999999\r\n\r\n".utf8)
    case 3: send([])
    default: notify("textDocument/didChange", ["textDocument": .string("x")])
    }
  }

  /// The result of a request about the whole document.
  func result(_ method: String, _ more: [String: JSONValue]) -> JSONValue? {
    request("textDocument/" + method, .object(more.merging(["textDocument": Self.document]) { $1 }))
    work()
    // Identifiers of results count up in a session.
    guard case .object(var members)? = lastResult else { return lastResult }
    members["resultId"] = nil
    return .object(members)
  }

  var documentBytes: [UInt8]? {
    guard let (snapshot, source) = server?.workspace.snapshot(for: "/w/s.menu") else { return nil }
    return Array(snapshot.analysis.sources[Int(source)].bytes)
  }

  func requireAnswers() {
    let unanswered = answers.filter { $0.value != 1 }.keys.sorted()
    require(unanswered.isEmpty, "not answered once: \(unanswered)")
  }
}

extension JSONValue {
  fileprivate var text: String { String(decoding: jsonBytes, as: UTF8.self) }
}
