import MenuModel
import MenuSyntax
import MenuTooling

/// Surfaces drawn with lines and letters, for a terminal.
///
/// A check mark comes before what is on, `(…)` is around what is dimmed, and symbols are shown by name.
package struct TextPreview {
  /// Whether to write terminal colours.
  package var usesColor: Bool
  private let state: PreviewState
  private let sources: [Source]

  /// How wide a drawing may become, in columns.
  private static let maximumWidth = 96

  package init(sources: [Source], state: PreviewState, usesColor: Bool = false) {
    self.sources = sources
    self.state = state
    self.usesColor = usesColor
  }

  /// Draws surfaces, each under a heading with its place.
  package func draw(_ surfaces: [PreviewSurface]) -> String {
    var maps: [Int32: LineMap] = [:]
    var drawings: [String] = []
    var asked: Set<Place> = []
    for surface in surfaces where state.holds(surface.shown) {
      let items = state.shown(surface.items)
      if items.isEmpty { continue }
      let number = surface.place.source
      let map = maps[number] ?? LineMap(sources[Int(number)])
      maps[number] = map
      let line = map.position(of: surface.place.span.start).line
      let path = Terminal.safe(sources[Int(number)].path)
      let owner = surface.owner.isEmpty ? "" : " of \(surface.owner)"
      let heading = "\(surface.kind.title)\(owner) on \(surface.platform.name)"
      var body: [String]
      switch surface.kind {
      case .toolbar: body = toolbar(items)
      case .menuBar: body = menuBar(items)
      case .contextMenu, .background, .button, .editMenu, .swipe, .quickActions, .dockMenu,
        .statusItem:
        body = box(rows(of: items, depth: 0), title: title(of: surface))
      }
      body += questions(of: items, besides: &asked)
      drawings.append(
        "\(paint(heading, .bold))  \(paint("\(path):\(line)", .dim))\n"
          + body.joined(separator: "\n") + "\n")
    }
    return drawings.joined(separator: "\n")
  }

  /// The title of a menu, or of the button that opens it with its symbol.
  private func title(of surface: PreviewSurface) -> String? {
    let words = [surface.title.map { text($0) }, surface.symbol.map { Terminal.safe($0) }]
      .compactMap(\.self).joined(separator: "  ")
    if words.isEmpty { return nil }
    return state.holds(surface.enabled) ? words : "(\(words))"
  }

  /// What commands ask before they act, once each: `Delete Note asks: Delete 3 Notes?  [Delete Note] [Cancel]`.
  private func questions(of items: [PreviewItem], besides asked: inout Set<Place>) -> [String] {
    items.flatMap { item in
      var lines = questions(of: item.children, besides: &asked)
      guard let question = item.question, state.holds(question.condition),
        state.holds(item.enabled), asked.insert(item.declaration ?? item.place).inserted
      else { return lines }
      let answers = question.answers.filter { state.holds($0.enabled) && state.holds($0.shown) }
      var own = title(of: item)
      if own.hasSuffix("…") { own.removeLast() }
      let buttons = [question.button.map { text($0) } ?? own] + answers.map(title) + ["Cancel"]
      lines.append(
        paint("  \(own) asks: ", .dim)
          + ([question.title] + [question.message].compactMap(\.self)).map { text($0) }
          .joined(separator: " ") + "  " + buttons.map { "[\($0)]" }.joined(separator: " "))
      return lines
    }
  }

  // MARK: Menus

  /// A line of a menu.
  private struct Row {
    var title = ""
    var shortcut = ""
    var symbol = ""
    var style: Style?
    var isSeparator = false
  }

  private func rows(of items: [PreviewItem], depth: Int) -> [Row] {
    items.flatMap { rows(of: $0, depth: depth) }
  }

  private func rows(of item: PreviewItem, depth: Int) -> [Row] {
    let indent = String(repeating: "    ", count: depth)
    switch item.kind {
    case .separator:
      // Within a submenu, which is drawn in place, a border would look like the outer menu's.
      return depth == 0 ? [Row(isSeparator: true)] : []
    case .text:
      return [Row(title: indent + "  " + title(of: item), symbol: item.symbol ?? "", style: .dim)]
    case .section:
      let heading = item.title.map { Row(title: indent + text($0), style: .dim) }
      let border = depth == 0 ? [Row(isSeparator: true)] : []
      return border + (heading.map { [$0] } ?? []) + second(item, indent)
        + rows(of: item.children, depth: depth) + border
    case .smallRow:
      let pictures = item.children.map { mark($0) + (symbol(of: $0) ?? title(of: $0)) }
      return [Row(title: indent + "  " + pictures.joined(separator: "  │  "))]
    case .row, .palette:
      let titles = item.children.map { mark($0) + title(of: $0) }
      return [Row(title: indent + "  " + titles.joined(separator: "  │  "))]
    case .submenu:
      var row = row(for: item, indent: indent)
      row.title += " ▸"
      // What the system's submenus hold is known to everyone.
      if item.isStandard { return [row] }
      return [row] + second(item, indent + "  ") + rows(of: item.children, depth: depth + 1)
    default:
      return [row(for: item, indent: indent)] + second(item, indent + "  ")
    }
  }

  /// The second line of an entry: a text, or the title of the option that holds.
  private func second(_ item: PreviewItem, _ indent: String) -> [Row] {
    let option = item.subtitleIsOption ? item.children.first { isOn($0) } : nil
    let words = option.map { title(of: $0) } ?? item.subtitle.map { text($0) }
    return words.map { [Row(title: "\(indent)· \($0)", style: .dim)] } ?? []
  }

  private func row(for item: PreviewItem, indent: String) -> Row {
    let isEnabled = state.holds(item.enabled)
    let words = isEnabled ? title(of: item) : "(\(title(of: item)))"
    return Row(
      title: indent + mark(item) + (item.alternate.isEmpty ? "" : "\(item.alternate) ") + words,
      shortcut: item.shortcut,
      symbol: symbol(of: item) ?? "",
      style: !isEnabled
        ? .dim : item.isDestructive && state.holds(item.destructiveWhen) ? .red : nil)
  }

  private func isOn(_ item: PreviewItem) -> Bool {
    item.checked != nil && state.holds(item.checked)
  }

  /// A check, or the room for one. What has a second title shows that instead.
  private func mark(_ item: PreviewItem) -> String {
    if item.titleWhenOn != nil { return "  " }
    if item.mixed != nil, state.holds(item.mixed) { return "– " }
    return isOn(item) ? "✓ " : "  "
  }

  private func title(of item: PreviewItem) -> String {
    if isOn(item), let title = item.titleWhenOn { return text(title) }
    if let title = item.titlesWhen.first(where: { state.holds($0.condition) }) {
      return text(title.value)
    }
    return item.title.map { text($0) } ?? ""
  }

  private func symbol(of item: PreviewItem) -> String? {
    if isOn(item), let symbol = item.symbolWhenOn { return symbol }
    return item.symbolsWhen.first { state.holds($0.condition) }?.value ?? item.symbol
  }

  private func text(_ text: PreviewText) -> String { Terminal.safe(state.text(text)) }

  /// Rows in a frame, in columns.
  private func box(_ rows: [Row], title: String? = nil) -> [String] {
    // Sections bring borders that may lead, trail or double.
    var kept: [Row] = []
    for row in rows where !row.isSeparator || !(kept.last?.isSeparator ?? true) { kept.append(row) }
    if kept.last?.isSeparator == true { kept.removeLast() }
    let titles = max(kept.map { Terminal.width($0.title) }.max() ?? 0, Terminal.width(title ?? ""))
    let shortcuts = kept.map { Terminal.width($0.shortcut) }.max() ?? 0
    let symbols = kept.map { Terminal.width($0.symbol) }.max() ?? 0
    let width = titles + (shortcuts > 0 ? shortcuts + 3 : 0) + (symbols > 0 ? symbols + 3 : 0)
    let line = String(repeating: "─", count: width + 3)
    var lines = ["╭\(line)╮"]
    if let title {
      lines.append("│ \(paint(padded(title, to: width), .bold))  │")
      lines.append("├\(line)┤")
    }
    for row in kept {
      if row.isSeparator {
        lines.append("├\(line)┤")
        continue
      }
      var cells = paint(padded(row.title, to: titles), row.style)
      if shortcuts > 0 { cells += "   " + leading(row.shortcut, to: shortcuts) }
      if symbols > 0 { cells += "   " + paint(padded(row.symbol, to: symbols), .dim) }
      lines.append("│ \(cells)  │")
    }
    lines.append("╰\(line)╯")
    return lines
  }

  // MARK: Bars

  private func menuBar(_ items: [PreviewItem]) -> [String] {
    let titles = items.map { title(of: $0) }.joined(separator: "   ")
    var lines = ["  " + paint(titles, .bold)]
    for item in items {
      lines += box(rows(of: item.children, depth: 0), title: title(of: item))
    }
    return lines
  }

  private func toolbar(_ items: [PreviewItem]) -> [String] {
    var lines: [String] = []
    let bar = items.filter { $0.kind != .titleMenu && !$0.isHidden }.map { tool($0) }
    let gap = bar.count > 1 ? "  " : ""
    lines += frame(bar.filter { !$0.isEmpty }, gap: gap)
    let hidden = items.flatMap { [$0] + $0.children }.filter(\.isHidden).map { tool($0) }
    if !hidden.isEmpty {
      lines.append(paint("  to add: \(hidden.joined(separator: "  "))", .dim))
    }
    for menu in menus(in: items) {
      let title = menu.kind == .titleMenu ? "Title menu" : title(of: menu)
      lines += box(rows(of: menu.children, depth: 0), title: title)
    }
    return lines
  }

  /// The menus that a toolbar opens.
  private func menus(in items: [PreviewItem]) -> [PreviewItem] {
    items.flatMap { item in
      switch item.kind {
      case .submenu, .titleMenu: return [item]
      case .group, .leading, .center, .trailing, .bottom: return menus(in: item.children)
      default: return []
      }
    }
  }

  private func tool(_ item: PreviewItem) -> String {
    switch item.kind {
    case .space: return " "
    case .flexible: return "↔"
    case .separator: return "│"
    case .search: return "⌕ \(title(of: item))"
    case .view: return "‹\(title(of: item))›"
    case .submenu: return "[\(title(of: item)) ▾]"
    case .segmented, .group:
      let inner = item.children.filter { !$0.isHidden }.map {
        item.kind == .segmented ? mark($0).trimmingBlanks + title(of: $0) : tool($0)
      }
      return item.kind == .segmented
        ? "[\(inner.joined(separator: "│"))]" : inner.joined(separator: " ")
    case .leading, .center, .trailing, .bottom:
      let inner = item.children.filter { !$0.isHidden }.map { tool($0) }
      return "\(item.kind.rawValue): \(inner.joined(separator: " "))"
    default:
      let words = "[\(isOn(item) && item.titleWhenOn == nil ? "✓ " : "")\(title(of: item))]"
      return state.holds(item.enabled) ? words : "(\(words))"
    }
  }

  /// The items of a bar in a frame, wrapped between items where the bar is too long.
  private func frame(_ items: [String], gap: String) -> [String] {
    var lines: [String] = []
    for item in items {
      if let last = lines.last, Terminal.width(last + gap + item) <= Self.maximumWidth {
        lines[lines.count - 1] += gap + item
      } else {
        lines.append(item)
      }
    }
    let width = lines.map { Terminal.width($0) }.max() ?? 0
    let line = String(repeating: "─", count: width + 2)
    return ["╭\(line)╮"] + lines.map { "│ \(padded($0, to: width)) │" } + ["╰\(line)╯"]
  }

  // MARK: Text

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
  }

  private func paint(_ text: String, _ style: Style?) -> String {
    guard usesColor, let style else { return text }
    return "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - Terminal.width(text)))
  }

  private func leading(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - Terminal.width(text))) + text
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " })
  }
}
