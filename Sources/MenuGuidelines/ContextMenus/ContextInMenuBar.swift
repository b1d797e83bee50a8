import MenuModel
import MenuSyntax

/// On the Mac the menu bar has every command, also those of context menus.
struct ContextInMenuBar: Guideline {
  static let page = GuidelinePage(
    id: "context-in-menu-bar",
    title: Bilingual("A context menu command that the menu bar lacks", ko: "메뉴 막대에 없는 컨텍스트 메뉴 명령"),
    what: Bilingual(
      "On the Mac each command of a context menu, or one with its title, is in the menu bar or one of its submenus too. More than three that are not there in a file are one finding.",
      ko:
        "Mac에서는 컨텍스트 메뉴의 모든 명령이나 제목이 같은 명령이 메뉴 막대나 그 하위 메뉴에도 있습니다. 한 파일에 없는 것이 세 개보다 많으면 한 번에 알립니다."
    ),
    why: Bilingual(
      "The menu bar is where people look for everything that an app can do, and the one place where all commands can be reached by keyboard.",
      ko: "메뉴 막대는 앱이 할 수 있는 모든 일을 찾는 곳이고, 모든 명령을 키보드로 사용할 수 있는 곳입니다."),
    remedy: Bilingual(
      "Place the command in a menu of `menu bar` as well.",
      ko: "명령을 `menu bar`의 메뉴에도 넣으세요."),
    sources: [.contextMenus2022],
    platforms: [.macOS, .macCatalyst],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Reader { platforms macOS 14 }
      commands {
        share "Share…" symbol square.and.arrow.up asks onscreen
        addBookmark "Add Bookmark" symbol bookmark onscreen
      }
      screen Chapters {
        item Chapter {
          preview ChapterCard
          context menu { share; addBookmark }
        }
      }
      menu bar {
        app standard
        file { share; --- ; standard close }
        edit standard
        view standard
        window standard
        help standard
      }
      """),
    .good(
      """
      app Reader { platforms macOS 14 }
      commands {
        share "Share…" symbol square.and.arrow.up asks onscreen
        addBookmark "Add Bookmark" symbol bookmark onscreen
      }
      screen Chapters {
        item Chapter {
          preview ChapterCard
          context menu { share; addBookmark }
        }
      }
      menu bar {
        app standard
        file { share; --- ; standard close }
        edit standard
        view standard
        menu Chapter "Chapter" { addBookmark }
        window standard
        help standard
      }
      """),
  ]

  static let needsWholeModule = true

  static let checks: [GuidelineCheck] = [.module(check)]

  @Sendable static func check(_ report: inout GuidelineReport) {
    // A module without a menu bar may describe a part of an app; `menubar-window-present` says so, once.
    // An accessory app shows none.
    if report.module.menuBar == nil || report.module.app.isAccessory { return }
    var absent = GatheredCommands(of: page.id, in: report.module)
    for menu in report.expanded.contextMenus {
      let platforms = menu.platforms.intersection(report.platforms)
      for entry in menu.entries {
        guard let id = entry.command else { continue }
        var missing = platforms.subtracting(report.expanded.reach(of: id).inMenuBar)
        if missing.isEmpty { continue }
        missing.subtract(report.expanded.barPlatforms(withTitleOf: id))
        if !missing.isEmpty { absent.add(entry, id, on: missing, in: report.expanded) }
      }
    }
    for items in absent.findings {
      let names = items.names
      report.finding(
        at: items,
        items.count == 1
          ? Bilingual(
            "\(names.english) is in a context menu, but not in the menu bar, where people look for all commands",
            ko: "\(names.korean)은(는) 컨텍스트 메뉴에 있지만, 모든 명령을 찾는 곳인 메뉴 막대에는 없습니다")
          : Bilingual(
            "\(items.count) commands are in context menus, but not in the menu bar, where people look for all commands: \(names.english)",
            ko: "명령 \(items.count)개가 컨텍스트 메뉴에 있지만, 모든 명령을 찾는 곳인 메뉴 막대에는 없습니다(\(names.korean))"))
    }
  }
}
