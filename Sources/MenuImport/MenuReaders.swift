import MenuModel
import MenuSyntax

/// Reads the menus in files of an app, a reader for each kind of file.
package enum MenuReaders {
  /// The files that one of the readers takes, by their extensions.
  package static let extensions = [
    "xib", "storyboard", "swift", "strings", "stringsdict", "xcstrings",
  ]

  /// Reads all files together: a title in one is often a constant or a text in another.
  package static func read(_ sources: [Source]) -> FoundMenus {
    let (texts, diagnostics) = StringsReader.read(sources)
    var found = FoundMenus(sources: sources, texts: texts, diagnostics: diagnostics)
    InterfaceBuilderReader.read(into: &found)
    let files = sources.enumerated().filter { $0.element.path.hasSuffix(".swift") }
      .map { SwiftParser.parse($0.element, number: Int32($0.offset)) }
    let project = ProjectIndex(files: files, texts: texts)
    for read in [SwiftMenuReader.read(project), SwiftUIReader.read(project)] {
      found.surfaces += read.surfaces
      found.unread += read.unread
    }
    return found
  }
}
