/// An `@allow` says why.
struct AllowNeedsReason: Guideline {
  static let page = GuidelinePage(
    id: "allow-needs-reason",
    kind: .language,
    title: Bilingual("An `@allow` without a reason", ko: "이유 없는 `@allow`"),
    what: Bilingual(
      "`@allow(rule, \"reason\")` has a reason that is not empty.",
      ko: "`@allow(규칙, \"이유\")`의 이유는 비어 있지 않습니다."),
    why: Bilingual(
      "Whoever reads the file later has to know whether the reason still holds.",
      ko: "나중에 파일을 읽는 사람은 그 이유가 아직 맞는지 알아야 합니다."),
    sources: [],
    severity: .error)

  static let examples: [GuidelineExample] = [
    .bad(
      """
      commands {
        @allow(label-no-articles, " ") read "Read the Times" onscreen
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
