/// A symbol that stays is there.
struct IconStays: Guideline {
  static let page = GuidelinePage(
    id: "icon-stays", kind: .language,
    title: Bilingual("An icon that stays", ko: "남는 아이콘"),
    what: Bilingual(
      "From version 27 on, macOS hides the icons of its menu bar and context menus, and iPadOS those of its menu bar. `symbol NAME stays` keeps one there; `symbol none stays` is an error. The generated Swift sets `preferredImageVisibility`, and in SwiftUI the label style `titleAndIcon`.",
      ko:
        "버전 27부터 macOS는 메뉴 막대와 컨텍스트 메뉴의 아이콘을, iPadOS는 메뉴 막대의 아이콘을 숨깁니다. `symbol 이름 stays`는 아이콘을 남깁니다. `symbol none stays`는 오류입니다. 생성된 Swift는 `preferredImageVisibility`를, SwiftUI에서는 레이블 스타일 `titleAndIcon`을 지정합니다."
    ),
    why: Bilingual(
      "An icon belongs in such a menu only where it carries meaning: a place, a device, a direction.",
      ko: "이런 메뉴에서는 위치, 기기, 방향처럼 아이콘에 뜻이 있을 때만 아이콘을 둡니다."),
    sources: [.menus2026, .releaseNotes27],
    platforms: .withMenuBar,
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      app Files { platforms iOS 17 }
      commands { home "Go to Home" symbol none stays onscreen }
      """),
    .good(
      """
      app Files { platforms iOS 17 }
      commands { home "Go to Home" symbol house stays onscreen }
      """),
  ]
}
