extension Construct {
  /// What follows an entry, a name, a picture, a shortcut, a text or the id of a rule.
  static let parts: [Construct] = [
    Construct(.as, .entryTitle, .text, in: [.entry, .list], "Another title, here only."),
    Construct(
      .alternate, .alternate, .word([.cmd, .ctrl, .opt, .shift, .fn]),
      in: [.entry, .submenuHeader],
      "Takes the place of the entry before it while Option is held."),
    Construct(
      .hidden, .entryTrait, in: [.toolbarEntry, .submenuHeader],
      "In the customization palette only."),
    Construct(
      .essential, .entryTrait, in: [.toolbarEntry, .submenuHeader],
      "Stays visible when space runs out."),
    Construct(
      .prominent, .entryTrait, in: [.toolbarEntry, .submenuHeader], "The one prominent action."),
    Construct(
      .selectable, .entryTrait, in: [.toolbarEntry, .submenuHeader], "Keeps a selected look."),
    Construct(
      .springs, .entryTrait, in: [.toolbarEntry, .submenuHeader],
      "Opens when something is dragged onto it."),
    Construct(
      .clicks, then: .through, .entryTrait, in: [.toolbarEntry, .submenuHeader],
      "Works while its window is inactive."),
    Construct(
      .customizable, .toolbarTrait, in: [.macToolbarHeader, .areaHeader],
      "People may change what is in it."),
    Construct(.hideable, .toolbarTrait, in: .macToolbarHeader, "People may hide it."),
    Construct(
      .navigator, .toolbarTrait, in: .iPadToolbarHeader, "The toolbar of a view that navigates."),
    Construct(
      .browser, .toolbarTrait, in: .iPadToolbarHeader, "The toolbar of a browser of documents."),
    Construct(
      .editor, .toolbarTrait, in: .iPadToolbarHeader, "The toolbar of an editor of documents."),

    Construct(
      .tap, .tap, .name(.command), in: [.buttonHeader, .submenuHeader, .statusItemHeader],
      "The command that a tap performs; the menu then waits for touch and hold."),
    Construct(
      .standard, .screenTrait, in: .barMenuHeader, "What the system puts in the menu."),
    Construct(
      .only, then: .when, .onlyWhen, .condition,
      in: [.ownMenuHeader, .barMenuHeader, .statusItemHeader],
      "When it is in the menu bar at all."),
    Construct(
      .debug, .debug, in: .presence,
      "In debug builds alone: `#if DEBUG` in the generated Swift."),
    Construct(
      .small, .screenTrait, in: .rowHeader, "Small elements: their symbols alone, four at most."),
    Construct(
      .medium, .screenTrait, in: .rowHeader, "Medium elements: symbols with short titles, three."),
    Construct(
      .leading, .swipeEdge, in: .swipeHeader, "What a swipe from the leading edge shows."),
    Construct(
      .trailing, .swipeEdge, in: .swipeHeader, "What a swipe from the trailing edge shows."),
    Construct(
      .full, .screenTrait, in: .swipeHeader, "A full swipe performs the first of the actions."),
    Construct(.fixed, .screenTrait, in: .contextMenuHeader, "Keeps the order of the entries."),
    Construct(.scrolls, .screenTrait, in: .screenHeader, "The screen's content scrolls."),
    Construct(.tab, then: .bar, .screenTrait, in: .screenHeader, "The screen has a tab bar."),
    Construct(.settings, .screenTrait, in: .screenHeader, "The screen is the app's settings."),
    Construct(
      .sheet, .screenTrait, in: .screenHeader,
      "The screen is presented over a window; what its toolbar confirms and cancels with are its buttons."
    ),
    Construct(
      .rounded, .screenTrait, .number, in: .preview, "The corners of the preview are round."),
    Construct(.capsule, .screenTrait, in: .preview, "The preview is a capsule."),
    Construct(.circle, .screenTrait, in: .preview, "The preview is a circle."),
    Construct(
      .opens, .opens, .name(.command), in: .preview,
      "The command that a tap on the preview performs."),
    Construct(.drags, .screenTrait, in: .preview, "The item can be dragged."),
    Construct(
      .selection, .editMenuOption, .condition, in: .editMenuHeader, "When something is selected."),
    Construct(
      .pasteboard, .editMenuOption, .condition, in: .editMenuHeader,
      "When there is something to paste."),
    Construct(.undoable, .editMenuOption, in: .editMenuHeader, "What people edit can be undone."),
    Construct(
      .selects, .editMenuOption, .word([.word, .all]), in: .editMenuHeader,
      "What is selected when the menu appears."),
    Construct(
      .arrow, .editMenuOption, .word([.up, .down, .left, .right]), in: .editMenuHeader,
      "Where the menu's arrow points."),

    Construct(
      .type, .swiftType, .name(.new), in: [.choice, .list],
      "The name of the type in Swift, where the plain one is taken."),
    Construct(
      .nested, .nested, in: .list,
      "An element may have elements, which are a submenu under its title."),
    Construct(
      .stays, .stays, in: .picture,
      "The picture also shows where systems from version 27 on hide the images of menus."),
    Construct(
      .always, .always, in: .shortcut,
      "The shortcut also works while text is edited, even if the key edits the text."),
    Construct(
      .global, .global, in: .shortcut,
      "The shortcut also works while another app is in front; macOS."),
    Construct(
      .fixed, .fixedKey, in: .shortcut,
      "People cannot change the shortcut, where `keys changeable` lets them change the others."),
    Construct(
      .option, .optionTitle, in: .subtitle,
      "The title of the option of `choose` that holds now."),
    Construct(
      .message, .message, .text, in: .question, "A sentence below the question."),
    Construct(
      .button, .answerTitle, .text, in: .question,
      "The title of the button that confirms, if it is not the command's own."),
    Construct(
      .or, .answers, .name(.command), in: .question,
      "Commands that are further answers to the question."),
    Construct(
      .when, .during, .condition, in: [.question, .picture],
      "While a condition holds; at other times there is no such question, title, picture or danger."
    ),

    Construct(
      .zero, .pluralForm, .text, in: .text,
      "The text for exactly 0, in every language."),
    Construct(
      .one, .pluralForm, .text, in: .text,
      "The text for 1; in some languages for more numbers, such as 21 in Russian."),
    Construct(
      .two, .pluralForm, .text, in: .text,
      "The text for 2, in languages that have a form for it."),
    Construct(
      .few, .pluralForm, .text, in: .text, "The text for few things: 2, 3 and 4 in Polish."),
    Construct(.many, .pluralForm, .text, in: .text, "The text for many things: 5 in Polish."),
    Construct(
      .by, .countedBy, .name(.number), in: .text,
      "The number that chooses the form, where the text does not show it."),

    Construct(.off, .guidelineSetting, in: .ruleSetting, "The rule is not checked."),
    Construct(.note, .guidelineSetting, in: .ruleSetting, "The rule's findings are notes."),
    Construct(.warning, .guidelineSetting, in: .ruleSetting, "The rule's findings are warnings."),
    Construct(.error, .guidelineSetting, in: .ruleSetting, "The rule's findings are errors."),
    Construct(
      .max, .guidelineSetting, .number, in: .ruleSetting, "The most that the rule lets pass."),
    Construct(
      .min, .guidelineSetting, .number, in: .ruleSetting, "The least that the rule asks for."),
    Construct(
      .in, .fileAllow, .setting, in: .fileAllow, "The files, as `.gitignore` would have them."),
    Construct(
      .at, .fileAllowTitle, .setting, in: .fileAllow, "The title of the entries, if not all."),
  ]
}
