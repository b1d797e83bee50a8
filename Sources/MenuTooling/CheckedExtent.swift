import MenuModel
import MenuSyntax

/// How much a run of `check` looked at.
package struct CheckedExtent: Sendable, Equatable {
  /// Files that can have menus.
  package var files = 0
  /// Context menus, menus of buttons, and menus of the bar.
  package var menus = 0
  package var toolbars = 0
  /// What is in them: submenus and what is in these too, no separators.
  package var entries = 0
  /// Places that could not be read, which `--unread` lists.
  package var unread = 0

  package init() {}

  /// What is in a module of `.menu` files.
  init(_ module: MenuModule, files: Int) {
    self.files = files
    for surface in module.surfaces {
      if case .toolbar = surface.declaration { toolbars += 1 } else { menus += 1 }
      entries += module.allEntries(of: surface.entries).count { $0.isSeen }
    }
  }

  package static func += (left: inout Self, right: Self) {
    left.files += right.files
    left.menus += right.menus
    left.toolbars += right.toolbars
    left.entries += right.entries
    left.unread += right.unread
  }

  /// The line that ends a report for people: what was looked at and what was found.
  ///
  /// - Parameters:
  ///   - diagnostics: All that is reported.
  ///   - editions: The editions of the guidelines that it was checked by.
  ///   - fixingCommand: The command that takes `--fix`, where that is not the one that people ran.
  package func line(
    reporting diagnostics: [Diagnostic], by editions: Set<GuidelineSettings.Edition>,
    fixingCommand: String? = nil
  ) -> String {
    var parts = ["\(Self.counted(files, "file")): \(content)"]
    if unread > 0 { parts.append("\(Self.counted(unread, "place")) not read (--unread)") }
    parts.append(Self.found(diagnostics, fixingCommand: fixingCommand))
    if !editions.isEmpty {
      let years = editions.sorted().map { String($0.rawValue) }
      parts.append("guidelines of \(years.joined(separator: " and "))")
    }
    return parts.joined(separator: "; ")
  }

  private var content: String {
    if menus == 0 && toolbars == 0 { return "no menus" }
    var parts = [Self.counted(menus, "menu")]
    if toolbars > 0 { parts.append(Self.counted(toolbars, "toolbar")) }
    parts.append(entries == 1 ? "1 entry" : "\(entries) entries")
    return parts.joined(separator: ", ")
  }

  /// How many findings there are, and what mends how many.
  private static func found(_ diagnostics: [Diagnostic], fixingCommand: String?) -> String {
    if diagnostics.isEmpty { return "no findings" }
    var parts = [counted(diagnostics.count, "finding")]
    let safe = diagnostics.count { $0.fixes.contains { $0.applicability == .safe } }
    let unsafe = diagnostics.count { diagnostic in
      diagnostic.fixes.contains { $0.applicability == .unsafe }
        && !diagnostic.fixes.contains { $0.applicability == .safe }
    }
    let command = fixingCommand.map { $0 + " " } ?? ""
    if safe > 0 { parts.append("\(safe) with a fix (\(command)--fix)") }
    if unsafe > 0 { parts.append("\(unsafe) with an unsafe one (\(command)--unsafe-fixes)") }
    return parts.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Entry {
  /// Whether people see it as an entry, rather than what it puts around or between others.
  fileprivate var isSeen: Bool {
    switch kind {
    case .command, .each, .submenu, .standard, .view, .segmented, .search: return true
    case .text, .separator, .section, .row, .palette, .include, .when, .on, .space, .flexible,
      .group,
      .titleMenu, .area:
      return false
    }
  }
}
