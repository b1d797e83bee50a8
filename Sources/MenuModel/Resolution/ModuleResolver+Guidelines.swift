import MenuSyntax

extension ModuleResolver {
  /// Takes over the `@allow`s before a declaration or entry.
  mutating func resolveAllowances(_ pending: inout [NodeView], for node: NodeView) {
    if pending.isEmpty { return }
    for allowance in pending { resolveAllowance(allowance, scope: place(node)) }
    pending = []
  }

  private mutating func resolveAllowance(_ node: NodeView, scope: Place) {
    guard let rule = name(of: node), let text = node.child(.text) else { return }
    let reason = plainText(text.firstToken, in: node)
    if reason.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      report(
        RuleCatalogue.allowNeedsReason, at: place(text),
        "`@allow` needs a reason, and this one is empty",
        help: "Say why the rule does not hold here.")
    }
    if !RuleCatalogue.contains(rule.text) {
      reportUnknown(
        "unknown-rule", rule, "`\(rule.text)` is no rule", among: RuleCatalogue.ids,
        severity: .warning)
    }
    module.guidelines.allowances.append(
      Allowance(rule: rule, reason: reason, place: place(node), scope: scope))
  }

  /// Reports an `@allow` with no declaration or entry behind it.
  mutating func reportAllowanceOfNothing(_ node: NodeView) {
    report(
      "allow-of-nothing", at: place(node), "This `@allow` stands before nothing",
      help: "Write it before the declaration or entry that it is about.")
  }

  /// Reads a `guidelines` block; several add up.
  mutating func resolveGuidelines(_ node: NodeView) {
    if let number = node.child(.integer) {
      let text = node.text(of: number.span)
      if let year = Int(text), let edition = GuidelineSettings.Edition(rawValue: year) {
        if let first = module.guidelines.editionPlace, module.guidelines.edition != edition {
          reportDuplicate(
            "duplicate-edition", at: place(number), "A module has one edition of the guidelines",
            first: first)
        } else {
          module.guidelines.edition = edition
          module.guidelines.editionPlace = place(number)
        }
      } else {
        report(
          "unknown-edition", at: place(number), "`\(text)` is no edition of the guidelines",
          help: "The editions are 2022 and 2025.")
      }
    }
    guard let block = node.child(.block) else { return }
    var allowances: [NodeView] = []
    for child in block.children {
      switch child.kind {
      case .allow: allowances.append(child)
      case .strict: module.guidelines.isStrict = true
      case .guidelineSetting: resolveSetting(child)
      default: break
      }
    }
    for allowance in allowances { reportAllowanceOfNothing(allowance) }
  }

  private mutating func resolveSetting(_ node: NodeView) {
    let names = node.children.filter { $0.kind == .name }
    guard let first = names.first, names.count == 2 else { return }
    let rule = name(first.firstToken, in: node)
    if !RuleCatalogue.contains(rule.text) {
      reportUnknown("unknown-rule", rule, "`\(rule.text)` is no rule", among: RuleCatalogue.ids)
    }
    let word = name(names[1].firstToken, in: node)
    switch word.text {
    case "off": add(rule, .off)
    case "note": add(rule, .severity(.note))
    case "warning": add(rule, .severity(.warning))
    case "error": add(rule, .severity(.error))
    case "max", "min":
      guard let number = node.child(.integer) else { return }
      let text = node.text(of: number.span)
      guard let value = Int(text), value >= 0 else {
        report(
          "bad-number", at: place(number), "`\(text)` is no threshold",
          help: "Write a whole number from 0.")
        return
      }
      add(rule, word.text == "max" ? .maximum(value) : .minimum(value))
    default:
      reportUnknown(
        "unknown-severity", word, "`\(word.text)` is no severity and no threshold",
        among: ["off", "note", "warning", "error", "max", "min"],
        help: "Write `off`, `note`, `warning`, `error` or `max N`.")
    }
  }

  private mutating func add(_ rule: Name, _ change: GuidelineSettings.Change) {
    module.guidelines.settings.append(GuidelineSettings.Setting(rule: rule, change: change))
  }
}
