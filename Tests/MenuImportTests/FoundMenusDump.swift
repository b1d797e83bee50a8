import MenuModel
import MenuSyntax

@testable import MenuImport

/// What readers found, as a text: an entry a line, with the line of the file that it is on.
struct FoundMenusDump {
  private let found: FoundMenus
  private let lines: [LineMap]
  private var text = ""

  static func text(of found: FoundMenus) -> String {
    var dump = FoundMenusDump(found)
    dump.write()
    return dump.text
  }

  private init(_ found: FoundMenus) {
    self.found = found
    lines = found.sources.map { LineMap($0) }
  }

  private mutating func write() {
    if let name = found.appName { text += "app \(quoted(name))\n" }
    for surface in found.surfaces {
      let parts =
        [kind(surface.kind), surface.framework.name]
        + (surface.platforms.isEmpty ? [] : ["on \(names(surface.platforms))"])
        + [surface.owner.map { "of \($0)" }, surface.name.map { "named \(quoted($0))" }].compactMap(
          \.self)
      if !text.isEmpty { text += "\n" }
      line(surface.place, 0, parts.joined(separator: " "))
      write(surface.entries, 1)
    }
    if !found.unread.isEmpty {
      text += "\nin no menu\n"
      write(found.unread, 1)
    }
    for diagnostic in found.diagnostics {
      line(
        diagnostic.place, 0,
        "\(diagnostic.severity.word): \(diagnostic.message) [\(diagnostic.rule)]")
    }
  }

  private mutating func line(_ place: Place, _ depth: Int, _ content: String) {
    let position = lines[Int(place.source)].position(of: place.span.start)
    let file = found.sources.count > 1 ? found.sources[Int(place.source)].path + ":" : ""
    text += "\(file)\(position.line):\(position.column) ".padded(to: 9)
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  private func kind(_ kind: FoundSurface.Kind) -> String {
    switch kind {
    case .editMenu: return "edit menu"
    case .menuBar: return "menu bar"
    case .menuBarPart(let place, let position): return "menu bar part \(position) \(place)"
    case .contextMenu: return "context menu"
    case .pullDown(let title, let image):
      return words(["pull-down", title.map { shown($0) }, image.map { shown($0) }])
    case .menu(let title): return words(["menu", title.map { shown($0) }])
    case .toolbar: return "toolbar"
    case .swipe(let edge, let isFull): return "\(edge) swipe" + (isFull ? " full" : "")
    case .quickActions: return "quick actions"
    case .dockMenu: return "Dock menu"
    case .statusMenu(let title, let image):
      return words(["status menu", title.map { shown($0) }, image.map { shown($0) }])
    }
  }

  // MARK: - Entries

  private mutating func write(_ entries: [FoundEntry], _ depth: Int) {
    for entry in entries { write(entry, depth) }
  }

  private mutating func write(_ entry: FoundEntry, _ depth: Int) {
    let mark = entry.isInPaletteOnly ? "hidden " : ""
    func line(_ parts: [String?]) { self.line(entry.place, depth, mark + words(parts)) }
    switch entry.content {
    case .command(let command): line(["command"] + parts(command))
    case .separator: line(["---"])
    case .menu(let title, let image, let system, let entries):
      line(["menu", shown(title), image.map { shown($0) }, system.map { "system \($0)" }])
      write(entries, depth + 1)
    case .section(let title, let entries):
      line(["section", title.map { shown($0) }])
      write(entries, depth + 1)
    case .row(let entries):
      line(["row"])
      write(entries, depth + 1)
    case .list(let element, let template):
      line(["list of", element])
      write(template, depth + 1)
    case .choice(let title, let variable, let options):
      line(["choice", shown(title), variable])
      for option in options {
        self.line(
          option.place, depth + 1,
          words(["option", option.name, shown(option.title), option.image.map { shown($0) }]))
      }
    case .condition(let condition, let then, let otherwise):
      line(["if", shown(condition)])
      write(then, depth + 1)
      if !otherwise.isEmpty {
        line(["else"])
        write(otherwise, depth + 1)
      }
    case .platforms(let platforms, let entries):
      line(["on", names(platforms)])
      write(entries, depth + 1)
    case .standard(let name): line(["standard", name])
    case .text(let title, let image):
      line(["text", shown(title), image.map { shown($0) }])
    case .view(let name, let label): line(["view", name, label.map { shown($0) }])
    case .unread(let reason): line(["unread:", reason])
    }
  }

  private func parts(_ command: FoundCommand) -> [String?] {
    [
      shown(command.title),
      command.titleWhenOn.map { "/ \(shown($0))" },
      command.titlesWhen.isEmpty
        ? nil
        : words(command.titlesWhen.map { "or \(shown($0.value)) if \(shown($0.condition))" }),
      command.label.map { "label \(shown($0))" },
      command.identifier.map { "identifier \(quoted($0))" },
      command.action.map { shown($0) },
      command.tag == 0 ? nil : "tag \(command.tag)",
      command.key.map { "key \($0.shortcut.glyphs)" },
      command.otherKeys.isEmpty
        ? nil : "also \(command.otherKeys.map(\.shortcut.glyphs).joined(separator: " "))",
      command.image.map { shown($0) },
      command.imageWhenOn.map { "/ \(shown($0))" },
      command.isDestructive ? "destructive" : nil,
      command.destructiveWhen.map { "if \(shown($0))" },
      command.isAlternate ? "alternate" : nil,
      command.keepsOpen ? "keeps open" : nil,
      command.enabled.map { "enabled \(shown($0))" },
      command.shown.map { "shown \(shown($0))" },
      command.on.map { "on \(shown($0))" },
      command.help.map { "help \(shown($0))" },
      command.subtitle.map { "subtitle \(shown($0))" },
      command.confirmation.map { "asks \(shown($0))" },
    ]
  }

  // MARK: - Parts of an entry

  private func words(_ parts: [String?]) -> String {
    parts.compactMap(\.self).joined(separator: " ")
  }

  private func names(_ platforms: Set<Platform>) -> String {
    platforms.map { "\($0)" }.sorted().joined(separator: ", ")
  }

  private func quoted(_ text: String) -> String { text.debugDescription }

  private func shown(_ text: FoundText) -> String {
    let literal = text.segments.map { segments in
      quoted(
        segments.map { segment in
          switch segment {
          case .literal(let text): return text
          case .value(let name, _, let isNumber): return "{\(name)\(isNumber ? ": number" : "")}"
          }
        }.joined())
    }
    let table = text.table.map { "\($0)/" } ?? ""
    return words([
      literal, text.expression.map { "<\($0)>" }, text.key.map { "[\(table)\($0)]" },
    ])
  }

  private func shown(_ image: FoundImage) -> String {
    "\(image.isSymbol ? "symbol" : "image") \(image.name)"
  }

  private func shown(_ condition: FoundCondition) -> String {
    "(\(condition.isNegated ? "not " : "")\(condition.expression))"
  }

  private func shown(_ action: FoundAction) -> String {
    switch action {
    case .selector(let selector, let target):
      return words(["sends", selector, target.map { "to \($0)" }])
    case .code(let code, let call, _):
      return words(["does", call, "{ \(code.replacing("\n", with: "↩")) }"])
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
