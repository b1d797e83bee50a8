import MenuModel
import MenuSyntax

/// The entries of a menu or a toolbar one after the other, each with what the blocks around it say.
struct EntryList {
  private(set) var entries: [ExpandedEntry] = []
  /// The titles of the sections.
  private(set) var sections: [Text] = []
  /// The second lines of those that have one.
  private(set) var sectionSubtitles: [Text] = []
  /// The lines of text.
  private(set) var lines: [Text] = []
  /// The images beside them.
  private(set) var lineImages: [Image] = []
  /// The groups of a toolbar.
  private(set) var groups: [ExpandedToolbar.Group] = []
  /// The submenus, and the document menus of a toolbar. The entry of a submenu has the number that it has here.
  private(set) var menus: [Entry] = []
  /// The separators that divide two groups.
  private(set) var shownSeparators: [Place] = []
  /// The separators next to a section, which is a group without them.
  private(set) var droppedSeparators: [Place] = []

  private let context: ExpansionContext
  private let isToolbar: Bool
  private var group = 0
  private var section: Int?
  private var toolbarGroup: Int?
  private var area: Entry.Area?
  private var layout = ExpandedEntry.Layout.list
  private var layoutCount = 0
  private var condition: Condition?
  private var depth = 0
  /// Whether the last thing before the separator is a section, which ends there.
  private var followsSection = false
  /// When there is each of the borders that no entry follows yet.
  private var borders: [Condition?] = []
  /// A separator with no entry after it yet.
  private var separator: Place?

  init(_ expansion: [Entry], isToolbar: Bool, _ context: ExpansionContext) {
    self.context = context
    self.isToolbar = isToolbar
    for entry in expansion { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    switch entry.kind {
    case .separator:
      if isToolbar {
        addSpacer(.separator, entry)
      } else if entry.includedAt == nil {
        separator = entry.place
        followsSection = entries.last?.section == sections.count - 1 && section == nil
        borders.append(condition)
      } else {
        addBorder()
      }
    case .text(let text, let image):
      lines.append(text)
      if let image { lineImages.append(image) }
      addLine()
    case .space: addSpacer(.space, entry)
    case .flexible: addSpacer(.flexible, entry)
    case .when(.debugBuilds, _):
      // The guidelines are for what people see: release builds.
      break
    case .when(.whileHolds(let inner), _):
      let outer = condition
      condition = outer.map { .and($0, inner) } ?? inner
      addBlock(of: entry)
      condition = outer
    case .section, .row, .palette, .area, .group: addPart(entry)
    case .titleMenu:
      menus.append(entry)
    case .submenu(let submenu):
      append(made(.menu(menus.count), entry, at: isToolbar ? entry.place : submenu.header))
      menus.append(entry)
    case .command(let placement):
      var added = made(.command(placement.command), entry)
      context.place(placement, at: &added)
      append(added)
    case .each(let command):
      var added = made(.each(command), entry)
      context.show(command, at: &added)
      append(added)
    case .standard(let standard):
      var added = made(.standard(standard.name.text), entry)
      added.standardKey = standard.key
      append(added)
    case .segmented(let variable, let choice):
      append(made(.segmented(variable, choice), entry))
    case .view(_, let text):
      var added = made(.view, entry)
      context.setTitle(text, of: &added)
      append(added)
    case .search(let text):
      var added = made(.search, entry)
      context.setTitle(text, of: &added)
      append(added)
    case .include, .on:
      // An expansion has neither.
      break
    }
  }

  /// Adds a block that shows: its entries are in it, and know so.
  private mutating func addPart(_ entry: Entry) {
    switch entry.kind {
    case .section(let title, let subtitle, _):
      // Between two sections it has entries on both sides.
      if followsSection, let separator { shownSeparators.append(separator) }
      addBorder()
      sections.append(title)
      if let subtitle { sectionSubtitles.append(subtitle) }
      section = sections.count - 1
      addBlock(of: entry)
      section = nil
      addBorder()
    case .row(_, let size):
      layoutCount += 1
      layout = .row(layoutCount, size)
      addBlock(of: entry)
      layout = .list
    case .palette:
      layoutCount += 1
      layout = .palette(layoutCount)
      addBlock(of: entry)
      layout = .list
    case .area(let area, _, _):
      addBorder()
      // The area of an iPhone's bottom bar is all of it.
      if area != .bottom { self.area = area }
      addBlock(of: entry)
      self.area = nil
      addBorder()
    case .group(let group):
      addBorder()
      groups.append(
        ExpandedToolbar.Group(
          name: group.name, title: group.title, image: group.image, attributes: entry.attributes,
          header: group.header, place: entry.place))
      toolbarGroup = groups.count - 1
      addBlock(of: entry)
      toolbarGroup = nil
      addBorder()
    default: break
    }
  }

  private mutating func addBlock(of entry: Entry) {
    depth += 1
    for entry in entry.children { add(entry) }
    depth -= 1
  }

  /// Ends a group without a separator, as a section's border does.
  private mutating func addBorder() {
    if let separator { droppedSeparators.append(separator) }
    separator = nil
    borders.append(condition)
    if let last = entries.last, last.group == group { group += 1 }
  }

  /// Divides groups as an entry does, without being one.
  private mutating func addLine() {
    guard let separator else { return }
    shownSeparators.append(separator)
    self.separator = nil
    group += 1
  }

  private mutating func addSpacer(_ kind: ExpandedEntry.Kind, _ entry: Entry) {
    addBorder()
    var added = ExpandedEntry(kind, place: entry.includedAt ?? entry.place)
    added.group = -1
    added.area = area
    added.toolbarGroup = toolbarGroup
    added.condition = condition
    entries.append(added)
    // What follows is in a run of its own, whatever came before.
    group += 1
  }

  /// An entry with what the blocks around it say.
  private func made(
    _ kind: ExpandedEntry.Kind, _ entry: Entry, at place: Place? = nil
  ) -> ExpandedEntry {
    let place = place ?? entry.place
    var made = ExpandedEntry(kind, place: entry.includedAt ?? place)
    if entry.includedAt != nil { made.includedFrom = place }
    made.section = section
    made.toolbarGroup = toolbarGroup
    made.area = area
    made.layout = layout
    made.condition = condition
    made.isNested = depth > 0 || entry.isInPlatformBlock
    made.attributes = entry.attributes
    if let toolbarGroup, groups[toolbarGroup].attributes.contains(.hidden) {
      // A group is in the palette as a whole.
      made.attributes.insert(.hidden)
    }
    made.alternate = entry.alternate
    return made
  }

  private mutating func append(_ entry: ExpandedEntry) {
    if let separator {
      shownSeparators.append(separator)
      self.separator = nil
      group += 1
    }
    var entry = entry
    entry.group = group
    entry.borders = borders
    borders = []
    entries.append(entry)
  }
}
