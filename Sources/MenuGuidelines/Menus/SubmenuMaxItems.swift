import MenuModel
import MenuSyntax

/// A submenu is short.
struct SubmenuMaxItems: Guideline {
  static let page = GuidelinePage(
    id: "submenu-max-items",
    title: Bilingual("A long submenu", ko: "긴 하위 메뉴"),
    what: Bilingual(
      "A submenu has at most about five entries; one with more than ten should be a menu of its own. The system's own submenus, such as Find and Font, are as long as they are, and sizes and other figures do not count, nor do the options of a choice.",
      ko:
        "하위 메뉴의 항목은 많아야 다섯 개쯤입니다. 열 개를 넘으면 따로 메뉴가 되어야 합니다. 찾기나 서체처럼 시스템에 있는 하위 메뉴는 괜찮으며, 크기 같은 숫자와 선택지는 세지 않습니다."
    ),
    why: Bilingual(
      "A submenu is opened with a steady hand; a long one is hard to keep open and to scan.",
      ko: "하위 메뉴는 손을 움직여 열어 두어야 합니다. 길면 열어 두기도 훑어보기도 어렵습니다."),
    remedy: Bilingual(
      "Give it a menu of its own, or leave out what people seldom need.",
      ko: "따로 메뉴로 만들거나 드물게 필요한 것을 빼세요."),
    sources: [.menus2025],
    restsOn: .menus,
    severity: .note,
    threshold: .max(5, .warning, over: 10))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        share "Share…" symbol square.and.arrow.up asks onscreen
        toPDF "PDF…" verbatim asks onscreen
        toEPUB "EPUB…" verbatim asks onscreen
        toHTML "HTML…" verbatim asks onscreen
        toRTF "RTF…" verbatim asks onscreen
        toDOCX "DOCX…" verbatim asks onscreen
        toODT "ODT…" verbatim asks onscreen
      }
      screen Editor {
        item Document {
          preview Page
          context menu {
            share
            menu "Export As" {
              toPDF symbol doc; toEPUB symbol book; toHTML symbol globe
              toRTF symbol textformat; toDOCX symbol doc.text; toODT symbol doc.richtext
            }
          }
        }
      }
      """),
    .good(
      """
      commands {
        share "Share…" symbol square.and.arrow.up asks onscreen
        toPDF "PDF…" verbatim asks onscreen
        toEPUB "EPUB…" verbatim asks onscreen
        toHTML "HTML…" verbatim asks onscreen
      }
      screen Editor {
        item Document {
          preview Page
          context menu {
            share
            menu "Export As" { toPDF symbol doc; toEPUB symbol book; toHTML symbol globe }
          }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus(Set(MenuSurface.allCases), check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard menu.level > 0, !SystemSubmenus.contains(menu, report.expanded) else { return }
    let count = report.expanded.alternatives(of: menu).most { shown in
      shown.entries.count { !isOption($0) && !isFigure($0, report) }
    }
    guard let severity = report.severity(ofCount: count) else { return }
    let limit = report.limit
    report.finding(
      at: menu.includedAt ?? menu.header,
      Bilingual(
        "This submenu has \(count) entries; past about \(limit) a menu of its own is better",
        ko: "이 하위 메뉴에는 항목이 \(count)개 있습니다. \(limit)개쯤을 넘으면 따로 메뉴로 만드는 것이 낫습니다"),
      severity: severity)
  }

  /// Whether an entry is the options of a choice, which are one control, or what the app supplies.
  private static func isOption(_ entry: ExpandedEntry) -> Bool {
    if case .each = entry.kind { return true }
    return false
  }

  /// Whether an entry is a size or another value, of which people take in many at a glance.
  private static func isFigure(_ entry: ExpandedEntry, _ report: GuidelineReport) -> Bool {
    guard let first = report.expanded.titleFacts(of: entry)?.lowercased.utf8.first else {
      return false
    }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }
}
