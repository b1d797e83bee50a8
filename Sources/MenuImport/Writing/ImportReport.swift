import MenuJSON
import MenuSyntax
import MenuTooling

/// What became of the entries that were found.
package struct ImportReport: Sendable {
  /// Something that was found and is a comment in the file.
  package struct Unread: Sendable {
    package var place: Place
    /// Ends a sentence: "title from the variable `name`".
    package var reason: String

    /// The reason without names, to count those of a kind together: "title from …".
    package var kind: String {
      let outside = reason.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "…")
      // A name in apposition: "a view in a menu, `ClockView`".
      return outside.hasSuffix(", …") ? String(outside.dropLast(3)) : outside
    }
  }

  /// Entries of all surfaces, submenus included; separators are not counted.
  package var found = 0
  /// Entries that became entries of commands, submenus, lists, choices or views.
  package var written = 0
  /// Entries that became `standard` ones, also as a part of a whole standard menu.
  package var standard = 0
  /// Entries that are comments.
  package var unread: [Unread] = []
  /// What is otherwise in the file than in the app, and what else a person should know.
  package var notes: [Unread] = []
  /// The commands that were declared.
  package var commands = 0
  /// Commands that no menu, toolbar or menu bar of the file shows.
  package var unplaced: [Unread] = []

  package init() {}

  /// Adds what became of other entries.
  mutating func add(_ other: ImportReport) {
    found += other.found
    written += other.written
    standard += other.standard
    unread += other.unread
    notes += other.notes
    unplaced += other.unplaced
  }
}

extension ImportReport {
  /// What became of the entries, in lines for people: totals, and what was not read by kind and file.
  package func summary(sources: [Source]) -> [String] {
    var lines = [
      "\(found) entries found: \(written) written, \(standard) of the system, \(unread.count) not read"
    ]
    for (kind, items) in Self.grouped(unread) { lines.append(Self.line(kind, items, sources)) }
    if !unplaced.isEmpty {
      let verb = unplaced.count == 1 ? "is" : "are"
      lines.append(
        "\(unplaced.count) of \(commands) commands \(verb) in no menu that the file shows:")
      for (kind, items) in Self.grouped(unplaced) { lines.append(Self.line(kind, items, sources)) }
    }
    if !notes.isEmpty { lines.append("\(notes.count) notes are comments in the file:") }
    for (kind, items) in Self.grouped(notes) { lines.append("  \(kind): \(items.count)") }
    return lines
  }

  /// How many there are of a kind, and in which files.
  private static func line(_ kind: String, _ items: [Unread], _ sources: [Source]) -> String {
    let files = Self.grouped(
      items.map { item in
        let path =
          sources.indices.contains(Int(item.place.source))
          ? sources[Int(item.place.source)].path : ""
        return path.split(separator: "/").last.map(String.init) ?? path
      })
    let shown = files.prefix(4).map { files.count == 1 ? $0.name : "\($0.name) (\($0.count))" }
    let rest = files.count > 4 ? " and \(files.count - 4) more files" : ""
    return "  \(kind): \(items.count), in \(shown.joined(separator: ", "))\(rest)"
  }

  /// What is of one kind, the most frequent first.
  private static func grouped(_ items: [Unread]) -> [(kind: String, items: [Unread])] {
    Dictionary(grouping: items, by: \.kind).map { (kind: $0.key, items: $0.value) }
      .sorted { ($1.items.count, $0.kind) < ($0.items.count, $1.kind) }
  }

  private static func grouped(_ names: [String]) -> [(name: String, count: Int)] {
    Dictionary(grouping: names, by: \.self).map { (name: $0.key, count: $0.value.count) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  /// The same as JSON, with the menus, and the place of each entry that was not read.
  package func json(of menus: [ListedMenu], sources: [Source]) -> String {
    let maps = sources.map { LineMap($0) }
    func place(_ place: Place, _ json: inout JSONPrinter) {
      let number = Int(place.source)
      let position = maps[number].position(of: place.span.start)
      json.member("path", sources[number].path)
      json.member("line", position.line)
      json.member("column", position.column)
    }
    func list(_ json: inout JSONPrinter) {
      json.array(.indentedLines) { json in
        for menu in menus {
          json.object { json in
            json.member("name", menu.name)
            json.member("kind", menu.kind)
            json.member("entries", menu.entries)
            json.member("unread", menu.unread)
            json.member("places") { json in
              json.array { json in
                for part in menu.places where sources.indices.contains(Int(part.source)) {
                  json.object { place(part, &$0) }
                }
              }
            }
          }
        }
      }
    }
    func items(_ items: [Unread], _ json: inout JSONPrinter) {
      json.array(.indentedLines) { json in
        for item in items {
          let number = Int(item.place.source)
          guard sources.indices.contains(number) else { continue }
          json.object { json in
            place(item.place, &json)
            json.member("reason", item.reason)
            json.member("kind", item.kind)
          }
        }
      }
    }
    var json = JSONPrinter(.spaced)
    json.object { json in
      json.member("version", JSONReporter.version)
      json.member("found", found)
      json.member("written", written)
      json.member("standard", standard)
      json.member("commands", commands)
      json.member("menus") { list(&$0) }
      json.member("unread") { items(unread, &$0) }
      json.member("unplaced") { items(unplaced, &$0) }
      json.member("notes") { items(notes, &$0) }
    }
    return json.text + "\n"
  }
}
