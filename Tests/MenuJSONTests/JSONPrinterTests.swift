import MenuJSON
import Testing

@Suite("Printing JSON")
struct JSONPrinterTests {
  private static func text(
    _ style: JSONPrinter.Style = .compact, _ body: (inout JSONPrinter) -> Void
  ) -> String {
    var printer = JSONPrinter(style)
    body(&printer)
    return printer.text
  }

  @Test("A value prints without blanks, members in the order of their keys")
  func compact() {
    let value: JSONValue = ["b": [1, -20, true, .null, "x"], "a": [:], "c": []]
    #expect(value.jsonBytes.elementsEqual(#"{"a":{},"b":[1,-20,true,null,"x"],"c":[]}"#.utf8))
  }

  @Test("Reports have blanks, and elements on lines of their own")
  func layouts() {
    func list(_ layout: JSONPrinter.Layout, _ count: Int) -> String {
      Self.text(.spaced) { json in
        json.array(layout) { json in
          for number in 0..<count { json.object { $0.member("n", [number, 10]) } }
        }
      }
    }
    #expect(list(.inline, 2) == #"[{"n": [0, 10]}, {"n": [1, 10]}]"#)
    #expect(list(.lines, 2) == "[\n{\"n\": [0, 10]}, \n{\"n\": [1, 10]}]")
    #expect(list(.indentedLines, 2) == "[\n  {\"n\": [0, 10]},\n  {\"n\": [1, 10]}\n]")
    for layout in [JSONPrinter.Layout.inline, .lines, .indentedLines] {
      #expect(list(layout, 0) == "[]")
    }
  }

  @Test(
    "Texts are read as they were printed",
    arguments: [
      "a\"b", "a\\b", "\u{0}\u{1}\n\r\t\u{7F}", "…⌘ 한국어 😀 \u{2028}", "", "\\u0041", "\r\n",
    ])
  func texts(_ text: String) throws {
    let bytes = text.jsonBytes
    #expect(try JSONValue(bytes) == .string(text))
    #expect(bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    let member = Self.text { json in json.object { $0.member(text, text) } }
    #expect(try JSONValue(Array(member.utf8)) == [text: .string(text)])
  }

  @Test("Integers print in full", arguments: [0, 9, 10, -1, 123, .max, .min])
  func integers(_ value: Int) {
    #expect(String(decoding: value.jsonBytes, as: UTF8.self) == String(value))
  }

  @Test("An optional value is null, and a member that is not there is left out")
  func optionals() {
    let text = Self.text { json in
      json.object { json in
        json.member("a", String?.none)
        json.member("b", ifPresent: Int?.none)
        json.member("c", ifPresent: Int?.some(1))
      }
    }
    #expect(text == #"{"a":null,"c":1}"#)
  }

  @Test("Whatever is called, what comes out is JSON")
  func misuse() throws {
    let text = Self.text { json in
      json.object { json in
        json.number(1)
        json.member("none") { _ in }
        json.member("two") { json in
          json.number(2)
          json.string("left out")
          json.member("left out", 1)
        }
        json.member("array") { json in
          json.array { json in
            json.member("left out", 1)
            json.array { _ in }
            json.null()
          }
        }
      }
      json.bool(true)
    }
    #expect(text == #"{"none":null,"two":2,"array":[[],null]}"#)
  }
}
