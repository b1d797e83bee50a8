import MenuSyntax

/// What became of the entries that were found.
package struct ImportReport: Sendable {
  /// Something that was found and is a comment in the file.
  package struct Unread: Sendable {
    package var place: Place
    /// Ends a sentence: "title from the variable `name`".
    package var reason: String

    /// The reason without names, to count those of a kind together: "title from the variable".
    package var kind: String {
      let outside = reason.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "…")
      return outside.hasSuffix("…") ? String(outside.dropLast()).trimmingEnd() : outside
    }
  }

  /// Entries of all surfaces, submenus included; separators are not counted.
  package var found = 0
  /// Entries that became entries of commands, submenus, lists, choices or views.
  package var written = 0
  /// Entries that became `standard` ones, also as a part of a whole standard menu.
  package var standard = 0
  /// Entries that are comments.
  package var unread: [Unread] = []
  /// What is otherwise in the file than in the app, and what else a person should know.
  package var notes: [Unread] = []
  /// The commands that were declared.
  package var commands = 0

  package init() {}
}

extension String {
  fileprivate func trimmingEnd() -> String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
