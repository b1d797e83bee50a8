import MenuModel
import MenuSyntax

/// The ellipsis stands for the overflow menu alone.
enum IconEllipsisOverflow: Guideline {
  static let rule = Rule(
    "icon-ellipsis-overflow", sources: [.iPhoneDuo2026], platforms: .iOS,
    severity: .from2026(.warning),
    checks: [
      .commands(checkCommand), .menus(Set(MenuSurface.allCases), checkMenu),
      .toolbars(checkToolbar),
    ])

  @Sendable static func checkCommand(_ id: CommandID, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    let command = report.expanded.command(id)
    // What the iPhone does not show has its symbol for others.
    let isShown =
      report.expanded.reach(of: id).controls.contains(.iOS)
      || report.expanded.placements(of: id).contains { $0.platforms.contains(.iOS) }
    guard isShown else { return }
    check(command.image, command.title, &report)
    check(command.imageWhenOn, command.titleWhenOn ?? command.title, &report)
    for image in command.imagesWhen { check(image.value, command.title, &report) }
  }

  @Sendable static func checkMenu(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    if case .button(let screen, let number) = menu.owner, menu.level == 0 {
      let button = report.module.screens[screen].buttons[number]
      let name = Text(literal: button.name.text, place: button.name.place)
      // `more button` is the overflow menu.
      if !button.isMore { check(button.image, button.title ?? name, &report) }
    } else {
      check(menu.image, menu.title, &report)
    }
    for entry in menu.entries { check(entry.image, report.expanded.title(of: entry), &report) }
  }

  @Sendable static func checkToolbar(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard report.expanded.isForIPhoneDuo else { return }
    for entry in toolbar.allItems { check(entry.image, report.expanded.title(of: entry), &report) }
    for group in toolbar.groups { check(group.image, group.title, &report) }
  }

  /// Speaks of an ellipsis whose title is not More; one without a title is a More menu.
  private static func check(_ image: Image?, _ title: Text?, _ report: inout GuidelineReport) {
    guard case .symbol(let name)? = image,
      name.text == "ellipsis" || name.text == "ellipsis.circle", let title
    else { return }
    let text = TitleText(title)
    if text.isEmpty || ExpandedModule.isMore(text) { return }
    report.finding(
      at: name.place,
      "“\(text.shown)” has the ellipsis, which stands for the overflow menu")
  }
}
