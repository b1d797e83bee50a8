import MenuSyntax

/// A property list in XML, as `Info.plist` and `.stringsdict` files are.
struct PropertyList {
  private let document: XMLDocument

  init(_ source: Source) throws(XMLError) {
    document = try XMLReader.read(Self.withoutDocumentType(source))
  }

  /// The same file with blanks for the document type of property lists, which declares nothing.
  private static func withoutDocumentType(_ source: Source) -> Source {
    var bytes = Array(source.bytes)
    let beginning = bytes.prefix(1_000)
    guard let start = beginning.firstPlace(of: "<!DOCTYPE plist".utf8)?.lowerBound,
      let end = beginning[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return source }
    for index in start...end where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    return Source(path: source.path, bytes: bytes)
  }

  private var dictionary: XMLElement? { document.child(of: document.root, named: "dict") }

  /// The keys and values of the list's dictionary.
  var members: [(key: String, value: XMLElement)] { dictionary.map { members(of: $0) } ?? [] }

  /// The elements of the list's dictionary: keys, and their values after them.
  var children: [XMLElement] { dictionary.map { children(of: $0) } ?? [] }

  func children(of element: XMLElement) -> [XMLElement] { document.children(of: element) }

  /// The keys and values of a dictionary, which follow each other.
  func members(of dictionary: XMLElement) -> [(key: String, value: XMLElement)] {
    var members: [(key: String, value: XMLElement)] = []
    var key: String?
    for child in document.children(of: dictionary) {
      if child.name == "key" {
        key = child.text
      } else if let name = key {
        members.append((name, child))
        key = nil
      }
    }
    return members
  }

  /// The value of a key in the list's dictionary.
  func value(_ key: String) -> XMLElement? { members.first { $0.key == key }?.value }
}
