import MenuSyntax

/// The texts of a `.stringsdict` file, each in its general form: that of `other` numbers.
struct PluralTexts {
  private(set) var texts: [(key: String, text: String)] = []
  private(set) var places: [Found] = []
  private let list: PropertyList

  /// Where a key is, and the forms of its text: what is between the tags.
  struct Found {
    var name: String
    var key: Range<Int>
    var texts: [Range<Int>]
  }

  init(_ source: Source) throws(XMLError) {
    list = try PropertyList(source)
    for (key, value) in list.members {
      if let text = text(of: value) { texts.append((key, text)) }
    }
    var key: XMLElement?
    for child in list.children {
      if child.name != "key", let key {
        places.append(
          Found(
            name: key.text, key: content(of: key, in: source), texts: forms(of: child, in: source)))
      }
      key = child.name == "key" ? child : nil
    }
  }

  /// From the start tag to the next tag.
  private func content(of element: XMLElement, in source: Source) -> Range<Int> {
    let start = Int(element.span.end)
    return start..<(source.bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? source.count)
  }

  /// The texts at any depth of a value, without the names of rules and types.
  private func forms(of value: XMLElement, in source: Source) -> [Range<Int>] {
    if value.name == "string" { return [content(of: value, in: source)] }
    var key = ""
    var forms: [Range<Int>] = []
    for child in list.children(of: value) {
      if child.name == "key" {
        key = child.text
      } else if !key.hasSuffix("TypeKey") {
        forms += self.forms(of: child, in: source)
      }
    }
    return forms
  }

  private func text(of value: XMLElement) -> String? {
    if value.name == "string" { return value.text }
    let members = list.members(of: value)
    func member(_ name: String) -> XMLElement? { members.first { $0.key == name }?.value }
    guard var text = member("NSStringLocalizedFormatKey")?.text else {
      let rules =
        member("NSStringDeviceSpecificRuleType") ?? member("NSStringVariableWidthRuleType")
      return rules.flatMap { list.members(of: $0).last }?.value.text
    }
    // A form can show another variable.
    for _ in 0..<4 {
      for (name, variable) in members where variable.name == "dict" {
        guard let form = list.members(of: variable).first(where: { $0.key == "other" }) else {
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
