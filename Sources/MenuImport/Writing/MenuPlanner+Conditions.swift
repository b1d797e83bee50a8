import MenuModel
import MenuSyntax

extension MenuPlanner {
  /// What a condition is for, which names a variable where the expression doesn't.
  enum ConditionUse {
    case enabled(String)
    case on(String)
    case shown(String)
    case destructive(String)
    /// For another title or image.
    case titled(String)
  }

  /// The condition in the words of the language, with variables for what the expression has.
  mutating func condition(_ found: FoundCondition, for use: ConditionUse) -> String {
    let text = Self.simplified(found.expression)
    if text == "true" || text == "false", framework == .appkit {
      return atFirst((text == "true") != found.isNegated, for: use, at: found.place)
    }
    let whole = part(text, isNegated: found.isNegated, for: use, at: found.place, depth: 0)
    return whole.hasPrefix("(") ? String(whole.dropFirst().dropLast()) : whole
  }

  /// The variable for what is so when the app starts, as Interface Builder has it: code changes it later.
  private mutating func atFirst(_ isTrue: Bool, for use: ConditionUse, at place: Place) -> String {
    let name: String
    let words: String
    switch use {
    case .enabled(let command): (name, words) = ("can" + command, isTrue ? "enabled" : "disabled")
    case .on(let command): (name, words) = ("is" + command + "On", isTrue ? "on" : "off")
    case .shown(let entry): (name, words) = ("shows" + entry, isTrue ? "shown" : "hidden")
    case .destructive(let command): (name, words) = ("destroysBy" + command, "destructive")
    case .titled(let command): (name, words) = ("changes" + command, "another")
    }
    let own = names.choose([name], orElse: "condition")
    declareVariable(own, "Bool", words + " at first", key: "at first \(own)", at: place)
    return own
  }

  private mutating func part(
    _ text: String, isNegated: Bool, for use: ConditionUse, at place: Place, depth: Int
  ) -> String {
    if depth < 4 {
      for (sign, negatedSign) in [("||", "&&"), ("&&", "||")] {
        let parts = Self.split(text, at: sign)
        if parts.count < 2 || parts.count > 6 || parts.contains("") { continue }
        let conditions = parts.map {
          part(Self.simplified($0), isNegated: isNegated, for: use, at: place, depth: depth + 1)
        }
        return "(" + conditions.joined(separator: " \(isNegated ? negatedSign : sign) ") + ")"
      }
      if text.hasPrefix("!"), !text.hasPrefix("!=") {
        return part(
          Self.simplified(String(text.dropFirst())), isNegated: !isNegated, for: use, at: place,
          depth: depth + 1)
      }
    }
    if text == "true" || text == "false" { return (text == "true") != isNegated ? "true" : "false" }
    let (name, isOpposite) = variable(text, isNegated: isNegated, for: use, at: place)
    return isNegated != isOpposite ? "!" + name : name
  }

  /// The variable for an expression without `&&` and `||`, and whether it is true where the expression is false.
  private mutating func variable(
    _ expression: String, isNegated: Bool, for use: ConditionUse, at place: Place
  ) -> (name: String, isOpposite: Bool) {
    let meaning = ConditionMeaning(expression)
    // Two calls with other arguments are two conditions; a property by another path is the same one.
    let isOfProperty = !meaning.name.isEmpty && !meaning.isCall
    let key = "condition " + (isOfProperty ? meaning.name : meaning.positive ?? expression)
    if let known = variablesByExpression[key] {
      if isOfProperty { addExpression(expression, toVariable: known) }
      let isOpposite =
        meaning.name.isEmpty ? oppositeExpressions.contains(expression) : meaning.isOpposite
      return (plan.variables[known].name, isOpposite)
    }
    var isOpposite = meaning.isOpposite
    var candidates = [meaning.name, NameChooser.lowerCamel(meaning.words)]
    if meaning.name.isEmpty {
      // Named for what it does, so that it is true while the command can be used.
      isOpposite = isNegated
      switch use {
      case .enabled(let command): candidates = ["can" + command]
      case .on(let command): candidates = ["is" + command + "On"]
      case .shown(let words):
        candidates = ["shows" + (words.isEmpty ? NameChooser.upperCamel(meaning.words) : words)]
      case .destructive(let command): candidates = ["destroysBy" + command]
      case .titled(let command): candidates = ["changes" + command]
      }
      if isOpposite { oppositeExpressions.insert(expression) }
    }
    let name = names.choose(candidates, orElse: "condition")
    declareVariable(name, "Bool", isOpposite ? "!(\(expression))" : expression, key: key, at: place)
    return (name, isOpposite)
  }

  // MARK: Expressions as text

  /// The expression without blanks and parentheses around it.
  static func simplified(_ expression: String) -> String {
    var text = expression.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    while text.hasPrefix("("), text.hasSuffix(")"), closesAtEnd(text) {
      text = text.dropFirst().dropLast().split(separator: " ").joined(separator: " ")
    }
    return text
  }

  private static func closesAtEnd(_ text: String) -> Bool {
    var depth = 0
    for (number, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return number == text.count - 1 }
    }
    return false
  }

  /// The parts of an expression at an operator that is outside of brackets and strings.
  private static func split(_ text: String, at sign: String) -> [String] {
    var parts = [""]
    var depth = 0
    var isInString = false
    var rest = text.prefix(2_000)[...]
    while let character = rest.first {
      if character == "\"" { isInString.toggle() }
      if !isInString {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth == 0, rest.hasPrefix(sign) {
          parts.append("")
          rest = rest.dropFirst(sign.count)
          continue
        }
      }
      parts[parts.count - 1].append(character)
      rest = rest.dropFirst()
    }
    return parts
  }
}

/// What a short expression of type `Bool` means, if its words say that.
struct ConditionMeaning {
  /// A name for it, such as `hasSelection` for `selection.isEmpty`; empty if there is no good one.
  var name = ""
  /// Whether the name is true where the expression is false.
  var isOpposite = false
  /// The comparison that `name` is true for, if the expression is one that is or is not so.
  var positive: String?
  /// Whether the expression has arguments.
  var isCall = false
  /// The words of the expression.
  var words: [String]

  init(_ expression: String) {
    words = NameChooser.words(of: expression)
    isCall = expression.contains("(")
    let text = withoutBooleans(expression)
    if nameCount(text) || nameEmptiness(text) || nameCase(text) { return }
    namePath(text)
  }

  /// The expression without the comparison with `true` or `false`, and without the value that stands in for `nil`.
  private mutating func withoutBooleans(_ expression: String) -> String {
    var text = expression
    for (end, opposite) in [
      (" == true", false), (" != false", false), (" == false", true), (" != true", true),
    ]
    where text.hasSuffix(end) {
      text = String(text.dropLast(end.count))
      isOpposite = opposite
    }
    for end in [" ?? false", " ?? true"] where text.hasSuffix(end) {
      text = String(text.dropLast(end.count))
    }
    return text
  }

  /// Names a comparison of a count with one. The functions of this kind return whether the expression is of theirs.
  private mutating func nameCount(_ text: String) -> Bool {
    for (start, end) in [("hasOne", ".count == 1"), ("hasSeveral", ".count > 1")]
    where text.hasSuffix(end) {
      if let last = Self.lastName(of: String(text.dropLast(end.count))) {
        name = start + NameChooser.upperCamel(NameChooser.words(of: last))
      }
      return true
    }
    return false
  }

  /// Names what tells whether there is something.
  private mutating func nameEmptiness(_ text: String) -> Bool {
    for (end, opposite) in [
      (" == .none", true), (" != .none", false), (".first != nil", false), (".last != nil", false),
      (".isEmpty", true), (" == nil", true), (" != nil", false), (".count > 0", false),
      (".count == 0", true), (".count != 0", false), (" == 0", true), (" > 0", false),
      (" != 0", false),
    ] where text.hasSuffix(end) {
      guard let last = Self.lastName(of: String(text.dropLast(end.count))) else { return true }
      var lastWords = NameChooser.words(of: last)
      // `tabCount` is the number of tabs.
      if lastWords.count > 1, lastWords.last == "Count" {
        lastWords.removeLast()
        lastWords[lastWords.count - 1] += "s"
      }
      name = "has" + NameChooser.upperCamel(lastWords)
      if opposite { isOpposite.toggle() }
      return true
    }
    return false
  }

  /// Names a comparison with the case of an enumeration.
  private mutating func nameCase(_ expression: String) -> Bool {
    let text = expression.replacing(each: " == let .", by: " == .")
    for (sign, opposite) in [(" == .", false), (" != .", true)] {
      let parts = text.parts(between: sign)
      guard parts.count == 2, let value = Self.lastName(of: String(parts[1])) else { continue }
      // Two properties can have one value.
      isCall = true
      positive = parts.joined(separator: " == .")
      name = "is" + NameChooser.upperCamel(NameChooser.words(of: value))
      if opposite { isOpposite.toggle() }
      return true
    }
    return false
  }

  /// Names a property or a call by its last name.
  private mutating func namePath(_ expression: String) {
    let text = expression.replacing(each: " == let .", by: " == .")
    guard let last = Self.lastName(of: text) else {
      isOpposite = false
      return
    }
    var lastWords = NameChooser.words(of: last)
    if last == "contains", isCall {
      let path = text.prefix { $0 != "(" }.dropLast(".contains".count)
      guard let owner = Self.lastName(of: String(path)) else { return }
      lastWords = ["is", "In"] + NameChooser.words(of: owner)
    }
    guard let first = lastWords.first?.lowercased() else { return }
    if Self.beginnings.contains(first) && lastWords.count > 1 {
      name = NameChooser.lowerCamel(lastWords)
    } else if lastWords.count < 4 {
      name = "is" + NameChooser.upperCamel(lastWords)
    }
  }

  /// What names of `Bool`s begin with.
  private static let beginnings: Set<String> = [
    "is", "has", "can", "should", "allows", "shows", "show", "needs", "uses", "use", "will", "did",
    "are",
    "was", "supports", "enable", "hide", "hides", "includes", "contains", "wants", "does", "must",
  ]

  /// The last name of `a.b.c`, or of `a.b.c(d)`; nil for other expressions.
  private static func lastName(of text: String) -> String? {
    var path = text[...]
    if path.hasSuffix(")"), let open = path.firstIndex(of: "(") { path = path[..<open] }
    guard
      path.allSatisfy({
        $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "?" || $0 == "$" || $0 == "!"
      }),
      let last = path.split(separator: ".").last
    else { return nil }
    let name = last.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.first?.isLetter ?? false || name.first == "_" ? name : nil
  }
}
