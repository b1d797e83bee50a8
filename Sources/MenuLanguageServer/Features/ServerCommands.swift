import MenuJSON
import MenuPreview
import MenuSyntax

/// What `workspace/executeCommand` performs.
enum ServerCommands {
  /// Gives the page of a document's module from what is in the editor, which can then be sent newer pages and places.
  ///
  /// Its arguments are the URI of a document, and the position of the cursor in it or nothing; the entry on the cursor's
  /// line is marked and scrolled to.
  static let preview = "menugen.preview"

  static func execute(
    _ params: LSP.ExecuteCommandParams, in server: LanguageServer
  ) throws(ResponseError) -> JSONValue {
    switch params.command {
    case CodeLenses.placementsCommand: return params.arguments?.first ?? .null
    case preview: return .string(try page(params.arguments ?? [], in: server))
    default: throw ResponseError(.invalidParams, "There is no command `\(params.command)`")
    }
  }

  private static func page(
    _ arguments: [JSONValue], in server: LanguageServer
  ) throws(ResponseError) -> String {
    guard let uri = arguments.first?.string else {
      throw ResponseError(.invalidParams, "`\(preview)` needs the URI of a document")
    }
    guard let context = server.context(of: DocumentURI.path(uri)) else {
      throw ResponseError(.invalidParams, "There is no document `\(uri)`")
    }
    var focus: Place?
    if arguments.count > 1 {
      guard let position = try? LSP.Position(json: arguments[1]) else {
        throw ResponseError(.invalidParams, "The second argument of `\(preview)` is a position")
      }
      let offset = UInt32(context.text.offset(position))
      focus = Place(source: context.source, span: Span(offset, offset))
    }
    let analysis = context.snapshot.analysis
    return PreviewPage(
      module: analysis.module, sources: analysis.sources,
      state: PreviewState(showing: analysis.module), diagnostics: analysis.diagnostics,
      focus: focus
    ).editorHTML
  }
}
