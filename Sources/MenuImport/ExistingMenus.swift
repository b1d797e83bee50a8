import MenuGuidelines
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
  /// How much was read.
  package let extent: CheckedExtent
  /// What could not be read, and why.
  package let unread: [ImportReport.Unread]
  /// The folders of the apps, if there are several; each menu bar is one app's.
  package let apps: AppFolders
  /// The `allow` lines in the guidelines of folders that silence something.
  package let usedAllowances: Set<FolderGuidelines.AllowanceID>
  /// The edition of the guidelines that they were checked by.
  package let edition: GuidelineSettings.Edition

  /// Whether there are errors.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Reads and checks the menus in `sources`, whose order changes nothing but that of the findings.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - failures: Why some of them could not be opened, by their paths.
  ///   - projectFiles: The paths of the files that tell the targets of a repository apart.
  ///   - guidelines: The settings of folders.
  ///   - options: The settings.
  ///   - mendable: What is known of the files for fixes.
  ///   - isPart: Whether the app has more files than these.
  package init(
    _ sources: [Source], failures: [String: String] = [:], projectFiles: [String] = [],
    guidelines: FolderGuidelines = FolderGuidelines(), options: AnalysisOptions = AnalysisOptions(),
    mendable: MendableFiles = MendableFiles(), isPart: Bool = false
  ) {
    let menus = MenuReaders.read(sources, failures: failures).withoutGenerated()
    let places = PlaceNames(menus.sources)
    self.init(
      menus, projectFiles: projectFiles, guidelines: guidelines, options: options,
      mendable: mendable, isPart: isPart
    ) {
      MenuFileWriter.write($0, places: places)
    }
  }

  /// Checks menus that were read, as `write` writes them.
  package init(
    _ menus: FoundMenus, projectFiles: [String] = [],
    guidelines: FolderGuidelines = FolderGuidelines(), options: AnalysisOptions,
    mendable: MendableFiles = MendableFiles(), isPart: Bool = false,
    write: (FoundMenus) -> WrittenMenus
  ) {
    // A strings file that breaks off is no menu; one that is not read at all, at no place in it, leaves menus unchecked.
    var findings = menus.diagnostics.filter {
      $0.place.span.count == 0 || ImportPaths.canHaveMenus(menus.sources[Int($0.place.source)].path)
    }
    let possible = Self.platformChoices(of: menus)
    let mender = PlaceMender(menus, mendable)
    let facts = SpellingFacts(names: menus.project.names)
    let apps = AppFolders(of: menus, projectFiles: projectFiles)
    let platforms = FilePlatforms(menus, apps)
    var editions: Set<GuidelineSettings.Edition> = []
    var unread = menus.allUnread
    for surfaces in Self.groups(of: menus.surfaces + menus.unplaceable, in: menus.sources, apps) {
      let options = Self.options(options, for: surfaces, in: menus.sources, guidelines)
      options.edition.map { _ = editions.insert($0) }
      var group = menus
      group.unread = []
      group.unplaceable = []
      group.appName = Self.titleOfAppMenu(in: surfaces) ?? menus.appName
      var reports: [ImportReport] = []
      findings += Self.united(
        platforms.choices(possible, for: surfaces).map { platforms in
          group.surfaces = surfaces.map { surface in
            var surface = surface.unlessKnown(for: platforms)
            surface.entries = surface.entries.asPeopleSeeThem()
            return surface
          }
          let written = write(group)
          reports.append(written.report)
          return Self.findings(in: group, written: written, options, facts, mender)
            + Self.secondNewWindows(group, apps, write, options, facts, mender)
        })
      unread += reports.unreadInAll
      findings += Self.codeFindings(in: surfaces, of: menus.sources, options)
    }
    findings += Self.barItemsWithoutTitles(in: menus, options, guidelines)
    findings += Self.commandsNotInMenuBar(in: menus, apps, platforms, options, guidelines)
    findings += Self.appFindings(in: menus, apps, options, guidelines)
    findings += Self.windowsOfSettings(in: menus, possible, platforms, options, guidelines)
    let allowances = CodeAllowances(
      in: menus.sources.enumerated().map { number, source in
        menus.generated.contains(number) ? Source(path: source.path, text: "") : source
      })
    edition = editions.max() ?? options.edition ?? .latest
    findings = allowances.applied(to: Self.inOrder(findings), in: edition, ofPart: isPart)
    var folderAllowances = FolderAllowances(guidelines, menus)
    findings = folderAllowances.applied(to: findings, in: edition)
    usedAllowances = folderAllowances.used
    findings = options.filter.applied(to: Self.inOrder(findings), in: menus.sources)
    let outcome = options.baseline?.outcome(for: findings, in: menus.sources)
    sources = menus.sources
    self.unread = unread.inOrder
    var extent = menus.extent
    extent.unread = self.unread.count
    self.extent = extent
    self.apps = apps
    baseline = outcome
    diagnostics = (outcome?.reported ?? findings).map { finding in
      var finding = finding
      let path = menus.sources[Int(finding.place.source)].path
      let isStrict = options.isStrict || guidelines.settings(for: path)?.isStrict == true
      if isStrict && finding.severity == .warning { finding.severity = .error }
      return finding
    }
  }

  /// The options for menus that are checked together: with the guidelines of their folder, and the newest edition unless
  /// those or the options name one.
  private static func options(
    _ options: AnalysisOptions, for surfaces: [FoundSurface], in sources: [Source],
    _ guidelines: FolderGuidelines
  ) -> AnalysisOptions {
    var options = options
    let path = surfaces.first.map { sources[Int($0.place.source)].path } ?? ""
    options.folderGuidelines = guidelines.settings(for: path)
    // A finding in another file can be of a folder with other settings.
    options.folderGuidelines?.isStrict = false
    options.edition = options.edition ?? options.folderGuidelines?.edition ?? .latest
    return options
  }

  /// A menu bar that code adds to.
  private struct Bar: Hashable {
    var framework: Framework
    var app: String?
  }

  /// The surfaces that are checked together: the parts of the menu bar that code adds to one framework's in one app; every
  /// other surface alone.
  private static func groups(
    of surfaces: [FoundSurface], in sources: [Source], _ apps: AppFolders
  ) -> [[FoundSurface]] {
    var groups: [[FoundSurface]] = []
    var parts: [Bar: Int] = [:]
    for surface in surfaces {
      guard case .menuBarPart = surface.kind else {
        groups.append([surface])
        continue
      }
      let path = sources[Int(surface.place.source)].path
      let bar = Bar(framework: surface.framework, app: apps.folder(of: path))
      if let number = parts[bar] {
        groups[number].append(surface)
      } else {
        parts[bar] = groups.count
        groups.append([surface])
      }
    }
    return groups
  }

  /// The findings in menus that are checked together, with places in their sources.
  static func findings(
    in menus: FoundMenus, written: WrittenMenus, _ options: AnalysisOptions,
    _ facts: SpellingFacts, _ mender: PlaceMender
  ) -> [Diagnostic] {
    let tree = SyntaxTree(parsing: Source(path: "existing.menu", text: written.text))
    var options = options
    options.isStrict = false
    options.baseline = nil
    options.filter = FindingFilter()
    let unknown = UnknownFacts(of: menus.surfaces)
    options.existing = ExistingMenuFacts(
      unknown: unknown.everywhere, incomplete: written.incomplete.map { Place(source: 0, span: $0) }
    )
    let analysis = ModuleAnalysis(trees: [tree], options: options, facts: facts)
    let elements = ElementPaths(tree)
    return analysis.diagnostics.compactMap { finding in
      guard var moved = moved(finding, by: written.places, in: menus), !unknown.hides(moved) else {
        return nil
      }
      moved.element = elements.path(at: finding.place.span.start)
      let (fixes, refusal) = mender.fixes(of: finding, in: written)
      moved.fixes = fixes
      if let refusal {
        moved.help = (moved.help.map { $0 + " " } ?? "") + "No fix is offered: \(refusal)."
      }
      return moved
    }
  }

  /// The app's name as its menu bar has it: of several apps in the files each has its own.
  static func titleOfAppMenu(in surfaces: [FoundSurface]) -> String? {
    for case .menu(let title, _, "apple"?, _) in surfaces.flatMap(\.entries).map(\.content) {
      return title.literal
    }
    return nil
  }

  /// A finding with its places in the app's files; nil for one that rests on what the writer added, or that compares an
  /// entry with itself: code can add one to a menu in several branches.
  private static func moved(
    _ finding: Diagnostic, by places: PlaceMap, in menus: FoundMenus
  ) -> Diagnostic? {
    guard let place = places.origin(of: finding.place.span.start) else { return nil }
    var moved = finding
    moved.place = place
    moved.fixes = []
    moved.related = []
    for related in finding.related {
      guard let other = places.origin(of: related.place.span.start) else { return nil }
      if other == place {
        // A helper that makes several entries is one place.
        if finding.rule == "icon-unique-in-menu", menus.hasSeveralTitles(at: place) { continue }
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
    /// One comment can silence nothing in several ways.
    private let message: String?

    init(_ finding: Diagnostic) {
      place = finding.place
      rule = finding.rule
      message = rule == RuleCatalogue.unusedAllow ? finding.message : nil
    }
  }

  /// The findings without those about a symbol that entries share which two menus have, where there is one about the
  /// same entries in a menu with more.
  private static func withoutRepeatedSymbols(_ findings: [Diagnostic]) -> [Diagnostic] {
    let about = findings.filter { $0.rule == "icon-unique-in-menu" }
    return findings.filter { finding in
      finding.rule != "icon-unique-in-menu"
        || !about.contains { other in finding.related.contains { $0.place == other.place } }
    }
  }

  /// The findings in the order of the text, each rule once at a place: one that code shows in two menus is read twice.
  private static func inOrder(_ findings: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Kind> = []
    let unique = withoutRepeatedSymbols(findings.filter { seen.insert(Kind($0)).inserted })
    // Swift promises no stable sort, so the order so far decides between equal places.
    let order = unique.enumerated().sorted { first, second in
      let (place, other) = (first.element.place, second.element.place)
      return (place.source, place.span.start, first.offset)
        < (other.source, other.span.start, second.offset)
    }
    return order.map(\.element)
  }
}

extension FoundMenus {
  /// Whether the commands that are made at a place have titles that differ.
  fileprivate func hasSeveralTitles(at place: Place) -> Bool {
    let made = surfaces.flatMap { $0.entries.commands }.filter {
      [$0.place, $0.command.title.place, $0.command.image?.place].contains(place)
    }
    return Set(made.compactMap(\.command.title.literal)).count > 1
  }
}
