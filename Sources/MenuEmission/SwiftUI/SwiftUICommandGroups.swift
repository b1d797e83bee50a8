import MenuModel

/// Maps the entries of a menu to SwiftUI's command groups: which of the system's groups stay, and which entries go next
/// to them or replace them.
///
/// SwiftUI keeps the order of the system's groups, and shows or hides each as a whole. So entries go after the group
/// that precedes them in the `.menu` file, before the first group that stays, or in place of one that does not.
struct SwiftUICommandGroups {
  /// The position of entries relative to a group.
  enum Position: String {
    case before, after, replacing
  }

  /// A `CommandGroup`.
  struct Group {
    var position: Position
    /// A member of `CommandGroupPlacement`: `newItem`.
    var placement: String
    /// The system command that the entries follow, or nil at the start of the menu.
    var first: String?
    /// The system command that the entries precede, or nil at the end of the menu.
    var last: String?
    /// Whether there are entries; if not, the system's group is removed.
    var hasEntries: Bool
    /// Whether separators divide the entries from the system's group.
    var isSetOff: Bool
  }

  /// The `CommandGroup`s in menu order. One without entries removes a system group.
  private(set) var groups: [Group] = []
  /// The command sets that SwiftUI adds on request, by type: `SidebarCommands`.
  private(set) var sets: [String] = []
  /// The system commands that SwiftUI has no place for.
  private(set) var unplaced: [StandardCommand] = []
  /// Whether the app's entries are in several places.
  var isDivided: Bool { groups.count { $0.hasEntries } > 1 }

  /// Arranges the entries of a menu.
  ///
  /// - Parameter entries: The entries for the platform, without conditions.
  init(_ menu: BarMenu, _ entries: [Entry], on platform: Platform) {
    let placements = Self.placements(of: menu.kind).filter { placement in
      platform == .macOS || platform == .macCatalyst || !Self.isOnlyOnMac(placement)
    }
    if menu.isStandard {
      sets = Self.standardSets(of: menu.kind)
      let own = entries.filter { standardCommand($0) == nil && !$0.isSeparator }
      // Quit stays last in the app menu.
      let isApp = placements.first == "appInfo"
      if let placement = isApp ? "appSettings" : placements.last, !own.isEmpty {
        add(Segment(isSetOffBefore: true, isSetOffAfter: true), .after, placement)
      }
      return
    }
    arrange(entries, in: placements)
  }

  /// The app's entries between two system groups.
  private struct Segment {
    var hasEntries = false
    /// The names of the preceding and following system commands.
    var first: String?
    var last: String?
    var isSetOffBefore = false
    var isSetOffAfter = false
    /// The indices of the preceding and following groups.
    var previous: Int?
    var next: Int?
  }

  // MARK: - Arranging

  private mutating func arrange(_ entries: [Entry], in placements: [String]) {
    var segments: [Segment] = []
    var current = Segment()
    var kept: Set<Int> = []
    func close(_ next: Int?, _ name: String?) {
      (current.next, current.last) = (next, name)
      if current.hasEntries { segments.append(current) }
      current = Segment()
      (current.previous, current.first) = (next, name)
    }
    for entry in entries {
      guard let name = standardCommand(entry) else {
        if !entry.isSeparator { current.hasEntries = true }
        if !current.hasEntries { current.isSetOffBefore = entry.isSeparator }
        current.isSetOffAfter = entry.isSeparator
        continue
      }
      guard let placement = Self.placement(of: name),
        let number = placements.firstIndex(of: placement)
      else { continue }
      kept.insert(number)
      close(number, name)
    }
    close(nil, nil)
    place(segments, kept: kept, in: placements)
  }

  private mutating func place(_ segments: [Segment], kept: Set<Int>, in placements: [String]) {
    var parts: [Int: [(Segment, Position)]] = [:]
    var replaced = kept
    for segment in segments {
      let start = segment.previous.map { $0 + 1 } ?? 0
      let end = segment.next ?? placements.count
      if let free = (start..<max(start, end)).first(where: { !replaced.contains($0) }) {
        replaced.insert(free)
        parts[free, default: []].append((segment, .replacing))
      } else if let previous = segment.previous {
        parts[previous, default: []].append((segment, .after))
      } else if let next = segment.next {
        parts[next, default: []].append((segment, .before))
      }
    }
    for (number, placement) in placements.enumerated() {
      if !replaced.contains(number), !Self.isEmptyByDefault(placement) {
        groups.append(
          Group(
            position: .replacing, placement: placement, hasEntries: false, isSetOff: false))
      }
      for (segment, position) in parts[number] ?? [] { add(segment, position, placement) }
    }
  }

  private mutating func add(_ segment: Segment, _ position: Position, _ placement: String) {
    let isSetOff: Bool
    switch position {
    case .before: isSetOff = segment.isSetOffAfter
    case .after: isSetOff = segment.isSetOffBefore
    case .replacing: isSetOff = false
    }
    groups.append(
      Group(
        position: position, placement: placement, first: segment.first, last: segment.last,
        hasEntries: true, isSetOff: isSetOff))
  }

  /// The name of a system command, or nil. Records the set that it requires.
  private mutating func standardCommand(_ entry: Entry) -> String? {
    guard case .standard(let command) = entry.kind else { return nil }
    let name = command.name.text
    if let set = Self.set(of: name), !sets.contains(set) { sets.append(set) }
    if Self.placement(of: name) == nil && Self.set(of: name) == nil { unplaced.append(command) }
    return name
  }

}

// MARK: - Apple's groups

extension SwiftUICommandGroups {
  /// The groups of a system menu, in order (`CommandGroupPlacement`). Omits `windowList` and `singleWindowList`, which
  /// always stay: people need them to reopen a closed window.
  static func placements(of kind: BarMenu.Kind) -> [String] {
    switch kind {
    case .app:
      return ["appInfo", "appSettings", "systemServices", "appVisibility", "appTermination"]
    case .file: return ["newItem", "saveItem", "importExport", "printItem"]
    case .edit: return ["undoRedo", "pasteboard", "textEditing"]
    case .format: return ["textFormatting"]
    case .view: return ["toolbar", "sidebar"]
    case .window: return ["windowSize", "windowArrangement"]
    case .help: return ["help"]
    case .custom, .named: return []
    }
  }

  /// The group that contains a system command.
  static func placement(of name: String) -> String? {
    switch name {
    case "about": return "appInfo"
    case "settings": return "appSettings"
    case "services": return "systemServices"
    case "hide", "hideOthers", "showAll": return "appVisibility"
    case "quit": return "appTermination"
    case "new", "open", "openRecent": return "newItem"
    case "close", "save", "saveAs", "duplicate", "rename", "moveTo", "revert": return "saveItem"
    case "pageSetup", "print": return "printItem"
    case "undo", "redo": return "undoRedo"
    case "cut", "copy", "paste", "pasteAndMatchStyle", "delete", "select", "selectAll":
      return "pasteboard"
    case "toolbar", "customizeToolbar": return "toolbar"
    case "sidebar", "fullScreen": return "sidebar"
    case "minimize", "zoom": return "windowSize"
    case "bringAllToFront": return "windowArrangement"
    case "help": return "help"
    default: break
    }
    switch set(of: name) {
    case "TextEditingCommands": return "textEditing"
    case "TextFormattingCommands": return "textFormatting"
    default: return nil
    }
  }

  /// The set that an app has to request to get a system command.
  static func set(of name: String) -> String? {
    switch name {
    case "find", "findNext", "findPrevious", "useSelectionForFind", "jumpToSelection", "replace",
      "spelling", "substitutions", "transformations", "speech", "showSpelling", "checkSpelling",
      "checkSpellingWhileTyping", "correctSpelling", "showSubstitutions", "smartCopyPaste",
      "smartQuotes", "smartDashes", "smartLinks", "textReplacement", "makeUpperCase",
      "makeLowerCase", "capitalize", "startSpeaking", "stopSpeaking":
      return "TextEditingCommands"
    case "font", "text", "bold", "italic", "underline", "bigger", "smaller", "showFonts",
      "showColors", "copyStyle", "pasteStyle", "alignLeft", "alignCenter", "alignRight", "justify",
      "alignment", "writingDirection":
      return "TextFormattingCommands"
    case "toolbar", "customizeToolbar": return "ToolbarCommands"
    case "sidebar": return "SidebarCommands"
    case "inspector": return "InspectorCommands"
    default: return nil
    }
  }

  /// The sets of a complete system menu.
  private static func standardSets(of kind: BarMenu.Kind) -> [String] {
    switch kind {
    case .edit: return ["TextEditingCommands"]
    case .format: return ["TextFormattingCommands"]
    case .view: return ["ToolbarCommands", "SidebarCommands"]
    case .app, .file, .window, .help, .custom, .named: return []
    }
  }

  /// Whether only a Mac has a group. UIKit, which shows the menu bar of an iPad, throws an exception where a menu is to be
  /// changed that it does not have.
  private static func isOnlyOnMac(_ placement: String) -> Bool {
    switch placement {
    case "systemServices", "appVisibility", "windowArrangement": return true
    default: return false
    }
  }

  /// Whether a group is empty unless the app requests its set.
  private static func isEmptyByDefault(_ placement: String) -> Bool {
    switch placement {
    case "importExport", "textEditing", "textFormatting": return true
    default: return false
    }
  }
}

extension Entry {
  /// Whether the entry is a separator.
  fileprivate var isSeparator: Bool {
    if case .separator = kind { return true }
    return false
  }
}
