import MenuSyntax

/// Entries as people see them: a disabled item without an action is a heading or a line of text, an untitled menu a section.
extension [FoundEntry] {
  /// The entries with a list in each submenu that has none, since the app fills it as it runs; with a section for a
  /// heading; and without the tabs that Xcode writes before titles in the Writing Direction menu.
  func asPeopleSeeThem() -> [FoundEntry] {
    var shown: [FoundEntry] = []
    var heading: (title: FoundText, entries: [FoundEntry], entry: FoundEntry)?
    func endSection() {
      guard let section = heading else { return }
      var entry = section.entry
      let isLine = section.entries.isEmpty && !entry.hasOutlet
      entry.content = .section(title: section.title, entries: section.entries)
      if isLine { entry.content = .text(section.title, image: nil) }
      shown.append(entry)
      heading = nil
    }
    for entry in self {
      if !entry.cases.isEmpty {
        if heading == nil { shown += entry.cases } else { heading?.entries += entry.cases }
      } else if let title = entry.heading {
        endSection()
        heading = (title, [], entry)
      } else if case .separator = entry.content {
        endSection()
        shown.append(entry)
      } else if heading != nil {
        heading?.entries.append(entry.asPeopleSeeIt())
      } else {
        shown.append(entry.asPeopleSeeIt())
      }
    }
    endSection()
    return shown
  }
}

extension FoundEntry {
  /// The title of a command that does nothing and can never be chosen: old AppKit has no other headings.
  fileprivate var heading: FoundText? {
    guard case .command(let command) = content, command.action == nil, command.key == nil,
      let enabled = command.enabled, enabled.expression == "false", !enabled.isNegated
    else { return nil }
    return command.title
  }

  /// Whether code can change it by an outlet.
  var hasOutlet: Bool {
    guard case .command(let command) = content else { return false }
    return command.hasOutlet
  }

  fileprivate func asPeopleSeeIt() -> FoundEntry {
    var entry = self
    switch content {
    case .menu(let title, nil, nil, let inner) where title.literal == "":
      // What a function that makes a menu returns, or a group: it has no title to open it by.
      entry.content = .section(title: nil, entries: inner.asPeopleSeeThem())
    case .menu(let title, let image, let system, let inner):
      let list = FoundEntry(.list(element: title.literal ?? "", template: []), place: place)
      let isFilled = inner.isEmpty && system == nil
      entry.content = .menu(
        title: title, image: image, system: system,
        entries: isFilled ? [list] : inner.asPeopleSeeThem())
    case .section, .row, .platforms, .condition:
      entry.changeInner { $0 = $0.asPeopleSeeThem() }
    case .command(var command) where command.title.isAbsent && command.key != nil:
      // A button of an image alone has its keys like another.
      guard let image = command.image else { break }
      command.title = FoundText(image.name, place: command.title.place)
      command.title.isSpoken = true
      entry.content = .command(command)
    case .command(var command):
      guard case .selector(let selector, _)? = command.action,
        selector.includes("WritingDirection"),
        case .literal(let text)? = command.title.segments?.first
      else { break }
      command.title.segments?[0] = .literal(String(text.drop { $0 == "\t" }))
      entry.content = .command(command)
    case .separator, .list, .choice, .standard, .text, .view, .unread: break
    }
    return entry
  }
}

extension [FoundEntry] {
  /// The entries with a section for each text that is above others, as far as the next text or separator; a text with
  /// nothing below it is only shown.
  var withHeadings: [FoundEntry] {
    var result: [FoundEntry] = []
    var rest = self[...]
    while let entry = rest.popFirst() {
      guard case .text(let title, nil) = entry.content, title.isHeading else {
        result.append(entry)
        continue
      }
      let below = rest.prefix { !$0.endsSection }
      if below.contains(where: BuilderReader.isEntry) {
        rest = rest.dropFirst(below.count)
        result.append(FoundEntry(.section(title: title, entries: Array(below)), place: entry.place))
      } else {
        result.append(entry)
      }
    }
    return result
  }
}

extension FoundText {
  /// Whether it is a heading rather than a sentence: it ends in a colon, or is short.
  fileprivate var isHeading: Bool {
    guard let text = literal else { return false }
    if text.hasSuffix(":") { return true }
    let words = text.split(separator: " ")
    return words.count < 4 && text.last?.isLetter ?? false
  }
}

extension FoundEntry {
  /// Whether it is a line of text.
  var isText: Bool {
    if case .text = content { return true }
    return false
  }

  fileprivate var endsSection: Bool {
    switch content {
    case .separator, .section, .text: return true
    default: return false
    }
  }
}
