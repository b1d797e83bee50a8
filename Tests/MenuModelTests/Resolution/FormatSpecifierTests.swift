import Testing

@testable import MenuModel

@Suite("A format in a text")
struct FormatSpecifierTests {
  @Test(arguments: [
    ("Fire %d Pots", ["%d"]), ("%@, %1$@, %12$-08.3lld", ["%@", "%1$@", "%12$-08.3lld"]),
    ("%hhu%zx%hX", ["%hhu", "%zx", "%hX"]), ("5%d.", ["%d"]),
    ("100%% of %.1f kg", ["%.1f"]), ("%%d", []), ("%%%d", ["%d"]), ("글 %d개", ["%d"]),
    // No formats: a blank, a letter behind it, no letter, no digits behind the point or before the `$`.
    ("100% done", []), ("5%discount", []), ("%d3", []), ("50%", []), ("%.f", []), ("%$d", []),
    ("%1$", []), ("%lh", []), ("%hhhd", []), ("", []),
  ])
  func isFound(text: String, formats: [String]) {
    let bytes = Array(text.utf8)
    let found = FormatSpecifier.all(in: bytes)
    #expect(found.map { String(decoding: bytes[$0.range], as: UTF8.self) } == formats)
    #expect(found.map(\.kind) == formats.compactMap(\.last))
  }
}
