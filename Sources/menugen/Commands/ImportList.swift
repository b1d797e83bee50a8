import MenuCommandLine
import MenuImport
import MenuSyntax
import MenuTooling

/// What `menugen import --list` shows: the menus, toolbars and the menu bar of an app, a line each.
struct ImportList {
  let menus: [ListedMenu]
  let places: ImportPlaces

  /// Columns: the name that `--only` takes, what it is, where it begins, and how much of it is read.
  var text: String {
    let rows = menus.map { menu in [menu.name, menu.kind, place(of: menu), Self.extent(of: menu)] }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column < widths.count
          ? cell + String(repeating: " " as Character, count: widths[column] - cell.count) : cell
      }
      return Terminal.safe(cells.joined(separator: "  ")) + "\n"
    }.joined()
  }

  private func place(of menu: ListedMenu) -> String {
    let rest = menu.places.count - 1
    let first = menu.places.first.map { places[$0] } ?? ""
    return rest > 0 ? "\(first) and \(rest) more place\(rest == 1 ? "" : "s")" : first
  }

  private static func extent(of menu: ListedMenu) -> String {
    let entries = "\(menu.entries) entr\(menu.entries == 1 ? "y" : "ies")"
    return menu.unread == 0 ? entries : "\(entries), \(menu.entries - menu.unread) of them read"
  }
}

/// Names places in an app's files: `App/NoteList.swift:42`.
struct ImportPlaces {
  private let sources: [Source]
  private let maps: [LineMap]

  init(_ sources: [Source]) {
    self.sources = sources
    maps = sources.map { LineMap($0) }
  }

  subscript(place: Place) -> String {
    let number = Int(place.source)
    return "\(sources[number].path):\(maps[number].position(of: place.span.start).line)"
  }

  subscript(lines: MenuLines) -> String {
    let (first, last) = (lines.lines.lowerBound, lines.lines.upperBound)
    return "\(sources[lines.source].path):\(first)" + (last > first ? "–\(last)" : "")
  }
}
