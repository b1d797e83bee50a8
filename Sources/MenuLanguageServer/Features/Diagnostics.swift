import MenuGuidelines
import MenuSyntax

/// What was last told of a document.
struct PublishedDiagnostics {
  var version: Int?
  /// The list as it was printed.
  var items: [UInt8]
  var isEmpty: Bool { items.count <= DiagnosticPrinter.empty.count }
}

// All findings of a file are told at once, in one list that takes the place of the one before. The errors of syntax and of
// names are known sooner than those of the guidelines, but to tell them first would either take the findings of the
// guidelines away with each key and bring them back, or show those of the text before, at places that have moved.

extension LanguageServer {
  /// Tells what is wrong with the files of the modules that changed.
  ///
  /// A client that asks by itself is told of the files that it does not hold open, and to ask again where a change may
  /// have touched other open files.
  func publishDiagnostics() {
    let roots = workspace.takeChangedRoots()
    var openCount = 0
    for root in roots {
      guard let snapshot = workspace.snapshot(ofRoot: root) else { continue }
      for (number, path) in snapshot.paths.enumerated() {
        let isOpen = workspace.open[path] != nil
        if isOpen { openCount += 1 }
        if isOpen && client.pullsDiagnostics {
          closePublished(path)
          continue
        }
        publish(path, DiagnosticPrinter.items(in: context(snapshot, Int32(number))))
      }
    }
    // Files that are gone have nothing wrong with them.
    for path in published.keys.sorted() where !workspace.holds(path) {
      closePublished(path)
    }
    if client.pullsDiagnostics && client.refreshesDiagnostics && openCount > 1 {
      request("workspace/diagnostic/refresh")
    }
  }

  private func context(_ snapshot: ModuleSnapshot, _ source: Int32) -> FeatureContext {
    FeatureContext(snapshot: snapshot, source: source, client: client, workspace: workspace)
  }

  private func publish(_ path: String, _ items: [UInt8]) {
    let version = workspace.open[path]?.version
    let current = PublishedDiagnostics(version: version, items: items)
    if let known = published[path] {
      if known.version == version && known.items == items { return }
    } else if version == nil && current.isEmpty {
      return
    }
    published[path] = current
    var printer = JSONPrinter(capacity: items.count + 256)
    printer.print(
      "{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/publishDiagnostics\",\"params\":{\"uri\":")
    printer.print(text: workspace.uri(path))
    if let version {
      printer.print(",\"version\":")
      printer.print(version)
    }
    printer.print(",\"diagnostics\":")
    printer.print(printed: items)
    printer.print("}}")
    write(printer.bytes)
  }

  /// Takes back what was told of a document.
  func closePublished(_ path: String) {
    guard let known = published.removeValue(forKey: path), !known.isEmpty else { return }
    notify(
      "textDocument/publishDiagnostics",
      ["uri": .string(workspace.uri(path)), "diagnostics": []])
  }

  /// Answers a client that asks for the diagnostics of a document.
  func pull(_ context: FeatureContext, _ params: JSONValue) -> Reply {
    let items = DiagnosticPrinter.items(in: context)
    let id = Self.resultID(items)
    if params["previousResultId"]?.string == id {
      return .value(["kind": "unchanged", "resultId": .string(id)])
    }
    var printer = JSONPrinter(capacity: items.count + 64)
    printer.print("{\"kind\":\"full\",\"resultId\":")
    printer.print(text: id)
    printer.print(",\"items\":")
    printer.print(printed: items)
    printer.print("}")
    return .printed(printer.bytes)
  }

  /// A mark that is the same for the same diagnostics: FNV-1a over their bytes.
  private static func resultID(_ items: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in items { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
