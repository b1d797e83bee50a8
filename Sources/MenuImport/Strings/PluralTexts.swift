import MenuSyntax

/// The texts of a `.stringsdict` file, each in its general form: that of `other` numbers.
struct PluralTexts {
  private(set) var texts: [(key: String, text: String)] = []
  private let document: XMLDocument

  init(_ source: Source) throws(XMLError) {
    document = try XMLReader.read(Self.withoutDocumentType(source))
    guard let root = document.child(of: document.root, named: "dict") else { return }
    for (key, value) in members(of: root) {
      if let text = text(of: value) { texts.append((key, text)) }
    }
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

  /// The keys and values of a dictionary, which follow each other.
  private func members(of dictionary: XMLElement) -> [(key: String, value: XMLElement)] {
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

  private func text(of value: XMLElement) -> String? {
    if value.name == "string" { return value.text }
    let members = members(of: value)
    func member(_ name: String) -> XMLElement? { members.first { $0.key == name }?.value }
    guard var text = member("NSStringLocalizedFormatKey")?.text else {
      let rules =
        member("NSStringDeviceSpecificRuleType") ?? member("NSStringVariableWidthRuleType")
      return rules.flatMap { self.members(of: $0).last }?.value.text
    }
    // A form can show another variable.
    for _ in 0..<4 {
      for (name, variable) in members where variable.name == "dict" {
        guard let form = self.members(of: variable).first(where: { $0.key == "other" }) else {
          continue
        }
        for place in ["", "1$", "2$", "3$"] {
          text = text.replacing(each: "%\(place)#@\(name)@", by: form.value.text)
        }
      }
    }
    return text.includes("#@") || text.utf8.count > 1_000 ? nil : text
  }
}
