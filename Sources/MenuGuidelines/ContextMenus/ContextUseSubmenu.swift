import MenuModel
import MenuSyntax

/// A long context menu has submenus.
struct ContextUseSubmenu: Guideline {
  static let page = GuidelinePage(
    id: "context-use-submenu",
    title: Bilingual("A long context menu without a submenu", ko: "하위 메뉴가 없는 긴 컨텍스트 메뉴"),
    what: Bilingual(
      "A context menu with more than twelve entries puts related ones into a submenu.",
      ko: "항목이 열두 개를 넘는 컨텍스트 메뉴는 관련 있는 것을 하위 메뉴에 넣습니다."),
    why: Bilingual(
      "One entry that names its contents is read faster than five in its place.",
      ko: "내용을 말해 주는 항목 하나가 다섯 항목보다 빨리 읽힙니다."),
    remedy: Bilingual(
      "Put related entries into `menu \"…\" { … }`.", ko: "관련 있는 항목을 `menu \"…\" { … }`에 넣으세요."),
    sources: [.contextMenusIOS13],
    restsOn: .menus,
    severity: .note,
    threshold: .max(12))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.contextMenu(
        of: "File",
        """
        preview; copyFile; duplicate; rename; moveFile; editTags; star; compress; getInfo; share
        `print`; copyLink; scan
        """,
        platforms: "iOS 17",
        commands: """
          preview "Preview" symbol eye onscreen
          copyFile "Copy" symbol document.on.document onscreen
          duplicate "Duplicate" symbol plus.square.on.square onscreen
          rename "Rename…" symbol pencil asks onscreen
          moveFile "Move…" symbol folder asks onscreen
          editTags "Edit Tags…" symbol tag asks onscreen
          star "Favorite" symbol star onscreen
          compress "Compress" symbol archivebox onscreen
          getInfo "Get Info" symbol info.circle onscreen
          share "Share…" symbol square.and.arrow.up asks onscreen
          print "Print…" symbol printer asks onscreen
          copyLink "Copy Link" symbol link onscreen
          scan "Scan Text" symbol doc.text.viewfinder onscreen
          """)),
    .good(
      ExampleApp.contextMenu(
        of: "File",
        """
        rename
        moveFile
        menu "Send" { share; copyLink; sendMail }
        """,
        platforms: "iOS 17",
        commands: """
          rename "Rename…" symbol pencil asks onscreen
          moveFile "Move…" symbol folder asks onscreen
          share "Share…" symbol square.and.arrow.up asks onscreen
          copyLink "Copy Link" symbol link onscreen
          sendMail "Send Mail…" symbol envelope asks onscreen
          """)),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context, .background], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level == 0 else { return }
    let count = report.expanded.count(of: menu)
    guard let severity = report.severity(ofCount: count) else { return }
    for entry in menu.entries {
      switch entry.kind {
      case .menu: return
      case .command(let id):
        guard case .none = report.module.commands[id.index].payload else { return }
      default: break
      }
    }
    report.finding(
      at: menu.header,
      Bilingual(
        "This context menu shows \(count) entries and no submenu that would shorten it",
        ko: "이 컨텍스트 메뉴에는 항목이 \(count)개 보이고, 메뉴를 줄일 하위 메뉴가 없습니다"),
      severity: severity)
  }
}
