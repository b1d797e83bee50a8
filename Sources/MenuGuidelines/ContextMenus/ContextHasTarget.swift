/// A context menu belongs to something on screen.
struct ContextHasTarget: Guideline {
  static let page = GuidelinePage(
    id: "context-has-target", kind: .language,
    title: Bilingual("A context menu has a target", ko: "컨텍스트 메뉴에는 대상이 있음"),
    what: Bilingual(
      "A context menu belongs in an `item` or in a `background`; nowhere else can it be written.",
      ko: "컨텍스트 메뉴는 `item`이나 `background` 안에만 쓸 수 있습니다."),
    why: Bilingual(
      "The menu holds what people can do with the one thing under the finger or pointer, so without a thing there is no menu.",
      ko: "이 메뉴에는 손가락이나 포인터 아래에 있는 대상으로 할 수 있는 일이 담깁니다. 대상이 없으면 메뉴도 없습니다."),
    sources: [.contextMenus2022],
    severity: .error)

  static let isErrorOfLanguage = true
  static let leavesPartOut = true

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Mail { platforms iOS 17 }
      commands { reply "Reply" symbol arrowshape.turn.up.left onscreen }
      screen Inbox {
        context menu { reply }
      }
      """),
    .good(
      ExampleApp.contextMenu(
        of: "Message", "reply", platforms: "iOS 17",
        commands: #"reply "Reply" symbol arrowshape.turn.up.left onscreen"#)),
  ]
}
