import MenuGuidelines
import MenuSyntax

/// Prints diagnostics as the protocol has them.
///
/// Straight into bytes: a file may have thousands, and they are sent anew with every key.
struct DiagnosticPrinter {
  /// The most that is told of a file; a note says how many more there are.
  static let limit = 1_000
  /// An empty list.
  static let empty = Array("[]".utf8)

  private let context: FeatureContext
  private var printer: JSONPrinter

  /// The diagnostics of the context's document, as a list.
  static func items(in context: FeatureContext) -> [UInt8] {
    let all = own(of: context)
    if all.isEmpty { return empty }
    var printer = Self(context: context, printer: JSONPrinter(capacity: all.count * 320))
    printer.printList(of: all)
    return printer.printer.bytes
  }

  /// A diagnostic as a value, for messages that quote it.
  static func value(_ diagnostic: Diagnostic, in context: FeatureContext) -> JSONValue {
    var printer = Self(context: context, printer: JSONPrinter(capacity: 512))
    printer.print(diagnostic)
    return JSONValue(printer.printer.bytes) ?? .null
  }

  /// The diagnostics of the document: they stand together in the module's list.
  static func own(of context: FeatureContext) -> ArraySlice<Diagnostic> {
    let all = context.snapshot.analysis.diagnostics
    let start = all.partitioningIndex { $0.place.source >= context.source }
    let end = all.partitioningIndex { $0.place.source > context.source }
    return all[start..<end]
  }

  // MARK: Lists

  private mutating func printList(of all: ArraySlice<Diagnostic>) {
    printer.print("[")
    if all.count <= Self.limit {
      for index in all.indices {
        if index > all.startIndex { printer.print(",") }
        print(all[index])
      }
    } else {
      printNote(leftOut: all.count - Self.limit)
      for index in Self.gravest(of: all) {
        printer.print(",")
        print(all[index])
      }
    }
    printer.print("]")
  }

  /// The numbers of those that weigh most, in the order of the text.
  private static func gravest(of all: ArraySlice<Diagnostic>) -> [Int] {
    var room = limit
    var isTaken = [Bool](repeating: false, count: all.count)
    for severity in Severity.allCases.reversed() {
      for (number, index) in all.indices.enumerated()
      where room > 0 && all[index].severity == severity {
        isTaken[number] = true
        room -= 1
      }
    }
    return all.indices.enumerated().filter { isTaken[$0.offset] }.map(\.element)
  }

  private mutating func printNote(leftOut count: Int) {
    printer.print(
      "{\"range\":{\"start\":{\"line\":0,\"character\":0},\"end\":{\"line\":0,\"character\":0}},")
    printer.print("\"severity\":3,\"source\":\"menugen\",\"message\":")
    printer.print(
      text: "\(count) more findings in this file are not shown; `menugen check` shows all")
    printer.print("}")
  }

  // MARK: One

  private mutating func print(_ diagnostic: Diagnostic) {
    printer.print("{\"range\":")
    print(diagnostic.place)
    printer.print(",\"severity\":")
    printer.print(Self.number(of: diagnostic.severity))
    printer.print(",\"code\":")
    printer.print(text: diagnostic.rule)
    printer.print(",\"source\":\"menugen\",\"message\":\"")
    printer.printInner(diagnostic.message)
    if let help = diagnostic.help {
      printer.print("\\n")
      printer.printInner(help)
    }
    printer.print("\"")
    if context.client.codeDescription, let url = RulePages.url(diagnostic.rule) {
      printer.print(",\"codeDescription\":{\"href\":")
      printer.print(text: url)
      printer.print("}")
    }
    if context.client.unnecessaryTag && Self.isAboutSomethingUnused(diagnostic) {
      printer.print(",\"tags\":[1]")
    }
    if context.client.relatedInformation && !diagnostic.related.isEmpty {
      printRelated(diagnostic.related)
    }
    printer.print("}")
  }

  private mutating func printRelated(_ places: [RelatedPlace]) {
    printer.print(",\"relatedInformation\":[")
    for (number, related) in places.enumerated() {
      if number > 0 { printer.print(",") }
      printer.print("{\"location\":{\"uri\":")
      printer.print(text: context.uri(related.place.source))
      printer.print(",\"range\":")
      print(related.place)
      printer.print("},\"message\":")
      printer.print(text: related.message)
      printer.print("}")
    }
    printer.print("]")
  }

  private mutating func print(_ place: Place) {
    let text = context.snapshot.text(place.source)
    printer.print("{\"start\":")
    printer.print(text.position(Int(place.span.start)))
    printer.print(",\"end\":")
    printer.print(text.position(Int(place.span.end)))
    printer.print("}")
  }

  private static func number(of severity: Severity) -> Int {
    switch severity {
    case .error: return 1
    case .warning: return 2
    case .note: return 3
    }
  }

  /// Whether what a diagnostic points at could go without a loss.
  private static func isAboutSomethingUnused(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.rule {
    case "unused-allow", "second-state-unused", "allow-of-nothing", "documentation-of-nothing":
      return true
    default: return false
    }
  }
}

/// Where the rules' sources stand.
enum RulePages {
  /// The page of the guidelines that a rule was read from.
  static func url(_ rule: String) -> String? { urls[rule] }

  /// Gathered once: a file may have thousands of findings.
  private static let urls: [String: String] = {
    var result: [String: String] = [:]
    for guideline in GuidelineChecker.guidelines {
      let page = guideline.page
      result[page.id] = page.sources.first?.url
    }
    return result
  }()
}

extension Array {
  /// The first number from which on all elements fulfil a condition that holds from some element on.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
