/// What a node of the syntax tree is: a production of `Grammar/menu.ebnf`, or a place where the text left the grammar.
package enum NodeKind: UInt8, Sendable, CaseIterable {
  // Where the text leaves the grammar.
  case missing, unexpected

  // Pieces of many productions.
  case file, name, text, pluralForm, countedBy, block, allow, attributeBlock

  // Declarations.
  case app, platforms, platform, emit, access, strings, accessory, language, keysChangeable
  case state, variable
  case choice, option
  case list
  case swiftType, nested
  case commands, command
  case screen, screenTrait
  case item, preview, noMenu, shows
  case swipe, swipeEdge
  case contextMenu, editMenu, editMenuOption, background, button, moreButton
  case menu, toolbar, toolbarBlock, toolbarTrait
  case menuBar, barMenu
  case quickActions, dockMenu, statusItem
  case guidelines, strict, guidelineSetting, exclude, fileAllow, fileAllowTitle

  // Attributes of commands and options.
  case symbol, image, stays, key, always, global, fixedKey, message, answerTitle, answers, during
  case titleWhen, label, optionForm
  case enabledWhen, shownWhen, onWhen, mixedWhen, onlyWhen
  case destructive, confirm, often, rarely, primary, onscreen, asks, affects, opens, navigates,
    undoable, verbatim
  case choose, pick, help, subtitle, optionTitle, keepsOpen

  // Entries.
  case commandEntry, eachEntry, textEntry, separatorEntry, menuEntry, sectionEntry, rowEntry,
    paletteEntry,
    includeEntry
  case standardEntry, whenEntry, onEntry, viewEntry, spaceEntry, flexibleEntry, groupEntry,
    segmentedEntry
  case searchEntry, titleMenuEntry, areaEntry
  case entryTitle, entryTrait, alternate, tap

  // Conditions.
  case debug
  case orCondition, andCondition, notCondition, comparison, parentheses
  case variableReference, optionReference, integer, boolean
}
