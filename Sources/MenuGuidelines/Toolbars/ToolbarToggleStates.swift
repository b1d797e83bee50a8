import MenuModel
import MenuSyntax

/// A toggle in a toolbar shows its state.
struct ToolbarToggleStates: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-toggle-states",
    title: Bilingual(
      "A toggle that looks the same in both states",
      ko: "두 상태가 똑같아 보이는 토글"),
    what: Bilingual(
      "A toolbar item for a command with `on when` changes its title or its symbol with the state, unless it has the symbol of a sidebar or of a style of text, which people know. The generated Swift updates label, image and accessibility value whenever the state changes.",
      ko:
        "`on when`이 있는 명령의 도구 막대 항목은 사이드바나 널리 알려진 텍스트 스타일의 기호가 아니면 상태에 따라 제목이나 기호가 바뀝니다. 생성된 Swift는 상태가 바뀔 때마다 레이블, 이미지, 손쉬운 사용 값을 갱신합니다."
    ),
    why: Bilingual(
      "A toolbar has no checkmarks, so people could not see whether the state is on.",
      ko: "도구 막대에는 체크 표시가 없으므로 켜져 있는지 알 수 없습니다."),
    remedy: Bilingual(
      "Give the command two titles, `\"Mute\" / \"Unmute\"`, or two symbols.",
      ko: "명령에 `\"Mute\" / \"Unmute\"`처럼 두 제목이나 두 기호를 주세요."),
    sources: [.toolbarsIPadOS16],
    // The pages of 2022 say that the look changes; since then systems show which items are selected.
    severity: EditionSeverity(in2022: .error, in2025: .warning))

  static let examples: [GuidelineExample] = [
    .bad(
      ExampleApp.toolbar(
        "iOS { compose; reply; forward; star }", platforms: "iOS 17", state: "isStarred: Bool",
        commands: """
          compose "New Message" symbol square.and.pencil
          reply "Reply" symbol arrowshape.turn.up.left
          forward "Forward" symbol arrowshape.turn.up.right
          star "Star" symbol star on when isStarred
          """)),
    .good(
      ExampleApp.toolbar(
        "iOS { compose; reply; forward; star }", platforms: "iOS 17", state: "isStarred: Bool",
        commands: """
          compose "New Message" symbol square.and.pencil
          reply "Reply" symbol arrowshape.turn.up.left
          forward "Forward" symbol arrowshape.turn.up.right
          star "Star" / "Unstar" symbol star / star.fill on when isStarred
          """)),
    .good(
      ExampleApp.toolbar(
        "iOS { compose; reply; forward; bold }", platforms: "iOS 17", state: "isBold: Bool",
        commands: """
          compose "New Message" symbol square.and.pencil
          reply "Reply" symbol arrowshape.turn.up.left
          forward "Forward" symbol arrowshape.turn.up.right
          bold "Bold" symbol bold on when isBold
          """)),
    .good(
      """
      app Mail { platforms macOS 14 }
      state { pane: Pane }
      choice Pane { general "General"; accounts "Accounts" }
      commands {
        general "General" symbol gearshape on when pane == .general affects view
        accounts "Accounts" symbol at on when pane == .accounts affects view
      }
      screen Options settings {
        toolbar { macOS { general; accounts } }
      }
      menu bar { app standard; file standard; edit standard; view standard; window standard; help standard }
      """),
  ]

  static let checks: [GuidelineCheck] = [.toolbars(check)]

  @Sendable static func check(_ toolbar: ExpandedToolbar, _ report: inout GuidelineReport) {
    // Settings show which pane is selected.
    if toolbar.isSettings { return }
    for entry in toolbar.allItems {
      guard case .command(let id) = entry.kind else { continue }
      let command = report.expanded.command(id)
      if command.on == nil { continue }
      if command.titleWhenOn != nil && entry.title == nil { continue }
      if command.imageWhenOn != nil && entry.image == nil && !entry.hidesImage { continue }
      if isOfPane(entry, report.expanded) || isOfText(entry, report.expanded) { continue }
      let name = report.name(of: entry)
      report.finding(
        at: entry,
        Bilingual(
          "\(name) looks the same on and off in this toolbar; a toggle changes its title or its symbol",
          ko: "\(name) 항목이 이 도구 막대에서 켤 때와 끌 때 똑같아 보입니다. 토글은 제목이나 기호가 바뀝니다"),
        fixes: fix(for: command, at: entry, report).map { [$0] } ?? [])
    }
  }

  /// Whether an entry has the symbol of a sidebar or an inspector, which shows by itself whether it is there.
  private static func isOfPane(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    guard case .symbol(let name)? = expanded.image(of: entry) else { return false }
    return name.text.hasPrefix("sidebar.") || name.text == "rectangle.righthalf.inset.filled"
      || name.text == "rectangle.trailinghalf.inset.filled"
  }

  /// Whether an entry is for a style of text: everywhere the same symbol, which looks selected in text that has the style.
  private static func isOfText(_ entry: ExpandedEntry, _ expanded: ExpandedModule) -> Bool {
    guard case .symbol(let name)? = expanded.image(of: entry) else { return false }
    return textSymbols.contains(name.text)
  }

  private static let textSymbols: Set<String> = [
    "bold", "italic", "underline", "strikethrough", "highlighter", "superscript",
    "textformat.superscript", "subscript", "textformat.subscript", "link", "textformat",
    "chevron.left.forwardslash.chevron.right", "text.alignleft", "text.aligncenter",
    "text.alignright", "text.justify", "list.bullet", "list.number", "text.quote", "curlybraces",
  ]

  /// Adds the filled form of the symbol for the state that is on.
  private static func fix(
    for command: Command, at entry: ExpandedEntry, _ report: GuidelineReport
  ) -> GuidelineFix? {
    guard entry.image == nil, !entry.hidesImage, command.imageWhenOn == nil,
      case .symbol(let name)? = command.image, SymbolTable.contains(name.text + ".fill")
    else { return nil }
    let end = Span(name.place.span.end, name.place.span.end)
    return GuidelineFix(
      title: Bilingual(
        "Show `\(name.text).fill` while it is on", ko: "켜져 있을 때 `\(name.text).fill` 보여 주기"),
      applicability: .unsafe,
      edits: [
        Edit(place: Place(source: name.place.source, span: end), text: " / \(name.text).fill")
      ])
  }
}
