import MenuModel
import MenuSyntax
import MenuTooling

/// Decides what a `.menu` file says of the menus that were found.
struct MenuPlanner {
  let found: FoundMenus
  let sourceLanguage: String
  var plan: PlannedMenus
  var names = NameChooser()
  /// The names of the menus in the menu bar.
  var barNames = NameChooser()
  let places: PlaceNames
  /// Whether menus get a place that the code does not tell.
  let placesAll: Bool
  /// Whether commands with shortcuts get a menu bar.
  private(set) var proposesMenuBar = false
  /// The surface that is planned, as a number.
  var surface = 0
  /// What entries are counted with: that surface, or what is in none.
  private var counted = 0
  /// The framework and platforms of that surface.
  var framework = Framework.appkit

  /// The titles of the commands that each selector or function is for.
  var titlesByFunction: [String: Set<[FoundText.Segment]>] = [:]

  // What has been declared, to find it again.

  /// The commands of each title, by their numbers.
  var commandsByTitle: [String: [Int]] = [:]
  /// The commands of each action.
  var commandsByAction: [String: [Int]] = [:]
  /// The variables of state by what they stand for.
  var variablesByExpression: [String: Int] = [:]
  /// Expressions that are false while their variables are true.
  var oppositeExpressions: Set<String> = []
  var listsByElement: [String: Int] = [:]
  var choicesByVariable: [ChoiceKey: Int] = [:]
  var screensByOwner: [String: Int] = [:]

  private var isInToolbar = false
  /// Whether the entries that are planned are single commands, those of swipes or of the app's icon.
  var isOfSingleCommands = false
  /// The items with the context menus of an owner, and those with its swipe actions alone.
  var itemsByOwner: [String: [PlannedItem.ID]] = [:]
  var swipesByOwner: [String: [PlannedItem.ID]] = [:]
  /// How many rows are around the entries that are planned.
  var rows = 0
  private(set) var toolbarPlatforms: [Platform] = []
  private var countedOnce: Set<Counted> = []

  /// How deep entries may nest: less than a `.menu` file may.
  static let maximumDepth = 40

  static func plan(
    _ found: FoundMenus, appName: String?, places: PlaceNames, placesAll: Bool,
    proposesMenuBar: Bool = false
  ) -> PlannedMenus {
    var planner = MenuPlanner(found, appName, places, placesAll)
    planner.proposesMenuBar = proposesMenuBar
    planner.planPlatforms()
    for surface in found.surfaces { planner.collectFunctions(of: surface.entries, depth: 0) }
    planner.planMenuBar()
    // Swipe actions go into the items of menus, and quick actions are commands that there are elsewhere.
    for isLater in [false, true] {
      for (number, surface) in found.surfaces.enumerated() {
        guard isLater == (surface.isSwipe || surface.kind == .quickActions) else { continue }
        planner.begin(number)
        planner.plan(surface)
      }
    }
    planner.counted = PlannedMenus.rest
    planner.plan.rest += planner.entries(
      found.unread + found.unplaceable.filter { !$0.isOfControls }.map(\.listed), in: .menu)
    if proposesMenuBar { planner.proposeMenuBar() }
    planner.sayWhereNeverDimmed()
    planner.countUnplaced()
    return planner.plan
  }

  private init(
    _ found: FoundMenus, _ appName: String?, _ places: PlaceNames, _ placesAll: Bool
  ) {
    self.found = found
    self.placesAll = placesAll
    sourceLanguage = found.texts.sourceLanguage
    self.places = places
    plan = PlannedMenus(appName: Self.appName(appName ?? found.appName))
    names.reserve(plan.appName)
    let language = found.texts.sourceLanguage
    if language != "en", SourceLanguage(code: language) != nil { plan.language = language }
  }

  /// A name for the app of which Swift can make types.
  private static func appName(_ text: String?) -> String {
    let name = NameChooser.upperCamel(NameChooser.words(of: text ?? ""))
    if name.isEmpty { return "App" }
    return GeneratedTypeNames.takenType(ofApp: name) == nil ? name : name + "App"
  }

  mutating func begin(_ number: Int) {
    surface = number
    counted = number
    framework = found.surfaces[number].framework
  }

  // MARK: Platforms

  private mutating func planPlatforms() {
    var platforms: Set<Platform> = []
    var isOpen = false
    for surface in found.surfaces {
      let own = Self.platforms(of: surface)
      // `#else` of `#if os(macOS)` names all others, which the app need not be for.
      // `#if os(iOS)` is true for Catalyst too, and the same goes for that.
      if own.count < 4 {
        platforms.formUnion(own.contains(.iOS) ? own.subtracting([.macCatalyst]) : own)
      }
      if own.isEmpty { isOpen = true }
    }
    // Entries for one platform do not say that there is no other.
    if isOpen {
      let isUnknown = platforms.isEmpty && found.possiblePlatforms.isEmpty
      platforms.formUnion(isUnknown ? [.iOS, .iPadOS, .macOS] : found.possiblePlatforms)
    }
    for surface in found.surfaces { collectPlatforms(of: surface.entries, &platforms, depth: 0) }
    if platforms.isEmpty { platforms = [.iOS, .iPadOS, .macOS] }
    plan.platforms = Platform.allCases.filter { platforms.contains($0) }
    planMinimums()
    let frameworks = Set(found.surfaces.map(\.framework))
    let hasBar = found.surfaces.contains { $0.kind == .menuBar || $0.isMenuBarPart }
    plan.isAccessory = found.project.isAccessory && platforms.contains(.macOS) && !hasBar
    plan.frameworks = Framework.allCases.filter { frameworks.contains($0) }
  }

  /// The oldest systems of the project for which Swift can be generated. Edit menus of UIKit came later than others.
  private mutating func planMinimums() {
    let hasEditMenu = found.surfaces.contains { $0.kind == .editMenu }
    for (platform, version) in found.project.minimums {
      var oldest = MinimumVersionChecks.version(of: platform)
      if hasEditMenu, let needed = PlatformAPI.editMenuInteraction.introduced(on: platform) {
        oldest = max(oldest, needed)
      }
      plan.minimums[platform] = max(version, oldest)
    }
  }

  /// The platforms that a surface is for; none where its file doesn't tell.
  static func platforms(of surface: FoundSurface) -> Set<Platform> {
    if !surface.platforms.isEmpty { return surface.platforms }
    switch surface.framework {
    case .appkit: return [.macOS]
    case .uikit: return [.iOS, .iPadOS]
    case .swiftui: return []
    }
  }

  private func collectPlatforms(
    of entries: [FoundEntry], _ platforms: inout Set<Platform>, depth: Int
  ) {
    if depth > Self.maximumDepth { return }
    for entry in entries {
      if case .platforms(let own, _) = entry.content, own.count < 4 {
        platforms.formUnion(own.intersection([.iOS, .iPadOS, .macOS]))
      }
      for children in entry.children {
        collectPlatforms(of: children, &platforms, depth: depth + 1)
      }
    }
  }

  private mutating func collectFunctions(of entries: [FoundEntry], depth: Int) {
    if depth > Self.maximumDepth { return }
    for entry in entries {
      if case .command(let command) = entry.content, let title = command.title.segments,
        let function = Self.function(of: command.action)
      {
        titlesByFunction[function, default: []].insert(title)
      }
      for children in entry.children { collectFunctions(of: children, depth: depth + 1) }
    }
  }

  /// The platforms to name in `on` around a surface; none where it is for all of the app's.
  func platformsToName(of surface: FoundSurface) -> [Platform] {
    platformsToName(Self.platforms(of: surface))
  }

  func platformsToName(_ platforms: Set<Platform>) -> [Platform] {
    if platforms.isEmpty || platforms.isSuperset(of: plan.platforms) { return [] }
    let ofApp = plan.platforms.filter { platforms.contains($0) }
    return ofApp.isEmpty ? Platform.allCases.filter { platforms.contains($0) } : ofApp
  }

  // MARK: Counting

  /// What became of the entries that are planned now.
  var report: ImportReport {
    get { plan.reports[counted, default: ImportReport()] }
    set { plan.reports[counted] = newValue }
  }

  /// What becomes of an entry.
  enum Outcome {
    case found, written, standard, unread, noted
  }

  /// A choice of the app's code: what holds it, and the titles of its options.
  struct ChoiceKey: Hashable {
    var variable: String
    var titles: [[FoundText.Segment]?]
  }

  private struct Counted: Hashable {
    var outcome: Outcome
    var place: Place
  }

  mutating func count(_ outcome: Outcome, _ number: Int = 1, at place: Place) {
    guard isFirst(outcome, place) else { return }
    switch outcome {
    case .found: report.found += number
    case .written: report.written += number
    case .standard: report.standard += number
    case .unread, .noted: break
    }
  }

  /// Whether an entry is counted for the first time: those of a toolbar are planned for each platform.
  mutating func isFirst(_ outcome: Outcome, _ place: Place) -> Bool {
    if !isInToolbar { return true }
    return countedOnce.insert(Counted(outcome: outcome, place: place)).inserted
  }

  /// Begins a toolbar, which is planned for each of some platforms.
  mutating func beginToolbar(for platforms: [Platform]) {
    toolbarPlatforms = platforms
    isInToolbar = true
    countedOnce = []
  }

  mutating func endToolbar() { isInToolbar = false }

  // MARK: What is not written

  /// A comment in place of an entry, which is counted.
  mutating func unread(_ reason: String, at place: Place) -> PlannedEntry {
    if isFirst(.unread, place) { report.unread.append(.init(place: place, reason: reason)) }
    return PlannedEntry(.missing("\(places[place]): \(reason)"), place)
  }

  /// Something that a person should know, besides what is in the file.
  mutating func note(_ reason: String, at place: Place) {
    if isInToolbar, !countedOnce.insert(Counted(outcome: .noted, place: place)).inserted { return }
    report.notes.append(.init(place: place, reason: reason))
  }
}

extension FoundEntry {
  /// The entries in it, in the lists in which they are.
  var children: [[FoundEntry]] {
    switch content {
    case .menu(_, _, _, let entries), .section(_, let entries), .row(let entries),
      .platforms(_, let entries):
      return [entries]
    case .list(_, let template): return [template]
    case .condition(_, let then, let otherwise): return [then, otherwise]
    case .command, .separator, .choice, .standard, .text, .view, .unread: return []
    }
  }
}

extension FoundSurface {
  /// Swipe actions, as what cannot be written.
  fileprivate var listed: FoundEntry {
    FoundEntry(.unread(reason: "swipe actions, of which the edge is not known"), place: place)
  }
}
