/// The title in a toolbar is short.
struct ToolbarTitle: Guideline {
  static let page = GuidelinePage(
    id: "toolbar-title",
    kind: .advice,
    title: Bilingual(
      "The title of a window",
      ko: "윈도우의 제목"),
    what: Bilingual(
      "The title in a toolbar is shorter than fifteen characters, and is not the name of the app. The language gives a screen no title, so no rule can look at it.",
      ko: "툴바의 제목은 열다섯 글자보다 짧고 앱의 이름이 아닙니다. 언어에서 화면에 제목을 주지 않으므로 규칙이 확인할 수 없습니다."),
    why: Bilingual(
      "A short title leaves room for the items, and the app’s name tells nobody where they are.",
      ko: "짧은 제목은 항목을 둘 자리를 남기고, 앱의 이름은 어디에 있는지 알려 주지 않습니다."),
    sources: [.toolbars2025],
    severity: EditionSeverity(in2022: nil, in2025: .warning))
}
