/// An item has a context menu or an edit menu, not both.
struct ContextXorEdit: Guideline {
  static let page = GuidelinePage(
    id: "context-xor-edit", kind: .language,
    title: Bilingual("One menu an item", ko: "항목마다 메뉴 하나"),
    what: Bilingual(
      "An item has a context menu, an edit menu, or none; a second one is an error.",
      ko: "항목에는 컨텍스트 메뉴나 편집 메뉴 가운데 하나만 있거나 아무것도 없습니다. 두 번째 메뉴는 오류입니다."),
    why: Bilingual(
      "Both open with the same gesture, so the system would have to guess which one is meant.",
      ko: "둘 다 같은 제스처로 열리므로, 둘 다 있으면 시스템이 무엇을 뜻하는지 짐작해야 합니다."),
    sources: [.contextMenus2022, .contextMenusIOS13],
    platforms: [.iOS, .iPadOS],
    severity: .error)

  static let isErrorOfLanguage = true

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms iOS 17 }
      state { hasSelection: Bool }
      commands { reply "Reply" symbol arrowshape.turn.up.left onscreen }
      screen Inbox {
        item Message {
          preview MessageCard
          context menu { reply }
          edit menu selection hasSelection { standard copy, select, selectAll }
        }
      }
      """),
    .good(
      """
      app Mail { platforms iOS 17 }
      state { hasSelection: Bool }
      commands { reply "Reply" symbol arrowshape.turn.up.left onscreen }
      screen Inbox {
        item Message {
          preview MessageCard
          context menu { reply }
        }
        item Body { edit menu selection hasSelection { standard copy, select, selectAll } }
      }
      """),
  ]
}
