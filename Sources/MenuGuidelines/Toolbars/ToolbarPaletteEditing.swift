import MenuModel
import MenuSyntax

/// A customizable toolbar offers editing commands.
struct ToolbarPaletteEditing: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-palette-editing",
    title: Bilingual(
      "Editing commands that no palette offers",
      ko: "팔레트에 없는 편집 명령"),
    what: Bilingual(
      "A toolbar that people can customize offers commands on the selection, at least in its palette.",
      ko: "사용자화할 수 있는 도구 막대는 적어도 팔레트에 선택 항목에 대한 명령을 제공합니다."),
    why: Bilingual(
      "Which editing commands someone needs depends on the work, so they are what people add first.",
      ko: "어떤 편집 명령이 필요한지는 하는 일에 따라 다르므로, 사람들이 가장 먼저 추가하는 것이 편집 명령입니다."),
    remedy: Bilingual(
      "Place them with `hidden`, so that they are in the palette.",
      ko: "`hidden`과 함께 두어 팔레트에 있게 하세요."),
    sources: [.toolbarsIPadOS16],
    platforms: [.iPadOS, .macOS],
    severity: .note)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms macOS 14 }
      commands {
        compose "New Message" symbol square.and.pencil
        reply "Reply" symbol arrowshape.turn.up.left
        forward "Forward" symbol arrowshape.turn.up.right
        archive "Archive" symbol archivebox
        highlight "Highlight Text" symbol highlighter affects selection
      }
      screen Inbox {
        toolbar { macOS customizable { compose; reply; forward; archive } }
      }
      menu bar {
        app standard
        file { compose; ---; standard close }
        edit standard { highlight }
        view standard
        menu Message "Message" { reply; forward; archive }
        window standard
        help standard
      }
      """),
    .good(
      """
      app Mail { platforms macOS 14 }
      commands {
        compose "New Message" symbol square.and.pencil
        reply "Reply" symbol arrowshape.turn.up.left
        forward "Forward" symbol arrowshape.turn.up.right
        archive "Archive" symbol archivebox
        highlight "Highlight Text" symbol highlighter affects selection
      }
      screen Inbox {
        toolbar { macOS customizable { compose; reply; forward; archive; highlight hidden } }
      }
      menu bar {
        app standard
        file { compose; ---; standard close }
        edit standard { highlight }
        view standard
        menu Message "Message" { reply; forward; archive }
        window standard
        help standard
      }
      """),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    let expanded = report.expanded
    guard expanded.hasMenuBar else { return }
    for platform in report.platforms.platforms {
      let toolbars = expanded.toolbars.filter {
        $0.platform == platform && $0.canBeCustomized && !$0.isSettings
      }
      guard let first = toolbars.first else { continue }
      let isOffered = toolbars.contains { toolbar in
        toolbar.allItems.contains { entry in
          entry.command.map { expanded.module.commands[$0.index].affects == .selection } ?? false
        }
      }
      if isOffered { continue }
      let edits = expanded.module.commandIDs.first { id in
        expanded.command(id).affects == .selection && expanded.isInMenuBar(id, on: platform)
      }
      guard let command = edits else { continue }
      // On a screen that has the command, if there is one.
      let screens = Set(expanded.placements(of: command).compactMap(\.screen))
      let toolbar =
        toolbars.first { $0.screen.map { screens.contains($0) } ?? false } ?? first
      let name = report.name(of: command)
      report.finding(
        at: toolbar.header,
        Bilingual(
          "\(name) and other commands on the selection are in the menu bar but in no toolbar that people can customize",
          ko: "\(name)처럼 선택 항목에 동작하는 명령이 메뉴 막대에는 있지만 사용자화할 수 있는 도구 막대에는 없습니다"),
        platforms: PlatformSet(platform),
        related: [(expanded.command(command).name.place, Bilingual("the command", ko: "명령"))],
        fixes: fix(adding: command, to: toolbar, report).map { [$0] } ?? [])
    }
  }

  private static func fix(
    adding command: CommandID, to toolbar: ExpandedToolbar, _ report: GuidelineReport
  ) -> GuidelineFix? {
    let center = toolbar.areas.first { $0.area == .center && $0.isCustomizable }
    let place = toolbar.platform == .macOS ? toolbar.place : center?.place
    // A Mac toolbar item needs a symbol.
    guard report.expanded.command(command).image != nil, let place,
      let edit = report.edits.insertion(
        report.expanded.command(command).name.text + " hidden", atEndOf: place)
    else { return nil }
    return GuidelineFix(
      title: Bilingual("Add it to the palette", ko: "팔레트에 추가"), applicability: .unsafe,
      edits: [edit])
  }
}
