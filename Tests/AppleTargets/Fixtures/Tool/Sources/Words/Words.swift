package struct Words {
  package let all: [Substring]

  package init(_ text: String) {
    all = text.split(separator: " ")
  }
}
