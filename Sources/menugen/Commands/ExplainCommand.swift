import MenuCommandLine
import MenuGuidelines
import MenuModel
import MenuTooling

/// `menugen explain`: shows the page of a rule, or the list of all rules.
enum ExplainCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> Int32 {
    let format = invocation.value("format").flatMap(RuleExplanation.Format.init(rawValue:)) ?? .text
    let explanation = RuleExplanation(format: format, language: Program.language(invocation))
    if invocation.operands.count > 1 {
      throw UsageError("'explain' takes one rule", hint: "without any it lists them all")
    }
    guard let id = invocation.operands.first else {
      try Streams.writeOutput(explanation.list())
      return 0
    }
    guard let page = explanation.page(id) else {
      let nearest = RuleCatalogue.suggestions(for: id).first
      throw UsageError(
        "there is no rule '\(id)'",
        hint: nearest.map { "did you mean '\($0)'?" }
          ?? "`menugen explain` lists them all; what is wrong in the language has no page")
    }
    try Streams.writeOutput(page)
    return 0
  }
}
