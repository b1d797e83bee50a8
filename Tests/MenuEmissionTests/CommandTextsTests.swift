import MenuModel
import MenuSyntax
import Testing

@testable import MenuEmission

/// What is asked of the texts of commands, and texts that are put together.
@Suite("Texts of commands")
struct CommandTextsTests {
  private let place = Place(source: 0, span: Span(0, 0))

  @Test(
    "A title that ends in an ellipsis, or in three dots, needs none",
    arguments: ["…", "Export…", "내보내기…", "...", "Export As...", "Export…..."])
  func ellipsis(title: String) {
    #expect(EmissionContext.endsInEllipsis(Text(literal: title, place: place)))
  }

  @Test(
    "Any other title has none at its end",
    arguments: ["", "a", "..", "Export", "Export… Now", "Export..", "é", "漢", "\u{A6}"])
  func noEllipsis(title: String) {
    #expect(!EmissionContext.endsInEllipsis(Text(literal: title, place: place)))
  }

  @Test("The last piece of a title with a variable tells")
  func pieces() {
    let variable = Text.Segment.variable(StateID(0))
    #expect(
      EmissionContext.endsInEllipsis(Text(segments: [variable, .literal("s…")], place: place)))
    #expect(
      !EmissionContext.endsInEllipsis(Text(segments: [.literal("Move…"), variable], place: place)))
  }

  @Test("Texts are joined with a separator between each two")
  func joined() {
    #expect([String]().joined(by: ", ") == "")
    #expect(["a"].joined(by: ", ") == "a")
    #expect(["a", "", "é"].joined(by: ", ") == "a, , é")
  }

  @Test("Identifiers are those of the words, in ASCII or not")
  func identifiers() {
    #expect(SurfaceTexts.identifier(of: "Sort by Date") == "sortByDate")
    #expect(SurfaceTexts.identifier(of: "3 of a Kind") == "menu3OfAKind")
    #expect(SurfaceTexts.identifier(of: "Sort by Größe") == "sortByGröße")
    #expect(SurfaceTexts.identifier(of: "…") == "menu")
    #expect(SurfaceTexts.identifier(of: "") == "menu")
    #expect(SurfaceTexts.identifier(of: "- -") == "menu")
  }
}
