import MenuImport
import MenuSyntax
import Testing

@Suite("The map of places")
struct PlaceMapTests {
  @Test("The smallest part that holds an offset wins")
  func nested() {
    func part(_ start: UInt32, _ end: UInt32, at origin: UInt32) -> PlaceMap.Part {
      .init(
        span: Span(start, end), origin: Place(source: 0, span: Span(origin, origin + 1)))
    }
    let map = PlaceMap(parts: [part(0, 20, at: 100), part(5, 9, at: 200), part(12, 15, at: 300)])
    #expect(map.origin(of: 4)?.span.start == 100)
    #expect(map.origin(of: 5)?.span.start == 200)
    #expect(map.origin(of: 9)?.span.start == 100)
    #expect(map.origin(of: 12)?.span.start == 300)
    #expect(map.origin(of: 20) == nil)
  }
}
