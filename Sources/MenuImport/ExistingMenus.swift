import MenuModel
import MenuSyntax
import MenuTooling

/// The menus that an app has in its files, checked where they are.
///
/// Each menu is written as the text of a `.menu` file, which the ordinary stages check; the findings are those at places
/// that were read from the app. A menu is checked by itself: where else it shows, and what shows at the same time, its
/// file does not tell. A menu bar is checked as a whole, and so are the parts that code adds to it. The edition of the
/// guidelines is the newest unless the options name one.
package struct ExistingMenus: Sendable {
  package let sources: [Source]
  /// What was found, with places in `sources`, in the order of the sources and of the text in them.
  package let diagnostics: [Diagnostic]
  /// The outcome of the baseline: its findings that are fixed, and the findings that are there now.
  package let baseline: Baseline.Outcome?
  /// How many menus, toolbars and menu bars were read.
  package let surfaceCount: Int
  /// The edition of the guidelines that they were checked by.
  package let edition: GuidelineSettings.Edition

  /// Whether there are errors.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads and checks the menus in `sources`, whose order changes nothing but that of the findings; `failures` says why some
  /// of them could not be opened, by their paths.
  package init(
    _ sources: [Source], failures: [String: String] = [:],
    options: AnalysisOptions = AnalysisOptions()
  ) {
    let menus = MenuReaders.read(sources, failures: failures)
    let places = PlaceNames(menus.sources)
    self.init(menus, options: options) { MenuFileWriter.write($0, places: places) }
  }

  /// Checks menus that were read, as `write` writes them.
  package init(_ menus: FoundMenus, options: AnalysisOptions, write: (FoundMenus) -> WrittenMenus) {
    var options = options
    options.edition = options.edition ?? GuidelineSettings.Edition.allCases.last
    // A strings file that breaks off is no menu; one that is not read at all, at no place in it, leaves menus unchecked.
    var findings = menus.diagnostics.filter {
      $0.place.span.count == 0 || ImportPaths.canHaveMenus(menus.sources[Int($0.place.source)].path)
    }
    let choices = Self.platformChoices(of: menus.sources)
    for surfaces in Self.groups(of: menus.surfaces) {
      var group = menus
      group.unread = []
      group.appName = Self.titleOfAppMenu(in: surfaces) ?? menus.appName
      findings += Self.agreed(
        choices.map { platforms in
          group.surfaces = surfaces.map { surface in
            var surface = surface.unlessKnown(for: platforms)
            surface.entries = surface.entries.asPeopleSeeThem()
            return surface
          }
          return Self.findings(in: group, written: write(group), options)
        })
    }
    findings = Self.inOrder(findings)
    let outcome = options.baseline?.outcome(for: findings, in: menus.sources)
    sources = menus.sources
    surfaceCount = menus.surfaces.count
    edition = options.edition ?? .unnamed
    baseline = outcome
    diagnostics = (outcome?.reported ?? findings).map { finding in
      var finding = finding
      if options.isStrict && finding.severity == .warning { finding.severity = .error }
      return finding
    }
  }

  /// The surfaces that are checked together: the parts of the menu bar that code adds to one framework's; every other
  /// surface alone.
  private static func groups(of surfaces: [FoundSurface]) -> [[FoundSurface]] {
    var groups: [[FoundSurface]] = []
    var parts: [Framework: Int] = [:]
    for surface in surfaces {
      guard case .menuBarPart = surface.kind else {
        groups.append([surface])
        continue
      }
      if let number = parts[surface.framework] {
        groups[number].append(surface)
      } else {
        parts[surface.framework] = groups.count
        groups.append([surface])
      }
    }
    return groups
  }

  /// The findings in menus that are checked together, with places in their sources.
  private static func findings(
    in menus: FoundMenus, written: WrittenMenus, _ options: AnalysisOptions
  ) -> [Diagnostic] {
    let tree = SyntaxTree(parsing: Source(path: "existing.menu", text: written.text))
    var options = options
    options.isStrict = false
    options.baseline = nil
    let unknown = UnknownFacts(of: menus.surfaces)
    options.existing = ExistingMenuFacts(
      unknown: unknown.everywhere, incomplete: written.incomplete.map { Place(source: 0, span: $0) }
    )
    let analysis = ModuleAnalysis(trees: [tree], options: options)
    let elements = ElementPaths(tree)
    return analysis.diagnostics.compactMap { finding in
      guard var moved = moved(finding, by: written.places), !unknown.hides(moved) else {
        return nil
      }
      moved.element = elements.path(at: finding.place.span.start)
      return moved
    }
  }

  /// The app's name as its menu bar has it: of several apps in the files each has its own.
  private static func titleOfAppMenu(in surfaces: [FoundSurface]) -> String? {
    for case .menu(let title, _, "apple"?, _) in surfaces.flatMap(\.entries).map(\.content) {
      return title.literal
    }
    return nil
  }

  /// A finding with its places in the app's files; nil for one that rests on what the writer added, or that compares an
  /// entry with itself: code can add one to a menu in several branches.
  ///
  /// Fixes are left out, since they edit `.menu` text, and so is help that says what to write there.
  private static func moved(_ finding: Diagnostic, by places: PlaceMap) -> Diagnostic? {
    guard let place = places.origin(of: finding.place.span.start) else { return nil }
    var moved = finding
    moved.place = place
    moved.fixes = []
    if moved.help?.contains("`") == true { moved.help = nil }
    moved.related = []
    for related in finding.related {
      guard let other = places.origin(of: related.place.span.start), other != place else {
        return nil
      }
      moved.related.append(RelatedPlace(place: other, message: related.message))
    }
    return moved
  }

  /// What tells findings apart.
  struct Kind: Hashable {
    private let place: Place
    private let rule: String

    init(_ finding: Diagnostic) {
      place = finding.place
      rule = finding.rule
    }
  }

  /// The findings in the order of the text, each rule once at a place: one that code shows in two menus is read twice.
  private static func inOrder(_ findings: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Kind> = []
    let unique = findings.filter { seen.insert(Kind($0)).inserted }
    // Swift promises no stable sort, so the order so far decides between equal places.
    let order = unique.enumerated().sorted { first, second in
      let (place, other) = (first.element.place, second.element.place)
      return (place.source, place.span.start, first.offset)
        < (other.source, other.span.start, second.offset)
    }
    return order.map(\.element)
  }
}
