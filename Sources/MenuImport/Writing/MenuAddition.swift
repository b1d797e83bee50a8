import MenuModel
import MenuSyntax
import MenuTooling

/// Menus added to a `.menu` file that is there.
package struct MenuAddition: Sendable {
  /// Why they can't be added: ends a sentence that begins with the file.
  package enum Fault: Error {
    /// It has a surface that an app has once: “a menu bar”.
    case has(String)
    /// It has a menu of that name, with the same commands.
    case hasAll
  }

  /// The whole file.
  package var source: Source
  /// What is added, with its own commands.
  package var written: WrittenMenus
  /// The commands that the file had, by their names.
  package var used: [String]
  /// What has another name than in an import of the whole app, since the file has other things by that.
  package var renamed: [(old: String, new: String)]
}

extension WrittenMenus {
  /// The surfaces with these numbers alone.
  package func only(_ numbers: Set<Int>, of found: FoundMenus) -> WrittenMenus {
    MenuFileWriter.print(plan.only(numbers), places: PlaceNames(found.sources))
  }

  /// The menus in a file that is there: new commands, state and surfaces at its end, and what a screen of it gets in that
  /// screen. The rest of the file stays as it is.
  package func added(
    to file: SyntaxTree, of module: MenuModule, found: FoundMenus
  ) throws(MenuAddition.Fault) -> MenuAddition {
    if plan.menuBar != nil && module.menuBar != nil { throw .has("a menu bar") }
    if plan.dockMenu != nil && module.dockMenu != nil { throw .has("a Dock menu") }
    if !plan.quickActions.isEmpty && module.quickActions != nil { throw .has("quick actions") }
    var plan = plan
    let joined = plan.join(module)
    if joined.hasSurface && !plan.declaresSomething { throw .hasAll }
    let places = PlaceNames(found.sources)
    var text = [UInt8](file.source.bytes)
    let insertions = plan.screens.filter { joined.screens.contains($0.name) }.compactMap { screen in
      Self.end(ofScreen: screen.name, in: file).map { end in
        let content = MenuFilePrinter.content(of: screen, commands: plan.commands, places: places)
        return (offset: end.offset, text: end.lineEnd + content)
      }
    }
    for (offset, content) in insertions.sorted(by: { $0.offset > $1.offset }) {
      text.insert(contentsOf: content.utf8, at: offset)
    }
    plan.screens.removeAll { joined.screens.contains($0.name) }
    let end = MenuFilePrinter.declarations(of: plan, places: places)
    if let last = text.last, last != UInt8(ascii: "\n"), !end.isEmpty {
      text.append(UInt8(ascii: "\n"))
    }
    if !text.isEmpty && !end.isEmpty { text.append(UInt8(ascii: "\n")) }
    text += end.utf8
    return MenuAddition(
      source: Source(path: file.source.path, bytes: text),
      written: WrittenMenus(
        text: "", places: PlaceMap(), incomplete: [], report: plan.report, plan: plan),
      used: joined.used, renamed: joined.renamed)
  }

  /// Where the lines of a screen end: at its brace, or where the line of that begins.
  private static func end(
    ofScreen name: String, in file: SyntaxTree
  ) -> (offset: Int, lineEnd: String)? {
    let screen = file.root.children.lazy.compactMap { ScreenSyntax($0) }.first { screen in
      screen.name.map { file.text(of: $0.token) } == name
    }
    guard let end = screen?.block?.span.end, end > 0 else { return nil }
    let bytes = file.source.bytes
    let brace = Int(end) - 1
    var start = brace
    while start > 0, bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    let isAlone = start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    return isAlone ? (start, "") : (brace, "\n")
  }
}

extension MenuFilePrinter {
  /// The declarations of a plan as the formatter has them.
  fileprivate static func declarations(of plan: PlannedMenus, places: PlaceNames) -> String {
    var printer = MenuFilePrinter(places: places)
    printer.printDeclarations(plan)
    return formatted(printer.text)
  }

  /// What is in a screen, as the formatter has it.
  fileprivate static func content(
    of screen: PlannedScreen, commands: [PlannedCommand], places: PlaceNames
  ) -> String {
    var printer = MenuFilePrinter(places: places)
    printer.print(screen, commands)
    let lines = formatted(printer.text).split(separator: "\n", omittingEmptySubsequences: false)
    // Without `screen NAME {` and `}`.
    let inner = lines.filter { !$0.isEmpty }.dropFirst().dropLast()
    return inner.map { $0 + "\n" }.joined()
  }

  private static func formatted(_ text: String) -> String {
    let tree = SyntaxTree(parsing: Source(path: "added.menu", text: text))
    let source = SourceFormatter.format(tree).map { String(decoding: $0.bytes, as: UTF8.self) }
    var formatted = source ?? text
    while formatted.hasPrefix("\n") { formatted.removeFirst() }
    return formatted
  }
}
