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
      "Each command of a Mac toolbar, also in the customization palette, is in the menu bar too. More than three that are not there in a file are one finding.",
      ko: "Mac 도구 막대의 모든 명령은 사용자화 팔레트에 있는 것까지 메뉴 막대에도 있습니다. 한 파일에 없는 것이 세 개보다 많으면 한 번에 알립니다."),
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

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    if !report.expanded.hasMenuBar || report.module.app.isAccessory { return }
    var absent = GatheredCommands(of: page.id, in: report.module)
    let menus = Dictionary(
      grouping: report.expanded.menus.filter {
        $0.surface == .toolbarMenu && $0.platforms.contains(.macOS)
      },
      by: { report.expanded.toolbar(of: $0)?.number })
    for toolbar in report.expanded.toolbars where toolbar.platform == .macOS {
      let inMenus = menus[toolbar.number, default: []].flatMap(\.entries)
      for entry in toolbar.allItems + inMenus {
        guard let command = entry.command, !toolbar.isSettings else { continue }
        // What is always dimmed tells how things are.
        if case .constant(false)? = report.expanded.command(command).enabled { continue }
        let platforms = platforms(lacking: command, report)
        if !platforms.isEmpty { absent.add(entry, command, on: platforms, in: report.expanded) }
      }
    }
    for items in absent.findings { say(items, &report) }
  }

  /// The platforms with this toolbar whose menu bar lacks a command of it.
  private static func platforms(
    lacking command: CommandID, _ report: GuidelineReport
  ) -> PlatformSet {
    // Mac Catalyst shows the toolbar of macOS.
    var missing: PlatformSet = []
    for platform in [Platform.macOS, .macCatalyst]
    where report.expanded.platforms.contains(platform)
      && !report.expanded.isInMenuBar(command, on: platform)
    {
      missing.insert(PlatformSet(platform))
    }
    missing.formIntersection(report.platforms)
    return missing.isEmpty
      ? missing : missing.subtracting(report.expanded.barPlatforms(withTitleOf: command))
  }

  private static func say(_ items: [GatheredCommands.Item], _ report: inout GuidelineReport) {
    let names = items.names
    if items.count > 1 {
      report.finding(
        at: items,
        Bilingual(
          "\(items.count) commands are in toolbars but not in the menu bar, which has each command of a Mac toolbar too: \(names.english)",
          ko:
            "명령 \(items.count)개가 도구 막대에는 있지만 메뉴 막대에는 없습니다. Mac 도구 막대의 명령은 메뉴 막대에도 둡니다(\(names.korean))"
        ))
      return
    }
    let toolbar = report.expanded.toolbars.first { $0.place.contains(items[0].place) }
    let addition = toolbar.flatMap { fix(for: items[0].command, of: $0, report) }
    report.finding(
      at: items,
      Bilingual(
        "\(names.english) is in this toolbar but not in the menu bar, which has each command of a Mac toolbar too",
        ko: "\(names.korean) 명령이 이 도구 막대에는 있지만 메뉴 막대에는 없습니다. Mac 도구 막대의 명령은 메뉴 막대에도 둡니다"),
      fixes: addition.map { [$0] } ?? [])
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
