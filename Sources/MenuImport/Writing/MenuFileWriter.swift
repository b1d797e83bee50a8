import MenuModel
import MenuSyntax

/// The text of a `.menu` file, where each part of it was read, and what was not.
package struct WrittenMenus: Sendable {
  /// A declaration or entry a line, not formatted.
  package var text: String
  package var places: PlaceMap
  /// Where an entry is missing that could not be read, in the menu or toolbar that lacks it: rules say nothing of those.
  package var incomplete: [Span]
  package var report: ImportReport

  package init(
    text: String, places: PlaceMap, incomplete: [Span] = [], report: ImportReport = ImportReport()
  ) {
    self.text = text
    self.places = places
    self.incomplete = incomplete
    self.report = report
  }
}

/// Makes a `.menu` file of the menus that were found.
///
/// A plan comes first: the commands and their names, state variables, lists, choices and surfaces. Then it is printed.
package enum MenuFileWriter {
  /// The text always parses, resolves and makes Swift; what cannot be said in the language is a comment in it.
  ///
  /// - Parameters:
  ///   - found: The menus.
  ///   - appName: The app's name; that of `found` unless given.
  package static func write(_ found: FoundMenus, appName: String? = nil) -> WrittenMenus {
    let plan = MenuPlanner.plan(found, appName: appName)
    var printer = MenuFilePrinter(sources: found.sources)
    printer.print(plan)
    return WrittenMenus(
      text: printer.text, places: PlaceMap(parts: printer.parts), incomplete: printer.incomplete,
      report: plan.report)
  }
}
