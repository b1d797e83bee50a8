/// The diagnostics last published for a document.
struct PublishedDiagnostics: Equatable {
  var version: Int?
  var items: [LSP.Diagnostic]
}

// All diagnostics of a document are published at once. Syntax and name errors are known sooner than the findings of the
// guidelines, but to publish them first would either remove the findings with each key and bring them back, or show those
// of the previous text at places that have moved.

extension LanguageServer {
  /// Publishes the diagnostics of the modules that changed.
  ///
  /// A client that requests diagnostics is sent those of files that are not open, and asked to request again if a change
  /// may affect other open files.
  func publishDiagnostics() {
    var openCount = 0
    for root in workspace.takeChangedRoots() {
      guard let snapshot = workspace.snapshot(ofRoot: root) else { continue }
      for (number, path) in snapshot.paths.enumerated() {
        let isOpen = workspace.open[path] != nil
        if isOpen { openCount += 1 }
        if isOpen && client.pullsDiagnostics {
          clearPublished(path)
          continue
        }
        let context = FeatureContext(
          snapshot: snapshot, source: Int32(number), client: client, workspace: workspace)
        publish(path, Diagnostics.items(in: context))
      }
    }
    // Files that are gone have no diagnostics.
    for path in published.keys.sorted() where !workspace.holds(path) { clearPublished(path) }
    if client.pullsDiagnostics && client.refreshesDiagnostics && openCount > 1 {
      request("workspace/diagnostic/refresh")
    }
  }

  private func publish(_ path: String, _ items: [LSP.Diagnostic]) {
    let version = workspace.open[path]?.version
    let current = PublishedDiagnostics(version: version, items: items)
    if let known = published[path] {
      if known == current { return }
    } else if version == nil && items.isEmpty {
      return
    }
    published[path] = current
    send(path, current)
  }

  /// Removes the diagnostics of a document from the client.
  func clearPublished(_ path: String) {
    guard let known = published.removeValue(forKey: path), !known.items.isEmpty else { return }
    send(path, PublishedDiagnostics(version: nil, items: []))
  }

  private func send(_ path: String, _ diagnostics: PublishedDiagnostics) {
    notify(
      "textDocument/publishDiagnostics",
      LSP.PublishDiagnosticsParams(
        uri: workspace.uri(path), version: diagnostics.version, diagnostics: diagnostics.items))
  }
}
