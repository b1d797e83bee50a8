/// The center of an iPadOS toolbar can be customized.
struct ToolbarCenter: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-center",
    kind: .generated,
    title: Bilingual(
      "The center of an iPadOS toolbar",
      ko: "iPadOS 툴바의 가운데"),
    what: Bilingual(
      "The center area holds frequent items that people add, remove and rearrange. The generated Swift makes `centerItemGroups` of it, which people can move but not remove where they are `essential`, and which begin in the palette where they are `hidden`, and sets a `customizationIdentifier`; SwiftUI gets `toolbar(id:)`.",
      ko:
        "가운데 영역에는 사람들이 추가하고 빼고 다시 배치하는 자주 쓰는 항목이 있습니다. 생성된 Swift는 이를 `centerItemGroups`로 만들고, `essential` 항목은 옮길 수 있지만 뺄 수 없게, `hidden` 항목은 처음에 팔레트에 두며, `customizationIdentifier`를 지정합니다. SwiftUI에서는 `toolbar(id:)`를 씁니다."
    ),
    why: Bilingual(
      "What does not fit moves to the overflow menu by itself, and the choice of each person is kept.",
      ko: "들어가지 않는 것은 저절로 오버플로 메뉴로 옮겨지고, 각자의 선택은 유지됩니다."),
    sources: [.toolbarsIPadOS16],
    platforms: .iPadOS)
}
