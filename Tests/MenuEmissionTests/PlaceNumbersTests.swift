import MenuSyntax
import Testing

@testable import MenuEmission

/// Numbers are found by the places that they were given to.
@Suite("Numbers by places")
struct PlaceNumbersTests {
  @Test("A table has the number that each place was given last, and none for others")
  func numbers() {
    var numbers = PlaceNumbers()
    var expected: [Place: Int] = [:]
    #expect(numbers[Place(source: 0, span: Span(0, 0))] == nil)
    // Places that begin or end together, in several sources, as parts of one declaration do.
    for round in 0..<2 {
      for source in 0..<3 as Range<Int32> {
        for start in stride(from: 0 as UInt32, to: 400, by: 3) {
          for length in [0, 1, 64] as [UInt32] {
            let place = Place(source: source, span: Span(start, start + length))
            #expect(numbers[place] == expected[place])
            let number = expected.count + round
            numbers.set(number, for: place)
            expected[place] = number
          }
        }
      }
    }
    #expect(expected.allSatisfy { numbers[$0.key] == $0.value })
    #expect(numbers[Place(source: 0, span: Span(1, 1))] == nil)
    #expect(numbers[Place(source: 3, span: Span(0, 0))] == nil)
  }
}
