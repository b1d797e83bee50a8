/// An `@allow` that silences nothing is removed.
struct UnusedAllow: Guideline {
  static let page = GuidelinePage(
    id: "unused-allow",
    kind: .language,
    title: Bilingual("An `@allow` that silences nothing", ko: "아무것도 막지 않는 `@allow`"),
    what: Bilingual(
      "An `@allow` covers at least one finding of its rule, in the declaration or entry that it comes before.",
      ko: "`@allow`는 그 뒤의 선언이나 항목에서 해당 규칙이 찾은 것을 적어도 하나 덮습니다."),
    why: Bilingual(
      "An unused one would hide the next finding without anyone’s decision.",
      ko: "남아 있는 `@allow`는 누가 정하지 않았는데도 다음에 찾은 것을 감춥니다."),
    sources: [],
    severity: .warning)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        @allow(label-no-articles, "the name of the paper") read "Read News" onscreen
      }
      """),
    .good(
      """
      commands {
        @allow(label-no-articles, "the name of the paper") read "Read the Times" onscreen
      }
      """),
  ]
}
