import MenuModel
import MenuSyntax

/// Where many styles can be on, one command turns them all off.
struct ToggleReset: Guideline {
  static let page = GuidelinePage(
    id: "toggle-reset",
    title: Bilingual("Many style toggles without a way back", ko: "되돌릴 길이 없는 여러 스타일 토글"),
    what: Bilingual(
      "A group with four or more toggles that change the selection has a command that clears them all, such as Plain.",
      ko: "선택한 것을 바꾸는 토글이 네 개 이상인 그룹에는 Plain처럼 모두 지우는 명령이 있습니다."),
    why: Bilingual(
      "Turning off each style by itself takes as many visits to the menu.",
      ko: "스타일을 하나씩 끄려면 그만큼 여러 번 메뉴를 열어야 합니다."),
    remedy: Bilingual(
      "Add a command such as Plain or Clear Formatting.",
      ko: "Plain이나 Clear Formatting 같은 명령을 추가하세요."),
    sources: [.menus2025],
    severity: .note,
    threshold: .max(3))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.pullDown(
        "Style", "bold; italic; outline; shadow",
        state: "isBold: Bool; isItalic: Bool; isOutlined: Bool; isShadowed: Bool",
        commands: """
          bold "Bold" on when isBold affects selection onscreen
          italic "Italic" on when isItalic affects selection onscreen
          outline "Outline" on when isOutlined affects selection onscreen
          shadow "Shadow" on when isShadowed affects selection onscreen
          """)),
    .good(
      ExampleApp.pullDown(
        "Style", "plain; bold; italic; outline; shadow",
        state: "isBold: Bool; isItalic: Bool; isOutlined: Bool; isShadowed: Bool",
        commands: """
          plain "Plain" verbatim affects selection onscreen
          bold "Bold" on when isBold affects selection onscreen
          italic "Italic" on when isItalic affects selection onscreen
          outline "Outline" on when isOutlined affects selection onscreen
          shadow "Shadow" on when isShadowed affects selection onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus(Set(MenuSurface.allCases), check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.entries.count > report.limit else { return }
    for group in menu.groups where group.count > report.limit {
      let toggles = group.filter { entry in
        guard case .command(let id) = entry.kind else { return false }
        let command = report.expanded.command(id)
        return command.on != nil && command.affects == .selection
      }
      guard toggles.count > report.limit else { continue }
      let hasReset = menu.entries.contains { entry in
        guard let id = entry.command else { return false }
        let title = TitleText(entry.title ?? report.expanded.command(id).title)
        return resets.contains(title.firstWord)
      }
      if hasReset { continue }
      report.finding(
        at: menu.includedAt ?? menu.header,
        Bilingual(
          "This menu has \(toggles.count) style toggles in a group and no command that clears them all",
          ko: "이 메뉴에는 한 그룹에 스타일 토글이 \(toggles.count)개 있고 모두 지우는 명령이 없습니다"))
      return
    }
  }

  private static let resets: Set<String> = [
    "plain", "regular", "none", "normal", "clear", "remove", "reset", "default",
  ]
}
