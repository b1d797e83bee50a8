import MenuModel
import MenuSyntax
import MenuTooling

/// `menugen check`: what is wrong in `.menu` files, and fixes for it.
enum CheckCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let options = try AnalysisOptions(invocation)
    let inputs = try Inputs(invocation)
    let mends = invocation.has("fix") || invocation.has("unsafe-fixes")
    let analysis: ModuleAnalysis
    if mends || invocation.has("diff") {
      analysis = try mend(inputs, invocation, options)
    } else {
      analysis = ModuleAnalysis(inputs.sources, options: options)
    }
    Program.leaveToExit(analysis)
    if invocation.value("format") == "json" {
      try Streams.writeOutput(JSONReporter().report(analysis.diagnostics, in: analysis.sources))
    } else {
      try Streams.writeText(analysis.diagnostics, in: analysis.sources)
    }
    return analysis.hasErrors ? 1 : 0
  }

  /// Fixes what can be fixed, and shows or writes it. Gives what is left.
  private static func mend(
    _ inputs: Inputs, _ invocation: Invocation, _ options: AnalysisOptions
  ) throws(UsageError) -> ModuleAnalysis {
    let isDiff = invocation.has("diff")
    let result = FixApplication.mending(
      inputs.sources, options: options, includesUnsafe: invocation.has("unsafe-fixes"))
    if isDiff {
      for (old, new) in zip(inputs.sources, result.sources) {
        try Streams.writeOutput(
          LineDiff(
            from: String(decoding: old.bytes, as: UTF8.self),
            to: String(decoding: new.bytes, as: UTF8.self)
          ).unified(old.path, new.path))
      }
      return ModuleAnalysis(inputs.sources, options: options)
    }
    var changed: [(old: Source, new: Source)] = []
    for (old, new) in zip(inputs.sources, result.sources) {
      if old.path == inputs.standardInput {
        try Streams.writeOutput(String(decoding: new.bytes, as: UTF8.self))
      } else if old.bytes != new.bytes {
        changed.append((old, new))
      }
    }
    for (old, _) in changed
    where try FileSystem.terminatedBytes(of: old.path).dropLast() != old.bytes {
      throw UsageError(
        "'\(Terminal.safe(old.path))' has changed since it was read; nothing was fixed",
        hint: "run the command again")
    }
    for (_, new) in changed { try FileSystem.replace(new) }
    if result.count > 0 {
      let files = changed.count == 1 ? "1 file" : "\(changed.count) files"
      try Streams.writeNotice("fixed \(result.count) in \(files)")
    }
    return ModuleAnalysis(result.sources, options: options)
  }
}
