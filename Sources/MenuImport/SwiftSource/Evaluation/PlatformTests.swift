import MenuModel
import MenuSyntax

/// What conditions of code say of the platform that the app runs on: `UIDevice.current.userInterfaceIdiom == .pad`,
/// `Platform.isMac`. They are no state of the app.
struct PlatformTests {
  /// What a condition comes to on one platform.
  enum Outcome: Equatable {
    case known(Bool)
    /// What is left of it, in the app's words.
    case text(String)

    fileprivate var opposite: Outcome {
      switch self {
      case .known(let isTrue): return .known(!isTrue)
      case .text(let text):
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        return .text(isPlain ? "!" + text : "!(\(text))")
      }
    }
  }

  private let file: SwiftFile
  private let expression: SwiftExpression?

  /// From a condition as code has it.
  init(_ condition: String) {
    file = SwiftParser.parse(Source(path: "", text: condition), number: 0)
    if file.statements.count == 1, case .expression(let expression) = file.statements[0].kind {
      self.expression = expression
    } else {
      expression = nil
    }
  }

  /// Whether the condition asks for the platform, as far as its words tell: most ask for none, and are not parsed.
  static func mayAsk(_ condition: String) -> Bool {
    names.keys.contains { condition.includes($0) } || condition.includes(idiom)
  }

  func outcome(on platform: Platform) -> Outcome? {
    expression.map { outcome(of: $0, on: platform, depth: 0) }
  }

  private func outcome(
    of expression: SwiftExpression, on platform: Platform, depth: Int
  ) -> Outcome {
    let text = Outcome.text(file.text(of: expression.span))
    if depth > 20 { return text }
    switch expression.kind {
    case .tuple(let parts) where parts.count == 1 && expression.steps.isEmpty:
      let inner = outcome(of: parts[0].value, on: platform, depth: depth + 1)
      guard case .text(let text) = inner else { return inner }
      return .text("(\(text))")
    case .prefixed("!", let inner):
      return outcome(of: inner, on: platform, depth: depth + 1).opposite
    case .sequence(let parts, let operators):
      return outcome(of: parts[...], operators[...], on: platform, depth: depth + 1)
    case .name:
      guard let path = expression.path, let name = path.last, let platforms = Self.names[name],
        // `device.isMac` is about something in the app.
        path.count == 1 || path[0].first?.isUppercase ?? false
      else { return text }
      return .known(platforms.contains(platform))
    default: return text
    }
  }

  /// Operands with the operators between them, of which `||` binds least and `&&` less than others.
  private func outcome(
    of parts: ArraySlice<SwiftExpression>, _ operators: ArraySlice<String>, on platform: Platform,
    depth: Int
  ) -> Outcome {
    guard let first = parts.first, let last = parts.last else { return .text("") }
    if parts.count == 1 { return outcome(of: first, on: platform, depth: depth) }
    for sign in ["||", "&&"] where operators.contains(sign) {
      var groups: [Outcome] = []
      var start = parts.startIndex
      for (index, name) in zip(operators.indices, operators) where name == sign {
        let end = parts.startIndex + (index - operators.startIndex) + 1
        groups.append(
          outcome(
            of: parts[start..<end],
            operators[(operators.startIndex + start - parts.startIndex)..<index], on: platform,
            depth: depth))
        start = end
      }
      groups.append(
        outcome(
          of: parts[start...], operators[(operators.startIndex + start - parts.startIndex)...],
          on: platform, depth: depth))
      return joined(groups, by: sign)
    }
    let text = Outcome.text(file.text(of: Span(first.span.start, last.span.end)))
    guard operators == ["=="] || operators == ["!="], first.path?.last == Self.idiom,
      let name = last.path?.last, let platforms = Self.idioms[name]
    else { return text }
    return .known(platforms.contains(platform) == (operators == ["=="]))
  }

  private func joined(_ parts: [Outcome], by sign: String) -> Outcome {
    let decides = Outcome.known(sign == "||")
    if parts.contains(decides) { return decides }
    let left = parts.compactMap { part -> String? in
      guard case .text(let text) = part else { return nil }
      return text
    }
    return left.isEmpty ? decides.opposite : .text(left.joined(separator: " \(sign) "))
  }

  private static let idiom = "userInterfaceIdiom"

  private static let idioms: [String: Set<Platform>] = [
    "pad": [.iPadOS], "phone": [.iOS], "mac": [.macCatalyst], "tv": [.tvOS],
    "vision": [.visionOS],
  ]

  /// The names that apps have for the platform that they run on.
  private static let names: [String: Set<Platform>] = {
    let words: [([String], Set<Platform>)] = [
      (["isMac", "isMacOS", "isRunningOnMac"], [.macOS, .macCatalyst]),
      (["isMacCatalyst", "isCatalyst", "isMacCatalystApp"], [.macCatalyst]),
      (["isPad", "isIPad", "isiPad", "isIpad", "isIPadOS", "isiPadOS"], [.iPadOS]),
      (["isPhone", "isIPhone", "isiPhone", "isIphone"], [.iOS]),
      (["isIOS", "isiOS"], [.iOS, .iPadOS]), (["isTVOS", "istvOS"], [.tvOS]),
      (["isVisionOS", "isVision"], [.visionOS]),
    ]
    return words.reduce(into: [:]) { names, row in for word in row.0 { names[word] = row.1 } }
  }()
}
