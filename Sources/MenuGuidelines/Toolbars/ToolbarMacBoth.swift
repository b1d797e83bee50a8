import MenuModel
import MenuSyntax

/// An item of a Mac toolbar has a symbol and a label.
struct ToolbarMacBoth: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-mac-both",
    title: Bilingual(
      "A Mac toolbar item without symbol or label",
      ko: "기호나 레이블이 없는 Mac 도구 막대 항목"),
    what: Bilingual(
      "Each item of a Mac toolbar has both a symbol and a label. The segments of a segmented control may all be text.",
      ko: "Mac 도구 막대의 항목에는 기호와 레이블이 모두 있습니다. 분할 컨트롤의 세그먼트는 모두 텍스트여도 됩니다."),
    why: Bilingual(
      "People choose whether the toolbar shows icons, text or both, and each choice has to work.",
      ko: "사람들은 도구 막대가 아이콘, 텍스트, 또는 둘 다를 표시할지 고르며, 어느 쪽이든 쓸 수 있어야 합니다."),
    remedy: Bilingual(
      "Give the command a `symbol`, and a pull-down a title.",
      ko: "명령에는 `symbol`을, 풀다운 메뉴에는 제목을 주세요."),
    sources: [.toolbarsIPadOS16],
    platforms: .macOS,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.mail(
        toolbar: "macOS { compose; reply; forward; archive symbol none }",
        menu: "reply; forward; archive")),
    .good(
      ExampleApp.mail(
        toolbar: "macOS { compose; reply; forward; archive }",
        menu: "reply; forward; archive")),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    for entry in toolbar.allItems {
      let hasImage = report.expanded.image(of: entry) != nil
      switch entry.kind {
      case .command:
        if hasImage { continue }
        let name = report.name(of: entry)
        report.finding(
          at: entry,
          Bilingual(
            "\(name) has no symbol in this toolbar; items of a Mac toolbar have a symbol and a label",
            ko: "이 도구 막대의 \(name) 항목에 기호가 없습니다. Mac 도구 막대의 항목에는 기호와 레이블이 있습니다"),
          fixes: report.fixByShowingSymbol(of: entry).map { [$0] } ?? [])
      case .menu:
        let title = report.expanded.title(of: entry).map { TitleText($0) }
        let hasTitle = title.map { !$0.isEmpty } ?? false
        // One with neither is reported by `toolbar-icon-or-label`.
        guard hasImage != hasTitle else { continue }
        let name = report.name(of: entry)
        report.finding(
          at: entry,
          hasTitle
            ? Bilingual(
              "The pull-down \(name) has no symbol; items of a Mac toolbar have a symbol and a label",
              ko: "풀다운 메뉴 \(name)에 기호가 없습니다. Mac 도구 막대의 항목에는 기호와 레이블이 있습니다")
            : Bilingual(
              "This pull-down has no title; items of a Mac toolbar have a symbol and a label",
              ko: "이 풀다운 메뉴에 제목이 없습니다. Mac 도구 막대의 항목에는 기호와 레이블이 있습니다"))
      case .segmented(_, let choice):
        let options = report.module.choices[choice.index].options
        // Segments of text alone, such as Day, Week and Month, are a style of their own.
        guard options.contains(where: { $0.symbol != nil }),
          let bare = options.first(where: { $0.symbol == nil })
        else { continue }
        let title = report.edits.raw(bare.title)
        report.finding(
          at: entry,
          Bilingual(
            "The segment “\(title)” has no symbol; items of a Mac toolbar have a symbol and a label",
            ko: "세그먼트 “\(title)”에 기호가 없습니다. Mac 도구 막대의 항목에는 기호와 레이블이 있습니다"))
      default: continue
      }
    }
  }
}
