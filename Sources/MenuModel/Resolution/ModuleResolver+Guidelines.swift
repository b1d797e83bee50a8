import MenuSyntax

extension ModuleResolver {
  /// Adds the `@allow`s before a statement to the module, and reports those before nothing.
  mutating func resolveAllowances(of statement: StatementSyntax) {
    for allowance in statement.allowances {
      guard let node = statement.node else {
        reportAllowanceOfNothing(allowance)
        continue
      }
      // The parser has reported what they belong to.
      if node.kind != .unexpected { resolve(allowance, scope: place(node)) }
    }
  }

  private mutating func resolve(_ allowance: AllowSyntax, scope: Place) {
    guard let ruleName = allowance.rule, let text = allowance.reason else { return }
    let rule = name(ruleName)
    let reason = text.content
    checkReason(reason, at: place(text), of: "@allow")
    module.guidelines.allowances.append(
      Allowance(rule: rule, reason: reason, place: place(allowance), scope: scope))
  }

  private mutating func resolve(_ allowance: FileAllowSyntax) {
    guard let file = allowance.file, let text = allowance.reason else { return }
    let reason = text.content
    checkReason(reason, at: place(text), of: "allow")
    module.guidelines.fileAllowances.append(
      FileAllowance(
        rules: allowance.rules.map { name($0) }, file: file.content,
        title: allowance.title?.content, reason: reason, place: place(allowance)))
  }

  private mutating func checkReason(_ reason: String, at place: Place, of word: String) {
    guard reason.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
    report(
      "allow-needs-reason", at: place, "`\(word)` needs a reason, and this one is empty",
      help: "Say why the rule does not hold here.")
  }

  /// Reports an `@allow` with no declaration or entry after it.
  private mutating func reportAllowanceOfNothing(_ allowance: AllowSyntax) {
    report(
      "allow-of-nothing", at: place(allowance), "This `@allow` does not precede anything",
      help: "Write it before the declaration or entry that it applies to.")
  }

  /// Reads a `guidelines` block; several add up.
  mutating func resolveGuidelines(_ syntax: GuidelinesSyntax) {
    module.guidelines.isWritten = true
    if let number = syntax.edition {
      if let year = Int(number.text), let edition = GuidelineSettings.Edition(rawValue: year) {
        if let first = module.guidelines.editionPlace, module.guidelines.edition != edition {
          reportDuplicate(
            "duplicate-edition", at: place(number),
            "A module is checked by one edition of the guidelines",
            first: first)
        } else {
          module.guidelines.edition = edition
          module.guidelines.editionPlace = place(number)
        }
      } else {
        report(
          "unknown-edition", at: place(number),
          "There is no edition `\(number.text)` of the guidelines",
          help: "The editions are \(GuidelineSettings.Edition.list).")
      }
    }
    for statement in syntax.statements {
      // A setting is nothing that a rule could find fault with.
      for allowance in statement.allowances { reportAllowanceOfNothing(allowance) }
      switch statement.node.flatMap({ GuidelineStatementSyntax($0) }) {
      case .strict: module.guidelines.isStrict = true
      case .setting(let setting): resolve(setting)
      case .exclude(let exclude):
        module.guidelines.exclusions += exclude.patterns.map(\.content)
        module.guidelines.exclusionPlaces.append(place(exclude))
      case .fileAllow(let allowance): resolve(allowance)
      case nil: break
      }
    }
  }

  private mutating func resolve(_ setting: GuidelineSettingSyntax) {
    guard let ruleName = setting.rule, let value = setting.value else { return }
    let rule = name(ruleName)
    module.guidelines.namedRules.append(rule)
    let word = name(value)
    switch word.text {
    case "off": add(rule, .off)
    case "note": add(rule, .severity(.note))
    case "warning": add(rule, .severity(.warning))
    case "error": add(rule, .severity(.error))
    case "max", "min":
      guard let number = setting.threshold else { return }
      guard let value = Int(number.text), value >= 0 else {
        report(
          "bad-number", at: place(number), "`\(number.text)` is not a threshold",
          help: "Write a whole number, 0 or more.")
        return
      }
      add(rule, word.text == "max" ? .maximum(value) : .minimum(value))
    default:
      reportUnknown(
        "unknown-severity", word, "`\(word.text)` is neither a severity nor a threshold",
        among: ["off", "note", "warning", "error", "max", "min"],
        help: "Write `off`, `note`, `warning`, `error` or `max N`.")
    }
  }

  private mutating func add(_ rule: Name, _ change: GuidelineSettings.Change) {
    module.guidelines.settings.append(GuidelineSettings.Setting(rule: rule, change: change))
  }
}
