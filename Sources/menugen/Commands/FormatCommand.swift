import MenuCommandLine
import MenuSyntax
import MenuTooling

/// `menugen format`: formats `.menu` files, or shows what is not formatted.
enum FormatCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let inputs = try Inputs(invocation, hasGuidelines: true)
    let isCheck = invocation.has("check")
    let isDiff = invocation.has("diff")
    var status: Int32 = 0
    for source in inputs.sources {
      let tree = SyntaxTree(parsing: source)
      guard let formatted = SourceFormatter.format(tree) else {
        try refuse(tree, invocation)
        status = 1
        continue
      }
      let isSame = formatted.bytes == source.bytes
      if isCheck && !isSame { status = 1 }
      if isDiff {
        try Streams.writeLines(difference(source, formatted))
      } else if isCheck {
        if !isSame { try Streams.writeLines(source.path + "\n") }
      } else if source.path == inputs.standardInput {
        try Streams.writeOutput(String(decoding: formatted.bytes, as: UTF8.self))
      } else if !isSame, let reason = inputs.reasonToKeep(source) {
        try Streams.writeNotice("'\(source.path)' \(reason), and was left as it is")
        status = 1
      } else if !isSame {
        try replace(source, with: formatted)
      }
    }
    return status
  }

  /// Reports the errors because of which a file is left as it is.
  private static func refuse(_ tree: SyntaxTree, _ invocation: Invocation) throws(UsageError) {
    let errors = SyntaxDiagnoser.diagnose(tree, source: 0).filter { $0.severity == .error }
    let reporter = TextReporter(
      usesColor: Streams.usesColor(invocation), fixingCommand: "menugen check")
    try Streams.writeReport(reporter.report(errors, in: [tree.source]))
    try Streams.writeNotice("'\(tree.source.path)' has a syntax error and was left as it is")
  }

  private static func difference(_ old: Source, _ new: Source) -> String {
    LineDiff(
      from: String(decoding: old.bytes, as: UTF8.self),
      to: String(decoding: new.bytes, as: UTF8.self)
    ).unified(old.path, new.path)
  }

  private static func replace(_ old: Source, with new: Source) throws(UsageError) {
    guard try FileSystem.terminatedBytes(of: old.path).dropLast() == old.bytes else {
      throw UsageError(
        "'\(old.path)' has changed since it was read and was not formatted",
        hint: "run the command again")
    }
    try FileSystem.replace([new])
  }
}
