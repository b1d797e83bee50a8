import MenuGuidelines

/// What the client can take, read from `initialize`.
struct ClientCapabilities {
  /// Changes of documents with their versions, in place of changes by address.
  var documentChanges = false
  var relatedInformation = false
  var codeDescription = false
  var unnecessaryTag = false
  var pullsDiagnostics = false
  var refreshesDiagnostics = false
  var snippets = false
  var hierarchicalSymbols = false
  var codeActionLiterals = false
  var watchesFiles = false
  var workDoneProgress = false
  var lineFoldingOnly = false
  /// Formatting of several ranges in one request.
  var formatsRanges = false
  var markdownHover = false
  var markdownCompletion = false

  init() {}

  init(_ json: JSONValue?) {
    let workspace = json?["workspace"]
    let document = json?["textDocument"]
    func has(_ value: JSONValue?, _ keys: String...) -> Bool {
      var value = value
      for key in keys { value = value?[key] }
      return value?.bool ?? false
    }
    documentChanges = has(workspace, "workspaceEdit", "documentChanges")
    let published = document?["publishDiagnostics"]
    relatedInformation = has(published, "relatedInformation")
    codeDescription = has(published, "codeDescriptionSupport")
    let tags = published?["tagSupport"]?["valueSet"]?.array ?? []
    unnecessaryTag = tags.contains { $0.int == 1 }
    if case .object? = document?["diagnostic"] { pullsDiagnostics = true }
    refreshesDiagnostics = has(workspace, "diagnostics", "refreshSupport")
    snippets = has(document, "completion", "completionItem", "snippetSupport")
    hierarchicalSymbols = has(document, "documentSymbol", "hierarchicalDocumentSymbolSupport")
    if case .object? = document?["codeAction"]?["codeActionLiteralSupport"] {
      codeActionLiterals = true
    }
    watchesFiles = has(workspace, "didChangeWatchedFiles", "dynamicRegistration")
    workDoneProgress = has(json?["window"], "workDoneProgress")
    formatsRanges = has(document, "rangeFormatting", "rangesSupport")
    lineFoldingOnly = has(document, "foldingRange", "lineFoldingOnly")
    if let formats = document?["hover"]?["contentFormat"]?.array {
      markdownHover = formats.contains { $0.string == "markdown" }
    }
    let item = document?["completion"]?["completionItem"]
    if let formats = item?["documentationFormat"]?.array {
      markdownCompletion = formats.contains { $0.string == "markdown" }
    }
  }
}
