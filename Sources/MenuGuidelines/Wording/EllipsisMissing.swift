import MenuModel
import MenuSyntax

/// On the Mac, the title of a command that asks for more ends in an ellipsis.
struct EllipsisMissing: Guideline {
  static let page = GuidelinePage(
    id: "ellipsis-missing",
    title: Bilingual("A command that asks, without an ellipsis", ko: "입력을 받는데 줄임표가 없는 명령"),
    what: Bilingual(
      "In menus of the Mac, the title of a command that needs more input before it acts (`asks`) ends in “…”. On iPhone and iPad the ellipsis is left out as a rule.",
      ko:
        "Mac의 메뉴에서는 동작하기 전에 입력이 더 필요한 명령(`asks`)의 제목이 “…”로 끝납니다. iPhone과 iPad에서는 대체로 줄임표를 쓰지 않습니다."),
    why: Bilingual(
      "People rely on the ellipsis to know whether choosing the command does something at once.",
      ko: "사람들은 줄임표를 보고 명령이 바로 무언가를 하는지 압니다."),
    remedy: Bilingual("End the title in “…”.", ko: "제목 끝에 “…”를 붙이세요."),
    sources: [.menus2025],
    platforms: .mac,
    severity: .warning, isAboutHabits: true)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        #"menu Note "Note" { pin; move }"#,
        commands: #"pin "Pin Note" onscreen; move "Move Note" asks onscreen"#)),
    .good(
      ExampleApp.menuBar(
        #"menu Note "Note" { pin; move }"#,
        commands: #"pin "Pin Note" onscreen; move "Move Note…" asks onscreen"#)),
  ]

  static let checks: [GuidelineCheck] = [.labels(of: .commands, check)]

  @Sendable static func check(_ label: Label, _ report: inout GuidelineReport) {
    guard let id = label.command, case let command = report.expanded.command(id), command.asks,
      !label.isVerbatim, !label.isInToolbar, case let title = TitleText(label.text),
      !title.isEmpty, !title.endsInEllipsis
    else { return }
    if case .none = command.payload {} else { return }
    if label.role != .placement && !isInMenuOfMac(id, report) { return }
    var fixes: [GuidelineFix] = []
    if label.text.plural == nil {
      let raw = report.edits.raw(label.text) + "…"
      fixes = [
        GuidelineFix(
          title: Bilingual("Write “\(title.shown)…”", ko: "“\(title.shown)…” 쓰기"),
          applicability: .unsafe, edits: [report.edits.replacement(of: label.text, with: raw)])
      ]
    }
    report.finding(
      at: label.place,
      Bilingual(
        "“\(title.shown)” asks for more before it acts, so its title ends in “…” on the Mac",
        ko: "“\(title.shown)”은(는) 동작하기 전에 더 묻는 명령이므로, Mac에서는 제목이 “…”로 끝납니다"),
      fixes: fixes)
  }

  /// Whether a menu of the Mac shows a command under its own title.
  private static func isInMenuOfMac(_ id: CommandID, _ report: GuidelineReport) -> Bool {
    report.expanded.placements(of: id).contains { placement in
      guard case .menu(let number, _) = placement.site,
        !placement.platforms.isDisjoint(with: report.platforms)
      else { return false }
      return report.expanded.menus[number].entries.contains { $0.command == id && $0.title == nil }
    }
  }
}
