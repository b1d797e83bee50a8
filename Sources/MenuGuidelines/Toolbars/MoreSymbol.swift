/// A More button shows an ellipsis.
struct MoreSymbol: Guideline {
  static let page = GuidelinePage(
    id: "more-symbol",
    kind: .generated,
    title: Bilingual(
      "The symbol of More",
      ko: "더 보기의 기호"),
    what: Bilingual(
      "A More button shows an ellipsis in a circle, and from the 2025 systems on an ellipsis alone. The generated Swift gives `more button` the symbol `ellipsis.circle`, or `ellipsis` in edition 2025 or where the minimum version is 26.",
      ko:
        "더 보기 버튼은 원 안의 줄임표를 보여 주고, 2025년 시스템부터는 줄임표만 보여 줍니다. 생성된 Swift는 `more button`에 `ellipsis.circle` 기호를, 2025년판이거나 최소 버전이 26이면 `ellipsis` 기호를 줍니다."
    ),
    why: Bilingual(
      "People know the symbol from every app.",
      ko: "사람들은 모든 앱에서 이 기호를 봐 왔습니다."),
    sources: [.pullDownMenusIOS14, .toolbars2025])
}
