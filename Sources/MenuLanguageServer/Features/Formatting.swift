import MenuGuidelines
import MenuSyntax

/// Brings a file into the one form that it has; one with an error of syntax is left as it is.
enum Formatting {
  static func edits(in context: FeatureContext) -> JSONValue {
    guard let formatted = SourceFormatter.format(context.tree),
      let edit = TextChange.edit(
        from: context.tree.source, to: formatted, source: context.source)
    else { return [] }
    return [context.textEdit(edit)]
  }
}
