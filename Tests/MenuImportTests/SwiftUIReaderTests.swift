import Foundation
import MenuSyntax
import Testing

@testable import MenuImport

/// What is found in the files of an app in `Tests/Fixtures/import/swiftui`; `expected.txt` has it.
///
/// `RECORD=1 swift test --filter SwiftUIReaderTests` writes it again and fails once.
@Suite("Menus and toolbars of SwiftUI")
struct SwiftUIReaderTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/import/swiftui/notes")

  static func sources() throws -> [Source] {
    let paths = try #require(FileManager.default.subpaths(atPath: folder.path)).sorted()
    return try paths.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".strings") }.map {
      Source(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  @Test("The files of an app are read as recorded")
  func recorded() throws {
    let found = MenuReaders.read(try Self.sources())
    let dump = FoundMenusDump.text(of: found)
    try expectRecorded(dump, in: Self.folder.appending(path: "expected.txt"))
  }

  @Test("A toolbar button and menu of the app's own, with underscores before their properties")
  func ownButtons() {
    let code = """
      import SwiftUI
      enum Style { case icon, text }
      struct BarButton: ToolbarContent {
        private var _title: String
        private var _style: Style
        private var _action: () -> Void
        init(_ title: String, style: Style = .icon, action: @escaping () -> Void) {
          self._title = title
          self._style = style
          self._action = action
        }
        var body: some ToolbarContent {
          ToolbarItem {
            Button { _action() } label: {
              if _style == .icon { Image(systemName: "trash") } else { Text(_title) }
            }
          }
        }
      }
      struct BarMenu<Content>: ToolbarContent where Content: View {
        private var _content: Content
        init(_ title: String = "", @ViewBuilder content: () -> Content) { self._content = content() }
        var body: some ToolbarContent { ToolbarItem { Menu("Sort") { _content } } }
      }
      struct Shelf: View {
        var body: some View {
          Text("").toolbar {
            BarButton("Drop Box") { drop() }
            BarButton("Lift Box", style: .text) { lift() }
            BarMenu { Section("Sort by") { Button("Name") { sort() } } }
          }
        }
      }
      """
    let found = MenuReaders.read([Source(path: "A.swift", text: code)])
    let entries = found.surfaces.first { $0.kind == .toolbar }?.entries ?? []
    guard entries.count == 3, case .command(let drop) = entries[0].content,
      case .command(let lift) = entries[1].content,
      case .menu(_, _, _, let sorting) = entries[2].content,
      case .section(let title?, let inner)? = sorting.first?.content
    else {
      Issue.record("\(FoundMenusDump.text(of: found))")
      return
    }
    // The style leaves the title out.
    #expect(drop.title.segments == nil && drop.image?.name == "trash")
    #expect(lift.title.literal == "Lift Box" && lift.image == nil)
    #expect(title.literal == "Sort by" && inner.count == 1)
    #expect(
      ExistingMenus([Source(path: "A.swift", text: code)]).diagnostics.map(\.rule)
        .contains("label-title-case"))
  }

  private func found(_ content: String) -> [FoundSurface] {
    let text =
      "struct V: View {\n  var body: some View { Text(\"\").contextMenu { \(content) } }\n}\n"
    return MenuReaders.read([Source(path: "V.swift", text: text)]).surfaces
  }

  @Test(
    "A shortcut of each form",
    arguments: [
      (#"("n")"#, "⌘N"), (#"(.return, modifiers: [])"#, "↩"), ("(.defaultAction)", "↩"),
      (#"("[", modifiers: [.command, .option])"#, "⌥⌘["), (#"(KeyEquivalent("k"))"#, "⌘K"),
      (#"(.init("k"), modifiers: .control)"#, "⌃K"), (#"("\u{F704}", modifiers: [])"#, "F1"),
      (#"(KeyboardShortcut(.upArrow, modifiers: .shift))"#, "⇧↑"), ("(key)", nil),
      (#"("n", modifiers: flags)"#, nil),
    ] as [(String, String?)])
  func shortcuts(code: String, expected: String?) {
    let surfaces = found(#"Button("New") {}.keyboardShortcut\#(code)"#)
    guard case .command(let command) = surfaces.first?.entries.first?.content else {
      Issue.record("not a command")
      return
    }
    #expect(command.key?.shortcut.glyphs == expected)
  }

  @Test(
    "A title that is not known is not guessed",
    arguments: [
      "title", "note.title", #"a ?? "b""#, #"flag ? "A" : other"#, #""key.of.nothing""#,
      #""\(a ? "b" : c) d""#, #""\(x ?? "none") Notes""#,
    ])
  func unknownTitles(code: String) {
    let surfaces = found("Button(\(code)) {}")
    guard case .command(let command) = surfaces.first?.entries.first?.content else {
      Issue.record("not a command")
      return
    }
    #expect(command.title.segments == nil && command.titleWhenOn == nil)
    #expect(command.title.expression != nil)
  }

  @Test(
    "A context menu that is a value is read where it is made",
    arguments: [
      (".contextMenu(menu)", "let menu = ContextMenu { Button(\"Send Box\") {} }"),
      (
        ".contextMenu(menu)",
        "var menu: ContextMenu<B> { ContextMenu(menuItems: { Button(\"Send Box\") {} }) }"
      ),
      (".contextMenu(ContextMenu { Button(\"Send Box\") {} })", ""),
    ])
  func contextMenuAsValue(modifier: String, member: String) {
    let text = "struct V: View { \(member)\n var body: some View { Text(\"\")\(modifier) } }"
    let found = MenuReaders.read([Source(path: "V.swift", text: text)])
    #expect(found.surfaces.map(\.kind) == [.contextMenu])
    #expect(found.surfaces.first?.entries.count == 1)
    #expect(found.unread.isEmpty)
  }

  @Test("A context menu that a view adds to itself")
  func ofItself() {
    let text =
      "extension View { func menu() -> some View { self.contextMenu { Button(\"Copy\") {} } } }"
    let found = MenuReaders.read([Source(path: "V.swift", text: text)])
    #expect(found.surfaces.map(\.kind) == [.contextMenu])
    #expect(found.surfaces.first?.entries.count == 1)
  }

  @Test("Views that show each other without end come to one")
  func endless() {
    let views = (0..<8).map { number in
      let calls = (0..<40).map { "V\(($0 + number) % 8)()" }.joined(separator: "; ")
      return "struct V\(number): View { var body: some View { \(calls) } }"
    }
    let text =
      views.joined(separator: "\n")
      + "\nstruct W: View { var body: some View { Text(a).contextMenu { V0(); V1() } } var a: String { b }; var b: String { a } }"
    let found = MenuReaders.read([Source(path: "V.swift", text: text)])
    #expect(found.surfaces.count == 1)
  }

  @Test(
    "A view that shows itself comes once in itself", arguments: ["Self", "FolderMenu", "Self.init"])
  func recursion(name: String) throws {
    let text = """
      struct FolderMenu: View {
        let folder: Folder
        var body: some View {
          Menu("Folder") {
            Button("Open") { open(folder) }
            ForEach(folder.children) { child in \(name)(folder: child) }
          }
        }
      }
      """
    let found = MenuReaders.read([Source(path: "V.swift", text: text)])
    let dump = FoundMenusDump.text(of: found)
    #expect(found.surfaces.count == 1)
    #expect(dump.components(separatedBy: "\"Open\"").count == 3, "\(dump)")
    #expect(dump.contains("`FolderMenu`, which shows itself"), "\(dump)")
  }

  @Test("A view without a command is named, and one that shows nothing is not")
  func viewsWithoutCommands() {
    let parts =
      "struct Mark: View { var body: some View { Image(\"Old\") } }\n"
    let nothing = "struct Mark: View { var body: some View { EmptyView() } }\n"
    let view =
      "struct V: View { var body: some View { Text(\"\").contextMenu { Button(\"A\") {}; Mark() } } }\n"
    let (named, none) = (Self.reasons(in: parts + view), Self.reasons(in: nothing + view))
    #expect(named == ["`Mark`, a view without a command"])
    #expect(none == [])
  }

  /// Why entries of the first menu were not read.
  private static func reasons(in text: String) -> [String] {
    let found = MenuReaders.read([Source(path: "V.swift", text: text)])
    return (found.surfaces.first?.entries ?? []).compactMap { entry in
      if case .unread(let reason) = entry.content { reason } else { nil }
    }
  }

  @Test(
    "Calls of what a view is itself are read",
    arguments: [
      "self()", #"self("x")"#, "Self()", "Self.init()", "self.init(a)", "Self", "self(", "super()",
    ])
  func callsOfItself(code: String) {
    #expect(found("Menu(\"a\") { \(code) }").count == 1)
    #expect(found(code).count == 1)
    let text = "CommandGroup(replacing: m) { \(code)\n"
    #expect(MenuReaders.read([Source(path: "V.swift", text: text)]).surfaces.count == 1)
  }

  @Test("Any part of the files is read")
  func parts() throws {
    for source in try Self.sources() where source.path.hasSuffix(".swift") {
      let bytes = Array(source.bytes)
      for start in stride(from: 0, to: bytes.count, by: 97) {
        for part in [bytes[..<start], bytes[start...]] {
          let found = MenuReaders.read([Source(path: "V.swift", bytes: Array(part))])
          for surface in found.surfaces { #expect(surface.place.span.end <= UInt32(part.count)) }
        }
      }
    }
  }
}
