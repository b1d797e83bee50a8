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
  /// Whether there is a menu bar.
  package var hasMenuBar: Bool { plan.menuBar != nil }
  /// What the text was made of.
  let plan: PlannedMenus

  package init(
    text: String, places: PlaceMap, incomplete: [Span] = [], report: ImportReport = ImportReport()
  ) {
    self.init(
      text: text, places: places, incomplete: incomplete, report: report,
      plan: PlannedMenus(appName: "App"))
  }

  init(
    text: String, places: PlaceMap, incomplete: [Span], report: ImportReport, plan: PlannedMenus
  ) {
    self.text = text
    self.places = places
    self.incomplete = incomplete
    self.report = report
    self.plan = plan
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
  ///   - edition: The edition of the guidelines for the file to name; nil to name none.
  ///   - proposesMenuBar: Whether an iPad app without a menu bar gets one of its commands with shortcuts.
  package static func write(
    _ found: FoundMenus, appName: String? = nil, edition: GuidelineSettings.Edition? = nil,
    proposesMenuBar: Bool = false
  ) -> WrittenMenus {
    write(
      found, appName: appName, edition: edition, places: PlaceNames(found.sources), placesAll: true,
      proposesMenuBar: proposesMenuBar)
  }

  /// The same for one of many parts of an app, which have the names of their places in common.
  ///
  /// - Parameter placesAll: Whether a menu of which the code does not tell where it is shown is shown somewhere all the same,
  ///   so that there is Swift for it. Rules would take that for what the app does.
  static func write(
    _ found: FoundMenus, appName: String? = nil, edition: GuidelineSettings.Edition? = nil,
    places: PlaceNames, placesAll: Bool = false, proposesMenuBar: Bool = false
  ) -> WrittenMenus {
    var plan = MenuPlanner.plan(
      found, appName: appName, places: places, placesAll: placesAll,
      proposesMenuBar: proposesMenuBar)
    plan.edition = edition
    return print(plan, places: places)
  }

  static func print(_ plan: PlannedMenus, places: PlaceNames) -> WrittenMenus {
    var printer = MenuFilePrinter(places: places)
    printer.print(plan)
    return WrittenMenus(
      text: printer.text, places: PlaceMap(parts: printer.parts), incomplete: printer.incomplete,
      report: plan.report, plan: plan)
  }
}
