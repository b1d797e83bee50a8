import MenuModel
import MenuSyntax

/// A menu item of Interface Builder does something. A command of a `.menu` file cannot be without an action, so the reader
/// of XIBs finds those that are.
package enum ItemHasAction {
  static let rule = Rule(
    "item-has-action", kind: .language, sources: [.menuBar2025], platforms: .macOS, needs: [],
    severity: .warning)

  /// The finding about an item, by the settings of its folder; nil where the rule is off.
  package static func finding(
    _ title: String, at place: Place, edition: GuidelineSettings.Edition,
    settings: GuidelineSettings?, language: Language
  ) -> Diagnostic? {
    ActiveGuideline.finding(
      rule, "“\(title)” is connected to no action, so it can never be chosen", at: place,
      edition: edition, settings: settings, language: language)
  }
}

/// The settings of an app of SwiftUI in a window like others, which only the app's code tells.
package enum SettingsWindow {
  /// The finding about a window with the settings of an app whose app menu has no item for them; nil where the rule is off.
  package static func finding(
    at place: Place, edition: GuidelineSettings.Edition, settings: GuidelineSettings?,
    language: Language
  ) -> Diagnostic? {
    ActiveGuideline.finding(
      SettingsItem.rule,
      "The settings are a window like others, so the app menu has no “Settings…”", at: place,
      help: "Show them in a scene of their own, which the system has the item for.",
      edition: edition, settings: settings, language: language)
  }
}

extension ActiveGuideline {
  /// A finding of what a reader of an app's files sees and no `.menu` file can say; nil where the folder has the rule off.
  static func finding(
    _ rule: Rule, _ message: Message, at place: Place, help: Message? = nil,
    edition: GuidelineSettings.Edition, settings: GuidelineSettings?, language: Language
  ) -> Diagnostic? {
    let changes = settings?.settings.filter { $0.rule.text == rule.id }.map(\.change)
    guard let active = ActiveGuideline(rule, in: edition, changes ?? []) else { return nil }
    return Diagnostic(
      rule: rule.id, severity: active.severity, message: message.text(in: language), place: place,
      help: help?.text(in: language) ?? rule.page.prose(in: language).remedy)
  }
}
