import MenuSyntax

/// A context menu holds few entries.
struct ContextMaxItems: Guideline {
  static let page = GuidelinePage(
    id: "context-max-items",
    title: Bilingual("Too many entries in a context menu", ko: "컨텍스트 메뉴에 항목이 너무 많음"),
    what: Bilingual(
      "A context menu shows at most eight entries, and never more than twelve. A submenu counts once.",
      ko: "컨텍스트 메뉴에는 항목이 많아야 여덟 개이고, 열두 개를 넘지 않습니다. 하위 메뉴는 하나로 셉니다."),
    why: Bilingual(
      "A long menu is hard to scan and may scroll, so the way to an entry is longer than a tap elsewhere.",
      ko: "긴 메뉴는 훑어보기 어렵고 스크롤될 수 있어, 다른 곳을 탭하는 것보다 항목까지 더 오래 걸립니다."),
    remedy: Bilingual(
      "Leave out what people seldom need for this item, or put related entries into a submenu.",
      ko: "이 대상에 드물게 필요한 것은 빼거나, 관련 있는 항목을 하위 메뉴에 넣으세요."),
    sources: [.contextMenus2022, .contextMenusIOS13],
    restsOn: .menus,
    severity: .note,
    threshold: .max(8, .warning, over: 12))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "Message", "reply; forward; flag; archive; mute; block; copyLink; pin; tag",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          forward "Forward" symbol arrowshape.turn.up.right onscreen
          flag "Flag" symbol flag onscreen
          archive "Archive" symbol archivebox onscreen
          mute "Mute" symbol bell.slash onscreen
          block "Block" symbol hand.raised onscreen
          copyLink "Copy Link" symbol link onscreen
          pin "Pin" symbol pin onscreen
          tag "Tag" symbol tag onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Message", "reply; forward; flag; archive; mute; block; copyLink; pin",
        commands: """
          reply "Reply" symbol arrowshape.turn.up.left onscreen
          forward "Forward" symbol arrowshape.turn.up.right onscreen
          flag "Flag" symbol flag onscreen
          archive "Archive" symbol archivebox onscreen
          mute "Mute" symbol bell.slash onscreen
          block "Block" symbol hand.raised onscreen
          copyLink "Copy Link" symbol link onscreen
          pin "Pin" symbol pin onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "Episode",
        "play; share; copyLink; goToShow; save; playNext; resume; download; discard",
        state: "isDownloaded: Bool; isPlayed: Bool",
        commands: """
          play "Play" symbol play onscreen
          share "Share…" symbol square.and.arrow.up asks onscreen
          copyLink "Copy Link" symbol link onscreen
          goToShow "Go to Show" symbol rectangle.stack onscreen
          save "Save Episode" symbol bookmark onscreen
          playNext "Play Next" symbol text.line.first.and.arrowtriangle.forward onscreen
          resume "Resume" symbol forward enabled when !isPlayed onscreen
          download "Download" symbol arrow.down.circle enabled when !isDownloaded && !isPlayed onscreen
          discard "Discard Download" symbol xmark.bin enabled when isDownloaded onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    let count = report.expanded.usableAlternatives(of: menu).most { shown in
      report.expanded.count(of: shown.entries)
    }
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit(passedBy: count)
    report.finding(
      at: menu.header,
      Bilingual(
        "This context menu has \(count) entries; more than \(limit) are hard to take in at a glance",
        ko: "이 컨텍스트 메뉴에는 항목이 \(count)개 있습니다. 한눈에 들어오는 것은 많아야 \(limit)개입니다"),
      severity: severity)
  }
}
