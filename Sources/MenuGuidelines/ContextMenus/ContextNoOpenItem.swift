import MenuModel
import MenuSyntax

/// A tap on the preview opens the item, so the menu needs no entry for it.
struct ContextNoOpenItem: Guideline {
  static let page = GuidelinePage(
    id: "context-no-open-item",
    title: Bilingual("An Open command next to a preview that opens", ko: "열어 주는 미리보기 옆의 열기 명령"),
    what: Bilingual(
      "In edition 2022 the menu of an item whose preview `opens` it has no command for the same.",
      ko: "2022년판에서는 미리보기가 `opens`로 열어 주는 대상의 메뉴에 같은 일을 하는 명령이 없습니다."),
    why: Bilingual(
      "People tap the preview to open the item; a second way to do so makes the menu longer.",
      ko: "사람들은 미리보기를 탭해 엽니다. 같은 일을 하는 방법이 하나 더 있으면 메뉴만 길어집니다."),
    remedy: Bilingual("Leave it out of the context menu.", ko: "컨텍스트 메뉴에서 빼세요."),
    sources: [.contextMenusIOS13],
    platforms: [.iOS, .iPadOS],
    severity: EditionSeverity(in2022: .warning, in2025: nil))

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Notes { platforms iOS 17 }
      commands {
        openNote "Open" symbol arrow.up.forward.square opens item onscreen
        pin "Pin" symbol pin onscreen
      }
      screen NoteList {
        item Note {
          preview NoteCard opens openNote
          context menu { openNote; pin }
        }
      }
      """),
    .good(
      """
      app Notes { platforms iOS 17 }
      commands {
        openNote "Open" symbol arrow.up.forward.square opens item onscreen
        pin "Pin" symbol pin onscreen
      }
      screen NoteList {
        item Note {
          preview NoteCard opens openNote
          context menu { pin }
        }
      }
      """),
  ]

  static let checks: [GuidelineCheck] = [.menus([.context], check)]

  @Sendable static func check(_ menu: ExpandedMenu, _ report: inout GuidelineReport) {
    guard let preview = report.expanded.item(of: menu)?.preview, let opens = preview.opens else {
      return
    }
    for entry in menu.entries {
      guard case .command(let id) = entry.kind,
        id == opens || report.module.commands[id.index].opens == .item
      else { continue }
      let name = report.expanded.spoken(entry)
      let fix = report.removal(
        of: entry, from: menu,
        title: Bilingual("Take \(name) out of the context menu", ko: "컨텍스트 메뉴에서 \(name) 빼기"))
      report.finding(
        at: entry,
        Bilingual(
          "A tap on the preview `\(preview.name.text)` opens the item already, so \(name) is not needed here",
          ko: "미리보기 `\(preview.name.text)`을(를) 탭하면 이미 열리므로, 여기에 \(name)은(는) 필요 없습니다"),
        related: [(preview.place, Bilingual("the preview", ko: "미리보기"))],
        fixes: fix.map { [$0] } ?? [])
    }
  }
}
