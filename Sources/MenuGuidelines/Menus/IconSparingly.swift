import MenuModel
import MenuSyntax

/// Icons are for few entries of a menu.
struct IconSparingly: Guideline {
  static let page = GuidelinePage(
    id: "icon-sparingly",
    title: Bilingual("Icons on all entries of a long menu", ko: "긴 메뉴의 모든 항목에 있는 아이콘"),
    what: Bilingual(
      "A menu of the Mac’s menu bar with more than ten commands in three or more groups does not have an icon on each of them. Icons are for the most common actions and the key features of the app, for places in the file system, connected devices, visual notions such as rotating, and what people made themselves. Where version 27 hides the icons of menus, those with `stays` are on no more than half of so many commands.",
      ko:
        "Mac 메뉴 막대에서 명령이 열 개가 넘고 그룹이 세 개 이상인 메뉴에서는 모든 명령에 아이콘을 붙이지 않습니다. 아이콘은 가장 흔한 동작과 앱의 핵심 기능, 파일 시스템의 위치, 연결된 기기, 회전 같은 시각적 개념, 사용자가 만든 것에 씁니다. 버전 27이 메뉴의 아이콘을 숨기는 곳에서는 `stays`를 명령의 절반 이하에만 씁니다."
    ),
    why: Bilingual(
      "An icon helps people find an entry among entries without icons; if all have icons, none is easier to find.",
      ko: "아이콘은 아이콘이 없는 항목들 사이에서 찾는 데 도움이 됩니다. 모두에 있으면 아무것도 눈에 띄지 않습니다."),
    remedy: Bilingual(
      "Keep the icons of the groups that matter, and write `symbol none` at the others.",
      ko: "중요한 그룹의 아이콘만 남기고 나머지 항목에는 `symbol none`을 쓰세요."),
    sources: [.menus2026],
    platforms: .mac,
    restsOn: .menus,
    severity: .from2026(.note),
    threshold: .max(10))

  /// The commands of both examples.
  private static let commands = """
    rotate "Rotate Photo" symbol rotate.left onscreen
    flip "Flip Photo" symbol arrow.left.and.right onscreen
    crop "Crop Photo" symbol crop onscreen
    light "Adjust Light" symbol sun.max onscreen
    favorite "Favorite Photo" symbol heart onscreen
    tag "Tag Photo" symbol tag onscreen
    stack "Stack Photos" symbol square.stack onscreen
    hide "Hide Photo" symbol eye.slash onscreen
    info "Show Info" symbol info.circle onscreen
    map "Show Map" symbol map onscreen
    mail "Mail Photo" symbol envelope onscreen
    """

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.menuBar(
        """
        menu Photo "Photo" {
          rotate; flip; crop; light; ---; favorite; tag; stack; ---; hide; info; map; mail
        }
        """, commands: commands)),
    .good(
      ExampleApp.menuBar(
        """
        menu Photo "Photo" {
          rotate; flip; crop; light
          ---
          favorite symbol none; tag symbol none; stack symbol none
          ---
          hide symbol none; info symbol none; map symbol none; mail symbol none
        }
        """, commands: commands)),
  ]

  static let checks: [GuidelineCheck] = [
    .menus([.bar], check)
  ]

  /// As many groups as a menu has in which icons no longer help.
  private static let fewestGroups = 3

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    let entries = menu.entries.filter(\.comparesIcon)
    let count = entries.count
    guard let severity = report.severity(ofCount: count) else { return }
    let groups = Set(entries.map(\.group)).count
    for icons in ShownIcons.all(of: menu.surface, on: report.platforms, in: report.expanded) {
      let shown = entries.count { icons.shows($0, in: report.expanded) }
      if icons.onlyStaying {
        guard shown * 2 > count else { continue }
        report.finding(
          at: menu.includedAt ?? menu.header,
          Bilingual(
            "The icons of \(shown) of \(count) commands in this menu stay; icons are for few of them",
            ko: "이 메뉴의 명령 \(count)개 가운데 \(shown)개의 아이콘이 남습니다. 아이콘은 일부에만 씁니다"),
          severity: severity, platforms: icons.platforms,
          help: Bilingual(
            "Write `stays` only at the symbols that tell more than the titles.",
            ko: "제목보다 더 많은 것을 알려 주는 기호에만 `stays`를 쓰세요."))
        return
      }
      guard groups >= fewestGroups, shown == count else { continue }
      report.finding(
        at: menu.includedAt ?? menu.header,
        Bilingual(
          "All \(count) commands in the \(groups) groups of this menu have icons; icons are for the few that matter most",
          ko: "이 메뉴의 그룹 \(groups)개에 있는 명령 \(count)개에 모두 아이콘이 있습니다. 아이콘은 중요한 일부에만 씁니다"),
        severity: severity, platforms: icons.platforms)
      return
    }
  }
}
