/// A toggle shows its state in one way.
struct ToggleOneSignal: Guideline {
  static let page = GuidelinePage(
    id: "toggle-one-signal",
    kind: .generated,
    title: Bilingual("A toggle shows its state once", ko: "토글은 상태를 한 가지로 보여 줌"),
    what: Bilingual(
      "A toggle has a check mark or a title that changes, not both. The generated Swift checks a toggle with one title, and changes the title of one with two.",
      ko: "토글에는 체크 표시나 바뀌는 제목 가운데 하나만 있습니다. 생성된 Swift는 제목이 하나인 토글에는 체크 표시를 하고, 둘인 토글은 제목을 바꿉니다."),
    why: Bilingual(
      "A check mark beside “Hide Map” leaves it open whether the map shows.",
      ko: "“Hide Map” 옆에 체크 표시가 있으면 지도가 보이는지 알 수 없습니다."),
    sources: [.menus2025],
    severity: .error)
}
