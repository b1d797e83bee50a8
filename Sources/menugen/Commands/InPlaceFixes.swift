import MenuCommandLine
import MenuImport
import MenuSyntax
import MenuTooling

/// `--fix`, `--unsafe-fixes` and `--diff` in an app's own files.
enum InPlaceFixes {
  /// Whether an invocation asks for fixes, in whatever files.
  static func areAsked(_ invocation: Invocation) -> Bool {
    ["fix", "unsafe-fixes", "diff"].contains { invocation.has($0) }
  }

  /// Applies fixes in memory, and says which of them were undone.
  static func mend(
    _ inputs: ImportInputs, _ guidelines: FolderGuidelines, _ invocation: Invocation,
    _ options: AnalysisOptions
  ) throws(UsageError) -> InPlaceMending {
    // Known findings are fixed, too.
    var mending = options
    mending.baseline = nil
    let files = inputs.mendableFiles
    let result = InPlaceMending(
      inputs.sources, includesUnsafe: invocation.has("unsafe-fixes")
    ) { sources in
      ExistingMenus(
        sources, failures: inputs.failures, projectFiles: inputs.projectFiles,
        guidelines: guidelines, options: mending, mendable: files
      ).diagnostics
    }
    for (path, fix, reason) in result.undone {
      try Streams.writeNotice("'\(path)': “\(fix)” was not done, since \(reason)")
    }
    return result
  }
}
