import MenuModel
import MenuSyntax

/// A destructive item does not act on a click in an inactive window.
struct ToolbarInactiveClick: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-inactive-click",
    title: Bilingual(
      "A destructive item that works in an inactive window",
      ko: "비활성 윈도우에서 동작하는 파괴적인 항목"),
    what: Bilingual(
      "Only an item that destroys nothing may take the click that brings its window to the front.",
      ko: "아무것도 지우지 않는 항목만 윈도우를 앞으로 가져오는 클릭을 받을 수 있습니다."),
    why: Bilingual(
      "Who clicks an inactive window often only wants to bring it to the front.",
      ko: "비활성 윈도우를 클릭하는 사람은 대개 앞으로 가져오려는 것뿐입니다."),
    remedy: Bilingual(
      "Leave `clicks through` out.",
      ko: "`clicks through`를 빼세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS,
    severity: .error)

  /// The commands of both examples.
  private static let commands = """
    compose "New Message" symbol square.and.pencil
    reply "Reply" symbol arrowshape.turn.up.left
    forward "Forward" symbol arrowshape.turn.up.right
    delete "Delete" symbol trash destructive confirm "Delete this message?"
    """

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        commands: commands,
        toolbar: "macOS { compose; reply; forward; delete clicks through }",
        menu: "reply; forward; ---; delete")),
    .good(
      ExampleApp.mail(
        commands: commands,
        toolbar: "macOS { compose clicks through; reply; forward; delete }",
        menu: "reply; forward; ---; delete")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    guard toolbar.attributes.contains(.clicksThrough) else { return }
    for entry in toolbar.allItems where entry.attributes.contains(.clicksThrough) {
      guard let command = entry.command, report.expanded.command(command).isDestructive else {
        continue
      }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) is destructive, and would act on the click that brings its window to the front",
          ko: "\(name) 명령은 파괴적이어서, 윈도우를 앞으로 가져오는 클릭에 동작하면 안 됩니다"),
        fixes: report.fixByRemoving("clicks through", from: entry.place))
    }
  }
}
