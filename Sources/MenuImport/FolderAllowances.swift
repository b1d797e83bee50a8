import MenuModel
import MenuSyntax
import MenuTooling

/// The `allow` lines of `Guidelines.menu`, for menus in files that have no comments.
struct FolderAllowances {
  private let guidelines: FolderGuidelines
  private let menus: FoundMenus
  /// The lines that silence a finding.
  private(set) var used: Set<FolderGuidelines.AllowanceID> = []
  private let titles: EntryTitles

  init(_ guidelines: FolderGuidelines, _ menus: FoundMenus) {
    self.guidelines = guidelines
    self.menus = menus
    titles = EntryTitles(guidelines.hasAllowances ? menus.surfaces : [])
  }

  /// The findings that no line silences.
  mutating func applied(
    to findings: [Diagnostic], in edition: GuidelineSettings.Edition
  ) -> [Diagnostic] {
    if !guidelines.hasAllowances { return findings }
    var left: [Diagnostic] = []
    for finding in findings {
      let allowances = guidelines.allowances(
        of: finding.rule, in: menus.sources[Int(finding.place.source)].path,
        at: { titles.titles(at: finding.place) }, edition)
      used.formUnion(allowances)
      if allowances.isEmpty { left.append(finding) }
    }
    return left
  }
}

/// The titles of menus and their entries by the places where these are.
private struct EntryTitles {
  private struct Entry {
    var place: Place
    var titles: Set<String>
  }

  private var entries: [Int32: [Entry]] = [:]

  init(_ surfaces: [FoundSurface]) {
    for surface in surfaces {
      switch surface.kind {
      case .pullDown(let title?, _), .menu(let title?): add([title], at: [surface.place])
      default: break
      }
      add(surface.entries)
    }
  }

  /// The titles of the innermost entry at a place.
  func titles(at place: Place) -> Set<String> {
    let around = (entries[place.source] ?? []).filter { entry in
      entry.place.span.start <= place.span.start && place.span.start < entry.place.span.end
    }
    guard let least = around.map(\.place.span.count).min() else { return [] }
    return around.filter { $0.place.span.count == least }
      .reduce(into: []) { $0.formUnion($1.titles) }
  }

  private mutating func add(_ found: [FoundEntry]) {
    for entry in found {
      switch entry.content {
      case .command(let command):
        add(command.titles, at: [entry.place, command.key?.place])
      case .menu(let title, _, _, _): add([title], at: [entry.place])
      case .section(let title?, _): add([title], at: [entry.place])
      case .choice(let title, _, let options):
        add([title], at: [entry.place])
        for option in options { add([option.title], at: [option.place]) }
      default: break
      }
      for children in entry.children { add(children) }
    }
  }

  /// Adds an entry by its places and those of its titles, which code can set elsewhere.
  private mutating func add(_ titles: [FoundText], at places: [Place?]) {
    let shown = Set(titles.compactMap(\.literal))
    if shown.isEmpty { return }
    for place in places.compactMap({ $0 }) + titles.map(\.place) {
      entries[place.source, default: []].append(Entry(place: place, titles: shown))
    }
  }
}
