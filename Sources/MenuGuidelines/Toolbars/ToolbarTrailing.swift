import MenuModel
import MenuSyntax

/// The trailing area shows at every size.
enum ToolbarTrailing: Guideline {
  static let rule = Rule(
    "toolbar-trailing", sources: [.toolbarsIPadOS16], platforms: .iPadOS, severity: .error,
    checks: [.toolbars(check)])

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for block in toolbar.areas where block.area == .trailing && block.isCustomizable {
      report.finding(
        at: block.place,
        Bilingual(
          "The trailing area of an iPadOS toolbar shows at every size; only `center` can be customized",
          ko: "iPadOS 도구 막대의 뒤쪽 영역은 어느 크기에서나 보입니다. `center`만 사용자화할 수 있습니다"),
        fixes: report.fixByRemoving("customizable", from: block.place))
    }
    for (place, name) in report.hiddenParts(
      of: toolbar, where: { $0.area == nil || $0.area == .trailing })
    {
      report.finding(
        at: place,
        Bilingual(
          "\(name) is hidden in the trailing area, whose items show at every size",
          ko: "\(name) 항목이 뒤쪽 영역에 숨겨져 있습니다. 이 영역의 항목은 어느 크기에서나 보입니다"),
        fixes: report.fixByRemoving("hidden", from: place, .unsafe))
    }
    var search: ExpandedEntry?
    for entry in toolbar.allItems {
      if case .search = entry.kind {
        if let search {
          let name = report.name(of: entry)
          report.finding(
            at: entry,
            Bilingual(
              "\(name) is a second search field; an iPadOS toolbar has one",
              ko: "\(name) 항목은 두 번째 검색 필드입니다. iPadOS 도구 막대의 검색 필드는 하나입니다"),
            related: [(search.place, Bilingual("the first search field", ko: "첫 번째 검색 필드"))],
            fixes: report.edits.removal(of: entry).map {
              [
                GuidelineFix(
                  title: Bilingual("Remove the second search field", ko: "두 번째 검색 필드 빼기"),
                  applicability: .unsafe, edits: [$0])
              ]
            } ?? [])
        } else {
          search = entry
        }
      }
      // From 2025 on, `toolbar-no-overflow-item` says it of macOS too.
      if report.edition == .edition2022 && report.expanded.isOverflow(entry) {
        let name = report.name(of: entry)
        report.finding(
          at: entry,
          Bilingual(
            "\(name) is an overflow menu made by hand; iPadOS makes one when space runs out",
            ko: "\(name) 항목은 직접 만든 오버플로 메뉴입니다. 공간이 모자라면 iPadOS가 만듭니다"),
          help: Bilingual(
            "Place the commands themselves.", ko: "명령을 그대로 두세요."))
      }
    }
  }
}
