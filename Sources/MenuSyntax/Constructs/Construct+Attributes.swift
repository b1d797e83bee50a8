extension Construct {
  /// The attributes of commands and options, in the order of `attribute` in `Grammar/menu.ebnf`.
  static let attributes: [Construct] = [
    Construct(
      .symbol, .symbol, .symbol, in: [.command, .option, .header, .submenuHeader, .entry],
      "An SF Symbol; two, with `/` between them, for a command with two states; `when …` for one at times."
    ),
    Construct(
      .image, .image, .image, in: [.command, .option, .header, .submenuHeader, .entry],
      "An image of the asset catalogue."),
    Construct(
      .title, .titleWhen, .textWhen, in: .command,
      "Another title while a condition holds: the first that does."),
    Construct(
      .label, .label, .textOfStates, in: .command,
      "What VoiceOver says where the symbol shows alone, in place of the title."),
    Construct(
      .key, .key, .shortcut, in: [.command, .option, .standardEntry],
      "The keyboard shortcut: modifiers and a key, joined by `+`; after a comma, others that work as well."
    ),
    Construct(
      .enabled, then: .when, .enabledWhen, .condition,
      in: [.command, .commandsHeader, .header, .submenuHeader],
      "When the command can be chosen."),
    Construct(
      .shown, then: .when, .shownWhen, .condition,
      in: [.command, .commandsHeader, .header, .submenuHeader],
      "When the command is shown."),
    Construct(
      .on, then: .when, .onWhen, .condition, in: .command,
      "When the command is checked or switched on."),
    Construct(
      .mixed, then: .when, .mixedWhen, .condition, in: .command,
      "When its check mark is a dash: it holds for some of what the command is about."),
    Construct(
      .destructive, .destructive, .optionalCondition, in: .command,
      "It can destroy data; with `when …`, only while the condition holds."),
    Construct(
      .confirm, .confirm, .question, in: .command,
      "The question that is asked before it acts."),
    Construct(
      .often, .often, in: [.command, .commandsHeader], "People use it often."),
    Construct(
      .rarely, .rarely, in: [.command, .commandsHeader], "People use it seldom."),
    Construct(.primary, .primary, in: .command, "A main task of its screen."),
    Construct(
      .onscreen, .onscreen, .optionalPlatforms, in: [.command, .commandsHeader],
      "The app shows a control of its own for it; with `on …`, on these platforms."),
    Construct(
      .asks, .asks, in: .command, "It needs more input before it acts; its title ends in `…`."),
    Construct(
      .affects, .affects, .word([.document, .selection, .view, .app]),
      in: [.command, .commandsHeader],
      "What it acts on: `document`, `selection`, `view` or `app`."),
    Construct(
      .opens, .opens, .word([.item, .elsewhere]), in: [.command, .commandsHeader],
      "`item` opens what the preview shows; `elsewhere` hands it to another app."),
    Construct(.navigates, .navigates, in: .command, "It goes to another area of the app."),
    Construct(
      .undoable, .undoable, in: [.command, .commandsHeader], "It can be undone."),
    Construct(
      .verbatim, .verbatim, in: [.command, .commandsHeader, .option],
      "The title is as it should be; the wording rules leave it alone."),
    Construct(
      .choose, .choose, .name(.choiceVariable), in: .command,
      "The options of a variable's choice, the current one checked."),
    Construct(.pick, .pick, .name(.list), in: .command, "The elements of a list."),
    Construct(
      .option, .optionForm, .optionForm, in: .command,
      "The title of each option or element, whose own title is `{option}`, and its picture."),
    Construct(.help, .help, .text, in: [.command, .option], "The tool tip."),
    Construct(
      .subtitle, .subtitle, .textOrOption, in: [.command, .option, .submenuHeader, .quickAction],
      "A second line under the title."),
    Construct(.keeps, then: .open, .keepsOpen, in: .command, "The menu stays open."),
  ]
}
