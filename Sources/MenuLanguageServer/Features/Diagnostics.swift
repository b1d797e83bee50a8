import MenuGuidelines
import MenuSyntax

/// What was last told of a document.
struct PublishedDiagnostics {
  var version: Int?
  var items: [JSONValue]
}

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
      let lists = Self.bySource(snapshot)
      for (number, path) in snapshot.paths.enumerated() {
        let isOpen = workspace.open[path] != nil
        if isOpen { openCount += 1 }
        if isOpen && client.pullsDiagnostics {
          closePublished(path)
          continue
        }
        let context = context(snapshot, Int32(number))
        publish(path, lists[number].map { DiagnosticItem.json($0, in: context) })
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

  private static func bySource(_ snapshot: ModuleSnapshot) -> [[Diagnostic]] {
    var lists: [[Diagnostic]] = Array(repeating: [], count: snapshot.paths.count)
    for diagnostic in snapshot.analysis.diagnostics {
      lists[Int(diagnostic.place.source)].append(diagnostic)
    }
    return lists
  }

  private func publish(_ path: String, _ items: [JSONValue]) {
    let version = workspace.open[path]?.version
    if let known = published[path] {
      if known.version == version && known.items == items { return }
    } else if version == nil && items.isEmpty {
      return
    }
    published[path] = PublishedDiagnostics(version: version, items: items)
    var params: [String: JSONValue] = [
      "uri": .string(workspace.uri(path)), "diagnostics": .array(items),
    ]
    if let version { params["version"] = .int(version) }
    notify("textDocument/publishDiagnostics", .object(params))
  }

  /// Takes back what was told of a document.
  func closePublished(_ path: String) {
    guard let known = published.removeValue(forKey: path), !known.items.isEmpty else { return }
    notify(
      "textDocument/publishDiagnostics",
      ["uri": .string(workspace.uri(path)), "diagnostics": []])
  }

  /// Answers a client that asks for the diagnostics of a document.
  func pull(_ context: FeatureContext, _ params: JSONValue) -> JSONValue {
    let items = context.snapshot.analysis.diagnostics
      .filter { $0.place.source == context.source }
      .map { DiagnosticItem.json($0, in: context) }
    let id = Self.resultID(items)
    if params["previousResultId"]?.string == id {
      return ["kind": "unchanged", "resultId": .string(id)]
    }
    return ["kind": "full", "resultId": .string(id), "items": .array(items)]
  }

  /// A mark that is the same for the same diagnostics: FNV-1a over their bytes.
  private static func resultID(_ items: [JSONValue]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in JSONValue.array(items).bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

/// A diagnostic as the protocol has it.
enum DiagnosticItem {
  static func json(_ diagnostic: Diagnostic, in context: FeatureContext) -> JSONValue {
    var message = diagnostic.message
    if let help = diagnostic.help { message += "\n\(help)" }
    var json: [String: JSONValue] = [
      "range": context.snapshot.text(diagnostic.place.source).range(diagnostic.place.span),
      "severity": .int(severity(diagnostic)), "code": .string(diagnostic.rule),
      "source": "menugen", "message": .string(message),
    ]
    if context.client.codeDescription, let url = RulePages.url(diagnostic.rule) {
      json["codeDescription"] = ["href": .string(url)]
    }
    if context.client.unnecessaryTag && isAboutSomethingUnused(diagnostic) { json["tags"] = [1] }
    if context.client.relatedInformation && !diagnostic.related.isEmpty {
      json["relatedInformation"] = .array(
        diagnostic.related.map { related in
          ["location": context.location(related.place), "message": .string(related.message)]
        })
    }
    return .object(json)
  }

  private static func severity(_ diagnostic: Diagnostic) -> Int {
    switch diagnostic.severity {
    case .error: return 1
    case .warning: return 2
    case .note: return 3
    }
  }

  /// Whether what a diagnostic points at could go without a loss.
  private static func isAboutSomethingUnused(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.rule {
    case "unused-allow", "second-state-unused", "allow-of-nothing", "documentation-of-nothing":
      return true
    default: return false
    }
  }
}

/// Where the rules' sources stand.
enum RulePages {
  /// The page of the guidelines that a rule was read from.
  static func url(_ rule: String) -> String? { urls[rule] }

  /// Gathered once: a file may have thousands of findings.
  private static let urls: [String: String] = {
    var result: [String: String] = [:]
    for guideline in GuidelineChecker.guidelines {
      let page = guideline.page
      result[page.id] = page.sources.first?.url
    }
    return result
  }()
}
