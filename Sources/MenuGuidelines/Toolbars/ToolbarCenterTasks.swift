import MenuModel
import MenuSyntax

/// A command on the selection is in the center of an iPadOS toolbar.
struct ToolbarCenterTasks: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-center-tasks",
    title: Bilingual(
      "A command on the selection outside the center",
      ko: "가운데 밖에 있는 선택 항목 명령"),
    what: Bilingual(
      "In an iPadOS toolbar, commands that people use while they work with content are in the center area.",
      ko: "iPadOS 도구 막대에서 콘텐츠를 다루는 동안 쓰는 명령은 가운데 영역에 있습니다."),
    why: Bilingual(
      "The center is near the content, and people can arrange it for the way they work.",
      ko: "가운데는 콘텐츠와 가깝고, 사람들이 자신의 작업 방식에 맞게 배치할 수 있습니다."),
    remedy: Bilingual(
      "Move it to `center`.",
      ko: "`center`로 옮기세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS,
    severity: .note)

  /// The commands of both examples.
  private static let commands = """
    compose "New Message" symbol square.and.pencil
    reply "Reply" symbol arrowshape.turn.up.left
    highlight "Highlight Text" symbol highlighter affects selection
    """

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        "iPadOS 17",
        commands: commands,
        toolbar: """
          iPadOS editor {
            center customizable { reply }
            trailing { compose; highlight }
          }
          """)),
    .good(
      ExampleApp.mail(
        "iPadOS 17",
        commands: commands,
        toolbar: """
          iPadOS editor {
            center customizable { reply; highlight }
            trailing { compose }
          }
          """)),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems where entry.area != .center {
      guard let id = entry.command, report.expanded.command(id).affects == .selection else {
        continue
      }
      var fixes: [GuidelineFix] = []
      if let center = toolbar.areas.first(where: { $0.area == .center }), entry.toolbarGroup == nil,
        entry.includedFrom == nil, entry.condition == nil,
        let insertion = report.edits.insertion(
          report.edits.statement(of: entry), atEndOf: center.place)
      {
        fixes = [
          GuidelineFix(
            title: Bilingual("Move it to `center`", ko: "`center`(으)로 옮기기"), applicability: .unsafe,
            edits: [report.edits.removal(of: entry.place), insertion])
        ]
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) acts on the selection; such commands belong in the center of an iPadOS toolbar",
          ko: "\(name) 명령은 선택 항목에 동작합니다. 그런 명령은 iPadOS 도구 막대의 가운데에 둡니다"),
        fixes: fixes)
    }
  }
}
