import MenuJSON
import Testing

@Suite("Decoding JSON")
struct JSONDecodableTests {
  private struct Pair: JSONDecodable, Equatable {
    var name: String
    var counts: [Int]
    var isOpen: Bool?

    init(json: JSONValue) throws(JSONDecodingError) {
      name = try json.required("name")
      counts = try json.required("counts")
      isOpen = json.optional("isOpen")
    }
  }

  private struct Outer: JSONDecodable {
    var pair: Pair

    init(json: JSONValue) throws(JSONDecodingError) { pair = try json.required("pair") }
  }

  private static func error(_ value: JSONValue) -> String? {
    do throws(JSONDecodingError) {
      _ = try Outer(json: value)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("An error names the member and what is wrong with it")
  func errors() {
    #expect(Self.error(["pair": ["name": "a", "counts": [1]]]) == nil)
    #expect(Self.error([]) == "The value is not an object")
    #expect(Self.error([:]) == "`pair` is missing")
    #expect(Self.error(["pair": 1]) == "`pair` is not an object")
    #expect(Self.error(["pair": ["name": 1]]) == "`pair.name` is not a string")
    #expect(
      Self.error(["pair": ["name": "a", "counts": [1, "x"]]]) == "`pair.counts.1` is not an integer"
    )
  }

  @Test(
    "An optional member of another form counts as missing",
    arguments: [JSONValue.null, 1, "yes", []])
  func optionals(_ other: JSONValue) throws {
    var members: [String: JSONValue] = ["name": "a", "counts": []]
    #expect(try Pair(json: .object(members)).isOpen == nil)
    members["isOpen"] = true
    #expect(try Pair(json: .object(members)).isOpen == true)
    members["isOpen"] = other
    #expect(try Pair(json: .object(members)).isOpen == nil)
  }
}
