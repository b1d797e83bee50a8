extension Construct {
  /// The entries of menus and toolbars that begin with a word.
  static let entries: [Construct] = [
    Construct(
      .standard, .standardEntry, .name(.standardCommand), in: [.menuEntries, .toolbarEntries],
      "Commands and controls that the system provides."),
    Construct(
      .on, .onEntry, .name(.platform),
      in: [.menuEntries, .toolbarEntries, .screen, .item, .background, .menuBar],
      "For some platforms only; `on when …` says when a command is checked."),
    Construct(
      .menu, .menuEntry, .name(.menu), in: [.menuEntries, .toolbarEntries],
      "A named menu, a submenu, or a menu of the menu bar."),
    Construct(
      .each, .eachEntry, .name(.listingCommand), in: .menuEntries,
      "The options or elements of a `choose` or `pick` command, in place."),
    Construct(
      .include, .includeEntry, .name(.menu), in: [.menuEntries, .toolbarEntries],
      "The entries of a named menu, in place."),
    Construct(
      .text, .textEntry, .text, in: .menuEntries,
      "A line that tells something and cannot be chosen."),
    Construct(.section, .sectionEntry, .text, in: .menuEntries, "A group with a title."),
    Construct(.row, .rowEntry, in: .menuEntries, "Small or medium elements side by side."),
    Construct(.palette, .paletteEntry, in: .menuEntries, "A palette of elements."),
    Construct(
      .when, .whenEntry, .condition, in: [.menuEntries, .toolbarEntries],
      "Entries that show only when a condition holds; with `DEBUG`, in debug builds alone."),
    Construct(.space, .spaceEntry, in: .toolbarEntries, "A space between toolbar items."),
    Construct(
      .flexible, .flexibleEntry, in: .toolbarEntries, "A space that takes what is left."),
    Construct(.group, .groupEntry, in: .toolbarEntries, "A group of toolbar items."),
    Construct(.search, .searchEntry, .text, in: .toolbarEntries, "A search field."),
    Construct(
      .view, .viewEntry, .name(.code), in: .toolbarEntries, "A view that the app supplies."),
    Construct(
      .segmented, .segmentedEntry, .name(.choiceVariable), in: .toolbarEntries,
      "A segmented control over a choice."),
    Construct(
      .leading, .areaEntry, in: .toolbarEntries,
      "The leading area of an iOS or iPadOS toolbar."),
    Construct(.center, .areaEntry, in: .toolbarEntries, "The center area of an iPadOS toolbar."),
    Construct(
      .trailing, .areaEntry, in: .toolbarEntries,
      "The trailing area of an iOS or iPadOS toolbar."),
    Construct(
      .bottom, .areaEntry, in: .toolbarEntries,
      "The bar at the bottom of an iPhone's screen or an iPad's window."),
    Construct(
      .title, then: .menu, .titleMenuEntry, in: .toolbarEntries,
      "The document menu of an iOS or iPadOS toolbar."),
  ]
}
