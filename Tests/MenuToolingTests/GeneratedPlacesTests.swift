import MenuEmission
import MenuSyntax
import MenuTooling
import Testing

/// What a line more in a `.menu` file changes in Swift that is checked in.
@Suite("Places in generated Swift")
struct GeneratedPlacesTests {
  static let text = """
    commands {
      /// Sends the note to someone.
      share "Share…" asks
    }
    item Note { context menu { share } }
    """

  static func swift(_ text: String, printsPlaces: Bool = false) -> [String] {
    var options = EmissionOptions()
    options.printsPlaces = printsPlaces
    return ModuleAnalysis([Source(path: "Notes.menu", text: text)])
      .emitter(options: options).files().map(\.text)
  }

  @Test("A line inserted at the top changes nothing")
  func unmoved() {
    #expect(Self.swift(Self.text) == Self.swift("// Notes\n\n" + Self.text))
  }

  @Test("With places, each declaration tells its line")
  func places() {
    let swift = Self.swift(Self.text, printsPlaces: true).joined()
    #expect(swift.contains("(Notes.menu:5)") && swift.contains("(Notes.menu:3)"))
    #expect(!Self.swift(Self.text).joined().contains("Notes.menu:"))
  }

  @Test("Translators read what a text is, and what the file says about it")
  func comments() {
    let comment = "comment: \"Title of the command share. Sends the note to someone.\""
    #expect(Self.swift(Self.text).joined().contains(comment))
  }
}
