import MenuJSON
import MenuModel
import MenuSyntax
import MenuTooling

/// Writes surfaces as the JSON that the script of a page reads.
///
/// A member that says nothing is left out. A text is a list of literals and numbers of state variables; one with plural
/// forms has such a list for each number and for `other`. A condition is
/// `true`, the number of a variable, or a list: `["!", c]`, `["&&", c, c]`, `["||", c, c]`, `["==", value, value]`; such
/// a value is `["v", number]`, `["c", condition]` or the value itself, an option being its number.
struct PreviewWriter {
  private let module: MenuModule
  private let sources: [Source]
  /// The findings with their numbers, by file.
  private let findings: [Int32: [(number: Int, start: UInt32)]]
  private var maps: [Int32: LineMap] = [:]

  init(module: MenuModule, sources: [Source], findings: [Diagnostic]) {
    self.module = module
    self.sources = sources
    self.findings = Dictionary(
      grouping: findings.enumerated().map { ($0.offset, $0.element.place) }, by: \.1.source
    ).mapValues { $0.map { (number: $0.0, start: $0.1.span.start) } }
  }

  mutating func text(of place: Place) -> String {
    let map = maps[place.source] ?? LineMap(sources[Int(place.source)])
    maps[place.source] = map
    return Self.text(of: place, in: sources[Int(place.source)], map)
  }

  static func text(of place: Place, in source: Source, _ map: LineMap) -> String {
    "\(Terminal.safe(source.path)):\(map.position(of: place.span.start).line)"
  }

  mutating func write(_ surface: PreviewSurface, to json: inout JSONPrinter) {
    let findings = findings(at: surface.place)
    json.object { json in
      json.member("kind", surface.kind.rawValue)
      json.member("heading", surface.kind.title)
      json.member("owner", surface.owner)
      json.member("place", text(of: surface.place))
      if let title = surface.title { json.member("title") { write(title, to: &$0) } }
      if let symbol = surface.symbol { json.member("symbol", symbol) }
      if let condition = surface.enabled { json.member("enabled") { write(condition, to: &$0) } }
      if let condition = surface.shown { json.member("shown") { write(condition, to: &$0) } }
      write(findings, to: &json)
      json.member("items") { write(surface.items, to: &$0) }
    }
  }

  mutating func write(_ finding: Diagnostic, to json: inout JSONPrinter) {
    json.object { json in
      json.member("severity", finding.severity.word)
      json.member("message", finding.message)
      json.member("rule", finding.rule)
      json.member("place", text(of: finding.place))
    }
  }

  private mutating func write(_ items: [PreviewItem], to json: inout JSONPrinter) {
    json.array { json in
      for item in items { write(item, to: &json) }
    }
  }

  private mutating func write(_ item: PreviewItem, to json: inout JSONPrinter) {
    json.object { json in
      json.member("kind", item.kind.rawValue)
      if let title = item.title { json.member("title") { write(title, to: &$0) } }
      if let title = item.titleWhenOn { json.member("titleWhenOn") { write(title, to: &$0) } }
      if !item.titlesWhen.isEmpty {
        json.member("titlesWhen") { json in
          json.array { json in
            for title in item.titlesWhen {
              json.object { json in
                json.member("when") { write(title.condition, to: &$0) }
                json.member("title") { write(title.value, to: &$0) }
              }
            }
          }
        }
      }
      if let label = item.label { json.member("label") { write(label, to: &$0) } }
      if let subtitle = item.subtitle { json.member("subtitle") { write(subtitle, to: &$0) } }
      if item.subtitleIsOption { json.member("subtitleIsOption") { $0.bool(true) } }
      if let symbol = item.symbol { json.member("symbol", symbol) }
      if let symbol = item.symbolWhenOn { json.member("symbolWhenOn", symbol) }
      if !item.symbolsWhen.isEmpty {
        json.member("symbolsWhen") { json in
          json.array { json in
            for symbol in item.symbolsWhen {
              json.object { json in
                json.member("when") { write(symbol.condition, to: &$0) }
                json.member("symbol", symbol.value)
              }
            }
          }
        }
      }
      if !item.shortcut.isEmpty { json.member("shortcut", item.shortcut) }
      if let condition = item.enabled { json.member("enabled") { write(condition, to: &$0) } }
      if let condition = item.shown { json.member("shown") { write(condition, to: &$0) } }
      if let condition = item.checked { json.member("checked") { write(condition, to: &$0) } }
      if let condition = item.mixed { json.member("mixed") { write(condition, to: &$0) } }
      if item.isDestructive {
        json.member("destructive") { write(item.destructiveWhen ?? .constant(true), to: &$0) }
      }
      if let question = item.question { write(question, to: &json) }
      if !item.alternate.isEmpty { json.member("alternate", item.alternate) }
      if item.isProminent { json.member("isProminent") { $0.bool(true) } }
      if item.isHidden { json.member("isHidden") { $0.bool(true) } }
      if item.kind == .separator || item.kind == .space || item.kind == .flexible { return }
      json.member("place", text(of: item.place))
      if let place = item.declaration { json.member("declaration", text(of: place)) }
      // The entry of a block holds those of its own entries.
      if item.children.isEmpty || item.declaration != nil {
        let here = item.isStandard ? [] : findings(at: item.place)
        let declared = item.declaration.map { findings(at: $0) } ?? []
        write(Array(Set(here + declared)).sorted(), to: &json)
      }
      if !item.children.isEmpty { json.member("items") { write(item.children, to: &$0) } }
    }
  }

  private mutating func write(_ question: PreviewQuestion, to json: inout JSONPrinter) {
    json.member("question") { json in
      json.object { json in
        json.member("title") { write(question.title, to: &$0) }
        if let message = question.message { json.member("message") { write(message, to: &$0) } }
        if let button = question.button { json.member("button") { write(button, to: &$0) } }
        if let condition = question.condition { json.member("when") { write(condition, to: &$0) } }
        if !question.answers.isEmpty { json.member("answers") { write(question.answers, to: &$0) } }
      }
    }
  }

  private func write(_ findings: [Int], to json: inout JSONPrinter) {
    if findings.isEmpty { return }
    json.member("findings") { json in
      json.array { json in
        for number in findings { json.number(number) }
      }
    }
  }

  /// The numbers of the findings that begin in a place.
  private func findings(at place: Place) -> [Int] {
    findings[place.source, default: []].filter {
      $0.start >= place.span.start && $0.start < place.span.end
    }.map(\.number)
  }

  private func write(_ text: PreviewText, to json: inout JSONPrinter) {
    guard let plural = text.plural else { return write(text.pieces, to: &json) }
    json.object { json in
      json.member("count", plural.count.index)
      for (number, pieces) in plural.forms.sorted(by: { $0.key < $1.key }) {
        json.member(String(number)) { write(pieces, to: &$0) }
      }
      json.member("other") { write(text.pieces, to: &$0) }
    }
  }

  private func write(_ pieces: [PreviewText.Piece], to json: inout JSONPrinter) {
    json.array { json in
      for piece in pieces {
        switch piece {
        case .literal(let literal): json.string(literal)
        case .variable(let variable): json.number(variable.index)
        }
      }
    }
  }

  private func write(_ condition: Condition, to json: inout JSONPrinter) {
    switch condition {
    case .constant(let value): json.bool(value)
    case .variable(let variable): json.number(variable.index)
    case .not(let inner):
      json.array { json in
        json.string("!")
        write(inner, to: &json)
      }
    case .and(let left, let right): write("&&", left, right, to: &json)
    case .or(let left, let right): write("||", left, right, to: &json)
    case .comparison(let comparison, let left, let right):
      json.array { json in
        json.string(comparison.symbol)
        write(left, to: &json)
        write(right, to: &json)
      }
    }
  }

  private func write(
    _ sign: String, _ left: Condition, _ right: Condition, to json: inout JSONPrinter
  ) {
    json.array { json in
      json.string(sign)
      write(left, to: &json)
      write(right, to: &json)
    }
  }

  private func write(_ operand: Condition.Operand, to json: inout JSONPrinter) {
    switch operand {
    case .variable(let variable):
      json.array { json in
        json.string("v")
        json.number(variable.index)
      }
    case .integer(let number): json.number(Int(number))
    case .string(let text): json.string(text)
    case .boolean(let value): json.bool(value)
    case .option(_, let number): json.number(number)
    case .noOption: json.number(PreviewState.noOption)
    case .condition(let condition):
      json.array { json in
        json.string("c")
        write(condition, to: &json)
      }
    }
  }
}
