import MenuModel
import MenuSyntax

extension WrittenMenus {
  /// A Swift file with the function `perform(_:)`: a case for each command, and in it what the app did.
  package func performFunction(sources: [Source]) -> String {
    PerformWriter(plan: plan, places: PlaceNames(sources)).text
  }
}

/// Writes what commands did where they were found.
private struct PerformWriter {
  let plan: PlannedMenus
  let places: PlaceNames

  var text: String {
    var lines = [
      "// What the commands of \(plan.appName) did in the app, each with the place that it is from.",
      "// Move this into the type that performs them. `menugen generate` makes `\(plan.appName)Command`.",
      "",
    ]
    lines += imports + ["", "@MainActor", "func perform(_ command: \(plan.appName)Command) {"]
    let commands = plan.commands.filter { !$0.isLeftOut }
    if commands.isEmpty {
      lines.append("  // There are no commands.")
    } else {
      lines.append("  switch command {")
      for command in commands { lines += cases(for: command) }
      lines.append("  }")
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private var imports: [String] {
    let modules: [(Framework, String)] = [
      (.appkit, "AppKit"), (.swiftui, "SwiftUI"), (.uikit, "UIKit"),
    ]
    return modules.filter { plan.frameworks.contains($0.0) }.map { "import " + $0.1 }
  }

  private func cases(for command: PlannedCommand) -> [String] {
    var pattern = "." + SwiftNames.member(command.name)
    switch command.payload {
    case .none: break
    case .choose: pattern += "(let option)"
    case .pick: pattern += "(let id)"
    }
    let body = body(of: command)
    let comment = MenuText.comment(places[command.place])
    let isEmpty = !body.contains { !$0.isEmpty && !$0.hasPrefix("//") }
    let lines = [comment] + body + (isEmpty ? ["break"] : [])
    return ["  case \(pattern):"] + lines.map { $0.isEmpty ? "" : "    " + $0 }
  }

  private func body(of command: PlannedCommand) -> [String] {
    switch (command.action, command.payload) {
    case (.code(let code, _, _)?, _): return Self.lines(of: code)
    case (.selector(let selector, let target)?, _): return sending(selector, to: target, command)
    case (nil, .choose(let variable)): return ["// Set `\(variable)` to `option`."]
    case (nil, _): return ["// The files do not say what it does."]
    }
  }

  /// The lines of a closure as they are, with the indentation that they share taken away.
  private static func lines(of code: String) -> [String] {
    // Others, such as U+2028, end no line of Swift and may stand in a text.
    let ends: Set<Character> = ["\n", "\r", "\r\n"]
    var lines = code.split(omittingEmptySubsequences: false) { ends.contains($0) }.map(String.init)
    while lines.first?.allSatisfy(\.isWhitespace) ?? false { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    // The first line follows the brace and has none.
    let indents = lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    let own = lines.first?.prefix { $0 == " " || $0 == "\t" }.count ?? 0
    let shared = indents.min() ?? own
    let result = lines.enumerated().map { number, line in
      String(
        line.dropFirst(
          min(number == 0 ? own : shared, line.prefix { $0 == " " || $0 == "\t" }.count)))
    }
    return isBalanced(code) ? result : result.map { "// " + $0 }
  }

  /// Whether all brackets, strings and comments are closed, so that code can be put into a function.
  private static func isBalanced(_ code: String) -> Bool {
    let source = Source(path: "", text: code + "\nend")
    let tokens = SwiftLexer.tokens(of: source)
    guard tokens.last?.isWord("end") ?? false, tokens.last?.startsLine ?? false else {
      return false
    }
    var open: [String] = []
    let closing = [")": "(", "]": "[", "}": "{", "#endif": "#if"]
    for token in tokens {
      if token.kind == .string, !endsInQuote(source.text(of: token.span)) { return false }
      if token.opens || token.text == "#if" { open.append(token.text) }
      guard let opening = closing[token.text] else { continue }
      if open.popLast() != opening { return false }
    }
    return open.isEmpty
  }

  private static func endsInQuote(_ string: String) -> Bool {
    string.drop { $0 == "#" }.utf8.count > 1 && string.reversed().first { $0 != "#" } == "\""
  }

  private func sending(_ selector: String, to target: String?, _ command: PlannedCommand)
    -> [String]
  {
    var lines: [String] = []
    if let target { lines.append(MenuText.comment("to an object of the class \(target)")) }
    if command.tag != 0 { lines.append("// by an item with the tag \(command.tag)") }
    let name = MenuText.swiftQuoted(selector)
    if plan.frameworks.contains(.appkit) {
      return lines + ["NSApplication.shared.sendAction(Selector((\(name))), to: nil, from: nil)"]
    }
    return lines + [
      "UIApplication.shared.sendAction(Selector((\(name))), to: nil, from: nil, for: nil)"
    ]
  }
}
