import Testing

@testable import MenuModel

@Suite("The table of SF Symbols")
struct SymbolTableTests {
  /// A row of `Tests/Tables/sf-symbols.tsv`.
  private struct Row {
    var name: String
    var release: String
    var renamedTo: String?
    var isRestricted: Bool
  }

  private func rows() throws -> [Row] {
    try Table.lines(of: "sf-symbols.tsv").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let renamedTo = fields.count > 2 && !fields[2].isEmpty ? fields[2] : nil
      return Row(
        name: fields[0], release: fields[1], renamedTo: renamedTo,
        isRestricted: fields.count > 3 && fields[3] == "1")
    }
  }

  private func version(_ text: Substring) -> Version {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    return Version(parts[0], parts.count > 1 ? parts[1] : 0)
  }

  @Test("The made file says of each symbol what the table says")
  func everySymbol() throws {
    let mend: Comment = "Out of date; run python3 Tests/Tables/make_symbol_table.py"
    var releases: [String: [Version]] = [:]
    for line in try Table.lines(of: "sf-symbol-releases.tsv").dropFirst() {
      let fields = line.split(separator: "\t")
      releases[String(fields[0])] = fields.dropFirst().map(version)
    }
    let rows = try rows()
    #expect(rows.count == 9_155, mend)
    #expect(releases.count == 22, mend)
    try #require(SymbolTable.names == rows.map(\.name), mend)

    var different: [String] = []
    for row in rows {
      let expected = try #require(releases[row.release])
      let found = SymbolTable.availability(of: row.name)
      let versions = [Platform.iOS, .macOS, .tvOS, .watchOS, .visionOS].map {
        found?.minimum(on: $0)
      }
      if found?.release != row.release || versions != expected
        || SymbolTable.renamedTo(row.name) != row.renamedTo
        || SymbolTable.isRestricted(row.name) != row.isRestricted
        || !SymbolTable.contains(row.name)
      {
        different.append(row.name)
      }
    }
    #expect(different.isEmpty, mend)
    #expect(rows.filter(\.isRestricted).count == 503, mend)
    #expect(rows.filter { $0.renamedTo != nil }.count == 865, mend)
  }

  @Test("Names have one separator between them and are sorted by their bytes")
  func form() {
    let names = SymbolTable.names
    #expect(names.allSatisfy { !$0.isEmpty })
    for (name, next) in zip(names, names.dropFirst())
    where !(name.utf8.lexicographicallyPrecedes(next.utf8)) {
      Issue.record("\(name) stands before \(next)")
    }
  }

  @Test(
    "What is not a symbol is not found",
    arguments: [
      "", ".", "pin.", ".pin", "pinn", "pj", "Pin", "pin fill", "pin ", "pin\n", "square.and.arrow",
      "0", "zzzz", "0.circle=A", "=A", "A", "pin=", "é", "0.circle 0.circle.ar", "\u{0}", "~",
    ])
  func unknown(name: String) {
    #expect(!SymbolTable.contains(name))
    #expect(SymbolTable.availability(of: name) == nil)
    #expect(SymbolTable.renamedTo(name) == nil)
    #expect(!SymbolTable.isRestricted(name))
  }

  @Test("iPadOS and Mac Catalyst go with iOS, the others by themselves")
  func platforms() throws {
    let symbol = try #require(SymbolTable.availability(of: "document.on.document"))
    #expect(symbol.release == "6.0")
    #expect(symbol.minimum(on: .iOS) == Version(18))
    #expect(symbol.minimum(on: .iPadOS) == Version(18))
    #expect(symbol.minimum(on: .macCatalyst) == Version(18))
    #expect(symbol.minimum(on: .macOS) == Version(15))
    #expect(symbol.minimum(on: .tvOS) == Version(18))
    #expect(symbol.minimum(on: .watchOS) == Version(11))
    #expect(symbol.minimum(on: .visionOS) == Version(2))
    #expect(symbol.covers(.iOS, from: Version(18)))
    #expect(symbol.covers(.iOS, from: Version(26)))
    #expect(!symbol.covers(.iOS, from: Version(17, 9)))
    #expect(!symbol.covers(.macOS, from: Version(14)))
  }

  @Test("The newest name is found from an old one, and stays")
  func renames() {
    #expect(SymbolTable.renamedTo("doc.on.doc") == "document.on.document")
    #expect(SymbolTable.renamedTo("document.on.document") == nil)
    #expect(SymbolTable.availability(of: "doc.on.doc")?.release == "1.0")
  }

  @Test(
    "A misspelt symbol is met with the right one",
    arguments: [
      ("trsh", "trash"), ("Trash", "trash"), ("square.and.arow.up", "square.and.arrow.up"),
      ("pin.fil", "pin.fill"), ("fill.pin", "pin.fill"), ("ellipsis.circel", "ellipsis.circle"),
      ("square.arrow.up", "arrow.up.square"), ("folder.plus.badge", "folder.badge.plus"),
      ("document.document", "document.on.document"), ("trash.bin", "trash"),
    ])
  func suggestions(written: String, meant: String) {
    let suggestions = SymbolTable.suggestions(for: written)
    #expect(suggestions.contains(meant), "\(suggestions)")
    #expect(suggestions.count <= 3)
    #expect(!suggestions.contains(written))
  }

  @Test("Nothing is suggested for what resembles no symbol")
  func noSuggestions() {
    #expect(SymbolTable.suggestions(for: "").isEmpty)
    #expect(SymbolTable.suggestions(for: "qqqqqqqqqqqqqqq").isEmpty)
  }

  @Test("Each symbol of a standard command is there, from the system that its name is from")
  func standardCommands() throws {
    for entry in StandardCommandTable.all {
      guard let symbol = entry.symbol else { continue }
      let found = try #require(SymbolTable.availability(of: symbol), "\(symbol)")
      if let older = entry.olderSymbol {
        #expect(SymbolTable.renamedTo(older) == symbol)
        #expect(!found.covers(.iOS, from: Version(17)))
      } else {
        #expect(found.covers(.iOS, from: Version(14)), "\(symbol)")
      }
    }
  }
}
