import MenuSyntax

/// The elements of an XML file, in the order of their start tags.
struct XMLDocument: Sendable {
  /// The first is the root; there is always one.
  var elements: [XMLElement] = []

  var root: XMLElement { elements[0] }

  /// The children of an element with this name; all of them if it is nil.
  func children(of element: XMLElement, named name: String? = nil) -> [XMLElement] {
    element.children.lazy.map { elements[$0] }.filter { name == nil || $0.name == name }
  }

  /// The first child with this name.
  func child(of element: XMLElement, named name: String) -> XMLElement? {
    element.children.lazy.map { elements[$0] }.first { $0.name == name }
  }

  /// The first child with this value of the attribute `key`, which says what it is for its parent.
  func child(of element: XMLElement, key: String) -> XMLElement? {
    element.children.lazy.map { elements[$0] }.first { $0["key"] == key }
  }

  func parent(of element: XMLElement) -> XMLElement? {
    element.parent.map { elements[$0] }
  }
}

/// An element of an XML file.
struct XMLElement: Sendable {
  var name: String
  var attributes: [XMLAttribute] = []
  /// The number of the element in the document.
  var number: Int
  var parent: Int?
  var children: [Int] = []
  /// The character data up to the first child.
  var text = ""
  /// The start tag, from `<` to `>`.
  var span: Span

  /// The value of an attribute; of two with the same name, the first one's.
  subscript(name: String) -> String? { attribute(name)?.value }

  func attribute(_ name: String) -> XMLAttribute? { attributes.first { $0.name == name } }
}

/// An attribute of a start tag.
struct XMLAttribute: Sendable {
  var name: String
  /// The value, its references replaced by what they mean.
  var value: String
  /// The bytes between the quotation marks.
  var span: Span
}

/// Why a file is not read as XML, and where that is.
struct XMLError: Error {
  /// One sentence without a stop.
  var message: String
  var span: Span
}
