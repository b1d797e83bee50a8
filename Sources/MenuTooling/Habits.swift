import MenuGuidelines
import MenuSyntax

/// One habit of an app: a rule that it breaks in many menus in the same way, as with titles that are written as sentences.
package enum Habits {
  /// The findings for people: those of a rule about a habit that are more than `Rule.habitLimit` are one, at the first place,
  /// with how many there are, two more places, and what mends them or switches the rule off.
  ///
  /// - Parameters:
  ///   - findings: The findings in one app.
  ///   - isOfMenuFile: Whether a source is a `.menu` file, whose habits are joined already, with fixes that change all.
  ///   - saysHelp: Whether a message has the help in it, for reports without help.
  package static func joined(
    _ findings: [Diagnostic], language: Language, isOfMenuFile: (Int) -> Bool,
    saysHelp: Bool = false
  ) -> [Diagnostic] {
    let habits = Dictionary(
      grouping: findings.indices.filter { number in
        GuidelineChecker.guideline(named: findings[number].rule)?.isAboutHabits == true
          && !isOfMenuFile(Int(findings[number].place.source))
      }, by: { Kind(findings[$0]) }
    ).values.filter { $0.count > Rule.habitLimit }
    if habits.isEmpty { return findings }
    var joined = findings
    var isLeft = Array(repeating: true, count: findings.count)
    for numbers in habits {
      for number in numbers.dropFirst() { isLeft[number] = false }
      joined[numbers[0]] = finding(of: numbers.map { findings[$0] }, language, saysHelp: saysHelp)
    }
    return zip(joined, isLeft).filter(\.1).map(\.0)
  }

  private struct Kind: Hashable {
    var rule: String
    var severity: Severity

    init(_ finding: Diagnostic) {
      rule = finding.rule
      severity = finding.severity
    }
  }

  /// The first of several findings, for all of them.
  private static func finding(
    of all: [Diagnostic], _ language: Language, saysHelp: Bool
  ) -> Diagnostic {
    var habit = all[0]
    let more = all.count - 1
    habit.message += Message("; \(more) more are like it").text(in: language)
    let here = Message("and here").text(in: language)
    habit.related += all[1...2].map { RelatedPlace(place: $0.place, message: here) }
    let help = self.help(for: all).text(in: language)
    if saysHelp {
      habit.message += ". " + help
    } else {
      habit.help = (habit.help.map { $0 + " " } ?? "") + help
    }
    return habit
  }

  private static func help(for all: [Diagnostic]) -> Message {
    let rule = all[0].rule
    let safe = all.count { $0.fixes.contains { $0.applicability == .safe } }
    let unsafe = all.count { $0.fixes.contains { $0.applicability != .suggestion } }
    if safe > 0 {
      return
        "`--fix` mends \(safe) of them; `\(rule) off` in `Guidelines.menu` switches the rule off."
    }
    if unsafe > 0 {
      return
        "`--unsafe-fixes` mends \(unsafe) of them; `\(rule) off` in `Guidelines.menu` switches the rule off."
    }
    return "`\(rule) off` in `Guidelines.menu` switches the rule off."
  }
}
