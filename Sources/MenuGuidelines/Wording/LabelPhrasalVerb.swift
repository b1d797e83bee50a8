import MenuModel
import MenuSyntax

/// A verb of two words is written as two: “Log Out”, not “Logout”.
enum LabelPhrasalVerb: Guideline {
  static let rule = Rule(
    "label-phrasal-verb", sources: [.menus2025], needs: [], severity: .warning,
    readsEnglish: true, checks: [.labels(of: .commands, check)])

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard !label.isVerbatim, let words = label.facts?.words, let first = words.first,
      let verb = verbs[first]
    else { return }
    // “Login” and “Backup” alone, and “Login Items”, name a thing.
    let isVerb = words.count == 1 ? ending.contains(first) : following.contains(words[1])
    guard isVerb else { return }
    let raw = report.edits.raw(label.text)
    let title = TitleText(label.text).shown
    var fixes: [GuidelineFix] = []
    if raw.lowercased().hasPrefix(first) {
      let mended = verb + raw.dropFirst(first.count)
      fixes = [
        GuidelineFix(
          title: "Write “\(mended)”",
          edits: [report.edits.replacement(of: label.text, with: mended)])
      ]
    }
    report.finding(
      at: label.place, "“\(title)” begins with a noun; the verb is “\(verb)”", fixes: fixes)
  }

  private static let verbs = [
    "logout": "Log Out", "logoff": "Log Off", "login": "Log In", "signout": "Sign Out",
    "signin": "Sign In", "signup": "Sign Up", "shutdown": "Shut Down", "backup": "Back Up",
  ]

  /// Those that end something, and are seldom the name of a thing in a menu.
  private static let ending: Set = ["logout", "logoff", "signout", "shutdown"]

  /// Words that follow a verb.
  private static let following: Set = [
    "to", "from", "of", "with", "as", "and", "now", "all", "again", "everywhere", "using",
  ]
}
