import MenuModel
import MenuSyntax

/// A text that people see, where it is written.
package struct Label: Sendable {
  /// What it names.
  package enum Role: Sendable, Hashable, CaseIterable {
    case command, commandWhenOn
    /// `title … when` of a command.
    case commandWhen
    /// What VoiceOver says in place of a title.
    case spoken
    /// `as "…"` of a command in a menu or a toolbar.
    case placement
    case option
    /// The title that each option of a command has.
    case optionForm
    /// A line of text in a menu.
    case line
    case submenu, section, contextMenuTitle, button
    /// A menu of the menu bar.
    case barMenu
    case toolbarGroup, view, search
    /// The question, and the sentence below it.
    case confirmation
    /// The button that confirms.
    case confirmationButton
    case help, subtitle
  }

  package var role: Role
  package var text: Text
  /// The command that it belongs to.
  package var command: CommandID?
  /// The surface that it is shown in, where it is written for one.
  package var surface: MenuSurface?
  /// What the blocks around a placement, or a menu's `shown when`, ask for it to be there.
  package var condition: Condition?
  /// Whether it is written in a toolbar.
  package var isInToolbar = false
  /// Whether the wording rules leave it alone.
  package var isVerbatim = false
  /// Whether it is a plural form of a text, which is a label of its own.
  package var isPluralForm = false
  /// The platforms that it is shown on.
  package var platforms: PlatformSet
  /// The facts about it; nil for a question and for help.
  var facts: TitleFacts?

  /// Where it is written.
  package var place: Place { text.place }

  /// Whether it is a title or label, and not a sentence.
  package var isTitle: Bool {
    switch role {
    case .confirmation, .help, .search, .spoken, .line: return false
    default: return true
    }
  }
}

extension Set<Label.Role> {
  package static let all = Set(Label.Role.allCases)
  /// The titles of commands, and what menus and toolbars call them.
  package static let commands: Self = [.command, .commandWhenOn, .commandWhen, .placement]
}
