/// Writes the members that the classes which gather entries have in common: those of menus in one state, and those of the
/// menu bar in any.
struct EntryBuilderMembers {
  /// `NotesCommand`
  let command: String
  /// `NotesMenuEntry`
  let entry: String

  /// Appends the method that adds several commands.
  func commands(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Adds commands, one below the other.
      @inline(never)
      func add(_ commands: [\(command)]) {
        for command in commands {
          add(command)
        }
      }
      """)
  }

  /// Appends the method that begins a group.
  func separation(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      /// Begins the next group.
      @inline(never)
      func separate() {
        separatorIsDue = !entries.isEmpty
      }
      """)
  }

  /// Appends the method that adds an entry of any kind.
  func appending(to code: inout CodeTree) {
    code.blank()
    code.lines(
      """
      private func append(_ entry: \(entry)) {
        if separatorIsDue { entries.append(.separator) }
        separatorIsDue = false
        entries.append(entry)
      }
      """)
  }

  /// Appends what gives the entries that `build` adds.
  func nesting(to code: inout CodeTree) {
    code.lines(
      """
      let (outer, outerIsDue) = (entries, separatorIsDue)
      entries = []
      separatorIsDue = false
      defer { (entries, separatorIsDue) = (outer, outerIsDue) }
      build(self)
      return entries
      """)
  }
}
