import MenuCommandLine
import MenuImport
import MenuSyntax
import MenuTooling

/// Some of an app's menus, and the lines that they are written on.
struct ChosenMenus {
  var menus: [ListedMenu]
  var lines: [MenuLines]

  /// Says which lines of the app the menus take the place of.
  func sayLines(in sources: [Source]) throws(UsageError) {
    let places = ImportPlaces(sources)
    let shown = lines.map { Terminal.safe(places[$0]) }
    try Streams.writeNotice("this takes the place of \(shown.joined(separator: ", "))")
  }
}

/// Finds the menus that `menugen import --only` names, by their names or places in `--list`.
struct ImportSelection {
  private let menus: [ListedMenu]
  private let found: FoundMenus
  /// The lines that each menu is written on.
  private let lines: [[MenuLines]]

  init(_ menus: [ListedMenu], of found: FoundMenus) {
    self.menus = menus
    self.found = found
    lines = menus.map { found.lines(of: $0.surfaces) }
  }

  /// The menus that are named, in the order of the list.
  func choose(_ names: [String], list: String) throws(UsageError) -> ChosenMenus {
    var chosen: Set<Int> = []
    for name in names {
      let numbers = numbers(named: name)
      if numbers.isEmpty { throw unknown(name, list: list) }
      chosen.formUnion(numbers)
    }
    let menus = chosen.sorted().map { self.menus[$0] }
    return ChosenMenus(menus: menus, lines: found.lines(of: Set(menus.flatMap(\.surfaces))))
  }

  /// The menus by their numbers: one for a name or a line, those of a file for its path.
  private func numbers(named name: String) -> [Int] {
    let exact = menus.indices.filter { menus[$0].name == name }
    if !exact.isEmpty { return exact }
    // `Sort` of `NoteList.Sort`, and any case.
    let loose = menus.indices.filter { number in
      let own = menus[number].name.lowercased()
      return own == name.lowercased() || own.hasSuffix("." + name.lowercased())
    }
    return loose.count == 1 ? loose : numbers(atPlace: name)
  }

  private func numbers(atPlace place: String) -> [Int] {
    var parts = place.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var line: Int?
    while parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      line = number
      parts.removeLast()
    }
    let path = WorkingFolder.relative(parts.joined(separator: ":"))
    let files = found.sources.indices.filter { number in
      let own = found.sources[number].path
      return own == path || own.hasSuffix("/" + path)
    }
    let inFiles = menus.indices.filter { number in
      lines[number].contains { files.contains($0.source) && $0.holds(line) }
    }
    guard line != nil else { return inFiles }
    // A menu in another is the one that is meant on its lines.
    let smallest = inFiles.min { size($0) < size($1) }
    return smallest.map { [$0] } ?? []
  }

  private func size(_ number: Int) -> Int { lines[number].reduce(0) { $0 + $1.lines.count } }

  private func unknown(_ name: String, list: String) -> UsageError {
    let names = menus.map(\.name)
    var near = names.filter { $0.lowercased().includes(name.lowercased()) }
    if near.isEmpty {
      let lastParts = names.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
      near = Spelling.nearest(to: name, among: names)
      near += Spelling.nearest(to: name, among: lastParts).flatMap { part in
        names.filter { $0.hasSuffix("." + part) }
      }
    }
    var seen: Set<String> = []
    let shown = near.filter { seen.insert($0).inserted }.prefix(3).map { "'\(Terminal.safe($0))'" }
    let question = shown.isEmpty ? "" : "did you mean \(shown.joined(separator: " or "))? "
    return UsageError(
      "there is no menu '\(Terminal.safe(name))' here", hint: "\(question)`\(list)` names them all")
  }
}

extension MenuLines {
  /// Whether a line is one of them; with no line, the whole file is meant.
  fileprivate func holds(_ line: Int?) -> Bool { line.map { lines.contains($0) } ?? true }
}
