import MenuJSON
import MenuPreview
import MenuSyntax
import MenuTooling

/// What `workspace/executeCommand` performs.
enum ServerCommands {
  /// Gives the page of a document's module from what is in the editor, which can then be sent newer pages and places.
  ///
  /// Its arguments are the URI of a document, and the position of the cursor in it or nothing; the entry that the cursor is
  /// in is marked and scrolled to.
  static let preview = "menugen.preview"

  /// Gives the place to mark in such a page for the same two arguments: where the entry, the command or the menu begins that
  /// the cursor is in.
  static let previewPlace = "menugen.previewPlace"

  /// Gives the location of a place that such a page says was chosen, or `null` if it is in no file of the document's module.
  /// Editors open what this gives, so that no page can have them open another file.
  ///
  /// Its arguments are the URI of the document and the place.
  static let previewChosen = "menugen.previewChosen"

  static let all = [CodeLenses.placementsCommand, preview, previewPlace, previewChosen]

  static func execute(
    _ params: LSP.ExecuteCommandParams, in server: LanguageServer
  ) throws(ResponseError) -> JSONValue {
    switch params.command {
    case CodeLenses.placementsCommand: return params.arguments?.first ?? .null
    case preview: return .string(try page(params.arguments ?? [], in: server))
    case previewPlace: return .string(try place(params.arguments ?? [], in: server))
    case previewChosen: return try chosen(params.arguments ?? [], in: server)
    default: throw ResponseError(.invalidParams, "There is no command `\(params.command)`")
    }
  }

  private static func page(
    _ arguments: [JSONValue], in server: LanguageServer
  ) throws(ResponseError) -> String {
    let context = try context(of: arguments, for: preview, in: server)
    let focus = arguments.count > 1 ? try focus(arguments, for: preview, in: context) : nil
    let analysis = context.snapshot.analysis
    return PreviewPage(
      module: analysis.module, sources: analysis.sources,
      state: PreviewState(showing: analysis.module), diagnostics: analysis.diagnostics,
      language: server.workspace.language, focus: focus
    ).editorHTML
  }

  private static func place(
    _ arguments: [JSONValue], in server: LanguageServer
  ) throws(ResponseError) -> String {
    let context = try context(of: arguments, for: previewPlace, in: server)
    let focus = try focus(arguments, for: previewPlace, in: context)
    return PreviewPage.text(of: focus, in: context.snapshot.analysis.sources)
  }

  private static func chosen(
    _ arguments: [JSONValue], in server: LanguageServer
  ) throws(ResponseError) -> JSONValue {
    let context = try context(of: arguments, for: previewChosen, in: server)
    guard arguments.count > 1, let text = arguments[1].string else {
      throw ResponseError(.invalidParams, "The second argument of `\(previewChosen)` is a place")
    }
    let sources = context.snapshot.analysis.sources
    guard let (source, line) = PreviewPage.line(of: text, in: sources) else { return .null }
    let start: JSONValue = ["line": .int(line - 1), "character": 0]
    return [
      "uri": .string(DocumentURI.uri(sources[source].path)),
      "range": ["start": start, "end": start],
    ]
  }

  private static func context(
    of arguments: [JSONValue], for command: String, in server: LanguageServer
  ) throws(ResponseError) -> FeatureContext {
    guard let uri = arguments.first?.string else {
      throw ResponseError(.invalidParams, "`\(command)` needs the URI of a document")
    }
    guard let context = server.context(of: DocumentURI.path(uri)) else {
      throw ResponseError(.invalidParams, "There is no document `\(uri)`")
    }
    return context
  }

  /// Where the innermost entry, command or menu around the position begins; else the position.
  private static func focus(
    _ arguments: [JSONValue], for command: String, in context: FeatureContext
  ) throws(ResponseError) -> Place {
    guard arguments.count > 1, let position = try? LSP.Position(json: arguments[1]) else {
      throw ResponseError(.invalidParams, "The second argument of `\(command)` is a position")
    }
    let offset = context.text.offset(position)
    let node = context.tree.nodes(around: offset).last { drawnKinds.contains($0.kind) }
    // A command is known by its name: `@allow` can precede it.
    let name = node?.as(CommandSyntax.self)?.name?.span
    let start = name?.start ?? node?.span.start ?? UInt32(offset)
    return Place(source: context.source, span: Span(start, start))
  }

  /// What has a place of its own in a preview.
  private static let drawnKinds = Set(SurfaceKind.allCases.flatMap(\.nodeKinds)).union([
    .command, .editMenuOption, .barMenu, .commandEntry, .eachEntry, .menuEntry, .sectionEntry,
    .standardEntry, .viewEntry, .groupEntry, .segmentedEntry, .searchEntry, .titleMenuEntry,
  ])
}
