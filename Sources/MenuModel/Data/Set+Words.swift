extension Set<String> {
  /// The words of a text, with blanks or line ends between them.
  package init(words text: String) {
    self = Set(text.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) })
  }
}
