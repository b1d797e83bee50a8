/// The rules about images without a check.
enum UncheckedImageGuidelines {
  static let pages: [GuidelinePage] = [
    GuidelinePage(
      id: "icon-template",
      kind: .generated,
      title: Bilingual(
        "Symbols in the colour of their bar",
        ko: "막대의 색을 따르는 기호"),
      what: Bilingual(
        "Symbols in a toolbar take the colour, vibrancy and states of their bar. The generated Swift passes symbols and images on as they are, without a colour or a rendering mode, so that symbols and template images follow the bar.",
        ko:
          "도구 막대의 기호는 막대의 색상, 생동감, 상태를 따릅니다. 생성된 Swift는 기호와 이미지를 색상이나 렌더링 모드 없이 그대로 넘기므로, 기호와 템플릿 이미지는 막대를 따릅니다."
      ),
      why: Bilingual(
        "Items look right in light and dark, pressed and unavailable, without further work.",
        ko: "밝거나 어두울 때, 눌렸거나 쓸 수 없을 때에도 따로 손대지 않고 알맞게 보입니다."),
      sources: [.toolbarsIPadOS16])
  ]
}
