import MenuJSON
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  private static func read(_ text: String) throws -> JSONValue {
    try JSONValue(Array(text.utf8))
  }

  private static func error(_ text: String) -> JSONSyntaxError? {
    do throws(JSONSyntaxError) {
      _ = try JSONValue(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test("A text is accepted or refused as JSONTestSuite has it", arguments: SuiteCase.all)
  func suite(_ suiteCase: SuiteCase) throws {
    let value = try? JSONValue(suiteCase.bytes)
    #expect((value != nil) == (suiteCase.outcome == .accepted))
    // What was read prints, and reads as the same.
    if let value { #expect(try JSONValue(value.jsonBytes) == value) }
  }

  @Test("The suite is whole")
  func suiteCount() {
    #expect(SuiteCase.all.count > 300)
    #expect(Set(SuiteCase.all.map(\.name)).count == SuiteCase.all.count)
  }

  @Test("U+FEFF in a text is a character like others, also first in a string or a key")
  func noBreakSpaceWithoutWidth() throws {
    let value = try Self.read("{\"\u{FEFF} a\": \"\u{FEFF}1\"}")
    let key = Array((value.object?.keys.first ?? "").utf8)
    let text = Array((value["\u{FEFF} a"]?.string ?? "").utf8)
    #expect(key == Array("\u{FEFF} a".utf8))
    #expect(text == Array("\u{FEFF}1".utf8))
  }

  @Test("Values are read as they are meant")
  func values() throws {
    #expect(
      try Self.read(#" {"a": [1, true, false, null], "b": {"c": "d"}} "#) == [
        "a": [1, true, false, .null], "b": ["c": "d"],
      ])
    #expect(
      try Self.read(#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀""#) == "\"\\/\u{8}\u{C}\n\r\té😀é😀")
    #expect(try Self.read(#"{"a": 1, "b": 2, "a": 3}"#) == ["a": 3, "b": 2])
  }

  private static func number(_ text: String) throws -> JSONNumber? {
    if case .number(let number) = try read(text) { return number }
    return nil
  }

  @Test(
    "Half of a surrogate pair is replaced",
    arguments: [
      (#""\ud800""#, "\u{FFFD}"), (#""\udc00x""#, "\u{FFFD}x"),
      (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"), (#""\ud800\n""#, "\u{FFFD}\n"),
      (#""\ud800\u0041""#, "\u{FFFD}A"),
    ])
  func surrogates(text: String, expected: String) throws {
    #expect(try Self.read(text) == .string(expected))
  }

  @Test("What is not UTF-8 in a string is replaced")
  func invalidText() throws {
    #expect(try JSONValue([0x22, 0x61, 0xFF, 0x62, 0x22]) == "a\u{FFFD}b")
  }

  @Test("Numbers keep their digits, and whole ones are integers")
  func numbers() throws {
    let huge = "123456789012345678901234567890.5e-400"
    #expect(try Self.number(huge)?.text == huge)
    #expect(try Self.number("9223372036854775807")?.int == .max)
    #expect(try Self.number("-9223372036854775808")?.int == .min)
    #expect(try Self.number("9223372036854775808")?.int == nil)
    #expect(try Self.number("1.0")?.int == 1)
    #expect(try Self.number("12e2")?.int == 1200)
    #expect(try Self.number("-0")?.int == 0)
    #expect(try Self.number("1.5")?.int == nil)
    #expect(try Self.number("1e99999")?.int == nil)
  }

  @Test("Arrays and objects nest up to a bound")
  func depth() {
    let bound = JSONValue.maximumDepth
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(Self.error(nested(bound)) == nil)
    #expect(Self.error(nested(bound + 1)) == JSONSyntaxError(.tooDeep, at: bound))
    // The depth is that of the place, not of the whole text.
    #expect(Self.error("[" + nested(bound - 1) + "," + nested(bound - 1) + "]") == nil)
  }

  @Test(
    "An error says where it is",
    arguments: [
      ("", 0, .unexpectedEnd), ("[1, x]", 4, .unexpectedByte), ("[1 2]", 3, .unexpectedByte),
      ("[\"a\n\"]", 3, .controlCharacter), (#"["\q"]"#, 3, .unknownEscape),
      (#"["\u+123"]"#, 4, .unknownEscape), ("[00012]", 2, .badNumber), ("[+7]", 1, .unexpectedByte),
      ("[.5]", 1, .unexpectedByte), ("[5.]", 3, .badNumber), ("[5.", 3, .unexpectedEnd),
      ("{} {}", 3, .trailingBytes), ("[true", 5, .unexpectedEnd), ("[tru]", 4, .unexpectedByte),
      ("{\"a\":1,}", 7, .unexpectedByte), ("\"abc", 4, .unexpectedEnd),
    ] as [(String, Int, JSONSyntaxError.Problem)])
  func errors(text: String, offset: Int, problem: JSONSyntaxError.Problem) {
    #expect(Self.error(text) == JSONSyntaxError(problem, at: offset))
  }

  @Test("A byte-order mark may come first, and only there")
  func byteOrderMark() throws {
    #expect(try Self.read("\u{FEFF}[1]") == [1])
    #expect(Self.error("[\u{FEFF}1]") != nil)
    #expect(Self.error("\u{FEFF}\u{FEFF}1") != nil)
  }

  @Test("Any bytes are read or refused")
  func anyBytes() {
    var generator = SystemRandomNumberGenerator()
    let alphabet =
      Array("{}[]\",:\\/bfnrtu0123456789aAeE+-. \n\ttruefalsn".utf8) + [0, 0x7F, 0xC3, 0xA9, 0xFF]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...24, using: &generator)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      guard let value = try? JSONValue(bytes) else { continue }
      #expect((try? JSONValue(value.jsonBytes)) == value, "\(bytes)")
    }
  }

  @Test("Every cut of a text is refused, and every change of a byte is read or refused")
  func cutsAndChanges() throws {
    let text = Array(#"{"a":[1,-2.5e+3,"x\u00e9\n😀",true,null],"b":{"c":{}}}"#.utf8)
    for count in text.indices { #expect((try? JSONValue(Array(text[..<count]))) == nil) }
    for index in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[index] = byte
        guard let value = try? JSONValue(changed) else { continue }
        #expect((try? JSONValue(value.jsonBytes)) == value)
      }
    }
  }
}
