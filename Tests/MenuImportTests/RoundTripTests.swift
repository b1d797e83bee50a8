import Foundation
import MenuModel
import MenuSyntax
import MenuTooling
import Testing

@testable import MenuImport

/// `import --verify`: an app's menus and those of a `.menu` file, entry by entry.
@Suite("What was found and what the file shows")
struct RoundTripTests {
  private static let app = """
    import SwiftUI
    struct NoteRow: View {
      var body: some View {
        Text("").contextMenu {
          Button("Pin", systemImage: "pin") { pin() }.keyboardShortcut("p")
          Divider()
          if canShare { Button("Share") { share() } }
          Button("Delete", role: .destructive) { delete() }.disabled(isLocked)
          Button(title) { open() }
        }
      }
    }

    """

  /// Compares the app with what is written of it, after a change.
  private func differences(_ change: (String) -> String = { $0 }) -> [RoundTrip.Difference] {
    let found = MenuReaders.read([Source(path: "App/NoteRow.swift", text: Self.app)])
    let written = MenuFileWriter.write(found, appName: "Notes")
    let text = change(written.text)
    let analysis = ModuleAnalysis([Source(path: "Menus.menu", text: text)])
    return RoundTrip(
      found, writtenAs: written, in: analysis.module,
      perform: written.performFunction(sources: found.sources)
    ).differences
  }

  private func replaced(_ text: String, _ other: String) -> [String] {
    differences { written in
      #expect(written.includes(text), "\(written)")
      return written.replacingOccurrences(of: text, with: other)
    }.filter { $0.reason == nil }.map { "\($0.entry) \($0.what)" }
  }

  @Test("What is written of an app differs only for reasons")
  func same() {
    #expect(differences().map(\.reason) == ["title from `title`"])
  }

  @Test("Each thing that an entry has is compared")
  func things() {
    #expect(replaced("pin\n    ---", "---") == ["“Pin” is not in the file"])
    #expect(replaced("pin\n    ---", "pin\n    pin\n    ---") == ["“Pin” is in the file alone"])
    #expect(replaced("    ---\n", "") == ["a separator is not in the file"])
    #expect(replaced("\"Pin\"", "\"Stick\"").contains("“Stick” is in the file alone"))
    #expect(
      replaced("key cmd+P", "key cmd+T") == ["“Pin” the shortcut is “⌘P”, and “⌘T” in the file"])
    #expect(replaced("symbol pin ", "") == ["“Pin” the symbol is “pin”, and none in the file"])
    #expect(replaced(" destructive", "") == ["“Delete” is not destructive in the file"])
    #expect(
      replaced(" enabled when !isLocked", "") == ["“Delete” is not dimmed at times in the file"])
    #expect(
      replaced("when canShare {\n      share\n    }", "share") == [
        "“Share” is always there in the file"
      ])
    #expect(replaced("item NoteRow", "item NoteCell").count == 3)
  }

  @Test("What commands do is compared with the function that performs them")
  func performed() {
    let found = MenuReaders.read([Source(path: "App/NoteRow.swift", text: Self.app)])
    let written = MenuFileWriter.write(found, appName: "Notes")
    let module = ModuleAnalysis([Source(path: "Menus.menu", text: written.text)]).module
    let perform = written.performFunction(sources: found.sources)
      .replacingOccurrences(of: "share()", with: "send()")
    let trip = RoundTrip(found, writtenAs: written, in: module, perform: perform)
    #expect(trip.unexplained.map(\.what) == ["does something else in the file"])
  }
}
