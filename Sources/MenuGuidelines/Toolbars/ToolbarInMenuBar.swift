import MenuModel
import MenuSyntax

/// The menu bar has each command of a Mac toolbar.
struct ToolbarInMenuBar: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-in-menu-bar",
    title: Bilingual(
      "A toolbar command that the menu bar lacks",
      ko: "메뉴 막대에 없는 도구 막대 명령"),
    what: Bilingual(
      "Each command of a Mac toolbar, also in the customization palette, is in the menu bar too.",
      ko: "Mac 도구 막대의 모든 명령은 사용자화 팔레트에 있는 것까지 메뉴 막대에도 있습니다."),
    why: Bilingual(
      "People can hide or change the toolbar, so it cannot be the only place of a command; and the menu bar is where they search for one.",
      ko: "도구 막대는 가리거나 바꿀 수 있으므로 명령이 있는 유일한 곳이 될 수 없고, 사람들은 메뉴 막대에서 명령을 찾습니다."),
    remedy: Bilingual(
      "Place the command in the menu bar too.",
      ko: "명령을 메뉴 막대에도 배치하세요."),
    sources: [.toolbarsIPadOS16],
    platforms: [.macOS, .macCatalyst],
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        toolbar: "macOS { compose; reply; forward; archive }",
        menu: "reply; forward")),
    .good(
      ExampleApp.mail(
        toolbar: "macOS { compose; reply; forward; archive }",
        menu: "reply; forward; archive")),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.toolbars(check), .menus([.toolbarMenu], check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    if toolbar.platform != .macOS { return }
    for entry in toolbar.allItems { check(entry, of: toolbar, &report) }
  }

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.platforms.contains(.macOS), let toolbar = report.expanded.toolbar(of: menu) else {
      return
    }
    for entry in menu.entries { check(entry, of: toolbar, &report) }
  }

  private static func check(
    _ entry: ExpandedEntry, of toolbar: ExpandedToolbar, _ report: inout GuidelineReport
  ) {
    guard let command = entry.command, toolbar.platform == .macOS, !toolbar.isSettings,
      report.expanded.hasMenuBar, !report.module.app.isAccessory
    else { return }
    // Mac Catalyst shows the toolbar of macOS.
    var missing: PlatformSet = []
    for platform in [Platform.macOS, .macCatalyst]
    where report.expanded.platforms.contains(platform)
      && !report.expanded.isInMenuBar(command, on: platform)
    {
      missing.insert(PlatformSet(platform))
    }
    if missing.isEmpty { return }
    missing.subtract(report.expanded.barPlatforms(withTitleOf: command))
    if missing.isEmpty { return }
    let name = report.name(of: entry)
    report.finding(
      at: entry,
      Bilingual(
        "\(name) is in this toolbar but not in the menu bar, which has each command of a Mac toolbar too",
        ko: "\(name) 명령이 이 도구 막대에는 있지만 메뉴 막대에는 없습니다. Mac 도구 막대의 명령은 메뉴 막대에도 둡니다"),
      platforms: missing, fixes: fix(for: command, of: toolbar, report).map { [$0] } ?? [])
  }

  /// Adds the command to the menu of the menu bar that has most of the toolbar's others: one whose end is free for it.
  private static func fix(
    for command: CommandID, of toolbar: ExpandedToolbar, _ report: GuidelineReport
  ) -> GuidelineFix? {
    let expanded = report.expanded
    var counts: [Int: Int] = [:]
    for entry in toolbar.allItems {
      guard let other = entry.command, other != command else { continue }
      for placement in expanded.placements(of: other) where placement.platforms.contains(.macOS) {
        guard case .menu(let number, .bar) = placement.site,
          case .barMenu(let menu) = expanded.menus[number].owner,
          isOpenEnded(expanded.menus[number].barPlace)
        else { continue }
        counts[menu, default: 0] += 1
      }
    }
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let best, let menu = report.module.menuBar?.menus[best.key],
      let edit = report.edits.insertion(expanded.command(command).name.text, atEndOf: menu.place)
    else { return nil }
    let title = menu.title.map { report.edits.raw($0) } ?? report.edits.text(at: menu.header)
    return GuidelineFix(
      title: Bilingual("Add it to the menu \(title)", ko: "\(title) 메뉴에 추가"),
      applicability: .unsafe, edits: [edit])
  }

  /// Whether a menu may end with a command of the app's own, as those with Quit, Bring All to Front and the help may not.
  private static func isOpenEnded(_ place: StandardCommandPlace?) -> Bool {
    switch place {
    case nil, .file, .format, .view: return true
    case .app, .edit, .window, .help, .toolbar: return false
    }
  }
}
