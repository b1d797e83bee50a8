import MenuSyntax
import Testing

@testable import MenuImport

@Suite("The reader of XML")
struct XMLReaderTests {
  private static func read(_ text: String) throws(XMLError) -> XMLDocument {
    try XMLReader.read(Source(path: "a.xib", text: text))
  }

  /// The message and the place of the error that a text has.
  private static func error(_ bytes: [UInt8]) -> String? {
    do throws(XMLError) {
      _ = try XMLReader.read(Source(path: "a.xib", bytes: bytes))
      return nil
    } catch {
      return "\(error.span.start)-\(error.span.end) \(error.message)"
    }
  }

  @Test("Elements have attributes, children and text, and places in bytes")
  func tree() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- <not> an element -->
      <document version = '3.0'>
        <menu title="é &amp; &#xF700;&quot;" id='a>b'/>
        <string key="title">one &lt;<![CDATA[two & <three>]]></string>
      </document>

      """
    let document = try Self.read(text)
    let source = Source(path: "a.xib", text: text)
    #expect(document.elements.map(\.name) == ["document", "menu", "string"])
    #expect(document.root["version"] == "3.0")
    let menu = document.elements[1]
    #expect(menu["title"] == "é & \u{F700}\"")
    #expect(menu["id"] == "a>b")
    #expect(source.text(of: menu.span) == "<menu title=\"é &amp; &#xF700;&quot;\" id='a>b'/>")
    #expect(menu.attribute("title").map { source.text(of: $0.span) } == "é &amp; &#xF700;&quot;")
    #expect(document.elements[2].text == "one <two & <three>")
    #expect(document.children(of: document.root).map(\.number) == [1, 2])
    #expect(document.parent(of: menu)?.name == "document")
  }

  @Test("Blanks that are typed in an attribute are spaces, and lines of text end in LF")
  func blanks() throws {
    let document = try Self.read("<a b='1\t2\r\n3&#10;4'>x\r\ny\rz</a>")
    #expect(document.root["b"] == "1 2 3\n4")
    #expect(document.root.text == "x\ny\nz")
  }

  @Test("A byte-order mark may come first")
  func byteOrderMark() throws {
    #expect(try Self.read("\u{FEFF}<a/>").root.name == "a")
  }

  @Test(
    "What is not XML is one sentence with a place",
    arguments: [
      ("", "0-0 There is no XML in the file"),
      ("  \n", "0-0 There is no XML in the file"),
      ("text", "0-4 Text is outside of the root element"),
      ("<a/>text", "4-8 Text is outside of the root element"),
      ("<a><![CDATA[", "3-12 The CDATA section does not end"),
      ("<![CDATA[x]]>", "0-13 Text is outside of the root element"),
      ("<!-- <a/>", "0-4 The comment does not end"),
      ("<?xml", "0-2 The processing instruction does not end"),
      ("<a><b></a>", "6-10 `</a>` is where `</b>` has to be"),
      ("<a></a></a>", "7-11 `</a>` ends nothing"),
      ("<a><b>", "3-6 The file ends before the end of `<b>`"),
      ("<a", "0-1 The file ends in the tag of `<a>`"),
      ("<a b", "3-4 The attribute `b` has no value"),
      ("<a b=c/>", "3-5 The value of `b` has to be in quotation marks"),
      ("<a b='c/>", "3-6 The value of `b` does not end"),
      ("<a =''/>", "3-4 An attribute has to begin with its name"),
      ("<a / >", "3-4 `/` has to be followed by `>` in a tag"),
      ("<>", "0-1 `<` has to be followed by a name"),
      ("<a></a", "3-6 The tag `</a` does not end"),
      ("<a/><b/>", "4-6 There is a second root element"),
      ("<a b='&nbsp;'/>", "6-12 The entity `&nbsp;` is not known"),
      ("<a>&#xD800;</a>", "3-11 The entity `&#xD800;` is not known"),
      ("<a>&#xFFFFFFFFFFFF;</a>", "3-19 The entity `&#xFFFFFFFFFFFF;` is not known"),
      ("<a>R&D</a>", "4-5 `&` has to be followed by the name of an entity and `;`"),
      (
        "<!DOCTYPE a [<!ENTITY b \"bb\">]><a>&b;</a>",
        "0-2 A document type is not read: entities could be declared in it"
      ),
      (
        "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
        "0-43 The file is in ISO-8859-1; it has to be in UTF-8"
      ),
    ])
  func errors(_ text: String, _ expected: String) {
    #expect(Self.error(Array(text.utf8)) == expected)
  }

  @Test("Bytes that are not UTF-8 are refused at the first of them")
  func encodings() {
    #expect(
      Self.error(Array("<a b='".utf8) + [0xC3, 0xA9, 0xFF]) == "8-9 The file is not in UTF-8")
    let message = "0-0 The file is in UTF-16; it has to be in UTF-8"
    #expect(Self.error([0xFF, 0xFE, 0x3C, 0]) == message)
    #expect(Self.error([0xFE, 0xFF, 0, 0x3C]) == message)
    #expect(Self.error([0x3C, 0, 0x61, 0]) == message)
  }

  @Test("Elements nest as deep as the limit, and no deeper")
  func nesting() {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
    }
    #expect(Self.error(nested(Limits.xmlDepth)) == nil)
    #expect(
      Self.error(nested(Limits.xmlDepth + 1)) == "768-770 Elements nest deeper than 256 levels")
    #expect(Self.error(nested(200_000))?.contains("nest deeper") == true)
  }

  @Test(
    "Large attributes, many attributes and many elements are read in a moment",
    .timeLimit(.minutes(1)))
  func largeFiles() throws {
    let long = String(repeating: "&#x41;", count: 200_000)
    #expect(try Self.read("<a b='\(long)'/>").root["b"]?.utf8.count == 200_000)
    let many = (0..<100_000).map { "b\($0)=''" }.joined(separator: " ")
    #expect(try Self.read("<a \(many)/>").root.attributes.count == 100_000)
    let flat = String(repeating: "<b>x<c/></b>", count: 100_000)
    #expect(try Self.read("<a>\(flat)</a>").elements.count == 200_001)
    #expect(Self.error(Array(String(repeating: "<!-- ", count: 100_000).utf8)) != nil)
    #expect(
      Self.error([UInt8](repeating: 0x20, count: Limits.fileSize + 1))
        == "0-0 The file has more than 16 megabytes")
  }
}
