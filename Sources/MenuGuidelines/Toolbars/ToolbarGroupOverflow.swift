/// Groups stay together in the overflow menu.
struct ToolbarGroupOverflow: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-group-overflow",
    kind: .generated,
    title: Bilingual(
      "Groups in the overflow menu",
      ko: "오버플로 메뉴의 그룹"),
    what: Bilingual(
      "The items of a group stay together when an iPadOS toolbar runs out of space. The generated Swift makes a `UIBarButtonItemGroup` of a group, with a `representativeItem` where the group has a title or a symbol.",
      ko:
        "iPadOS 툴바에 공간이 모자라면 그룹의 항목은 함께 옮겨집니다. 생성된 Swift는 그룹을 `UIBarButtonItemGroup`으로 만들고, 그룹에 제목이나 기호가 있으면 `representativeItem`을 둡니다."
    ),
    why: Bilingual(
      "Related commands are found together, wherever they stand.",
      ko: "관련 있는 명령은 어디에 있든 함께 찾을 수 있습니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS)
}
